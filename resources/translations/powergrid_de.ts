<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Power Grid</source>
        <translation>Über Funkenschlag</translation>
    </message>
    <message>
        <source>powergrid-qt {version} · MIT licence</source>
        <translation>powergrid-qt {version} · MIT-Lizenz</translation>
    </message>
    <message>
        <source>Nothing is fetched from a network or sent to one, and nothing listens there, unless you open or join a table. Games, settings and logs stay on this computer.</source>
        <translation>Nichts wird aus einem Netz geholt oder dorthin geschickt, und nichts horcht dort, es sei denn, du öffnest einen Tisch oder setzt dich an einen. Spiele, Einstellungen und Protokolle bleiben auf diesem Rechner.</translation>
    </message>
    <message>
        <source>With thanks to</source>
        <translation>Mit Dank an</translation>
    </message>
    <message>
        <source>Python (PSF licence), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU), OpenSSL (Apache 2.0).</source>
        <translation>Python (PSF-Lizenz), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU), OpenSSL (Apache 2.0).</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Coastlines and borders: Natural Earth, public domain.</source>
        <translation>Küsten und Grenzen: Natural Earth, gemeinfrei.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby, SIL Open Font License 1.1.</source>
        <translation>Inter von Rasmus Andersson und Barlow Condensed von Jeremy Tribby, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The players&apos; colours follow Okabe and Ito, for all kinds of eyes.</source>
        <translation>Die Spielerfarben folgen Okabe und Ito, damit alle Augen sie unterscheiden.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>The board game for two to six people and computer players, on {count} boards, as a free program by people who like the game.</source>
        <translation>Das Brettspiel für zwei bis sechs Menschen und Computerspieler, auf {count} Spielplänen, als freies Programm von Leuten, die das Spiel mögen.</translation>
    </message>
    <message>
        <source>This is an independent program. Power Grid, Funkenschlag and Hoogspanning are names of a game by Friedemann Friese, published by 2F-Spiele and others, and belong to their owners. Nobody of them has made, approved or paid for this program, and it uses none of their artwork.</source>
        <translation>Dies ist ein unabhängiges Programm. Funkenschlag, Power Grid und Hoogspanning sind Namen eines Spiels von Friedemann Friese, erschienen bei 2F-Spiele und anderen, und gehören ihren Inhabern. Niemand von ihnen hat dieses Programm gemacht, geprüft oder bezahlt, und es verwendet keine ihrer Zeichnungen.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Take back together</source>
        <translation>Gemeinsam zurücknehmen</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>Weiter zurück</translation>
    </message>
    <message>
        <source>Not so far</source>
        <translation>Nicht so weit</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Alles so lassen</translation>
    </message>
    <message>
        <source>This would be taken back, the last move first:</source>
        <translation>Das würde zurückgenommen, der letzte Zug zuerst:</translation>
    </message>
    <message>
        <source>{names}: do you all agree?</source>
        <translation>{names}: Seid ihr alle einverstanden?</translation>
    </message>
    <message>
        <source>Computer players may then decide otherwise.</source>
        <translation>Computerspieler entscheiden dann vielleicht anders.</translation>
    </message>
    <message>
        <source>It goes no further back: this was the first decision.</source>
        <translation>Weiter zurück geht es nicht: Das war die erste Entscheidung.</translation>
    </message>
    <message>
        <source>It goes no further back. {why}</source>
        <translation>Weiter zurück geht es nicht. {why}</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} {fuel}</translation>
    </message>
    <message>
        <source>{amount} €</source>
        <translation>{amount} €</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Judge the decisions of the computer players, too</source>
        <translation>Auch die Entscheidungen der Computerspieler beurteilen</translation>
    </message>
    <message>
        <source>{done} of {total} moves</source>
        <translation>{done} von {total} Zügen</translation>
    </message>
    <message>
        <source>Expected place after each decision, by round</source>
        <translation>Erwarteter Platz nach jeder Entscheidung, nach Runden</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} moves</source>
        <translation>Angehalten nach {done} von {total} Zügen</translation>
    </message>
    <message>
        <source>No costly decision so far.</source>
        <translation>Bisher keine teure Entscheidung.</translation>
    </message>
    <message>
        <source>No costly decision: the expert would have done no better.</source>
        <translation>Keine teure Entscheidung: Der Experte hätte es nicht besser gemacht.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Of all that was at stake in the decisions of this game, so much was not lost. 100 %: as good as the expert.</source>
        <translation>So viel von dem, was bei den Entscheidungen dieses Spiels auf dem Spiel stand, ging nicht verloren. 100 %: so gut wie der Experte.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>Den Experten die Entscheidungen dieses Spiels beurteilen lassen</translation>
    </message>
    <message>
        <source>Which decisions cost you most, and what the expert would have done instead. It takes a minute or two; you can go on meanwhile.</source>
        <translation>Welche Entscheidungen dich am meisten gekostet haben, und was der Experte stattdessen getan hätte. Es dauert ein bis zwei Minuten; du kannst inzwischen weitermachen.</translation>
    </message>
</context>
<context>
    <name>Analyst</name>
    <message>
        <source>its process has ended</source>
        <translation>ihr Prozess wurde beendet</translation>
    </message>
    <message>
        <source>The analysis could not go on: {reason}.</source>
        <translation>Die Analyse konnte nicht weitergehen: {reason}.</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>The pictures are being put together.</source>
        <translation>Die Bilder werden zusammengesetzt.</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>It has not worked: {reason}</source>
        <translation>Das hat nicht geklappt: {reason}</translation>
    </message>
    <message>
        <source>The game as a moving picture</source>
        <translation>Die Partie als bewegtes Bild</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren ...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>{size} pixels</source>
        <translation>{size} Pixel</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Make this turn and play the game to its end</source>
        <translation>Diesen Zug machen und das Spiel zu Ende spielen</translation>
    </message>
</context>
<context>
    <name>AttachAction</name>
    <message>
        <source>{name}, choose the plant for the transformer station: it powers one city more.</source>
        <translation>{name}, wähle das Kraftwerk für das Umspannwerk: Es versorgt eine Stadt mehr.</translation>
    </message>
    <message>
        <source>Attach to {plant}</source>
        <translation>An {plant} anlegen</translation>
    </message>
</context>
<context>
    <name>AuctionControls</name>
    <message>
        <source>1 less</source>
        <translation>1 weniger</translation>
    </message>
    <message>
        <source>1 less (-)</source>
        <translation>1 weniger (-)</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 mehr</translation>
    </message>
    <message>
        <source>1 more (+)</source>
        <translation>1 mehr (+)</translation>
    </message>
    <message>
        <source>5 more</source>
        <translation>5 mehr</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Your bid; + and - change it</source>
        <translation>Dein Gebot; + und - ändern es</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>bis zu</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Für mich bieten bis</translation>
    </message>
    <message>
        <source>Bid for me up to this amount: 1 more whenever somebody raises</source>
        <translation>Bis zu diesem Betrag für mich bieten: 1 mehr, sobald jemand erhöht</translation>
    </message>
    <message>
        <source>{card}, from {price}</source>
        <translation>{card}, ab {price}</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} bis {highest}</translation>
    </message>
    <message>
        <source>{bid}: plan holds</source>
        <translation>{bid}: Plan geht auf</translation>
    </message>
</context>
<context>
    <name>AuctionStanding</name>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation>bietet {amount}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>noch dabei</translation>
    </message>
</context>
<context>
    <name>AutomaticMoves</name>
    <message>
        <source>{name} cannot afford a card (from {price}) and passes.</source>
        <translation>{name} kann sich keine Karte leisten (ab {price}) und passt.</translation>
    </message>
    <message>
        <source>{name} can buy only one card.</source>
        <translation>{name} kann nur eine Karte kaufen.</translation>
    </message>
    <message>
        <source>{name} has no plant that can run.</source>
        <translation>{name} hat kein Kraftwerk, das laufen kann.</translation>
    </message>
    <message>
        <source>{name}&apos;s plants run by themselves.</source>
        <translation>Die Kraftwerke von {name} laufen von selbst.</translation>
    </message>
    <message>
        <source>{name} can neither build nor place nor hire.</source>
        <translation>{name} kann weder bauen noch anlegen noch einstellen.</translation>
    </message>
    <message>
        <source>{name} cannot afford to build (from {price}), nor place a card, nor hire: the expansion is skipped.</source>
        <translation>{name} kann weder bauen (ab {price}) noch eine Karte legen noch jemanden einstellen: Der Ausbau entfällt.</translation>
    </message>
    <message>
        <source>There was only one choice for {name}.</source>
        <translation>Für {name} gab es nur eine Möglichkeit.</translation>
    </message>
    <message>
        <source>{name} cannot afford any fuel (from {price}): the buying turn is skipped.</source>
        <translation>{name} kann sich keinen Rohstoff leisten (ab {price}): Der Einkauf entfällt.</translation>
    </message>
    <message>
        <source>{name} cannot afford a city (from {price}): the building turn is skipped.</source>
        <translation>{name} kann sich keine Stadt leisten (ab {price}): Das Bauen entfällt.</translation>
    </message>
    <message>
        <source>{name} cannot bid {amount} for {card} and passes.</source>
        <translation>{name} kann keine {amount} für {card} bieten und passt.</translation>
    </message>
    <message>
        <source>{amount} is bid for {name} automatically ({card}).</source>
        <translation>Für {name} werden automatisch {amount} geboten ({card}).</translation>
    </message>
    <message>
        <source>{name}&apos;s plants are full: nothing to buy</source>
        <translation>Die Kraftwerke von {name} sind voll: nichts zu kaufen</translation>
    </message>
    <message>
        <source>{name}&apos;s plants burn nothing: nothing to buy</source>
        <translation>Die Kraftwerke von {name} verbrauchen nichts: nichts zu kaufen</translation>
    </message>
    <message>
        <source>What {name}&apos;s plants burn is sold out: nothing to buy</source>
        <translation>Was die Kraftwerke von {name} verbrauchen, ist ausverkauft: nichts zu kaufen</translation>
    </message>
    <message>
        <source>No city has room for {name}: nothing to build</source>
        <translation>Keine Stadt hat Platz für {name}: nichts zu bauen</translation>
    </message>
    <message>
        <source>{name} cannot pay for any fuel: nothing to buy</source>
        <translation>{name} kann keinen Rohstoff bezahlen: nichts zu kaufen</translation>
    </message>
    <message>
        <source>{name} cannot pay for any city: nothing to build</source>
        <translation>{name} kann keine Stadt bezahlen: nichts zu bauen</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>{cities} lit</source>
        <translation>{cities} versorgt</translation>
    </message>
    <message>
        <source>{cities} lit, {count} more than {name}</source>
        <translation>{cities} versorgt, {count} mehr als {name}</translation>
    </message>
    <message>
        <source>{cities} lit like {name}, and {money} more in hand</source>
        <translation>{cities} versorgt wie {name}, und {money} mehr in der Kasse</translation>
    </message>
    <message>
        <source>{cities} lit like {name}; the tie-break decided</source>
        <translation>{cities} versorgt wie {name}; der Gleichstand wurde aufgelöst</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>{name} was never behind</source>
        <translation>{name} lag nie zurück</translation>
    </message>
    <message>
        <source>In no round did anybody light more cities.</source>
        <translation>In keiner Runde hat jemand mehr Städte versorgt.</translation>
    </message>
    <message>
        <source>Only the last round: {name} passes {rival}</source>
        <translation>Erst in der letzten Runde: {name} überholt {rival}</translation>
    </message>
    <message>
        <source>Round {round}: {name} passes {rival}</source>
        <translation>Runde {round}: {name} überholt {rival}</translation>
    </message>
    <message>
        <source>{cities} lit, and from then on nobody lit more.</source>
        <translation>{cities} versorgt, und von da an niemand mehr als das.</translation>
    </message>
    <message>
        <source>{card} for {price}</source>
        <translation>{card} für {price}</translation>
    </message>
    <message>
        <source>In this round: {done}.</source>
        <translation>In dieser Runde: {done}.</translation>
    </message>
    <message>
        <source>{name} paid {price} for {card}</source>
        <translation>{name} zahlte {price} für {card}</translation>
    </message>
    <message>
        <source>With a discount: the bid was {price}.</source>
        <translation>Mit Rabatt: Geboten waren {price}.</translation>
    </message>
    <message>
        <source>Nobody else wanted it.</source>
        <translation>Sonst wollte es niemand.</translation>
    </message>
    <message>
        <source>{name} had bid {price}.</source>
        <translation>{name} hatte {price} geboten.</translation>
    </message>
    <message>
        <source>Dearest auction</source>
        <translation>Teuerste Versteigerung</translation>
    </message>
    <message>
        <source>{name}: {price} a city</source>
        <translation>{name}: {price} je Stadt</translation>
    </message>
    <message>
        <source>{price} for {cities}</source>
        <translation>{price} für {cities}</translation>
    </message>
    <message>
        <source>Cheapest network</source>
        <translation>Billigstes Netz</translation>
    </message>
</context>
<context>
    <name>BidAction</name>
    <message>
        <source>{bid} (costs {price})</source>
        <translation>{bid} (kostet {price})</translation>
    </message>
    <message>
        <source>You cannot pay {amount}.</source>
        <translation>Du kannst {amount} nicht bezahlen.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Choose a card of the market first.</source>
        <translation>Wähle zuerst eine Karte aus dem Markt.</translation>
    </message>
    <message>
        <source>Bid {amount}, up to {limit}</source>
        <translation>{amount} bieten, bis {limit}</translation>
    </message>
</context>
<context>
    <name>BlockCard</name>
    <message>
        <source>No card chosen yet</source>
        <translation>Noch keine Karte gewählt</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>For {span} players</source>
        <translation>Für {span} Spieler</translation>
    </message>
</context>
<context>
    <name>BoardGrid</name>
    <message>
        <source>No board is called like that, and no city.</source>
        <translation>Kein Spielplan heißt so, und keine Stadt.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>eigener</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>{name} is {count} cities that are joined for nothing: {cities}.</source>
        <translation>{name} besteht aus {count} Städten, deren Verbindung nichts kostet: {cities}.</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>Uncertain: {a} – {b} costs {chosen} here, elsewhere {others}.</source>
        <translation>Unsicher: {a} – {b} kostet hier {chosen}, anderswo {others}.</translation>
    </message>
</context>
<context>
    <name>BoardOffer</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Keep among my boards</source>
        <translation>Bei meinen Plänen behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{edition}: for {players} players</source>
        <translation>{edition}: für {players} Spieler</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>{price} on paper</source>
        <translation>{price} auf Papier</translation>
    </message>
    <message>
        <source>{price} if you built now</source>
        <translation>{price}, wenn du jetzt bauen würdest</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>{cities} cities in {regions} regions, {connections} connections</source>
        <translation>{cities} Städte in {regions} Gebieten, {connections} Verbindungen</translation>
    </message>
    <message>
        <source>a reconstruction</source>
        <translation>eine Rekonstruktion</translation>
    </message>
    <message>
        <source>City, slots for {prices}</source>
        <translation>Stadt, Felder für {prices}</translation>
    </message>
    <message>
        <source>place for a plant</source>
        <translation>Feld für ein Kraftwerk</translation>
    </message>
    <message>
        <source>place for a shelter</source>
        <translation>Feld für eine Unterkunft</translation>
    </message>
    <message>
        <source>cost: a shuffled tile</source>
        <translation>Kosten: ein gemischtes Plättchen</translation>
    </message>
    <message>
        <source>cost of a connection</source>
        <translation>Kosten einer Verbindung</translation>
    </message>
    <message>
        <source>In play: {some_cities} of {cities} cities, {some_regions} of {regions} regions, {some_connections} of {connections} connections</source>
        <translation>Im Spiel: {some_cities} von {cities} Städten, {some_regions} von {regions} Gebieten, {some_connections} von {connections} Verbindungen</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>house of {0}</source>
        <translation>Haus: {0}</translation>
    </message>
    <message>
        <source>plant of {0}</source>
        <translation>Kraftwerk: {0}</translation>
    </message>
    <message>
        <source>shelter of {0}</source>
        <translation>Unterkunft: {0}</translation>
    </message>
    <message>
        <source>house of {0} planned</source>
        <translation>geplantes Haus: {0}</translation>
    </message>
    <message>
        <source>plant of {0} planned</source>
        <translation>Kraftwerk geplant: {0}</translation>
    </message>
    <message>
        <source>shelter of {0} planned</source>
        <translation>Unterkunft geplant: {0}</translation>
    </message>
    <message>
        <source>costs {price}</source>
        <translation>kostet {price}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>connected with {cities}</source>
        <translation>verbunden mit {cities}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>damals</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>plant place, taken by {owner}</source>
        <translation>Kraftwerksplatz, belegt von {owner}</translation>
    </message>
    <message>
        <source>shelter place, taken by {owner}</source>
        <translation>Unterkunftsplatz, belegt von {owner}</translation>
    </message>
    <message>
        <source>plant place, free: {price}</source>
        <translation>Kraftwerksplatz, frei: {price}</translation>
    </message>
    <message>
        <source>shelter place, free: {price}</source>
        <translation>Unterkunftsplatz, frei: {price}</translation>
    </message>
    <message>
        <source>{city}: {place}</source>
        <translation>{city}: {place}</translation>
    </message>
    <message>
        <source>No room for a house now</source>
        <translation>Jetzt kein Platz für ein Haus</translation>
    </message>
    <message>
        <source>The next house: {price}</source>
        <translation>Das nächste Haus: {price}</translation>
    </message>
    <message>
        <source>plant place free</source>
        <translation>Kraftwerksplatz frei</translation>
    </message>
    <message>
        <source>shelter place free</source>
        <translation>Unterkunftsplatz frei</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board: {0}</source>
        <translation>Spielplan: {0}</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A game that is not here any more</source>
        <translation>Ein Spiel, das nicht mehr da ist</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>The game as it was</source>
        <translation>Das Spiel, wie es war</translation>
    </message>
    <message>
        <source>Round {round}, the other move</source>
        <translation>Runde {round}, der andere Zug</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Runde {round}, {phase}</translation>
    </message>
    <message>
        <source>{place} · {count} powered</source>
        <translation>{place} · {count} versorgt</translation>
    </message>
    <message>
        <source>{name}: {powered}, {place}</source>
        <translation>{name}: {powered}, {place}</translation>
    </message>
    <message>
        <source>{count} powered as before</source>
        <translation>{count} versorgt wie zuvor</translation>
    </message>
    <message>
        <source>{count} powered instead of {before}</source>
        <translation>{count} versorgt statt {before}</translation>
    </message>
    <message>
        <source>{place} as before</source>
        <translation>{place} wie zuvor</translation>
    </message>
    <message>
        <source>{place} instead of {before}</source>
        <translation>{place} statt {before}</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {move}</source>
        <translation>Runde {round}, {name}: {move}</translation>
    </message>
    <message>
        <source>In round {round}, {name}: “{move}” instead of “{before}”</source>
        <translation>In Runde {round}, {name}: „{move}“ statt „{before}“</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branches of this game</source>
        <translation>Verzweigungen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>BuildingAction</name>
    <message>
        <source>{name}, extend your network: click cities.</source>
        <translation>{name}, erweitere dein Stromnetz: Klicke Städte an.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Build {cities} for {price}</source>
        <translation>{cities} für {price} bauen</translation>
    </message>
    <message>
        <source>Choose cities</source>
        <translation>Städte wählen</translation>
    </message>
</context>
<context>
    <name>BuildingControls</name>
    <message>
        <source>{connection} for the way and {slot} for the house. Click: take back</source>
        <translation>{connection} für den Weg und {slot} für das Haus. Klick: zurücknehmen</translation>
    </message>
    <message>
        <source>No city is planned yet.</source>
        <translation>Noch keine Stadt geplant.</translation>
    </message>
    <message>
        <source>{cities} for {price}</source>
        <translation>{cities} für {price}</translation>
    </message>
    <message>
        <source>Money {money} → {left}</source>
        <translation>Geld {money} → {left}</translation>
    </message>
</context>
<context>
    <name>BuyingAction</name>
    <message>
        <source>{name}, buy resources: click tokens in the market.</source>
        <translation>{name}, kaufe Rohstoffe: Klicke sie im Markt an.</translation>
    </message>
    <message>
        <source>You hold the fuel for that already.</source>
        <translation>Die Rohstoffe dafür hast du schon.</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Für {price} kaufen</translation>
    </message>
    <message>
        <source>Choose resources</source>
        <translation>Rohstoffe wählen</translation>
    </message>
</context>
<context>
    <name>BuyingControls</name>
    <message>
        <source>Warehouse: {tokens}</source>
        <translation>Lagerhalle: {tokens}</translation>
    </message>
    <message>
        <source>{money} → {left}</source>
        <translation>{money} → {left}</translation>
    </message>
    <message>
        <source>Your money now and after this purchase</source>
        <translation>Dein Geld jetzt und nach diesem Kauf</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>card −{n}</source>
        <translation>Karte −{n}</translation>
    </message>
    <message>
        <source>worker −{n}</source>
        <translation>Saison −{n}</translation>
    </message>
    <message>
        <source>{n} robots</source>
        <translation>{n} Roboter</translation>
    </message>
    <message>
        <source>place +{n}</source>
        <translation>Platz +{n}</translation>
    </message>
    <message>
        <source>plant +{n}</source>
        <translation>Werk +{n}</translation>
    </message>
    <message>
        <source>3 sites</source>
        <translation>3 Felder</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>burns {n} {fuels}</source>
        <translation>verbraucht {n} {fuels}</translation>
    </message>
    <message>
        <source>burns nothing</source>
        <translation>verbraucht nichts</translation>
    </message>
    <message>
        <source>needs {workers}</source>
        <translation>braucht {workers}</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <translation>versorgt {cities}</translation>
    </message>
    <message>
        <source>houses {workers}</source>
        <translation>Platz für {workers}</translation>
    </message>
    <message>
        <source>powers {cities} with the transformer station</source>
        <translation>versorgt mit dem Umspannwerk {cities}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Shelter {number}</source>
        <translation>Unterkunft {number}</translation>
    </message>
    <message>
        <source>Plant {number}</source>
        <translation>Kraftwerk {number}</translation>
    </message>
</context>
<context>
    <name>ChoosingAction</name>
    <message>
        <source>Choose on the map</source>
        <translation>Auf dem Spielplan wählen</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>{name} nehmen</translation>
    </message>
    <message>
        <source>Click a place on the map first.</source>
        <translation>Klicke zuerst einen Ort auf dem Spielplan an.</translation>
    </message>
</context>
<context>
    <name>ChoosingControls</name>
    <message>
        <source>Click on the map, or choose here:</source>
        <translation>Klicke auf den Spielplan oder wähle hier:</translation>
    </message>
</context>
<context>
    <name>ChosenBoard</name>
    <message>
        <source>Where the board and the rules come from</source>
        <translation>Woher Spielplan und Regeln stammen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Lesson: {title} · {minutes} min</source>
        <translation>Lektion: {title} · {minutes} Min.</translation>
    </message>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n Weg</numerusform>
            <numerusform>%n Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Spieler</translation>
    </message>
    <message>
        <source>The board&apos;s file does not name this edition.</source>
        <translation>Die Datei des Spielplans nennt diese Ausgabe nicht.</translation>
    </message>
    <message>
        <source>{edition} is played on {boards}.</source>
        <translation>{edition} wird auf diesen Spielplänen gespielt: {boards}.</translation>
    </message>
</context>
<context>
    <name>CityTrack</name>
    <message>
        <source>Most cities: {count}</source>
        <translation>Meiste Städte: {count}</translation>
    </message>
    <message>
        <source>step 2 at {cities}</source>
        <translation>Stufe 2 bei {cities}</translation>
    </message>
    <message>
        <source>end at {cities}</source>
        <translation>Ende bei {cities}</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>“{nothing}” would be costly: H tells what is better.</source>
        <translation>„{nothing}“ wäre teuer: H sagt, was besser ist.</translation>
    </message>
    <message>
        <source>“{nothing}” would be costly.</source>
        <translation>„{nothing}“ wäre teuer.</translation>
    </message>
    <message>
        <source>This would be costly.</source>
        <translation>Das wäre teuer.</translation>
    </message>
    <message>
        <source>This would be costly: H tells what is better.</source>
        <translation>Das wäre teuer: H sagt, was besser ist.</translation>
    </message>
    <message>
        <source>Your coach has a look. Once more: do it at once.</source>
        <translation>Der Coach sieht es sich an. Noch einmal: gleich ausführen.</translation>
    </message>
    <message>
        <source>Look again: {question}</source>
        <translation>Schau noch mal: {question}</translation>
    </message>
</context>
<context>
    <name>CoachChoice</name>
    <message>
        <source>With a coach</source>
        <translation>Mit Coach</translation>
    </message>
    <message>
        <source>How much is much</source>
        <translation>Wie viel viel ist</translation>
    </message>
    <message>
        <source>What a move must cost before the coach says something</source>
        <translation>Was ein Zug kosten muss, bevor der Coach etwas sagt</translation>
    </message>
    <message>
        <source>from a quarter of a place</source>
        <translation>ab einem Viertel Platz</translation>
    </message>
    <message>
        <source>from half a place</source>
        <translation>ab einem halben Platz</translation>
    </message>
    <message>
        <source>from a whole place</source>
        <translation>ab einem ganzen Platz</translation>
    </message>
    <message>
        <source>“Look again” before a move that costs much, twice at most. Not rated.</source>
        <translation>„Schau noch mal“ vor einem Zug, der viel kostet, höchstens zweimal. Ohne Wertung.</translation>
    </message>
    <message>
        <source>Only where all people sit here</source>
        <translation>Nur wenn alle Menschen hier sitzen</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>{color}: click for another one</source>
        <translation>{color}: Klick für eine andere</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Red square</source>
        <translation>Rotes Quadrat</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Blaues Haus</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Grünes Dreieck</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Gelbe Raute</translation>
    </message>
    <message>
        <source>Purple circle</source>
        <translation>Lila Kreis</translation>
    </message>
    <message>
        <source>Black hexagon</source>
        <translation>Schwarzes Sechseck</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>What is there to say of this move?</source>
        <translation>Was ist zu diesem Zug zu sagen?</translation>
    </message>
    <message>
        <source>Keep the comment</source>
        <translation>Kommentar behalten</translation>
    </message>
    <message>
        <source>Keep it with the game (Enter)</source>
        <translation>Mit dem Spiel aufbewahren (Eingabetaste)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take this comment away</source>
        <translation>Diesen Kommentar löschen</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>In reserve: {card}</source>
        <translation>In Reserve: {card}</translation>
    </message>
    <message>
        <source>Locked: a building on the board opens it</source>
        <translation>Blockiert: ein Bauwerk auf dem Spielplan schaltet es frei</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>{workers} permanent workers in {places} places</source>
        <translation>Dauerhafte Arbeitskräfte: {workers} auf {places} Plätzen</translation>
    </message>
    <message>
        <source>{workers} seasonal workers</source>
        <translation>Saisonkräfte: {workers}</translation>
    </message>
    <message>
        <source>{robots} robots</source>
        <translation>{robots} Roboter</translation>
    </message>
    <message>
        <source>{need} needed to run everything</source>
        <translation>{need} nötig, um alles zu betreiben</translation>
    </message>
</context>
<context>
    <name>CompanyPanel</name>
    <message>
        <source>Company board of {name}</source>
        <translation>Firmentableau von {name}</translation>
    </message>
    <message>
        <source>The company before</source>
        <translation>Die Firma davor</translation>
    </message>
    <message>
        <source>The next company</source>
        <translation>Die nächste Firma</translation>
    </message>
    <message>
        <source>Back to one&apos;s own company</source>
        <translation>Zurück zur eigenen Firma</translation>
    </message>
</context>
<context>
    <name>CompanyPart</name>
    <message>
        <source>{n} placed</source>
        <translation>{n} ausgelegt</translation>
    </message>
    <message>
        <source>a card can be placed</source>
        <translation>eine Karte passt</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Make a robot</source>
        <translation>Einen Roboter bauen</translation>
    </message>
    <message>
        <source>A worker makes a robot this round</source>
        <translation>Eine Arbeitskraft baut in dieser Runde einen Roboter</translation>
    </message>
</context>
<context>
    <name>CompanyView</name>
    <message>
        <source>Plant space {n}</source>
        <translation>Kraftwerksfeld {n}</translation>
    </message>
    <message>
        <source>Shelter space {n}</source>
        <translation>Unterkunftsfeld {n}</translation>
    </message>
    <message>
        <source>{lit} of {power}</source>
        <translation>{lit} von {power}</translation>
    </message>
    <message>
        <source>{n} lit</source>
        <translation>{n} hell</translation>
    </message>
    <message>
        <source>Open spaces: {open} of {all}</source>
        <translation>Offene Felder: {open} von {all}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>open, empty</source>
        <translation>offen, leer</translation>
    </message>
    <message>
        <source>{space}, {state}</source>
        <translation>{space}, {state}</translation>
    </message>
    <message>
        <source>{space}: {card}</source>
        <translation>{space}: {card}</translation>
    </message>
    <message>
        <source>Click: take it back</source>
        <translation>Klick: zurücknehmen</translation>
    </message>
    <message>
        <source>Placed; its place in the reserve</source>
        <translation>Ausgelegt; ihr Platz in der Reserve</translation>
    </message>
    <message>
        <source>In reserve: {card}</source>
        <translation>In Reserve: {card}</translation>
    </message>
    <message>
        <source>Click or drag it onto a space</source>
        <translation>Klicke oder ziehe sie auf ein Feld</translation>
    </message>
    <message>
        <source>lights {lit} of {cities}, {short} workers short</source>
        <translation>versorgt {lit} von {cities}, es fehlen {short} Arbeitskräfte</translation>
    </message>
    <message>
        <source>lights {cities}</source>
        <translation>versorgt {cities}</translation>
    </message>
    <message>
        <source>It would lie here</source>
        <translation>Sie läge dann hier</translation>
    </message>
</context>
<context>
    <name>ComputerPace</name>
    <message>
        <source>Let the computers go on</source>
        <translation>Die Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip ahead: do not wait any longer (Space)</source>
        <translation>Überspringen: nicht länger warten (Leertaste)</translation>
    </message>
    <message>
        <source>Speed of the computer players: {speed}</source>
        <translation>Tempo der Computerspieler: {speed}</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Computers move slowly enough to follow each move</source>
        <translation>Computer ziehen so langsam, dass man jedem Zug folgen kann</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Computers move at the usual speed</source>
        <translation>Computer ziehen im üblichen Tempo</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Computers move without any waiting</source>
        <translation>Computer ziehen ohne jedes Warten</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
</context>
<context>
    <name>CostlyButton</name>
    <message>
        <source>Analysis {percent} %</source>
        <translation>Analyse {percent} %</translation>
    </message>
    <message>
        <source>Costly decisions: {count}</source>
        <translation>Teure Entscheidungen: {count}</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>No costly decision: the expert would have done no better.</source>
        <translation>Keine teure Entscheidung: Der Experte hätte es nicht besser gemacht.</translation>
    </message>
    <message>
        <source>Go to a decision that the expert would have made otherwise</source>
        <translation>Zu einer Entscheidung gehen, die der Experte anders getroffen hätte</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>Den Experten die Entscheidungen dieses Spiels beurteilen lassen</translation>
    </message>
    <message>
        <source>{name}, {where}: {played}</source>
        <translation>{name}, {where}: {played}</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n games without take-backs and hints.</source>
        <translation>
            <numerusform>Aus %n Spiel ohne Rücknahmen und Tipps.</numerusform>
            <numerusform>Aus %n Spielen ohne Rücknahmen und Tipps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do not count for the rating.</source>
        <translation>
            <numerusform>%n weiteres zählt nicht für die Wertung.</numerusform>
            <numerusform>%n weitere zählen nicht für die Wertung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won in a row</source>
        <translation>
            <numerusform>%n Spiel in Folge gewonnen</numerusform>
            <numerusform>%n Spiele in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted from the history.</source>
        <translation>
            <numerusform>%n Spiel ist aus der Chronik gelöscht.</numerusform>
            <numerusform>%n Spiele sind aus der Chronik gelöscht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Game of the day, {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
    <message>
        <source>Power Grid, game of the day {day}
{table} · {players}
{result}
{steps}</source>
        <translation>Funkenschlag, Spiel des Tages {day}
{table} · {players}
{result}
{steps}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Der Monat davor</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Der Monat danach</translation>
    </message>
    <message>
        <source>To its lesson</source>
        <translation>Zur Lektion</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{name} ({shape}) against {others}</source>
        <translation>{name} ({shape}) gegen {others}</translation>
    </message>
    <message>
        <source>The same game for everybody today. One attempt counts.</source>
        <translation>Heute für alle dasselbe Spiel. Ein Versuch zählt.</translation>
    </message>
    <message>
        <source>Your attempt is not over yet.</source>
        <translation>Dein Versuch ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Played again, it is practice and does not count.</source>
        <translation>Noch einmal gespielt ist es Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
</context>
<context>
    <name>DataFiles</name>
    <message>
        <source>en</source>
        <comment>the code of your language, such as de</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>My data</source>
        <translation>Meine Daten</translation>
    </message>
    <message>
        <source>Games, boards and settings stay on this computer, in a folder of yours.</source>
        <translation>Spiele, Pläne und Einstellungen bleiben auf diesem Rechner, in deinem eigenen Ordner.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>Meine Daten löschen…</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete my data</source>
        <translation>Meine Daten löschen</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Delete and quit</source>
        <translation>Löschen und beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <translation>
            <numerusform>%n gelöschtes Spiel</numerusform>
            <numerusform>%n gelöschte Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of your own</source>
        <translation>
            <numerusform>%n eigener Plan</numerusform>
            <numerusform>%n eigene Pläne</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of your games</source>
        <translation>Die Chronik deiner Spiele</translation>
    </message>
    <message>
        <source>The log of the program</source>
        <translation>Das Protokoll des Programms</translation>
    </message>
    <message>
        <source>Power Grid is open in another window. Close it first, then come back.</source>
        <translation>Funkenschlag ist in einem anderen Fenster offen. Schließe erst dieses, dann komm wieder.</translation>
    </message>
    <message>
        <source>All of this is deleted for good, and the program quits. The next start is like the first one. Files that you have saved in other folders stay.</source>
        <translation>All das wird endgültig gelöscht, und das Programm beendet sich. Der nächste Start ist wie der erste. Dateien, die du in anderen Ordnern gespeichert hast, bleiben.</translation>
    </message>
    <message>
        <source>Your settings, which puzzles you have solved, and how far you are in the lessons</source>
        <translation>Deine Einstellungen, welche Rätsel du gelöst hast und wie weit du in den Lektionen bist</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DraftAction</name>
    <message>
        <source>{name}, choose region {number} of {count} on the map.</source>
        <translation>{name}, wähle auf dem Spielplan Gebiet {number} von {count}.</translation>
    </message>
</context>
<context>
    <name>DropCover</name>
    <message>
        <source>Drop the game here to open it</source>
        <translation>Spiel hier ablegen, um es zu öffnen</translation>
    </message>
    <message>
        <source>Drop the board here to play on it or to look at it</source>
        <translation>Spielplan hier ablegen, um darauf zu spielen oder ihn anzusehen</translation>
    </message>
</context>
<context>
    <name>EmptyHistory</name>
    <message>
        <source>Your first finished game will stand here</source>
        <translation>Hier wird dein erstes beendetes Spiel stehen</translation>
    </message>
    <message>
        <source>Every game that you play to its end is remembered: with the places, how often you win on each board and against each level, what costs you most, and a rating that says how strong you are. It stays on this computer.</source>
        <translation>Jedes Spiel, das du zu Ende spielst, wird behalten: die Plätze, wie oft du auf jedem Spielplan und gegen jede Stufe gewinnst, was dich am meisten kostet und eine Wertung, die sagt, wie stark du bist. Es bleibt auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>A short text to show to friends: it tells nothing of what comes up</source>
        <translation>Ein kurzer Text für Freunde: Er verrät nichts von dem, was kommt</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>The story of the game by round</source>
        <translation>Der Verlauf des Spiels nach Runden</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>Den Experten die Entscheidungen dieses Spiels beurteilen lassen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Cities by round</source>
        <translation>Städte je Runde</translation>
    </message>
    <message>
        <source>Money by round</source>
        <translation>Geld je Runde</translation>
    </message>
    <message>
        <source>Cities powered by round</source>
        <translation>Versorgte Städte je Runde</translation>
    </message>
    <message>
        <source>your first game: not rated</source>
        <translation>dein erstes Spiel: ohne Wertung</translation>
    </message>
    <message>
        <source>with a coach: not rated</source>
        <translation>mit Coach: ohne Wertung</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>A new game with the same seats</source>
        <translation>Ein neues Spiel in derselben Besetzung</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Spielplan</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Go through the game move by move</source>
        <translation>Das Spiel Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Zurück zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The game as text, figures or pictures</source>
        <translation>Die Partie als Text, Zahlen oder Bilder</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} puts up {card} and bids {bid}</source>
        <translation>{name} bietet {card} an und eröffnet mit {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} bietet {bid}</translation>
    </message>
    <message>
        <source>{name} passes on {card}</source>
        <translation>{name} passt bei {card}</translation>
    </message>
    <message>
        <source>{name} passes and buys nothing this round</source>
        <translation>{name} passt und kauft in dieser Runde nichts</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>{name} nimmt {card}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {price}</source>
        <translation>{name} ersteigert {card} für {price}</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody wants it</source>
        <translation>{card} kommt aus dem Spiel: niemand will die Karte</translation>
    </message>
    <message>
        <source>{name} scraps {card} and gives up {tokens}</source>
        <translation>{name} verschrottet {card} und gibt {tokens} ab</translation>
    </message>
    <message>
        <source>{name} scraps {card}</source>
        <translation>{name} verschrottet {card}</translation>
    </message>
    <message>
        <source>{card} is drawn: {sentence}</source>
        <translation>{card} wird gezogen: {sentence}</translation>
    </message>
    <message>
        <source>{card} is drawn</source>
        <translation>{card} wird gezogen</translation>
    </message>
    <message>
        <source>{card} comes into the market</source>
        <translation>{card} kommt in den Markt</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody has bought a plant</source>
        <translation>{card} kommt aus dem Spiel: niemand hat ein Kraftwerk gekauft</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody has used its discount</source>
        <translation>{card} kommt aus dem Spiel: niemand hat den Rabatt genutzt</translation>
    </message>
    <message>
        <source>{card} leaves the game: it is smaller than the plant with the discount token</source>
        <translation>{card} kommt aus dem Spiel: kleiner als das Kraftwerk mit dem Rabattmarker</translation>
    </message>
    <message>
        <source>{card} leaves the game: here the smallest plant goes in every round</source>
        <translation>{card} kommt aus dem Spiel: Hier geht in jeder Runde das kleinste Kraftwerk</translation>
    </message>
    <message>
        <source>{card} leaves the game: in step 3 the smallest plant goes in every round</source>
        <translation>{card} kommt aus dem Spiel: in Stufe 3 geht in jeder Runde das kleinste Kraftwerk</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody may bid for it</source>
        <translation>{card} kommt aus dem Spiel: niemand darf darum bieten</translation>
    </message>
    <message>
        <source>{card} leaves the game: step 2 starts</source>
        <translation>{card} kommt aus dem Spiel: Stufe 2 beginnt</translation>
    </message>
    <message>
        <source>{card} leaves the game: step 3 comes</source>
        <translation>{card} kommt aus dem Spiel: Stufe 3 kommt</translation>
    </message>
    <message>
        <source>{card} leaves the game: its discount equals its number</source>
        <translation>{card} kommt aus dem Spiel: der Rabatt ist so groß wie die Nummer</translation>
    </message>
    <message>
        <source>{card} leaves the game: {name} has {cities}</source>
        <translation>{card} kommt aus dem Spiel: {name} hat {cities}</translation>
    </message>
    <message>
        <source>{card} leaves the market</source>
        <translation>{card} verlässt den Markt</translation>
    </message>
    <message>
        <source>{card} goes under the pile</source>
        <translation>{card} kommt unter den Stapel</translation>
    </message>
    <message>
        <source>On the pile, for step 2: {cards}</source>
        <translation>Für Stufe 2 auf den Stapel: {cards}</translation>
    </message>
    <message>
        <source>The pile is shuffled</source>
        <translation>Der Stapel wird gemischt</translation>
    </message>
    <message>
        <source>{card} can be had from 1 on: it has the discount token</source>
        <translation>{card} ist ab 1 zu haben: der Rabattmarker liegt darauf</translation>
    </message>
    <message>
        <source>{card} loses the discount token: a smaller plant has come</source>
        <translation>{card} verliert den Rabattmarker: ein kleineres Kraftwerk ist gekommen</translation>
    </message>
    <message>
        <source>{name} places {card}</source>
        <translation>{name} legt {card} aus</translation>
    </message>
    <message>
        <source>{name} places {card} instead of {other}</source>
        <translation>{name} legt {card} statt {other} aus</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>Der Konzern</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Step 2 starts: {name} has {cities}</source>
        <translation>Stufe 2 beginnt: {name} hat {cities}</translation>
    </message>
    <message>
        <source>Step 3 starts: its card has been drawn</source>
        <translation>Stufe 3 beginnt: ihre Karte wurde gezogen</translation>
    </message>
    <message>
        <source>Order: {names}</source>
        <translation>Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>{name} picks {region}</source>
        <translation>{name} wählt {region}</translation>
    </message>
    <message>
        <source>{name} takes {tokens}</source>
        <translation>{name} nimmt {tokens}</translation>
    </message>
    <message>
        <source>{name} buys {tokens} for {price}</source>
        <translation>{name} kauft {tokens} für {price}</translation>
    </message>
    <message>
        <source>The Trust gives {tokens} back to the supply</source>
        <translation>Der Konzern legt {tokens} in den Vorrat zurück</translation>
    </message>
    <message>
        <source>{sum} ({slot} + {connection})</source>
        <translation>{sum} ({slot} + {connection})</translation>
    </message>
    <message>
        <source>{name} takes {tokens} ({stored} of the supply)</source>
        <translation>{name} nimmt {tokens} ({stored} aus dem Vorrat)</translation>
    </message>
    <message>
        <source>{name} buys {tokens} for {price} ({stored} of the supply)</source>
        <translation>{name} kauft {tokens} für {price} ({stored} aus dem Vorrat)</translation>
    </message>
    <message>
        <source>{card} has been bought: no more {fuel} comes</source>
        <translation>{card} ist gekauft: Kein {fuel} kommt mehr nach</translation>
    </message>
    <message>
        <source>{name} connects {city}</source>
        <translation>{name} schließt {city} an</translation>
    </message>
    <message>
        <source>{name} connects {city} for {price}</source>
        <translation>{name} schließt {city} für {price} an</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city}</source>
        <translation>{name} baut in {city}: {piece}</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city} for {price}</source>
        <translation>{name} baut in {city} für {price}: {piece}</translation>
    </message>
    <message>
        <source>takes in {workers}</source>
        <translation>nimmt {workers} auf</translation>
    </message>
    <message>
        <source>has no room for {workers}</source>
        <translation>hat keinen Platz für {workers}</translation>
    </message>
    <message>
        <source>hires {workers} for a season</source>
        <translation>stellt {workers} für eine Saison ein</translation>
    </message>
    <message>
        <source>hires {workers} for a season, {price}</source>
        <translation>stellt {workers} für eine Saison ein, {price}</translation>
    </message>
    <message>
        <source>makes a robot</source>
        <translation>baut einen Roboter</translation>
    </message>
    <message>
        <source>hires nobody</source>
        <translation>stellt niemanden ein</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} {what}</translation>
    </message>
    <message>
        <source>{name} powers nothing and earns {income}</source>
        <translation>{name} versorgt keine Stadt und erhält {income}</translation>
    </message>
    <message>
        <source>{name} powers {cities} and earns {income}</source>
        <translation>{name} versorgt {cities} und erhält {income}</translation>
    </message>
    <message>
        <source>{name} powers {cities} with {tokens} and earns {income}</source>
        <translation>{name} versorgt {cities} mit {tokens} und erhält {income}</translation>
    </message>
    <message>
        <source>The season ends: {workers} back to the labour market</source>
        <translation>Die Saison endet: {workers} zurück auf den Arbeitsmarkt</translation>
    </message>
    <message>
        <source>Nothing is refilled: the market is full or the supply empty</source>
        <translation>Kein Nachschub: der Markt ist voll oder der Vorrat leer</translation>
    </message>
    <message>
        <source>Refill: {tokens}</source>
        <translation>Nachschub: {tokens}</translation>
    </message>
    <message>
        <source>{names} share the victory: {cities} powered each</source>
        <translation>{names} teilen sich den Sieg: je {cities} versorgt</translation>
    </message>
    <message>
        <source>{name} wins: {cities} powered</source>
        <translation>{name} gewinnt: {cities} versorgt</translation>
    </message>
    <message>
        <source>{name} passes and buys nothing more this round</source>
        <translation>{name} passt und kauft in dieser Runde nichts mehr</translation>
    </message>
    <message>
        <source>{name} buys nothing</source>
        <translation>{name} kauft nichts</translation>
    </message>
    <message>
        <source>{name} builds nothing</source>
        <translation>{name} baut nichts</translation>
    </message>
    <message>
        <source>{name} connects {city} for the Trust</source>
        <translation>{name} schließt {city} für den Konzern an</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city} for the Trust</source>
        <translation>{name} baut für den Konzern in {city}: {piece}</translation>
    </message>
    <message>
        <source>builds nothing</source>
        <translation>baut nichts</translation>
    </message>
</context>
<context>
    <name>ExpansionAction</name>
    <message>
        <source>{name}, choose the space for the card.</source>
        <translation>{name}, wähle das Feld für die Karte.</translation>
    </message>
    <message>
        <source>This card is placed: click it on the board to take it back.</source>
        <translation>Diese Karte liegt schon: Klicke sie auf dem Tableau an, um sie zurückzunehmen.</translation>
    </message>
    <message>
        <source>{card} stays here until another card of your reserve is laid on it.</source>
        <translation>{card} bleibt hier, bis eine andere Karte deiner Reserve darauf gelegt wird.</translation>
    </message>
    <message>
        <source>Workers are hired with + and −, below the labour market.</source>
        <translation>Arbeitskräfte werden mit + und − eingestellt, unter dem Arbeitsmarkt.</translation>
    </message>
    <message>
        <source>No seasonal worker is hired.</source>
        <translation>Keine Saisonkraft ist eingestellt.</translation>
    </message>
    <message>
        <source>A card of your reserve has a free space.</source>
        <translation>Für eine Karte deiner Reserve ist ein Feld frei.</translation>
    </message>
    <message>
        <source>Done: pay {price}</source>
        <translation>Fertig: {price} zahlen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No card of your reserve fits here.</source>
        <translation>Hierher passt keine Karte deiner Reserve.</translation>
    </message>
    <message>
        <source>Several cards fit here: click one of your reserve.</source>
        <translation>Hierher passen mehrere Karten: Klicke eine deiner Reserve an.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Choose a city or card</source>
        <translation>Stadt oder Karte wählen</translation>
    </message>
    <message>
        <source>{name}, expand your company.</source>
        <translation>{name}, baue deine Firma aus.</translation>
    </message>
    <message>
        <source>The card does not fit on this space.</source>
        <translation>Die Karte passt nicht auf dieses Feld.</translation>
    </message>
    <message>
        <source>Hire {count}: {price}</source>
        <translation>{count} einstellen: {price}</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Log as text...</source>
        <translation>&amp;Protokoll als Text ...</translation>
    </message>
    <message>
        <source>&amp;Figures by round...</source>
        <translation>&amp;Zahlen nach Runden ...</translation>
    </message>
    <message>
        <source>&amp;Picture of this page...</source>
        <translation>&amp;Bild dieser Seite ...</translation>
    </message>
    <message>
        <source>&amp;Charts...</source>
        <translation>&amp;Diagramme ...</translation>
    </message>
    <message>
        <source>&amp;Moving picture...</source>
        <translation>Be&amp;wegtes Bild ...</translation>
    </message>
    <message>
        <source>Copy the &amp;record</source>
        <translation>&amp;Aufzeichnung kopieren</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>The record is in the clipboard.</source>
        <translation>Die Aufzeichnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Versorgte Städte</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
</context>
<context>
    <name>FairGame</name>
    <message>
        <source>A fair game</source>
        <translation>Ein faires Spiel</translation>
    </message>
    <message>
        <source>Opponents at your strength: you win about as often as the others</source>
        <translation>Gegner deiner Stärke: Du gewinnst etwa so oft wie die anderen</translation>
    </message>
    <message>
        <source>A guess for now: you win about {chance} of 100. Your games will tell.</source>
        <translation>Vorerst geschätzt: Du gewinnst etwa {chance} von 100. Deine Spiele werden es zeigen.</translation>
    </message>
    <message>
        <source>You win about {chance} of 100, and surely between {low} and {high}: {games} tell that.</source>
        <translation>Du gewinnst etwa {chance} von 100, recht sicher zwischen {low} und {high}: Das sagen {games}.</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>Gespeichert als {name} in {folder}.</translation>
    </message>
    <message>
        <source>{name} was not saved in {folder}: {reason}</source>
        <translation>{name} wurde nicht in {folder} gespeichert: {reason}</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Since ever</source>
        <translation>Seit jeher</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last {days} days</source>
        <translation>Letzte {days} Tage</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>FuelControls</name>
    <message>
        <source>{tokens} left over</source>
        <translation>Übrig: {tokens}</translation>
    </message>
</context>
<context>
    <name>FuelMarketPanel</name>
    <message>
        <source>Resource market</source>
        <translation>Rohstoffmarkt</translation>
    </message>
    <message>
        <source>The next refill brings {fuel} here, for {price}.</source>
        <translation>Der nächste Nachschub bringt {fuel} hierher, für {price}.</translation>
    </message>
    <message>
        <source>From the supply: {amount} {fuel} for {cost}</source>
        <translation>Aus dem Vorrat: {amount} {fuel} für {cost}</translation>
    </message>
    <message>
        <source>1 {fuel} for {cost}</source>
        <translation>1 {fuel} für {cost}</translation>
    </message>
    <message>
        <source>{amount} {fuel} for {cost} together</source>
        <translation>{amount} {fuel} für zusammen {cost}</translation>
    </message>
    <message>
        <source>Click again to put it back.</source>
        <translation>Noch ein Klick legt es zurück.</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>next refill, of the supply</source>
        <translation>nächste Auffüllung, vom Vorrat</translation>
    </message>
    <message>
        <source>of {supply}</source>
        <translation>von {supply}</translation>
    </message>
</context>
<context>
    <name>FuelStepper</name>
    <message>
        <source>1 {fuel} less</source>
        <translation>1 {fuel} weniger</translation>
    </message>
    <message>
        <source>1 {fuel} more</source>
        <translation>1 {fuel} mehr</translation>
    </message>
    <message>
        <source>{what} (Shift+{number})</source>
        <translation>{what} (Umschalt+{number})</translation>
    </message>
    <message>
        <source>{what} ({number})</source>
        <translation>{what} ({number})</translation>
    </message>
</context>
<context>
    <name>Fuels</name>
    <message>
        <source>coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>Müll</translation>
    </message>
    <message>
        <source>gas</source>
        <translation>Erdgas</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>Uran</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>ecological</source>
        <translation>Öko</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>any fuel</source>
        <translation>beliebige Rohstoffe</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>This game is open in another window</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>It goes on there. You may play on here too, in a copy: the two games know nothing of each other.</source>
        <translation>Dort geht es weiter. Du kannst auch hier weiterspielen, in einer Kopie: Die beiden Spiele wissen nichts voneinander.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Kopie spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You play on in a copy among your games. {name} stays as it is.</source>
        <translation>Du spielst in einer Kopie bei deinen Spielen weiter. {name} bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Power Grid games ({endings})</source>
        <translation>Funkenschlag-Spiele ({endings})</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie des Spiels speichern</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder}: {reason}. It is tried again until it works.</source>
        <translation>Das Spiel lässt sich nicht in {folder} speichern: {reason}. Es wird weiter versucht, bis es klappt.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The last moves would be lost, because they cannot be written: {reason}.</source>
        <translation>Die letzten Züge gingen verloren, weil sie sich nicht schreiben lassen: {reason}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Spielpläne (*.json)</translation>
    </message>
    <message>
        <source>To its lesson</source>
        <translation>Zur Lektion</translation>
    </message>
    <message>
        <source>You play on in a game of its own, with the same cards to come.</source>
        <translation>Du spielst in einem eigenen Spiel weiter; es kommen dieselben Karten.</translation>
    </message>
    <message>
        <source>{name} can be looked at up to here, and no further. {reason}</source>
        <translation>{name} lässt sich bis hierher ansehen und nicht weiter. {reason}</translation>
    </message>
    <message>
        <source>{name} was played by other rules and can be looked at up to here. {reason}</source>
        <translation>{name} wurde nach anderen Regeln gespielt und lässt sich bis hierher ansehen. {reason}</translation>
    </message>
    <message>
        <source>Your comments are kept in a copy of the game, among your games.</source>
        <translation>Deine Kommentare werden in einer Kopie des Spiels aufbewahrt, bei deinen Spielen.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>its move is not legal</source>
        <translation>der Zug ist nicht erlaubt</translation>
    </message>
    <message>
        <source>{name} could not decide ({reason}) and makes a simple move.</source>
        <translation>{name} konnte sich nicht entscheiden ({reason}) und macht einen einfachen Zug.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>another window plays it</source>
        <translation>ein anderes Fenster spielt es</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
</context>
<context>
    <name>GamesDelegate</name>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Rename (F2)</source>
        <translation>Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Board, player, title</source>
        <translation>Plan, Spieler, Titel</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Deine Spiele durchsuchen</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <source>Open a saved game from any folder</source>
        <translation>Ein gespeichertes Spiel aus einem beliebigen Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>{goal}: reached</source>
        <translation>{goal}: erreicht</translation>
    </message>
    <message>
        <source>{goal}: not reached yet</source>
        <translation>{goal}: noch nicht erreicht</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Weitergeben an {name}</translation>
    </message>
    <message>
        <source>Money and secrets are covered until you are ready.</source>
        <translation>Geld und Geheimnisse bleiben verdeckt, bis du bereit bist.</translation>
    </message>
    <message>
        <source>I am {name}: go on</source>
        <translation>Ich bin {name}: weiter</translation>
    </message>
    <message>
        <source>Show the table (Enter)</source>
        <translation>Den Tisch zeigen (Eingabe)</translation>
    </message>
</context>
<context>
    <name>HeadedPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>The next hint comes with your next decision</source>
        <translation>Der nächste Tipp kommt mit deiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Tipp</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Dem Tipp folgen</translation>
    </message>
    <message>
        <source>Hide the hint (Esc or H)</source>
        <translation>Den Tipp ausblenden (Esc oder H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Have it as the plan of the turn; then, do it (Enter)</source>
        <translation>Als Plan des Zuges übernehmen; dann ausführen (Enter)</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>H still asks for one; the menu brings them back</source>
        <translation>H fragt weiter nach einem; das Menü holt sie zurück</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>As advised</source>
        <translation>Wie geraten</translation>
    </message>
    <message>
        <source>Still thinking</source>
        <translation>Denkt noch nach</translation>
    </message>
    <message>
        <source>Changed: worth it up to {limit}</source>
        <translation>Geändert: bis {limit} lohnt es sich</translation>
    </message>
    <message>
        <source>Changed: still thinking</source>
        <translation>Geändert: denkt noch nach</translation>
    </message>
    <message>
        <source>At {price}</source>
        <translation>Bei {price}</translation>
    </message>
    <message>
        <source>Advised was: {turn}</source>
        <translation>Der Rat war: {turn}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>How high to go for {card}, and what else there is.</source>
        <translation>Wie weit für {card} zu gehen ist, und was es sonst gibt.</translation>
    </message>
    <message>
        <source>Which card to put up, and how high to go for it.</source>
        <translation>Welche Karte zu versteigern ist, und wie weit dafür zu gehen.</translation>
    </message>
    <message>
        <source>Which tokens to buy, and how many.</source>
        <translation>Welche Rohstoffe zu kaufen sind, und wie viele.</translation>
    </message>
    <message>
        <source>Where to build, how much, and what to keep.</source>
        <translation>Wo zu bauen ist, wie viel, und was zu behalten.</translation>
    </message>
    <message>
        <source>What comes of each choice in the next rounds.</source>
        <translation>Was aus jeder Wahl in den nächsten Runden wird.</translation>
    </message>
    <message>
        <source>its move is not legal</source>
        <translation>sein Zug ist nicht erlaubt</translation>
    </message>
    <message>
        <source>The expert could not decide: {reason}.</source>
        <translation>Der Experte konnte sich nicht entscheiden: {reason}.</translation>
    </message>
</context>
<context>
    <name>HiringPart</name>
    <message>
        <source>Hiring</source>
        <translation>Einstellen</translation>
    </message>
    <message>
        <source>Permanent workers: they fill your shelters for nothing</source>
        <translation>Dauerhafte Arbeitskräfte: Sie füllen kostenlos deine Unterkünfte</translation>
    </message>
    <message>
        <source>{count} seasonal: {price}</source>
        <translation>Saison {count}: {price}</translation>
    </message>
    <message>
        <source>Seasonal workers: they leave after this round</source>
        <translation>Saisonkräfte: Sie gehen nach dieser Runde</translation>
    </message>
    <message>
        <source>One seasonal worker less</source>
        <translation>Eine Saisonkraft weniger</translation>
    </message>
    <message>
        <source>One seasonal worker more</source>
        <translation>Eine Saisonkraft mehr</translation>
    </message>
    <message>
        <source>{n} live here</source>
        <translation>{n} wohnen hier</translation>
    </message>
    <message>
        <source>{n} move in</source>
        <translation>{n} ziehen ein</translation>
    </message>
    <message>
        <source>{n} must leave</source>
        <translation>{n} müssen gehen</translation>
    </message>
    <message>
        <source>robots: {n}</source>
        <translation>Roboter: {n}</translation>
    </message>
    <message>
        <source>{n} short</source>
        <translation>{n} fehlen</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The history was damaged. The file lies beside the new one in {folder}; games whose records are there are remembered again.</source>
        <translation>Die Chronik war beschädigt. Die Datei liegt neben der neuen in {folder}; Spiele, deren Aufzeichnung noch da ist, werden wieder aufgenommen.</translation>
    </message>
    <message>
        <source>The history in {folder} was written by a newer version of the program. It is left as it is; only games whose records are there are shown.</source>
        <translation>Die Chronik in {folder} stammt von einer neueren Version des Programms. Sie bleibt, wie sie ist; gezeigt werden nur Spiele, deren Aufzeichnung da ist.</translation>
    </message>
    <message>
        <source>The history cannot be written in {folder}. New games are remembered until the program ends.</source>
        <translation>Die Chronik kann in {folder} nicht gespeichert werden. Neue Spiele werden behalten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>nach Spielplan</translation>
    </message>
    <message>
        <source>by strongest opponent</source>
        <translation>nach stärkstem Gegner</translation>
    </message>
    <message>
        <source>by number of players</source>
        <translation>nach Spielerzahl</translation>
    </message>
    <message>
        <source>by edition</source>
        <translation>nach Ausgabe</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Pläne</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Too early to say how strong you are</source>
        <translation>Noch zu früh, um zu sagen, wie stark du bist</translation>
    </message>
    <message>
        <source>About as strong as {level}</source>
        <translation>Etwa so stark wie „{level}“</translation>
    </message>
    <message>
        <source>Not yet as strong as {level}</source>
        <translation>Noch nicht so stark wie „{level}“</translation>
    </message>
    <message>
        <source>Stronger than {level}</source>
        <translation>Stärker als „{level}“</translation>
    </message>
    <message>
        <source>Between {lower} and {upper}</source>
        <translation>Zwischen „{lower}“ und „{upper}“</translation>
    </message>
    <message>
        <source>Games against computer players without take-backs and hints count for the rating.</source>
        <translation>Für die Wertung zählen Spiele gegen Computerspieler ohne Rücknahmen und Tipps.</translation>
    </message>
    <message>
        <source>Place {place}, {mean} on average</source>
        <translation>Platz {place}, im Mittel {mean}</translation>
    </message>
    <message>
        <source>{board}, {rival}: place {place} of {players}</source>
        <translation>{board}, {rival}: Platz {place} von {players}</translation>
    </message>
    <message>
        <source>first game</source>
        <translation>erstes Spiel</translation>
    </message>
    <message>
        <source>with a coach</source>
        <translation>mit Coach</translation>
    </message>
    <message>
        <source>played on from another game</source>
        <translation>aus einem anderen Spiel weitergespielt</translation>
    </message>
    <message>
        <source>taken back by agreement: {count}</source>
        <translation>einvernehmlich zurückgenommen: {count}</translation>
    </message>
    <message>
        <source>take-backs: {count}</source>
        <translation>Rücknahmen: {count}</translation>
    </message>
    <message>
        <source>hints: {count}</source>
        <translation>Tipps: {count}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Platz {place} von {players}</translation>
    </message>
    <message>
        <source>{count} cities powered, {money} left</source>
        <translation>{count} Städte versorgt, {money} übrig</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Nicht analysiert</translation>
    </message>
    <message>
        <source>{share} as the expert</source>
        <translation>{share} wie der Experte</translation>
    </message>
    <message>
        <source>Counts for the rating</source>
        <translation>Zählt für die Wertung</translation>
    </message>
    <message>
        <source>Does not count for the rating: {why}</source>
        <translation>Zählt nicht für die Wertung: {why}</translation>
    </message>
    <message>
        <source>no computer player of known strength</source>
        <translation>kein Computerspieler bekannter Stärke</translation>
    </message>
    <message>
        <source>{won} won · {rounds} rounds on average</source>
        <translation>{won} gewonnen · im Mittel {rounds} Runden</translation>
    </message>
    <message>
        <source>{name}, {games}: {rate} won; the truth lies between {low} and {high} in 95 of 100 cases; by chance {chance}</source>
        <translation>{name}, {games}: {rate} gewonnen; in 95 von 100 Fällen liegt der wahre Wert zwischen {low} und {high}; durch Zufall {chance}</translation>
    </message>
    <message>
        <source>most cities {count}</source>
        <translation>meiste Städte {count}</translation>
    </message>
    <message>
        <source>clearest win {margin}</source>
        <translation>klarster Sieg {margin}</translation>
    </message>
    <message>
        <source>closest win {margin}</source>
        <translation>knappster Sieg {margin}</translation>
    </message>
    <message>
        <source>shortest win {rounds}</source>
        <translation>kürzester Sieg {rounds}</translation>
    </message>
    <message>
        <source>practice of a game of the day</source>
        <translation>Übung zu einem Spiel des Tages</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Power Grid games {day}</source>
        <translation>Funkenschlag-Spiele {day}</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV …</translation>
    </message>
    <message>
        <source>Export the games that are shown as a table</source>
        <translation>Die gezeigten Spiele als Tabelle exportieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Delete the games that are shown from the history</source>
        <translation>Die gezeigten Spiele aus der Chronik löschen</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Kein Spiel passt.</translation>
    </message>
</context>
<context>
    <name>HistoryRoute</name>
    <message>
        <source>The replay begins before move {number}, which cost places.</source>
        <translation>Die Wiederholung beginnt vor Zug {number}, der Plätze gekostet hat.</translation>
    </message>
    <message>
        <source>The record of this game is no longer there. The history remembers it.</source>
        <translation>Die Aufzeichnung dieses Spiels ist nicht mehr da. Die Chronik erinnert sich daran.</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Paste an invitation</source>
        <translation>Einladung einfügen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message>
        <source>Where you sat before</source>
        <translation>Wo du schon gesessen hast</translation>
    </message>
    <message>
        <source>You sit down in the lobby first; nothing starts before the host says so.</source>
        <translation>Du setzt dich erst einmal; nichts beginnt, bevor der Gastgeber es sagt.</translation>
    </message>
    <message>
        <source>Join “{table}”</source>
        <translation>An „{table}“ setzen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück dorthin</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>noch nicht begonnen</translation>
    </message>
    <message>
        <source>No code is needed: your seat knows you.</source>
        <translation>Ein Code ist nicht nötig: Dein Platz kennt dich.</translation>
    </message>
    <message>
        <source>no seat free</source>
        <translation>kein Platz frei</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{free} von {seats} Plätzen frei</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Never the letters I and O, never 0 and 1.</source>
        <translation>Nie die Buchstaben I und O, nie 0 und 1.</translation>
    </message>
    <message>
        <source>An address looks like 192.168.1.24:47100, a code like K7QF-2MXP.</source>
        <translation>Eine Adresse sieht aus wie 192.168.1.24:47100, ein Code wie K7QF-2MXP.</translation>
    </message>
    <message>
        <source>Small letters are fine, the dash comes by itself.</source>
        <translation>Kleinbuchstaben gehen auch, der Strich kommt von selbst.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Only the name of a table, its board and its free seats are told around; never a code or a person&apos;s name. Not listed? An address works everywhere.</source>
        <translation>Herumgesagt werden nur der Name eines Tisches, sein Plan und seine freien Plätze; nie ein Code oder der Name einer Person. Nicht dabei? Eine Adresse geht überall.</translation>
    </message>
    <message>
        <source>Several people before this screen? All names with commas: Ada, Bo.</source>
        <translation>Mehrere vor diesem Bildschirm? Alle Namen mit Komma: Ada, Bo.</translation>
    </message>
    <message>
        <source>Ask the host for the code, or paste the whole invitation.</source>
        <translation>Frag den Gastgeber nach dem Code, oder füge die ganze Einladung ein.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>The code is never sent: both sides prove that they know it.</source>
        <translation>Der Code wird nie gesendet: Beide Seiten weisen nach, dass sie ihn kennen.</translation>
    </message>
    <message>
        <source>Looking on this network.</source>
        <translation>Suche in diesem Netz.</translation>
    </message>
    <message>
        <source>Nowhere yet.</source>
        <translation>Noch nirgends.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>This is no invitation: an address and a code.</source>
        <translation>Das ist keine Einladung mit Adresse und Code.</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>What costs you most</source>
        <translation>Was dich am meisten kostet</translation>
    </message>
    <message>
        <source>How close to the expert</source>
        <translation>Wie nah am Experten</translation>
    </message>
    <message>
        <source>Places given away per game, as the analysis sees it; the others give some away, too</source>
        <translation>Verschenkte Plätze je Spiel, wie die Analyse sie sieht; auch die anderen verschenken welche</translation>
    </message>
    <message>
        <source>The analysis at the end of a game tells it.</source>
        <translation>Das sagt die Analyse am Ende eines Spiels.</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>an object with values “sourced”, “deduced”, “reconstructed”</source>
        <translation>ein Objekt mit Werten „sourced“, „deduced“, „reconstructed“</translation>
    </message>
    <message>
        <source>a whole number from 0 to 99</source>
        <translation>eine ganze Zahl von 0 bis 99</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 99 or null</source>
        <translation>eine Liste ganzer Zahlen von 0 bis 99 oder null</translation>
    </message>
    <message>
        <source>an object like {&quot;3&quot;: 4}: costs from 0 to 99, and how many tiles of each</source>
        <translation>ein Objekt wie {&quot;3&quot;: 4}: Kosten von 0 bis 99, und wie viele Plättchen davon</translation>
    </message>
    <message>
        <source>an object like {&quot;always&quot;: {}, &quot;classic&quot;: {}}: changes by deck</source>
        <translation>ein Objekt wie {&quot;always&quot;: {}, &quot;classic&quot;: {}}: Änderungen nach Kartensatz</translation>
    </message>
    <message>
        <source>an object like {&quot;garbage&quot;: &quot;biogas&quot;}: fuels, and their names here</source>
        <translation>ein Objekt wie {&quot;garbage&quot;: &quot;biogas&quot;}: Rohstoffe und ihre Namen hier</translation>
    </message>
    <message>
        <source>a plant&apos;s number</source>
        <translation>die Zahl eines Kraftwerks</translation>
    </message>
    <message>
        <source>text (not empty)</source>
        <translation>Text (nicht leer)</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a list of two texts</source>
        <translation>eine Liste von zwei Texten</translation>
    </message>
    <message>
        <source>text, or an object like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>Text, oder ein Objekt wie {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, mit &quot;en&quot;</translation>
    </message>
    <message>
        <source>a list of texts, or of objects like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>eine Liste von Texten, oder von Objekten wie {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, mit &quot;en&quot;</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number or a text</source>
        <translation>eine ganze Zahl oder ein Text</translation>
    </message>
    <message>
        <source>a list of whole numbers or texts</source>
        <translation>eine Liste ganzer Zahlen oder Texte</translation>
    </message>
    <message>
        <source>a text, a whole number, true, false or null</source>
        <translation>ein Text, eine ganze Zahl, true, false oder null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list of prices and places, like [[1, 3], [2, 3]]</source>
        <translation>eine Liste von Preisen und Plätzen, wie [[1, 3], [2, 3]]</translation>
    </message>
    <message>
        <source>an object like {&quot;classic-2009&quot;: {}}: editions, and changes to each</source>
        <translation>ein Objekt wie {&quot;classic-2009&quot;: {}}: Ausgaben, und was sich in jeder ändert</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <translation>1, 2 oder 3</translation>
    </message>
    <message>
        <source>text of at most 40 letters (not empty)</source>
        <translation>Text aus höchstens 40 Buchstaben (nicht leer)</translation>
    </message>
    <message>
        <source>text of at most 40 letters, or an object like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>Text aus höchstens 40 Buchstaben oder ein Objekt wie {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, mit &quot;en&quot;</translation>
    </message>
    <message>
        <source>a whole number from 0 to 9999</source>
        <translation>eine ganze Zahl von 0 bis 9999</translation>
    </message>
    <message>
        <source>a whole number from 1 to 9999</source>
        <translation>eine ganze Zahl von 1 bis 9999</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 9999</source>
        <translation>eine Liste ganzer Zahlen von 0 bis 9999</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 9999, not empty</source>
        <translation>eine Liste ganzer Zahlen von 0 bis 9999, nicht leer</translation>
    </message>
    <message>
        <source>a list of three whole numbers from 0 to 9999</source>
        <translation>eine Liste von drei ganzen Zahlen von 0 bis 9999</translation>
    </message>
    <message>
        <source>a name of at most 40 letters and digits, with - . _ or spaces between them</source>
        <translation>ein Name aus höchstens 40 Buchstaben und Ziffern, dazwischen - . _ oder Leerzeichen</translation>
    </message>
</context>
<context>
    <name>LabourPicture</name>
    <message>
        <source>{price}: {workers}</source>
        <translation>{price}: {workers}</translation>
    </message>
    <message>
        <source>You pay {less} less for each</source>
        <translation>Du zahlst für jede {less} weniger</translation>
    </message>
    <message>
        <source>Labour market</source>
        <translation>Arbeitsmarkt</translation>
    </message>
</context>
<context>
    <name>LearningRoute</name>
    <message>
        <source>There is no exercise of this kind yet.</source>
        <translation>Von dieser Art gibt es noch keine Übung.</translation>
    </message>
</context>
<context>
    <name>LeftOverDialog</name>
    <message>
        <source>Not everything could be deleted</source>
        <translation>Nicht alles ließ sich löschen</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave at any time: the lesson goes on from here.</source>
        <translation>Geh jederzeit: Die Lektion geht hier weiter.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>The table waits: read on.</source>
        <translation>Der Tisch wartet: Lies weiter.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Your task</source>
        <translation>Deine Aufgabe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Einen Schritt zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Have a right move made (H)</source>
        <translation>Einen richtigen Zug machen lassen (H)</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lektion {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>A few minutes each, on the real table.</source>
        <translation>Je ein paar Minuten, am richtigen Tisch.</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{done} von {count} geschafft</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Plays from the gut: short-sighted, but no fool.</source>
        <translation>Spielt aus dem Bauch: kurzsichtig, aber nicht dumm.</translation>
    </message>
    <message>
        <source>Plans its money and growth.</source>
        <translation>Plant Geld und Wachstum.</translation>
    </message>
    <message>
        <source>Counts what every plant earns and what rivals can pay.</source>
        <translation>Rechnet, was jedes Kraftwerk bringt und was die anderen zahlen können.</translation>
    </message>
    <message>
        <source>Plays every choice through before it decides.</source>
        <translation>Spielt jede Möglichkeit durch, bevor er entscheidet.</translation>
    </message>
    <message>
        <source>A yardstick: cheapest sensible plant, fuel for one run, nearest cities.</source>
        <translation>Ein Maßstab: billigstes sinnvolles Kraftwerk, Rohstoffe für einen Lauf, nächste Städte.</translation>
    </message>
    <message>
        <source>A yardstick: any sensible move.</source>
        <translation>Ein Maßstab: irgendein sinnvoller Zug.</translation>
    </message>
    <message>
        <source>Somebody at another machine, who joins with the code of the table.</source>
        <translation>Jemand an einem anderen Rechner, der mit dem Code des Tisches dazukommt.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>, then</source>
        <translation>, dann</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Vom Tisch aufstehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Invite the others</source>
        <translation>Die anderen einladen</translation>
    </message>
    <message>
        <source>Four and four characters. Never the letters I and O, never 0 and 1.</source>
        <translation>Vier und vier Zeichen. Nie die Buchstaben I und O, nie 0 und 1.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Gespräch am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computers</source>
        <translation>
            <numerusform>Mit %n Computer beginnen</numerusform>
            <numerusform>Mit %n Computern beginnen</numerusform>
        </translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>The old one lets nobody in any more; those who sit keep their seats</source>
        <translation>Der alte lässt niemanden mehr herein; wer sitzt, behält seinen Platz</translation>
    </message>
    <message>
        <source>Hints at this table</source>
        <translation>Tipps an diesem Tisch</translation>
    </message>
    <message>
        <source>Take-backs, if everybody agrees</source>
        <translation>Rücknahmen, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Andere dürfen zuschauen</translation>
    </message>
    <message>
        <source>Computers: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>How strong computer players are</source>
        <translation>Wie stark Computerspieler sind</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo er ist</translation>
    </message>
    <message>
        <source>Everybody sees these before the start.</source>
        <translation>Alle sehen das vor dem Beginn.</translation>
    </message>
    <message>
        <source>Copy the invitation (Ctrl+C)</source>
        <translation>Einladung kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>The table is open. Nothing of the game leaves it but what each seat may see.</source>
        <translation>Der Tisch ist offen. Vom Spiel verlässt ihn nichts, als was jeder Platz sehen darf.</translation>
    </message>
    <message>
        <source>No connection to the table. F5 tries it now.</source>
        <translation>Keine Verbindung zum Tisch. F5 versucht es jetzt.</translation>
    </message>
    <message>
        <source>{name} starts the game.</source>
        <translation>{name} beginnt das Spiel.</translation>
    </message>
    <message>
        <source>Away: {names}.</source>
        <translation>Nicht da: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats are empty.</source>
        <translation>
            <numerusform>%n Platz ist leer.</numerusform>
            <numerusform>%n Plätze sind leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>All are here.</source>
        <translation>Alle sind da.</translation>
    </message>
    <message>
        <source>On the same network, where others find it under “Join a table”.</source>
        <translation>Im selben Netz, wo andere ihn unter „An einen Tisch setzen“ finden.</translation>
    </message>
    <message>
        <source>By IPv6, from outside too where the firewall lets it through.</source>
        <translation>Über IPv6, auch von außen, wo die Firewall es durchlässt.</translation>
    </message>
    <message>
        <source>this window · host</source>
        <translation>dieses Fenster · Gastgeber</translation>
    </message>
    <message>
        <source>this window</source>
        <translation>dieses Fenster</translation>
    </message>
    <message>
        <source>the seat is kept</source>
        <translation>der Platz bleibt frei</translation>
    </message>
    <message>
        <source>Where you have joined it.</source>
        <translation>Hier bist du dazugekommen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Your router&apos;s address, port {port}</source>
        <translation>Die Adresse deines Routers, Port {port}</translation>
    </message>
    <message>
        <source>From outside: the router must let this port through to this machine.</source>
        <translation>Von außen: der Router muss diesen Port zu diesem Rechner durchlassen.</translation>
    </message>
    <message>
        <source>Seats: {here} of {all} are here</source>
        <translation>Plätze: {here} von {all} sind da</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Es sehen zu: {names}</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>seit {time}</translation>
    </message>
    <message>
        <source>was here until {time}; the seat is kept</source>
        <translation>war da bis {time}; der Platz bleibt frei</translation>
    </message>
    <message>
        <source>whoever joins next sits here</source>
        <translation>wer als Nächstes kommt, sitzt hier</translation>
    </message>
    <message>
        <source>Wait for somebody</source>
        <translation>Auf jemanden warten</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Give to a computer</source>
        <translation>Einem Computer geben</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>Power Grid, join a table: {address} {code}</source>
        <translation>Funkenschlag, an einen Tisch setzen: {address} {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Without bids</source>
        <translation>Ohne Gebote</translation>
    </message>
    <message>
        <source>Only what players did</source>
        <translation>Nur Züge der Spieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Which entries are shown</source>
        <translation>Welche Einträge zu sehen sind</translation>
    </message>
    <message>
        <source>Show why computer players move</source>
        <translation>Zeigen, warum Computerspieler so ziehen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Funkenschlag</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Save the board</source>
        <translation>Spielplan speichern</translation>
    </message>
    <message>
        <source>Not printed: the printer takes nothing.</source>
        <translation>Nicht gedruckt: Der Drucker nimmt nichts an.</translation>
    </message>
    <message>
        <source>Printed on {printer}.</source>
        <translation>Gedruckt auf {printer}.</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Shuffle tiles</source>
        <translation>Plättchen mischen</translation>
    </message>
    <message>
        <source>Deal the costs anew, as at the start of a game</source>
        <translation>Die Kosten neu verteilen, wie zu Beginn eines Spiels</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the board as a picture, or print it</source>
        <translation>Den Spielplan als Bild speichern oder drucken</translation>
    </message>
    <message>
        <source>Save as {0}…</source>
        <translation>Speichern als {0}…</translation>
    </message>
    <message>
        <source>Print… ({0})</source>
        <translation>Drucken… ({0})</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Print preview… ({0})</source>
        <translation>Druckvorschau… ({0})</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu (Alt+M)</source>
        <translation>Menü (Alt+M)</translation>
    </message>
</context>
<context>
    <name>MishapTeller</name>
    <message>
        <source>Something went wrong; your game is saved.</source>
        <translation>Etwas ist schiefgegangen; dein Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Etwas ist schiefgegangen.</translation>
    </message>
    <message>
        <source>Report...</source>
        <translation>Bericht...</translation>
    </message>
    <message>
        <source>The program ended unexpectedly the last time. Nothing was lost.</source>
        <translation>Das Programm wurde letztes Mal unerwartet beendet. Nichts ging verloren.</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show what is best</source>
        <translation>Das Beste zeigen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Lesson · {minutes} min</source>
        <translation>Lektion · {minutes} min</translation>
    </message>
</context>
<context>
    <name>MistakePage</name>
    <message>
        <source>Try once more</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>My mistakes, {board}</source>
        <translation>Meine Fehler, {board}</translation>
    </message>
    <message>
        <source>The analysis of this game is another one by now.</source>
        <translation>Die Analyse dieses Spiels ist inzwischen eine andere.</translation>
    </message>
    <message>
        <source>The hint was wrong here, so the exercise is gone.</source>
        <translation>Der Tipp war hier falsch; die Übung fällt weg.</translation>
    </message>
    <message>
        <source>Your answer could not be judged: {reason}.</source>
        <translation>Deine Antwort konnte nicht beurteilt werden: {reason}.</translation>
    </message>
    <message>
        <source>Your game of {day} · {board} · round {round}, {phase}</source>
        <translation>Dein Spiel vom {day} · {board} · Runde {round}, {phase}</translation>
    </message>
    <message>
        <source>Would you bid, and how much?</source>
        <translation>Würdest du bieten, und wie viel?</translation>
    </message>
    <message>
        <source>What would you do in the auction?</source>
        <translation>Was würdest du in der Versteigerung tun?</translation>
    </message>
    <message>
        <source>What would you buy?</source>
        <translation>Was würdest du kaufen?</translation>
    </message>
    <message>
        <source>What would you build?</source>
        <translation>Was würdest du bauen?</translation>
    </message>
    <message>
        <source>How would you expand?</source>
        <translation>Wie würdest du ausbauen?</translation>
    </message>
    <message>
        <source>What would you run?</source>
        <translation>Was würdest du betreiben?</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Lay your turn as in a game and press the large button: it is judged, not made.</source>
        <translation>Plane deinen Zug wie im Spiel und drück den großen Knopf: Er wird beurteilt, nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The expert looks at your answer …</source>
        <translation>Der Experte sieht sich deine Antwort an …</translation>
    </message>
    <message>
        <source>Next: {number} of {count}</source>
        <translation>Weiter: {number} von {count}</translation>
    </message>
    <message>
        <source>Best: {turn}</source>
        <translation>Am besten: {turn}</translation>
    </message>
    <message>
        <source>Right: {turn}</source>
        <translation>Richtig: {turn}</translation>
    </message>
    <message>
        <source>Nearly as good: {turn}</source>
        <translation>Fast so gut: {turn}</translation>
    </message>
    <message>
        <source>Not yet: {turn}</source>
        <translation>Noch nicht: {turn}</translation>
    </message>
    <message>
        <source>It counts as right. A little better: {best}.</source>
        <translation>Es zählt als richtig. Etwas besser: {best}.</translation>
    </message>
    <message>
        <source>This costs {places} places.</source>
        <translation>Das kostet {places} Plätze.</translation>
    </message>
    <message>
        <source>In your game it was: {kind}.</source>
        <translation>In deinem Spiel war es: {kind}.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>then</source>
        <translation>damals</translation>
    </message>
    <message>
        <source>wins of 100</source>
        <translation>Siege von 100</translation>
    </message>
    <message>
        <source>place to expect</source>
        <translation>erwarteter Platz</translation>
    </message>
    <message>
        <source>Learned: it does not come again</source>
        <translation>Gelernt: Sie kommt nicht wieder</translation>
    </message>
    <message>
        <source>Again tomorrow</source>
        <translation>Morgen wieder</translation>
    </message>
    <message numerus="yes">
        <source>Again in %n days</source>
        <translation>
            <numerusform>In %n Tag wieder</numerusform>
            <numerusform>In %n Tagen wieder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MixtureChips</name>
    <message>
        <source>{plant}: burn one more {fuel}</source>
        <translation>{plant}: 1 {fuel} mehr verbrauchen</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>The costly decision before</source>
        <translation>Zur vorigen teuren Entscheidung</translation>
    </message>
    <message>
        <source>The next costly decision</source>
        <translation>Zur nächsten teuren Entscheidung</translation>
    </message>
    <message>
        <source>Try the other move</source>
        <translation>Den anderen Zug versuchen</translation>
    </message>
    <message>
        <source>Make the expert&apos;s move and play on</source>
        <translation>Den Zug des Experten machen und weiterspielen</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Pick {region}</source>
        <translation>{region} wählen</translation>
    </message>
    <message>
        <source>Put the Trust in {city}</source>
        <translation>Den Konzern nach {city} setzen</translation>
    </message>
    <message>
        <source>Put up {card} and bid {bid}</source>
        <translation>{card} anbieten und mit {bid} eröffnen</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>Pass on {card}</source>
        <translation>Bei {card} passen</translation>
    </message>
    <message>
        <source>Pass and buy nothing this round</source>
        <translation>Passen und in dieser Runde nichts kaufen</translation>
    </message>
    <message>
        <source>Scrap {card} and give up {tokens}</source>
        <translation>{card} verschrotten und {tokens} abgeben</translation>
    </message>
    <message>
        <source>Scrap {card}</source>
        <translation>{card} verschrotten</translation>
    </message>
    <message>
        <source>Put the transformer station under {card}</source>
        <translation>Das Umspannwerk an {card} legen</translation>
    </message>
    <message>
        <source>Buy {tokens} for {price}</source>
        <translation>{tokens} für {price} kaufen</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>In {city} für {price} bauen</translation>
    </message>
    <message>
        <source>Build a {piece} in {city} for {price}</source>
        <translation>In {city} für {price} bauen: {piece}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Keine Rohstoffe mehr kaufen</translation>
    </message>
    <message>
        <source>Build no more cities</source>
        <translation>Keine Stadt mehr anschließen</translation>
    </message>
    <message>
        <source>Run no plant and take {income}</source>
        <translation>Kein Kraftwerk betreiben und {income} nehmen</translation>
    </message>
    <message>
        <source>Run {plants}: {cities}, {income}</source>
        <translation>{plants} betreiben: {cities}, {income}</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>{card} auslegen</translation>
    </message>
    <message>
        <source>Place {card} instead of {other}</source>
        <translation>{card} statt {other} auslegen</translation>
    </message>
    <message>
        <source>make a robot</source>
        <translation>einen Roboter bauen</translation>
    </message>
    <message>
        <source>hire {workers} for a season</source>
        <translation>{workers} für eine Saison einstellen</translation>
    </message>
    <message>
        <source>hire nobody for the season</source>
        <translation>niemanden für die Saison einstellen</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>{card} für {price} kaufen</translation>
    </message>
    <message>
        <source>Pass and buy nothing more this round</source>
        <translation>Passen und in dieser Runde nichts mehr kaufen</translation>
    </message>
    <message>
        <source>{bid} ({price} to pay)</source>
        <translation>{bid} ({price} zu zahlen)</translation>
    </message>
</context>
<context>
    <name>MovingPicture</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>NetworkPart</name>
    <message>
        <source>{piece}: {count} left</source>
        <translation>{piece}: noch {count}</translation>
    </message>
    <message>
        <source>Build a {piece} in the city that is clicked</source>
        <translation>In der angeklickten Stadt bauen: {piece}</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>+{cities}</source>
        <translation>+{cities}</translation>
    </message>
    <message>
        <source>{connection} for the way and {slot} for the place. Click: take back</source>
        <translation>{connection} für den Weg und {slot} für das Feld. Klick: zurücknehmen</translation>
    </message>
    <message>
        <source>Outpost: {piece}</source>
        <translation>Outpost: {piece}</translation>
    </message>
    <message>
        <source>On your Outpost card, for nothing</source>
        <translation>Auf deiner Outpost-Karte, kostenlos</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start the game (Ctrl+Enter)</source>
        <translation>Das Spiel beginnen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Invite the others, then start the game (Ctrl+Enter)</source>
        <translation>Die anderen einladen, dann das Spiel beginnen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>{board} with {players} players: only step 1, the game ends at 7 cities.</source>
        <translation>{board} mit {players} Spielern: nur Stufe 1, das Spiel endet bei 7 Städten.</translation>
    </message>
    <message>
        <source>{board} with {players} players: step 2 comes at {step2} cities, the game ends at {end}.</source>
        <translation>{board} mit {players} Spielern: Stufe 2 kommt bei {step2} Städten, das Spiel endet bei {end}.</translation>
    </message>
    <message>
        <source>The Trust plays as an automatic third company.</source>
        <translation>Der Konzern spielt automatisch als dritte Firma mit.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Board, city</source>
        <translation>Spielplan, Stadt</translation>
    </message>
    <message>
        <source>Search for a board, a region or a city</source>
        <translation>Einen Spielplan, ein Gebiet oder eine Stadt suchen</translation>
    </message>
    <message>
        <source>A board, a region or a city (Ctrl+F)</source>
        <translation>Ein Spielplan, ein Gebiet oder eine Stadt (Strg+F)</translation>
    </message>
    <message>
        <source>What to choose</source>
        <translation>Was zu wählen ist</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welcher Spielplan?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>Newest</name>
    <message>
        <source>Newest ↓</source>
        <translation>Neuestes ↓</translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>Zur neuesten Zeile</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
    <message>
        <source>No more {fuel}</source>
        <translation>Kein {fuel} mehr</translation>
    </message>
    <message>
        <source>{name}: {region}</source>
        <translation>{name}: {region}</translation>
    </message>
    <message>
        <source>{name} puts up {card}</source>
        <translation>{name} bietet {card} an</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} bietet {bid}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>{name} nimmt {card}</translation>
    </message>
    <message>
        <source>{name}: {card} for {price}</source>
        <translation>{name}: {card} für {price}</translation>
    </message>
    <message>
        <source>{name}: {tokens}</source>
        <translation>{name}: {tokens}</translation>
    </message>
    <message>
        <source>{name}: {tokens}, {price}</source>
        <translation>{name}: {tokens}, {price}</translation>
    </message>
    <message>
        <source>{name} buys nothing</source>
        <translation>{name} kauft nichts</translation>
    </message>
    <message>
        <source>{name} builds nothing</source>
        <translation>{name} baut nichts</translation>
    </message>
    <message>
        <source>{name}: {city}</source>
        <translation>{name}: {city}</translation>
    </message>
    <message>
        <source>{name}: {city} {price}</source>
        <translation>{name}: {city} {price}</translation>
    </message>
    <message>
        <source>{name}: {piece}, {city}</source>
        <translation>{name}: {piece}, {city}</translation>
    </message>
    <message>
        <source>{name}: {piece}, {city} {price}</source>
        <translation>{name}: {piece}, {city} {price}</translation>
    </message>
    <message>
        <source>{name} lights {powered}, +{income}</source>
        <translation>{name} versorgt {powered}, +{income}</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
</context>
<context>
    <name>NewsStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Close what happened since your last turn</source>
        <translation>Schließen, was seit deinem letzten Zug geschah</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>What to try next</source>
        <translation>Was du als Nächstes probieren kannst</translation>
    </message>
    <message>
        <source>A whole game</source>
        <translation>Ein ganzes Spiel</translation>
    </message>
    <message>
        <source>With all three steps: two and three houses in a city, larger plants</source>
        <translation>Mit allen drei Stufen: zwei und drei Häuser in einer Stadt, größere Kraftwerke</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
    <message>
        <source>Three to five minutes on the real table, one thing at a time</source>
        <translation>Drei bis fünf Minuten am echten Tisch, immer nur eine Sache</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Ein anderer Spielplan</translation>
    </message>
    <message>
        <source>Look at what else there is to play on</source>
        <translation>Schau, worauf es sich sonst noch spielen lässt</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>About this board</source>
        <translation>Über diesen Spielplan</translation>
    </message>
    <message>
        <source>This board is a reconstruction: the printed one is not public. It can be played, but it is not the planet in the box.</source>
        <translation>Dieser Spielplan ist eine Rekonstruktion: Der gedruckte ist nicht öffentlich. Man kann darauf spielen, aber es ist nicht der Planet in der Schachtel.</translation>
    </message>
    <message>
        <source>Played in: {0}</source>
        <translation>Gespielt in: {0}</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>printed in the rulebook or published</source>
        <translation>in der Anleitung gedruckt oder veröffentlicht</translation>
    </message>
    <message>
        <source>follow from the rulebook</source>
        <translation>folgen aus der Anleitung</translation>
    </message>
    <message>
        <source>made up here</source>
        <translation>hier erdacht</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation>{0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>Novelty</name>
    <message>
        <source>New to you: {name}. {line}</source>
        <translation>Neu für dich: {name}. {line}</translation>
    </message>
</context>
<context>
    <name>OpeningAction</name>
    <message>
        <source>{name}, choose a card to buy: in round 1 everybody must.</source>
        <translation>{name}, wähle eine Karte: In Runde 1 müssen alle kaufen.</translation>
    </message>
    <message>
        <source>{name}, choose a card to put up for auction, or pass.</source>
        <translation>{name}, wähle eine Karte zur Versteigerung oder passe.</translation>
    </message>
    <message>
        <source>{name}, nobody else is left: {card} is yours for {price}.</source>
        <translation>{name}, sonst ist niemand übrig: {card} gehört dir für {price}.</translation>
    </message>
    <message>
        <source>{name}, set your first bid for {card}.</source>
        <translation>{name}, gib dein erstes Gebot für {card} ab.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Für {price} kaufen</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Only step 1, up to the seventh city.</source>
        <translation>Nur Stufe 1, bis zur siebten Stadt.</translation>
    </message>
    <message>
        <source>Only the classic editions of 2004 and 2009 have it.</source>
        <translation>Nur in den klassischen Ausgaben von 2004 und 2009.</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Chosen by the players</source>
        <translation>Von den Spielern gewählt</translation>
    </message>
    <message>
        <source>{count} regions are in play with {players} players.</source>
        <translation>Mit {players} Spielern: {count} Gebiete im Spiel.</translation>
    </message>
    <message>
        <source>With so few players only the middle of the planet is in play.</source>
        <translation>Bei so wenigen Spielern ist nur die Mitte des Planeten im Spiel.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>another one every time</source>
        <translation>jedes Mal eine andere</translation>
    </message>
    <message>
        <source>The same number deals the same cards and regions again</source>
        <translation>Dieselbe Zahl gibt wieder dieselben Karten und Gebiete</translation>
    </message>
    <message>
        <source>Throw a number</source>
        <translation>Eine Zahl würfeln</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Offenes Geld</translation>
    </message>
    <message>
        <source>Everybody sees what the others have.</source>
        <translation>Alle sehen, was die anderen haben.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
</context>
<context>
    <name>OrderTrack</name>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order: {names}</source>
        <translation>Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>Not there: {names}</source>
        <translation>Nicht da: {names}</translation>
    </message>
    <message>
        <source>In this phase the last one begins</source>
        <translation>In dieser Phase beginnt der Letzte</translation>
    </message>
</context>
<context>
    <name>OutpostBar</name>
    <message>
        <source>Labour market</source>
        <translation>Arbeitsmarkt</translation>
    </message>
    <message>
        <source>Company and labour market</source>
        <translation>Firma und Arbeitsmarkt</translation>
    </message>
</context>
<context>
    <name>PastGamesTable</name>
    <message>
        <source>Past games</source>
        <translation>Vergangene Spiele</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Winner first</source>
        <translation>Sieger zuerst</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Powered</source>
        <translation>Versorgt</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete from the history (Del)</source>
        <translation>Aus der Chronik löschen (Entf)</translation>
    </message>
</context>
<context>
    <name>PayoutLegend</name>
    <message>
        <source>would be powered now</source>
        <translation>würden jetzt versorgt</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>angeschlossen</translation>
    </message>
</context>
<context>
    <name>PayoutTable</name>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>{cities} connected, {powered} powered: {income}</source>
        <translation>{cities} angeschlossen, {powered} versorgt: {income}</translation>
    </message>
</context>
<context>
    <name>PersonaButton</name>
    <message>
        <source>No character</source>
        <translation>Kein Charakter</translation>
    </message>
    <message>
        <source>Character: {name}</source>
        <translation>Charakter: {name}</translation>
    </message>
    <message>
        <source>Click for another character.</source>
        <translation>Klicke für einen anderen Charakter.</translation>
    </message>
</context>
<context>
    <name>PhaseChips</name>
    <message>
        <source>Phase: {phase}</source>
        <translation>Phase: {phase}</translation>
    </message>
    <message>
        <source>Phase {number}: {phase}. Click: its rules</source>
        <translation>Phase {number}: {phase}. Klick: ihre Regeln</translation>
    </message>
    <message>
        <source>{phase} {number} of 2</source>
        <translation>{phase} {number} von 2</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bürokratie</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>PieceMarket</name>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <source>shelter</source>
        <translation>Unterkunft</translation>
    </message>
</context>
<context>
    <name>PlaceChart</name>
    <message>
        <source>Expected place by decision</source>
        <translation>Erwarteter Platz je Entscheidung</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>von {first} bis {last}</translation>
    </message>
    <message>
        <source>Round {round}, move {number}: expected place {place}</source>
        <translation>Runde {round}, Zug {number}: erwarteter Platz {place}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>region</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>uncertain connection</source>
        <translation>unsichere Verbindung</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>On paper only; it is looked through again when the table is back.</source>
        <translation>Nur auf Papier; er wird noch einmal durchgesehen, wenn der Tisch wieder da ist.</translation>
    </message>
    <message>
        <source>Plan on (F2)</source>
        <translation>Weiterplanen (F2)</translation>
    </message>
    <message>
        <source>Your plan: {what} for {price}</source>
        <translation>Dein Plan: {what} für {price}</translation>
    </message>
</context>
<context>
    <name>PlanLine</name>
    <message>
        <source>for {price}</source>
        <translation>für {price}</translation>
    </message>
    <message>
        <source>Less: {item}</source>
        <translation>Weniger: {item}</translation>
    </message>
    <message>
        <source>More: {item}</source>
        <translation>Mehr: {item}</translation>
    </message>
    <message>
        <source>Take out: {item}</source>
        <translation>Herausnehmen: {item}</translation>
    </message>
    <message>
        <source>{n} seasonal</source>
        <translation>{n} für die Saison</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message>
        <source>Everybody plans for themselves, in their own turn.</source>
        <translation>Jeder plant für sich, im eigenen Zug.</translation>
    </message>
    <message>
        <source>Click cards, tokens and cities to plan with them, also while others think. In your own turn, what belongs to it is your move.</source>
        <translation>Klicke Karten, Rohstoffe und Städte an, um mit ihnen zu planen, auch während andere überlegen. In deinem eigenen Zug ist, was zu ihm gehört, dein Zug.</translation>
    </message>
    <message>
        <source>It becomes your turn&apos;s plan when its phase comes.</source>
        <translation>Er wird zum Plan deines Zugs, wenn seine Phase kommt.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>on paper, not a move</source>
        <translation>auf Papier, kein Zug</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Close the plan (F2)</source>
        <translation>Den Plan schließen (F2)</translation>
    </message>
    <message>
        <source>There is nothing to plan now.</source>
        <translation>Jetzt gibt es nichts zu planen.</translation>
    </message>
    <message>
        <source>What a click on a city plans</source>
        <translation>Was ein Klick auf eine Stadt plant</translation>
    </message>
    <message>
        <source>{piece} on {card}</source>
        <translation>{piece} auf {card}</translation>
    </message>
    <message>
        <source>Make a robot</source>
        <translation>Einen Roboter bauen</translation>
    </message>
</context>
<context>
    <name>PlanStage</name>
    <message>
        <source>{money} → {left} left</source>
        <translation>{money} → {left} übrig</translation>
    </message>
    <message>
        <source>{lit} of {cities} lit</source>
        <translation>{lit} von {cities} versorgt</translation>
    </message>
    <message>
        <source>Laid: {cards}.</source>
        <translation>Ausgelegt: {cards}.</translation>
    </message>
    <message>
        <source>Running: {cards}.</source>
        <translation>In Betrieb: {cards}.</translation>
    </message>
    <message>
        <source>It holds up to a bid of {bid}.</source>
        <translation>Er geht bis zu einem Gebot von {bid} auf.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>With the {income} that this round still pays.</source>
        <translation>Mit den {income}, die diese Runde noch bringt.</translation>
    </message>
    <message>
        <source>With the {income} that this round still pays and the refill after it.</source>
        <translation>Mit den {income}, die diese Runde noch bringt, und dem Auffüllen danach.</translation>
    </message>
    <message>
        <source>With the refill after this round.</source>
        <translation>Mit dem Auffüllen nach dieser Runde.</translation>
    </message>
    <message>
        <source>Nobody knows what the others will do until then.</source>
        <translation>Was die anderen bis dahin tun, weiß niemand.</translation>
    </message>
    <message>
        <source>{card} goes, no fuel lost.</source>
        <translation>{card} geht, kein Rohstoff verloren.</translation>
    </message>
    <message>
        <source>{card} goes, with {tokens}.</source>
        <translation>{card} geht, mit {tokens}.</translation>
    </message>
    <message>
        <source>{card} in the place of {other}</source>
        <translation>{card} statt {other}</translation>
    </message>
</context>
<context>
    <name>PlanTab</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan ahead on paper (F2)</source>
        <translation>Auf Papier vorausplanen (F2)</translation>
    </message>
    <message>
        <source>Plan ahead on paper</source>
        <translation>Auf Papier vorausplanen</translation>
    </message>
</context>
<context>
    <name>PlannedTurn</name>
    <message>
        <source>Plan something first, or choose “{nothing}”.</source>
        <translation>Erst etwas planen, oder „{nothing}“ wählen.</translation>
    </message>
    <message>
        <source>Clear the plan first.</source>
        <translation>Erst den Plan verwerfen.</translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message>
        <source>{item}: {price} now, planned with {before}</source>
        <translation>{item}: jetzt {price}, geplant mit {before}</translation>
    </message>
    <message>
        <source>Your plan does not hold at this price.</source>
        <translation>Zu diesem Preis geht dein Plan nicht auf.</translation>
    </message>
    <message>
        <source>Not up for auction yet: others have to buy first, and no smaller card may be drawn.</source>
        <translation>Steht noch nicht zur Auktion: Erst müssen andere kaufen, und es darf keine kleinere Karte kommen.</translation>
    </message>
    <message>
        <source>A robot</source>
        <translation>Ein Roboter</translation>
    </message>
    <message>
        <source>One card a round: only if the other one is not to be had.</source>
        <translation>Eine Karte pro Runde: nur wenn die andere nicht zu haben ist.</translation>
    </message>
    <message>
        <source>As the market lies now, {card} cannot be had in the round that is planned.</source>
        <translation>So wie der Markt jetzt liegt, ist {card} in der geplanten Runde nicht zu haben.</translation>
    </message>
</context>
<context>
    <name>PlantControls</name>
    <message>
        <source>Given up with it: {tokens}</source>
        <translation>Dabei abgegeben: {tokens}</translation>
    </message>
    <message>
        <source>Give up which tokens?</source>
        <translation>Welche Rohstoffe abgeben?</translation>
    </message>
    <message>
        <source>The transformer station goes too. Give up which tokens?</source>
        <translation>Das Umspannwerk geht mit. Welche Rohstoffe abgeben?</translation>
    </message>
    <message>
        <source>the transformer station</source>
        <translation>das Umspannwerk</translation>
    </message>
</context>
<context>
    <name>PlantMarketPanel</name>
    <message>
        <source>Plant market</source>
        <translation>Kraftwerksmarkt</translation>
    </message>
    <message>
        <source>Up for auction</source>
        <translation>Aktueller Markt</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Zukünftiger Markt</translation>
    </message>
    <message>
        <source>Future</source>
        <translation>Zukünftig</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Waits for step 2</source>
        <translation>Wartet auf Stufe 2</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>on the block</source>
        <translation>unter dem Hammer</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Step 3 starts when this phase is over.</source>
        <translation>Stufe 3 beginnt, wenn diese Phase vorbei ist.</translation>
    </message>
    <message>
        <source>A stack of {n} cards.</source>
        <translation>Ein Stapel von {n} Karten.</translation>
    </message>
    <message>
        <source>This card is on the block.</source>
        <translation>Diese Karte ist unter dem Hammer.</translation>
    </message>
    <message>
        <source>Not up for auction yet.</source>
        <translation>Noch nicht zu ersteigern.</translation>
    </message>
    <message>
        <source>Key {number} chooses it.</source>
        <translation>Taste {number} wählt sie.</translation>
    </message>
    <message>
        <source>Lowest bid {amount} (discount of {discount}).</source>
        <translation>Mindestgebot {amount} (Rabatt {discount}).</translation>
    </message>
    <message>
        <source>Lowest bid {amount} with the discount token.</source>
        <translation>Mindestgebot {amount} mit dem Rabattmarker.</translation>
    </message>
    <message>
        <source>Lowest bid {amount}.</source>
        <translation>Mindestgebot {amount}.</translation>
    </message>
    <message>
        <source>Cards in the pile: {n}</source>
        <translation>Karten im Stapel: {n}</translation>
    </message>
    <message>
        <source>You are the spy: click to look at the top card.</source>
        <translation>Du bist der Spion: Klicke, um die oberste Karte zu sehen.</translation>
    </message>
    <message>
        <source>The Trust takes it after the auction that comes first.</source>
        <translation>Der Konzern nimmt sie nach der ersten Auktion.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: who plays on?</source>
        <translation>Runde {round}, {phase}: Wer spielt weiter?</translation>
    </message>
    <message>
        <source>A game of its own begins; the other one stays as it is. The same cards will come as there, so that the two can be compared.</source>
        <translation>Es beginnt ein eigenes Spiel; das andere bleibt, wie es ist. Es kommen dieselben Karten wie dort, damit sich beide vergleichen lassen.</translation>
    </message>
    <message>
        <source>Who decides for {name}</source>
        <translation>Wer für {name} entscheidet</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PlayTable</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sound off ({keys})</source>
        <translation>Ton aus ({keys})</translation>
    </message>
    <message>
        <source>Sound on ({keys})</source>
        <translation>Ton an ({keys})</translation>
    </message>
    <message>
        <source>&amp;Plan ahead on paper</source>
        <translation>Auf Papier voraus&amp;planen</translation>
    </message>
</context>
<context>
    <name>PlayerAction</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>The Trust</source>
        <translation>Der Konzern</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>money hidden</source>
        <translation>Geld verdeckt</translation>
    </message>
    <message>
        <source>Click: the whole company</source>
        <translation>Klick: die ganze Firma</translation>
    </message>
    <message>
        <source>{place}. in the order</source>
        <translation>{place}. in der Reihenfolge</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{cities}, houses left: {left}</source>
        <translation>{cities}, übrige Häuser: {left}</translation>
    </message>
    <message>
        <source>{stored} on it, room for {room}</source>
        <translation>{stored} darauf, Platz für {room}</translation>
    </message>
    <message>
        <source>Room for a plant</source>
        <translation>Platz für ein Kraftwerk</translation>
    </message>
    <message>
        <source>had light in {lights} this round and earned {income}</source>
        <translation>hatte in dieser Runde Licht in {lights} und nahm {income} ein</translation>
    </message>
    <message>
        <source>can light {lights} with what is there, that pays {income}; with what can still be had up to {reach}; all plants: {capacity}</source>
        <translation>kann {lights} mit dem Vorhandenen versorgen, das bringt {income}; mit dem, was noch zu haben ist, bis zu {reach}; alle Kraftwerke: {capacity}</translation>
    </message>
    <message>
        <source>lights {lights}</source>
        <translation>versorgt {lights}</translation>
    </message>
    <message>
        <source>up to {reach}</source>
        <translation>bis zu {reach}</translation>
    </message>
    <message>
        <source>lit {lights}</source>
        <translation>versorgt: {lights}</translation>
    </message>
</context>
<context>
    <name>PlayerColor</name>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>the Trust</source>
        <translation>Konzern</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeitskraft</numerusform>
            <numerusform>%n Arbeitskräfte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of {cities}: %n workers short</source>
        <translation>
            <numerusform>{cities}, {powered} mit Strom: %n Arbeitskraft fehlt</numerusform>
            <numerusform>{cities}, {powered} mit Strom: %n Arbeitskräfte fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} become {amount} cheaper</source>
        <translation>
            <numerusform>{cards} wird um {amount} billiger</numerusform>
            <numerusform>{cards} werden um {amount} billiger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities stayed dark</source>
        <translation>
            <numerusform>blieb %n Stadt dunkel</numerusform>
            <numerusform>blieben %n Städte dunkel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cities</source>
        <translation>
            <numerusform>%n neue Stadt</numerusform>
            <numerusform>%n neue Städte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Presence</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>gone for {time}</source>
        <translation>weg ({time})</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} Tage</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
</context>
<context>
    <name>ProgramMenu</name>
    <message>
        <source>&amp;New game...</source>
        <translation>&amp;Neues Spiel...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>&amp;Speichern unter...</translation>
    </message>
    <message>
        <source>&amp;Result of the game</source>
        <translation>&amp;Ergebnis des Spiels</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Zurückblicken</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <translation>Spiel&amp;pläne</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>&amp;Players and log</source>
        <translation>&amp;Spieler und Verlauf</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>S&amp;ettings...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;User&apos;s guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>Ein P&amp;roblem melden...</translation>
    </message>
    <message>
        <source>&amp;About Power Grid</source>
        <translation>Ü&amp;ber Funkenschlag</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Zurück zur Startseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>T&amp;on</translation>
    </message>
</context>
<context>
    <name>PromoList</name>
    <message>
        <source>Always in the deck of this edition</source>
        <translation>In dieser Ausgabe immer im Stapel</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Promokarten</translation>
    </message>
    <message>
        <source>They belong to the classic editions of 2004 and 2009.</source>
        <translation>Sie gehören zu den klassischen Ausgaben von 2004 und 2009.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>All promo cards</source>
        <translation>Alle Promokarten</translation>
    </message>
    <message>
        <source>No promo cards</source>
        <translation>Keine Promokarten</translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>The proof</source>
        <translation>Der Beweis</translation>
    </message>
    <message>
        <source>at most: cities powered, money</source>
        <translation>höchstens: versorgte Städte, Geld</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Another at my level</source>
        <translation>Noch eins für mich</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>Stärke {strength}</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Nicht richtig.</translation>
    </message>
    <message>
        <source>Right: you win, whatever the others do.</source>
        <translation>Richtig: Du gewinnst, was die anderen auch tun.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right is: {turn}</source>
        <translation>Richtig ist: {turn}</translation>
    </message>
    <message>
        <source>The game goes on after this, and then nothing is sure.</source>
        <translation>Danach geht das Spiel weiter, und dann ist nichts mehr sicher.</translation>
    </message>
    <message>
        <source>Somebody can end with more, or with as much and more money.</source>
        <translation>Jemand kann am Ende mehr haben, oder gleich viel und mehr Geld.</translation>
    </message>
    <message>
        <source>After this the win is not sure: somebody can prevent it, or get past.</source>
        <translation>Danach ist der Sieg nicht sicher: Jemand kann ihn verhindern oder vorbeiziehen.</translation>
    </message>
    <message>
        <source>Another turn leaves {name} better off.</source>
        <translation>Mit einem anderen Zug steht {name} besser da.</translation>
    </message>
    <message>
        <source>if the game ends</source>
        <translation>falls das Spiel endet</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>beendet das Spiel</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>das Spiel geht weiter</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>ist fertig</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>kommt noch dran</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>{solved} of {count}</source>
        <translation>{solved} von {count}</translation>
    </message>
    <message>
        <source>Your strength: about {rating}, give or take {margin}. First answers: {count}.</source>
        <translation>Deine Stärke: etwa {rating}, auf {margin} genau. Erste Antworten: {count}.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>One turn each, and a proof of what is right.</source>
        <translation>Je ein Zug, und ein Beweis, was richtig ist.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>One at my level</source>
        <translation>Eins für meine Stärke</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>is {card} the one that helps you most?</source>
        <translation>Hilft {card} am meisten?</translation>
    </message>
    <message>
        <source>how high will the others go?</source>
        <translation>Wie weit gehen die anderen?</translation>
    </message>
    <message>
        <source>which of your plants will you miss least?</source>
        <translation>Welches Kraftwerk wird am wenigsten fehlen?</translation>
    </message>
    <message>
        <source>which of your plants have to run?</source>
        <translation>Welche Kraftwerke müssen laufen?</translation>
    </message>
    <message>
        <source>what else could you do here?</source>
        <translation>Was ginge hier sonst?</translation>
    </message>
    <message>
        <source>what will power your next cities?</source>
        <translation>Was versorgt die nächsten Städte?</translation>
    </message>
    <message>
        <source>who gets {card}, and what will they do with it?</source>
        <translation>Wer bekommt {card}, und was wird daraus?</translation>
    </message>
    <message>
        <source>which of these plants will you still get next round?</source>
        <translation>Welches dieser Kraftwerke gibt es nächste Runde noch?</translation>
    </message>
    <message>
        <source>which cities would {card} power?</source>
        <translation>Welche Städte würde {card} versorgen?</translation>
    </message>
    <message>
        <source>what will {card} burn?</source>
        <translation>Was wird {card} verbrennen?</translation>
    </message>
    <message>
        <source>what else could you do with {price}?</source>
        <translation>Was ginge sonst mit {price}?</translation>
    </message>
    <message>
        <source>what will your plants burn that need {fuel}?</source>
        <translation>Was verbrennen die Kraftwerke, die {fuel} brauchen?</translation>
    </message>
    <message>
        <source>who buys after you, and what will be left next round?</source>
        <translation>Wer kauft noch, und was ist nächste Runde übrig?</translation>
    </message>
    <message>
        <source>what will the money be missing for?</source>
        <translation>Wofür wird das Geld fehlen?</translation>
    </message>
    <message>
        <source>could you power one more city?</source>
        <translation>Ginge noch für eine Stadt das Licht an?</translation>
    </message>
    <message>
        <source>which places will be gone next round?</source>
        <translation>Welche Plätze sind nächste Runde weg?</translation>
    </message>
    <message>
        <source>where will you build after that?</source>
        <translation>Wo geht es danach weiter?</translation>
    </message>
    <message>
        <source>will there be light in all of them?</source>
        <translation>Geht in allen das Licht an?</translation>
    </message>
    <message>
        <source>will {money} do for the next round?</source>
        <translation>Reichen {money} für die nächste Runde?</translation>
    </message>
    <message>
        <source>how many workers do your plants need?</source>
        <translation>Wie viele Arbeiter brauchen die Kraftwerke?</translation>
    </message>
    <message>
        <source>do you need houses first, or space on your board?</source>
        <translation>Erst Häuser, oder erst Platz auf der Tafel?</translation>
    </message>
</context>
<context>
    <name>RaisingAction</name>
    <message>
        <source>{name}, make the first bid for {card}, or pass.</source>
        <translation>{name}, gib das erste Gebot für {card} ab oder passe.</translation>
    </message>
    <message>
        <source>{name}, {leader} bids {bid} for {card}: raise or pass.</source>
        <translation>{name}, {leader} bietet {bid} für {card}: erhöhe oder passe.</translation>
    </message>
    <message>
        <source>{card} is on the block now: raise or pass.</source>
        <translation>{card} ist jetzt unter dem Hammer: Erhöhe oder passe.</translation>
    </message>
    <message>
        <source>Your limit of {amount} is reached.</source>
        <translation>Deine Grenze von {amount} ist erreicht.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>Versorgt</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Per city</source>
        <translation>Je Stadt</translation>
    </message>
    <message>
        <source>Dearest auction</source>
        <translation>Teuerste Karte</translation>
    </message>
    <message>
        <source>Spent on it: {money}</source>
        <translation>Dafür ausgegeben: {money}</translation>
    </message>
    <message>
        <source>All that was spent, shared out among the cities</source>
        <translation>Alle Ausgaben, auf die Städte verteilt</translation>
    </message>
    <message>
        <source>{card} for {price}</source>
        <translation>{card} für {price}</translation>
    </message>
</context>
<context>
    <name>RatesPanel</name>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>│ by chance</source>
        <translation>│ durch Zufall</translation>
    </message>
</context>
<context>
    <name>RatingPanel</name>
    <message>
        <source>● won   ○ not won   95 of 100 times the truth lies in the band</source>
        <translation>● gewonnen   ○ nicht gewonnen   der wahre Wert liegt 95 von 100 Mal im Band</translation>
    </message>
    <message>
        <source>● won   ○ not won   the line is the mean of ten games</source>
        <translation>● gewonnen   ○ nicht gewonnen   die Linie ist das Mittel aus zehn Spielen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Rating, game by game</source>
        <translation>Wertung, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Places, game by game</source>
        <translation>Plätze, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Played on in several ways, this wins {chance} of 100 games; what seems best at first sight wins {usual}.</source>
        <translation>Auf mehrere Arten weitergespielt, gewinnt das {chance} von 100 Partien; was auf den ersten Blick am besten scheint, gewinnt {usual}.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than it costs.</source>
        <translation>{card} bringt bis zum Ende etwa {gain} mehr ein, als es kostet.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than {old}, which goes for it.</source>
        <translation>{card} bringt bis zum Ende etwa {gain} mehr ein als {old}, das dafür geht.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than it costs, and {rival} will hardly pay more than {limit}.</source>
        <translation>{card} bringt bis zum Ende etwa {gain} mehr ein, als es kostet, und {rival} wird kaum mehr als {limit} zahlen.</translation>
    </message>
    <message>
        <source>No plant on offer brings what it costs.</source>
        <translation>Kein angebotenes Kraftwerk bringt ein, was es kostet.</translation>
    </message>
    <message>
        <source>{card} is worth up to {limit}.</source>
        <translation>{card} ist bis zu {limit} wert.</translation>
    </message>
    <message>
        <source>Beyond {limit} {card} costs more than it brings.</source>
        <translation>Über {limit} kostet {card} mehr, als es einbringt.</translation>
    </message>
    <message>
        <source>{other} will bring more for its price.</source>
        <translation>{other} wird für seinen Preis mehr einbringen.</translation>
    </message>
    <message>
        <source>{card} does not bring what it costs.</source>
        <translation>{card} bringt nicht ein, was es kostet.</translation>
    </message>
    <message>
        <source>{rival} will go on for {card}: let that cost something.</source>
        <translation>{rival} bietet für {card} sicher weiter: Das soll etwas kosten.</translation>
    </message>
    <message>
        <source>{card} is not worth that much.</source>
        <translation>{card} ist so viel nicht wert.</translation>
    </message>
    <message>
        <source>{plant} is missed least.</source>
        <translation>{plant} wird am wenigsten fehlen.</translation>
    </message>
    <message>
        <source>{plant} makes the most of it.</source>
        <translation>{plant} macht am meisten daraus.</translation>
    </message>
    <message>
        <source>Fuel to power {powered}.</source>
        <translation>Rohstoffe, um {powered} zu versorgen.</translation>
    </message>
    <message>
        <source>Fuel to power {powered}, and a stock of {more} more while it is cheap.</source>
        <translation>Rohstoffe, um {powered} zu versorgen, und {more} auf Vorrat, solange sie billig sind.</translation>
    </message>
    <message>
        <source>There is enough fuel, or none is worth its price.</source>
        <translation>Es sind genug Rohstoffe da, oder keiner ist seinen Preis wert.</translation>
    </message>
    <message>
        <source>{city} for {price} brings about {income} more each round.</source>
        <translation>{city} für {price} bringt in jeder Runde etwa {income} mehr.</translation>
    </message>
    <message>
        <source>{city} for {price} is a cheap step for the network.</source>
        <translation>{city} für {price} ist ein billiger Schritt für das Netz.</translation>
    </message>
    <message>
        <source>That can end the game: {powered} with power, the others have {best} at most.</source>
        <translation>Das kann das Spiel beenden: {powered} mit Strom, die anderen haben höchstens {best}.</translation>
    </message>
    <message>
        <source>This is the last round: every city with power counts, {powered} in all.</source>
        <translation>Das ist die letzte Runde: Jede versorgte Stadt zählt, insgesamt {powered}.</translation>
    </message>
    <message>
        <source>More cities would not pay now.</source>
        <translation>Weitere Städte würden sich jetzt nicht lohnen.</translation>
    </message>
    <message>
        <source>One more city would end the game, and not win it.</source>
        <translation>Eine weitere Stadt würde das Spiel beenden, aber nicht gewinnen.</translation>
    </message>
    <message>
        <source>That powers {powered} and brings {income}.</source>
        <translation>Das versorgt {powered} und bringt {income}.</translation>
    </message>
    <message>
        <source>That powers {powered} for {income}, and keeps fuel that is worth more than the rest would earn.</source>
        <translation>Das versorgt {powered} für {income} und spart Rohstoffe, die mehr wert sind, als der Rest einbrächte.</translation>
    </message>
    <message>
        <source>Connections in {region} are cheap.</source>
        <translation>Verbindungen in {region} sind billig.</translation>
    </message>
    <message>
        <source>In {city} the Trust is least in the way of the own network.</source>
        <translation>In {city} steht der Konzern dem eigenen Netz am wenigsten im Weg.</translation>
    </message>
    <message>
        <source>{card} pays up to a bid of {limit}.</source>
        <translation>{card} lohnt sich bis zu einem Gebot von {limit}.</translation>
    </message>
    <message>
        <source>No card on offer is worth its price now.</source>
        <translation>Keine der angebotenen Karten ist jetzt ihren Preis wert.</translation>
    </message>
    <message>
        <source>{card} does not pay any more: {limit} would be the limit.</source>
        <translation>{card} lohnt sich nicht mehr: Bei {limit} wäre Schluss.</translation>
    </message>
    <message>
        <source>This ends the game, and nobody can power more than {powered}.</source>
        <translation>Das beendet das Spiel, und niemand kann mehr als {powered} versorgen.</translation>
    </message>
    <message>
        <source>More houses can be powered or are needed soon: {powered} bring {income} this round.</source>
        <translation>Weitere Häuser lassen sich versorgen oder werden bald gebraucht: {powered} bringen in dieser Runde {income}.</translation>
    </message>
    <message>
        <source>A card is waiting for a plant space.</source>
        <translation>Eine Karte wartet auf ein Kraftwerksfeld.</translation>
    </message>
    <message>
        <source>A card is waiting for a shelter space.</source>
        <translation>Eine Karte wartet auf ein Unterkunftsfeld.</translation>
    </message>
    <message>
        <source>{card} does more on the board than in the reserve.</source>
        <translation>{card} leistet auf dem Tableau mehr als in der Reserve.</translation>
    </message>
    <message>
        <source>A robot works for nothing in all the rounds to come, about {rounds}.</source>
        <translation>Ein Roboter arbeitet in allen kommenden Runden umsonst, etwa {rounds}.</translation>
    </message>
    <message>
        <source>More workers would cost more than they earn.</source>
        <translation>Weitere Arbeitskräfte würden mehr kosten, als sie einbringen.</translation>
    </message>
    <message>
        <source>{workers} for {price}: they earn more than they cost.</source>
        <translation>{workers} für {price}: Sie bringen mehr ein, als sie kosten.</translation>
    </message>
    <message>
        <source>Your plants can power {capacity}, for a network of {network} then.</source>
        <translation>Deine Kraftwerke können {capacity} versorgen; im Netz dann: {network}.</translation>
    </message>
    <message>
        <source>With {card} your plants power {capacity} instead of {was}, for a network of {network}.</source>
        <translation>Mit {card} versorgen deine Kraftwerke {capacity} statt {was}; im Netz: {network}.</translation>
    </message>
    <message>
        <source>{card} powers {powered}; your plants power {capacity} with or without it.</source>
        <translation>{card} versorgt {powered}; deine Kraftwerke versorgen {capacity}, ob mit oder ohne.</translation>
    </message>
    <message>
        <source>{card} powers {powered}, once you have built a plant space for it.</source>
        <translation>{card} versorgt {powered}, sobald du ein Kraftwerksfeld dafür gebaut hast.</translation>
    </message>
    <message>
        <source>{card}: {does}</source>
        <translation>{card}: {does}</translation>
    </message>
    <message>
        <source>Otherwise {rival} may take it, to power {capacity} instead of {was}.</source>
        <translation>Sonst kann {rival} zugreifen und versorgt dann {capacity} statt {was}.</translation>
    </message>
    <message>
        <source>Your plants power {capacity} already, for a network of {network}.</source>
        <translation>Deine Kraftwerke versorgen schon {capacity}; im Netz: {network}.</translation>
    </message>
    <message>
        <source>That leaves {rival} {tokens} {fuel}, and {needed} are needed there.</source>
        <translation>Für {rival} bleiben {tokens} {fuel}; gebraucht werden dort {needed}.</translation>
    </message>
    <message>
        <source>Then there is fuel for {powered}; your network has {network} so far.</source>
        <translation>Dann reichen die Rohstoffe für {powered}; im Netz bisher: {network}.</translation>
    </message>
    <message>
        <source>This is for later: {powered} have light now, of {network}.</source>
        <translation>Das ist für später: Licht haben jetzt {powered}, im Netz: {network}.</translation>
    </message>
    <message>
        <source>{tokens} {fuel} stay for the next round: at most {refill} come back, and plants can burn {burnt}.</source>
        <translation>{tokens} {fuel} bleiben für die nächste Runde: Höchstens {refill} kommen nach, und Kraftwerke können {burnt} verbrauchen.</translation>
    </message>
    <message>
        <source>You have fuel for {powered} already.</source>
        <translation>Du hast schon Rohstoffe für {powered}.</translation>
    </message>
    <message>
        <source>Wait, and {rival} can have the last free place in {city} for {price}.</source>
        <translation>Wartest du, kann {rival} den letzten freien Platz in {city} für {price} bekommen.</translation>
    </message>
    <message>
        <source>Wait, and {rival} can have the {piece} place in {city} for {price}.</source>
        <translation>Wartest du, kann {rival} den Bauplatz in {city} ({piece}) für {price} bekommen.</translation>
    </message>
    <message>
        <source>One city more, and {takers} would buy fuel and build before you next round.</source>
        <translation>Eine Stadt mehr, und in der nächsten Runde kauft und baut vor dir: {takers}.</translation>
    </message>
    <message>
        <source>One house more, and {takers} would build and hire before you next round.</source>
        <translation>Ein Haus mehr, und in der nächsten Runde baut und stellt vor dir ein: {takers}.</translation>
    </message>
    <message>
        <source>One city more would stay dark: there is power for {powered}.</source>
        <translation>Eine Stadt mehr bliebe dunkel: Der Strom reicht für {powered}.</translation>
    </message>
    <message>
        <source>Step 2 comes with {needed} cities, and {rival} has {best}.</source>
        <translation>Stufe 2 kommt mit {needed} Städten, und {rival} hat {best}.</translation>
    </message>
    <message>
        <source>{rival} has {best} of {needed} cities and could end the game this round.</source>
        <translation>{rival} hat {best} von {needed} Städten und könnte das Spiel in dieser Runde beenden.</translation>
    </message>
    <message>
        <source>After {takers} about {tokens} {fuel} will be left; {needed} are needed.</source>
        <translation>Nach {takers} sind noch etwa {tokens} {fuel} da; gebraucht werden {needed}.</translation>
    </message>
    <message>
        <source>Only {tokens} {fuel} are left; {needed} are needed.</source>
        <translation>Es sind nur noch {tokens} {fuel} da; gebraucht werden {needed}.</translation>
    </message>
    <message>
        <source>Step 2 comes with this: {connected} are connected.</source>
        <translation>Damit kommt Stufe 2: {connected} sind angeschlossen.</translation>
    </message>
    <message>
        <source>One plant must be bought, and {card} brings the most for its price.</source>
        <translation>Ein Kraftwerk muss gekauft werden, und {card} bringt für seinen Preis am meisten.</translation>
    </message>
    <message>
        <source>Then {powered} can have light: {income} this round instead of {before}.</source>
        <translation>Dann gibt es Licht für {powered}: {income} in dieser Runde statt {before}.</translation>
    </message>
    <message>
        <source>{left} are kept for what comes next.</source>
        <translation>{left} bleiben für das, was kommt.</translation>
    </message>
    <message>
        <source>{card} powers {powered} from the start.</source>
        <translation>{card} versorgt {powered} von Anfang an.</translation>
    </message>
    <message>
        <source>{card} has room for {workers}, without any pay.</source>
        <translation>{card} bietet Platz für {workers}, ganz ohne Lohn.</translation>
    </message>
    <message>
        <source>{card} earns about as much until the end as it costs.</source>
        <translation>{card} bringt bis zum Ende etwa so viel ein, wie es kostet.</translation>
    </message>
    <message>
        <source>{card} pays up to a bid of {limit}, and the others will hardly bid more than {rivals}.</source>
        <translation>{card} lohnt sich bis zu einem Gebot von {limit}, und die anderen werden kaum mehr als {rivals} bieten.</translation>
    </message>
    <message>
        <source>{card} is worth all the money there is.</source>
        <translation>{card} ist alles verfügbare Geld wert.</translation>
    </message>
    <message>
        <source>There is not enough money for a higher bid.</source>
        <translation>Für ein höheres Gebot reicht das Geld nicht.</translation>
    </message>
</context>
<context>
    <name>RefillTable</name>
    <message>
        <source>Refill in step {step}: {tokens}</source>
        <translation>Nachschub in Stufe {step}: {tokens}</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn (seat {current})</source>
        <translation>Jemand anders ist am Zug (Platz {current})</translation>
    </message>
    <message>
        <source>“{do}” is not possible now; possible: {possible}</source>
        <translation>„{do}“ ist jetzt nicht möglich; möglich: {possible}</translation>
    </message>
    <message>
        <source>{name} is on move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>The game is only looked at here: nothing can be moved</source>
        <translation>Die Partie wird hier nur angesehen: Es lässt sich nichts ziehen</translation>
    </message>
    <message>
        <source>First go on with the lesson</source>
        <translation>Erst geht die Lektion weiter</translation>
    </message>
    <message>
        <source>Regions are only chosen before round 1</source>
        <translation>Gebiete wählt man nur vor Runde 1</translation>
    </message>
    <message>
        <source>Not now: bid for cards in “{phase}”</source>
        <translation>Jetzt nicht: Karten bei „{phase}“</translation>
    </message>
    <message>
        <source>Not now: buy fuel in “{phase}”</source>
        <translation>Jetzt nicht: einkaufen bei „{phase}“</translation>
    </message>
    <message>
        <source>Not now: connect cities in “{phase}”</source>
        <translation>Jetzt nicht: Städte bei „{phase}“</translation>
    </message>
    <message>
        <source>Not now: place cards in “{phase}”</source>
        <translation>Jetzt nicht: Karten legen bei „{phase}“</translation>
    </message>
    <message>
        <source>Not now: hire workers in “{phase}”</source>
        <translation>Jetzt nicht: einstellen bei „{phase}“</translation>
    </message>
    <message>
        <source>This board has no region “{region}”</source>
        <translation>Dieser Spielplan hat kein Gebiet „{region}“</translation>
    </message>
    <message>
        <source>{region} is already in play</source>
        <translation>{region} ist schon im Spiel</translation>
    </message>
    <message>
        <source>With {region} the regions in play could no longer form one connected area</source>
        <translation>Mit {region} könnten die Gebiete keine zusammenhängende Fläche mehr bilden</translation>
    </message>
    <message>
        <source>{city} is not next to a city of the Trust</source>
        <translation>{city} liegt nicht neben einer Stadt des Konzerns</translation>
    </message>
    <message>
        <source>{city} already has a generator of the Trust</source>
        <translation>In {city} steht schon ein Generator des Konzerns</translation>
    </message>
    <message>
        <source>The Trust cannot build in {city}; it can build in: {cities}</source>
        <translation>Der Konzern kann in {city} nicht bauen; er kann bauen in: {cities}</translation>
    </message>
    <message>
        <source>{card} is not up for auction now</source>
        <translation>{card} kann jetzt nicht versteigert werden</translation>
    </message>
    <message>
        <source>The bid must be at least {minimum}</source>
        <translation>Das Gebot muss mindestens {minimum} sein</translation>
    </message>
    <message>
        <source>{price} for {card} cannot be paid: you have only {money}</source>
        <translation>{price} für {card} kannst du nicht zahlen: Du hast nur {money}</translation>
    </message>
    <message>
        <source>The last player left in buys for exactly the minimum, {minimum}</source>
        <translation>Wer als Letzter übrig ist, kauft genau zum Mindestgebot, {minimum}</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy</source>
        <translation>In Runde 1 müssen alle kaufen</translation>
    </message>
    <message>
        <source>{card} can only be bought with a city in {areas}: you have none there</source>
        <translation>{card} kann nur kaufen, wer dort eine Stadt hat: {areas}</translation>
    </message>
    <message>
        <source>There is a bid already: raise it or pass</source>
        <translation>Es gibt schon ein Gebot: erhöhe oder passe</translation>
    </message>
    <message>
        <source>{plant} is new: it cannot be scrapped in this edition</source>
        <translation>{plant} ist neu: in dieser Ausgabe darf es nicht verschrottet werden</translation>
    </message>
    <message>
        <source>Choose the tokens to give up: {choices}</source>
        <translation>Wähle die Rohstoffe, die abgegeben werden: {choices}</translation>
    </message>
    <message>
        <source>These tokens cannot be given up; possible: {choices}</source>
        <translation>Diese Rohstoffe können nicht abgegeben werden; möglich: {choices}</translation>
    </message>
    <message>
        <source>There is no resource “{fuel}” in this edition</source>
        <translation>In dieser Ausgabe gibt es keinen Rohstoff „{fuel}“</translation>
    </message>
    <message>
        <source>A resource is named twice</source>
        <translation>Ein Rohstoff ist zweimal genannt</translation>
    </message>
    <message>
        <source>Nothing is in the cart</source>
        <translation>Es liegt nichts im Korb</translation>
    </message>
    <message>
        <source>A number of tokens must be at least 1</source>
        <translation>Es muss mindestens 1 Marker sein</translation>
    </message>
    <message>
        <source>There is no {fuel} on the market</source>
        <translation>Auf dem Markt ausverkauft: {fuel}</translation>
    </message>
    <message>
        <source>Only {available} {fuel} left on the market</source>
        <translation>Nur noch {available} {fuel} im Markt</translation>
    </message>
    <message>
        <source>None of your plants burns {fuel}</source>
        <translation>Keines deiner Kraftwerke verbraucht {fuel}</translation>
    </message>
    <message>
        <source>Your plants have no room for more {fuel}</source>
        <translation>Deine Kraftwerke haben keinen Platz für mehr {fuel}</translation>
    </message>
    <message>
        <source>Your plants have room for only {room} more {fuel}</source>
        <translation>Deine Kraftwerke haben nur noch Platz für {room} {fuel}</translation>
    </message>
    <message>
        <source>Your plants have no room for so much {fuels} together</source>
        <translation>Deine Kraftwerke haben keinen Platz für so viel {fuels} zusammen</translation>
    </message>
    <message>
        <source>{tokens} cost {price}, and you have only {money}</source>
        <translation>Kosten für {tokens}: {price}; du hast nur {money}</translation>
    </message>
    <message>
        <source>This board has no city “{city}”</source>
        <translation>Dieser Spielplan hat keine Stadt „{city}“</translation>
    </message>
    <message>
        <source>{city} is not in the regions in play</source>
        <translation>{city} liegt nicht in den Gebieten im Spiel</translation>
    </message>
    <message>
        <source>{city} is full in step {step}</source>
        <translation>{city} ist in Stufe {step} voll</translation>
    </message>
    <message>
        <source>No houses are left</source>
        <translation>Es sind keine Häuser mehr da</translation>
    </message>
    <message>
        <source>{city} costs {price}, and you have only {money}</source>
        <translation>{city} kostet {price}, und du hast nur {money}</translation>
    </message>
    <message>
        <source>You cannot afford a city: the cheapest costs {price}</source>
        <translation>Du kannst dir keine Stadt leisten: Die billigste kostet {price}</translation>
    </message>
    <message>
        <source>In the first game nobody builds beyond {limit} cities</source>
        <translation>Im ersten Spiel baut niemand mehr als {limit} Städte</translation>
    </message>
    <message>
        <source>Nothing is built any more once a card was placed</source>
        <translation>Sobald eine Karte ausgelegt ist, wird nicht mehr gebaut</translation>
    </message>
    <message>
        <source>No {kind} is left to build</source>
        <translation>Zum Bauen nicht mehr vorhanden: {kind}</translation>
    </message>
    <message>
        <source>{city} has no place for a {kind}</source>
        <translation>{city} hat kein Feld dafür: {kind}</translation>
    </message>
    <message>
        <source>The place for a {kind} in {city} is taken</source>
        <translation>In {city} ist das Feld besetzt: {kind}</translation>
    </message>
    <message>
        <source>A {kind} in {city} costs {price}, and you have only {money}</source>
        <translation>{city}: {kind} kostet {price}, und du hast nur {money}</translation>
    </message>
    <message>
        <source>{card} already has a {kind}</source>
        <translation>{card} hat das schon: {kind}</translation>
    </message>
    <message>
        <source>Choose the space on which {card} is placed: plant or shelter</source>
        <translation>Wähle das Feld für {card}: Kraftwerk oder Unterkunft</translation>
    </message>
    <message>
        <source>{card} has a space of its own kind</source>
        <translation>{card} hat ein Feld der eigenen Art</translation>
    </message>
    <message>
        <source>No unlocked {kind} space is free</source>
        <translation>Kein freies Feld mehr freigeschaltet: {kind}</translation>
    </message>
    <message>
        <source>At most {most} seasonal workers can be hired</source>
        <translation>Höchstens {most} Saisonkräfte können eingestellt werden</translation>
    </message>
    <message>
        <source>The seasonal workers cost {price}, and you have only {money}</source>
        <translation>Die Saisonkräfte kosten {price}, und du hast nur {money}</translation>
    </message>
    <message>
        <source>Only {all} workers can run plants, {permanent} of them permanent</source>
        <translation>Nur {all} Arbeitskräfte können Kraftwerke betreiben, {permanent} davon dauerhafte</translation>
    </message>
    <message>
        <source>{plant} can run only once a round</source>
        <translation>{plant} kann nur einmal je Runde laufen</translation>
    </message>
    <message>
        <source>{plant} does not burn {fuel}</source>
        <translation>{plant} läuft nicht mit {fuel}</translation>
    </message>
    <message>
        <source>{plant} burns exactly {burns} tokens, not {found}</source>
        <translation>{plant} verbraucht genau {burns} Marker, nicht {found}</translation>
    </message>
    <message>
        <source>Only {available} {fuel} held, {needed} needed</source>
        <translation>Nur {available} {fuel} vorhanden, {needed} nötig</translation>
    </message>
    <message>
        <source>There is no edition “{edition}”; there are: {known}</source>
        <translation>Es gibt keine Ausgabe „{edition}“; es gibt: {known}</translation>
    </message>
    <message>
        <source>Edition {edition} is not played on “{board}”; it is played on: {known}</source>
        <translation>Die Ausgabe {edition} wird nicht auf „{board}“ gespielt, sondern auf: {known}</translation>
    </message>
    <message>
        <source>No player can have the colour “{color}”; there are: {known}</source>
        <translation>Die Farbe „{color}“ gibt es für Spieler nicht; es gibt: {known}</translation>
    </message>
    <message>
        <source>Two players have the colour “{color}”</source>
        <translation>Zwei Spieler haben die Farbe „{color}“</translation>
    </message>
    <message>
        <source>Edition {edition} has no promo card “{card}”; it has: {known}</source>
        <translation>Die Ausgabe {edition} hat keine Promokarte „{card}“; sie hat: {known}</translation>
    </message>
    <message>
        <source>Promo card “{card}” is named twice</source>
        <translation>Die Promokarte „{card}“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>Edition {edition} has no first game</source>
        <translation>Die Ausgabe {edition} hat kein erstes Spiel</translation>
    </message>
    <message>
        <source>setup.regions: {needed} regions are needed, not {found}</source>
        <translation>setup.regions: {needed} Gebiete sind nötig, nicht {found}</translation>
    </message>
    <message>
        <source>setup.regions: this board has no region “{region}”</source>
        <translation>setup.regions: dieser Spielplan hat kein Gebiet „{region}“</translation>
    </message>
    <message>
        <source>setup.regions: “{region}” is named twice</source>
        <translation>setup.regions: „{region}“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>setup.regions: {regions} do not form one connected area</source>
        <translation>setup.regions: {regions} bilden keine zusammenhängende Fläche</translation>
    </message>
    <message>
        <source>setup.regions does not go with drafted regions</source>
        <translation>setup.regions passt nicht zu gewählten Gebieten</translation>
    </message>
    <message>
        <source>setup.order must name each seat from 0 to {last} once, not {found}</source>
        <translation>setup.order muss jeden Platz von 0 bis {last} einmal nennen, nicht {found}</translation>
    </message>
    <message>
        <source>setup.{key}: there is no card “{card}” in this game</source>
        <translation>setup.{key}: in diesem Spiel gibt es keine Karte „{card}“</translation>
    </message>
    <message>
        <source>setup.{key}: the card “{card}” is not dealt on this board</source>
        <translation>setup.{key}: Die Karte „{card}“ wird auf diesem Spielplan nicht ausgeteilt</translation>
    </message>
    <message>
        <source>setup: card “{card}” is named twice</source>
        <translation>setup: die Karte „{card}“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>setup.regions: “{region}” is always in play</source>
        <translation>setup.regions: „{region}“ ist immer im Spiel</translation>
    </message>
    <message>
        <source>setup.tiles must hold the {needed} tiles of the board, in any order</source>
        <translation>setup.tiles muss die {needed} Plättchen des Spielplans enthalten, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>setup.market and setup.pile come together in this edition</source>
        <translation>setup.market und setup.pile gehören in dieser Ausgabe zusammen</translation>
    </message>
    <message>
        <source>setup.market: the opening draws {needed} cards, not {found}</source>
        <translation>setup.market: zu Beginn werden {needed} Karten gezogen, nicht {found}</translation>
    </message>
    <message>
        <source>setup.market: {needed} plants are needed, not {found}</source>
        <translation>setup.market: {needed} Kraftwerke sind nötig, nicht {found}</translation>
    </message>
    <message>
        <source>setup.market: “{card}” is not a plant</source>
        <translation>setup.market: „{card}“ ist kein Kraftwerk</translation>
    </message>
    <message>
        <source>setup.{key}: “step3” cannot be here</source>
        <translation>setup.{key}: „step3“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>setup.{key} means nothing in edition {edition}</source>
        <translation>setup.{key} bedeutet in der Ausgabe {edition} nichts</translation>
    </message>
    <message>
        <source>Not a whole gzip file ({reason})</source>
        <translation>Keine vollständige gzip-Datei ({reason})</translation>
    </message>
    <message>
        <source>This file is not a recorded game</source>
        <translation>Diese Datei ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Move {number} ({move}): {reason}</source>
        <translation>Zug {number} ({move}): {reason}</translation>
    </message>
    <message>
        <source>2 to 6 can play, not {found}</source>
        <translation>2 bis 6 können spielen, nicht {found}</translation>
    </message>
    <message>
        <source>There is no edition for the board “{board}” yet</source>
        <translation>Für den Spielplan „{board}“ gibt es noch keine Ausgabe</translation>
    </message>
    <message>
        <source>A bid must be a whole number</source>
        <translation>Ein Gebot muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>A number of tokens must be a whole number</source>
        <translation>Eine Zahl von Markern muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>A number of workers must be a whole number</source>
        <translation>Eine Zahl von Arbeitskräften muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>{plant} is not one of your plants</source>
        <translation>{plant} gehört dir nicht</translation>
    </message>
    <message>
        <source>You are already in {city}</source>
        <translation>Du bist schon in {city}</translation>
    </message>
    <message>
        <source>Choose what is built: {pieces}</source>
        <translation>Wähle, was gebaut wird: {pieces}</translation>
    </message>
    <message>
        <source>{card} is not in your reserve</source>
        <translation>{card} ist nicht in deiner Reserve</translation>
    </message>
    <message>
        <source>{card} does not lie on a {kind} space of yours</source>
        <translation>{card} liegt nicht auf so einem Feld von dir: {kind}</translation>
    </message>
    <message>
        <source>You do not own the Robots card</source>
        <translation>Du besitzt die Karte „Robots“ nicht</translation>
    </message>
    <message>
        <source>No more robots can be made: all {most} are there</source>
        <translation>Es können keine Roboter mehr gebaut werden: Alle {most} sind da</translation>
    </message>
    <message>
        <source>No robot can be made: there is no worker who could make it</source>
        <translation>Es kann kein Roboter gebaut werden: Es ist keine Arbeitskraft da, die ihn bauen könnte</translation>
    </message>
    <message>
        <source>Written by a newer version (format version {version}, known is {newest})</source>
        <translation>Von einer neueren Version geschrieben (Formatversion {version}, bekannt ist {newest})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Es gibt diese Datei nicht</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason})</source>
        <translation>Die Datei kann nicht gelesen werden ({reason})</translation>
    </message>
    <message>
        <source>The file is too large (more than {limit} MB)</source>
        <translation>Die Datei ist zu groß (mehr als {limit} MB)</translation>
    </message>
    <message>
        <source>No valid JSON (line {line}, column {column}: {reason})</source>
        <translation>Kein gültiges JSON (Zeile {line}, Spalte {column}: {reason})</translation>
    </message>
    <message>
        <source>No valid JSON (line {line}, column {column}: the file ends too early)</source>
        <translation>Kein gültiges JSON (Zeile {line}, Spalte {column}: Die Datei hört zu früh auf)</translation>
    </message>
    <message>
        <source>No valid JSON: {found} is no number</source>
        <translation>Kein gültiges JSON: {found} ist keine Zahl</translation>
    </message>
    <message>
        <source>The key “{key}” is given twice in the same place</source>
        <translation>Der Schlüssel „{key}“ steht zweimal an derselben Stelle</translation>
    </message>
    <message>
        <source>Not UTF-8 text (byte {position})</source>
        <translation>Kein UTF-8-Text (Byte {position})</translation>
    </message>
    <message>
        <source>Nested too deeply</source>
        <translation>Zu tief verschachtelt</translation>
    </message>
    <message>
        <source>A number has too many digits</source>
        <translation>Eine Zahl hat zu viele Stellen</translation>
    </message>
    <message>
        <source>{where}must be an object, not {found}</source>
        <translation>{where}muss ein Objekt sein, nicht {found}</translation>
    </message>
    <message>
        <source>{where}“{key}” is missing</source>
        <translation>{where}„{key}“ fehlt</translation>
    </message>
    <message>
        <source>{where}unknown key “{key}”{hint}</source>
        <translation>{where}unbekannter Schlüssel „{key}“{hint}</translation>
    </message>
    <message>
        <source>{where}“{key}” must be {expected}, not {found}</source>
        <translation>{where}„{key}“ muss so sein: {expected}, nicht {found}</translation>
    </message>
    <message>
        <source>Not a record: {reason}</source>
        <translation>Keine Aufzeichnung: {reason}</translation>
    </message>
    <message>
        <source>{where}there is no move “{do}”; there are: {known}</source>
        <translation>{where}es gibt keinen Zug „{do}“; es gibt: {known}</translation>
    </message>
    <message>
        <source>There is no board “{board}”{hint}; there are: {known}</source>
        <translation>Es gibt keinen Spielplan „{board}“{hint}; es gibt: {known}</translation>
    </message>
    <message>
        <source>The id is “{id}”, but after the name of the file it should be “{stem}”</source>
        <translation>Die id ist „{id}“, nach dem Namen der Datei müsste sie „{stem}“ sein</translation>
    </message>
    <message>
        <source>For {players} players {needed} regions are needed that hang together by connections among them, and there are no such on this board</source>
        <translation>Für {players} Spieler braucht es {needed} Regionen, die durch Verbindungen untereinander zusammenhängen, und solche hat dieser Spielplan nicht</translation>
    </message>
    <message>
        <source>{reason}. Divide it into more, or ask for fewer by “regions” under “editions”</source>
        <translation>{reason}. Teile ihn in mehr Gebiete, oder verlange weniger: „regions“ unter „editions“</translation>
    </message>
    <message>
        <source>{reason}. Add cities, or let the game end with fewer by “end_cities” under “editions”</source>
        <translation>{reason}. Füge Städte hinzu, oder lass das Spiel mit weniger enden: „end_cities“ unter „editions“</translation>
    </message>
    <message>
        <source>{where}there is no plant “{number}” in this edition</source>
        <translation>{where}In dieser Ausgabe gibt es kein Kraftwerk „{number}“</translation>
    </message>
    <message>
        <source>{where}“{number}” already has another place</source>
        <translation>{where}„{number}“ hat schon einen anderen Platz</translation>
    </message>
    <message>
        <source>{where}only where the market is drawn by “from_back”; name all in “market” here</source>
        <translation>{where}nur, wo der Markt nach „from_back“ gezogen wird; hier nenne alle unter „market“</translation>
    </message>
    <message>
        <source>The opening has {found} plants for the {needed} places of the market</source>
        <translation>Die Eröffnung hat {found} Kraftwerke für die {needed} Plätze des Marktes</translation>
    </message>
    <message>
        <source>The opening draws {needed} plants with the back “{back}”, and there are {found}</source>
        <translation>Die Eröffnung zieht {needed} Kraftwerke mit der Rückseite „{back}“, und es gibt {found}</translation>
    </message>
    <message>
        <source>With {players} players {needed} plants (“{back}”) are removed unseen, and only {found} can be</source>
        <translation>Mit {players} Spielern werden {needed} Kraftwerke („{back}“) ungesehen entfernt, und nur {found} können es</translation>
    </message>
    <message>
        <source>“{key}” must not be empty</source>
        <translation>„{key}“ darf nicht leer sein</translation>
    </message>
    <message>
        <source>“{key}” has {count} entries, at most {limit} are possible</source>
        <translation>„{key}“ hat {count} Einträge, höchstens {limit} sind möglich</translation>
    </message>
    <message>
        <source>{where}the id “{value}” already belongs to region {first}</source>
        <translation>{where}die id „{value}“ gehört schon Gebiet {first}</translation>
    </message>
    <message>
        <source>{where}the id “{value}” already belongs to city {first}</source>
        <translation>{where}die id „{value}“ gehört schon Stadt {first}</translation>
    </message>
    <message>
        <source>{where}the name “{value}” already belongs to city {first}</source>
        <translation>{where}der Name „{value}“ gehört schon Stadt {first}</translation>
    </message>
    <message>
        <source>{where}no city lies in it</source>
        <translation>{where}keine Stadt liegt darin</translation>
    </message>
    <message>
        <source>{where}there is no region “{region}”{hint}</source>
        <translation>{where}es gibt kein Gebiet „{region}“{hint}</translation>
    </message>
    <message>
        <source>{where}there is no city “{city}”{hint}</source>
        <translation>{where}es gibt keine Stadt „{city}“{hint}</translation>
    </message>
    <message>
        <source>{where}needs either “lon” and “lat” or “x” and “y”</source>
        <translation>{where}braucht entweder „lon“ und „lat“ oder „x“ und „y“</translation>
    </message>
    <message>
        <source>{where}“{key}” must lie between -{limit} and {limit}</source>
        <translation>{where}„{key}“ muss zwischen -{limit} und {limit} liegen</translation>
    </message>
    <message>
        <source>Some cities have “lon” and “lat”, others “x” and “y”</source>
        <translation>Manche Städte haben „lon“ und „lat“, andere „x“ und „y“</translation>
    </message>
    <message>
        <source>All cities lie on one spot: give each of them its own place</source>
        <translation>Alle Städte liegen an derselben Stelle: Gib jeder ihren eigenen Platz</translation>
    </message>
    <message>
        <source>{where}some cities have a “slot”, others none</source>
        <translation>{where}manche Städte haben einen „slot“, andere keinen</translation>
    </message>
    <message>
        <source>{where}a city cannot be connected with itself</source>
        <translation>{where}eine Stadt kann nicht mit sich selbst verbunden sein</translation>
    </message>
    <message>
        <source>{where}connection {first} already joins these cities</source>
        <translation>{where}Verbindung {first} verbindet diese Städte schon</translation>
    </message>
    <message>
        <source>{where}some connections have a “cost”, others none</source>
        <translation>{where}manche Verbindungen haben „cost“, andere nicht</translation>
    </message>
    <message>
        <source>{tiles} tiles for {connections} connections without a cost</source>
        <translation>{tiles} Plättchen für {connections} Verbindungen ohne Kosten</translation>
    </message>
    <message>
        <source>{where}needs at least two different cities</source>
        <translation>{where}braucht mindestens zwei verschiedene Städte</translation>
    </message>
    <message>
        <source>{where}there is no such connection</source>
        <translation>{where}diese Verbindung gibt es nicht</translation>
    </message>
    <message>
        <source>{where}{chosen} was chosen, but the connection costs {cost}</source>
        <translation>{where}{chosen} wurde gewählt, aber die Verbindung kostet {cost}</translation>
    </message>
    <message>
        <source>The board falls into {parts} parts; cut off: {cities}</source>
        <translation>Der Spielplan zerfällt in {parts} Teile; abgeschnitten: {cities}</translation>
    </message>
    <message>
        <source>{where}its cities are not joined by connections of cost 0</source>
        <translation>{where}ihre Städte sind nicht durch Verbindungen ohne Kosten verbunden</translation>
    </message>
    <message>
        <source>(did you mean “{word}”?)</source>
        <translation>(ist „{word}“ gemeint?)</translation>
    </message>
    <message>
        <source>“{board}” is not played with edition {edition}; it is played with: {known}</source>
        <translation>„{board}“ wird nicht mit der Ausgabe {edition} gespielt; gespielt wird mit: {known}</translation>
    </message>
    <message>
        <source>The game is played on “{board}”, but “about” holds the board “{id}”</source>
        <translation>Gespielt wird auf „{board}“, aber in „about“ steht der Spielplan „{id}“</translation>
    </message>
    <message>
        <source>For {players} players {needed} regions are needed, and this board has {found}</source>
        <translation>Für {players} Spieler braucht es {needed} Gebiete, und dieser Spielplan hat {found}</translation>
    </message>
    <message>
        <source>For {players} players {needed} cities are needed, and some regions have only {found}</source>
        <translation>Für {players} Spieler braucht es {needed} Städte, und manche Gebiete haben zusammen nur {found}</translation>
    </message>
    <message>
        <source>At least two players are needed.</source>
        <translation>Es braucht mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle Spieler brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
    <message>
        <source>The market starts with {found} {fuel}, and there are only {needed} tokens</source>
        <translation>Der Markt beginnt mit {found} {fuel}, und es gibt nur {needed} Marker</translation>
    </message>
    <message>
        <source>There is another board with the id “{id}”: give it another</source>
        <translation>Es gibt schon einen Spielplan mit der id „{id}“: gib ihm eine andere</translation>
    </message>
    <message>
        <source>With {players} players the game ends at {needed} cities, but nobody can build more than {found}</source>
        <translation>Mit {players} Spielern endet das Spiel bei {needed} Städten, aber mehr als {found} kann niemand bauen</translation>
    </message>
    <message>
        <source>In the edition “{edition}” all connections need a “cost”</source>
        <translation>In der Ausgabe „{edition}“ brauchen alle Verbindungen „cost“</translation>
    </message>
    <message>
        <source>In the edition “{edition}” all cities need a “slot”</source>
        <translation>In der Ausgabe „{edition}“ brauchen alle Städte „slot“</translation>
    </message>
    <message>
        <source>{where}costs more than {limit} with its “extra”</source>
        <translation>{where}kostet mit „extra“ mehr als {limit}</translation>
    </message>
    <message>
        <source>A market with {found} places is too large; it may have {limit}</source>
        <translation>Ein Markt mit {found} Plätzen ist zu groß; er darf {limit} haben</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Show the areas for so many players</source>
        <translation>Die Flächen für so viele Spieler zeigen</translation>
    </message>
    <message>
        <source>Click again for the next area that is connected</source>
        <translation>Noch ein Klick zeigt die nächste zusammenhängende Fläche</translation>
    </message>
    <message>
        <source>No region is in play.</source>
        <translation>Kein Gebiet ist im Spiel.</translation>
    </message>
    <message>
        <source>These regions do not form one area.</source>
        <translation>Diese Gebiete bilden keine zusammenhängende Fläche.</translation>
    </message>
    <message>
        <source>One area, but without {0}, which is always in play.</source>
        <translation>Eine Fläche, aber ohne {0}, das immer im Spiel ist.</translation>
    </message>
    <message>
        <source>One area, right for {0} players.</source>
        <translation>Eine Fläche, passend für {0} Spieler.</translation>
    </message>
    <message>
        <source>The whole board: a game is played on a part of it.</source>
        <translation>Der ganze Spielplan: Gespielt wird auf einem Teil davon.</translation>
    </message>
    <message>
        <source>One area, but no number of players plays on so many regions.</source>
        <translation>Eine Fläche, aber auf so vielen Gebieten spielt man bei keiner Spielerzahl.</translation>
    </message>
    <message>
        <source>Area {0} of {1}</source>
        <translation>Fläche {0} von {1}</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Lesson · {minutes} min</source>
        <translation>Lektion · {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n Übung</numerusform>
            <numerusform>%n Übungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide once more in positions of your own games</source>
        <translation>Entscheide noch einmal in Stellungen deiner eigenen Spiele</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Vorheriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>End replay</source>
        <translation>Nachspielen beenden</translation>
    </message>
    <message>
        <source>Ten moves back</source>
        <translation>Zehn Züge zurück</translation>
    </message>
    <message>
        <source>Ten moves ahead</source>
        <translation>Zehn Züge vor</translation>
    </message>
    <message>
        <source>Here the game is over: go back to where it can take another way</source>
        <translation>Hier ist das Spiel zu Ende: Geh dorthin zurück, wo es anders weitergehen kann</translation>
    </message>
    <message>
        <source>In a game of its own; this one stays as it is</source>
        <translation>In einem eigenen Spiel; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Spiel ablaufen lassen (Leertaste)</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Ablaufen lassen und anhalten</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Ganzer Zug zurück</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Ganzer Zug vor</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Diesen Zug kommentieren</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo des Nachspielens</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Runde {round}, {phase}</translation>
    </message>
    <message>
        <source>Move {number} of {last}</source>
        <translation>Zug {number} von {last}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>This tells what went wrong, on which system, and in which game: its record has the names of the players and all that is hidden in it. Nothing is sent by itself; copy or save the report to give it to those who can mend the program.</source>
        <translation>Hier steht, was schiefging, auf welchem System und in welchem Spiel: Dessen Aufzeichnung enthält die Namen der Spieler und alles, was darin verdeckt ist. Nichts wird von selbst verschickt; kopiere oder speichere den Bericht, um ihn denen zu geben, die das Programm reparieren können.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Speichern...</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name}: {cities} powered, {income}</source>
        <translation>{name}: {cities} versorgt, {income}</translation>
    </message>
    <message>
        <source>New in the market: {cards}</source>
        <translation>Neu im Markt: {cards}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runde {round} ist vorbei</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>click or any key to go on</source>
        <translation>weiter mit Klick oder jeder Taste</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Close the rules (F1)</source>
        <translation>Regeln schließen (F1)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>RunAction</name>
    <message>
        <source>{name}, choose the plants that run.</source>
        <translation>{name}, wähle die Kraftwerke, die laufen.</translation>
    </message>
    <message>
        <source>{cities} would stay dark that could have light.</source>
        <translation>Dunkel, obwohl Strom möglich wäre: {cities}.</translation>
    </message>
    <message>
        <source>Power {cities}: +{income}</source>
        <translation>{cities} versorgen: +{income}</translation>
    </message>
</context>
<context>
    <name>RunningAction</name>
    <message>
        <source>You do not hold the fuel for {plant}.</source>
        <translation>Du hast die Rohstoffe für {plant} nicht.</translation>
    </message>
    <message>
        <source>The other plants burn the fuel that {plant} needs.</source>
        <translation>Die anderen Kraftwerke verbrauchen, was {plant} braucht.</translation>
    </message>
</context>
<context>
    <name>RunningControls</name>
    <message>
        <source>{powered} of {cities} lit: +{income}</source>
        <translation>{powered} von {cities} versorgt: +{income}</translation>
    </message>
</context>
<context>
    <name>RunningLimit</name>
    <message>
        <source>Bidding for you up to</source>
        <translation>Für dich wird geboten bis</translation>
    </message>
    <message>
        <source>How far to bid for you: type another amount, then Enter</source>
        <translation>Wie weit für dich geboten wird: anderen Betrag eintippen, dann Eingabe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop bidding for me</source>
        <translation>Nicht mehr für mich bieten</translation>
    </message>
    <message>
        <source>Stop bidding for me (Esc)</source>
        <translation>Nicht mehr für mich bieten (Esc)</translation>
    </message>
</context>
<context>
    <name>RunsOf</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>{plant} would hold {tokens}</source>
        <translation>{plant} hätte dann {tokens}</translation>
    </message>
    <message>
        <source>Fuel for one run of all plants</source>
        <translation>Rohstoffe für einen Lauf aller Kraftwerke</translation>
    </message>
    <message>
        <source>Fuel for two runs of all plants</source>
        <translation>Rohstoffe für zwei Läufe aller Kraftwerke</translation>
    </message>
    <message>
        <source>Fuel for one run of {plant}</source>
        <translation>Rohstoffe für einen Lauf: {plant}</translation>
    </message>
    <message>
        <source>Fuel for two runs of {plant}</source>
        <translation>Rohstoffe für zwei Läufe: {plant}</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Cannot be read: {reason}</source>
        <translation>Nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>From other folders</source>
        <translation>Aus anderen Ordnern</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Round {round}, the other move: {what} · {names}</source>
        <translation>Runde {round}, der andere Zug: {what} · {names}</translation>
    </message>
    <message>
        <source>From round {round}: {what} · {names}</source>
        <translation>Ab Runde {round}: {what} · {names}</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gestern {time}</translation>
    </message>
    <message>
        <source>at another machine</source>
        <translation>an einem anderen Rechner</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} am Zug</translation>
    </message>
    <message>
        <source>won · {powered} powered</source>
        <translation>gewonnen · {powered} versorgt</translation>
    </message>
    <message>
        <source>{place} of {count} · {powered} powered</source>
        <translation>{place} von {count} · {powered} versorgt</translation>
    </message>
    <message>
        <source>Readable up to round {round}: {reason}</source>
        <translation>Lesbar bis Runde {round}: {reason}</translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScrapAction</name>
    <message>
        <source>{name}, one plant is too many: choose the one to scrap.</source>
        <translation>{name}, ein Kraftwerk ist zu viel: Wähle, welches verschrottet wird.</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>{plant} verschrotten</translation>
    </message>
</context>
<context>
    <name>ScrollRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who decides for player {number}</source>
        <translation>Wer für Spieler {number} entscheidet</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Shuffle who sits where</source>
        <translation>Auslosen, wer wo sitzt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Mensch hinzufügen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Computer hinzufügen</translation>
    </message>
</context>
<context>
    <name>SecretsButton</name>
    <message>
        <source>Hold to look: what only you may see</source>
        <translation>Gedrückt halten: was nur du sehen darfst</translation>
    </message>
    <message>
        <source>on the pile: {card}</source>
        <translation>auf dem Stapel: {card}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>{seconds} s for each move; Space skips ahead</source>
        <translation>{seconds} s je Zug; die Leertaste überspringt</translation>
    </message>
    <message>
        <source>At once: moves are not shown one by one</source>
        <translation>Sofort: Züge werden nicht einzeln gezeigt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Aussehen und Sprache</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Further to the right they move faster</source>
        <translation>Weiter rechts ziehen sie schneller</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Wie das System: {language}</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>Hell oder dunkel wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Your first game once more</source>
        <translation>Dein erstes Spiel noch einmal</translation>
    </message>
    <message>
        <source>A word at each new thing, and hints that come by themselves:</source>
        <translation>Ein Wort zu allem Neuen und Tipps, die von selbst kommen:</translation>
    </message>
    <message>
        <source>Off: nothing moves by itself (reduced motion).</source>
        <translation>Aus: nichts bewegt sich von selbst (weniger Bewegung).</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Tell me before I leave cities without power that I could supply.</source>
        <translation>Melden, bevor ich Städte ohne Strom lasse, die ich versorgen könnte.</translation>
    </message>
    <message>
        <source>Ask for every decision</source>
        <translation>Jede Entscheidung erfragen</translation>
    </message>
    <message>
        <source>On: I am asked even where there is only one thing that I can do.</source>
        <translation>An: Ich werde auch gefragt, wo es nur eine Möglichkeit gibt.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>One window</source>
        <translation>Ein Fenster</translation>
    </message>
    <message>
        <source>Off: each game that I open from a folder gets a window of its own.</source>
        <translation>Aus: Jedes Spiel, das ich aus einem Ordner öffne, bekommt sein eigenes Fenster.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Of what the system asks for; from the next start on.</source>
        <translation>Gemessen an der des Systems; ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Quiet: my turn, the hammer, the lights, a new step, the end.</source>
        <translation>Leise: mein Zug, der Hammer, die Lichter, eine neue Stufe, das Ende.</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Wie das System es wünscht</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>SharedTable</name>
    <message>
        <source>No connection · {seconds} s</source>
        <translation>Keine Verbindung · {seconds} s</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Warten auf {name}</translation>
    </message>
    <message>
        <source>No connection to the table. Next try in {seconds} s. Planning works.</source>
        <translation>Keine Verbindung zum Tisch. Nächster Versuch in {seconds} s. Planen geht.</translation>
    </message>
    <message>
        <source>The connection to {name} is gone ({since}). The seat is kept.</source>
        <translation>Die Verbindung zu {name} ist weg ({since}). Der Platz bleibt frei.</translation>
    </message>
    <message>
        <source>Computer for now</source>
        <translation>Vorerst ein Computer</translation>
    </message>
    <message>
        <source>A computer plays for {name}.</source>
        <translation>Ein Computer spielt für {name}.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Platz zurückgeben</translation>
    </message>
    <message>
        <source>You ask to take back: {what}</source>
        <translation>Du möchtest zurücknehmen: {what}</translation>
    </message>
    <message>
        <source>{name} asks to take back: {what}</source>
        <translation>{name} möchte zurücknehmen: {what}</translation>
    </message>
    <message>
        <source>The connection to {name} is gone. The seat is kept.</source>
        <translation>Die Verbindung zu {name} ist weg. Der Platz bleibt frei.</translation>
    </message>
    <message>
        <source>No card was turned over since.</source>
        <translation>Seither wurde keine Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>Zugestimmt: {names}.</translation>
    </message>
    <message>
        <source>Still asked: {names}.</source>
        <translation>Noch gefragt: {names}.</translation>
    </message>
    <message>
        <source>Agree (A)</source>
        <translation>Zustimmen (A)</translation>
    </message>
    <message>
        <source>Leave it (L)</source>
        <translation>So lassen (L)</translation>
    </message>
    <message>
        <source>{name}, the table cannot be reached.</source>
        <translation>{name}, der Tisch ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Your seat is kept. Nothing that was answered is lost.</source>
        <translation>Dein Platz bleibt frei. Nichts, was beantwortet war, ist verloren.</translation>
    </message>
    <message>
        <source>The table cannot be reached.</source>
        <translation>Der Tisch ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>You look on.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <source>The table answers …</source>
        <translation>Der Tisch antwortet …</translation>
    </message>
    <message>
        <source>You can plan ahead meanwhile (F2).</source>
        <translation>Du kannst inzwischen vorausplanen (F2).</translation>
    </message>
    <message>
        <source>{name} waits for you: it is your turn.</source>
        <translation>{name} wartet auf dich: du bist am Zug.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>From city to city, from card to card</source>
        <translation>Von Stadt zu Stadt, von Karte zu Karte</translation>
    </message>
    <message>
        <source>Choose what has the focus</source>
        <translation>Das Markierte wählen</translation>
    </message>
    <message>
        <source>The card at this place; 1 more of a fuel</source>
        <translation>Die Karte an diesem Platz; 1 Rohstoff mehr</translation>
    </message>
    <message>
        <source>1 less of a fuel</source>
        <translation>1 Rohstoff weniger</translation>
    </message>
    <message>
        <source>Zoom the board</source>
        <translation>Den Spielplan zoomen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Den ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Agree to a take-back</source>
        <translation>Einer Rücknahme zustimmen</translation>
    </message>
    <message>
        <source>Do not agree to it</source>
        <translation>Ihr nicht zustimmen</translation>
    </message>
    <message>
        <source>Try to reach the table now</source>
        <translation>Jetzt versuchen, den Tisch zu erreichen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>In the replay</source>
        <translation>Beim Nachspielen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>On the board and in the markets</source>
        <translation>Auf dem Spielplan und in den Märkten</translation>
    </message>
    <message>
        <source>With friends at other machines</source>
        <translation>Mit Freunden an anderen Rechnern</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Spielplan</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Click again: as high as possible, and back</source>
        <translation>Noch einmal klicken: so hoch wie möglich, und zurück</translation>
    </message>
</context>
<context>
    <name>SourcesDialog</name>
    <message>
        <source>How sure is this?</source>
        <translation>Wie sicher ist das?</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Power Grid</source>
        <translation>Funkenschlag</translation>
    </message>
    <message>
        <source>Bid, build, and keep the lights on.</source>
        <translation>Bieten, bauen – und es werde Licht.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Open a saved game from any folder</source>
        <translation>Ein gespeichertes Spiel aus einem beliebigen Ordner öffnen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>join a table</source>
        <translation>an einen Tisch</translation>
    </message>
    <message>
        <source>Join a table on another machine</source>
        <translation>An einen Tisch auf einem anderen Rechner setzen</translation>
    </message>
    <message>
        <source>Look at the boards</source>
        <translation>Die Spielpläne ansehen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Über dieses Spiel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>{table} · one try counts</source>
        <translation>{table} · ein Versuch zählt</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n Spielplan</numerusform>
            <numerusform>%n Spielpläne</numerusform>
        </translation>
    </message>
    <message>
        <source>from any folder</source>
        <translation>aus jedem Ordner</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>{done} of {count} lessons</source>
        <translation>{done} von {count} Lektionen</translation>
    </message>
    <message numerus="yes">
        <source>%n wait today</source>
        <translation>
            <numerusform>%n wartet heute</numerusform>
            <numerusform>%n warten heute</numerusform>
        </translation>
    </message>
    <message>
        <source>{waiting} · about {minutes} min</source>
        <translation>{waiting} · etwa {minutes} min</translation>
    </message>
    <message>
        <source>Next on {day}</source>
        <translation>Weiter am {day}</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles geschafft</translation>
    </message>
    <message>
        <source>You know the board game</source>
        <translation>Du kennst das Brettspiel</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Germany, two easy opponents, shorter rules.
Every new thing gets a word when it comes up.
About 30 minutes.</source>
        <translation>Deutschland, zwei leichte Gegner, kürzere Regeln.
Jedes Neue bekommt ein Wort, wenn es auftaucht.
Etwa 30 Minuten.</translation>
    </message>
</context>
<context>
    <name>StepBanner</name>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Two players fit into a city: the second place costs {price}.</source>
        <translation>Zwei Spieler passen in eine Stadt: der zweite Anschluss kostet {price}.</translation>
    </message>
    <message>
        <source>Three players fit into a city: the third place costs {price}.</source>
        <translation>Drei Spieler passen in eine Stadt: der dritte Anschluss kostet {price}.</translation>
    </message>
    <message>
        <source>The refill is now {tokens}.</source>
        <translation>Der Nachschub ist jetzt {tokens}.</translation>
    </message>
    <message>
        <source>The smallest card has left the market.</source>
        <translation>Die kleinste Karte hat den Markt verlassen.</translation>
    </message>
    <message>
        <source>All {count} cards of the market are for sale.</source>
        <translation>Alle {count} Karten des Marktes stehen zum Verkauf.</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>Look at round {round}</source>
        <translation>Runde {round} ansehen</translation>
    </message>
    <message>
        <source>Look at the bids</source>
        <translation>Gebote ansehen</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>Auf dem Plan zeigen</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>Bid for power plants</source>
        <translation>Ersteigere Kraftwerke</translation>
    </message>
    <message>
        <source>The dearer ones light more cities. All of you bid for the same cards.</source>
        <translation>Die teureren versorgen mehr Städte. Alle bieten auf dieselben Karten.</translation>
    </message>
    <message>
        <source>Build your network</source>
        <translation>Bau dein Netz</translation>
    </message>
    <message>
        <source>Each city costs its place and the way to it. The first pays least.</source>
        <translation>Jede Stadt kostet ihren Platz und den Weg dorthin. Wer zuerst kommt, zahlt am wenigsten.</translation>
    </message>
    <message>
        <source>Keep the lights on</source>
        <translation>Lass das Licht an</translation>
    </message>
    <message>
        <source>Buy fuel, burn it, earn. Who lights most cities at the end wins.</source>
        <translation>Rohstoffe kaufen, verfeuern, verdienen. Wer am Ende die meisten Städte versorgt, gewinnt.</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Fifth in the market, but up for auction: {kind}.</source>
        <translation>Das fünfte im Markt, aber schon zu haben: {kind}.</translation>
    </message>
    <message>
        <source>It never goes under the pile: {kind}.</source>
        <translation>Kommt nie unter den Stapel: {kind}.</translation>
    </message>
    <message>
        <source>A smaller plant that is drawn leaves the game, and the token goes with it.</source>
        <translation>Wird ein kleineres gezogen, kommt es aus dem Spiel, und der Marker geht mit.</translation>
    </message>
    <message>
        <source>Only for players with a city in {regions}.</source>
        <translation>Nur für Spieler mit einer Stadt in: {regions}.</translation>
    </message>
    <message>
        <source>Once a player has bought it, no more {fuel} comes.</source>
        <translation>Hat es ein Spieler gekauft, kommt kein {fuel} mehr nach.</translation>
    </message>
    <message>
        <source>The smallest plant leaves at the end of every round.</source>
        <translation>Am Ende jeder Runde geht das kleinste Kraftwerk.</translation>
    </message>
    <message>
        <source>The smallest plant leaves at the end of a round, unless one left with the discount token.</source>
        <translation>Am Ende einer Runde geht das kleinste Kraftwerk, außer wenn eines mit dem Rabattmarker gegangen ist.</translation>
    </message>
    <message>
        <source>On the pile when step 2 starts: {cards}.</source>
        <translation>Mit Beginn von Stufe 2 auf dem Stapel: {cards}.</translation>
    </message>
    <message>
        <source>These have gone on the pile: {cards}.</source>
        <translation>Auf den Stapel gekommen: {cards}.</translation>
    </message>
    <message>
        <source>Never goes under the pile at the end of a round: {kinds}.</source>
        <translation>Kommt am Ende einer Runde nie unter den Stapel: {kinds}.</translation>
    </message>
    <message>
        <source>No more {fuel} comes: {card} has been bought.</source>
        <translation>Kein {fuel} kommt mehr nach: {card} ist gekauft.</translation>
    </message>
    <message>
        <source>No more {fuel} comes once {card} has been bought.</source>
        <translation>Kein {fuel} kommt mehr nach, sobald {card} gekauft ist.</translation>
    </message>
    <message>
        <source>From the supply for {price} each when none is left.</source>
        <translation>Aus dem Vorrat für je {price}, wenn keine mehr da ist.</translation>
    </message>
    <message>
        <source>{amount} each for you: you have a house in {city}.</source>
        <translation>{amount} je Stück für dich: Du hast ein Haus in {city}.</translation>
    </message>
    <message>
        <source>{amount} each for whoever has a house in {city}.</source>
        <translation>{amount} je Stück für alle mit einem Haus in {city}.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>To the next part of the screen</source>
        <translation>Zum nächsten Teil des Bildschirms</translation>
    </message>
    <message>
        <source>To the previous part of the screen</source>
        <translation>Zum vorherigen Teil des Bildschirms</translation>
    </message>
    <message>
        <source>Show players and log (F9)</source>
        <translation>Spieler und Verlauf zeigen (F9)</translation>
    </message>
    <message>
        <source>Fold players and log away (F9)</source>
        <translation>Spieler und Verlauf einklappen (F9)</translation>
    </message>
    <message>
        <source>Rules about this</source>
        <translation>Regeln dazu</translation>
    </message>
    <message>
        <source>Rules of this game (F1)</source>
        <translation>Regeln dieses Spiels (F1)</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Looks on: {name}</source>
        <translation>Schaut zu: {name}</translation>
    </message>
    <message>
        <source>Hints are allowed at this table</source>
        <translation>An diesem Tisch sind Tipps erlaubt</translation>
    </message>
    <message>
        <source>The host allows no hints at this table</source>
        <translation>Der Gastgeber erlaubt an diesem Tisch keine Tipps</translation>
    </message>
</context>
<context>
    <name>TableRefusals</name>
    <message>
        <source>The table does not understand this program: it may be of another version.</source>
        <translation>Der Tisch versteht dieses Programm nicht: Vielleicht ist es eine andere Version.</translation>
    </message>
    <message>
        <source>Nobody answers at this address.</source>
        <translation>Unter dieser Adresse antwortet niemand.</translation>
    </message>
    <message>
        <source>Whoever answers at this address does not know the code.</source>
        <translation>Wer unter dieser Adresse antwortet, kennt den Code nicht.</translation>
    </message>
    <message>
        <source>No seat is free: you may watch.</source>
        <translation>Kein Platz ist frei: Du kannst zusehen.</translation>
    </message>
    <message>
        <source>There are too many people at this table.</source>
        <translation>An diesem Tisch sind zu viele.</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>An diesem Tisch darf niemand zusehen.</translation>
    </message>
    <message>
        <source>You have come to this table from somewhere else.</source>
        <translation>Du bist von woanders an diesen Tisch gekommen.</translation>
    </message>
    <message>
        <source>The table has heard nothing from here for too long.</source>
        <translation>Der Tisch hat zu lange nichts von hier gehört.</translation>
    </message>
    <message>
        <source>Only the host may do that.</source>
        <translation>Das darf nur der Gastgeber.</translation>
    </message>
    <message>
        <source>The game cannot start: a seat is empty, or it has started already.</source>
        <translation>Das Spiel kann nicht beginnen: Ein Platz ist leer, oder es hat schon begonnen.</translation>
    </message>
    <message>
        <source>The game has started: what it allows stays as it is.</source>
        <translation>Das Spiel hat begonnen: Was es erlaubt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>This seat cannot be given away just now.</source>
        <translation>Dieser Platz lässt sich gerade nicht vergeben.</translation>
    </message>
    <message>
        <source>The game has not started yet.</source>
        <translation>Das Spiel hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>That is not your seat.</source>
        <translation>Das ist nicht dein Platz.</translation>
    </message>
    <message>
        <source>A computer plays for you: take the seat back first.</source>
        <translation>Ein Computer spielt für dich: Nimm erst den Platz zurück.</translation>
    </message>
    <message>
        <source>Somebody was faster: decide again.</source>
        <translation>Jemand war schneller: entscheide noch einmal.</translation>
    </message>
    <message>
        <source>That cannot be taken back any more.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>That was too much at once: say it a little later.</source>
        <translation>Das war zu viel auf einmal: sag es etwas später.</translation>
    </message>
    <message>
        <source>Nobody can be nudged just now.</source>
        <translation>Gerade lässt sich niemand anstupsen.</translation>
    </message>
    <message>
        <source>That was not the code of this table. 2 and Z, 5 and S, 8 and B look alike.</source>
        <translation>Das war nicht der Code dieses Tisches. 2 und Z, 5 und S, 8 und B sehen sich ähnlich.</translation>
    </message>
    <message>
        <source>This machine waits a minute now.</source>
        <translation>Dieser Rechner wartet jetzt eine Minute.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tries, then this machine waits a minute.</source>
        <translation>
            <numerusform>Noch %n Versuch, dann wartet dieser Rechner eine Minute.</numerusform>
            <numerusform>Noch %n Versuche, dann wartet dieser Rechner eine Minute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many tries. Again in {time}.</source>
        <translation>Zu viele Versuche. Wieder in {time}.</translation>
    </message>
    <message>
        <source>The table does not take this move: decide again.</source>
        <translation>Der Tisch nimmt diesen Zug nicht an: Entscheide noch einmal.</translation>
    </message>
    <message>
        <source>This table speaks protocol {theirs}, this program {ours}. Ask the host to update: the table has {other}, this program is {own}.</source>
        <translation>Dieser Tisch spricht Protokoll {theirs}, dieses Programm {ours}. Bitte den Gastgeber zu aktualisieren: Der Tisch hat {other}, dieses Programm ist {own}.</translation>
    </message>
    <message>
        <source>This table speaks protocol {theirs}, this program {ours}. Update this program ({own}; the table has {other}), or ask the host for a table of {own}.</source>
        <translation>Dieser Tisch spricht Protokoll {theirs}, dieses Programm {ours}. Aktualisiere dieses Programm ({own}; der Tisch hat {other}), oder bitte den Gastgeber um einen Tisch von {own}.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} ist da.</translation>
    </message>
    <message>
        <source>The connection to {name} is gone.</source>
        <translation>Die Verbindung zu {name} ist weg.</translation>
    </message>
    <message>
        <source>{name} nudges {other}.</source>
        <translation>{name} stupst {other} an.</translation>
    </message>
    <message>
        <source>No connection since {time}.</source>
        <translation>Keine Verbindung seit {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Connected again. %n moves since.</source>
        <translation>
            <numerusform>Wieder verbunden. %n Zug seither.</numerusform>
            <numerusform>Wieder verbunden. %n Züge seither.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>A card was drawn since: {cards}.</source>
        <translation>Seitdem wurde eine Karte gezogen: {cards}.</translation>
    </message>
    <message>
        <source>The spy has looked at the pile since.</source>
        <translation>Seitdem wurde im Stapel spioniert.</translation>
    </message>
    <message>
        <source>Hidden money was told since.</source>
        <translation>Seitdem wurde verdecktes Geld genannt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This table allows no take-backs.</source>
        <translation>An diesem Tisch gibt es keine Rücknahmen.</translation>
    </message>
    <message>
        <source>{name} has decided since.</source>
        <translation>Seitdem hat {name} entschieden.</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>Nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Here the game was played on from another one.</source>
        <translation>Hier wurde das Spiel aus einem anderen weitergespielt.</translation>
    </message>
</context>
<context>
    <name>TalkField</name>
    <message>
        <source>Say something to the others</source>
        <translation>Den anderen etwas sagen</translation>
    </message>
    <message>
        <source>Comes when the table is back</source>
        <translation>Geht wieder, wenn der Tisch da ist</translation>
    </message>
    <message>
        <source>Say something … (T)</source>
        <translation>Etwas sagen … (T)</translation>
    </message>
    <message>
        <source>Not everybody is heard: choose whom</source>
        <translation>Nicht alle sind zu hören: wählen, wer</translation>
    </message>
    <message>
        <source>Mute somebody</source>
        <translation>Jemanden stummschalten</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} stummschalten</translation>
    </message>
    <message>
        <source>Nobody else has said anything</source>
        <translation>Sonst hat niemand etwas gesagt</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>Lay your turn as in a game and press the large button: it is judged, not made.</source>
        <translation>Plane deinen Zug wie im Spiel und drück den großen Knopf: Er wird beurteilt, nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Hints come by themselves</source>
        <translation>Tipps kommen von selbst</translation>
    </message>
    <message>
        <source>Tell the words of the first game again</source>
        <translation>Erklärungen des ersten Spiels noch einmal zeigen</translation>
    </message>
</context>
<context>
    <name>Thinker</name>
    <message>
        <source>its process has ended</source>
        <translation>der Prozess wurde beendet</translation>
    </message>
    <message>
        <source>it thought for too long</source>
        <translation>zu lange überlegt</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
    <message>
        <source>Round {round}, move {number}</source>
        <translation>Runde {round}, Zug {number}</translation>
    </message>
</context>
<context>
    <name>TogetherRoute</name>
    <message>
        <source>The table cannot be opened. Its server says: “{why}”</source>
        <translation>Der Tisch lässt sich nicht öffnen. Sein Server sagt: „{why}“</translation>
    </message>
    <message>
        <source>This game is played at another machine: one goes there with its code.</source>
        <translation>Dieses Spiel wird an einem anderen Rechner gespielt: Dorthin kommt man mit seinem Code.</translation>
    </message>
    <message>
        <source>{why} This is the game as far as it is known here.</source>
        <translation>{why} Hier ist das Spiel, so weit es bekannt ist.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <translation>Dein Tisch ist offen</translation>
    </message>
    <message>
        <source>Others can go on without this window: the table then closes by itself once the game is over. You come back to it under “Join a table”.</source>
        <translation>Die anderen können ohne dieses Fenster weiterspielen: Der Tisch schließt sich dann von selbst, wenn das Spiel zu Ende ist. Du kommst über „An einen Tisch setzen“ zurück.</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>TrustBuildingAction</name>
    <message>
        <source>{name}, choose where the Trust builds a {piece}.</source>
        <translation>{name}, wähle, wo der Konzern baut: {piece}.</translation>
    </message>
</context>
<context>
    <name>TrustCityAction</name>
    <message>
        <source>{name}, choose city {number} of {count} for the Trust on the map.</source>
        <translation>{name}, wähle auf dem Spielplan Stadt {number} von {count} für den Konzern.</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>{what} (Enter)</source>
        <translation>{what} (Eingabe)</translation>
    </message>
    <message>
        <source>{what} (P)</source>
        <translation>{what} (P)</translation>
    </message>
    <message>
        <source>{what} (Ctrl+Enter)</source>
        <translation>{what} (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z or U)</source>
        <translation>Rückgängig (Strg+Z oder U)</translation>
    </message>
    <message>
        <source>{why} It can be taken back if all agree (Ctrl+Z or U)</source>
        <translation>{why} Wenn alle einverstanden sind, lässt es sich zurücknehmen (Strg+Z oder U)</translation>
    </message>
    <message>
        <source>Take back together</source>
        <translation>Gemeinsam zurücknehmen</translation>
    </message>
    <message>
        <source>Undo: not possible now</source>
        <translation>Rückgängig: geht jetzt nicht</translation>
    </message>
    <message>
        <source>Redo: not possible now</source>
        <translation>Wiederherstellen: geht jetzt nicht</translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation>Nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Do what the large button says</source>
        <translation>Tun, was der große Knopf sagt</translation>
    </message>
    <message>
        <source>The same, wherever the focus is</source>
        <translation>Dasselbe, gleich was markiert ist</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>1 mehr bieten</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>1 weniger bieten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Clear the plan</source>
        <translation>Plan verwerfen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>What would the expert do? (H)</source>
        <translation>Was würde der Experte tun? (H)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Wiederherstellen (Strg+Y)</translation>
    </message>
    <message>
        <source>Clear the plan (Esc)</source>
        <translation>Plan verwerfen (Esc)</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>Das Spiel ist zu Ende: {name} gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: {names} win together.</source>
        <translation>Das Spiel ist zu Ende: {names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>Waiting for {name}.</source>
        <translation>Warten auf {name}.</translation>
    </message>
    <message>
        <source>Paused: {name} is on move.</source>
        <translation>Pause: {name} ist am Zug.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>An {name} übergeben.</translation>
    </message>
    <message>
        <source>{name} is on move.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>{money} → {left}</source>
        <translation>{money} → {left}</translation>
    </message>
    <message>
        <source>Your money now and after this turn</source>
        <translation>Dein Geld jetzt und nach diesem Zug</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show the rule behind it</source>
        <translation>Die Regel dahinter zeigen</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>Buy {what}</source>
        <translation>Kaufe {what}</translation>
    </message>
    <message>
        <source>{what} for {price}: {left} left</source>
        <translation>{what} für {price}: {left} bleiben</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Keine Rohstoffe mehr kaufen</translation>
    </message>
    <message>
        <source>Buy no fuel this round</source>
        <translation>In dieser Runde keine Rohstoffe kaufen</translation>
    </message>
    <message>
        <source>Build no more cities</source>
        <translation>Keine Stadt mehr anschließen</translation>
    </message>
    <message>
        <source>Build nothing this round</source>
        <translation>In dieser Runde nichts bauen</translation>
    </message>
    <message>
        <source>Put up {card}: bid {bid}, up to {limit}, then let it go</source>
        <translation>{card} versteigern: {bid} bieten, bis {limit}, dann lassen</translation>
    </message>
    <message>
        <source>Put up {card} and bid {bid}, but no more</source>
        <translation>{card} versteigern und {bid} bieten, aber nicht mehr</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}, then let it go</source>
        <translation>{bid} bieten, bis {limit}, dann lassen</translation>
    </message>
    <message>
        <source>Bid {bid}, but no more</source>
        <translation>{bid} bieten, aber nicht mehr</translation>
    </message>
    <message>
        <source>build a {piece} in {city}</source>
        <translation>{piece} in {city} bauen</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card} auslegen</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100</source>
        <translation>Gewinnt etwa {chance} von 100</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100, next best {usual}</source>
        <translation>Gewinnt etwa {chance} von 100, das Nächstbeste {usual}</translation>
    </message>
    <message>
        <source>build in {cities}</source>
        <translation>in {cities} bauen</translation>
    </message>
    <message>
        <source>build nothing this round</source>
        <translation>in dieser Runde nichts bauen</translation>
    </message>
    <message>
        <source>build nothing more</source>
        <translation>nichts mehr bauen</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games.</source>
        <translation>Gewinnt etwa {chance} von 100 solchen Spielen.</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games. Next best: {other} ({usual}).</source>
        <translation>Gewinnt etwa {chance} von 100 solchen Spielen. Nächstbestes: {other} ({usual}).</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games. As good: {other}.</source>
        <translation>Gewinnt etwa {chance} von 100 solchen Spielen. Ebenso gut: {other}.</translation>
    </message>
</context>
<context>
    <name>UpdateTeller</name>
    <message>
        <source>Your settings are those of a newer version. They stay as they are: what you change here is forgotten at the end.</source>
        <translation>Deine Einstellungen sind von einer neueren Version. Sie bleiben, wie sie sind: Was du hier änderst, ist am Ende vergessen.</translation>
    </message>
    <message>
        <source>Power Grid is now version {version}.</source>
        <translation>Funkenschlag ist jetzt Version {version}.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
</context>
<context>
    <name>VerdictButton</name>
    <message>
        <source>Show it in the replay</source>
        <translation>Beim Nachspielen zeigen</translation>
    </message>
    <message>
        <source>Try the other move</source>
        <translation>Anderen Zug testen</translation>
    </message>
    <message>
        <source>Make the expert&apos;s move and play on</source>
        <translation>Den Zug des Experten machen und weiterspielen</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>.</source>
        <comment>decimal point</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Runde {round}, {phase}</translation>
    </message>
    <message>
        <source>place {before} → {after}</source>
        <translation>Platz {before} → {after}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Gespielt: {move}</translation>
    </message>
    <message>
        <source>{where}: The hint was wrong here. Better: {move}</source>
        <translation>{where}: Der Hinweis war hier falsch. Besser: {move}</translation>
    </message>
    <message>
        <source>auction of {card}</source>
        <translation>Versteigerung: {card}</translation>
    </message>
    <message>
        <source>{better} wins about {chance} of 100 such games, {yours} {usual}.</source>
        <translation>{better} gewinnt etwa {chance} von 100 solchen Spielen, {yours} {usual}.</translation>
    </message>
    <message>
        <source>{better} leads to place {before} on average, {yours} to place {after}.</source>
        <translation>{better} führt im Schnitt auf Platz {before}, {yours} auf Platz {after}.</translation>
    </message>
    <message>
        <source>Passing here</source>
        <translation>Hier zu passen</translation>
    </message>
    <message>
        <source>Bidding on</source>
        <translation>Weiterzubieten</translation>
    </message>
    <message>
        <source>Going for {card}</source>
        <translation>{card} zu nehmen</translation>
    </message>
    <message>
        <source>The expert&apos;s purchase</source>
        <translation>Der Einkauf des Experten</translation>
    </message>
    <message>
        <source>Building there</source>
        <translation>Dort zu bauen</translation>
    </message>
    <message>
        <source>Buying no more</source>
        <translation>Nichts mehr zu kaufen</translation>
    </message>
    <message>
        <source>Building no more</source>
        <translation>Nicht weiterzubauen</translation>
    </message>
    <message>
        <source>Hiring like the expert</source>
        <translation>Das Einstellen des Experten</translation>
    </message>
    <message>
        <source>The expert&apos;s choice</source>
        <translation>Die Wahl des Experten</translation>
    </message>
    <message>
        <source>your pass</source>
        <translation>dein Passen</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>dein Gebot</translation>
    </message>
    <message>
        <source>your purchase</source>
        <translation>dein Einkauf</translation>
    </message>
    <message>
        <source>what you built</source>
        <translation>dein Bau</translation>
    </message>
    <message>
        <source>your hiring</source>
        <translation>dein Einstellen</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>power for {cities}</source>
        <translation>Strom für {cities}</translation>
    </message>
    <message>
        <source>Two rounds later you have {more} more, though {less} less.</source>
        <translation>Zwei Runden später hast du {more} mehr, dafür {less} weniger.</translation>
    </message>
    <message>
        <source>Two rounds later you have {more} more.</source>
        <translation>Zwei Runden später hast du {more} mehr.</translation>
    </message>
    <message>
        <source>In round {round}, {dark}: {why}.</source>
        <translation>In Runde {round} {dark}: {why}.</translation>
    </message>
    <message>
        <source>there were no workers left to hire</source>
        <translation>es waren keine Arbeiter mehr da</translation>
    </message>
    <message>
        <source>there was no money for more workers</source>
        <translation>für mehr Arbeiter fehlte das Geld</translation>
    </message>
    <message>
        <source>too few workers were hired</source>
        <translation>zu wenige Arbeiter wurden eingestellt</translation>
    </message>
    <message>
        <source>{fuel} had run out</source>
        <translation>ausverkauft: {fuel}</translation>
    </message>
    <message>
        <source>there was no money for {fuel}</source>
        <translation>es fehlte das Geld für {fuel}</translation>
    </message>
    <message>
        <source>too little {fuel} was bought</source>
        <translation>zu wenig {fuel} gekauft</translation>
    </message>
    <message>
        <source>Close to the expert: {percent} %</source>
        <translation>So gut wie der Experte: {percent} %</translation>
    </message>
    <message>
        <source>{phase} {percent} %</source>
        <translation>{phase} {percent} %</translation>
    </message>
    <message>
        <source>{what}: nearly as good</source>
        <translation>{what}: fast genauso gut</translation>
    </message>
    <message>
        <source>{what}: about {chance} of 100</source>
        <translation>{what}: etwa {chance} von 100</translation>
    </message>
    <message>
        <source>{what}: costs {places} places</source>
        <translation>{what}: kostet {places} Plätze</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games, as advised {usual}.</source>
        <translation>Gewinnt etwa {chance} von 100 solchen Spielen, wie geraten {usual}.</translation>
    </message>
    <message>
        <source>It could be foreseen at the auctions: {short}</source>
        <translation>Bei den Auktionen war es schon abzusehen: {short}</translation>
    </message>
</context>
<context>
    <name>WaitingButtons</name>
    <message>
        <source>Ask to take back</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
    <message>
        <source>Try now (F5)</source>
        <translation>Jetzt versuchen (F5)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Nudge {name}</source>
        <translation>{name} anstupsen</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>{cities} would stay dark: {tokens}, {price}</source>
        <translation>Dunkel bleibt: {cities}. Nötig: {tokens}, {price}</translation>
    </message>
    <message>
        <source>Burnt for nothing: {tokens} ({plants})</source>
        <translation>Umsonst verbraucht: {tokens} ({plants})</translation>
    </message>
    <message>
        <source>{plant} carries the transformer station: power for {cities} goes</source>
        <translation>{plant} trägt das Umspannwerk: Strom für {cities} geht verloren</translation>
    </message>
    <message>
        <source>you {own}, {name} {cities}</source>
        <translation>du {own}, {name} {cities}</translation>
    </message>
    <message>
        <source>you {own}, {name} at most {cities}</source>
        <translation>du {own}, {name} höchstens {cities}</translation>
    </message>
    <message>
        <source>This ends the game: {standing}</source>
        <translation>Das beendet das Spiel: {standing}</translation>
    </message>
    <message>
        <source>The game ends with this phase: {standing}</source>
        <translation>Das Spiel endet mit dieser Phase: {standing}</translation>
    </message>
    <message>
        <source>Locked: build a plant in a city first</source>
        <translation>Blockiert: Baue erst ein Kraftwerk in einer Stadt</translation>
    </message>
    <message>
        <source>Locked: build a shelter in a city first</source>
        <translation>Blockiert: Baue erst eine Unterkunft in einer Stadt</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Forget the chosen cities (Esc)</source>
        <translation>Die gewählten Städte vergessen (Esc)</translation>
    </message>
    <message>
        <source>What it costs to reach the other cities</source>
        <translation>Was der Weg zu den anderen Städten kostet</translation>
    </message>
    <message>
        <source>Click a city, then a second one.</source>
        <translation>Klicke eine Stadt an, dann eine zweite.</translation>
    </message>
    <message>
        <source>You see the cheapest way between them and what it costs.</source>
        <translation>Du siehst den günstigsten Weg zwischen ihnen und was er kostet.</translation>
    </message>
    <message>
        <source>These tiles are an example: each game deals its own.</source>
        <translation>Diese Plättchen sind ein Beispiel: Jedes Spiel verteilt seine eigenen.</translation>
    </message>
    <message>
        <source>From {0}</source>
        <translation>Von {0}</translation>
    </message>
    <message>
        <source>Click a second city for the way to it.</source>
        <translation>Klicke eine zweite Stadt an, um den Weg dorthin zu sehen.</translation>
    </message>
    <message>
        <source>From {0} to {1}</source>
        <translation>Von {0} nach {1}</translation>
    </message>
    <message>
        <source>There is no way in the regions in play.</source>
        <translation>In den Gebieten im Spiel gibt es keinen Weg.</translation>
    </message>
    <message>
        <source>From {0} to {1}: {2}</source>
        <translation>Von {0} nach {1}: {2}</translation>
    </message>
</context>
<context>
    <name>WeaknessRow</name>
    <message>
        <source>Show the positions</source>
        <translation>Die Stellungen zeigen</translation>
    </message>
    <message>
        <source>{day}, {board}, move {number}: {cost}</source>
        <translation>{day}, {board}, Zug {number}: {cost}</translation>
    </message>
</context>
<context>
    <name>Weaknesses</name>
    <message>
        <source>Paid too much for a card</source>
        <translation>Zu viel für eine Karte bezahlt</translation>
    </message>
    <message>
        <source>Went for a card that was not needed</source>
        <translation>Eine Karte ersteigert, die nicht nötig war</translation>
    </message>
    <message>
        <source>Let a good card go</source>
        <translation>Eine gute Karte ziehen lassen</translation>
    </message>
    <message>
        <source>Went for the wrong card</source>
        <translation>Auf die falsche Karte geboten</translation>
    </message>
    <message>
        <source>Gave up the wrong plant</source>
        <translation>Das falsche Kraftwerk abgegeben</translation>
    </message>
    <message>
        <source>Too little fuel bought</source>
        <translation>Zu wenig Rohstoffe gekauft</translation>
    </message>
    <message>
        <source>Too much fuel bought</source>
        <translation>Zu viele Rohstoffe gekauft</translation>
    </message>
    <message>
        <source>The wrong fuel bought</source>
        <translation>Die falschen Rohstoffe gekauft</translation>
    </message>
    <message>
        <source>Built too little</source>
        <translation>Zu wenig gebaut</translation>
    </message>
    <message>
        <source>Built too much</source>
        <translation>Zu viel gebaut</translation>
    </message>
    <message>
        <source>Built in the wrong place</source>
        <translation>Am falschen Ort gebaut</translation>
    </message>
    <message>
        <source>Built the wrong kind of piece</source>
        <translation>Das falsche Gebäude gebaut</translation>
    </message>
    <message>
        <source>Hired the wrong number of workers</source>
        <translation>Die falsche Zahl Arbeiter eingestellt</translation>
    </message>
    <message>
        <source>Ran the wrong plants</source>
        <translation>Die falschen Kraftwerke betrieben</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Andere Entscheidungen</translation>
    </message>
</context>
<context>
    <name>WhatIfStrip</name>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Cities: {count}.</source>
        <translation>Städte: {count}.</translation>
    </message>
    <message>
        <source>{powered} of {capacity}</source>
        <translation>{powered} von {capacity}</translation>
    </message>
    <message>
        <source>Cities with light: {powered}; the plants could power {capacity}.</source>
        <translation>Versorgte Städte: {powered}; die Kraftwerke könnten {capacity} versorgen.</translation>
    </message>
    <message>
        <source>Fuel held: {tokens}.</source>
        <translation>Rohstoffe: {tokens}.</translation>
    </message>
    <message>
        <source>Workers who can run plants: {count}.</source>
        <translation>Arbeitskräfte für Kraftwerke: {count}.</translation>
    </message>
    <message>
        <source>Income with that: {amount}.</source>
        <translation>Einkommen damit: {amount}.</translation>
    </message>
</context>
<context>
    <name>WordCard</name>
    <message>
        <source>No more of these</source>
        <translation>Keine weiteren</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>WorkerControls</name>
    <message>
        <source>{used} of {workers} workers</source>
        <translation>{used} von {workers} Arbeitskräften</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Show the whole board (F)</source>
        <translation>Den ganzen Plan zeigen (F)</translation>
    </message>
</context>
</TS>
