### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
book-bc3b35c765 = Sotterrate oggetti di valore, poi saccheggiate i cimiteri. I modesti vengono pagati per primi.

# text: **The goal.** The richest wins when the last cemeteries are robbed.
book-ea5a3b1f09 = **Lo scopo.** Vince il più ricco quando una mano è vuota e gli ultimi cimiteri sono stati saccheggiati.

# text: Cards
book-a52fcbbc33 = Carte

# text: In all: 45. Unless something else is said: sort *people* and value 0.
book-ff8a6b6c1d = In tutto: 45. Se non è detto altro, il tipo è *personaggi* e il valore 0.

# text: valuable
book-8b6e13fa6c = oggetto di valore

# text: sort *valuables*; value 2 (4×), 3 (4×), 4 (4×), 5 (11×) and 10 (2×); called “valuable *value*”
book-0040f9ccc0 = tipo *oggetti di valore*; valore 2 (4×), 3 (4×), 4 (4×), 5 (11×) e 10 (2×); chiamato «oggetto di valore *valore*»

# text: valuable X (doubler)
book-a6bdf22d50 = oggetto di valore X (raddoppiatore)

# text: sort *valuables*
book-6e07a2ca85 = tipo *oggetti di valore*

# text: widow
book-284590cf03 = vedova

# text: guard
book-a9d4034da0 = guardia

# text: accomplice
book-62850769ef = complice

# text: bandit
book-07299a3f88 = bandito

# text: Tiles
book-4da22a362d = Tessere

# text: In all: 7.
book-1b9edfc2aa = In tutto: 7.

# text: place
book-81df63580c = posiziona

# text: view
book-2bcb43cbc8 = guarda

# text: turn over
book-526915457e = gira

# text: gravedigger
book-7d365085b3 = becchino

# text: Cemeteries: 5, in a ring, numbered from 1.
book-732f356569 = Cimiteri: 5, in cerchio, numerati da 1.

# text: [bank](@money-bank)
book-2d4e566909 = [banca](@money-bank)

# text: coins
book-62f014cb31 = monete

# text: nobody
book-6382b3cc88 = nessuno

# text: It never runs out.
book-db7e21ebd4 = Non si esaurisce mai.

# text: [coins (of each player)](@money-coins)
book-009330754a = [monete (di ogni giocatore)](@money-coins)

# text: its owner only
book-eec7a1726d = solo il proprietario

# text: It never holds more than [660](#number-richest).
book-1b3bb2b4e7 = Non ce ne sono mai più di [660](#number-richest).

# text: [fist (of each player)](@money-fist)
book-bceb3c38bf = [pugno (di ogni giocatore)](@money-fist)

# text: everyone
book-5d67991ae9 = tutti

# text: What one stakes. It never holds more than [660](#number-richest).
book-19f31f8b18 = Ciò che si punta in un saccheggio. Non ce ne sono mai più di [660](#number-richest).

# text: [bounty (of each cemetery)](@money-bounty)
book-f84f42cff5 = [bottino (di ogni cimitero)](@money-bounty)

# text: What a robbery shares out. It never holds more than [660](#number-richest).
book-db0813e5e4 = Ciò che un saccheggio ha da spartire. Non ce ne sono mai più di [660](#number-richest).

# text: [credit](@money-credit)
book-e5ecaa4b31 = [credito](@money-credit)

# text: notes
book-ab5aa97074 = note di credito

# text: [notes (of each player)](@money-notes)
book-5276faf5e3 = [note di credito (di ogni giocatore)](@money-notes)

# text: Each is a debt of ten. It never holds more than [5](#number-most-notes).
book-698aad647a = Ciascuna è un debito di dieci. Non ce ne sono mai più di [5](#number-most-notes).

# text: Every coin is paid in pieces of 1, 5 and 20 if the ruling [fist change](#option-fist-change) is *exact coins*.
book-37b75c8c58 = Ogni moneta si paga in pezzi da 1, 5 e 20 se l’interpretazione “[cambio per il pugno](#option-fist-change)” è *monete esatte*.

# text: [deck](@zone-deck)
book-9711e4ad49 = [mazzo](@zone-deck)

# text: cards
book-6ac9a32c0c = carte

# text: At the start all cards are here.
book-0c8f208f22 = All’inizio tutte le carte sono qui.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [mano (di ogni giocatore)](@zone-hand)

# text: [plot (of each cemetery)](@zone-plot)
book-3d7ebe4ea8 = [tombe (di ogni cimitero)](@zone-plot)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tutti vedono ciò che vi sta scoperto, nessuno il resto

# text: Whoever has seen what lies here may look again.
book-9210ac2721 = Chi ha visto ciò che sta qui può guardarlo di nuovo.

# text: [box](@zone-box)
book-9cbcf6d509 = [scatola](@zone-box)

# text: [pool](@zone-pool)
book-c89dd8222e = [riserva](@zone-pool)

# text: tiles
book-ad9243fa6f = tessere

# text: At the start all tiles are here.
book-2e8166bfce = All’inizio tutte le tessere sono qui.

# text: [used](@zone-used)
book-989ac9e04a = [usate](@zone-used)

# text: [closed (of each cemetery)](@state-closed)
book-b0d1f73bcd = [chiuso (di ogni cimitero)](@state-closed)

# text: yes or no
book-82b0057137 = sì o no

# text: no
book-9390298f3f = no

# text: [stalled](@state-stalled)
book-bf48844fdd = [stallo](@state-stalled)

# text: 0 to 8
book-9230f10eda = da 0 a 8

# text: Turns in a row with every cemetery closed.
book-290254bccb = Turni di fila cominciati con tutti i cimiteri chiusi.

# text: [spoils](@state-spoils)
book-7d30c797c3 = [spartizione](@state-spoils)

# text: modest first, greedy first or withheld
book-e5b38ad22b = prima i modesti, prima gli avidi o nessuna spartizione

# text: *modest first*
book-d429d1788a = *prima i modesti*

# text: Who is paid.
book-6b976fd4ad = Chi viene pagato, e chi per primo.

# text: [before (of each player)](@state-before)
book-ed41adda1f = [prima (di ogni giocatore)](@state-before)

# text: -50 to 660
book-f6cac30a36 = da -50 a 660

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Metti tutte le carte nel [mazzo](#zone-deck).

# text: Put all tiles into the [pool](#zone-pool).
book-7ee1122ebd = Metti tutte le tessere nella [riserva](#zone-pool).

# text: Put coins into the [bank](#money-bank): 235.
book-695f6021e0 = Metti monete nella [banca](#money-bank): 235.

# text: Put notes into the [credit](#money-credit): 5.
book-cc2eb1645f = Metti note nel [credito](#money-credit): 5.

# text: **Deal.**
book-c789623a46 = **Distribuzione.**

# text: Shuffle the [deck](#zone-deck).
book-224b5ee280 = Mescola il [mazzo](#zone-deck).

# text: Shuffle the [pool](#zone-pool).
book-17040b9f26 = Mescola la [riserva](#zone-pool).

# text: For each cemetery: draw 1 card from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-aea1fb41d3 = Per ogni cimitero: pesca 1 carta dal [mazzo](#zone-deck) e mettila coperta nelle [tombe](#zone-plot) del cimitero.

# text: For each player:
book-43f9a002dd = Per ogni giocatore:

# text: Draw [5](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-7b05c7224c = Pesca [5](#number-hand-size) carte dal [mazzo](#zone-deck) per la [mano](#zone-hand) del giocatore.

# text: [5](#number-starting-ones) times: pay 1 coin from the [bank](#money-bank) into the player's [coins](#money-coins).
book-53887adb59 = [5](#number-starting-ones) volte: paga 1 moneta dalla [banca](#money-bank) alle [monete](#money-coins) del giocatore.

# text: Pay 5 coins ([10](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-d5fa4e08ca = Paga 5 monete ([10](#number-starting-coins) - [5](#number-starting-ones)) dalla [banca](#money-bank) alle [monete](#money-coins) del giocatore.

# text: **Lot.** Note the *starter*: a player, chosen at random.
book-5755a7920e = **Sorteggio.** Stabilisci il *primo giocatore*: un giocatore, scelto a caso.

# text: Game
book-5c412a2620 = Partita

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Dopo la [preparazione](#set-up):

# text: **Week.** Go through [Week](#phase-week).
book-25306ff9ae = **Settimana.** Giocate la [settimana](#phase-week).

# text: Week
book-e78041ab51 = Settimana

# text: It is about a player (the *starter*).
book-2e2b43e51a = Si tratta di un giocatore (il *primo giocatore*).

# text: **Turn.** The players take turns, clockwise from the *starter* (*you* are the player at turn), until, after a turn, your [hand](#zone-hand) is empty, or there is no [open](#term-cemetery-open) cemetery:
book-ba8f9081c4 = **Turno.** I giocatori giocano a turno, in senso orario a partire dal *primo giocatore* (*tu* sei il giocatore di turno), finché dopo un turno la tua [mano](#zone-hand) è vuota o non c’è nessun cimitero [aperto](#term-cemetery-open):

# text: **Stall.** If there is no [open](#term-cemetery-open) cemetery: add 1 to *[stalled](#state-stalled)*.
book-36ddfa7888 = **Stallo.** Se non c’è nessun cimitero [aperto](#term-cemetery-open): aggiungi 1 a *[stallo](#state-stalled)*.

# text: **Draw.** Draw 1 tile from the [pool](#zone-pool) into the [used](#zone-used).
book-3e9ae3ecc0 = **Pesca.** Pesca 1 tessera dalla [riserva](#zone-pool) alle [usate](#zone-used).

# text: **Read.** Note the tile: the last tile in the [used](#zone-used).
book-f8ab435566 = **Lettura.** La tessera è l’ultima delle [usate](#zone-used).

# text: **Tell.** Announce: “*player* draws the *tile* tile”.
book-8de5f1350e = **Annuncio.** Annuncia: «*giocatore* pesca la tessera *tessera*».

# text: **Place.** If the tile is a place:
book-7b04510ff7 = **Posiziona.** Se la tessera è «posiziona»:

# text: You must [Bury](#action-bury).
book-52b2aaf724 = Devi [sotterrare](#action-bury).

# text: Then: if your [hand](#zone-hand) is empty: go through [Last robberies](#phase-last-robberies) (the *burial* is the cemetery; the *robber* is you).
book-92f840bdfa = Poi: se la tua [mano](#zone-hand) è vuota: giocate gli [ultimi saccheggi](#phase-last-robberies) (la *sepoltura* è il cimitero, il *predone* sei tu).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Se niente di questo è possibile, non succede niente.

# text: **View.** If the tile is a view:
book-863e1375dc = **Guarda.** Se la tessera è «guarda»:

# text: You must [View](#action-view).
book-2f527f9d5d = Devi [guardare](#action-view).

# text: **Turn over.** If the tile is a turn over:
book-a8ac0a2b63 = **Gira.** Se la tessera è «gira»:

# text: You must [Turn over](#action-turn-over).
book-1ed940ed82 = Devi [girare](#action-turn-over).

# text: **Dig.** If the tile is a gravedigger:
book-0b977d0398 = **Scava.** Se la tessera è un becchino:

# text: You must [Rob](#action-rob).
book-8d5bdec802 = Devi [saccheggiare](#action-rob).

# text: Then: go through [Robbery](#phase-robbery) (the *robber* is you).
book-134b5764dd = Poi: giocate il [saccheggio](#phase-robbery) (il *predone* sei tu).

# text: **Mix.** If the [pool](#zone-pool) is empty: shuffle the [used](#zone-used) into the [pool](#zone-pool).
book-26b599dadf = **Mescola.** Se la [riserva](#zone-pool) è vuota: mescola le [usate](#zone-used) nella [riserva](#zone-pool).

# text: Last robberies
book-56c009ca01 = Ultimi saccheggi

# text: As a hand has run out, the deck refills nothing.
book-907f46df57 = Una mano è vuota, quindi anche il mazzo, e niente viene rimpiazzato.

# text: It is about a cemetery (the *burial*) and a player (the *robber*).
book-5648bfd948 = Si tratta di un cimitero (la *sepoltura*) e di un giocatore (il *predone*).

# text: **Round.** For each cemetery where there is a card in the cemetery's [plot](#zone-plot), clockwise from the *robber*'s [home](#term-player-home), one after the other:
book-a8e2dd32f8 = **Giro.** Per ogni cimitero nelle cui [tombe](#zone-plot) c’è una carta, in senso orario a partire dalla [casa](#term-player-home) del *predone*, uno dopo l’altro:

# text: Go through [Robbery](#phase-robbery).
book-af653820ea = Giocate il [saccheggio](#phase-robbery).

# text: Robbery
book-3b152296cd = Saccheggio

# text: It is about a cemetery and a player (the *robber*).
book-90401ec58d = Si tratta di un cimitero e di un giocatore (il *predone*).

# text: **Credit.** Go through [Credit round](#phase-credit-round).
book-4a50309296 = **Credito.** Giocate il [giro di credito](#phase-credit-round).

# text: **Note.** For each player: set the player's [before](#state-before) to the player's [wealth](#term-player-wealth).
book-4474c24680 = **Nota.** Per ogni giocatore: metti [prima](#state-before) del giocatore alla sua [ricchezza](#term-player-wealth).

# text: **Fists.** All players choose at the same time and in secret: [Clench](#action-clench); when all have chosen, the choices take effect.
book-81e30e836b = **Pugni.** Tutti i giocatori scelgono insieme e in segreto: [riempire il pugno](#action-clench); quando tutti hanno scelto, le scelte hanno effetto.

# text: **Reveal.**
book-f26a583e21 = **Rivelazione.**

# text: Set the [spoils](#state-spoils) to *modest first*.
book-dc10802b3b = Metti la [spartizione](#state-spoils) a *prima i modesti*.

# text: Turn all cards in the cemetery's [plot](#zone-plot) face up.
book-03475e8d68 = Gira a faccia in su tutte le carte nelle [tombe](#zone-plot) del cimitero.

# text: Announce: “*cemetery* holds *all cards in the cemetery's [plot](#zone-plot)*”.
book-1f077114e5 = Annuncia: «*cimitero* contiene *tutte le carte nelle [tombe](#zone-plot) del cimitero*».

# text: **People.** Carry out the rules of [People](#priority-people) in their order.
book-3a42c21931 = **Personaggi.** Applica le regole [Personaggi](#priority-people) nel loro ordine.

# text: **Bounty.** If the [spoils](#state-spoils) are not *withheld*:
book-64d365e55f = **Bottino.** Se la [spartizione](#state-spoils) non è *nessuna spartizione*:

# text: **Fill.** Pay as many coins as the cemetery's [treasure](#term-cemetery-treasure) (or as many as there are) from the [bank](#money-bank) into the cemetery's [bounty](#money-bounty).
book-61e31c9da4 = **Riempi.** Paga tante monete quanto vale il [tesoro](#term-cemetery-treasure) del cimitero (o quante ce ne sono) dalla [banca](#money-bank) al [bottino](#money-bounty) del cimitero.

# text: **Share.** Share out as [Bounty shares](#payout-bounty-shares) says.
book-aa5d9bd142 = **Spartisci.** Spartisci come dicono le [parti del bottino](#payout-bounty-shares).

# text: **Clear.**
book-62b473e8dc = **Sgombera.**

# text: For each player: pay all coins from the player's [fist](#money-fist) into the player's [coins](#money-coins).
book-83fc5d41da = Per ogni giocatore: paga tutte le monete dal [pugno](#money-fist) del giocatore alle sue [monete](#money-coins).

# text: Put all cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-f0aa9760e1 = Metti tutte le carte nelle [tombe](#zone-plot) del cimitero nella [scatola](#zone-box).

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-92b2c5b978 = Pesca 1 carta (se ce n’è una) dal [mazzo](#zone-deck) e mettila coperta nelle [tombe](#zone-plot) del cimitero.

# text: If the cemetery's [plot](#zone-plot) is empty: from now on the cemetery is *[closed](#state-closed)*.
book-9b6cd7aa9e = Se le [tombe](#zone-plot) del cimitero sono vuote: da adesso il cimitero è *[chiuso](#state-closed)*.

# text: Credit round
book-5c5ea43832 = Giro di credito

# text: It is about a player (the *robber*).
book-b580299ae2 = Si tratta di un giocatore (il *predone*).

# text: **Ask.** For each player (*you* from here on), clockwise from the *robber*, one after the other:
book-21bb966247 = **Chiedi.** Per ogni giocatore (*tu* da qui in poi), in senso orario a partire dal *predone*, uno dopo l’altro:

# text: You may [Borrow](#action-borrow).
book-7a93f2e92d = Puoi [prendere un prestito](#action-borrow).

# text: Bury
book-ab00d5f013 = Sotterrare

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Scegli una carta nella tua [mano](#zone-hand).

# text: Choose an [open](#term-cemetery-open) cemetery.
book-349fcf80fe = Scegli un cimitero [aperto](#term-cemetery-open).

# text: Put the card into the cemetery's [plot](#zone-plot), face down.
book-eb19557ae6 = Metti la carta coperta nelle [tombe](#zone-plot) del cimitero.

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into your [hand](#zone-hand).
book-92249cdafc = Pesca 1 carta (se ce n’è una) dal [mazzo](#zone-deck) per la tua [mano](#zone-hand).

# text: If *[reopening](#term-reopening)* applies: from now on the cemetery is not *[closed](#state-closed)*.
book-17cb46a995 = Se *[riapertura](#term-reopening)* vale: da adesso il cimitero non è *[chiuso](#state-closed)*.

# text: View
book-dcc839a401 = Guardare

# text: Choose a cemetery.
book-de75650d96 = Scegli un cimitero.

# text: Choose a face-down card in the cemetery's [plot](#zone-plot).
book-88e2aa0932 = Scegli una carta coperta nelle [tombe](#zone-plot) del cimitero.

# text: Look at the card, without showing it to others.
book-1cc6758369 = Guarda la carta, senza mostrarla agli altri.

# text: Turn over
book-b6bfcfb7bb = Girare

# text: Choose a cemetery where there are at least 2 face-down cards in the cemetery's [plot](#zone-plot).
book-9693cf8b87 = Scegli un cimitero nelle cui [tombe](#zone-plot) ci sono almeno 2 carte coperte.

# text: Turn the card face up.
book-58e17b163a = Gira la carta a faccia in su.

# text: Decline
book-a2d285b352 = Rinunciare

# text: You may do so only if the ruling [turn over optional](#option-turn-over-optional) is *optional*, so not in the usual game.
book-3fe2d0ee9e = Puoi farlo solo se l’interpretazione “[obbligo di girare](#option-turn-over-optional)” è *facoltativo*, quindi non nella partita normale.

# text: Rob
book-9b059f912c = Saccheggiare

# text: Choose a [ripe](#term-cemetery-ripe) cemetery.
book-a7f222c222 = Scegli un cimitero [maturo](#term-cemetery-ripe).

# text: Borrow
book-2edfb168b3 = Prendere un prestito

# text: You may do so only if you are *[poor](#term-player-poor)*, and the [credit](#money-credit) is more than 0.
book-f4697cd965 = Puoi farlo solo se sei *[povero](#term-player-poor)* e il [credito](#money-credit) è più di 0.

# text: Show your [coins](#money-coins) to all players.
book-568721d2ef = Mostra le tue [monete](#money-coins) a tutti i giocatori.

# text: Pay 1 note from the [credit](#money-credit) into your [notes](#money-notes).
book-ee13d5fce6 = Paga 1 nota dal [credito](#money-credit) alle tue [note di credito](#money-notes).

# text: Pay [10](#number-loan) coins (or as many as there are) from the [bank](#money-bank) into your [coins](#money-coins).
book-0a011714ce = Paga [10](#number-loan) monete (o quante ce ne sono) dalla [banca](#money-bank) alle tue [monete](#money-coins).

# text: Clench
book-655fa40360 = Riempire il pugno

# text: Choose a number *amount* from 0 to your [coins](#money-coins).
book-6efe916371 = Scegli un numero *importo* da 0 al numero delle tue [monete](#money-coins).

# text: Pay *amount* coins from your [coins](#money-coins) into your [fist](#money-fist).
book-55ff7c6e5e = Paga *importo* monete dalle tue [monete](#money-coins) nel tuo [pugno](#money-fist).

# text: Point
book-2fc0c52443 = Indicare

# text: Choose a tile in the [pool](#zone-pool).
book-941c780156 = Scegli una tessera nella [riserva](#zone-pool).

# text: Put the tile into the [used](#zone-used).
book-c455f52549 = Metti la tessera nelle [usate](#zone-used).

# text: People
book-7db2089705 = Personaggi

# text: People wake in their order.
book-9acb5ecf9b = I personaggi tra le carte si svegliano nel loro ordine.

# text: In this order: **widow**, then **guard**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-2098bc3495 = In quest’ordine: **vedova**, poi **guardia**, poi **complice** e **bandito**. Quelle nominate insieme si giudicano insieme: prima si guarda quali valgono, poi agiscono.

# text: **Widow.** The first that holds counts:
book-5542ecf222 = **Vedova.** Conta il primo caso che si verifica:

# text: If there is exactly 1 widow in the cemetery's [plot](#zone-plot):
book-fe0a0f2bc7 = Se c’è esattamente 1 vedova nelle [tombe](#zone-plot) del cimitero:

# text: Put all *people* cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-1d488b7e8b = Metti tutte le carte del tipo *personaggi* nelle [tombe](#zone-plot) del cimitero nella [scatola](#zone-box).

# text: The rules that come after it are not looked at any more.
book-8d3e3eaad8 = Le regole che vengono dopo non si guardano più.

# text: Otherwise: put all widows in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-3f72b4d615 = Altrimenti: metti tutte le vedove nelle [tombe](#zone-plot) del cimitero nella [scatola](#zone-box).

# text: **Guard.** The first that holds counts:
book-37dc2cb89b = **Guardia.** Conta il primo caso che si verifica:

# text: If there is exactly 1 guard in the cemetery's [plot](#zone-plot):
book-973e534465 = Se c’è esattamente 1 guardia nelle [tombe](#zone-plot) del cimitero:

# text: Set the [spoils](#state-spoils) to *withheld*.
book-91b1785a73 = Metti la [spartizione](#state-spoils) a *nessuna spartizione*.

# text: Note *reward*: the [guard reward](#term-guard-reward).
book-8667dd7ad2 = Il *premio* è il [premio della guardia](#term-guard-reward).

# text: For each player, highest [fist](#money-fist) first, then clockwise from the *robber*: if the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-a6df2153bd = Per ogni giocatore, prima il [pugno](#money-fist) più alto, poi in senso orario a partire dal *predone*: se il [pugno](#money-fist) del giocatore è 0: paga tante monete quanto il *premio* (o quante ce ne sono) dalla [banca](#money-bank) alle [monete](#money-coins) del giocatore.

# text: Otherwise: put all guards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-4311b8233b = Altrimenti: metti tutte le guardie nelle [tombe](#zone-plot) del cimitero nella [scatola](#zone-box).

# text: **Accomplice.** If there are more accomplices in the cemetery's [plot](#zone-plot) than bandits in the cemetery's [plot](#zone-plot): set the [spoils](#state-spoils) to *greedy first*.
book-e426466dfd = **Complice.** Se ci sono più complici nelle [tombe](#zone-plot) del cimitero che banditi nelle [tombe](#zone-plot) del cimitero: metti la [spartizione](#state-spoils) a *prima gli avidi*.

# text: **Bandit.** If there are more bandits in the cemetery's [plot](#zone-plot) than accomplices in the cemetery's [plot](#zone-plot):
book-803af994c4 = **Bandito.** Se ci sono più banditi nelle [tombe](#zone-plot) del cimitero che complici nelle [tombe](#zone-plot) del cimitero:

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [100](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-6fbea1dd15 = Per ogni giocatore: paga tante monete quanto (il [pugno](#money-fist) del giocatore × [100](#number-raid-percent)) / 100, arrotondato per eccesso, dal [pugno](#money-fist) del giocatore nella [banca](#money-bank).

# text: Bounty shares
book-87788445f3 = Parti del bottino

# text: A share comes on top of the fist.
book-f10e1dda64 = Una parte si aggiunge al pugno, che torna in ogni caso.

# text: Each player has a claim, from the cemetery's [bounty](#money-bounty) into the player's [coins](#money-coins).
book-a2c0633fc6 = Ogni giocatore ha un diritto, dal [bottino](#money-bounty) del cimitero alle sue [monete](#money-coins).

# text: The claim is the player's [fist](#money-fist).
book-3abc7785a3 = Il diritto è il [pugno](#money-fist) del giocatore.

# text: They are paid in this order: highest [fist](#money-fist) first (if the [spoils](#state-spoils) are *greedy first*), then lowest [fist](#money-fist) first.
book-5eacc3a78d = Vengono pagati in quest’ordine: prima il [pugno](#money-fist) più alto (se la [spartizione](#state-spoils) è *prima gli avidi*), poi prima il [pugno](#money-fist) più basso.

# text: Those who are equal are paid together, each in full, or none of them.
book-044db75b91 = Chi è in parità viene pagato insieme, ognuno per intero, o nessuno di loro.

# text: If there is not enough left for the next in this order, nobody else is paid.
book-1f57a59aa0 = Se non resta abbastanza per il prossimo in quest’ordine, nessun altro viene pagato.

# text: What is left when everybody has been paid goes to the [bank](#money-bank).
book-a1b6cf9c50 = Ciò che resta quando tutti sono stati pagati va alla [banca](#money-bank).

# text: What is left after a shortage goes to the [bank](#money-bank).
book-2fd06ffc28 = Ciò che resta dopo un ammanco va alla [banca](#money-bank).

# text: The richest wins when the last cemeteries are robbed.
book-308e0ab3e4 = Vince il più ricco quando una mano è vuota e gli ultimi cimiteri sono stati saccheggiati.

# text: The *points* of a player are the player's [wealth](#term-player-wealth).
book-1998f4bec2 = I *punti* di un giocatore sono la sua [ricchezza](#term-player-wealth).

# text: The ranking: highest points first, then those who are still equal share the rank.
book-1c2fd4ec28 = La classifica: prima chi ha più punti; chi resta in parità condivide il posto.

# text: A game of more than 3000 decisions is left unfinished.
book-2590946220 = Una partita di più di 3000 decisioni resta incompiuta.

# text: **[Guard reward](@term-guard-reward)**: 5.
book-e39ad342b0 = **[Premio della guardia](@term-guard-reward)**: 5.

# text: **[Reopening](@term-reopening)**: this applies if *[stalled](#state-stalled)* is more than [7](#number-patience).
book-4c05f66ca1 = **[Riapertura](@term-reopening)**: questo vale se *[stallo](#state-stalled)* è più di [7](#number-patience).

# text: **[Wealth](@term-player-wealth)** of a player: the player's [coins](#money-coins) - ([10](#number-loan) × the player's [notes](#money-notes)).
book-91fa053221 = **[Ricchezza](@term-player-wealth)** di un giocatore: le [monete](#money-coins) del giocatore - ([10](#number-loan) × le [note di credito](#money-notes) del giocatore).

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [10](#number-poor-below).
book-dafa1b3c98 = **[Povero](@term-player-poor)**: un giocatore è *povero* se le sue [monete](#money-coins) sono meno di [10](#number-poor-below).

# text: **[Home](@term-player-home)** of a player: the cemetery with the player's number.
book-8a2df464ca = **[Casa](@term-player-home)** di un giocatore: il cimitero con il numero del giocatore.

# text: **[Open](@term-cemetery-open)**: a cemetery is *open* if the cemetery is not *[closed](#state-closed)*, or *[reopening](#term-reopening)* applies.
book-f96917d6ad = **[Aperto](@term-cemetery-open)**: un cimitero è *aperto* se non è *[chiuso](#state-closed)*, o se *[riapertura](#term-reopening)* vale.

# text: **[Ripe](@term-cemetery-ripe)**: a cemetery is *ripe* if the cemetery is not *[closed](#state-closed)*, and there is a card in the cemetery's [plot](#zone-plot).
book-3eced69d08 = **[Maturo](@term-cemetery-ripe)**: un cimitero è *maturo* se non è *[chiuso](#state-closed)* e c’è una carta nelle sue [tombe](#zone-plot).

# text: **[Treasure](@term-cemetery-treasure)** of a cemetery: (the total value of all cards in the cemetery's [plot](#zone-plot)) × (1 + (the number of valuables X in the cemetery's [plot](#zone-plot))).
book-c1aa2357fe = **[Tesoro](@term-cemetery-treasure)** di un cimitero: (il valore totale di tutte le carte nelle [tombe](#zone-plot) del cimitero) × (1 + (il numero di oggetti di valore X nelle [tombe](#zone-plot) del cimitero)).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [carte in mano](@number-hand-size)

# text: [starting coins](@number-starting-coins)
book-8f5ae77fac = [monete all’inizio](@number-starting-coins)

# text: [starting ones](@number-starting-ones)
book-770361e790 = [monete da uno all’inizio](@number-starting-ones)

# text: the smaller of 5 and [10](#number-starting-coins)
book-9acf737119 = il più piccolo tra 5 e [10](#number-starting-coins)

# text: [poor below](@number-poor-below)
book-10067d39b5 = [povero sotto](@number-poor-below)

# text: [loan](@number-loan)
book-2287638c82 = [prestito](@number-loan)

# text: [credit stock](@number-credit-stock)
book-a1768a29ef = [scorta di credito](@number-credit-stock)

# text: [raid percent](@number-raid-percent)
book-563a47b5ca = [percentuale dell’assalto](@number-raid-percent)

# text: [patience](@number-patience)
book-906bd8432c = [pazienza](@number-patience)

# text: [most notes](@number-most-notes)
book-7f5ab955d9 = [massimo di note](@number-most-notes)

# text: [5](#number-credit-stock) if the ruling [credit note supply](#option-credit-note-supply) is *limited 5*, otherwise 99
book-4a6d585de7 = [5](#number-credit-stock) se l’interpretazione “[scorta di note di credito](#option-credit-note-supply)” è *solo 5*, altrimenti 99

# text: [richest](@number-richest)
book-5664cf2918 = [il più ricco](@number-richest)

# text: [10](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-6902b2d195 = [10](#number-starting-coins) + ([10](#number-loan) × [massimo di note](#number-most-notes)) + 600

# text: Robbed cemetery after deck empty
book-5764ef8a60 = Cimitero saccheggiato a mazzo finito

# text: What may be done at a robbed cemetery that no card could refill?
book-bf23be64c9 = Che cosa si può fare a un cimitero saccheggiato quando non restava nessuna carta per riempirlo?

# text: **Usual answer:** closed. The answers are: closed, closed dump, reopens or closed until end.
book-c78c9da91f = **Risposta abituale:** chiuso. Le risposte sono: chiuso, deposito chiuso, riapre o chiuso fino alla fine.

# text: **Why:** It is not robbed again, yet in the end all with cards are.
book-2f3dbfb747 = **Perché:** Non può essere saccheggiato di nuovo, e alla fine tutti i cimiteri con carte vengono saccheggiati. Le due cose sono vere solo se non vi si mette nessuna carta.

# text: [last robberies](#phase-last-robberies): There is a card in the cemetery's [plot](#zone-plot), and (the cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed dump*).
book-a45e9e992d = [Ultimi saccheggi](#phase-last-robberies): c’è una carta nelle [tombe](#zone-plot) del cimitero, e (il cimitero non è *[chiuso](#state-closed)*, o l’interpretazione “[cimitero saccheggiato a mazzo finito](#option-robbed-cemetery-after-deck-empty)” non è *deposito chiuso*).

# text: [reopening](#term-reopening): The ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is *reopens*, or *[stalled](#state-stalled)* is more than [7](#number-patience).
book-f51642d067 = [Riapertura](#term-reopening): l’interpretazione “[cimitero saccheggiato a mazzo finito](#option-robbed-cemetery-after-deck-empty)” è *riapre*, o *[stallo](#state-stalled)* è più di [7](#number-patience).

# text: [open](#term-cemetery-open): The cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed*, or *[reopening](#term-reopening)* applies.
book-b0a4b976a3 = [Aperto](#term-cemetery-open): il cimitero non è *[chiuso](#state-closed)*, o l’interpretazione “[cimitero saccheggiato a mazzo finito](#option-robbed-cemetery-after-deck-empty)” non è *chiuso*, o *[riapertura](#term-reopening)* vale.

# text: All cemeteries closed
book-2a85348486 = Tutti i cimiteri chiusi

# text: What if all cemeteries are closed before a hand is empty?
book-88d7646e78 = E se tutti i cimiteri sono chiusi prima che una mano sia vuota?

# text: **Usual answer:** end at once. The answers are: end at once or place skipped.
book-0a1fbea295 = **Risposta abituale:** fine immediata. Le risposte sono: fine immediata o non si sotterra.

# text: **Why:** Nothing can be placed or robbed.
book-aea99fe27e = **Perché:** Non si può più sotterrare né saccheggiare niente.

# text: [week](#phase-week): There is no [open](#term-cemetery-open) cemetery, and the ruling [all cemeteries closed](#option-all-cemeteries-closed) is *end at once*.
book-98cf2b5125 = [Settimana](#phase-week): non c’è nessun cimitero [aperto](#term-cemetery-open), e l’interpretazione “[tutti i cimiteri chiusi](#option-all-cemeteries-closed)” è *fine immediata*.

# text: Guard fists
book-114462a84a = Pugni davanti a una guardia

# text: Are filled fists returned when a lone guard stops a robbery?
book-a0a58259b1 = I pugni riempiti vengono restituiti quando una guardia sola ferma il saccheggio?

# text: **Usual answer:** returned. The answers are: returned or lost.
book-702213aecd = **Risposta abituale:** restituiti. Le risposte sono: restituiti o persi.

# text: **Why:** Only bandits take fists.
book-1b34fefb80 = **Perché:** Solo i banditi prendono i pugni.

# text: [people](#priority-people): If the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins); otherwise, if the ruling [guard fists](#option-guard-fists) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-115f682e4a = [Personaggi](#priority-people): se il [pugno](#money-fist) del giocatore è 0: paga tante monete quanto il *premio* (o quante ce ne sono) dalla [banca](#money-bank) alle [monete](#money-coins) del giocatore; altrimenti, se l’interpretazione “[pugni davanti a una guardia](#option-guard-fists)” è *persi*: paga tutte le monete dal [pugno](#money-fist) del giocatore nella [banca](#money-bank).

# text: Unpaid fist
book-8da5b620ff = Pugno non pagato

# text: What happens to a fist that the bounty cannot pay?
book-9291fc6497 = Che ne è di un pugno che il bottino non ha potuto pagare?

# text: **Usual answer:** kept. The answers are: kept or lost.
book-2e4373e25c = **Risposta abituale:** tenuto. Le risposte sono: tenuto o perso.

# text: **Why:** A review of a sister game says it.
book-dfd2ef2c6b = **Perché:** Lo dice una recensione di un’edizione sorella.

# text: [bounty shares](#payout-bounty-shares): If the ruling [unpaid fist](#option-unpaid-fist) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-faf16ea230 = [Parti del bottino](#payout-bounty-shares): se l’interpretazione “[pugno non pagato](#option-unpaid-fist)” è *persi*: paga tutte le monete dal [pugno](#money-fist) del giocatore nella [banca](#money-bank).

# text: Shortfall
book-36a315c2b2 = Bottino insufficiente

# text: What if a group cannot be paid in full?
book-86db3c99dd = Che cosa succede quando un gruppo non può essere pagato per intero?

# text: **Usual answer:** stop. The answers are: stop or skip.
book-6577b894b2 = **Risposta abituale:** basta. Le risposte sono: basta o saltare.

# text: **Why:** Both books say so.
book-6b2778cdfa = **Perché:** Entrambi i regolamenti.

# text: [bounty shares](#payout-bounty-shares): If there is not enough left for the next in this order: stop: nobody else is paid; skip: they get nothing, and those after them are tried.
book-cb7c1d6755 = [Parti del bottino](#payout-bounty-shares): se non resta abbastanza per il prossimo in quest’ordine: basta: nessun altro viene pagato; saltare: non ricevono niente, e si provano quelli dopo.

# text: Leftover
book-0055a47db6 = Resto del bottino

# text: Where does bounty go that is left when all are paid?
book-899f9578c7 = Dove va il bottino che resta quando tutti sono pagati?

# text: **Usual answer:** to supply. The answers are: to supply or carry over.
book-841ec6cff3 = **Risposta abituale:** alla banca. Le risposte sono: alla banca o resta lì.

# text: **Why:** It is implied.
book-a3d0434b8b = **Perché:** È sottinteso.

# text: [bounty shares](#payout-bounty-shares): What is left goes to the cemetery's [bounty](#money-bounty) if the ruling [leftover](#option-leftover) is *carry over*, otherwise the [bank](#money-bank).
book-432380688e = [Parti del bottino](#payout-bounty-shares): ciò che resta va al [bottino](#money-bounty) del cimitero se l’interpretazione “[resto del bottino](#option-leftover)” è *resta lì*, altrimenti alla [banca](#money-bank).

# text: Credit timing
book-3188d00882 = Momento del credito

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
book-8b9266a138 = Quando possono prendere un prestito i poveri? (In ogni momento: all’inizio del proprio turno e di ogni saccheggio.)

# text: **Usual answer:** before fist. The answers are: before fist, any time or end of robbery.
book-a2924ed330 = **Risposta abituale:** prima del pugno. Le risposte sono: prima del pugno, in ogni momento o alla fine del saccheggio.

# text: **Why:** Money matters before a fist.
book-73c8677c3e = **Perché:** Il denaro conta solo prima di un pugno.

# text: [week](#phase-week): If the ruling [credit timing](#option-credit-timing) is *any time*: you may [Borrow](#action-borrow).
book-bca736a47b = [Settimana](#phase-week): se l’interpretazione “[momento del credito](#option-credit-timing)” è *in ogni momento*: puoi [prendere un prestito](#action-borrow).

# text: [robbery](#phase-robbery): This is done only if the ruling [credit timing](#option-credit-timing) is not *end of robbery*.
book-a7bdc50b4d = [Saccheggio](#phase-robbery): questo si fa solo se l’interpretazione “[momento del credito](#option-credit-timing)” non è *alla fine del saccheggio*.

# text: [robbery](#phase-robbery): If the ruling [credit timing](#option-credit-timing) is *end of robbery*: go through [Credit round](#phase-credit-round).
book-92028f38d1 = [Saccheggio](#phase-robbery): se l’interpretazione “[momento del credito](#option-credit-timing)” è *alla fine del saccheggio*: giocate il [giro di credito](#phase-credit-round).

# text: Credit note supply
book-da7db9334d = Scorta di note di credito

# text: Are there only the five notes of the box?
book-f9623fc04c = Ci sono solo le cinque note della scatola?

# text: **Usual answer:** limited 5. The answers are: limited 5 or unlimited.
book-e81fe61d22 = **Risposta abituale:** solo 5. Le risposte sono: solo 5 o illimitato.

# text: **Why:** They are components.
book-5b08ebf1c2 = **Perché:** È materiale contato.

# text: [credit](#money-credit): It never runs out if the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-09e336b4ba = [Credito](#money-credit): non si esaurisce mai se l’interpretazione “[scorta di note di credito](#option-credit-note-supply)” è *illimitato*.

# text: [borrow](#action-borrow): The [credit](#money-credit) is more than 0, or the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-c3c472b22c = [Prendere un prestito](#action-borrow): il [credito](#money-credit) è più di 0, o l’interpretazione “[scorta di note di credito](#option-credit-note-supply)” è *illimitato*.

# text: The number [most notes](#number-most-notes) depends on it.
book-e23eb213f8 = Il numero [massimo di note](#number-most-notes) ne dipende.

# text: The number [richest](#number-richest) depends on it.
book-111452b949 = Il numero [il più ricco](#number-richest) ne dipende.

# text: Credit threshold
book-e78e4e8ade = Soglia di povertà

# text: Do notes count when one is called poor?
book-649f59b8c0 = Le note contano come debito quando si dice che uno è povero?

# text: **Usual answer:** coins only. The answers are: coins only or net of notes.
book-1b39e9af6a = **Risposta abituale:** solo monete. Le risposte sono: solo monete o tolte le note.

# text: **Why:** One shows coins.
book-09a73d8030 = **Perché:** Le monete sono ciò che si mostra.

# text: [poor](#term-player-poor): The player's [coins](#money-coins) if the ruling [credit threshold](#option-credit-threshold) is *coins only*, otherwise the player's [wealth](#term-player-wealth).
book-01527bbcef = [Povero](#term-player-poor): le [monete](#money-coins) del giocatore se l’interpretazione “[soglia di povertà](#option-credit-threshold)” è *solo monete*, altrimenti la sua [ricchezza](#term-player-wealth).

# text: Fist change
book-a830eb0e0a = Cambio per il pugno

# text: Must a fist be made of the coins one has?
book-0d4b709d69 = Un pugno deve essere fatto proprio delle monete che si hanno?

# text: **Usual answer:** free change. The answers are: free change or exact coins.
book-e6c2806e41 = **Risposta abituale:** cambio libero. Le risposte sono: cambio libero o monete esatte.

# text: **Why:** Nothing forbids changing.
book-feae675960 = **Perché:** È più facile, e niente vieta di cambiare.

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [100](#number-raid-percent) is 100.
book-ae451b0422 = Una risposta è permessa solo se l’interpretazione “[cambio per il pugno](#option-fist-change)” è *cambio libero*, o [100](#number-raid-percent) è 100.

# text: Supply
book-bf428d3ff5 = Scorta di monete

# text: Can the 235 coins run out?
book-9d3705380c = Le 235 della scatola possono esaurirsi?

# text: **Usual answer:** unlimited. The answers are: unlimited or physical.
book-b5a85fad2d = **Risposta abituale:** illimitato. Le risposte sono: illimitato o come nella scatola.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Perché:** Niente dice che cosa seguirebbe.

# text: [bank](#money-bank): It never runs out if the ruling [supply](#option-supply) is *unlimited*.
book-11b95452f4 = [Banca](#money-bank): non si esaurisce mai se l’interpretazione “[scorta di monete](#option-supply)” è *illimitato*.

# text: Tile draw
book-a2d2134be0 = Pesca delle tessere

# text: Is the next tile drawn, or pointed at?
book-f6ed329b77 = La prossima tessera si pesca, o il giocatore ne indica una?

# text: **Usual answer:** random. The answers are: random or choose position.
book-afad0aad3a = **Risposta abituale:** a caso. Le risposte sono: a caso o scegliere un posto.

# text: **Why:** The odds are the same.
book-707302b743 = **Perché:** Le probabilità sono le stesse.

# text: [week](#phase-week): If the ruling [tile draw](#option-tile-draw) is *choose position*: you must [Point](#action-point); otherwise as told there.
book-c197533937 = [Settimana](#phase-week): se l’interpretazione “[pesca delle tessere](#option-tile-draw)” è *scegliere un posto*: devi [indicare](#action-point); altrimenti come è detto lì.

# text: Turn over optional
book-a42ceb6348 = Obbligo di girare

# text: May View and Turn Over be declined?
book-97b89d1cf5 = Si può rinunciare a guardare e a girare?

# text: **Usual answer:** forced. The answers are: forced or optional.
book-ced2aff291 = **Risposta abituale:** obbligatorio. Le risposte sono: obbligatorio o facoltativo.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Perché:** Il testo è imperativo.

# text: [week](#phase-week): [Decline](#action-decline) can be chosen too, if the ruling [turn over optional](#option-turn-over-optional) is *optional*.
book-2f6b4d37a1 = [Settimana](#phase-week): si può scegliere anche [rinunciare](#action-decline), se l’interpretazione “[obbligo di girare](#option-turn-over-optional)” è *facoltativo*.

# text: Memory aid
book-392e6c476a = Promemoria

# text: Do players still see what they placed, viewed or saw robbed?
book-b1a393ddc8 = I giocatori continuano a vedere ciò che hanno sotterrato, guardato o visto saccheggiare?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Risposta abituale:** sì. Le risposte sono: sì o no.

# text: **Why:** A screen may remember.
book-1cf428fbcf = **Perché:** Uno schermo può ricordarlo altrettanto bene.

# text: [plot](#zone-plot): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-2a74509ea6 = [Tombe](#zone-plot): chi ha visto ciò che sta qui può guardarlo di nuovo se l’interpretazione “[promemoria](#option-memory-aid)” è *sì*.

# text: [box](#zone-box): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-9c3833088f = [Scatola](#zone-box): chi ha visto ciò che sta qui può guardarlo di nuovo se l’interpretazione “[promemoria](#option-memory-aid)” è *sì*.

# text: Empty screen placement
book-03d4b2aa45 = Cimiteri senza giocatore

# text: Where are the cemeteries without a player?
book-ba76d2ddc1 = Dove sono i cimiteri senza giocatore?

# text: **Usual answer:** after last player. The answers are: after last player or spread evenly.
book-156d6ffe4d = **Risposta abituale:** dopo l’ultimo giocatore. Le risposte sono: dopo l’ultimo giocatore o distribuiti.

# text: **Why:** It is simplest.
book-b53ed74b11 = **Perché:** È la cosa più semplice.

# text: [home](#term-player-home): The cemetery with the player's number if the ruling [empty screen placement](#option-empty-screen-placement) is *after last player*, otherwise the cemetery with the number (1 + ((((the player's number) - 1) × (the number of cemeteries)) / (the number of players), rounded down)).
book-b58b19f076 = [Casa](#term-player-home): il cimitero con il numero del giocatore se l’interpretazione “[cimiteri senza giocatore](#option-empty-screen-placement)” è *dopo l’ultimo giocatore*, altrimenti il cimitero numero (1 + ((((il numero del giocatore) - 1) × (il numero dei cimiteri)) / (il numero dei giocatori), arrotondato per difetto)).

# text: Last robbery start
book-1ee3c3b421 = Inizio degli ultimi saccheggi

# text: Where do the last robberies begin?
book-89ad60447c = Dove cominciano gli ultimi saccheggi?

# text: **Usual answer:** seat of e. The answers are: seat of e or where last card was placed.
book-019d94d23f = **Risposta abituale:** da chi provoca la fine. Le risposte sono: da chi provoca la fine o dove è stata sotterrata l’ultima carta.

# text: [last robberies](#phase-last-robberies): The *robber*'s [home](#term-player-home) if the ruling [last robbery start](#option-last-robbery-start) is *seat of e*, otherwise the *burial*.
book-5b9ed43ba9 = [Ultimi saccheggi](#phase-last-robberies): la [casa](#term-player-home) del *predone* se l’interpretazione “[inizio degli ultimi saccheggi](#option-last-robbery-start)” è *da chi provoca la fine*, altrimenti la *sepoltura*.

# text: Final tie
book-8fca5c4824 = Parità finale

# text: Who wins with equal wealth?
book-e190e46425 = Chi vince a parità di ricchezza?

# text: **Usual answer:** shared. The answers are: shared, fewest notes or last robbery winner.
book-55c79eec0f = **Risposta abituale:** condiviso. Le risposte sono: condiviso, meno note o vincitore dell’ultimo saccheggio.

# text: **Why:** No source says.
book-de6b865b87 = **Perché:** Le fonti tacciono.

# text: [Who wins](#score): Lowest [notes](#money-notes) first (if the ruling [final tie](#option-final-tie) is *fewest notes*).
book-5efdd703f9 = [Chi vince](#score): prima chi ha meno [note di credito](#money-notes) (se l’interpretazione “[parità finale](#option-final-tie)” è *meno note*).

# text: [Who wins](#score): Highest (the player's [wealth](#term-player-wealth) - the player's [before](#state-before)) first (if the ruling [final tie](#option-final-tie) is *last robbery winner*).
book-0f6cac8daf = [Chi vince](#score): prima chi ha di più (la [ricchezza](#term-player-wealth) del giocatore - la sua ricchezza [prima](#state-before)) (se l’interpretazione “[parità finale](#option-final-tie)” è *vincitore dell’ultimo saccheggio*).

# text: Widow multi
book-1de8b00528 = Più vedove

# text: Do others still act with two widows or more?
book-84e78588f1 = Gli altri agiscono ancora quando ci sono due vedove o più?

# text: **Usual answer:** others act. The answers are: others act or all cancel.
book-77424e38d7 = **Risposta abituale:** gli altri agiscono. Le risposte sono: gli altri agiscono o tutti si annullano.

# text: [people](#priority-people): There is exactly 1 widow in the cemetery's [plot](#zone-plot), or (the ruling [widow multi](#option-widow-multi) is *all cancel*, and there is a widow in the cemetery's [plot](#zone-plot)).
book-f654af8c17 = [Personaggi](#priority-people): c’è esattamente 1 vedova nelle [tombe](#zone-plot) del cimitero, o (l’interpretazione “[più vedove](#option-widow-multi)” è *tutti si annullano*, e c’è una vedova nelle [tombe](#zone-plot) del cimitero).

# text: **[Starter](@assumed-starter)**: The first player is drawn by lot.
book-d43d180001 = **[Primo giocatore](@assumed-starter)**: Il primo giocatore è tirato a sorte.

# text: **[Screens](@assumed-screens)**: Cemeteries are numbered clockwise, from the one before player 1.
book-1bb3d7f3ed = **[Schermi](@assumed-screens)**: I cimiteri sono numerati in senso orario, e il giocatore 1 siede davanti al primo.

# text: They are paid in this order: highest [fist](#money-fist) first.
book-397cf2d55f = Vengono pagati in quest’ordine: prima il [pugno](#money-fist) più alto.

# text: Who is not paid:
book-47d2378983 = Chi non viene pagato:

# text: Pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-9958ec41a6 = Paga tutte le monete dal [pugno](#money-fist) del giocatore nella [banca](#money-bank).

# text: **Usual answer:** lost. The answers are: kept or lost.
book-dff2eca2ba = **Risposta abituale:** perso. Le risposte sono: tenuto o perso.

# text: In this order: **guard**, then **widow**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-98212cf3d6 = In quest’ordine: **guardia**, poi **vedova**, poi **complice** e **bandito**. Quelle nominate insieme si giudicano insieme: prima si guarda quali valgono, poi agiscono.

# text: In all: 43. Unless something else is said: sort *people* and value 0.
book-290608cefd = In tutto: 43. Se non è detto altro, il tipo è *personaggi* e il valore 0.

# text: If there is not enough left for the next in this order, they get nothing, and those after them are tried.
book-42b462fc2a = Se non resta abbastanza per il prossimo in quest’ordine, non riceve niente, e si provano quelli dopo.

# text: **Usual answer:** skip. The answers are: stop or skip.
book-09334f5d36 = **Risposta abituale:** saltare. Le risposte sono: basta o saltare.

# text: It never holds more than [670](#number-richest).
book-2ee18f8289 = Non ce ne sono mai più di [670](#number-richest).

# text: What one stakes. It never holds more than [670](#number-richest).
book-47649710fd = Ciò che si punta in un saccheggio. Non ce ne sono mai più di [670](#number-richest).

# text: What a robbery shares out. It never holds more than [670](#number-richest).
book-a71feb440d = Ciò che un saccheggio ha da spartire. Non ce ne sono mai più di [670](#number-richest).

# text: -50 to 670
book-f578ebbf08 = da -50 a 670

# text: Pay 15 coins ([20](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-fece244954 = Paga 15 monete ([20](#number-starting-coins) - [5](#number-starting-ones)) dalla [banca](#money-bank) alle [monete](#money-coins) del giocatore.

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [0](#number-poor-below).
book-8aa068d4b6 = **[Povero](@term-player-poor)**: un giocatore è *povero* se le sue [monete](#money-coins) sono meno di [0](#number-poor-below).

# text: the smaller of 5 and [20](#number-starting-coins)
book-a3cafac1b5 = il più piccolo tra 5 e [20](#number-starting-coins)

# text: [20](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-4bbb6b3db6 = [20](#number-starting-coins) + ([10](#number-loan) × [massimo di note](#number-most-notes)) + 600

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [50](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-b6b655349b = Per ogni giocatore: paga tante monete quanto (il [pugno](#money-fist) del giocatore × [50](#number-raid-percent)) / 100, arrotondato per eccesso, dal [pugno](#money-fist) del giocatore nella [banca](#money-bank).

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [50](#number-raid-percent) is 100.
book-0eded0720f = Una risposta è permessa solo se l’interpretazione “[cambio per il pugno](#option-fist-change)” è *cambio libero*, o [50](#number-raid-percent) è 100.

# text: In all: 48. Unless something else is said: sort *people* and value 0.
book-632cfbca50 = In tutto: 48. Se non è detto altro, il tipo è *personaggi* e il valore 0.

# text: trinket
book-95c98698cd = cianfrusaglia

# text: sort *valuables*; value 1
book-54a9acf413 = tipo *oggetti di valore*; valore 1

# text: **[Guard reward](@term-guard-reward)**: 10 / (the larger of 1 and the number of players where the player's [fist](#money-fist) is 0), rounded down.
book-b4e93b416e = **[Premio della guardia](@term-guard-reward)**: 10 / (il più grande tra 1 e il numero di giocatori il cui [pugno](#money-fist) è 0), arrotondato per difetto.

# text: E1 the last robberies go round from the cemetery of the player who ended the game
book-7204d58726 = E1 Gli ultimi saccheggi partono dal cimitero di chi ha provocato la fine e fanno il giro

# text: E3 a player with nine may borrow once and one with ten may not
book-9341ee9b44 = E3 Chi ha nove monete può prendere credito una volta, chi ne ha dieci no

# text: E3 without notes in the supply one plays on with nine
book-7f97358121 = E3 Senza note di credito nella scorta si continua con nove monete

# text: E3 the last note goes to the first clockwise from the active player
book-d565665ab8 = E3 L’ultima nota di credito va al primo in senso orario dal giocatore attivo

# text: E4 after one is turned none can be
book-fc6b62bc51 = E4 Girata una carta, non se ne possono girare altre

# text: E5 the refill may take the last card and play goes on
book-6c7a0189ec = E5 Il rifornimento può prendere l’ultima carta, e il gioco continua

# text: E5 the next robbed cemetery stays empty and is closed
book-149948b3f9 = E5 Il cimitero saccheggiato dopo resta vuoto ed è chiuso

# text: Robbery G01 shortfall
book-278eaed654 = Saccheggio G01 bottino insufficiente

# text: Robbery G02 all paid, rest
book-be993b7ae7 = Saccheggio G02 tutti pagati, con un resto

# text: Robbery G03 tie paid
book-d81e4cb982 = Saccheggio G03 parità pagata

# text: Robbery G04 tie unpaid (one could be paid, both cannot)
book-97160c5b1b = Saccheggio G04 parità non pagata (uno solo si potrebbe, entrambi no)

# text: Robbery G05 two empty fists, no guard
book-a285be2f0e = Saccheggio G05 due pugni vuoti, nessuna guardia

# text: The fullest fists empty the bounty
book-6016e518d6 = I pugni più pieni svuotano il bottino

# text: A fist beyond the bounty stops everything
book-f40b17fd07 = Un pugno che supera il bottino ferma tutto

# text: Two equal fists are paid together before a smaller one
book-98bc31104b = Due pugni uguali sono pagati insieme prima di uno più piccolo

# text: Two robberies in one week
book-7393f1ef6e = Due saccheggi in una settimana

# text: Two of the seven tiles are robberies
book-fd21a9a157 = Due delle sette tessere sono saccheggi

# text: The third asks too much and loses his fist
book-dca0b3c490 = Il terzo chiede troppo e perde il suo pugno

# text: The lone guard is awake before the widow
book-caf1465c9f = La guardia sola è sveglia prima della vedova

# text: Two doublers lie in the ground
book-0360cadf4b = Sottoterra ci sono due raddoppi

# text: Who asks too much is passed over
book-336d55c52b = Chi chiede troppo viene saltato

# text: Who has nothing holds nothing and cannot borrow
book-767c496014 = Chi non ha nulla non tiene nulla e non può prendere credito

# text: Everybody starts with twenty
book-2f00626106 = Tutti cominciano con venti

# text: Bandits take half of each fist and round up
book-7a574569bc = I banditi prendono metà di ogni pugno, arrotondata per eccesso

# text: They count for the bounty as any valuable does
book-45ba967118 = Contano per il bottino come ogni altro oggetto di valore

# text: There are three cards worth one
book-ae02f8a197 = Ci sono tre carte di valore uno

# text: Ten for one empty fist
book-90e5e75a2c = Dieci per un pugno vuoto

# text: Ten for two empty fists
book-8a1a359153 = Dieci per due pugni vuoti

# text: Ten for three empty fists
book-d92153b1b3 = Dieci per tre pugni vuoti

# text: Ten for no empty fist
book-1dcb3b50dc = Dieci senza pugni vuoti
