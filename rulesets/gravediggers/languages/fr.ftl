### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gravediggers
title = Les Fossoyeurs

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
about = Enterrez des objets de valeur, puis pillez les cimetières. Les plus modestes sont payés les premiers.

# text: The first player is drawn by lot.
assumed-starter = Le premier joueur est tiré au sort.

# text: Cemeteries are numbered clockwise, from the one before player 1.
assumed-screens = Les cimetières sont numérotés dans le sens horaire, et le joueur 1 est assis devant le premier.

# text: What may be done at a robbed cemetery that no card could refill?
options-robbed_cemetery_after_deck_empty-about = Que peut-on faire à un cimetière qui a été pillé alors qu’il ne restait plus de carte pour le regarnir ?

# text: It is not robbed again, yet in the end all with cards are.
options-robbed_cemetery_after_deck_empty-why = Il ne peut plus être pillé, et à la fin tous les cimetières qui ont des cartes sont pillés. Les deux ne sont vrais que si l’on n’y place plus rien.

# text: What if all cemeteries are closed before a hand is empty?
options-all_cemeteries_closed-about = Que se passe-t-il si tous les cimetières sont fermés avant qu’une main soit vide ?

# text: Nothing can be placed or robbed.
options-all_cemeteries_closed-why = On ne peut plus rien enterrer ni piller.

# text: Are filled fists returned when a lone guard stops a robbery?
options-guard_fists-about = Les poings remplis sont-ils rendus quand un garde seul empêche le pillage ?

# text: Only bandits take fists.
options-guard_fists-why = Seuls les bandits prennent les poings.

# text: What happens to a fist that the bounty cannot pay?
options-unpaid_fist-about = Que devient un poing que le butin n’a pas pu payer ?

# text: A review of a sister game says it.
options-unpaid_fist-why = Une critique d’une édition voisine le dit.

# text: What if a group cannot be paid in full?
options-shortfall-about = Que se passe-t-il si un groupe ne peut pas être payé en entier ?

# text: Both books say so.
options-shortfall-why = Les deux livrets de règles.

# text: Where does bounty go that is left when all are paid?
options-leftover-about = Où va le butin qui reste quand tout le monde est payé ?

# text: It is implied.
options-leftover-why = C’est sous-entendu.

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
options-credit_timing-about = Quand les pauvres peuvent-ils emprunter ? (À tout moment : au début de leur tour et de chaque pillage.)

# text: Money matters before a fist.
options-credit_timing-why = L’argent ne compte qu’avant un poing.

# text: Are there only the five notes of the box?
options-credit_note_supply-about = N’y a-t-il que les cinq reconnaissances de dette de la boîte ?

# text: They are components.
options-credit_note_supply-why = C’est du matériel compté.

# text: Do notes count when one is called poor?
options-credit_threshold-about = Les reconnaissances de dette comptent-elles pour décider qui est pauvre ?

# text: One shows coins.
options-credit_threshold-why = Ce sont les pièces que l’on montre.

# text: Must a fist be made of the coins one has?
options-fist_change-about = Le poing doit-il contenir exactement les pièces que l’on possède ?

# text: Nothing forbids changing.
options-fist_change-why = C’est plus simple, et rien n’interdit de faire de la monnaie.

# text: Can the 235 coins run out?
options-supply-about = Les 235 de la boîte peuvent-elles s’épuiser ?

# text: Nothing says what follows.
options-supply-why = Rien ne dit ce qui arriverait alors.

# text: Is the next tile drawn, or pointed at?
options-tile_draw-about = La tuile suivante est-elle piochée, ou le joueur en désigne-t-il une ?

# text: The odds are the same.
options-tile_draw-why = Les chances sont les mêmes.

# text: May View and Turn Over be declined?
options-turn_over_optional-about = Peut-on renoncer à Regarder et à Retourner ?

# text: The text says so.
options-turn_over_optional-why = Le texte est à l’impératif.

# text: Do players still see what they placed, viewed or saw robbed?
options-memory_aid-about = Les joueurs continuent-ils à voir ce qu’ils ont placé, regardé ou vu piller ?

# text: A screen may remember.
options-memory_aid-why = Un écran peut tout aussi bien s’en souvenir.

# text: Where are the cemeteries without a player?
options-empty_screen_placement-about = Où sont les cimetières sans joueur ?

# text: It is simplest.
options-empty_screen_placement-why = C’est le plus simple.

# text: Where do the last robberies begin?
options-last_robbery_start-about = Où commencent les derniers pillages ?

# text: Both books say so.
options-last_robbery_start-why = Les deux livrets de règles.

# text: Who wins with equal wealth?
options-final_tie-about = Qui gagne à fortune égale ?

# text: No source says.
options-final_tie-why = Les sources n’en disent rien.

# text: Do others still act with two widows or more?
options-widow_multi-about = Les autres agissent-ils encore s’il y a deux veuves ou plus ?

# text: Both books say so.
options-widow_multi-why = Les deux livrets de règles.

# text: What one stakes.
money-coin-fist-about = Ce que l’on mise lors d’un pillage.

# text: What a robbery shares out.
money-coin-bounty-about = Ce qu’un pillage donne à partager.

# text: Each is a debt of ten.
money-note-notes-about = Chacune est une dette de dix.

# text: Turns in a row with every cemetery closed.
state-stalled-about = Tours consécutifs commencés avec tous les cimetières fermés.

# text: Who is paid.
state-spoils-about = Qui est payé, et qui d’abord.

# text: As a hand has run out, the deck refills nothing.
phases-last_robberies-about = Une main est vide ; la pioche l’est aussi et ne regarnit plus rien.

# text: People wake in their order.
priorities-people-about = Les personnages parmi les cartes se réveillent dans leur ordre.

# text: A share comes on top of the fist.
payouts-bounty_shares-about = La part s’ajoute au poing, qui rentre de toute façon à la maison.

# text: The richest wins when the last cemeteries are robbed.
score-about = Le plus riche gagne quand une main est vide et que les derniers cimetières sont pillés.

# text: card
components-card = carte
    .hidden = carte inconnue
    .hidden-article = une carte

# text: valuable {value}
# values: $value, $sort
components-card-kinds-valuable = objet de valeur { $value }
    .article = un objet de valeur { $value }

# text: valuable X
# values: $sort, $value
components-card-kinds-doubler = objet de valeur X
    .article = un objet de valeur X

# text: widow
# values: $sort, $value
components-card-kinds-widow = veuve
    .article = une veuve

# text: guard
# values: $sort, $value
components-card-kinds-guard = garde
    .article = un garde

# text: accomplice
# values: $sort, $value
components-card-kinds-accomplice = complice
    .article = un complice

# text: bandit
# values: $sort, $value
components-card-kinds-bandit = bandit
    .article = un bandit

# text: tile
components-tile = tuile
    .hidden = tuile inconnue

# text: place
components-tile-kinds-place = Placer

# text: view
components-tile-kinds-view = Regarder

# text: turn over
components-tile-kinds-turn_over = Retourner

# text: gravedigger
components-tile-kinds-gravedigger = Fossoyeur

# text: cemetery
spaces-cemetery = cimetière
    .numbered = cimetière { $number }
    .definite = le cimetière { $number }
    .of = du cimetière { $number }
    .at = au cimetière { $number }

# text: deck
zones-deck = pioche

# text: hand
zones-hand = main

# text: plot
zones-plot = tombes

# text: box
zones-box = boîte

# text: pool
zones-pool = réserve

# text: used
zones-used = utilisées

# text: bank
money-coin-bank = banque

# text: coins
money-coin-coins = pièces

# text: fist
money-coin-fist = poing

# text: bounty
money-coin-bounty = butin

# text: credit
money-note-credit = crédit

# text: notes
money-note-notes = dettes

# text: closed
state-closed = fermé

# text: stalled
state-stalled = blocage

# text: spoils
state-spoils = partage

# text: before
state-before = avant

# text: sort
words-sort = sorte

# text: valuables
words-sort-valuables = objets de valeur

# text: people
words-sort-people = personnages

# text: modest first
words-spoils-modest_first = les modestes d’abord

# text: greedy first
words-spoils-greedy_first = les gourmands d’abord

# text: withheld
words-spoils-withheld = pas de partage

# text: bury
actions-bury = enterrer

# text: view
actions-view = regarder

# text: turn over
actions-turn_over = retourner

# text: decline
actions-decline = renoncer

# text: rob
actions-rob = piller

# text: borrow
actions-borrow = emprunter

# text: clench
actions-clench = remplir le poing

# text: point
actions-point = désigner

# text: week
phases-week = semaine

# text: starter
roles-starter = premier joueur

# text: last robberies
phases-last_robberies = derniers pillages

# text: burial
roles-burial = enterrement

# text: robber
roles-robber = pilleur

# text: robbery
phases-robbery = pillage

# text: credit round
phases-credit_round = tour de crédit

# text: deal
steps-deal = distribution

# text: lot
steps-lot = tirage

# text: turn
steps-turn = tour

# text: stall
steps-stall = blocage

# text: draw
steps-draw = pioche

# text: read
steps-read = lecture

# text: tell
steps-tell = annonce

# text: dig
steps-dig = creuser

# text: mix
steps-mix = mélange

# text: round
steps-round = ronde

# text: note
steps-note = noter

# text: fists
steps-fists = poings

# text: reveal
steps-reveal = révélation

# text: people
steps-people = personnages

# text: fill
steps-fill = remplir

# text: share
steps-share = partager

# text: clear
steps-clear = ranger

# text: late credit
steps-late_credit = crédit tardif

# text: ask
steps-ask = demander

# text: guard reward
terms-guard_reward = récompense du gardien

# text: reopening
terms-reopening = réouverture

# text: wealth
terms-wealth = fortune

# text: poor
terms-poor = pauvre

# text: home
terms-home = maison

# text: open
terms-open = ouvert

# text: ripe
terms-ripe = mûr

# text: treasure
terms-treasure = trésor

# text: hand size
numbers-hand_size = cartes en main

# text: starting coins
numbers-starting_coins = pièces au début

# text: starting ones
numbers-starting_ones = pièces de un au début

# text: poor below
numbers-poor_below = pauvre sous

# text: loan
numbers-loan = prêt

# text: credit stock
numbers-credit_stock = stock de crédit

# text: raid percent
numbers-raid_percent = pourcentage du raid

# text: patience
numbers-patience = patience

# text: most notes
numbers-most_notes = le plus de dettes

# text: richest
numbers-richest = le plus riche

# text: robbed cemetery after deck empty
options-robbed_cemetery_after_deck_empty = cimetière pillé une fois la pioche vide

# text: all cemeteries closed
options-all_cemeteries_closed = tous les cimetières fermés

# text: guard fists
options-guard_fists = poings devant un garde

# text: unpaid fist
options-unpaid_fist = poing impayé

# text: shortfall
options-shortfall = butin insuffisant

# text: leftover
options-leftover = reste du butin

# text: credit timing
options-credit_timing = moment du crédit

# text: credit note supply
options-credit_note_supply = réserve de dettes

# text: credit threshold
options-credit_threshold = seuil de pauvreté

# text: fist change
options-fist_change = monnaie pour le poing

# text: supply
options-supply = réserve de pièces

# text: tile draw
options-tile_draw = tirage des tuiles

# text: turn over optional
options-turn_over_optional = obligation de retourner

# text: memory aid
options-memory_aid = aide-mémoire

# text: empty screen placement
options-empty_screen_placement = cimetières sans joueur

# text: last robbery start
options-last_robbery_start = début des derniers pillages

# text: final tie
options-final_tie = égalité à la fin

# text: widow multi
options-widow_multi = plusieurs veuves

# text: bounty shares
payouts-bounty_shares = parts du butin

# text: value
traits-value = valeur

# text: closed
options-robbed_cemetery_after_deck_empty-values-closed = fermé

# text: closed dump
options-robbed_cemetery_after_deck_empty-values-closed_dump = dépôt fermé

# text: reopens
options-robbed_cemetery_after_deck_empty-values-reopens = rouvre

# text: closed until end
options-robbed_cemetery_after_deck_empty-values-closed_until_end = fermé jusqu’à la fin

# text: end at once
options-all_cemeteries_closed-values-end_at_once = fin immédiate

# text: place skipped
options-all_cemeteries_closed-values-place_skipped = on n’enterre pas

# text: returned
options-guard_fists-values-returned = rendus

# text: lost
options-guard_fists-values-lost = perdus

# text: kept
options-unpaid_fist-values-kept = gardé

# text: lost
options-unpaid_fist-values-lost = perdu

# text: stop
options-shortfall-values-stop = arrêt

# text: skip
options-shortfall-values-skip = sauter

# text: to supply
options-leftover-values-to_supply = à la banque

# text: carry over
options-leftover-values-carry_over = reste là

# text: before fist
options-credit_timing-values-before_fist = avant le poing

# text: any time
options-credit_timing-values-any_time = à tout moment

# text: end of robbery
options-credit_timing-values-end_of_robbery = à la fin du pillage

# text: limited 5
options-credit_note_supply-values-limited_5 = 5 seulement

# text: unlimited
options-credit_note_supply-values-unlimited = illimité

# text: coins only
options-credit_threshold-values-coins_only = pièces seulement

# text: net of notes
options-credit_threshold-values-net_of_notes = dettes déduites

# text: free change
options-fist_change-values-free_change = change libre

# text: exact coins
options-fist_change-values-exact_coins = pièces exactes

# text: unlimited
options-supply-values-unlimited = illimité

# text: physical
options-supply-values-physical = comme dans la boîte

# text: random
options-tile_draw-values-random = au hasard

# text: choose position
options-tile_draw-values-choose_position = choisir une place

# text: forced
options-turn_over_optional-values-forced = obligatoire

# text: optional
options-turn_over_optional-values-optional = facultatif

# text: on
options-memory_aid-values-on = oui

# text: off
options-memory_aid-values-off = non

# text: after last player
options-empty_screen_placement-values-after_last_player = après le dernier joueur

# text: spread evenly
options-empty_screen_placement-values-spread_evenly = répartis

# text: seat of e
options-last_robbery_start-values-seat_of_e = chez celui qui provoque la fin

# text: where last card was placed
options-last_robbery_start-values-where_last_card_was_placed = là où la dernière carte a été enterrée

# text: shared
options-final_tie-values-shared = partagé

# text: fewest notes
options-final_tie-values-fewest_notes = le moins de dettes

# text: last robbery winner
options-final_tie-values-last_robbery_winner = gagnant du dernier pillage

# text: others act
options-widow_multi-values-others_act = les autres agissent

# text: all cancel
options-widow_multi-values-all_cancel = tous s’annulent

# text: {me} buries {card} at {cemetery}
# values: $me, $card, $cemetery
actions-bury-says = { $me } enterre { $card-article } { $cemetery-at }

# text: {me} looks at {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-view-says = { $me } regarde { $card-article }, numéro { $position_of_card } { $cemetery-of }

# text: {me} turns up {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-turn_over-says = { $me } retourne { $card-article }, numéro { $position_of_card } { $cemetery-of }

# text: {me} declines
# values: $me
actions-decline-says = { $me } renonce

# text: {me} robs {cemetery}
# values: $me, $cemetery
actions-rob-says = { $me } pille { $cemetery-definite }

# text: {me} takes a credit note
# values: $me
actions-borrow-says = { $me } prend une reconnaissance de dette

# text: {me} holds {amount}
# values: $me, $amount
actions-clench-says = { $me } { $amount ->
    [0] tend un poing vide
    [one] tient { $amount } pièce dans le poing
   *[other] tient { $amount } pièces dans le poing
 }

# text: {me}: point {tile}
# values: $me, $tile
actions-point-says = { $me } désigne la tuile « { $tile } »

# text: {owner} shows {amount} coins
# values: $owner, $amount
money-coin-coins-shown = { $owner } montre { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
 }

# text: {me} draws the {tile} tile
# values: $me, $tile
phases-week-turn-tell-say = { $me } pioche la tuile « { $tile } »

# text: {cemetery} holds {cemetery.plot}
# values: $cemetery, $cemetery_plot
phases-robbery-reveal-say = { $cemetery-at } : { $cemetery_plot }

# text: The boldest first
variants-boldest_first-title = Les plus hardis d’abord

# text: Every bounty is paid from the fullest fist down, whoever else lies there.
variants-boldest_first-about = Tout butin est partagé à partir du poing le plus rempli, quels que soient les autres personnages présents.

# text: A busy night
variants-busy_night-title = Une nuit agitée

# text: Two robberies in seven turns. Bounties are smaller, and the game may end with all cemeteries closed.
variants-busy_night-about = Deux pillages en sept tours. Les butins sont plus petits, et la partie peut finir avec tous les cimetières fermés.

# text: The greedy pay
variants-greedy_penalty-title = Les gourmands paient

# text: Who asks for more than the bounty can pay loses his fist. Bluffing is sharper.
variants-greedy_penalty-about = Qui demande plus que le butin ne peut payer perd son poing. Le bluff est plus risqué.

# text: The guard wakes first
variants-guard_first-title = Le garde se réveille d’abord

# text: A lone guard stops the robbery before a widow can send the others home.
variants-guard_first-about = Un garde seul empêche le pillage avant qu’une veuve puisse renvoyer les autres chez eux.

# text: Less luck
variants-less_luck-title = Moins de hasard

# text: Only two doublers lie in the ground. Bounties differ less, and bluffs pay less.
variants-less_luck-about = Deux doubleurs seulement sont sous terre. Les butins varient moins, et le bluff rapporte moins.

# text: Next in line
variants-next_in_line-title = Au suivant

# text: A group that cannot be paid in full is passed over, and those after it are paid.
variants-next_in_line-about = Un groupe qui ne peut pas être payé en entier est sauté, et les suivants sont payés.

# text: A rich start
variants-rich_start-title = Un début riche

# text: Twenty coins each and no credit. Who has nothing has an empty fist.
variants-rich_start-about = Vingt pièces chacun et pas de crédit. Qui n’a rien tend un poing vide.

# text: A soft raid
variants-soft_raid-title = Un raid clément

# text: Bandits take only half of each fist, rounded up.
variants-soft_raid-about = Les bandits ne prennent que la moitié de chaque poing, arrondie au-dessus.

# text: Trinkets
variants-trinkets-title = Babioles

# text: Three more cards, worth 1 each. They are valuables like the others, and every rule knows them.
variants-trinkets-about = Trois cartes de plus, qui valent 1 chacune. Ce sont des objets de valeur comme les autres, et chaque règle les connaît.

# text: trinket
# values: $sort, $value
components-card-kinds-trinket = babiole
    .article = une babiole

# text: The watchman's pot
variants-watchman_pot-title = La cagnotte du veilleur

# text: A lone guard does not pay 5 to every empty fist, but shares out 10 among them.
variants-watchman_pot-about = Un garde seul ne paie pas 5 à chaque poing vide, mais partage 10 entre eux.
