### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
book-65f4c9a42b = Öffnet Minen, füllt sie mit Truhen, schließt sie rechtzeitig und kämpft mit Banditen um sie.

# text: **The goal.** Whoever digs up the target first.
book-e9585b6234 = **Das Ziel.** Es gewinnt, wer als Erster das Ziel ausgegraben hat.

# text: Cards
book-a52fcbbc33 = Karten

# text: In all: 60. Unless something else is said: metal none and strength 0.
book-9d5a178fbc = Insgesamt: 60. Wo nichts anderes steht, ist das Metall keins und die Stärke 0.

# text: claim
book-dd1b3c312c = Schürfrecht

# text: one of every metal (3×); called “*metal* mine”
book-14583a0e35 = eines von jedem Metall (3×); genannt „*Metall*mine“

# text: chest
book-7ca0d70191 = Truhe

# text: one of every metal (9×); called “*metal* chest”
book-1c22a0cb98 = eine von jedem Metall (9×); genannt „*Metall*truhe“

# text: double
book-2ce06a9e7f = Doppeltruhe

# text: one of every metal; called “double *metal* chest”
book-280c255421 = eine von jedem Metall; genannt „doppelte *Metall*truhe“

# text: closed mine (closer)
book-4e657255fa = geschlossene Mine (Schließkarte)

# text: bandit
book-07299a3f88 = Bandit

# text: one of every strength from 1 to 12; called “bandit *strength*”
book-40cc1fbeb1 = einer von jeder Stärke von 1 bis 12; genannt „Bandit *Stärke*“

# text: Mines: 9, in a line, numbered from 1. Numbered as they are opened.
book-b5cf1db816 = Minen: 9, in einer Reihe, nummeriert ab 1. Sie sind in der Reihenfolge nummeriert, in der sie geöffnet werden.

# text: Sides: 2 with 2 or 4 players, 3 with 3; the seats are dealt to them in turn; how many: 2 if the ruling [mode](#option-mode) is *partnership*, otherwise the number of players.
book-51535b8f70 = Seiten: 2 zu zweit oder zu viert, 3 zu dritt; die Plätze werden ihnen reihum zugeteilt; wie viele: 2, wenn die Auslegung „[Spielweise](#option-mode)“ *Partner* ist, sonst die Zahl der Spieler.

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

# text: [sign (of each mine)](@zone-sign)
book-6f5e75898d = [Schild (jeder Mine)](@zone-sign)

# text: everyone
book-5d67991ae9 = alle

# text: The mine and what closes it. It has room for 2.
book-4920170034 = Die Mine selbst, und was sie schließt. Es ist Platz für 2.

# text: [vein (of each mine)](@zone-vein)
book-ef5853b432 = [Ader (jeder Mine)](@zone-vein)

# text: [gang (of each player)](@zone-gang)
book-4ad3b5fe7a = [Bande (jedes Spielers)](@zone-gang)

# text: The bandits in the fight.
book-7c442d00b0 = Die Banditen im Kampf.

# text: [discard](@zone-discard)
book-a94a558075 = [Ablage](@zone-discard)

# text: [box](@zone-box)
book-9cbcf6d509 = [Schachtel](@zone-box)

# text: [dealer](@state-dealer)
book-580adc6f7e = [Geber](@state-dealer)

# text: a player
book-e95ac7af8a = ein Spieler

# text: player 1
book-86ebb13f1a = Spieler 1

# text: [drawer](@state-drawer)
book-31dc853627 = [letzter Zieher](@state-drawer)

# text: Who drew last.
book-52f7e37184 = Wer die letzte Karte des Stapels gezogen hat.

# text: [owner (of each mine)](@state-owner)
book-a2c94bfd16 = [Besitzer (jeder Mine)](@state-owner)

# text: a player or none
book-249a4bb318 = ein Spieler oder niemand

# text: Before whom it lies.
book-b011501b02 = Vor wem sie liegt.

# text: [shut (of each mine)](@state-shut)
book-fb494357a4 = [geschlossen (jede Mine)](@state-shut)

# text: yes or no
book-82b0057137 = ja oder nein

# text: no
book-9390298f3f = nein

# text: [chipped (of each mine)](@state-chipped)
book-46e4ea422c = [angebrochen (jede Mine)](@state-chipped)

# text: Its double has lost a chest.
book-aac21dc870 = Ihre Doppeltruhe hat eine Truhe verloren.

# text: [fight](@state-fight)
book-e2e4678eb5 = [Kampf](@state-fight)

# text: a mine or none
book-cabb884683 = eine Mine oder keine

# text: none
book-140bedbf9c = keine

# text: [attacker](@state-attacker)
book-d71e214549 = [Angreifer](@state-attacker)

# text: [idle](@state-idle)
book-8a856ac714 = [Leerlauf](@state-idle)

# text: 0 to 16
book-2977bc3511 = 0 bis 16

# text: Turns in a row without draw or play.
book-cbc8626d2d = Züge in Folge ohne Ziehen oder Spielen.

# text: [total (of each side)](@state-total)
book-8c6fb63a47 = [Summe (jeder Seite)](@state-total)

# text: 0 to 400
book-1984a9d9fe = 0 bis 400

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Lege alle Karten auf den [Stapel](#zone-deck).

# text: **Lot.** Set the [dealer](#state-dealer) to a player, chosen at random.
book-d4ab145a00 = **Los.** Der [Geber](#state-dealer) wird ausgelost.

# text: Game
book-5c412a2620 = Spiel

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Nach dem [Aufbau](#set-up):

# text: **Surplus.** If [chests removed](#number-chests-removed) is more than 0: go through [Surplus](#phase-surplus).
book-3a9e690cf5 = **Überzählige.** Wenn die Zahl der [entfernten Truhen](#number-chests-removed) mehr als 0 ist: Spielt [Überzählige](#phase-surplus).

# text: **Hands.** Repeat until *[reached](#term-reached)* applies (at least once):
book-f6cbb6f051 = **Runden.** Wiederholt dies, bis *[erreicht](#term-reached)* gilt (mindestens einmal):

# text: **Deal.**
book-c789623a46 = **Austeilen.**

# text: Shuffle the [hand](#zone-hand) of every player, the [sign](#zone-sign) of every mine, the [vein](#zone-vein) of every mine, the [gang](#zone-gang) of every player and the [discard](#zone-discard) into the [deck](#zone-deck).
book-0c33af8fa0 = Mische die [Hand](#zone-hand) jedes Spielers, das [Schild](#zone-sign) jeder Mine, die [Ader](#zone-vein) jeder Mine, die [Bande](#zone-gang) jedes Spielers und die [Ablage](#zone-discard) in den [Stapel](#zone-deck).

# text: For each player: draw [6](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-22b36ab42d = Für jeden Spieler: Ziehe [6](#number-hand-size) Karten vom [Stapel](#zone-deck) auf die [Hand](#zone-hand) des Spielers.

# text: **Hand.** Go through [Hand](#phase-hand).
book-6a2655f701 = **Runde.** Spielt die [Runde](#phase-hand).

# text: **Tally.** Go through [Tally](#phase-tally).
book-07b045e887 = **Abrechnung.** Spielt die [Abrechnung](#phase-tally).

# text: Surplus
book-93be407724 = Überzählige

# text: **Metals.** For each metal, one after the other:
book-32fa32c62c = **Metalle.** Für jedes Metall, eins nach dem anderen:

# text: **Singles.** Put the first chests (as many as the metal's [surplus](#term-metal-surplus)) in the [deck](#zone-deck) where the chest's metal is this metal, into the [box](#zone-box).
book-d9ddc2f14b = **Einfache.** Lege die ersten Truhen dieses Metalls (so viele, wie das Metall [Überschuss](#term-metal-surplus) hat) vom [Stapel](#zone-deck) in die [Schachtel](#zone-box).

# text: Hand
book-fa18c06733 = Runde

# text: **Dig.** The players take turns, clockwise from the player to the left of the [dealer](#state-dealer) (*you* are the player at turn), until, after a turn, the [deck](#zone-deck) is empty:
book-46f335ea63 = **Graben.** Die Spieler sind reihum an der Reihe, im Uhrzeigersinn ab dem Spieler links vom [Geber](#state-dealer) (*du* bist der Spieler am Zug), bis nach einem Zug der [Stapel](#zone-deck) leer ist:

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Zug.** Spielt einen [Zug](#phase-turn).

# text: **Last.** For each player (*you* from here on), clockwise from the player to the left of the [drawer](#state-drawer), one after the other:
book-8ccc09c3e3 = **Letzte.** Für jeden Spieler (ab hier *du*), im Uhrzeigersinn ab dem Spieler links vom [letzten Zieher](#state-drawer), einer nach dem anderen:

# text: Turn
book-b823d5f9d1 = Zug

# text: It is about a player (*you*).
book-74935580e3 = Es geht um einen Spieler (*dich*).

# text: **Held.** Note *held*: the number of cards in the [hand](#zone-hand) of all players together.
book-c5999816c3 = **Bestand.** Merke *Bestand*: die Zahl der Karten auf der [Hand](#zone-hand) aller Spieler zusammen.

# text: **Act.**
book-05e5b42bf4 = **Handeln.**

# text: If *[stalled](#term-stalled)* applies: you must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-7e257965c8 = Wenn *[Stillstand](#term-stalled)* gilt: Du musst [ziehen](#action-draw) (*höchstens* ist [60](#number-all-cards)).

# text: Otherwise:
book-6ba58147f5 = Sonst:

# text: **Choose.**
book-ca2726c4be = **Wählen.**

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-aedea1f7d5 = Du musst [ziehen](#action-draw) (*höchstens* ist [60](#number-hand-limit)), [weitergeben](#action-pass), [öffnen](#action-open), [arbeiten](#action-work), [schließen](#action-close), [angreifen](#action-attack) oder [mitkämpfen](#action-join).

# text: If none of this is possible:
book-e227f5fba0 = Wenn nichts davon möglich ist:

# text: You must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-010cbe17bd = Du musst [ziehen](#action-draw) (*höchstens* ist [60](#number-all-cards)).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Wenn nichts davon möglich ist, geschieht nichts.

# text: **Idle.** Set *[idle](#state-idle)* to the smaller of [16](#number-stall-limit) and *[idle](#state-idle)* + 1 if the number of cards in the [hand](#zone-hand) of all players together is *held*, otherwise 0.
book-5812a5a89b = **Leerlauf.** Setze *[Leerlauf](#state-idle)* auf die kleinere Zahl von [16](#number-stall-limit) und *[Leerlauf](#state-idle)* + 1, wenn die Zahl der Karten auf der [Hand](#zone-hand) aller Spieler zusammen *Bestand* ist, sonst auf 0.

# text: **Settle.** If the [attacker](#state-attacker) is the player to your left: carry out [Settle](#effect-settle).
book-c79fe783fd = **Entscheiden.** Wenn der [Angreifer](#state-attacker) der Spieler links von dir ist: Führe [Entscheiden](#effect-settle) aus.

# text: Tally
book-e543855d40 = Abrechnung

# text: **Dealer.** Carry out [Choose dealer](#effect-choose-dealer).
book-dfb5acbf6c = **Geber.** Führe [Geber wählen](#effect-choose-dealer) aus.

# text: **Mines.**
book-53e183fc04 = **Minen.**

# text: For each side:
book-506ef7e60b = Für jede Seite:

# text: Announce: “*side* digs up *the side's [haul](#term-side-haul)*”.
book-b47e99de8f = Sage an: „*Seite* gräbt *die [Ausbeute](#term-side-haul) der Seite* aus“.

# text: Add the side's [haul](#term-side-haul) to the side's [total](#state-total).
book-126720c120 = Zähle die [Ausbeute](#term-side-haul) der Seite zur [Summe](#state-total) der Seite.

# text: For each mine:
book-be80b5ba6c = Für jede Mine:

# text: Set the mine's [owner](#state-owner) to none.
book-2b6cac4bdc = Der [Besitzer](#state-owner) der Mine ist nun niemand.

# text: From now on the mine is not *[shut](#state-shut)*.
book-cea1568de8 = Von nun an ist die Mine nicht *[geschlossen](#state-shut)*.

# text: From now on the mine is not *[chipped](#state-chipped)*.
book-9c74ff70cf = Von nun an ist die Mine nicht *[angebrochen](#state-chipped)*.

# text: Carry out [End fight](#effect-end-fight).
book-ad12a20dec = Führe [Kampf beenden](#effect-end-fight) aus.

# text: Set *[idle](#state-idle)* to 0.
book-5585a2b1c5 = Setze *[Leerlauf](#state-idle)* auf 0.

# text: Give up double
book-927e8984bc = Doppeltruhe aufgeben

# text: The step that asks for it says what the metal is.
book-4ecdfaecc7 = Um welches Metall es geht, sagt der Schritt, der danach fragt.

# text: Put all double chests in the [deck](#zone-deck) where the double chest's metal is this metal, into the [box](#zone-box).
book-87a2cc357e = Lege alle Doppeltruhen dieses Metalls vom [Stapel](#zone-deck) in die [Schachtel](#zone-box).

# text: Draw
book-61517c08b3 = Ziehen

# text: The step that asks for it says what *most* is.
book-3ff3c6f490 = Was *höchstens* ist, sagt der Schritt, der danach fragt.

# text: You may do so only if there is a card in the [deck](#zone-deck), and the number of cards in your [hand](#zone-hand) is less than *most*.
book-cd620193b9 = Du darfst es nur, wenn eine Karte im [Stapel](#zone-deck) ist und auf deiner [Hand](#zone-hand) weniger als *höchstens* Karten sind.

# text: Draw 1 card from the [deck](#zone-deck) into your [hand](#zone-hand).
book-1f1d20fea9 = Ziehe 1 Karte vom [Stapel](#zone-deck) auf deine [Hand](#zone-hand).

# text: Set the [drawer](#state-drawer) to you.
book-34310d4572 = Der [letzte Zieher](#state-drawer) bist nun du.

# text: Pass
book-ebdf8cc00b = Weitergeben

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Wähle eine Karte auf deiner [Hand](#zone-hand).

# text: The *partner* is the first other player *p* where player *p*'s side is your side.
book-97791331a1 = Der *Partner* ist der erste andere Spieler *p*, dessen Seite deine Seite ist.

# text: Put the card into the *partner*'s [hand](#zone-hand).
book-2342fca3de = Gib die Karte auf die [Hand](#zone-hand) des *Partners*.

# text: Open
book-ed077f3d81 = Öffnen

# text: Choose a claim in your [hand](#zone-hand).
book-44027df856 = Wähle ein Schürfrecht auf deiner [Hand](#zone-hand).

# text: Choose a player (the *keeper*) where the *keeper* is you.
book-908d203353 = Wähle einen Spieler (den *Halter*); der *Halter* bist du.

# text: The mine is the first mine *m* where mine *m*'s [owner](#state-owner) is none.
book-507538655f = Die Mine ist die erste Mine *m*, deren [Besitzer](#state-owner) niemand ist.

# text: Put the claim into the mine's [sign](#zone-sign).
book-7a8828d6ce = Lege das Schürfrecht als [Schild](#zone-sign) auf die Mine.

# text: Set the mine's [owner](#state-owner) to the *keeper*.
book-b16de943d3 = Der [Besitzer](#state-owner) der Mine ist nun der *Halter*.

# text: Work
book-104ab9213e = Arbeiten

# text: Choose a [treasure](#term-card-treasure) card in your [hand](#zone-hand).
book-107e59df7a = Wähle eine [Schatzkarte](#term-card-treasure) auf deiner [Hand](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where the mine's [metal](#term-mine-metal) is the card's metal.
book-90a8ad15d8 = Wähle eine [offene](#term-mine-open) Mine, deren [Metall](#term-mine-metal) das Metall der Karte ist.

# text: Put the card into the mine's [vein](#zone-vein).
book-80a4258310 = Lege die Karte in die [Ader](#zone-vein) der Mine.

# text: Close
book-7d9eb7acb1 = Schließen

# text: Choose an [open](#term-mine-open) mine.
book-2c53127764 = Wähle eine [offene](#term-mine-open) Mine.

# text: Choose a closed mine in your [hand](#zone-hand).
book-1df72e9a04 = Wähle eine geschlossene Mine auf deiner [Hand](#zone-hand).

# text: Put the closed mine into the mine's [sign](#zone-sign).
book-eaea215e3f = Lege die geschlossene Mine als [Schild](#zone-sign) auf die Mine.

# text: From now on the mine is *[shut](#state-shut)*.
book-bb4b311760 = Von nun an ist die Mine *[geschlossen](#state-shut)*.

# text: If the [fight](#state-fight) is the mine:
book-9f167179d6 = Wenn der [Kampf](#state-fight) um diese Mine geht:

# text: Carry out [Lose last chest](#effect-lose-last-chest).
book-cbef82ad57 = Führe [Letzte Truhe verlieren](#effect-lose-last-chest) aus.

# text: Attack
book-4cd548f3cc = Angreifen

# text: Choose a bandit in your [hand](#zone-hand).
book-1be27daaf3 = Wähle einen Banditen auf deiner [Hand](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where there is a card in the mine's [vein](#zone-vein), and the mine's [side](#term-mine-side) is not your side.
book-4b7f323029 = Wähle eine [offene](#term-mine-open) Mine, in deren [Ader](#zone-vein) eine Karte liegt und deren [Seite](#term-mine-side) nicht deine Seite ist.

# text: You may do so only if the [fight](#state-fight) is none.
book-46b19bd5f3 = Du darfst es nur, wenn kein [Kampf](#state-fight) im Gang ist.

# text: Put the bandit into your [gang](#zone-gang).
book-42e8f13c5c = Lege den Banditen in deine [Bande](#zone-gang).

# text: Set the [fight](#state-fight) to the mine.
book-debf8a7735 = Der [Kampf](#state-fight) geht nun um die Mine.

# text: Set the [attacker](#state-attacker) to you.
book-d563c708d4 = Der [Angreifer](#state-attacker) bist nun du.

# text: Join
book-fd30fe681b = Mitkämpfen

# text: The mine is the [fight](#state-fight).
book-eb01445f96 = Die Mine ist die, um die der [Kampf](#state-fight) geht.

# text: Sit out
book-268a764280 = Aussetzen

# text: You may do so only if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*, so not in the usual game.
book-a9007dac0e = Du darfst es nur, wenn der [Stapel](#zone-deck) leer ist und die Auslegung „[Aussetzen im letzten Zug](#option-final-turn-null)“ *freiwillig* ist, also nicht im üblichen Spiel.

# text: End fight
book-2e38a93dc0 = Kampf beenden

# text: Put all cards in the [gang](#zone-gang) of every player into the [discard](#zone-discard).
book-1879ba0d94 = Lege alle Karten in der [Bande](#zone-gang) jedes Spielers auf die [Ablage](#zone-discard).

# text: Set the [fight](#state-fight) to none.
book-1b142c45ac = Es ist nun kein [Kampf](#state-fight) im Gang.

# text: Set the [attacker](#state-attacker) to none.
book-76dcc05225 = Der [Angreifer](#state-attacker) ist nun niemand.

# text: Settle
book-a0c79a8531 = Entscheiden

# text: Note the mine: the [fight](#state-fight).
book-a15c0d71ef = Merke die Mine: die, um die der [Kampf](#state-fight) geht.

# text: Note *best*: the highest [power](#term-side-power) of all sides.
book-ac76d175ed = Merke *Bestwert*: die höchste [Kraft](#term-side-power) aller Seiten.

# text: Note the *winner*: the first player, clockwise from the [attacker](#state-attacker), where there is a card in the player's [gang](#zone-gang), and the player's side's [power](#term-side-power) is *best*.
book-d47ddfc3aa = Merke den *Sieger*: der erste Spieler im Uhrzeigersinn ab dem [Angreifer](#state-attacker), in dessen [Bande](#zone-gang) eine Karte liegt und dessen Seite die [Kraft](#term-side-power) *Bestwert* hat.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and *best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power).
book-d4a64fd8fd = Merke *Erfolg*: ob die Seite des *Siegers* nicht die [Seite](#term-mine-side) der Mine ist und *Bestwert* mehr als die [Kraft](#term-side-power) der [Seite](#term-mine-side) der Mine ist.

# text: If *wins* applies: set the mine's [owner](#state-owner) to the *winner*.
book-ff9eb1696b = Wenn *Erfolg* gilt: Der [Besitzer](#state-owner) der Mine ist nun der *Sieger*.

# text: Announce: “the fight for *mine* is over, it belongs to *the mine's [owner](#state-owner)*”.
book-70a6c094a5 = Sage an: „der Kampf um *Mine* ist vorbei, sie gehört *dem [Besitzer](#state-owner) der Mine*“.

# text: Lose last chest
book-858236ebdb = Letzte Truhe verlieren

# text: It is about a mine.
book-3792a9c00a = Es geht um eine Mine.

# text: Put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-c9f978fe50 = Lege die letzte Karte in der [Ader](#zone-vein) der Mine auf die [Ablage](#zone-discard).

# text: Choose dealer
book-c67da2240c = Geber wählen

# text: Note *best*: the highest [haul](#term-side-haul) of all sides.
book-5e3283a816 = Merke *Bestwert*: die höchste [Ausbeute](#term-side-haul) aller Seiten.

# text: Set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer).
book-e5a0789a7c = Der [Geber](#state-dealer) ist nun der Spieler links vom [Geber](#state-dealer).

# text: Whoever digs up the target first.
book-364957dfff = Es gewinnt, wer als Erster das Ziel ausgegraben hat.

# text: The *points* of a side are the side's [total](#state-total).
book-bd9e1c120e = Die *Punkte* einer Seite sind die [Summe](#state-total) der Seite.

# text: The ranking: highest (the smaller of the side's [total](#state-total) and [target](#number-target)) first, then highest [total](#state-total) first, then those who are still equal share the rank.
book-93a8a4963f = Die Rangfolge: zuerst der höchste Wert (die kleinere Zahl von [Summe](#state-total) der Seite und [Ziel](#number-target)), dann die höchste [Summe](#state-total); wer dann noch gleich ist, teilt den Rang.

# text: A game of more than 20000 decisions is left unfinished.
book-3d3dbe7708 = Eine Partie mit mehr als 20000 Entscheidungen bleibt unvollendet.

# text: **[Treasure](@term-card-treasure)**: a card is *treasure* if the card is a chest, or the card is a double chest.
book-8473625164 = **[Schatzkarte](@term-card-treasure)**: Eine Karte ist eine *Schatzkarte*, wenn sie eine Truhe oder eine Doppeltruhe ist.

# text: **[Surplus](@term-metal-surplus)** of a metal: [chests removed](#number-chests-removed) - (the number of double chests in the [box](#zone-box) where the double chest's metal is this metal).
book-1aed7ee880 = **[Überschuss](@term-metal-surplus)** eines Metalls: die Zahl der [entfernten Truhen](#number-chests-removed) - (die Zahl der Doppeltruhen dieses Metalls in der [Schachtel](#zone-box)).

# text: **[Open](@term-mine-open)**: a mine is *open* if the mine's [owner](#state-owner) is not none, and the mine is not *[shut](#state-shut)*.
book-bd48cd0be5 = **[Offen](@term-mine-open)**: Eine Mine ist *offen*, wenn der [Besitzer](#state-owner) der Mine jemand ist und die Mine nicht *[geschlossen](#state-shut)* ist.

# text: **[Side](@term-mine-side)** of a mine: the mine's [owner](#state-owner)'s side.
book-6ea494a96e = **[Seite](@term-mine-side)** einer Mine: die Seite des [Besitzers](#state-owner) der Mine.

# text: **[Metal](@term-mine-metal)** of a mine: the metal of the claim in the mine's [sign](#zone-sign).
book-25322c278d = **[Metall](@term-mine-metal)** einer Mine: das Metall des Schürfrechts auf dem [Schild](#zone-sign) der Mine.

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or the first card in the mine's [vein](#zone-vein) is a double chest.
book-15c1efc426 = **[Verdoppelt](@term-card-twofold)**: Eine Karte ist für die Mine *verdoppelt*, wenn sie eine Doppeltruhe ist oder die erste Karte in der [Ader](#zone-vein) der Mine eine Doppeltruhe ist.

# text: **[Points](@term-mine-points)** of a mine: (the sum of (the [worth](#table-worth) of the card's metal) × (2 if the card is *[twofold](#term-card-twofold)* for the mine, otherwise 1), over all cards in the mine's [vein](#zone-vein)) - (the [worth](#table-worth) of the mine's [metal](#term-mine-metal) if the mine is *[chipped](#state-chipped)*, otherwise 0).
book-bcf1fcf313 = **[Punkte](@term-mine-points)** einer Mine: (die Summe von ([Wert](#table-worth) des Metalls der Karte) × (2, wenn die Karte für die Mine *[verdoppelt](#term-card-twofold)* ist, sonst 1) über alle Karten in der [Ader](#zone-vein) der Mine) - ([Wert](#table-worth) des [Metalls](#term-mine-metal) der Mine, wenn die Mine *[angebrochen](#state-chipped)* ist, sonst 0).

# text: **[Banked](@term-side-banked)** of a side: the total [points](#term-mine-points) of all [shut](#state-shut) mines where the mine's [side](#term-mine-side) is this side.
book-7d08c0c965 = **[Gesichert](@term-side-banked)** einer Seite: die Summe der [Punkte](#term-mine-points) aller [geschlossenen](#state-shut) Minen, deren [Seite](#term-mine-side) diese Seite ist.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [0](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-1ec9d0ddba = **[Ausbeute](@term-side-haul)** einer Seite: das [Gesicherte](#term-side-banked) der Seite + (die Summe von ([Punkte](#term-mine-points) der Mine × [0](#number-open-percent)) / 100, abgerundet, über alle [offenen](#term-mine-open) Minen, deren [Seite](#term-mine-side) diese Seite ist).

# text: **[Standing](@term-side-standing)** of a side: the side's [total](#state-total) + the side's [banked](#term-side-banked).
book-270554af3c = **[Stand](@term-side-standing)** einer Seite: die [Summe](#state-total) der Seite + das [Gesicherte](#term-side-banked) der Seite.

# text: **[Lead](@term-lead)**: the highest [standing](#term-side-standing) of all sides.
book-9573a738e4 = **[Führung](@term-lead)**: der höchste [Stand](#term-side-standing) aller Seiten.

# text: **[Reached](@term-reached)**: this applies if the [lead](#term-lead) is at least [target](#number-target), and there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-2f0cbfbe36 = **[Erreicht](@term-reached)**: Dies gilt, wenn die [Führung](#term-lead) mindestens das [Ziel](#number-target) ist und es genau 1 Seite gibt, deren [Stand](#term-side-standing) die [Führung](#term-lead) ist.

# text: **[Power](@term-side-power)** of a side: the sum of the total strength of all bandits in the player's [gang](#zone-gang), over all players where the player's side is this side.
book-98219c1b57 = **[Kraft](@term-side-power)** einer Seite: die Summe der Stärken aller Banditen in der [Bande](#zone-gang) der Spieler, deren Seite diese Seite ist.

# text: **[Stalled](@term-stalled)**: this applies if *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-4287ae922a = **[Stillstand](@term-stalled)**: Dies gilt, wenn *[Leerlauf](#state-idle)* [16](#number-stall-limit) ist und eine Karte im [Stapel](#zone-deck) ist.

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [Handkarten](@number-hand-size)

# text: [partnership target](@number-partnership-target)
book-6cac3de9d4 = [Ziel der Partnerschaft](@number-partnership-target)

# text: [individual target](@number-individual-target)
book-46b13beae9 = [Ziel des Einzelnen](@number-individual-target)

# text: 40 with 2 players, 45 with 3, 50 with 4
book-2f1e86e0a4 = 40 zu zweit, 45 zu dritt, 50 zu viert

# text: [chests removed](@number-chests-removed)
book-c0c0cb7bba = [entfernte Truhen](@number-chests-removed)

# text: 4 with 2 players, 2 with 3, 0 with 4
book-e8729574c3 = 4 zu zweit, 2 zu dritt, 0 zu viert

# text: [stall limit](@number-stall-limit)
book-3348009613 = [Grenze des Leerlaufs](@number-stall-limit)

# text: [all cards](@number-all-cards)
book-647b7bd80f = [alle Karten](@number-all-cards)

# text: [hand limit](@number-hand-limit)
book-0c058f2e97 = [Handgrenze](@number-hand-limit)

# text: [open percent](@number-open-percent)
book-9a3f5e0c17 = [Prozent offener Minen](@number-open-percent)

# text: [target](@number-target)
book-5eb7f85cba = [Ziel](@number-target)

# text: 40 with 2 players, 45 with 3, 60 with 4
book-2d999bada1 = 40 zu zweit, 45 zu dritt, 60 zu viert

# text: [60](#number-partnership-target) if the ruling [mode](#option-mode) is *partnership*, otherwise [individual target](#number-individual-target)
book-2f0c758160 = [60](#number-partnership-target), wenn die Auslegung „[Spielweise](#option-mode)“ *Partner* ist, sonst das [Ziel des Einzelnen](#number-individual-target)

# text: Worth
book-9230ee7360 = Wert

# text: metal
book-03ecab669b = Metall

# text: *gold*
book-cc75341b86 = *Gold*

# text: *silver*
book-d561a804b1 = *Silber*

# text: *copper*
book-29117111d6 = *Kupfer*

# text: Mode
book-5e23ec6a30 = Spielweise

# text: Do four play two against two?
book-06ab9165b0 = Spielen vier Personen zwei gegen zwei?

# text: **Usual answer:** individual with 2 or 3 players, partnership with 4. The answers are: partnership or individual.
book-0c06857d97 = **Übliche Antwort:** zu zweit oder zu dritt jeder für sich, zu viert Partner. Die Antworten sind: Partner oder jeder für sich.

# text: **Why:** It is the main game.
book-6f83feb590 = **Warum:** Es ist das Hauptspiel.

# text: An answer is allowed only if the ruling [mode](#option-mode) is *individual*, or the number of players is 4.
book-049d1677ad = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Spielweise](#option-mode)“ *jeder für sich* ist oder die Zahl der Spieler 4 ist.

# text: [settle](#effect-settle): *Wins* applies, and (the ruling [mode](#option-mode) is *partnership*, or the ruling [individual fight](#option-individual-fight) is *highest takes*, or the *winner* is the [attacker](#state-attacker)).
book-79244a60d6 = [Entscheiden](#effect-settle): *Erfolg* gilt, und (die Auslegung „[Spielweise](#option-mode)“ ist *Partner*, oder die Auslegung „[Kampf jeder gegen jeden](#option-individual-fight)“ ist *der Höchste gewinnt*, oder der *Sieger* ist der [Angreifer](#state-attacker)).

# text: The number [target](#number-target) depends on it.
book-2ebe508cc0 = Die Zahl [Ziel](#number-target) hängt davon ab.

# text: Double chest effect
book-1bd0a559c5 = Wirkung der Doppeltruhe

# text: Which chests does a double chest double, besides itself?
book-12e97234e6 = Welche Truhen verdoppelt eine Doppeltruhe, außer dass sie selbst zwei zählt?

# text: **Usual answer:** first only. The answers are: first only, later chests, any position or never.
book-67aa1d1a92 = **Übliche Antwort:** nur die erste. Die Antworten sind: nur die erste, spätere Truhen, an jeder Stelle oder nie.

# text: **Why:** All others, if it lies first, as in all scored examples.
book-76dcd609c5 = **Warum:** Alle anderen, wenn sie zuerst liegt. Die gewerteten Beispiele des Regelhefts lassen nichts anderes zu.

# text: [twofold](#term-card-twofold): The card is a double chest, or (the ruling [double chest effect](#option-double-chest-effect) is *first only*, and the first card in the mine's [vein](#zone-vein) is a double chest), or (the ruling [double chest effect](#option-double-chest-effect) is *later chests*, and there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile), or (the ruling [double chest effect](#option-double-chest-effect) is *any position*, and there is a double chest in the mine's [vein](#zone-vein)).
book-4a813f54d0 = [Verdoppelt](#term-card-twofold): Die Karte ist eine Doppeltruhe, oder (die Auslegung „[Wirkung der Doppeltruhe](#option-double-chest-effect)“ ist *nur die erste*, und die erste Karte in der [Ader](#zone-vein) der Mine ist eine Doppeltruhe), oder (die Auslegung „[Wirkung der Doppeltruhe](#option-double-chest-effect)“ ist *spätere Truhen*, und in der [Ader](#zone-vein) der Mine liegt eine Doppeltruhe vor der Karte), oder (die Auslegung „[Wirkung der Doppeltruhe](#option-double-chest-effect)“ ist *an jeder Stelle*, und in der [Ader](#zone-vein) der Mine liegt eine Doppeltruhe).

# text: Individual fight
book-a477786348 = Kampf jeder gegen jeden

# text: May a third player win the mine, or only spoil the attack?
book-2f00f2288d = Kann ein dritter Spieler die Mine gewinnen oder nur den Angriff vereiteln?

# text: **Usual answer:** highest takes. The answers are: highest takes or attacker only.
book-4066059802 = **Übliche Antwort:** der Höchste gewinnt. Die Antworten sind: der Höchste gewinnt oder nur der Angreifer.

# text: **Why:** The highest wins.
book-9753c0db0b = **Warum:** Der höchste Wert gewinnt.

# text: An answer is allowed only if the ruling [individual fight](#option-individual-fight) is *highest takes*, or the ruling [mode](#option-mode) is *individual*.
book-00089f7a1e = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Kampf jeder gegen jeden](#option-individual-fight)“ *der Höchste gewinnt* ist oder die Auslegung „[Spielweise](#option-mode)“ *jeder für sich* ist.

# text: Tie partnership
book-1ba809b475 = Gleichstand im Kampf der Partner

# text: Who gets the mine when sides are equally strong?
book-7d68d509aa = Wer bekommt die Mine, wenn beide Seiten gleich stark sind?

# text: **Usual answer:** defender. The answers are: defender or attacker.
book-8ff38d0560 = **Übliche Antwort:** Verteidiger. Die Antworten sind: Verteidiger oder Angreifer.

# text: **Why:** Attackers must be stronger.
book-95cf5c173b = **Warum:** Der Angreifer muss stärker sein.

# text: An answer is allowed only if the ruling [tie partnership](#option-tie-partnership) is *defender*, or the ruling [mode](#option-mode) is *partnership*.
book-cb9bf9e07f = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Gleichstand im Kampf der Partner](#option-tie-partnership)“ *Verteidiger* ist oder die Auslegung „[Spielweise](#option-mode)“ *Partner* ist.

# text: [settle](#effect-settle): *Best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*.
book-45d05ad595 = [Entscheiden](#effect-settle): *Bestwert* ist mehr als die [Kraft](#term-side-power) der [Seite](#term-mine-side) der Mine, oder die Auslegung „[Gleichstand im Kampf der Partner](#option-tie-partnership)“ ist *Angreifer*.

# text: Chest on contested
book-bbc3c8d276 = Truhen auf umkämpften Minen

# text: May chests be laid on a contested mine?
book-8719e4b858 = Dürfen Truhen auf eine umkämpfte Mine gelegt werden?

# text: **Usual answer:** allowed. The answers are: allowed or forbidden.
book-2fd0aa3a23 = **Übliche Antwort:** erlaubt. Die Antworten sind: erlaubt oder verboten.

# text: **Why:** Nothing forbids it.
book-cb056e64f0 = **Warum:** Nichts verbietet es.

# text: [work](#action-work): The mine's [metal](#term-mine-metal) is the card's metal, and (the [fight](#state-fight) is not the mine, or the ruling [chest on contested](#option-chest-on-contested) is *allowed*).
book-a552a09e50 = [Arbeiten](#action-work): Das [Metall](#term-mine-metal) der Mine ist das Metall der Karte, und (der [Kampf](#state-fight) geht nicht um die Mine, oder die Auslegung „[Truhen auf umkämpften Minen](#option-chest-on-contested)“ ist *erlaubt*).

# text: Closing loss
book-2b61ce53fd = Preis des Schließens

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
book-d503ab276d = Was kostet es, eine umkämpfte Mine zu schließen: ihre letzte Truhenkarte oder eine Truhe, die eine halbe Doppeltruhe ist?

# text: **Usual answer:** card. The answers are: card or chest.
book-13278917a0 = **Übliche Antwort:** Karte. Die Antworten sind: Karte oder Truhe.

# text: **Why:** The text says a card.
book-5ca5e3c97a = **Warum:** Der Text für Partnerschaften sagt: eine Karte.

# text: [lose last chest](#effect-lose-last-chest): If the ruling [closing loss](#option-closing-loss) is *chest*, and the last card in the mine's [vein](#zone-vein) is a double chest: from now on the mine is *[chipped](#state-chipped)*; otherwise: put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-be2f26e53f = [Letzte Truhe verlieren](#effect-lose-last-chest): Wenn die Auslegung „[Preis des Schließens](#option-closing-loss)“ *Truhe* ist und die letzte Karte in der [Ader](#zone-vein) der Mine eine Doppeltruhe ist: Von nun an ist die Mine *[angebrochen](#state-chipped)*; sonst: Lege die letzte Karte in der [Ader](#zone-vein) der Mine auf die [Ablage](#zone-discard).

# text: Open for others
book-11ab465918 = Öffnen vor anderen

# text: May a mine be opened for somebody else?
book-ffee6a2515 = Darf eine Mine vor jemand anderem geöffnet werden?

# text: **Usual answer:** self only. The answers are: self only or anyone.
book-ee6bddd94c = **Übliche Antwort:** nur vor sich. Die Antworten sind: nur vor sich oder vor jedem.

# text: **Why:** A new mine lies before the player.
book-7a1df3bcf5 = **Warum:** Eine neue Mine legt der Spieler vor sich.

# text: [open](#action-open): The *keeper* is you, or the ruling [open for others](#option-open-for-others) is *anyone*.
book-83ac7efc3a = [Öffnen](#action-open): Der *Halter* bist du, oder die Auslegung „[Öffnen vor anderen](#option-open-for-others)“ ist *vor jedem*.

# text: Own mine fight
book-95235a4db7 = Angriff auf eigene Minen

# text: May one attack a mine of one's own side, as a bluff?
book-9da147a3cd = Darf man als Bluff eine Mine der eigenen Seite angreifen?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Übliche Antwort:** verboten. Die Antworten sind: verboten oder erlaubt.

# text: **Why:** The text speaks of opponents.
book-b19b8d10c2 = **Warum:** Der Text spricht von Gegnern.

# text: [attack](#action-attack): The mine's [side](#term-mine-side) is not your side, or the ruling [own mine fight](#option-own-mine-fight) is *allowed*.
book-da35a39c77 = [Angreifen](#action-attack): Die [Seite](#term-mine-side) der Mine ist nicht deine Seite, oder die Auslegung „[Angriff auf eigene Minen](#option-own-mine-fight)“ ist *erlaubt*.

# text: Close empty
book-db0f5f8e51 = Schließen leerer Minen

# text: May a mine without chests be closed?
book-7657de6c56 = Darf eine Mine ohne Truhen geschlossen werden?

# text: **Usual answer:** allowed. The answers are: allowed or needs chest.
book-a32c701bb4 = **Übliche Antwort:** erlaubt. Die Antworten sind: erlaubt oder braucht eine Truhe.

# text: **Why:** Any mine may be.
book-c5f64fe482 = **Warum:** Jede Mine darf es.

# text: [close](#action-close): The mine is *[open](#term-mine-open)*, and (there is a card in the mine's [vein](#zone-vein), or the ruling [close empty](#option-close-empty) is *allowed*).
book-3ec4c25130 = [Schließen](#action-close): Die Mine ist *[offen](#term-mine-open)*, und (in der [Ader](#zone-vein) der Mine liegt eine Karte, oder die Auslegung „[Schließen leerer Minen](#option-close-empty)“ ist *erlaubt*).

# text: Removed chests
book-978f77c182 = Entfernte Truhen

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
book-29bfac8324 = Welche Truhen kommen in kleinen Runden aus dem Spiel? (Bei freier Wahl sagt der erste Geber für jedes Metall, ob die Doppeltruhe darunter ist.)

# text: **Usual answer:** singles only. The answers are: singles only or player choice.
book-e5a8e919c0 = **Übliche Antwort:** nur einfache. Die Antworten sind: nur einfache oder Wahl des Gebers.

# text: **Why:** The numbers speak of single chests.
book-9031173a4b = **Warum:** Die Zahlen sprechen von einfachen Truhen.

# text: An answer is allowed only if the ruling [removed chests](#option-removed-chests) is *singles only*, or [chests removed](#number-chests-removed) is more than 0.
book-6951e78a5a = Eine Antwort ist nur erlaubt, wenn die Auslegung „[entfernte Truhen](#option-removed-chests)“ *nur einfache* ist oder die Zahl der [entfernten Truhen](#number-chests-removed) mehr als 0 ist.

# text: [surplus](#phase-surplus): If the ruling [removed chests](#option-removed-chests) is *player choice*: the [dealer](#state-dealer) may [Give up double](#action-give-up-double).
book-d701509fe7 = [Überzählige](#phase-surplus): Wenn die Auslegung „[entfernte Truhen](#option-removed-chests)“ *Wahl des Gebers* ist: Der [Geber](#state-dealer) darf die [Doppeltruhe aufgeben](#action-give-up-double).

# text: Final turn null
book-22a29c88f7 = Aussetzen im letzten Zug

# text: May one do nothing in the last turn?
book-84b9cd5fdd = Darf man im letzten Zug nichts tun, obwohl man handeln könnte?

# text: **Usual answer:** only if stuck. The answers are: only if stuck or voluntary.
book-c72dd5d1c1 = **Übliche Antwort:** nur wenn nichts geht. Die Antworten sind: nur wenn nichts geht oder freiwillig.

# text: **Why:** One action is a duty.
book-031fa37bea = **Warum:** Eine Aktion ist Pflicht.

# text: [turn](#phase-turn): [Sit out](#action-sit-out) can be chosen too, if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*.
book-3d4e5cf2de = [Zug](#phase-turn): Auch [Aussetzen](#action-sit-out) kann gewählt werden, wenn der [Stapel](#zone-deck) leer ist und die Auslegung „[Aussetzen im letzten Zug](#option-final-turn-null)“ *freiwillig* ist.

# text: Both reach
book-c984bcbfa2 = Mehrere erreichen das Ziel

# text: Who wins when several reach the target at once?
book-42e5362196 = Wer gewinnt, wenn mehrere das Ziel in derselben Runde erreichen?

# text: **Usual answer:** higher total. The answers are: higher total or shared.
book-8ba1913361 = **Übliche Antwort:** höhere Summe. Die Antworten sind: höhere Summe oder geteilt.

# text: **Why:** Within a hand nobody is first.
book-943c647113 = **Warum:** Innerhalb einer Runde ist niemand der Erste.

# text: [Who wins](#score): Highest [total](#state-total) first (if the ruling [both reach](#option-both-reach) is *higher total*).
book-d63c6dae1d = [Wer gewinnt](#score): zuerst die höchste [Summe](#state-total) (wenn die Auslegung „[mehrere erreichen das Ziel](#option-both-reach)“ *höhere Summe* ist).

# text: [reached](#term-reached): The ruling [both reach](#option-both-reach) is *shared*, or the ruling [final tie](#option-final-tie) is *shared*, or there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-7abed83bf2 = [Erreicht](#term-reached): Die Auslegung „[mehrere erreichen das Ziel](#option-both-reach)“ ist *geteilt*, oder die Auslegung „[Gleichstand am Ende](#option-final-tie)“ ist *geteilt*, oder es gibt genau 1 Seite, deren [Stand](#term-side-standing) die [Führung](#term-lead) ist.

# text: Final tie
book-8fca5c4824 = Gleichstand am Ende

# text: What follows equal totals at the target?
book-5e0e321642 = Was folgt bei gleichen Summen auf oder über dem Ziel?

# text: **Usual answer:** another hand. The answers are: another hand or shared.
book-4be504c0a3 = **Übliche Antwort:** noch eine Runde. Die Antworten sind: noch eine Runde oder geteilt.

# text: **Why:** One side must win.
book-2e15ca2ac4 = **Warum:** Eine Seite muss gewinnen.

# text: An answer is allowed only if the ruling [final tie](#option-final-tie) is *another hand*, or the ruling [both reach](#option-both-reach) is *higher total*.
book-c55236542b = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Gleichstand am Ende](#option-final-tie)“ *noch eine Runde* ist oder die Auslegung „[mehrere erreichen das Ziel](#option-both-reach)“ *höhere Summe* ist.

# text: When to check
book-7a19190172 = Zeitpunkt der Prüfung

# text: When may reaching the target end the game?
book-87547cf010 = Wann kann das Erreichen des Ziels das Spiel beenden?

# text: **Usual answer:** end of hand. The answers are: end of hand or immediately on close.
book-81ba8312af = **Übliche Antwort:** am Ende der Runde. Die Antworten sind: am Ende der Runde oder sofort beim Schließen.

# text: **Why:** It says after a round.
book-7b3104e63f = **Warum:** Der Text sagt: am Ende einer Runde.

# text: [hand](#phase-hand): This ends as soon as the ruling [when to check](#option-when-to-check) is *immediately on close*, and *[reached](#term-reached)* applies.
book-d4b116f189 = [Runde](#phase-hand): Dies endet, sobald die Auslegung „[Zeitpunkt der Prüfung](#option-when-to-check)“ *sofort beim Schließen* ist und *[erreicht](#term-reached)* gilt.

# text: Unfinished fight
book-32ad2f6e25 = Unterbrochener Kampf

# text: What happens to a fight when the hand ends?
book-8ca0d8a558 = Was wird aus einem Kampf, den das Ende der Runde abbricht?

# text: **Usual answer:** void. The answers are: void or settle now.
book-04e00fb4b7 = **Übliche Antwort:** er gilt nicht. Die Antworten sind: er gilt nicht oder jetzt entscheiden.

# text: **Why:** It was not settled.
book-f90bed8917 = **Warum:** Er wurde nicht entschieden.

# text: [tally](#phase-tally): If the [fight](#state-fight) is not none, and the ruling [unfinished fight](#option-unfinished-fight) is *settle now*: carry out [Settle](#effect-settle).
book-e2883cb932 = [Abrechnung](#phase-tally): Wenn ein [Kampf](#state-fight) im Gang ist und die Auslegung „[unterbrochener Kampf](#option-unfinished-fight)“ *jetzt entscheiden* ist: Führe [Entscheiden](#effect-settle) aus.

# text: Table talk
book-ae1a281540 = Absprachen

# text: May partners tell their cards? (Then each sees the other's hand.)
book-a70ca0bc11 = Dürfen Partner einander ihre Karten nennen? (Dann sieht jeder die Hand des anderen.)

# text: **Why:** A review forbids it.
book-e3c368f5f9 = **Warum:** Eine Besprechung sagt, dass sie es nicht dürfen.

# text: An answer is allowed only if the ruling [table talk](#option-table-talk) is *forbidden*, or the ruling [mode](#option-mode) is *partnership*.
book-6eece6d6f1 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Absprachen](#option-table-talk)“ *verboten* ist oder die Auslegung „[Spielweise](#option-mode)“ *Partner* ist.

# text: [hand](#zone-hand): Who sees it: its owner's side only if the ruling [table talk](#option-table-talk) is *allowed*, otherwise its owner only.
book-e8dfb23988 = [Hand](#zone-hand): Wer sie sieht: nur die Seite ihres Besitzers, wenn die Auslegung „[Absprachen](#option-table-talk)“ *erlaubt* ist, sonst nur ihr Besitzer.

# text: Stall guard
book-ef20fbab89 = Schutz vor Stillstand

# text: Must one draw after sixteen turns without draw or play?
book-1db9b0741e = Muss man nach sechzehn Zügen ohne Ziehen oder Spielen ziehen?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Übliche Antwort:** an. Die Antworten sind: an oder aus.

# text: **Why:** Games must end.
book-fe8310a306 = **Warum:** Ein Spiel muss enden.

# text: An answer is allowed only if the ruling [stall guard](#option-stall-guard) is *on*, or the ruling [mode](#option-mode) is *partnership*.
book-382302ad60 = Eine Antwort ist nur erlaubt, wenn die Auslegung „[Schutz vor Stillstand](#option-stall-guard)“ *an* ist oder die Auslegung „[Spielweise](#option-mode)“ *Partner* ist.

# text: [stalled](#term-stalled): The ruling [stall guard](#option-stall-guard) is *on*, and *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-c413834633 = [Stillstand](#term-stalled): Die Auslegung „[Schutz vor Stillstand](#option-stall-guard)“ ist *an*, und *[Leerlauf](#state-idle)* ist [16](#number-stall-limit), und eine Karte ist im [Stapel](#zone-deck).

# text: Next dealer
book-cc62b83de0 = Nächster Geber

# text: Who deals the next hand?
book-3ee0a806c0 = Wer gibt die nächste Runde?

# text: **Usual answer:** left shift. The answers are: left shift, winner deals or by lot.
book-a8d5a079f0 = **Übliche Antwort:** nach links. Die Antworten sind: nach links, der Sieger gibt oder durch Los.

# text: **Why:** So the start moves on.
book-8af1c01cbe = **Warum:** Wer diese begonnen hat; so wandert der Start weiter.

# text: [choose dealer](#effect-choose-dealer): If the ruling [next dealer](#option-next-dealer) is *by lot*: set the [dealer](#state-dealer) to a player, chosen at random; otherwise, if the ruling [next dealer](#option-next-dealer) is *left shift*, or there is more than 1 side where the side's [haul](#term-side-haul) is *best*: set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer); otherwise: set the [dealer](#state-dealer) to the first player, clockwise from the player to the left of the [dealer](#state-dealer), where the player's side's [haul](#term-side-haul) is *best*.
book-739a6cf973 = [Geber wählen](#effect-choose-dealer): Wenn die Auslegung „[nächster Geber](#option-next-dealer)“ *durch Los* ist: Der [Geber](#state-dealer) wird ausgelost; sonst, wenn die Auslegung „[nächster Geber](#option-next-dealer)“ *nach links* ist oder es mehr als 1 Seite gibt, deren [Ausbeute](#term-side-haul) *Bestwert* ist: Der [Geber](#state-dealer) ist nun der Spieler links vom [Geber](#state-dealer); sonst: Der [Geber](#state-dealer) ist nun der erste Spieler im Uhrzeigersinn ab dem Spieler links vom [Geber](#state-dealer), dessen Seite die [Ausbeute](#term-side-haul) *Bestwert* hat.

# text: **[Dealer](@assumed-dealer)**: The first dealer is drawn by lot.
book-c6526bfb9c = **[Geber](@assumed-dealer)**: Der erste Geber wird ausgelost.

# text: **[Stall guard](@assumed-stall-guard)**: Nothing forces a draw, so partners could pass cards for ever.
book-81ad91abd2 = **[Schutz vor Stillstand](@assumed-stall-guard)**: Nichts in den Regeln zwingt zum Ziehen; Partner könnten sich endlos Karten zuschieben.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and (*best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*).
book-449e7432c8 = Merke *Erfolg*: ob die Seite des *Siegers* nicht die [Seite](#term-mine-side) der Mine ist und (*Bestwert* mehr als die [Kraft](#term-side-power) der [Seite](#term-mine-side) der Mine ist oder die Auslegung „[Gleichstand im Kampf der Partner](#option-tie-partnership)“ *Angreifer* ist).

# text: **Usual answer:** defender with 2 or 3 players, attacker with 4. The answers are: defender or attacker.
book-7cb46cbf2a = **Übliche Antwort:** zu zweit oder zu dritt Verteidiger, zu viert Angreifer. Die Antworten sind: Verteidiger oder Angreifer.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [50](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-ef36ab1efd = **[Ausbeute](@term-side-haul)** einer Seite: das [Gesicherte](#term-side-banked) der Seite + (die Summe von ([Punkte](#term-mine-points) der Mine × [50](#number-open-percent)) / 100, abgerundet, über alle [offenen](#term-mine-open) Minen, deren [Seite](#term-mine-side) diese Seite ist).

# text: You must [Draw](#action-draw) (*most* is [8](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-5265e8862d = Du musst [ziehen](#action-draw) (*höchstens* ist [8](#number-hand-limit)), [weitergeben](#action-pass), [öffnen](#action-open), [arbeiten](#action-work), [schließen](#action-close), [angreifen](#action-attack) oder [mitkämpfen](#action-join).

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile.
book-fd12b429c9 = **[Verdoppelt](@term-card-twofold)**: Eine Karte ist für die Mine *verdoppelt*, wenn sie eine Doppeltruhe ist oder in der [Ader](#zone-vein) der Mine eine Doppeltruhe vor ihr liegt.

# text: **Usual answer:** later chests. The answers are: first only, later chests, any position or never.
book-58085f1af5 = **Übliche Antwort:** spätere Truhen. Die Antworten sind: nur die erste, spätere Truhen, an jeder Stelle oder nie.

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-cc24cf3006 = Du musst [ziehen](#action-draw) (*höchstens* ist [60](#number-hand-limit)), [öffnen](#action-open), [arbeiten](#action-work), [schließen](#action-close), [angreifen](#action-attack) oder [mitkämpfen](#action-join).

# text: 25 with 2 players, 30 with 3, 35 with 4
book-010a47bce5 = 25 zu zweit, 30 zu dritt, 35 zu viert

# text: 25 with 2 players, 30 with 3, 60 with 4
book-1bd1e8eb58 = 25 zu zweit, 30 zu dritt, 60 zu viert

# text: **Hands.** Repeat until this is so in any case (at least once):
book-b0cc30253d = **Runden.** Wiederholt, bis dies auf jeden Fall gilt (mindestens einmal):

# text: A passed card is known to giver and receiver
book-b72871e6aa = Eine weitergegebene Karte kennen, wer sie gibt und wer sie erhält

# text: The giver knows a passed card while others leave the hand
book-dcfe392c03 = Wer eine Karte weitergab, kennt sie, auch wenn andere die Hand verlassen

# text: Any open mine may be closed, also an empty one, for its owner, another's
book-b20c0480e4 = Jede offene Mine darf geschlossen werden, auch eine leere, für ihren Besitzer: eine fremde

# text: Any open mine may be closed, also an empty one, for its owner, an empty one
book-b26e1cfcd7 = Jede offene Mine darf geschlossen werden, auch eine leere, für ihren Besitzer: eine leere

# text: A mine is opened before oneself and numbered in turn
book-720be56d10 = Eine Mine wird vor sich selbst geöffnet und der Reihe nach nummeriert

# text: After the last card everybody has one more turn, and who drew it comes last
book-b2de36b458 = Nach der letzten Karte hat jeder noch einen Zug, und wer sie zog, kommt zuletzt

# text: A fight that begins in the first of the last turns is settled after the last
book-04dee5d85c = Ein Kampf, der im ersten der letzten Züge beginnt, wird nach dem letzten entschieden

# text: A closing that brings the target does not end the hand
book-e6b8de4375 = Ein Schließen, das zum Ziel führt, beendet die Runde nicht

# text: F1 nobody joins
book-d6ad71e9ca = F1 Niemand macht mit

# text: F2 ten against nine
book-fb2e17faa9 = F2 Zehn gegen neun

# text: F3 nine against nine
book-b57187aa8d = F3 Neun gegen neun

# text: F4 two against one
book-b5763a0b1a = F4 Zwei gegen eins

# text: Nine against nine
book-84902a4b2b = Neun gegen neun

# text: A fight whose last chance is the last turn is settled and counts
book-69a38e1c1e = Ein Kampf, dessen letzte Gelegenheit der letzte Zug ist, wird entschieden und zählt

# text: Each open mine counts half and is rounded down
book-ea33154145 = Jede offene Mine zählt halb und wird abgerundet

# text: A fight that the end of the hand cuts off has no effect
book-7afe9ffac7 = Ein Kampf, den das Ende der Runde abbricht, bewirkt nichts

# text: Unfinished_fight settle_now, it is settled and counts
book-c44a8bb831 = Unterbrochener Kampf, jetzt entscheiden: Er wird entschieden und zählt

# text: Who holds seven may draw
book-47a8b02288 = Wer sieben hat, darf ziehen

# text: Who holds eight may not
book-f5cd20271d = Wer acht hat, darf nicht

# text: The stall guard overrides the limit
book-4286fb52e4 = Der Schutz vor Stillstand geht vor die Grenze

# text: Who holds eight and can do nothing else draws
book-64d1b9c69e = Wer acht hat und nichts anderes tun kann, zieht

# text: Who holds eight and can play must not draw
book-aedba00dc6 = Wer acht hat und spielen kann, darf nicht ziehen

# text: The double lies second
book-232b1d95b3 = Die Doppelte liegt als Zweite

# text: The double lies first
book-70ddc4d315 = Die Doppelte liegt als Erste

# text: The double lies last
book-97fd152d3c = Die Doppelte liegt als Letzte

# text: Partners cannot pass, only draw or play
book-773460b32e = Partner können nichts weitergeben, nur ziehen oder spielen

# text: Partners play to sixty all the same
book-5934270620 = Partner spielen trotzdem bis sechzig

# text: 2 play to 25
book-fbe211aff9 = Zu zweit spielt man bis 25

# text: 3 play to 30
book-c50bcb0f72 = Zu dritt spielt man bis 30

# text: 4 play to 35
book-fc7c1722f9 = Zu viert spielt man bis 35

# text: The higher total wins
book-4a0ff47479 = Die höhere Summe gewinnt

# text: The game is over after one hand, also with equal totals
book-6b9764a0d2 = Das Spiel endet nach einer Runde, auch bei gleichen Summen
