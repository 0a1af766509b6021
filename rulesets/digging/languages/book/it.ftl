### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
book-65f4c9a42b = Aprite miniere, riempitele di forzieri, chiudetele in tempo e combattete per loro con i banditi.

# text: **The goal.** Whoever digs up the target first.
book-e9585b6234 = **Lo scopo.** Vince chi per primo ha scavato fino all’obiettivo.

# text: Cards
book-a52fcbbc33 = Carte

# text: In all: 60. Unless something else is said: metal none and strength 0.
book-9d5a178fbc = In tutto: 60. Salvo diversa indicazione: nessun metallo e forza 0.

# text: claim
book-dd1b3c312c = concessione

# text: one of every metal (3×); called “*metal* mine”
book-14583a0e35 = una di ogni metallo (3×); chiamata “miniera di *metallo*”

# text: chest
book-7ca0d70191 = forziere

# text: one of every metal (9×); called “*metal* chest”
book-1c22a0cb98 = uno di ogni metallo (9×); chiamato “forziere di *metallo*”

# text: double
book-2ce06a9e7f = doppio forziere

# text: one of every metal; called “double *metal* chest”
book-280c255421 = uno di ogni metallo; chiamato “doppio forziere di *metallo*”

# text: closed mine (closer)
book-4e657255fa = miniera chiusa (chiusura)

# text: bandit
book-07299a3f88 = bandito

# text: one of every strength from 1 to 12; called “bandit *strength*”
book-40cc1fbeb1 = uno di ogni forza da 1 a 12; chiamato “bandito *forza*”

# text: Mines: 9, in a line, numbered from 1. Numbered as they are opened.
book-b5cf1db816 = Miniere: 9, in linea, numerate da 1. Sono numerate nell’ordine in cui si aprono.

# text: Sides: 2 with 2 or 4 players, 3 with 3; the seats are dealt to them in turn; how many: 2 if the ruling [mode](#option-mode) is *partnership*, otherwise the number of players.
book-51535b8f70 = Squadre: 2 in 2 o in 4 giocatori, 3 in 3; i posti sono assegnati a turno; quante: 2 se l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*, altrimenti il numero dei giocatori.

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

# text: [sign (of each mine)](@zone-sign)
book-6f5e75898d = [insegna (di ogni miniera)](@zone-sign)

# text: everyone
book-5d67991ae9 = tutti

# text: The mine and what closes it. It has room for 2.
book-4920170034 = La miniera stessa, e ciò che la chiude. C’è posto per 2.

# text: [vein (of each mine)](@zone-vein)
book-ef5853b432 = [vena (di ogni miniera)](@zone-vein)

# text: [gang (of each player)](@zone-gang)
book-4ad3b5fe7a = [banda (di ogni giocatore)](@zone-gang)

# text: The bandits in the fight.
book-7c442d00b0 = I banditi nel combattimento.

# text: [discard](@zone-discard)
book-a94a558075 = [scarti](@zone-discard)

# text: [box](@zone-box)
book-9cbcf6d509 = [scatola](@zone-box)

# text: [dealer](@state-dealer)
book-580adc6f7e = [mazziere](@state-dealer)

# text: a player
book-e95ac7af8a = un giocatore

# text: player 1
book-86ebb13f1a = giocatore 1

# text: [drawer](@state-drawer)
book-31dc853627 = [ultimo a pescare](@state-drawer)

# text: Who drew last.
book-52f7e37184 = Chi ha pescato l’ultima carta del mazzo.

# text: [owner (of each mine)](@state-owner)
book-a2c94bfd16 = [padrone (di ogni miniera)](@state-owner)

# text: a player or none
book-249a4bb318 = un giocatore o nessuno

# text: Before whom it lies.
book-b011501b02 = Davanti a chi si trova.

# text: [shut (of each mine)](@state-shut)
book-fb494357a4 = [chiusa (ogni miniera)](@state-shut)

# text: yes or no
book-82b0057137 = sì o no

# text: no
book-9390298f3f = no

# text: [chipped (of each mine)](@state-chipped)
book-46e4ea422c = [intaccata (ogni miniera)](@state-chipped)

# text: Its double has lost a chest.
book-aac21dc870 = Il suo forziere doppio ha perso un forziere.

# text: [fight](@state-fight)
book-e2e4678eb5 = [contesa](@state-fight)

# text: a mine or none
book-cabb884683 = una miniera o nessuna

# text: none
book-140bedbf9c = nessuno

# text: [attacker](@state-attacker)
book-d71e214549 = [attaccante](@state-attacker)

# text: [idle](@state-idle)
book-8a856ac714 = [attesa](@state-idle)

# text: 0 to 16
book-2977bc3511 = da 0 a 16

# text: Turns in a row without draw or play.
book-cbc8626d2d = Turni di fila senza pescare né giocare.

# text: [total (of each side)](@state-total)
book-8c6fb63a47 = [totale (di ogni squadra)](@state-total)

# text: 0 to 400
book-1984a9d9fe = da 0 a 400

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Metti tutte le carte nel [mazzo](#zone-deck).

# text: **Lot.** Set the [dealer](#state-dealer) to a player, chosen at random.
book-d4ab145a00 = **Sorte.** Il [mazziere](#state-dealer) è tirato a sorte.

# text: Game
book-5c412a2620 = Partita

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Dopo la [preparazione](#set-up):

# text: **Surplus.** If [chests removed](#number-chests-removed) is more than 0: go through [Surplus](#phase-surplus).
book-3a9e690cf5 = **Eccedenza.** Se il numero dei [forzieri tolti](#number-chests-removed) è maggiore di 0: giocate [Eccedenza](#phase-surplus).

# text: **Hands.** Repeat until *[reached](#term-reached)* applies (at least once):
book-f6cbb6f051 = **Mani.** Ripetete finché non vale *[raggiunto](#term-reached)* (almeno una volta):

# text: **Deal.**
book-c789623a46 = **Distribuzione.**

# text: Shuffle the [hand](#zone-hand) of every player, the [sign](#zone-sign) of every mine, the [vein](#zone-vein) of every mine, the [gang](#zone-gang) of every player and the [discard](#zone-discard) into the [deck](#zone-deck).
book-0c33af8fa0 = Mescola la [mano](#zone-hand) di ogni giocatore, l’[insegna](#zone-sign) di ogni miniera, la [vena](#zone-vein) di ogni miniera, la [banda](#zone-gang) di ogni giocatore e gli [scarti](#zone-discard) nel [mazzo](#zone-deck).

# text: For each player: draw [6](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-22b36ab42d = Per ogni giocatore: pesca [6](#number-hand-size) carte dal [mazzo](#zone-deck) nella [mano](#zone-hand) del giocatore.

# text: **Hand.** Go through [Hand](#phase-hand).
book-6a2655f701 = **Partita.** Giocate la [partita](#phase-hand).

# text: **Tally.** Go through [Tally](#phase-tally).
book-07b045e887 = **Conteggio.** Giocate il [conteggio](#phase-tally).

# text: Surplus
book-93be407724 = Eccedenza

# text: **Metals.** For each metal, one after the other:
book-32fa32c62c = **Metalli.** Per ogni metallo, uno dopo l’altro:

# text: **Singles.** Put the first chests (as many as the metal's [surplus](#term-metal-surplus)) in the [deck](#zone-deck) where the chest's metal is this metal, into the [box](#zone-box).
book-d9ddc2f14b = **Semplici.** Metti i primi forzieri di questo metallo (tanti quanta è l’[eccedenza](#term-metal-surplus) del metallo) dal [mazzo](#zone-deck) nella [scatola](#zone-box).

# text: Hand
book-fa18c06733 = Partita

# text: **Dig.** The players take turns, clockwise from the player to the left of the [dealer](#state-dealer) (*you* are the player at turn), until, after a turn, the [deck](#zone-deck) is empty:
book-46f335ea63 = **Scavo.** I giocatori giocano a turno, in senso orario a partire dal giocatore a sinistra del [mazziere](#state-dealer) (*tu* sei il giocatore di turno), finché dopo un turno il [mazzo](#zone-deck) è vuoto:

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Turno.** Giocate un [turno](#phase-turn).

# text: **Last.** For each player (*you* from here on), clockwise from the player to the left of the [drawer](#state-drawer), one after the other:
book-8ccc09c3e3 = **Ultimi.** Per ogni giocatore (*tu* da qui in poi), in senso orario a partire dal giocatore a sinistra dell’[ultimo a pescare](#state-drawer), uno dopo l’altro:

# text: Turn
book-b823d5f9d1 = Turno

# text: It is about a player (*you*).
book-74935580e3 = Si tratta di un giocatore (*tu*).

# text: **Held.** Note *held*: the number of cards in the [hand](#zone-hand) of all players together.
book-c5999816c3 = **Carte in mano.** Annota *tenute*: il numero di carte nella [mano](#zone-hand) di tutti i giocatori insieme.

# text: **Act.**
book-05e5b42bf4 = **Azione.**

# text: If *[stalled](#term-stalled)* applies: you must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-7e257965c8 = Se vale *[stallo](#term-stalled)*: devi [pescare](#action-draw) (*massimo* è [60](#number-all-cards)).

# text: Otherwise:
book-6ba58147f5 = Altrimenti:

# text: **Choose.**
book-ca2726c4be = **Scelta.**

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-aedea1f7d5 = Devi [pescare](#action-draw) (*massimo* è [60](#number-hand-limit)), [passare una carta](#action-pass), [aprire](#action-open), [lavorare](#action-work), [chiudere](#action-close), [attaccare](#action-attack) o [unirti alla contesa](#action-join).

# text: If none of this is possible:
book-e227f5fba0 = Se niente di questo è possibile:

# text: You must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-010cbe17bd = Devi [pescare](#action-draw) (*massimo* è [60](#number-all-cards)).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Se niente di questo è possibile, non succede niente.

# text: **Idle.** Set *[idle](#state-idle)* to the smaller of [16](#number-stall-limit) and *[idle](#state-idle)* + 1 if the number of cards in the [hand](#zone-hand) of all players together is *held*, otherwise 0.
book-5812a5a89b = **Attesa.** Porta *[attesa](#state-idle)* al minore tra [16](#number-stall-limit) e *[attesa](#state-idle)* + 1 se il numero di carte nella [mano](#zone-hand) di tutti i giocatori insieme è *tenute*, altrimenti a 0.

# text: **Settle.** If the [attacker](#state-attacker) is the player to your left: carry out [Settle](#effect-settle).
book-c79fe783fd = **Decisione.** Se l’[attaccante](#state-attacker) è il giocatore alla tua sinistra: esegui [Decisione](#effect-settle).

# text: Tally
book-e543855d40 = Conteggio

# text: **Dealer.** Carry out [Choose dealer](#effect-choose-dealer).
book-dfb5acbf6c = **Mazziere.** Esegui [Scelta del mazziere](#effect-choose-dealer).

# text: **Mines.**
book-53e183fc04 = **Miniere.**

# text: For each side:
book-506ef7e60b = Per ogni squadra:

# text: Announce: “*side* digs up *the side's [haul](#term-side-haul)*”.
book-b47e99de8f = Annuncia: “*squadra* estrae *il [bottino](#term-side-haul) della squadra*”.

# text: Add the side's [haul](#term-side-haul) to the side's [total](#state-total).
book-126720c120 = Aggiungi il [bottino](#term-side-haul) della squadra al [totale](#state-total) della squadra.

# text: For each mine:
book-be80b5ba6c = Per ogni miniera:

# text: Set the mine's [owner](#state-owner) to none.
book-2b6cac4bdc = Il [padrone](#state-owner) della miniera ora non è nessuno.

# text: From now on the mine is not *[shut](#state-shut)*.
book-cea1568de8 = Da adesso la miniera non è *[chiusa](#state-shut)*.

# text: From now on the mine is not *[chipped](#state-chipped)*.
book-9c74ff70cf = Da adesso la miniera non è *[intaccata](#state-chipped)*.

# text: Carry out [End fight](#effect-end-fight).
book-ad12a20dec = Esegui [Fine della contesa](#effect-end-fight).

# text: Set *[idle](#state-idle)* to 0.
book-5585a2b1c5 = Porta *[attesa](#state-idle)* a 0.

# text: Give up double
book-927e8984bc = Rinunciare al doppio

# text: The step that asks for it says what the metal is.
book-4ecdfaecc7 = Il metallo è indicato dal passo che lo chiede.

# text: Put all double chests in the [deck](#zone-deck) where the double chest's metal is this metal, into the [box](#zone-box).
book-87a2cc357e = Metti tutti i doppi forzieri di questo metallo dal [mazzo](#zone-deck) nella [scatola](#zone-box).

# text: Draw
book-61517c08b3 = Pescare

# text: The step that asks for it says what *most* is.
book-3ff3c6f490 = *Massimo* è indicato dal passo che lo chiede.

# text: You may do so only if there is a card in the [deck](#zone-deck), and the number of cards in your [hand](#zone-hand) is less than *most*.
book-cd620193b9 = Puoi farlo solo se c’è una carta nel [mazzo](#zone-deck) e il numero di carte nella tua [mano](#zone-hand) è minore di *massimo*.

# text: Draw 1 card from the [deck](#zone-deck) into your [hand](#zone-hand).
book-1f1d20fea9 = Pesca 1 carta dal [mazzo](#zone-deck) nella tua [mano](#zone-hand).

# text: Set the [drawer](#state-drawer) to you.
book-34310d4572 = L’[ultimo a pescare](#state-drawer) ora sei tu.

# text: Pass
book-ebdf8cc00b = Passare una carta

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Scegli una carta nella tua [mano](#zone-hand).

# text: The *partner* is the first other player *p* where player *p*'s side is your side.
book-97791331a1 = Il *compagno* è il primo altro giocatore *p* la cui squadra è la tua squadra.

# text: Put the card into the *partner*'s [hand](#zone-hand).
book-2342fca3de = Metti la carta nella [mano](#zone-hand) del *compagno*.

# text: Open
book-ed077f3d81 = Aprire

# text: Choose a claim in your [hand](#zone-hand).
book-44027df856 = Scegli una concessione nella tua [mano](#zone-hand).

# text: Choose a player (the *keeper*) where the *keeper* is you.
book-908d203353 = Scegli un giocatore (il *custode*); il *custode* sei tu.

# text: The mine is the first mine *m* where mine *m*'s [owner](#state-owner) is none.
book-507538655f = La miniera è la prima miniera *m* il cui [padrone](#state-owner) non è nessuno.

# text: Put the claim into the mine's [sign](#zone-sign).
book-7a8828d6ce = Metti la concessione come [insegna](#zone-sign) sulla miniera.

# text: Set the mine's [owner](#state-owner) to the *keeper*.
book-b16de943d3 = Il [padrone](#state-owner) della miniera ora è il *custode*.

# text: Work
book-104ab9213e = Lavorare

# text: Choose a [treasure](#term-card-treasure) card in your [hand](#zone-hand).
book-107e59df7a = Scegli una carta [tesoro](#term-card-treasure) nella tua [mano](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where the mine's [metal](#term-mine-metal) is the card's metal.
book-90a8ad15d8 = Scegli una miniera [aperta](#term-mine-open) il cui [metallo](#term-mine-metal) è quello della carta.

# text: Put the card into the mine's [vein](#zone-vein).
book-80a4258310 = Metti la carta nella [vena](#zone-vein) della miniera.

# text: Close
book-7d9eb7acb1 = Chiudere

# text: Choose an [open](#term-mine-open) mine.
book-2c53127764 = Scegli una miniera [aperta](#term-mine-open).

# text: Choose a closed mine in your [hand](#zone-hand).
book-1df72e9a04 = Scegli una miniera chiusa nella tua [mano](#zone-hand).

# text: Put the closed mine into the mine's [sign](#zone-sign).
book-eaea215e3f = Metti la miniera chiusa come [insegna](#zone-sign) sulla miniera.

# text: From now on the mine is *[shut](#state-shut)*.
book-bb4b311760 = Da adesso la miniera è *[chiusa](#state-shut)*.

# text: If the [fight](#state-fight) is the mine:
book-9f167179d6 = Se la [contesa](#state-fight) riguarda questa miniera:

# text: Carry out [Lose last chest](#effect-lose-last-chest).
book-cbef82ad57 = Esegui [Perdere l’ultimo forziere](#effect-lose-last-chest).

# text: Attack
book-4cd548f3cc = Attaccare

# text: Choose a bandit in your [hand](#zone-hand).
book-1be27daaf3 = Scegli un bandito nella tua [mano](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where there is a card in the mine's [vein](#zone-vein), and the mine's [side](#term-mine-side) is not your side.
book-4b7f323029 = Scegli una miniera [aperta](#term-mine-open) nella cui [vena](#zone-vein) c’è una carta e la cui [squadra](#term-mine-side) non è la tua squadra.

# text: You may do so only if the [fight](#state-fight) is none.
book-46b19bd5f3 = Puoi farlo solo se non c’è una [contesa](#state-fight).

# text: Put the bandit into your [gang](#zone-gang).
book-42e8f13c5c = Metti il bandito nella tua [banda](#zone-gang).

# text: Set the [fight](#state-fight) to the mine.
book-debf8a7735 = La [contesa](#state-fight) ora riguarda la miniera.

# text: Set the [attacker](#state-attacker) to you.
book-d563c708d4 = L’[attaccante](#state-attacker) ora sei tu.

# text: Join
book-fd30fe681b = Unirsi alla contesa

# text: The mine is the [fight](#state-fight).
book-eb01445f96 = La miniera è quella che riguarda la [contesa](#state-fight).

# text: Sit out
book-268a764280 = Restare fuori

# text: You may do so only if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*, so not in the usual game.
book-a9007dac0e = Puoi farlo solo se il [mazzo](#zone-deck) è vuoto e l’interpretazione “[non fare nulla nell’ultimo turno](#option-final-turn-null)” è *volontario*, quindi non nel gioco abituale.

# text: End fight
book-2e38a93dc0 = Fine della contesa

# text: Put all cards in the [gang](#zone-gang) of every player into the [discard](#zone-discard).
book-1879ba0d94 = Metti tutte le carte della [banda](#zone-gang) di ogni giocatore negli [scarti](#zone-discard).

# text: Set the [fight](#state-fight) to none.
book-1b142c45ac = Ora non c’è nessuna [contesa](#state-fight).

# text: Set the [attacker](#state-attacker) to none.
book-76dcc05225 = L’[attaccante](#state-attacker) ora non è nessuno.

# text: Settle
book-a0c79a8531 = Decisione

# text: Note the mine: the [fight](#state-fight).
book-a15c0d71ef = Annota la miniera: quella che riguarda la [contesa](#state-fight).

# text: Note *best*: the highest [power](#term-side-power) of all sides.
book-ac76d175ed = Annota *migliore*: la [potenza](#term-side-power) più alta di tutte le squadre.

# text: Note the *winner*: the first player, clockwise from the [attacker](#state-attacker), where there is a card in the player's [gang](#zone-gang), and the player's side's [power](#term-side-power) is *best*.
book-d47ddfc3aa = Annota il *vincitore*: il primo giocatore in senso orario a partire dall’[attaccante](#state-attacker) nella cui [banda](#zone-gang) c’è una carta e la cui squadra ha la [potenza](#term-side-power) *migliore*.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and *best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power).
book-d4a64fd8fd = Annota *successo*: se la squadra del *vincitore* non è la [squadra](#term-mine-side) della miniera e *migliore* è maggiore della [potenza](#term-side-power) della [squadra](#term-mine-side) della miniera.

# text: If *wins* applies: set the mine's [owner](#state-owner) to the *winner*.
book-ff9eb1696b = Se vale *successo*: il [padrone](#state-owner) della miniera ora è il *vincitore*.

# text: Announce: “the fight for *mine* is over, it belongs to *the mine's [owner](#state-owner)*”.
book-70a6c094a5 = Annuncia: “la contesa per *miniera* è finita, appartiene *al [padrone](#state-owner) della miniera*”.

# text: Lose last chest
book-858236ebdb = Perdere l’ultimo forziere

# text: It is about a mine.
book-3792a9c00a = Si tratta di una miniera.

# text: Put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-c9f978fe50 = Metti l’ultima carta della [vena](#zone-vein) della miniera negli [scarti](#zone-discard).

# text: Choose dealer
book-c67da2240c = Scelta del mazziere

# text: Note *best*: the highest [haul](#term-side-haul) of all sides.
book-5e3283a816 = Annota *migliore*: il [bottino](#term-side-haul) più alto di tutte le squadre.

# text: Set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer).
book-e5a0789a7c = Il [mazziere](#state-dealer) ora è il giocatore a sinistra del [mazziere](#state-dealer).

# text: Whoever digs up the target first.
book-364957dfff = Vince chi per primo ha scavato fino all’obiettivo.

# text: The *points* of a side are the side's [total](#state-total).
book-bd9e1c120e = I *punti* di una squadra sono il [totale](#state-total) della squadra.

# text: The ranking: highest (the smaller of the side's [total](#state-total) and [target](#number-target)) first, then highest [total](#state-total) first, then those who are still equal share the rank.
book-93a8a4963f = La classifica: prima il valore più alto (il minore tra il [totale](#state-total) della squadra e il [traguardo](#number-target)), poi il [totale](#state-total) più alto; chi è ancora pari divide il posto.

# text: A game of more than 20000 decisions is left unfinished.
book-3d3dbe7708 = Una partita di più di 20000 decisioni resta incompiuta.

# text: **[Treasure](@term-card-treasure)**: a card is *treasure* if the card is a chest, or the card is a double chest.
book-8473625164 = **[Tesoro](@term-card-treasure)**: una carta è un *tesoro* se è un forziere o un doppio forziere.

# text: **[Surplus](@term-metal-surplus)** of a metal: [chests removed](#number-chests-removed) - (the number of double chests in the [box](#zone-box) where the double chest's metal is this metal).
book-1aed7ee880 = **[Eccedenza](@term-metal-surplus)** di un metallo: il numero dei [forzieri tolti](#number-chests-removed) - (il numero dei doppi forzieri di questo metallo nella [scatola](#zone-box)).

# text: **[Open](@term-mine-open)**: a mine is *open* if the mine's [owner](#state-owner) is not none, and the mine is not *[shut](#state-shut)*.
book-bd48cd0be5 = **[Aperta](@term-mine-open)**: una miniera è *aperta* se il [padrone](#state-owner) della miniera è qualcuno e la miniera non è *[chiusa](#state-shut)*.

# text: **[Side](@term-mine-side)** of a mine: the mine's [owner](#state-owner)'s side.
book-6ea494a96e = **[Squadra](@term-mine-side)** di una miniera: la squadra del [padrone](#state-owner) della miniera.

# text: **[Metal](@term-mine-metal)** of a mine: the metal of the claim in the mine's [sign](#zone-sign).
book-25322c278d = **[Metallo](@term-mine-metal)** di una miniera: il metallo della concessione sull’[insegna](#zone-sign) della miniera.

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or the first card in the mine's [vein](#zone-vein) is a double chest.
book-15c1efc426 = **[Raddoppiata](@term-card-twofold)**: una carta è *raddoppiata* per la miniera se è un doppio forziere o se la prima carta della [vena](#zone-vein) della miniera è un doppio forziere.

# text: **[Points](@term-mine-points)** of a mine: (the sum of (the [worth](#table-worth) of the card's metal) × (2 if the card is *[twofold](#term-card-twofold)* for the mine, otherwise 1), over all cards in the mine's [vein](#zone-vein)) - (the [worth](#table-worth) of the mine's [metal](#term-mine-metal) if the mine is *[chipped](#state-chipped)*, otherwise 0).
book-bcf1fcf313 = **[Punti](@term-mine-points)** di una miniera: (la somma di (il [valore](#table-worth) del metallo della carta) × (2 se la carta è *[raddoppiata](#term-card-twofold)* per la miniera, altrimenti 1), per tutte le carte della [vena](#zone-vein) della miniera) - (il [valore](#table-worth) del [metallo](#term-mine-metal) della miniera se la miniera è *[intaccata](#state-chipped)*, altrimenti 0).

# text: **[Banked](@term-side-banked)** of a side: the total [points](#term-mine-points) of all [shut](#state-shut) mines where the mine's [side](#term-mine-side) is this side.
book-7d08c0c965 = **[Acquisito](@term-side-banked)** di una squadra: la somma dei [punti](#term-mine-points) di tutte le miniere [chiuse](#state-shut) la cui [squadra](#term-mine-side) è questa squadra.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [0](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-1ec9d0ddba = **[Bottino](@term-side-haul)** di una squadra: l’[acquisito](#term-side-banked) della squadra + (la somma di (i [punti](#term-mine-points) della miniera × [0](#number-open-percent)) / 100, arrotondata per difetto, per tutte le miniere [aperte](#term-mine-open) la cui [squadra](#term-mine-side) è questa squadra).

# text: **[Standing](@term-side-standing)** of a side: the side's [total](#state-total) + the side's [banked](#term-side-banked).
book-270554af3c = **[Livello](@term-side-standing)** di una squadra: il [totale](#state-total) della squadra + l’[acquisito](#term-side-banked) della squadra.

# text: **[Lead](@term-lead)**: the highest [standing](#term-side-standing) of all sides.
book-9573a738e4 = **[Testa](@term-lead)**: il [livello](#term-side-standing) più alto di tutte le squadre.

# text: **[Reached](@term-reached)**: this applies if the [lead](#term-lead) is at least [target](#number-target), and there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-2f0cbfbe36 = **[Raggiunto](@term-reached)**: vale se la [testa](#term-lead) è almeno il [traguardo](#number-target) e c’è esattamente 1 squadra il cui [livello](#term-side-standing) è la [testa](#term-lead).

# text: **[Power](@term-side-power)** of a side: the sum of the total strength of all bandits in the player's [gang](#zone-gang), over all players where the player's side is this side.
book-98219c1b57 = **[Potenza](@term-side-power)** di una squadra: la somma delle forze di tutti i banditi nella [banda](#zone-gang) dei giocatori la cui squadra è questa squadra.

# text: **[Stalled](@term-stalled)**: this applies if *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-4287ae922a = **[Stallo](@term-stalled)**: vale se *[attesa](#state-idle)* è [16](#number-stall-limit) e c’è una carta nel [mazzo](#zone-deck).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [carte in mano](@number-hand-size)

# text: [partnership target](@number-partnership-target)
book-6cac3de9d4 = [traguardo delle coppie](@number-partnership-target)

# text: [individual target](@number-individual-target)
book-46b13beae9 = [traguardo individuale](@number-individual-target)

# text: 40 with 2 players, 45 with 3, 50 with 4
book-2f1e86e0a4 = 40 in 2 giocatori, 45 in 3, 50 in 4

# text: [chests removed](@number-chests-removed)
book-c0c0cb7bba = [forzieri tolti](@number-chests-removed)

# text: 4 with 2 players, 2 with 3, 0 with 4
book-e8729574c3 = 4 in 2 giocatori, 2 in 3, 0 in 4

# text: [stall limit](@number-stall-limit)
book-3348009613 = [limite dell’attesa](@number-stall-limit)

# text: [all cards](@number-all-cards)
book-647b7bd80f = [tutte le carte](@number-all-cards)

# text: [hand limit](@number-hand-limit)
book-0c058f2e97 = [limite della mano](@number-hand-limit)

# text: [open percent](@number-open-percent)
book-9a3f5e0c17 = [percento delle miniere aperte](@number-open-percent)

# text: [target](@number-target)
book-5eb7f85cba = [traguardo](@number-target)

# text: 40 with 2 players, 45 with 3, 60 with 4
book-2d999bada1 = 40 in 2 giocatori, 45 in 3, 60 in 4

# text: [60](#number-partnership-target) if the ruling [mode](#option-mode) is *partnership*, otherwise [individual target](#number-individual-target)
book-2f0c758160 = [60](#number-partnership-target) se l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*, altrimenti il [traguardo individuale](#number-individual-target)

# text: Worth
book-9230ee7360 = Valore

# text: metal
book-03ecab669b = metallo

# text: *gold*
book-cc75341b86 = *oro*

# text: *silver*
book-d561a804b1 = *argento*

# text: *copper*
book-29117111d6 = *rame*

# text: Mode
book-5e23ec6a30 = Modo di gioco

# text: Do four play two against two?
book-06ab9165b0 = In quattro si gioca due contro due?

# text: **Usual answer:** individual with 2 or 3 players, partnership with 4. The answers are: partnership or individual.
book-0c06857d97 = **Risposta abituale:** ognuno per sé in 2 o 3 giocatori, a coppie in 4. Le risposte sono: a coppie o ognuno per sé.

# text: **Why:** It is the main game.
book-6f83feb590 = **Perché:** È il gioco principale.

# text: An answer is allowed only if the ruling [mode](#option-mode) is *individual*, or the number of players is 4.
book-049d1677ad = Una risposta è permessa solo se l’interpretazione “[modo di gioco](#option-mode)” è *ognuno per sé* o se il numero dei giocatori è 4.

# text: [settle](#effect-settle): *Wins* applies, and (the ruling [mode](#option-mode) is *partnership*, or the ruling [individual fight](#option-individual-fight) is *highest takes*, or the *winner* is the [attacker](#state-attacker)).
book-79244a60d6 = [Decisione](#effect-settle): vale *successo*, e (l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*, o l’interpretazione “[contesa ognuno per sé](#option-individual-fight)” è *vince il più alto*, o il *vincitore* è l’[attaccante](#state-attacker)).

# text: The number [target](#number-target) depends on it.
book-2ebe508cc0 = Il numero [traguardo](#number-target) ne dipende.

# text: Double chest effect
book-1bd0a559c5 = Effetto del forziere doppio

# text: Which chests does a double chest double, besides itself?
book-12e97234e6 = Quali forzieri raddoppia un forziere doppio, oltre a valere due esso stesso?

# text: **Usual answer:** first only. The answers are: first only, later chests, any position or never.
book-67aa1d1a92 = **Risposta abituale:** solo la prima. Le risposte sono: solo la prima, i forzieri successivi, in ogni posizione o mai.

# text: **Why:** All others, if it lies first, as in all scored examples.
book-76dcd609c5 = **Perché:** Tutti gli altri, se è il primo. Gli esempi di punteggio del regolamento non lasciano altra lettura.

# text: [twofold](#term-card-twofold): The card is a double chest, or (the ruling [double chest effect](#option-double-chest-effect) is *first only*, and the first card in the mine's [vein](#zone-vein) is a double chest), or (the ruling [double chest effect](#option-double-chest-effect) is *later chests*, and there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile), or (the ruling [double chest effect](#option-double-chest-effect) is *any position*, and there is a double chest in the mine's [vein](#zone-vein)).
book-4a813f54d0 = [Raddoppiata](#term-card-twofold): la carta è un doppio forziere, o (l’interpretazione “[effetto del forziere doppio](#option-double-chest-effect)” è *solo la prima*, e la prima carta della [vena](#zone-vein) della miniera è un doppio forziere), o (l’interpretazione “[effetto del forziere doppio](#option-double-chest-effect)” è *i forzieri successivi*, e nella [vena](#zone-vein) della miniera c’è un doppio forziere prima della carta), o (l’interpretazione “[effetto del forziere doppio](#option-double-chest-effect)” è *in ogni posizione*, e nella [vena](#zone-vein) della miniera c’è un doppio forziere).

# text: Individual fight
book-a477786348 = Contesa ognuno per sé

# text: May a third player win the mine, or only spoil the attack?
book-2f00f2288d = Un terzo giocatore può vincere la miniera, o solo far fallire l’attacco?

# text: **Usual answer:** highest takes. The answers are: highest takes or attacker only.
book-4066059802 = **Risposta abituale:** vince il più alto. Le risposte sono: vince il più alto o solo l’attaccante.

# text: **Why:** The highest wins.
book-9753c0db0b = **Perché:** Vince il valore più alto.

# text: An answer is allowed only if the ruling [individual fight](#option-individual-fight) is *highest takes*, or the ruling [mode](#option-mode) is *individual*.
book-00089f7a1e = Una risposta è permessa solo se l’interpretazione “[contesa ognuno per sé](#option-individual-fight)” è *vince il più alto* o se l’interpretazione “[modo di gioco](#option-mode)” è *ognuno per sé*.

# text: Tie partnership
book-1ba809b475 = Parità fra coppie

# text: Who gets the mine when sides are equally strong?
book-7d68d509aa = Chi ottiene la miniera quando le due parti sono ugualmente forti?

# text: **Usual answer:** defender. The answers are: defender or attacker.
book-8ff38d0560 = **Risposta abituale:** difensore. Le risposte sono: difensore o attaccante.

# text: **Why:** Attackers must be stronger.
book-95cf5c173b = **Perché:** L’attaccante deve essere più forte.

# text: An answer is allowed only if the ruling [tie partnership](#option-tie-partnership) is *defender*, or the ruling [mode](#option-mode) is *partnership*.
book-cb9bf9e07f = Una risposta è permessa solo se l’interpretazione “[parità fra coppie](#option-tie-partnership)” è *difensore* o se l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*.

# text: [settle](#effect-settle): *Best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*.
book-45d05ad595 = [Decisione](#effect-settle): *migliore* è maggiore della [potenza](#term-side-power) della [squadra](#term-mine-side) della miniera, o l’interpretazione “[parità fra coppie](#option-tie-partnership)” è *attaccante*.

# text: Chest on contested
book-bbc3c8d276 = Forzieri su una miniera contesa

# text: May chests be laid on a contested mine?
book-8719e4b858 = Si possono mettere forzieri su una miniera contesa?

# text: **Usual answer:** allowed. The answers are: allowed or forbidden.
book-2fd0aa3a23 = **Risposta abituale:** permesso. Le risposte sono: permesso o vietato.

# text: **Why:** Nothing forbids it.
book-cb056e64f0 = **Perché:** Nulla lo vieta.

# text: [work](#action-work): The mine's [metal](#term-mine-metal) is the card's metal, and (the [fight](#state-fight) is not the mine, or the ruling [chest on contested](#option-chest-on-contested) is *allowed*).
book-a552a09e50 = [Lavorare](#action-work): il [metallo](#term-mine-metal) della miniera è il metallo della carta, e (la [contesa](#state-fight) non riguarda la miniera, o l’interpretazione “[forzieri su una miniera contesa](#option-chest-on-contested)” è *permesso*).

# text: Closing loss
book-2b61ce53fd = Costo della chiusura

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
book-d503ab276d = Che cosa costa chiudere una miniera contesa: la sua ultima carta forziere, o un forziere, cioè mezzo doppio?

# text: **Usual answer:** card. The answers are: card or chest.
book-13278917a0 = **Risposta abituale:** carta. Le risposte sono: carta o forziere.

# text: **Why:** The text says a card.
book-5ca5e3c97a = **Perché:** Il testo per le coppie dice: una carta.

# text: [lose last chest](#effect-lose-last-chest): If the ruling [closing loss](#option-closing-loss) is *chest*, and the last card in the mine's [vein](#zone-vein) is a double chest: from now on the mine is *[chipped](#state-chipped)*; otherwise: put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-be2f26e53f = [Perdere l’ultimo forziere](#effect-lose-last-chest): se l’interpretazione “[costo della chiusura](#option-closing-loss)” è *forziere* e l’ultima carta della [vena](#zone-vein) della miniera è un doppio forziere: da adesso la miniera è *[intaccata](#state-chipped)*; altrimenti: metti l’ultima carta della [vena](#zone-vein) della miniera negli [scarti](#zone-discard).

# text: Open for others
book-11ab465918 = Aprire davanti ad altri

# text: May a mine be opened for somebody else?
book-ffee6a2515 = Si può aprire una miniera davanti a qualcun altro?

# text: **Usual answer:** self only. The answers are: self only or anyone.
book-ee6bddd94c = **Risposta abituale:** solo davanti a sé. Le risposte sono: solo davanti a sé o davanti a chiunque.

# text: **Why:** A new mine lies before the player.
book-7a1df3bcf5 = **Perché:** Una nuova miniera si mette davanti al giocatore.

# text: [open](#action-open): The *keeper* is you, or the ruling [open for others](#option-open-for-others) is *anyone*.
book-83ac7efc3a = [Aprire](#action-open): il *custode* sei tu, o l’interpretazione “[aprire davanti ad altri](#option-open-for-others)” è *davanti a chiunque*.

# text: Own mine fight
book-95235a4db7 = Attacco alle proprie miniere

# text: May one attack a mine of one's own side, as a bluff?
book-9da147a3cd = Si può attaccare per bluff una miniera della propria parte?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Risposta abituale:** vietato. Le risposte sono: vietato o permesso.

# text: **Why:** The text speaks of opponents.
book-b19b8d10c2 = **Perché:** Il testo parla di avversari.

# text: [attack](#action-attack): The mine's [side](#term-mine-side) is not your side, or the ruling [own mine fight](#option-own-mine-fight) is *allowed*.
book-da35a39c77 = [Attaccare](#action-attack): la [squadra](#term-mine-side) della miniera non è la tua squadra, o l’interpretazione “[attacco alle proprie miniere](#option-own-mine-fight)” è *permesso*.

# text: Close empty
book-db0f5f8e51 = Chiusura di miniere vuote

# text: May a mine without chests be closed?
book-7657de6c56 = Si può chiudere una miniera senza forzieri?

# text: **Usual answer:** allowed. The answers are: allowed or needs chest.
book-a32c701bb4 = **Risposta abituale:** permesso. Le risposte sono: permesso o serve un forziere.

# text: **Why:** Any mine may be.
book-c5f64fe482 = **Perché:** Si può con qualsiasi miniera.

# text: [close](#action-close): The mine is *[open](#term-mine-open)*, and (there is a card in the mine's [vein](#zone-vein), or the ruling [close empty](#option-close-empty) is *allowed*).
book-3ec4c25130 = [Chiudere](#action-close): la miniera è *[aperta](#term-mine-open)*, e (nella [vena](#zone-vein) della miniera c’è una carta, o l’interpretazione “[chiusura di miniere vuote](#option-close-empty)” è *permesso*).

# text: Removed chests
book-978f77c182 = Forzieri tolti

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
book-29bfac8324 = Quali forzieri si tolgono nelle partite piccole? (A scelta: il primo mazziere dice per ogni metallo se il doppio è tra questi.)

# text: **Usual answer:** singles only. The answers are: singles only or player choice.
book-e5a8e919c0 = **Risposta abituale:** solo semplici. Le risposte sono: solo semplici o a scelta del mazziere.

# text: **Why:** The numbers speak of single chests.
book-9031173a4b = **Perché:** I numeri parlano di forzieri singoli.

# text: An answer is allowed only if the ruling [removed chests](#option-removed-chests) is *singles only*, or [chests removed](#number-chests-removed) is more than 0.
book-6951e78a5a = Una risposta è permessa solo se l’interpretazione “[forzieri tolti](#option-removed-chests)” è *solo semplici* o se il numero dei [forzieri tolti](#number-chests-removed) è maggiore di 0.

# text: [surplus](#phase-surplus): If the ruling [removed chests](#option-removed-chests) is *player choice*: the [dealer](#state-dealer) may [Give up double](#action-give-up-double).
book-d701509fe7 = [Eccedenza](#phase-surplus): se l’interpretazione “[forzieri tolti](#option-removed-chests)” è *a scelta del mazziere*: il [mazziere](#state-dealer) può [rinunciare al doppio](#action-give-up-double).

# text: Final turn null
book-22a29c88f7 = Non fare nulla nell’ultimo turno

# text: May one do nothing in the last turn?
book-84b9cd5fdd = Si può non fare nulla nell’ultimo turno pur potendo agire?

# text: **Usual answer:** only if stuck. The answers are: only if stuck or voluntary.
book-c72dd5d1c1 = **Risposta abituale:** solo se non si può altro. Le risposte sono: solo se non si può altro o volontario.

# text: **Why:** One action is a duty.
book-031fa37bea = **Perché:** Un’azione è obbligatoria.

# text: [turn](#phase-turn): [Sit out](#action-sit-out) can be chosen too, if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*.
book-3d4e5cf2de = [Turno](#phase-turn): si può scegliere anche [restare fuori](#action-sit-out) se il [mazzo](#zone-deck) è vuoto e l’interpretazione “[non fare nulla nell’ultimo turno](#option-final-turn-null)” è *volontario*.

# text: Both reach
book-c984bcbfa2 = Più squadre al traguardo

# text: Who wins when several reach the target at once?
book-42e5362196 = Chi vince quando più giocatori raggiungono l’obiettivo nella stessa mano?

# text: **Usual answer:** higher total. The answers are: higher total or shared.
book-8ba1913361 = **Risposta abituale:** il totale più alto. Le risposte sono: il totale più alto o diviso.

# text: **Why:** Within a hand nobody is first.
book-943c647113 = **Perché:** Dentro una mano nessuno arriva primo.

# text: [Who wins](#score): Highest [total](#state-total) first (if the ruling [both reach](#option-both-reach) is *higher total*).
book-d63c6dae1d = [Chi vince](#score): prima il [totale](#state-total) più alto (se l’interpretazione “[più squadre al traguardo](#option-both-reach)” è *il totale più alto*).

# text: [reached](#term-reached): The ruling [both reach](#option-both-reach) is *shared*, or the ruling [final tie](#option-final-tie) is *shared*, or there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-7abed83bf2 = [Raggiunto](#term-reached): l’interpretazione “[più squadre al traguardo](#option-both-reach)” è *diviso*, o l’interpretazione “[parità finale](#option-final-tie)” è *diviso*, o c’è esattamente 1 squadra il cui [livello](#term-side-standing) è la [testa](#term-lead).

# text: Final tie
book-8fca5c4824 = Parità finale

# text: What follows equal totals at the target?
book-5e0e321642 = Che cosa segue a totali uguali, all’obiettivo o sopra?

# text: **Usual answer:** another hand. The answers are: another hand or shared.
book-4be504c0a3 = **Risposta abituale:** un’altra mano. Le risposte sono: un’altra mano o diviso.

# text: **Why:** One side must win.
book-2e15ca2ac4 = **Perché:** Una parte deve vincere.

# text: An answer is allowed only if the ruling [final tie](#option-final-tie) is *another hand*, or the ruling [both reach](#option-both-reach) is *higher total*.
book-c55236542b = Una risposta è permessa solo se l’interpretazione “[parità finale](#option-final-tie)” è *un’altra mano* o se l’interpretazione “[più squadre al traguardo](#option-both-reach)” è *il totale più alto*.

# text: When to check
book-7a19190172 = Momento della verifica

# text: When may reaching the target end the game?
book-87547cf010 = Quando il raggiungimento dell’obiettivo può finire la partita?

# text: **Usual answer:** end of hand. The answers are: end of hand or immediately on close.
book-81ba8312af = **Risposta abituale:** alla fine della mano. Le risposte sono: alla fine della mano o subito alla chiusura.

# text: **Why:** It says after a round.
book-7b3104e63f = **Perché:** Il testo dice: alla fine di una mano.

# text: [hand](#phase-hand): This ends as soon as the ruling [when to check](#option-when-to-check) is *immediately on close*, and *[reached](#term-reached)* applies.
book-d4b116f189 = [Partita](#phase-hand): finisce non appena l’interpretazione “[momento della verifica](#option-when-to-check)” è *subito alla chiusura* e vale *[raggiunto](#term-reached)*.

# text: Unfinished fight
book-32ad2f6e25 = Contesa interrotta

# text: What happens to a fight when the hand ends?
book-8ca0d8a558 = Che ne è di un combattimento interrotto dalla fine della mano?

# text: **Usual answer:** void. The answers are: void or settle now.
book-04e00fb4b7 = **Risposta abituale:** non vale. Le risposte sono: non vale o si decide subito.

# text: **Why:** It was not settled.
book-f90bed8917 = **Perché:** Non è stato deciso.

# text: [tally](#phase-tally): If the [fight](#state-fight) is not none, and the ruling [unfinished fight](#option-unfinished-fight) is *settle now*: carry out [Settle](#effect-settle).
book-e2883cb932 = [Conteggio](#phase-tally): se c’è una [contesa](#state-fight) e l’interpretazione “[contesa interrotta](#option-unfinished-fight)” è *si decide subito*: esegui [Decisione](#effect-settle).

# text: Table talk
book-ae1a281540 = Intese fra compagni

# text: May partners tell their cards? (Then each sees the other's hand.)
book-a70ca0bc11 = I compagni possono dirsi le carte? (Allora ciascuno vede la mano dell’altro.)

# text: **Why:** A review forbids it.
book-e3c368f5f9 = **Perché:** Una recensione dice che non possono.

# text: An answer is allowed only if the ruling [table talk](#option-table-talk) is *forbidden*, or the ruling [mode](#option-mode) is *partnership*.
book-6eece6d6f1 = Una risposta è permessa solo se l’interpretazione “[intese fra compagni](#option-table-talk)” è *vietato* o se l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*.

# text: [hand](#zone-hand): Who sees it: its owner's side only if the ruling [table talk](#option-table-talk) is *allowed*, otherwise its owner only.
book-e8dfb23988 = [Mano](#zone-hand): chi la vede: solo la squadra del suo padrone se l’interpretazione “[intese fra compagni](#option-table-talk)” è *permesso*, altrimenti solo il suo padrone.

# text: Stall guard
book-ef20fbab89 = Rimedio allo stallo

# text: Must one draw after sixteen turns without draw or play?
book-1db9b0741e = Si deve pescare dopo sedici turni senza pescare né giocare?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Risposta abituale:** sì. Le risposte sono: sì o no.

# text: **Why:** Games must end.
book-fe8310a306 = **Perché:** Una partita deve finire.

# text: An answer is allowed only if the ruling [stall guard](#option-stall-guard) is *on*, or the ruling [mode](#option-mode) is *partnership*.
book-382302ad60 = Una risposta è permessa solo se l’interpretazione “[rimedio allo stallo](#option-stall-guard)” è *sì* o se l’interpretazione “[modo di gioco](#option-mode)” è *a coppie*.

# text: [stalled](#term-stalled): The ruling [stall guard](#option-stall-guard) is *on*, and *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-c413834633 = [Stallo](#term-stalled): l’interpretazione “[rimedio allo stallo](#option-stall-guard)” è *sì*, e *[attesa](#state-idle)* è [16](#number-stall-limit), e c’è una carta nel [mazzo](#zone-deck).

# text: Next dealer
book-cc62b83de0 = Prossimo mazziere

# text: Who deals the next hand?
book-3ee0a806c0 = Chi dà le carte nella mano successiva?

# text: **Usual answer:** left shift. The answers are: left shift, winner deals or by lot.
book-a8d5a079f0 = **Risposta abituale:** a sinistra. Le risposte sono: a sinistra, dà il vincitore o a sorte.

# text: **Why:** So the start moves on.
book-8af1c01cbe = **Perché:** Chi ha cominciato questa, così l’inizio si sposta.

# text: [choose dealer](#effect-choose-dealer): If the ruling [next dealer](#option-next-dealer) is *by lot*: set the [dealer](#state-dealer) to a player, chosen at random; otherwise, if the ruling [next dealer](#option-next-dealer) is *left shift*, or there is more than 1 side where the side's [haul](#term-side-haul) is *best*: set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer); otherwise: set the [dealer](#state-dealer) to the first player, clockwise from the player to the left of the [dealer](#state-dealer), where the player's side's [haul](#term-side-haul) is *best*.
book-739a6cf973 = [Scelta del mazziere](#effect-choose-dealer): se l’interpretazione “[prossimo mazziere](#option-next-dealer)” è *a sorte*: il [mazziere](#state-dealer) è tirato a sorte; altrimenti, se l’interpretazione “[prossimo mazziere](#option-next-dealer)” è *a sinistra* o c’è più di 1 squadra il cui [bottino](#term-side-haul) è *migliore*: il [mazziere](#state-dealer) ora è il giocatore a sinistra del [mazziere](#state-dealer); altrimenti: il [mazziere](#state-dealer) ora è il primo giocatore in senso orario a partire dal giocatore a sinistra del [mazziere](#state-dealer) la cui squadra ha il [bottino](#term-side-haul) *migliore*.

# text: **[Dealer](@assumed-dealer)**: The first dealer is drawn by lot.
book-c6526bfb9c = **[Mazziere](@assumed-dealer)**: il primo mazziere è tirato a sorte.

# text: **[Stall guard](@assumed-stall-guard)**: Nothing forces a draw, so partners could pass cards for ever.
book-81ad91abd2 = **[Guardia contro lo stallo](@assumed-stall-guard)**: niente nelle regole obbliga a pescare; i compagni potrebbero passarsi carte all’infinito.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and (*best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*).
book-449e7432c8 = Annota *successo*: se la squadra del *vincitore* non è la [squadra](#term-mine-side) della miniera e (*migliore* è maggiore della [potenza](#term-side-power) della [squadra](#term-mine-side) della miniera o l’interpretazione “[parità fra coppie](#option-tie-partnership)” è *attaccante*).

# text: **Usual answer:** defender with 2 or 3 players, attacker with 4. The answers are: defender or attacker.
book-7cb46cbf2a = **Risposta abituale:** difensore in 2 o 3 giocatori, attaccante in 4. Le risposte sono: difensore o attaccante.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [50](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-ef36ab1efd = **[Bottino](@term-side-haul)** di una squadra: l’[acquisito](#term-side-banked) della squadra + (la somma di (i [punti](#term-mine-points) della miniera × [50](#number-open-percent)) / 100, arrotondata per difetto, per tutte le miniere [aperte](#term-mine-open) la cui [squadra](#term-mine-side) è questa squadra).

# text: You must [Draw](#action-draw) (*most* is [8](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-5265e8862d = Devi [pescare](#action-draw) (*massimo* è [8](#number-hand-limit)), [passare una carta](#action-pass), [aprire](#action-open), [lavorare](#action-work), [chiudere](#action-close), [attaccare](#action-attack) o [unirti alla contesa](#action-join).

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile.
book-fd12b429c9 = **[Raddoppiata](@term-card-twofold)**: una carta è *raddoppiata* per la miniera se è un doppio forziere o se nella [vena](#zone-vein) della miniera c’è un doppio forziere prima di essa.

# text: **Usual answer:** later chests. The answers are: first only, later chests, any position or never.
book-58085f1af5 = **Risposta abituale:** i forzieri successivi. Le risposte sono: solo la prima, i forzieri successivi, in ogni posizione o mai.

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-cc24cf3006 = Devi [pescare](#action-draw) (*massimo* è [60](#number-hand-limit)), [aprire](#action-open), [lavorare](#action-work), [chiudere](#action-close), [attaccare](#action-attack) o [unirti alla contesa](#action-join).

# text: 25 with 2 players, 30 with 3, 35 with 4
book-010a47bce5 = 25 in 2 giocatori, 30 in 3, 35 in 4

# text: 25 with 2 players, 30 with 3, 60 with 4
book-1bd1e8eb58 = 25 in 2 giocatori, 30 in 3, 60 in 4

# text: **Hands.** Repeat until this is so in any case (at least once):
book-b0cc30253d = **Mani.** Ripetete finché questo non vale in ogni caso (almeno una volta):

# text: A passed card is known to giver and receiver
book-b72871e6aa = Una carta passata è nota a chi la dà e a chi la riceve

# text: The giver knows a passed card while others leave the hand
book-dcfe392c03 = Chi ha passato una carta la conosce, anche quando altre lasciano la mano

# text: Any open mine may be closed, also an empty one, for its owner, another's
book-b20c0480e4 = Ogni miniera aperta si può chiudere, anche vuota, per il suo proprietario: quella di un altro

# text: Any open mine may be closed, also an empty one, for its owner, an empty one
book-b26e1cfcd7 = Ogni miniera aperta si può chiudere, anche vuota, per il suo proprietario: una vuota

# text: A mine is opened before oneself and numbered in turn
book-720be56d10 = Una miniera si apre davanti a sé e si numera in ordine

# text: After the last card everybody has one more turn, and who drew it comes last
book-b2de36b458 = Dopo l’ultima carta ognuno ha ancora un turno, e chi l’ha pescata viene per ultimo

# text: A fight that begins in the first of the last turns is settled after the last
book-04dee5d85c = Una contesa iniziata nel primo degli ultimi turni si decide dopo l’ultimo

# text: A closing that brings the target does not end the hand
book-e6b8de4375 = Una chiusura che porta al traguardo non termina la mano

# text: F1 nobody joins
book-d6ad71e9ca = F1 Nessuno si unisce

# text: F2 ten against nine
book-fb2e17faa9 = F2 Dieci contro nove

# text: F3 nine against nine
book-b57187aa8d = F3 Nove contro nove

# text: F4 two against one
book-b5763a0b1a = F4 Due contro uno

# text: Nine against nine
book-84902a4b2b = Nove contro nove

# text: A fight whose last chance is the last turn is settled and counts
book-69a38e1c1e = Una contesa la cui ultima occasione è l’ultimo turno si decide e conta

# text: Each open mine counts half and is rounded down
book-ea33154145 = Ogni miniera aperta conta la metà, arrotondata per difetto

# text: A fight that the end of the hand cuts off has no effect
book-7afe9ffac7 = Una contesa interrotta dalla fine della mano non ha effetto

# text: Unfinished_fight settle_now, it is settled and counts
book-c44a8bb831 = Contesa interrotta, si decide subito: si decide e conta

# text: Who holds seven may draw
book-47a8b02288 = Chi ne ha sette può pescare

# text: Who holds eight may not
book-f5cd20271d = Chi ne ha otto non può

# text: The stall guard overrides the limit
book-4286fb52e4 = Il rimedio allo stallo prevale sul limite

# text: Who holds eight and can do nothing else draws
book-64d1b9c69e = Chi ne ha otto e non può fare altro pesca

# text: Who holds eight and can play must not draw
book-aedba00dc6 = Chi ne ha otto e può giocare non deve pescare

# text: The double lies second
book-232b1d95b3 = Il doppio è il secondo

# text: The double lies first
book-70ddc4d315 = Il doppio è il primo

# text: The double lies last
book-97fd152d3c = Il doppio è l’ultimo

# text: Partners cannot pass, only draw or play
book-773460b32e = I compagni non possono passare carte, solo pescare o giocare

# text: Partners play to sixty all the same
book-5934270620 = I compagni giocano comunque fino a sessanta

# text: 2 play to 25
book-fbe211aff9 = In 2 si gioca fino a 25

# text: 3 play to 30
book-c50bcb0f72 = In 3 si gioca fino a 30

# text: 4 play to 35
book-fc7c1722f9 = In 4 si gioca fino a 35

# text: The higher total wins
book-4a0ff47479 = Vince il totale più alto

# text: The game is over after one hand, also with equal totals
book-6b9764a0d2 = Il gioco finisce dopo una mano, anche con totali pari
