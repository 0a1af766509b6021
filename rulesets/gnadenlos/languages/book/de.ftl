### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
book-572add84a9 = Heuert mit euren eigenen Schuldscheinen Abenteurer an, gewinnt mit ihnen Ansehen, und hofft, dass die Scheine der anderen fällig werden.

# text: **The goal.** The player who comes first in the end has won: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank. The points are the player's [hat](#state-hat).
book-906ca9eec3 = **Das Ziel.** Wer am Ende Erster ist, hat gewonnen: zuerst der höchste [Hut](#state-hat), dann die meisten [Nuggets](#money-nuggets); wer dann noch gleich ist, teilt den Rang. Die Punkte sind der [Hut](#state-hat) des Spielers.

# text: Adventurers
book-5dc3396ac5 = Abenteurer

# text: In all: 29.
book-65dec1d9fb = Insgesamt: 29.

# text: hireling
book-fee18b3ab1 = Abenteurer

# text: gold / pistols / cards: 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4; called “*gold*-*pistols*-*cards*”
book-7ba46b3425 = Gold / Pistolen / Karten: 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4; genannt „*Gold*-*Pistolen*-*Karten*“

# text: Bills
book-245ad028f7 = Schuldscheine

# text: In all: 39 with 3 players, 52 with 4.
book-e9880a7826 = Insgesamt: 39 zu dritt, 52 zu viert.

# text: bill of
book-4f46c1aebb = Schuldschein

# text: 39 with 3 players, 52 with 4
book-0fd134c228 = 39 zu dritt, 52 zu viert

# text: one of every issuer; value 0 (2×), 1 (3×), 2 (3×), 3 (3×) and 4 (2×); called “*issuer*'s *value*”
book-c6f852cb36 = einer von jedem Aussteller; Wert 0 (2×), 1 (3×), 2 (3×), 3 (3×) und 4 (2×); genannt „*Wert* von *Aussteller*“

# text: Events
book-8d14f6e72d = Ereignisse

# text: In all: 7. Unless something else is said: first prize 0 and second prize 0.
book-22ad727848 = Insgesamt: 7. Wo nichts anderes steht, sind der erste Preis 0 und der zweite Preis 0.

# text: gold rush
book-1fd71486be = Goldrausch

# text: first prize / second prize: 7 / 4, 6 / 3, 5 / 2; called “gold rush *first prize*/*second prize*”
book-4e454f68d7 = erster Preis / zweiter Preis: 7 / 4, 6 / 3, 5 / 2; genannt „Goldrausch *erster Preis*/*zweiter Preis*“

# text: high noon
book-272cb9a86c = High Noon

# text: poker
book-fba2eac3ee = Poker

# text: Dice
book-6e639713cb = Würfel

# text: In all: 1. When rolled it shows a number from 1 to 6.
book-45f97ef22a = Insgesamt: 1. Geworfen zeigt er eine Zahl von 1 bis 6.

# text: plain die
book-cfd7cf0f58 = Würfel

# text: A board of spots: rows 7 with 3 players, 9 with 4 ((13 × (the number of players)) / 6, rounded up) and 6 columns, numbered row by row from the top. The market has room for all bills.
book-bd107815b2 = Ein Brett aus Feldern: Zeilen 7 zu dritt, 9 zu viert ((13 × (die Zahl der Spieler)) / 6, aufgerundet) und 6 Spalten, zeilenweise von oben nummeriert. Sie bilden den Markt, mit Platz für alle Schuldscheine.

# text: Lots: 3 with 3 players, 4 with 4 (the number of players), in a line, numbered from 1.
book-28379070a9 = Lose: 3 zu dritt, 4 zu viert (die Zahl der Spieler), in einer Reihe, nummeriert ab 1.

# text: [bank](@money-bank)
book-2d4e566909 = [Bank](@money-bank)

# text: nuggets
book-a1e832187c = Nuggets

# text: everyone
book-5d67991ae9 = alle

# text: It never runs out.
book-db7e21ebd4 = Sie geht nie aus.

# text: [nuggets (of each player)](@money-nuggets)
book-dce9e01d9c = [Nuggets (jedes Spielers)](@money-nuggets)

# text: 10 from the [bank](#money-bank)
book-593d390581 = 10 aus der [Bank](#money-bank)

# text: It never holds more than 999.
book-a390b5b1c7 = Dort liegen nie mehr als 999.

# text: [sky](@money-sky)
book-0224d185ab = [Himmel](@money-sky)

# text: vultures
book-44c2b16176 = Geier

# text: [vultures (of each player)](@money-vultures)
book-9f0cc345ac = [Geier (jedes Spielers)](@money-vultures)

# text: [pile](@zone-pile)
book-95c1e57865 = [Stapel](@zone-pile)

# text: adventurers
book-396ce67620 = Abenteurer

# text: nobody
book-6382b3cc88 = niemand

# text: At the start all adventurers are here. When it is empty, [discards](#zone-discards) is shuffled into it.
book-c0d4efd8f3 = Am Anfang sind alle Abenteurer hier. Ist er leer, wird die [Ablage](#zone-discards) hineingemischt.

# text: [team (of each lot)](@zone-team)
book-6f4cd4741b = [Trupp (jedes Loses)](@zone-team)

# text: [crew (of each player)](@zone-crew)
book-c0a501c646 = [Mannschaft (jedes Spielers)](@zone-crew)

# text: its owner only
book-eec7a1726d = nur wer sie besitzt

# text: The hired adventurers.
book-7ae88e9eee = Die angeheuerten Abenteurer.

# text: [shown (of each player)](@zone-shown)
book-068f89f8d4 = [gezeigt (jeder Spieler)](@zone-shown)

# text: It has room for 1.
book-76514c260f = Es ist Platz für 1.

# text: [discards](@zone-discards)
book-397caf42d3 = [Ablage](@zone-discards)

# text: [box](@zone-box)
book-9cbcf6d509 = [Schachtel](@zone-box)

# text: bills
book-a652518c69 = Schuldscheine

# text: At the start all bills are here.
book-91da7cc242 = Am Anfang sind alle Schuldscheine hier.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [Hand (je Spieler)](@zone-hand)

# text: [bid (of each player)](@zone-bid)
book-d2f59de22f = [Gebot (jedes Spielers)](@zone-bid)

# text: It has room for 3.
book-1646874675 = Es ist Platz für 3.

# text: [sleeve (of each player)](@zone-sleeve)
book-7c0df2414a = [Ärmel (jedes Spielers)](@zone-sleeve)

# text: To or from the market. It has room for 3.
book-d4f36a9fb1 = Auf dem Weg zum Markt oder von dort. Es ist Platz für 3.

# text: [market (of each spot)](@zone-market)
book-c4a8e0e4f5 = [Markt (jedes Felds)](@zone-market)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = alle sehen, was dort offen liegt, niemand den Rest

# text: [pack](@zone-pack)
book-7675358e64 = [Ereignisse](@zone-pack)

# text: events
book-862417b9e7 = Ereignisse

# text: At the start all events are here.
book-b98c16abaa = Am Anfang sind alle Ereignisse hier.

# text: [current](@zone-current)
book-2eda862096 = [jetzt](@zone-current)

# text: While it is carried out. It has room for 1.
book-0158df4d87 = Während es ausgeführt wird. Es ist Platz für 1.

# text: [past](@zone-past)
book-03a1eb42a7 = [vergangen](@zone-past)

# text: [tray](@zone-tray)
book-f2bafb1b0b = [Schale](@zone-tray)

# text: dice
book-e1e025805c = Würfel

# text: At the start all dice are here.
book-ec0cf54046 = Am Anfang sind alle Würfel hier.

# text: [hat (of each player)](@state-hat)
book-aa26650e4b = [Hut (jedes Spielers)](@state-hat)

# text: 1 to 35
book-83db030512 = 1 bis 35

# text: [undertaker](@state-undertaker)
book-afc6803b67 = [Leichenbestatter](@state-undertaker)

# text: 0 to 8
book-9230f10eda = 0 bis 8

# text: [pistol](@state-pistol)
book-b385c23ee8 = [Pistole](@state-pistol)

# text: a player
book-e95ac7af8a = ein Spieler

# text: player 1
book-86ebb13f1a = Spieler 1

# text: Who is active.
book-790a4298b4 = Wer am Zug ist.

# text: [throw (of each player)](@state-throw)
book-0d4be23da2 = [Wurf (jedes Spielers)](@state-throw)

# text: 0 to 6
book-2b3eb91a34 = 0 bis 6

# text: For the first turn; 0 is out of it.
book-1221fd8591 = Um den ersten Zug; 0 ist ausgeschieden.

# text: [stake (of each player)](@state-stake)
book-56d93c4041 = [Einsatz (jedes Spielers)](@state-stake)

# text: -1 to 12
book-6977111a87 = -1 bis 12

# text: minus 1
book-a0333001a1 = minus 1

# text: The sum of a bid; -1 is none.
book-0eb2b09b32 = Die Summe eines Gebots; -1 heißt keines.

# text: [target (of each player)](@state-target)
book-a3e02eb6b2 = [Ziel (jedes Spielers)](@state-target)

# text: a spot
book-c25690f517 = ein Feld

# text: spot 1
book-2987eea24c = Feld 1

# text: Where a winner of High Noon points.
book-839080e32d = Worauf ein Gewinner von High Noon zeigt.

# text: [back of (of each spot)](@state-back-of)
book-178766cb5a = [Rückseite (jedes Felds)](@state-back-of)

# text: a player or none
book-249a4bb318 = ein Spieler oder niemand

# text: Whose colour shows there.
book-3b914c8d9d = Wessen Farbe dort zu sehen ist.

# text: Put all adventurers into the [pile](#zone-pile).
book-c697604d69 = Lege alle Abenteurer auf den [Stapel](#zone-pile).

# text: Put all bills into the [box](#zone-box).
book-38901a75fe = Lege alle Schuldscheine in die [Schachtel](#zone-box).

# text: Put all events into the [pack](#zone-pack).
book-41524fc557 = Lege alle Ereignisse zu den [Ereignissen](#zone-pack).

# text: Put all dice into the [tray](#zone-tray).
book-5b4dc9cda7 = Lege alle Würfel in die [Schale](#zone-tray).

# text: Put nuggets into the [bank](#money-bank): 85.
book-60a9268239 = Lege Nuggets in die [Bank](#money-bank): 85.

# text: Put nuggets into each player's [nuggets](#money-nuggets): 10, from the [bank](#money-bank).
book-682427e00f = Lege Nuggets zu den [Nuggets](#money-nuggets) jedes Spielers: 10, aus der [Bank](#money-bank).

# text: Put vultures into the [sky](#money-sky): 9.
book-650b4eb97a = Setze Geier in den [Himmel](#money-sky): 9.

# text: **Deal.**
book-c789623a46 = **Austeilen.**

# text: Shuffle the [pile](#zone-pile).
book-4475ec1b2c = Mische den [Stapel](#zone-pile).

# text: Shuffle the [pack](#zone-pack).
book-d8678c6a8e = Mische die [Ereignisse](#zone-pack).

# text: For each bill in the [box](#zone-box): put the bill into the bill's issuer's [hand](#zone-hand).
book-bcc935f993 = Für jeden Schuldschein in der [Schachtel](#zone-box): Gib den Schuldschein auf die [Hand](#zone-hand) seines Ausstellers.

# text: **Basic.**
book-4a82a5a3f1 = **Grundspiel.**

# text: For each player, clockwise from player 1:
book-f8e51a7d7f = Für jeden Spieler, im Uhrzeigersinn ab Spieler 1:

# text: Draw 2 adventurers from the [pile](#zone-pile) into the player's [crew](#zone-crew).
book-a2a4d0cf58 = Ziehe 2 Abenteurer vom [Stapel](#zone-pile) in die [Mannschaft](#zone-crew) des Spielers.

# text: For each number *n* from 1 to 2: put the first bill in the player's [hand](#zone-hand) where the bill's value is *n*, on top of the [box](#zone-box).
book-09ade29743 = Für jede Zahl *n* von 1 bis 2: Lege den ersten Schuldschein auf der [Hand](#zone-hand) des Spielers, dessen Wert *n* ist, oben auf die [Schachtel](#zone-box).

# text: Shuffle the [box](#zone-box).
book-4ab016a867 = Mische die [Schachtel](#zone-box).

# text: For each spot where the spot's number is at most 2 × (the number of players): draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down.
book-1ba1511100 = Für jedes Feld, dessen Nummer höchstens 2 × (die Zahl der Spieler) ist: Ziehe 1 Schuldschein aus der [Schachtel](#zone-box) auf den [Markt](#zone-market) des Felds, verdeckt.

# text: Carry out [Show backs](#effect-show-backs).
book-19c965a0b3 = Führe [Rückseiten zeigen](#effect-show-backs) aus.

# text: **Start.** Go through [Start roll](#phase-start-roll).
book-55782aa9c5 = **Anfang.** Spielt [Startwurf](#phase-start-roll).

# text: Game
book-5c412a2620 = Spiel

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Nach dem [Aufbau](#set-up):

# text: **Play.** Go through [Play](#phase-play).
book-580cf9c799 = **Spiel.** Spielt das [Spiel](#phase-play).

# text: **Finale.** Go through [Finale](#phase-finale) (the *active* is the [pistol](#state-pistol)).
book-067b2822d0 = **Finale.** Spielt das [Finale](#phase-finale) (der *Aktive* ist, wer die [Pistole](#state-pistol) hat).

# text: Start roll
book-74f98961c8 = Startwurf

# text: **Rolls.** Repeat until there is exactly 1 [leading](#term-player-leading) player (at least once):
book-5247348bf9 = **Würfe.** Wiederholt dies, bis es genau 1 [führenden](#term-player-leading) Spieler gibt (mindestens einmal):

# text: Note *highest*: the highest [throw](#state-throw) of all players.
book-ffdfac8ec1 = Merke *Höchster*: der höchste [Wurf](#state-throw) aller Spieler.

# text: If the player's [throw](#state-throw) is *highest*: roll all dice in the [tray](#zone-tray).
book-c0b1d0c69b = Wenn der [Wurf](#state-throw) des Spielers *Höchster* ist: Wirf alle Würfel in der [Schale](#zone-tray).

# text: Set the player's [throw](#state-throw) to the [pips](#term-pips) if the player's [throw](#state-throw) is *highest*, otherwise 0.
book-7829031378 = Setze den [Wurf](#state-throw) des Spielers auf die [Augen](#term-pips), wenn der [Wurf](#state-throw) des Spielers *Höchster* ist, sonst auf 0.

# text: **Pistol.** Set the [pistol](#state-pistol) to the [leading](#term-player-leading) player.
book-7952eef2ee = **Pistole.** Gib dem [führenden](#term-player-leading) Spieler die [Pistole](#state-pistol).

# text: Auction
book-58d1546282 = Versteigerung

# text: It is about a player (the *first bidder*) and whether *opening* applies.
book-0eac1da1af = Es geht um einen Spieler (den *ersten Bieter*) und darum, ob *Eröffnung* gilt.

# text: **Bids.** For each player (*you* from here on), clockwise from the *first bidder*, one after the other:
book-bcc4795ba9 = **Gebote.** Für jeden Spieler (ab hier *du*), im Uhrzeigersinn ab dem *ersten Bieter*, einer nach dem anderen:

# text: **Bid.**
book-378c44d6a4 = **Bieten.**

# text: You must [Bid](#action-bid).
book-86e303c9d6 = Du musst [bieten](#action-bid).

# text: If none of this is possible: show all bills in your [hand](#zone-hand) to all players.
book-88e40d05b8 = Wenn nichts davon möglich ist: Zeige allen Spielern alle Schuldscheine auf deiner [Hand](#zone-hand).

# text: **Serve.** For each player (*you* from here on) where your [stake](#state-stake) is at least 0, highest [stake](#state-stake) first, then clockwise from the *first bidder*, one after the other:
book-fe9ae7d080 = **Bedienen.** Für jeden Spieler (ab hier *du*), dessen [Einsatz](#state-stake) mindestens 0 ist, zuerst der höchste [Einsatz](#state-stake), dann im Uhrzeigersinn ab dem *ersten Bieter*, einer nach dem anderen:

# text: **Hire.**
book-eaaa29b8fc = **Anheuern.**

# text: If there is an adventurer in the [team](#zone-team) of any lot: you must [Hire](#action-hire).
book-bc85b2ae2c = Wenn ein Abenteurer im [Trupp](#zone-team) irgendeines Loses ist: Du musst [anheuern](#action-hire).

# text: Otherwise: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-1b1d7d8983 = Sonst: Nimm alle Schuldscheine deines [Gebots](#zone-bid) auf deine [Hand](#zone-hand).

# text: **Alike.** Note *alike*: whether you are *[plain](#term-player-plain)*.
book-c263f09dd0 = **Gleich.** Merke *gleich*: ob du *[einfarbig](#term-player-plain)* bist.

# text: **Sight.** Note *in sight*: whether *alike* applies.
book-4816526c3e = **Sicht.** Merke *offen*: ob *gleich* gilt.

# text: **Sleeve.** Put all bills in your [bid](#zone-bid) into your [sleeve](#zone-sleeve).
book-29c969989a = **Ärmel.** Lege alle Schuldscheine deines [Gebots](#zone-bid) in deinen [Ärmel](#zone-sleeve).

# text: **Lay.** Repeat as long as there is a bill in your [sleeve](#zone-sleeve):
book-9251a1f168 = **Legen.** Wiederholt dies, solange ein Schuldschein in deinem [Ärmel](#zone-sleeve) ist:

# text: You must [Lay](#action-lay).
book-e1639757cc = Du musst [legen](#action-lay).

# text: **Clear.**
book-62b473e8dc = **Aufräumen.**

# text: Put all adventurers in the [team](#zone-team) of every lot into the [discards](#zone-discards).
book-96c842df77 = Lege alle Abenteurer im [Trupp](#zone-team) jedes Loses auf die [Ablage](#zone-discards).

# text: For each player: set the player's [stake](#state-stake) to minus 1.
book-4932fa0f71 = Für jeden Spieler: Setze den [Einsatz](#state-stake) des Spielers auf minus 1.

# text: Play
book-436e61016e = Spiel

# text: This ends as soon as *[over](#term-over)* applies.
book-ef02a9117c = Dies endet, sobald *[vorbei](#term-over)* gilt.

# text: **Turn.** The players take turns, clockwise from the [pistol](#state-pistol) (*you* are the player at turn):
book-79e21eced3 = **Zug.** Die Spieler sind reihum an der Reihe, im Uhrzeigersinn ab dem mit der [Pistole](#state-pistol) (*du* bist der Spieler am Zug):

# text: **Active.** Set the [pistol](#state-pistol) to you.
book-d30cde67d8 = **Aktiv.** Die [Pistole](#state-pistol) hast nun du.

# text: **Event.** Go through [Event phase](#phase-event-phase).
book-4e7d999922 = **Ereignis.** Spielt die [Ereignisphase](#phase-event-phase).

# text: **Buy.** You must [Buy](#action-buy) (*most* is [5](#number-buy-limit); *all or nothing* is no).
book-3126ff2721 = **Kaufen.** Du musst [kaufen](#action-buy) (*höchstens* ist [5](#number-buy-limit); *alles oder nichts* ist nein).

# text: **Bills.** If the number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit):
book-7ebee5ba32 = **Schuldscheine.** Wenn in deiner [Mannschaft](#zone-crew) weniger als [3](#number-crew-limit) Abenteurer sind:

# text: **Lots.** For each lot where the lot's number is at most [lots shown](#number-lots-shown): draw 1 adventurer (if there is one) from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-39c9f81a8e = **Lose.** Für jedes Los, dessen Nummer höchstens die Zahl der [gezeigten Lose](#number-lots-shown) ist: Ziehe 1 Abenteurer (wenn es einen gibt) vom [Stapel](#zone-pile) in den [Trupp](#zone-team) des Loses.

# text: **Auction.** Go through [Auction](#phase-auction) (the *first bidder* is you; *opening* is no).
book-156391e6f4 = **Versteigerung.** Spielt die [Versteigerung](#phase-auction) (der *erste Bieter* bist du; *Eröffnung* ist nein).

# text: **Paydays.** Repeat as long as *[payday due](#term-payday-due)* applies:
book-c2f4ac85dc = **Zahltage.** Wiederholt dies, solange *[Zahltag fällig](#term-payday-due)* gilt:

# text: Go through [Payday](#phase-payday) (*refilled* is yes).
book-68133d992f = Spielt den [Zahltag](#phase-payday) (*aufgefüllt* ist ja).

# text: Event phase
book-a306c8ebde = Ereignisphase

# text: It is about a player (*you*).
book-74935580e3 = Es geht um einen Spieler (*dich*).

# text: **Reveal.** Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-20d3f3a1b3 = **Aufdecken.** Ziehe 1 Ereignis von den [Ereignissen](#zone-pack) nach [jetzt](#zone-current).

# text: **Seventh.** If the [pack](#zone-pack) is empty:
book-5a92b16fae = **Siebtes.** Wenn keine [Ereignisse](#zone-pack) mehr da sind:

# text: **Last.**
book-4dc25ea1c9 = **Letztes.**

# text: Announce: “the seventh card, *all events in the [current](#zone-current)*, is not carried out”.
book-10e25800c6 = Sage an: „die siebte Karte, *alle Ereignisse unter [jetzt](#zone-current)*, wird nicht ausgeführt“.

# text: If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-ba8d7e1ac0 = Wenn ein High Noon unter [jetzt](#zone-current) liegt: Erhöhe den *[Leichenbestatter](#state-undertaker)* um 1.

# text: Put all events in the [current](#zone-current) into the [past](#zone-past).
book-ca488b38b3 = Lege alle Ereignisse von [jetzt](#zone-current) zu den [vergangenen](#zone-past).

# text: **Anew.**
book-f648a7f55e = **Von vorn.**

# text: Shuffle the [past](#zone-past) into the [pack](#zone-pack).
book-aa61b521d0 = Mische die [vergangenen](#zone-past) zu den [Ereignissen](#zone-pack).

# text: Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-6254bc3b77 = Ziehe 1 Ereignis von den [Ereignissen](#zone-pack) nach [jetzt](#zone-current).

# text: **Tell.** Announce: “*player* turns up *all events in the [current](#zone-current)*”.
book-6feedce08e = **Ansagen.** Sage an: „*Spieler* deckt *alle Ereignisse unter [jetzt](#zone-current)* auf“.

# text: **Noon.** If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-c0dff83c45 = **Mittag.** Wenn ein High Noon unter [jetzt](#zone-current) liegt: Erhöhe den *[Leichenbestatter](#state-undertaker)* um 1.

# text: **Contest.** If there are at least 2 [staffed](#term-player-staffed) players: go through [Contest](#phase-contest).
book-b0b2ea5045 = **Wettstreit.** Wenn es mindestens 2 [besetzte](#term-player-staffed) Spieler gibt: Spielt den [Wettstreit](#phase-contest).

# text: **Done.** Put all events in the [current](#zone-current) into the [past](#zone-past).
book-b426631b0f = **Fertig.** Lege alle Ereignisse von [jetzt](#zone-current) zu den [vergangenen](#zone-past).

# text: Contest
book-7da8d6db37 = Wettstreit

# text: **Send.** All [staffed](#term-player-staffed) players choose at the same time and in secret: [Send](#action-send); when all have chosen, the choices take effect.
book-ddcd5a347a = **Schicken.** Alle [besetzten](#term-player-staffed) Spieler wählen gleichzeitig und geheim: [Schicken](#action-send); wenn alle gewählt haben, wirken die Entscheidungen.

# text: **Event.** Note the event: the event in the [current](#zone-current).
book-f5748d502a = **Ereignis.** Merke das Ereignis: das Ereignis unter [jetzt](#zone-current).

# text: **Settle.**
book-fee4cabae6 = **Entscheiden.**

# text: If the [best](#term-best) is the [worst](#term-worst): announce: “all are equal, and nothing happens”.
book-7e63c0958c = Wenn der [beste](#term-best) Wert der [schlechteste](#term-worst) ist: Sage an: „alle sind gleich, und nichts geschieht“.

# text: Otherwise:
book-6ba58147f5 = Sonst:

# text: **Outcome.** What follows depends on the event:
book-1316547830 = **Ausgang.** Was folgt, hängt vom Ereignis ab:

# text: If the event is a gold rush: carry out [Rush](#effect-rush) (the *active* is you).
book-3975ab2574 = Wenn das Ereignis ein Goldrausch ist: Führe [Goldrausch](#effect-rush) aus (der *Aktive* bist du).

# text: If the event is a high noon: go through [Shooting](#phase-shooting).
book-2cf155c3a4 = Wenn das Ereignis ein High Noon ist: Spielt das [Schießen](#phase-shooting).

# text: If the event is a poker: carry out [Play poker](#effect-play-poker).
book-d0eb56d442 = Wenn das Ereignis ein Poker ist: Führe [Poker spielen](#effect-play-poker) aus.

# text: **Spent.** For each player where the player is *[top](#term-player-top)*, or (the player is *[bottom](#term-player-bottom)*, and the event is a high noon): put all adventurers in the player's [shown](#zone-shown) into the [discards](#zone-discards).
book-a7d1b64595 = **Verbraucht.** Für jeden Spieler, der *[oben](#term-player-top)* ist, oder (der *[unten](#term-player-bottom)* ist, und das Ereignis ist ein High Noon): Lege alle [gezeigten](#zone-shown) Abenteurer des Spielers auf die [Ablage](#zone-discards).

# text: **Home.** For each player: put all adventurers in the player's [shown](#zone-shown) into the player's [crew](#zone-crew).
book-f96227c7f6 = **Heim.** Für jeden Spieler: Lege alle [gezeigten](#zone-shown) Abenteurer des Spielers in seine [Mannschaft](#zone-crew).

# text: Shooting
book-fc7cbc901b = Schießen

# text: **Winners.** Note *winners*: the number of [top](#term-player-top) players.
book-6796fa4d3b = **Sieger.** Merke *Sieger*: die Zahl der Spieler, die [oben](#term-player-top) sind.

# text: **Share.** Note *share*: 2 if *winners* is 1, otherwise 1.
book-560696636f = **Anteil.** Merke *Anteil*: 2, wenn *Sieger* 1 ist, sonst 1.

# text: **Loot.** If the number of bills in the [market](#zone-market) of all spots together is at least *winners* × *share*:
book-2d6f1bb67c = **Beute.** Wenn auf dem [Markt](#zone-market) aller Felder zusammen mindestens *Sieger* × *Anteil* Schuldscheine liegen:

# text: **Take.** For each [top](#term-player-top) player *p*, clockwise from you, one after the other:
book-3e21819eba = **Nehmen.** Für jeden Spieler *p*, der [oben](#term-player-top) ist, im Uhrzeigersinn ab dir, einer nach dem anderen:

# text: Player *p* must [Take](#action-take).
book-f94e3aa8b6 = Spieler *p* muss [nehmen](#action-take).

# text: **Refill.** Go through [Refill](#phase-refill).
book-c5e308d25f = **Auffüllen.** Spielt das [Auffüllen](#phase-refill).

# text: Refill
book-628046757f = Auffüllen

# text: **Gaps.** Repeat as long as there is a [bare](#term-spot-bare) spot:
book-0d09ea612a = **Lücken.** Wiederholt dies, solange es ein [leeres](#term-spot-bare) Feld gibt:

# text: **Backs.** Carry out [Show backs](#effect-show-backs).
book-70d7aa49db = **Rückseiten.** Führe [Rückseiten zeigen](#effect-show-backs) aus.

# text: **Fill.** You must [Refill](#action-refill).
book-287b9826e9 = **Füllen.** Du musst [auffüllen](#action-refill).

# text: **Push.**
book-e959879405 = **Schieben.**

# text: For each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-c5c9b7bea8 = Für jedes [belegte](#term-spot-filled) Feld, das nach dem [nächsten Feld](#term-next-spot) kommt: Lege alle Schuldscheine vom [Markt](#zone-market) des Felds auf den [Markt](#zone-market) des [nächsten Felds](#term-next-spot), verdeckt.

# text: Payday
book-c30cd10068 = Zahltag

# text: It is about a player (*you*) and whether *refilled* applies.
book-7d22782c8e = Es geht um einen Spieler (*dich*) und darum, ob *aufgefüllt* gilt.

# text: **Rolls.** Go through [Rolls](#phase-rolls).
book-c93ea557fe = **Würfe.** Spielt die [Würfe](#phase-rolls).

# text: **Home.** If there is no [ruined](#term-player-ruined) player: for each face-up bill in the [market](#zone-market) of every spot: put the bill into the bill's issuer's [hand](#zone-hand).
book-ddcaf1f663 = **Heim.** Wenn es keinen [ruinierten](#term-player-ruined) Spieler gibt: Für jeden offenen Schuldschein auf dem [Markt](#zone-market) jedes Felds: Gib den Schuldschein auf die [Hand](#zone-hand) seines Ausstellers.

# text: **Refill.** If *refilled* applies, and there is no [ruined](#term-player-ruined) player: go through [Refill](#phase-refill).
book-c2aa763b4f = **Auffüllen.** Wenn *aufgefüllt* gilt und es keinen [ruinierten](#term-player-ruined) Spieler gibt: Spielt das [Auffüllen](#phase-refill).

# text: Rolls
book-2f7581767e = Würfe

# text: **Calls.** Repeat:
book-bb2ca23e49 = **Aufrufe.** Wiederholt:

# text: **Roll.**
book-561fe44924 = **Wurf.**

# text: Roll all dice in the [tray](#zone-tray).
book-3f23d5b299 = Wirf alle Würfel in der [Schale](#zone-tray).

# text: Announce: “the die shows *the [pips](#term-pips)*”.
book-a334c4239d = Sage an: „der Würfel zeigt *die [Augen](#term-pips)*“.

# text: **Used up.** If there is no [due](#term-spot-due) spot: [Rolls](#phase-rolls) ends at once.
book-fc4880232e = **Verbraucht.** Wenn es kein [fälliges](#term-spot-due) Feld gibt: Die [Würfe](#phase-rolls) enden sofort.

# text: **Bill.** Note the bill: the bill in the [called](#term-called)'s [market](#zone-market).
book-6aec13ace5 = **Schuldschein.** Merke den Schuldschein: den auf dem [Markt](#zone-market) des [aufgerufenen](#term-called) Felds.

# text: **Reveal.**
book-f26a583e21 = **Aufdecken.**

# text: Turn the bill face up.
book-091886bc07 = Drehe den Schuldschein auf die Vorderseite.

# text: Announce: “*bill* falls due”.
book-6dc5b74fb0 = Sage an: „*Schuldschein* wird fällig“.

# text: **Due.**
book-aea5b03b8c = **Fällig.**

# text: If the bill's issuer's [nuggets](#money-nuggets) are at least the bill's value: pay as many nuggets as the bill's value from the bill's issuer's [nuggets](#money-nuggets) into the [bank](#money-bank).
book-447946f144 = Wenn die [Nuggets](#money-nuggets) des Ausstellers mindestens den Wert des Schuldscheins haben: Zahle so viele Nuggets wie der Wert des Schuldscheins aus den [Nuggets](#money-nuggets) des Ausstellers in die [Bank](#money-bank).

# text: **Default.** Carry out [Default on](#effect-default-on).
book-419bbe2957 = **Ausfall.** Führe [Ausfallen](#effect-default-on) aus.

# text: **Over.** [Rolls](#phase-rolls) ends at once.
book-d8091cef4c = **Vorbei.** Die [Würfe](#phase-rolls) enden sofort.

# text: Finale
book-4777b40855 = Finale

# text: It is about a player (the *active*).
book-c21346f058 = Es geht um einen Spieler (den *Aktiven*).

# text: **Last.** If there is no [ruined](#term-player-ruined) player: go through [Payday](#phase-payday) (for the *active*; *refilled* is whether the ruling [last payday](#option-last-payday) is *repeat*).
book-b4db6d0099 = **Letzter.** Wenn es keinen [ruinierten](#term-player-ruined) Spieler gibt: Spielt den [Zahltag](#phase-payday) (für den *Aktiven*; *aufgefüllt* ist, ob die Auslegung „[letzter Zahltag](#option-last-payday)“ *wiederholen* ist).

# text: **Buys.** For each player (*you* from here on) where you are not *[ruined](#term-player-ruined)*, clockwise from the *active*, one after the other:
book-565690b4a3 = **Käufe.** Für jeden Spieler (ab hier *du*), der nicht *[ruiniert](#term-player-ruined)* ist, im Uhrzeigersinn ab dem *Aktiven*, einer nach dem anderen:

# text: You must [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is whether the ruling [final buy](#option-final-buy) is *exactly 3 or 0*).
book-0c417d6ecb = Du musst [kaufen](#action-buy) (*höchstens* ist [3](#number-last-buy-limit); *alles oder nichts* ist, ob die Auslegung „[Kauf am Schluss](#option-final-buy)“ *genau 3 oder 0* ist).

# text: Send
book-f6f4688ff2 = Schicken

# text: Choose an adventurer in your [crew](#zone-crew).
book-7db8af27e0 = Wähle einen Abenteurer in deiner [Mannschaft](#zone-crew).

# text: Put the adventurer into your [shown](#zone-shown).
book-31c11b89dd = Lege den Abenteurer zu deinen [gezeigten](#zone-shown).

# text: Take
book-8b862ba45d = Nehmen

# text: The step that asks for it says what *share* is.
book-6536fed0fc = Was *Anteil* ist, sagt der Schritt, der danach fragt.

# text: Choose exactly *share* [filled](#term-spot-filled) spots (the chosen spots).
book-8f5a77ff99 = Wähle genau *Anteil* [belegte](#term-spot-filled) Felder (die gewählten Felder).

# text: For each of the chosen spots: put all bills in the spot's [market](#zone-market) into your [hand](#zone-hand).
book-965a9c74db = Für jedes der gewählten Felder: Nimm alle Schuldscheine vom [Markt](#zone-market) des Felds auf deine [Hand](#zone-hand).

# text: Point
book-2fc0c52443 = Zeigen auf

# text: Choose a [filled](#term-spot-filled) spot.
book-fecfb9cf74 = Wähle ein [belegtes](#term-spot-filled) Feld.

# text: Set your [target](#state-target) to the spot.
book-1277e95781 = Dein [Ziel](#state-target) ist nun das Feld.

# text: Choose a [filled](#term-spot-filled) spot (the *source*) where the *source*'s row is the [last row](#term-last-row).
book-b7745b7a8c = Wähle ein [belegtes](#term-spot-filled) Feld (die *Quelle*), dessen Zeile die [letzte Zeile](#term-last-row) ist.

# text: Choose a [bare](#term-spot-bare) spot (the *gap*).
book-cd4465ba0a = Wähle ein [leeres](#term-spot-bare) Feld (die *Lücke*).

# text: Put all bills in the *source*'s [market](#zone-market) into the *gap*'s [market](#zone-market), face down.
book-9f1daaab98 = Lege alle Schuldscheine vom [Markt](#zone-market) der *Quelle* auf den [Markt](#zone-market) der *Lücke*, verdeckt.

# text: Buy
book-64e3cb0e49 = Kaufen

# text: The step that asks for it says what *most* and *all or nothing* are.
book-6c0f6a37e7 = Was *höchstens* und *alles oder nichts* sind, sagt der Schritt, der danach fragt.

# text: Choose a number *amount* from 0 to the smaller of *most* and your [nuggets](#money-nuggets).
book-9e60af9c26 = Wähle eine Zahl *Betrag* von 0 bis zur kleineren Zahl von *höchstens* und deinen [Nuggets](#money-nuggets).

# text: You may do so only if *all or nothing* does not apply, or *amount* is 0, or *amount* is *most*.
book-b35499b839 = Du darfst es nur, wenn *alles oder nichts* nicht gilt oder *Betrag* 0 ist oder *Betrag* *höchstens* ist.

# text: Pay *amount* nuggets from your [nuggets](#money-nuggets) into the [bank](#money-bank).
book-52ac651bc4 = Zahle *Betrag* Nuggets aus deinen [Nuggets](#money-nuggets) in die [Bank](#money-bank).

# text: Carry out [Step forward](#effect-step-forward) (the player is you; *steps* is *amount*).
book-574e3c1b6c = Führe [Vorrücken](#effect-step-forward) aus (der Spieler bist du; *Schritte* ist *Betrag*).

# text: Bid
book-a30b5d49be = Bieten

# text: Choose from 1 to 3 bills in your [hand](#zone-hand) (the chosen bills).
book-c07b4c0ce0 = Wähle 1 bis 3 Schuldscheine auf deiner [Hand](#zone-hand) (die gewählten Schuldscheine).

# text: You may do so only if there is no player *p* where player *p*'s [stake](#state-stake) is the total value of the chosen bills.
book-bf34bf5697 = Du darfst es nur, wenn es keinen Spieler *p* gibt, dessen [Einsatz](#state-stake) die Summe der Werte der gewählten Schuldscheine ist.

# text: Set your [stake](#state-stake) to the total value of the chosen bills.
book-4d05a70ed9 = Setze deinen [Einsatz](#state-stake) auf die Summe der Werte der gewählten Schuldscheine.

# text: Put the chosen bills into your [bid](#zone-bid).
book-7e01ab0b50 = Lege die gewählten Schuldscheine in dein [Gebot](#zone-bid).

# text: Hire
book-cba8bbf6a3 = Anheuern

# text: Choose a lot where there is an adventurer in the lot's [team](#zone-team).
book-fd26491362 = Wähle ein Los, in dessen [Trupp](#zone-team) ein Abenteurer ist.

# text: Announce: “*player* hires *all adventurers in the lot's [team](#zone-team)*”.
book-0f47b5d091 = Sage an: „*Spieler* heuert *alle Abenteurer im [Trupp](#zone-team) des Loses* an“.

# text: Put all adventurers in the lot's [team](#zone-team) into your [crew](#zone-crew).
book-f7f2f51d5a = Lege alle Abenteurer im [Trupp](#zone-team) des Loses in deine [Mannschaft](#zone-crew).

# text: Lay
book-41ba2e0b77 = Legen

# text: The step that asks for it says what *in sight* is.
book-7bf343cb08 = Was *offen* ist, sagt der Schritt, der danach fragt.

# text: Choose a bill in your [sleeve](#zone-sleeve).
book-69efa1cf02 = Wähle einen Schuldschein in deinem [Ärmel](#zone-sleeve).

# text: The spot is the [next spot](#term-next-spot).
book-d43de3dea3 = Das Feld ist das [nächste Feld](#term-next-spot).

# text: Put the bill into the spot's [market](#zone-market), face down.
book-ec84a03914 = Lege den Schuldschein auf den [Markt](#zone-market) des Felds, verdeckt.

# text: If *in sight* applies: show the bill to all players.
book-59cd2eb26d = Wenn *offen* gilt: Zeige allen Spielern den Schuldschein.

# text: Step forward
book-b3c9193c8a = Vorrücken

# text: It is about a player and a number (the *steps*).
book-2b186803ba = Es geht um einen Spieler und eine Zahl (die *Schritte*).

# text: Set the player's [hat](#state-hat) to the smaller of [35](#number-farthest) and the player's [hat](#state-hat) + *steps*.
book-c731c78c06 = Setze den [Hut](#state-hat) des Spielers auf die kleinere Zahl von [35](#number-farthest) und [Hut](#state-hat) des Spielers + *Schritte*.

# text: Step back
book-b863269ea0 = Zurückgehen

# text: Set the player's [hat](#state-hat) to the larger of 1 and the player's [hat](#state-hat) - *steps*.
book-bc66888198 = Setze den [Hut](#state-hat) des Spielers auf die größere Zahl von 1 und [Hut](#state-hat) des Spielers - *Schritte*.

# text: Show backs
book-b72446f2a2 = Rückseiten zeigen

# text: Rush
book-34ebcd9fcb = Goldrausch

# text: It is about an event and a player (the *active*).
book-c6f9c1c12c = Es geht um ein Ereignis und einen Spieler (den *Aktiven*).

# text: For each player, clockwise from the *active*:
book-0a2ff8811e = Für jeden Spieler, im Uhrzeigersinn ab dem *Aktiven*:

# text: If the player is *[top](#term-player-top)*: pay as many nuggets as the event's first prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-548ab5e69b = Wenn der Spieler *[oben](#term-player-top)* ist: Zahle so viele Nuggets wie der erste Preis des Ereignisses (oder so viele, wie da sind) aus der [Bank](#money-bank) zu den [Nuggets](#money-nuggets) des Spielers.

# text: Otherwise, if the player's [rating](#term-player-rating) is the [second](#term-second), and the [second](#term-second) is more than 0: pay as many nuggets as the event's second prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-b8b6d48ca4 = Sonst, wenn die [Wertung](#term-player-rating) des Spielers der [zweite](#term-second) Wert ist und der [zweite](#term-second) Wert mehr als 0 ist: Zahle so viele Nuggets wie der zweite Preis des Ereignisses (oder so viele, wie da sind) aus der [Bank](#money-bank) zu den [Nuggets](#money-nuggets) des Spielers.

# text: Play poker
book-23d0721324 = Poker spielen

# text: For each player:
book-43f9a002dd = Für jeden Spieler:

# text: If the player is *[top](#term-player-top)*: carry out [Step forward](#effect-step-forward) (*steps* is the [forward](#table-forward) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-9f5c567392 = Wenn der Spieler *[oben](#term-player-top)* ist: Führe [Vorrücken](#effect-step-forward) aus (*Schritte* ist [vorwärts](#table-forward) für die kleinere Zahl von [35](#number-goal) und [Hut](#state-hat) des Spielers).

# text: Otherwise, if the player is *[bottom](#term-player-bottom)*: carry out [Step back](#effect-step-back) (*steps* is the [back](#table-back) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-8380f92c11 = Sonst, wenn der Spieler *[unten](#term-player-bottom)* ist: Führe [Zurückgehen](#effect-step-back) aus (*Schritte* ist [zurück](#table-back) für die kleinere Zahl von [35](#number-goal) und [Hut](#state-hat) des Spielers).

# text: Default on
book-2a592bdcd0 = Ausfallen

# text: It is about a bill.
book-39d78e1a3d = Es geht um einen Schuldschein.

# text: Note the *debtor*: the bill's issuer.
book-141dbc1474 = Merke den *Schuldner*: den Aussteller des Schuldscheins.

# text: Pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-ac584cb74e = Zahle so viele Nuggets wie der Wert des Schuldscheins (oder so viele, wie da sind) aus den [Nuggets](#money-nuggets) des *Schuldners* in die [Bank](#money-bank).

# text: Pay 1 vulture from the [sky](#money-sky) into the *debtor*'s [vultures](#money-vultures).
book-1978d070fd = Zahle 1 Geier aus dem [Himmel](#money-sky) zu den [Geiern](#money-vultures) des *Schuldners*.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [5](#number-setback) × 1).
book-e8c1a7aa3f = Führe [Zurückgehen](#effect-step-back) aus (der Spieler ist der *Schuldner*; *Schritte* ist [5](#number-setback) × 1).

# text: Announce: “*debtor* cannot pay and takes a vulture”.
book-4e80817e37 = Sage an: „*Schuldner* kann nicht zahlen und nimmt einen Geier“.

# text: The *points* of a player are the player's [hat](#state-hat).
book-7b93b97b22 = Die *Punkte* eines Spielers sind der [Hut](#state-hat) des Spielers.

# text: Who cannot win, and ranks behind all others: a player, if the player is *[ruined](#term-player-ruined)*.
book-9bdd99a953 = Wer nicht gewinnen kann und hinter allen anderen steht: ein Spieler, der *[ruiniert](#term-player-ruined)* ist.

# text: The ranking: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank.
book-0497ebb233 = Die Rangfolge: zuerst der höchste [Hut](#state-hat), dann die meisten [Nuggets](#money-nuggets); wer dann noch gleich ist, teilt den Rang.

# text: A game of more than 4000 decisions is left unfinished.
book-270f9545fe = Eine Partie mit mehr als 4000 Entscheidungen bleibt unvollendet.

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [3](#number-fatal-vultures).
book-76bee5c57f = **[Ruiniert](@term-player-ruined)**: Ein Spieler ist *ruiniert*, wenn die Zahl seiner [Geier](#money-vultures) mindestens [3](#number-fatal-vultures) ist.

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [8](#number-trail-end).
book-b1475ff0c4 = **[Begräbnis](@term-funeral)**: Dies gilt, wenn der *[Leichenbestatter](#state-undertaker)* [8](#number-trail-end) ist.

# text: **[Arrival](@term-arrival)**: this applies if a player's [hat](#state-hat) is at least [35](#number-goal), and the [current](#zone-current) is empty.
book-654cfeed86 = **[Ankunft](@term-arrival)**: Dies gilt, wenn der [Hut](#state-hat) eines Spielers mindestens [35](#number-goal) ist und nichts unter [jetzt](#zone-current) liegt.

# text: **[Over](@term-over)**: this applies if there is a [ruined](#term-player-ruined) player, or *[funeral](#term-funeral)* applies, or *[arrival](#term-arrival)* applies.
book-7e7be9af63 = **[Vorbei](@term-over)**: Dies gilt, wenn es einen [ruinierten](#term-player-ruined) Spieler gibt oder *[Begräbnis](#term-funeral)* gilt oder *[Ankunft](#term-arrival)* gilt.

# text: **[Leading](@term-player-leading)**: a player is *leading* if the player's [throw](#state-throw) is the highest [throw](#state-throw) of all players.
book-3ab0d74251 = **[Führend](@term-player-leading)**: Ein Spieler ist *führend*, wenn sein [Wurf](#state-throw) der höchste [Wurf](#state-throw) aller Spieler ist.

# text: **[Skill](@term-adventurer-skill)** of an adventurer:
book-50a8d68365 = **[Können](@term-adventurer-skill)** eines Abenteurers:

# text: The adventurer's gold if there is a gold rush in the [current](#zone-current).
book-ba092b176a = Sein Gold, wenn ein Goldrausch unter [jetzt](#zone-current) liegt.

# text: Otherwise, the adventurer's pistols if there is a high noon in the [current](#zone-current).
book-e6f83e2153 = Sonst seine Pistolen, wenn ein High Noon unter [jetzt](#zone-current) liegt.

# text: Otherwise, the adventurer's cards.
book-2a66f3ae9b = Sonst seine Karten.

# text: **[Rating](@term-player-rating)** of a player: the total [skill](#term-adventurer-skill) of all adventurers in the player's [shown](#zone-shown).
book-94c372ffe3 = **[Wertung](@term-player-rating)** eines Spielers: die Summe des [Könnens](#term-adventurer-skill) aller [gezeigten](#zone-shown) Abenteurer des Spielers.

# text: **[Best](@term-best)**: the highest [rating](#term-player-rating) of all players.
book-d0790f4f88 = **[Bester](@term-best)**: die höchste [Wertung](#term-player-rating) aller Spieler.

# text: **[Second](@term-second)**: the highest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is less than the [best](#term-best) (0 if there is none).
book-f6a1db19fb = **[Zweiter](@term-second)**: die höchste [Wertung](#term-player-rating) aller Spieler, deren [Wertung](#term-player-rating) kleiner als der [beste](#term-best) Wert ist (0, wenn es keine gibt).

# text: **[Worst](@term-worst)**: the lowest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is more than 0 (0 if there is none).
book-8679948dc2 = **[Schlechtester](@term-worst)**: die niedrigste [Wertung](#term-player-rating) aller Spieler, deren [Wertung](#term-player-rating) mehr als 0 ist (0, wenn es keine gibt).

# text: **[Top](@term-player-top)**: a player is *top* if the player's [rating](#term-player-rating) is the [best](#term-best).
book-86bc57b2ca = **[Oben](@term-player-top)**: Ein Spieler ist *oben*, wenn seine [Wertung](#term-player-rating) der [beste](#term-best) Wert ist.

# text: **[Bottom](@term-player-bottom)**: a player is *bottom* if the player's [rating](#term-player-rating) is the [worst](#term-worst).
book-356552b690 = **[Unten](@term-player-bottom)**: Ein Spieler ist *unten*, wenn seine [Wertung](#term-player-rating) der [schlechteste](#term-worst) Wert ist.

# text: **[Staffed](@term-player-staffed)**: a player is *staffed* if there is an adventurer in the player's [crew](#zone-crew).
book-9638c2a559 = **[Besetzt](@term-player-staffed)**: Ein Spieler ist *besetzt*, wenn ein Abenteurer in seiner [Mannschaft](#zone-crew) ist.

# text: **[Waiting](@term-player-waiting)**: a player is *waiting* if the player is *[top](#term-player-top)*, and the player's [sleeve](#zone-sleeve) is empty.
book-d05f9662a1 = **[Wartend](@term-player-waiting)**: Ein Spieler ist *wartend*, wenn er *[oben](#term-player-top)* ist und sein [Ärmel](#zone-sleeve) leer ist.

# text: **[Pips](@term-pips)**: the total of the numbers on all dice in the [tray](#zone-tray).
book-8d96b7780c = **[Augen](@term-pips)**: die Summe der Zahlen auf allen Würfeln in der [Schale](#zone-tray).

# text: **[Filled](@term-spot-filled)**: a spot is *filled* if there is a bill in the spot's [market](#zone-market).
book-31ac174213 = **[Belegt](@term-spot-filled)**: Ein Feld ist *belegt*, wenn ein Schuldschein auf dem [Markt](#zone-market) des Felds liegt.

# text: **[Bare](@term-spot-bare)**: a spot is *bare* if the spot is not *[filled](#term-spot-filled)*, and the spot's row is less than the [last row](#term-last-row).
book-046e7924fc = **[Leer](@term-spot-bare)**: Ein Feld ist *leer*, wenn es nicht *[belegt](#term-spot-filled)* ist und seine Zeile kleiner als die [letzte Zeile](#term-last-row) ist.

# text: **[Due](@term-spot-due)**: a spot is *due* if the spot's column is the [pips](#term-pips), and there is a face-down bill in the spot's [market](#zone-market).
book-77756dee0c = **[Fällig](@term-spot-due)**: Ein Feld ist *fällig*, wenn seine Spalte die [Augen](#term-pips) ist und ein verdeckter Schuldschein auf dem [Markt](#zone-market) des Felds liegt.

# text: **[Called](@term-called)**: the first [due](#term-spot-due) spot.
book-4fc5f60b97 = **[Aufgerufen](@term-called)**: das erste [fällige](#term-spot-due) Feld.

# text: **[Last row](@term-last-row)**: the highest row of all [filled](#term-spot-filled) spots (0 if there is none).
book-efd7c05ca7 = **[Letzte Zeile](@term-last-row)**: die höchste Zeile aller [belegten](#term-spot-filled) Felder (0, wenn es keine gibt).

# text: **[Next spot](@term-next-spot)**: the first spot where the spot is not *[filled](#term-spot-filled)*.
book-ccd2ea4948 = **[Nächstes Feld](@term-next-spot)**: das erste Feld, das nicht *[belegt](#term-spot-filled)* ist.

# text: **[Full rows](@term-full-rows)**: (the number of bills in the [market](#zone-market) of all spots together) / 6, rounded down.
book-8265441218 = **[Volle Zeilen](@term-full-rows)**: (die Zahl der Schuldscheine auf dem [Markt](#zone-market) aller Felder zusammen) / 6, abgerundet.

# text: **[Payday due](@term-payday-due)**: this applies if the [full rows](#term-full-rows) are at least the number of players.
book-b14c3dae95 = **[Zahltag fällig](@term-payday-due)**: Dies gilt, wenn die Zahl der [vollen Zeilen](#term-full-rows) mindestens die Zahl der Spieler ist.

# text: **[Plain](@term-player-plain)**: a player is *plain* if there is no bill *a* in the player's [bid](#zone-bid) where there is a bill *b* in the player's [bid](#zone-bid) where bill *b*'s issuer is not bill *a*'s issuer, or bill *b*'s value is not bill *a*'s value.
book-0aea888efd = **[Einfarbig](@term-player-plain)**: Ein Spieler ist *einfarbig*, wenn es in seinem [Gebot](#zone-bid) keinen Schuldschein *a* gibt, zu dem es in seinem [Gebot](#zone-bid) einen Schuldschein *b* mit einem anderen Aussteller oder einem anderen Wert gibt.

# text: [goal](@number-goal)
book-f732a366fd = [Ende](@number-goal)

# text: [start space](@number-start-space)
book-a49f509aea = [Startfeld](@number-start-space)

# text: [trail end](@number-trail-end)
book-4bd2a5e217 = [Ende des Wegs](@number-trail-end)

# text: [start nuggets](@number-start-nuggets)
book-2263427d2f = [Nuggets am Anfang](@number-start-nuggets)

# text: [buy limit](@number-buy-limit)
book-c1ef9cab9a = [Kaufgrenze](@number-buy-limit)

# text: [last buy limit](@number-last-buy-limit)
book-b2f593c858 = [letzte Kaufgrenze](@number-last-buy-limit)

# text: [crew limit](@number-crew-limit)
book-0fcb4340ff = [Grenze der Mannschaft](@number-crew-limit)

# text: [lots shown](@number-lots-shown)
book-432dedeb94 = [gezeigte Lose](@number-lots-shown)

# text: 2 with 3 players, 3 with 4
book-9d72787c75 = 2 zu dritt, 3 zu viert

# text: (the number of players) - 1
book-254387a4ea = (die Zahl der Spieler) - 1

# text: [setback](@number-setback)
book-53870ef954 = [Rückschlag](@number-setback)

# text: [fatal vultures](@number-fatal-vultures)
book-07eda6f9f8 = [tödliche Geier](@number-fatal-vultures)

# text: [vulture stock](@number-vulture-stock)
book-2246508c56 = [Vorrat an Geiern](@number-vulture-stock)

# text: [farthest](@number-farthest)
book-df7d29db1d = [Weitestes](@number-farthest)

# text: [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit) if the ruling [past goal](#option-past-goal) is *count overshoot*, otherwise 0)
book-3d85977353 = [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit), wenn die Auslegung „[Felder hinter dem Ziel](#option-past-goal)“ *weiterzählen* ist, sonst 0)

# text: [early win](@number-early-win)
book-fd86435cd4 = [früher Gewinn](@number-early-win)

# text: 5 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 4
book-377d053601 = 5, wenn die Auslegung „[Felder vor dem Start](#option-prestart-section)“ *eigener Abschnitt* ist, sonst 4

# text: [early loss](@number-early-loss)
book-379ed3e548 = [früher Verlust](@number-early-loss)

# text: 0 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 1
book-9d49f773b2 = 0, wenn die Auslegung „[Felder vor dem Start](#option-prestart-section)“ *eigener Abschnitt* ist, sonst 1

# text: Forward
book-f1c65e1481 = Vorwärts

# text: 1 to 5
book-a2ed32c233 = 1 bis 5

# text: 4 (in full: [early win](#number-early-win))
book-70dc9461d6 = 4 (ganz: [früher Gewinn](#number-early-win))

# text: 6 to 13
book-bbc53e7781 = 6 bis 13

# text: 14 to 20
book-1b22924f0e = 14 bis 20

# text: 21 to 27
book-2e00e85e3c = 21 bis 27

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-6bb6a3ea9d = 2 (ganz: 2, wenn die Auslegung „[Zahl beim Poker](#option-poker-number)“ *mit Vorzeichen* ist, sonst 3)

# text: 28 to 35
book-441f0fd1fb = 28 bis 35

# text: 1 (in full: 1 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-fecf506b8c = 1 (ganz: 1, wenn die Auslegung „[Zahl beim Poker](#option-poker-number)“ *mit Vorzeichen* ist, sonst 3)

# text: Back
book-76900f1bfd = Zurück

# text: 1 (in full: [early loss](#number-early-loss))
book-311a721343 = 1 (ganz: [früher Verlust](#number-early-loss))

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 1)
book-4519c31e2e = 2 (ganz: 2, wenn die Auslegung „[Zahl beim Poker](#option-poker-number)“ *mit Vorzeichen* ist, sonst 1)

# text: 3 (in full: 3 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-c03d48dc51 = 3 (ganz: 3, wenn die Auslegung „[Zahl beim Poker](#option-poker-number)“ *mit Vorzeichen* ist, sonst 2)

# text: 4 (in full: 4 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-077fd770ad = 4 (ganz: 4, wenn die Auslegung „[Zahl beim Poker](#option-poker-number)“ *mit Vorzeichen* ist, sonst 2)

# text: Setup
book-7013af4c42 = Aufbau

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
book-8b9237f601 = Wird der Markt vorbereitet und werden Abenteurer ausgeteilt, oder werden Paare von Abenteurern versteigert?

# text: **Usual answer:** basic. The answers are: basic or advanced.
book-4853364d6d = **Übliche Antwort:** Grundspiel. Die Antworten sind: Grundspiel oder für Fortgeschrittene.

# text: **Why:** It is for the first games.
book-da7426365b = **Warum:** Für die ersten Partien.

# text: [game](#phase-game): This is done only if the ruling [setup](#option-setup) is *basic*.
book-5debd1f16b = [Spiel](#phase-game): Dies geschieht nur, wenn die Auslegung „[Aufbau](#option-setup)“ *Grundspiel* ist.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: for each lot: draw 2 adventurers from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-6130409cf6 = [Spiel](#phase-game): Wenn die Auslegung „[Aufbau](#option-setup)“ *für Fortgeschrittene* ist: Für jedes Los: Ziehe 2 Abenteurer vom [Stapel](#zone-pile) in den [Trupp](#zone-team) des Loses.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: go through [Auction](#phase-auction) (the *first bidder* is the [pistol](#state-pistol); *opening* is yes).
book-b1e0b3c520 = [Spiel](#phase-game): Wenn die Auslegung „[Aufbau](#option-setup)“ *für Fortgeschrittene* ist: Spielt die [Versteigerung](#phase-auction) (der *erste Bieter* ist, wer die [Pistole](#state-pistol) hat; *Eröffnung* ist ja).

# text: Poker number
book-a914d2816d = Zahl beim Poker

# text: Is a section's larger number the one forward, or of greater size?
book-7d15ae905a = Geht die größere Zahl eines Abschnitts nach vorne, oder die dem Betrag nach größere?

# text: **Usual answer:** signed. The answers are: signed or magnitude.
book-06cc5b387b = **Übliche Antwort:** mit Vorzeichen. Die Antworten sind: mit Vorzeichen oder als Betrag.

# text: **Why:** A review tells of growing losses.
book-96ff981bc9 = **Warum:** Eine Besprechung erzählt von Verlusten, die mit dem Ansehen wachsen.

# text: Payday threshold
book-aa054b30e9 = Schwelle des Zahltags

# text: Must there be at least as many full rows as players, or exactly as many?
book-b0fcc74ff7 = Müssen es mindestens so viele volle Reihen wie Spieler sein, oder genau so viele?

# text: **Usual answer:** at least. The answers are: at least or exactly.
book-6fd68f70e9 = **Übliche Antwort:** mindestens. Die Antworten sind: mindestens oder genau.

# text: **Why:** The text says both.
book-0f9ac75c85 = **Warum:** Im Text steht beides.

# text: An answer is allowed only if the ruling [payday threshold](#option-payday-threshold) is *at least*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-a26a2f6367 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Schwelle des Zahltags](#option-payday-threshold)“ *mindestens* ist oder die Auslegung „[Zeitpunkt des Leichenbestatters](#option-undertaker-timing)“ *beim Aufdecken* ist.

# text: [payday due](#term-payday-due): (the ruling [payday threshold](#option-payday-threshold) is *at least*, and the [full rows](#term-full-rows) are at least the number of players), or (the ruling [payday threshold](#option-payday-threshold) is not *at least*, and the [full rows](#term-full-rows) are the number of players).
book-145aaaed03 = [Zahltag fällig](#term-payday-due): (die Auslegung „[Schwelle des Zahltags](#option-payday-threshold)“ ist *mindestens*, und die Zahl der [vollen Zeilen](#term-full-rows) ist mindestens die Zahl der Spieler), oder (die Auslegung „[Schwelle des Zahltags](#option-payday-threshold)“ ist nicht *mindestens*, und die Zahl der [vollen Zeilen](#term-full-rows) ist die Zahl der Spieler).

# text: Payday row
book-73771897c0 = Zeile des Zahltags

# text: Which bill of the rolled column falls due?
book-4f190d5ad3 = Welcher Schuldschein der gewürfelten Spalte wird fällig?

# text: **Usual answer:** topmost. The answers are: topmost or outermost.
book-1b0c6db93f = **Übliche Antwort:** oberster. Die Antworten sind: oberster oder äußerster.

# text: **Why:** It is next to the die.
book-4fbe06a9be = **Warum:** Der in der Reihe neben dem Würfel.

# text: [called](#term-called): The first [due](#term-spot-due) spot if the ruling [payday row](#option-payday-row) is *topmost*, otherwise the last [due](#term-spot-due) spot.
book-15abacdee0 = [Aufgerufen](#term-called): das erste [fällige](#term-spot-due) Feld, wenn die Auslegung „[Zeile des Zahltags](#option-payday-row)“ *oberster* ist, sonst das letzte [fällige](#term-spot-due) Feld.

# text: Partial payment
book-7ead54f6c3 = Teilzahlung

# text: What does a debtor pay who has too little?
book-c583916a49 = Was zahlt ein Schuldner, der zu wenig hat?

# text: **Usual answer:** pays all. The answers are: pays all or pays none.
book-afc2e23105 = **Übliche Antwort:** zahlt alles. Die Antworten sind: zahlt alles oder zahlt nichts.

# text: **Why:** He runs out of money.
book-2800b97ec0 = **Warum:** Es heißt, ihm sei das Geld ausgegangen.

# text: [default on](#effect-default-on): If the ruling [partial payment](#option-partial-payment) is *pays all*: pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-3f8716b135 = [Ausfallen](#effect-default-on): Wenn die Auslegung „[Teilzahlung](#option-partial-payment)“ *zahlt alles* ist: Zahle so viele Nuggets wie der Wert des Schuldscheins (oder so viele, wie da sind) aus den [Nuggets](#money-nuggets) des *Schuldners* in die [Bank](#money-bank).

# text: Vulture setback
book-a06fb92988 = Rückschlag durch Geier

# text: Does a vulture cost five spaces, or five for each one has?
book-860fd674f3 = Kostet ein Geier fünf Felder, oder fünf für jeden, den man hat?

# text: **Usual answer:** once. The answers are: once or cumulative.
book-fadeaad12f = **Übliche Antwort:** einmal. Die Antworten sind: einmal oder jedes Mal mehr.

# text: **Why:** Five for each received.
book-77c5ac2d6c = **Warum:** Fünf für jeden, den man erhält.

# text: [default on](#effect-default-on): The *debtor*'s [vultures](#money-vultures) if the ruling [vulture setback](#option-vulture-setback) is *cumulative*, otherwise 1.
book-713cb9b660 = [Ausfallen](#effect-default-on): die [Geier](#money-vultures) des *Schuldners*, wenn die Auslegung „[Rückschlag durch Geier](#option-vulture-setback)“ *jedes Mal mehr* ist, sonst 1.

# text: Insolvent bill
book-f4077e3969 = Unbezahlter Schuldschein

# text: Where does the unpaid bill go?
book-f9fe07676e = Wohin kommt der unbezahlte Schuldschein?

# text: **Usual answer:** to issuer. The answers are: to issuer or stays.
book-e64ecd9800 = **Übliche Antwort:** an den Aussteller. Die Antworten sind: an den Aussteller oder er bleibt.

# text: **Why:** He may keep it.
book-432cb605d9 = **Warum:** Er darf ihn behalten.

# text: [default on](#effect-default-on): If the ruling [insolvent bill](#option-insolvent-bill) is *stays*: turn the bill face down.
book-e01bec9dc4 = [Ausfallen](#effect-default-on): Wenn die Auslegung „[unbezahlter Schuldschein](#option-insolvent-bill)“ *er bleibt* ist: Drehe den Schuldschein auf die Rückseite.

# text: Undertaker timing
book-19f5c36b8b = Zeitpunkt des Leichenbestatters

# text: Does High Noon move the undertaker even if not carried out?
book-3db65a8696 = Bewegt High Noon den Leichenbestatter auch, wenn es nicht ausgeführt wird?

# text: **Usual answer:** on reveal of event. The answers are: on reveal of event or only if resolved.
book-6204d1eca9 = **Übliche Antwort:** beim Aufdecken. Die Antworten sind: beim Aufdecken oder nur wenn ausgeführt.

# text: **Why:** He moves before it, as for the seventh card.
book-b130968c6f = **Warum:** Er zieht vorher, und auch bei der siebten Karte.

# text: [event phase](#phase-event-phase): There is a high noon in the [current](#zone-current), and the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-c198fa2931 = [Ereignisphase](#phase-event-phase): Ein High Noon liegt unter [jetzt](#zone-current), und die Auslegung „[Zeitpunkt des Leichenbestatters](#option-undertaker-timing)“ ist *beim Aufdecken*.

# text: [shooting](#phase-shooting): If the ruling [undertaker timing](#option-undertaker-timing) is *only if resolved*: add 1 to *[undertaker](#state-undertaker)*.
book-4147a56618 = [Schießen](#phase-shooting): Wenn die Auslegung „[Zeitpunkt des Leichenbestatters](#option-undertaker-timing)“ *nur wenn ausgeführt* ist: Erhöhe den *[Leichenbestatter](#state-undertaker)* um 1.

# text: Undertaker goal
book-7112179ecb = Ankunft des Leichenbestatters

# text: Is the High Noon that brings him home carried out?
book-686b8844a0 = Wird das High Noon ausgeführt, das ihn ans Ziel bringt?

# text: **Usual answer:** ends at once. The answers are: ends at once or resolve first.
book-a6e82389e5 = **Übliche Antwort:** endet sofort. Die Antworten sind: endet sofort oder erst ausführen.

# text: **Why:** The seventh card is not.
book-b09e18ada6 = **Warum:** Die siebte Karte wird es nicht.

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [8](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-54719211c9 = [Begräbnis](#term-funeral): Der *[Leichenbestatter](#state-undertaker)* ist [8](#number-trail-end), und (die Auslegung „[Ankunft des Leichenbestatters](#option-undertaker-goal)“ ist *endet sofort*, oder nichts liegt unter [jetzt](#zone-current)).

# text: All equal
book-ab7f641c5e = Alle gleich

# text: Does the undertaker go back when all show equal pistols?
book-43cda684fa = Geht der Leichenbestatter zurück, wenn alle gleich viele Pistolen zeigen?

# text: **Usual answer:** undertaker stays. The answers are: undertaker stays or undertaker back.
book-843c18b04f = **Übliche Antwort:** er bleibt stehen. Die Antworten sind: er bleibt stehen oder er geht zurück.

# text: **Why:** The event was revealed.
book-8fcc55a3fc = **Warum:** Das Ereignis wurde aufgedeckt.

# text: An answer is allowed only if the ruling [all equal](#option-all-equal) is *undertaker stays*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-14a75e9df2 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[alle gleich](#option-all-equal)“ *er bleibt stehen* ist oder die Auslegung „[Zeitpunkt des Leichenbestatters](#option-undertaker-timing)“ *beim Aufdecken* ist.

# text: [contest](#phase-contest): If the event is a high noon, and the ruling [all equal](#option-all-equal) is *undertaker back*: subtract 1 from *[undertaker](#state-undertaker)*.
book-a760ba8fe9 = [Wettstreit](#phase-contest): Wenn das Ereignis ein High Noon ist und die Auslegung „[alle gleich](#option-all-equal)“ *er geht zurück* ist: Verringere den *[Leichenbestatter](#state-undertaker)* um 1.

# text: High noon short
book-7a816f714d = Zu kleiner Markt bei High Noon

# text: What does a single winner take if there is one bill?
book-b0e26487bb = Was nimmt ein einzelner Gewinner aus einem Markt mit einem einzigen Schuldschein?

# text: **Usual answer:** none taken. The answers are: none taken or single takes one.
book-cae7c5398c = **Übliche Antwort:** keiner wird genommen. Die Antworten sind: keiner wird genommen oder einer nimmt einen.

# text: **Why:** It is too few.
book-cc0037559c = **Warum:** Es ist zu wenig.

# text: [shooting](#phase-shooting): *Winners* is 1, and (the ruling [high noon short](#option-high-noon-short) is *none taken*, or there is more than 1 bill in the [market](#zone-market) of all spots together).
book-91cecac606 = [Schießen](#phase-shooting): *Sieger* ist 1, und (die Auslegung „[zu kleiner Markt bei High Noon](#option-high-noon-short)“ ist *keiner wird genommen*, oder auf dem [Markt](#zone-market) aller Felder zusammen liegt mehr als 1 Schuldschein).

# text: High noon order
book-94211efcc3 = Reihenfolge bei High Noon

# text: Do several winners take in turn, or point at bills at once?
book-a2e9095cc1 = Nehmen mehrere Gewinner der Reihe nach, oder zeigen sie zugleich auf Schuldscheine?

# text: **Usual answer:** clockwise from active. The answers are: clockwise from active or simultaneous secret.
book-2be40bd198 = **Übliche Antwort:** im Uhrzeigersinn ab dem Aktiven. Die Antworten sind: im Uhrzeigersinn ab dem Aktiven oder gleichzeitig und geheim.

# text: **Why:** Everything else is done so.
book-d7d85708d0 = **Warum:** Es ist die Reihenfolge von allem anderen.

# text: [shooting](#phase-shooting): This is done only if *winners* is 1, or the ruling [high noon order](#option-high-noon-order) is *clockwise from active*; otherwise: **Clashes.** Repeat as long as there is a [waiting](#term-player-waiting) player (**Point.** All [waiting](#term-player-waiting) players choose at the same time and in secret: [Point](#action-point); when all have chosen, the choices take effect; **Take.** For each [waiting](#term-player-waiting) player *p*, clockwise from you: put all bills in player *p*'s [target](#state-target)'s [market](#zone-market) into player *p*'s [sleeve](#zone-sleeve)); **Home.** For each player: put all bills in the player's [sleeve](#zone-sleeve) into the player's [hand](#zone-hand).
book-02ea4b7285 = [Schießen](#phase-shooting): Dies geschieht nur, wenn *Sieger* 1 ist oder die Auslegung „[Reihenfolge bei High Noon](#option-high-noon-order)“ *im Uhrzeigersinn ab dem Aktiven* ist; sonst: **Zusammenstöße.** Wiederholt dies, solange es einen [wartenden](#term-player-waiting) Spieler gibt (**Zeigen.** Alle [wartenden](#term-player-waiting) Spieler wählen gleichzeitig und geheim: [Zeigen](#action-point); wenn alle gewählt haben, wirken die Entscheidungen; **Nehmen.** Für jeden [wartenden](#term-player-waiting) Spieler *p*, im Uhrzeigersinn ab dir: Lege alle Schuldscheine vom [Markt](#zone-market) des [Ziels](#state-target) von Spieler *p* in den [Ärmel](#zone-sleeve) von Spieler *p*); **Heim.** Für jeden Spieler: Nimm alle Schuldscheine im [Ärmel](#zone-sleeve) des Spielers auf die [Hand](#zone-hand) des Spielers.

# text: Last row compaction
book-4ea9e24078 = Lücken in der letzten Zeile

# text: What happens to gaps in the last row?
book-b68d71e71d = Was wird aus Lücken in der letzten Reihe?

# text: **Usual answer:** push left. The answers are: push left or leave gaps.
book-18274a7e74 = **Übliche Antwort:** nach links schieben. Die Antworten sind: nach links schieben oder Lücken lassen.

# text: **Why:** Rows fill without gaps.
book-9bd7f72f8a = **Warum:** Reihen füllen sich ohne Lücken.

# text: [refill](#phase-refill): If the ruling [last row compaction](#option-last-row-compaction) is *push left*: for each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-f26954ce16 = [Auffüllen](#phase-refill): Wenn die Auslegung „[Lücken in der letzten Zeile](#option-last-row-compaction)“ *nach links schieben* ist: Für jedes [belegte](#term-spot-filled) Feld, das nach dem [nächsten Feld](#term-next-spot) kommt: Lege alle Schuldscheine vom [Markt](#zone-market) des Felds auf den [Markt](#zone-market) des [nächsten Felds](#term-next-spot), verdeckt.

# text: Bill backs
book-5455b79096 = Rückseiten der Schuldscheine

# text: Do backs of bills show their issuers?
book-acd3099acc = Zeigen die Rückseiten der Schuldscheine im Markt, wer sie ausgestellt hat?

# text: **Usual answer:** uniform. The answers are: uniform or coloured.
book-7eea11fda5 = **Übliche Antwort:** einheitlich. Die Antworten sind: einheitlich oder farbig.

# text: **Why:** A taker may not look first.
book-bad88dad19 = **Warum:** Wer nimmt, darf nicht vorher nachsehen.

# text: [show backs](#effect-show-backs): If the ruling [bill backs](#option-bill-backs) is *coloured*: for each spot where the spot's [back of](#state-back-of) is not the issuer of the first bill in the spot's [market](#zone-market): set the spot's [back of](#state-back-of) to the issuer of the first bill in the spot's [market](#zone-market).
book-2b27453845 = [Rückseiten zeigen](#effect-show-backs): Wenn die Auslegung „[Rückseiten der Schuldscheine](#option-bill-backs)“ *farbig* ist: Für jedes Feld, dessen [Rückseite](#state-back-of) nicht der Aussteller des ersten Schuldscheins auf dem [Markt](#zone-market) des Felds ist: Setze die [Rückseite](#state-back-of) des Felds auf den Aussteller des ersten Schuldscheins auf dem [Markt](#zone-market) des Felds.

# text: Bids open
book-d3fc5abec7 = Offene Gebote

# text: Do bids lie open, or is only their total told?
book-20f2527ff2 = Liegen Gebote offen, oder wird nur ihre Summe genannt?

# text: **Usual answer:** open. The answers are: open or total announced.
book-bec59d12cb = **Übliche Antwort:** offen. Die Antworten sind: offen oder nur die Summe angesagt.

# text: **Why:** All must see that totals differ.
book-b9f2df8d47 = **Warum:** Alle müssen sehen, dass sich die Summen unterscheiden.

# text: [bid](#zone-bid): Who sees it: everyone if the ruling [bids open](#option-bids-open) is *open*, otherwise its owner only.
book-11df4930f1 = [Gebot](#zone-bid): Wer es sieht: alle, wenn die Auslegung „[offene Gebote](#option-bids-open)“ *offen* ist, sonst nur sein Besitzer.

# text: [auction](#phase-auction): The ruling [bid placement](#option-bid-placement) is *openly*, or (*alike* applies, and the ruling [bids open](#option-bids-open) is *open*).
book-e7d46608ea = [Versteigerung](#phase-auction): Die Auslegung „[Ablegen der Gebote](#option-bid-placement)“ ist *offen*, oder (*gleich* gilt, und die Auslegung „[offene Gebote](#option-bids-open)“ ist *offen*).

# text: Bid placement
book-a4cc108208 = Ablegen der Gebote

# text: In what order do bills of a bid enter the market?
book-6864cf16ad = In welcher Reihenfolge kommen die Schuldscheine eines Gebots in den Markt?

# text: **Usual answer:** placer chooses secretly. The answers are: placer chooses secretly, shuffled or openly.
book-93195b0167 = **Übliche Antwort:** wer legt, wählt geheim. Die Antworten sind: wer legt, wählt geheim; gemischt; oder offen.

# text: **Why:** They are laid face down.
book-15a6e0cf05 = **Warum:** Sie werden verdeckt gelegt.

# text: [auction](#phase-auction): If the ruling [bid placement](#option-bid-placement) is *shuffled*: shuffle your [bid](#zone-bid) into the [box](#zone-box); for each number *n* from 1 to the number of bills in the [box](#zone-box) (Note the spot: the [next spot](#term-next-spot); Draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down; If *in sight* applies: show all bills in the spot's [market](#zone-market) to all players; Otherwise, if *alike* applies: look at all bills in the spot's [market](#zone-market), without showing it to others); carry out [Show backs](#effect-show-backs).
book-0cd1ca72df = [Versteigerung](#phase-auction): Wenn die Auslegung „[Ablegen der Gebote](#option-bid-placement)“ *gemischt* ist: Mische dein [Gebot](#zone-bid) in die [Schachtel](#zone-box); für jede Zahl *n* von 1 bis zur Zahl der Schuldscheine in der [Schachtel](#zone-box) (Merke das Feld: das [nächste Feld](#term-next-spot); Ziehe 1 Schuldschein aus der [Schachtel](#zone-box) auf den [Markt](#zone-market) des Felds, verdeckt; Wenn *offen* gilt: Zeige allen Spielern alle Schuldscheine auf dem [Markt](#zone-market) des Felds; Sonst, wenn *gleich* gilt: Sieh dir alle Schuldscheine auf dem [Markt](#zone-market) des Felds an, ohne sie anderen zu zeigen); führe [Rückseiten zeigen](#effect-show-backs) aus.

# text: Several passes
book-7287e63529 = Mehrere passen

# text: Do some of several passers get adventurers?
book-150c568420 = Bekommen einige von mehreren, die passen, Abenteurer?

# text: **Usual answer:** none for passers. The answers are: none for passers or earlier ranks higher.
book-644c046a3e = **Übliche Antwort:** nichts für Passende. Die Antworten sind: nichts für Passende oder wer früher passt, steht höher.

# text: **Why:** Nobody hires for nothing.
book-9779cbda9a = **Warum:** Niemand heuert umsonst an.

# text: [auction](#phase-auction): Your [stake](#state-stake) is at least 0, or the ruling [several passes](#option-several-passes) is *earlier ranks higher*.
book-17685b23ea = [Versteigerung](#phase-auction): Dein [Einsatz](#state-stake) ist mindestens 0, oder die Auslegung „[mehrere passen](#option-several-passes)“ ist *wer früher passt, steht höher*.

# text: Short pile
book-1b776b65dc = Zu wenige Abenteurer

# text: What if adventurers are too few for an auction?
book-b6d369284d = Was gilt, wenn es zu wenige Abenteurer für eine Versteigerung gibt?

# text: **Usual answer:** offer what exists. The answers are: offer what exists or skip phase.
book-576f8afe87 = **Übliche Antwort:** anbieten, was da ist. Die Antworten sind: anbieten, was da ist oder Phase auslassen.

# text: **Why:** Some are better than none.
book-9b70954762 = **Warum:** Einige sind besser als keine.

# text: [play](#phase-play): The number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit), and (the ruling [short pile](#option-short-pile) is *offer what exists*, or (the number of adventurers in the [pile](#zone-pile)) + (the number of adventurers in the [discards](#zone-discards)) is at least [lots shown](#number-lots-shown)).
book-8f8f91632a = [Spiel](#phase-play): In deiner [Mannschaft](#zone-crew) sind weniger als [3](#number-crew-limit) Abenteurer, und (die Auslegung „[zu wenige Abenteurer](#option-short-pile)“ ist *anbieten, was da ist*, oder (die Zahl der Abenteurer im [Stapel](#zone-pile)) + (die Zahl der Abenteurer auf der [Ablage](#zone-discards)) ist mindestens die Zahl der [gezeigten Lose](#number-lots-shown)).

# text: Advanced lowest
book-059103471b = Niedrigstes Gebot der Eröffnung

# text: Does the lowest bidder of the first auction pay?
book-36162da634 = Zahlt der niedrigste Bieter der Eröffnungsversteigerung für sein Paar?

# text: **Usual answer:** pays. The answers are: pays or keeps bills.
book-47af4ab1c2 = **Übliche Antwort:** zahlt. Die Antworten sind: zahlt oder behält die Schuldscheine.

# text: **Why:** All are told to pay.
book-88535356a7 = **Warum:** Alle sollen zahlen.

# text: An answer is allowed only if the ruling [advanced lowest](#option-advanced-lowest) is *pays*, or the ruling [setup](#option-setup) is *advanced*.
book-e9fbb56d76 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[niedrigstes Gebot der Eröffnung](#option-advanced-lowest)“ *zahlt* ist oder die Auslegung „[Aufbau](#option-setup)“ *für Fortgeschrittene* ist.

# text: [auction](#phase-auction): If *opening* applies, and the [team](#zone-team) of every lot is empty, and the ruling [advanced lowest](#option-advanced-lowest) is *keeps bills*: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-9c1d168340 = [Versteigerung](#phase-auction): Wenn *Eröffnung* gilt und der [Trupp](#zone-team) jedes Loses leer ist und die Auslegung „[niedrigstes Gebot der Eröffnung](#option-advanced-lowest)“ *behält die Schuldscheine* ist: Nimm alle Schuldscheine deines [Gebots](#zone-bid) auf deine [Hand](#zone-hand).

# text: Nugget visibility
book-3dea0e19c5 = Sicht auf Nuggets

# text: Who sees a player's nuggets?
book-c79bf41c1e = Wer sieht die Nuggets eines Spielers?

# text: **Usual answer:** public. The answers are: public or secret.
book-7cb48e053c = **Übliche Antwort:** offen. Die Antworten sind: offen oder geheim.

# text: **Why:** All see what comes and goes.
book-de694f03f7 = **Warum:** Alles, was kommt und geht, ist zu sehen.

# text: [bank](#money-bank): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise nobody.
book-b6cf2b85f3 = [Bank](#money-bank): Wer sie sieht: alle, wenn die Auslegung „[Sicht auf Nuggets](#option-nugget-visibility)“ *offen* ist, sonst niemand.

# text: [nuggets](#money-nuggets): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise its owner only.
book-ccb07115f4 = [Nuggets](#money-nuggets): Wer sie sieht: alle, wenn die Auslegung „[Sicht auf Nuggets](#option-nugget-visibility)“ *offen* ist, sonst nur ihr Besitzer.

# text: Past goal
book-97eee57100 = Felder hinter dem Ziel

# text: Do spaces beyond the goal count?
book-4b32514fd7 = Zählen Felder hinter dem Ziel für die Schlusswertung?

# text: **Usual answer:** stop on goal. The answers are: stop on goal or count overshoot.
book-ab49c7b029 = **Übliche Antwort:** am Ende stehen bleiben. Die Antworten sind: am Ende stehen bleiben oder weiterzählen.

# text: **Why:** The board has none.
book-9c439b4b32 = **Warum:** Auf dem Spielplan gibt es keine.

# text: The number [farthest](#number-farthest) depends on it.
book-7edd5fa439 = Die Zahl [Weitestes](#number-farthest) hängt davon ab.

# text: Final buy
book-b19e9a80fd = Kauf am Schluss

# text: How much may be bought after the end, and in turn?
book-6f4a172330 = Wie viel darf man nach dem Ende kaufen, und der Reihe nach oder zugleich?

# text: **Usual answer:** up to 3 clockwise. The answers are: up to 3 clockwise, exactly 3 or 0 or simultaneous secret.
book-b5c5e55b0d = **Übliche Antwort:** bis zu 3 im Uhrzeigersinn. Die Antworten sind: bis zu 3 im Uhrzeigersinn, genau 3 oder 0 oder gleichzeitig und geheim.

# text: **Why:** As in a turn.
book-6612f7c453 = **Warum:** Wie in einem Zug.

# text: [finale](#phase-finale): If the ruling [final buy](#option-final-buy) is *simultaneous secret*: all players *p* where player *p* is not *[ruined](#term-player-ruined)* choose at the same time and in secret: [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is no); when all have chosen, the choices take effect; otherwise as told there.
book-56f7e4e151 = [Finale](#phase-finale): Wenn die Auslegung „[Kauf am Schluss](#option-final-buy)“ *gleichzeitig und geheim* ist: Alle Spieler *p*, die nicht *[ruiniert](#term-player-ruined)* sind, wählen gleichzeitig und geheim: [Kaufen](#action-buy) (*höchstens* ist [3](#number-last-buy-limit); *alles oder nichts* ist nein); wenn alle gewählt haben, wirken die Entscheidungen; sonst wie dort beschrieben.

# text: Last payday
book-c1ba455efa = Letzter Zahltag

# text: May more paydays follow the last one?
book-620bab511b = Können auf den letzten Zahltag weitere folgen?

# text: **Usual answer:** one only. The answers are: one only or repeat.
book-f070ad0fda = **Übliche Antwort:** nur einer. Die Antworten sind: nur einer oder wiederholen.

# text: **Why:** It is called the last.
book-3259e2aebb = **Warum:** Er heißt der letzte.

# text: [finale](#phase-finale): If the ruling [last payday](#option-last-payday) is *repeat*: repeat as long as *[payday due](#term-payday-due)* applies, and there is no [ruined](#term-player-ruined) player (Go through [Payday](#phase-payday) (for the *active*; *refilled* is yes)).
book-66fdedd384 = [Finale](#phase-finale): Wenn die Auslegung „[letzter Zahltag](#option-last-payday)“ *wiederholen* ist: Wiederholt, solange *[Zahltag fällig](#term-payday-due)* gilt und es keinen [ruinierten](#term-player-ruined) Spieler gibt (Spielt den [Zahltag](#phase-payday) (für den *Aktiven*; *aufgefüllt* ist ja)).

# text: Nugget supply
book-fb18c38bd9 = Vorrat an Nuggets

# text: Are there only the 85 nuggets of the box?
book-304fe86051 = Gibt es nur die 85 Nuggets der Schachtel?

# text: **Usual answer:** unlimited. The answers are: unlimited or limited.
book-1d3d67d240 = **Übliche Antwort:** unbegrenzt. Die Antworten sind: unbegrenzt oder begrenzt.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Warum:** Nichts sagt, was dann folgen würde.

# text: [bank](#money-bank): It never runs out if the ruling [nugget supply](#option-nugget-supply) is *unlimited*.
book-2c29600f14 = [Bank](#money-bank): Sie geht nie aus, wenn die Auslegung „[Vorrat an Nuggets](#option-nugget-supply)“ *unbegrenzt* ist.

# text: Prestart section
book-6c5bc380e9 = Felder vor dem Start

# text: Do spaces before the start count as grey, or 5 and 0?
book-fbb76e4397 = Zählen die Felder vor dem Start als grau, oder als 5 und 0?

# text: **Usual answer:** grey. The answers are: grey or own section.
book-0fd6c038c1 = **Übliche Antwort:** grau. Die Antworten sind: grau oder eigener Abschnitt.

# text: **Why:** No source names a colour.
book-6720613bff = **Warum:** Eine andere Farbe wird nicht genannt.

# text: The number [early win](#number-early-win) depends on it.
book-34fdfae031 = Die Zahl [früher Gewinn](#number-early-win) hängt davon ab.

# text: The number [early loss](#number-early-loss) depends on it.
book-a4eb636997 = Die Zahl [früher Verlust](#number-early-loss) hängt davon ab.

# text: **[Adventurer](@assumed-adventurer)**: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
book-02b710d3f4 = **[Abenteurer](@assumed-adventurer)**: Alles aus adventurers.csv, die 27 Dreiergruppen aus 1..6 mit der Summe 10, und 3-3-3 und 4-4-4. Bekannt sind 29 Karten, je drei Werte, und 6 als der beste.

# text: **[Bill](@assumed-bill)**: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
book-2daeda3870 = **[Schuldschein](@assumed-bill)**: Die Verteilung der 13 Schuldscheine einer Farbe, 2, 3, 3, 3, 2 mit den Werten 0 bis 4. Jede Farbe hat mindestens eine 1 und eine 2.

# text: **[Event](@assumed-event)**: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
book-f007b35b6a = **[Ereignis](@assumed-event)**: Die Verteilung 3, 2, 2 und die Goldräusche mit 6 und 3 und mit 5 und 2. Bekannt sind sieben Karten, drei Arten Goldrausch, und 7 und 4 als eine davon.

# text: **[Forward](@assumed-forward)**: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
book-1254c2b72b = **[Vorwärts](@assumed-forward)**: Die Zahlen der Sieger im dritten und vierten Abschnitt des Wegs und die Grenzen aller. Grau 4 und Beige 3 sind bekannt, und dass sie fallen.

# text: **[Back](@assumed-back)**: The losers' numbers. Known are that one is 1 and that they grow.
book-ddc4d4ca2a = **[Zurück](@assumed-back)**: Die Zahlen der Verlierer in allen Abschnitten. Bekannt ist, dass eine davon 1 ist und dass sie wachsen.

# text: **[Trail end](@assumed-trail-end)**: The undertaker's 8 steps. So a game lasts as long as its box says.
book-094c4108d4 = **[Ende des Wegs](@assumed-trail-end)**: Die 8 Schritte des Leichenbestatters. Mit ihnen dauert eine Partie so lange, wie die Schachtel sagt.

# text: **[Throw](@assumed-throw)**: Those who tie for the first turn roll again.
book-c1550c21f9 = **[Wurf](@assumed-throw)**: Wer beim ersten Zug gleich ist, wirft noch einmal.

# text: **[Final tie](@assumed-final-tie)**: Equal hats with equal nuggets share.
book-cd92224562 = **[Gleichstand am Ende](@assumed-final-tie)**: Gleiche Hüte mit gleichen Nuggets teilen den Sieg.

# text: 3 with 3 players, 4 with 4
book-2396762a5e = 3 zu dritt, 4 zu viert

# text: the number of players
book-e927a746bb = die Zahl der Spieler

# text: first prize / second prize: 7 / 6, 6 / 5, 5 / 4; called “gold rush *first prize*/*second prize*”
book-b7f8a8e1dd = erster Preis / zweiter Preis: 7 / 6, 6 / 5, 5 / 4; genannt „Goldrausch *erster Preis*/*zweiter Preis*“

# text: Put vultures into the [sky](#money-sky): 13.
book-7db8716516 = Setze Geier in den [Himmel](#money-sky): 13.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [3](#number-setback) × 1).
book-eb706b3d5b = Führe [Zurückgehen](#effect-step-back) aus (der Spieler ist der *Schuldner*; *Schritte* ist [3](#number-setback) × 1).

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [4](#number-fatal-vultures).
book-29edb95517 = **[Ruiniert](@term-player-ruined)**: Ein Spieler ist *ruiniert*, wenn die Zahl seiner [Geier](#money-vultures) mindestens [4](#number-fatal-vultures) ist.

# text: **Usual answer:** secret. The answers are: public or secret.
book-395f616380 = **Übliche Antwort:** geheim. Die Antworten sind: offen oder geheim.

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [6](#number-trail-end).
book-b60de4adac = **[Begräbnis](@term-funeral)**: Dies gilt, wenn der *[Leichenbestatter](#state-undertaker)* [6](#number-trail-end) ist.

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [6](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-e77258c945 = [Begräbnis](#term-funeral): Der *[Leichenbestatter](#state-undertaker)* ist [6](#number-trail-end), und (die Auslegung „[Ankunft des Leichenbestatters](#option-undertaker-goal)“ ist *endet sofort*, oder nichts liegt unter [jetzt](#zone-current)).

# text: X3 prestige
book-c0e17e83d2 = X3 Ansehen

# text: X4 an auction goes by the numbers
book-f719593497 = X4 Eine Versteigerung geht nach den Zahlen

# text: Y1 a payday until a column is used up
book-6dc50f7bda = Y1 Ein Zahltag, bis eine Spalte verbraucht ist

# text: Y3 four full rows are left, and a new payday follows at once
book-33adb896d4 = Y3 Vier volle Zeilen bleiben, und sofort folgt ein neuer Zahltag

# text: Y3 three full rows are left, and play goes on
book-b662ce2f4b = Y3 Drei volle Zeilen bleiben, und das Spiel geht weiter

# text: Y4 high noon with one winner
book-4ae5738422 = Y4 High Noon mit einem Gewinner

# text: Y5 with two bills each takes one, the active player first
book-823b78f251 = Y5 Bei zwei Schuldscheinen nimmt jeder einen, der aktive Spieler zuerst

# text: Y7 a player who can only repeat a total passes and shows his hand
book-a3544d1447 = Y7 Wer eine Summe nur wiederholen kann, passt und zeigt seine Hand

# text: Y8 the undertaker has come home, blue wins
book-d0095938d0 = Y8 Der Leichenbestatter ist am Ziel, Blau gewinnt

# text: Y8 the undertaker has come home, blue and red share
book-f07fb01085 = Y8 Der Leichenbestatter ist am Ziel, Blau und Rot teilen

# text: Y9 a third vulture ends the game at once
book-d50e26c0b0 = Y9 Ein dritter Geier beendet das Spiel sofort

# text: Y9 whoever has three vultures cannot buy, and loses
book-ac865328c7 = Y9 Wer drei Geier hat, kann nicht kaufen und verliert

# text: The lowest bidder takes the last adventurer and pays
book-6077249943 = Wer am wenigsten bietet, nimmt den letzten Abenteurer und bezahlt

# text: Who passes gets none
book-3e335b9d88 = Wer passt, erhält keinen

# text: The second prize of a gold rush is one less
book-038866d011 = Der zweite Preis eines Goldrauschs ist um eins kleiner

# text: The second is paid nearly as much as the first
book-d883675a8b = Der Zweite erhält fast so viel wie der Erste

# text: Three forward and one back in every section, early
book-52f9635373 = Drei vor und eins zurück in jedem Abschnitt: früh

# text: Three forward and one back in every section, late
book-a41bc3a1d5 = Drei vor und eins zurück in jedem Abschnitt: spät

# text: A vulture costs three spaces, and the third is not the last, the third
book-66920ad8b5 = Ein Geier kostet drei Felder, und der dritte ist nicht der letzte: der dritte

# text: A vulture costs three spaces, and the third is not the last, the fourth
book-0ea7c97156 = Ein Geier kostet drei Felder, und der dritte ist nicht der letzte: der vierte

# text: There are enough for all
book-06cfa52c08 = Es sind genug für alle da

# text: One sees only one's own
book-ac97e54501 = Jeder sieht nur, was er selbst hat

# text: The sixth step brings the undertaker home, from the fourth space
book-26a10bd863 = Der sechste Schritt bringt den Leichenbestatter ans Ziel: vom vierten Feld

# text: The sixth step brings the undertaker home, from the fifth space
book-f6911b776d = Der sechste Schritt bringt den Leichenbestatter ans Ziel: vom fünften Feld
