### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Digging
title = Cercatori d’oro

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
about = Aprite miniere, riempitele di forzieri, chiudetele in tempo e combattete per loro con i banditi.

# text: The first dealer is drawn by lot.
assumed-dealer = Il primo mazziere viene estratto a sorte.

# text: Nothing forces a draw, so partners could pass cards for ever.
assumed-stall_guard = Nulla nelle regole obbliga a pescare: i compagni potrebbero passarsi carte all’infinito.

# text: Do four play two against two?
options-mode-about = In quattro si gioca due contro due?

# text: It is the main game.
options-mode-why = È il gioco principale.

# text: Which chests does a double chest double, besides itself?
options-double_chest_effect-about = Quali forzieri raddoppia un forziere doppio, oltre a valere due esso stesso?

# text: All others, if it lies first, as in all scored examples.
options-double_chest_effect-why = Tutti gli altri, se è il primo. Gli esempi di punteggio del regolamento non lasciano altra lettura.

# text: May a third player win the mine, or only spoil the attack?
options-individual_fight-about = Un terzo giocatore può vincere la miniera, o solo far fallire l’attacco?

# text: The highest wins.
options-individual_fight-why = Vince il valore più alto.

# text: Who gets the mine when sides are equally strong?
options-tie_partnership-about = Chi ottiene la miniera quando le due parti sono ugualmente forti?

# text: Attackers must be stronger.
options-tie_partnership-why = L’attaccante deve essere più forte.

# text: May chests be laid on a contested mine?
options-chest_on_contested-about = Si possono mettere forzieri su una miniera contesa?

# text: Nothing forbids it.
options-chest_on_contested-why = Nulla lo vieta.

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
options-closing_loss-about = Che cosa costa chiudere una miniera contesa: la sua ultima carta forziere, o un forziere, cioè mezzo doppio?

# text: The text says a card.
options-closing_loss-why = Il testo per le coppie dice: una carta.

# text: May a mine be opened for somebody else?
options-open_for_others-about = Si può aprire una miniera davanti a qualcun altro?

# text: A new mine lies before the player.
options-open_for_others-why = Una nuova miniera si mette davanti al giocatore.

# text: May one attack a mine of one's own side, as a bluff?
options-own_mine_fight-about = Si può attaccare per bluff una miniera della propria parte?

# text: The text speaks of opponents.
options-own_mine_fight-why = Il testo parla di avversari.

# text: May a mine without chests be closed?
options-close_empty-about = Si può chiudere una miniera senza forzieri?

# text: Any mine may be.
options-close_empty-why = Si può con qualsiasi miniera.

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
options-removed_chests-about = Quali forzieri si tolgono nelle partite piccole? (A scelta: il primo mazziere dice per ogni metallo se il doppio è tra questi.)

# text: The numbers speak of single chests.
options-removed_chests-why = I numeri parlano di forzieri singoli.

# text: May one do nothing in the last turn?
options-final_turn_null-about = Si può non fare nulla nell’ultimo turno pur potendo agire?

# text: One action is a duty.
options-final_turn_null-why = Un’azione è obbligatoria.

# text: Who wins when several reach the target at once?
options-both_reach-about = Chi vince quando più giocatori raggiungono l’obiettivo nella stessa mano?

# text: Within a hand nobody is first.
options-both_reach-why = Dentro una mano nessuno arriva primo.

# text: What follows equal totals at the target?
options-final_tie-about = Che cosa segue a totali uguali, all’obiettivo o sopra?

# text: One side must win.
options-final_tie-why = Una parte deve vincere.

# text: When may reaching the target end the game?
options-when_to_check-about = Quando il raggiungimento dell’obiettivo può finire la partita?

# text: It says after a round.
options-when_to_check-why = Il testo dice: alla fine di una mano.

# text: What happens to a fight when the hand ends?
options-unfinished_fight-about = Che ne è di un combattimento interrotto dalla fine della mano?

# text: It was not settled.
options-unfinished_fight-why = Non è stato deciso.

# text: A review forbids it.
options-table_talk-why = Una recensione dice che non possono.

# text: May partners tell their cards? (Then each sees the other's hand.)
options-table_talk-about = I compagni possono dirsi le carte? (Allora ciascuno vede la mano dell’altro.)

# text: Must one draw after sixteen turns without draw or play?
options-stall_guard-about = Si deve pescare dopo sedici turni senza pescare né giocare?

# text: Games must end.
options-stall_guard-why = Una partita deve finire.

# text: Who deals the next hand?
options-next_dealer-about = Chi dà le carte nella mano successiva?

# text: So the start moves on.
options-next_dealer-why = Chi ha cominciato questa, così l’inizio si sposta.

# text: Numbered as they are opened.
spaces-mine-about = Sono numerate nell’ordine in cui si aprono.

# text: The mine and what closes it.
zones-sign-about = La miniera stessa, e ciò che la chiude.

# text: The bandits in the fight.
zones-gang-about = I banditi nel combattimento.

# text: Who drew last.
state-drawer-about = Chi ha pescato l’ultima carta del mazzo.

# text: Before whom it lies.
state-owner-about = Davanti a chi si trova.

# text: Its double has lost a chest.
state-chipped-about = Il suo forziere doppio ha perso un forziere.

# text: Turns in a row without draw or play.
state-idle-about = Turni di fila senza pescare né giocare.

# text: Whoever digs up the target first.
score-about = Vince chi per primo ha scavato fino all’obiettivo.

# text: card
components-card = carta
    .hidden = carta sconosciuta
    .hidden-article = una carta

# text: {metal} mine
# values: $metal, $strength
components-card-kinds-claim = miniera { $metal-of }
    .article = una miniera { $metal-of }

# text: {metal} chest
# values: $metal, $strength
components-card-kinds-chest = forziere { $metal-of }
    .article = un forziere { $metal-of }

# text: double {metal} chest
# values: $metal, $strength
components-card-kinds-double = doppio forziere { $metal-of }
    .article = un doppio forziere { $metal-of }

# text: closed mine
# values: $metal, $strength
components-card-kinds-closer = miniera chiusa
    .article = una miniera chiusa

# text: bandit {strength}
# values: $strength, $metal
components-card-kinds-bandit = bandito { $strength }
    .article = un bandito { $strength }

# text: mine
spaces-mine = miniera
    .numbered = miniera { $number }
    .definite = la miniera { $number }
    .on = sulla miniera { $number }

# text: deck
zones-deck = mazzo

# text: hand
zones-hand = mano

# text: sign
zones-sign = insegna

# text: vein
zones-vein = vena

# text: gang
zones-gang = banda

# text: discard
zones-discard = scarti

# text: box
zones-box = scatola

# text: dealer
state-dealer = mazziere

# text: drawer
state-drawer = ultimo a pescare

# text: owner
state-owner = padrone

# text: shut
state-shut = chiusa

# text: chipped
state-chipped = intaccata

# text: fight
state-fight = contesa

# text: attacker
state-attacker = attaccante

# text: idle
state-idle = attesa

# text: total
state-total = totale

# text: metal
words-metal = metallo

# text: gold
words-metal-gold = oro
    .of = d’oro

# text: silver
words-metal-silver = argento
    .of = d’argento

# text: copper
words-metal-copper = rame
    .of = di rame

# text: give up double
actions-give_up_double = togliere un doppio

# text: draw
actions-draw = pescare

# text: pass
actions-pass = passare

# text: open
actions-open = aprire

# text: work
actions-work = scavare

# text: close
actions-close = chiudere

# text: attack
actions-attack = attaccare

# text: join
actions-join = unirsi

# text: sit out
actions-sit_out = saltare

# text: surplus
phases-surplus = eccedenza

# text: hand
phases-hand = partita

# text: tally
phases-tally = conteggio

# text: turn
phases-turn = turno

# text: lot
steps-lot = sorte

# text: hands
steps-hands = mani

# text: deal
steps-deal = distribuzione

# text: metals
steps-metals = metalli

# text: singles
steps-singles = semplici

# text: dig
steps-dig = scavo

# text: last
steps-last = ultimi

# text: mines
steps-mines = miniere

# text: held
steps-held = carte in mano

# text: act
steps-act = azione

# text: choose
steps-choose = scelta

# text: settle
steps-settle = decisione

# text: treasure
terms-treasure = tesoro

# text: surplus
terms-surplus = eccedenza

# text: open
terms-open = aperta

# text: side
terms-side = squadra

# text: metal
terms-metal = metallo

# text: twofold
terms-twofold = raddoppiata

# text: points
terms-points = punti

# text: banked
terms-banked = acquisito

# text: haul
terms-haul = bottino

# text: standing
terms-standing = livello

# text: lead
terms-lead = testa

# text: reached
terms-reached = raggiunto

# text: power
terms-power = potenza

# text: stalled
terms-stalled = stallo

# text: hand size
numbers-hand_size = carte in mano

# text: partnership target
numbers-partnership_target = traguardo delle coppie

# text: individual target
numbers-individual_target = traguardo individuale

# text: chests removed
numbers-chests_removed = forzieri tolti

# text: stall limit
numbers-stall_limit = limite dell’attesa

# text: all cards
numbers-all_cards = tutte le carte

# text: hand limit
numbers-hand_limit = limite della mano

# text: open percent
numbers-open_percent = percento delle miniere aperte

# text: target
numbers-target = traguardo

# text: mode
options-mode = modo di gioco

# text: double chest effect
options-double_chest_effect = effetto del forziere doppio

# text: individual fight
options-individual_fight = contesa ognuno per sé

# text: tie partnership
options-tie_partnership = parità fra coppie

# text: chest on contested
options-chest_on_contested = forzieri su una miniera contesa

# text: closing loss
options-closing_loss = costo della chiusura

# text: open for others
options-open_for_others = aprire davanti ad altri

# text: own mine fight
options-own_mine_fight = attacco alle proprie miniere

# text: close empty
options-close_empty = chiusura di miniere vuote

# text: removed chests
options-removed_chests = forzieri tolti

# text: final turn null
options-final_turn_null = non fare nulla nell’ultimo turno

# text: both reach
options-both_reach = più squadre al traguardo

# text: final tie
options-final_tie = parità finale

# text: when to check
options-when_to_check = momento della verifica

# text: unfinished fight
options-unfinished_fight = contesa interrotta

# text: table talk
options-table_talk = intese fra compagni

# text: stall guard
options-stall_guard = rimedio allo stallo

# text: next dealer
options-next_dealer = prossimo mazziere

# text: end fight
effects-end_fight = fine della contesa

# text: lose last chest
effects-lose_last_chest = perdere l’ultimo forziere

# text: choose dealer
effects-choose_dealer = scelta del mazziere

# text: strength
traits-strength = forza

# text: partnership
options-mode-values-partnership = a coppie

# text: individual
options-mode-values-individual = ognuno per sé

# text: first only
options-double_chest_effect-values-first_only = solo la prima

# text: later chests
options-double_chest_effect-values-later_chests = i forzieri successivi

# text: any position
options-double_chest_effect-values-any_position = in ogni posizione

# text: never
options-double_chest_effect-values-never = mai

# text: highest takes
options-individual_fight-values-highest_takes = vince il più alto

# text: attacker only
options-individual_fight-values-attacker_only = solo l’attaccante

# text: defender
options-tie_partnership-values-defender = difensore

# text: attacker
options-tie_partnership-values-attacker = attaccante

# text: allowed
options-chest_on_contested-values-allowed = permesso

# text: forbidden
options-chest_on_contested-values-forbidden = vietato

# text: card
options-closing_loss-values-card = carta

# text: chest
options-closing_loss-values-chest = forziere

# text: self only
options-open_for_others-values-self_only = solo davanti a sé

# text: anyone
options-open_for_others-values-anyone = davanti a chiunque

# text: forbidden
options-own_mine_fight-values-forbidden = vietato

# text: allowed
options-own_mine_fight-values-allowed = permesso

# text: allowed
options-close_empty-values-allowed = permesso

# text: needs chest
options-close_empty-values-needs_chest = serve un forziere

# text: singles only
options-removed_chests-values-singles_only = solo semplici

# text: player choice
options-removed_chests-values-player_choice = a scelta del mazziere

# text: only if stuck
options-final_turn_null-values-only_if_stuck = solo se non si può altro

# text: voluntary
options-final_turn_null-values-voluntary = volontario

# text: higher total
options-both_reach-values-higher_total = il totale più alto

# text: shared
options-both_reach-values-shared = diviso

# text: another hand
options-final_tie-values-another_hand = un’altra mano

# text: shared
options-final_tie-values-shared = diviso

# text: end of hand
options-when_to_check-values-end_of_hand = alla fine della mano

# text: immediately on close
options-when_to_check-values-immediately_on_close = subito alla chiusura

# text: void
options-unfinished_fight-values-void = non vale

# text: settle now
options-unfinished_fight-values-settle_now = si decide subito

# text: forbidden
options-table_talk-values-forbidden = vietato

# text: allowed
options-table_talk-values-allowed = permesso

# text: on
options-stall_guard-values-on = sì

# text: off
options-stall_guard-values-off = no

# text: left shift
options-next_dealer-values-left_shift = a sinistra

# text: winner deals
options-next_dealer-values-winner_deals = dà il vincitore

# text: by lot
options-next_dealer-values-by_lot = a sorte

# text: {me} removes the double {metal} chest
# values: $me, $metal
actions-give_up_double-says = { $me } toglie il doppio forziere { $metal-of }

# text: {me} draws
# values: $me
actions-draw-says = { $me } pesca

# text: {me} passes {card} to {partner}
# values: $me, $card, $partner
actions-pass-says = { $me } passa { $card-article } a { $partner }

# text: {me} opens {mine}, a {claim}, before {keeper}
# values: $me, $mine, $claim, $keeper
actions-open-says = { $me } apre { $mine-definite }, { $claim-article }, davanti a { $keeper }

# text: {me} lays a {card} on {mine}
# values: $me, $card, $mine
actions-work-says = { $me } mette { $card-article } { $mine-on }

# text: {me} closes {mine}
# values: $me, $mine
actions-close-says = { $me } chiude { $mine-definite }

# text: {me} attacks {mine} with {bandit}
# values: $me, $mine, $bandit
actions-attack-says = { $me } attacca { $mine-definite } con { $bandit-article }

# text: {me} joins the fight for {mine} with {bandit}
# values: $me, $mine, $bandit
actions-join-says = { $me } si unisce alla lotta per { $mine-definite } con { $bandit-article }

# text: {me} does nothing
# values: $me
actions-sit_out-says = { $me } non fa nulla

# text: the fight for {mine} is over, it belongs to {mine.owner}
# values: $mine, $mine_owner
effects-settle-say = La lotta per { $mine-definite } è finita, appartiene a { $mine_owner }

# text: {side} digs up {side.haul}
# values: $side, $side_haul
phases-tally-mines-say = { $side } estrae { $side_haul }

# text: Attackers win ties
variants-attacker_wins_ties-title = In parità vince l’attaccante

# text: Partners who attack need only be as strong as the defence.
variants-attacker_wins_ties-about = Ai compagni che attaccano basta essere forti quanto la difesa.

# text: Half for open mines
variants-half_for_open-title = Metà per le miniere aperte

# text: Mines that are open at the end of the hand count half, each rounded down.
variants-half_for_open-about = Le miniere aperte alla fine della mano valgono la metà, ciascuna arrotondata per difetto.

# text: Eight cards
variants-hand_limit_8-title = Otto carte

# text: Nobody draws who holds eight cards or more, unless nothing else is possible or sixteen turns have passed without draw or play.
variants-hand_limit_8-about = Chi ha otto carte o più non pesca, a meno che non si possa fare altro o siano passati sedici turni senza pescare né giocare.

# text: Late doubling
variants-late_doubling-title = Raddoppio tardivo

# text: A double chest doubles all chests that are laid after it, wherever it lies.
variants-late_doubling-about = Un forziere doppio raddoppia tutti i forzieri messi dopo di lui, ovunque si trovi.

# text: No passing
variants-no_passing-title = Senza passaggi

# text: Partners give each other no cards.
variants-no_passing-about = I compagni non si danno carte.

# text: A quick match
variants-quick_match-title = Una partita veloce

# text: Alone 25, 30 or 35 points are enough, by the number of players. Good for a first game.
variants-quick_match-about = Da soli bastano 25, 30 o 35 punti, secondo il numero di giocatori. Adatta alla prima partita.

# text: A single hand
variants-single_hand-title = Una sola mano

# text: One hand decides, whatever it brings. Good for tests and short games.
variants-single_hand-about = Decide una mano, qualunque cosa porti. Adatta per prove e partite brevi.
