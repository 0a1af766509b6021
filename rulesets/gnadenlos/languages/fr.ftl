### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gnadenlos!
title = Gnadenlos !

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
about = Engagez des aventuriers avec vos propres reconnaissances de dette, gagnez du prestige grâce à eux, et espérez que celles des autres arrivent à échéance.

# text: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
assumed-adventurer = Tout adventurers.csv, les 27 triplets de 1..6 de somme 10, plus 3-3-3 et 4-4-4. On sait qu’il y a 29 cartes, trois valeurs chacune, et que 6 est la meilleure.

# text: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
assumed-bill = La répartition des 13 dettes d’une couleur, 2, 3, 3, 3, 2 de valeurs 0 à 4. Chaque couleur a au moins un 1 et un 2.

# text: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
assumed-event = La répartition 3, 2, 2, et les ruées vers l’or de 6 et 3 et de 5 et 2. On sait qu’il y a sept cartes, trois sortes de ruée vers l’or, dont l’une vaut 7 et 4.

# text: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
assumed-forward = Les nombres des gagnants dans les troisième et quatrième sections de la piste, et les limites de toutes. On connaît gris 4 et beige 3, et l’on sait qu’ils diminuent.

# text: The losers' numbers. Known are that one is 1 and that they grow.
assumed-back = Les nombres des perdants dans toutes les sections. On sait que l’un d’eux est 1 et qu’ils augmentent.

# text: The undertaker's 8 steps. So a game lasts as long as its box says.
assumed-trail_end = Les 8 pas du croque-mort. Avec eux une partie dure aussi longtemps que la boîte l’annonce.

# text: Those who tie for the first turn roll again.
assumed-throw = Ceux qui sont à égalité pour le premier tour relancent le dé.

# text: Equal hats with equal nuggets share.
assumed-final_tie = À chapeaux égaux et pépites égales, la victoire est partagée.

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
options-setup-about = Prépare-t-on le marché et distribue-t-on des aventuriers, ou met-on aux enchères des paires d’aventuriers ?

# text: It is for the first games.
options-setup-why = Pour les premières parties.

# text: Is a section's larger number the one forward, or of greater size?
options-poker_number-about = Le plus grand nombre d’une section est-il celui qui fait avancer, ou le plus grand en valeur absolue ?

# text: A review tells of growing losses.
options-poker_number-why = Une critique parle de pertes qui croissent avec le prestige.

# text: Must there be at least as many full rows as players, or exactly as many?
options-payday_threshold-about = Faut-il au moins autant de rangées pleines que de joueurs, ou exactement autant ?

# text: The text says both.
options-payday_threshold-why = Le texte dit les deux.

# text: Which bill of the rolled column falls due?
options-payday_row-about = Quelle dette de la colonne tirée arrive à échéance ?

# text: It is next to the die.
options-payday_row-why = Celle de la rangée à côté du dé.

# text: What does a debtor pay who has too little?
options-partial_payment-about = Que paie un débiteur qui a trop peu ?

# text: He runs out of money.
options-partial_payment-why = On dit qu’il est à court d’argent.

# text: Does a vulture cost five spaces, or five for each one has?
options-vulture_setback-about = Un vautour coûte-t-il cinq cases, ou cinq pour chacun que l’on a ?

# text: Five for each received.
options-vulture_setback-why = Cinq pour chacun que l’on reçoit.

# text: Where does the unpaid bill go?
options-insolvent_bill-about = Où va la dette impayée ?

# text: He may keep it.
options-insolvent_bill-why = Il peut la garder.

# text: Does High Noon move the undertaker even if not carried out?
options-undertaker_timing-about = Midi pile fait-il avancer le croque-mort même s’il n’est pas exécuté ?

# text: He moves before it, as for the seventh card.
options-undertaker_timing-why = Il avance avant, et pour la septième carte aussi.

# text: Is the High Noon that brings him home carried out?
options-undertaker_goal-about = Exécute-t-on le Midi pile qui le mène au but ?

# text: The seventh card is not.
options-undertaker_goal-why = La septième carte ne l’est pas.

# text: Does the undertaker go back when all show equal pistols?
options-all_equal-about = Le croque-mort recule-t-il quand tous montrent autant de pistolets ?

# text: The event was revealed.
options-all_equal-why = L’événement a été révélé.

# text: What does a single winner take if there is one bill?
options-high_noon_short-about = Que prend un gagnant seul dans un marché d’une seule dette ?

# text: It is too few.
options-high_noon_short-why = C’est trop peu.

# text: Do several winners take in turn, or point at bills at once?
options-high_noon_order-about = Plusieurs gagnants prennent-ils tour à tour, ou désignent-ils des dettes en même temps ?

# text: Everything else is done so.
options-high_noon_order-why = C’est l’ordre de tout le reste.

# text: What happens to gaps in the last row?
options-last_row_compaction-about = Que deviennent les trous de la dernière rangée ?

# text: Rows fill without gaps.
options-last_row_compaction-why = Les rangées se remplissent sans trou.

# text: Do backs of bills show their issuers?
options-bill_backs-about = Le dos des dettes du marché montre-t-il qui les a émises ?

# text: A taker may not look first.
options-bill_backs-why = Qui prend ne peut pas regarder avant.

# text: Do bids lie open, or is only their total told?
options-bids_open-about = Les offres sont-elles ouvertes, ou n’annonce-t-on que leur total ?

# text: All must see that totals differ.
options-bids_open-why = Tous doivent voir que les totaux diffèrent.

# text: In what order do bills of a bid enter the market?
options-bid_placement-about = Dans quel ordre les dettes d’une offre entrent-elles au marché ?

# text: They are laid face down.
options-bid_placement-why = Elles sont posées face cachée.

# text: Do some of several passers get adventurers?
options-several_passes-about = Certains de ceux qui passent reçoivent-ils des aventuriers ?

# text: Nobody hires for nothing.
options-several_passes-why = Personne n’engage pour rien.

# text: What if adventurers are too few for an auction?
options-short_pile-about = Que faire s’il y a trop peu d’aventuriers pour une enchère ?

# text: Some are better than none.
options-short_pile-why = Quelques-uns valent mieux qu’aucun.

# text: Does the lowest bidder of the first auction pay?
options-advanced_lowest-about = Le plus bas enchérisseur de l’enchère d’ouverture paie-t-il sa paire ?

# text: All are told to pay.
options-advanced_lowest-why = Tous doivent payer.

# text: Who sees a player's nuggets?
options-nugget_visibility-about = Qui voit les pépites d’un joueur ?

# text: All see what comes and goes.
options-nugget_visibility-why = Tout ce qui entre et sort est vu.

# text: Do spaces beyond the goal count?
options-past_goal-about = Les cases au-delà du but comptent-elles pour le classement final ?

# text: The board has none.
options-past_goal-why = Le plateau n’en a pas.

# text: How much may be bought after the end, and in turn?
options-final_buy-about = Combien peut-on acheter après la fin, et tour à tour ou en même temps ?

# text: As in a turn.
options-final_buy-why = Comme pendant un tour.

# text: May more paydays follow the last one?
options-last_payday-about = D’autres jours de paie peuvent-ils suivre le dernier ?

# text: It is called the last.
options-last_payday-why = On l’appelle le dernier.

# text: Are there only the 85 nuggets of the box?
options-nugget_supply-about = N’y a-t-il que les 85 pépites de la boîte ?

# text: Nothing says what follows.
options-nugget_supply-why = Rien ne dit ce qui arriverait alors.

# text: Do spaces before the start count as grey, or 5 and 0?
options-prestart_section-about = Les cases avant le départ comptent-elles comme grises, ou comme 5 et 0 ?

# text: No source names a colour.
options-prestart_section-why = Aucune autre couleur n’est indiquée.

# text: The market has room for all bills.
spaces-spot-about = Elles forment le marché, avec de la place pour toutes les dettes.

# text: The hired adventurers.
zones-crew-about = Les aventuriers engagés.

# text: To or from the market.
zones-sleeve-about = En route vers le marché ou depuis lui.

# text: While it is carried out.
zones-current-about = Pendant son exécution.

# text: Who is active.
state-pistol-about = Qui est actif.

# text: For the first turn; 0 is out of it.
state-throw-about = Pour le premier tour ; 0 est éliminé.

# text: The sum of a bid; -1 is none.
state-stake-about = La somme d’une offre ; -1 : aucune.

# text: Where a winner of High Noon points.
state-target-about = Ce que désigne un gagnant de Midi pile.

# text: Whose colour shows there.
state-back_of-about = De qui la couleur y est visible.

# text: adventurer
components-adventurer = aventurier
    .hidden = aventurier inconnu
    .hidden-article = un aventurier

# text: {gold}-{pistols}-{cards}
# values: $gold, $pistols, $cards
components-adventurer-kinds-hireling = { $gold }-{ $pistols }-{ $cards }
    .article = l’aventurier { $gold }-{ $pistols }-{ $cards }

# text: bill
components-bill = dette
    .hidden = dette inconnue
    .hidden-article = une dette

# text: {issuer}'s {value}
# values: $issuer, $value
components-bill-kinds-bill_of = { $value } de { $issuer }
    .article = la dette { $value } de { $issuer }

# text: event
components-event = événement
    .hidden = événement inconnu

# text: gold rush {first_prize}/{second_prize}
# values: $first_prize, $second_prize
components-event-kinds-gold_rush = Ruée vers l’or { $first_prize }/{ $second_prize }

# text: high noon
# values: $first_prize, $second_prize
components-event-kinds-high_noon = Midi pile

# text: poker
# values: $first_prize, $second_prize
components-event-kinds-poker = Poker

# text: die
components-die = dé

# text: plain die
# values: $rolled
components-die-kinds-plain_die = dé

# text: spot
spaces-spot = case
    .numbered = case { $number }
    .definite = la case { $number }
    .of = de la case { $number }

# text: lot
spaces-lot = lot
    .numbered = lot { $number }
    .definite = le lot { $number }

# text: pile
zones-pile = pile

# text: team
zones-team = équipe

# text: crew
zones-crew = troupe

# text: shown
zones-shown = montré

# text: discards
zones-discards = défausse

# text: box
zones-box = boîte

# text: hand
zones-hand = main

# text: bid
zones-bid = offre

# text: sleeve
zones-sleeve = manche

# text: market
zones-market = marché

# text: pack
zones-pack = événements

# text: current
zones-current = en cours

# text: past
zones-past = passés

# text: tray
zones-tray = plateau

# text: bank
money-nugget-bank = banque

# text: nuggets
money-nugget-nuggets = pépites

# text: sky
money-vulture-sky = ciel

# text: vultures
money-vulture-vultures = vautours

# text: hat
state-hat = chapeau

# text: undertaker
state-undertaker = croque-mort

# text: pistol
state-pistol = pistolet

# text: throw
state-throw = lancer

# text: stake
state-stake = mise

# text: target
state-target = cible

# text: back of
state-back_of = dos

# text: send
actions-send = envoyer

# text: take
actions-take = prendre

# text: point
actions-point = désigner

# text: refill
actions-refill = combler

# text: buy
actions-buy = acheter

# text: bid
actions-bid = enchérir

# text: hire
actions-hire = engager

# text: lay
actions-lay = poser

# text: start roll
phases-start_roll = lancer initial

# text: play
phases-play = jeu

# text: event phase
phases-event_phase = phase d’événement

# text: contest
phases-contest = lutte

# text: shooting
phases-shooting = fusillade

# text: refill
phases-refill = remplissage

# text: auction
phases-auction = vente aux enchères

# text: first bidder
roles-first_bidder = premier enchérisseur

# text: opening
roles-opening = ouverture

# text: payday
phases-payday = jour de paie

# text: refilled
roles-refilled = rempli

# text: rolls
phases-rolls = lancers

# text: finale
phases-finale = finale

# text: active
roles-active = joueur actif

# text: deal
steps-deal = distribution

# text: basic
steps-basic = jeu de base

# text: pairs
steps-pairs = paires

# text: start
steps-start = début

# text: turn
steps-turn = tour

# text: bills
steps-bills = dettes

# text: lots
steps-lots = lots

# text: paydays
steps-paydays = jours de paie

# text: reveal
steps-reveal = révéler

# text: seventh
steps-seventh = septième

# text: last
steps-last = dernier

# text: anew
steps-anew = de nouveau

# text: tell
steps-tell = dire

# text: noon
steps-noon = midi

# text: done
steps-done = fait

# text: settle
steps-settle = régler

# text: outcome
steps-outcome = issue

# text: spent
steps-spent = utilisés

# text: home
steps-home = retour

# text: winners
steps-winners = vainqueurs

# text: share
steps-share = part

# text: loot
steps-loot = butin

# text: clashes
steps-clashes = conflits

# text: gaps
steps-gaps = trous

# text: backs
steps-backs = dos

# text: fill
steps-fill = combler

# text: push
steps-push = pousser

# text: bids
steps-bids = offres

# text: serve
steps-serve = servir

# text: keep
steps-keep = garder

# text: alike
steps-alike = pareilles

# text: sight
steps-sight = à vue

# text: mix
steps-mix = mélange

# text: clear
steps-clear = ranger

# text: calls
steps-calls = appels

# text: roll
steps-roll = lancer

# text: used up
steps-used_up = épuisé

# text: due
steps-due = due

# text: default
steps-default = défaut

# text: over
steps-over = fini

# text: more
steps-more = encore

# text: buys
steps-buys = achats

# text: ruined
terms-ruined = ruiné

# text: funeral
terms-funeral = enterrement

# text: arrival
terms-arrival = arrivée

# text: over
terms-over = fini

# text: leading
terms-leading = en tête

# text: skill
terms-skill = talent

# text: rating
terms-rating = valeur

# text: best
terms-best = meilleure

# text: second
terms-second = deuxième

# text: worst
terms-worst = pire

# text: top
terms-top = au sommet

# text: bottom
terms-bottom = au fond

# text: staffed
terms-staffed = pourvu

# text: waiting
terms-waiting = en attente

# text: pips
terms-pips = points du dé

# text: filled
terms-filled = occupée

# text: bare
terms-bare = vide

# text: due
terms-due = due

# text: called
terms-called = appelée

# text: last row
terms-last_row = dernière rangée

# text: next spot
terms-next_spot = case suivante

# text: full rows
terms-full_rows = rangées pleines

# text: payday due
terms-payday_due = paie due

# text: plain
terms-plain = unie

# text: goal
numbers-goal = arrivée

# text: start space
numbers-start_space = case de départ

# text: trail end
numbers-trail_end = fin du chemin

# text: start nuggets
numbers-start_nuggets = pépites au départ

# text: buy limit
numbers-buy_limit = limite d’achat

# text: last buy limit
numbers-last_buy_limit = dernière limite d’achat

# text: crew limit
numbers-crew_limit = limite de la troupe

# text: lots shown
numbers-lots_shown = lots montrés

# text: setback
numbers-setback = revers

# text: fatal vultures
numbers-fatal_vultures = vautours mortels

# text: vulture stock
numbers-vulture_stock = réserve de vautours

# text: farthest
numbers-farthest = plus loin

# text: early win
numbers-early_win = gain précoce

# text: early loss
numbers-early_loss = perte précoce

# text: setup
options-setup = mise en place

# text: poker number
options-poker_number = nombre au poker

# text: payday threshold
options-payday_threshold = seuil du jour de paie

# text: payday row
options-payday_row = rangée du jour de paie

# text: partial payment
options-partial_payment = paiement partiel

# text: vulture setback
options-vulture_setback = recul dû aux vautours

# text: insolvent bill
options-insolvent_bill = dette impayée

# text: undertaker timing
options-undertaker_timing = moment du croque-mort

# text: undertaker goal
options-undertaker_goal = arrivée du croque-mort

# text: all equal
options-all_equal = tous à égalité

# text: high noon short
options-high_noon_short = marché trop petit à Midi pile

# text: high noon order
options-high_noon_order = ordre à Midi pile

# text: last row compaction
options-last_row_compaction = trous de la dernière rangée

# text: bill backs
options-bill_backs = dos des dettes

# text: bids open
options-bids_open = offres visibles

# text: bid placement
options-bid_placement = dépôt des offres

# text: several passes
options-several_passes = plusieurs passent

# text: short pile
options-short_pile = trop peu d’aventuriers

# text: advanced lowest
options-advanced_lowest = plus basse offre de l’ouverture

# text: nugget visibility
options-nugget_visibility = visibilité des pépites

# text: past goal
options-past_goal = cases après l’arrivée

# text: final buy
options-final_buy = achat final

# text: last payday
options-last_payday = dernier jour de paie

# text: nugget supply
options-nugget_supply = réserve de pépites

# text: prestart section
options-prestart_section = cases avant le départ

# text: step forward
effects-step_forward = avancer

# text: step back
effects-step_back = reculer

# text: show backs
effects-show_backs = montrer les dos

# text: rush
effects-rush = ruée

# text: play poker
effects-play_poker = jouer au poker

# text: default on
effects-default_on = faire défaut

# text: gold
traits-gold = or

# text: pistols
traits-pistols = pistolets

# text: cards
traits-cards = cartes

# text: issuer
traits-issuer = débiteur

# text: value
traits-value = valeur

# text: first prize
traits-first_prize = premier prix

# text: second prize
traits-second_prize = second prix

# text: basic
options-setup-values-basic = jeu de base

# text: advanced
options-setup-values-advanced = avancé

# text: signed
options-poker_number-values-signed = avec signe

# text: magnitude
options-poker_number-values-magnitude = sans signe

# text: at least
options-payday_threshold-values-at_least = au moins

# text: exactly
options-payday_threshold-values-exactly = exactement

# text: topmost
options-payday_row-values-topmost = la plus haute

# text: outermost
options-payday_row-values-outermost = la plus extérieure

# text: pays all
options-partial_payment-values-pays_all = paie tout

# text: pays none
options-partial_payment-values-pays_none = ne paie rien

# text: once
options-vulture_setback-values-once = une fois

# text: cumulative
options-vulture_setback-values-cumulative = de plus en plus

# text: to issuer
options-insolvent_bill-values-to_issuer = au débiteur

# text: stays
options-insolvent_bill-values-stays = elle reste

# text: on reveal of event
options-undertaker_timing-values-on_reveal_of_event = en le révélant

# text: only if resolved
options-undertaker_timing-values-only_if_resolved = seulement s’il est exécuté

# text: ends at once
options-undertaker_goal-values-ends_at_once = finit aussitôt

# text: resolve first
options-undertaker_goal-values-resolve_first = exécuter d’abord

# text: undertaker stays
options-all_equal-values-undertaker_stays = il reste

# text: undertaker back
options-all_equal-values-undertaker_back = il recule

# text: none taken
options-high_noon_short-values-none_taken = rien n’est pris

# text: single takes one
options-high_noon_short-values-single_takes_one = un seul en prend une

# text: clockwise from active
options-high_noon_order-values-clockwise_from_active = dans le sens horaire à partir de l’actif

# text: simultaneous secret
options-high_noon_order-values-simultaneous_secret = en même temps et en secret

# text: push left
options-last_row_compaction-values-push_left = pousser à gauche

# text: leave gaps
options-last_row_compaction-values-leave_gaps = laisser des trous

# text: uniform
options-bill_backs-values-uniform = uniformes

# text: coloured
options-bill_backs-values-coloured = en couleur

# text: open
options-bids_open-values-open = ouvertes

# text: total announced
options-bids_open-values-total_announced = somme annoncée

# text: placer chooses secretly
options-bid_placement-values-placer_chooses_secretly = celui qui pose choisit en secret

# text: shuffled
options-bid_placement-values-shuffled = mélangées

# text: openly
options-bid_placement-values-openly = ouvertement

# text: none for passers
options-several_passes-values-none_for_passers = rien pour qui passe

# text: earlier ranks higher
options-several_passes-values-earlier_ranks_higher = qui passe plus tôt est mieux classé

# text: offer what exists
options-short_pile-values-offer_what_exists = offrir ce qu’il y a

# text: skip phase
options-short_pile-values-skip_phase = sauter la phase

# text: pays
options-advanced_lowest-values-pays = paie

# text: keeps bills
options-advanced_lowest-values-keeps_bills = garde ses dettes

# text: public
options-nugget_visibility-values-public = visible

# text: secret
options-nugget_visibility-values-secret = secret

# text: stop on goal
options-past_goal-values-stop_on_goal = s’arrêter à l’arrivée

# text: count overshoot
options-past_goal-values-count_overshoot = compter au-delà

# text: up to 3 clockwise
options-final_buy-values-up_to_3_clockwise = jusqu’à 3 dans le sens horaire

# text: exactly 3 or 0
options-final_buy-values-exactly_3_or_0 = exactement 3 ou 0

# text: simultaneous secret
options-final_buy-values-simultaneous_secret = en même temps et en secret

# text: one only
options-last_payday-values-one_only = un seul

# text: repeat
options-last_payday-values-repeat = répéter

# text: unlimited
options-nugget_supply-values-unlimited = illimitée

# text: limited
options-nugget_supply-values-limited = limitée

# text: grey
options-prestart_section-values-grey = gris

# text: own section
options-prestart_section-values-own_section = section à part

# text: {me} sends {adventurer}
# values: $me, $adventurer
actions-send-says = { $me } envoie { $adventurer-article }

# text: {me} takes the bills of {spots}
# values: $me, $spots
actions-take-says = { $me } prend { $spots-count ->
    [one] la dette { $spots-of }
   *[other] les dettes { $spots-of }
 }

# text: {me} points at {spot}
# values: $me, $spot
actions-point-says = { $me } désigne { $spot-definite }

# text: {me} moves the bill of {source} to {gap}
# values: $me, $source, $gap
actions-refill-says = { $me } déplace la dette de { $source-definite } vers { $gap-definite }

# text: {me} buys {amount} spaces
# values: $me, $amount
actions-buy-says = { $me } achète { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
 }

# text: {me} bids {bills}, {me.stake} in all
# values: $me, $bills, $me_stake
actions-bid-says = { $me } offre { $bills }, soit { $me_stake } en tout

# text: {me}: hire {lot}
# values: $me, $lot
actions-hire-says = { $me } choisit { $lot-definite }

# text: {me} lays {bill} on {spot}
# values: $me, $bill, $spot
actions-lay-says = { $me } pose { $bill-article } sur { $spot-definite }

# text: {debtor} cannot pay and takes a vulture
# values: $debtor
effects-default_on-say = { $debtor } ne peut pas payer et prend un vautour

# text: {me} hires {lot.team}
# values: $me, $lot_team
actions-hire-say = { $me } engage { $lot_team }

# text: the seventh card, {current}, is not carried out
# values: $current
phases-event_phase-seventh-last-say = La septième carte, { $current }, n’est pas exécutée

# text: {me} turns up {current}
# values: $me, $current
phases-event_phase-tell-say = { $me } retourne { $current }

# text: all are equal, and nothing happens
phases-contest-settle-say = Tous sont à égalité, et rien ne se passe

# text: the die shows {pips}
# values: $pips
phases-rolls-calls-repeat-roll-say = Le dé montre { $pips }

# text: {bill} falls due
# values: $bill
phases-rolls-calls-repeat-reveal-say = Arrive à échéance : { $bill }

# text: Everyone hires
variants-everyone_hired-title = Tout le monde engage

# text: There is one adventurer for each, and the lowest bidder takes the last one and pays.
variants-everyone_hired-about = Il y a un aventurier pour chacun, et le plus bas enchérisseur prend le dernier et paie.

# text: Fat veins
variants-fat_veins-title = Filons riches

# text: The second of a gold rush gets one nugget less than the first.
variants-fat_veins-about = Le deuxième d’une ruée vers l’or reçoit une pépite de moins que le premier.

# text: A gentle poker
variants-gentle_poker-title = Poker clément

# text: Wherever they stand on the trail, winners move three spaces and losers one.
variants-gentle_poker-about = Où qu’ils soient sur la piste, les gagnants avancent de trois cases et les perdants reculent d’une.

# text: Light vultures
variants-light_vultures-title = Vautours légers

# text: A vulture costs three spaces, and the fourth ends the game. Four players need 13 of them.
variants-light_vultures-about = Un vautour coûte trois cases, et le quatrième met fin à la partie. À quatre, il en faut 13.

# text: Secret nuggets
variants-secret_nuggets-title = Pépites secrètes

# text: Nobody need show what he has left.
variants-secret_nuggets-about = Personne n’est tenu de montrer ce qui lui reste.

# text: A short trail
variants-short_trail-title = Piste courte

# text: The undertaker has six steps only, so a game ends sooner.
variants-short_trail-about = Le croque-mort n’a que six pas, la partie finit donc plus tôt.
