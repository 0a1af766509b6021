### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gravediggers
title = Becchini

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
about = Sotterrate oggetti di valore, poi saccheggiate i cimiteri. I più modesti vengono pagati per primi.

# text: The first player is drawn by lot.
assumed-starter = Il primo giocatore viene estratto a sorte.

# text: Cemeteries are numbered clockwise, from the one before player 1.
assumed-screens = I cimiteri sono numerati in senso orario, e il giocatore 1 siede davanti al primo.

# text: What may be done at a robbed cemetery that no card could refill?
options-robbed_cemetery_after_deck_empty-about = Che cosa si può fare in un cimitero saccheggiato quando non c’erano più carte per rifornirlo?

# text: It is not robbed again, yet in the end all with cards are.
options-robbed_cemetery_after_deck_empty-why = Non può più essere saccheggiato, e alla fine si saccheggiano tutti i cimiteri che hanno carte. Le due cose valgono insieme solo se lì non si mette più nulla.

# text: What if all cemeteries are closed before a hand is empty?
options-all_cemeteries_closed-about = Che cosa succede se tutti i cimiteri sono chiusi prima che una mano sia vuota?

# text: Nothing can be placed or robbed.
options-all_cemeteries_closed-why = Non si può più sotterrare né saccheggiare nulla.

# text: Are filled fists returned when a lone guard stops a robbery?
options-guard_fists-about = I pugni pieni vengono restituiti quando una guardia sola ferma il saccheggio?

# text: Only bandits take fists.
options-guard_fists-why = Solo i banditi prendono i pugni.

# text: What happens to a fist that the bounty cannot pay?
options-unpaid_fist-about = Che ne è di un pugno che il bottino non ha potuto pagare?

# text: A review of a sister game says it.
options-unpaid_fist-why = Lo dice una recensione di un’edizione sorella.

# text: What if a group cannot be paid in full?
options-shortfall-about = Che cosa succede quando un gruppo non può essere pagato per intero?

# text: Both books say so.
options-shortfall-why = Entrambi i regolamenti.

# text: Where does bounty go that is left when all are paid?
options-leftover-about = Dove va il bottino che avanza quando tutti sono pagati?

# text: It is implied.
options-leftover-why = È sottinteso.

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
options-credit_timing-about = Quando possono chiedere un prestito i poveri? (In ogni momento vuol dire: all’inizio del proprio turno e di ogni saccheggio.)

# text: Money matters before a fist.
options-credit_timing-why = Il denaro conta solo prima di un pugno.

# text: Are there only the five notes of the box?
options-credit_note_supply-about = Ci sono solo le cinque note di credito della scatola?

# text: They are components.
options-credit_note_supply-why = Sono componenti contati.

# text: Do notes count when one is called poor?
options-credit_threshold-about = Le note di credito contano come debito quando si stabilisce chi è povero?

# text: One shows coins.
options-credit_threshold-why = Ciò che si mostra sono le monete.

# text: Must a fist be made of the coins one has?
options-fist_change-about = Il pugno deve essere fatto proprio delle monete che si possiedono?

# text: Nothing forbids changing.
options-fist_change-why = È più semplice, e nulla vieta di cambiare.

# text: Can the 235 coins run out?
options-supply-about = Le 235 della scatola possono finire?

# text: Nothing says what follows.
options-supply-why = Non si dice che cosa accadrebbe.

# text: Is the next tile drawn, or pointed at?
options-tile_draw-about = La prossima tessera viene pescata, o è il giocatore a indicarne una?

# text: The odds are the same.
options-tile_draw-why = Le probabilità sono le stesse.

# text: May View and Turn Over be declined?
options-turn_over_optional-about = Si può rinunciare a Guarda e a Gira?

# text: The text says so.
options-turn_over_optional-why = Il testo è all’imperativo.

# text: Do players still see what they placed, viewed or saw robbed?
options-memory_aid-about = I giocatori continuano a vedere ciò che hanno posto, guardato o visto saccheggiare?

# text: A screen may remember.
options-memory_aid-why = Uno schermo può ricordarlo altrettanto bene.

# text: Where are the cemeteries without a player?
options-empty_screen_placement-about = Dove sono i cimiteri senza giocatore?

# text: It is simplest.
options-empty_screen_placement-why = È la cosa più semplice.

# text: Where do the last robberies begin?
options-last_robbery_start-about = Da dove cominciano gli ultimi saccheggi?

# text: Both books say so.
options-last_robbery_start-why = Entrambi i regolamenti.

# text: Who wins with equal wealth?
options-final_tie-about = Chi vince a parità di ricchezza?

# text: No source says.
options-final_tie-why = Le fonti tacciono.

# text: Do others still act with two widows or more?
options-widow_multi-about = Gli altri agiscono ancora quando ci sono due o più vedove?

# text: Both books say so.
options-widow_multi-why = Entrambi i regolamenti.

# text: What one stakes.
money-coin-fist-about = Ciò che si punta in un saccheggio.

# text: What a robbery shares out.
money-coin-bounty-about = Ciò che un saccheggio ha da spartire.

# text: Each is a debt of ten.
money-note-notes-about = Ciascuna è un debito di dieci.

# text: Turns in a row with every cemetery closed.
state-stalled-about = Turni di fila cominciati con tutti i cimiteri chiusi.

# text: Who is paid.
state-spoils-about = Chi viene pagato, e chi per primo.

# text: As a hand has run out, the deck refills nothing.
phases-last_robberies-about = Una mano è finita; anche il mazzo lo è e non rifornisce più nulla.

# text: People wake in their order.
priorities-people-about = I personaggi tra le carte si svegliano nel loro ordine.

# text: A share comes on top of the fist.
payouts-bounty_shares-about = La parte si aggiunge al pugno, che torna a casa in ogni caso.

# text: The richest wins when the last cemeteries are robbed.
score-about = Vince il più ricco quando una mano è vuota e gli ultimi cimiteri sono stati saccheggiati.

# text: card
components-card = carta
    .hidden = carta sconosciuta
    .hidden-article = una carta

# text: valuable {value}
# values: $value, $sort
components-card-kinds-valuable = oggetto di valore { $value }
    .article = un oggetto di valore { $value }

# text: valuable X
# values: $sort, $value
components-card-kinds-doubler = oggetto di valore X
    .article = un oggetto di valore X

# text: widow
# values: $sort, $value
components-card-kinds-widow = vedova
    .article = una vedova

# text: guard
# values: $sort, $value
components-card-kinds-guard = guardia
    .article = una guardia

# text: accomplice
# values: $sort, $value
components-card-kinds-accomplice = complice
    .article = un complice

# text: bandit
# values: $sort, $value
components-card-kinds-bandit = bandito
    .article = un bandito

# text: tile
components-tile = tessera
    .hidden = tessera sconosciuta

# text: place
components-tile-kinds-place = Posiziona

# text: view
components-tile-kinds-view = Guarda

# text: turn over
components-tile-kinds-turn_over = Gira

# text: gravedigger
components-tile-kinds-gravedigger = Becchino

# text: cemetery
spaces-cemetery = cimitero
    .numbered = cimitero { $number }
    .definite = il cimitero { $number }
    .of = del cimitero { $number }
    .at = nel cimitero { $number }

# text: deck
zones-deck = mazzo

# text: hand
zones-hand = mano

# text: plot
zones-plot = tombe

# text: box
zones-box = scatola

# text: pool
zones-pool = riserva

# text: used
zones-used = usate

# text: bank
money-coin-bank = banca

# text: coins
money-coin-coins = monete

# text: fist
money-coin-fist = pugno

# text: bounty
money-coin-bounty = bottino

# text: credit
money-note-credit = credito

# text: notes
money-note-notes = note di credito

# text: closed
state-closed = chiuso

# text: stalled
state-stalled = stallo

# text: spoils
state-spoils = spartizione

# text: before
state-before = prima

# text: sort
words-sort = tipo

# text: valuables
words-sort-valuables = oggetti di valore

# text: people
words-sort-people = personaggi

# text: modest first
words-spoils-modest_first = prima i modesti

# text: greedy first
words-spoils-greedy_first = prima gli avidi

# text: withheld
words-spoils-withheld = nessuna spartizione

# text: bury
actions-bury = sotterrare

# text: view
actions-view = guardare

# text: turn over
actions-turn_over = girare

# text: decline
actions-decline = rinunciare

# text: rob
actions-rob = saccheggiare

# text: borrow
actions-borrow = prendere un prestito

# text: clench
actions-clench = riempire il pugno

# text: point
actions-point = indicare

# text: week
phases-week = settimana

# text: starter
roles-starter = primo giocatore

# text: last robberies
phases-last_robberies = ultimi saccheggi

# text: burial
roles-burial = sepoltura

# text: robber
roles-robber = predone

# text: robbery
phases-robbery = saccheggio

# text: credit round
phases-credit_round = giro di credito

# text: deal
steps-deal = distribuzione

# text: lot
steps-lot = sorteggio

# text: turn
steps-turn = turno

# text: stall
steps-stall = stallo

# text: draw
steps-draw = pesca

# text: read
steps-read = lettura

# text: tell
steps-tell = annuncio

# text: dig
steps-dig = scava

# text: mix
steps-mix = mescola

# text: round
steps-round = giro

# text: note
steps-note = nota

# text: fists
steps-fists = pugni

# text: reveal
steps-reveal = rivelazione

# text: people
steps-people = personaggi

# text: fill
steps-fill = riempi

# text: share
steps-share = spartisci

# text: clear
steps-clear = sgombera

# text: late credit
steps-late_credit = credito tardivo

# text: ask
steps-ask = chiedi

# text: guard reward
terms-guard_reward = premio della guardia

# text: reopening
terms-reopening = riapertura

# text: wealth
terms-wealth = ricchezza

# text: poor
terms-poor = povero

# text: home
terms-home = casa

# text: open
terms-open = aperto

# text: ripe
terms-ripe = maturo

# text: treasure
terms-treasure = tesoro

# text: hand size
numbers-hand_size = carte in mano

# text: starting coins
numbers-starting_coins = monete all’inizio

# text: starting ones
numbers-starting_ones = monete da uno all’inizio

# text: poor below
numbers-poor_below = povero sotto

# text: loan
numbers-loan = prestito

# text: credit stock
numbers-credit_stock = scorta di credito

# text: raid percent
numbers-raid_percent = percentuale dell’assalto

# text: patience
numbers-patience = pazienza

# text: most notes
numbers-most_notes = massimo di note

# text: richest
numbers-richest = il più ricco

# text: robbed cemetery after deck empty
options-robbed_cemetery_after_deck_empty = cimitero saccheggiato a mazzo finito

# text: all cemeteries closed
options-all_cemeteries_closed = tutti i cimiteri chiusi

# text: guard fists
options-guard_fists = pugni davanti a una guardia

# text: unpaid fist
options-unpaid_fist = pugno non pagato

# text: shortfall
options-shortfall = bottino insufficiente

# text: leftover
options-leftover = resto del bottino

# text: credit timing
options-credit_timing = momento del credito

# text: credit note supply
options-credit_note_supply = scorta di note di credito

# text: credit threshold
options-credit_threshold = soglia di povertà

# text: fist change
options-fist_change = cambio per il pugno

# text: supply
options-supply = scorta di monete

# text: tile draw
options-tile_draw = pesca delle tessere

# text: turn over optional
options-turn_over_optional = obbligo di girare

# text: memory aid
options-memory_aid = promemoria

# text: empty screen placement
options-empty_screen_placement = cimiteri senza giocatore

# text: last robbery start
options-last_robbery_start = inizio degli ultimi saccheggi

# text: final tie
options-final_tie = parità finale

# text: widow multi
options-widow_multi = più vedove

# text: bounty shares
payouts-bounty_shares = parti del bottino

# text: value
traits-value = valore

# text: closed
options-robbed_cemetery_after_deck_empty-values-closed = chiuso

# text: closed dump
options-robbed_cemetery_after_deck_empty-values-closed_dump = deposito chiuso

# text: reopens
options-robbed_cemetery_after_deck_empty-values-reopens = riapre

# text: closed until end
options-robbed_cemetery_after_deck_empty-values-closed_until_end = chiuso fino alla fine

# text: end at once
options-all_cemeteries_closed-values-end_at_once = fine immediata

# text: place skipped
options-all_cemeteries_closed-values-place_skipped = non si sotterra

# text: returned
options-guard_fists-values-returned = restituiti

# text: lost
options-guard_fists-values-lost = persi

# text: kept
options-unpaid_fist-values-kept = tenuto

# text: lost
options-unpaid_fist-values-lost = perso

# text: stop
options-shortfall-values-stop = basta

# text: skip
options-shortfall-values-skip = saltare

# text: to supply
options-leftover-values-to_supply = alla banca

# text: carry over
options-leftover-values-carry_over = resta lì

# text: before fist
options-credit_timing-values-before_fist = prima del pugno

# text: any time
options-credit_timing-values-any_time = in ogni momento

# text: end of robbery
options-credit_timing-values-end_of_robbery = alla fine del saccheggio

# text: limited 5
options-credit_note_supply-values-limited_5 = solo 5

# text: unlimited
options-credit_note_supply-values-unlimited = illimitato

# text: coins only
options-credit_threshold-values-coins_only = solo monete

# text: net of notes
options-credit_threshold-values-net_of_notes = tolte le note

# text: free change
options-fist_change-values-free_change = cambio libero

# text: exact coins
options-fist_change-values-exact_coins = monete esatte

# text: unlimited
options-supply-values-unlimited = illimitato

# text: physical
options-supply-values-physical = come nella scatola

# text: random
options-tile_draw-values-random = a caso

# text: choose position
options-tile_draw-values-choose_position = scegliere un posto

# text: forced
options-turn_over_optional-values-forced = obbligatorio

# text: optional
options-turn_over_optional-values-optional = facoltativo

# text: on
options-memory_aid-values-on = sì

# text: off
options-memory_aid-values-off = no

# text: after last player
options-empty_screen_placement-values-after_last_player = dopo l’ultimo giocatore

# text: spread evenly
options-empty_screen_placement-values-spread_evenly = distribuiti

# text: seat of e
options-last_robbery_start-values-seat_of_e = da chi provoca la fine

# text: where last card was placed
options-last_robbery_start-values-where_last_card_was_placed = dove è stata sotterrata l’ultima carta

# text: shared
options-final_tie-values-shared = condiviso

# text: fewest notes
options-final_tie-values-fewest_notes = meno note

# text: last robbery winner
options-final_tie-values-last_robbery_winner = vincitore dell’ultimo saccheggio

# text: others act
options-widow_multi-values-others_act = gli altri agiscono

# text: all cancel
options-widow_multi-values-all_cancel = tutti si annullano

# text: {me} buries {card} at {cemetery}
# values: $me, $card, $cemetery
actions-bury-says = { $me } sotterra { $card-article } { $cemetery-at }

# text: {me} looks at {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-view-says = { $me } guarda { $card-article }, numero { $position_of_card } { $cemetery-of }

# text: {me} turns up {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-turn_over-says = { $me } scopre { $card-article }, numero { $position_of_card } { $cemetery-of }

# text: {me} declines
# values: $me
actions-decline-says = { $me } rinuncia

# text: {me} robs {cemetery}
# values: $me, $cemetery
actions-rob-says = { $me } saccheggia { $cemetery-definite }

# text: {me} takes a credit note
# values: $me
actions-borrow-says = { $me } prende una nota di credito

# text: {me} holds {amount}
# values: $me, $amount
actions-clench-says = { $me } { $amount ->
    [0] mostra un pugno vuoto
    [one] ha una moneta nel pugno
   *[other] ha { $amount } monete nel pugno
 }

# text: {me}: point {tile}
# values: $me, $tile
actions-point-says = { $me } indica la tessera «{ $tile }»

# text: {owner} shows {amount} coins
# values: $owner, $amount
money-coin-coins-shown = { $owner } mostra { $amount ->
    [one] una moneta
   *[other] { $amount } monete
 }

# text: {me} draws the {tile} tile
# values: $me, $tile
phases-week-turn-tell-say = { $me } pesca la tessera «{ $tile }»

# text: {cemetery} holds {cemetery.plot}
# values: $cemetery, $cemetery_plot
phases-robbery-reveal-say = { $cemetery-at } c’è: { $cemetery_plot }

# text: The boldest first
variants-boldest_first-title = Prima i più audaci

# text: Every bounty is paid from the fullest fist down, whoever else lies there.
variants-boldest_first-about = Ogni bottino si paga dal pugno più pieno in giù, chiunque altro giaccia lì.

# text: A busy night
variants-busy_night-title = Una notte movimentata

# text: Two robberies in seven turns. Bounties are smaller, and the game may end with all cemeteries closed.
variants-busy_night-about = Due saccheggi in sette turni. I bottini sono più piccoli, e la partita può finire con tutti i cimiteri chiusi.

# text: The greedy pay
variants-greedy_penalty-title = Gli avidi pagano

# text: Who asks for more than the bounty can pay loses his fist. Bluffing is sharper.
variants-greedy_penalty-about = Chi chiede più di quanto il bottino possa pagare perde il pugno. Bluffare è più rischioso.

# text: The guard wakes first
variants-guard_first-title = La guardia si sveglia per prima

# text: A lone guard stops the robbery before a widow can send the others home.
variants-guard_first-about = Una guardia sola ferma il saccheggio prima che una vedova possa mandare a casa gli altri.

# text: Less luck
variants-less_luck-title = Meno fortuna

# text: Only two doublers lie in the ground. Bounties differ less, and bluffs pay less.
variants-less_luck-about = Sottoterra ci sono solo due raddoppi. I bottini variano meno, e i bluff rendono meno.

# text: Next in line
variants-next_in_line-title = Avanti il prossimo

# text: A group that cannot be paid in full is passed over, and those after it are paid.
variants-next_in_line-about = Un gruppo che non può essere pagato per intero viene saltato, e si pagano i successivi.

# text: A rich start
variants-rich_start-title = Un ricco inizio

# text: Twenty coins each and no credit. Who has nothing has an empty fist.
variants-rich_start-about = Venti monete a testa e niente credito. Chi non ha nulla ha il pugno vuoto.

# text: A soft raid
variants-soft_raid-title = Razzia clemente

# text: Bandits take only half of each fist, rounded up.
variants-soft_raid-about = I banditi prendono solo metà di ogni pugno, arrotondata per eccesso.

# text: Trinkets
variants-trinkets-title = Cianfrusaglie

# text: Three more cards, worth 1 each. They are valuables like the others, and every rule knows them.
variants-trinkets-about = Tre carte in più, del valore di 1 ciascuna. Sono oggetti di valore come gli altri, e ogni regola li conosce.

# text: trinket
# values: $sort, $value
components-card-kinds-trinket = cianfrusaglia
    .article = una cianfrusaglia

# text: The watchman's pot
variants-watchman_pot-title = Il piatto del guardiano

# text: A lone guard does not pay 5 to every empty fist, but shares out 10 among them.
variants-watchman_pot-about = Una guardia sola non paga 5 a ogni pugno vuoto, ma ne spartisce 10 tra loro.
