### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Digging
title = La Ruée vers la mine

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
about = Ouvrez des mines, remplissez-les de coffres, fermez-les à temps et battez-vous pour elles avec des bandits.

# text: The first dealer is drawn by lot.
assumed-dealer = Le premier donneur est tiré au sort.

# text: Nothing forces a draw, so partners could pass cards for ever.
assumed-stall_guard = Rien dans les règles n’oblige à piocher : des partenaires pourraient se passer des cartes sans fin.

# text: Do four play two against two?
options-mode-about = À quatre, joue-t-on deux contre deux ?

# text: It is the main game.
options-mode-why = C’est le jeu principal.

# text: Which chests does a double chest double, besides itself?
options-double_chest_effect-about = Quels coffres un coffre double double-t-il, outre qu’il compte lui-même pour deux ?

# text: All others, if it lies first, as in all scored examples.
options-double_chest_effect-why = Tous les autres, s’il est posé le premier. Les exemples de décompte du livret ne laissent pas d’autre lecture.

# text: May a third player win the mine, or only spoil the attack?
options-individual_fight-about = Un troisième joueur peut-il gagner la mine, ou seulement faire échouer l’attaque ?

# text: The highest wins.
options-individual_fight-why = La valeur la plus haute l’emporte.

# text: Who gets the mine when sides are equally strong?
options-tie_partnership-about = Qui obtient la mine quand les deux camps sont de même force ?

# text: Attackers must be stronger.
options-tie_partnership-why = L’attaquant doit être plus fort.

# text: May chests be laid on a contested mine?
options-chest_on_contested-about = Peut-on poser des coffres sur une mine disputée ?

# text: Nothing forbids it.
options-chest_on_contested-why = Rien ne l’interdit.

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
options-closing_loss-about = Que coûte la fermeture d’une mine disputée : sa dernière carte coffre, ou un coffre, soit la moitié d’un double ?

# text: The text says a card.
options-closing_loss-why = Le texte du jeu en équipe dit : une carte.

# text: May a mine be opened for somebody else?
options-open_for_others-about = Peut-on ouvrir une mine devant quelqu’un d’autre ?

# text: A new mine lies before the player.
options-open_for_others-why = Une nouvelle mine se pose devant le joueur.

# text: May one attack a mine of one's own side, as a bluff?
options-own_mine_fight-about = Peut-on attaquer une mine de son propre camp, par bluff ?

# text: The text speaks of opponents.
options-own_mine_fight-why = Le texte parle d’adversaires.

# text: May a mine without chests be closed?
options-close_empty-about = Peut-on fermer une mine sans coffre ?

# text: Any mine may be.
options-close_empty-why = Toute mine peut l’être.

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
options-removed_chests-about = Quels coffres sont retirés à peu de joueurs ? (Au choix : le premier donneur dit pour chaque métal si le double en fait partie.)

# text: The numbers speak of single chests.
options-removed_chests-why = Les nombres parlent de coffres simples.

# text: May one do nothing in the last turn?
options-final_turn_null-about = Peut-on ne rien faire au dernier tour alors que l’on pourrait agir ?

# text: One action is a duty.
options-final_turn_null-why = Une action est obligatoire.

# text: Who wins when several reach the target at once?
options-both_reach-about = Qui gagne quand plusieurs atteignent l’objectif dans la même manche ?

# text: Within a hand nobody is first.
options-both_reach-why = Au sein d’une manche, personne n’est le premier.

# text: What follows equal totals at the target?
options-final_tie-about = Que se passe-t-il à égalité de totaux, à l’objectif ou au-delà ?

# text: One side must win.
options-final_tie-why = Un camp doit gagner.

# text: When may reaching the target end the game?
options-when_to_check-about = Quand le fait d’atteindre l’objectif peut-il finir la partie ?

# text: It says after a round.
options-when_to_check-why = Le texte dit : à la fin d’une manche.

# text: What happens to a fight when the hand ends?
options-unfinished_fight-about = Que devient un combat interrompu par la fin de la manche ?

# text: It was not settled.
options-unfinished_fight-why = Il n’a pas été tranché.

# text: A review forbids it.
options-table_talk-why = Une critique dit qu’ils ne le peuvent pas.

# text: May partners tell their cards? (Then each sees the other's hand.)
options-table_talk-about = Les partenaires peuvent-ils se dire leurs cartes ? (Chacun voit alors la main de l’autre.)

# text: Must one draw after sixteen turns without draw or play?
options-stall_guard-about = Doit-on piocher après seize tours sans pioche ni pose ?

# text: Games must end.
options-stall_guard-why = Une partie doit finir.

# text: Who deals the next hand?
options-next_dealer-about = Qui donne à la manche suivante ?

# text: So the start moves on.
options-next_dealer-why = Celui qui a commencé celle-ci : ainsi le départ tourne.

# text: Numbered as they are opened.
spaces-mine-about = Elles sont numérotées dans l’ordre de leur ouverture.

# text: The mine and what closes it.
zones-sign-about = La mine elle-même, et ce qui la ferme.

# text: The bandits in the fight.
zones-gang-about = Les bandits du combat.

# text: Who drew last.
state-drawer-about = Qui a pioché la dernière carte du paquet.

# text: Before whom it lies.
state-owner-about = Devant qui elle se trouve.

# text: Its double has lost a chest.
state-chipped-about = Son coffre double a perdu un coffre.

# text: Turns in a row without draw or play.
state-idle-about = Tours consécutifs sans pioche ni pose.

# text: Whoever digs up the target first.
score-about = Gagne qui a le premier extrait de quoi atteindre l’objectif.

# text: card
components-card = carte
    .hidden = carte inconnue
    .hidden-article = une carte

# text: {metal} mine
# values: $metal, $strength
components-card-kinds-claim = mine { $metal-of }
    .article = une mine { $metal-of }

# text: {metal} chest
# values: $metal, $strength
components-card-kinds-chest = coffre { $metal-of }
    .article = un coffre { $metal-of }

# text: double {metal} chest
# values: $metal, $strength
components-card-kinds-double = double coffre { $metal-of }
    .article = un double coffre { $metal-of }

# text: closed mine
# values: $metal, $strength
components-card-kinds-closer = mine fermée
    .article = une mine fermée

# text: bandit {strength}
# values: $strength, $metal
components-card-kinds-bandit = bandit { $strength }
    .article = un bandit { $strength }

# text: mine
spaces-mine = mine
    .numbered = mine { $number }
    .definite = la mine { $number }

# text: deck
zones-deck = pioche

# text: hand
zones-hand = main

# text: sign
zones-sign = panneau

# text: vein
zones-vein = filon

# text: gang
zones-gang = bande

# text: discard
zones-discard = défausse

# text: box
zones-box = boîte

# text: dealer
state-dealer = donneur

# text: drawer
state-drawer = dernier à piocher

# text: owner
state-owner = propriétaire

# text: shut
state-shut = fermée

# text: chipped
state-chipped = entamée

# text: fight
state-fight = combat

# text: attacker
state-attacker = attaquant

# text: idle
state-idle = attente

# text: total
state-total = total

# text: metal
words-metal = métal

# text: gold
words-metal-gold = or
    .of = d’or

# text: silver
words-metal-silver = argent
    .of = d’argent

# text: copper
words-metal-copper = cuivre
    .of = de cuivre

# text: give up double
actions-give_up_double = retirer un double

# text: draw
actions-draw = piocher

# text: pass
actions-pass = donner

# text: open
actions-open = ouvrir

# text: work
actions-work = exploiter

# text: close
actions-close = fermer

# text: attack
actions-attack = attaquer

# text: join
actions-join = rejoindre

# text: sit out
actions-sit_out = passer son tour

# text: surplus
phases-surplus = surplus

# text: hand
phases-hand = manche

# text: tally
phases-tally = décompte

# text: turn
phases-turn = tour

# text: lot
steps-lot = sort

# text: hands
steps-hands = manches

# text: deal
steps-deal = distribution

# text: metals
steps-metals = métaux

# text: singles
steps-singles = simples

# text: dig
steps-dig = creuser

# text: last
steps-last = derniers

# text: mines
steps-mines = mines

# text: held
steps-held = cartes tenues

# text: act
steps-act = agir

# text: choose
steps-choose = choisir

# text: settle
steps-settle = régler

# text: treasure
terms-treasure = trésor

# text: surplus
terms-surplus = surplus

# text: open
terms-open = ouverte

# text: side
terms-side = camp

# text: metal
terms-metal = métal

# text: twofold
terms-twofold = doublée

# text: points
terms-points = points

# text: banked
terms-banked = acquis

# text: haul
terms-haul = butin

# text: standing
terms-standing = niveau

# text: lead
terms-lead = tête

# text: reached
terms-reached = atteint

# text: power
terms-power = puissance

# text: stalled
terms-stalled = blocage

# text: hand size
numbers-hand_size = cartes en main

# text: partnership target
numbers-partnership_target = objectif du partenariat

# text: individual target
numbers-individual_target = objectif individuel

# text: chests removed
numbers-chests_removed = coffres retirés

# text: stall limit
numbers-stall_limit = limite d’attente

# text: all cards
numbers-all_cards = toutes les cartes

# text: hand limit
numbers-hand_limit = limite de la main

# text: open percent
numbers-open_percent = pour cent des mines ouvertes

# text: target
numbers-target = objectif

# text: mode
options-mode = mode de jeu

# text: double chest effect
options-double_chest_effect = effet du coffre double

# text: individual fight
options-individual_fight = combat chacun pour soi

# text: tie partnership
options-tie_partnership = égalité entre partenariats

# text: chest on contested
options-chest_on_contested = coffres sur une mine disputée

# text: closing loss
options-closing_loss = prix de la fermeture

# text: open for others
options-open_for_others = ouvrir devant d’autres

# text: own mine fight
options-own_mine_fight = attaque de ses propres mines

# text: close empty
options-close_empty = fermeture de mines vides

# text: removed chests
options-removed_chests = coffres retirés

# text: final turn null
options-final_turn_null = ne rien faire au dernier tour

# text: both reach
options-both_reach = plusieurs atteignent l’objectif

# text: final tie
options-final_tie = égalité à la fin

# text: when to check
options-when_to_check = moment de la vérification

# text: unfinished fight
options-unfinished_fight = combat interrompu

# text: table talk
options-table_talk = paroles entre partenaires

# text: stall guard
options-stall_guard = garde-fou contre le blocage

# text: next dealer
options-next_dealer = prochain donneur

# text: end fight
effects-end_fight = fin du combat

# text: lose last chest
effects-lose_last_chest = perdre le dernier coffre

# text: choose dealer
effects-choose_dealer = choisir le donneur

# text: strength
traits-strength = force

# text: partnership
options-mode-values-partnership = partenaires

# text: individual
options-mode-values-individual = chacun pour soi

# text: first only
options-double_chest_effect-values-first_only = la première seulement

# text: later chests
options-double_chest_effect-values-later_chests = les coffres suivants

# text: any position
options-double_chest_effect-values-any_position = n’importe où

# text: never
options-double_chest_effect-values-never = jamais

# text: highest takes
options-individual_fight-values-highest_takes = le plus fort gagne

# text: attacker only
options-individual_fight-values-attacker_only = l’attaquant seulement

# text: defender
options-tie_partnership-values-defender = défenseur

# text: attacker
options-tie_partnership-values-attacker = attaquant

# text: allowed
options-chest_on_contested-values-allowed = permis

# text: forbidden
options-chest_on_contested-values-forbidden = interdit

# text: card
options-closing_loss-values-card = carte

# text: chest
options-closing_loss-values-chest = coffre

# text: self only
options-open_for_others-values-self_only = devant soi seulement

# text: anyone
options-open_for_others-values-anyone = devant n’importe qui

# text: forbidden
options-own_mine_fight-values-forbidden = interdit

# text: allowed
options-own_mine_fight-values-allowed = permis

# text: allowed
options-close_empty-values-allowed = permis

# text: needs chest
options-close_empty-values-needs_chest = il faut un coffre

# text: singles only
options-removed_chests-values-singles_only = simples seulement

# text: player choice
options-removed_chests-values-player_choice = choix du donneur

# text: only if stuck
options-final_turn_null-values-only_if_stuck = seulement si rien n’est possible

# text: voluntary
options-final_turn_null-values-voluntary = volontaire

# text: higher total
options-both_reach-values-higher_total = le plus haut total

# text: shared
options-both_reach-values-shared = partagé

# text: another hand
options-final_tie-values-another_hand = encore une manche

# text: shared
options-final_tie-values-shared = partagé

# text: end of hand
options-when_to_check-values-end_of_hand = à la fin de la manche

# text: immediately on close
options-when_to_check-values-immediately_on_close = aussitôt à la fermeture

# text: void
options-unfinished_fight-values-void = il ne compte pas

# text: settle now
options-unfinished_fight-values-settle_now = régler maintenant

# text: forbidden
options-table_talk-values-forbidden = interdit

# text: allowed
options-table_talk-values-allowed = permis

# text: on
options-stall_guard-values-on = oui

# text: off
options-stall_guard-values-off = non

# text: left shift
options-next_dealer-values-left_shift = à gauche

# text: winner deals
options-next_dealer-values-winner_deals = le vainqueur donne

# text: by lot
options-next_dealer-values-by_lot = tirage au sort

# text: {me} removes the double {metal} chest
# values: $me, $metal
actions-give_up_double-says = { $me } retire le double coffre { $metal-of }

# text: {me} draws
# values: $me
actions-draw-says = { $me } pioche

# text: {me} passes {card} to {partner}
# values: $me, $card, $partner
actions-pass-says = { $me } donne { $card-article } à { $partner }

# text: {me} opens {mine}, a {claim}, before {keeper}
# values: $me, $mine, $claim, $keeper
actions-open-says = { $me } ouvre { $mine-definite }, { $claim-article }, devant { $keeper }

# text: {me} lays a {card} on {mine}
# values: $me, $card, $mine
actions-work-says = { $me } pose { $card-article } sur { $mine-definite }

# text: {me} closes {mine}
# values: $me, $mine
actions-close-says = { $me } ferme { $mine-definite }

# text: {me} attacks {mine} with {bandit}
# values: $me, $mine, $bandit
actions-attack-says = { $me } attaque { $mine-definite } avec { $bandit-article }

# text: {me} joins the fight for {mine} with {bandit}
# values: $me, $mine, $bandit
actions-join-says = { $me } rejoint le combat pour { $mine-definite } avec { $bandit-article }

# text: {me} does nothing
# values: $me
actions-sit_out-says = { $me } ne fait rien

# text: the fight for {mine} is over, it belongs to {mine.owner}
# values: $mine, $mine_owner
effects-settle-say = Le combat pour { $mine-definite } est fini, elle appartient à { $mine_owner }

# text: {side} digs up {side.haul}
# values: $side, $side_haul
phases-tally-mines-say = { $side } extrait { $side_haul }

# text: Attackers win ties
variants-attacker_wins_ties-title = L’attaquant gagne à égalité

# text: Partners who attack need only be as strong as the defence.
variants-attacker_wins_ties-about = Des partenaires qui attaquent n’ont besoin que d’être aussi forts que la défense.

# text: Half for open mines
variants-half_for_open-title = La moitié pour les mines ouvertes

# text: Mines that are open at the end of the hand count half, each rounded down.
variants-half_for_open-about = Les mines ouvertes à la fin de la manche comptent pour moitié, chacune arrondie au-dessous.

# text: Eight cards
variants-hand_limit_8-title = Huit cartes

# text: Nobody draws who holds eight cards or more, unless nothing else is possible or sixteen turns have passed without draw or play.
variants-hand_limit_8-about = Qui tient huit cartes ou plus ne pioche pas, sauf si rien d’autre n’est possible ou si seize tours ont passé sans pioche ni pose.

# text: Late doubling
variants-late_doubling-title = Doublement tardif

# text: A double chest doubles all chests that are laid after it, wherever it lies.
variants-late_doubling-about = Un coffre double double tous les coffres posés après lui, où qu’il se trouve.

# text: No passing
variants-no_passing-title = Sans don de cartes

# text: Partners give each other no cards.
variants-no_passing-about = Les partenaires ne se donnent pas de cartes.

# text: A quick match
variants-quick_match-title = Une partie rapide

# text: Alone 25, 30 or 35 points are enough, by the number of players. Good for a first game.
variants-quick_match-about = Chacun pour soi, 25, 30 ou 35 points suffisent, selon le nombre de joueurs. Bien pour une première partie.

# text: A single hand
variants-single_hand-title = Une seule manche

# text: One hand decides, whatever it brings. Good for tests and short games.
variants-single_hand-about = Une manche décide, quoi qu’elle rapporte. Bien pour essayer et pour des parties courtes.
