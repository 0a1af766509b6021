### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Graverobbers
title = Les Pilleurs de tombes

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
about = Sept tombes, des pilleurs contre des détectives et la police, des objectifs secrets et une accusation chacun.

# text: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
assumed-detectives = 13, 9 et 5 de valeur 1, 2 et 3. Le livret imprime 13, 9 et 3, ce qui fait 25, et dit 27.

# text: All of objectives.csv, in each colour seven pairs and two majorities.
assumed-objectives = Tout objectives.csv. Dans chaque couleur sept paires, chaque tombe dans deux d’entre elles, et deux majorités ; aucune source ne les montre.

# text: The first player is drawn by lot.
assumed-holder = Le premier joueur est tiré au sort.

# text: If all are tied to the end, they share.
assumed-nobody_left = Si tous sont à égalité jusqu’au bout, ils partagent la victoire.

# text: How many games make a match?
options-games-about = Combien de manches font une partie ?

# text: It is agreed in advance.
options-games-why = On en convient à l’avance.

# text: How many detectives of value 1, 2 and 3 are there?
options-detective_split-about = Combien y a-t-il de détectives de valeur 1, 2 et 3 ?

# text: One wrong word, and even steps.
options-detective_split-why = Un seul mot faux, et des écarts réguliers.

# text: Must its side win before a pair of tombs pays?
options-pair_needs_side-about = Faut-il que son camp gagne pour qu’une paire de tombes rapporte ?

# text: The detailed section names the tombs alone.
options-pair_needs_side-why = La section détaillée ne demande que les tombes.

# text: Does the pawn go on from the active player after accusations?
options-pawn_after_accusation-about = Le pion va-t-il à la gauche du joueur actif après un tour avec accusations ?

# text: It moves after full rounds.
options-pawn_after_accusation-why = Ailleurs, il ne bouge qu’après des tours de table complets.

# text: Who may go on after accusations in his turn?
options-second_card_exception-about = Qui peut continuer son tour après des accusations ?

# text: Nothing sets the first player apart.
options-second_card_exception-why = Rien ne distingue le premier joueur.

# text: Do tombs robbed in the last count bring accusations?
options-accuse_at_end-about = Y a-t-il des accusations après les tombes pillées lors du dernier compte ?

# text: Play is over.
options-accuse_at_end-why = Le jeu est fini.

# text: May one place a card and spy then?
options-spy_order-about = Peut-on poser une carte puis espionner ?

# text: The text speaks of a second card.
options-spy_order-why = Le texte parle d’une deuxième carte.

# text: How do discarded police lie?
options-spy_face-about = Comment la police défaussée est-elle posée ?

# text: They are out.
options-spy_face-why = Elle est hors du jeu.

# text: May police be discarded when no last card lies face down?
options-spy_without_target-about = Peut-on défausser la police quand aucune dernière carte n’est face cachée ?

# text: Spying is turning a card.
options-spy_without_target-why = Espionner, c’est retourner une carte.

# text: Are objectives chosen after the hand is seen?
options-objective_order-about = Choisit-on les objectifs après ou avant d’avoir vu sa main ?

# text: A review says after.
options-objective_order-why = Une critique dit : après.

# text: Is the first card counted before the second is placed?
options-two_cards_timing-about = La première carte est-elle comptée avant que la deuxième soit posée ?

# text: It may bring accusations.
options-two_cards_timing-why = Elle peut d’abord amener des accusations.

# text: When do four tombs of one kind end the game?
options-early_end_check-about = Quand quatre tombes d’une même sorte mettent-elles fin au jeu ?

# text: The text says so.
options-early_end_check-why = Le texte le dit.

# text: Is there an eighth round, though only tombs count?
options-round_8-about = Y a-t-il un huitième tour, bien que seules sept tombes puissent être retournées pour compter ?

# text: They are just counters.
options-round_8-why = Les tombes ne sont que des compteurs.

# text: What happens to leaders who are tied?
options-tie_elimination-about = Que deviennent les premiers encore à égalité ?

# text: The next best wins.
options-tie_elimination-why = Tel qu’imprimé, le suivant gagne.

# text: How many black objectives make the accused guilty?
options-accusation_basis-about = Combien d’objectifs noirs rendent l’accusé coupable ?

# text: The text asks for one.
options-accusation_basis-why = Le texte en demande au moins un.

# text: Who starts the next game of a match?
options-next_first_player-about = Qui commence la manche suivante d’une partie ?

# text: The pawn always moves left.
options-next_first_player-why = Le pion va toujours vers la gauche.

# text: Is a tomb without cards counted in the end?
options-empty_column-about = Une tombe sans carte est-elle comptée à la fin ?

# text: It is saved with equal sums.
options-empty_column-why = Sa défense égale son butin, elle est donc sauvée.

# text: Whom the player has accused.
state-suspect-about = Qui le joueur a accusé.

# text: Who has the pawn.
state-holder-about = Qui a le pion.

# text: Who began this round.
state-starter-about = Qui a commencé ce tour.

# text: card
components-card = carte
    .hidden = carte inconnue
    .hidden-article = une carte

# text: robber {value}
# values: $value
components-card-kinds-robber = pilleur { $value }
    .article = un pilleur { $value }

# text: detective {value}
# values: $value
components-card-kinds-detective = détective { $value }
    .article = un détective { $value }

# text: police {value}
# values: $value
components-card-kinds-police = police { $value }
    .article = une police { $value }

# text: objective
components-objective = objectif
    .hidden = objectif inconnu
    .hidden-article = un objectif

# text: {edge} pair {tomb_a}-{tomb_b}
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-pair = paire { $edge } { $tomb_a }-{ $tomb_b }
    .article = la paire { $edge } { $tomb_a }-{ $tomb_b }

# text: black majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_robbed = majorité noire
    .article = la majorité noire

# text: white majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_saved = majorité blanche
    .article = la majorité blanche

# text: tomb
spaces-tomb = tombe
    .numbered = tombe { $number }
    .definite = la tombe { $number }

# text: deck
zones-deck = pioche

# text: hand
zones-hand = main

# text: column
zones-column = rangée

# text: spies
zones-spies = espions

# text: unused
zones-unused = inutilisées

# text: goals
zones-goals = objectifs

# text: dropped
zones-dropped = défaussés

# text: fate
state-fate = sort

# text: suspect
state-suspect = suspect

# text: holder
state-holder = pion

# text: starter
state-starter = premier joueur

# text: active
state-active = actif

# text: total
state-total = total

# text: edge
words-edge = bord

# text: black
words-edge-black = noire

# text: white
words-edge-white = blanche

# text: undecided
words-fate-undecided = indécise

# text: saved
words-fate-saved = sauvée

# text: robbed
words-fate-robbed = pillée

# text: drop
actions-drop = défausser

# text: place
actions-place = poser

# text: also place
actions-also_place = poser aussi

# text: spy
actions-spy = espionner

# text: spy blindly
actions-spy_blindly = espionner à l’aveugle

# text: accuse
actions-accuse = accuser

# text: one game
phases-one_game = une partie

# text: deal objectives
phases-deal_objectives = distribuer les objectifs

# text: rounds
phases-rounds = manches

# text: turn
phases-turn = tour

# text: after spy
phases-after_spy = après l’espionnage

# text: fill
phases-fill = remplir

# text: accusations
phases-accusations = accusations

# text: last count
phases-last_count = dernier compte

# text: lot
steps-lot = sort

# text: games
steps-games = parties

# text: start
steps-start = début

# text: play
steps-play = jouer

# text: clean
steps-clean = ranger

# text: early goals
steps-early_goals = objectifs d’abord

# text: deal
steps-deal = distribuer

# text: finish
steps-finish = fin

# text: round
steps-round = manche

# text: pawn
steps-pawn = pion

# text: table
steps-table = table

# text: early
steps-early = avant la fin

# text: robbed
steps-robbed = pillée

# text: act
steps-act = agir

# text: first
steps-first = premièrement

# text: second
steps-second = deuxièmement

# text: alone
steps-alone = seule

# text: full
steps-full = pleine

# text: count
steps-count = compter

# text: ask
steps-ask = demander

# text: tally
steps-tally = décompte

# text: tombs robbed
terms-tombs_robbed = tombes pillées

# text: cemetery robbed
terms-cemetery_robbed = cimetière pillé

# text: decided
terms-decided = décidé

# text: uncounted
terms-uncounted = non comptée

# text: full
terms-full = pleine

# text: veiled
terms-veiled = voilée

# text: loot
terms-loot = butin

# text: escorts
terms-escorts = escorte

# text: defence
terms-defence = défense

# text: holds out
terms-holds_out = tient

# text: wanted
terms-wanted = voulu

# text: side won
terms-side_won = camp gagnant

# text: pair done
terms-pair_done = paire réussie

# text: fulfilled
terms-fulfilled = rempli

# text: balance
terms-balance = bilan

# text: guilty
terms-guilty = coupable

# text: as accuser
terms-as_accuser = comme accusateur

# text: as accused
terms-as_accused = comme accusé

# text: gain
terms-gain = gain

# text: hand size
numbers-hand_size = cartes en main

# text: full rounds
numbers-full_rounds = manches complètes

# text: tombs
numbers-tombs = tombes

# text: column size
numbers-column_size = taille de la colonne

# text: majority
numbers-majority = majorité

# text: objectives dealt
numbers-objectives_dealt = objectifs distribués

# text: last round
numbers-last_round = dernière manche

# text: late spy
numbers-late_spy = espionnage tardif

# text: right accuser
numbers-right_accuser = bon accusateur

# text: right accused
numbers-right_accused = accusé à raison

# text: wrong accuser
numbers-wrong_accuser = mauvais accusateur

# text: wrong accused
numbers-wrong_accused = accusé à tort

# text: detective split
options-detective_split = répartition des détectives

# text: pair needs side
options-pair_needs_side = paires avec son camp seulement

# text: pawn after accusation
options-pawn_after_accusation = pion après une accusation

# text: second card exception
options-second_card_exception = deuxième carte après les accusations

# text: accuse at end
options-accuse_at_end = accusations à la fin

# text: spy order
options-spy_order = ordre de l’espionnage

# text: spy face
options-spy_face = position de la police défaussée

# text: spy without target
options-spy_without_target = espionnage sans cible

# text: objective order
options-objective_order = choix des objectifs

# text: two cards timing
options-two_cards_timing = compte de deux cartes

# text: early end check
options-early_end_check = fin anticipée

# text: round 8
options-round_8 = huitième manche

# text: tie elimination
options-tie_elimination = égalité en tête

# text: accusation basis
options-accusation_basis = motif d’une accusation

# text: next first player
options-next_first_player = prochain premier joueur

# text: empty column
options-empty_column = tombe vide à la fin

# text: lay
effects-lay = poser

# text: count tomb
effects-count_tomb = compter la tombe

# text: choose holder
effects-choose_holder = attribuer le pion

# text: value
traits-value = valeur

# text: tomb a
traits-tomb_a = tombe a

# text: tomb b
traits-tomb_b = tombe b

# text: pays
traits-pays = rapporte

# text: thirteen nine five
options-detective_split-values-thirteen_nine_five = 13, 9, 5

# text: fifteen nine three
options-detective_split-values-fifteen_nine_three = 15, 9, 3

# text: thirteen eleven three
options-detective_split-values-thirteen_eleven_three = 13, 11, 3

# text: thirteen nine three
options-detective_split-values-thirteen_nine_three = 13, 9, 3

# text: unchanged
options-pawn_after_accusation-values-unchanged = inchangé

# text: passes
options-pawn_after_accusation-values-passes = il passe

# text: any player
options-second_card_exception-values-any_player = tout joueur

# text: first player only
options-second_card_exception-values-first_player_only = le premier joueur seulement

# text: spy first
options-spy_order-values-spy_first = d’abord espionner

# text: any order
options-spy_order-values-any_order = dans n’importe quel ordre

# text: face up
options-spy_face-values-face_up = visible

# text: face down
options-spy_face-values-face_down = caché

# text: forbidden
options-spy_without_target-values-forbidden = interdit

# text: allowed
options-spy_without_target-values-allowed = permis

# text: after
options-objective_order-values-after = après

# text: before
options-objective_order-values-before = avant

# text: sequential
options-two_cards_timing-values-sequential = l’une après l’autre

# text: both first
options-two_cards_timing-values-both_first = d’abord les deux

# text: end of turn
options-early_end_check-values-end_of_turn = à la fin du tour

# text: at once
options-early_end_check-values-at_once = aussitôt

# text: plain counter
options-round_8-values-plain_counter = simple compte

# text: seven rounds
options-round_8-values-seven_rounds = sept manches

# text: out
options-tie_elimination-values-out = éliminés

# text: shared
options-tie_elimination-values-shared = partagé

# text: any black
options-accusation_basis-values-any_black = un noir quelconque

# text: all black
options-accusation_basis-values-all_black = tous les noirs

# text: pawn moves left
options-next_first_player-values-pawn_moves_left = le pion passe à gauche

# text: lowest score
options-next_first_player-values-lowest_score = le plus bas score

# text: counted
options-empty_column-values-counted = comptée

# text: ignored
options-empty_column-values-ignored = ignorée

# text: {me} discards {objective}
# values: $me, $objective
actions-drop-says = { $me } défausse { $objective-article }

# text: {me} plays {card} at {tomb}
# values: $me, $card, $tomb
actions-place-says = { $me } joue { $card-article } sur { $tomb-definite }

# text: {me} plays {extra} at {second}
# values: $me, $extra, $second
actions-also_place-says = { $me } joue { $extra-article } sur { $second-definite }

# text: {me} gives up {police} and turns up {shown} at {tomb}
# values: $me, $police, $shown, $tomb
actions-spy-says = { $me } renonce à { $police-article } et retourne { $shown-article } sur { $tomb-definite }

# text: {me} gives up {police}
# values: $me, $police
actions-spy_blindly-says = { $me } renonce à { $police-article }

# text: {me} accuses {accused}
# values: $me, $accused
actions-accuse-says = { $me } accuse { $accused }

# text: {tomb} is {tomb.fate}, {tomb.loot} against {tomb.defence}
# values: $tomb, $tomb_fate, $tomb_loot, $tomb_defence
effects-count_tomb-say = { $tomb } : { $tomb_fate }, { $tomb_loot } contre { $tomb_defence }

# text: {player} scores {player.gain}
# values: $player, $player_gain
phases-last_count-tally-say = { $player } marque { $player_gain ->
    [one] { $player_gain } point
   *[other] { $player_gain } points
 }

# text: Five-card tombs
variants-five_card_tombs-title = Tombes de cinq cartes

# text: The fifth card fills a tomb, and the game is shorter by two rounds.
variants-five_card_tombs-about = La cinquième carte remplit une tombe, et le jeu dure deux tours de moins.

# text: Free police
variants-free_police-title = Police libre

# text: One detective is enough for all police at a tomb.
variants-free_police-about = Un détective suffit pour toute la police d’une tombe.

# text: Shared ties
variants-shared_ties-title = Égalités partagées

# text: Leaders who are still tied share the victory instead of falling out.
variants-shared_ties-about = Les premiers encore à égalité partagent la victoire au lieu d’être éliminés.

# text: Sharp accusations
variants-sharp_accusations-title = Accusations tranchantes

# text: A right accusation brings 4 and costs the accused 3; a wrong one costs 2 and brings him 2.
variants-sharp_accusations-about = Une accusation juste rapporte 4 et coûte 3 à l’accusé ; une fausse coûte 2 et lui rapporte 2.

# text: Ties rob
variants-tie_robs-title = L’égalité pille

# text: The defence must be greater than the loot. A tomb without cards is robbed too.
variants-tie_robs-about = La défense doit être plus grande que le butin. Une tombe sans carte est pillée aussi.

# text: Two objectives
variants-two_objectives-title = Deux objectifs

# text: Two objectives each, and one of them is dropped. Tombs are harder to read.
variants-two_objectives-about = Deux objectifs chacun, dont un est défaussé. Les tombes sont plus difficiles à lire.
