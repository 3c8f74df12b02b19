; Installer for Windows, made by Inno Setup from the frozen folder: iscc packaging\recipes\windows.iss
; Never run by us. It installs for one user, without asking for an administrator.

#define Title "Power Grid"
#define Name "powergrid-qt"
#define Id "io.github.powergrid_qt.powergrid_qt"
#define FileHandle FileOpen("..\..\powergrid_qt\__init__.py")
#expr FileRead(FileHandle)
#expr FileRead(FileHandle)
#define VersionLine FileRead(FileHandle)
#expr FileClose(FileHandle)
#define Version Copy(VersionLine, Pos('"', VersionLine) + 1, Len(VersionLine) - Pos('"', VersionLine) - 1)

[Setup]
AppId={#Id}
AppName={#Title}
AppVersion={#Version}
AppPublisher=The powergrid-qt authors
AppPublisherURL=https://github.com/powergrid-qt/powergrid-qt
DefaultDirName={autopf}\{#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename={#Name}-{#Version}-setup
SetupIconFile=..\desktop\icons\program.ico
UninstallDisplayIcon={app}\{#Title}.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[Files]
Source: "..\..\dist\{#Name}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs
Source: "..\desktop\icons\document.ico"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\{#Title}"; Filename: "{app}\{#Title}.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.pgr"; ValueType: string; ValueData: "{#Id}.record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Id}.record"; ValueType: string; ValueData: "{#Title} game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Id}.record\DefaultIcon"; ValueType: string; ValueData: "{app}\document.ico"
Root: HKA; Subkey: "Software\Classes\{#Id}.record\shell\open\command"; ValueType: string; ValueData: """{app}\{#Title}.exe"" ""%1"""
