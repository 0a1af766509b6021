### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
book-24aa0204db = Sieben Gräber, Räuber gegen Detektive und Polizei, geheime Aufträge und eine Anklage für jeden.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again. The points are the player's [total](#state-total).
book-cd5deb9261 = **Das Ziel.** Wer am Ende Erster ist, hat gewonnen: zuerst die meisten Punkte, dann die wenigsten Karten auf der [Hand](#zone-hand); Führende, die dann noch gleich sind, fallen hinter alle anderen zurück, die neu gereiht werden. Die Punkte sind die [Summe](#state-total) des Spielers.

# text: Cards
book-a52fcbbc33 = Karten

# text: In all: 72.
book-6032bda1d8 = Insgesamt: 72.

# text: robber
book-eaf6ec1fa7 = Räuber

# text: value 1 (9×), 2 (9×) and 3 (9×); called “robber *value*”
book-586fa38b72 = Wert 1 (9×), 2 (9×) und 3 (9×); genannt „Räuber *Wert*“

# text: detective
book-5448f2e81d = Detektiv

# text: value 1 (13×), 2 (9×) and 3 (5×); called “detective *value*”
book-7d9c9bf24f = Wert 1 (13×), 2 (9×) und 3 (5×); genannt „Detektiv *Wert*“

# text: police
book-1366fac711 = Polizei

# text: value 0 (6×), 1 (6×) and 2 (6×); called “police *value*”
book-39fea7bd5d = Wert 0 (6×), 1 (6×) und 2 (6×); genannt „Polizei *Wert*“

# text: Objectives
book-eba9295389 = Aufträge

# text: In all: 18. Unless something else is said: tomb a none and tomb b none.
book-3cce4d12ab = Insgesamt: 18. Wo nichts anderes steht, sind Grab a und Grab b keins.

# text: pair
book-47d8bd4687 = Paar

# text: edge / tomb a / tomb b / pays: black / 1 / 4 / 6, black / 1 / 5 / 6, black / 2 / 5 / 6, black / 2 / 6 / 6, black / 3 / 6 / 6, black / 3 / 7 / 6, black / 4 / 7 / 6, white / 1 / 3 / 4, white / 1 / 6 / 4, white / 2 / 4 / 4, white / 2 / 7 / 4, white / 3 / 5 / 4, white / 4 / 6 / 4, white / 5 / 7 / 4; called “*edge* pair *tomb a*-*tomb b*”
book-80c7365bfd = Rand / Grab a / Grab b / bringt: schwarz / 1 / 4 / 6, schwarz / 1 / 5 / 6, schwarz / 2 / 5 / 6, schwarz / 2 / 6 / 6, schwarz / 3 / 6 / 6, schwarz / 3 / 7 / 6, schwarz / 4 / 7 / 6, weiß / 1 / 3 / 4, weiß / 1 / 6 / 4, weiß / 2 / 4 / 4, weiß / 2 / 7 / 4, weiß / 3 / 5 / 4, weiß / 4 / 6 / 4, weiß / 5 / 7 / 4; genannt „Paar *Rand* *Grab a*-*Grab b*“

# text: black majority (most robbed)
book-413d5b0f69 = schwarze Mehrheit (die meisten beraubt)

# text: edge / tomb a / tomb b / pays: black / none / none / 7 (2×)
book-10027fbab7 = Rand / Grab a / Grab b / bringt: schwarz / keins / keins / 7 (2×)

# text: white majority (most saved)
book-43095511ce = weiße Mehrheit (die meisten gerettet)

# text: edge / tomb a / tomb b / pays: white / none / none / 5 (2×)
book-70b1bc0549 = Rand / Grab a / Grab b / bringt: weiß / keins / keins / 5 (2×)

# text: Tombs: 7, in a line, numbered from 1.
book-564d0187db = Gräber: 7, in einer Reihe, nummeriert ab 1.

# text: [deck](@zone-deck)
book-9711e4ad49 = [Stapel](@zone-deck)

# text: cards
book-6ac9a32c0c = Karten

# text: nobody
book-6382b3cc88 = niemand

# text: At the start all cards are here.
book-0c8f208f22 = Zu Beginn sind alle Karten hier.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [Hand (je Spieler)](@zone-hand)

# text: its owner only
book-eec7a1726d = nur wer sie besitzt

# text: [column (of each tomb)](@zone-column)
book-a2f618441b = [Reihe (jedes Grabs)](@zone-column)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = alle sehen, was dort offen liegt, niemand den Rest

# text: It has room for [7](#number-column-size).
book-58f0d72d93 = Es ist Platz für [7](#number-column-size).

# text: [spies](@zone-spies)
book-6317ceee89 = [Spione](@zone-spies)

# text: everyone
book-5d67991ae9 = alle

# text: [unused](@zone-unused)
book-23e8314d3a = [unbenutzt](@zone-unused)

# text: objectives
book-ea2e8f199a = Aufträge

# text: At the start all objectives are here.
book-96bd189a69 = Am Anfang sind alle Aufträge hier.

# text: [goals (of each player)](@zone-goals)
book-1b4238244d = [Aufträge (jedes Spielers)](@zone-goals)

# text: [dropped (of each player)](@zone-dropped)
book-3a98247484 = [abgelegt (jeder Spieler)](@zone-dropped)

# text: [fate (of each tomb)](@state-fate)
book-023f1b5af6 = [Schicksal (jedes Grabs)](@state-fate)

# text: undecided, saved or robbed
book-0b2029d933 = offen, gerettet oder beraubt

# text: *undecided*
book-be2a14c6cb = *offen*

# text: [suspect (of each player)](@state-suspect)
book-4fc4953985 = [verdächtigt (jeder Spieler)](@state-suspect)

# text: a player or none
book-249a4bb318 = ein Spieler oder niemand

# text: Whom the player has accused.
book-8869e66df2 = Wen der Spieler angeklagt hat.

# text: [holder](@state-holder)
book-887bc80957 = [Figur](@state-holder)

# text: a player
book-e95ac7af8a = ein Spieler

# text: player 1
book-86ebb13f1a = Spieler 1

# text: Who has the pawn.
book-6cec7a89ac = Wer die Figur hat.

# text: [starter](@state-starter)
book-028c7293ac = [Startspieler](@state-starter)

# text: Who began this round.
book-8665888896 = Wer diese Runde begonnen hat.

# text: [active](@state-active)
book-5d5dd212de = [am Zug](@state-active)

# text: [total (of each player)](@state-total)
book-9f5291496b = [Summe (jedes Spielers)](@state-total)

# text: -800 to 1200
book-8bc0cb10d6 = -800 bis 1200

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Lege alle Karten auf den [Stapel](#zone-deck).

# text: Put all objectives into the [unused](#zone-unused).
book-e1d0333fc9 = Lege alle Aufträge zu den [unbenutzten](#zone-unused).

# text: **Lot.** Set the [holder](#state-holder) to a player, chosen at random.
book-d335882330 = **Los.** Wer die [Figur](#state-holder) hat, wird ausgelost.

# text: Game
book-5c412a2620 = Spiel

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Nach dem [Aufbau](#set-up):

# text: **Games.** For each number *n* from 1 to 1 (the ruling [games](#option-games)), one after the other:
book-2d10f8880a = **Partien.** Für jede Zahl *n* von 1 bis 1 (die Auslegung „[Zahl der Partien](#option-games)“), eine nach der anderen:

# text: **Start.** If *n* is more than 1: carry out [Choose holder](#effect-choose-holder).
book-99acb8fe0e = **Anfang.** Wenn *n* mehr als 1 ist: Führe [Figur vergeben](#effect-choose-holder) aus.

# text: **Play.** Go through [One game](#phase-one-game).
book-b1828e7f76 = **Spielen.** Spielt [eine Partie](#phase-one-game).

# text: One game
book-4ba4ab7d13 = Eine Partie

# text: **Clean.**
book-06fd15ed05 = **Aufräumen.**

# text: Shuffle the [hand](#zone-hand) of every player, the [column](#zone-column) of every tomb and the [spies](#zone-spies) into the [deck](#zone-deck).
book-a0ac7629f1 = Mische die [Hand](#zone-hand) jedes Spielers, die [Reihe](#zone-column) jedes Grabs und die [Spione](#zone-spies) in den [Stapel](#zone-deck).

# text: Shuffle the [goals](#zone-goals) of every player and the [dropped](#zone-dropped) of every player into the [unused](#zone-unused).
book-0581293853 = Mische die [Aufträge](#zone-goals) jedes Spielers und die [abgelegten](#zone-dropped) jedes Spielers zu den [unbenutzten](#zone-unused).

# text: For each tomb: set the tomb's [fate](#state-fate) to *undecided*.
book-a38df79660 = Für jedes Grab: Das [Schicksal](#state-fate) des Grabs ist nun *offen*.

# text: For each player: set the player's [suspect](#state-suspect) to none.
book-327e6f1508 = Für jeden Spieler: Der Spieler hat nun niemanden [verdächtigt](#state-suspect).

# text: **Deal.** For each player: draw as many cards as the number [hand size](#number-hand-size) from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-e2b484bd60 = **Austeilen.** Für jeden Spieler: Ziehe so viele Karten, wie die [Handgröße](#number-hand-size) sagt, vom [Stapel](#zone-deck) auf die [Hand](#zone-hand) des Spielers.

# text: **Goals.** Go through [Deal objectives](#phase-deal-objectives).
book-43e67cc60d = **Aufträge.** Spielt [Aufträge austeilen](#phase-deal-objectives).

# text: **Rounds.** Go through [Rounds](#phase-rounds).
book-a17fea9890 = **Runden.** Spielt die [Runden](#phase-rounds).

# text: **Finish.** Go through [Last count](#phase-last-count).
book-d4f6f29d16 = **Abschluss.** Spielt die [letzte Zählung](#phase-last-count).

# text: Deal objectives
book-d2d02d3a23 = Aufträge austeilen

# text: **Deal.** For each player: draw [3](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-cdd1c97730 = **Austeilen.** Für jeden Spieler: Ziehe [3](#number-objectives-dealt) Aufträge von den [unbenutzten](#zone-unused) zu den [Aufträgen](#zone-goals) des Spielers.

# text: **Drop.** All players choose at the same time and in secret: [Drop](#action-drop); when all have chosen, the choices take effect.
book-96a2fbc618 = **Ablegen.** Alle Spieler wählen gleichzeitig und geheim: [Ablegen](#action-drop); wenn alle gewählt haben, wirken die Entscheidungen.

# text: Rounds
book-e9af9cdec8 = Runden

# text: **Round.** For each number *round* from 1 to [last round](#number-last-round), one after the other:
book-afc38b3222 = **Runde.** Für jede Zahl *Runde* von 1 bis zur [letzten Runde](#number-last-round), eine nach der anderen:

# text: **Pawn.** If *round* is more than 1: set the [holder](#state-holder) to the player to the left of the [holder](#state-holder).
book-d80a020845 = **Figur.** Wenn *Runde* mehr als 1 ist: Die [Figur](#state-holder) geht an den Spieler links von dem, der die [Figur](#state-holder) hat.

# text: **Start.** Set the [starter](#state-starter) to the [holder](#state-holder).
book-3d14c8f41c = **Anfang.** Der [Startspieler](#state-starter) ist, wer die [Figur](#state-holder) hat.

# text: **Table.** For each player (*you* from here on), clockwise from the [starter](#state-starter), one after the other:
book-bb808fcb17 = **Tisch.** Für jeden Spieler (ab hier *du*), im Uhrzeigersinn ab dem [Startspieler](#state-starter), einer nach dem anderen:

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Zug.** Spielt einen [Zug](#phase-turn).

# text: **Early.** If *[decided](#term-decided)* applies: [Rounds](#phase-rounds) ends at once.
book-089f200958 = **Vorzeitig.** Wenn *[entschieden](#term-decided)* gilt: Die [Runden](#phase-rounds) enden sofort.

# text: Turn
book-b823d5f9d1 = Zug

# text: It is about a player (*you*).
book-74935580e3 = Es geht um einen Spieler (*dich*).

# text: **Active.** Set the [active](#state-active) to you.
book-4a9f364443 = **Am Zug.** Nun bist du [am Zug](#state-active).

# text: **Robbed.** Note *robbed before*: the [tombs robbed](#term-tombs-robbed).
book-de618ccf60 = **Beraubt.** Merke *vorher beraubt*: die Zahl der [beraubten Gräber](#term-tombs-robbed).

# text: **Act.**
book-05e5b42bf4 = **Handeln.**

# text: You must [Place](#action-place) or [Spy](#action-spy) (*least* is 2).
book-998458637f = Du musst [eine Karte spielen](#action-place) oder [spionieren](#action-spy) (*mindestens* ist 2).

# text: After [Place](#action-place):
book-4f7c727d5c = Nach dem [Spielen](#action-place):

# text: **First.** Go through [Fill](#phase-fill).
book-c6527d1bd4 = **Erstens.** Spielt [Füllen](#phase-fill).

# text: **Second.**
book-4d7043d74c = **Zweitens.**

# text: You may [Also place](#action-also-place) (the *before* is the tomb) or [Spy](#action-spy) (*least* is [late spy](#number-late-spy)).
book-9dcd923ed1 = Du darfst [noch eine Karte spielen](#action-also-place) (das *vorige* ist das Grab) oder [spionieren](#action-spy) (*mindestens* ist die Zahl [spätes Spionieren](#number-late-spy)).

# text: After [Also place](#action-also-place):
book-dbef708678 = Nach dem [zweiten Spielen](#action-also-place):

# text: **Second.** Go through [Fill](#phase-fill) (the tomb is the *second*).
book-2506759e69 = **Zweitens.** Spielt [Füllen](#phase-fill) (das Grab ist das *zweite*).

# text: **Alone.** Go through [Fill](#phase-fill).
book-a4e299b4c4 = **Allein.** Spielt [Füllen](#phase-fill).

# text: After [Spy](#action-spy): go through [After spy](#phase-after-spy).
book-8423f2c4d6 = Nach dem [Spionieren](#action-spy): Spielt [Nach dem Spionieren](#phase-after-spy).

# text: After [Spy blindly](#action-spy-blindly): go through [After spy](#phase-after-spy).
book-129e9110bd = Nach [blindem Spionieren](#action-spy-blindly): Spielt [Nach dem Spionieren](#phase-after-spy).

# text: Fill
book-033955d469 = Füllen

# text: It is about a tomb.
book-cd98411144 = Es geht um ein Grab.

# text: **Full.** If the tomb is *[uncounted](#term-tomb-uncounted)*, and the tomb is *[full](#term-tomb-full)*:
book-a6ff3e4b2d = **Voll.** Wenn das Grab *[ungezählt](#term-tomb-uncounted)* ist und das Grab *[voll](#term-tomb-full)* ist:

# text: **Count.** Carry out [Count tomb](#effect-count-tomb).
book-45524eb8b8 = **Zählen.** Führe [Grab zählen](#effect-count-tomb) aus.

# text: **Accuse.** If the tomb's [fate](#state-fate) is *robbed*: go through [Accusations](#phase-accusations).
book-907bdcd71b = **Anklagen.** Wenn das [Schicksal](#state-fate) des Grabs *beraubt* ist: Spielt die [Anklagen](#phase-accusations).

# text: Accusations
book-e6e344a92c = Anklagen

# text: **Ask.** For each player (*you* from here on) where your [suspect](#state-suspect) is none, clockwise from the [active](#state-active), one after the other:
book-1d7df91728 = **Fragen.** Für jeden Spieler (ab hier *du*), wenn du niemanden [verdächtigt](#state-suspect) hast, im Uhrzeigersinn ab dem, der [am Zug](#state-active) ist, einer nach dem anderen:

# text: You may [Accuse](#action-accuse).
book-f8edd00d0f = Du darfst [anklagen](#action-accuse).

# text: After spy
book-54b2ef3406 = Nach dem Spionieren

# text: **Place.**
book-ad1dfb5faa = **Spielen.**

# text: You must [Place](#action-place).
book-8071200534 = Du musst [eine Karte spielen](#action-place).

# text: Then: go through [Fill](#phase-fill).
book-7fcc64f8bc = Danach: Spielt [Füllen](#phase-fill).

# text: Last count
book-950b42a6ec = Letzte Zählung

# text: **Robbed.** Note *robbed in play*: the [tombs robbed](#term-tombs-robbed).
book-a94f764ade = **Beraubt.** Merke *im Spiel beraubt*: die Zahl der [beraubten Gräber](#term-tombs-robbed).

# text: **Count.** For each [uncounted](#term-tomb-uncounted) tomb: carry out [Count tomb](#effect-count-tomb).
book-b887de16f8 = **Zählen.** Für jedes [ungezählte](#term-tomb-uncounted) Grab: Führe [Grab zählen](#effect-count-tomb) aus.

# text: **Tally.**
book-52e713bdca = **Abrechnung.**

# text: Show all cards in the [hand](#zone-hand) of every player to all players.
book-9037ff2420 = Zeige allen Spielern alle Karten auf der [Hand](#zone-hand) jedes Spielers.

# text: Show all objectives in the [goals](#zone-goals) of every player to all players.
book-6bcaaad732 = Zeige allen Spielern alle [Aufträge](#zone-goals) jedes Spielers.

# text: For each player:
book-43f9a002dd = Für jeden Spieler:

# text: Announce: “*player* scores *the player's [gain](#term-player-gain)*”.
book-9766df829d = Sage an: „*Spieler* erhält *den [Gewinn](#term-player-gain) des Spielers*“.

# text: Add the player's [gain](#term-player-gain) to the player's [total](#state-total).
book-e1349767e2 = Zähle den [Gewinn](#term-player-gain) des Spielers zur [Summe](#state-total) des Spielers.

# text: Drop
book-c8af9ae37a = Ablegen

# text: Choose an objective in your [goals](#zone-goals).
book-cd2091f657 = Wähle einen deiner [Aufträge](#zone-goals).

# text: Put the objective into your [dropped](#zone-dropped).
book-814c07e5fc = Lege den Auftrag zu deinen [abgelegten](#zone-dropped).

# text: Place
book-e9463dccf0 = Eine Karte spielen

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Wähle eine Karte auf deiner [Hand](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb.
book-468a14fb9f = Wähle ein [ungezähltes](#term-tomb-uncounted) Grab.

# text: Carry out [Lay](#effect-lay).
book-6699dc5878 = Führe [Legen](#effect-lay) aus.

# text: Also place
book-e9dd89e1d7 = Noch eine Karte spielen

# text: The step that asks for it says what the *before* is.
book-7a5433ccc3 = Was das *vorige* ist, sagt der Schritt, der danach fragt.

# text: Choose a card (the *extra*) in your [hand](#zone-hand).
book-5ca48ff6ae = Wähle eine Karte (die *weitere*) auf deiner [Hand](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb (the *second*) where the *second* is not the *before*.
book-e846dabae7 = Wähle ein [ungezähltes](#term-tomb-uncounted) Grab (das *zweite*), das nicht das *vorige* ist.

# text: Carry out [Lay](#effect-lay) (the card is the *extra*; the tomb is the *second*).
book-600324ad67 = Führe [Legen](#effect-lay) aus (die Karte ist die *weitere*; das Grab ist das *zweite*).

# text: Spy
book-aa01aabf67 = Spionieren

# text: The step that asks for it says what *least* is.
book-beb47382c3 = Was *mindestens* ist, sagt der Schritt, der danach fragt.

# text: Choose a police in your [hand](#zone-hand).
book-fe842c406d = Wähle eine Polizei auf deiner [Hand](#zone-hand).

# text: Choose a [veiled](#term-tomb-veiled) tomb.
book-7c257c9005 = Wähle ein [verdecktes](#term-tomb-veiled) Grab.

# text: The *shown* is the last card in the tomb's [column](#zone-column).
book-78fc2b620c = Die *gezeigte* ist die letzte Karte in der [Reihe](#zone-column) des Grabs.

# text: You may do so only if the number of cards in your [hand](#zone-hand) is at least *least*.
book-e2f9161151 = Du darfst es nur, wenn auf deiner [Hand](#zone-hand) mindestens *mindestens* Karten sind.

# text: Put the police into the [spies](#zone-spies).
book-9abeae0439 = Lege die Polizei zu den [Spionen](#zone-spies).

# text: Turn the *shown* face up.
book-7c48ed3f95 = Drehe die *gezeigte* auf die Bildseite.

# text: Spy blindly
book-8e544eb52e = Blind spionieren

# text: You may do so only if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*, so not in the usual game.
book-5c5942390d = Du darfst es nur, wenn die Auslegung „[Spionieren ohne Ziel](#option-spy-without-target)“ *erlaubt* ist und es kein [verdecktes](#term-tomb-veiled) Grab gibt und auf deiner [Hand](#zone-hand) mindestens *mindestens* Karten sind, also nicht im üblichen Spiel.

# text: Accuse
book-f96a22e0f4 = Anklagen

# text: Choose another player (the *accused*).
book-fc686e39e9 = Wähle einen anderen Spieler (den *Angeklagten*).

# text: Set your [suspect](#state-suspect) to the *accused*.
book-71150e4ebd = Du hast nun den *Angeklagten* [verdächtigt](#state-suspect).

# text: Lay
book-41ba2e0b77 = Legen

# text: It is about a card and a tomb.
book-14fc0862d4 = Es geht um eine Karte und ein Grab.

# text: Put the card into the tomb's [column](#zone-column), face down if the last card in the tomb's [column](#zone-column) lies face up, otherwise face up.
book-a3caac8765 = Lege die Karte in die [Reihe](#zone-column) des Grabs, verdeckt, wenn die letzte Karte in der [Reihe](#zone-column) des Grabs offen liegt, sonst offen.

# text: Count tomb
book-523b295647 = Grab zählen

# text: Turn all cards in the tomb's [column](#zone-column) face up.
book-f7bedafa10 = Drehe alle Karten in der [Reihe](#zone-column) des Grabs auf die Bildseite.

# text: Set the tomb's [fate](#state-fate) to *saved* if the tomb *[holds out](#term-tomb-holds-out)*, otherwise *robbed*.
book-18b0053ee1 = Das [Schicksal](#state-fate) des Grabs ist nun *gerettet*, wenn das Grab *[standhält](#term-tomb-holds-out)*, sonst *beraubt*.

# text: Announce: “*tomb* is *the tomb's [fate](#state-fate)*, *the tomb's [loot](#term-tomb-loot)* against *the tomb's [defence](#term-tomb-defence)*”.
book-5591ae634c = Sage an: „*Grab* ist *[Schicksal](#state-fate) des Grabs*, *die [Beute](#term-tomb-loot) des Grabs* gegen *die [Verteidigung](#term-tomb-defence) des Grabs*“.

# text: Choose holder
book-65baaf298d = Figur vergeben

# text: Set the [holder](#state-holder) to the player to the left of the [starter](#state-starter).
book-eb6c59299f = Die [Figur](#state-holder) geht an den Spieler links vom [Startspieler](#state-starter).

# text: The *points* of a player are the player's [total](#state-total).
book-58b903042d = Die *Punkte* eines Spielers sind die [Summe](#state-total) des Spielers.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again.
book-a40a292c97 = Die Rangfolge: zuerst die meisten Punkte, dann die wenigsten Karten auf der [Hand](#zone-hand) des Spielers; Führende, die dann noch gleich sind, fallen hinter alle anderen zurück, die neu gereiht werden.

# text: A game of more than 2000 decisions is left unfinished.
book-8df7bd2e92 = Eine Partie mit mehr als 2000 Entscheidungen bleibt unvollendet.

# text: **[Tombs robbed](@term-tombs-robbed)**: the number of tombs where the tomb's [fate](#state-fate) is *robbed*.
book-ef907e8837 = **[Beraubte Gräber](@term-tombs-robbed)**: die Zahl der Gräber, deren [Schicksal](#state-fate) *beraubt* ist.

# text: **[Cemetery robbed](@term-cemetery-robbed)**: this applies if the [tombs robbed](#term-tombs-robbed) is at least [4](#number-majority).
book-26849e4a8c = **[Friedhof beraubt](@term-cemetery-robbed)**: Dies gilt, wenn die Zahl der [beraubten Gräber](#term-tombs-robbed) mindestens [4](#number-majority) ist.

# text: **[Decided](@term-decided)**: this applies if *[cemetery robbed](#term-cemetery-robbed)* applies, or the number of tombs where the tomb's [fate](#state-fate) is *saved* is at least [4](#number-majority).
book-75dee08700 = **[Entschieden](@term-decided)**: Dies gilt, wenn *[Friedhof beraubt](#term-cemetery-robbed)* gilt oder die Zahl der Gräber, deren [Schicksal](#state-fate) *gerettet* ist, mindestens [4](#number-majority) ist.

# text: **[Uncounted](@term-tomb-uncounted)**: a tomb is *uncounted* if the tomb's [fate](#state-fate) is *undecided*.
book-4eca05a0a1 = **[Ungezählt](@term-tomb-uncounted)**: Ein Grab ist *ungezählt*, wenn das [Schicksal](#state-fate) des Grabs *offen* ist.

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [7](#number-column-size).
book-95c8f61f97 = **[Voll](@term-tomb-full)**: Ein Grab ist *voll*, wenn die Zahl der Karten in der [Reihe](#zone-column) des Grabs [7](#number-column-size) ist.

# text: **[Veiled](@term-tomb-veiled)**: a tomb is *veiled* if the last card in the tomb's [column](#zone-column) lies face down.
book-1ac7e5ef6c = **[Verdeckt](@term-tomb-veiled)**: Ein Grab ist *verdeckt*, wenn die letzte Karte in der [Reihe](#zone-column) des Grabs verdeckt liegt.

# text: **[Loot](@term-tomb-loot)** of a tomb: the total value of all robbers in the tomb's [column](#zone-column).
book-6db68f3147 = **[Beute](@term-tomb-loot)** eines Grabs: die Summe der Werte aller Räuber in der [Reihe](#zone-column) des Grabs.

# text: **[Escorts](@term-tomb-escorts)** of a tomb: the number of detectives in the tomb's [column](#zone-column).
book-39e703607f = **[Begleiter](@term-tomb-escorts)** eines Grabs: die Zahl der Detektive in der [Reihe](#zone-column) des Grabs.

# text: **[Defence](@term-tomb-defence)** of a tomb: (the total value of all detectives in the tomb's [column](#zone-column)) + (the total value of the first police (as many as the tomb's [escorts](#term-tomb-escorts)) in the tomb's [column](#zone-column)).
book-9c5e63eab9 = **[Verteidigung](@term-tomb-defence)** eines Grabs: (die Summe der Werte aller Detektive in der [Reihe](#zone-column) des Grabs) + (die Summe der Werte der ersten Polizeikarten (so viele, wie das Grab [Begleiter](#term-tomb-escorts) hat) in der [Reihe](#zone-column) des Grabs).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is at least the tomb's [loot](#term-tomb-loot).
book-9f69e045ff = **[Hält stand](@term-tomb-holds-out)**: Ein Grab *hält stand*, wenn die [Verteidigung](#term-tomb-defence) des Grabs mindestens die [Beute](#term-tomb-loot) des Grabs ist.

# text: **[Wanted](@term-objective-wanted)** of an objective: *robbed* if the objective is *black*, otherwise *saved*.
book-90712a0e5c = **[Gesucht](@term-objective-wanted)** eines Auftrags: *beraubt*, wenn der Auftrag *schwarz* ist, sonst *gerettet*.

# text: **[Side won](@term-objective-side-won)**: an objective is *side won* if *[cemetery robbed](#term-cemetery-robbed)* applies exactly if the objective is *black*.
book-626ebda587 = **[Seite gewonnen](@term-objective-side-won)**: Bei einem Auftrag ist die *Seite gewonnen*, wenn *[Friedhof beraubt](#term-cemetery-robbed)* genau dann gilt, wenn der Auftrag *schwarz* ist.

# text: **[Pair done](@term-objective-pair-done)**: an objective is *pair done* if the objective's tomb a's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted), and the objective's tomb b's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted).
book-86fa1c4900 = **[Paar erfüllt](@term-objective-pair-done)**: Bei einem Auftrag ist das *Paar erfüllt*, wenn das [Schicksal](#state-fate) von Grab a des Auftrags das [gesuchte](#term-objective-wanted) des Auftrags ist und das [Schicksal](#state-fate) von Grab b des Auftrags das [gesuchte](#term-objective-wanted) des Auftrags ist.

# text: **[Fulfilled](@term-objective-fulfilled)**: an objective is *fulfilled* if (the objective is a pair, and the objective is *[pair done](#term-objective-pair-done)*), or (the objective is not a pair, and the objective is *[side won](#term-objective-side-won)*).
book-a0499c1b5c = **[Erfüllt](@term-objective-fulfilled)**: Ein Auftrag ist *erfüllt*, wenn (der Auftrag ein Paar ist und bei ihm das *[Paar erfüllt](#term-objective-pair-done)* ist) oder (der Auftrag kein Paar ist und bei ihm die *[Seite gewonnen](#term-objective-side-won)* ist).

# text: **[Balance](@term-player-balance)** of a player: (the total value of all robbers in the player's [hand](#zone-hand)) - (the total value of all detectives in the player's [hand](#zone-hand)).
book-71ca37409c = **[Bilanz](@term-player-balance)** eines Spielers: (die Summe der Werte aller Räuber auf der [Hand](#zone-hand) des Spielers) - (die Summe der Werte aller Detektive auf der [Hand](#zone-hand) des Spielers).

# text: **[Guilty](@term-player-guilty)**: a player is *guilty* if there is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals).
book-749cd3cb23 = **[Schuldig](@term-player-guilty)**: Ein Spieler ist *schuldig*, wenn es einen *schwarzen* [erfüllten](#term-objective-fulfilled) Auftrag unter den [Aufträgen](#zone-goals) des Spielers gibt.

# text: **[As accuser](@term-player-as-accuser)** of a player:
book-cc3e382e1a = **[Als Ankläger](@term-player-as-accuser)** (eines Spielers):

# text: 0 if the player's [suspect](#state-suspect) is none.
book-95bbc03ad4 = 0, wenn der Spieler niemanden [verdächtigt](#state-suspect) hat.

# text: Otherwise, [3](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-dd3ef74e56 = Sonst [3](#number-right-accuser), wenn der [Verdächtigte](#state-suspect) des Spielers *[schuldig](#term-player-guilty)* ist.

# text: Otherwise, [-1](#number-wrong-accuser).
book-348ed9b50b = Sonst [-1](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-2](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [1](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-471ade84f0 = **[Als Angeklagter](@term-player-as-accused)** (eines Spielers): ([-2](#number-right-accused), wenn der Spieler *[schuldig](#term-player-guilty)* ist, sonst [1](#number-wrong-accused)) × (die Zahl der Spieler *p*, die diesen Spieler [verdächtigt](#state-suspect) haben).

# text: **[Gain](@term-player-gain)** of a player: (the player's [balance](#term-player-balance) if *[cemetery robbed](#term-cemetery-robbed)* applies, otherwise minus the player's [balance](#term-player-balance)) + ((the number of police in the player's [hand](#zone-hand)) / 2, rounded down) + (the total pays of all [fulfilled](#term-objective-fulfilled) objectives in the player's [goals](#zone-goals)) + the player's [as accuser](#term-player-as-accuser) + the player's [as accused](#term-player-as-accused).
book-8c35ccb544 = **[Gewinn](@term-player-gain)** eines Spielers: (die [Bilanz](#term-player-balance) des Spielers, wenn *[Friedhof beraubt](#term-cemetery-robbed)* gilt, sonst minus die [Bilanz](#term-player-balance) des Spielers) + ((die Zahl der Polizeikarten auf der [Hand](#zone-hand) des Spielers) / 2, abgerundet) + (die Summe dessen, was alle [erfüllten](#term-objective-fulfilled) unter den [Aufträgen](#zone-goals) des Spielers bringen) + was der Spieler [als Ankläger](#term-player-as-accuser) erhält + was der Spieler [als Angeklagter](#term-player-as-accused) erhält.

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [Handkarten](@number-hand-size)

# text: 20 with 3 players, 16 with 4, 14 with 5, 12 with 6
book-d923512bdc = 20 zu dritt, 16 zu viert, 14 zu fünft, 12 zu sechst

# text: [full rounds](@number-full-rounds)
book-ad4921fbed = [volle Runden](@number-full-rounds)

# text: 8 with 3 or 4 players, 6 with 5 or 6
book-810814dcff = 8 zu dritt oder zu viert, 6 zu fünft oder zu sechst

# text: [tombs](@number-tombs)
book-efcb425cd2 = [Gräber](@number-tombs)

# text: [column size](@number-column-size)
book-5c54a731e0 = [Größe der Reihe](@number-column-size)

# text: [majority](@number-majority)
book-e72479d8fb = [Mehrheit](@number-majority)

# text: [objectives dealt](@number-objectives-dealt)
book-dc567293aa = [ausgeteilte Aufträge](@number-objectives-dealt)

# text: [last round](@number-last-round)
book-f487b6415a = [letzte Runde](@number-last-round)

# text: the smaller of [full rounds](#number-full-rounds) and [7](#number-tombs) if the ruling [round 8](#option-round-8) is *seven rounds*, otherwise [full rounds](#number-full-rounds)
book-4d9a76288e = die kleinere Zahl von [vollen Runden](#number-full-rounds) und [7](#number-tombs), wenn die Auslegung „[achte Runde](#option-round-8)“ *sieben Runden* ist, sonst die [vollen Runden](#number-full-rounds)

# text: [late spy](@number-late-spy)
book-14c1f85c38 = [spätes Spionieren](@number-late-spy)

# text: 21 with 3 players, 17 with 4, 15 with 5, 13 with 6
book-e51e2afe82 = 21 zu dritt, 17 zu viert, 15 zu fünft, 13 zu sechst

# text: 1 if the ruling [spy order](#option-spy-order) is *any order*, otherwise [hand size](#number-hand-size) + 1
book-1ddbdf9139 = 1, wenn die Auslegung „[Reihenfolge beim Spionieren](#option-spy-order)“ *in jeder Reihenfolge* ist, sonst die [Handgröße](#number-hand-size) + 1

# text: [right accuser](@number-right-accuser)
book-b82560110d = [richtiger Ankläger](@number-right-accuser)

# text: [right accused](@number-right-accused)
book-c0853a8ad9 = [zu Recht angeklagt](@number-right-accused)

# text: [wrong accuser](@number-wrong-accuser)
book-e1f901ce69 = [falscher Ankläger](@number-wrong-accuser)

# text: [wrong accused](@number-wrong-accused)
book-45520b4c1a = [zu Unrecht angeklagt](@number-wrong-accused)

# text: Games
book-d9dae78103 = Zahl der Partien

# text: How many games make a match?
book-c14242364f = Wie viele Spiele ergeben eine Partie?

# text: **Usual answer:** 1. The answers are: 1, 2, 3, 4, 5, 6, 7, 8 or 9.
book-464c0121e5 = **Übliche Antwort:** 1. Die Antworten sind: 1, 2, 3, 4, 5, 6, 7, 8 oder 9.

# text: **Why:** It is agreed in advance.
book-c8a7a02d70 = **Warum:** Es wird vorher vereinbart.

# text: [Who wins](#score): Lowest (the number of cards in the player's [hand](#zone-hand)) first (if the ruling [games](#option-games) is 1).
book-282d1853c9 = [Wer gewinnt](#score): zuerst die wenigsten Karten auf der [Hand](#zone-hand) des Spielers (wenn die Auslegung „[Zahl der Partien](#option-games)“ 1 ist).

# text: [Who wins](#score): Highest [gain](#term-player-gain) first (if the ruling [games](#option-games) is more than 1).
book-963b112747 = [Wer gewinnt](#score): zuerst der höchste [Gewinn](#term-player-gain) (wenn die Auslegung „[Zahl der Partien](#option-games)“ mehr als 1 ist).

# text: Detective split
book-688c50f9b7 = Verteilung der Detektive

# text: How many detectives of value 1, 2 and 3 are there?
book-0a4974bdff = Wie viele Detektive mit Wert 1, 2 und 3 gibt es?

# text: **Usual answer:** thirteen nine five. The answers are: thirteen nine five, fifteen nine three, thirteen eleven three or thirteen nine three.
book-f85f095f40 = **Übliche Antwort:** 13, 9, 5. Die Antworten sind: 13, 9, 5; 15, 9, 3; 13, 11, 3; oder 13, 9, 3.

# text: **Why:** One wrong word, and even steps.
book-89f6c6b8d4 = **Warum:** Ein falsches Wort, und gleichmäßige Schritte.

# text: An answer is allowed only if the number of players is less than 6, or the ruling [detective split](#option-detective-split) is not *thirteen nine three*.
book-a9198f9033 = Eine Antwort ist nur erlaubt, wenn die Zahl der Spieler kleiner als 6 ist oder die Auslegung „[Verteilung der Detektive](#option-detective-split)“ nicht *13, 9, 3* ist.

# text: [card](#component-card): How many with value 1: 15 if the ruling [detective split](#option-detective-split) is *fifteen nine three*, otherwise 13.
book-a65d89b5e6 = [Karte](#component-card): Wie viele mit dem Wert 1: 15, wenn die Auslegung „[Verteilung der Detektive](#option-detective-split)“ *15, 9, 3* ist, sonst 13.

# text: [card](#component-card): How many with value 2: 11 if the ruling [detective split](#option-detective-split) is *thirteen eleven three*, otherwise 9.
book-a049d0ab03 = [Karte](#component-card): Wie viele mit dem Wert 2: 11, wenn die Auslegung „[Verteilung der Detektive](#option-detective-split)“ *13, 11, 3* ist, sonst 9.

# text: [card](#component-card): How many with value 3: 5 if the ruling [detective split](#option-detective-split) is *thirteen nine five*, otherwise 3.
book-4b11ffc101 = [Karte](#component-card): Wie viele mit dem Wert 3: 5, wenn die Auslegung „[Verteilung der Detektive](#option-detective-split)“ *13, 9, 5* ist, sonst 3.

# text: Pair needs side
book-0a38d54201 = Paare nur mit der eigenen Seite

# text: Must its side win before a pair of tombs pays?
book-1acebabea8 = Muss die eigene Seite gewinnen, damit ein Paar von Gräbern zählt?

# text: **Usual answer:** no. The answers are: no or yes.
book-364ca19244 = **Übliche Antwort:** nein. Die Antworten sind: nein oder ja.

# text: **Why:** The detailed section names the tombs alone.
book-64f0a7c80f = **Warum:** Der ausführliche Abschnitt verlangt nur die Gräber.

# text: [fulfilled](#term-objective-fulfilled): The objective is *[pair done](#term-objective-pair-done)*, and (the objective is *[side won](#term-objective-side-won)*, or the ruling [pair needs side](#option-pair-needs-side) is no).
book-e697a1af13 = [Erfüllt](#term-objective-fulfilled): Bei dem Auftrag ist das *[Paar erfüllt](#term-objective-pair-done)*, und (die *[Seite gewonnen](#term-objective-side-won)*, oder die Auslegung „[Paare nur mit der eigenen Seite](#option-pair-needs-side)“ ist no).

# text: Pawn after accusation
book-ee50bb5281 = Figur nach einer Anklage

# text: Does the pawn go on from the active player after accusations?
book-17dba2b18b = Geht die Figur nach einem Zug mit Anklagen links vom aktiven Spieler weiter?

# text: **Usual answer:** unchanged. The answers are: unchanged or passes.
book-5f42ddc9ce = **Übliche Antwort:** unverändert. Die Antworten sind: unverändert oder sie wandert weiter.

# text: **Why:** It moves after full rounds.
book-3274fb2e2e = **Warum:** Sonst wandert sie nur nach vollen Runden.

# text: [turn](#phase-turn): If the ruling [pawn after accusation](#option-pawn-after-accusation) is *passes*, and the [tombs robbed](#term-tombs-robbed) is more than *robbed before*: set the [holder](#state-holder) to the player to your left.
book-4a19986e6d = [Zug](#phase-turn): Wenn die Auslegung „[Figur nach einer Anklage](#option-pawn-after-accusation)“ *sie wandert weiter* ist und die Zahl der [beraubten Gräber](#term-tombs-robbed) mehr als *vorher beraubt* ist: Die [Figur](#state-holder) geht an den Spieler links von dir.

# text: Second card exception
book-f0edf3ddb8 = Zweite Karte nach Anklagen

# text: Who may go on after accusations in his turn?
book-b299c78604 = Wer darf nach Anklagen in seinem Zug noch weitermachen?

# text: **Usual answer:** any player. The answers are: any player or first player only.
book-88c6203dbb = **Übliche Antwort:** jeder Spieler. Die Antworten sind: jeder Spieler oder nur der erste Spieler.

# text: **Why:** Nothing sets the first player apart.
book-0aeb66aca0 = **Warum:** Nichts hebt den ersten Spieler heraus.

# text: An answer is allowed only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-aca7c617df = Eine Antwort ist nur erlaubt, wenn die Auslegung „[zweite Karte nach Anklagen](#option-second-card-exception)“ *jeder Spieler* ist oder die Auslegung „[Zählen zweier Karten](#option-two-cards-timing)“ *nacheinander* ist.

# text: [turn](#phase-turn): This is done only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the tomb's [fate](#state-fate) is not *robbed*, or you are the [holder](#state-holder).
book-51d137c7f2 = [Zug](#phase-turn): Dies geschieht nur, wenn die Auslegung „[zweite Karte nach Anklagen](#option-second-card-exception)“ *jeder Spieler* ist oder das [Schicksal](#state-fate) des Grabs nicht *beraubt* ist oder du die [Figur](#state-holder) hast.

# text: Accuse at end
book-63e6c83550 = Anklagen am Ende

# text: Do tombs robbed in the last count bring accusations?
book-22351e7a5c = Gibt es Anklagen nach Gräbern, die bei der letzten Zählung geplündert werden?

# text: **Why:** Play is over.
book-e99338499b = **Warum:** Das Spiel ist vorbei.

# text: [last count](#phase-last-count): If the ruling [accuse at end](#option-accuse-at-end) is yes, and the [tombs robbed](#term-tombs-robbed) is more than *robbed in play*: go through [Accusations](#phase-accusations).
book-f17793f9d0 = [Letzte Zählung](#phase-last-count): Wenn die Auslegung „[Anklagen am Ende](#option-accuse-at-end)“ yes ist und die Zahl der [beraubten Gräber](#term-tombs-robbed) mehr als *im Spiel beraubt* ist: Spielt die [Anklagen](#phase-accusations).

# text: Spy order
book-729c85660f = Reihenfolge beim Spionieren

# text: May one place a card and spy then?
book-76022e0e88 = Darf man eine Karte legen und dann spionieren?

# text: **Usual answer:** spy first. The answers are: spy first or any order.
book-a286c3da0c = **Übliche Antwort:** erst spionieren. Die Antworten sind: erst spionieren oder in jeder Reihenfolge.

# text: **Why:** The text speaks of a second card.
book-d8201647ce = **Warum:** Der Text spricht von einer zweiten Karte.

# text: The number [late spy](#number-late-spy) depends on it.
book-23270a2a20 = Die Zahl [spätes Spionieren](#number-late-spy) hängt davon ab.

# text: Spy face
book-11e534253c = Lage abgelegter Polizei

# text: How do discarded police lie?
book-0e14350263 = Wie liegt abgelegte Polizei?

# text: **Usual answer:** face up. The answers are: face up or face down.
book-a6f5704436 = **Übliche Antwort:** offen. Die Antworten sind: offen oder verdeckt.

# text: **Why:** They are out.
book-9240c51f83 = **Warum:** Sie ist aus dem Spiel.

# text: [spies](#zone-spies): Who sees it: everyone if the ruling [spy face](#option-spy-face) is *face up*, otherwise nobody.
book-237b847583 = [Spione](#zone-spies): Wer sie sieht: alle, wenn die Auslegung „[Lage abgelegter Polizei](#option-spy-face)“ *offen* ist, sonst niemand.

# text: Spy without target
book-0cdc557b9b = Spionieren ohne Ziel

# text: May police be discarded when no last card lies face down?
book-484d7cd594 = Darf Polizei abgelegt werden, wenn nirgends die letzte Karte verdeckt liegt?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Übliche Antwort:** verboten. Die Antworten sind: verboten oder erlaubt.

# text: **Why:** Spying is turning a card.
book-06c2388a1d = **Warum:** Spionieren heißt eine Karte umdrehen.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is 2) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-07bb75109f = [Zug](#phase-turn): Auch [blind spionieren](#action-spy-blindly) (*mindestens* ist 2) kann gewählt werden, wenn die Auslegung „[Spionieren ohne Ziel](#option-spy-without-target)“ *erlaubt* ist und es kein [verdecktes](#term-tomb-veiled) Grab gibt und auf deiner [Hand](#zone-hand) mindestens *mindestens* Karten sind.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is [late spy](#number-late-spy)) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-ebc380d99f = [Zug](#phase-turn): Auch [blind spionieren](#action-spy-blindly) (*mindestens* ist die Zahl [spätes Spionieren](#number-late-spy)) kann gewählt werden, wenn die Auslegung „[Spionieren ohne Ziel](#option-spy-without-target)“ *erlaubt* ist und es kein [verdecktes](#term-tomb-veiled) Grab gibt und auf deiner [Hand](#zone-hand) mindestens *mindestens* Karten sind.

# text: Objective order
book-99b01631f9 = Wahl der Aufträge

# text: Are objectives chosen after the hand is seen?
book-8b42d8406b = Werden Aufträge gewählt, nachdem oder bevor man seine Hand sieht?

# text: **Usual answer:** after. The answers are: after or before.
book-f561b247a3 = **Übliche Antwort:** danach. Die Antworten sind: danach oder davor.

# text: **Why:** A review says after.
book-55bbce99ac = **Warum:** Eine Besprechung sagt: danach.

# text: [one game](#phase-one-game): If the ruling [objective order](#option-objective-order) is *before*: go through [Deal objectives](#phase-deal-objectives).
book-945658d59e = [Eine Partie](#phase-one-game): Wenn die Auslegung „[Wahl der Aufträge](#option-objective-order)“ *davor* ist: Spielt [Aufträge austeilen](#phase-deal-objectives).

# text: [one game](#phase-one-game): This is done only if the ruling [objective order](#option-objective-order) is *after*.
book-1a86fc7ef1 = [Eine Partie](#phase-one-game): Dies geschieht nur, wenn die Auslegung „[Wahl der Aufträge](#option-objective-order)“ *danach* ist.

# text: Two cards timing
book-bbd978c264 = Zählen zweier Karten

# text: Is the first card counted before the second is placed?
book-65b05d12d8 = Wird die erste Karte gezählt, bevor die zweite gelegt ist?

# text: **Usual answer:** sequential. The answers are: sequential or both first.
book-30359987a9 = **Übliche Antwort:** nacheinander. Die Antworten sind: nacheinander oder erst beide.

# text: **Why:** It may bring accusations.
book-63a480c7e6 = **Warum:** Sie kann vorher Anklagen auslösen.

# text: [turn](#phase-turn): This is done only if the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-28c9027c32 = [Zug](#phase-turn): Dies geschieht nur, wenn die Auslegung „[Zählen zweier Karten](#option-two-cards-timing)“ *nacheinander* ist.

# text: Early end check
book-4e9c9fbc2c = Vorzeitiges Ende

# text: When do four tombs of one kind end the game?
book-778f0b0399 = Wann beenden vier Gräber einer Art das Spiel?

# text: **Usual answer:** end of turn. The answers are: end of turn or at once.
book-3b58ecd69f = **Übliche Antwort:** am Ende des Zugs. Die Antworten sind: am Ende des Zugs oder sofort.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Warum:** So steht es im Text.

# text: [fill](#phase-fill): If *[decided](#term-decided)* applies, and the ruling [early end check](#option-early-end-check) is *at once*: [Rounds](#phase-rounds) ends at once.
book-be0785f831 = [Füllen](#phase-fill): Wenn *[entschieden](#term-decided)* gilt und die Auslegung „[vorzeitiges Ende](#option-early-end-check)“ *sofort* ist: Die [Runden](#phase-rounds) enden sofort.

# text: Round 8
book-95388a4630 = Achte Runde

# text: Is there an eighth round, though only tombs count?
book-ff90524949 = Gibt es eine achte Runde, obwohl sich nur sieben Gräber zum Zählen umdrehen lassen?

# text: **Usual answer:** plain counter. The answers are: plain counter or seven rounds.
book-1c9b770986 = **Übliche Antwort:** einfaches Zählen. Die Antworten sind: einfaches Zählen oder sieben Runden.

# text: **Why:** They are just counters.
book-7e921d68a0 = **Warum:** Die Gräber sind nur Zähler.

# text: An answer is allowed only if the ruling [round 8](#option-round-8) is *plain counter*, or [full rounds](#number-full-rounds) are more than [7](#number-tombs).
book-2d302de232 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[achte Runde](#option-round-8)“ *einfaches Zählen* ist oder die [vollen Runden](#number-full-rounds) mehr als [7](#number-tombs) sind.

# text: The number [last round](#number-last-round) depends on it.
book-cf6ec04890 = Die Zahl [letzte Runde](#number-last-round) hängt davon ab.

# text: Tie elimination
book-f57ba6c26a = Gleichstand an der Spitze

# text: What happens to leaders who are tied?
book-105c0b40d5 = Was wird aus Führenden, die immer noch gleichauf sind?

# text: **Usual answer:** out. The answers are: out or shared.
book-0dfe616cd5 = **Übliche Antwort:** sie scheiden aus. Die Antworten sind: sie scheiden aus oder geteilt.

# text: **Why:** The next best wins.
book-53a5c3eacd = **Warum:** Wie gedruckt gewinnt der Nächstbeste.

# text: [Who wins](#score): The ruling [tie elimination](#option-tie-elimination) says what follows: if it is *out*, leaders who are still equal fall behind all others, who are ranked again; if it is *shared*, those who are still equal share the rank.
book-1601b60b54 = [Wer gewinnt](#score): Die Auslegung „[Gleichstand an der Spitze](#option-tie-elimination)“ sagt, was folgt: Ist sie *sie scheiden aus*, fallen Führende, die noch gleich sind, hinter alle anderen zurück, die neu gereiht werden; ist sie *geteilt*, teilt den Rang, wer noch gleich ist.

# text: Accusation basis
book-5f7cee8b8d = Grund einer Anklage

# text: How many black objectives make the accused guilty?
book-48df6f4420 = Wie viele schwarze Aufträge machen den Angeklagten schuldig?

# text: **Usual answer:** any black. The answers are: any black or all black.
book-5cf7d0a41d = **Übliche Antwort:** irgendein schwarzer. Die Antworten sind: irgendein schwarzer oder alle schwarzen.

# text: **Why:** The text asks for one.
book-8a63966ebf = **Warum:** Der Text verlangt mindestens einen.

# text: [guilty](#term-player-guilty): There is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals), and (the ruling [accusation basis](#option-accusation-basis) is *any black*, or there is no *black* objective (the *goal*) in the player's [goals](#zone-goals) where the *goal* is not *[fulfilled](#term-objective-fulfilled)*).
book-8aacb33d1c = [Schuldig](#term-player-guilty): Es gibt einen *schwarzen* [erfüllten](#term-objective-fulfilled) Auftrag unter den [Aufträgen](#zone-goals) des Spielers, und (die Auslegung „[Grund einer Anklage](#option-accusation-basis)“ ist *irgendein schwarzer*, oder es gibt keinen *schwarzen* Auftrag (den *Auftrag*) unter den [Aufträgen](#zone-goals) des Spielers, der nicht *[erfüllt](#term-objective-fulfilled)* ist).

# text: Next first player
book-fd5611e7f2 = Nächster Startspieler

# text: Who starts the next game of a match?
book-cfb364a8e1 = Wer beginnt das nächste Spiel einer Partie?

# text: **Usual answer:** pawn moves left. The answers are: pawn moves left or lowest score.
book-d6c748cdd0 = **Übliche Antwort:** die Figur geht nach links. Die Antworten sind: die Figur geht nach links oder die wenigsten Punkte.

# text: **Why:** The pawn always moves left.
book-e2a95bcf7d = **Warum:** Die Figur geht immer nach links.

# text: An answer is allowed only if the ruling [next first player](#option-next-first-player) is *pawn moves left*, or the ruling [games](#option-games) is more than 1.
book-fa75500cd9 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[nächster Startspieler](#option-next-first-player)“ *die Figur geht nach links* ist oder die Auslegung „[Zahl der Partien](#option-games)“ mehr als 1 ist.

# text: [choose holder](#effect-choose-holder): If the ruling [next first player](#option-next-first-player) is *pawn moves left*: set the [holder](#state-holder) to the player to the left of the [starter](#state-starter); otherwise: set the [holder](#state-holder) to the first player, clockwise from the [holder](#state-holder), where the player's [gain](#term-player-gain) is the lowest [gain](#term-player-gain) of all players.
book-6a3c116ad7 = [Figur vergeben](#effect-choose-holder): Wenn die Auslegung „[nächster Startspieler](#option-next-first-player)“ *die Figur geht nach links* ist: Die [Figur](#state-holder) geht an den Spieler links vom [Startspieler](#state-starter); sonst: Die [Figur](#state-holder) geht an den ersten Spieler im Uhrzeigersinn ab dem, der die [Figur](#state-holder) hat, dessen [Gewinn](#term-player-gain) der niedrigste [Gewinn](#term-player-gain) aller Spieler ist.

# text: Empty column
book-6be6472c7d = Leeres Grab am Ende

# text: Is a tomb without cards counted in the end?
book-c9d9de7494 = Wird ein Grab ohne Karten am Ende gezählt?

# text: **Usual answer:** counted. The answers are: counted or ignored.
book-d6bdfb9b91 = **Übliche Antwort:** gezählt. Die Antworten sind: gezählt oder nicht beachtet.

# text: **Why:** It is saved with equal sums.
book-47e01fd58e = **Warum:** Seine Verteidigung ist so groß wie die Beute, also ist es gerettet.

# text: [last count](#phase-last-count): The tomb is *[uncounted](#term-tomb-uncounted)*, and (there is a card in the tomb's [column](#zone-column), or the ruling [empty column](#option-empty-column) is *counted*).
book-3fe35c1758 = [Letzte Zählung](#phase-last-count): Das Grab ist *[ungezählt](#term-tomb-uncounted)*, und (in der [Reihe](#zone-column) des Grabs liegt eine Karte, oder die Auslegung „[leeres Grab am Ende](#option-empty-column)“ ist *gezählt*).

# text: **[Detectives](@assumed-detectives)**: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
book-7ea263ade2 = **[Detektive](@assumed-detectives)**: 13, 9 und 5 mit dem Wert 1, 2 und 3. Das Regelheft druckt 13, 9 und 3, was 25 macht, und sagt 27.

# text: **[Objectives](@assumed-objectives)**: All of objectives.csv, in each colour seven pairs and two majorities.
book-6045a4aadc = **[Aufträge](@assumed-objectives)**: Alles aus objectives.csv. In jeder Farbe sieben Paare, mit jedem Grab in zweien davon, und zwei Mehrheiten; keine Quelle zeigt sie.

# text: **[Holder](@assumed-holder)**: The first player is drawn by lot.
book-1ea490acb6 = **[Figur](@assumed-holder)**: Der erste Spieler wird ausgelost.

# text: **[Nobody left](@assumed-nobody-left)**: If all are tied to the end, they share.
book-a0716153d6 = **[Niemand übrig](@assumed-nobody-left)**: Wenn alle bis zum Ende gleich sind, teilen sie den Sieg.

# text: It has room for [5](#number-column-size).
book-7bdf75ba99 = Es ist Platz für [5](#number-column-size).

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [5](#number-column-size).
book-73359f45a2 = **[Voll](@term-tomb-full)**: Ein Grab ist *voll*, wenn die Zahl der Karten in der [Reihe](#zone-column) des Grabs [5](#number-column-size) ist.

# text: 6 with 3 or 4 players, 4 with 5 or 6
book-249a3cbbea = 6 zu dritt oder zu viert, 4 zu fünft oder zu sechst

# text: **[Escorts](@term-tomb-escorts)** of a tomb: [7](#number-column-size) if there is a detective in the tomb's [column](#zone-column), otherwise 0.
book-7af7f511b5 = **[Begleiter](@term-tomb-escorts)** eines Grabs: [7](#number-column-size), wenn ein Detektiv in der [Reihe](#zone-column) des Grabs liegt, sonst 0.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank. The points are the player's [total](#state-total).
book-71c5fab5c3 = **Das Ziel.** Wer am Ende Erster ist, hat gewonnen: zuerst die meisten Punkte, dann die wenigsten Karten auf der [Hand](#zone-hand); wer dann noch gleich ist, teilt den Rang. Die Punkte sind die [Summe](#state-total) des Spielers.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank.
book-15b28fe3a3 = Die Rangfolge: zuerst die meisten Punkte, dann die wenigsten Karten auf der [Hand](#zone-hand) des Spielers; wer dann noch gleich ist, teilt den Rang.

# text: **Usual answer:** shared. The answers are: out or shared.
book-20306bacb1 = **Übliche Antwort:** geteilt. Die Antworten sind: sie scheiden aus oder geteilt.

# text: Otherwise, [4](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-e801b6d45a = Sonst [4](#number-right-accuser), wenn der [Verdächtigte](#state-suspect) des Spielers *[schuldig](#term-player-guilty)* ist.

# text: Otherwise, [-2](#number-wrong-accuser).
book-e666958c97 = Sonst [-2](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-3](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [2](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-389929d321 = **[Als Angeklagter](@term-player-as-accused)** (eines Spielers): ([-3](#number-right-accused), wenn der Spieler *[schuldig](#term-player-guilty)* ist, sonst [2](#number-wrong-accused)) × (die Zahl der Spieler *p*, die diesen Spieler [verdächtigt](#state-suspect) haben).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is more than the tomb's [loot](#term-tomb-loot).
book-18f77bf206 = **[Hält stand](@term-tomb-holds-out)**: Ein Grab *hält stand*, wenn die [Verteidigung](#term-tomb-defence) des Grabs mehr als die [Beute](#term-tomb-loot) des Grabs ist.

# text: **Deal.** For each player: draw [2](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-1ea1d5baf6 = **Austeilen.** Für jeden Spieler: Ziehe [2](#number-objectives-dealt) Aufträge von den [unbenutzten](#zone-unused) zu den [Aufträgen](#zone-goals) des Spielers.

# text: The seventh card counts the tomb at once
book-8694a609fb = Die siebte Karte zählt das Grab sofort

# text: Nobody knows what was not dealt, nor whose goals are whose
book-1e90ebd373 = Niemand weiß, was nicht ausgeteilt wurde und wer welche Aufträge hat

# text: With a full hand there is no spying after a card either
book-05df999f5e = Mit voller Hand wird auch nach einer Karte nicht spioniert

# text: After spying the seventh card counts its tomb
book-ca2691faf9 = Nach dem Spionieren zählt die siebte Karte ihr Grab

# text: Two of three objectives are kept in secret
book-aafb20a16c = Zwei von drei Aufträgen werden geheim behalten

# text: One card is placed, or two at different tombs
book-e14cc9ed23 = Eine Karte wird gelegt, oder zwei an verschiedene Gräber

# text: No spying after a card
book-5c3a0c6def = Nach einer Karte wird nicht spioniert

# text: No third card
book-50a3d8e45e = Keine dritte Karte

# text: A single tomb takes a single card
book-db2b58da22 = Ein einzelnes Grab nimmt eine einzelne Karte

# text: Faces alternate, and only who placed a card knows what lies face down
book-0d7c3a65cd = Offen und verdeckt wechseln sich ab, und nur wer eine Karte legte, weiß, was verdeckt liegt

# text: After a spied card the next lies face down and then one face up
book-9ddb1c0afe = Nach einer ausspionierten Karte liegt die nächste verdeckt und die folgende offen

# text: Who spies must place one card then, also at the same tomb, and no other
book-e2a06db1e4 = Wer spioniert, muss dann eine Karte legen, auch an dasselbe Grab, und keine weitere

# text: The fifth card counts the tomb
book-805449a732 = Die fünfte Karte zählt das Grab

# text: Rounds with 3 players
book-e6cad9fc59 = Runden zu dritt

# text: Rounds with 4 players
book-e6b1fe7742 = Runden zu viert

# text: Rounds with 5 players
book-67e646e7a8 = Runden zu fünft

# text: Rounds with 6 players
book-5c0c7797d1 = Runden zu sechst

# text: C3 one detective is enough
book-9a0acf478e = C3 Ein Detektiv genügt

# text: C2 none is not
book-18eb81add1 = C2 Keiner genügt nicht

# text: Leaders with equal cards share
book-3eef4ab9e1 = Führende mit gleich vielen Karten teilen

# text: Right and wrong
book-cc4427514f = Richtig und falsch

# text: Equal is robbed
book-bec72cfe17 = Bei Gleichstand wird geplündert

# text: More is saved
book-f6ce01817b = Wer mehr hat, rettet das Grab

# text: Nothing against nothing
book-8c3de095d8 = Nichts gegen nichts

# text: One of two is kept
book-6bdc88055b = Einer von zweien wird behalten
