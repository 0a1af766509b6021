### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
book-bc3b35c765 = Vergrabt Wertsachen, dann plündert die Friedhöfe. Die Bescheidenen werden zuerst ausbezahlt.

# text: **The goal.** The richest wins when the last cemeteries are robbed.
book-ea5a3b1f09 = **Das Ziel.** Der Reichste gewinnt, wenn eine Hand leer ist und die letzten Friedhöfe geplündert sind.

# text: Cards
book-a52fcbbc33 = Karten

# text: In all: 45. Unless something else is said: sort *people* and value 0.
book-ff8a6b6c1d = Insgesamt: 45. Wo nichts anderes steht, ist die Art *Personen* und der Wert 0.

# text: valuable
book-8b6e13fa6c = Wertsache

# text: sort *valuables*; value 2 (4×), 3 (4×), 4 (4×), 5 (11×) and 10 (2×); called “valuable *value*”
book-0040f9ccc0 = Art *Wertsachen*; Wert 2 (4×), 3 (4×), 4 (4×), 5 (11×) und 10 (2×); genannt „Wertsache *Wert*“

# text: valuable X (doubler)
book-a6bdf22d50 = Wertsache X (Verdoppler)

# text: sort *valuables*
book-6e07a2ca85 = Art *Wertsachen*

# text: widow
book-284590cf03 = Witwe

# text: guard
book-a9d4034da0 = Wache

# text: accomplice
book-62850769ef = Komplize

# text: bandit
book-07299a3f88 = Bandit

# text: Tiles
book-4da22a362d = Plättchen

# text: In all: 7.
book-1b9edfc2aa = Insgesamt: 7.

# text: place
book-81df63580c = Vergraben

# text: view
book-2bcb43cbc8 = Ansehen

# text: turn over
book-526915457e = Umdrehen

# text: gravedigger
book-7d365085b3 = Totengräber

# text: Cemeteries: 5, in a ring, numbered from 1.
book-732f356569 = Friedhöfe: 5, im Kreis, nummeriert ab 1.

# text: [bank](@money-bank)
book-2d4e566909 = [Bank](@money-bank)

# text: coins
book-62f014cb31 = Münzen

# text: nobody
book-6382b3cc88 = niemand

# text: It never runs out.
book-db7e21ebd4 = Sie geht nie aus.

# text: [coins (of each player)](@money-coins)
book-009330754a = [Münzen (je Spieler)](@money-coins)

# text: its owner only
book-eec7a1726d = nur wer sie besitzt

# text: It never holds more than [660](#number-richest).
book-1b3bb2b4e7 = Dort liegen nie mehr als [660](#number-richest).

# text: [fist (of each player)](@money-fist)
book-bceb3c38bf = [Faust (je Spieler)](@money-fist)

# text: everyone
book-5d67991ae9 = alle

# text: What one stakes. It never holds more than [660](#number-richest).
book-19f31f8b18 = Was man bei einem Raub einsetzt. Dort liegen nie mehr als [660](#number-richest).

# text: [bounty (of each cemetery)](@money-bounty)
book-f84f42cff5 = [Beute (je Friedhof)](@money-bounty)

# text: What a robbery shares out. It never holds more than [660](#number-richest).
book-db0813e5e4 = Was ein Raub zu verteilen hat. Dort liegen nie mehr als [660](#number-richest).

# text: [credit](@money-credit)
book-e5ecaa4b31 = [Kredit](@money-credit)

# text: notes
book-ab5aa97074 = Schuldscheine

# text: [notes (of each player)](@money-notes)
book-5276faf5e3 = [Schuldscheine (je Spieler)](@money-notes)

# text: Each is a debt of ten. It never holds more than [5](#number-most-notes).
book-698aad647a = Jeder ist eine Schuld von zehn. Dort liegen nie mehr als [5](#number-most-notes).

# text: Every coin is paid in pieces of 1, 5 and 20 if the ruling [fist change](#option-fist-change) is *exact coins*.
book-37b75c8c58 = Jede Münze wird in Stücken zu 1, 5 und 20 bezahlt, wenn die Auslegung „[Wechselgeld für die Faust](#option-fist-change)“ *genaue Münzen* ist.

# text: [deck](@zone-deck)
book-9711e4ad49 = [Stapel](@zone-deck)

# text: cards
book-6ac9a32c0c = Karten

# text: At the start all cards are here.
book-0c8f208f22 = Zu Beginn sind alle Karten hier.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [Hand (je Spieler)](@zone-hand)

# text: [plot (of each cemetery)](@zone-plot)
book-3d7ebe4ea8 = [Gräber (je Friedhof)](@zone-plot)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = alle sehen, was dort offen liegt, niemand den Rest

# text: Whoever has seen what lies here may look again.
book-9210ac2721 = Wer gesehen hat, was hier liegt, darf es wieder ansehen.

# text: [box](@zone-box)
book-9cbcf6d509 = [Schachtel](@zone-box)

# text: [pool](@zone-pool)
book-c89dd8222e = [Vorrat](@zone-pool)

# text: tiles
book-ad9243fa6f = Plättchen

# text: At the start all tiles are here.
book-2e8166bfce = Zu Beginn sind alle Plättchen hier.

# text: [used](@zone-used)
book-989ac9e04a = [benutzt](@zone-used)

# text: [closed (of each cemetery)](@state-closed)
book-b0d1f73bcd = [geschlossen (je Friedhof)](@state-closed)

# text: yes or no
book-82b0057137 = ja oder nein

# text: no
book-9390298f3f = nein

# text: [stalled](@state-stalled)
book-bf48844fdd = [Stillstand](@state-stalled)

# text: 0 to 8
book-9230f10eda = 0 bis 8

# text: Turns in a row with every cemetery closed.
book-290254bccb = Züge in Folge, die begannen, als jeder Friedhof geschlossen war.

# text: [spoils](@state-spoils)
book-7d30c797c3 = [Verteilung](@state-spoils)

# text: modest first, greedy first or withheld
book-e5b38ad22b = Bescheidene zuerst, Gierige zuerst oder keine Verteilung

# text: *modest first*
book-d429d1788a = *Bescheidene zuerst*

# text: Who is paid.
book-6b976fd4ad = Wer ausbezahlt wird, und wer zuerst.

# text: [before (of each player)](@state-before)
book-ed41adda1f = [vorher (je Spieler)](@state-before)

# text: -50 to 660
book-f6cac30a36 = -50 bis 660

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Lege alle Karten auf den [Stapel](#zone-deck).

# text: Put all tiles into the [pool](#zone-pool).
book-7ee1122ebd = Lege alle Plättchen in den [Vorrat](#zone-pool).

# text: Put coins into the [bank](#money-bank): 235.
book-695f6021e0 = Lege Münzen in die [Bank](#money-bank): 235.

# text: Put notes into the [credit](#money-credit): 5.
book-cc2eb1645f = Lege Schuldscheine zum [Kredit](#money-credit): 5.

# text: **Deal.**
book-c789623a46 = **Austeilen.**

# text: Shuffle the [deck](#zone-deck).
book-224b5ee280 = Mische den [Stapel](#zone-deck).

# text: Shuffle the [pool](#zone-pool).
book-17040b9f26 = Mische den [Vorrat](#zone-pool).

# text: For each cemetery: draw 1 card from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-aea1fb41d3 = Für jeden Friedhof: Ziehe 1 Karte vom [Stapel](#zone-deck) und lege sie verdeckt zu den [Gräbern](#zone-plot) des Friedhofs.

# text: For each player:
book-43f9a002dd = Für jeden Spieler:

# text: Draw [5](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-7b05c7224c = Ziehe [5](#number-hand-size) Karten vom [Stapel](#zone-deck) auf die [Hand](#zone-hand) des Spielers.

# text: [5](#number-starting-ones) times: pay 1 coin from the [bank](#money-bank) into the player's [coins](#money-coins).
book-53887adb59 = [5](#number-starting-ones)-mal: Zahle 1 Münze aus der [Bank](#money-bank) zu den [Münzen](#money-coins) des Spielers.

# text: Pay 5 coins ([10](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-d5fa4e08ca = Zahle 5 Münzen ([10](#number-starting-coins) - [5](#number-starting-ones)) aus der [Bank](#money-bank) zu den [Münzen](#money-coins) des Spielers.

# text: **Lot.** Note the *starter*: a player, chosen at random.
book-5755a7920e = **Los.** Bestimme den *Startspieler*: ein Spieler, zufällig gewählt.

# text: Game
book-5c412a2620 = Spiel

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Nach dem [Aufbau](#set-up):

# text: **Week.** Go through [Week](#phase-week).
book-25306ff9ae = **Woche.** Spielt die [Woche](#phase-week).

# text: Week
book-e78041ab51 = Woche

# text: It is about a player (the *starter*).
book-2e2b43e51a = Es geht um einen Spieler (den *Startspieler*).

# text: **Turn.** The players take turns, clockwise from the *starter* (*you* are the player at turn), until, after a turn, your [hand](#zone-hand) is empty, or there is no [open](#term-cemetery-open) cemetery:
book-ba8f9081c4 = **Zug.** Die Spieler sind reihum an der Reihe, im Uhrzeigersinn ab dem *Startspieler* (*du* bist der Spieler am Zug), bis nach einem Zug deine [Hand](#zone-hand) leer ist oder es keinen [offenen](#term-cemetery-open) Friedhof gibt:

# text: **Stall.** If there is no [open](#term-cemetery-open) cemetery: add 1 to *[stalled](#state-stalled)*.
book-36ddfa7888 = **Stillstand.** Wenn es keinen [offenen](#term-cemetery-open) Friedhof gibt: Erhöhe *[Stillstand](#state-stalled)* um 1.

# text: **Draw.** Draw 1 tile from the [pool](#zone-pool) into the [used](#zone-used).
book-3e9ae3ecc0 = **Ziehen.** Ziehe 1 Plättchen aus dem [Vorrat](#zone-pool) zu den [benutzten](#zone-used).

# text: **Read.** Note the tile: the last tile in the [used](#zone-used).
book-f8ab435566 = **Lesen.** Das Plättchen ist das letzte bei den [benutzten](#zone-used).

# text: **Tell.** Announce: “*player* draws the *tile* tile”.
book-8de5f1350e = **Ansage.** Sage an: „*Spieler* zieht das Plättchen *Plättchen*“.

# text: **Place.** If the tile is a place:
book-7b04510ff7 = **Vergraben.** Wenn das Plättchen Vergraben zeigt:

# text: You must [Bury](#action-bury).
book-52b2aaf724 = Du musst [vergraben](#action-bury).

# text: Then: if your [hand](#zone-hand) is empty: go through [Last robberies](#phase-last-robberies) (the *burial* is the cemetery; the *robber* is you).
book-92f840bdfa = Danach: Wenn deine [Hand](#zone-hand) leer ist: Spielt die [letzten Raubzüge](#phase-last-robberies) (das *Begräbnis* ist der Friedhof, der *Räuber* bist du).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Wenn nichts davon möglich ist, geschieht nichts.

# text: **View.** If the tile is a view:
book-863e1375dc = **Ansehen.** Wenn das Plättchen Ansehen zeigt:

# text: You must [View](#action-view).
book-2f527f9d5d = Du musst [ansehen](#action-view).

# text: **Turn over.** If the tile is a turn over:
book-a8ac0a2b63 = **Umdrehen.** Wenn das Plättchen Umdrehen zeigt:

# text: You must [Turn over](#action-turn-over).
book-1ed940ed82 = Du musst [umdrehen](#action-turn-over).

# text: **Dig.** If the tile is a gravedigger:
book-0b977d0398 = **Graben.** Wenn das Plättchen ein Totengräber ist:

# text: You must [Rob](#action-rob).
book-8d5bdec802 = Du musst [plündern](#action-rob).

# text: Then: go through [Robbery](#phase-robbery) (the *robber* is you).
book-134b5764dd = Danach: Spielt den [Raub](#phase-robbery) (der *Räuber* bist du).

# text: **Mix.** If the [pool](#zone-pool) is empty: shuffle the [used](#zone-used) into the [pool](#zone-pool).
book-26b599dadf = **Mischen.** Wenn der [Vorrat](#zone-pool) leer ist: Mische die [benutzten](#zone-used) in den [Vorrat](#zone-pool).

# text: Last robberies
book-56c009ca01 = Letzte Raubzüge

# text: As a hand has run out, the deck refills nothing.
book-907f46df57 = Eine Hand ist leer, also auch der Stapel, und nichts wird nachgefüllt.

# text: It is about a cemetery (the *burial*) and a player (the *robber*).
book-5648bfd948 = Es geht um einen Friedhof (das *Begräbnis*) und einen Spieler (den *Räuber*).

# text: **Round.** For each cemetery where there is a card in the cemetery's [plot](#zone-plot), clockwise from the *robber*'s [home](#term-player-home), one after the other:
book-a8e2dd32f8 = **Runde.** Für jeden Friedhof, bei dessen [Gräbern](#zone-plot) eine Karte liegt, im Uhrzeigersinn ab dem [Zuhause](#term-player-home) des *Räubers*, einen nach dem anderen:

# text: Go through [Robbery](#phase-robbery).
book-af653820ea = Spielt den [Raub](#phase-robbery).

# text: Robbery
book-3b152296cd = Raub

# text: It is about a cemetery and a player (the *robber*).
book-90401ec58d = Es geht um einen Friedhof und einen Spieler (den *Räuber*).

# text: **Credit.** Go through [Credit round](#phase-credit-round).
book-4a50309296 = **Kredit.** Spielt die [Kreditrunde](#phase-credit-round).

# text: **Note.** For each player: set the player's [before](#state-before) to the player's [wealth](#term-player-wealth).
book-4474c24680 = **Merken.** Für jeden Spieler: Setze [vorher](#state-before) des Spielers auf sein [Vermögen](#term-player-wealth).

# text: **Fists.** All players choose at the same time and in secret: [Clench](#action-clench); when all have chosen, the choices take effect.
book-81e30e836b = **Fäuste.** Alle Spieler wählen gleichzeitig und geheim: [die Faust füllen](#action-clench); wenn alle gewählt haben, gelten die Entscheidungen.

# text: **Reveal.**
book-f26a583e21 = **Aufdecken.**

# text: Set the [spoils](#state-spoils) to *modest first*.
book-dc10802b3b = Setze die [Verteilung](#state-spoils) auf *Bescheidene zuerst*.

# text: Turn all cards in the cemetery's [plot](#zone-plot) face up.
book-03475e8d68 = Drehe alle Karten bei den [Gräbern](#zone-plot) des Friedhofs auf die offene Seite.

# text: Announce: “*cemetery* holds *all cards in the cemetery's [plot](#zone-plot)*”.
book-1f077114e5 = Sage an: „*Friedhof* birgt *alle Karten bei den [Gräbern](#zone-plot) des Friedhofs*“.

# text: **People.** Carry out the rules of [People](#priority-people) in their order.
book-3a42c21931 = **Leute.** Führe die Regeln [Leute](#priority-people) in ihrer Reihenfolge aus.

# text: **Bounty.** If the [spoils](#state-spoils) are not *withheld*:
book-64d365e55f = **Beute.** Wenn die [Verteilung](#state-spoils) nicht *keine Verteilung* ist:

# text: **Fill.** Pay as many coins as the cemetery's [treasure](#term-cemetery-treasure) (or as many as there are) from the [bank](#money-bank) into the cemetery's [bounty](#money-bounty).
book-61e31c9da4 = **Füllen.** Zahle so viele Münzen, wie der [Schatz](#term-cemetery-treasure) des Friedhofs wert ist (oder so viele, wie da sind), aus der [Bank](#money-bank) zur [Beute](#money-bounty) des Friedhofs.

# text: **Share.** Share out as [Bounty shares](#payout-bounty-shares) says.
book-aa5d9bd142 = **Teilen.** Teile aus, wie es die [Anteile der Beute](#payout-bounty-shares) sagen.

# text: **Clear.**
book-62b473e8dc = **Aufräumen.**

# text: For each player: pay all coins from the player's [fist](#money-fist) into the player's [coins](#money-coins).
book-83fc5d41da = Für jeden Spieler: Zahle alle Münzen aus der [Faust](#money-fist) des Spielers zu seinen [Münzen](#money-coins).

# text: Put all cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-f0aa9760e1 = Lege alle Karten bei den [Gräbern](#zone-plot) des Friedhofs in die [Schachtel](#zone-box).

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-92b2c5b978 = Ziehe 1 Karte (wenn es eine gibt) vom [Stapel](#zone-deck) und lege sie verdeckt zu den [Gräbern](#zone-plot) des Friedhofs.

# text: If the cemetery's [plot](#zone-plot) is empty: from now on the cemetery is *[closed](#state-closed)*.
book-9b6cd7aa9e = Wenn die [Gräber](#zone-plot) des Friedhofs leer sind: Von nun an ist der Friedhof *[geschlossen](#state-closed)*.

# text: Credit round
book-5c5ea43832 = Kreditrunde

# text: It is about a player (the *robber*).
book-b580299ae2 = Es geht um einen Spieler (den *Räuber*).

# text: **Ask.** For each player (*you* from here on), clockwise from the *robber*, one after the other:
book-21bb966247 = **Fragen.** Für jeden Spieler (von hier an *du*), im Uhrzeigersinn ab dem *Räuber*, einen nach dem anderen:

# text: You may [Borrow](#action-borrow).
book-7a93f2e92d = Du darfst [Kredit nehmen](#action-borrow).

# text: Bury
book-ab00d5f013 = Vergraben

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Wähle eine Karte auf deiner [Hand](#zone-hand).

# text: Choose an [open](#term-cemetery-open) cemetery.
book-349fcf80fe = Wähle einen [offenen](#term-cemetery-open) Friedhof.

# text: Put the card into the cemetery's [plot](#zone-plot), face down.
book-eb19557ae6 = Lege die Karte verdeckt zu den [Gräbern](#zone-plot) des Friedhofs.

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into your [hand](#zone-hand).
book-92249cdafc = Ziehe 1 Karte (wenn es eine gibt) vom [Stapel](#zone-deck) auf deine [Hand](#zone-hand).

# text: If *[reopening](#term-reopening)* applies: from now on the cemetery is not *[closed](#state-closed)*.
book-17cb46a995 = Wenn *[Wiederöffnen](#term-reopening)* gilt: Von nun an ist der Friedhof nicht *[geschlossen](#state-closed)*.

# text: View
book-dcc839a401 = Ansehen

# text: Choose a cemetery.
book-de75650d96 = Wähle einen Friedhof.

# text: Choose a face-down card in the cemetery's [plot](#zone-plot).
book-88e2aa0932 = Wähle eine verdeckte Karte bei den [Gräbern](#zone-plot) des Friedhofs.

# text: Look at the card, without showing it to others.
book-1cc6758369 = Sieh dir die Karte an, ohne sie anderen zu zeigen.

# text: Turn over
book-b6bfcfb7bb = Umdrehen

# text: Choose a cemetery where there are at least 2 face-down cards in the cemetery's [plot](#zone-plot).
book-9693cf8b87 = Wähle einen Friedhof, bei dessen [Gräbern](#zone-plot) mindestens 2 verdeckte Karten liegen.

# text: Turn the card face up.
book-58e17b163a = Drehe die Karte auf die offene Seite.

# text: Decline
book-a2d285b352 = Verzichten

# text: You may do so only if the ruling [turn over optional](#option-turn-over-optional) is *optional*, so not in the usual game.
book-3fe2d0ee9e = Du darfst das nur, wenn die Auslegung „[Pflicht zum Umdrehen](#option-turn-over-optional)“ *freiwillig* ist, also nicht im üblichen Spiel.

# text: Rob
book-9b059f912c = Plündern

# text: Choose a [ripe](#term-cemetery-ripe) cemetery.
book-a7f222c222 = Wähle einen [reifen](#term-cemetery-ripe) Friedhof.

# text: Borrow
book-2edfb168b3 = Kredit nehmen

# text: You may do so only if you are *[poor](#term-player-poor)*, and the [credit](#money-credit) is more than 0.
book-f4697cd965 = Du darfst das nur, wenn du *[arm](#term-player-poor)* bist und der [Kredit](#money-credit) mehr als 0 ist.

# text: Show your [coins](#money-coins) to all players.
book-568721d2ef = Zeige allen Spielern deine [Münzen](#money-coins).

# text: Pay 1 note from the [credit](#money-credit) into your [notes](#money-notes).
book-ee13d5fce6 = Zahle 1 Schuldschein aus dem [Kredit](#money-credit) zu deinen [Schuldscheinen](#money-notes).

# text: Pay [10](#number-loan) coins (or as many as there are) from the [bank](#money-bank) into your [coins](#money-coins).
book-0a011714ce = Zahle [10](#number-loan) Münzen (oder so viele, wie da sind) aus der [Bank](#money-bank) zu deinen [Münzen](#money-coins).

# text: Clench
book-655fa40360 = Die Faust füllen

# text: Choose a number *amount* from 0 to your [coins](#money-coins).
book-6efe916371 = Wähle eine Zahl *Betrag* von 0 bis zur Zahl deiner [Münzen](#money-coins).

# text: Pay *amount* coins from your [coins](#money-coins) into your [fist](#money-fist).
book-55ff7c6e5e = Zahle *Betrag* Münzen aus deinen [Münzen](#money-coins) in deine [Faust](#money-fist).

# text: Point
book-2fc0c52443 = Zeigen auf

# text: Choose a tile in the [pool](#zone-pool).
book-941c780156 = Wähle ein Plättchen im [Vorrat](#zone-pool).

# text: Put the tile into the [used](#zone-used).
book-c455f52549 = Lege das Plättchen zu den [benutzten](#zone-used).

# text: People
book-7db2089705 = Leute

# text: People wake in their order.
book-9acb5ecf9b = Die Leute unter den Karten erwachen in ihrer Reihenfolge.

# text: In this order: **widow**, then **guard**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-2098bc3495 = In dieser Reihenfolge: **Witwe**, dann **Wache**, dann **Komplize** und **Bandit**. Die zusammen genannten werden zusammen beurteilt: Zuerst wird nachgesehen, welche von ihnen gelten, dann handeln sie.

# text: **Widow.** The first that holds counts:
book-5542ecf222 = **Witwe.** Das Erste, was zutrifft, gilt:

# text: If there is exactly 1 widow in the cemetery's [plot](#zone-plot):
book-fe0a0f2bc7 = Wenn genau 1 Witwe bei den [Gräbern](#zone-plot) des Friedhofs liegt:

# text: Put all *people* cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-1d488b7e8b = Lege alle Karten der Art *Personen* bei den [Gräbern](#zone-plot) des Friedhofs in die [Schachtel](#zone-box).

# text: The rules that come after it are not looked at any more.
book-8d3e3eaad8 = Die Regeln, die danach kommen, werden nicht mehr angesehen.

# text: Otherwise: put all widows in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-3f72b4d615 = Sonst: Lege alle Witwen bei den [Gräbern](#zone-plot) des Friedhofs in die [Schachtel](#zone-box).

# text: **Guard.** The first that holds counts:
book-37dc2cb89b = **Wache.** Das Erste, was zutrifft, gilt:

# text: If there is exactly 1 guard in the cemetery's [plot](#zone-plot):
book-973e534465 = Wenn genau 1 Wache bei den [Gräbern](#zone-plot) des Friedhofs liegt:

# text: Set the [spoils](#state-spoils) to *withheld*.
book-91b1785a73 = Setze die [Verteilung](#state-spoils) auf *keine Verteilung*.

# text: Note *reward*: the [guard reward](#term-guard-reward).
book-8667dd7ad2 = Die *Belohnung* ist der [Lohn der Wache](#term-guard-reward).

# text: For each player, highest [fist](#money-fist) first, then clockwise from the *robber*: if the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-a6df2153bd = Für jeden Spieler, höchste [Faust](#money-fist) zuerst, dann im Uhrzeigersinn ab dem *Räuber*: Wenn die [Faust](#money-fist) des Spielers 0 ist: Zahle so viele Münzen wie die *Belohnung* (oder so viele, wie da sind) aus der [Bank](#money-bank) zu den [Münzen](#money-coins) des Spielers.

# text: Otherwise: put all guards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-4311b8233b = Sonst: Lege alle Wachen bei den [Gräbern](#zone-plot) des Friedhofs in die [Schachtel](#zone-box).

# text: **Accomplice.** If there are more accomplices in the cemetery's [plot](#zone-plot) than bandits in the cemetery's [plot](#zone-plot): set the [spoils](#state-spoils) to *greedy first*.
book-e426466dfd = **Komplize.** Wenn mehr Komplizen bei den [Gräbern](#zone-plot) des Friedhofs liegen als Banditen bei den [Gräbern](#zone-plot) des Friedhofs: Setze die [Verteilung](#state-spoils) auf *Gierige zuerst*.

# text: **Bandit.** If there are more bandits in the cemetery's [plot](#zone-plot) than accomplices in the cemetery's [plot](#zone-plot):
book-803af994c4 = **Bandit.** Wenn mehr Banditen bei den [Gräbern](#zone-plot) des Friedhofs liegen als Komplizen bei den [Gräbern](#zone-plot) des Friedhofs:

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [100](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-6fbea1dd15 = Für jeden Spieler: Zahle so viele Münzen wie ([Faust](#money-fist) des Spielers × [100](#number-raid-percent)) / 100, aufgerundet, aus der [Faust](#money-fist) des Spielers in die [Bank](#money-bank).

# text: Bounty shares
book-87788445f3 = Anteile der Beute

# text: A share comes on top of the fist.
book-f10e1dda64 = Ein Anteil kommt zur Faust dazu, die auf jeden Fall zurückkehrt.

# text: Each player has a claim, from the cemetery's [bounty](#money-bounty) into the player's [coins](#money-coins).
book-a2c0633fc6 = Jeder Spieler hat einen Anspruch, aus der [Beute](#money-bounty) des Friedhofs zu den [Münzen](#money-coins) des Spielers.

# text: The claim is the player's [fist](#money-fist).
book-3abc7785a3 = Der Anspruch ist die [Faust](#money-fist) des Spielers.

# text: They are paid in this order: highest [fist](#money-fist) first (if the [spoils](#state-spoils) are *greedy first*), then lowest [fist](#money-fist) first.
book-5eacc3a78d = Sie werden in dieser Reihenfolge bezahlt: höchste [Faust](#money-fist) zuerst (wenn die [Verteilung](#state-spoils) *Gierige zuerst* ist), dann niedrigste [Faust](#money-fist) zuerst.

# text: Those who are equal are paid together, each in full, or none of them.
book-044db75b91 = Wer gleichauf ist, wird zusammen bezahlt: jeder ganz, oder keiner von ihnen.

# text: If there is not enough left for the next in this order, nobody else is paid.
book-1f57a59aa0 = Wenn für den Nächsten in dieser Reihenfolge nicht genug übrig ist, wird niemand sonst bezahlt.

# text: What is left when everybody has been paid goes to the [bank](#money-bank).
book-a1b6cf9c50 = Was übrig ist, wenn alle bezahlt sind, geht in die [Bank](#money-bank).

# text: What is left after a shortage goes to the [bank](#money-bank).
book-2fd06ffc28 = Was nach einem Fehlbetrag übrig ist, geht in die [Bank](#money-bank).

# text: The richest wins when the last cemeteries are robbed.
book-308e0ab3e4 = Der Reichste gewinnt, wenn eine Hand leer ist und die letzten Friedhöfe geplündert sind.

# text: The *points* of a player are the player's [wealth](#term-player-wealth).
book-1998f4bec2 = Die *Punkte* eines Spielers sind sein [Vermögen](#term-player-wealth).

# text: The ranking: highest points first, then those who are still equal share the rank.
book-1c2fd4ec28 = Die Rangfolge: die meisten Punkte zuerst; wer dann noch gleichauf ist, teilt den Rang.

# text: A game of more than 3000 decisions is left unfinished.
book-2590946220 = Ein Spiel mit mehr als 3000 Entscheidungen bleibt unbeendet.

# text: **[Guard reward](@term-guard-reward)**: 5.
book-e39ad342b0 = **[Lohn der Wache](@term-guard-reward)**: 5.

# text: **[Reopening](@term-reopening)**: this applies if *[stalled](#state-stalled)* is more than [7](#number-patience).
book-4c05f66ca1 = **[Wiederöffnen](@term-reopening)**: Das gilt, wenn *[Stillstand](#state-stalled)* mehr als [7](#number-patience) ist.

# text: **[Wealth](@term-player-wealth)** of a player: the player's [coins](#money-coins) - ([10](#number-loan) × the player's [notes](#money-notes)).
book-91fa053221 = **[Vermögen](@term-player-wealth)** eines Spielers: die [Münzen](#money-coins) des Spielers - ([10](#number-loan) × die [Schuldscheine](#money-notes) des Spielers).

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [10](#number-poor-below).
book-dafa1b3c98 = **[Arm](@term-player-poor)**: Ein Spieler ist *arm*, wenn er weniger als [10](#number-poor-below) [Münzen](#money-coins) hat.

# text: **[Home](@term-player-home)** of a player: the cemetery with the player's number.
book-8a2df464ca = **[Zuhause](@term-player-home)** eines Spielers: der Friedhof mit der Nummer des Spielers.

# text: **[Open](@term-cemetery-open)**: a cemetery is *open* if the cemetery is not *[closed](#state-closed)*, or *[reopening](#term-reopening)* applies.
book-f96917d6ad = **[Offen](@term-cemetery-open)**: Ein Friedhof ist *offen*, wenn er nicht *[geschlossen](#state-closed)* ist oder *[Wiederöffnen](#term-reopening)* gilt.

# text: **[Ripe](@term-cemetery-ripe)**: a cemetery is *ripe* if the cemetery is not *[closed](#state-closed)*, and there is a card in the cemetery's [plot](#zone-plot).
book-3eced69d08 = **[Reif](@term-cemetery-ripe)**: Ein Friedhof ist *reif*, wenn er nicht *[geschlossen](#state-closed)* ist und eine Karte bei seinen [Gräbern](#zone-plot) liegt.

# text: **[Treasure](@term-cemetery-treasure)** of a cemetery: (the total value of all cards in the cemetery's [plot](#zone-plot)) × (1 + (the number of valuables X in the cemetery's [plot](#zone-plot))).
book-c1aa2357fe = **[Schatz](@term-cemetery-treasure)** eines Friedhofs: (der gesamte Wert aller Karten bei den [Gräbern](#zone-plot) des Friedhofs) × (1 + (die Zahl der Wertsachen X bei den [Gräbern](#zone-plot) des Friedhofs)).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [Handkarten](@number-hand-size)

# text: [starting coins](@number-starting-coins)
book-8f5ae77fac = [Münzen zu Beginn](@number-starting-coins)

# text: [starting ones](@number-starting-ones)
book-770361e790 = [Einer zu Beginn](@number-starting-ones)

# text: the smaller of 5 and [10](#number-starting-coins)
book-9acf737119 = die kleinere Zahl von 5 und [10](#number-starting-coins)

# text: [poor below](@number-poor-below)
book-10067d39b5 = [arm unter](@number-poor-below)

# text: [loan](@number-loan)
book-2287638c82 = [Darlehen](@number-loan)

# text: [credit stock](@number-credit-stock)
book-a1768a29ef = [Zahl der Schuldscheine](@number-credit-stock)

# text: [raid percent](@number-raid-percent)
book-563a47b5ca = [Anteil des Überfalls in Prozent](@number-raid-percent)

# text: [patience](@number-patience)
book-906bd8432c = [Geduld](@number-patience)

# text: [most notes](@number-most-notes)
book-7f5ab955d9 = [die meisten Schuldscheine](@number-most-notes)

# text: [5](#number-credit-stock) if the ruling [credit note supply](#option-credit-note-supply) is *limited 5*, otherwise 99
book-4a6d585de7 = [5](#number-credit-stock), wenn die Auslegung „[Vorrat an Schuldscheinen](#option-credit-note-supply)“ *nur 5* ist, sonst 99

# text: [richest](@number-richest)
book-5664cf2918 = [das Reichste](@number-richest)

# text: [10](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-6902b2d195 = [10](#number-starting-coins) + ([10](#number-loan) × [die meisten Schuldscheine](#number-most-notes)) + 600

# text: Robbed cemetery after deck empty
book-5764ef8a60 = Geplünderter Friedhof ohne Stapel

# text: What may be done at a robbed cemetery that no card could refill?
book-bf23be64c9 = Was darf bei einem Friedhof geschehen, der geplündert wurde, als keine Karte zum Auffüllen mehr da war?

# text: **Usual answer:** closed. The answers are: closed, closed dump, reopens or closed until end.
book-c78c9da91f = **Übliche Antwort:** geschlossen. Die Antworten sind: geschlossen, geschlossene Ablage, öffnet wieder oder geschlossen bis zum Ende.

# text: **Why:** It is not robbed again, yet in the end all with cards are.
book-2f3dbfb747 = **Warum:** Er kann nicht noch einmal geplündert werden, und am Ende werden alle Friedhöfe mit Karten geplündert. Beides ist nur wahr, wenn dort keine hingelegt wird.

# text: [last robberies](#phase-last-robberies): There is a card in the cemetery's [plot](#zone-plot), and (the cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed dump*).
book-a45e9e992d = [Letzte Raubzüge](#phase-last-robberies): Bei den [Gräbern](#zone-plot) des Friedhofs liegt eine Karte, und (der Friedhof ist nicht *[geschlossen](#state-closed)*, oder die Auslegung „[geplünderter Friedhof ohne Stapel](#option-robbed-cemetery-after-deck-empty)“ ist nicht *geschlossene Ablage*).

# text: [reopening](#term-reopening): The ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is *reopens*, or *[stalled](#state-stalled)* is more than [7](#number-patience).
book-f51642d067 = [Wiederöffnen](#term-reopening): Die Auslegung „[geplünderter Friedhof ohne Stapel](#option-robbed-cemetery-after-deck-empty)“ ist *öffnet wieder*, oder *[Stillstand](#state-stalled)* ist mehr als [7](#number-patience).

# text: [open](#term-cemetery-open): The cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed*, or *[reopening](#term-reopening)* applies.
book-b0a4b976a3 = [Offen](#term-cemetery-open): Der Friedhof ist nicht *[geschlossen](#state-closed)*, oder die Auslegung „[geplünderter Friedhof ohne Stapel](#option-robbed-cemetery-after-deck-empty)“ ist nicht *geschlossen*, oder *[Wiederöffnen](#term-reopening)* gilt.

# text: All cemeteries closed
book-2a85348486 = Alle Friedhöfe geschlossen

# text: What if all cemeteries are closed before a hand is empty?
book-88d7646e78 = Was ist, wenn alle Friedhöfe geschlossen sind, bevor eine Hand leer ist?

# text: **Usual answer:** end at once. The answers are: end at once or place skipped.
book-0a1fbea295 = **Übliche Antwort:** sofort zu Ende. Die Antworten sind: sofort zu Ende oder Vergraben entfällt.

# text: **Why:** Nothing can be placed or robbed.
book-aea99fe27e = **Warum:** Es kann nichts mehr vergraben oder geplündert werden.

# text: [week](#phase-week): There is no [open](#term-cemetery-open) cemetery, and the ruling [all cemeteries closed](#option-all-cemeteries-closed) is *end at once*.
book-98cf2b5125 = [Woche](#phase-week): Es gibt keinen [offenen](#term-cemetery-open) Friedhof, und die Auslegung „[alle Friedhöfe geschlossen](#option-all-cemeteries-closed)“ ist *sofort zu Ende*.

# text: Guard fists
book-114462a84a = Fäuste bei einer Wache

# text: Are filled fists returned when a lone guard stops a robbery?
book-a0a58259b1 = Werden gefüllte Fäuste zurückgegeben, wenn ein einzelne Wache den Raub vereitelt?

# text: **Usual answer:** returned. The answers are: returned or lost.
book-702213aecd = **Übliche Antwort:** zurückgegeben. Die Antworten sind: zurückgegeben oder verloren.

# text: **Why:** Only bandits take fists.
book-1b34fefb80 = **Warum:** Nur Banditen nehmen Fäuste.

# text: [people](#priority-people): If the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins); otherwise, if the ruling [guard fists](#option-guard-fists) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-115f682e4a = [Leute](#priority-people): Wenn die [Faust](#money-fist) des Spielers 0 ist: Zahle so viele Münzen wie die *Belohnung* (oder so viele, wie da sind) aus der [Bank](#money-bank) zu den [Münzen](#money-coins) des Spielers; sonst, wenn die Auslegung „[Fäuste bei einer Wache](#option-guard-fists)“ *verloren* ist: Zahle alle Münzen aus der [Faust](#money-fist) des Spielers in die [Bank](#money-bank).

# text: Unpaid fist
book-8da5b620ff = Unbezahlte Faust

# text: What happens to a fist that the bounty cannot pay?
book-9291fc6497 = Was wird aus einer Faust, die die Beute nicht bezahlen konnte?

# text: **Usual answer:** kept. The answers are: kept or lost.
book-2e4373e25c = **Übliche Antwort:** behalten. Die Antworten sind: behalten oder verloren.

# text: **Why:** A review of a sister game says it.
book-dfd2ef2c6b = **Warum:** Eine Besprechung einer Schwesterausgabe sagt es so.

# text: [bounty shares](#payout-bounty-shares): If the ruling [unpaid fist](#option-unpaid-fist) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-faf16ea230 = [Anteile der Beute](#payout-bounty-shares): Wenn die Auslegung „[unbezahlte Faust](#option-unpaid-fist)“ *verloren* ist: Zahle alle Münzen aus der [Faust](#money-fist) des Spielers in die [Bank](#money-bank).

# text: Shortfall
book-36a315c2b2 = Fehlbetrag

# text: What if a group cannot be paid in full?
book-86db3c99dd = Was folgt, wenn eine Gruppe nicht ganz bezahlt werden kann?

# text: **Usual answer:** stop. The answers are: stop or skip.
book-6577b894b2 = **Übliche Antwort:** Schluss. Die Antworten sind: Schluss oder überspringen.

# text: **Why:** Both books say so.
book-6b2778cdfa = **Warum:** Beide Regelhefte.

# text: [bounty shares](#payout-bounty-shares): If there is not enough left for the next in this order: stop: nobody else is paid; skip: they get nothing, and those after them are tried.
book-cb7c1d6755 = [Anteile der Beute](#payout-bounty-shares): Wenn für den Nächsten in dieser Reihenfolge nicht genug übrig ist: Schluss: Niemand sonst wird bezahlt; Überspringen: Sie bekommen nichts, und die nach ihnen werden versucht.

# text: Leftover
book-0055a47db6 = Rest der Beute

# text: Where does bounty go that is left when all are paid?
book-899f9578c7 = Wohin geht die Beute, die übrig ist, wenn alle bezahlt sind?

# text: **Usual answer:** to supply. The answers are: to supply or carry over.
book-841ec6cff3 = **Übliche Antwort:** in die Bank. Die Antworten sind: in die Bank oder bleibt liegen.

# text: **Why:** It is implied.
book-a3d0434b8b = **Warum:** Es ist so gemeint.

# text: [bounty shares](#payout-bounty-shares): What is left goes to the cemetery's [bounty](#money-bounty) if the ruling [leftover](#option-leftover) is *carry over*, otherwise the [bank](#money-bank).
book-432380688e = [Anteile der Beute](#payout-bounty-shares): Was übrig ist, geht zur [Beute](#money-bounty) des Friedhofs, wenn die Auslegung „[Rest der Beute](#option-leftover)“ *bleibt liegen* ist, sonst in die [Bank](#money-bank).

# text: Credit timing
book-3188d00882 = Zeitpunkt des Kredits

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
book-8b9266a138 = Wann dürfen die Armen Kredit nehmen? (Jederzeit heißt: zu Beginn des eigenen Zuges und jedes Raubes.)

# text: **Usual answer:** before fist. The answers are: before fist, any time or end of robbery.
book-a2924ed330 = **Übliche Antwort:** vor der Faust. Die Antworten sind: vor der Faust, jederzeit oder am Ende des Raubes.

# text: **Why:** Money matters before a fist.
book-73c8677c3e = **Warum:** Nur vor einer Faust kommt es auf Geld an.

# text: [week](#phase-week): If the ruling [credit timing](#option-credit-timing) is *any time*: you may [Borrow](#action-borrow).
book-bca736a47b = [Woche](#phase-week): Wenn die Auslegung „[Zeitpunkt des Kredits](#option-credit-timing)“ *jederzeit* ist: Du darfst [Kredit nehmen](#action-borrow).

# text: [robbery](#phase-robbery): This is done only if the ruling [credit timing](#option-credit-timing) is not *end of robbery*.
book-a7bdc50b4d = [Raub](#phase-robbery): Das wird nur getan, wenn die Auslegung „[Zeitpunkt des Kredits](#option-credit-timing)“ nicht *am Ende des Raubes* ist.

# text: [robbery](#phase-robbery): If the ruling [credit timing](#option-credit-timing) is *end of robbery*: go through [Credit round](#phase-credit-round).
book-92028f38d1 = [Raub](#phase-robbery): Wenn die Auslegung „[Zeitpunkt des Kredits](#option-credit-timing)“ *am Ende des Raubes* ist: Spielt die [Kreditrunde](#phase-credit-round).

# text: Credit note supply
book-da7db9334d = Vorrat an Schuldscheinen

# text: Are there only the five notes of the box?
book-f9623fc04c = Gibt es nur die fünf Schuldscheine der Schachtel?

# text: **Usual answer:** limited 5. The answers are: limited 5 or unlimited.
book-e81fe61d22 = **Übliche Antwort:** nur 5. Die Antworten sind: nur 5 oder unbegrenzt.

# text: **Why:** They are components.
book-5b08ebf1c2 = **Warum:** Es ist abgezähltes Material.

# text: [credit](#money-credit): It never runs out if the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-09e336b4ba = [Kredit](#money-credit): Er geht nie aus, wenn die Auslegung „[Vorrat an Schuldscheinen](#option-credit-note-supply)“ *unbegrenzt* ist.

# text: [borrow](#action-borrow): The [credit](#money-credit) is more than 0, or the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-c3c472b22c = [Kredit nehmen](#action-borrow): Der [Kredit](#money-credit) ist mehr als 0, oder die Auslegung „[Vorrat an Schuldscheinen](#option-credit-note-supply)“ ist *unbegrenzt*.

# text: The number [most notes](#number-most-notes) depends on it.
book-e23eb213f8 = Die Zahl [die meisten Schuldscheine](#number-most-notes) hängt davon ab.

# text: The number [richest](#number-richest) depends on it.
book-111452b949 = Die Zahl [das Reichste](#number-richest) hängt davon ab.

# text: Credit threshold
book-e78e4e8ade = Grenze der Armut

# text: Do notes count when one is called poor?
book-649f59b8c0 = Zählen Schuldscheine als Schuld, wenn jemand arm genannt wird?

# text: **Usual answer:** coins only. The answers are: coins only or net of notes.
book-1b39e9af6a = **Übliche Antwort:** nur Münzen. Die Antworten sind: nur Münzen oder abzüglich der Schuldscheine.

# text: **Why:** One shows coins.
book-09a73d8030 = **Warum:** Münzen sind, was man zeigt.

# text: [poor](#term-player-poor): The player's [coins](#money-coins) if the ruling [credit threshold](#option-credit-threshold) is *coins only*, otherwise the player's [wealth](#term-player-wealth).
book-01527bbcef = [Arm](#term-player-poor): Die [Münzen](#money-coins) des Spielers, wenn die Auslegung „[Grenze der Armut](#option-credit-threshold)“ *nur Münzen* ist, sonst sein [Vermögen](#term-player-wealth).

# text: Fist change
book-a830eb0e0a = Wechselgeld für die Faust

# text: Must a fist be made of the coins one has?
book-0d4b709d69 = Muss eine Faust aus genau den Münzen bestehen, die man hat?

# text: **Usual answer:** free change. The answers are: free change or exact coins.
book-e6c2806e41 = **Übliche Antwort:** freies Wechseln. Die Antworten sind: freies Wechseln oder genaue Münzen.

# text: **Why:** Nothing forbids changing.
book-feae675960 = **Warum:** Es ist einfacher, und nichts verbietet das Wechseln.

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [100](#number-raid-percent) is 100.
book-ae451b0422 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Wechselgeld für die Faust](#option-fist-change)“ *freies Wechseln* ist oder [100](#number-raid-percent) gleich 100 ist.

# text: Supply
book-bf428d3ff5 = Geldvorrat

# text: Can the 235 coins run out?
book-9d3705380c = Können die 235 der Schachtel ausgehen?

# text: **Usual answer:** unlimited. The answers are: unlimited or physical.
book-b5a85fad2d = **Übliche Antwort:** unbegrenzt. Die Antworten sind: unbegrenzt oder wie in der Schachtel.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Warum:** Nichts sagt, was dann folgen würde.

# text: [bank](#money-bank): It never runs out if the ruling [supply](#option-supply) is *unlimited*.
book-11b95452f4 = [Bank](#money-bank): Sie geht nie aus, wenn die Auslegung „[Geldvorrat](#option-supply)“ *unbegrenzt* ist.

# text: Tile draw
book-a2d2134be0 = Ziehen der Plättchen

# text: Is the next tile drawn, or pointed at?
book-f6ed329b77 = Wird das nächste Plättchen gezogen, oder zeigt der Spieler auf eines?

# text: **Usual answer:** random. The answers are: random or choose position.
book-afad0aad3a = **Übliche Antwort:** zufällig. Die Antworten sind: zufällig oder einen Platz wählen.

# text: **Why:** The odds are the same.
book-707302b743 = **Warum:** Die Chancen sind dieselben.

# text: [week](#phase-week): If the ruling [tile draw](#option-tile-draw) is *choose position*: you must [Point](#action-point); otherwise as told there.
book-c197533937 = [Woche](#phase-week): Wenn die Auslegung „[Ziehen der Plättchen](#option-tile-draw)“ *einen Platz wählen* ist: Du musst [zeigen](#action-point); sonst wie dort beschrieben.

# text: Turn over optional
book-a42ceb6348 = Pflicht zum Umdrehen

# text: May View and Turn Over be declined?
book-97b89d1cf5 = Darf man auf Ansehen und Umdrehen verzichten?

# text: **Usual answer:** forced. The answers are: forced or optional.
book-ced2aff291 = **Übliche Antwort:** Pflicht. Die Antworten sind: Pflicht oder freiwillig.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Warum:** Der Text ist eine Anweisung.

# text: [week](#phase-week): [Decline](#action-decline) can be chosen too, if the ruling [turn over optional](#option-turn-over-optional) is *optional*.
book-2f6b4d37a1 = [Woche](#phase-week): Auch [verzichten](#action-decline) kann gewählt werden, wenn die Auslegung „[Pflicht zum Umdrehen](#option-turn-over-optional)“ *freiwillig* ist.

# text: Memory aid
book-392e6c476a = Gedächtnishilfe

# text: Do players still see what they placed, viewed or saw robbed?
book-b1a393ddc8 = Sehen Spieler weiterhin, was sie vergraben, angesehen oder beim Plündern gesehen haben?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Übliche Antwort:** an. Die Antworten sind: an oder aus.

# text: **Why:** A screen may remember.
book-1cf428fbcf = **Warum:** Ein Bildschirm kann es sich genauso gut merken.

# text: [plot](#zone-plot): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-2a74509ea6 = [Gräber](#zone-plot): Wer gesehen hat, was hier liegt, darf es wieder ansehen, wenn die Auslegung „[Gedächtnishilfe](#option-memory-aid)“ *an* ist.

# text: [box](#zone-box): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-9c3833088f = [Schachtel](#zone-box): Wer gesehen hat, was hier liegt, darf es wieder ansehen, wenn die Auslegung „[Gedächtnishilfe](#option-memory-aid)“ *an* ist.

# text: Empty screen placement
book-03d4b2aa45 = Friedhöfe ohne Spieler

# text: Where are the cemeteries without a player?
book-ba76d2ddc1 = Wo sind die Friedhöfe ohne Spieler?

# text: **Usual answer:** after last player. The answers are: after last player or spread evenly.
book-156d6ffe4d = **Übliche Antwort:** nach dem letzten Spieler. Die Antworten sind: nach dem letzten Spieler oder gleichmäßig verteilt.

# text: **Why:** It is simplest.
book-b53ed74b11 = **Warum:** Es ist am einfachsten.

# text: [home](#term-player-home): The cemetery with the player's number if the ruling [empty screen placement](#option-empty-screen-placement) is *after last player*, otherwise the cemetery with the number (1 + ((((the player's number) - 1) × (the number of cemeteries)) / (the number of players), rounded down)).
book-b58b19f076 = [Zuhause](#term-player-home): der Friedhof mit der Nummer des Spielers, wenn die Auslegung „[Friedhöfe ohne Spieler](#option-empty-screen-placement)“ *nach dem letzten Spieler* ist, sonst der Friedhof mit der Nummer (1 + ((((die Nummer des Spielers) - 1) × (die Zahl der Friedhöfe)) / (die Zahl der Spieler), abgerundet)).

# text: Last robbery start
book-1ee3c3b421 = Beginn der letzten Raubzüge

# text: Where do the last robberies begin?
book-89ad60447c = Wo beginnen die letzten Raubzüge?

# text: **Usual answer:** seat of e. The answers are: seat of e or where last card was placed.
book-019d94d23f = **Übliche Antwort:** bei dem, der das Ende auslöst. Die Antworten sind: bei dem, der das Ende auslöst oder wo die letzte Karte vergraben wurde.

# text: [last robberies](#phase-last-robberies): The *robber*'s [home](#term-player-home) if the ruling [last robbery start](#option-last-robbery-start) is *seat of e*, otherwise the *burial*.
book-5b9ed43ba9 = [Letzte Raubzüge](#phase-last-robberies): Das [Zuhause](#term-player-home) des *Räubers*, wenn die Auslegung „[Beginn der letzten Raubzüge](#option-last-robbery-start)“ *bei dem, der das Ende auslöst* ist, sonst das *Begräbnis*.

# text: Final tie
book-8fca5c4824 = Gleichstand am Ende

# text: Who wins with equal wealth?
book-e190e46425 = Wer gewinnt bei gleichem Vermögen?

# text: **Usual answer:** shared. The answers are: shared, fewest notes or last robbery winner.
book-55c79eec0f = **Übliche Antwort:** geteilt. Die Antworten sind: geteilt, wenigste Schuldscheine oder Gewinner des letzten Raubes.

# text: **Why:** No source says.
book-de6b865b87 = **Warum:** Die Quellen schweigen.

# text: [Who wins](#score): Lowest [notes](#money-notes) first (if the ruling [final tie](#option-final-tie) is *fewest notes*).
book-5efdd703f9 = [Wer gewinnt](#score): Wenigste [Schuldscheine](#money-notes) zuerst (wenn die Auslegung „[Gleichstand am Ende](#option-final-tie)“ *wenigste Schuldscheine* ist).

# text: [Who wins](#score): Highest (the player's [wealth](#term-player-wealth) - the player's [before](#state-before)) first (if the ruling [final tie](#option-final-tie) is *last robbery winner*).
book-0f6cac8daf = [Wer gewinnt](#score): Höchstes (das [Vermögen](#term-player-wealth) des Spielers - sein Vermögen [vorher](#state-before)) zuerst (wenn die Auslegung „[Gleichstand am Ende](#option-final-tie)“ *Gewinner des letzten Raubes* ist).

# text: Widow multi
book-1de8b00528 = Mehrere Witwen

# text: Do others still act with two widows or more?
book-84e78588f1 = Handeln die anderen noch, wenn es zwei Witwen oder mehr gibt?

# text: **Usual answer:** others act. The answers are: others act or all cancel.
book-77424e38d7 = **Übliche Antwort:** die anderen handeln. Die Antworten sind: die anderen handeln oder alle heben sich auf.

# text: [people](#priority-people): There is exactly 1 widow in the cemetery's [plot](#zone-plot), or (the ruling [widow multi](#option-widow-multi) is *all cancel*, and there is a widow in the cemetery's [plot](#zone-plot)).
book-f654af8c17 = [Leute](#priority-people): Genau 1 Witwe liegt bei den [Gräbern](#zone-plot) des Friedhofs, oder (die Auslegung „[mehrere Witwen](#option-widow-multi)“ ist *alle heben sich auf*, und eine Witwe liegt bei den [Gräbern](#zone-plot) des Friedhofs).

# text: **[Starter](@assumed-starter)**: The first player is drawn by lot.
book-d43d180001 = **[Startspieler](@assumed-starter)**: Der erste Spieler wird ausgelost.

# text: **[Screens](@assumed-screens)**: Cemeteries are numbered clockwise, from the one before player 1.
book-1bb3d7f3ed = **[Sichtschirme](@assumed-screens)**: Friedhöfe sind im Uhrzeigersinn nummeriert, und Spieler 1 sitzt vor dem ersten.

# text: They are paid in this order: highest [fist](#money-fist) first.
book-397cf2d55f = Sie werden in dieser Reihenfolge bezahlt: höchste [Faust](#money-fist) zuerst.

# text: Who is not paid:
book-47d2378983 = Wer nicht bezahlt wird:

# text: Pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-9958ec41a6 = Zahle alle Münzen aus der [Faust](#money-fist) des Spielers in die [Bank](#money-bank).

# text: **Usual answer:** lost. The answers are: kept or lost.
book-dff2eca2ba = **Übliche Antwort:** verloren. Die Antworten sind: behalten oder verloren.

# text: In this order: **guard**, then **widow**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-98212cf3d6 = In dieser Reihenfolge: **Wache**, dann **Witwe**, dann **Komplize** und **Bandit**. Die zusammen genannten werden zusammen beurteilt: Zuerst wird nachgesehen, welche von ihnen gelten, dann handeln sie.

# text: In all: 43. Unless something else is said: sort *people* and value 0.
book-290608cefd = Insgesamt: 43. Wo nichts anderes steht, ist die Art *Personen* und der Wert 0.

# text: If there is not enough left for the next in this order, they get nothing, and those after them are tried.
book-42b462fc2a = Wenn für den Nächsten in dieser Reihenfolge nicht genug übrig ist, bekommt er nichts, und die nach ihm werden versucht.

# text: **Usual answer:** skip. The answers are: stop or skip.
book-09334f5d36 = **Übliche Antwort:** überspringen. Die Antworten sind: Schluss oder überspringen.

# text: It never holds more than [670](#number-richest).
book-2ee18f8289 = Dort liegen nie mehr als [670](#number-richest).

# text: What one stakes. It never holds more than [670](#number-richest).
book-47649710fd = Was man bei einem Raub einsetzt. Dort liegen nie mehr als [670](#number-richest).

# text: What a robbery shares out. It never holds more than [670](#number-richest).
book-a71feb440d = Was ein Raub zu verteilen hat. Dort liegen nie mehr als [670](#number-richest).

# text: -50 to 670
book-f578ebbf08 = -50 bis 670

# text: Pay 15 coins ([20](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-fece244954 = Zahle 15 Münzen ([20](#number-starting-coins) - [5](#number-starting-ones)) aus der [Bank](#money-bank) zu den [Münzen](#money-coins) des Spielers.

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [0](#number-poor-below).
book-8aa068d4b6 = **[Arm](@term-player-poor)**: Ein Spieler ist *arm*, wenn er weniger als [0](#number-poor-below) [Münzen](#money-coins) hat.

# text: the smaller of 5 and [20](#number-starting-coins)
book-a3cafac1b5 = die kleinere Zahl von 5 und [20](#number-starting-coins)

# text: [20](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-4bbb6b3db6 = [20](#number-starting-coins) + ([10](#number-loan) × [die meisten Schuldscheine](#number-most-notes)) + 600

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [50](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-b6b655349b = Für jeden Spieler: Zahle so viele Münzen wie ([Faust](#money-fist) des Spielers × [50](#number-raid-percent)) / 100, aufgerundet, aus der [Faust](#money-fist) des Spielers in die [Bank](#money-bank).

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [50](#number-raid-percent) is 100.
book-0eded0720f = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Wechselgeld für die Faust](#option-fist-change)“ *freies Wechseln* ist oder [50](#number-raid-percent) gleich 100 ist.

# text: In all: 48. Unless something else is said: sort *people* and value 0.
book-632cfbca50 = Insgesamt: 48. Wo nichts anderes steht, ist die Art *Personen* und der Wert 0.

# text: trinket
book-95c98698cd = Schmuckstück

# text: sort *valuables*; value 1
book-54a9acf413 = Art *Wertsachen*; Wert 1

# text: **[Guard reward](@term-guard-reward)**: 10 / (the larger of 1 and the number of players where the player's [fist](#money-fist) is 0), rounded down.
book-b4e93b416e = **[Lohn der Wache](@term-guard-reward)**: 10 / (die größere Zahl von 1 und der Zahl der Spieler, deren [Faust](#money-fist) 0 ist), abgerundet.

# text: E1 the last robberies go round from the cemetery of the player who ended the game
book-7204d58726 = E1 Die letzten Raubzüge beginnen beim Friedhof dessen, der das Ende ausgelöst hat, und gehen reihum

# text: E3 a player with nine may borrow once and one with ten may not
book-9341ee9b44 = E3 Wer neun hat, darf einmal Kredit nehmen, wer zehn hat, nicht

# text: E3 without notes in the supply one plays on with nine
book-7f97358121 = E3 Ohne Schuldscheine im Vorrat spielt man mit neun weiter

# text: E3 the last note goes to the first clockwise from the active player
book-d565665ab8 = E3 Der letzte Schuldschein geht an den Ersten im Uhrzeigersinn ab dem aktiven Spieler

# text: E4 after one is turned none can be
book-fc6b62bc51 = E4 Ist eine Karte umgedreht, geht es bei keiner mehr

# text: E5 the refill may take the last card and play goes on
book-6c7a0189ec = E5 Beim Nachfüllen kann die letzte Karte gehen, und das Spiel geht weiter

# text: E5 the next robbed cemetery stays empty and is closed
book-149948b3f9 = E5 Der nächste geplünderte Friedhof bleibt leer und ist geschlossen

# text: Robbery G01 shortfall
book-278eaed654 = Raub G01 Fehlbetrag

# text: Robbery G02 all paid, rest
book-be993b7ae7 = Raub G02 alle bezahlt, mit Rest

# text: Robbery G03 tie paid
book-d81e4cb982 = Raub G03 Gleichstand, bezahlt

# text: Robbery G04 tie unpaid (one could be paid, both cannot)
book-97160c5b1b = Raub G04 Gleichstand, nicht bezahlt (einer ginge, beide nicht)

# text: Robbery G05 two empty fists, no guard
book-a285be2f0e = Raub G05 zwei leere Fäuste, keine Wache

# text: The fullest fists empty the bounty
book-6016e518d6 = Die vollsten Fäuste leeren die Beute

# text: A fist beyond the bounty stops everything
book-f40b17fd07 = Eine Faust, die mehr will als die Beute, hält alles an

# text: Two equal fists are paid together before a smaller one
book-98bc31104b = Zwei gleiche Fäuste werden zusammen bezahlt, vor einer kleineren

# text: Two robberies in one week
book-7393f1ef6e = Zwei Raubzüge in einer Woche

# text: Two of the seven tiles are robberies
book-fd21a9a157 = Zwei der sieben Plättchen sind Raubzüge

# text: The third asks too much and loses his fist
book-dca0b3c490 = Der Dritte verlangt zu viel und verliert seine Faust

# text: The lone guard is awake before the widow
book-caf1465c9f = Die einzelne Wache ist vor der Witwe wach

# text: Two doublers lie in the ground
book-0360cadf4b = Zwei Verdoppler liegen in der Erde

# text: Who asks too much is passed over
book-336d55c52b = Wer zu viel verlangt, wird übergangen

# text: Who has nothing holds nothing and cannot borrow
book-767c496014 = Wer nichts hat, hält nichts und kann keinen Kredit nehmen

# text: Everybody starts with twenty
book-2f00626106 = Alle beginnen mit zwanzig

# text: Bandits take half of each fist and round up
book-7a574569bc = Banditen nehmen die Hälfte jeder Faust, aufgerundet

# text: They count for the bounty as any valuable does
book-45ba967118 = Sie zählen zur Beute wie jede andere Wertsache

# text: There are three cards worth one
book-ae02f8a197 = Es gibt drei Karten mit Wert eins

# text: Ten for one empty fist
book-90e5e75a2c = Zehn für eine leere Faust

# text: Ten for two empty fists
book-8a1a359153 = Zehn für zwei leere Fäuste

# text: Ten for three empty fists
book-d92153b1b3 = Zehn für drei leere Fäuste

# text: Ten for no empty fist
book-1dcb3b50dc = Zehn für keine leere Faust
