<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
