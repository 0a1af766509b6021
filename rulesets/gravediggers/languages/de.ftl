### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gravediggers
title = Totengräber

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
about = Vergrabt Wertsachen, dann plündert die Friedhöfe. Die Bescheidenen werden zuerst ausbezahlt.

# text: The first player is drawn by lot.
assumed-starter = Wer beginnt, wird ausgelost.

# text: Cemeteries are numbered clockwise, from the one before player 1.
assumed-screens = Die Friedhöfe sind im Uhrzeigersinn nummeriert, und Spieler 1 sitzt vor dem ersten.

# text: What may be done at a robbed cemetery that no card could refill?
options-robbed_cemetery_after_deck_empty-about = Was darf an einem Friedhof geschehen, der geplündert wurde, als keine Karte mehr zum Nachlegen da war?

# text: It is not robbed again, yet in the end all with cards are.
options-robbed_cemetery_after_deck_empty-why = Er kann nicht noch einmal geplündert werden, und am Ende werden alle Friedhöfe mit Karten geplündert. Beides stimmt nur, wenn dort keine Karte mehr hinkommt.

# text: What if all cemeteries are closed before a hand is empty?
options-all_cemeteries_closed-about = Was gilt, wenn alle Friedhöfe geschlossen sind, bevor eine Hand leer ist?

# text: Nothing can be placed or robbed.
options-all_cemeteries_closed-why = Es kann nichts mehr vergraben oder geplündert werden.

# text: Are filled fists returned when a lone guard stops a robbery?
options-guard_fists-about = Werden gefüllte Fäuste zurückgegeben, wenn eine einzelne Wache den Raub verhindert?

# text: Only bandits take fists.
options-guard_fists-why = Nur Banditen nehmen Fäuste.

# text: What happens to a fist that the bounty cannot pay?
options-unpaid_fist-about = Was wird aus einer Faust, die aus der Beute nicht bezahlt werden konnte?

# text: A review of a sister game says it.
options-unpaid_fist-why = So steht es in einer Besprechung einer Schwesterausgabe.

# text: What if a group cannot be paid in full?
options-shortfall-about = Was geschieht, wenn eine Gruppe nicht voll bezahlt werden kann?

# text: Both books say so.
options-shortfall-why = Beide Regelhefte.

# text: Where does bounty go that is left when all are paid?
options-leftover-about = Wohin kommt die Beute, die übrig ist, wenn alle bezahlt sind?

# text: It is implied.
options-leftover-why = Es ist so gemeint.

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
options-credit_timing-about = Wann dürfen die Armen Kredit nehmen? (Jederzeit heißt: zu Beginn des eigenen Zuges und jedes Raubes.)

# text: Money matters before a fist.
options-credit_timing-why = Nur vor einer Faust kommt es auf Geld an.

# text: Are there only the five notes of the box?
options-credit_note_supply-about = Gibt es nur die fünf Schuldscheine der Schachtel?

# text: They are components.
options-credit_note_supply-why = Sie sind gezähltes Spielmaterial.

# text: Do notes count when one is called poor?
options-credit_threshold-about = Zählen Schuldscheine als Schulden, wenn jemand arm genannt wird?

# text: One shows coins.
options-credit_threshold-why = Münzen sind das, was man vorzeigt.

# text: Must a fist be made of the coins one has?
options-fist_change-about = Muss eine Faust aus genau den Münzen bestehen, die man hat?

# text: Nothing forbids changing.
options-fist_change-why = Es ist einfacher, und nichts verbietet das Wechseln.

# text: Can the 235 coins run out?
options-supply-about = Können die 235 der Schachtel ausgehen?

# text: Nothing says what follows.
options-supply-why = Nirgends steht, was dann geschähe.

# text: Is the next tile drawn, or pointed at?
options-tile_draw-about = Wird das nächste Plättchen gezogen, oder zeigt der Spieler auf eines?

# text: The odds are the same.
options-tile_draw-why = Die Chancen sind gleich.

# text: May View and Turn Over be declined?
options-turn_over_optional-about = Darf man auf Ansehen und Umdrehen verzichten?

# text: The text says so.
options-turn_over_optional-why = Der Text befiehlt es.

# text: Do players still see what they placed, viewed or saw robbed?
options-memory_aid-about = Sehen die Spieler weiterhin, was sie vergraben, angesehen oder beim Raub gesehen haben?

# text: A screen may remember.
options-memory_aid-why = Ein Bildschirm kann sich das ebenso gut merken.

# text: Where are the cemeteries without a player?
options-empty_screen_placement-about = Wo liegen die Friedhöfe ohne Spieler?

# text: It is simplest.
options-empty_screen_placement-why = Es ist das Einfachste.

# text: Where do the last robberies begin?
options-last_robbery_start-about = Wo beginnen die letzten Raubzüge?

# text: Both books say so.
options-last_robbery_start-why = Beide Regelhefte.

# text: Who wins with equal wealth?
options-final_tie-about = Wer gewinnt bei gleichem Vermögen?

# text: No source says.
options-final_tie-why = Die Quellen schweigen.

# text: Do others still act with two widows or more?
options-widow_multi-about = Handeln die anderen noch, wenn zwei oder mehr Witwen da sind?

# text: Both books say so.
options-widow_multi-why = Beide Regelhefte.

# text: What one stakes.
money-coin-fist-about = Was man bei einem Raub einsetzt.

# text: What a robbery shares out.
money-coin-bounty-about = Was es bei einem Raub zu verteilen gibt.

# text: Each is a debt of ten.
money-note-notes-about = Jeder ist eine Schuld von zehn.

# text: Turns in a row with every cemetery closed.
state-stalled-about = Züge in Folge, an deren Anfang alle Friedhöfe geschlossen waren.

# text: Who is paid.
state-spoils-about = Wer bezahlt wird, und wer zuerst.

# text: As a hand has run out, the deck refills nothing.
phases-last_robberies-about = Eine Hand ist leer; auch der Stapel ist es und füllt nichts mehr auf.

# text: People wake in their order.
priorities-people-about = Die Personen unter den Karten erwachen in ihrer Reihenfolge.

# text: A share comes on top of the fist.
payouts-bounty_shares-about = Ein Anteil kommt zur Faust hinzu; die Faust selbst geht in jedem Fall nach Hause.

# text: The richest wins when the last cemeteries are robbed.
score-about = Der Reichste gewinnt, wenn eine Hand leer ist und die letzten Friedhöfe geplündert sind.

# text: card
components-card = Karte
    .hidden = unbekannte Karte
    .hidden-accusative = eine Karte

# text: valuable {value}
# values: $value, $sort
components-card-kinds-valuable = Wertsache { $value }
    .accusative = eine Wertsache { $value }

# text: valuable X
# values: $sort, $value
components-card-kinds-doubler = Wertsache X
    .accusative = eine Wertsache X

# text: widow
# values: $sort, $value
components-card-kinds-widow = Witwe
    .accusative = eine Witwe

# text: guard
# values: $sort, $value
components-card-kinds-guard = Wache
    .accusative = eine Wache

# text: accomplice
# values: $sort, $value
components-card-kinds-accomplice = Komplize
    .accusative = einen Komplizen

# text: bandit
# values: $sort, $value
components-card-kinds-bandit = Bandit
    .accusative = einen Banditen

# text: tile
components-tile = Plättchen
    .hidden = unbekanntes Plättchen

# text: place
components-tile-kinds-place = Vergraben

# text: view
components-tile-kinds-view = Ansehen

# text: turn over
components-tile-kinds-turn_over = Umdrehen

# text: gravedigger
components-tile-kinds-gravedigger = Totengräber

# text: cemetery
spaces-cemetery = Friedhof

# text: deck
zones-deck = Stapel

# text: hand
zones-hand = Hand

# text: plot
zones-plot = Gräber

# text: box
zones-box = Schachtel

# text: pool
zones-pool = Vorrat

# text: used
zones-used = benutzt

# text: bank
money-coin-bank = Bank

# text: coins
money-coin-coins = Münzen

# text: fist
money-coin-fist = Faust

# text: bounty
money-coin-bounty = Beute

# text: credit
money-note-credit = Kredit

# text: notes
money-note-notes = Schuldscheine

# text: closed
state-closed = geschlossen

# text: stalled
state-stalled = Stillstand

# text: spoils
state-spoils = Verteilung

# text: before
state-before = vorher

# text: sort
words-sort = Art

# text: valuables
words-sort-valuables = Wertsachen

# text: people
words-sort-people = Personen

# text: modest first
words-spoils-modest_first = Bescheidene zuerst

# text: greedy first
words-spoils-greedy_first = Gierige zuerst

# text: withheld
words-spoils-withheld = keine Verteilung

# text: bury
actions-bury = vergraben

# text: view
actions-view = ansehen

# text: turn over
actions-turn_over = umdrehen

# text: decline
actions-decline = verzichten

# text: rob
actions-rob = plündern

# text: borrow
actions-borrow = Kredit nehmen

# text: clench
actions-clench = die Faust füllen

# text: point
actions-point = zeigen auf

# text: week
phases-week = Woche

# text: starter
roles-starter = Startspieler

# text: last robberies
phases-last_robberies = letzte Raubzüge

# text: burial
roles-burial = Begräbnis

# text: robber
roles-robber = Räuber

# text: robbery
phases-robbery = Raub

# text: credit round
phases-credit_round = Kreditrunde

# text: deal
steps-deal = Austeilen

# text: lot
steps-lot = Los

# text: turn
steps-turn = Zug

# text: stall
steps-stall = Stillstand

# text: draw
steps-draw = Ziehen

# text: read
steps-read = Lesen

# text: tell
steps-tell = Ansage

# text: dig
steps-dig = Graben

# text: mix
steps-mix = Mischen

# text: round
steps-round = Runde

# text: note
steps-note = Merken

# text: fists
steps-fists = Fäuste

# text: reveal
steps-reveal = Aufdecken

# text: people
steps-people = Leute

# text: fill
steps-fill = Füllen

# text: share
steps-share = Teilen

# text: clear
steps-clear = Aufräumen

# text: late credit
steps-late_credit = später Kredit

# text: ask
steps-ask = Fragen

# text: guard reward
terms-guard_reward = Lohn der Wache

# text: reopening
terms-reopening = Wiederöffnen

# text: wealth
terms-wealth = Vermögen

# text: poor
terms-poor = arm

# text: home
terms-home = Zuhause

# text: open
terms-open = offen

# text: ripe
terms-ripe = reif

# text: treasure
terms-treasure = Schatz

# text: hand size
numbers-hand_size = Handkarten

# text: starting coins
numbers-starting_coins = Münzen zu Beginn

# text: starting ones
numbers-starting_ones = Einer zu Beginn

# text: poor below
numbers-poor_below = arm unter

# text: loan
numbers-loan = Darlehen

# text: credit stock
numbers-credit_stock = Zahl der Schuldscheine

# text: raid percent
numbers-raid_percent = Anteil des Überfalls in Prozent

# text: patience
numbers-patience = Geduld

# text: most notes
numbers-most_notes = die meisten Schuldscheine

# text: richest
numbers-richest = das Reichste

# text: robbed cemetery after deck empty
options-robbed_cemetery_after_deck_empty = geplünderter Friedhof ohne Stapel

# text: all cemeteries closed
options-all_cemeteries_closed = alle Friedhöfe geschlossen

# text: guard fists
options-guard_fists = Fäuste bei einer Wache

# text: unpaid fist
options-unpaid_fist = unbezahlte Faust

# text: shortfall
options-shortfall = Fehlbetrag

# text: leftover
options-leftover = Rest der Beute

# text: credit timing
options-credit_timing = Zeitpunkt des Kredits

# text: credit note supply
options-credit_note_supply = Vorrat an Schuldscheinen

# text: credit threshold
options-credit_threshold = Grenze der Armut

# text: fist change
options-fist_change = Wechselgeld für die Faust

# text: supply
options-supply = Geldvorrat

# text: tile draw
options-tile_draw = Ziehen der Plättchen

# text: turn over optional
options-turn_over_optional = Pflicht zum Umdrehen

# text: memory aid
options-memory_aid = Gedächtnishilfe

# text: empty screen placement
options-empty_screen_placement = Friedhöfe ohne Spieler

# text: last robbery start
options-last_robbery_start = Beginn der letzten Raubzüge

# text: final tie
options-final_tie = Gleichstand am Ende

# text: widow multi
options-widow_multi = mehrere Witwen

# text: bounty shares
payouts-bounty_shares = Anteile der Beute

# text: value
traits-value = Wert

# text: closed
options-robbed_cemetery_after_deck_empty-values-closed = geschlossen

# text: closed dump
options-robbed_cemetery_after_deck_empty-values-closed_dump = geschlossene Ablage

# text: reopens
options-robbed_cemetery_after_deck_empty-values-reopens = öffnet wieder

# text: closed until end
options-robbed_cemetery_after_deck_empty-values-closed_until_end = geschlossen bis zum Ende

# text: end at once
options-all_cemeteries_closed-values-end_at_once = sofort zu Ende

# text: place skipped
options-all_cemeteries_closed-values-place_skipped = Vergraben entfällt

# text: returned
options-guard_fists-values-returned = zurückgegeben

# text: lost
options-guard_fists-values-lost = verloren

# text: kept
options-unpaid_fist-values-kept = behalten

# text: lost
options-unpaid_fist-values-lost = verloren

# text: stop
options-shortfall-values-stop = Schluss

# text: skip
options-shortfall-values-skip = überspringen

# text: to supply
options-leftover-values-to_supply = in die Bank

# text: carry over
options-leftover-values-carry_over = bleibt liegen

# text: before fist
options-credit_timing-values-before_fist = vor der Faust

# text: any time
options-credit_timing-values-any_time = jederzeit

# text: end of robbery
options-credit_timing-values-end_of_robbery = am Ende des Raubes

# text: limited 5
options-credit_note_supply-values-limited_5 = nur 5

# text: unlimited
options-credit_note_supply-values-unlimited = unbegrenzt

# text: coins only
options-credit_threshold-values-coins_only = nur Münzen

# text: net of notes
options-credit_threshold-values-net_of_notes = abzüglich der Schuldscheine

# text: free change
options-fist_change-values-free_change = freies Wechseln

# text: exact coins
options-fist_change-values-exact_coins = genaue Münzen

# text: unlimited
options-supply-values-unlimited = unbegrenzt

# text: physical
options-supply-values-physical = wie in der Schachtel

# text: random
options-tile_draw-values-random = zufällig

# text: choose position
options-tile_draw-values-choose_position = einen Platz wählen

# text: forced
options-turn_over_optional-values-forced = Pflicht

# text: optional
options-turn_over_optional-values-optional = freiwillig

# text: on
options-memory_aid-values-on = an

# text: off
options-memory_aid-values-off = aus

# text: after last player
options-empty_screen_placement-values-after_last_player = nach dem letzten Spieler

# text: spread evenly
options-empty_screen_placement-values-spread_evenly = gleichmäßig verteilt

# text: seat of e
options-last_robbery_start-values-seat_of_e = bei dem, der das Ende auslöst

# text: where last card was placed
options-last_robbery_start-values-where_last_card_was_placed = wo die letzte Karte vergraben wurde

# text: shared
options-final_tie-values-shared = geteilt

# text: fewest notes
options-final_tie-values-fewest_notes = wenigste Schuldscheine

# text: last robbery winner
options-final_tie-values-last_robbery_winner = Gewinner des letzten Raubes

# text: others act
options-widow_multi-values-others_act = die anderen handeln

# text: all cancel
options-widow_multi-values-all_cancel = alle heben sich auf

# text: {me} buries {card} at {cemetery}
# values: $me, $card, $cemetery
actions-bury-says = { $me } vergräbt { $card-accusative } bei { $cemetery }

# text: {me} looks at {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-view-says = { $me } sieht sich { $card-accusative } an, Nummer { $position_of_card } von { $cemetery }

# text: {me} turns up {card}, number {position_of(card)} of {cemetery}
# values: $me, $card, $position_of_card, $cemetery
actions-turn_over-says = { $me } deckt { $card-accusative } auf, Nummer { $position_of_card } von { $cemetery }

# text: {me} declines
# values: $me
actions-decline-says = { $me } verzichtet

# text: {me} robs {cemetery}
# values: $me, $cemetery
actions-rob-says = { $me } plündert { $cemetery }

# text: {me} takes a credit note
# values: $me
actions-borrow-says = { $me } nimmt einen Schuldschein

# text: {me} holds {amount}
# values: $me, $amount
actions-clench-says = { $me } hält { $amount ->
    [0] eine leere Faust hin
    [one] eine Münze in der Faust
   *[other] { $amount } Münzen in der Faust
 }

# text: {me}: point {tile}
# values: $me, $tile
actions-point-says = { $me } zeigt auf das Plättchen „{ $tile }“

# text: {owner} shows {amount} coins
# values: $owner, $amount
money-coin-coins-shown = { $owner } zeigt { $amount ->
    [one] eine Münze
   *[other] { $amount } Münzen
 } vor

# text: {me} draws the {tile} tile
# values: $me, $tile
phases-week-turn-tell-say = { $me } zieht das Plättchen „{ $tile }“

# text: {cemetery} holds {cemetery.plot}
# values: $cemetery, $cemetery_plot
phases-robbery-reveal-say = Bei { $cemetery } liegt: { $cemetery_plot }

# text: The boldest first
variants-boldest_first-title = Die Kühnsten zuerst

# text: Every bounty is paid from the fullest fist down, whoever else lies there.
variants-boldest_first-about = Jede Beute wird von der vollsten Faust abwärts verteilt, wer auch immer sonst dort liegt.

# text: A busy night
variants-busy_night-title = Eine lebhafte Nacht

# text: Two robberies in seven turns. Bounties are smaller, and the game may end with all cemeteries closed.
variants-busy_night-about = Zwei Raubzüge in sieben Zügen. Die Beute ist kleiner, und das Spiel kann enden, wenn alle Friedhöfe geschlossen sind.

# text: The greedy pay
variants-greedy_penalty-title = Die Gierigen zahlen

# text: Who asks for more than the bounty can pay loses his fist. Bluffing is sharper.
variants-greedy_penalty-about = Wer mehr verlangt, als die Beute hergibt, verliert seine Faust. Bluffen wird schärfer.

# text: The guard wakes first
variants-guard_first-title = Die Wache erwacht zuerst

# text: A lone guard stops the robbery before a widow can send the others home.
variants-guard_first-about = Eine einzelne Wache verhindert den Raub, bevor eine Witwe die anderen heimschicken kann.

# text: Less luck
variants-less_luck-title = Weniger Glück

# text: Only two doublers lie in the ground. Bounties differ less, and bluffs pay less.
variants-less_luck-about = Nur zwei Verdoppler liegen in der Erde. Die Beuten unterscheiden sich weniger, und Bluffs bringen weniger ein.

# text: Next in line
variants-next_in_line-title = Der Nächste in der Reihe

# text: A group that cannot be paid in full is passed over, and those after it are paid.
variants-next_in_line-about = Eine Gruppe, die nicht voll bezahlt werden kann, wird übergangen, und die nach ihr werden bezahlt.

# text: A rich start
variants-rich_start-title = Reicher Start

# text: Twenty coins each and no credit. Who has nothing has an empty fist.
variants-rich_start-about = Zwanzig Münzen für jeden und kein Kredit. Wer nichts hat, hat eine leere Faust.

# text: A soft raid
variants-soft_raid-title = Milder Überfall

# text: Bandits take only half of each fist, rounded up.
variants-soft_raid-about = Banditen nehmen nur die Hälfte jeder Faust, aufgerundet.

# text: Trinkets
variants-trinkets-title = Trödel

# text: Three more cards, worth 1 each. They are valuables like the others, and every rule knows them.
variants-trinkets-about = Drei Karten mehr, jede 1 wert. Sie sind Wertsachen wie die anderen, und jede Regel kennt sie.

# text: trinket
# values: $sort, $value
components-card-kinds-trinket = Schmuckstück
    .accusative = ein Schmuckstück

# text: The watchman's pot
variants-watchman_pot-title = Der Topf des Wächters

# text: A lone guard does not pay 5 to every empty fist, but shares out 10 among them.
variants-watchman_pot-about = Eine einzelne Wache zahlt nicht 5 an jede leere Faust, sondern verteilt 10 unter ihnen.
