### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
book-24aa0204db = Sette tombe, ladri contro investigatori e polizia, obiettivi segreti e un’accusa a testa.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again. The points are the player's [total](#state-total).
book-cd5deb9261 = **Lo scopo.** Chi è primo alla fine ha vinto: prima più punti, poi meno carte nella [mano](#zone-hand); i primi ancora pari passano dietro a tutti gli altri, che sono classificati di nuovo. I punti sono il [totale](#state-total) del giocatore.

# text: Cards
book-a52fcbbc33 = Carte

# text: In all: 72.
book-6032bda1d8 = In tutto: 72.

# text: robber
book-eaf6ec1fa7 = ladro

# text: value 1 (9×), 2 (9×) and 3 (9×); called “robber *value*”
book-586fa38b72 = valore 1 (9×), 2 (9×) e 3 (9×); chiamato “ladro *valore*”

# text: detective
book-5448f2e81d = detective

# text: value 1 (13×), 2 (9×) and 3 (5×); called “detective *value*”
book-7d9c9bf24f = valore 1 (13×), 2 (9×) e 3 (5×); chiamato “detective *valore*”

# text: police
book-1366fac711 = polizia

# text: value 0 (6×), 1 (6×) and 2 (6×); called “police *value*”
book-39fea7bd5d = valore 0 (6×), 1 (6×) e 2 (6×); chiamata “polizia *valore*”

# text: Objectives
book-eba9295389 = Obiettivi

# text: In all: 18. Unless something else is said: tomb a none and tomb b none.
book-3cce4d12ab = In tutto: 18. Salvo diversa indicazione: tomba a e tomba b nessuna.

# text: pair
book-47d8bd4687 = coppia

# text: edge / tomb a / tomb b / pays: black / 1 / 4 / 6, black / 1 / 5 / 6, black / 2 / 5 / 6, black / 2 / 6 / 6, black / 3 / 6 / 6, black / 3 / 7 / 6, black / 4 / 7 / 6, white / 1 / 3 / 4, white / 1 / 6 / 4, white / 2 / 4 / 4, white / 2 / 7 / 4, white / 3 / 5 / 4, white / 4 / 6 / 4, white / 5 / 7 / 4; called “*edge* pair *tomb a*-*tomb b*”
book-80c7365bfd = bordo / tomba a / tomba b / frutta: nero / 1 / 4 / 6, nero / 1 / 5 / 6, nero / 2 / 5 / 6, nero / 2 / 6 / 6, nero / 3 / 6 / 6, nero / 3 / 7 / 6, nero / 4 / 7 / 6, bianco / 1 / 3 / 4, bianco / 1 / 6 / 4, bianco / 2 / 4 / 4, bianco / 2 / 7 / 4, bianco / 3 / 5 / 4, bianco / 4 / 6 / 4, bianco / 5 / 7 / 4; chiamata “coppia *bordo* *tomba a*-*tomba b*”

# text: black majority (most robbed)
book-413d5b0f69 = maggioranza nera (più tombe saccheggiate)

# text: edge / tomb a / tomb b / pays: black / none / none / 7 (2×)
book-10027fbab7 = bordo / tomba a / tomba b / frutta: nero / nessuna / nessuna / 7 (2×)

# text: white majority (most saved)
book-43095511ce = maggioranza bianca (più tombe salvate)

# text: edge / tomb a / tomb b / pays: white / none / none / 5 (2×)
book-70b1bc0549 = bordo / tomba a / tomba b / frutta: bianco / nessuna / nessuna / 5 (2×)

# text: Tombs: 7, in a line, numbered from 1.
book-564d0187db = Tombe: 7, in linea, numerate da 1.

# text: [deck](@zone-deck)
book-9711e4ad49 = [mazzo](@zone-deck)

# text: cards
book-6ac9a32c0c = carte

# text: nobody
book-6382b3cc88 = nessuno

# text: At the start all cards are here.
book-0c8f208f22 = All’inizio tutte le carte sono qui.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [mano (di ogni giocatore)](@zone-hand)

# text: its owner only
book-eec7a1726d = solo il proprietario

# text: [column (of each tomb)](@zone-column)
book-a2f618441b = [colonna (di ogni tomba)](@zone-column)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tutti vedono ciò che vi sta scoperto, nessuno il resto

# text: It has room for [7](#number-column-size).
book-58f0d72d93 = C’è posto per [7](#number-column-size).

# text: [spies](@zone-spies)
book-6317ceee89 = [spie](@zone-spies)

# text: everyone
book-5d67991ae9 = tutti

# text: [unused](@zone-unused)
book-23e8314d3a = [inutilizzati](@zone-unused)

# text: objectives
book-ea2e8f199a = obiettivi

# text: At the start all objectives are here.
book-96bd189a69 = All’inizio tutti gli obiettivi sono qui.

# text: [goals (of each player)](@zone-goals)
book-1b4238244d = [obiettivi (di ogni giocatore)](@zone-goals)

# text: [dropped (of each player)](@zone-dropped)
book-3a98247484 = [scartati (di ogni giocatore)](@zone-dropped)

# text: [fate (of each tomb)](@state-fate)
book-023f1b5af6 = [sorte (di ogni tomba)](@state-fate)

# text: undecided, saved or robbed
book-0b2029d933 = indecisa, salvata o saccheggiata

# text: *undecided*
book-be2a14c6cb = *indecisa*

# text: [suspect (of each player)](@state-suspect)
book-4fc4953985 = [sospettato (di ogni giocatore)](@state-suspect)

# text: a player or none
book-249a4bb318 = un giocatore o nessuno

# text: Whom the player has accused.
book-8869e66df2 = Chi il giocatore ha accusato.

# text: [holder](@state-holder)
book-887bc80957 = [pedina](@state-holder)

# text: a player
book-e95ac7af8a = un giocatore

# text: player 1
book-86ebb13f1a = giocatore 1

# text: Who has the pawn.
book-6cec7a89ac = Chi ha la pedina.

# text: [starter](@state-starter)
book-028c7293ac = [primo giocatore](@state-starter)

# text: Who began this round.
book-8665888896 = Chi ha cominciato questo giro.

# text: [active](@state-active)
book-5d5dd212de = [di turno](@state-active)

# text: [total (of each player)](@state-total)
book-9f5291496b = [totale (di ogni giocatore)](@state-total)

# text: -800 to 1200
book-8bc0cb10d6 = da -800 a 1200

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Metti tutte le carte nel [mazzo](#zone-deck).

# text: Put all objectives into the [unused](#zone-unused).
book-e1d0333fc9 = Metti tutti gli obiettivi tra gli [inutilizzati](#zone-unused).

# text: **Lot.** Set the [holder](#state-holder) to a player, chosen at random.
book-d335882330 = **Sorte.** Chi ha la [pedina](#state-holder) è tirato a sorte.

# text: Game
book-5c412a2620 = Partita

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Dopo la [preparazione](#set-up):

# text: **Games.** For each number *n* from 1 to 1 (the ruling [games](#option-games)), one after the other:
book-2d10f8880a = **Partite.** Per ogni numero *n* da 1 a 1 (l’interpretazione “[numero di partite](#option-games)”), uno dopo l’altro:

# text: **Start.** If *n* is more than 1: carry out [Choose holder](#effect-choose-holder).
book-99acb8fe0e = **Inizio.** Se *n* è maggiore di 1: esegui [Assegnare la pedina](#effect-choose-holder).

# text: **Play.** Go through [One game](#phase-one-game).
book-b1828e7f76 = **Gioco.** Giocate [una partita](#phase-one-game).

# text: One game
book-4ba4ab7d13 = Una partita

# text: **Clean.**
book-06fd15ed05 = **Riordino.**

# text: Shuffle the [hand](#zone-hand) of every player, the [column](#zone-column) of every tomb and the [spies](#zone-spies) into the [deck](#zone-deck).
book-a0ac7629f1 = Mescola la [mano](#zone-hand) di ogni giocatore, la [colonna](#zone-column) di ogni tomba e le [spie](#zone-spies) nel [mazzo](#zone-deck).

# text: Shuffle the [goals](#zone-goals) of every player and the [dropped](#zone-dropped) of every player into the [unused](#zone-unused).
book-0581293853 = Mescola gli [obiettivi](#zone-goals) di ogni giocatore e gli [scartati](#zone-dropped) di ogni giocatore tra gli [inutilizzati](#zone-unused).

# text: For each tomb: set the tomb's [fate](#state-fate) to *undecided*.
book-a38df79660 = Per ogni tomba: la [sorte](#state-fate) della tomba ora è *indecisa*.

# text: For each player: set the player's [suspect](#state-suspect) to none.
book-327e6f1508 = Per ogni giocatore: il [sospettato](#state-suspect) del giocatore ora non è nessuno.

# text: **Deal.** For each player: draw as many cards as the number [hand size](#number-hand-size) from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-e2b484bd60 = **Distribuzione.** Per ogni giocatore: pesca tante carte quanto la [dimensione della mano](#number-hand-size) dal [mazzo](#zone-deck) nella [mano](#zone-hand) del giocatore.

# text: **Goals.** Go through [Deal objectives](#phase-deal-objectives).
book-43e67cc60d = **Obiettivi.** Giocate [Distribuire gli obiettivi](#phase-deal-objectives).

# text: **Rounds.** Go through [Rounds](#phase-rounds).
book-a17fea9890 = **Giri.** Giocate i [giri](#phase-rounds).

# text: **Finish.** Go through [Last count](#phase-last-count).
book-d4f6f29d16 = **Fine.** Giocate l’[ultimo conteggio](#phase-last-count).

# text: Deal objectives
book-d2d02d3a23 = Distribuire gli obiettivi

# text: **Deal.** For each player: draw [3](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-cdd1c97730 = **Distribuzione.** Per ogni giocatore: pesca [3](#number-objectives-dealt) obiettivi dagli [inutilizzati](#zone-unused) tra gli [obiettivi](#zone-goals) del giocatore.

# text: **Drop.** All players choose at the same time and in secret: [Drop](#action-drop); when all have chosen, the choices take effect.
book-96a2fbc618 = **Scarto.** Tutti i giocatori scelgono nello stesso momento e in segreto: [Scartare](#action-drop); quando tutti hanno scelto, le scelte hanno effetto.

# text: Rounds
book-e9af9cdec8 = Giri

# text: **Round.** For each number *round* from 1 to [last round](#number-last-round), one after the other:
book-afc38b3222 = **Giro.** Per ogni numero *giro* da 1 all’[ultimo giro](#number-last-round), uno dopo l’altro:

# text: **Pawn.** If *round* is more than 1: set the [holder](#state-holder) to the player to the left of the [holder](#state-holder).
book-d80a020845 = **Pedina.** Se *giro* è maggiore di 1: la [pedina](#state-holder) passa al giocatore a sinistra di chi ha la [pedina](#state-holder).

# text: **Start.** Set the [starter](#state-starter) to the [holder](#state-holder).
book-3d14c8f41c = **Inizio.** Il [primo giocatore](#state-starter) è chi ha la [pedina](#state-holder).

# text: **Table.** For each player (*you* from here on), clockwise from the [starter](#state-starter), one after the other:
book-bb808fcb17 = **Tavolo.** Per ogni giocatore (*tu* da qui in poi), in senso orario a partire dal [primo giocatore](#state-starter), uno dopo l’altro:

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Turno.** Giocate un [turno](#phase-turn).

# text: **Early.** If *[decided](#term-decided)* applies: [Rounds](#phase-rounds) ends at once.
book-089f200958 = **In anticipo.** Se vale *[deciso](#term-decided)*: i [giri](#phase-rounds) finiscono subito.

# text: Turn
book-b823d5f9d1 = Turno

# text: It is about a player (*you*).
book-74935580e3 = Si tratta di un giocatore (*tu*).

# text: **Active.** Set the [active](#state-active) to you.
book-4a9f364443 = **Di turno.** Ora sei tu [di turno](#state-active).

# text: **Robbed.** Note *robbed before*: the [tombs robbed](#term-tombs-robbed).
book-de618ccf60 = **Saccheggiate.** Annota *saccheggiate prima*: il numero di [tombe saccheggiate](#term-tombs-robbed).

# text: **Act.**
book-05e5b42bf4 = **Azione.**

# text: You must [Place](#action-place) or [Spy](#action-spy) (*least* is 2).
book-998458637f = Devi [giocare una carta](#action-place) o [spiare](#action-spy) (*minimo* è 2).

# text: After [Place](#action-place):
book-4f7c727d5c = Dopo [aver giocato](#action-place):

# text: **First.** Go through [Fill](#phase-fill).
book-c6527d1bd4 = **Primo.** Giocate [Riempire](#phase-fill).

# text: **Second.**
book-4d7043d74c = **Secondo.**

# text: You may [Also place](#action-also-place) (the *before* is the tomb) or [Spy](#action-spy) (*least* is [late spy](#number-late-spy)).
book-9dcd923ed1 = Puoi [giocare un’altra carta](#action-also-place) (la *precedente* è la tomba) o [spiare](#action-spy) (*minimo* è il numero [spionaggio tardivo](#number-late-spy)).

# text: After [Also place](#action-also-place):
book-dbef708678 = Dopo [la seconda carta](#action-also-place):

# text: **Second.** Go through [Fill](#phase-fill) (the tomb is the *second*).
book-2506759e69 = **Secondo.** Giocate [Riempire](#phase-fill) (la tomba è la *seconda*).

# text: **Alone.** Go through [Fill](#phase-fill).
book-a4e299b4c4 = **Da sola.** Giocate [Riempire](#phase-fill).

# text: After [Spy](#action-spy): go through [After spy](#phase-after-spy).
book-8423f2c4d6 = Dopo [aver spiato](#action-spy): giocate [Dopo lo spionaggio](#phase-after-spy).

# text: After [Spy blindly](#action-spy-blindly): go through [After spy](#phase-after-spy).
book-129e9110bd = Dopo [lo spionaggio alla cieca](#action-spy-blindly): giocate [Dopo lo spionaggio](#phase-after-spy).

# text: Fill
book-033955d469 = Riempire

# text: It is about a tomb.
book-cd98411144 = Si tratta di una tomba.

# text: **Full.** If the tomb is *[uncounted](#term-tomb-uncounted)*, and the tomb is *[full](#term-tomb-full)*:
book-a6ff3e4b2d = **Piena.** Se la tomba è *[non contata](#term-tomb-uncounted)* e la tomba è *[piena](#term-tomb-full)*:

# text: **Count.** Carry out [Count tomb](#effect-count-tomb).
book-45524eb8b8 = **Conta.** Esegui [Contare la tomba](#effect-count-tomb).

# text: **Accuse.** If the tomb's [fate](#state-fate) is *robbed*: go through [Accusations](#phase-accusations).
book-907bdcd71b = **Accusa.** Se la [sorte](#state-fate) della tomba è *saccheggiata*: giocate le [accuse](#phase-accusations).

# text: Accusations
book-e6e344a92c = Accuse

# text: **Ask.** For each player (*you* from here on) where your [suspect](#state-suspect) is none, clockwise from the [active](#state-active), one after the other:
book-1d7df91728 = **Domanda.** Per ogni giocatore (*tu* da qui in poi) il cui [sospettato](#state-suspect) non è nessuno, in senso orario a partire da chi è [di turno](#state-active), uno dopo l’altro:

# text: You may [Accuse](#action-accuse).
book-f8edd00d0f = Puoi [accusare](#action-accuse).

# text: After spy
book-54b2ef3406 = Dopo lo spionaggio

# text: **Place.**
book-ad1dfb5faa = **Gioco.**

# text: You must [Place](#action-place).
book-8071200534 = Devi [giocare una carta](#action-place).

# text: Then: go through [Fill](#phase-fill).
book-7fcc64f8bc = Poi: giocate [Riempire](#phase-fill).

# text: Last count
book-950b42a6ec = Ultimo conteggio

# text: **Robbed.** Note *robbed in play*: the [tombs robbed](#term-tombs-robbed).
book-a94f764ade = **Saccheggiate.** Annota *saccheggiate in gioco*: il numero di [tombe saccheggiate](#term-tombs-robbed).

# text: **Count.** For each [uncounted](#term-tomb-uncounted) tomb: carry out [Count tomb](#effect-count-tomb).
book-b887de16f8 = **Conta.** Per ogni tomba [non contata](#term-tomb-uncounted): esegui [Contare la tomba](#effect-count-tomb).

# text: **Tally.**
book-52e713bdca = **Conteggio.**

# text: Show all cards in the [hand](#zone-hand) of every player to all players.
book-9037ff2420 = Mostra a tutti i giocatori tutte le carte della [mano](#zone-hand) di ogni giocatore.

# text: Show all objectives in the [goals](#zone-goals) of every player to all players.
book-6bcaaad732 = Mostra a tutti i giocatori tutti gli [obiettivi](#zone-goals) di ogni giocatore.

# text: For each player:
book-43f9a002dd = Per ogni giocatore:

# text: Announce: “*player* scores *the player's [gain](#term-player-gain)*”.
book-9766df829d = Annuncia: “*giocatore* ottiene *il [guadagno](#term-player-gain) del giocatore*”.

# text: Add the player's [gain](#term-player-gain) to the player's [total](#state-total).
book-e1349767e2 = Aggiungi il [guadagno](#term-player-gain) del giocatore al [totale](#state-total) del giocatore.

# text: Drop
book-c8af9ae37a = Scartare

# text: Choose an objective in your [goals](#zone-goals).
book-cd2091f657 = Scegli un obiettivo tra i tuoi [obiettivi](#zone-goals).

# text: Put the objective into your [dropped](#zone-dropped).
book-814c07e5fc = Metti l’obiettivo tra i tuoi [scartati](#zone-dropped).

# text: Place
book-e9463dccf0 = Giocare una carta

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Scegli una carta nella tua [mano](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb.
book-468a14fb9f = Scegli una tomba [non contata](#term-tomb-uncounted).

# text: Carry out [Lay](#effect-lay).
book-6699dc5878 = Esegui [Posare](#effect-lay).

# text: Also place
book-e9dd89e1d7 = Giocare un’altra carta

# text: The step that asks for it says what the *before* is.
book-7a5433ccc3 = La *precedente* è indicata dal passo che lo chiede.

# text: Choose a card (the *extra*) in your [hand](#zone-hand).
book-5ca48ff6ae = Scegli una carta (l’*altra*) nella tua [mano](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb (the *second*) where the *second* is not the *before*.
book-e846dabae7 = Scegli una tomba [non contata](#term-tomb-uncounted) (la *seconda*) che non è la *precedente*.

# text: Carry out [Lay](#effect-lay) (the card is the *extra*; the tomb is the *second*).
book-600324ad67 = Esegui [Posare](#effect-lay) (la carta è l’*altra*; la tomba è la *seconda*).

# text: Spy
book-aa01aabf67 = Spiare

# text: The step that asks for it says what *least* is.
book-beb47382c3 = *Minimo* è indicato dal passo che lo chiede.

# text: Choose a police in your [hand](#zone-hand).
book-fe842c406d = Scegli una polizia nella tua [mano](#zone-hand).

# text: Choose a [veiled](#term-tomb-veiled) tomb.
book-7c257c9005 = Scegli una tomba [velata](#term-tomb-veiled).

# text: The *shown* is the last card in the tomb's [column](#zone-column).
book-78fc2b620c = La carta *mostrata* è l’ultima della [colonna](#zone-column) della tomba.

# text: You may do so only if the number of cards in your [hand](#zone-hand) is at least *least*.
book-e2f9161151 = Puoi farlo solo se il numero di carte nella tua [mano](#zone-hand) è almeno *minimo*.

# text: Put the police into the [spies](#zone-spies).
book-9abeae0439 = Metti la polizia tra le [spie](#zone-spies).

# text: Turn the *shown* face up.
book-7c48ed3f95 = Gira la carta *mostrata* a faccia in su.

# text: Spy blindly
book-8e544eb52e = Spiare alla cieca

# text: You may do so only if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*, so not in the usual game.
book-5c5942390d = Puoi farlo solo se l’interpretazione “[spionaggio senza bersaglio](#option-spy-without-target)” è *permesso*, non c’è nessuna tomba [velata](#term-tomb-veiled) e il numero di carte nella tua [mano](#zone-hand) è almeno *minimo*, quindi non nel gioco abituale.

# text: Accuse
book-f96a22e0f4 = Accusare

# text: Choose another player (the *accused*).
book-fc686e39e9 = Scegli un altro giocatore (l’*accusato*).

# text: Set your [suspect](#state-suspect) to the *accused*.
book-71150e4ebd = Il tuo [sospettato](#state-suspect) ora è l’*accusato*.

# text: Lay
book-41ba2e0b77 = Posare

# text: It is about a card and a tomb.
book-14fc0862d4 = Si tratta di una carta e di una tomba.

# text: Put the card into the tomb's [column](#zone-column), face down if the last card in the tomb's [column](#zone-column) lies face up, otherwise face up.
book-a3caac8765 = Metti la carta nella [colonna](#zone-column) della tomba, a faccia in giù se l’ultima carta della [colonna](#zone-column) della tomba è a faccia in su, altrimenti a faccia in su.

# text: Count tomb
book-523b295647 = Contare la tomba

# text: Turn all cards in the tomb's [column](#zone-column) face up.
book-f7bedafa10 = Gira tutte le carte della [colonna](#zone-column) della tomba a faccia in su.

# text: Set the tomb's [fate](#state-fate) to *saved* if the tomb *[holds out](#term-tomb-holds-out)*, otherwise *robbed*.
book-18b0053ee1 = La [sorte](#state-fate) della tomba ora è *salvata* se la tomba *[resiste](#term-tomb-holds-out)*, altrimenti *saccheggiata*.

# text: Announce: “*tomb* is *the tomb's [fate](#state-fate)*, *the tomb's [loot](#term-tomb-loot)* against *the tomb's [defence](#term-tomb-defence)*”.
book-5591ae634c = Annuncia: “*tomba* è *[sorte](#state-fate) della tomba*, *il [bottino](#term-tomb-loot) della tomba* contro *la [difesa](#term-tomb-defence) della tomba*”.

# text: Choose holder
book-65baaf298d = Assegnare la pedina

# text: Set the [holder](#state-holder) to the player to the left of the [starter](#state-starter).
book-eb6c59299f = La [pedina](#state-holder) passa al giocatore a sinistra del [primo giocatore](#state-starter).

# text: The *points* of a player are the player's [total](#state-total).
book-58b903042d = I *punti* di un giocatore sono il [totale](#state-total) del giocatore.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again.
book-a40a292c97 = La classifica: prima più punti, poi meno carte nella [mano](#zone-hand) del giocatore; i primi ancora pari passano dietro a tutti gli altri, che sono classificati di nuovo.

# text: A game of more than 2000 decisions is left unfinished.
book-8df7bd2e92 = Una partita di più di 2000 decisioni resta incompiuta.

# text: **[Tombs robbed](@term-tombs-robbed)**: the number of tombs where the tomb's [fate](#state-fate) is *robbed*.
book-ef907e8837 = **[Tombe saccheggiate](@term-tombs-robbed)**: il numero di tombe la cui [sorte](#state-fate) è *saccheggiata*.

# text: **[Cemetery robbed](@term-cemetery-robbed)**: this applies if the [tombs robbed](#term-tombs-robbed) is at least [4](#number-majority).
book-26849e4a8c = **[Cimitero saccheggiato](@term-cemetery-robbed)**: vale se il numero di [tombe saccheggiate](#term-tombs-robbed) è almeno [4](#number-majority).

# text: **[Decided](@term-decided)**: this applies if *[cemetery robbed](#term-cemetery-robbed)* applies, or the number of tombs where the tomb's [fate](#state-fate) is *saved* is at least [4](#number-majority).
book-75dee08700 = **[Deciso](@term-decided)**: vale se vale *[cimitero saccheggiato](#term-cemetery-robbed)* o se il numero di tombe la cui [sorte](#state-fate) è *salvata* è almeno [4](#number-majority).

# text: **[Uncounted](@term-tomb-uncounted)**: a tomb is *uncounted* if the tomb's [fate](#state-fate) is *undecided*.
book-4eca05a0a1 = **[Non contata](@term-tomb-uncounted)**: una tomba è *non contata* se la [sorte](#state-fate) della tomba è *indecisa*.

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [7](#number-column-size).
book-95c8f61f97 = **[Piena](@term-tomb-full)**: una tomba è *piena* se il numero di carte nella [colonna](#zone-column) della tomba è [7](#number-column-size).

# text: **[Veiled](@term-tomb-veiled)**: a tomb is *veiled* if the last card in the tomb's [column](#zone-column) lies face down.
book-1ac7e5ef6c = **[Velata](@term-tomb-veiled)**: una tomba è *velata* se l’ultima carta della [colonna](#zone-column) della tomba è a faccia in giù.

# text: **[Loot](@term-tomb-loot)** of a tomb: the total value of all robbers in the tomb's [column](#zone-column).
book-6db68f3147 = **[Bottino](@term-tomb-loot)** di una tomba: la somma dei valori di tutti i ladri nella [colonna](#zone-column) della tomba.

# text: **[Escorts](@term-tomb-escorts)** of a tomb: the number of detectives in the tomb's [column](#zone-column).
book-39e703607f = **[Scorta](@term-tomb-escorts)** di una tomba: il numero di detective nella [colonna](#zone-column) della tomba.

# text: **[Defence](@term-tomb-defence)** of a tomb: (the total value of all detectives in the tomb's [column](#zone-column)) + (the total value of the first police (as many as the tomb's [escorts](#term-tomb-escorts)) in the tomb's [column](#zone-column)).
book-9c5e63eab9 = **[Difesa](@term-tomb-defence)** di una tomba: (la somma dei valori di tutti i detective nella [colonna](#zone-column) della tomba) + (la somma dei valori delle prime polizie (tante quanta è la [scorta](#term-tomb-escorts) della tomba) nella [colonna](#zone-column) della tomba).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is at least the tomb's [loot](#term-tomb-loot).
book-9f69e045ff = **[Resiste](@term-tomb-holds-out)**: una tomba *resiste* se la [difesa](#term-tomb-defence) della tomba è almeno il [bottino](#term-tomb-loot) della tomba.

# text: **[Wanted](@term-objective-wanted)** of an objective: *robbed* if the objective is *black*, otherwise *saved*.
book-90712a0e5c = **[Richiesta](@term-objective-wanted)** di un obiettivo: *saccheggiata* se l’obiettivo è *nero*, altrimenti *salvata*.

# text: **[Side won](@term-objective-side-won)**: an objective is *side won* if *[cemetery robbed](#term-cemetery-robbed)* applies exactly if the objective is *black*.
book-626ebda587 = **[Parte vincente](@term-objective-side-won)**: un obiettivo è della *parte vincente* se *[cimitero saccheggiato](#term-cemetery-robbed)* vale esattamente quando l’obiettivo è *nero*.

# text: **[Pair done](@term-objective-pair-done)**: an objective is *pair done* if the objective's tomb a's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted), and the objective's tomb b's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted).
book-86fa1c4900 = **[Coppia riuscita](@term-objective-pair-done)**: un obiettivo è una *coppia riuscita* se la [sorte](#state-fate) della tomba a dell’obiettivo è la [richiesta](#term-objective-wanted) dell’obiettivo e la [sorte](#state-fate) della tomba b dell’obiettivo è la [richiesta](#term-objective-wanted) dell’obiettivo.

# text: **[Fulfilled](@term-objective-fulfilled)**: an objective is *fulfilled* if (the objective is a pair, and the objective is *[pair done](#term-objective-pair-done)*), or (the objective is not a pair, and the objective is *[side won](#term-objective-side-won)*).
book-a0499c1b5c = **[Raggiunto](@term-objective-fulfilled)**: un obiettivo è *raggiunto* se (l’obiettivo è una coppia ed è una *[coppia riuscita](#term-objective-pair-done)*) o (l’obiettivo non è una coppia ed è della *[parte vincente](#term-objective-side-won)*).

# text: **[Balance](@term-player-balance)** of a player: (the total value of all robbers in the player's [hand](#zone-hand)) - (the total value of all detectives in the player's [hand](#zone-hand)).
book-71ca37409c = **[Bilancio](@term-player-balance)** di un giocatore: (la somma dei valori di tutti i ladri nella [mano](#zone-hand) del giocatore) - (la somma dei valori di tutti i detective nella [mano](#zone-hand) del giocatore).

# text: **[Guilty](@term-player-guilty)**: a player is *guilty* if there is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals).
book-749cd3cb23 = **[Colpevole](@term-player-guilty)**: un giocatore è *colpevole* se c’è un obiettivo *nero* [raggiunto](#term-objective-fulfilled) tra gli [obiettivi](#zone-goals) del giocatore.

# text: **[As accuser](@term-player-as-accuser)** of a player:
book-cc3e382e1a = **[Come accusatore](@term-player-as-accuser)** (di un giocatore):

# text: 0 if the player's [suspect](#state-suspect) is none.
book-95bbc03ad4 = 0 se il [sospettato](#state-suspect) del giocatore non è nessuno.

# text: Otherwise, [3](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-dd3ef74e56 = Altrimenti [3](#number-right-accuser) se il [sospettato](#state-suspect) del giocatore è *[colpevole](#term-player-guilty)*.

# text: Otherwise, [-1](#number-wrong-accuser).
book-348ed9b50b = Altrimenti [-1](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-2](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [1](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-471ade84f0 = **[Come accusato](@term-player-as-accused)** (di un giocatore): ([-2](#number-right-accused) se il giocatore è *[colpevole](#term-player-guilty)*, altrimenti [1](#number-wrong-accused)) × (il numero di giocatori *p* il cui [sospettato](#state-suspect) è questo giocatore).

# text: **[Gain](@term-player-gain)** of a player: (the player's [balance](#term-player-balance) if *[cemetery robbed](#term-cemetery-robbed)* applies, otherwise minus the player's [balance](#term-player-balance)) + ((the number of police in the player's [hand](#zone-hand)) / 2, rounded down) + (the total pays of all [fulfilled](#term-objective-fulfilled) objectives in the player's [goals](#zone-goals)) + the player's [as accuser](#term-player-as-accuser) + the player's [as accused](#term-player-as-accused).
book-8c35ccb544 = **[Guadagno](@term-player-gain)** di un giocatore: (il [bilancio](#term-player-balance) del giocatore se vale *[cimitero saccheggiato](#term-cemetery-robbed)*, altrimenti meno il [bilancio](#term-player-balance) del giocatore) + ((il numero di polizie nella [mano](#zone-hand) del giocatore) / 2, arrotondato per difetto) + (la somma di ciò che fruttano tutti gli obiettivi [raggiunti](#term-objective-fulfilled) tra gli [obiettivi](#zone-goals) del giocatore) + ciò che il giocatore ottiene [come accusatore](#term-player-as-accuser) + ciò che ottiene [come accusato](#term-player-as-accused).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [carte in mano](@number-hand-size)

# text: 20 with 3 players, 16 with 4, 14 with 5, 12 with 6
book-d923512bdc = 20 in 3 giocatori, 16 in 4, 14 in 5, 12 in 6

# text: [full rounds](@number-full-rounds)
book-ad4921fbed = [giri completi](@number-full-rounds)

# text: 8 with 3 or 4 players, 6 with 5 or 6
book-810814dcff = 8 in 3 o 4 giocatori, 6 in 5 o 6

# text: [tombs](@number-tombs)
book-efcb425cd2 = [tombe](@number-tombs)

# text: [column size](@number-column-size)
book-5c54a731e0 = [dimensione della colonna](@number-column-size)

# text: [majority](@number-majority)
book-e72479d8fb = [maggioranza](@number-majority)

# text: [objectives dealt](@number-objectives-dealt)
book-dc567293aa = [obiettivi distribuiti](@number-objectives-dealt)

# text: [last round](@number-last-round)
book-f487b6415a = [ultimo giro](@number-last-round)

# text: the smaller of [full rounds](#number-full-rounds) and [7](#number-tombs) if the ruling [round 8](#option-round-8) is *seven rounds*, otherwise [full rounds](#number-full-rounds)
book-4d9a76288e = il minore tra i [giri completi](#number-full-rounds) e [7](#number-tombs) se l’interpretazione “[ottavo giro](#option-round-8)” è *sette giri*, altrimenti i [giri completi](#number-full-rounds)

# text: [late spy](@number-late-spy)
book-14c1f85c38 = [spionaggio tardivo](@number-late-spy)

# text: 21 with 3 players, 17 with 4, 15 with 5, 13 with 6
book-e51e2afe82 = 21 in 3 giocatori, 17 in 4, 15 in 5, 13 in 6

# text: 1 if the ruling [spy order](#option-spy-order) is *any order*, otherwise [hand size](#number-hand-size) + 1
book-1ddbdf9139 = 1 se l’interpretazione “[ordine dello spionaggio](#option-spy-order)” è *in qualsiasi ordine*, altrimenti la [dimensione della mano](#number-hand-size) + 1

# text: [right accuser](@number-right-accuser)
book-b82560110d = [accusatore giusto](@number-right-accuser)

# text: [right accused](@number-right-accused)
book-c0853a8ad9 = [accusato a ragione](@number-right-accused)

# text: [wrong accuser](@number-wrong-accuser)
book-e1f901ce69 = [accusatore sbagliato](@number-wrong-accuser)

# text: [wrong accused](@number-wrong-accused)
book-45520b4c1a = [accusato a torto](@number-wrong-accused)

# text: Games
book-d9dae78103 = Numero di partite

# text: How many games make a match?
book-c14242364f = Quante partite fanno un incontro?

# text: **Usual answer:** 1. The answers are: 1, 2, 3, 4, 5, 6, 7, 8 or 9.
book-464c0121e5 = **Risposta abituale:** 1. Le risposte sono: 1, 2, 3, 4, 5, 6, 7, 8 o 9.

# text: **Why:** It is agreed in advance.
book-c8a7a02d70 = **Perché:** Si stabilisce prima.

# text: [Who wins](#score): Lowest (the number of cards in the player's [hand](#zone-hand)) first (if the ruling [games](#option-games) is 1).
book-282d1853c9 = [Chi vince](#score): prima meno carte nella [mano](#zone-hand) del giocatore (se l’interpretazione “[numero di partite](#option-games)” è 1).

# text: [Who wins](#score): Highest [gain](#term-player-gain) first (if the ruling [games](#option-games) is more than 1).
book-963b112747 = [Chi vince](#score): prima il [guadagno](#term-player-gain) più alto (se l’interpretazione “[numero di partite](#option-games)” è maggiore di 1).

# text: Detective split
book-688c50f9b7 = Ripartizione dei detective

# text: How many detectives of value 1, 2 and 3 are there?
book-0a4974bdff = Quanti investigatori di valore 1, 2 e 3 ci sono?

# text: **Usual answer:** thirteen nine five. The answers are: thirteen nine five, fifteen nine three, thirteen eleven three or thirteen nine three.
book-f85f095f40 = **Risposta abituale:** 13, 9, 5. Le risposte sono: 13, 9, 5; 15, 9, 3; 13, 11, 3; o 13, 9, 3.

# text: **Why:** One wrong word, and even steps.
book-89f6c6b8d4 = **Perché:** Una parola sbagliata, e passi regolari.

# text: An answer is allowed only if the number of players is less than 6, or the ruling [detective split](#option-detective-split) is not *thirteen nine three*.
book-a9198f9033 = Una risposta è permessa solo se il numero dei giocatori è minore di 6 o se l’interpretazione “[ripartizione dei detective](#option-detective-split)” non è *13, 9, 3*.

# text: [card](#component-card): How many with value 1: 15 if the ruling [detective split](#option-detective-split) is *fifteen nine three*, otherwise 13.
book-a65d89b5e6 = [carta](#component-card): quante di valore 1: 15 se l’interpretazione “[ripartizione dei detective](#option-detective-split)” è *15, 9, 3*, altrimenti 13.

# text: [card](#component-card): How many with value 2: 11 if the ruling [detective split](#option-detective-split) is *thirteen eleven three*, otherwise 9.
book-a049d0ab03 = [carta](#component-card): quante di valore 2: 11 se l’interpretazione “[ripartizione dei detective](#option-detective-split)” è *13, 11, 3*, altrimenti 9.

# text: [card](#component-card): How many with value 3: 5 if the ruling [detective split](#option-detective-split) is *thirteen nine five*, otherwise 3.
book-4b11ffc101 = [carta](#component-card): quante di valore 3: 5 se l’interpretazione “[ripartizione dei detective](#option-detective-split)” è *13, 9, 5*, altrimenti 3.

# text: Pair needs side
book-0a38d54201 = Coppie solo con la propria parte

# text: Must its side win before a pair of tombs pays?
book-1acebabea8 = La propria parte deve vincere perché una coppia di tombe renda?

# text: **Usual answer:** no. The answers are: no or yes.
book-364ca19244 = **Risposta abituale:** no. Le risposte sono: no o sì.

# text: **Why:** The detailed section names the tombs alone.
book-64f0a7c80f = **Perché:** La sezione dettagliata chiede solo le tombe.

# text: [fulfilled](#term-objective-fulfilled): The objective is *[pair done](#term-objective-pair-done)*, and (the objective is *[side won](#term-objective-side-won)*, or the ruling [pair needs side](#option-pair-needs-side) is no).
book-e697a1af13 = [Raggiunto](#term-objective-fulfilled): l’obiettivo è una *[coppia riuscita](#term-objective-pair-done)*, e (l’obiettivo è della *[parte vincente](#term-objective-side-won)*, o l’interpretazione “[coppie solo con la propria parte](#option-pair-needs-side)” è no).

# text: Pawn after accusation
book-ee50bb5281 = Pedina dopo un’accusa

# text: Does the pawn go on from the active player after accusations?
book-17dba2b18b = La pedina va a sinistra del giocatore attivo dopo un turno con accuse?

# text: **Usual answer:** unchanged. The answers are: unchanged or passes.
book-5f42ddc9ce = **Risposta abituale:** invariata. Le risposte sono: invariata o passa.

# text: **Why:** It moves after full rounds.
book-3274fb2e2e = **Perché:** Altrove si muove solo dopo giri completi.

# text: [turn](#phase-turn): If the ruling [pawn after accusation](#option-pawn-after-accusation) is *passes*, and the [tombs robbed](#term-tombs-robbed) is more than *robbed before*: set the [holder](#state-holder) to the player to your left.
book-4a19986e6d = [Turno](#phase-turn): se l’interpretazione “[pedina dopo un’accusa](#option-pawn-after-accusation)” è *passa* e il numero di [tombe saccheggiate](#term-tombs-robbed) è maggiore di *saccheggiate prima*: la [pedina](#state-holder) passa al giocatore alla tua sinistra.

# text: Second card exception
book-f0edf3ddb8 = Seconda carta dopo le accuse

# text: Who may go on after accusations in his turn?
book-b299c78604 = Chi può continuare il proprio turno dopo le accuse?

# text: **Usual answer:** any player. The answers are: any player or first player only.
book-88c6203dbb = **Risposta abituale:** ogni giocatore. Le risposte sono: ogni giocatore o solo il primo giocatore.

# text: **Why:** Nothing sets the first player apart.
book-0aeb66aca0 = **Perché:** Nulla distingue il primo giocatore.

# text: An answer is allowed only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-aca7c617df = Una risposta è permessa solo se l’interpretazione “[seconda carta dopo le accuse](#option-second-card-exception)” è *ogni giocatore* o se l’interpretazione “[conto di due carte](#option-two-cards-timing)” è *una dopo l’altra*.

# text: [turn](#phase-turn): This is done only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the tomb's [fate](#state-fate) is not *robbed*, or you are the [holder](#state-holder).
book-51d137c7f2 = [Turno](#phase-turn): si fa solo se l’interpretazione “[seconda carta dopo le accuse](#option-second-card-exception)” è *ogni giocatore*, o se la [sorte](#state-fate) della tomba non è *saccheggiata*, o se tu hai la [pedina](#state-holder).

# text: Accuse at end
book-63e6c83550 = Accuse alla fine

# text: Do tombs robbed in the last count bring accusations?
book-22351e7a5c = Ci sono accuse dopo le tombe derubate nell’ultimo conteggio?

# text: **Why:** Play is over.
book-e99338499b = **Perché:** Il gioco è finito.

# text: [last count](#phase-last-count): If the ruling [accuse at end](#option-accuse-at-end) is yes, and the [tombs robbed](#term-tombs-robbed) is more than *robbed in play*: go through [Accusations](#phase-accusations).
book-f17793f9d0 = [Ultimo conteggio](#phase-last-count): se l’interpretazione “[accuse alla fine](#option-accuse-at-end)” è yes e il numero di [tombe saccheggiate](#term-tombs-robbed) è maggiore di *saccheggiate in gioco*: giocate le [accuse](#phase-accusations).

# text: Spy order
book-729c85660f = Ordine dello spionaggio

# text: May one place a card and spy then?
book-76022e0e88 = Si può giocare una carta e poi spiare?

# text: **Usual answer:** spy first. The answers are: spy first or any order.
book-a286c3da0c = **Risposta abituale:** prima spiare. Le risposte sono: prima spiare o in qualsiasi ordine.

# text: **Why:** The text speaks of a second card.
book-d8201647ce = **Perché:** Il testo parla di una seconda carta.

# text: The number [late spy](#number-late-spy) depends on it.
book-23270a2a20 = Il numero [spionaggio tardivo](#number-late-spy) ne dipende.

# text: Spy face
book-11e534253c = Posizione della polizia scartata

# text: How do discarded police lie?
book-0e14350263 = Come si posa la polizia scartata?

# text: **Usual answer:** face up. The answers are: face up or face down.
book-a6f5704436 = **Risposta abituale:** in su. Le risposte sono: in su o in giù.

# text: **Why:** They are out.
book-9240c51f83 = **Perché:** È fuori dal gioco.

# text: [spies](#zone-spies): Who sees it: everyone if the ruling [spy face](#option-spy-face) is *face up*, otherwise nobody.
book-237b847583 = [Spie](#zone-spies): chi le vede: tutti se l’interpretazione “[posizione della polizia scartata](#option-spy-face)” è *in su*, altrimenti nessuno.

# text: Spy without target
book-0cdc557b9b = Spionaggio senza bersaglio

# text: May police be discarded when no last card lies face down?
book-484d7cd594 = Si può scartare la polizia quando nessuna ultima carta è coperta?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Risposta abituale:** vietato. Le risposte sono: vietato o permesso.

# text: **Why:** Spying is turning a card.
book-06c2388a1d = **Perché:** Spiare vuol dire girare una carta.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is 2) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-07bb75109f = [Turno](#phase-turn): si può scegliere anche [spiare alla cieca](#action-spy-blindly) (*minimo* è 2) se l’interpretazione “[spionaggio senza bersaglio](#option-spy-without-target)” è *permesso*, non c’è nessuna tomba [velata](#term-tomb-veiled) e il numero di carte nella tua [mano](#zone-hand) è almeno *minimo*.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is [late spy](#number-late-spy)) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-ebc380d99f = [Turno](#phase-turn): si può scegliere anche [spiare alla cieca](#action-spy-blindly) (*minimo* è il numero [spionaggio tardivo](#number-late-spy)) se l’interpretazione “[spionaggio senza bersaglio](#option-spy-without-target)” è *permesso*, non c’è nessuna tomba [velata](#term-tomb-veiled) e il numero di carte nella tua [mano](#zone-hand) è almeno *minimo*.

# text: Objective order
book-99b01631f9 = Scelta degli obiettivi

# text: Are objectives chosen after the hand is seen?
book-8b42d8406b = Gli obiettivi si scelgono dopo o prima di vedere la mano?

# text: **Usual answer:** after. The answers are: after or before.
book-f561b247a3 = **Risposta abituale:** dopo. Le risposte sono: dopo o prima.

# text: **Why:** A review says after.
book-55bbce99ac = **Perché:** Una recensione dice dopo.

# text: [one game](#phase-one-game): If the ruling [objective order](#option-objective-order) is *before*: go through [Deal objectives](#phase-deal-objectives).
book-945658d59e = [Una partita](#phase-one-game): se l’interpretazione “[scelta degli obiettivi](#option-objective-order)” è *prima*: giocate [Distribuire gli obiettivi](#phase-deal-objectives).

# text: [one game](#phase-one-game): This is done only if the ruling [objective order](#option-objective-order) is *after*.
book-1a86fc7ef1 = [Una partita](#phase-one-game): si fa solo se l’interpretazione “[scelta degli obiettivi](#option-objective-order)” è *dopo*.

# text: Two cards timing
book-bbd978c264 = Conto di due carte

# text: Is the first card counted before the second is placed?
book-65b05d12d8 = La prima carta si conta prima che si giochi la seconda?

# text: **Usual answer:** sequential. The answers are: sequential or both first.
book-30359987a9 = **Risposta abituale:** una dopo l’altra. Le risposte sono: una dopo l’altra o prima entrambe.

# text: **Why:** It may bring accusations.
book-63a480c7e6 = **Perché:** Può portare prima ad accuse.

# text: [turn](#phase-turn): This is done only if the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-28c9027c32 = [Turno](#phase-turn): si fa solo se l’interpretazione “[conto di due carte](#option-two-cards-timing)” è *una dopo l’altra*.

# text: Early end check
book-4e9c9fbc2c = Fine anticipata

# text: When do four tombs of one kind end the game?
book-778f0b0399 = Quando quattro tombe dello stesso tipo finiscono il gioco?

# text: **Usual answer:** end of turn. The answers are: end of turn or at once.
book-3b58ecd69f = **Risposta abituale:** alla fine del turno. Le risposte sono: alla fine del turno o subito.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Perché:** Lo dice il testo.

# text: [fill](#phase-fill): If *[decided](#term-decided)* applies, and the ruling [early end check](#option-early-end-check) is *at once*: [Rounds](#phase-rounds) ends at once.
book-be0785f831 = [Riempire](#phase-fill): se vale *[deciso](#term-decided)* e l’interpretazione “[fine anticipata](#option-early-end-check)” è *subito*: i [giri](#phase-rounds) finiscono subito.

# text: Round 8
book-95388a4630 = Ottavo giro

# text: Is there an eighth round, though only tombs count?
book-ff90524949 = C’è un ottavo giro, benché solo sette tombe si possano girare per contare?

# text: **Usual answer:** plain counter. The answers are: plain counter or seven rounds.
book-1c9b770986 = **Risposta abituale:** semplice conto. Le risposte sono: semplice conto o sette giri.

# text: **Why:** They are just counters.
book-7e921d68a0 = **Perché:** Le tombe sono solo contatori.

# text: An answer is allowed only if the ruling [round 8](#option-round-8) is *plain counter*, or [full rounds](#number-full-rounds) are more than [7](#number-tombs).
book-2d302de232 = Una risposta è permessa solo se l’interpretazione “[ottavo giro](#option-round-8)” è *semplice conto* o se i [giri completi](#number-full-rounds) sono più di [7](#number-tombs).

# text: The number [last round](#number-last-round) depends on it.
book-cf6ec04890 = Il numero [ultimo giro](#number-last-round) ne dipende.

# text: Tie elimination
book-f57ba6c26a = Parità in testa

# text: What happens to leaders who are tied?
book-105c0b40d5 = Che ne è dei primi ancora in parità?

# text: **Usual answer:** out. The answers are: out or shared.
book-0dfe616cd5 = **Risposta abituale:** eliminati. Le risposte sono: eliminati o diviso.

# text: **Why:** The next best wins.
book-53a5c3eacd = **Perché:** Come è stampato, vince il successivo.

# text: [Who wins](#score): The ruling [tie elimination](#option-tie-elimination) says what follows: if it is *out*, leaders who are still equal fall behind all others, who are ranked again; if it is *shared*, those who are still equal share the rank.
book-1601b60b54 = [Chi vince](#score): l’interpretazione “[parità in testa](#option-tie-elimination)” dice che cosa segue: se è *eliminati*, i primi ancora pari passano dietro a tutti gli altri, che sono classificati di nuovo; se è *diviso*, chi è ancora pari divide il posto.

# text: Accusation basis
book-5f7cee8b8d = Fondamento di un’accusa

# text: How many black objectives make the accused guilty?
book-48df6f4420 = Quanti obiettivi neri rendono colpevole l’accusato?

# text: **Usual answer:** any black. The answers are: any black or all black.
book-5cf7d0a41d = **Risposta abituale:** uno nero qualsiasi. Le risposte sono: uno nero qualsiasi o tutti i neri.

# text: **Why:** The text asks for one.
book-8a63966ebf = **Perché:** Il testo ne chiede almeno uno.

# text: [guilty](#term-player-guilty): There is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals), and (the ruling [accusation basis](#option-accusation-basis) is *any black*, or there is no *black* objective (the *goal*) in the player's [goals](#zone-goals) where the *goal* is not *[fulfilled](#term-objective-fulfilled)*).
book-8aacb33d1c = [Colpevole](#term-player-guilty): c’è un obiettivo *nero* [raggiunto](#term-objective-fulfilled) tra gli [obiettivi](#zone-goals) del giocatore, e (l’interpretazione “[fondamento di un’accusa](#option-accusation-basis)” è *uno nero qualsiasi*, o tra gli [obiettivi](#zone-goals) del giocatore non c’è nessun obiettivo *nero* che non sia *[raggiunto](#term-objective-fulfilled)*).

# text: Next first player
book-fd5611e7f2 = Prossimo primo giocatore

# text: Who starts the next game of a match?
book-cfb364a8e1 = Chi comincia la partita successiva di un incontro?

# text: **Usual answer:** pawn moves left. The answers are: pawn moves left or lowest score.
book-d6c748cdd0 = **Risposta abituale:** la pedina va a sinistra. Le risposte sono: la pedina va a sinistra o il punteggio più basso.

# text: **Why:** The pawn always moves left.
book-e2a95bcf7d = **Perché:** La pedina va sempre a sinistra.

# text: An answer is allowed only if the ruling [next first player](#option-next-first-player) is *pawn moves left*, or the ruling [games](#option-games) is more than 1.
book-fa75500cd9 = Una risposta è permessa solo se l’interpretazione “[prossimo primo giocatore](#option-next-first-player)” è *la pedina va a sinistra* o se l’interpretazione “[numero di partite](#option-games)” è maggiore di 1.

# text: [choose holder](#effect-choose-holder): If the ruling [next first player](#option-next-first-player) is *pawn moves left*: set the [holder](#state-holder) to the player to the left of the [starter](#state-starter); otherwise: set the [holder](#state-holder) to the first player, clockwise from the [holder](#state-holder), where the player's [gain](#term-player-gain) is the lowest [gain](#term-player-gain) of all players.
book-6a3c116ad7 = [Assegnare la pedina](#effect-choose-holder): se l’interpretazione “[prossimo primo giocatore](#option-next-first-player)” è *la pedina va a sinistra*: la [pedina](#state-holder) passa al giocatore a sinistra del [primo giocatore](#state-starter); altrimenti: la [pedina](#state-holder) passa al primo giocatore, in senso orario a partire da chi ha la [pedina](#state-holder), il cui [guadagno](#term-player-gain) è il [guadagno](#term-player-gain) più basso di tutti i giocatori.

# text: Empty column
book-6be6472c7d = Tomba vuota alla fine

# text: Is a tomb without cards counted in the end?
book-c9d9de7494 = Una tomba senza carte si conta alla fine?

# text: **Usual answer:** counted. The answers are: counted or ignored.
book-d6bdfb9b91 = **Risposta abituale:** contata. Le risposte sono: contata o ignorata.

# text: **Why:** It is saved with equal sums.
book-47e01fd58e = **Perché:** La sua difesa è pari al bottino, quindi è salva.

# text: [last count](#phase-last-count): The tomb is *[uncounted](#term-tomb-uncounted)*, and (there is a card in the tomb's [column](#zone-column), or the ruling [empty column](#option-empty-column) is *counted*).
book-3fe35c1758 = [Ultimo conteggio](#phase-last-count): la tomba è *[non contata](#term-tomb-uncounted)*, e (c’è una carta nella [colonna](#zone-column) della tomba, o l’interpretazione “[tomba vuota alla fine](#option-empty-column)” è *contata*).

# text: **[Detectives](@assumed-detectives)**: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
book-7ea263ade2 = **[Detective](@assumed-detectives)**: 13, 9 e 5 di valore 1, 2 e 3. Il regolamento stampa 13, 9 e 3, che fa 25, e dice 27.

# text: **[Objectives](@assumed-objectives)**: All of objectives.csv, in each colour seven pairs and two majorities.
book-6045a4aadc = **[Obiettivi](@assumed-objectives)**: tutto objectives.csv. In ogni colore sette coppie, ogni tomba in due di esse, e due maggioranze; nessuna fonte le mostra.

# text: **[Holder](@assumed-holder)**: The first player is drawn by lot.
book-1ea490acb6 = **[Pedina](@assumed-holder)**: il primo giocatore è tirato a sorte.

# text: **[Nobody left](@assumed-nobody-left)**: If all are tied to the end, they share.
book-a0716153d6 = **[Nessuno resta](@assumed-nobody-left)**: se tutti sono pari fino alla fine, dividono la vittoria.

# text: It has room for [5](#number-column-size).
book-7bdf75ba99 = C’è posto per [5](#number-column-size).

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [5](#number-column-size).
book-73359f45a2 = **[Piena](@term-tomb-full)**: una tomba è *piena* se il numero di carte nella [colonna](#zone-column) della tomba è [5](#number-column-size).

# text: 6 with 3 or 4 players, 4 with 5 or 6
book-249a3cbbea = 6 in 3 o 4 giocatori, 4 in 5 o 6

# text: **[Escorts](@term-tomb-escorts)** of a tomb: [7](#number-column-size) if there is a detective in the tomb's [column](#zone-column), otherwise 0.
book-7af7f511b5 = **[Scorta](@term-tomb-escorts)** di una tomba: [7](#number-column-size) se c’è un detective nella [colonna](#zone-column) della tomba, altrimenti 0.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank. The points are the player's [total](#state-total).
book-71c5fab5c3 = **Lo scopo.** Chi è primo alla fine ha vinto: prima più punti, poi meno carte nella [mano](#zone-hand); chi è ancora pari divide il posto. I punti sono il [totale](#state-total) del giocatore.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank.
book-15b28fe3a3 = La classifica: prima più punti, poi meno carte nella [mano](#zone-hand) del giocatore; chi è ancora pari divide il posto.

# text: **Usual answer:** shared. The answers are: out or shared.
book-20306bacb1 = **Risposta abituale:** diviso. Le risposte sono: eliminati o diviso.

# text: Otherwise, [4](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-e801b6d45a = Altrimenti [4](#number-right-accuser) se il [sospettato](#state-suspect) del giocatore è *[colpevole](#term-player-guilty)*.

# text: Otherwise, [-2](#number-wrong-accuser).
book-e666958c97 = Altrimenti [-2](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-3](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [2](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-389929d321 = **[Come accusato](@term-player-as-accused)** (di un giocatore): ([-3](#number-right-accused) se il giocatore è *[colpevole](#term-player-guilty)*, altrimenti [2](#number-wrong-accused)) × (il numero di giocatori *p* il cui [sospettato](#state-suspect) è questo giocatore).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is more than the tomb's [loot](#term-tomb-loot).
book-18f77bf206 = **[Resiste](@term-tomb-holds-out)**: una tomba *resiste* se la [difesa](#term-tomb-defence) della tomba è maggiore del [bottino](#term-tomb-loot) della tomba.

# text: **Deal.** For each player: draw [2](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-1ea1d5baf6 = **Distribuzione.** Per ogni giocatore: pesca [2](#number-objectives-dealt) obiettivi dagli [inutilizzati](#zone-unused) tra gli [obiettivi](#zone-goals) del giocatore.

# text: The seventh card counts the tomb at once
book-8694a609fb = La settima carta fa contare subito la tomba

# text: Nobody knows what was not dealt, nor whose goals are whose
book-1e90ebd373 = Nessuno sa che cosa non è stato distribuito né di chi sono gli obiettivi

# text: With a full hand there is no spying after a card either
book-05df999f5e = Con la mano piena non si spia nemmeno dopo una carta

# text: After spying the seventh card counts its tomb
book-ca2691faf9 = Dopo lo spionaggio la settima carta fa contare la sua tomba

# text: Two of three objectives are kept in secret
book-aafb20a16c = Due obiettivi su tre si tengono in segreto

# text: One card is placed, or two at different tombs
book-e14cc9ed23 = Si posa una carta, o due a tombe diverse

# text: No spying after a card
book-5c3a0c6def = Niente spionaggio dopo una carta

# text: No third card
book-50a3d8e45e = Niente terza carta

# text: A single tomb takes a single card
book-db2b58da22 = Una sola tomba riceve una sola carta

# text: Faces alternate, and only who placed a card knows what lies face down
book-0d7c3a65cd = Le facce si alternano, e solo chi ha posato una carta sa che cosa è coperto

# text: After a spied card the next lies face down and then one face up
book-9ddb1c0afe = Dopo una carta spiata la successiva è coperta e quella dopo scoperta

# text: Who spies must place one card then, also at the same tomb, and no other
book-e2a06db1e4 = Chi spia deve poi posare una carta, anche alla stessa tomba, e nessun’altra

# text: The fifth card counts the tomb
book-805449a732 = La quinta carta fa contare la tomba

# text: Rounds with 3 players
book-e6cad9fc59 = Giri con 3 giocatori

# text: Rounds with 4 players
book-e6b1fe7742 = Giri con 4 giocatori

# text: Rounds with 5 players
book-67e646e7a8 = Giri con 5 giocatori

# text: Rounds with 6 players
book-5c0c7797d1 = Giri con 6 giocatori

# text: C3 one detective is enough
book-9a0acf478e = C3 Un investigatore basta

# text: C2 none is not
book-18eb81add1 = C2 Nessuno non basta

# text: Leaders with equal cards share
book-3eef4ab9e1 = I primi con carte pari condividono

# text: Right and wrong
book-cc4427514f = Giusto e sbagliato

# text: Equal is robbed
book-bec72cfe17 = In parità la tomba è saccheggiata

# text: More is saved
book-f6ce01817b = Con di più la tomba è salva

# text: Nothing against nothing
book-8c3de095d8 = Niente contro niente

# text: One of two is kept
book-6bdc88055b = Uno su due si tiene
