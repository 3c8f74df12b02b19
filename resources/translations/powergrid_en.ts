<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChosenBoard</name>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n games without take-backs and hints.</source>
        <translation>
            <numerusform>From %n game without take-backs and hints.</numerusform>
            <numerusform>From %n games without take-backs and hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do not count for the rating.</source>
        <translation>
            <numerusform>%n more does not count for the rating.</numerusform>
            <numerusform>%n more do not count for the rating.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won in a row</source>
        <translation>
            <numerusform>%n game won in a row</numerusform>
            <numerusform>%n games won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted from the history.</source>
        <translation>
            <numerusform>%n game is deleted from the history.</numerusform>
            <numerusform>%n games are deleted from the history.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <translation>
            <numerusform>%n deleted game</numerusform>
            <numerusform>%n deleted games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of your own</source>
        <translation>
            <numerusform>%n board of your own</numerusform>
            <numerusform>%n boards of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>Start with %n computers</source>
        <translation>
            <numerusform>Start with %n computer</numerusform>
            <numerusform>Start with %n computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats are empty.</source>
        <translation>
            <numerusform>%n seat is empty.</numerusform>
            <numerusform>%n seats are empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakePage</name>
    <message numerus="yes">
        <source>Again in %n days</source>
        <translation>
            <numerusform>Again in %n day</numerusform>
            <numerusform>Again in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of {cities}: %n workers short</source>
        <translation>
            <numerusform>{powered} of {cities}: %n worker short</numerusform>
            <numerusform>{powered} of {cities}: %n workers short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} become {amount} cheaper</source>
        <translation>
            <numerusform>{cards} becomes {amount} cheaper</numerusform>
            <numerusform>{cards} become {amount} cheaper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities stayed dark</source>
        <translation>
            <numerusform>%n city stayed dark</numerusform>
            <numerusform>%n cities stayed dark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cities</source>
        <translation>
            <numerusform>%n new city</numerusform>
            <numerusform>%n new cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait today</source>
        <translation>
            <numerusform>%n waits today</numerusform>
            <numerusform>%n wait today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRefusals</name>
    <message numerus="yes">
        <source>%n more tries, then this machine waits a minute.</source>
        <translation>
            <numerusform>%n more try, then this machine waits a minute.</numerusform>
            <numerusform>%n more tries, then this machine waits a minute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Connected again. %n moves since.</source>
        <translation>
            <numerusform>Connected again. %n move since.</numerusform>
            <numerusform>Connected again. %n moves since.</numerusform>
        </translation>
    </message>
</context>
</TS>
