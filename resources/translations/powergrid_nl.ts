<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Power Grid</source>
        <translation>Over Hoogspanning</translation>
    </message>
    <message>
        <source>powergrid-qt {version} · MIT licence</source>
        <translation>powergrid-qt {version} · MIT-licentie</translation>
    </message>
    <message>
        <source>Nothing is fetched from a network or sent to one, and nothing listens there, unless you open or join a table. Games, settings and logs stay on this computer.</source>
        <translation>Er wordt niets van een netwerk gehaald of ernaartoe gestuurd, en niets luistert daar, tenzij je een tafel opent of aan een tafel gaat zitten. Spellen, instellingen en logboeken blijven op deze computer.</translation>
    </message>
    <message>
        <source>With thanks to</source>
        <translation>Met dank aan</translation>
    </message>
    <message>
        <source>Python (PSF licence), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU), OpenSSL (Apache 2.0).</source>
        <translation>Python (PSF-licentie), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU), OpenSSL (Apache 2.0).</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Coastlines and borders: Natural Earth, public domain.</source>
        <translation>Kusten en grenzen: Natural Earth, publiek domein.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Lettertypen</translation>
    </message>
    <message>
        <source>Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby, SIL Open Font License 1.1.</source>
        <translation>Inter van Rasmus Andersson en Barlow Condensed van Jeremy Tribby, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>The players&apos; colours follow Okabe and Ito, for all kinds of eyes.</source>
        <translation>De spelerskleuren volgen Okabe en Ito, zodat alle ogen ze kunnen onderscheiden.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>The board game for two to six people and computer players, on {count} boards, as a free program by people who like the game.</source>
        <translation>Het bordspel voor twee tot zes mensen en computerspelers, op {count} speelborden, als vrij programma van mensen die van het spel houden.</translation>
    </message>
    <message>
        <source>This is an independent program. Power Grid, Funkenschlag and Hoogspanning are names of a game by Friedemann Friese, published by 2F-Spiele and others, and belong to their owners. Nobody of them has made, approved or paid for this program, and it uses none of their artwork.</source>
        <translation>Dit is een onafhankelijk programma. Hoogspanning, Power Grid en Funkenschlag zijn namen van een spel van Friedemann Friese, uitgegeven door 2F-Spiele en anderen, en behoren hun eigenaren toe. Niemand van hen heeft dit programma gemaakt, goedgekeurd of betaald, en het gebruikt geen van hun tekeningen.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Wat is nieuw</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handleiding</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Take back together</source>
        <translation>Samen terugnemen</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>Verder terug</translation>
    </message>
    <message>
        <source>Not so far</source>
        <translation>Niet zo ver</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>Allemaal akkoord</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laten zoals het is</translation>
    </message>
    <message>
        <source>This would be taken back, the last move first:</source>
        <translation>Dit zou worden teruggenomen, de laatste zet eerst:</translation>
    </message>
    <message>
        <source>{names}: do you all agree?</source>
        <translation>{names}: vinden jullie het allemaal goed?</translation>
    </message>
    <message>
        <source>Computer players may then decide otherwise.</source>
        <translation>Computerspelers beslissen dan misschien anders.</translation>
    </message>
    <message>
        <source>It goes no further back: this was the first decision.</source>
        <translation>Verder terug kan niet: dit was de eerste beslissing.</translation>
    </message>
    <message>
        <source>It goes no further back. {why}</source>
        <translation>Verder terug kan niet. {why}</translation>
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
        <translation>niets</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>Judge the decisions of the computer players, too</source>
        <translation>Ook de beslissingen van de computerspelers beoordelen</translation>
    </message>
    <message>
        <source>{done} of {total} moves</source>
        <translation>{done} van {total} zetten</translation>
    </message>
    <message>
        <source>Expected place after each decision, by round</source>
        <translation>Verwachte plaats na elke beslissing, per ronde</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} moves</source>
        <translation>Gestopt na {done} van {total} zetten</translation>
    </message>
    <message>
        <source>No costly decision so far.</source>
        <translation>Tot nu toe geen dure beslissing.</translation>
    </message>
    <message>
        <source>No costly decision: the expert would have done no better.</source>
        <translation>Geen dure beslissing: de expert had het niet beter gedaan.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Of all that was at stake in the decisions of this game, so much was not lost. 100 %: as good as the expert.</source>
        <translation>Zoveel van wat er bij de beslissingen van dit spel op het spel stond, ging niet verloren. 100 %: zo goed als de expert.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>De expert de beslissingen van dit spel laten beoordelen</translation>
    </message>
    <message>
        <source>Which decisions cost you most, and what the expert would have done instead. It takes a minute or two; you can go on meanwhile.</source>
        <translation>Welke beslissingen je het meest hebben gekost, en wat de expert in plaats daarvan had gedaan. Het duurt een of twee minuten; je kunt intussen doorgaan.</translation>
    </message>
</context>
<context>
    <name>Analyst</name>
    <message>
        <source>its process has ended</source>
        <translation>haar proces is beëindigd</translation>
    </message>
    <message>
        <source>The analysis could not go on: {reason}.</source>
        <translation>De analyse kon niet verdergaan: {reason}.</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>The pictures are being put together.</source>
        <translation>De beelden worden samengevoegd.</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>het bestand kan niet worden geschreven</translation>
    </message>
    <message>
        <source>It has not worked: {reason}</source>
        <translation>Dat is niet gelukt: {reason}</translation>
    </message>
    <message>
        <source>The game as a moving picture</source>
        <translation>De partij als bewegend beeld</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporteren...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>{size} pixels</source>
        <translation>{size} pixels</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Try again</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Terug (Esc)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Make this turn and play the game to its end</source>
        <translation>Deze beurt uitvoeren en het spel uitspelen</translation>
    </message>
</context>
<context>
    <name>AttachAction</name>
    <message>
        <source>{name}, choose the plant for the transformer station: it powers one city more.</source>
        <translation>{name}, kies de centrale voor het transformatorstation: die voorziet één stad extra van stroom.</translation>
    </message>
    <message>
        <source>Attach to {plant}</source>
        <translation>Bij {plant} leggen</translation>
    </message>
</context>
<context>
    <name>AuctionControls</name>
    <message>
        <source>1 less</source>
        <translation>1 minder</translation>
    </message>
    <message>
        <source>1 less (-)</source>
        <translation>1 minder (-)</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 meer</translation>
    </message>
    <message>
        <source>1 more (+)</source>
        <translation>1 meer (+)</translation>
    </message>
    <message>
        <source>5 more</source>
        <translation>5 meer</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Jouw bod</translation>
    </message>
    <message>
        <source>Your bid; + and - change it</source>
        <translation>Jouw bod; + en - veranderen het</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Voor mij bieden tot</translation>
    </message>
    <message>
        <source>Bid for me up to this amount: 1 more whenever somebody raises</source>
        <translation>Tot dit bedrag voor mij bieden: 1 meer zodra iemand verhoogt</translation>
    </message>
    <message>
        <source>{card}, from {price}</source>
        <translation>{card}, vanaf {price}</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} tot {highest}</translation>
    </message>
    <message>
        <source>{bid}: plan holds</source>
        <translation>{bid}: plan klopt</translation>
    </message>
</context>
<context>
    <name>AuctionStanding</name>
    <message>
        <source>Auction</source>
        <translation>Veiling</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>is aan de beurt</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>kiest</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation>biedt {amount}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>out</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>doet nog mee</translation>
    </message>
</context>
<context>
    <name>AutomaticMoves</name>
    <message>
        <source>{name} cannot afford a card (from {price}) and passes.</source>
        <translation>{name} kan geen kaart betalen (vanaf {price}) en past.</translation>
    </message>
    <message>
        <source>{name} can buy only one card.</source>
        <translation>{name} kan maar één kaart kopen.</translation>
    </message>
    <message>
        <source>{name} has no plant that can run.</source>
        <translation>{name} heeft geen centrale die kan draaien.</translation>
    </message>
    <message>
        <source>{name}&apos;s plants run by themselves.</source>
        <translation>De centrales van {name} draaien vanzelf.</translation>
    </message>
    <message>
        <source>{name} can neither build nor place nor hire.</source>
        <translation>{name} kan niet bouwen, niet plaatsen en niemand huren.</translation>
    </message>
    <message>
        <source>{name} cannot afford to build (from {price}), nor place a card, nor hire: the expansion is skipped.</source>
        <translation>{name} kan niet bouwen (vanaf {price}), geen kaart leggen en niemand huren: de uitbreiding wordt overgeslagen.</translation>
    </message>
    <message>
        <source>There was only one choice for {name}.</source>
        <translation>Voor {name} was er maar één mogelijkheid.</translation>
    </message>
    <message>
        <source>{name} cannot afford any fuel (from {price}): the buying turn is skipped.</source>
        <translation>{name} kan geen grondstof betalen (vanaf {price}): het kopen wordt overgeslagen.</translation>
    </message>
    <message>
        <source>{name} cannot afford a city (from {price}): the building turn is skipped.</source>
        <translation>{name} kan geen stad betalen (vanaf {price}): het bouwen wordt overgeslagen.</translation>
    </message>
    <message>
        <source>{name} cannot bid {amount} for {card} and passes.</source>
        <translation>{name} kan geen {amount} op {card} bieden en past.</translation>
    </message>
    <message>
        <source>{amount} is bid for {name} automatically ({card}).</source>
        <translation>Voor {name} wordt automatisch {amount} geboden ({card}).</translation>
    </message>
    <message>
        <source>{name}&apos;s plants are full: nothing to buy</source>
        <translation>De centrales van {name} zijn vol: niets te kopen</translation>
    </message>
    <message>
        <source>{name}&apos;s plants burn nothing: nothing to buy</source>
        <translation>De centrales van {name} verbruiken niets: niets te kopen</translation>
    </message>
    <message>
        <source>What {name}&apos;s plants burn is sold out: nothing to buy</source>
        <translation>Wat de centrales van {name} verbruiken is uitverkocht: niets te kopen</translation>
    </message>
    <message>
        <source>No city has room for {name}: nothing to build</source>
        <translation>Geen stad heeft plaats voor {name}: niets te bouwen</translation>
    </message>
    <message>
        <source>{name} cannot pay for any fuel: nothing to buy</source>
        <translation>{name} kan geen grondstof betalen: niets te kopen</translation>
    </message>
    <message>
        <source>{name} cannot pay for any city: nothing to build</source>
        <translation>{name} kan geen stad betalen: niets te bouwen</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Plants</source>
        <translation>Centrales</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Grondstoffen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiders</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>{cities} lit</source>
        <translation>{cities} met stroom</translation>
    </message>
    <message>
        <source>{cities} lit, {count} more than {name}</source>
        <translation>{cities} met stroom, {count} meer dan {name}</translation>
    </message>
    <message>
        <source>{cities} lit like {name}, and {money} more in hand</source>
        <translation>{cities} met stroom net als {name}, en {money} meer in kas</translation>
    </message>
    <message>
        <source>{cities} lit like {name}; the tie-break decided</source>
        <translation>{cities} met stroom net als {name}; de gelijke stand is doorbroken</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Keerpunt</translation>
    </message>
    <message>
        <source>{name} was never behind</source>
        <translation>{name} stond nooit achter</translation>
    </message>
    <message>
        <source>In no round did anybody light more cities.</source>
        <translation>In geen enkele ronde gaf iemand meer steden stroom.</translation>
    </message>
    <message>
        <source>Only the last round: {name} passes {rival}</source>
        <translation>Pas in de laatste ronde: {name} haalt {rival} in</translation>
    </message>
    <message>
        <source>Round {round}: {name} passes {rival}</source>
        <translation>Ronde {round}: {name} haalt {rival} in</translation>
    </message>
    <message>
        <source>{cities} lit, and from then on nobody lit more.</source>
        <translation>{cities} met stroom, en vanaf dan had niemand er meer.</translation>
    </message>
    <message>
        <source>{card} for {price}</source>
        <translation>{card} voor {price}</translation>
    </message>
    <message>
        <source>In this round: {done}.</source>
        <translation>In deze ronde: {done}.</translation>
    </message>
    <message>
        <source>{name} paid {price} for {card}</source>
        <translation>{name} betaalde {price} voor {card}</translation>
    </message>
    <message>
        <source>With a discount: the bid was {price}.</source>
        <translation>Met korting: het bod was {price}.</translation>
    </message>
    <message>
        <source>Nobody else wanted it.</source>
        <translation>Niemand anders wilde het.</translation>
    </message>
    <message>
        <source>{name} had bid {price}.</source>
        <translation>{name} had {price} geboden.</translation>
    </message>
    <message>
        <source>Dearest auction</source>
        <translation>Duurste veiling</translation>
    </message>
    <message>
        <source>{name}: {price} a city</source>
        <translation>{name}: {price} per stad</translation>
    </message>
    <message>
        <source>{price} for {cities}</source>
        <translation>{price} voor {cities}</translation>
    </message>
    <message>
        <source>Cheapest network</source>
        <translation>Goedkoopste netwerk</translation>
    </message>
</context>
<context>
    <name>BidAction</name>
    <message>
        <source>{bid} (costs {price})</source>
        <translation>{bid} (kost {price})</translation>
    </message>
    <message>
        <source>You cannot pay {amount}.</source>
        <translation>Je kunt {amount} niet betalen.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieden</translation>
    </message>
    <message>
        <source>Choose a card of the market first.</source>
        <translation>Kies eerst een kaart uit de markt.</translation>
    </message>
    <message>
        <source>Bid {amount}, up to {limit}</source>
        <translation>Bied {amount}, tot {limit}</translation>
    </message>
</context>
<context>
    <name>BlockCard</name>
    <message>
        <source>No card chosen yet</source>
        <translation>Nog geen kaart gekozen</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>For {span} players</source>
        <translation>Voor {span} spelers</translation>
    </message>
</context>
<context>
    <name>BoardGrid</name>
    <message>
        <source>No board is called like that, and no city.</source>
        <translation>Geen bord heet zo, en geen stad.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>vorige keer</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>eigen</translation>
    </message>
</context>
<context>
    <name>BoardNotes</name>
    <message>
        <source>{name} is {count} cities that are joined for nothing: {cities}.</source>
        <translation>{name} bestaat uit {count} steden waarvan de verbinding niets kost: {cities}.</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>geen verbinding</translation>
    </message>
    <message>
        <source>Uncertain: {a} – {b} costs {chosen} here, elsewhere {others}.</source>
        <translation>Onzeker: {a} – {b} kost hier {chosen}, elders {others}.</translation>
    </message>
</context>
<context>
    <name>BoardOffer</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Keep among my boards</source>
        <translation>Bij mijn borden bewaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{edition}: for {players} players</source>
        <translation>{edition}: voor {players} spelers</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>{price} on paper</source>
        <translation>{price} op papier</translation>
    </message>
    <message>
        <source>{price} if you built now</source>
        <translation>{price} als je nu zou bouwen</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>{cities} cities in {regions} regions, {connections} connections</source>
        <translation>{cities} steden in {regions} gebieden, {connections} verbindingen</translation>
    </message>
    <message>
        <source>a reconstruction</source>
        <translation>een reconstructie</translation>
    </message>
    <message>
        <source>City, slots for {prices}</source>
        <translation>Stad, velden voor {prices}</translation>
    </message>
    <message>
        <source>place for a plant</source>
        <translation>plaats voor een centrale</translation>
    </message>
    <message>
        <source>place for a shelter</source>
        <translation>plaats voor een onderkomen</translation>
    </message>
    <message>
        <source>cost: a shuffled tile</source>
        <translation>kosten: een geschud fiche</translation>
    </message>
    <message>
        <source>cost of a connection</source>
        <translation>kosten van een verbinding</translation>
    </message>
    <message>
        <source>In play: {some_cities} of {cities} cities, {some_regions} of {regions} regions, {some_connections} of {connections} connections</source>
        <translation>In het spel: {some_cities} van {cities} steden, {some_regions} van {regions} gebieden, {some_connections} van {connections} verbindingen</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>house of {0}</source>
        <translation>huis: {0}</translation>
    </message>
    <message>
        <source>plant of {0}</source>
        <translation>centrale: {0}</translation>
    </message>
    <message>
        <source>shelter of {0}</source>
        <translation>onderkomen: {0}</translation>
    </message>
    <message>
        <source>house of {0} planned</source>
        <translation>gepland huis: {0}</translation>
    </message>
    <message>
        <source>plant of {0} planned</source>
        <translation>centrale gepland: {0}</translation>
    </message>
    <message>
        <source>shelter of {0} planned</source>
        <translation>onderkomen gepland: {0}</translation>
    </message>
    <message>
        <source>costs {price}</source>
        <translation>kost {price}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>niet in het spel</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kan gekozen worden</translation>
    </message>
    <message>
        <source>connected with {cities}</source>
        <translation>verbonden met {cities}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>toen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>plant place, taken by {owner}</source>
        <translation>centraleplaats, bezet door {owner}</translation>
    </message>
    <message>
        <source>shelter place, taken by {owner}</source>
        <translation>onderkomenplaats, bezet door {owner}</translation>
    </message>
    <message>
        <source>plant place, free: {price}</source>
        <translation>centraleplaats, vrij: {price}</translation>
    </message>
    <message>
        <source>shelter place, free: {price}</source>
        <translation>onderkomenplaats, vrij: {price}</translation>
    </message>
    <message>
        <source>{city}: {place}</source>
        <translation>{city}: {place}</translation>
    </message>
    <message>
        <source>No room for a house now</source>
        <translation>Nu geen plaats voor een huis</translation>
    </message>
    <message>
        <source>The next house: {price}</source>
        <translation>Het volgende huis: {price}</translation>
    </message>
    <message>
        <source>plant place free</source>
        <translation>centraleplaats vrij</translation>
    </message>
    <message>
        <source>shelter place free</source>
        <translation>onderkomenplaats vrij</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board: {0}</source>
        <translation>Speelbord: {0}</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>A game that is not here any more</source>
        <translation>Een spel dat er niet meer is</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
    <message>
        <source>The game as it was</source>
        <translation>Het spel zoals het was</translation>
    </message>
    <message>
        <source>Round {round}, the other move</source>
        <translation>Ronde {round}, de andere zet</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Ronde {round}, {phase}</translation>
    </message>
    <message>
        <source>{place} · {count} powered</source>
        <translation>{place} · {count} met stroom</translation>
    </message>
    <message>
        <source>{name}: {powered}, {place}</source>
        <translation>{name}: {powered}, {place}</translation>
    </message>
    <message>
        <source>{count} powered as before</source>
        <translation>{count} met stroom als voorheen</translation>
    </message>
    <message>
        <source>{count} powered instead of {before}</source>
        <translation>{count} met stroom in plaats van {before}</translation>
    </message>
    <message>
        <source>{place} as before</source>
        <translation>{place} als voorheen</translation>
    </message>
    <message>
        <source>{place} instead of {before}</source>
        <translation>{place} in plaats van {before}</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {move}</source>
        <translation>Ronde {round}, {name}: {move}</translation>
    </message>
    <message>
        <source>In round {round}, {name}: “{move}” instead of “{before}”</source>
        <translation>In ronde {round}, {name}: “{move}” in plaats van “{before}”</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Branches of this game</source>
        <translation>Vertakkingen van dit spel</translation>
    </message>
</context>
<context>
    <name>BuildingAction</name>
    <message>
        <source>{name}, extend your network: click cities.</source>
        <translation>{name}, breid je netwerk uit: klik op steden.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Niets bouwen</translation>
    </message>
    <message>
        <source>Build {cities} for {price}</source>
        <translation>{cities} bouwen voor {price}</translation>
    </message>
    <message>
        <source>Choose cities</source>
        <translation>Kies steden</translation>
    </message>
</context>
<context>
    <name>BuildingControls</name>
    <message>
        <source>{connection} for the way and {slot} for the house. Click: take back</source>
        <translation>{connection} voor de weg en {slot} voor het huis. Klik: terugnemen</translation>
    </message>
    <message>
        <source>No city is planned yet.</source>
        <translation>Nog geen stad gepland.</translation>
    </message>
    <message>
        <source>{cities} for {price}</source>
        <translation>{cities} voor {price}</translation>
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
        <translation>{name}, koop grondstoffen: klik ze aan in de markt.</translation>
    </message>
    <message>
        <source>You hold the fuel for that already.</source>
        <translation>De grondstoffen daarvoor heb je al.</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Niets kopen</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Kopen voor {price}</translation>
    </message>
    <message>
        <source>Choose resources</source>
        <translation>Kies grondstoffen</translation>
    </message>
</context>
<context>
    <name>BuyingControls</name>
    <message>
        <source>Warehouse: {tokens}</source>
        <translation>Magazijn: {tokens}</translation>
    </message>
    <message>
        <source>{money} → {left}</source>
        <translation>{money} → {left}</translation>
    </message>
    <message>
        <source>Your money now and after this purchase</source>
        <translation>Jouw geld nu en na deze aankoop</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>card −{n}</source>
        <translation>kaart −{n}</translation>
    </message>
    <message>
        <source>worker −{n}</source>
        <translation>seizoen −{n}</translation>
    </message>
    <message>
        <source>{n} robots</source>
        <translation>{n} robots</translation>
    </message>
    <message>
        <source>place +{n}</source>
        <translation>plaats +{n}</translation>
    </message>
    <message>
        <source>plant +{n}</source>
        <translation>centr. +{n}</translation>
    </message>
    <message>
        <source>3 sites</source>
        <translation>3 velden</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>burns {n} {fuels}</source>
        <translation>verbruikt {n} {fuels}</translation>
    </message>
    <message>
        <source>burns nothing</source>
        <translation>verbruikt niets</translation>
    </message>
    <message>
        <source>needs {workers}</source>
        <translation>heeft {workers} nodig</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <translation>stroom voor {cities}</translation>
    </message>
    <message>
        <source>houses {workers}</source>
        <translation>plaats voor {workers}</translation>
    </message>
    <message>
        <source>powers {cities} with the transformer station</source>
        <translation>stroom voor {cities} met het transformatorstation</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Shelter {number}</source>
        <translation>Onderkomen {number}</translation>
    </message>
    <message>
        <source>Plant {number}</source>
        <translation>Centrale {number}</translation>
    </message>
</context>
<context>
    <name>ChoosingAction</name>
    <message>
        <source>Choose on the map</source>
        <translation>Kies op de kaart</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>{name} nemen</translation>
    </message>
    <message>
        <source>Click a place on the map first.</source>
        <translation>Klik eerst op een plaats op de kaart.</translation>
    </message>
</context>
<context>
    <name>ChoosingControls</name>
    <message>
        <source>Click on the map, or choose here:</source>
        <translation>Klik op de kaart of kies hier:</translation>
    </message>
</context>
<context>
    <name>ChosenBoard</name>
    <message>
        <source>Where the board and the rules come from</source>
        <translation>Waar het bord en de regels vandaan komen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Uitgave</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Bronnen</translation>
    </message>
    <message>
        <source>Lesson: {title} · {minutes} min</source>
        <translation>Les: {title} · {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n wegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} tot {most} spelers</translation>
    </message>
    <message>
        <source>The board&apos;s file does not name this edition.</source>
        <translation>Het bestand van het bord noemt deze uitgave niet.</translation>
    </message>
    <message>
        <source>{edition} is played on {boards}.</source>
        <translation>{edition} wordt gespeeld op {boards}.</translation>
    </message>
</context>
<context>
    <name>CityTrack</name>
    <message>
        <source>Most cities: {count}</source>
        <translation>Meeste steden: {count}</translation>
    </message>
    <message>
        <source>step 2 at {cities}</source>
        <translation>stap 2 bij {cities}</translation>
    </message>
    <message>
        <source>end at {cities}</source>
        <translation>einde bij {cities}</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stap 2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>“{nothing}” would be costly: H tells what is better.</source>
        <translation>“{nothing}” zou duur zijn: H zegt wat beter is.</translation>
    </message>
    <message>
        <source>“{nothing}” would be costly.</source>
        <translation>“{nothing}” zou duur zijn.</translation>
    </message>
    <message>
        <source>This would be costly.</source>
        <translation>Dit zou duur zijn.</translation>
    </message>
    <message>
        <source>This would be costly: H tells what is better.</source>
        <translation>Dit zou duur zijn: H zegt wat beter is.</translation>
    </message>
    <message>
        <source>Your coach has a look. Once more: do it at once.</source>
        <translation>De coach kijkt even. Nog een keer: meteen doen.</translation>
    </message>
    <message>
        <source>Look again: {question}</source>
        <translation>Kijk nog eens: {question}</translation>
    </message>
</context>
<context>
    <name>CoachChoice</name>
    <message>
        <source>With a coach</source>
        <translation>Met een coach</translation>
    </message>
    <message>
        <source>How much is much</source>
        <translation>Hoeveel veel is</translation>
    </message>
    <message>
        <source>What a move must cost before the coach says something</source>
        <translation>Wat een zet moet kosten voordat de coach iets zegt</translation>
    </message>
    <message>
        <source>from a quarter of a place</source>
        <translation>vanaf een kwart plaats</translation>
    </message>
    <message>
        <source>from half a place</source>
        <translation>vanaf een halve plaats</translation>
    </message>
    <message>
        <source>from a whole place</source>
        <translation>vanaf een hele plaats</translation>
    </message>
    <message>
        <source>“Look again” before a move that costs much, twice at most. Not rated.</source>
        <translation>“Kijk nog eens” voor een zet die veel kost, hoogstens twee keer. Telt niet mee.</translation>
    </message>
    <message>
        <source>Only where all people sit here</source>
        <translation>Alleen als alle mensen hier zitten</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>{color}: click for another one</source>
        <translation>{color}: klik voor een andere</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Red square</source>
        <translation>Rood vierkant</translation>
    </message>
    <message>
        <source>Blue house</source>
        <translation>Blauw huis</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Groene driehoek</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Gele ruit</translation>
    </message>
    <message>
        <source>Purple circle</source>
        <translation>Paarse cirkel</translation>
    </message>
    <message>
        <source>Black hexagon</source>
        <translation>Zwarte zeshoek</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>What is there to say of this move?</source>
        <translation>Wat valt er over deze zet te zeggen?</translation>
    </message>
    <message>
        <source>Keep the comment</source>
        <translation>Commentaar bewaren</translation>
    </message>
    <message>
        <source>Keep it with the game (Enter)</source>
        <translation>Bij het spel bewaren (Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Take this comment away</source>
        <translation>Dit commentaar verwijderen</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>In reserve: {card}</source>
        <translation>In reserve: {card}</translation>
    </message>
    <message>
        <source>Locked: a building on the board opens it</source>
        <translation>Geblokkeerd: een gebouw op het bord maakt het vrij</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Vrij veld</translation>
    </message>
    <message>
        <source>{workers} permanent workers in {places} places</source>
        <translation>Vaste arbeiders: {workers} op {places} plaatsen</translation>
    </message>
    <message>
        <source>{workers} seasonal workers</source>
        <translation>Seizoenarbeiders: {workers}</translation>
    </message>
    <message>
        <source>{robots} robots</source>
        <translation>{robots} robots</translation>
    </message>
    <message>
        <source>{need} needed to run everything</source>
        <translation>{need} nodig om alles te laten draaien</translation>
    </message>
</context>
<context>
    <name>CompanyPanel</name>
    <message>
        <source>Company board of {name}</source>
        <translation>Bedrijfsbord van {name}</translation>
    </message>
    <message>
        <source>The company before</source>
        <translation>Het vorige bedrijf</translation>
    </message>
    <message>
        <source>The next company</source>
        <translation>Het volgende bedrijf</translation>
    </message>
    <message>
        <source>Back to one&apos;s own company</source>
        <translation>Terug naar je eigen bedrijf</translation>
    </message>
</context>
<context>
    <name>CompanyPart</name>
    <message>
        <source>{n} placed</source>
        <translation>{n} neergelegd</translation>
    </message>
    <message>
        <source>a card can be placed</source>
        <translation>er past een kaart</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Bedrijf</translation>
    </message>
    <message>
        <source>Make a robot</source>
        <translation>Een robot maken</translation>
    </message>
    <message>
        <source>A worker makes a robot this round</source>
        <translation>Een arbeider maakt deze ronde een robot</translation>
    </message>
</context>
<context>
    <name>CompanyView</name>
    <message>
        <source>Plant space {n}</source>
        <translation>Centraleveld {n}</translation>
    </message>
    <message>
        <source>Shelter space {n}</source>
        <translation>Onderkomenveld {n}</translation>
    </message>
    <message>
        <source>{lit} of {power}</source>
        <translation>{lit} van {power}</translation>
    </message>
    <message>
        <source>{n} lit</source>
        <translation>{n} licht</translation>
    </message>
    <message>
        <source>Open spaces: {open} of {all}</source>
        <translation>Open velden: {open} van {all}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>open, empty</source>
        <translation>open, leeg</translation>
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
        <translation>Klik: terugnemen</translation>
    </message>
    <message>
        <source>Placed; its place in the reserve</source>
        <translation>Neergelegd; zijn plaats in de reserve</translation>
    </message>
    <message>
        <source>In reserve: {card}</source>
        <translation>In reserve: {card}</translation>
    </message>
    <message>
        <source>Click or drag it onto a space</source>
        <translation>Klik of sleep hem naar een veld</translation>
    </message>
    <message>
        <source>lights {lit} of {cities}, {short} workers short</source>
        <translation>voorziet {lit} van {cities}, {short} arbeiders te weinig</translation>
    </message>
    <message>
        <source>lights {cities}</source>
        <translation>voorziet {cities}</translation>
    </message>
    <message>
        <source>It would lie here</source>
        <translation>Die zou hier liggen</translation>
    </message>
</context>
<context>
    <name>ComputerPace</name>
    <message>
        <source>Let the computers go on</source>
        <translation>Laat de computers verder spelen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Skip ahead: do not wait any longer (Space)</source>
        <translation>Overslaan: niet langer wachten (spatiebalk)</translation>
    </message>
    <message>
        <source>Speed of the computer players: {speed}</source>
        <translation>Tempo van de computerspelers: {speed}</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>Computers move slowly enough to follow each move</source>
        <translation>Computers spelen zo langzaam dat je elke zet kunt volgen</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>Computers move at the usual speed</source>
        <translation>Computers spelen met de gewone snelheid</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>direct</translation>
    </message>
    <message>
        <source>Computers move without any waiting</source>
        <translation>Computers spelen zonder te wachten</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Tempo van de computerspelers</translation>
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
        <translation>Dure beslissingen: {count}</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>No costly decision: the expert would have done no better.</source>
        <translation>Geen dure beslissing: de expert had het niet beter gedaan.</translation>
    </message>
    <message>
        <source>Go to a decision that the expert would have made otherwise</source>
        <translation>Naar een beslissing gaan die de expert anders had genomen</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>De expert de beslissingen van dit spel laten beoordelen</translation>
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
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n games without take-backs and hints.</source>
        <translation>
            <numerusform>Uit %n spel zonder terugnames en tips.</numerusform>
            <numerusform>Uit %n spellen zonder terugnames en tips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do not count for the rating.</source>
        <translation>
            <numerusform>%n ander telt niet mee voor de rating.</numerusform>
            <numerusform>%n andere tellen niet mee voor de rating.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won in a row</source>
        <translation>
            <numerusform>%n spel op rij gewonnen</numerusform>
            <numerusform>%n spellen op rij gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted from the history.</source>
        <translation>
            <numerusform>%n spel is uit de geschiedenis verwijderd.</numerusform>
            <numerusform>%n spellen zijn uit de geschiedenis verwijderd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Game of the day, {day}</source>
        <translation>Spel van de dag, {day}</translation>
    </message>
    <message>
        <source>Power Grid, game of the day {day}
{table} · {players}
{result}
{steps}</source>
        <translation>Hoogspanning, spel van de dag {day}
{table} · {players}
{result}
{steps}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>De maand ervoor</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>De maand erna</translation>
    </message>
    <message>
        <source>To its lesson</source>
        <translation>Naar de les</translation>
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
        <translation>{name} ({shape}) tegen {others}</translation>
    </message>
    <message>
        <source>The same game for everybody today. One attempt counts.</source>
        <translation>Vandaag voor iedereen hetzelfde spel. Eén poging telt.</translation>
    </message>
    <message>
        <source>Your attempt is not over yet.</source>
        <translation>Je poging is nog niet klaar.</translation>
    </message>
    <message>
        <source>Played again, it is practice and does not count.</source>
        <translation>Nog eens gespeeld is het oefening en telt het niet.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Resultaat kopiëren</translation>
    </message>
</context>
<context>
    <name>DataFiles</name>
    <message>
        <source>en</source>
        <comment>the code of your language, such as de</comment>
        <translation>nl</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>My data</source>
        <translation>Mijn gegevens</translation>
    </message>
    <message>
        <source>Games, boards and settings stay on this computer, in a folder of yours.</source>
        <translation>Spellen, borden en instellingen blijven op deze computer, in je eigen map.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>Mijn gegevens verwijderen…</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete my data</source>
        <translation>Mijn gegevens verwijderen</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behouden</translation>
    </message>
    <message>
        <source>Delete and quit</source>
        <translation>Verwijderen en afsluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <translation>
            <numerusform>%n verwijderd spel</numerusform>
            <numerusform>%n verwijderde spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of your own</source>
        <translation>
            <numerusform>%n eigen bord</numerusform>
            <numerusform>%n eigen borden</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of your games</source>
        <translation>De geschiedenis van je spellen</translation>
    </message>
    <message>
        <source>The log of the program</source>
        <translation>Het logboek van het programma</translation>
    </message>
    <message>
        <source>Power Grid is open in another window. Close it first, then come back.</source>
        <translation>Hoogspanning is in een ander venster geopend. Sluit dat eerst en kom dan terug.</translation>
    </message>
    <message>
        <source>All of this is deleted for good, and the program quits. The next start is like the first one. Files that you have saved in other folders stay.</source>
        <translation>Dit alles wordt voorgoed verwijderd, en het programma sluit af. De volgende start is als de eerste. Bestanden die je in andere mappen hebt opgeslagen, blijven.</translation>
    </message>
    <message>
        <source>Your settings, which puzzles you have solved, and how far you are in the lessons</source>
        <translation>Je instellingen, welke puzzels je hebt opgelost en hoe ver je bent met de lessen</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>DraftAction</name>
    <message>
        <source>{name}, choose region {number} of {count} on the map.</source>
        <translation>{name}, kies op de kaart gebied {number} van {count}.</translation>
    </message>
</context>
<context>
    <name>DropCover</name>
    <message>
        <source>Drop the game here to open it</source>
        <translation>Laat het spel hier los om het te openen</translation>
    </message>
    <message>
        <source>Drop the board here to play on it or to look at it</source>
        <translation>Laat het bord hier los om erop te spelen of het te bekijken</translation>
    </message>
</context>
<context>
    <name>EmptyHistory</name>
    <message>
        <source>Your first finished game will stand here</source>
        <translation>Hier komt je eerste uitgespeelde spel te staan</translation>
    </message>
    <message>
        <source>Every game that you play to its end is remembered: with the places, how often you win on each board and against each level, what costs you most, and a rating that says how strong you are. It stays on this computer.</source>
        <translation>Elk spel dat je uitspeelt wordt onthouden: de plaatsen, hoe vaak je op elk speelbord en tegen elk niveau wint, wat je het meest kost, en een rating die zegt hoe sterk je bent. Het blijft op deze computer.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>A short text to show to friends: it tells nothing of what comes up</source>
        <translation>Een korte tekst voor vrienden: hij verraadt niets van wat er komt</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Resultaat kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>The story of the game by round</source>
        <translation>Het verloop van het spel per ronde</translation>
    </message>
    <message>
        <source>Let the expert judge the decisions of this game</source>
        <translation>De expert de beslissingen van dit spel laten beoordelen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Je wint</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} delen de overwinning</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>Cities by round</source>
        <translation>Steden per ronde</translation>
    </message>
    <message>
        <source>Money by round</source>
        <translation>Geld per ronde</translation>
    </message>
    <message>
        <source>Cities powered by round</source>
        <translation>Steden met stroom per ronde</translation>
    </message>
    <message>
        <source>your first game: not rated</source>
        <translation>je eerste spel: telt niet mee</translation>
    </message>
    <message>
        <source>with a coach: not rated</source>
        <translation>met een coach: telt niet mee</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>A new game with the same seats</source>
        <translation>Een nieuw spel met dezelfde spelers</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Go through the game move by move</source>
        <translation>Het spel zet voor zet doorlopen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Terug naar de startpagina (Esc)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>The game as text, figures or pictures</source>
        <translation>De partij als tekst, cijfers of afbeeldingen</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{name} puts up {card} and bids {bid}</source>
        <translation>{name} biedt {card} aan en opent met {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} biedt {bid}</translation>
    </message>
    <message>
        <source>{name} passes on {card}</source>
        <translation>{name} past bij {card}</translation>
    </message>
    <message>
        <source>{name} passes and buys nothing this round</source>
        <translation>{name} past en koopt deze ronde niets</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>{name} neemt {card}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {price}</source>
        <translation>{name} koopt {card} voor {price}</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody wants it</source>
        <translation>{card} gaat uit het spel: niemand wil de kaart</translation>
    </message>
    <message>
        <source>{name} scraps {card} and gives up {tokens}</source>
        <translation>{name} sloopt {card} en levert {tokens} in</translation>
    </message>
    <message>
        <source>{name} scraps {card}</source>
        <translation>{name} sloopt {card}</translation>
    </message>
    <message>
        <source>{card} is drawn: {sentence}</source>
        <translation>{card} wordt getrokken: {sentence}</translation>
    </message>
    <message>
        <source>{card} is drawn</source>
        <translation>{card} wordt getrokken</translation>
    </message>
    <message>
        <source>{card} comes into the market</source>
        <translation>{card} komt in de markt</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody has bought a plant</source>
        <translation>{card} gaat uit het spel: niemand heeft een centrale gekocht</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody has used its discount</source>
        <translation>{card} gaat uit het spel: niemand heeft de korting gebruikt</translation>
    </message>
    <message>
        <source>{card} leaves the game: it is smaller than the plant with the discount token</source>
        <translation>{card} gaat uit het spel: kleiner dan de centrale met het kortingsfiche</translation>
    </message>
    <message>
        <source>{card} leaves the game: here the smallest plant goes in every round</source>
        <translation>{card} gaat uit het spel: hier gaat in elke ronde de kleinste centrale weg</translation>
    </message>
    <message>
        <source>{card} leaves the game: in step 3 the smallest plant goes in every round</source>
        <translation>{card} gaat uit het spel: in stap 3 verdwijnt elke ronde de kleinste centrale</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody may bid for it</source>
        <translation>{card} gaat uit het spel: niemand mag erop bieden</translation>
    </message>
    <message>
        <source>{card} leaves the game: step 2 starts</source>
        <translation>{card} gaat uit het spel: stap 2 begint</translation>
    </message>
    <message>
        <source>{card} leaves the game: step 3 comes</source>
        <translation>{card} gaat uit het spel: stap 3 komt</translation>
    </message>
    <message>
        <source>{card} leaves the game: its discount equals its number</source>
        <translation>{card} gaat uit het spel: de korting is gelijk aan het nummer</translation>
    </message>
    <message>
        <source>{card} leaves the game: {name} has {cities}</source>
        <translation>{card} gaat uit het spel: {name} heeft {cities}</translation>
    </message>
    <message>
        <source>{card} leaves the market</source>
        <translation>{card} verlaat de markt</translation>
    </message>
    <message>
        <source>{card} goes under the pile</source>
        <translation>{card} gaat onder de stapel</translation>
    </message>
    <message>
        <source>On the pile, for step 2: {cards}</source>
        <translation>Voor stap 2 op de stapel: {cards}</translation>
    </message>
    <message>
        <source>The pile is shuffled</source>
        <translation>De stapel wordt geschud</translation>
    </message>
    <message>
        <source>{card} can be had from 1 on: it has the discount token</source>
        <translation>{card} is vanaf 1 te koop: het kortingsfiche ligt erop</translation>
    </message>
    <message>
        <source>{card} loses the discount token: a smaller plant has come</source>
        <translation>{card} verliest het kortingsfiche: er is een kleinere centrale gekomen</translation>
    </message>
    <message>
        <source>{name} places {card}</source>
        <translation>{name} legt {card} neer</translation>
    </message>
    <message>
        <source>{name} places {card} instead of {other}</source>
        <translation>{name} legt {card} neer in plaats van {other}</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>Het Concern</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Step 2 starts: {name} has {cities}</source>
        <translation>Stap 2 begint: {name} heeft {cities}</translation>
    </message>
    <message>
        <source>Step 3 starts: its card has been drawn</source>
        <translation>Stap 3 begint: de kaart is getrokken</translation>
    </message>
    <message>
        <source>Order: {names}</source>
        <translation>Volgorde: {names}</translation>
    </message>
    <message>
        <source>{name} picks {region}</source>
        <translation>{name} kiest {region}</translation>
    </message>
    <message>
        <source>{name} takes {tokens}</source>
        <translation>{name} neemt {tokens}</translation>
    </message>
    <message>
        <source>{name} buys {tokens} for {price}</source>
        <translation>{name} koopt {tokens} voor {price}</translation>
    </message>
    <message>
        <source>The Trust gives {tokens} back to the supply</source>
        <translation>Het Concern legt {tokens} terug in de voorraad</translation>
    </message>
    <message>
        <source>{sum} ({slot} + {connection})</source>
        <translation>{sum} ({slot} + {connection})</translation>
    </message>
    <message>
        <source>{name} takes {tokens} ({stored} of the supply)</source>
        <translation>{name} neemt {tokens} ({stored} uit de voorraad)</translation>
    </message>
    <message>
        <source>{name} buys {tokens} for {price} ({stored} of the supply)</source>
        <translation>{name} koopt {tokens} voor {price} ({stored} uit de voorraad)</translation>
    </message>
    <message>
        <source>{card} has been bought: no more {fuel} comes</source>
        <translation>{card} is gekocht: er komt geen {fuel} meer bij</translation>
    </message>
    <message>
        <source>{name} connects {city}</source>
        <translation>{name} sluit {city} aan</translation>
    </message>
    <message>
        <source>{name} connects {city} for {price}</source>
        <translation>{name} sluit {city} aan voor {price}</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city}</source>
        <translation>{name} bouwt in {city}: {piece}</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city} for {price}</source>
        <translation>{name} bouwt in {city} voor {price}: {piece}</translation>
    </message>
    <message>
        <source>takes in {workers}</source>
        <translation>neemt {workers} op</translation>
    </message>
    <message>
        <source>has no room for {workers}</source>
        <translation>heeft geen plaats voor {workers}</translation>
    </message>
    <message>
        <source>hires {workers} for a season</source>
        <translation>huurt {workers} voor een seizoen</translation>
    </message>
    <message>
        <source>hires {workers} for a season, {price}</source>
        <translation>huurt {workers} voor een seizoen, {price}</translation>
    </message>
    <message>
        <source>makes a robot</source>
        <translation>maakt een robot</translation>
    </message>
    <message>
        <source>hires nobody</source>
        <translation>huurt niemand</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} {what}</translation>
    </message>
    <message>
        <source>{name} powers nothing and earns {income}</source>
        <translation>{name} levert geen stroom en krijgt {income}</translation>
    </message>
    <message>
        <source>{name} powers {cities} and earns {income}</source>
        <translation>{name} levert stroom aan {cities} en krijgt {income}</translation>
    </message>
    <message>
        <source>{name} powers {cities} with {tokens} and earns {income}</source>
        <translation>{name} levert stroom aan {cities} met {tokens} en krijgt {income}</translation>
    </message>
    <message>
        <source>The season ends: {workers} back to the labour market</source>
        <translation>Het seizoen eindigt: {workers} terug naar de arbeidsmarkt</translation>
    </message>
    <message>
        <source>Nothing is refilled: the market is full or the supply empty</source>
        <translation>Geen aanvulling: de markt is vol of de voorraad leeg</translation>
    </message>
    <message>
        <source>Refill: {tokens}</source>
        <translation>Aanvulling: {tokens}</translation>
    </message>
    <message>
        <source>{names} share the victory: {cities} powered each</source>
        <translation>{names} delen de overwinning: elk {cities} met stroom</translation>
    </message>
    <message>
        <source>{name} wins: {cities} powered</source>
        <translation>{name} wint: {cities} met stroom</translation>
    </message>
    <message>
        <source>{name} passes and buys nothing more this round</source>
        <translation>{name} past en koopt deze ronde niets meer</translation>
    </message>
    <message>
        <source>{name} buys nothing</source>
        <translation>{name} koopt niets</translation>
    </message>
    <message>
        <source>{name} builds nothing</source>
        <translation>{name} bouwt niets</translation>
    </message>
    <message>
        <source>{name} connects {city} for the Trust</source>
        <translation>{name} sluit {city} aan voor het Concern</translation>
    </message>
    <message>
        <source>{name} builds a {piece} in {city} for the Trust</source>
        <translation>{name} bouwt voor het Concern in {city}: {piece}</translation>
    </message>
    <message>
        <source>builds nothing</source>
        <translation>bouwt niets</translation>
    </message>
</context>
<context>
    <name>ExpansionAction</name>
    <message>
        <source>{name}, choose the space for the card.</source>
        <translation>{name}, kies het veld voor de kaart.</translation>
    </message>
    <message>
        <source>This card is placed: click it on the board to take it back.</source>
        <translation>Deze kaart ligt er al: klik haar op het bord aan om haar terug te nemen.</translation>
    </message>
    <message>
        <source>{card} stays here until another card of your reserve is laid on it.</source>
        <translation>{card} blijft hier liggen tot er een andere kaart uit je reserve op wordt gelegd.</translation>
    </message>
    <message>
        <source>Workers are hired with + and −, below the labour market.</source>
        <translation>Arbeiders huur je met + en −, onder de arbeidsmarkt.</translation>
    </message>
    <message>
        <source>No seasonal worker is hired.</source>
        <translation>Er is geen seizoenarbeider ingehuurd.</translation>
    </message>
    <message>
        <source>A card of your reserve has a free space.</source>
        <translation>Voor een kaart uit je reserve is een veld vrij.</translation>
    </message>
    <message>
        <source>Done: pay {price}</source>
        <translation>Klaar: {price} betalen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>No card of your reserve fits here.</source>
        <translation>Hier past geen kaart uit je reserve.</translation>
    </message>
    <message>
        <source>Several cards fit here: click one of your reserve.</source>
        <translation>Hier passen meerdere kaarten: klik er een uit je reserve aan.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Niets bouwen</translation>
    </message>
    <message>
        <source>Choose a city or card</source>
        <translation>Kies een stad of kaart</translation>
    </message>
    <message>
        <source>{name}, expand your company.</source>
        <translation>{name}, breid je bedrijf uit.</translation>
    </message>
    <message>
        <source>The card does not fit on this space.</source>
        <translation>De kaart past niet op dit veld.</translation>
    </message>
    <message>
        <source>Hire {count}: {price}</source>
        <translation>{count} inhuren: {price}</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporteren</translation>
    </message>
    <message>
        <source>&amp;Log as text...</source>
        <translation>&amp;Verslag als tekst...</translation>
    </message>
    <message>
        <source>&amp;Figures by round...</source>
        <translation>&amp;Cijfers per ronde...</translation>
    </message>
    <message>
        <source>&amp;Picture of this page...</source>
        <translation>&amp;Afbeelding van deze pagina...</translation>
    </message>
    <message>
        <source>&amp;Charts...</source>
        <translation>&amp;Grafieken...</translation>
    </message>
    <message>
        <source>&amp;Moving picture...</source>
        <translation>Be&amp;wegend beeld...</translation>
    </message>
    <message>
        <source>Copy the &amp;record</source>
        <translation>&amp;Opname kopiëren</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>The record is in the clipboard.</source>
        <translation>De opname staat op het klembord.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Voorziene steden</translation>
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
        <translation>Een eerlijk spel</translation>
    </message>
    <message>
        <source>Opponents at your strength: you win about as often as the others</source>
        <translation>Tegenstanders van jouw sterkte: je wint ongeveer even vaak als de anderen</translation>
    </message>
    <message>
        <source>A guess for now: you win about {chance} of 100. Your games will tell.</source>
        <translation>Voorlopig een schatting: je wint ongeveer {chance} van de 100. Je spellen zullen het uitwijzen.</translation>
    </message>
    <message>
        <source>You win about {chance} of 100, and surely between {low} and {high}: {games} tell that.</source>
        <translation>Je wint ongeveer {chance} van de 100, vrij zeker tussen {low} en {high}: dat zeggen {games}.</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Show in folder</source>
        <translation>In map tonen</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>Opgeslagen als {name} in {folder}.</translation>
    </message>
    <message>
        <source>{name} was not saved in {folder}: {reason}</source>
        <translation>{name} is niet in {folder} opgeslagen: {reason}</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Since ever</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Afgelopen jaar</translation>
    </message>
    <message>
        <source>Last {days} days</source>
        <translation>Laatste {days} dagen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelbord</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Uitgave</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
</context>
<context>
    <name>FuelControls</name>
    <message>
        <source>{tokens} left over</source>
        <translation>Over: {tokens}</translation>
    </message>
</context>
<context>
    <name>FuelMarketPanel</name>
    <message>
        <source>Resource market</source>
        <translation>Grondstoffenmarkt</translation>
    </message>
    <message>
        <source>The next refill brings {fuel} here, for {price}.</source>
        <translation>De volgende aanvulling brengt {fuel} hier, voor {price}.</translation>
    </message>
    <message>
        <source>From the supply: {amount} {fuel} for {cost}</source>
        <translation>Uit de voorraad: {amount} {fuel} voor {cost}</translation>
    </message>
    <message>
        <source>1 {fuel} for {cost}</source>
        <translation>1 {fuel} voor {cost}</translation>
    </message>
    <message>
        <source>{amount} {fuel} for {cost} together</source>
        <translation>{amount} {fuel} voor samen {cost}</translation>
    </message>
    <message>
        <source>Click again to put it back.</source>
        <translation>Nog een klik legt het terug.</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>aanvulling</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>voorraad</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Grondstoffen</translation>
    </message>
    <message>
        <source>next refill, of the supply</source>
        <translation>volgende aanvulling, van de voorraad</translation>
    </message>
    <message>
        <source>of {supply}</source>
        <translation>van {supply}</translation>
    </message>
</context>
<context>
    <name>FuelStepper</name>
    <message>
        <source>1 {fuel} less</source>
        <translation>1 {fuel} minder</translation>
    </message>
    <message>
        <source>1 {fuel} more</source>
        <translation>1 {fuel} meer</translation>
    </message>
    <message>
        <source>{what} (Shift+{number})</source>
        <translation>{what} (Shift+{number})</translation>
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
        <translation>kolen</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>olie</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>afval</translation>
    </message>
    <message>
        <source>gas</source>
        <translation>gas</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uranium</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>wind</translation>
    </message>
    <message>
        <source>ecological</source>
        <translation>ecologisch</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>kernfusie</translation>
    </message>
    <message>
        <source>any fuel</source>
        <translation>elke grondstof</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>This game is open in another window</source>
        <translation>Dit spel is in een ander venster geopend</translation>
    </message>
    <message>
        <source>It goes on there. You may play on here too, in a copy: the two games know nothing of each other.</source>
        <translation>Daar gaat het verder. Je kunt ook hier verder spelen, in een kopie: de twee spellen weten niets van elkaar.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Kopie spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>You play on in a copy among your games. {name} stays as it is.</source>
        <translation>Je speelt verder in een kopie bij je spellen. {name} blijft zoals het is.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Power Grid games ({endings})</source>
        <translation>Hoogspanning-spellen ({endings})</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dit spel is in een ander venster geopend.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder}: {reason}. It is tried again until it works.</source>
        <translation>Het spel kan niet worden opgeslagen in {folder}: {reason}. Het wordt opnieuw geprobeerd tot het lukt.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Het spel is niet opgeslagen</translation>
    </message>
    <message>
        <source>The last moves would be lost, because they cannot be written: {reason}.</source>
        <translation>De laatste zetten zouden verloren gaan, omdat ze niet kunnen worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Toch afsluiten</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Borden (*.json)</translation>
    </message>
    <message>
        <source>To its lesson</source>
        <translation>Naar de les</translation>
    </message>
    <message>
        <source>You play on in a game of its own, with the same cards to come.</source>
        <translation>Je speelt verder in een eigen spel; dezelfde kaarten komen.</translation>
    </message>
    <message>
        <source>{name} can be looked at up to here, and no further. {reason}</source>
        <translation>{name} kan tot hier worden bekeken en niet verder. {reason}</translation>
    </message>
    <message>
        <source>{name} was played by other rules and can be looked at up to here. {reason}</source>
        <translation>{name} werd volgens andere regels gespeeld en kan tot hier worden bekeken. {reason}</translation>
    </message>
    <message>
        <source>Your comments are kept in a copy of the game, among your games.</source>
        <translation>Je commentaar wordt bewaard in een kopie van het spel, bij je spellen.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>its move is not legal</source>
        <translation>de zet is niet toegestaan</translation>
    </message>
    <message>
        <source>{name} could not decide ({reason}) and makes a simple move.</source>
        <translation>{name} kon niet kiezen ({reason}) en doet een eenvoudige zet.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>another window plays it</source>
        <translation>een ander venster speelt het</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>daar kan niets worden geschreven</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stap {step}</translation>
    </message>
</context>
<context>
    <name>GamesDelegate</name>
    <message>
        <source>Name of the game</source>
        <translation>Naam van het spel</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Rename (F2)</source>
        <translation>Hernoemen (F2)</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>In de map tonen</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Verwijderen (Del)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>‘{name}’ is verwijderd.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Je spellen</translation>
    </message>
    <message>
        <source>Board, player, title</source>
        <translation>Bord, speler, titel</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Je spellen doorzoeken</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen spel past hierbij.</translation>
    </message>
    <message>
        <source>Open a saved game from any folder</source>
        <translation>Een opgeslagen spel uit een willekeurige map openen</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>{goal}: reached</source>
        <translation>{goal}: bereikt</translation>
    </message>
    <message>
        <source>{goal}: not reached yet</source>
        <translation>{goal}: nog niet bereikt</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina&apos;s</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Geef door aan {name}</translation>
    </message>
    <message>
        <source>Money and secrets are covered until you are ready.</source>
        <translation>Geld en geheimen blijven bedekt tot je klaar bent.</translation>
    </message>
    <message>
        <source>I am {name}: go on</source>
        <translation>Ik ben {name}: verder</translation>
    </message>
    <message>
        <source>Show the table (Enter)</source>
        <translation>De tafel tonen (Enter)</translation>
    </message>
</context>
<context>
    <name>HeadedPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Terug (Esc)</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>The next hint comes with your next decision</source>
        <translation>De volgende tip komt bij je volgende beslissing</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Veranderd</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Geen tip</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>De tip volgen</translation>
    </message>
    <message>
        <source>Hide the hint (Esc or H)</source>
        <translation>De tip verbergen (Esc of H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Have it as the plan of the turn; then, do it (Enter)</source>
        <translation>Als plan van de beurt overnemen; daarna uitvoeren (Enter)</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Geen tips meer</translation>
    </message>
    <message>
        <source>H still asks for one; the menu brings them back</source>
        <translation>H vraagt er nog steeds een; het menu haalt ze terug</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Doen</translation>
    </message>
    <message>
        <source>As advised</source>
        <translation>Zoals geadviseerd</translation>
    </message>
    <message>
        <source>Still thinking</source>
        <translation>Denkt nog na</translation>
    </message>
    <message>
        <source>Changed: worth it up to {limit}</source>
        <translation>Gewijzigd: tot {limit} loont het</translation>
    </message>
    <message>
        <source>Changed: still thinking</source>
        <translation>Gewijzigd: denkt nog na</translation>
    </message>
    <message>
        <source>At {price}</source>
        <translation>Bij {price}</translation>
    </message>
    <message>
        <source>Advised was: {turn}</source>
        <translation>Het advies was: {turn}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>How high to go for {card}, and what else there is.</source>
        <translation>Hoe ver te gaan voor {card}, en wat er verder is.</translation>
    </message>
    <message>
        <source>Which card to put up, and how high to go for it.</source>
        <translation>Welke kaart te veilen, en hoe ver ervoor te gaan.</translation>
    </message>
    <message>
        <source>Which tokens to buy, and how many.</source>
        <translation>Welke grondstoffen te kopen, en hoeveel.</translation>
    </message>
    <message>
        <source>Where to build, how much, and what to keep.</source>
        <translation>Waar te bouwen, hoeveel, en wat te houden.</translation>
    </message>
    <message>
        <source>What comes of each choice in the next rounds.</source>
        <translation>Wat er van elke keuze komt in de volgende ronden.</translation>
    </message>
    <message>
        <source>its move is not legal</source>
        <translation>zijn zet is niet toegestaan</translation>
    </message>
    <message>
        <source>The expert could not decide: {reason}.</source>
        <translation>De expert kon niet beslissen: {reason}.</translation>
    </message>
</context>
<context>
    <name>HiringPart</name>
    <message>
        <source>Hiring</source>
        <translation>Inhuren</translation>
    </message>
    <message>
        <source>Permanent workers: they fill your shelters for nothing</source>
        <translation>Vaste arbeiders: ze vullen je onderkomens voor niets</translation>
    </message>
    <message>
        <source>{count} seasonal: {price}</source>
        <translation>Seizoen {count}: {price}</translation>
    </message>
    <message>
        <source>Seasonal workers: they leave after this round</source>
        <translation>Seizoenarbeiders: ze vertrekken na deze ronde</translation>
    </message>
    <message>
        <source>One seasonal worker less</source>
        <translation>Eén seizoenarbeider minder</translation>
    </message>
    <message>
        <source>One seasonal worker more</source>
        <translation>Eén seizoenarbeider meer</translation>
    </message>
    <message>
        <source>{n} live here</source>
        <translation>{n} wonen hier</translation>
    </message>
    <message>
        <source>{n} move in</source>
        <translation>{n} trekken in</translation>
    </message>
    <message>
        <source>{n} must leave</source>
        <translation>{n} moeten weg</translation>
    </message>
    <message>
        <source>robots: {n}</source>
        <translation>robots: {n}</translation>
    </message>
    <message>
        <source>{n} short</source>
        <translation>{n} te weinig</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The history was damaged. The file lies beside the new one in {folder}; games whose records are there are remembered again.</source>
        <translation>De geschiedenis was beschadigd. Het bestand ligt naast het nieuwe in {folder}; spellen waarvan de opname er nog is, worden weer opgenomen.</translation>
    </message>
    <message>
        <source>The history in {folder} was written by a newer version of the program. It is left as it is; only games whose records are there are shown.</source>
        <translation>De geschiedenis in {folder} komt van een nieuwere versie van het programma. Ze blijft zoals ze is; alleen spellen waarvan de opname er is, worden getoond.</translation>
    </message>
    <message>
        <source>The history cannot be written in {folder}. New games are remembered until the program ends.</source>
        <translation>De geschiedenis kan niet in {folder} worden opgeslagen. Nieuwe spellen worden onthouden tot het programma stopt.</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>per speelbord</translation>
    </message>
    <message>
        <source>by strongest opponent</source>
        <translation>per sterkste tegenstander</translation>
    </message>
    <message>
        <source>by number of players</source>
        <translation>per aantal spelers</translation>
    </message>
    <message>
        <source>by edition</source>
        <translation>per uitgave</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle borden</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle rivalen</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 tot 6 spelers</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle uitgaven</translation>
    </message>
    <message>
        <source>people</source>
        <translation>mensen</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle beslissingen</translation>
    </message>
    <message>
        <source>Too early to say how strong you are</source>
        <translation>Nog te vroeg om te zeggen hoe sterk je bent</translation>
    </message>
    <message>
        <source>About as strong as {level}</source>
        <translation>Ongeveer zo sterk als ‘{level}’</translation>
    </message>
    <message>
        <source>Not yet as strong as {level}</source>
        <translation>Nog niet zo sterk als ‘{level}’</translation>
    </message>
    <message>
        <source>Stronger than {level}</source>
        <translation>Sterker dan ‘{level}’</translation>
    </message>
    <message>
        <source>Between {lower} and {upper}</source>
        <translation>Tussen ‘{lower}’ en ‘{upper}’</translation>
    </message>
    <message>
        <source>Games against computer players without take-backs and hints count for the rating.</source>
        <translation>Voor de rating tellen spellen tegen computerspelers zonder terugnames en tips.</translation>
    </message>
    <message>
        <source>Place {place}, {mean} on average</source>
        <translation>Plaats {place}, gemiddeld {mean}</translation>
    </message>
    <message>
        <source>{board}, {rival}: place {place} of {players}</source>
        <translation>{board}, {rival}: plaats {place} van {players}</translation>
    </message>
    <message>
        <source>first game</source>
        <translation>eerste spel</translation>
    </message>
    <message>
        <source>with a coach</source>
        <translation>met een coach</translation>
    </message>
    <message>
        <source>played on from another game</source>
        <translation>uit een ander spel verder gespeeld</translation>
    </message>
    <message>
        <source>taken back by agreement: {count}</source>
        <translation>in overleg teruggenomen: {count}</translation>
    </message>
    <message>
        <source>take-backs: {count}</source>
        <translation>terugnames: {count}</translation>
    </message>
    <message>
        <source>hints: {count}</source>
        <translation>tips: {count}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Plaats {place} van {players}</translation>
    </message>
    <message>
        <source>{count} cities powered, {money} left</source>
        <translation>{count} steden voorzien, {money} over</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Niet geanalyseerd</translation>
    </message>
    <message>
        <source>{share} as the expert</source>
        <translation>{share} zoals de expert</translation>
    </message>
    <message>
        <source>Counts for the rating</source>
        <translation>Telt mee voor de rating</translation>
    </message>
    <message>
        <source>Does not count for the rating: {why}</source>
        <translation>Telt niet mee voor de rating: {why}</translation>
    </message>
    <message>
        <source>no computer player of known strength</source>
        <translation>geen computerspeler van bekende sterkte</translation>
    </message>
    <message>
        <source>{won} won · {rounds} rounds on average</source>
        <translation>{won} gewonnen · gemiddeld {rounds} rondes</translation>
    </message>
    <message>
        <source>{name}, {games}: {rate} won; the truth lies between {low} and {high} in 95 of 100 cases; by chance {chance}</source>
        <translation>{name}, {games}: {rate} gewonnen; in 95 van de 100 gevallen ligt de waarheid tussen {low} en {high}; door toeval {chance}</translation>
    </message>
    <message>
        <source>most cities {count}</source>
        <translation>meeste steden {count}</translation>
    </message>
    <message>
        <source>clearest win {margin}</source>
        <translation>duidelijkste zege {margin}</translation>
    </message>
    <message>
        <source>closest win {margin}</source>
        <translation>nipste zege {margin}</translation>
    </message>
    <message>
        <source>shortest win {rounds}</source>
        <translation>kortste zege {rounds}</translation>
    </message>
    <message>
        <source>practice of a game of the day</source>
        <translation>oefening met een spel van de dag</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Power Grid games {day}</source>
        <translation>Hoogspanning-spellen {day}</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar de startpagina</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Export the games that are shown as a table</source>
        <translation>De getoonde spellen als tabel exporteren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Delete the games that are shown from the history</source>
        <translation>De getoonde spellen uit de geschiedenis verwijderen</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen spel gevonden.</translation>
    </message>
</context>
<context>
    <name>HistoryRoute</name>
    <message>
        <source>The replay begins before move {number}, which cost places.</source>
        <translation>De herhaling begint vóór zet {number}, die plaatsen heeft gekost.</translation>
    </message>
    <message>
        <source>The record of this game is no longer there. The history remembers it.</source>
        <translation>De opname van dit spel is er niet meer. De geschiedenis onthoudt het.</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a table</source>
        <translation>Aan een tafel gaan zitten</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Alleen kijken</translation>
    </message>
    <message>
        <source>Paste an invitation</source>
        <translation>Uitnodiging plakken</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Gaan zitten</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tafels in de buurt</translation>
    </message>
    <message>
        <source>Where you sat before</source>
        <translation>Waar je eerder zat</translation>
    </message>
    <message>
        <source>You sit down in the lobby first; nothing starts before the host says so.</source>
        <translation>Je gaat eerst zitten; niets begint voordat de gastheer het zegt.</translation>
    </message>
    <message>
        <source>Join “{table}”</source>
        <translation>Aanschuiven bij “{table}”</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ga terug</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>nog niet begonnen</translation>
    </message>
    <message>
        <source>No code is needed: your seat knows you.</source>
        <translation>Geen code nodig: je plaats kent je.</translation>
    </message>
    <message>
        <source>no seat free</source>
        <translation>geen plaats vrij</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{free} van {seats} plaatsen vrij</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gekozen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Toekijken</translation>
    </message>
    <message>
        <source>Never the letters I and O, never 0 and 1.</source>
        <translation>Nooit de letters I en O, nooit 0 en 1.</translation>
    </message>
    <message>
        <source>An address looks like 192.168.1.24:47100, a code like K7QF-2MXP.</source>
        <translation>Een adres ziet eruit als 192.168.1.24:47100, een code als K7QF-2MXP.</translation>
    </message>
    <message>
        <source>Small letters are fine, the dash comes by itself.</source>
        <translation>Kleine letters mogen ook, het streepje komt vanzelf.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Only the name of a table, its board and its free seats are told around; never a code or a person&apos;s name. Not listed? An address works everywhere.</source>
        <translation>Alleen de naam van een tafel, het bord en de vrije plaatsen worden rondverteld; nooit een code of de naam van een persoon. Staat hij er niet bij? Een adres werkt overal.</translation>
    </message>
    <message>
        <source>Several people before this screen? All names with commas: Ada, Bo.</source>
        <translation>Meerdere mensen voor dit scherm? Alle namen met komma&apos;s: Ada, Bo.</translation>
    </message>
    <message>
        <source>Ask the host for the code, or paste the whole invitation.</source>
        <translation>Vraag de gastheer om de code, of plak de hele uitnodiging.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>The code is never sent: both sides prove that they know it.</source>
        <translation>De code wordt nooit verstuurd: beide kanten bewijzen dat ze hem kennen.</translation>
    </message>
    <message>
        <source>Looking on this network.</source>
        <translation>Zoeken op dit netwerk.</translation>
    </message>
    <message>
        <source>Nowhere yet.</source>
        <translation>Nog nergens.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>This is no invitation: an address and a code.</source>
        <translation>Dit is geen uitnodiging met adres en code.</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>What costs you most</source>
        <translation>Wat je het meest kost</translation>
    </message>
    <message>
        <source>How close to the expert</source>
        <translation>Hoe dicht bij de expert</translation>
    </message>
    <message>
        <source>Places given away per game, as the analysis sees it; the others give some away, too</source>
        <translation>Weggegeven plaatsen per spel, zoals de analyse ze ziet; ook de anderen geven er weg</translation>
    </message>
    <message>
        <source>The analysis at the end of a game tells it.</source>
        <translation>Dat vertelt de analyse aan het einde van een spel.</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Elsewhere</source>
        <translation>Elders</translation>
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
        <translation>een object met waarden “sourced”, “deduced”, “reconstructed”</translation>
    </message>
    <message>
        <source>a whole number from 0 to 99</source>
        <translation>een heel getal van 0 tot 99</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 99 or null</source>
        <translation>een lijst van hele getallen van 0 tot 99 of null</translation>
    </message>
    <message>
        <source>an object like {&quot;3&quot;: 4}: costs from 0 to 99, and how many tiles of each</source>
        <translation>een object als {&quot;3&quot;: 4}: kosten van 0 tot 99, en hoeveel fiches daarvan</translation>
    </message>
    <message>
        <source>an object like {&quot;always&quot;: {}, &quot;classic&quot;: {}}: changes by deck</source>
        <translation>een object als {&quot;always&quot;: {}, &quot;classic&quot;: {}}: wijzigingen per kaartset</translation>
    </message>
    <message>
        <source>an object like {&quot;garbage&quot;: &quot;biogas&quot;}: fuels, and their names here</source>
        <translation>een object zoals {&quot;garbage&quot;: &quot;biogas&quot;}: grondstoffen en hun namen hier</translation>
    </message>
    <message>
        <source>a plant&apos;s number</source>
        <translation>het nummer van een centrale</translation>
    </message>
    <message>
        <source>text (not empty)</source>
        <translation>tekst (niet leeg)</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>een lijst van teksten</translation>
    </message>
    <message>
        <source>a list of two texts</source>
        <translation>een lijst van twee teksten</translation>
    </message>
    <message>
        <source>text, or an object like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>tekst, of een object als {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, met &quot;en&quot;</translation>
    </message>
    <message>
        <source>a list of texts, or of objects like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>een lijst van teksten, of van objecten als {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, met &quot;en&quot;</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een heel getal</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>een lijst van hele getallen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>a whole number or a text</source>
        <translation>een heel getal of een tekst</translation>
    </message>
    <message>
        <source>a list of whole numbers or texts</source>
        <translation>een lijst van hele getallen of teksten</translation>
    </message>
    <message>
        <source>a text, a whole number, true, false or null</source>
        <translation>een tekst, een heel getal, true, false of null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>een object</translation>
    </message>
    <message>
        <source>a list of prices and places, like [[1, 3], [2, 3]]</source>
        <translation>een lijst van prijzen en plaatsen, zoals [[1, 3], [2, 3]]</translation>
    </message>
    <message>
        <source>an object like {&quot;classic-2009&quot;: {}}: editions, and changes to each</source>
        <translation>een object als {&quot;classic-2009&quot;: {}}: uitgaven, en wat er in elke verandert</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <translation>1, 2 of 3</translation>
    </message>
    <message>
        <source>text of at most 40 letters (not empty)</source>
        <translation>tekst van hoogstens 40 letters (niet leeg)</translation>
    </message>
    <message>
        <source>text of at most 40 letters, or an object like {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, with &quot;en&quot;</source>
        <translation>tekst van hoogstens 40 letters, of een object zoals {&quot;en&quot;: &quot;text&quot;, &quot;de&quot;: &quot;Text&quot;}, met &quot;en&quot;</translation>
    </message>
    <message>
        <source>a whole number from 0 to 9999</source>
        <translation>een heel getal van 0 tot 9999</translation>
    </message>
    <message>
        <source>a whole number from 1 to 9999</source>
        <translation>een heel getal van 1 tot 9999</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 9999</source>
        <translation>een lijst van hele getallen van 0 tot 9999</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0 to 9999, not empty</source>
        <translation>een lijst van hele getallen van 0 tot 9999, niet leeg</translation>
    </message>
    <message>
        <source>a list of three whole numbers from 0 to 9999</source>
        <translation>een lijst van drie hele getallen van 0 tot 9999</translation>
    </message>
    <message>
        <source>a name of at most 40 letters and digits, with - . _ or spaces between them</source>
        <translation>een naam van hoogstens 40 letters en cijfers, met - . _ of spaties ertussen</translation>
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
        <translation>Je betaalt {less} minder per arbeider</translation>
    </message>
    <message>
        <source>Labour market</source>
        <translation>Arbeidsmarkt</translation>
    </message>
</context>
<context>
    <name>LearningRoute</name>
    <message>
        <source>There is no exercise of this kind yet.</source>
        <translation>Van dit soort is er nog geen oefening.</translation>
    </message>
</context>
<context>
    <name>LeftOverDialog</name>
    <message>
        <source>Not everything could be deleted</source>
        <translation>Niet alles kon worden verwijderd</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Leave at any time: the lesson goes on from here.</source>
        <translation>Stop wanneer je wilt: de les gaat hier verder.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Niet helemaal.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle lessen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>The table waits: read on.</source>
        <translation>De tafel wacht: lees verder.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>Your task</source>
        <translation>Jouw opdracht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Eén stap terug (Alt+Links)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Have a right move made (H)</source>
        <translation>Een goede zet laten doen (H)</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Les {number} van {count}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>stap {number} van {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>A few minutes each, on the real table.</source>
        <translation>Een paar minuten per les, aan de echte tafel.</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{done} van {count} gedaan</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>human</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>hebzuchtig</translation>
    </message>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>elders</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Iemand aan dit scherm.</translation>
    </message>
    <message>
        <source>Plays from the gut: short-sighted, but no fool.</source>
        <translation>Speelt op gevoel: kortzichtig, maar niet dom.</translation>
    </message>
    <message>
        <source>Plans its money and growth.</source>
        <translation>Plant zijn geld en zijn groei.</translation>
    </message>
    <message>
        <source>Counts what every plant earns and what rivals can pay.</source>
        <translation>Berekent wat elke centrale oplevert en wat de anderen kunnen betalen.</translation>
    </message>
    <message>
        <source>Plays every choice through before it decides.</source>
        <translation>Speelt elke keuze door voordat hij beslist.</translation>
    </message>
    <message>
        <source>A yardstick: cheapest sensible plant, fuel for one run, nearest cities.</source>
        <translation>Een maatstaf: goedkoopste zinnige centrale, grondstoffen voor één keer, dichtstbijzijnde steden.</translation>
    </message>
    <message>
        <source>A yardstick: any sensible move.</source>
        <translation>Een maatstaf: een willekeurige zinnige zet.</translation>
    </message>
    <message>
        <source>Somebody at another machine, who joins with the code of the table.</source>
        <translation>Iemand aan een andere computer, die met de code van de tafel aanschuift.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
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
        <translation>Ronde {round}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>, then</source>
        <translation>, dan</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} of {last}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel opstaan</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Invite the others</source>
        <translation>De anderen uitnodigen</translation>
    </message>
    <message>
        <source>Four and four characters. Never the letters I and O, never 0 and 1.</source>
        <translation>Vier en vier tekens. Nooit de letters I en O, nooit 0 en 1.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Gesprek aan tafel</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computers</source>
        <translation>
            <numerusform>Met %n computer beginnen</numerusform>
            <numerusform>Met %n computers beginnen</numerusform>
        </translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nieuwe code</translation>
    </message>
    <message>
        <source>The old one lets nobody in any more; those who sit keep their seats</source>
        <translation>De oude laat niemand meer binnen; wie zit, houdt zijn plaats</translation>
    </message>
    <message>
        <source>Hints at this table</source>
        <translation>Tips aan deze tafel</translation>
    </message>
    <message>
        <source>Take-backs, if everybody agrees</source>
        <translation>Terugnames, als iedereen het goedvindt</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Anderen mogen toekijken</translation>
    </message>
    <message>
        <source>Computers: {level}</source>
        <translation>Computers: {level}</translation>
    </message>
    <message>
        <source>How strong computer players are</source>
        <translation>Hoe sterk computerspelers zijn</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Waar hij is</translation>
    </message>
    <message>
        <source>Everybody sees these before the start.</source>
        <translation>Iedereen ziet dit vóór het begin.</translation>
    </message>
    <message>
        <source>Copy the invitation (Ctrl+C)</source>
        <translation>Uitnodiging kopiëren (Ctrl+C)</translation>
    </message>
    <message>
        <source>The table is open. Nothing of the game leaves it but what each seat may see.</source>
        <translation>De tafel is open. Van het spel verlaat hem niets dan wat elke plaats mag zien.</translation>
    </message>
    <message>
        <source>No connection to the table. F5 tries it now.</source>
        <translation>Geen verbinding met de tafel. F5 probeert het nu.</translation>
    </message>
    <message>
        <source>{name} starts the game.</source>
        <translation>{name} begint het spel.</translation>
    </message>
    <message>
        <source>Away: {names}.</source>
        <translation>Niet aanwezig: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats are empty.</source>
        <translation>
            <numerusform>%n plaats is leeg.</numerusform>
            <numerusform>%n plaatsen zijn leeg.</numerusform>
        </translation>
    </message>
    <message>
        <source>All are here.</source>
        <translation>Iedereen is er.</translation>
    </message>
    <message>
        <source>On the same network, where others find it under “Join a table”.</source>
        <translation>Op hetzelfde netwerk, waar anderen hem onder ‘Aan een tafel gaan zitten’ vinden.</translation>
    </message>
    <message>
        <source>By IPv6, from outside too where the firewall lets it through.</source>
        <translation>Via IPv6, ook van buiten waar de firewall het doorlaat.</translation>
    </message>
    <message>
        <source>this window · host</source>
        <translation>dit venster · gastheer</translation>
    </message>
    <message>
        <source>this window</source>
        <translation>dit venster</translation>
    </message>
    <message>
        <source>the seat is kept</source>
        <translation>de plaats blijft vrij</translation>
    </message>
    <message>
        <source>Where you have joined it.</source>
        <translation>Hier ben je erbij gekomen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Your router&apos;s address, port {port}</source>
        <translation>Het adres van je router, poort {port}</translation>
    </message>
    <message>
        <source>From outside: the router must let this port through to this machine.</source>
        <translation>Van buiten: de router moet deze poort naar deze computer doorlaten.</translation>
    </message>
    <message>
        <source>Seats: {here} of {all} are here</source>
        <translation>Plaatsen: {here} van {all} zijn er</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Kijken toe: {names}</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Lege plaats</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>sinds {time}</translation>
    </message>
    <message>
        <source>was here until {time}; the seat is kept</source>
        <translation>was er tot {time}; de plaats blijft vrij</translation>
    </message>
    <message>
        <source>whoever joins next sits here</source>
        <translation>wie hierna komt, zit hier</translation>
    </message>
    <message>
        <source>Wait for somebody</source>
        <translation>Op iemand wachten</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Teruggeven</translation>
    </message>
    <message>
        <source>Give to a computer</source>
        <translation>Aan een computer geven</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Plaats vrijgeven</translation>
    </message>
    <message>
        <source>Power Grid, join a table: {address} {code}</source>
        <translation>Hoogspanning, aan een tafel gaan zitten: {address} {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
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
        <translation>Zonder biedingen</translation>
    </message>
    <message>
        <source>Only what players did</source>
        <translation>Alleen zetten van spelers</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
    <message>
        <source>Which entries are shown</source>
        <translation>Welke regels te zien zijn</translation>
    </message>
    <message>
        <source>Show why computer players move</source>
        <translation>Tonen waarom computerspelers zo zetten</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Hoogspanning</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Save the board</source>
        <translation>Speelbord opslaan</translation>
    </message>
    <message>
        <source>Not printed: the printer takes nothing.</source>
        <translation>Niet afgedrukt: de printer neemt niets aan.</translation>
    </message>
    <message>
        <source>Printed on {printer}.</source>
        <translation>Afgedrukt op {printer}.</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Terug (Alt+Links)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelbord</translation>
    </message>
    <message>
        <source>Shuffle tiles</source>
        <translation>Fiches schudden</translation>
    </message>
    <message>
        <source>Deal the costs anew, as at the start of a game</source>
        <translation>De kosten opnieuw verdelen, zoals aan het begin van een spel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Save the board as a picture, or print it</source>
        <translation>Het bord als afbeelding opslaan of afdrukken</translation>
    </message>
    <message>
        <source>Save as {0}…</source>
        <translation>Opslaan als {0}…</translation>
    </message>
    <message>
        <source>Print… ({0})</source>
        <translation>Afdrukken… ({0})</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Speelborden</translation>
    </message>
    <message>
        <source>Print preview… ({0})</source>
        <translation>Afdrukvoorbeeld… ({0})</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu (Alt+M)</source>
        <translation>Menu (Alt+M)</translation>
    </message>
</context>
<context>
    <name>MishapTeller</name>
    <message>
        <source>Something went wrong; your game is saved.</source>
        <translation>Er ging iets mis; je spel is opgeslagen.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Er ging iets mis.</translation>
    </message>
    <message>
        <source>Report...</source>
        <translation>Rapport...</translation>
    </message>
    <message>
        <source>The program ended unexpectedly the last time. Nothing was lost.</source>
        <translation>Het programma is de vorige keer onverwacht gestopt. Er is niets verloren gegaan.</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>Exercise</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Show what is best</source>
        <translation>Toon het beste</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mijn fouten</translation>
    </message>
    <message>
        <source>Lesson · {minutes} min</source>
        <translation>Les · {minutes} min</translation>
    </message>
</context>
<context>
    <name>MistakePage</name>
    <message>
        <source>Try once more</source>
        <translation>Nog eens proberen</translation>
    </message>
    <message>
        <source>My mistakes, {board}</source>
        <translation>Mijn fouten, {board}</translation>
    </message>
    <message>
        <source>The analysis of this game is another one by now.</source>
        <translation>De analyse van dit spel is intussen een andere.</translation>
    </message>
    <message>
        <source>The hint was wrong here, so the exercise is gone.</source>
        <translation>De tip was hier fout; de oefening vervalt.</translation>
    </message>
    <message>
        <source>Your answer could not be judged: {reason}.</source>
        <translation>Je antwoord kon niet worden beoordeeld: {reason}.</translation>
    </message>
    <message>
        <source>Your game of {day} · {board} · round {round}, {phase}</source>
        <translation>Je spel van {day} · {board} · ronde {round}, {phase}</translation>
    </message>
    <message>
        <source>Would you bid, and how much?</source>
        <translation>Zou je bieden, en hoeveel?</translation>
    </message>
    <message>
        <source>What would you do in the auction?</source>
        <translation>Wat zou je in de veiling doen?</translation>
    </message>
    <message>
        <source>What would you buy?</source>
        <translation>Wat zou je kopen?</translation>
    </message>
    <message>
        <source>What would you build?</source>
        <translation>Wat zou je bouwen?</translation>
    </message>
    <message>
        <source>How would you expand?</source>
        <translation>Hoe zou je uitbreiden?</translation>
    </message>
    <message>
        <source>What would you run?</source>
        <translation>Wat zou je laten draaien?</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Wat zou je doen?</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Lay your turn as in a game and press the large button: it is judged, not made.</source>
        <translation>Plan je beurt zoals in een spel en druk op de grote knop: ze wordt beoordeeld, niet uitgevoerd.</translation>
    </message>
    <message>
        <source>The expert looks at your answer …</source>
        <translation>De expert bekijkt je antwoord …</translation>
    </message>
    <message>
        <source>Next: {number} of {count}</source>
        <translation>Verder: {number} van {count}</translation>
    </message>
    <message>
        <source>Best: {turn}</source>
        <translation>Het beste: {turn}</translation>
    </message>
    <message>
        <source>Right: {turn}</source>
        <translation>Goed: {turn}</translation>
    </message>
    <message>
        <source>Nearly as good: {turn}</source>
        <translation>Bijna zo goed: {turn}</translation>
    </message>
    <message>
        <source>Not yet: {turn}</source>
        <translation>Nog niet: {turn}</translation>
    </message>
    <message>
        <source>It counts as right. A little better: {best}.</source>
        <translation>Het telt als goed. Iets beter: {best}.</translation>
    </message>
    <message>
        <source>This costs {places} places.</source>
        <translation>Dat kost {places} plaatsen.</translation>
    </message>
    <message>
        <source>In your game it was: {kind}.</source>
        <translation>In je spel was het: {kind}.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>then</source>
        <translation>toen</translation>
    </message>
    <message>
        <source>wins of 100</source>
        <translation>gewonnen van 100</translation>
    </message>
    <message>
        <source>place to expect</source>
        <translation>verwachte plaats</translation>
    </message>
    <message>
        <source>Learned: it does not come again</source>
        <translation>Geleerd: hij komt niet terug</translation>
    </message>
    <message>
        <source>Again tomorrow</source>
        <translation>Morgen weer</translation>
    </message>
    <message numerus="yes">
        <source>Again in %n days</source>
        <translation>
            <numerusform>Over %n dag weer</numerusform>
            <numerusform>Over %n dagen weer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MixtureChips</name>
    <message>
        <source>{plant}: burn one more {fuel}</source>
        <translation>{plant}: 1 {fuel} meer verbruiken</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>What happens</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>The costly decision before</source>
        <translation>Naar de vorige dure beslissing</translation>
    </message>
    <message>
        <source>The next costly decision</source>
        <translation>Naar de volgende dure beslissing</translation>
    </message>
    <message>
        <source>Try the other move</source>
        <translation>De andere zet proberen</translation>
    </message>
    <message>
        <source>Make the expert&apos;s move and play on</source>
        <translation>De zet van de expert doen en verder spelen</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Pick {region}</source>
        <translation>{region} kiezen</translation>
    </message>
    <message>
        <source>Put the Trust in {city}</source>
        <translation>Het Concern in {city} plaatsen</translation>
    </message>
    <message>
        <source>Put up {card} and bid {bid}</source>
        <translation>{card} aanbieden en openen met {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieden</translation>
    </message>
    <message>
        <source>Pass on {card}</source>
        <translation>Passen bij {card}</translation>
    </message>
    <message>
        <source>Pass and buy nothing this round</source>
        <translation>Passen en deze ronde niets kopen</translation>
    </message>
    <message>
        <source>Scrap {card} and give up {tokens}</source>
        <translation>{card} slopen en {tokens} inleveren</translation>
    </message>
    <message>
        <source>Scrap {card}</source>
        <translation>{card} slopen</translation>
    </message>
    <message>
        <source>Put the transformer station under {card}</source>
        <translation>Het transformatorstation bij {card} leggen</translation>
    </message>
    <message>
        <source>Buy {tokens} for {price}</source>
        <translation>{tokens} kopen voor {price}</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>In {city} bouwen voor {price}</translation>
    </message>
    <message>
        <source>Build a {piece} in {city} for {price}</source>
        <translation>In {city} bouwen voor {price}: {piece}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Geen grondstoffen meer kopen</translation>
    </message>
    <message>
        <source>Build no more cities</source>
        <translation>Geen stad meer aansluiten</translation>
    </message>
    <message>
        <source>Run no plant and take {income}</source>
        <translation>Geen centrale gebruiken en {income} nemen</translation>
    </message>
    <message>
        <source>Run {plants}: {cities}, {income}</source>
        <translation>{plants} gebruiken: {cities}, {income}</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>{card} neerleggen</translation>
    </message>
    <message>
        <source>Place {card} instead of {other}</source>
        <translation>{card} neerleggen in plaats van {other}</translation>
    </message>
    <message>
        <source>make a robot</source>
        <translation>een robot maken</translation>
    </message>
    <message>
        <source>hire {workers} for a season</source>
        <translation>{workers} voor een seizoen huren</translation>
    </message>
    <message>
        <source>hire nobody for the season</source>
        <translation>niemand voor het seizoen huren</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>{card} kopen voor {price}</translation>
    </message>
    <message>
        <source>Pass and buy nothing more this round</source>
        <translation>Passen en deze ronde niets meer kopen</translation>
    </message>
    <message>
        <source>{bid} ({price} to pay)</source>
        <translation>{bid} ({price} te betalen)</translation>
    </message>
</context>
<context>
    <name>MovingPicture</name>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
</context>
<context>
    <name>NetworkPart</name>
    <message>
        <source>{piece}: {count} left</source>
        <translation>{piece}: nog {count}</translation>
    </message>
    <message>
        <source>Build a {piece} in the city that is clicked</source>
        <translation>In de aangeklikte stad bouwen: {piece}</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>+{cities}</source>
        <translation>+{cities}</translation>
    </message>
    <message>
        <source>{connection} for the way and {slot} for the place. Click: take back</source>
        <translation>{connection} voor de weg en {slot} voor de plaats. Klik: terugnemen</translation>
    </message>
    <message>
        <source>Outpost: {piece}</source>
        <translation>Outpost: {piece}</translation>
    </message>
    <message>
        <source>On your Outpost card, for nothing</source>
        <translation>Op je Outpost-kaart, voor niets</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start the game (Ctrl+Enter)</source>
        <translation>Het spel beginnen (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Invite the others, then start the game (Ctrl+Enter)</source>
        <translation>De anderen uitnodigen, dan het spel beginnen (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{board} with {players} players: only step 1, the game ends at 7 cities.</source>
        <translation>{board} met {players} spelers: alleen stap 1, het spel eindigt bij 7 steden.</translation>
    </message>
    <message>
        <source>{board} with {players} players: step 2 comes at {step2} cities, the game ends at {end}.</source>
        <translation>{board} met {players} spelers: stap 2 komt bij {step2} steden, het spel eindigt bij {end}.</translation>
    </message>
    <message>
        <source>The Trust plays as an automatic third company.</source>
        <translation>Het Concern speelt automatisch mee als derde bedrijf.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Terug (Esc)</translation>
    </message>
    <message>
        <source>Board, city</source>
        <translation>Bord, stad</translation>
    </message>
    <message>
        <source>Search for a board, a region or a city</source>
        <translation>Een bord, een gebied of een stad zoeken</translation>
    </message>
    <message>
        <source>A board, a region or a city (Ctrl+F)</source>
        <translation>Een bord, een gebied of een stad (Ctrl+F)</translation>
    </message>
    <message>
        <source>What to choose</source>
        <translation>Wat er te kiezen is</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welk bord?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Map tonen</translation>
    </message>
</context>
<context>
    <name>Newest</name>
    <message>
        <source>Newest ↓</source>
        <translation>Nieuwste ↓</translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>Naar de nieuwste regel</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Step {step}</source>
        <translation>Stap {step}</translation>
    </message>
    <message>
        <source>No more {fuel}</source>
        <translation>Geen {fuel} meer</translation>
    </message>
    <message>
        <source>{name}: {region}</source>
        <translation>{name}: {region}</translation>
    </message>
    <message>
        <source>{name} puts up {card}</source>
        <translation>{name} biedt {card} aan</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} biedt {bid}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} past</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>{name} neemt {card}</translation>
    </message>
    <message>
        <source>{name}: {card} for {price}</source>
        <translation>{name}: {card} voor {price}</translation>
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
        <translation>{name} koopt niets</translation>
    </message>
    <message>
        <source>{name} builds nothing</source>
        <translation>{name} bouwt niets</translation>
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
        <translation>{name} verlicht {powered}, +{income}</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Wat is nieuw</translation>
    </message>
</context>
<context>
    <name>NewsStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je laatste beurt</translation>
    </message>
    <message>
        <source>Close what happened since your last turn</source>
        <translation>Sluiten wat er sinds je laatste beurt gebeurde</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>What to try next</source>
        <translation>Wat je hierna kunt proberen</translation>
    </message>
    <message>
        <source>A whole game</source>
        <translation>Een heel spel</translation>
    </message>
    <message>
        <source>With all three steps: two and three houses in a city, larger plants</source>
        <translation>Met alle drie stappen: twee en drie huizen in een stad, grotere centrales</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Een les</translation>
    </message>
    <message>
        <source>Three to five minutes on the real table, one thing at a time</source>
        <translation>Drie tot vijf minuten aan de echte tafel, één ding tegelijk</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Een ander speelbord</translation>
    </message>
    <message>
        <source>Look at what else there is to play on</source>
        <translation>Kijk waarop je nog meer kunt spelen</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>About this board</source>
        <translation>Over dit bord</translation>
    </message>
    <message>
        <source>This board is a reconstruction: the printed one is not public. It can be played, but it is not the planet in the box.</source>
        <translation>Dit bord is een reconstructie: het gedrukte is niet openbaar. Je kunt erop spelen, maar het is niet de planeet in de doos.</translation>
    </message>
    <message>
        <source>Played in: {0}</source>
        <translation>Gespeeld in: {0}</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindingen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>printed in the rulebook or published</source>
        <translation>in de spelregels gedrukt of gepubliceerd</translation>
    </message>
    <message>
        <source>follow from the rulebook</source>
        <translation>volgen uit de spelregels</translation>
    </message>
    <message>
        <source>made up here</source>
        <translation>hier bedacht</translation>
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
        <translation>Nieuw voor je: {name}. {line}</translation>
    </message>
</context>
<context>
    <name>OpeningAction</name>
    <message>
        <source>{name}, choose a card to buy: in round 1 everybody must.</source>
        <translation>{name}, kies een kaart: in ronde 1 moet iedereen kopen.</translation>
    </message>
    <message>
        <source>{name}, choose a card to put up for auction, or pass.</source>
        <translation>{name}, kies een kaart om te veilen, of pas.</translation>
    </message>
    <message>
        <source>{name}, nobody else is left: {card} is yours for {price}.</source>
        <translation>{name}, er is niemand anders over: {card} is van jou voor {price}.</translation>
    </message>
    <message>
        <source>{name}, set your first bid for {card}.</source>
        <translation>{name}, doe je eerste bod op {card}.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Kies een kaart</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Kopen voor {price}</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Only step 1, up to the seventh city.</source>
        <translation>Alleen stap 1, tot de zevende stad.</translation>
    </message>
    <message>
        <source>Only the classic editions of 2004 and 2009 have it.</source>
        <translation>Alleen in de klassieke uitgaven van 2004 en 2009.</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Geloot</translation>
    </message>
    <message>
        <source>Chosen by the players</source>
        <translation>Door de spelers gekozen</translation>
    </message>
    <message>
        <source>{count} regions are in play with {players} players.</source>
        <translation>Met {players} spelers: {count} gebieden in het spel.</translation>
    </message>
    <message>
        <source>With so few players only the middle of the planet is in play.</source>
        <translation>Met zo weinig spelers is alleen het midden van de planeet in het spel.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>another one every time</source>
        <translation>elke keer een ander</translation>
    </message>
    <message>
        <source>The same number deals the same cards and regions again</source>
        <translation>Hetzelfde getal geeft weer dezelfde kaarten en gebieden</translation>
    </message>
    <message>
        <source>Throw a number</source>
        <translation>Een getal gooien</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Open geld</translation>
    </message>
    <message>
        <source>Everybody sees what the others have.</source>
        <translation>Iedereen ziet wat de anderen hebben.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Eerste spel</translation>
    </message>
</context>
<context>
    <name>OrderTrack</name>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Order: {names}</source>
        <translation>Volgorde: {names}</translation>
    </message>
    <message>
        <source>Not there: {names}</source>
        <translation>Niet aanwezig: {names}</translation>
    </message>
    <message>
        <source>In this phase the last one begins</source>
        <translation>In deze fase begint de laatste</translation>
    </message>
</context>
<context>
    <name>OutpostBar</name>
    <message>
        <source>Labour market</source>
        <translation>Arbeidsmarkt</translation>
    </message>
    <message>
        <source>Company and labour market</source>
        <translation>Bedrijf en arbeidsmarkt</translation>
    </message>
</context>
<context>
    <name>PastGamesTable</name>
    <message>
        <source>Past games</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelbord</translation>
    </message>
    <message>
        <source>Winner first</source>
        <translation>Winnaar eerst</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Powered</source>
        <translation>Voorzien</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Delete from the history (Del)</source>
        <translation>Uit de geschiedenis verwijderen (Del)</translation>
    </message>
</context>
<context>
    <name>PayoutLegend</name>
    <message>
        <source>would be powered now</source>
        <translation>zouden nu stroom krijgen</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>aangesloten</translation>
    </message>
</context>
<context>
    <name>PayoutTable</name>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>{cities} connected, {powered} powered: {income}</source>
        <translation>{cities} aangesloten, {powered} met stroom: {income}</translation>
    </message>
</context>
<context>
    <name>PersonaButton</name>
    <message>
        <source>No character</source>
        <translation>Geen karakter</translation>
    </message>
    <message>
        <source>Character: {name}</source>
        <translation>Karakter: {name}</translation>
    </message>
    <message>
        <source>Click for another character.</source>
        <translation>Klik voor een ander karakter.</translation>
    </message>
</context>
<context>
    <name>PhaseChips</name>
    <message>
        <source>Phase: {phase}</source>
        <translation>Fase: {phase}</translation>
    </message>
    <message>
        <source>Phase {number}: {phase}. Click: its rules</source>
        <translation>Fase {number}: {phase}. Klik: de regels ervan</translation>
    </message>
    <message>
        <source>{phase} {number} of 2</source>
        <translation>{phase} {number} van 2</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Set-up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Veiling</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Grondstoffen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bouwen</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Uitbreiding</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bureaucratie</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
</context>
<context>
    <name>PieceMarket</name>
    <message>
        <source>can be chosen</source>
        <translation>kan worden gekozen</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>house</source>
        <translation>huis</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>centrale</translation>
    </message>
    <message>
        <source>shelter</source>
        <translation>onderkomen</translation>
    </message>
</context>
<context>
    <name>PlaceChart</name>
    <message>
        <source>Expected place by decision</source>
        <translation>Verwachte plaats per beslissing</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>van {first} tot {last}</translation>
    </message>
    <message>
        <source>Round {round}, move {number}: expected place {place}</source>
        <translation>Ronde {round}, zet {number}: verwachte plaats {place}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>region</source>
        <translation>gebied</translation>
    </message>
    <message>
        <source>city</source>
        <translation>stad</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>verbinding</translation>
    </message>
    <message>
        <source>metropolis</source>
        <translation>metropool</translation>
    </message>
    <message>
        <source>uncertain connection</source>
        <translation>onzekere verbinding</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>On paper only; it is looked through again when the table is back.</source>
        <translation>Alleen op papier; het wordt opnieuw doorgekeken als de tafel terug is.</translation>
    </message>
    <message>
        <source>Plan on (F2)</source>
        <translation>Verder plannen (F2)</translation>
    </message>
    <message>
        <source>Your plan: {what} for {price}</source>
        <translation>Je plan: {what} voor {price}</translation>
    </message>
</context>
<context>
    <name>PlanLine</name>
    <message>
        <source>for {price}</source>
        <translation>voor {price}</translation>
    </message>
    <message>
        <source>Less: {item}</source>
        <translation>Minder: {item}</translation>
    </message>
    <message>
        <source>More: {item}</source>
        <translation>Meer: {item}</translation>
    </message>
    <message>
        <source>Take out: {item}</source>
        <translation>Weghalen: {item}</translation>
    </message>
    <message>
        <source>{n} seasonal</source>
        <translation>{n} voor het seizoen</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message>
        <source>Everybody plans for themselves, in their own turn.</source>
        <translation>Iedereen plant voor zichzelf, in de eigen beurt.</translation>
    </message>
    <message>
        <source>Click cards, tokens and cities to plan with them, also while others think. In your own turn, what belongs to it is your move.</source>
        <translation>Klik op kaarten, grondstoffen en steden om ermee te plannen, ook terwijl anderen nadenken. In je eigen beurt is wat daarbij hoort je zet.</translation>
    </message>
    <message>
        <source>It becomes your turn&apos;s plan when its phase comes.</source>
        <translation>Het wordt het plan van je beurt als de fase komt.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>on paper, not a move</source>
        <translation>op papier, geen zet</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Close the plan (F2)</source>
        <translation>Het plan sluiten (F2)</translation>
    </message>
    <message>
        <source>There is nothing to plan now.</source>
        <translation>Er valt nu niets te plannen.</translation>
    </message>
    <message>
        <source>What a click on a city plans</source>
        <translation>Wat een klik op een stad plant</translation>
    </message>
    <message>
        <source>{piece} on {card}</source>
        <translation>{piece} op {card}</translation>
    </message>
    <message>
        <source>Make a robot</source>
        <translation>Een robot maken</translation>
    </message>
</context>
<context>
    <name>PlanStage</name>
    <message>
        <source>{money} → {left} left</source>
        <translation>{money} → {left} over</translation>
    </message>
    <message>
        <source>{lit} of {cities} lit</source>
        <translation>{lit} van {cities} verlicht</translation>
    </message>
    <message>
        <source>Laid: {cards}.</source>
        <translation>Gelegd: {cards}.</translation>
    </message>
    <message>
        <source>Running: {cards}.</source>
        <translation>In bedrijf: {cards}.</translation>
    </message>
    <message>
        <source>It holds up to a bid of {bid}.</source>
        <translation>Het klopt tot een bod van {bid}.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>With the {income} that this round still pays.</source>
        <translation>Met de {income} die deze ronde nog oplevert.</translation>
    </message>
    <message>
        <source>With the {income} that this round still pays and the refill after it.</source>
        <translation>Met de {income} die deze ronde nog oplevert en de aanvulling daarna.</translation>
    </message>
    <message>
        <source>With the refill after this round.</source>
        <translation>Met de aanvulling na deze ronde.</translation>
    </message>
    <message>
        <source>Nobody knows what the others will do until then.</source>
        <translation>Wat de anderen tot dan doen, weet niemand.</translation>
    </message>
    <message>
        <source>{card} goes, no fuel lost.</source>
        <translation>{card} gaat weg, geen grondstof verloren.</translation>
    </message>
    <message>
        <source>{card} goes, with {tokens}.</source>
        <translation>{card} gaat weg, met {tokens}.</translation>
    </message>
    <message>
        <source>{card} in the place of {other}</source>
        <translation>{card} in plaats van {other}</translation>
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
        <translation>Vooruit plannen op papier (F2)</translation>
    </message>
    <message>
        <source>Plan ahead on paper</source>
        <translation>Vooruit plannen op papier</translation>
    </message>
</context>
<context>
    <name>PlannedTurn</name>
    <message>
        <source>Plan something first, or choose “{nothing}”.</source>
        <translation>Plan eerst iets, of kies “{nothing}”.</translation>
    </message>
    <message>
        <source>Clear the plan first.</source>
        <translation>Wis eerst het plan.</translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message>
        <source>{item}: {price} now, planned with {before}</source>
        <translation>{item}: nu {price}, gepland met {before}</translation>
    </message>
    <message>
        <source>Your plan does not hold at this price.</source>
        <translation>Voor deze prijs gaat je plan niet op.</translation>
    </message>
    <message>
        <source>Not up for auction yet: others have to buy first, and no smaller card may be drawn.</source>
        <translation>Nog niet te koop: eerst moeten anderen kopen, en er mag geen lagere kaart komen.</translation>
    </message>
    <message>
        <source>A robot</source>
        <translation>Een robot</translation>
    </message>
    <message>
        <source>One card a round: only if the other one is not to be had.</source>
        <translation>Eén kaart per ronde: alleen als de andere niet te krijgen is.</translation>
    </message>
    <message>
        <source>As the market lies now, {card} cannot be had in the round that is planned.</source>
        <translation>Zoals de markt nu ligt, is {card} in de geplande ronde niet te krijgen.</translation>
    </message>
</context>
<context>
    <name>PlantControls</name>
    <message>
        <source>Given up with it: {tokens}</source>
        <translation>Daarbij ingeleverd: {tokens}</translation>
    </message>
    <message>
        <source>Give up which tokens?</source>
        <translation>Welke grondstoffen inleveren?</translation>
    </message>
    <message>
        <source>The transformer station goes too. Give up which tokens?</source>
        <translation>Het transformatorstation gaat mee. Welke grondstoffen inleveren?</translation>
    </message>
    <message>
        <source>the transformer station</source>
        <translation>het transformatorstation</translation>
    </message>
</context>
<context>
    <name>PlantMarketPanel</name>
    <message>
        <source>Plant market</source>
        <translation>Centralemarkt</translation>
    </message>
    <message>
        <source>Up for auction</source>
        <translation>Actuele markt</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actueel</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Toekomstige markt</translation>
    </message>
    <message>
        <source>Future</source>
        <translation>Toekomstig</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Waits for step 2</source>
        <translation>Wacht op stap 2</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stap 2</translation>
    </message>
    <message>
        <source>on the block</source>
        <translation>onder de hamer</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Step 3 starts when this phase is over.</source>
        <translation>Stap 3 begint als deze fase voorbij is.</translation>
    </message>
    <message>
        <source>A stack of {n} cards.</source>
        <translation>Een stapel van {n} kaarten.</translation>
    </message>
    <message>
        <source>This card is on the block.</source>
        <translation>Deze kaart ligt onder de hamer.</translation>
    </message>
    <message>
        <source>Not up for auction yet.</source>
        <translation>Nog niet te koop.</translation>
    </message>
    <message>
        <source>Key {number} chooses it.</source>
        <translation>Toets {number} kiest haar.</translation>
    </message>
    <message>
        <source>Lowest bid {amount} (discount of {discount}).</source>
        <translation>Laagste bod {amount} (korting {discount}).</translation>
    </message>
    <message>
        <source>Lowest bid {amount} with the discount token.</source>
        <translation>Laagste bod {amount} met het kortingsfiche.</translation>
    </message>
    <message>
        <source>Lowest bid {amount}.</source>
        <translation>Laagste bod {amount}.</translation>
    </message>
    <message>
        <source>Cards in the pile: {n}</source>
        <translation>Kaarten in de stapel: {n}</translation>
    </message>
    <message>
        <source>You are the spy: click to look at the top card.</source>
        <translation>Jij bent de spion: klik om de bovenste kaart te zien.</translation>
    </message>
    <message>
        <source>The Trust takes it after the auction that comes first.</source>
        <translation>Het Concern neemt hem na de eerste veiling.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: who plays on?</source>
        <translation>Ronde {round}, {phase}: wie speelt verder?</translation>
    </message>
    <message>
        <source>A game of its own begins; the other one stays as it is. The same cards will come as there, so that the two can be compared.</source>
        <translation>Er begint een eigen spel; het andere blijft zoals het is. Dezelfde kaarten komen als daar, zodat je beide kunt vergelijken.</translation>
    </message>
    <message>
        <source>Who decides for {name}</source>
        <translation>Wie voor {name} beslist</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>PlayTable</name>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Sound off ({keys})</source>
        <translation>Geluid uit ({keys})</translation>
    </message>
    <message>
        <source>Sound on ({keys})</source>
        <translation>Geluid aan ({keys})</translation>
    </message>
    <message>
        <source>&amp;Plan ahead on paper</source>
        <translation>Vooruit &amp;plannen op papier</translation>
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
        <translation>Het Concern</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>money hidden</source>
        <translation>geld verborgen</translation>
    </message>
    <message>
        <source>Click: the whole company</source>
        <translation>Klik: het hele bedrijf</translation>
    </message>
    <message>
        <source>{place}. in the order</source>
        <translation>{place}e in de volgorde</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>{cities}, houses left: {left}</source>
        <translation>{cities}, huizen over: {left}</translation>
    </message>
    <message>
        <source>{stored} on it, room for {room}</source>
        <translation>{stored} erop, plaats voor {room}</translation>
    </message>
    <message>
        <source>Room for a plant</source>
        <translation>Plaats voor een centrale</translation>
    </message>
    <message>
        <source>had light in {lights} this round and earned {income}</source>
        <translation>had deze ronde licht in {lights} en verdiende {income}</translation>
    </message>
    <message>
        <source>can light {lights} with what is there, that pays {income}; with what can still be had up to {reach}; all plants: {capacity}</source>
        <translation>kan {lights} verlichten met wat er is, dat levert {income} op; met wat er nog te krijgen is tot {reach}; alle centrales: {capacity}</translation>
    </message>
    <message>
        <source>lights {lights}</source>
        <translation>verlicht {lights}</translation>
    </message>
    <message>
        <source>up to {reach}</source>
        <translation>tot {reach}</translation>
    </message>
    <message>
        <source>lit {lights}</source>
        <translation>verlicht: {lights}</translation>
    </message>
</context>
<context>
    <name>PlayerColor</name>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>the Trust</source>
        <translation>Concern</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n stad</numerusform>
            <numerusform>%n steden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n arbeider</numerusform>
            <numerusform>%n arbeiders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of {cities}: %n workers short</source>
        <translation>
            <numerusform>{powered} van {cities}: %n arbeider te weinig</numerusform>
            <numerusform>{powered} van {cities}: %n arbeiders te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} become {amount} cheaper</source>
        <translation>
            <numerusform>{cards} wordt {amount} goedkoper</numerusform>
            <numerusform>{cards} worden {amount} goedkoper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n ronden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities stayed dark</source>
        <translation>
            <numerusform>bleef %n stad donker</numerusform>
            <numerusform>bleven %n steden donker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cities</source>
        <translation>
            <numerusform>%n nieuwe stad</numerusform>
            <numerusform>%n nieuwe steden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Presence</name>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>aan dit scherm</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
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
        <translation>{count} dagen</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} u</translation>
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
        <translation>&amp;Nieuw spel...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Openen...</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>Op&amp;slaan als...</translation>
    </message>
    <message>
        <source>&amp;Result of the game</source>
        <translation>&amp;Uitslag van het spel</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Teru&amp;gkijken</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <translation>Speel&amp;borden</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>&amp;Players and log</source>
        <translation>&amp;Spelers en logboek</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>S&amp;ettings...</source>
        <translation>&amp;Instellingen...</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;User&apos;s guide</source>
        <translation>&amp;Handleiding</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Sne&amp;ltoetsen</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>Een p&amp;robleem melden...</translation>
    </message>
    <message>
        <source>&amp;About Power Grid</source>
        <translation>&amp;Over Hoogspanning</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Terug naar de startpagina</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>Gelui&amp;d</translation>
    </message>
</context>
<context>
    <name>PromoList</name>
    <message>
        <source>Always in the deck of this edition</source>
        <translation>In deze uitgave altijd in de stapel</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Promokaarten</translation>
    </message>
    <message>
        <source>They belong to the classic editions of 2004 and 2009.</source>
        <translation>Ze horen bij de klassieke uitgaven van 2004 en 2009.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>All promo cards</source>
        <translation>Alle promokaarten</translation>
    </message>
    <message>
        <source>No promo cards</source>
        <translation>Geen promokaarten</translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>The proof</source>
        <translation>Het bewijs</translation>
    </message>
    <message>
        <source>at most: cities powered, money</source>
        <translation>hoogstens: steden met stroom, geld</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle puzzels</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Oplossing tonen</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Another at my level</source>
        <translation>Nog een op mijn niveau</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>Sterkte {strength}</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>De oplossing</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Niet goed.</translation>
    </message>
    <message>
        <source>Right: you win, whatever the others do.</source>
        <translation>Goed: je wint, wat de anderen ook doen.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Goed.</translation>
    </message>
    <message>
        <source>Right is: {turn}</source>
        <translation>Goed is: {turn}</translation>
    </message>
    <message>
        <source>The game goes on after this, and then nothing is sure.</source>
        <translation>Hierna gaat het spel door, en dan is niets meer zeker.</translation>
    </message>
    <message>
        <source>Somebody can end with more, or with as much and more money.</source>
        <translation>Iemand kan aan het eind meer hebben, of evenveel en meer geld.</translation>
    </message>
    <message>
        <source>After this the win is not sure: somebody can prevent it, or get past.</source>
        <translation>Hierna is de winst niet zeker: iemand kan ze verhinderen, of je voorbijgaan.</translation>
    </message>
    <message>
        <source>Another turn leaves {name} better off.</source>
        <translation>Met een andere beurt staat {name} er beter voor.</translation>
    </message>
    <message>
        <source>if the game ends</source>
        <translation>als het spel eindigt</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>beëindigt het spel</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>het spel gaat door</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>is klaar</translation>
    </message>
    <message>
        <source>comes later</source>
        <translation>komt later</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>{solved} of {count}</source>
        <translation>{solved} van {count}</translation>
    </message>
    <message>
        <source>Your strength: about {rating}, give or take {margin}. First answers: {count}.</source>
        <translation>Jouw sterkte: ongeveer {rating}, op {margin} nauwkeurig. Eerste antwoorden: {count}.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>opgelost</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>One turn each, and a proof of what is right.</source>
        <translation>Telkens één beurt, en een bewijs van wat goed is.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>One at my level</source>
        <translation>Een op mijn niveau</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>is {card} the one that helps you most?</source>
        <translation>helpt {card} het meest?</translation>
    </message>
    <message>
        <source>how high will the others go?</source>
        <translation>hoe ver gaan de anderen?</translation>
    </message>
    <message>
        <source>which of your plants will you miss least?</source>
        <translation>welke centrale zul je het minst missen?</translation>
    </message>
    <message>
        <source>which of your plants have to run?</source>
        <translation>welke centrales moeten draaien?</translation>
    </message>
    <message>
        <source>what else could you do here?</source>
        <translation>wat kun je hier anders doen?</translation>
    </message>
    <message>
        <source>what will power your next cities?</source>
        <translation>wat geeft je volgende steden stroom?</translation>
    </message>
    <message>
        <source>who gets {card}, and what will they do with it?</source>
        <translation>wie krijgt {card}, en wat gebeurt ermee?</translation>
    </message>
    <message>
        <source>which of these plants will you still get next round?</source>
        <translation>welke van deze centrales krijg je volgende ronde nog?</translation>
    </message>
    <message>
        <source>which cities would {card} power?</source>
        <translation>welke steden zou {card} van stroom voorzien?</translation>
    </message>
    <message>
        <source>what will {card} burn?</source>
        <translation>wat zal {card} verbranden?</translation>
    </message>
    <message>
        <source>what else could you do with {price}?</source>
        <translation>wat kun je anders doen met {price}?</translation>
    </message>
    <message>
        <source>what will your plants burn that need {fuel}?</source>
        <translation>wat verbranden je centrales die {fuel} nodig hebben?</translation>
    </message>
    <message>
        <source>who buys after you, and what will be left next round?</source>
        <translation>wie koopt er na jou, en wat is er volgende ronde over?</translation>
    </message>
    <message>
        <source>what will the money be missing for?</source>
        <translation>waarvoor zul je het geld missen?</translation>
    </message>
    <message>
        <source>could you power one more city?</source>
        <translation>zou je nog een stad van stroom kunnen voorzien?</translation>
    </message>
    <message>
        <source>which places will be gone next round?</source>
        <translation>welke plekken zijn volgende ronde weg?</translation>
    </message>
    <message>
        <source>where will you build after that?</source>
        <translation>waar bouw je daarna?</translation>
    </message>
    <message>
        <source>will there be light in all of them?</source>
        <translation>gaat in alle steden het licht aan?</translation>
    </message>
    <message>
        <source>will {money} do for the next round?</source>
        <translation>is {money} genoeg voor de volgende ronde?</translation>
    </message>
    <message>
        <source>how many workers do your plants need?</source>
        <translation>hoeveel arbeiders hebben je centrales nodig?</translation>
    </message>
    <message>
        <source>do you need houses first, or space on your board?</source>
        <translation>eerst huizen, of eerst ruimte op je bord?</translation>
    </message>
</context>
<context>
    <name>RaisingAction</name>
    <message>
        <source>{name}, make the first bid for {card}, or pass.</source>
        <translation>{name}, doe het eerste bod op {card}, of pas.</translation>
    </message>
    <message>
        <source>{name}, {leader} bids {bid} for {card}: raise or pass.</source>
        <translation>{name}, {leader} biedt {bid} op {card}: verhoog of pas.</translation>
    </message>
    <message>
        <source>{card} is on the block now: raise or pass.</source>
        <translation>{card} ligt nu onder de hamer: verhoog of pas.</translation>
    </message>
    <message>
        <source>Your limit of {amount} is reached.</source>
        <translation>Je grens van {amount} is bereikt.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>Stroom</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Per city</source>
        <translation>Per stad</translation>
    </message>
    <message>
        <source>Dearest auction</source>
        <translation>Duurste kaart</translation>
    </message>
    <message>
        <source>Spent on it: {money}</source>
        <translation>Daaraan uitgegeven: {money}</translation>
    </message>
    <message>
        <source>All that was spent, shared out among the cities</source>
        <translation>Alle uitgaven, over de steden verdeeld</translation>
    </message>
    <message>
        <source>{card} for {price}</source>
        <translation>{card} voor {price}</translation>
    </message>
</context>
<context>
    <name>RatesPanel</name>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>│ by chance</source>
        <translation>│ door toeval</translation>
    </message>
</context>
<context>
    <name>RatingPanel</name>
    <message>
        <source>● won   ○ not won   95 of 100 times the truth lies in the band</source>
        <translation>● gewonnen   ○ niet gewonnen   95 van de 100 keer ligt de waarheid in de band</translation>
    </message>
    <message>
        <source>● won   ○ not won   the line is the mean of ten games</source>
        <translation>● gewonnen   ○ niet gewonnen   de lijn is het gemiddelde van tien spellen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Rating, game by game</source>
        <translation>Rating, spel voor spel</translation>
    </message>
    <message>
        <source>Places, game by game</source>
        <translation>Plaatsen, spel voor spel</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Rating {rating}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Played on in several ways, this wins {chance} of 100 games; what seems best at first sight wins {usual}.</source>
        <translation>Op verschillende manieren doorgespeeld wint dit {chance} van de 100 spellen; wat op het eerste gezicht het beste lijkt, wint er {usual}.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than it costs.</source>
        <translation>{card} levert tot het einde ongeveer {gain} meer op dan de kosten.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than {old}, which goes for it.</source>
        <translation>{card} levert tot het einde ongeveer {gain} meer op dan {old}, die ervoor weggaat.</translation>
    </message>
    <message>
        <source>{card} earns about {gain} more until the end than it costs, and {rival} will hardly pay more than {limit}.</source>
        <translation>{card} levert tot het einde ongeveer {gain} meer op dan de kosten, en {rival} zal nauwelijks meer dan {limit} betalen.</translation>
    </message>
    <message>
        <source>No plant on offer brings what it costs.</source>
        <translation>Geen aangeboden centrale levert op wat ze kost.</translation>
    </message>
    <message>
        <source>{card} is worth up to {limit}.</source>
        <translation>{card} is tot {limit} waard.</translation>
    </message>
    <message>
        <source>Beyond {limit} {card} costs more than it brings.</source>
        <translation>Boven {limit} kost {card} meer dan ze oplevert.</translation>
    </message>
    <message>
        <source>{other} will bring more for its price.</source>
        <translation>{other} zal voor haar prijs meer opleveren.</translation>
    </message>
    <message>
        <source>{card} does not bring what it costs.</source>
        <translation>{card} levert niet op wat ze kost.</translation>
    </message>
    <message>
        <source>{rival} will go on for {card}: let that cost something.</source>
        <translation>{rival} biedt vast door voor {card}: dat mag wat kosten.</translation>
    </message>
    <message>
        <source>{card} is not worth that much.</source>
        <translation>{card} is zoveel niet waard.</translation>
    </message>
    <message>
        <source>{plant} is missed least.</source>
        <translation>{plant} wordt het minst gemist.</translation>
    </message>
    <message>
        <source>{plant} makes the most of it.</source>
        <translation>{plant} haalt er het meeste uit.</translation>
    </message>
    <message>
        <source>Fuel to power {powered}.</source>
        <translation>Grondstoffen om {powered} te voorzien.</translation>
    </message>
    <message>
        <source>Fuel to power {powered}, and a stock of {more} more while it is cheap.</source>
        <translation>Grondstoffen om {powered} te voorzien, en {more} als voorraad zolang ze goedkoop zijn.</translation>
    </message>
    <message>
        <source>There is enough fuel, or none is worth its price.</source>
        <translation>Er zijn genoeg grondstoffen, of geen ervan is zijn prijs waard.</translation>
    </message>
    <message>
        <source>{city} for {price} brings about {income} more each round.</source>
        <translation>{city} voor {price} levert elke ronde ongeveer {income} meer op.</translation>
    </message>
    <message>
        <source>{city} for {price} is a cheap step for the network.</source>
        <translation>{city} voor {price} is een goedkope stap voor het netwerk.</translation>
    </message>
    <message>
        <source>That can end the game: {powered} with power, the others have {best} at most.</source>
        <translation>Dat kan het spel beëindigen: {powered} met stroom, de anderen hebben er hooguit {best}.</translation>
    </message>
    <message>
        <source>This is the last round: every city with power counts, {powered} in all.</source>
        <translation>Dit is de laatste ronde: elke voorziene stad telt, in totaal {powered}.</translation>
    </message>
    <message>
        <source>More cities would not pay now.</source>
        <translation>Meer steden lonen nu niet.</translation>
    </message>
    <message>
        <source>One more city would end the game, and not win it.</source>
        <translation>Nog een stad zou het spel beëindigen, maar niet winnen.</translation>
    </message>
    <message>
        <source>That powers {powered} and brings {income}.</source>
        <translation>Dat voorziet {powered} en levert {income} op.</translation>
    </message>
    <message>
        <source>That powers {powered} for {income}, and keeps fuel that is worth more than the rest would earn.</source>
        <translation>Dat voorziet {powered} voor {income} en spaart grondstoffen die meer waard zijn dan de rest zou opleveren.</translation>
    </message>
    <message>
        <source>Connections in {region} are cheap.</source>
        <translation>Verbindingen in {region} zijn goedkoop.</translation>
    </message>
    <message>
        <source>In {city} the Trust is least in the way of the own network.</source>
        <translation>In {city} staat het Concern het eigen netwerk het minst in de weg.</translation>
    </message>
    <message>
        <source>{card} pays up to a bid of {limit}.</source>
        <translation>{card} loont tot een bod van {limit}.</translation>
    </message>
    <message>
        <source>No card on offer is worth its price now.</source>
        <translation>Geen van de aangeboden kaarten is nu zijn prijs waard.</translation>
    </message>
    <message>
        <source>{card} does not pay any more: {limit} would be the limit.</source>
        <translation>{card} loont niet meer: {limit} is de grens.</translation>
    </message>
    <message>
        <source>This ends the game, and nobody can power more than {powered}.</source>
        <translation>Dit beëindigt het spel, en niemand kan meer dan {powered} voorzien.</translation>
    </message>
    <message>
        <source>More houses can be powered or are needed soon: {powered} bring {income} this round.</source>
        <translation>Meer huizen kunnen worden voorzien of zijn binnenkort nodig: {powered} leveren deze ronde {income} op.</translation>
    </message>
    <message>
        <source>A card is waiting for a plant space.</source>
        <translation>Er wacht een kaart op een centraleveld.</translation>
    </message>
    <message>
        <source>A card is waiting for a shelter space.</source>
        <translation>Er wacht een kaart op een onderkomenveld.</translation>
    </message>
    <message>
        <source>{card} does more on the board than in the reserve.</source>
        <translation>{card} levert op het bord meer op dan in de reserve.</translation>
    </message>
    <message>
        <source>A robot works for nothing in all the rounds to come, about {rounds}.</source>
        <translation>Een robot werkt gratis in alle komende rondes, ongeveer {rounds}.</translation>
    </message>
    <message>
        <source>More workers would cost more than they earn.</source>
        <translation>Meer arbeiders zouden meer kosten dan ze opleveren.</translation>
    </message>
    <message>
        <source>{workers} for {price}: they earn more than they cost.</source>
        <translation>{workers} voor {price}: ze leveren meer op dan ze kosten.</translation>
    </message>
    <message>
        <source>Your plants can power {capacity}, for a network of {network} then.</source>
        <translation>Je centrales kunnen {capacity} stroom geven; in je net dan: {network}.</translation>
    </message>
    <message>
        <source>With {card} your plants power {capacity} instead of {was}, for a network of {network}.</source>
        <translation>Met {card} geven je centrales {capacity} stroom in plaats van {was}; in je net: {network}.</translation>
    </message>
    <message>
        <source>{card} powers {powered}; your plants power {capacity} with or without it.</source>
        <translation>{card} geeft {powered} stroom; je centrales geven {capacity} stroom, met of zonder.</translation>
    </message>
    <message>
        <source>{card} powers {powered}, once you have built a plant space for it.</source>
        <translation>{card} geeft {powered} stroom, zodra je er een centraleveld voor hebt gebouwd.</translation>
    </message>
    <message>
        <source>{card}: {does}</source>
        <translation>{card}: {does}</translation>
    </message>
    <message>
        <source>Otherwise {rival} may take it, to power {capacity} instead of {was}.</source>
        <translation>Anders kan {rival} toeslaan en geeft dan {capacity} stroom in plaats van {was}.</translation>
    </message>
    <message>
        <source>Your plants power {capacity} already, for a network of {network}.</source>
        <translation>Je centrales geven al {capacity} stroom; in je net: {network}.</translation>
    </message>
    <message>
        <source>That leaves {rival} {tokens} {fuel}, and {needed} are needed there.</source>
        <translation>Voor {rival} blijft er {tokens} {fuel} over; nodig is daar {needed}.</translation>
    </message>
    <message>
        <source>Then there is fuel for {powered}; your network has {network} so far.</source>
        <translation>Dan zijn er grondstoffen voor {powered}; in je net tot nu toe: {network}.</translation>
    </message>
    <message>
        <source>This is for later: {powered} have light now, of {network}.</source>
        <translation>Dit is voor later: licht hebben nu {powered}, in je net: {network}.</translation>
    </message>
    <message>
        <source>{tokens} {fuel} stay for the next round: at most {refill} come back, and plants can burn {burnt}.</source>
        <translation>{tokens} {fuel} blijft voor de volgende ronde: er komt hoogstens {refill} bij, en centrales kunnen er {burnt} verbruiken.</translation>
    </message>
    <message>
        <source>You have fuel for {powered} already.</source>
        <translation>Je hebt al grondstoffen voor {powered}.</translation>
    </message>
    <message>
        <source>Wait, and {rival} can have the last free place in {city} for {price}.</source>
        <translation>Wacht je, dan kan {rival} de laatste vrije plaats in {city} krijgen voor {price}.</translation>
    </message>
    <message>
        <source>Wait, and {rival} can have the {piece} place in {city} for {price}.</source>
        <translation>Wacht je, dan kan {rival} de bouwplaats in {city} ({piece}) krijgen voor {price}.</translation>
    </message>
    <message>
        <source>One city more, and {takers} would buy fuel and build before you next round.</source>
        <translation>Eén stad meer, en volgende ronde koopt en bouwt vóór jou: {takers}.</translation>
    </message>
    <message>
        <source>One house more, and {takers} would build and hire before you next round.</source>
        <translation>Eén huis meer, en volgende ronde bouwt en huurt vóór jou: {takers}.</translation>
    </message>
    <message>
        <source>One city more would stay dark: there is power for {powered}.</source>
        <translation>Eén stad meer zou donker blijven: er is stroom voor {powered}.</translation>
    </message>
    <message>
        <source>Step 2 comes with {needed} cities, and {rival} has {best}.</source>
        <translation>Stap 2 komt met {needed} steden, en {rival} heeft er {best}.</translation>
    </message>
    <message>
        <source>{rival} has {best} of {needed} cities and could end the game this round.</source>
        <translation>{rival} heeft {best} van {needed} steden en zou het spel deze ronde kunnen beëindigen.</translation>
    </message>
    <message>
        <source>After {takers} about {tokens} {fuel} will be left; {needed} are needed.</source>
        <translation>Na {takers} is er nog ongeveer {tokens} {fuel}; nodig is {needed}.</translation>
    </message>
    <message>
        <source>Only {tokens} {fuel} are left; {needed} are needed.</source>
        <translation>Er is nog maar {tokens} {fuel}; nodig is {needed}.</translation>
    </message>
    <message>
        <source>Step 2 comes with this: {connected} are connected.</source>
        <translation>Hiermee komt fase 2: {connected} zijn aangesloten.</translation>
    </message>
    <message>
        <source>One plant must be bought, and {card} brings the most for its price.</source>
        <translation>Er moet een centrale worden gekocht, en {card} brengt het meeste op voor zijn prijs.</translation>
    </message>
    <message>
        <source>Then {powered} can have light: {income} this round instead of {before}.</source>
        <translation>Dan is er licht voor {powered}: {income} deze ronde in plaats van {before}.</translation>
    </message>
    <message>
        <source>{left} are kept for what comes next.</source>
        <translation>{left} blijft over voor wat komt.</translation>
    </message>
    <message>
        <source>{card} powers {powered} from the start.</source>
        <translation>{card} geeft {powered} meteen stroom.</translation>
    </message>
    <message>
        <source>{card} has room for {workers}, without any pay.</source>
        <translation>{card} biedt plaats aan {workers}, zonder loon.</translation>
    </message>
    <message>
        <source>{card} earns about as much until the end as it costs.</source>
        <translation>{card} levert tot het einde ongeveer evenveel op als de kosten.</translation>
    </message>
    <message>
        <source>{card} pays up to a bid of {limit}, and the others will hardly bid more than {rivals}.</source>
        <translation>{card} loont tot een bod van {limit}, en de anderen zullen nauwelijks meer dan {rivals} bieden.</translation>
    </message>
    <message>
        <source>{card} is worth all the money there is.</source>
        <translation>{card} is al het beschikbare geld waard.</translation>
    </message>
    <message>
        <source>There is not enough money for a higher bid.</source>
        <translation>Er is niet genoeg geld voor een hoger bod.</translation>
    </message>
</context>
<context>
    <name>RefillTable</name>
    <message>
        <source>Refill in step {step}: {tokens}</source>
        <translation>Aanvulling in stap {step}: {tokens}</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stap {step}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn (seat {current})</source>
        <translation>Iemand anders is aan de beurt (plaats {current})</translation>
    </message>
    <message>
        <source>“{do}” is not possible now; possible: {possible}</source>
        <translation>“{do}” is nu niet mogelijk; mogelijk: {possible}</translation>
    </message>
    <message>
        <source>{name} is on move</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>The game is only looked at here: nothing can be moved</source>
        <translation>Het spel wordt hier alleen bekeken: er kan niets worden gezet</translation>
    </message>
    <message>
        <source>First go on with the lesson</source>
        <translation>Ga eerst verder met de les</translation>
    </message>
    <message>
        <source>Regions are only chosen before round 1</source>
        <translation>Gebieden kies je alleen voor ronde 1</translation>
    </message>
    <message>
        <source>Not now: bid for cards in “{phase}”</source>
        <translation>Nu niet: kaarten bij “{phase}”</translation>
    </message>
    <message>
        <source>Not now: buy fuel in “{phase}”</source>
        <translation>Nu niet: kopen bij “{phase}”</translation>
    </message>
    <message>
        <source>Not now: connect cities in “{phase}”</source>
        <translation>Nu niet: steden bij “{phase}”</translation>
    </message>
    <message>
        <source>Not now: place cards in “{phase}”</source>
        <translation>Nu niet: kaarten leggen bij “{phase}”</translation>
    </message>
    <message>
        <source>Not now: hire workers in “{phase}”</source>
        <translation>Nu niet: huren bij “{phase}”</translation>
    </message>
    <message>
        <source>This board has no region “{region}”</source>
        <translation>Dit bord heeft geen gebied “{region}”</translation>
    </message>
    <message>
        <source>{region} is already in play</source>
        <translation>{region} is al in het spel</translation>
    </message>
    <message>
        <source>With {region} the regions in play could no longer form one connected area</source>
        <translation>Met {region} kunnen de gebieden geen samenhangend geheel meer vormen</translation>
    </message>
    <message>
        <source>{city} is not next to a city of the Trust</source>
        <translation>{city} ligt niet naast een stad van het Concern</translation>
    </message>
    <message>
        <source>{city} already has a generator of the Trust</source>
        <translation>In {city} staat al een generator van het Concern</translation>
    </message>
    <message>
        <source>The Trust cannot build in {city}; it can build in: {cities}</source>
        <translation>Het Concern kan niet bouwen in {city}; het kan bouwen in: {cities}</translation>
    </message>
    <message>
        <source>{card} is not up for auction now</source>
        <translation>{card} kan nu niet geveild worden</translation>
    </message>
    <message>
        <source>The bid must be at least {minimum}</source>
        <translation>Het bod moet minstens {minimum} zijn</translation>
    </message>
    <message>
        <source>{price} for {card} cannot be paid: you have only {money}</source>
        <translation>{price} voor {card} kun je niet betalen: je hebt maar {money}</translation>
    </message>
    <message>
        <source>The last player left in buys for exactly the minimum, {minimum}</source>
        <translation>Wie als laatste over is, koopt voor precies het minimum, {minimum}</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy</source>
        <translation>In ronde 1 moet iedereen kopen</translation>
    </message>
    <message>
        <source>{card} can only be bought with a city in {areas}: you have none there</source>
        <translation>{card} kan alleen kopen wie daar een stad heeft: {areas}</translation>
    </message>
    <message>
        <source>There is a bid already: raise it or pass</source>
        <translation>Er is al een bod: verhoog of pas</translation>
    </message>
    <message>
        <source>{plant} is new: it cannot be scrapped in this edition</source>
        <translation>{plant} is nieuw: in deze uitgave mag die niet worden gesloopt</translation>
    </message>
    <message>
        <source>Choose the tokens to give up: {choices}</source>
        <translation>Kies de grondstoffen die je inlevert: {choices}</translation>
    </message>
    <message>
        <source>These tokens cannot be given up; possible: {choices}</source>
        <translation>Deze grondstoffen kunnen niet worden ingeleverd; mogelijk: {choices}</translation>
    </message>
    <message>
        <source>There is no resource “{fuel}” in this edition</source>
        <translation>In deze uitgave is er geen grondstof “{fuel}”</translation>
    </message>
    <message>
        <source>A resource is named twice</source>
        <translation>Een grondstof is twee keer genoemd</translation>
    </message>
    <message>
        <source>Nothing is in the cart</source>
        <translation>Er ligt niets in het mandje</translation>
    </message>
    <message>
        <source>A number of tokens must be at least 1</source>
        <translation>Het moet minstens 1 steen zijn</translation>
    </message>
    <message>
        <source>There is no {fuel} on the market</source>
        <translation>Op de markt uitverkocht: {fuel}</translation>
    </message>
    <message>
        <source>Only {available} {fuel} left on the market</source>
        <translation>Nog maar {available} {fuel} in de markt</translation>
    </message>
    <message>
        <source>None of your plants burns {fuel}</source>
        <translation>Geen van je centrales verbruikt {fuel}</translation>
    </message>
    <message>
        <source>Your plants have no room for more {fuel}</source>
        <translation>Je centrales hebben geen plaats voor meer {fuel}</translation>
    </message>
    <message>
        <source>Your plants have room for only {room} more {fuel}</source>
        <translation>Je centrales hebben nog maar plaats voor {room} {fuel}</translation>
    </message>
    <message>
        <source>Your plants have no room for so much {fuels} together</source>
        <translation>Je centrales hebben geen plaats voor zoveel {fuels} samen</translation>
    </message>
    <message>
        <source>{tokens} cost {price}, and you have only {money}</source>
        <translation>Prijs voor {tokens}: {price}; je hebt maar {money}</translation>
    </message>
    <message>
        <source>This board has no city “{city}”</source>
        <translation>Dit bord heeft geen stad “{city}”</translation>
    </message>
    <message>
        <source>{city} is not in the regions in play</source>
        <translation>{city} ligt niet in de gebieden in het spel</translation>
    </message>
    <message>
        <source>{city} is full in step {step}</source>
        <translation>{city} is vol in stap {step}</translation>
    </message>
    <message>
        <source>No houses are left</source>
        <translation>Er zijn geen huizen meer</translation>
    </message>
    <message>
        <source>{city} costs {price}, and you have only {money}</source>
        <translation>{city} kost {price}, en je hebt maar {money}</translation>
    </message>
    <message>
        <source>You cannot afford a city: the cheapest costs {price}</source>
        <translation>Je kunt geen stad betalen: de goedkoopste kost {price}</translation>
    </message>
    <message>
        <source>In the first game nobody builds beyond {limit} cities</source>
        <translation>In het eerste spel bouwt niemand meer dan {limit} steden</translation>
    </message>
    <message>
        <source>Nothing is built any more once a card was placed</source>
        <translation>Zodra een kaart is neergelegd, wordt er niet meer gebouwd</translation>
    </message>
    <message>
        <source>No {kind} is left to build</source>
        <translation>Niet meer beschikbaar om te bouwen: {kind}</translation>
    </message>
    <message>
        <source>{city} has no place for a {kind}</source>
        <translation>{city} heeft geen plaats hiervoor: {kind}</translation>
    </message>
    <message>
        <source>The place for a {kind} in {city} is taken</source>
        <translation>In {city} is de plaats bezet: {kind}</translation>
    </message>
    <message>
        <source>A {kind} in {city} costs {price}, and you have only {money}</source>
        <translation>{city}: {kind} kost {price}, en je hebt maar {money}</translation>
    </message>
    <message>
        <source>{card} already has a {kind}</source>
        <translation>{card} heeft dit al: {kind}</translation>
    </message>
    <message>
        <source>Choose the space on which {card} is placed: plant or shelter</source>
        <translation>Kies het veld voor {card}: centrale of onderkomen</translation>
    </message>
    <message>
        <source>{card} has a space of its own kind</source>
        <translation>{card} heeft een veld van de eigen soort</translation>
    </message>
    <message>
        <source>No unlocked {kind} space is free</source>
        <translation>Geen vrij veld beschikbaar: {kind}</translation>
    </message>
    <message>
        <source>At most {most} seasonal workers can be hired</source>
        <translation>Er kunnen hoogstens {most} seizoenarbeiders worden gehuurd</translation>
    </message>
    <message>
        <source>The seasonal workers cost {price}, and you have only {money}</source>
        <translation>De seizoenarbeiders kosten {price}, en je hebt maar {money}</translation>
    </message>
    <message>
        <source>Only {all} workers can run plants, {permanent} of them permanent</source>
        <translation>Slechts {all} arbeiders kunnen centrales laten draaien, waarvan {permanent} vaste</translation>
    </message>
    <message>
        <source>{plant} can run only once a round</source>
        <translation>{plant} kan maar één keer per ronde draaien</translation>
    </message>
    <message>
        <source>{plant} does not burn {fuel}</source>
        <translation>{plant} draait niet op {fuel}</translation>
    </message>
    <message>
        <source>{plant} burns exactly {burns} tokens, not {found}</source>
        <translation>{plant} verbruikt precies {burns} stenen, niet {found}</translation>
    </message>
    <message>
        <source>Only {available} {fuel} held, {needed} needed</source>
        <translation>Maar {available} {fuel} aanwezig, {needed} nodig</translation>
    </message>
    <message>
        <source>There is no edition “{edition}”; there are: {known}</source>
        <translation>Er is geen uitgave “{edition}”; er zijn: {known}</translation>
    </message>
    <message>
        <source>Edition {edition} is not played on “{board}”; it is played on: {known}</source>
        <translation>De uitgave {edition} wordt niet op “{board}” gespeeld, maar op: {known}</translation>
    </message>
    <message>
        <source>No player can have the colour “{color}”; there are: {known}</source>
        <translation>Geen speler kan de kleur “{color}” hebben; er zijn: {known}</translation>
    </message>
    <message>
        <source>Two players have the colour “{color}”</source>
        <translation>Twee spelers hebben de kleur “{color}”</translation>
    </message>
    <message>
        <source>Edition {edition} has no promo card “{card}”; it has: {known}</source>
        <translation>De uitgave {edition} heeft geen promokaart “{card}”; ze heeft: {known}</translation>
    </message>
    <message>
        <source>Promo card “{card}” is named twice</source>
        <translation>De promokaart “{card}” is twee keer genoemd</translation>
    </message>
    <message>
        <source>Edition {edition} has no first game</source>
        <translation>De uitgave {edition} heeft geen eerste spel</translation>
    </message>
    <message>
        <source>setup.regions: {needed} regions are needed, not {found}</source>
        <translation>setup.regions: er zijn {needed} gebieden nodig, niet {found}</translation>
    </message>
    <message>
        <source>setup.regions: this board has no region “{region}”</source>
        <translation>setup.regions: dit bord heeft geen gebied “{region}”</translation>
    </message>
    <message>
        <source>setup.regions: “{region}” is named twice</source>
        <translation>setup.regions: “{region}” is twee keer genoemd</translation>
    </message>
    <message>
        <source>setup.regions: {regions} do not form one connected area</source>
        <translation>setup.regions: {regions} vormen geen samenhangend geheel</translation>
    </message>
    <message>
        <source>setup.regions does not go with drafted regions</source>
        <translation>setup.regions past niet bij gekozen gebieden</translation>
    </message>
    <message>
        <source>setup.order must name each seat from 0 to {last} once, not {found}</source>
        <translation>setup.order moet elke plaats van 0 tot {last} één keer noemen, niet {found}</translation>
    </message>
    <message>
        <source>setup.{key}: there is no card “{card}” in this game</source>
        <translation>setup.{key}: in dit spel is er geen kaart “{card}”</translation>
    </message>
    <message>
        <source>setup.{key}: the card “{card}” is not dealt on this board</source>
        <translation>setup.{key}: de kaart „{card}” wordt op dit bord niet gedeeld</translation>
    </message>
    <message>
        <source>setup: card “{card}” is named twice</source>
        <translation>setup: de kaart “{card}” is twee keer genoemd</translation>
    </message>
    <message>
        <source>setup.regions: “{region}” is always in play</source>
        <translation>setup.regions: “{region}” is altijd in het spel</translation>
    </message>
    <message>
        <source>setup.tiles must hold the {needed} tiles of the board, in any order</source>
        <translation>setup.tiles moet de {needed} fiches van het bord bevatten, in willekeurige volgorde</translation>
    </message>
    <message>
        <source>setup.market and setup.pile come together in this edition</source>
        <translation>setup.market en setup.pile horen in deze uitgave bij elkaar</translation>
    </message>
    <message>
        <source>setup.market: the opening draws {needed} cards, not {found}</source>
        <translation>setup.market: aan het begin worden {needed} kaarten getrokken, niet {found}</translation>
    </message>
    <message>
        <source>setup.market: {needed} plants are needed, not {found}</source>
        <translation>setup.market: er zijn {needed} centrales nodig, niet {found}</translation>
    </message>
    <message>
        <source>setup.market: “{card}” is not a plant</source>
        <translation>setup.market: “{card}” is geen centrale</translation>
    </message>
    <message>
        <source>setup.{key}: “step3” cannot be here</source>
        <translation>setup.{key}: “step3” kan hier niet staan</translation>
    </message>
    <message>
        <source>setup.{key} means nothing in edition {edition}</source>
        <translation>setup.{key} betekent niets in de uitgave {edition}</translation>
    </message>
    <message>
        <source>Not a whole gzip file ({reason})</source>
        <translation>Geen volledig gzip-bestand ({reason})</translation>
    </message>
    <message>
        <source>This file is not a recorded game</source>
        <translation>Dit bestand is geen opgeslagen spel</translation>
    </message>
    <message>
        <source>Move {number} ({move}): {reason}</source>
        <translation>Zet {number} ({move}): {reason}</translation>
    </message>
    <message>
        <source>2 to 6 can play, not {found}</source>
        <translation>2 tot 6 kunnen spelen, niet {found}</translation>
    </message>
    <message>
        <source>There is no edition for the board “{board}” yet</source>
        <translation>Voor het speelbord “{board}” is er nog geen uitgave</translation>
    </message>
    <message>
        <source>A bid must be a whole number</source>
        <translation>Een bod moet een heel getal zijn</translation>
    </message>
    <message>
        <source>A number of tokens must be a whole number</source>
        <translation>Een aantal stenen moet een heel getal zijn</translation>
    </message>
    <message>
        <source>A number of workers must be a whole number</source>
        <translation>Een aantal arbeiders moet een heel getal zijn</translation>
    </message>
    <message>
        <source>{plant} is not one of your plants</source>
        <translation>{plant} is niet van jou</translation>
    </message>
    <message>
        <source>You are already in {city}</source>
        <translation>Je bent al in {city}</translation>
    </message>
    <message>
        <source>Choose what is built: {pieces}</source>
        <translation>Kies wat er gebouwd wordt: {pieces}</translation>
    </message>
    <message>
        <source>{card} is not in your reserve</source>
        <translation>{card} zit niet in je reserve</translation>
    </message>
    <message>
        <source>{card} does not lie on a {kind} space of yours</source>
        <translation>{card} ligt niet op zo’n veld van jou: {kind}</translation>
    </message>
    <message>
        <source>You do not own the Robots card</source>
        <translation>Je hebt de kaart “Robots” niet</translation>
    </message>
    <message>
        <source>No more robots can be made: all {most} are there</source>
        <translation>Er kunnen geen robots meer worden gemaakt: alle {most} zijn er</translation>
    </message>
    <message>
        <source>No robot can be made: there is no worker who could make it</source>
        <translation>Er kan geen robot worden gemaakt: er is geen arbeider die hem kan maken</translation>
    </message>
    <message>
        <source>Written by a newer version (format version {version}, known is {newest})</source>
        <translation>Geschreven door een nieuwere versie (formaatversie {version}, bekend is {newest})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Dit bestand bestaat niet</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason})</source>
        <translation>Het bestand kan niet worden gelezen ({reason})</translation>
    </message>
    <message>
        <source>The file is too large (more than {limit} MB)</source>
        <translation>Het bestand is te groot (meer dan {limit} MB)</translation>
    </message>
    <message>
        <source>No valid JSON (line {line}, column {column}: {reason})</source>
        <translation>Geen geldige JSON (regel {line}, kolom {column}: {reason})</translation>
    </message>
    <message>
        <source>No valid JSON (line {line}, column {column}: the file ends too early)</source>
        <translation>Geen geldige JSON (regel {line}, kolom {column}: het bestand eindigt te vroeg)</translation>
    </message>
    <message>
        <source>No valid JSON: {found} is no number</source>
        <translation>Geen geldige JSON: {found} is geen getal</translation>
    </message>
    <message>
        <source>The key “{key}” is given twice in the same place</source>
        <translation>De sleutel “{key}” staat twee keer op dezelfde plaats</translation>
    </message>
    <message>
        <source>Not UTF-8 text (byte {position})</source>
        <translation>Geen UTF-8-tekst (byte {position})</translation>
    </message>
    <message>
        <source>Nested too deeply</source>
        <translation>Te diep genest</translation>
    </message>
    <message>
        <source>A number has too many digits</source>
        <translation>Een getal heeft te veel cijfers</translation>
    </message>
    <message>
        <source>{where}must be an object, not {found}</source>
        <translation>{where}moet een object zijn, niet {found}</translation>
    </message>
    <message>
        <source>{where}“{key}” is missing</source>
        <translation>{where}“{key}” ontbreekt</translation>
    </message>
    <message>
        <source>{where}unknown key “{key}”{hint}</source>
        <translation>{where}onbekende sleutel “{key}”{hint}</translation>
    </message>
    <message>
        <source>{where}“{key}” must be {expected}, not {found}</source>
        <translation>{where}“{key}” moet zo zijn: {expected}, niet {found}</translation>
    </message>
    <message>
        <source>Not a record: {reason}</source>
        <translation>Geen opname: {reason}</translation>
    </message>
    <message>
        <source>{where}there is no move “{do}”; there are: {known}</source>
        <translation>{where}er is geen zet “{do}”; er zijn: {known}</translation>
    </message>
    <message>
        <source>There is no board “{board}”{hint}; there are: {known}</source>
        <translation>Er is geen speelbord “{board}”{hint}; er zijn: {known}</translation>
    </message>
    <message>
        <source>The id is “{id}”, but after the name of the file it should be “{stem}”</source>
        <translation>De id is “{id}”, maar naar de naam van het bestand zou die “{stem}” moeten zijn</translation>
    </message>
    <message>
        <source>For {players} players {needed} regions are needed that hang together by connections among them, and there are no such on this board</source>
        <translation>Voor {players} spelers zijn {needed} regio&apos;s nodig die door onderlinge verbindingen samenhangen, en die heeft dit bord niet</translation>
    </message>
    <message>
        <source>{reason}. Divide it into more, or ask for fewer by “regions” under “editions”</source>
        <translation>{reason}. Verdeel het in meer gebieden, of vraag er minder: “regions” onder “editions”</translation>
    </message>
    <message>
        <source>{reason}. Add cities, or let the game end with fewer by “end_cities” under “editions”</source>
        <translation>{reason}. Voeg steden toe, of laat het spel met minder eindigen: “end_cities” onder “editions”</translation>
    </message>
    <message>
        <source>{where}there is no plant “{number}” in this edition</source>
        <translation>{where}in deze uitgave is er geen centrale „{number}”</translation>
    </message>
    <message>
        <source>{where}“{number}” already has another place</source>
        <translation>{where}„{number}” heeft al een andere plaats</translation>
    </message>
    <message>
        <source>{where}only where the market is drawn by “from_back”; name all in “market” here</source>
        <translation>{where}alleen waar de markt met „from_back” wordt getrokken; noem hier alles onder „market”</translation>
    </message>
    <message>
        <source>The opening has {found} plants for the {needed} places of the market</source>
        <translation>De opening heeft {found} centrales voor de {needed} plaatsen van de markt</translation>
    </message>
    <message>
        <source>The opening draws {needed} plants with the back “{back}”, and there are {found}</source>
        <translation>De opening trekt {needed} centrales met de achterkant „{back}”, en er zijn er {found}</translation>
    </message>
    <message>
        <source>With {players} players {needed} plants (“{back}”) are removed unseen, and only {found} can be</source>
        <translation>Met {players} spelers worden {needed} centrales („{back}”) ongezien verwijderd, en dat kan maar met {found}</translation>
    </message>
    <message>
        <source>“{key}” must not be empty</source>
        <translation>“{key}” mag niet leeg zijn</translation>
    </message>
    <message>
        <source>“{key}” has {count} entries, at most {limit} are possible</source>
        <translation>“{key}” heeft {count} items, hoogstens {limit} zijn mogelijk</translation>
    </message>
    <message>
        <source>{where}the id “{value}” already belongs to region {first}</source>
        <translation>{where}de id “{value}” hoort al bij gebied {first}</translation>
    </message>
    <message>
        <source>{where}the id “{value}” already belongs to city {first}</source>
        <translation>{where}de id “{value}” hoort al bij stad {first}</translation>
    </message>
    <message>
        <source>{where}the name “{value}” already belongs to city {first}</source>
        <translation>{where}de naam “{value}” hoort al bij stad {first}</translation>
    </message>
    <message>
        <source>{where}no city lies in it</source>
        <translation>{where}er ligt geen stad in</translation>
    </message>
    <message>
        <source>{where}there is no region “{region}”{hint}</source>
        <translation>{where}er is geen gebied “{region}”{hint}</translation>
    </message>
    <message>
        <source>{where}there is no city “{city}”{hint}</source>
        <translation>{where}er is geen stad “{city}”{hint}</translation>
    </message>
    <message>
        <source>{where}needs either “lon” and “lat” or “x” and “y”</source>
        <translation>{where}heeft “lon” en “lat” of “x” en “y” nodig</translation>
    </message>
    <message>
        <source>{where}“{key}” must lie between -{limit} and {limit}</source>
        <translation>{where}“{key}” moet tussen -{limit} en {limit} liggen</translation>
    </message>
    <message>
        <source>Some cities have “lon” and “lat”, others “x” and “y”</source>
        <translation>Sommige steden hebben “lon” en “lat”, andere “x” en “y”</translation>
    </message>
    <message>
        <source>All cities lie on one spot: give each of them its own place</source>
        <translation>Alle steden liggen op dezelfde plek: geef elke stad een eigen plaats</translation>
    </message>
    <message>
        <source>{where}some cities have a “slot”, others none</source>
        <translation>{where}sommige steden hebben een “slot”, andere niet</translation>
    </message>
    <message>
        <source>{where}a city cannot be connected with itself</source>
        <translation>{where}een stad kan niet met zichzelf verbonden zijn</translation>
    </message>
    <message>
        <source>{where}connection {first} already joins these cities</source>
        <translation>{where}verbinding {first} verbindt deze steden al</translation>
    </message>
    <message>
        <source>{where}some connections have a “cost”, others none</source>
        <translation>{where}sommige verbindingen hebben “cost”, andere niet</translation>
    </message>
    <message>
        <source>{tiles} tiles for {connections} connections without a cost</source>
        <translation>{tiles} fiches voor {connections} verbindingen zonder kosten</translation>
    </message>
    <message>
        <source>{where}needs at least two different cities</source>
        <translation>{where}heeft minstens twee verschillende steden nodig</translation>
    </message>
    <message>
        <source>{where}there is no such connection</source>
        <translation>{where}deze verbinding bestaat niet</translation>
    </message>
    <message>
        <source>{where}{chosen} was chosen, but the connection costs {cost}</source>
        <translation>{where}{chosen} is gekozen, maar de verbinding kost {cost}</translation>
    </message>
    <message>
        <source>The board falls into {parts} parts; cut off: {cities}</source>
        <translation>Het speelbord valt in {parts} delen uiteen; afgesneden: {cities}</translation>
    </message>
    <message>
        <source>{where}its cities are not joined by connections of cost 0</source>
        <translation>{where}de steden zijn niet verbonden door verbindingen zonder kosten</translation>
    </message>
    <message>
        <source>(did you mean “{word}”?)</source>
        <translation>(is “{word}” bedoeld?)</translation>
    </message>
    <message>
        <source>“{board}” is not played with edition {edition}; it is played with: {known}</source>
        <translation>“{board}” wordt niet met uitgave {edition} gespeeld; wel met: {known}</translation>
    </message>
    <message>
        <source>The game is played on “{board}”, but “about” holds the board “{id}”</source>
        <translation>Er wordt op “{board}” gespeeld, maar in “about” staat het speelbord “{id}”</translation>
    </message>
    <message>
        <source>For {players} players {needed} regions are needed, and this board has {found}</source>
        <translation>Voor {players} spelers zijn {needed} gebieden nodig, en dit speelbord heeft er {found}</translation>
    </message>
    <message>
        <source>For {players} players {needed} cities are needed, and some regions have only {found}</source>
        <translation>Voor {players} spelers zijn {needed} steden nodig, en sommige gebieden hebben er samen maar {found}</translation>
    </message>
    <message>
        <source>At least two players are needed.</source>
        <translation>Er zijn minstens twee spelers nodig.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Elke speler heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Twee spelers heten {name}.</translation>
    </message>
    <message>
        <source>The market starts with {found} {fuel}, and there are only {needed} tokens</source>
        <translation>De markt begint met {found} {fuel}, en er zijn maar {needed} stenen</translation>
    </message>
    <message>
        <source>There is another board with the id “{id}”: give it another</source>
        <translation>Er is al een bord met de id “{id}”: geef het een andere</translation>
    </message>
    <message>
        <source>With {players} players the game ends at {needed} cities, but nobody can build more than {found}</source>
        <translation>Met {players} spelers eindigt het spel bij {needed} steden, maar niemand kan er meer dan {found} bouwen</translation>
    </message>
    <message>
        <source>In the edition “{edition}” all connections need a “cost”</source>
        <translation>In de uitgave “{edition}” hebben alle verbindingen “cost” nodig</translation>
    </message>
    <message>
        <source>In the edition “{edition}” all cities need a “slot”</source>
        <translation>In de uitgave “{edition}” hebben alle steden “slot” nodig</translation>
    </message>
    <message>
        <source>{where}costs more than {limit} with its “extra”</source>
        <translation>{where}kost met “extra” meer dan {limit}</translation>
    </message>
    <message>
        <source>A market with {found} places is too large; it may have {limit}</source>
        <translation>Een markt met {found} plaatsen is te groot; hij mag er {limit} hebben</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Regions</source>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>Show the areas for so many players</source>
        <translation>De speelgebieden voor zoveel spelers tonen</translation>
    </message>
    <message>
        <source>Click again for the next area that is connected</source>
        <translation>Nog een klik toont het volgende samenhangende gebied</translation>
    </message>
    <message>
        <source>No region is in play.</source>
        <translation>Er is geen gebied in het spel.</translation>
    </message>
    <message>
        <source>These regions do not form one area.</source>
        <translation>Deze gebieden vormen geen samenhangend geheel.</translation>
    </message>
    <message>
        <source>One area, but without {0}, which is always in play.</source>
        <translation>Eén geheel, maar zonder {0}, dat altijd in het spel is.</translation>
    </message>
    <message>
        <source>One area, right for {0} players.</source>
        <translation>Eén geheel, geschikt voor {0} spelers.</translation>
    </message>
    <message>
        <source>The whole board: a game is played on a part of it.</source>
        <translation>Het hele bord: er wordt op een deel ervan gespeeld.</translation>
    </message>
    <message>
        <source>One area, but no number of players plays on so many regions.</source>
        <translation>Eén geheel, maar met geen enkel aantal spelers wordt op zoveel gebieden gespeeld.</translation>
    </message>
    <message>
        <source>Area {0} of {1}</source>
        <translation>Speelgebied {0} van {1}</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Lesson · {minutes} min</source>
        <translation>Les · {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n oefening</numerusform>
            <numerusform>%n oefeningen</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide once more in positions of your own games</source>
        <translation>Beslis nog eens in stellingen uit je eigen spellen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Eerste stand</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Laatste stand</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>End replay</source>
        <translation>Naspelen beëindigen</translation>
    </message>
    <message>
        <source>Ten moves back</source>
        <translation>Tien zetten terug</translation>
    </message>
    <message>
        <source>Ten moves ahead</source>
        <translation>Tien zetten vooruit</translation>
    </message>
    <message>
        <source>Here the game is over: go back to where it can take another way</source>
        <translation>Hier is het spel afgelopen: ga terug naar waar het anders kan verlopen</translation>
    </message>
    <message>
        <source>In a game of its own; this one stays as it is</source>
        <translation>In een eigen spel; dit blijft zoals het is</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pauze (spatie)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Spel afspelen (spatie)</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Afspelen en pauzeren</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Vorige beurt</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Volgende beurt</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaar bij deze zet</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Snelheid van het naspelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Ronde {round}, {phase}</translation>
    </message>
    <message>
        <source>Move {number} of {last}</source>
        <translation>Zet {number} van {last}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Voor de eerste zet</translation>
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
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Rapport opslaan</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Een probleem melden</translation>
    </message>
    <message>
        <source>This tells what went wrong, on which system, and in which game: its record has the names of the players and all that is hidden in it. Nothing is sent by itself; copy or save the report to give it to those who can mend the program.</source>
        <translation>Hier staat wat er misging, op welk systeem en in welk spel: het verslag daarvan bevat de namen van de spelers en alles wat erin verborgen is. Er wordt niets vanzelf verstuurd; kopieer of bewaar het rapport om het te geven aan wie het programma kan herstellen.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Opslaan...</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name}: {cities} powered, {income}</source>
        <translation>{name}: {cities} met stroom, {income}</translation>
    </message>
    <message>
        <source>New in the market: {cards}</source>
        <translation>Nieuw in de markt: {cards}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Ronde {round} is voorbij</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>Aanvulling</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nieuwe kaarten</translation>
    </message>
    <message>
        <source>click or any key to go on</source>
        <translation>verder met een klik of elke toets</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Close the rules (F1)</source>
        <translation>Regels sluiten (F1)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Hoofdstuk</translation>
    </message>
</context>
<context>
    <name>RunAction</name>
    <message>
        <source>{name}, choose the plants that run.</source>
        <translation>{name}, kies de centrales die draaien.</translation>
    </message>
    <message>
        <source>{cities} would stay dark that could have light.</source>
        <translation>Donker, terwijl stroom mogelijk is: {cities}.</translation>
    </message>
    <message>
        <source>Power {cities}: +{income}</source>
        <translation>Stroom voor {cities}: +{income}</translation>
    </message>
</context>
<context>
    <name>RunningAction</name>
    <message>
        <source>You do not hold the fuel for {plant}.</source>
        <translation>Je hebt de grondstoffen voor {plant} niet.</translation>
    </message>
    <message>
        <source>The other plants burn the fuel that {plant} needs.</source>
        <translation>De andere centrales verbruiken wat {plant} nodig heeft.</translation>
    </message>
</context>
<context>
    <name>RunningControls</name>
    <message>
        <source>{powered} of {cities} lit: +{income}</source>
        <translation>{powered} van {cities} met stroom: +{income}</translation>
    </message>
</context>
<context>
    <name>RunningLimit</name>
    <message>
        <source>Bidding for you up to</source>
        <translation>Voor jou wordt geboden tot</translation>
    </message>
    <message>
        <source>How far to bid for you: type another amount, then Enter</source>
        <translation>Tot hoever voor jou wordt geboden: typ een ander bedrag, dan Enter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop bidding for me</source>
        <translation>Niet meer voor mij bieden</translation>
    </message>
    <message>
        <source>Stop bidding for me (Esc)</source>
        <translation>Niet meer voor mij bieden (Esc)</translation>
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
        <translation>{plant} heeft dan {tokens}</translation>
    </message>
    <message>
        <source>Fuel for one run of all plants</source>
        <translation>Grondstoffen om alle centrales één keer te laten draaien</translation>
    </message>
    <message>
        <source>Fuel for two runs of all plants</source>
        <translation>Grondstoffen om alle centrales twee keer te laten draaien</translation>
    </message>
    <message>
        <source>Fuel for one run of {plant}</source>
        <translation>Grondstoffen om één keer te draaien: {plant}</translation>
    </message>
    <message>
        <source>Fuel for two runs of {plant}</source>
        <translation>Grondstoffen om twee keer te draaien: {plant}</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Cannot be read: {reason}</source>
        <translation>Niet leesbaar: {reason}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Onafgemaakt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>From other folders</source>
        <translation>Uit andere mappen</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>Round {round}, the other move: {what} · {names}</source>
        <translation>Ronde {round}, de andere zet: {what} · {names}</translation>
    </message>
    <message>
        <source>From round {round}: {what} · {names}</source>
        <translation>Vanaf ronde {round}: {what} · {names}</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen door {names}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ronde {round}</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>vandaag {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gisteren {time}</translation>
    </message>
    <message>
        <source>at another machine</source>
        <translation>op een andere computer</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jij bent aan de beurt</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} aan de beurt</translation>
    </message>
    <message>
        <source>won · {powered} powered</source>
        <translation>gewonnen · {powered} met stroom</translation>
    </message>
    <message>
        <source>{place} of {count} · {powered} powered</source>
        <translation>{place} van {count} · {powered} met stroom</translation>
    </message>
    <message>
        <source>Readable up to round {round}: {reason}</source>
        <translation>Leesbaar tot en met ronde {round}: {reason}</translation>
    </message>
</context>
<context>
    <name>Schedule</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScrapAction</name>
    <message>
        <source>{name}, one plant is too many: choose the one to scrap.</source>
        <translation>{name}, je hebt één centrale te veel: kies welke je sloopt.</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>{plant} slopen</translation>
    </message>
</context>
<context>
    <name>ScrollRow</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Who decides for player {number}</source>
        <translation>Wie voor speler {number} beslist</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Shuffle who sits where</source>
        <translation>Loten wie waar zit</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Mens toevoegen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Computer toevoegen</translation>
    </message>
</context>
<context>
    <name>SecretsButton</name>
    <message>
        <source>Hold to look: what only you may see</source>
        <translation>Ingedrukt houden: wat alleen jij mag zien</translation>
    </message>
    <message>
        <source>on the pile: {card}</source>
        <translation>op de stapel: {card}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>{seconds} s for each move; Space skips ahead</source>
        <translation>{seconds} s per zet; de spatiebalk slaat over</translation>
    </message>
    <message>
        <source>At once: moves are not shown one by one</source>
        <translation>Meteen: zetten worden niet één voor één getoond</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Uiterlijk en taal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Tempo van de computerspelers</translation>
    </message>
    <message>
        <source>Further to the right they move faster</source>
        <translation>Verder naar rechts spelen ze sneller</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Zoals het systeem: {language}</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>Licht of donker zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Your first game once more</source>
        <translation>Je eerste spel nog een keer</translation>
    </message>
    <message>
        <source>A word at each new thing, and hints that come by themselves:</source>
        <translation>Een woord bij alles wat nieuw is, en tips die vanzelf komen:</translation>
    </message>
    <message>
        <source>Off: nothing moves by itself (reduced motion).</source>
        <translation>Uit: niets beweegt vanzelf (minder beweging).</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Waarschuwingen</translation>
    </message>
    <message>
        <source>Tell me before I leave cities without power that I could supply.</source>
        <translation>Melden voordat ik steden zonder stroom laat die ik zou kunnen voorzien.</translation>
    </message>
    <message>
        <source>Ask for every decision</source>
        <translation>Elke beslissing vragen</translation>
    </message>
    <message>
        <source>On: I am asked even where there is only one thing that I can do.</source>
        <translation>Aan: ik word ook gevraagd waar er maar één mogelijkheid is.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>One window</source>
        <translation>Eén venster</translation>
    </message>
    <message>
        <source>Off: each game that I open from a folder gets a window of its own.</source>
        <translation>Uit: elk spel dat ik uit een map open, krijgt zijn eigen venster.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Of what the system asks for; from the next start on.</source>
        <translation>Van wat het systeem vraagt; vanaf de volgende start.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Quiet: my turn, the hammer, the lights, a new step, the end.</source>
        <translation>Zacht: mijn beurt, de hamer, de lichten, een nieuwe stap, het einde.</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Zoals het systeem het wenst</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
</context>
<context>
    <name>SharedTable</name>
    <message>
        <source>No connection · {seconds} s</source>
        <translation>Geen verbinding · {seconds} s</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Wachten op {name}</translation>
    </message>
    <message>
        <source>No connection to the table. Next try in {seconds} s. Planning works.</source>
        <translation>Geen verbinding met de tafel. Volgende poging over {seconds} s. Plannen kan.</translation>
    </message>
    <message>
        <source>The connection to {name} is gone ({since}). The seat is kept.</source>
        <translation>De verbinding met {name} is weg ({since}). De plaats blijft vrij.</translation>
    </message>
    <message>
        <source>Computer for now</source>
        <translation>Voorlopig een computer</translation>
    </message>
    <message>
        <source>A computer plays for {name}.</source>
        <translation>Een computer speelt voor {name}.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Plaats teruggeven</translation>
    </message>
    <message>
        <source>You ask to take back: {what}</source>
        <translation>Je vraagt terug te nemen: {what}</translation>
    </message>
    <message>
        <source>{name} asks to take back: {what}</source>
        <translation>{name} wil terugnemen: {what}</translation>
    </message>
    <message>
        <source>The connection to {name} is gone. The seat is kept.</source>
        <translation>De verbinding met {name} is weg. De plaats blijft vrij.</translation>
    </message>
    <message>
        <source>No card was turned over since.</source>
        <translation>Sindsdien is geen kaart omgedraaid.</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>Akkoord: {names}.</translation>
    </message>
    <message>
        <source>Still asked: {names}.</source>
        <translation>Nog gevraagd: {names}.</translation>
    </message>
    <message>
        <source>Agree (A)</source>
        <translation>Akkoord (A)</translation>
    </message>
    <message>
        <source>Leave it (L)</source>
        <translation>Zo laten (L)</translation>
    </message>
    <message>
        <source>{name}, the table cannot be reached.</source>
        <translation>{name}, de tafel is niet te bereiken.</translation>
    </message>
    <message>
        <source>Your seat is kept. Nothing that was answered is lost.</source>
        <translation>Je plaats blijft vrij. Niets wat beantwoord was, is verloren.</translation>
    </message>
    <message>
        <source>The table cannot be reached.</source>
        <translation>De tafel is niet te bereiken.</translation>
    </message>
    <message>
        <source>You look on.</source>
        <translation>Je kijkt toe.</translation>
    </message>
    <message>
        <source>The table answers …</source>
        <translation>De tafel antwoordt …</translation>
    </message>
    <message>
        <source>You can plan ahead meanwhile (F2).</source>
        <translation>Je kunt intussen vooruit plannen (F2).</translation>
    </message>
    <message>
        <source>{name} waits for you: it is your turn.</source>
        <translation>{name} wacht op je: jij bent aan de beurt.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>To the next control</source>
        <translation>Naar het volgende onderdeel</translation>
    </message>
    <message>
        <source>From city to city, from card to card</source>
        <translation>Van stad naar stad, van kaart naar kaart</translation>
    </message>
    <message>
        <source>Choose what has the focus</source>
        <translation>Kiezen wat gemarkeerd is</translation>
    </message>
    <message>
        <source>The card at this place; 1 more of a fuel</source>
        <translation>De kaart op deze plaats; 1 grondstof meer</translation>
    </message>
    <message>
        <source>1 less of a fuel</source>
        <translation>1 grondstof minder</translation>
    </message>
    <message>
        <source>Zoom the board</source>
        <translation>In- en uitzoomen op het bord</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Het hele bord tonen</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Iets zeggen</translation>
    </message>
    <message>
        <source>Agree to a take-back</source>
        <translation>Een terugname goedvinden</translation>
    </message>
    <message>
        <source>Do not agree to it</source>
        <translation>Die niet goedvinden</translation>
    </message>
    <message>
        <source>Try to reach the table now</source>
        <translation>Nu proberen de tafel te bereiken</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>In the replay</source>
        <translation>Bij het naspelen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>On the board and in the markets</source>
        <translation>Op het bord en in de markten</translation>
    </message>
    <message>
        <source>With friends at other machines</source>
        <translation>Met vrienden aan andere computers</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Het programma</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Beside the board</source>
        <translation>Naast het speelbord</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Click again: as high as possible, and back</source>
        <translation>Nog een keer klikken: zo hoog mogelijk, en terug</translation>
    </message>
</context>
<context>
    <name>SourcesDialog</name>
    <message>
        <source>How sure is this?</source>
        <translation>Hoe zeker is dit?</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Power Grid</source>
        <translation>Hoogspanning</translation>
    </message>
    <message>
        <source>Bid, build, and keep the lights on.</source>
        <translation>Bieden, bouwen en het licht laten branden.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Speelborden</translation>
    </message>
    <message>
        <source>Open a saved game from any folder</source>
        <translation>Een opgeslagen spel uit een willekeurige map openen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mijn fouten</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>join a table</source>
        <translation>aan een tafel</translation>
    </message>
    <message>
        <source>Join a table on another machine</source>
        <translation>Aan een tafel op een andere computer gaan zitten</translation>
    </message>
    <message>
        <source>Look at the boards</source>
        <translation>De speelborden bekijken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Over dit spel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>{table} · one try counts</source>
        <translation>{table} · één poging telt</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} van {count} opgelost</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n speelbord</numerusform>
            <numerusform>%n speelborden</numerusform>
        </translation>
    </message>
    <message>
        <source>from any folder</source>
        <translation>uit elke map</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>{done} of {count} lessons</source>
        <translation>{done} van {count} lessen</translation>
    </message>
    <message numerus="yes">
        <source>%n wait today</source>
        <translation>
            <numerusform>%n wacht vandaag</numerusform>
            <numerusform>%n wachten vandaag</numerusform>
        </translation>
    </message>
    <message>
        <source>{waiting} · about {minutes} min</source>
        <translation>{waiting} · ongeveer {minutes} min</translation>
    </message>
    <message>
        <source>Next on {day}</source>
        <translation>Verder op {day}</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles gedaan</translation>
    </message>
    <message>
        <source>You know the board game</source>
        <translation>Je kent het bordspel</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>Germany, two easy opponents, shorter rules.
Every new thing gets a word when it comes up.
About 30 minutes.</source>
        <translation>Duitsland, twee makkelijke tegenstanders, kortere regels.
Bij alles wat nieuw is, krijg je uitleg.
Ongeveer 30 minuten.</translation>
    </message>
</context>
<context>
    <name>StepBanner</name>
    <message>
        <source>Step {step}</source>
        <translation>Stap {step}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Two players fit into a city: the second place costs {price}.</source>
        <translation>Er passen twee spelers in een stad: de tweede aansluiting kost {price}.</translation>
    </message>
    <message>
        <source>Three players fit into a city: the third place costs {price}.</source>
        <translation>Er passen drie spelers in een stad: de derde aansluiting kost {price}.</translation>
    </message>
    <message>
        <source>The refill is now {tokens}.</source>
        <translation>De aanvulling is nu {tokens}.</translation>
    </message>
    <message>
        <source>The smallest card has left the market.</source>
        <translation>De kleinste kaart heeft de markt verlaten.</translation>
    </message>
    <message>
        <source>All {count} cards of the market are for sale.</source>
        <translation>Alle {count} kaarten van de markt zijn te koop.</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>Look at round {round}</source>
        <translation>Ronde {round} bekijken</translation>
    </message>
    <message>
        <source>Look at the bids</source>
        <translation>Biedingen bekijken</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>Op het bord tonen</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>Bid for power plants</source>
        <translation>Bied op centrales</translation>
    </message>
    <message>
        <source>The dearer ones light more cities. All of you bid for the same cards.</source>
        <translation>De duurdere voorzien meer steden van stroom. Iedereen biedt op dezelfde kaarten.</translation>
    </message>
    <message>
        <source>Build your network</source>
        <translation>Bouw je netwerk</translation>
    </message>
    <message>
        <source>Each city costs its place and the way to it. The first pays least.</source>
        <translation>Elke stad kost haar plaats en de weg erheen. Wie eerst komt, betaalt het minst.</translation>
    </message>
    <message>
        <source>Keep the lights on</source>
        <translation>Houd het licht aan</translation>
    </message>
    <message>
        <source>Buy fuel, burn it, earn. Who lights most cities at the end wins.</source>
        <translation>Koop grondstoffen, verstook ze, verdien. Wie aan het eind de meeste steden van stroom voorziet, wint.</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Fifth in the market, but up for auction: {kind}.</source>
        <translation>De vijfde in de markt, maar al te koop: {kind}.</translation>
    </message>
    <message>
        <source>It never goes under the pile: {kind}.</source>
        <translation>Gaat nooit onder de stapel: {kind}.</translation>
    </message>
    <message>
        <source>A smaller plant that is drawn leaves the game, and the token goes with it.</source>
        <translation>Wordt er een kleinere getrokken, dan gaat die uit het spel, en het fiche gaat mee.</translation>
    </message>
    <message>
        <source>Only for players with a city in {regions}.</source>
        <translation>Alleen voor spelers met een stad in: {regions}.</translation>
    </message>
    <message>
        <source>Once a player has bought it, no more {fuel} comes.</source>
        <translation>Heeft een speler haar gekocht, dan komt er geen {fuel} meer bij.</translation>
    </message>
    <message>
        <source>The smallest plant leaves at the end of every round.</source>
        <translation>Aan het eind van elke ronde gaat de kleinste centrale weg.</translation>
    </message>
    <message>
        <source>The smallest plant leaves at the end of a round, unless one left with the discount token.</source>
        <translation>Aan het eind van een ronde gaat de kleinste centrale weg, tenzij er een met het kortingsfiche is gegaan.</translation>
    </message>
    <message>
        <source>On the pile when step 2 starts: {cards}.</source>
        <translation>Bij het begin van stap 2 op de stapel: {cards}.</translation>
    </message>
    <message>
        <source>These have gone on the pile: {cards}.</source>
        <translation>Op de stapel gekomen: {cards}.</translation>
    </message>
    <message>
        <source>Never goes under the pile at the end of a round: {kinds}.</source>
        <translation>Gaat aan het eind van een ronde nooit onder de stapel: {kinds}.</translation>
    </message>
    <message>
        <source>No more {fuel} comes: {card} has been bought.</source>
        <translation>Er komt geen {fuel} meer bij: {card} is gekocht.</translation>
    </message>
    <message>
        <source>No more {fuel} comes once {card} has been bought.</source>
        <translation>Er komt geen {fuel} meer bij zodra {card} gekocht is.</translation>
    </message>
    <message>
        <source>From the supply for {price} each when none is left.</source>
        <translation>Uit de voorraad voor {price} per stuk als er geen meer is.</translation>
    </message>
    <message>
        <source>{amount} each for you: you have a house in {city}.</source>
        <translation>{amount} per stuk voor jou: je hebt een huis in {city}.</translation>
    </message>
    <message>
        <source>{amount} each for whoever has a house in {city}.</source>
        <translation>{amount} per stuk voor wie een huis in {city} heeft.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>To the next part of the screen</source>
        <translation>Naar het volgende deel van het scherm</translation>
    </message>
    <message>
        <source>To the previous part of the screen</source>
        <translation>Naar het vorige deel van het scherm</translation>
    </message>
    <message>
        <source>Show players and log (F9)</source>
        <translation>Spelers en logboek tonen (F9)</translation>
    </message>
    <message>
        <source>Fold players and log away (F9)</source>
        <translation>Spelers en logboek inklappen (F9)</translation>
    </message>
    <message>
        <source>Rules about this</source>
        <translation>Regels hierover</translation>
    </message>
    <message>
        <source>Rules of this game (F1)</source>
        <translation>Regels van dit spel (F1)</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>Looks on: {name}</source>
        <translation>Kijkt toe: {name}</translation>
    </message>
    <message>
        <source>Hints are allowed at this table</source>
        <translation>Aan deze tafel zijn tips toegestaan</translation>
    </message>
    <message>
        <source>The host allows no hints at this table</source>
        <translation>De gastheer staat aan deze tafel geen tips toe</translation>
    </message>
</context>
<context>
    <name>TableRefusals</name>
    <message>
        <source>The table does not understand this program: it may be of another version.</source>
        <translation>De tafel begrijpt dit programma niet: misschien is het een andere versie.</translation>
    </message>
    <message>
        <source>Nobody answers at this address.</source>
        <translation>Op dit adres antwoordt niemand.</translation>
    </message>
    <message>
        <source>Whoever answers at this address does not know the code.</source>
        <translation>Wie op dit adres antwoordt, kent de code niet.</translation>
    </message>
    <message>
        <source>No seat is free: you may watch.</source>
        <translation>Er is geen plaats vrij: je mag kijken.</translation>
    </message>
    <message>
        <source>There are too many people at this table.</source>
        <translation>Er zitten te veel mensen aan deze tafel.</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>Aan deze tafel mag niemand kijken.</translation>
    </message>
    <message>
        <source>You have come to this table from somewhere else.</source>
        <translation>Je bent van ergens anders aan deze tafel gekomen.</translation>
    </message>
    <message>
        <source>The table has heard nothing from here for too long.</source>
        <translation>De tafel heeft te lang niets van hier gehoord.</translation>
    </message>
    <message>
        <source>Only the host may do that.</source>
        <translation>Dat mag alleen de gastheer.</translation>
    </message>
    <message>
        <source>The game cannot start: a seat is empty, or it has started already.</source>
        <translation>Het spel kan niet beginnen: er is een plaats leeg, of het is al begonnen.</translation>
    </message>
    <message>
        <source>The game has started: what it allows stays as it is.</source>
        <translation>Het spel is begonnen: wat het toestaat, blijft zoals het is.</translation>
    </message>
    <message>
        <source>This seat cannot be given away just now.</source>
        <translation>Deze plaats kan nu niet worden weggegeven.</translation>
    </message>
    <message>
        <source>The game has not started yet.</source>
        <translation>Het spel is nog niet begonnen.</translation>
    </message>
    <message>
        <source>That is not your seat.</source>
        <translation>Dat is niet jouw plaats.</translation>
    </message>
    <message>
        <source>A computer plays for you: take the seat back first.</source>
        <translation>Een computer speelt voor jou: neem eerst de plaats terug.</translation>
    </message>
    <message>
        <source>Somebody was faster: decide again.</source>
        <translation>Iemand was sneller: beslis opnieuw.</translation>
    </message>
    <message>
        <source>That cannot be taken back any more.</source>
        <translation>Dat kan niet meer worden teruggenomen.</translation>
    </message>
    <message>
        <source>That was too much at once: say it a little later.</source>
        <translation>Dat was te veel tegelijk: zeg het iets later.</translation>
    </message>
    <message>
        <source>Nobody can be nudged just now.</source>
        <translation>Nu kan niemand worden aangestoten.</translation>
    </message>
    <message>
        <source>That was not the code of this table. 2 and Z, 5 and S, 8 and B look alike.</source>
        <translation>Dat was niet de code van deze tafel. 2 en Z, 5 en S, 8 en B lijken op elkaar.</translation>
    </message>
    <message>
        <source>This machine waits a minute now.</source>
        <translation>Deze computer wacht nu een minuut.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tries, then this machine waits a minute.</source>
        <translation>
            <numerusform>Nog %n poging, dan wacht deze computer een minuut.</numerusform>
            <numerusform>Nog %n pogingen, dan wacht deze computer een minuut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many tries. Again in {time}.</source>
        <translation>Te veel pogingen. Opnieuw over {time}.</translation>
    </message>
    <message>
        <source>The table does not take this move: decide again.</source>
        <translation>De tafel neemt deze zet niet aan: beslis opnieuw.</translation>
    </message>
    <message>
        <source>This table speaks protocol {theirs}, this program {ours}. Ask the host to update: the table has {other}, this program is {own}.</source>
        <translation>Deze tafel spreekt protocol {theirs}, dit programma {ours}. Vraag de gastheer om bij te werken: de tafel heeft {other}, dit programma is {own}.</translation>
    </message>
    <message>
        <source>This table speaks protocol {theirs}, this program {ours}. Update this program ({own}; the table has {other}), or ask the host for a table of {own}.</source>
        <translation>Deze tafel spreekt protocol {theirs}, dit programma {ours}. Werk dit programma bij ({own}; de tafel heeft {other}), of vraag de gastheer om een tafel van {own}.</translation>
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
        <translation>{name} is er.</translation>
    </message>
    <message>
        <source>The connection to {name} is gone.</source>
        <translation>De verbinding met {name} is weg.</translation>
    </message>
    <message>
        <source>{name} nudges {other}.</source>
        <translation>{name} stoot {other} aan.</translation>
    </message>
    <message>
        <source>No connection since {time}.</source>
        <translation>Geen verbinding sinds {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Connected again. %n moves since.</source>
        <translation>
            <numerusform>Weer verbonden. %n zet sindsdien.</numerusform>
            <numerusform>Weer verbonden. %n zetten sindsdien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Weer verbonden.</translation>
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
        <translation>Sindsdien is er een kaart getrokken: {cards}.</translation>
    </message>
    <message>
        <source>The spy has looked at the pile since.</source>
        <translation>Sindsdien is er in de stapel gespioneerd.</translation>
    </message>
    <message>
        <source>Hidden money was told since.</source>
        <translation>Sindsdien is verborgen geld bekendgemaakt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>This table allows no take-backs.</source>
        <translation>Aan deze tafel zijn er geen terugnames.</translation>
    </message>
    <message>
        <source>{name} has decided since.</source>
        <translation>Sindsdien heeft {name} beslist.</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>Niets terug te nemen.</translation>
    </message>
    <message>
        <source>Here the game was played on from another one.</source>
        <translation>Hier is dit spel uit een ander verder gespeeld.</translation>
    </message>
</context>
<context>
    <name>TalkField</name>
    <message>
        <source>Say something to the others</source>
        <translation>Iets tegen de anderen zeggen</translation>
    </message>
    <message>
        <source>Comes when the table is back</source>
        <translation>Gaat weer als de tafel er is</translation>
    </message>
    <message>
        <source>Say something … (T)</source>
        <translation>Iets zeggen … (T)</translation>
    </message>
    <message>
        <source>Not everybody is heard: choose whom</source>
        <translation>Niet iedereen wordt gehoord: kies wie</translation>
    </message>
    <message>
        <source>Mute somebody</source>
        <translation>Iemand dempen</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} dempen</translation>
    </message>
    <message>
        <source>Nobody else has said anything</source>
        <translation>Niemand anders heeft iets gezegd</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>Lay your turn as in a game and press the large button: it is judged, not made.</source>
        <translation>Plan je beurt zoals in een spel en druk op de grote knop: ze wordt beoordeeld, niet uitgevoerd.</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Hints come by themselves</source>
        <translation>Tips komen vanzelf</translation>
    </message>
    <message>
        <source>Tell the words of the first game again</source>
        <translation>De uitleg van het eerste spel nog eens tonen</translation>
    </message>
</context>
<context>
    <name>Thinker</name>
    <message>
        <source>its process has ended</source>
        <translation>het proces is beëindigd</translation>
    </message>
    <message>
        <source>it thought for too long</source>
        <translation>te lang nagedacht</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step {step}</source>
        <translation>Stap {step}</translation>
    </message>
    <message>
        <source>Round {round}, move {number}</source>
        <translation>Ronde {round}, zet {number}</translation>
    </message>
</context>
<context>
    <name>TogetherRoute</name>
    <message>
        <source>The table cannot be opened. Its server says: “{why}”</source>
        <translation>De tafel kan niet worden geopend. De server zegt: “{why}”</translation>
    </message>
    <message>
        <source>This game is played at another machine: one goes there with its code.</source>
        <translation>Dit spel wordt op een andere computer gespeeld: je komt er met de code.</translation>
    </message>
    <message>
        <source>{why} This is the game as far as it is known here.</source>
        <translation>{why} Dit is het spel, voor zover het hier bekend is.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <translation>Je tafel is open</translation>
    </message>
    <message>
        <source>Others can go on without this window: the table then closes by itself once the game is over. You come back to it under “Join a table”.</source>
        <translation>De anderen kunnen zonder dit venster doorgaan: de tafel sluit dan vanzelf als het spel is afgelopen. Je komt terug via ‘Aan een tafel gaan zitten’.</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Laten doorgaan</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tafel sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>TrustBuildingAction</name>
    <message>
        <source>{name}, choose where the Trust builds a {piece}.</source>
        <translation>{name}, kies waar het Concern bouwt: {piece}.</translation>
    </message>
</context>
<context>
    <name>TrustCityAction</name>
    <message>
        <source>{name}, choose city {number} of {count} for the Trust on the map.</source>
        <translation>{name}, kies op de kaart stad {number} van {count} voor het Concern.</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>{what} (Enter)</source>
        <translation>{what} (Enter)</translation>
    </message>
    <message>
        <source>{what} (P)</source>
        <translation>{what} (P)</translation>
    </message>
    <message>
        <source>{what} (Ctrl+Enter)</source>
        <translation>{what} (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z or U)</source>
        <translation>Ongedaan maken (Ctrl+Z of U)</translation>
    </message>
    <message>
        <source>{why} It can be taken back if all agree (Ctrl+Z or U)</source>
        <translation>{why} Als iedereen het goedvindt, kan het worden teruggenomen (Ctrl+Z of U)</translation>
    </message>
    <message>
        <source>Take back together</source>
        <translation>Samen terugnemen</translation>
    </message>
    <message>
        <source>Undo: not possible now</source>
        <translation>Ongedaan maken: kan nu niet</translation>
    </message>
    <message>
        <source>Redo: not possible now</source>
        <translation>Opnieuw doen: kan nu niet</translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation>Niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>Do what the large button says</source>
        <translation>Doen wat de grote knop zegt</translation>
    </message>
    <message>
        <source>The same, wherever the focus is</source>
        <translation>Hetzelfde, wat er ook gemarkeerd is</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>1 meer bieden</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>1 minder bieden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Clear the plan</source>
        <translation>Plan wissen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>What would the expert do? (H)</source>
        <translation>Wat zou de expert doen? (H)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Opnieuw doen (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Clear the plan (Esc)</source>
        <translation>Plan wissen (Esc)</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>Het spel is afgelopen: {name} wint.</translation>
    </message>
    <message>
        <source>The game is over: {names} win together.</source>
        <translation>Het spel is afgelopen: {names} winnen samen.</translation>
    </message>
    <message>
        <source>Waiting for {name}.</source>
        <translation>Wachten op {name}.</translation>
    </message>
    <message>
        <source>Paused: {name} is on move.</source>
        <translation>Pauze: {name} is aan zet.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} denkt na …</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Geef door aan {name}.</translation>
    </message>
    <message>
        <source>{name} is on move.</source>
        <translation>{name} is aan zet.</translation>
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
        <translation>Jouw geld nu en na deze beurt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Show the rule behind it</source>
        <translation>De regel erachter tonen</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>Buy {what}</source>
        <translation>Koop {what}</translation>
    </message>
    <message>
        <source>{what} for {price}: {left} left</source>
        <translation>{what} voor {price}: {left} over</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Geen brandstof meer kopen</translation>
    </message>
    <message>
        <source>Buy no fuel this round</source>
        <translation>Deze ronde geen brandstof kopen</translation>
    </message>
    <message>
        <source>Build no more cities</source>
        <translation>Geen steden meer aansluiten</translation>
    </message>
    <message>
        <source>Build nothing this round</source>
        <translation>Deze ronde niets bouwen</translation>
    </message>
    <message>
        <source>Put up {card}: bid {bid}, up to {limit}, then let it go</source>
        <translation>{card} veilen: bied {bid}, tot {limit}, laat hem dan gaan</translation>
    </message>
    <message>
        <source>Put up {card} and bid {bid}, but no more</source>
        <translation>{card} veilen en {bid} bieden, maar niet meer</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}, then let it go</source>
        <translation>Bied {bid}, tot {limit}, laat hem dan gaan</translation>
    </message>
    <message>
        <source>Bid {bid}, but no more</source>
        <translation>Bied {bid}, maar niet meer</translation>
    </message>
    <message>
        <source>build a {piece} in {city}</source>
        <translation>een {piece} bouwen in {city}</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card} neerleggen</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100</source>
        <translation>Wint ongeveer {chance} van 100</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100, next best {usual}</source>
        <translation>Wint ongeveer {chance} van 100, het op een na beste {usual}</translation>
    </message>
    <message>
        <source>build in {cities}</source>
        <translation>bouwen in {cities}</translation>
    </message>
    <message>
        <source>build nothing this round</source>
        <translation>deze ronde niets bouwen</translation>
    </message>
    <message>
        <source>build nothing more</source>
        <translation>niets meer bouwen</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games.</source>
        <translation>Wint ongeveer {chance} van 100 zulke spellen.</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games. Next best: {other} ({usual}).</source>
        <translation>Wint ongeveer {chance} van 100 zulke spellen. Op een na best: {other} ({usual}).</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games. As good: {other}.</source>
        <translation>Wint ongeveer {chance} van 100 zulke spellen. Even goed: {other}.</translation>
    </message>
</context>
<context>
    <name>UpdateTeller</name>
    <message>
        <source>Your settings are those of a newer version. They stay as they are: what you change here is forgotten at the end.</source>
        <translation>Je instellingen zijn van een nieuwere versie. Ze blijven zoals ze zijn: wat je hier verandert, is aan het eind vergeten.</translation>
    </message>
    <message>
        <source>Power Grid is now version {version}.</source>
        <translation>Hoogspanning is nu versie {version}.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Wat is nieuw</translation>
    </message>
</context>
<context>
    <name>VerdictButton</name>
    <message>
        <source>Show it in the replay</source>
        <translation>Bij het naspelen tonen</translation>
    </message>
    <message>
        <source>Try the other move</source>
        <translation>Andere zet proberen</translation>
    </message>
    <message>
        <source>Make the expert&apos;s move and play on</source>
        <translation>De zet van de expert doen en verder spelen</translation>
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
        <translation>Beter: {move}</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Ronde {round}, {phase}</translation>
    </message>
    <message>
        <source>place {before} → {after}</source>
        <translation>plaats {before} → {after}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Gespeeld: {move}</translation>
    </message>
    <message>
        <source>{where}: The hint was wrong here. Better: {move}</source>
        <translation>{where}: De hint was hier fout. Beter: {move}</translation>
    </message>
    <message>
        <source>auction of {card}</source>
        <translation>veiling: {card}</translation>
    </message>
    <message>
        <source>{better} wins about {chance} of 100 such games, {yours} {usual}.</source>
        <translation>{better} wint ongeveer {chance} van de 100 zulke spellen, {yours} {usual}.</translation>
    </message>
    <message>
        <source>{better} leads to place {before} on average, {yours} to place {after}.</source>
        <translation>{better} leidt gemiddeld tot plaats {before}, {yours} tot plaats {after}.</translation>
    </message>
    <message>
        <source>Passing here</source>
        <translation>Hier passen</translation>
    </message>
    <message>
        <source>Bidding on</source>
        <translation>Verder bieden</translation>
    </message>
    <message>
        <source>Going for {card}</source>
        <translation>{card} nemen</translation>
    </message>
    <message>
        <source>The expert&apos;s purchase</source>
        <translation>De aankoop van de expert</translation>
    </message>
    <message>
        <source>Building there</source>
        <translation>Daar bouwen</translation>
    </message>
    <message>
        <source>Buying no more</source>
        <translation>Niets meer kopen</translation>
    </message>
    <message>
        <source>Building no more</source>
        <translation>Niet verder bouwen</translation>
    </message>
    <message>
        <source>Hiring like the expert</source>
        <translation>Het aannemen van de expert</translation>
    </message>
    <message>
        <source>The expert&apos;s choice</source>
        <translation>De keuze van de expert</translation>
    </message>
    <message>
        <source>your pass</source>
        <translation>jouw pas</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>jouw bod</translation>
    </message>
    <message>
        <source>your purchase</source>
        <translation>jouw aankoop</translation>
    </message>
    <message>
        <source>what you built</source>
        <translation>jouw bouw</translation>
    </message>
    <message>
        <source>your hiring</source>
        <translation>jouw aannemen</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>jouw keuze</translation>
    </message>
    <message>
        <source>power for {cities}</source>
        <translation>stroom voor {cities}</translation>
    </message>
    <message>
        <source>Two rounds later you have {more} more, though {less} less.</source>
        <translation>Twee rondes later heb je {more} meer, maar {less} minder.</translation>
    </message>
    <message>
        <source>Two rounds later you have {more} more.</source>
        <translation>Twee rondes later heb je {more} meer.</translation>
    </message>
    <message>
        <source>In round {round}, {dark}: {why}.</source>
        <translation>In ronde {round} {dark}: {why}.</translation>
    </message>
    <message>
        <source>there were no workers left to hire</source>
        <translation>er waren geen arbeiders meer</translation>
    </message>
    <message>
        <source>there was no money for more workers</source>
        <translation>voor meer arbeiders was er geen geld</translation>
    </message>
    <message>
        <source>too few workers were hired</source>
        <translation>er werden te weinig arbeiders aangenomen</translation>
    </message>
    <message>
        <source>{fuel} had run out</source>
        <translation>uitverkocht: {fuel}</translation>
    </message>
    <message>
        <source>there was no money for {fuel}</source>
        <translation>er was geen geld voor {fuel}</translation>
    </message>
    <message>
        <source>too little {fuel} was bought</source>
        <translation>te weinig {fuel} gekocht</translation>
    </message>
    <message>
        <source>Close to the expert: {percent} %</source>
        <translation>Zo goed als de expert: {percent} %</translation>
    </message>
    <message>
        <source>{phase} {percent} %</source>
        <translation>{phase} {percent} %</translation>
    </message>
    <message>
        <source>{what}: nearly as good</source>
        <translation>{what}: bijna even goed</translation>
    </message>
    <message>
        <source>{what}: about {chance} of 100</source>
        <translation>{what}: ongeveer {chance} van 100</translation>
    </message>
    <message>
        <source>{what}: costs {places} places</source>
        <translation>{what}: kost {places} plaatsen</translation>
    </message>
    <message>
        <source>Wins about {chance} of 100 such games, as advised {usual}.</source>
        <translation>Wint ongeveer {chance} van 100 zulke spellen, zoals geadviseerd {usual}.</translation>
    </message>
    <message>
        <source>It could be foreseen at the auctions: {short}</source>
        <translation>Bij de veilingen was het al te voorzien: {short}</translation>
    </message>
</context>
<context>
    <name>WaitingButtons</name>
    <message>
        <source>Ask to take back</source>
        <translation>Terugname vragen</translation>
    </message>
    <message>
        <source>Try now (F5)</source>
        <translation>Nu proberen (F5)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>De tafel verlaten</translation>
    </message>
    <message>
        <source>Nudge {name}</source>
        <translation>{name} aanstoten</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>{cities} would stay dark: {tokens}, {price}</source>
        <translation>Donker blijft: {cities}. Nodig: {tokens}, {price}</translation>
    </message>
    <message>
        <source>Burnt for nothing: {tokens} ({plants})</source>
        <translation>Voor niets verbruikt: {tokens} ({plants})</translation>
    </message>
    <message>
        <source>{plant} carries the transformer station: power for {cities} goes</source>
        <translation>{plant} draagt het transformatorstation: stroom voor {cities} gaat verloren</translation>
    </message>
    <message>
        <source>you {own}, {name} {cities}</source>
        <translation>jij {own}, {name} {cities}</translation>
    </message>
    <message>
        <source>you {own}, {name} at most {cities}</source>
        <translation>jij {own}, {name} hoogstens {cities}</translation>
    </message>
    <message>
        <source>This ends the game: {standing}</source>
        <translation>Dit beëindigt het spel: {standing}</translation>
    </message>
    <message>
        <source>The game ends with this phase: {standing}</source>
        <translation>Het spel eindigt met deze fase: {standing}</translation>
    </message>
    <message>
        <source>Locked: build a plant in a city first</source>
        <translation>Geblokkeerd: bouw eerst een centrale in een stad</translation>
    </message>
    <message>
        <source>Locked: build a shelter in a city first</source>
        <translation>Geblokkeerd: bouw eerst een onderkomen in een stad</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>Ways</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Forget the chosen cities (Esc)</source>
        <translation>De gekozen steden vergeten (Esc)</translation>
    </message>
    <message>
        <source>What it costs to reach the other cities</source>
        <translation>Wat de weg naar de andere steden kost</translation>
    </message>
    <message>
        <source>Click a city, then a second one.</source>
        <translation>Klik op een stad, dan op een tweede.</translation>
    </message>
    <message>
        <source>You see the cheapest way between them and what it costs.</source>
        <translation>Je ziet de goedkoopste weg ertussen en wat die kost.</translation>
    </message>
    <message>
        <source>These tiles are an example: each game deals its own.</source>
        <translation>Deze fiches zijn een voorbeeld: elk spel verdeelt zijn eigen.</translation>
    </message>
    <message>
        <source>From {0}</source>
        <translation>Van {0}</translation>
    </message>
    <message>
        <source>Click a second city for the way to it.</source>
        <translation>Klik op een tweede stad voor de weg ernaartoe.</translation>
    </message>
    <message>
        <source>From {0} to {1}</source>
        <translation>Van {0} naar {1}</translation>
    </message>
    <message>
        <source>There is no way in the regions in play.</source>
        <translation>In de gebieden in het spel is er geen weg.</translation>
    </message>
    <message>
        <source>From {0} to {1}: {2}</source>
        <translation>Van {0} naar {1}: {2}</translation>
    </message>
</context>
<context>
    <name>WeaknessRow</name>
    <message>
        <source>Show the positions</source>
        <translation>De stellingen tonen</translation>
    </message>
    <message>
        <source>{day}, {board}, move {number}: {cost}</source>
        <translation>{day}, {board}, zet {number}: {cost}</translation>
    </message>
</context>
<context>
    <name>Weaknesses</name>
    <message>
        <source>Paid too much for a card</source>
        <translation>Te veel voor een kaart betaald</translation>
    </message>
    <message>
        <source>Went for a card that was not needed</source>
        <translation>Een kaart genomen die niet nodig was</translation>
    </message>
    <message>
        <source>Let a good card go</source>
        <translation>Een goede kaart laten gaan</translation>
    </message>
    <message>
        <source>Went for the wrong card</source>
        <translation>Op de verkeerde kaart geboden</translation>
    </message>
    <message>
        <source>Gave up the wrong plant</source>
        <translation>De verkeerde centrale weggedaan</translation>
    </message>
    <message>
        <source>Too little fuel bought</source>
        <translation>Te weinig grondstoffen gekocht</translation>
    </message>
    <message>
        <source>Too much fuel bought</source>
        <translation>Te veel grondstoffen gekocht</translation>
    </message>
    <message>
        <source>The wrong fuel bought</source>
        <translation>De verkeerde grondstoffen gekocht</translation>
    </message>
    <message>
        <source>Built too little</source>
        <translation>Te weinig gebouwd</translation>
    </message>
    <message>
        <source>Built too much</source>
        <translation>Te veel gebouwd</translation>
    </message>
    <message>
        <source>Built in the wrong place</source>
        <translation>Op de verkeerde plek gebouwd</translation>
    </message>
    <message>
        <source>Built the wrong kind of piece</source>
        <translation>Het verkeerde gebouw gebouwd</translation>
    </message>
    <message>
        <source>Hired the wrong number of workers</source>
        <translation>Het verkeerde aantal arbeiders aangenomen</translation>
    </message>
    <message>
        <source>Ran the wrong plants</source>
        <translation>De verkeerde centrales laten draaien</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Andere beslissingen</translation>
    </message>
</context>
<context>
    <name>WhatIfStrip</name>
    <message>
        <source>What if</source>
        <translation>Wat als</translation>
    </message>
    <message>
        <source>Cities: {count}.</source>
        <translation>Steden: {count}.</translation>
    </message>
    <message>
        <source>{powered} of {capacity}</source>
        <translation>{powered} van {capacity}</translation>
    </message>
    <message>
        <source>Cities with light: {powered}; the plants could power {capacity}.</source>
        <translation>Steden met stroom: {powered}; de centrales zouden er {capacity} kunnen voorzien.</translation>
    </message>
    <message>
        <source>Fuel held: {tokens}.</source>
        <translation>Grondstoffen: {tokens}.</translation>
    </message>
    <message>
        <source>Workers who can run plants: {count}.</source>
        <translation>Arbeiders die centrales kunnen laten draaien: {count}.</translation>
    </message>
    <message>
        <source>Income with that: {amount}.</source>
        <translation>Inkomen daarmee: {amount}.</translation>
    </message>
</context>
<context>
    <name>WordCard</name>
    <message>
        <source>No more of these</source>
        <translation>Geen uitleg meer</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>WorkerControls</name>
    <message>
        <source>{used} of {workers} workers</source>
        <translation>{used} van {workers} arbeiders</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Inzoomen (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Uitzoomen (−)</translation>
    </message>
    <message>
        <source>Show the whole board (F)</source>
        <translation>Het hele bord tonen (F)</translation>
    </message>
</context>
</TS>
