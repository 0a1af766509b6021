### Messages for it, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Graverobbers
title = Tombaroli

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
about = Sette tombe, ladri contro investigatori e polizia, obiettivi segreti e un’accusa a testa.

# text: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
assumed-detectives = 13, 9 e 5 di valore 1, 2 e 3. Il regolamento stampa 13, 9 e 3, che fa 25, e dice 27.

# text: All of objectives.csv, in each colour seven pairs and two majorities.
assumed-objectives = Tutto objectives.csv. In ogni colore sette coppie, ogni tomba in due di esse, e due maggioranze; nessuna fonte le mostra.

# text: The first player is drawn by lot.
assumed-holder = Il primo giocatore viene estratto a sorte.

# text: If all are tied to the end, they share.
assumed-nobody_left = Se tutti sono pari fino in fondo, dividono la vittoria.

# text: How many games make a match?
options-games-about = Quante partite fanno un incontro?

# text: It is agreed in advance.
options-games-why = Si stabilisce prima.

# text: How many detectives of value 1, 2 and 3 are there?
options-detective_split-about = Quanti investigatori di valore 1, 2 e 3 ci sono?

# text: One wrong word, and even steps.
options-detective_split-why = Una parola sbagliata, e passi regolari.

# text: Must its side win before a pair of tombs pays?
options-pair_needs_side-about = La propria parte deve vincere perché una coppia di tombe renda?

# text: The detailed section names the tombs alone.
options-pair_needs_side-why = La sezione dettagliata chiede solo le tombe.

# text: Does the pawn go on from the active player after accusations?
options-pawn_after_accusation-about = La pedina va a sinistra del giocatore attivo dopo un turno con accuse?

# text: It moves after full rounds.
options-pawn_after_accusation-why = Altrove si muove solo dopo giri completi.

# text: Who may go on after accusations in his turn?
options-second_card_exception-about = Chi può continuare il proprio turno dopo le accuse?

# text: Nothing sets the first player apart.
options-second_card_exception-why = Nulla distingue il primo giocatore.

# text: Do tombs robbed in the last count bring accusations?
options-accuse_at_end-about = Ci sono accuse dopo le tombe derubate nell’ultimo conteggio?

# text: Play is over.
options-accuse_at_end-why = Il gioco è finito.

# text: May one place a card and spy then?
options-spy_order-about = Si può giocare una carta e poi spiare?

# text: The text speaks of a second card.
options-spy_order-why = Il testo parla di una seconda carta.

# text: How do discarded police lie?
options-spy_face-about = Come si posa la polizia scartata?

# text: They are out.
options-spy_face-why = È fuori dal gioco.

# text: May police be discarded when no last card lies face down?
options-spy_without_target-about = Si può scartare la polizia quando nessuna ultima carta è coperta?

# text: Spying is turning a card.
options-spy_without_target-why = Spiare vuol dire girare una carta.

# text: Are objectives chosen after the hand is seen?
options-objective_order-about = Gli obiettivi si scelgono dopo o prima di vedere la mano?

# text: A review says after.
options-objective_order-why = Una recensione dice dopo.

# text: Is the first card counted before the second is placed?
options-two_cards_timing-about = La prima carta si conta prima che si giochi la seconda?

# text: It may bring accusations.
options-two_cards_timing-why = Può portare prima ad accuse.

# text: When do four tombs of one kind end the game?
options-early_end_check-about = Quando quattro tombe dello stesso tipo finiscono il gioco?

# text: The text says so.
options-early_end_check-why = Lo dice il testo.

# text: Is there an eighth round, though only tombs count?
options-round_8-about = C’è un ottavo giro, benché solo sette tombe si possano girare per contare?

# text: They are just counters.
options-round_8-why = Le tombe sono solo contatori.

# text: What happens to leaders who are tied?
options-tie_elimination-about = Che ne è dei primi ancora in parità?

# text: The next best wins.
options-tie_elimination-why = Come è stampato, vince il successivo.

# text: How many black objectives make the accused guilty?
options-accusation_basis-about = Quanti obiettivi neri rendono colpevole l’accusato?

# text: The text asks for one.
options-accusation_basis-why = Il testo ne chiede almeno uno.

# text: Who starts the next game of a match?
options-next_first_player-about = Chi comincia la partita successiva di un incontro?

# text: The pawn always moves left.
options-next_first_player-why = La pedina va sempre a sinistra.

# text: Is a tomb without cards counted in the end?
options-empty_column-about = Una tomba senza carte si conta alla fine?

# text: It is saved with equal sums.
options-empty_column-why = La sua difesa è pari al bottino, quindi è salva.

# text: Whom the player has accused.
state-suspect-about = Chi il giocatore ha accusato.

# text: Who has the pawn.
state-holder-about = Chi ha la pedina.

# text: Who began this round.
state-starter-about = Chi ha cominciato questo giro.

# text: card
components-card = carta
    .hidden = carta sconosciuta
    .hidden-article = una carta

# text: robber {value}
# values: $value
components-card-kinds-robber = ladro { $value }
    .article = un ladro { $value }

# text: detective {value}
# values: $value
components-card-kinds-detective = investigatore { $value }
    .article = un investigatore { $value }

# text: police {value}
# values: $value
components-card-kinds-police = polizia { $value }
    .article = una polizia { $value }

# text: objective
components-objective = obiettivo
    .hidden = obiettivo sconosciuto
    .hidden-article = un obiettivo

# text: {edge} pair {tomb_a}-{tomb_b}
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-pair = coppia { $edge } { $tomb_a }-{ $tomb_b }
    .article = la coppia { $edge } { $tomb_a }-{ $tomb_b }

# text: black majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_robbed = maggioranza nera
    .article = la maggioranza nera

# text: white majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_saved = maggioranza bianca
    .article = la maggioranza bianca

# text: tomb
spaces-tomb = tomba
    .numbered = tomba { $number }
    .definite = la tomba { $number }
    .on = sulla tomba { $number }

# text: deck
zones-deck = mazzo

# text: hand
zones-hand = mano

# text: column
zones-column = fila

# text: spies
zones-spies = spie

# text: unused
zones-unused = inutilizzate

# text: goals
zones-goals = obiettivi

# text: dropped
zones-dropped = scartati

# text: fate
state-fate = sorte

# text: suspect
state-suspect = sospettato

# text: holder
state-holder = pedina

# text: starter
state-starter = primo giocatore

# text: active
state-active = attivo

# text: total
state-total = totale

# text: edge
words-edge = bordo

# text: black
words-edge-black = nera

# text: white
words-edge-white = bianca

# text: undecided
words-fate-undecided = incerta

# text: saved
words-fate-saved = salva

# text: robbed
words-fate-robbed = derubata

# text: drop
actions-drop = scartare

# text: place
actions-place = giocare

# text: also place
actions-also_place = giocare ancora

# text: spy
actions-spy = spiare

# text: spy blindly
actions-spy_blindly = spiare alla cieca

# text: accuse
actions-accuse = accusare

# text: one game
phases-one_game = una partita

# text: deal objectives
phases-deal_objectives = distribuire gli obiettivi

# text: rounds
phases-rounds = giri

# text: turn
phases-turn = turno

# text: after spy
phases-after_spy = dopo lo spionaggio

# text: fill
phases-fill = riempire

# text: accusations
phases-accusations = accuse

# text: last count
phases-last_count = ultimo conteggio

# text: lot
steps-lot = sorte

# text: games
steps-games = partite

# text: start
steps-start = inizio

# text: play
steps-play = gioco

# text: clean
steps-clean = riordino

# text: early goals
steps-early_goals = obiettivi prima

# text: deal
steps-deal = distribuzione

# text: finish
steps-finish = fine

# text: round
steps-round = giro

# text: pawn
steps-pawn = pedina

# text: table
steps-table = tavolo

# text: early
steps-early = in anticipo

# text: robbed
steps-robbed = saccheggiata

# text: act
steps-act = azione

# text: first
steps-first = primo

# text: second
steps-second = secondo

# text: alone
steps-alone = da sola

# text: full
steps-full = piena

# text: count
steps-count = conta

# text: ask
steps-ask = domanda

# text: tally
steps-tally = conteggio

# text: tombs robbed
terms-tombs_robbed = tombe saccheggiate

# text: cemetery robbed
terms-cemetery_robbed = cimitero saccheggiato

# text: decided
terms-decided = deciso

# text: uncounted
terms-uncounted = non contata

# text: full
terms-full = piena

# text: veiled
terms-veiled = velata

# text: loot
terms-loot = bottino

# text: escorts
terms-escorts = scorta

# text: defence
terms-defence = difesa

# text: holds out
terms-holds_out = resiste

# text: wanted
terms-wanted = richiesta

# text: side won
terms-side_won = parte vincente

# text: pair done
terms-pair_done = coppia riuscita

# text: fulfilled
terms-fulfilled = raggiunto

# text: balance
terms-balance = bilancio

# text: guilty
terms-guilty = colpevole

# text: as accuser
terms-as_accuser = come accusatore

# text: as accused
terms-as_accused = come accusato

# text: gain
terms-gain = guadagno

# text: hand size
numbers-hand_size = carte in mano

# text: full rounds
numbers-full_rounds = giri completi

# text: tombs
numbers-tombs = tombe

# text: column size
numbers-column_size = dimensione della colonna

# text: majority
numbers-majority = maggioranza

# text: objectives dealt
numbers-objectives_dealt = obiettivi distribuiti

# text: last round
numbers-last_round = ultimo giro

# text: late spy
numbers-late_spy = spionaggio tardivo

# text: right accuser
numbers-right_accuser = accusatore giusto

# text: right accused
numbers-right_accused = accusato a ragione

# text: wrong accuser
numbers-wrong_accuser = accusatore sbagliato

# text: wrong accused
numbers-wrong_accused = accusato a torto

# text: detective split
options-detective_split = ripartizione dei detective

# text: pair needs side
options-pair_needs_side = coppie solo con la propria parte

# text: pawn after accusation
options-pawn_after_accusation = pedina dopo un’accusa

# text: second card exception
options-second_card_exception = seconda carta dopo le accuse

# text: accuse at end
options-accuse_at_end = accuse alla fine

# text: spy order
options-spy_order = ordine dello spionaggio

# text: spy face
options-spy_face = posizione della polizia scartata

# text: spy without target
options-spy_without_target = spionaggio senza bersaglio

# text: objective order
options-objective_order = scelta degli obiettivi

# text: two cards timing
options-two_cards_timing = conto di due carte

# text: early end check
options-early_end_check = fine anticipata

# text: round 8
options-round_8 = ottavo giro

# text: tie elimination
options-tie_elimination = parità in testa

# text: accusation basis
options-accusation_basis = fondamento di un’accusa

# text: next first player
options-next_first_player = prossimo primo giocatore

# text: empty column
options-empty_column = tomba vuota alla fine

# text: lay
effects-lay = posare

# text: count tomb
effects-count_tomb = contare la tomba

# text: choose holder
effects-choose_holder = assegnare la pedina

# text: value
traits-value = valore

# text: tomb a
traits-tomb_a = tomba a

# text: tomb b
traits-tomb_b = tomba b

# text: pays
traits-pays = rende

# text: thirteen nine five
options-detective_split-values-thirteen_nine_five = 13, 9, 5

# text: fifteen nine three
options-detective_split-values-fifteen_nine_three = 15, 9, 3

# text: thirteen eleven three
options-detective_split-values-thirteen_eleven_three = 13, 11, 3

# text: thirteen nine three
options-detective_split-values-thirteen_nine_three = 13, 9, 3

# text: unchanged
options-pawn_after_accusation-values-unchanged = invariata

# text: passes
options-pawn_after_accusation-values-passes = passa

# text: any player
options-second_card_exception-values-any_player = ogni giocatore

# text: first player only
options-second_card_exception-values-first_player_only = solo il primo giocatore

# text: spy first
options-spy_order-values-spy_first = prima spiare

# text: any order
options-spy_order-values-any_order = in qualsiasi ordine

# text: face up
options-spy_face-values-face_up = in su

# text: face down
options-spy_face-values-face_down = in giù

# text: forbidden
options-spy_without_target-values-forbidden = vietato

# text: allowed
options-spy_without_target-values-allowed = permesso

# text: after
options-objective_order-values-after = dopo

# text: before
options-objective_order-values-before = prima

# text: sequential
options-two_cards_timing-values-sequential = una dopo l’altra

# text: both first
options-two_cards_timing-values-both_first = prima entrambe

# text: end of turn
options-early_end_check-values-end_of_turn = alla fine del turno

# text: at once
options-early_end_check-values-at_once = subito

# text: plain counter
options-round_8-values-plain_counter = semplice conto

# text: seven rounds
options-round_8-values-seven_rounds = sette giri

# text: out
options-tie_elimination-values-out = eliminati

# text: shared
options-tie_elimination-values-shared = diviso

# text: any black
options-accusation_basis-values-any_black = uno nero qualsiasi

# text: all black
options-accusation_basis-values-all_black = tutti i neri

# text: pawn moves left
options-next_first_player-values-pawn_moves_left = la pedina va a sinistra

# text: lowest score
options-next_first_player-values-lowest_score = il punteggio più basso

# text: counted
options-empty_column-values-counted = contata

# text: ignored
options-empty_column-values-ignored = ignorata

# text: {me} discards {objective}
# values: $me, $objective
actions-drop-says = { $me } scarta { $objective-article }

# text: {me} plays {card} at {tomb}
# values: $me, $card, $tomb
actions-place-says = { $me } gioca { $card-article } { $tomb-on }

# text: {me} plays {extra} at {second}
# values: $me, $extra, $second
actions-also_place-says = { $me } gioca { $extra-article } { $second-on }

# text: {me} gives up {police} and turns up {shown} at {tomb}
# values: $me, $police, $shown, $tomb
actions-spy-says = { $me } rinuncia a { $police-article } e scopre { $shown-article } { $tomb-on }

# text: {me} gives up {police}
# values: $me, $police
actions-spy_blindly-says = { $me } rinuncia a { $police-article }

# text: {me} accuses {accused}
# values: $me, $accused
actions-accuse-says = { $me } accusa { $accused }

# text: {tomb} is {tomb.fate}, {tomb.loot} against {tomb.defence}
# values: $tomb, $tomb_fate, $tomb_loot, $tomb_defence
effects-count_tomb-say = { $tomb }: { $tomb_fate }, { $tomb_loot } contro { $tomb_defence }

# text: {player} scores {player.gain}
# values: $player, $player_gain
phases-last_count-tally-say = { $player } ottiene { $player_gain ->
    [one] { $player_gain } punto
   *[other] { $player_gain } punti
 }

# text: Five-card tombs
variants-five_card_tombs-title = Tombe da cinque carte

# text: The fifth card fills a tomb, and the game is shorter by two rounds.
variants-five_card_tombs-about = La quinta carta riempie una tomba, e il gioco dura due giri di meno.

# text: Free police
variants-free_police-title = Polizia libera

# text: One detective is enough for all police at a tomb.
variants-free_police-about = Un investigatore basta per tutta la polizia di una tomba.

# text: Shared ties
variants-shared_ties-title = Parità condivise

# text: Leaders who are still tied share the victory instead of falling out.
variants-shared_ties-about = I primi ancora in parità dividono la vittoria invece di uscire.

# text: Sharp accusations
variants-sharp_accusations-title = Accuse taglienti

# text: A right accusation brings 4 and costs the accused 3; a wrong one costs 2 and brings him 2.
variants-sharp_accusations-about = Un’accusa giusta rende 4 e costa 3 all’accusato; una sbagliata costa 2 e gliene rende 2.

# text: Ties rob
variants-tie_robs-title = La parità deruba

# text: The defence must be greater than the loot. A tomb without cards is robbed too.
variants-tie_robs-about = La difesa deve essere maggiore del bottino. Anche una tomba senza carte viene derubata.

# text: Two objectives
variants-two_objectives-title = Due obiettivi

# text: Two objectives each, and one of them is dropped. Tombs are harder to read.
variants-two_objectives-about = Due obiettivi a testa, e uno si scarta. Le tombe sono più difficili da leggere.
