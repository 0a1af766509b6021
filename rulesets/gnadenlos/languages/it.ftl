### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gnadenlos!
title = Gnadenlos!

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
about = Ingaggiate avventurieri con le vostre cambiali, guadagnate prestigio grazie a loro, e sperate che scadano le cambiali degli altri.

# text: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
assumed-adventurer = Tutto adventurers.csv, le 27 terne di 1..6 con somma 10, più 3-3-3 e 4-4-4. Si sa che le carte sono 29, con tre valori ciascuna, e che 6 è il migliore.

# text: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
assumed-bill = La divisione delle 13 cambiali di un colore, 2, 3, 3, 3, 2 dei valori da 0 a 4. Ogni colore ha almeno un 1 e un 2.

# text: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
assumed-event = La divisione 3, 2, 2, e le corse all’oro di 6 e 3 e di 5 e 2. Si sa che le carte sono sette, che ci sono tre tipi di corsa all’oro, e che una vale 7 e 4.

# text: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
assumed-forward = I numeri dei vincitori nella terza e quarta sezione della pista, e i confini di tutte. Si conoscono grigio 4 e beige 3, e si sa che calano.

# text: The losers' numbers. Known are that one is 1 and that they grow.
assumed-back = I numeri dei perdenti in tutte le sezioni. Si sa che uno è 1 e che crescono.

# text: The undertaker's 8 steps. So a game lasts as long as its box says.
assumed-trail_end = Gli 8 passi del becchino. Con essi una partita dura quanto dice la scatola.

# text: Those who tie for the first turn roll again.
assumed-throw = Chi è in parità per il primo turno tira di nuovo.

# text: Equal hats with equal nuggets share.
assumed-final_tie = Cappelli pari con pepite pari dividono la vittoria.

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
options-setup-about = Si prepara il mercato e si danno avventurieri, o si mettono all’asta coppie di avventurieri?

# text: It is for the first games.
options-setup-why = Per le prime partite.

# text: Is a section's larger number the one forward, or of greater size?
options-poker_number-about = Il numero maggiore di una sezione è quello in avanti, o quello di valore assoluto maggiore?

# text: A review tells of growing losses.
options-poker_number-why = Una recensione parla di perdite che crescono con il prestigio.

# text: Must there be at least as many full rows as players, or exactly as many?
options-payday_threshold-about = Le file piene devono essere almeno quante i giocatori, o esattamente tante?

# text: The text says both.
options-payday_threshold-why = Il testo dice entrambe le cose.

# text: Which bill of the rolled column falls due?
options-payday_row-about = Quale cambiale della colonna tirata scade?

# text: It is next to the die.
options-payday_row-why = Quella nella fila accanto al dado.

# text: What does a debtor pay who has too little?
options-partial_payment-about = Che cosa paga un debitore che ha troppo poco?

# text: He runs out of money.
options-partial_payment-why = Si dice che abbia finito il denaro.

# text: Does a vulture cost five spaces, or five for each one has?
options-vulture_setback-about = Un avvoltoio costa cinque caselle, o cinque per ciascuno che si ha?

# text: Five for each received.
options-vulture_setback-why = Cinque per ciascuno ricevuto.

# text: Where does the unpaid bill go?
options-insolvent_bill-about = Dove va la cambiale non pagata?

# text: He may keep it.
options-insolvent_bill-why = Può tenerla.

# text: Does High Noon move the undertaker even if not carried out?
options-undertaker_timing-about = Mezzogiorno di fuoco muove il becchino anche se non viene eseguito?

# text: He moves before it, as for the seventh card.
options-undertaker_timing-why = Si muove prima, e anche per la settima carta.

# text: Is the High Noon that brings him home carried out?
options-undertaker_goal-about = Si esegue il Mezzogiorno di fuoco che lo porta alla meta?

# text: The seventh card is not.
options-undertaker_goal-why = La settima carta no.

# text: Does the undertaker go back when all show equal pistols?
options-all_equal-about = Il becchino torna indietro quando tutti mostrano pistole pari?

# text: The event was revealed.
options-all_equal-why = L’evento è stato rivelato.

# text: What does a single winner take if there is one bill?
options-high_noon_short-about = Che cosa prende un vincitore solo da un mercato con una sola cambiale?

# text: It is too few.
options-high_noon_short-why = È troppo poco.

# text: Do several winners take in turn, or point at bills at once?
options-high_noon_order-about = Più vincitori prendono a turno, o indicano le cambiali insieme?

# text: Everything else is done so.
options-high_noon_order-why = È l’ordine di tutto il resto.

# text: What happens to gaps in the last row?
options-last_row_compaction-about = Che ne è dei vuoti nell’ultima fila?

# text: Rows fill without gaps.
options-last_row_compaction-why = Le file si riempiono senza vuoti.

# text: Do backs of bills show their issuers?
options-bill_backs-about = I dorsi delle cambiali nel mercato mostrano chi le ha emesse?

# text: A taker may not look first.
options-bill_backs-why = Chi prende non può guardare prima.

# text: Do bids lie open, or is only their total told?
options-bids_open-about = Le offerte sono scoperte, o se ne dice solo il totale?

# text: All must see that totals differ.
options-bids_open-why = Tutti devono vedere che i totali sono diversi.

# text: In what order do bills of a bid enter the market?
options-bid_placement-about = In quale ordine le cambiali di un’offerta entrano nel mercato?

# text: They are laid face down.
options-bid_placement-why = Si mettono coperte.

# text: Do some of several passers get adventurers?
options-several_passes-about = Alcuni di quelli che passano ricevono avventurieri?

# text: Nobody hires for nothing.
options-several_passes-why = Nessuno ingaggia per niente.

# text: What if adventurers are too few for an auction?
options-short_pile-about = Che cosa si fa se gli avventurieri sono troppo pochi per un’asta?

# text: Some are better than none.
options-short_pile-why = Alcuni sono meglio di nessuno.

# text: Does the lowest bidder of the first auction pay?
options-advanced_lowest-about = L’offerente più basso dell’asta d’apertura paga la sua coppia?

# text: All are told to pay.
options-advanced_lowest-why = Tutti devono pagare.

# text: Who sees a player's nuggets?
options-nugget_visibility-about = Chi vede le pepite di un giocatore?

# text: All see what comes and goes.
options-nugget_visibility-why = Tutto ciò che entra ed esce si vede.

# text: Do spaces beyond the goal count?
options-past_goal-about = Le caselle oltre la meta contano per la classifica finale?

# text: The board has none.
options-past_goal-why = Il tabellone non ne ha.

# text: How much may be bought after the end, and in turn?
options-final_buy-about = Quanto si può comprare dopo la fine, e a turno o insieme?

# text: As in a turn.
options-final_buy-why = Come in un turno.

# text: May more paydays follow the last one?
options-last_payday-about = Possono seguire altri giorni di paga dopo l’ultimo?

# text: It is called the last.
options-last_payday-why = Si chiama l’ultimo.

# text: Are there only the 85 nuggets of the box?
options-nugget_supply-about = Ci sono solo le 85 pepite della scatola?

# text: Nothing says what follows.
options-nugget_supply-why = Non si dice che cosa accadrebbe.

# text: Do spaces before the start count as grey, or 5 and 0?
options-prestart_section-about = Le caselle prima della partenza contano come grigie, o come 5 e 0?

# text: No source names a colour.
options-prestart_section-why = Non è indicato un altro colore.

# text: The market has room for all bills.
spaces-spot-about = Formano il mercato, con posto per tutte le cambiali.

# text: The hired adventurers.
zones-crew-about = Gli avventurieri ingaggiati.

# text: To or from the market.
zones-sleeve-about = In viaggio verso il mercato o dal mercato.

# text: While it is carried out.
zones-current-about = Mentre viene eseguito.

# text: Who is active.
state-pistol-about = Chi è di turno.

# text: For the first turn; 0 is out of it.
state-throw-about = Per il primo turno; 0 è fuori.

# text: The sum of a bid; -1 is none.
state-stake-about = La somma di un’offerta; -1 vuol dire nessuna.

# text: Where a winner of High Noon points.
state-target-about = Dove indica un vincitore di Mezzogiorno di fuoco.

# text: Whose colour shows there.
state-back_of-about = Di chi è il colore che vi si vede.

# text: adventurer
components-adventurer = avventuriero
    .hidden = avventuriero sconosciuto
    .hidden-article = un avventuriero

# text: {gold}-{pistols}-{cards}
# values: $gold, $pistols, $cards
components-adventurer-kinds-hireling = { $gold }-{ $pistols }-{ $cards }
    .article = l’avventuriero { $gold }-{ $pistols }-{ $cards }

# text: bill
components-bill = cambiale
    .hidden = cambiale sconosciuta
    .hidden-article = una cambiale

# text: {issuer}'s {value}
# values: $issuer, $value
components-bill-kinds-bill_of = { $value } di { $issuer }
    .article = la cambiale { $value } di { $issuer }

# text: event
components-event = evento
    .hidden = evento sconosciuto

# text: gold rush {first_prize}/{second_prize}
# values: $first_prize, $second_prize
components-event-kinds-gold_rush = Corsa all’oro { $first_prize }/{ $second_prize }

# text: high noon
# values: $first_prize, $second_prize
components-event-kinds-high_noon = Mezzogiorno di fuoco

# text: poker
# values: $first_prize, $second_prize
components-event-kinds-poker = Poker

# text: die
components-die = dado

# text: plain die
# values: $rolled
components-die-kinds-plain_die = dado

# text: spot
spaces-spot = casella
    .numbered = casella { $number }
    .definite = la casella { $number }
    .of = della casella { $number }
    .on = sulla casella { $number }

# text: lot
spaces-lot = lotto
    .numbered = lotto { $number }
    .definite = il lotto { $number }

# text: pile
zones-pile = pila

# text: team
zones-team = squadra

# text: crew
zones-crew = banda

# text: shown
zones-shown = mostrato

# text: discards
zones-discards = scarti

# text: box
zones-box = scatola

# text: hand
zones-hand = mano

# text: bid
zones-bid = offerta

# text: sleeve
zones-sleeve = manica

# text: market
zones-market = mercato

# text: pack
zones-pack = eventi

# text: current
zones-current = in corso

# text: past
zones-past = passati

# text: tray
zones-tray = vassoio

# text: bank
money-nugget-bank = banca

# text: nuggets
money-nugget-nuggets = pepite

# text: sky
money-vulture-sky = cielo

# text: vultures
money-vulture-vultures = avvoltoi

# text: hat
state-hat = cappello

# text: undertaker
state-undertaker = becchino

# text: pistol
state-pistol = pistola

# text: throw
state-throw = tiro

# text: stake
state-stake = puntata

# text: target
state-target = bersaglio

# text: back of
state-back_of = dorso

# text: send
actions-send = mandare

# text: take
actions-take = prendere

# text: point
actions-point = indicare

# text: refill
actions-refill = riempire

# text: buy
actions-buy = comprare

# text: bid
actions-bid = offrire

# text: hire
actions-hire = ingaggiare

# text: lay
actions-lay = posare

# text: start roll
phases-start_roll = tiro iniziale

# text: play
phases-play = gioco

# text: event phase
phases-event_phase = fase dell’evento

# text: contest
phases-contest = sfida

# text: shooting
phases-shooting = sparatoria

# text: refill
phases-refill = rifornimento

# text: auction
phases-auction = asta

# text: first bidder
roles-first_bidder = primo offerente

# text: opening
roles-opening = apertura

# text: payday
phases-payday = giorno di paga

# text: refilled
roles-refilled = riempito

# text: rolls
phases-rolls = tiri

# text: finale
phases-finale = finale

# text: active
roles-active = giocatore attivo

# text: deal
steps-deal = distribuzione

# text: basic
steps-basic = gioco base

# text: pairs
steps-pairs = coppie

# text: start
steps-start = inizio

# text: turn
steps-turn = turno

# text: bills
steps-bills = cambiali

# text: lots
steps-lots = lotti

# text: paydays
steps-paydays = giorni di paga

# text: reveal
steps-reveal = rivelare

# text: seventh
steps-seventh = settimo

# text: last
steps-last = ultimo

# text: anew
steps-anew = da capo

# text: tell
steps-tell = annuncio

# text: noon
steps-noon = mezzogiorno

# text: done
steps-done = fatto

# text: settle
steps-settle = decidere

# text: outcome
steps-outcome = esito

# text: spent
steps-spent = usati

# text: home
steps-home = ritorno

# text: winners
steps-winners = vincitori

# text: share
steps-share = parte

# text: loot
steps-loot = bottino

# text: clashes
steps-clashes = contrasti

# text: gaps
steps-gaps = buchi

# text: backs
steps-backs = dorsi

# text: fill
steps-fill = colmare

# text: push
steps-push = spingere

# text: bids
steps-bids = offerte

# text: serve
steps-serve = servire

# text: keep
steps-keep = tenere

# text: alike
steps-alike = uguali

# text: sight
steps-sight = in vista

# text: mix
steps-mix = mescola

# text: clear
steps-clear = sgombera

# text: calls
steps-calls = chiamate

# text: roll
steps-roll = tiro

# text: used up
steps-used_up = esaurito

# text: due
steps-due = dovuta

# text: default
steps-default = insolvenza

# text: over
steps-over = finito

# text: more
steps-more = ancora

# text: buys
steps-buys = acquisti

# text: ruined
terms-ruined = rovinato

# text: funeral
terms-funeral = funerale

# text: arrival
terms-arrival = arrivo

# text: over
terms-over = finito

# text: leading
terms-leading = in testa

# text: skill
terms-skill = abilità

# text: rating
terms-rating = forza

# text: best
terms-best = migliore

# text: second
terms-second = seconda

# text: worst
terms-worst = peggiore

# text: top
terms-top = in cima

# text: bottom
terms-bottom = in fondo

# text: staffed
terms-staffed = fornito

# text: waiting
terms-waiting = in attesa

# text: pips
terms-pips = punti del dado

# text: filled
terms-filled = occupata

# text: bare
terms-bare = vuota

# text: due
terms-due = dovuta

# text: called
terms-called = chiamata

# text: last row
terms-last_row = ultima riga

# text: next spot
terms-next_spot = casella successiva

# text: full rows
terms-full_rows = righe piene

# text: payday due
terms-payday_due = paga dovuta

# text: plain
terms-plain = uniforme

# text: goal
numbers-goal = traguardo

# text: start space
numbers-start_space = casella di partenza

# text: trail end
numbers-trail_end = fine del sentiero

# text: start nuggets
numbers-start_nuggets = pepite iniziali

# text: buy limit
numbers-buy_limit = limite di acquisto

# text: last buy limit
numbers-last_buy_limit = ultimo limite di acquisto

# text: crew limit
numbers-crew_limit = limite della banda

# text: lots shown
numbers-lots_shown = lotti mostrati

# text: setback
numbers-setback = arretramento

# text: fatal vultures
numbers-fatal_vultures = avvoltoi fatali

# text: vulture stock
numbers-vulture_stock = riserva di avvoltoi

# text: farthest
numbers-farthest = più lontano

# text: early win
numbers-early_win = guadagno iniziale

# text: early loss
numbers-early_loss = perdita iniziale

# text: setup
options-setup = preparazione

# text: poker number
options-poker_number = numero del poker

# text: payday threshold
options-payday_threshold = soglia del giorno di paga

# text: payday row
options-payday_row = riga del giorno di paga

# text: partial payment
options-partial_payment = pagamento parziale

# text: vulture setback
options-vulture_setback = arretramento per gli avvoltoi

# text: insolvent bill
options-insolvent_bill = cambiale non pagata

# text: undertaker timing
options-undertaker_timing = momento del becchino

# text: undertaker goal
options-undertaker_goal = arrivo del becchino

# text: all equal
options-all_equal = tutti pari

# text: high noon short
options-high_noon_short = mercato scarso a Mezzogiorno di fuoco

# text: high noon order
options-high_noon_order = ordine a Mezzogiorno di fuoco

# text: last row compaction
options-last_row_compaction = buchi nell’ultima riga

# text: bill backs
options-bill_backs = dorsi delle cambiali

# text: bids open
options-bids_open = offerte scoperte

# text: bid placement
options-bid_placement = posa delle offerte

# text: several passes
options-several_passes = più giocatori passano

# text: short pile
options-short_pile = troppo pochi avventurieri

# text: advanced lowest
options-advanced_lowest = offerta più bassa dell’apertura

# text: nugget visibility
options-nugget_visibility = visibilità delle pepite

# text: past goal
options-past_goal = caselle oltre il traguardo

# text: final buy
options-final_buy = acquisto finale

# text: last payday
options-last_payday = ultimo giorno di paga

# text: nugget supply
options-nugget_supply = scorta di pepite

# text: prestart section
options-prestart_section = caselle prima della partenza

# text: step forward
effects-step_forward = avanzare

# text: step back
effects-step_back = arretrare

# text: show backs
effects-show_backs = mostrare i dorsi

# text: rush
effects-rush = corsa

# text: play poker
effects-play_poker = giocare a poker

# text: default on
effects-default_on = insolvenza

# text: gold
traits-gold = oro

# text: pistols
traits-pistols = pistole

# text: cards
traits-cards = carte

# text: issuer
traits-issuer = debitore

# text: value
traits-value = valore

# text: first prize
traits-first_prize = primo premio

# text: second prize
traits-second_prize = secondo premio

# text: basic
options-setup-values-basic = gioco base

# text: advanced
options-setup-values-advanced = avanzato

# text: signed
options-poker_number-values-signed = con segno

# text: magnitude
options-poker_number-values-magnitude = senza segno

# text: at least
options-payday_threshold-values-at_least = almeno

# text: exactly
options-payday_threshold-values-exactly = esattamente

# text: topmost
options-payday_row-values-topmost = la più in alto

# text: outermost
options-payday_row-values-outermost = la più esterna

# text: pays all
options-partial_payment-values-pays_all = paga tutto

# text: pays none
options-partial_payment-values-pays_none = non paga nulla

# text: once
options-vulture_setback-values-once = una volta

# text: cumulative
options-vulture_setback-values-cumulative = sempre di più

# text: to issuer
options-insolvent_bill-values-to_issuer = al debitore

# text: stays
options-insolvent_bill-values-stays = resta

# text: on reveal of event
options-undertaker_timing-values-on_reveal_of_event = quando si rivela

# text: only if resolved
options-undertaker_timing-values-only_if_resolved = solo se eseguito

# text: ends at once
options-undertaker_goal-values-ends_at_once = finisce subito

# text: resolve first
options-undertaker_goal-values-resolve_first = prima si esegue

# text: undertaker stays
options-all_equal-values-undertaker_stays = resta fermo

# text: undertaker back
options-all_equal-values-undertaker_back = arretra

# text: none taken
options-high_noon_short-values-none_taken = non si prende nulla

# text: single takes one
options-high_noon_short-values-single_takes_one = uno solo ne prende una

# text: clockwise from active
options-high_noon_order-values-clockwise_from_active = in senso orario dall’attivo

# text: simultaneous secret
options-high_noon_order-values-simultaneous_secret = insieme e in segreto

# text: push left
options-last_row_compaction-values-push_left = spingere a sinistra

# text: leave gaps
options-last_row_compaction-values-leave_gaps = lasciare buchi

# text: uniform
options-bill_backs-values-uniform = uniformi

# text: coloured
options-bill_backs-values-coloured = colorati

# text: open
options-bids_open-values-open = aperte

# text: total announced
options-bids_open-values-total_announced = si annuncia la somma

# text: placer chooses secretly
options-bid_placement-values-placer_chooses_secretly = chi posa sceglie in segreto

# text: shuffled
options-bid_placement-values-shuffled = mescolate

# text: openly
options-bid_placement-values-openly = apertamente

# text: none for passers
options-several_passes-values-none_for_passers = niente per chi passa

# text: earlier ranks higher
options-several_passes-values-earlier_ranks_higher = chi passa prima sta più in alto

# text: offer what exists
options-short_pile-values-offer_what_exists = offrire ciò che c’è

# text: skip phase
options-short_pile-values-skip_phase = saltare la fase

# text: pays
options-advanced_lowest-values-pays = paga

# text: keeps bills
options-advanced_lowest-values-keeps_bills = tiene le cambiali

# text: public
options-nugget_visibility-values-public = visibile

# text: secret
options-nugget_visibility-values-secret = segreto

# text: stop on goal
options-past_goal-values-stop_on_goal = fermarsi al traguardo

# text: count overshoot
options-past_goal-values-count_overshoot = contare oltre

# text: up to 3 clockwise
options-final_buy-values-up_to_3_clockwise = fino a 3 in senso orario

# text: exactly 3 or 0
options-final_buy-values-exactly_3_or_0 = esattamente 3 o 0

# text: simultaneous secret
options-final_buy-values-simultaneous_secret = insieme e in segreto

# text: one only
options-last_payday-values-one_only = uno solo

# text: repeat
options-last_payday-values-repeat = ripetere

# text: unlimited
options-nugget_supply-values-unlimited = illimitata

# text: limited
options-nugget_supply-values-limited = limitata

# text: grey
options-prestart_section-values-grey = grigio

# text: own section
options-prestart_section-values-own_section = sezione propria

# text: {me} sends {adventurer}
# values: $me, $adventurer
actions-send-says = { $me } manda { $adventurer-article }

# text: {me} takes the bills of {spots}
# values: $me, $spots
actions-take-says = { $me } prende { $spots-count ->
    [one] la cambiale { $spots-of }
   *[other] le cambiali { $spots-of }
 }

# text: {me} points at {spot}
# values: $me, $spot
actions-point-says = { $me } indica { $spot-definite }

# text: {me} moves the bill of {source} to {gap}
# values: $me, $source, $gap
actions-refill-says = { $me } sposta la cambiale { $source-of } { $gap-on }

# text: {me} buys {amount} spaces
# values: $me, $amount
actions-buy-says = { $me } compra { $amount ->
    [one] una casella
   *[other] { $amount } caselle
 }

# text: {me} bids {bills}, {me.stake} in all
# values: $me, $bills, $me_stake
actions-bid-says = { $me } offre { $bills }, { $me_stake } in tutto

# text: {me}: hire {lot}
# values: $me, $lot
actions-hire-says = { $me } sceglie { $lot-definite }

# text: {me} lays {bill} on {spot}
# values: $me, $bill, $spot
actions-lay-says = { $me } posa { $bill-article } { $spot-on }

# text: {debtor} cannot pay and takes a vulture
# values: $debtor
effects-default_on-say = { $debtor } non può pagare e prende un avvoltoio

# text: {me} hires {lot.team}
# values: $me, $lot_team
actions-hire-say = { $me } ingaggia { $lot_team }

# text: the seventh card, {current}, is not carried out
# values: $current
phases-event_phase-seventh-last-say = La settima carta, { $current }, non viene eseguita

# text: {me} turns up {current}
# values: $me, $current
phases-event_phase-tell-say = { $me } scopre { $current }

# text: all are equal, and nothing happens
phases-contest-settle-say = Tutti sono pari, e non succede nulla

# text: the die shows {pips}
# values: $pips
phases-rolls-calls-repeat-roll-say = Il dado mostra { $pips }

# text: {bill} falls due
# values: $bill
phases-rolls-calls-repeat-reveal-say = Scade: { $bill }

# text: Everyone hires
variants-everyone_hired-title = Tutti ingaggiano

# text: There is one adventurer for each, and the lowest bidder takes the last one and pays.
variants-everyone_hired-about = C’è un avventuriero per ciascuno, e l’offerente più basso prende l’ultimo e paga.

# text: Fat veins
variants-fat_veins-title = Vene ricche

# text: The second of a gold rush gets one nugget less than the first.
variants-fat_veins-about = Il secondo di una corsa all’oro riceve una pepita in meno del primo.

# text: A gentle poker
variants-gentle_poker-title = Poker clemente

# text: Wherever they stand on the trail, winners move three spaces and losers one.
variants-gentle_poker-about = Ovunque siano sulla pista, i vincitori avanzano di tre caselle e i perdenti arretrano di una.

# text: Light vultures
variants-light_vultures-title = Avvoltoi leggeri

# text: A vulture costs three spaces, and the fourth ends the game. Four players need 13 of them.
variants-light_vultures-about = Un avvoltoio costa tre caselle, e il quarto finisce la partita. In quattro ne servono 13.

# text: Secret nuggets
variants-secret_nuggets-title = Pepite segrete

# text: Nobody need show what he has left.
variants-secret_nuggets-about = Nessuno deve mostrare ciò che gli è rimasto.

# text: A short trail
variants-short_trail-title = Pista corta

# text: The undertaker has six steps only, so a game ends sooner.
variants-short_trail-about = Il becchino ha solo sei passi, quindi la partita finisce prima.
