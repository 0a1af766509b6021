### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
book-572add84a9 = Ingaggiate avventurieri con le vostre cambiali, guadagnate prestigio grazie a loro, e sperate che scadano le cambiali degli altri.

# text: **The goal.** The player who comes first in the end has won: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank. The points are the player's [hat](#state-hat).
book-906ca9eec3 = **Lo scopo.** Chi è primo alla fine ha vinto: prima il [cappello](#state-hat) più alto, poi più [pepite](#money-nuggets); chi è ancora pari divide il posto. I punti sono il [cappello](#state-hat) del giocatore.

# text: Adventurers
book-5dc3396ac5 = Avventurieri

# text: In all: 29.
book-65dec1d9fb = In tutto: 29.

# text: hireling
book-fee18b3ab1 = avventuriero

# text: gold / pistols / cards: 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4; called “*gold*-*pistols*-*cards*”
book-7ba46b3425 = oro / pistole / carte: 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4; chiamato “*oro*-*pistole*-*carte*”

# text: Bills
book-245ad028f7 = Cambiali

# text: In all: 39 with 3 players, 52 with 4.
book-e9880a7826 = In tutto: 39 in 3 giocatori, 52 in 4.

# text: bill of
book-4f46c1aebb = cambiale

# text: 39 with 3 players, 52 with 4
book-0fd134c228 = 39 in 3 giocatori, 52 in 4

# text: one of every issuer; value 0 (2×), 1 (3×), 2 (3×), 3 (3×) and 4 (2×); called “*issuer*'s *value*”
book-c6f852cb36 = una di ogni debitore; valore 0 (2×), 1 (3×), 2 (3×), 3 (3×) e 4 (2×); chiamata “*valore* di *debitore*”

# text: Events
book-8d14f6e72d = Eventi

# text: In all: 7. Unless something else is said: first prize 0 and second prize 0.
book-22ad727848 = In tutto: 7. Salvo diversa indicazione: primo premio 0 e secondo premio 0.

# text: gold rush
book-1fd71486be = corsa all’oro

# text: first prize / second prize: 7 / 4, 6 / 3, 5 / 2; called “gold rush *first prize*/*second prize*”
book-4e454f68d7 = primo premio / secondo premio: 7 / 4, 6 / 3, 5 / 2; chiamata “corsa all’oro *primo premio*/*secondo premio*”

# text: high noon
book-272cb9a86c = mezzogiorno di fuoco

# text: poker
book-fba2eac3ee = poker

# text: Dice
book-6e639713cb = Dadi

# text: In all: 1. When rolled it shows a number from 1 to 6.
book-45f97ef22a = In tutto: 1. Tirato, mostra un numero da 1 a 6.

# text: plain die
book-cfd7cf0f58 = dado

# text: A board of spots: rows 7 with 3 players, 9 with 4 ((13 × (the number of players)) / 6, rounded up) and 6 columns, numbered row by row from the top. The market has room for all bills.
book-bd107815b2 = Un tabellone di caselle: righe 7 in 3 giocatori, 9 in 4 ((13 × (il numero dei giocatori)) / 6, arrotondato per eccesso) e 6 colonne, numerate riga per riga dall’alto. Formano il mercato, con posto per tutte le cambiali.

# text: Lots: 3 with 3 players, 4 with 4 (the number of players), in a line, numbered from 1.
book-28379070a9 = Lotti: 3 in 3 giocatori, 4 in 4 (il numero dei giocatori), in linea, numerati da 1.

# text: [bank](@money-bank)
book-2d4e566909 = [banca](@money-bank)

# text: nuggets
book-a1e832187c = pepite

# text: everyone
book-5d67991ae9 = tutti

# text: It never runs out.
book-db7e21ebd4 = Non si esaurisce mai.

# text: [nuggets (of each player)](@money-nuggets)
book-dce9e01d9c = [pepite (di ogni giocatore)](@money-nuggets)

# text: 10 from the [bank](#money-bank)
book-593d390581 = 10 dalla [banca](#money-bank)

# text: It never holds more than 999.
book-a390b5b1c7 = Non ce ne sono mai più di 999.

# text: [sky](@money-sky)
book-0224d185ab = [cielo](@money-sky)

# text: vultures
book-44c2b16176 = avvoltoi

# text: [vultures (of each player)](@money-vultures)
book-9f0cc345ac = [avvoltoi (di ogni giocatore)](@money-vultures)

# text: [pile](@zone-pile)
book-95c1e57865 = [pila](@zone-pile)

# text: adventurers
book-396ce67620 = avventurieri

# text: nobody
book-6382b3cc88 = nessuno

# text: At the start all adventurers are here. When it is empty, [discards](#zone-discards) is shuffled into it.
book-c0d4efd8f3 = All’inizio tutti gli avventurieri sono qui. Quando è vuota, vi si mescolano gli [scarti](#zone-discards).

# text: [team (of each lot)](@zone-team)
book-6f4cd4741b = [squadra (di ogni lotto)](@zone-team)

# text: [crew (of each player)](@zone-crew)
book-c0a501c646 = [banda (di ogni giocatore)](@zone-crew)

# text: its owner only
book-eec7a1726d = solo il proprietario

# text: The hired adventurers.
book-7ae88e9eee = Gli avventurieri ingaggiati.

# text: [shown (of each player)](@zone-shown)
book-068f89f8d4 = [mostrati (di ogni giocatore)](@zone-shown)

# text: It has room for 1.
book-76514c260f = C’è posto per 1.

# text: [discards](@zone-discards)
book-397caf42d3 = [scarti](@zone-discards)

# text: [box](@zone-box)
book-9cbcf6d509 = [scatola](@zone-box)

# text: bills
book-a652518c69 = cambiali

# text: At the start all bills are here.
book-91da7cc242 = All’inizio tutte le cambiali sono qui.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [mano (di ogni giocatore)](@zone-hand)

# text: [bid (of each player)](@zone-bid)
book-d2f59de22f = [offerta (di ogni giocatore)](@zone-bid)

# text: It has room for 3.
book-1646874675 = C’è posto per 3.

# text: [sleeve (of each player)](@zone-sleeve)
book-7c0df2414a = [manica (di ogni giocatore)](@zone-sleeve)

# text: To or from the market. It has room for 3.
book-d4f36a9fb1 = In viaggio verso il mercato o dal mercato. C’è posto per 3.

# text: [market (of each spot)](@zone-market)
book-c4a8e0e4f5 = [mercato (di ogni casella)](@zone-market)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tutti vedono ciò che vi sta scoperto, nessuno il resto

# text: [pack](@zone-pack)
book-7675358e64 = [eventi](@zone-pack)

# text: events
book-862417b9e7 = eventi

# text: At the start all events are here.
book-b98c16abaa = All’inizio tutti gli eventi sono qui.

# text: [current](@zone-current)
book-2eda862096 = [in corso](@zone-current)

# text: While it is carried out. It has room for 1.
book-0158df4d87 = Mentre viene eseguito. C’è posto per 1.

# text: [past](@zone-past)
book-03a1eb42a7 = [passati](@zone-past)

# text: [tray](@zone-tray)
book-f2bafb1b0b = [vassoio](@zone-tray)

# text: dice
book-e1e025805c = dadi

# text: At the start all dice are here.
book-ec0cf54046 = All’inizio tutti i dadi sono qui.

# text: [hat (of each player)](@state-hat)
book-aa26650e4b = [cappello (di ogni giocatore)](@state-hat)

# text: 1 to 35
book-83db030512 = da 1 a 35

# text: [undertaker](@state-undertaker)
book-afc6803b67 = [becchino](@state-undertaker)

# text: 0 to 8
book-9230f10eda = da 0 a 8

# text: [pistol](@state-pistol)
book-b385c23ee8 = [pistola](@state-pistol)

# text: a player
book-e95ac7af8a = un giocatore

# text: player 1
book-86ebb13f1a = giocatore 1

# text: Who is active.
book-790a4298b4 = Chi è di turno.

# text: [throw (of each player)](@state-throw)
book-0d4be23da2 = [tiro (di ogni giocatore)](@state-throw)

# text: 0 to 6
book-2b3eb91a34 = da 0 a 6

# text: For the first turn; 0 is out of it.
book-1221fd8591 = Per il primo turno; 0 è fuori.

# text: [stake (of each player)](@state-stake)
book-56d93c4041 = [puntata (di ogni giocatore)](@state-stake)

# text: -1 to 12
book-6977111a87 = da -1 a 12

# text: minus 1
book-a0333001a1 = meno 1

# text: The sum of a bid; -1 is none.
book-0eb2b09b32 = La somma di un’offerta; -1 vuol dire nessuna.

# text: [target (of each player)](@state-target)
book-a3e02eb6b2 = [bersaglio (di ogni giocatore)](@state-target)

# text: a spot
book-c25690f517 = una casella

# text: spot 1
book-2987eea24c = casella 1

# text: Where a winner of High Noon points.
book-839080e32d = Dove indica un vincitore di Mezzogiorno di fuoco.

# text: [back of (of each spot)](@state-back-of)
book-178766cb5a = [dorso (di ogni casella)](@state-back-of)

# text: a player or none
book-249a4bb318 = un giocatore o nessuno

# text: Whose colour shows there.
book-3b914c8d9d = Di chi è il colore che vi si vede.

# text: Put all adventurers into the [pile](#zone-pile).
book-c697604d69 = Metti tutti gli avventurieri sulla [pila](#zone-pile).

# text: Put all bills into the [box](#zone-box).
book-38901a75fe = Metti tutte le cambiali nella [scatola](#zone-box).

# text: Put all events into the [pack](#zone-pack).
book-41524fc557 = Metti tutti gli eventi tra gli [eventi](#zone-pack).

# text: Put all dice into the [tray](#zone-tray).
book-5b4dc9cda7 = Metti tutti i dadi sul [vassoio](#zone-tray).

# text: Put nuggets into the [bank](#money-bank): 85.
book-60a9268239 = Metti pepite nella [banca](#money-bank): 85.

# text: Put nuggets into each player's [nuggets](#money-nuggets): 10, from the [bank](#money-bank).
book-682427e00f = Metti pepite tra le [pepite](#money-nuggets) di ogni giocatore: 10, dalla [banca](#money-bank).

# text: Put vultures into the [sky](#money-sky): 9.
book-650b4eb97a = Metti avvoltoi nel [cielo](#money-sky): 9.

# text: **Deal.**
book-c789623a46 = **Distribuzione.**

# text: Shuffle the [pile](#zone-pile).
book-4475ec1b2c = Mescola la [pila](#zone-pile).

# text: Shuffle the [pack](#zone-pack).
book-d8678c6a8e = Mescola gli [eventi](#zone-pack).

# text: For each bill in the [box](#zone-box): put the bill into the bill's issuer's [hand](#zone-hand).
book-bcc935f993 = Per ogni cambiale nella [scatola](#zone-box): mettila nella [mano](#zone-hand) del suo debitore.

# text: **Basic.**
book-4a82a5a3f1 = **Gioco base.**

# text: For each player, clockwise from player 1:
book-f8e51a7d7f = Per ogni giocatore, in senso orario a partire dal giocatore 1:

# text: Draw 2 adventurers from the [pile](#zone-pile) into the player's [crew](#zone-crew).
book-a2a4d0cf58 = Pesca 2 avventurieri dalla [pila](#zone-pile) nella [banda](#zone-crew) del giocatore.

# text: For each number *n* from 1 to 2: put the first bill in the player's [hand](#zone-hand) where the bill's value is *n*, on top of the [box](#zone-box).
book-09ade29743 = Per ogni numero *n* da 1 a 2: metti la prima cambiale della [mano](#zone-hand) del giocatore il cui valore è *n* in cima alla [scatola](#zone-box).

# text: Shuffle the [box](#zone-box).
book-4ab016a867 = Mescola la [scatola](#zone-box).

# text: For each spot where the spot's number is at most 2 × (the number of players): draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down.
book-1ba1511100 = Per ogni casella il cui numero è al massimo 2 × (il numero dei giocatori): pesca 1 cambiale dalla [scatola](#zone-box) sul [mercato](#zone-market) della casella, a faccia in giù.

# text: Carry out [Show backs](#effect-show-backs).
book-19c965a0b3 = Esegui [Mostrare i dorsi](#effect-show-backs).

# text: **Start.** Go through [Start roll](#phase-start-roll).
book-55782aa9c5 = **Inizio.** Giocate [Tiro iniziale](#phase-start-roll).

# text: Game
book-5c412a2620 = Partita

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Dopo la [preparazione](#set-up):

# text: **Play.** Go through [Play](#phase-play).
book-580cf9c799 = **Gioco.** Giocate il [gioco](#phase-play).

# text: **Finale.** Go through [Finale](#phase-finale) (the *active* is the [pistol](#state-pistol)).
book-067b2822d0 = **Finale.** Giocate il [finale](#phase-finale) (l’*attivo* è chi ha la [pistola](#state-pistol)).

# text: Start roll
book-74f98961c8 = Tiro iniziale

# text: **Rolls.** Repeat until there is exactly 1 [leading](#term-player-leading) player (at least once):
book-5247348bf9 = **Tiri.** Ripetete finché non c’è esattamente 1 giocatore [in testa](#term-player-leading) (almeno una volta):

# text: Note *highest*: the highest [throw](#state-throw) of all players.
book-ffdfac8ec1 = Annota *più alto*: il [tiro](#state-throw) più alto di tutti i giocatori.

# text: If the player's [throw](#state-throw) is *highest*: roll all dice in the [tray](#zone-tray).
book-c0b1d0c69b = Se il [tiro](#state-throw) del giocatore è *più alto*: tira tutti i dadi sul [vassoio](#zone-tray).

# text: Set the player's [throw](#state-throw) to the [pips](#term-pips) if the player's [throw](#state-throw) is *highest*, otherwise 0.
book-7829031378 = Porta il [tiro](#state-throw) del giocatore ai [punti del dado](#term-pips) se il [tiro](#state-throw) del giocatore è *più alto*, altrimenti a 0.

# text: **Pistol.** Set the [pistol](#state-pistol) to the [leading](#term-player-leading) player.
book-7952eef2ee = **Pistola.** Dai la [pistola](#state-pistol) al giocatore [in testa](#term-player-leading).

# text: Auction
book-58d1546282 = Asta

# text: It is about a player (the *first bidder*) and whether *opening* applies.
book-0eac1da1af = Si tratta di un giocatore (il *primo offerente*) e di sapere se vale *apertura*.

# text: **Bids.** For each player (*you* from here on), clockwise from the *first bidder*, one after the other:
book-bcc4795ba9 = **Offerte.** Per ogni giocatore (*tu* da qui in poi), in senso orario a partire dal *primo offerente*, uno dopo l’altro:

# text: **Bid.**
book-378c44d6a4 = **Offrire.**

# text: You must [Bid](#action-bid).
book-86e303c9d6 = Devi [fare un’offerta](#action-bid).

# text: If none of this is possible: show all bills in your [hand](#zone-hand) to all players.
book-88e40d05b8 = Se niente di questo è possibile: mostra a tutti i giocatori tutte le cambiali della tua [mano](#zone-hand).

# text: **Serve.** For each player (*you* from here on) where your [stake](#state-stake) is at least 0, highest [stake](#state-stake) first, then clockwise from the *first bidder*, one after the other:
book-fe9ae7d080 = **Servire.** Per ogni giocatore (*tu* da qui in poi) la cui [puntata](#state-stake) è almeno 0, prima la [puntata](#state-stake) più alta, poi in senso orario a partire dal *primo offerente*, uno dopo l’altro:

# text: **Hire.**
book-eaaa29b8fc = **Assumere.**

# text: If there is an adventurer in the [team](#zone-team) of any lot: you must [Hire](#action-hire).
book-bc85b2ae2c = Se c’è un avventuriero nella [squadra](#zone-team) di un lotto qualsiasi: devi [assumere](#action-hire).

# text: Otherwise: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-1b1d7d8983 = Altrimenti: riprendi tutte le cambiali della tua [offerta](#zone-bid) nella tua [mano](#zone-hand).

# text: **Alike.** Note *alike*: whether you are *[plain](#term-player-plain)*.
book-c263f09dd0 = **Uguali.** Annota *uguali*: se la tua offerta è *[uniforme](#term-player-plain)*.

# text: **Sight.** Note *in sight*: whether *alike* applies.
book-4816526c3e = **In vista.** Annota *in vista*: se vale *uguali*.

# text: **Sleeve.** Put all bills in your [bid](#zone-bid) into your [sleeve](#zone-sleeve).
book-29c969989a = **Manica.** Metti tutte le cambiali della tua [offerta](#zone-bid) nella tua [manica](#zone-sleeve).

# text: **Lay.** Repeat as long as there is a bill in your [sleeve](#zone-sleeve):
book-9251a1f168 = **Posare.** Ripetete fintanto che c’è una cambiale nella tua [manica](#zone-sleeve):

# text: You must [Lay](#action-lay).
book-e1639757cc = Devi [posare](#action-lay).

# text: **Clear.**
book-62b473e8dc = **Sgombera.**

# text: Put all adventurers in the [team](#zone-team) of every lot into the [discards](#zone-discards).
book-96c842df77 = Metti tutti gli avventurieri della [squadra](#zone-team) di ogni lotto negli [scarti](#zone-discards).

# text: For each player: set the player's [stake](#state-stake) to minus 1.
book-4932fa0f71 = Per ogni giocatore: porta la [puntata](#state-stake) del giocatore a meno 1.

# text: Play
book-436e61016e = Gioco

# text: This ends as soon as *[over](#term-over)* applies.
book-ef02a9117c = Finisce non appena vale *[finito](#term-over)*.

# text: **Turn.** The players take turns, clockwise from the [pistol](#state-pistol) (*you* are the player at turn):
book-79e21eced3 = **Turno.** I giocatori giocano a turno, in senso orario a partire da chi ha la [pistola](#state-pistol) (*tu* sei il giocatore di turno):

# text: **Active.** Set the [pistol](#state-pistol) to you.
book-d30cde67d8 = **Attivo.** La [pistola](#state-pistol) ora è tua.

# text: **Event.** Go through [Event phase](#phase-event-phase).
book-4e7d999922 = **Evento.** Giocate la [fase dell’evento](#phase-event-phase).

# text: **Buy.** You must [Buy](#action-buy) (*most* is [5](#number-buy-limit); *all or nothing* is no).
book-3126ff2721 = **Comprare.** Devi [comprare](#action-buy) (*massimo* è [5](#number-buy-limit); *tutto o niente* è no).

# text: **Bills.** If the number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit):
book-7ebee5ba32 = **Cambiali.** Se il numero di avventurieri nella tua [banda](#zone-crew) è minore di [3](#number-crew-limit):

# text: **Lots.** For each lot where the lot's number is at most [lots shown](#number-lots-shown): draw 1 adventurer (if there is one) from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-39c9f81a8e = **Lotti.** Per ogni lotto il cui numero è al massimo il numero di [lotti mostrati](#number-lots-shown): pesca 1 avventuriero (se c’è) dalla [pila](#zone-pile) nella [squadra](#zone-team) del lotto.

# text: **Auction.** Go through [Auction](#phase-auction) (the *first bidder* is you; *opening* is no).
book-156391e6f4 = **Asta.** Giocate l’[asta](#phase-auction) (il *primo offerente* sei tu; *apertura* è no).

# text: **Paydays.** Repeat as long as *[payday due](#term-payday-due)* applies:
book-c2f4ac85dc = **Giorni di paga.** Ripetete fintanto che vale *[paga dovuta](#term-payday-due)*:

# text: Go through [Payday](#phase-payday) (*refilled* is yes).
book-68133d992f = Giocate il [giorno di paga](#phase-payday) (*riempito* è sì).

# text: Event phase
book-a306c8ebde = Fase dell’evento

# text: It is about a player (*you*).
book-74935580e3 = Si tratta di un giocatore (*tu*).

# text: **Reveal.** Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-20d3f3a1b3 = **Rivelare.** Pesca 1 evento dagli [eventi](#zone-pack) a [in corso](#zone-current).

# text: **Seventh.** If the [pack](#zone-pack) is empty:
book-5a92b16fae = **Settimo.** Se non ci sono più [eventi](#zone-pack):

# text: **Last.**
book-4dc25ea1c9 = **Ultimo.**

# text: Announce: “the seventh card, *all events in the [current](#zone-current)*, is not carried out”.
book-10e25800c6 = Annuncia: “la settima carta, *tutti gli eventi [in corso](#zone-current)*, non viene eseguita”.

# text: If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-ba8d7e1ac0 = Se c’è un mezzogiorno di fuoco [in corso](#zone-current): aggiungi 1 al *[becchino](#state-undertaker)*.

# text: Put all events in the [current](#zone-current) into the [past](#zone-past).
book-ca488b38b3 = Metti tutti gli eventi [in corso](#zone-current) tra i [passati](#zone-past).

# text: **Anew.**
book-f648a7f55e = **Da capo.**

# text: Shuffle the [past](#zone-past) into the [pack](#zone-pack).
book-aa61b521d0 = Mescola i [passati](#zone-past) tra gli [eventi](#zone-pack).

# text: Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-6254bc3b77 = Pesca 1 evento dagli [eventi](#zone-pack) a [in corso](#zone-current).

# text: **Tell.** Announce: “*player* turns up *all events in the [current](#zone-current)*”.
book-6feedce08e = **Annuncio.** Annuncia: “*giocatore* rivela *tutti gli eventi [in corso](#zone-current)*”.

# text: **Noon.** If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-c0dff83c45 = **Mezzogiorno.** Se c’è un mezzogiorno di fuoco [in corso](#zone-current): aggiungi 1 al *[becchino](#state-undertaker)*.

# text: **Contest.** If there are at least 2 [staffed](#term-player-staffed) players: go through [Contest](#phase-contest).
book-b0b2ea5045 = **Sfida.** Se ci sono almeno 2 giocatori [forniti](#term-player-staffed): giocate la [sfida](#phase-contest).

# text: **Done.** Put all events in the [current](#zone-current) into the [past](#zone-past).
book-b426631b0f = **Fatto.** Metti tutti gli eventi [in corso](#zone-current) tra i [passati](#zone-past).

# text: Contest
book-7da8d6db37 = Sfida

# text: **Send.** All [staffed](#term-player-staffed) players choose at the same time and in secret: [Send](#action-send); when all have chosen, the choices take effect.
book-ddcd5a347a = **Mandare.** Tutti i giocatori [forniti](#term-player-staffed) scelgono nello stesso momento e in segreto: [Mandare](#action-send); quando tutti hanno scelto, le scelte hanno effetto.

# text: **Event.** Note the event: the event in the [current](#zone-current).
book-f5748d502a = **Evento.** Annota l’evento: l’evento [in corso](#zone-current).

# text: **Settle.**
book-fee4cabae6 = **Decidere.**

# text: If the [best](#term-best) is the [worst](#term-worst): announce: “all are equal, and nothing happens”.
book-7e63c0958c = Se il valore [migliore](#term-best) è il [peggiore](#term-worst): annuncia: “tutti sono pari, e non succede nulla”.

# text: Otherwise:
book-6ba58147f5 = Altrimenti:

# text: **Outcome.** What follows depends on the event:
book-1316547830 = **Esito.** Il seguito dipende dall’evento:

# text: If the event is a gold rush: carry out [Rush](#effect-rush) (the *active* is you).
book-3975ab2574 = Se l’evento è una corsa all’oro: esegui [Corsa](#effect-rush) (l’*attivo* sei tu).

# text: If the event is a high noon: go through [Shooting](#phase-shooting).
book-2cf155c3a4 = Se l’evento è un mezzogiorno di fuoco: giocate la [sparatoria](#phase-shooting).

# text: If the event is a poker: carry out [Play poker](#effect-play-poker).
book-d0eb56d442 = Se l’evento è un poker: esegui [Giocare a poker](#effect-play-poker).

# text: **Spent.** For each player where the player is *[top](#term-player-top)*, or (the player is *[bottom](#term-player-bottom)*, and the event is a high noon): put all adventurers in the player's [shown](#zone-shown) into the [discards](#zone-discards).
book-a7d1b64595 = **Usati.** Per ogni giocatore che è *[in cima](#term-player-top)*, o (che è *[in fondo](#term-player-bottom)*, e l’evento è un mezzogiorno di fuoco): metti tutti gli avventurieri [mostrati](#zone-shown) del giocatore negli [scarti](#zone-discards).

# text: **Home.** For each player: put all adventurers in the player's [shown](#zone-shown) into the player's [crew](#zone-crew).
book-f96227c7f6 = **Ritorno.** Per ogni giocatore: metti tutti gli avventurieri [mostrati](#zone-shown) del giocatore nella sua [banda](#zone-crew).

# text: Shooting
book-fc7cbc901b = Sparatoria

# text: **Winners.** Note *winners*: the number of [top](#term-player-top) players.
book-6796fa4d3b = **Vincitori.** Annota *vincitori*: il numero di giocatori [in cima](#term-player-top).

# text: **Share.** Note *share*: 2 if *winners* is 1, otherwise 1.
book-560696636f = **Parte.** Annota *parte*: 2 se *vincitori* è 1, altrimenti 1.

# text: **Loot.** If the number of bills in the [market](#zone-market) of all spots together is at least *winners* × *share*:
book-2d6f1bb67c = **Bottino.** Se il numero di cambiali sul [mercato](#zone-market) di tutte le caselle insieme è almeno *vincitori* × *parte*:

# text: **Take.** For each [top](#term-player-top) player *p*, clockwise from you, one after the other:
book-3e21819eba = **Prendere.** Per ogni giocatore *p* [in cima](#term-player-top), in senso orario a partire da te, uno dopo l’altro:

# text: Player *p* must [Take](#action-take).
book-f94e3aa8b6 = Il giocatore *p* deve [prendere](#action-take).

# text: **Refill.** Go through [Refill](#phase-refill).
book-c5e308d25f = **Riempire.** Giocate [Riempire](#phase-refill).

# text: Refill
book-628046757f = Riempire

# text: **Gaps.** Repeat as long as there is a [bare](#term-spot-bare) spot:
book-0d09ea612a = **Buchi.** Ripetete fintanto che c’è una casella [vuota](#term-spot-bare):

# text: **Backs.** Carry out [Show backs](#effect-show-backs).
book-70d7aa49db = **Dorsi.** Esegui [Mostrare i dorsi](#effect-show-backs).

# text: **Fill.** You must [Refill](#action-refill).
book-287b9826e9 = **Colmare.** Devi [riempire](#action-refill).

# text: **Push.**
book-e959879405 = **Spingere.**

# text: For each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-c5c9b7bea8 = Per ogni casella [occupata](#term-spot-filled) che viene dopo la [casella successiva](#term-next-spot): metti tutte le cambiali del [mercato](#zone-market) della casella sul [mercato](#zone-market) della [casella successiva](#term-next-spot), a faccia in giù.

# text: Payday
book-c30cd10068 = Giorno di paga

# text: It is about a player (*you*) and whether *refilled* applies.
book-7d22782c8e = Si tratta di un giocatore (*tu*) e di sapere se vale *riempito*.

# text: **Rolls.** Go through [Rolls](#phase-rolls).
book-c93ea557fe = **Tiri.** Giocate i [tiri](#phase-rolls).

# text: **Home.** If there is no [ruined](#term-player-ruined) player: for each face-up bill in the [market](#zone-market) of every spot: put the bill into the bill's issuer's [hand](#zone-hand).
book-ddcaf1f663 = **Ritorno.** Se non c’è nessun giocatore [rovinato](#term-player-ruined): per ogni cambiale a faccia in su sul [mercato](#zone-market) di ogni casella: mettila nella [mano](#zone-hand) del suo debitore.

# text: **Refill.** If *refilled* applies, and there is no [ruined](#term-player-ruined) player: go through [Refill](#phase-refill).
book-c2aa763b4f = **Riempire.** Se vale *riempito* e non c’è nessun giocatore [rovinato](#term-player-ruined): giocate [Riempire](#phase-refill).

# text: Rolls
book-2f7581767e = Tiri

# text: **Calls.** Repeat:
book-bb2ca23e49 = **Chiamate.** Ripetete:

# text: **Roll.**
book-561fe44924 = **Tiro.**

# text: Roll all dice in the [tray](#zone-tray).
book-3f23d5b299 = Tira tutti i dadi sul [vassoio](#zone-tray).

# text: Announce: “the die shows *the [pips](#term-pips)*”.
book-a334c4239d = Annuncia: “il dado mostra *i [punti del dado](#term-pips)*”.

# text: **Used up.** If there is no [due](#term-spot-due) spot: [Rolls](#phase-rolls) ends at once.
book-fc4880232e = **Esaurito.** Se non c’è nessuna casella [dovuta](#term-spot-due): i [tiri](#phase-rolls) finiscono subito.

# text: **Bill.** Note the bill: the bill in the [called](#term-called)'s [market](#zone-market).
book-6aec13ace5 = **Cambiale.** Annota la cambiale: quella del [mercato](#zone-market) della casella [chiamata](#term-called).

# text: **Reveal.**
book-f26a583e21 = **Rivelazione.**

# text: Turn the bill face up.
book-091886bc07 = Gira la cambiale a faccia in su.

# text: Announce: “*bill* falls due”.
book-6dc5b74fb0 = Annuncia: “*cambiale* scade”.

# text: **Due.**
book-aea5b03b8c = **Dovuta.**

# text: If the bill's issuer's [nuggets](#money-nuggets) are at least the bill's value: pay as many nuggets as the bill's value from the bill's issuer's [nuggets](#money-nuggets) into the [bank](#money-bank).
book-447946f144 = Se le [pepite](#money-nuggets) del debitore sono almeno il valore della cambiale: paga tante pepite quanto il valore della cambiale dalle [pepite](#money-nuggets) del debitore alla [banca](#money-bank).

# text: **Default.** Carry out [Default on](#effect-default-on).
book-419bbe2957 = **Insolvenza.** Esegui [Insolvenza](#effect-default-on).

# text: **Over.** [Rolls](#phase-rolls) ends at once.
book-d8091cef4c = **Finito.** I [tiri](#phase-rolls) finiscono subito.

# text: Finale
book-4777b40855 = Finale

# text: It is about a player (the *active*).
book-c21346f058 = Si tratta di un giocatore (l’*attivo*).

# text: **Last.** If there is no [ruined](#term-player-ruined) player: go through [Payday](#phase-payday) (for the *active*; *refilled* is whether the ruling [last payday](#option-last-payday) is *repeat*).
book-b4db6d0099 = **Ultimo.** Se non c’è nessun giocatore [rovinato](#term-player-ruined): giocate il [giorno di paga](#phase-payday) (per l’*attivo*; *riempito* è: l’interpretazione “[ultimo giorno di paga](#option-last-payday)” è *ripetere*).

# text: **Buys.** For each player (*you* from here on) where you are not *[ruined](#term-player-ruined)*, clockwise from the *active*, one after the other:
book-565690b4a3 = **Acquisti.** Per ogni giocatore (*tu* da qui in poi) che non è *[rovinato](#term-player-ruined)*, in senso orario a partire dall’*attivo*, uno dopo l’altro:

# text: You must [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is whether the ruling [final buy](#option-final-buy) is *exactly 3 or 0*).
book-0c417d6ecb = Devi [comprare](#action-buy) (*massimo* è [3](#number-last-buy-limit); *tutto o niente* è: l’interpretazione “[acquisto finale](#option-final-buy)” è *esattamente 3 o 0*).

# text: Send
book-f6f4688ff2 = Mandare

# text: Choose an adventurer in your [crew](#zone-crew).
book-7db8af27e0 = Scegli un avventuriero nella tua [banda](#zone-crew).

# text: Put the adventurer into your [shown](#zone-shown).
book-31c11b89dd = Metti l’avventuriero tra i tuoi [mostrati](#zone-shown).

# text: Take
book-8b862ba45d = Prendere

# text: The step that asks for it says what *share* is.
book-6536fed0fc = *Parte* è indicata dal passo che lo chiede.

# text: Choose exactly *share* [filled](#term-spot-filled) spots (the chosen spots).
book-8f5a77ff99 = Scegli esattamente *parte* caselle [occupate](#term-spot-filled) (le caselle scelte).

# text: For each of the chosen spots: put all bills in the spot's [market](#zone-market) into your [hand](#zone-hand).
book-965a9c74db = Per ognuna delle caselle scelte: prendi tutte le cambiali del [mercato](#zone-market) della casella nella tua [mano](#zone-hand).

# text: Point
book-2fc0c52443 = Indicare

# text: Choose a [filled](#term-spot-filled) spot.
book-fecfb9cf74 = Scegli una casella [occupata](#term-spot-filled).

# text: Set your [target](#state-target) to the spot.
book-1277e95781 = Il tuo [bersaglio](#state-target) ora è la casella.

# text: Choose a [filled](#term-spot-filled) spot (the *source*) where the *source*'s row is the [last row](#term-last-row).
book-b7745b7a8c = Scegli una casella [occupata](#term-spot-filled) (la *fonte*) la cui riga è l’[ultima riga](#term-last-row).

# text: Choose a [bare](#term-spot-bare) spot (the *gap*).
book-cd4465ba0a = Scegli una casella [vuota](#term-spot-bare) (il *buco*).

# text: Put all bills in the *source*'s [market](#zone-market) into the *gap*'s [market](#zone-market), face down.
book-9f1daaab98 = Metti tutte le cambiali del [mercato](#zone-market) della *fonte* sul [mercato](#zone-market) del *buco*, a faccia in giù.

# text: Buy
book-64e3cb0e49 = Comprare

# text: The step that asks for it says what *most* and *all or nothing* are.
book-6c0f6a37e7 = *Massimo* e *tutto o niente* sono indicati dal passo che lo chiede.

# text: Choose a number *amount* from 0 to the smaller of *most* and your [nuggets](#money-nuggets).
book-9e60af9c26 = Scegli un numero *importo* da 0 al minore tra *massimo* e le tue [pepite](#money-nuggets).

# text: You may do so only if *all or nothing* does not apply, or *amount* is 0, or *amount* is *most*.
book-b35499b839 = Puoi farlo solo se *tutto o niente* non vale, o se *importo* è 0, o se *importo* è *massimo*.

# text: Pay *amount* nuggets from your [nuggets](#money-nuggets) into the [bank](#money-bank).
book-52ac651bc4 = Paga *importo* pepite dalle tue [pepite](#money-nuggets) alla [banca](#money-bank).

# text: Carry out [Step forward](#effect-step-forward) (the player is you; *steps* is *amount*).
book-574e3c1b6c = Esegui [Avanzare](#effect-step-forward) (il giocatore sei tu; *passi* è *importo*).

# text: Bid
book-a30b5d49be = Fare un’offerta

# text: Choose from 1 to 3 bills in your [hand](#zone-hand) (the chosen bills).
book-c07b4c0ce0 = Scegli da 1 a 3 cambiali nella tua [mano](#zone-hand) (le cambiali scelte).

# text: You may do so only if there is no player *p* where player *p*'s [stake](#state-stake) is the total value of the chosen bills.
book-bf34bf5697 = Puoi farlo solo se non c’è nessun giocatore *p* la cui [puntata](#state-stake) è la somma dei valori delle cambiali scelte.

# text: Set your [stake](#state-stake) to the total value of the chosen bills.
book-4d05a70ed9 = Porta la tua [puntata](#state-stake) alla somma dei valori delle cambiali scelte.

# text: Put the chosen bills into your [bid](#zone-bid).
book-7e01ab0b50 = Metti le cambiali scelte nella tua [offerta](#zone-bid).

# text: Hire
book-cba8bbf6a3 = Assumere

# text: Choose a lot where there is an adventurer in the lot's [team](#zone-team).
book-fd26491362 = Scegli un lotto nella cui [squadra](#zone-team) c’è un avventuriero.

# text: Announce: “*player* hires *all adventurers in the lot's [team](#zone-team)*”.
book-0f47b5d091 = Annuncia: “*giocatore* assume *tutti gli avventurieri della [squadra](#zone-team) del lotto*”.

# text: Put all adventurers in the lot's [team](#zone-team) into your [crew](#zone-crew).
book-f7f2f51d5a = Metti tutti gli avventurieri della [squadra](#zone-team) del lotto nella tua [banda](#zone-crew).

# text: Lay
book-41ba2e0b77 = Posare

# text: The step that asks for it says what *in sight* is.
book-7bf343cb08 = *In vista* è indicato dal passo che lo chiede.

# text: Choose a bill in your [sleeve](#zone-sleeve).
book-69efa1cf02 = Scegli una cambiale nella tua [manica](#zone-sleeve).

# text: The spot is the [next spot](#term-next-spot).
book-d43de3dea3 = La casella è la [casella successiva](#term-next-spot).

# text: Put the bill into the spot's [market](#zone-market), face down.
book-ec84a03914 = Metti la cambiale sul [mercato](#zone-market) della casella, a faccia in giù.

# text: If *in sight* applies: show the bill to all players.
book-59cd2eb26d = Se vale *in vista*: mostra la cambiale a tutti i giocatori.

# text: Step forward
book-b3c9193c8a = Avanzare

# text: It is about a player and a number (the *steps*).
book-2b186803ba = Si tratta di un giocatore e di un numero (i *passi*).

# text: Set the player's [hat](#state-hat) to the smaller of [35](#number-farthest) and the player's [hat](#state-hat) + *steps*.
book-c731c78c06 = Porta il [cappello](#state-hat) del giocatore al minore tra [35](#number-farthest) e il [cappello](#state-hat) del giocatore + *passi*.

# text: Step back
book-b863269ea0 = Arretrare

# text: Set the player's [hat](#state-hat) to the larger of 1 and the player's [hat](#state-hat) - *steps*.
book-bc66888198 = Porta il [cappello](#state-hat) del giocatore al maggiore tra 1 e il [cappello](#state-hat) del giocatore - *passi*.

# text: Show backs
book-b72446f2a2 = Mostrare i dorsi

# text: Rush
book-34ebcd9fcb = Corsa

# text: It is about an event and a player (the *active*).
book-c6f9c1c12c = Si tratta di un evento e di un giocatore (l’*attivo*).

# text: For each player, clockwise from the *active*:
book-0a2ff8811e = Per ogni giocatore, in senso orario a partire dall’*attivo*:

# text: If the player is *[top](#term-player-top)*: pay as many nuggets as the event's first prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-548ab5e69b = Se il giocatore è *[in cima](#term-player-top)*: paga tante pepite quanto il primo premio dell’evento (o quante ce ne sono) dalla [banca](#money-bank) alle [pepite](#money-nuggets) del giocatore.

# text: Otherwise, if the player's [rating](#term-player-rating) is the [second](#term-second), and the [second](#term-second) is more than 0: pay as many nuggets as the event's second prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-b8b6d48ca4 = Altrimenti, se la [forza](#term-player-rating) del giocatore è la [seconda](#term-second) e la [seconda](#term-second) è maggiore di 0: paga tante pepite quanto il secondo premio dell’evento (o quante ce ne sono) dalla [banca](#money-bank) alle [pepite](#money-nuggets) del giocatore.

# text: Play poker
book-23d0721324 = Giocare a poker

# text: For each player:
book-43f9a002dd = Per ogni giocatore:

# text: If the player is *[top](#term-player-top)*: carry out [Step forward](#effect-step-forward) (*steps* is the [forward](#table-forward) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-9f5c567392 = Se il giocatore è *[in cima](#term-player-top)*: esegui [Avanzare](#effect-step-forward) (*passi* è [avanti](#table-forward) per il minore tra [35](#number-goal) e il [cappello](#state-hat) del giocatore).

# text: Otherwise, if the player is *[bottom](#term-player-bottom)*: carry out [Step back](#effect-step-back) (*steps* is the [back](#table-back) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-8380f92c11 = Altrimenti, se il giocatore è *[in fondo](#term-player-bottom)*: esegui [Arretrare](#effect-step-back) (*passi* è [indietro](#table-back) per il minore tra [35](#number-goal) e il [cappello](#state-hat) del giocatore).

# text: Default on
book-2a592bdcd0 = Insolvenza

# text: It is about a bill.
book-39d78e1a3d = Si tratta di una cambiale.

# text: Note the *debtor*: the bill's issuer.
book-141dbc1474 = Annota il *debitore*: quello della cambiale.

# text: Pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-ac584cb74e = Paga tante pepite quanto il valore della cambiale (o quante ce ne sono) dalle [pepite](#money-nuggets) del *debitore* alla [banca](#money-bank).

# text: Pay 1 vulture from the [sky](#money-sky) into the *debtor*'s [vultures](#money-vultures).
book-1978d070fd = Paga 1 avvoltoio dal [cielo](#money-sky) agli [avvoltoi](#money-vultures) del *debitore*.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [5](#number-setback) × 1).
book-e8c1a7aa3f = Esegui [Arretrare](#effect-step-back) (il giocatore è il *debitore*; *passi* è [5](#number-setback) × 1).

# text: Announce: “*debtor* cannot pay and takes a vulture”.
book-4e80817e37 = Annuncia: “*debitore* non può pagare e prende un avvoltoio”.

# text: The *points* of a player are the player's [hat](#state-hat).
book-7b93b97b22 = I *punti* di un giocatore sono il [cappello](#state-hat) del giocatore.

# text: Who cannot win, and ranks behind all others: a player, if the player is *[ruined](#term-player-ruined)*.
book-9bdd99a953 = Chi non può vincere e sta dietro a tutti gli altri: un giocatore, se è *[rovinato](#term-player-ruined)*.

# text: The ranking: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank.
book-0497ebb233 = La classifica: prima il [cappello](#state-hat) più alto, poi più [pepite](#money-nuggets); chi è ancora pari divide il posto.

# text: A game of more than 4000 decisions is left unfinished.
book-270f9545fe = Una partita di più di 4000 decisioni resta incompiuta.

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [3](#number-fatal-vultures).
book-76bee5c57f = **[Rovinato](@term-player-ruined)**: un giocatore è *rovinato* se i suoi [avvoltoi](#money-vultures) sono almeno [3](#number-fatal-vultures).

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [8](#number-trail-end).
book-b1475ff0c4 = **[Funerale](@term-funeral)**: vale se il *[becchino](#state-undertaker)* è [8](#number-trail-end).

# text: **[Arrival](@term-arrival)**: this applies if a player's [hat](#state-hat) is at least [35](#number-goal), and the [current](#zone-current) is empty.
book-654cfeed86 = **[Arrivo](@term-arrival)**: vale se il [cappello](#state-hat) di un giocatore è almeno [35](#number-goal) e niente è [in corso](#zone-current).

# text: **[Over](@term-over)**: this applies if there is a [ruined](#term-player-ruined) player, or *[funeral](#term-funeral)* applies, or *[arrival](#term-arrival)* applies.
book-7e7be9af63 = **[Finito](@term-over)**: vale se c’è un giocatore [rovinato](#term-player-ruined), o se vale *[funerale](#term-funeral)*, o se vale *[arrivo](#term-arrival)*.

# text: **[Leading](@term-player-leading)**: a player is *leading* if the player's [throw](#state-throw) is the highest [throw](#state-throw) of all players.
book-3ab0d74251 = **[In testa](@term-player-leading)**: un giocatore è *in testa* se il suo [tiro](#state-throw) è il [tiro](#state-throw) più alto di tutti i giocatori.

# text: **[Skill](@term-adventurer-skill)** of an adventurer:
book-50a8d68365 = **[Abilità](@term-adventurer-skill)** di un avventuriero:

# text: The adventurer's gold if there is a gold rush in the [current](#zone-current).
book-ba092b176a = Il suo oro se c’è una corsa all’oro [in corso](#zone-current).

# text: Otherwise, the adventurer's pistols if there is a high noon in the [current](#zone-current).
book-e6f83e2153 = Altrimenti le sue pistole se c’è un mezzogiorno di fuoco [in corso](#zone-current).

# text: Otherwise, the adventurer's cards.
book-2a66f3ae9b = Altrimenti le sue carte.

# text: **[Rating](@term-player-rating)** of a player: the total [skill](#term-adventurer-skill) of all adventurers in the player's [shown](#zone-shown).
book-94c372ffe3 = **[Forza](@term-player-rating)** di un giocatore: la somma dell’[abilità](#term-adventurer-skill) di tutti gli avventurieri [mostrati](#zone-shown) del giocatore.

# text: **[Best](@term-best)**: the highest [rating](#term-player-rating) of all players.
book-d0790f4f88 = **[Migliore](@term-best)**: la [forza](#term-player-rating) più alta di tutti i giocatori.

# text: **[Second](@term-second)**: the highest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is less than the [best](#term-best) (0 if there is none).
book-f6a1db19fb = **[Seconda](@term-second)**: la [forza](#term-player-rating) più alta di tutti i giocatori la cui [forza](#term-player-rating) è minore della [migliore](#term-best) (0 se non ce n’è).

# text: **[Worst](@term-worst)**: the lowest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is more than 0 (0 if there is none).
book-8679948dc2 = **[Peggiore](@term-worst)**: la [forza](#term-player-rating) più bassa di tutti i giocatori la cui [forza](#term-player-rating) è maggiore di 0 (0 se non ce n’è).

# text: **[Top](@term-player-top)**: a player is *top* if the player's [rating](#term-player-rating) is the [best](#term-best).
book-86bc57b2ca = **[In cima](@term-player-top)**: un giocatore è *in cima* se la sua [forza](#term-player-rating) è la [migliore](#term-best).

# text: **[Bottom](@term-player-bottom)**: a player is *bottom* if the player's [rating](#term-player-rating) is the [worst](#term-worst).
book-356552b690 = **[In fondo](@term-player-bottom)**: un giocatore è *in fondo* se la sua [forza](#term-player-rating) è la [peggiore](#term-worst).

# text: **[Staffed](@term-player-staffed)**: a player is *staffed* if there is an adventurer in the player's [crew](#zone-crew).
book-9638c2a559 = **[Fornito](@term-player-staffed)**: un giocatore è *fornito* se c’è un avventuriero nella sua [banda](#zone-crew).

# text: **[Waiting](@term-player-waiting)**: a player is *waiting* if the player is *[top](#term-player-top)*, and the player's [sleeve](#zone-sleeve) is empty.
book-d05f9662a1 = **[In attesa](@term-player-waiting)**: un giocatore è *in attesa* se è *[in cima](#term-player-top)* e la sua [manica](#zone-sleeve) è vuota.

# text: **[Pips](@term-pips)**: the total of the numbers on all dice in the [tray](#zone-tray).
book-8d96b7780c = **[Punti del dado](@term-pips)**: la somma dei numeri su tutti i dadi del [vassoio](#zone-tray).

# text: **[Filled](@term-spot-filled)**: a spot is *filled* if there is a bill in the spot's [market](#zone-market).
book-31ac174213 = **[Occupata](@term-spot-filled)**: una casella è *occupata* se c’è una cambiale sul [mercato](#zone-market) della casella.

# text: **[Bare](@term-spot-bare)**: a spot is *bare* if the spot is not *[filled](#term-spot-filled)*, and the spot's row is less than the [last row](#term-last-row).
book-046e7924fc = **[Vuota](@term-spot-bare)**: una casella è *vuota* se non è *[occupata](#term-spot-filled)* e la sua riga è minore dell’[ultima riga](#term-last-row).

# text: **[Due](@term-spot-due)**: a spot is *due* if the spot's column is the [pips](#term-pips), and there is a face-down bill in the spot's [market](#zone-market).
book-77756dee0c = **[Dovuta](@term-spot-due)**: una casella è *dovuta* se la sua colonna è quella dei [punti del dado](#term-pips) e c’è una cambiale a faccia in giù sul [mercato](#zone-market) della casella.

# text: **[Called](@term-called)**: the first [due](#term-spot-due) spot.
book-4fc5f60b97 = **[Chiamata](@term-called)**: la prima casella [dovuta](#term-spot-due).

# text: **[Last row](@term-last-row)**: the highest row of all [filled](#term-spot-filled) spots (0 if there is none).
book-efd7c05ca7 = **[Ultima riga](@term-last-row)**: la riga più alta di tutte le caselle [occupate](#term-spot-filled) (0 se non ce n’è).

# text: **[Next spot](@term-next-spot)**: the first spot where the spot is not *[filled](#term-spot-filled)*.
book-ccd2ea4948 = **[Casella successiva](@term-next-spot)**: la prima casella che non è *[occupata](#term-spot-filled)*.

# text: **[Full rows](@term-full-rows)**: (the number of bills in the [market](#zone-market) of all spots together) / 6, rounded down.
book-8265441218 = **[Righe piene](@term-full-rows)**: (il numero di cambiali sul [mercato](#zone-market) di tutte le caselle insieme) / 6, arrotondato per difetto.

# text: **[Payday due](@term-payday-due)**: this applies if the [full rows](#term-full-rows) are at least the number of players.
book-b14c3dae95 = **[Paga dovuta](@term-payday-due)**: vale se il numero di [righe piene](#term-full-rows) è almeno il numero dei giocatori.

# text: **[Plain](@term-player-plain)**: a player is *plain* if there is no bill *a* in the player's [bid](#zone-bid) where there is a bill *b* in the player's [bid](#zone-bid) where bill *b*'s issuer is not bill *a*'s issuer, or bill *b*'s value is not bill *a*'s value.
book-0aea888efd = **[Uniforme](@term-player-plain)**: l’offerta di un giocatore è *uniforme* se nella sua [offerta](#zone-bid) non c’è nessuna cambiale *a* per cui nella sua [offerta](#zone-bid) ci sia una cambiale *b* di un altro debitore o di un altro valore.

# text: [goal](@number-goal)
book-f732a366fd = [traguardo](@number-goal)

# text: [start space](@number-start-space)
book-a49f509aea = [casella di partenza](@number-start-space)

# text: [trail end](@number-trail-end)
book-4bd2a5e217 = [fine del sentiero](@number-trail-end)

# text: [start nuggets](@number-start-nuggets)
book-2263427d2f = [pepite iniziali](@number-start-nuggets)

# text: [buy limit](@number-buy-limit)
book-c1ef9cab9a = [limite di acquisto](@number-buy-limit)

# text: [last buy limit](@number-last-buy-limit)
book-b2f593c858 = [ultimo limite di acquisto](@number-last-buy-limit)

# text: [crew limit](@number-crew-limit)
book-0fcb4340ff = [limite della banda](@number-crew-limit)

# text: [lots shown](@number-lots-shown)
book-432dedeb94 = [lotti mostrati](@number-lots-shown)

# text: 2 with 3 players, 3 with 4
book-9d72787c75 = 2 in 3 giocatori, 3 in 4

# text: (the number of players) - 1
book-254387a4ea = (il numero dei giocatori) - 1

# text: [setback](@number-setback)
book-53870ef954 = [arretramento](@number-setback)

# text: [fatal vultures](@number-fatal-vultures)
book-07eda6f9f8 = [avvoltoi fatali](@number-fatal-vultures)

# text: [vulture stock](@number-vulture-stock)
book-2246508c56 = [riserva di avvoltoi](@number-vulture-stock)

# text: [farthest](@number-farthest)
book-df7d29db1d = [più lontano](@number-farthest)

# text: [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit) if the ruling [past goal](#option-past-goal) is *count overshoot*, otherwise 0)
book-3d85977353 = [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit) se l’interpretazione “[caselle oltre il traguardo](#option-past-goal)” è *contare oltre*, altrimenti 0)

# text: [early win](@number-early-win)
book-fd86435cd4 = [guadagno iniziale](@number-early-win)

# text: 5 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 4
book-377d053601 = 5 se l’interpretazione “[caselle prima della partenza](#option-prestart-section)” è *sezione propria*, altrimenti 4

# text: [early loss](@number-early-loss)
book-379ed3e548 = [perdita iniziale](@number-early-loss)

# text: 0 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 1
book-9d49f773b2 = 0 se l’interpretazione “[caselle prima della partenza](#option-prestart-section)” è *sezione propria*, altrimenti 1

# text: Forward
book-f1c65e1481 = Avanti

# text: 1 to 5
book-a2ed32c233 = da 1 a 5

# text: 4 (in full: [early win](#number-early-win))
book-70dc9461d6 = 4 (per intero: [guadagno iniziale](#number-early-win))

# text: 6 to 13
book-bbc53e7781 = da 6 a 13

# text: 14 to 20
book-1b22924f0e = da 14 a 20

# text: 21 to 27
book-2e00e85e3c = da 21 a 27

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-6bb6a3ea9d = 2 (per intero: 2 se l’interpretazione “[numero del poker](#option-poker-number)” è *con segno*, altrimenti 3)

# text: 28 to 35
book-441f0fd1fb = da 28 a 35

# text: 1 (in full: 1 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-fecf506b8c = 1 (per intero: 1 se l’interpretazione “[numero del poker](#option-poker-number)” è *con segno*, altrimenti 3)

# text: Back
book-76900f1bfd = Indietro

# text: 1 (in full: [early loss](#number-early-loss))
book-311a721343 = 1 (per intero: [perdita iniziale](#number-early-loss))

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 1)
book-4519c31e2e = 2 (per intero: 2 se l’interpretazione “[numero del poker](#option-poker-number)” è *con segno*, altrimenti 1)

# text: 3 (in full: 3 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-c03d48dc51 = 3 (per intero: 3 se l’interpretazione “[numero del poker](#option-poker-number)” è *con segno*, altrimenti 2)

# text: 4 (in full: 4 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-077fd770ad = 4 (per intero: 4 se l’interpretazione “[numero del poker](#option-poker-number)” è *con segno*, altrimenti 2)

# text: Setup
book-7013af4c42 = Preparazione

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
book-8b9237f601 = Si prepara il mercato e si danno avventurieri, o si mettono all’asta coppie di avventurieri?

# text: **Usual answer:** basic. The answers are: basic or advanced.
book-4853364d6d = **Risposta abituale:** gioco base. Le risposte sono: gioco base o avanzato.

# text: **Why:** It is for the first games.
book-da7426365b = **Perché:** Per le prime partite.

# text: [game](#phase-game): This is done only if the ruling [setup](#option-setup) is *basic*.
book-5debd1f16b = [Gioco](#phase-game): si fa solo se l’interpretazione “[preparazione](#option-setup)” è *gioco base*.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: for each lot: draw 2 adventurers from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-6130409cf6 = [Gioco](#phase-game): se l’interpretazione “[preparazione](#option-setup)” è *avanzato*: per ogni lotto: pesca 2 avventurieri dalla [pila](#zone-pile) nella [squadra](#zone-team) del lotto.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: go through [Auction](#phase-auction) (the *first bidder* is the [pistol](#state-pistol); *opening* is yes).
book-b1e0b3c520 = [Gioco](#phase-game): se l’interpretazione “[preparazione](#option-setup)” è *avanzato*: giocate l’[asta](#phase-auction) (il *primo offerente* è chi ha la [pistola](#state-pistol); *apertura* è sì).

# text: Poker number
book-a914d2816d = Numero del poker

# text: Is a section's larger number the one forward, or of greater size?
book-7d15ae905a = Il numero maggiore di una sezione è quello in avanti, o quello di valore assoluto maggiore?

# text: **Usual answer:** signed. The answers are: signed or magnitude.
book-06cc5b387b = **Risposta abituale:** con segno. Le risposte sono: con segno o senza segno.

# text: **Why:** A review tells of growing losses.
book-96ff981bc9 = **Perché:** Una recensione parla di perdite che crescono con il prestigio.

# text: Payday threshold
book-aa054b30e9 = Soglia del giorno di paga

# text: Must there be at least as many full rows as players, or exactly as many?
book-b0fcc74ff7 = Le file piene devono essere almeno quante i giocatori, o esattamente tante?

# text: **Usual answer:** at least. The answers are: at least or exactly.
book-6fd68f70e9 = **Risposta abituale:** almeno. Le risposte sono: almeno o esattamente.

# text: **Why:** The text says both.
book-0f9ac75c85 = **Perché:** Il testo dice entrambe le cose.

# text: An answer is allowed only if the ruling [payday threshold](#option-payday-threshold) is *at least*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-a26a2f6367 = Una risposta è permessa solo se l’interpretazione “[soglia del giorno di paga](#option-payday-threshold)” è *almeno* o se l’interpretazione “[momento del becchino](#option-undertaker-timing)” è *quando si rivela*.

# text: [payday due](#term-payday-due): (the ruling [payday threshold](#option-payday-threshold) is *at least*, and the [full rows](#term-full-rows) are at least the number of players), or (the ruling [payday threshold](#option-payday-threshold) is not *at least*, and the [full rows](#term-full-rows) are the number of players).
book-145aaaed03 = [Paga dovuta](#term-payday-due): (l’interpretazione “[soglia del giorno di paga](#option-payday-threshold)” è *almeno*, e il numero di [righe piene](#term-full-rows) è almeno il numero dei giocatori), o (l’interpretazione “[soglia del giorno di paga](#option-payday-threshold)” non è *almeno*, e il numero di [righe piene](#term-full-rows) è il numero dei giocatori).

# text: Payday row
book-73771897c0 = Riga del giorno di paga

# text: Which bill of the rolled column falls due?
book-4f190d5ad3 = Quale cambiale della colonna tirata scade?

# text: **Usual answer:** topmost. The answers are: topmost or outermost.
book-1b0c6db93f = **Risposta abituale:** la più in alto. Le risposte sono: la più in alto o la più esterna.

# text: **Why:** It is next to the die.
book-4fbe06a9be = **Perché:** Quella nella fila accanto al dado.

# text: [called](#term-called): The first [due](#term-spot-due) spot if the ruling [payday row](#option-payday-row) is *topmost*, otherwise the last [due](#term-spot-due) spot.
book-15abacdee0 = [Chiamata](#term-called): la prima casella [dovuta](#term-spot-due) se l’interpretazione “[riga del giorno di paga](#option-payday-row)” è *la più in alto*, altrimenti l’ultima casella [dovuta](#term-spot-due).

# text: Partial payment
book-7ead54f6c3 = Pagamento parziale

# text: What does a debtor pay who has too little?
book-c583916a49 = Che cosa paga un debitore che ha troppo poco?

# text: **Usual answer:** pays all. The answers are: pays all or pays none.
book-afc2e23105 = **Risposta abituale:** paga tutto. Le risposte sono: paga tutto o non paga nulla.

# text: **Why:** He runs out of money.
book-2800b97ec0 = **Perché:** Si dice che abbia finito il denaro.

# text: [default on](#effect-default-on): If the ruling [partial payment](#option-partial-payment) is *pays all*: pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-3f8716b135 = [Insolvenza](#effect-default-on): se l’interpretazione “[pagamento parziale](#option-partial-payment)” è *paga tutto*: paga tante pepite quanto il valore della cambiale (o quante ce ne sono) dalle [pepite](#money-nuggets) del *debitore* alla [banca](#money-bank).

# text: Vulture setback
book-a06fb92988 = Arretramento per gli avvoltoi

# text: Does a vulture cost five spaces, or five for each one has?
book-860fd674f3 = Un avvoltoio costa cinque caselle, o cinque per ciascuno che si ha?

# text: **Usual answer:** once. The answers are: once or cumulative.
book-fadeaad12f = **Risposta abituale:** una volta. Le risposte sono: una volta o sempre di più.

# text: **Why:** Five for each received.
book-77c5ac2d6c = **Perché:** Cinque per ciascuno ricevuto.

# text: [default on](#effect-default-on): The *debtor*'s [vultures](#money-vultures) if the ruling [vulture setback](#option-vulture-setback) is *cumulative*, otherwise 1.
book-713cb9b660 = [Insolvenza](#effect-default-on): gli [avvoltoi](#money-vultures) del *debitore* se l’interpretazione “[arretramento per gli avvoltoi](#option-vulture-setback)” è *sempre di più*, altrimenti 1.

# text: Insolvent bill
book-f4077e3969 = Cambiale non pagata

# text: Where does the unpaid bill go?
book-f9fe07676e = Dove va la cambiale non pagata?

# text: **Usual answer:** to issuer. The answers are: to issuer or stays.
book-e64ecd9800 = **Risposta abituale:** al debitore. Le risposte sono: al debitore o resta.

# text: **Why:** He may keep it.
book-432cb605d9 = **Perché:** Può tenerla.

# text: [default on](#effect-default-on): If the ruling [insolvent bill](#option-insolvent-bill) is *stays*: turn the bill face down.
book-e01bec9dc4 = [Insolvenza](#effect-default-on): se l’interpretazione “[cambiale non pagata](#option-insolvent-bill)” è *resta*: gira la cambiale a faccia in giù.

# text: Undertaker timing
book-19f5c36b8b = Momento del becchino

# text: Does High Noon move the undertaker even if not carried out?
book-3db65a8696 = Mezzogiorno di fuoco muove il becchino anche se non viene eseguito?

# text: **Usual answer:** on reveal of event. The answers are: on reveal of event or only if resolved.
book-6204d1eca9 = **Risposta abituale:** quando si rivela. Le risposte sono: quando si rivela o solo se eseguito.

# text: **Why:** He moves before it, as for the seventh card.
book-b130968c6f = **Perché:** Si muove prima, e anche per la settima carta.

# text: [event phase](#phase-event-phase): There is a high noon in the [current](#zone-current), and the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-c198fa2931 = [Fase dell’evento](#phase-event-phase): c’è un mezzogiorno di fuoco [in corso](#zone-current), e l’interpretazione “[momento del becchino](#option-undertaker-timing)” è *quando si rivela*.

# text: [shooting](#phase-shooting): If the ruling [undertaker timing](#option-undertaker-timing) is *only if resolved*: add 1 to *[undertaker](#state-undertaker)*.
book-4147a56618 = [Sparatoria](#phase-shooting): se l’interpretazione “[momento del becchino](#option-undertaker-timing)” è *solo se eseguito*: aggiungi 1 al *[becchino](#state-undertaker)*.

# text: Undertaker goal
book-7112179ecb = Arrivo del becchino

# text: Is the High Noon that brings him home carried out?
book-686b8844a0 = Si esegue il Mezzogiorno di fuoco che lo porta alla meta?

# text: **Usual answer:** ends at once. The answers are: ends at once or resolve first.
book-a6e82389e5 = **Risposta abituale:** finisce subito. Le risposte sono: finisce subito o prima si esegue.

# text: **Why:** The seventh card is not.
book-b09e18ada6 = **Perché:** La settima carta no.

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [8](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-54719211c9 = [Funerale](#term-funeral): il *[becchino](#state-undertaker)* è [8](#number-trail-end), e (l’interpretazione “[arrivo del becchino](#option-undertaker-goal)” è *finisce subito*, o niente è [in corso](#zone-current)).

# text: All equal
book-ab7f641c5e = Tutti pari

# text: Does the undertaker go back when all show equal pistols?
book-43cda684fa = Il becchino torna indietro quando tutti mostrano pistole pari?

# text: **Usual answer:** undertaker stays. The answers are: undertaker stays or undertaker back.
book-843c18b04f = **Risposta abituale:** resta fermo. Le risposte sono: resta fermo o arretra.

# text: **Why:** The event was revealed.
book-8fcc55a3fc = **Perché:** L’evento è stato rivelato.

# text: An answer is allowed only if the ruling [all equal](#option-all-equal) is *undertaker stays*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-14a75e9df2 = Una risposta è permessa solo se l’interpretazione “[tutti pari](#option-all-equal)” è *resta fermo* o se l’interpretazione “[momento del becchino](#option-undertaker-timing)” è *quando si rivela*.

# text: [contest](#phase-contest): If the event is a high noon, and the ruling [all equal](#option-all-equal) is *undertaker back*: subtract 1 from *[undertaker](#state-undertaker)*.
book-a760ba8fe9 = [Sfida](#phase-contest): se l’evento è un mezzogiorno di fuoco e l’interpretazione “[tutti pari](#option-all-equal)” è *arretra*: togli 1 al *[becchino](#state-undertaker)*.

# text: High noon short
book-7a816f714d = Mercato scarso a Mezzogiorno di fuoco

# text: What does a single winner take if there is one bill?
book-b0e26487bb = Che cosa prende un vincitore solo da un mercato con una sola cambiale?

# text: **Usual answer:** none taken. The answers are: none taken or single takes one.
book-cae7c5398c = **Risposta abituale:** non si prende nulla. Le risposte sono: non si prende nulla o uno solo ne prende una.

# text: **Why:** It is too few.
book-cc0037559c = **Perché:** È troppo poco.

# text: [shooting](#phase-shooting): *Winners* is 1, and (the ruling [high noon short](#option-high-noon-short) is *none taken*, or there is more than 1 bill in the [market](#zone-market) of all spots together).
book-91cecac606 = [Sparatoria](#phase-shooting): *vincitori* è 1, e (l’interpretazione “[mercato scarso a Mezzogiorno di fuoco](#option-high-noon-short)” è *non si prende nulla*, o c’è più di 1 cambiale sul [mercato](#zone-market) di tutte le caselle insieme).

# text: High noon order
book-94211efcc3 = Ordine a Mezzogiorno di fuoco

# text: Do several winners take in turn, or point at bills at once?
book-a2e9095cc1 = Più vincitori prendono a turno, o indicano le cambiali insieme?

# text: **Usual answer:** clockwise from active. The answers are: clockwise from active or simultaneous secret.
book-2be40bd198 = **Risposta abituale:** in senso orario dall’attivo. Le risposte sono: in senso orario dall’attivo o insieme e in segreto.

# text: **Why:** Everything else is done so.
book-d7d85708d0 = **Perché:** È l’ordine di tutto il resto.

# text: [shooting](#phase-shooting): This is done only if *winners* is 1, or the ruling [high noon order](#option-high-noon-order) is *clockwise from active*; otherwise: **Clashes.** Repeat as long as there is a [waiting](#term-player-waiting) player (**Point.** All [waiting](#term-player-waiting) players choose at the same time and in secret: [Point](#action-point); when all have chosen, the choices take effect; **Take.** For each [waiting](#term-player-waiting) player *p*, clockwise from you: put all bills in player *p*'s [target](#state-target)'s [market](#zone-market) into player *p*'s [sleeve](#zone-sleeve)); **Home.** For each player: put all bills in the player's [sleeve](#zone-sleeve) into the player's [hand](#zone-hand).
book-02ea4b7285 = [Sparatoria](#phase-shooting): si fa solo se *vincitori* è 1 o se l’interpretazione “[ordine a Mezzogiorno di fuoco](#option-high-noon-order)” è *in senso orario dall’attivo*; altrimenti: **Scontri.** Ripetete fintanto che c’è un giocatore [in attesa](#term-player-waiting) (**Puntare.** Tutti i giocatori [in attesa](#term-player-waiting) scelgono nello stesso momento e in segreto: [Puntare](#action-point); quando tutti hanno scelto, le scelte hanno effetto; **Prendere.** Per ogni giocatore *p* [in attesa](#term-player-waiting), in senso orario a partire da te: metti tutte le cambiali del [mercato](#zone-market) del [bersaglio](#state-target) del giocatore *p* nella [manica](#zone-sleeve) del giocatore *p*); **Ritorno.** Per ogni giocatore: metti tutte le cambiali della [manica](#zone-sleeve) del giocatore nella [mano](#zone-hand) del giocatore.

# text: Last row compaction
book-4ea9e24078 = Buchi nell’ultima riga

# text: What happens to gaps in the last row?
book-b68d71e71d = Che ne è dei vuoti nell’ultima fila?

# text: **Usual answer:** push left. The answers are: push left or leave gaps.
book-18274a7e74 = **Risposta abituale:** spingere a sinistra. Le risposte sono: spingere a sinistra o lasciare buchi.

# text: **Why:** Rows fill without gaps.
book-9bd7f72f8a = **Perché:** Le file si riempiono senza vuoti.

# text: [refill](#phase-refill): If the ruling [last row compaction](#option-last-row-compaction) is *push left*: for each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-f26954ce16 = [Riempire](#phase-refill): se l’interpretazione “[buchi nell’ultima riga](#option-last-row-compaction)” è *spingere a sinistra*: per ogni casella [occupata](#term-spot-filled) che viene dopo la [casella successiva](#term-next-spot): metti tutte le cambiali del [mercato](#zone-market) della casella sul [mercato](#zone-market) della [casella successiva](#term-next-spot), a faccia in giù.

# text: Bill backs
book-5455b79096 = Dorsi delle cambiali

# text: Do backs of bills show their issuers?
book-acd3099acc = I dorsi delle cambiali nel mercato mostrano chi le ha emesse?

# text: **Usual answer:** uniform. The answers are: uniform or coloured.
book-7eea11fda5 = **Risposta abituale:** uniformi. Le risposte sono: uniformi o colorati.

# text: **Why:** A taker may not look first.
book-bad88dad19 = **Perché:** Chi prende non può guardare prima.

# text: [show backs](#effect-show-backs): If the ruling [bill backs](#option-bill-backs) is *coloured*: for each spot where the spot's [back of](#state-back-of) is not the issuer of the first bill in the spot's [market](#zone-market): set the spot's [back of](#state-back-of) to the issuer of the first bill in the spot's [market](#zone-market).
book-2b27453845 = [Mostrare i dorsi](#effect-show-backs): se l’interpretazione “[dorsi delle cambiali](#option-bill-backs)” è *colorati*: per ogni casella il cui [dorso](#state-back-of) non è il debitore della prima cambiale sul [mercato](#zone-market) della casella: porta il [dorso](#state-back-of) della casella al debitore della prima cambiale sul [mercato](#zone-market) della casella.

# text: Bids open
book-d3fc5abec7 = Offerte scoperte

# text: Do bids lie open, or is only their total told?
book-20f2527ff2 = Le offerte sono scoperte, o se ne dice solo il totale?

# text: **Usual answer:** open. The answers are: open or total announced.
book-bec59d12cb = **Risposta abituale:** aperte. Le risposte sono: aperte o si annuncia la somma.

# text: **Why:** All must see that totals differ.
book-b9f2df8d47 = **Perché:** Tutti devono vedere che i totali sono diversi.

# text: [bid](#zone-bid): Who sees it: everyone if the ruling [bids open](#option-bids-open) is *open*, otherwise its owner only.
book-11df4930f1 = [Offerta](#zone-bid): chi la vede: tutti se l’interpretazione “[offerte scoperte](#option-bids-open)” è *aperte*, altrimenti solo il suo padrone.

# text: [auction](#phase-auction): The ruling [bid placement](#option-bid-placement) is *openly*, or (*alike* applies, and the ruling [bids open](#option-bids-open) is *open*).
book-e7d46608ea = [Asta](#phase-auction): l’interpretazione “[posa delle offerte](#option-bid-placement)” è *apertamente*, o (vale *uguali*, e l’interpretazione “[offerte scoperte](#option-bids-open)” è *aperte*).

# text: Bid placement
book-a4cc108208 = Posa delle offerte

# text: In what order do bills of a bid enter the market?
book-6864cf16ad = In quale ordine le cambiali di un’offerta entrano nel mercato?

# text: **Usual answer:** placer chooses secretly. The answers are: placer chooses secretly, shuffled or openly.
book-93195b0167 = **Risposta abituale:** chi posa sceglie in segreto. Le risposte sono: chi posa sceglie in segreto, mescolate o apertamente.

# text: **Why:** They are laid face down.
book-15a6e0cf05 = **Perché:** Si mettono coperte.

# text: [auction](#phase-auction): If the ruling [bid placement](#option-bid-placement) is *shuffled*: shuffle your [bid](#zone-bid) into the [box](#zone-box); for each number *n* from 1 to the number of bills in the [box](#zone-box) (Note the spot: the [next spot](#term-next-spot); Draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down; If *in sight* applies: show all bills in the spot's [market](#zone-market) to all players; Otherwise, if *alike* applies: look at all bills in the spot's [market](#zone-market), without showing it to others); carry out [Show backs](#effect-show-backs).
book-0cd1ca72df = [Asta](#phase-auction): se l’interpretazione “[posa delle offerte](#option-bid-placement)” è *mescolate*: mescola la tua [offerta](#zone-bid) nella [scatola](#zone-box); per ogni numero *n* da 1 al numero di cambiali nella [scatola](#zone-box) (Annota la casella: la [casella successiva](#term-next-spot); Pesca 1 cambiale dalla [scatola](#zone-box) sul [mercato](#zone-market) della casella, a faccia in giù; Se vale *in vista*: mostra a tutti i giocatori tutte le cambiali sul [mercato](#zone-market) della casella; Altrimenti, se vale *uguali*: guarda tutte le cambiali sul [mercato](#zone-market) della casella, senza mostrarle agli altri); esegui [Mostrare i dorsi](#effect-show-backs).

# text: Several passes
book-7287e63529 = Più giocatori passano

# text: Do some of several passers get adventurers?
book-150c568420 = Alcuni di quelli che passano ricevono avventurieri?

# text: **Usual answer:** none for passers. The answers are: none for passers or earlier ranks higher.
book-644c046a3e = **Risposta abituale:** niente per chi passa. Le risposte sono: niente per chi passa o chi passa prima sta più in alto.

# text: **Why:** Nobody hires for nothing.
book-9779cbda9a = **Perché:** Nessuno ingaggia per niente.

# text: [auction](#phase-auction): Your [stake](#state-stake) is at least 0, or the ruling [several passes](#option-several-passes) is *earlier ranks higher*.
book-17685b23ea = [Asta](#phase-auction): la tua [puntata](#state-stake) è almeno 0, o l’interpretazione “[più giocatori passano](#option-several-passes)” è *chi passa prima sta più in alto*.

# text: Short pile
book-1b776b65dc = Troppo pochi avventurieri

# text: What if adventurers are too few for an auction?
book-b6d369284d = Che cosa si fa se gli avventurieri sono troppo pochi per un’asta?

# text: **Usual answer:** offer what exists. The answers are: offer what exists or skip phase.
book-576f8afe87 = **Risposta abituale:** offrire ciò che c’è. Le risposte sono: offrire ciò che c’è o saltare la fase.

# text: **Why:** Some are better than none.
book-9b70954762 = **Perché:** Alcuni sono meglio di nessuno.

# text: [play](#phase-play): The number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit), and (the ruling [short pile](#option-short-pile) is *offer what exists*, or (the number of adventurers in the [pile](#zone-pile)) + (the number of adventurers in the [discards](#zone-discards)) is at least [lots shown](#number-lots-shown)).
book-8f8f91632a = [Gioco](#phase-play): il numero di avventurieri nella tua [banda](#zone-crew) è minore di [3](#number-crew-limit), e (l’interpretazione “[troppo pochi avventurieri](#option-short-pile)” è *offrire ciò che c’è*, o (il numero di avventurieri nella [pila](#zone-pile)) + (il numero di avventurieri negli [scarti](#zone-discards)) è almeno il numero di [lotti mostrati](#number-lots-shown)).

# text: Advanced lowest
book-059103471b = Offerta più bassa dell’apertura

# text: Does the lowest bidder of the first auction pay?
book-36162da634 = L’offerente più basso dell’asta d’apertura paga la sua coppia?

# text: **Usual answer:** pays. The answers are: pays or keeps bills.
book-47af4ab1c2 = **Risposta abituale:** paga. Le risposte sono: paga o tiene le cambiali.

# text: **Why:** All are told to pay.
book-88535356a7 = **Perché:** Tutti devono pagare.

# text: An answer is allowed only if the ruling [advanced lowest](#option-advanced-lowest) is *pays*, or the ruling [setup](#option-setup) is *advanced*.
book-e9fbb56d76 = Una risposta è permessa solo se l’interpretazione “[offerta più bassa dell’apertura](#option-advanced-lowest)” è *paga* o se l’interpretazione “[preparazione](#option-setup)” è *avanzato*.

# text: [auction](#phase-auction): If *opening* applies, and the [team](#zone-team) of every lot is empty, and the ruling [advanced lowest](#option-advanced-lowest) is *keeps bills*: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-9c1d168340 = [Asta](#phase-auction): se vale *apertura*, la [squadra](#zone-team) di ogni lotto è vuota e l’interpretazione “[offerta più bassa dell’apertura](#option-advanced-lowest)” è *tiene le cambiali*: riprendi tutte le cambiali della tua [offerta](#zone-bid) nella tua [mano](#zone-hand).

# text: Nugget visibility
book-3dea0e19c5 = Visibilità delle pepite

# text: Who sees a player's nuggets?
book-c79bf41c1e = Chi vede le pepite di un giocatore?

# text: **Usual answer:** public. The answers are: public or secret.
book-7cb48e053c = **Risposta abituale:** visibile. Le risposte sono: visibile o segreto.

# text: **Why:** All see what comes and goes.
book-de694f03f7 = **Perché:** Tutto ciò che entra ed esce si vede.

# text: [bank](#money-bank): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise nobody.
book-b6cf2b85f3 = [Banca](#money-bank): chi la vede: tutti se l’interpretazione “[visibilità delle pepite](#option-nugget-visibility)” è *visibile*, altrimenti nessuno.

# text: [nuggets](#money-nuggets): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise its owner only.
book-ccb07115f4 = [Pepite](#money-nuggets): chi le vede: tutti se l’interpretazione “[visibilità delle pepite](#option-nugget-visibility)” è *visibile*, altrimenti solo il loro padrone.

# text: Past goal
book-97eee57100 = Caselle oltre il traguardo

# text: Do spaces beyond the goal count?
book-4b32514fd7 = Le caselle oltre la meta contano per la classifica finale?

# text: **Usual answer:** stop on goal. The answers are: stop on goal or count overshoot.
book-ab49c7b029 = **Risposta abituale:** fermarsi al traguardo. Le risposte sono: fermarsi al traguardo o contare oltre.

# text: **Why:** The board has none.
book-9c439b4b32 = **Perché:** Il tabellone non ne ha.

# text: The number [farthest](#number-farthest) depends on it.
book-7edd5fa439 = Il numero [più lontano](#number-farthest) ne dipende.

# text: Final buy
book-b19e9a80fd = Acquisto finale

# text: How much may be bought after the end, and in turn?
book-6f4a172330 = Quanto si può comprare dopo la fine, e a turno o insieme?

# text: **Usual answer:** up to 3 clockwise. The answers are: up to 3 clockwise, exactly 3 or 0 or simultaneous secret.
book-b5c5e55b0d = **Risposta abituale:** fino a 3 in senso orario. Le risposte sono: fino a 3 in senso orario, esattamente 3 o 0 o insieme e in segreto.

# text: **Why:** As in a turn.
book-6612f7c453 = **Perché:** Come in un turno.

# text: [finale](#phase-finale): If the ruling [final buy](#option-final-buy) is *simultaneous secret*: all players *p* where player *p* is not *[ruined](#term-player-ruined)* choose at the same time and in secret: [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is no); when all have chosen, the choices take effect; otherwise as told there.
book-56f7e4e151 = [Finale](#phase-finale): se l’interpretazione “[acquisto finale](#option-final-buy)” è *insieme e in segreto*: tutti i giocatori *p* che non sono *[rovinati](#term-player-ruined)* scelgono nello stesso momento e in segreto: [Comprare](#action-buy) (*massimo* è [3](#number-last-buy-limit); *tutto o niente* è no); quando tutti hanno scelto, le scelte hanno effetto; altrimenti come detto là.

# text: Last payday
book-c1ba455efa = Ultimo giorno di paga

# text: May more paydays follow the last one?
book-620bab511b = Possono seguire altri giorni di paga dopo l’ultimo?

# text: **Usual answer:** one only. The answers are: one only or repeat.
book-f070ad0fda = **Risposta abituale:** uno solo. Le risposte sono: uno solo o ripetere.

# text: **Why:** It is called the last.
book-3259e2aebb = **Perché:** Si chiama l’ultimo.

# text: [finale](#phase-finale): If the ruling [last payday](#option-last-payday) is *repeat*: repeat as long as *[payday due](#term-payday-due)* applies, and there is no [ruined](#term-player-ruined) player (Go through [Payday](#phase-payday) (for the *active*; *refilled* is yes)).
book-66fdedd384 = [Finale](#phase-finale): se l’interpretazione “[ultimo giorno di paga](#option-last-payday)” è *ripetere*: ripetete fintanto che vale *[paga dovuta](#term-payday-due)* e non c’è nessun giocatore [rovinato](#term-player-ruined) (Giocate il [giorno di paga](#phase-payday) (per l’*attivo*; *riempito* è sì)).

# text: Nugget supply
book-fb18c38bd9 = Scorta di pepite

# text: Are there only the 85 nuggets of the box?
book-304fe86051 = Ci sono solo le 85 pepite della scatola?

# text: **Usual answer:** unlimited. The answers are: unlimited or limited.
book-1d3d67d240 = **Risposta abituale:** illimitata. Le risposte sono: illimitata o limitata.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Perché:** Niente dice che cosa seguirebbe.

# text: [bank](#money-bank): It never runs out if the ruling [nugget supply](#option-nugget-supply) is *unlimited*.
book-2c29600f14 = [Banca](#money-bank): non si esaurisce mai se l’interpretazione “[scorta di pepite](#option-nugget-supply)” è *illimitata*.

# text: Prestart section
book-6c5bc380e9 = Caselle prima della partenza

# text: Do spaces before the start count as grey, or 5 and 0?
book-fbb76e4397 = Le caselle prima della partenza contano come grigie, o come 5 e 0?

# text: **Usual answer:** grey. The answers are: grey or own section.
book-0fd6c038c1 = **Risposta abituale:** grigio. Le risposte sono: grigio o sezione propria.

# text: **Why:** No source names a colour.
book-6720613bff = **Perché:** Non è indicato un altro colore.

# text: The number [early win](#number-early-win) depends on it.
book-34fdfae031 = Il numero [guadagno iniziale](#number-early-win) ne dipende.

# text: The number [early loss](#number-early-loss) depends on it.
book-a4eb636997 = Il numero [perdita iniziale](#number-early-loss) ne dipende.

# text: **[Adventurer](@assumed-adventurer)**: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
book-02b710d3f4 = **[Avventuriero](@assumed-adventurer)**: tutto adventurers.csv, le 27 terne di 1..6 con somma 10, e 3-3-3 e 4-4-4. Si conoscono 29 carte, tre valori ciascuna, e 6 come il migliore.

# text: **[Bill](@assumed-bill)**: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
book-2daeda3870 = **[Cambiale](@assumed-bill)**: la ripartizione delle 13 cambiali di un colore, 2, 3, 3, 3, 2 dei valori da 0 a 4. Ogni colore ha almeno un 1 e un 2.

# text: **[Event](@assumed-event)**: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
book-f007b35b6a = **[Evento](@assumed-event)**: la ripartizione 3, 2, 2, e le corse all’oro di 6 e 3 e di 5 e 2. Si conoscono sette carte, tre tipi di corsa all’oro, e 7 e 4 come una di esse.

# text: **[Forward](@assumed-forward)**: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
book-1254c2b72b = **[Avanti](@assumed-forward)**: i numeri dei vincitori della terza e quarta sezione del sentiero, e i confini di tutte. Si sa che grigio è 4 e beige 3, e che calano.

# text: **[Back](@assumed-back)**: The losers' numbers. Known are that one is 1 and that they grow.
book-ddc4d4ca2a = **[Indietro](@assumed-back)**: i numeri dei perdenti di tutte le sezioni. Si sa che uno di essi è 1 e che crescono.

# text: **[Trail end](@assumed-trail-end)**: The undertaker's 8 steps. So a game lasts as long as its box says.
book-094c4108d4 = **[Fine del sentiero](@assumed-trail-end)**: gli 8 passi del becchino. Con essi una partita dura quanto dice la scatola.

# text: **[Throw](@assumed-throw)**: Those who tie for the first turn roll again.
book-c1550c21f9 = **[Tiro](@assumed-throw)**: chi è pari per il primo turno tira di nuovo.

# text: **[Final tie](@assumed-final-tie)**: Equal hats with equal nuggets share.
book-cd92224562 = **[Parità finale](@assumed-final-tie)**: cappelli pari con pepite pari dividono la vittoria.

# text: 3 with 3 players, 4 with 4
book-2396762a5e = 3 in 3 giocatori, 4 in 4

# text: the number of players
book-e927a746bb = il numero dei giocatori

# text: first prize / second prize: 7 / 6, 6 / 5, 5 / 4; called “gold rush *first prize*/*second prize*”
book-b7f8a8e1dd = primo premio / secondo premio: 7 / 6, 6 / 5, 5 / 4; chiamata “corsa all’oro *primo premio*/*secondo premio*”

# text: Put vultures into the [sky](#money-sky): 13.
book-7db8716516 = Metti avvoltoi nel [cielo](#money-sky): 13.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [3](#number-setback) × 1).
book-eb706b3d5b = Esegui [Arretrare](#effect-step-back) (il giocatore è il *debitore*; *passi* è [3](#number-setback) × 1).

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [4](#number-fatal-vultures).
book-29edb95517 = **[Rovinato](@term-player-ruined)**: un giocatore è *rovinato* se i suoi [avvoltoi](#money-vultures) sono almeno [4](#number-fatal-vultures).

# text: **Usual answer:** secret. The answers are: public or secret.
book-395f616380 = **Risposta abituale:** segreto. Le risposte sono: visibile o segreto.

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [6](#number-trail-end).
book-b60de4adac = **[Funerale](@term-funeral)**: vale se il *[becchino](#state-undertaker)* è [6](#number-trail-end).

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [6](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-e77258c945 = [Funerale](#term-funeral): il *[becchino](#state-undertaker)* è [6](#number-trail-end), e (l’interpretazione “[arrivo del becchino](#option-undertaker-goal)” è *finisce subito*, o niente è [in corso](#zone-current)).

# text: X3 prestige
book-c0e17e83d2 = X3 prestigio

# text: X4 an auction goes by the numbers
book-f719593497 = X4 un’asta segue i numeri

# text: Y1 a payday until a column is used up
book-6dc50f7bda = Y1 un giorno di paga fino a esaurire una colonna

# text: Y3 four full rows are left, and a new payday follows at once
book-33adb896d4 = Y3 restano quattro righe piene, e segue subito un nuovo giorno di paga

# text: Y3 three full rows are left, and play goes on
book-b662ce2f4b = Y3 restano tre righe piene, e il gioco continua

# text: Y4 high noon with one winner
book-4ae5738422 = Y4 Mezzogiorno di fuoco con un solo vincitore

# text: Y5 with two bills each takes one, the active player first
book-823b78f251 = Y5 con due cambiali ognuno ne prende una, prima il giocatore attivo

# text: Y7 a player who can only repeat a total passes and shows his hand
book-a3544d1447 = Y7 chi può solo ripetere una somma passa e mostra la mano

# text: Y8 the undertaker has come home, blue wins
book-d0095938d0 = Y8 il becchino è arrivato, vince il Blu

# text: Y8 the undertaker has come home, blue and red share
book-f07fb01085 = Y8 il becchino è arrivato, Blu e Rosso condividono

# text: Y9 a third vulture ends the game at once
book-d50e26c0b0 = Y9 un terzo avvoltoio termina subito il gioco

# text: Y9 whoever has three vultures cannot buy, and loses
book-ac865328c7 = Y9 chi ha tre avvoltoi non può comprare e perde

# text: The lowest bidder takes the last adventurer and pays
book-6077249943 = Chi offre meno prende l’ultimo avventuriero e paga

# text: Who passes gets none
book-3e335b9d88 = Chi passa non ne riceve

# text: The second prize of a gold rush is one less
book-038866d011 = Il secondo premio di una corsa all’oro vale uno di meno

# text: The second is paid nearly as much as the first
book-d883675a8b = Il secondo riceve quasi quanto il primo

# text: Three forward and one back in every section, early
book-52f9635373 = Tre avanti e uno indietro in ogni sezione: all’inizio

# text: Three forward and one back in every section, late
book-a41bc3a1d5 = Tre avanti e uno indietro in ogni sezione: alla fine

# text: A vulture costs three spaces, and the third is not the last, the third
book-66920ad8b5 = Un avvoltoio costa tre caselle, e il terzo non è l’ultimo: il terzo

# text: A vulture costs three spaces, and the third is not the last, the fourth
book-0ea7c97156 = Un avvoltoio costa tre caselle, e il terzo non è l’ultimo: il quarto

# text: There are enough for all
book-06cfa52c08 = Ce n’è abbastanza per tutti

# text: One sees only one's own
book-ac97e54501 = Ognuno vede solo ciò che è suo

# text: The sixth step brings the undertaker home, from the fourth space
book-26a10bd863 = Il sesto passo porta il becchino a casa: dalla quarta casella

# text: The sixth step brings the undertaker home, from the fifth space
book-f6911b776d = Il sesto passo porta il becchino a casa: dalla quinta casella
