### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Gnadenlos!
title = Gnadenlos!

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
about = Heuert mit euren eigenen Schuldscheinen Abenteurer an, gewinnt mit ihnen Ansehen, und hofft, dass die Scheine der anderen fällig werden.

# text: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
assumed-adventurer = Alles aus adventurers.csv, die 27 Dreiergruppen aus 1..6 mit der Summe 10, dazu 3-3-3 und 4-4-4. Bekannt sind 29 Karten, je drei Werte, und 6 als bester.

# text: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
assumed-bill = Die Aufteilung der 13 Schuldscheine einer Farbe, 2, 3, 3, 3, 2 mit den Werten 0 bis 4. Jede Farbe hat mindestens eine 1 und eine 2.

# text: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
assumed-event = Die Aufteilung 3, 2, 2 und die Goldräusche mit 6 und 3 und mit 5 und 2. Bekannt sind sieben Karten, drei Arten von Goldrausch, und 7 und 4 als einer davon.

# text: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
assumed-forward = Die Zahlen der Gewinner im dritten und vierten Abschnitt des Pfades und die Grenzen aller Abschnitte. Bekannt sind Grau 4 und Beige 3, und dass sie fallen.

# text: The losers' numbers. Known are that one is 1 and that they grow.
assumed-back = Die Zahlen der Verlierer in allen Abschnitten. Bekannt ist, dass eine davon 1 ist und dass sie wachsen.

# text: The undertaker's 8 steps. So a game lasts as long as its box says.
assumed-trail_end = Die 8 Schritte des Leichenbestatters. Mit ihnen dauert ein Spiel so lange, wie die Schachtel sagt.

# text: Those who tie for the first turn roll again.
assumed-throw = Wer um den ersten Zug gleichauf ist, würfelt noch einmal.

# text: Equal hats with equal nuggets share.
assumed-final_tie = Gleiche Hüte mit gleich vielen Nuggets teilen sich den Sieg.

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
options-setup-about = Wird der Markt vorbereitet und werden Abenteurer ausgeteilt, oder werden Paare von Abenteurern versteigert?

# text: It is for the first games.
options-setup-why = Für die ersten Partien.

# text: Is a section's larger number the one forward, or of greater size?
options-poker_number-about = Geht die größere Zahl eines Abschnitts nach vorne, oder die dem Betrag nach größere?

# text: A review tells of growing losses.
options-poker_number-why = Eine Besprechung erzählt von Verlusten, die mit dem Ansehen wachsen.

# text: Must there be at least as many full rows as players, or exactly as many?
options-payday_threshold-about = Müssen es mindestens so viele volle Reihen wie Spieler sein, oder genau so viele?

# text: The text says both.
options-payday_threshold-why = Im Text steht beides.

# text: Which bill of the rolled column falls due?
options-payday_row-about = Welcher Schuldschein der gewürfelten Spalte wird fällig?

# text: It is next to the die.
options-payday_row-why = Der in der Reihe neben dem Würfel.

# text: What does a debtor pay who has too little?
options-partial_payment-about = Was zahlt ein Schuldner, der zu wenig hat?

# text: He runs out of money.
options-partial_payment-why = Es heißt, ihm sei das Geld ausgegangen.

# text: Does a vulture cost five spaces, or five for each one has?
options-vulture_setback-about = Kostet ein Geier fünf Felder, oder fünf für jeden, den man hat?

# text: Five for each received.
options-vulture_setback-why = Fünf für jeden, den man erhält.

# text: Where does the unpaid bill go?
options-insolvent_bill-about = Wohin kommt der unbezahlte Schuldschein?

# text: He may keep it.
options-insolvent_bill-why = Er darf ihn behalten.

# text: Does High Noon move the undertaker even if not carried out?
options-undertaker_timing-about = Bewegt High Noon den Leichenbestatter auch, wenn es nicht ausgeführt wird?

# text: He moves before it, as for the seventh card.
options-undertaker_timing-why = Er zieht vorher, und auch bei der siebten Karte.

# text: Is the High Noon that brings him home carried out?
options-undertaker_goal-about = Wird das High Noon ausgeführt, das ihn ans Ziel bringt?

# text: The seventh card is not.
options-undertaker_goal-why = Die siebte Karte wird es nicht.

# text: Does the undertaker go back when all show equal pistols?
options-all_equal-about = Geht der Leichenbestatter zurück, wenn alle gleich viele Pistolen zeigen?

# text: The event was revealed.
options-all_equal-why = Das Ereignis wurde aufgedeckt.

# text: What does a single winner take if there is one bill?
options-high_noon_short-about = Was nimmt ein einzelner Gewinner aus einem Markt mit einem einzigen Schuldschein?

# text: It is too few.
options-high_noon_short-why = Es ist zu wenig.

# text: Do several winners take in turn, or point at bills at once?
options-high_noon_order-about = Nehmen mehrere Gewinner der Reihe nach, oder zeigen sie zugleich auf Schuldscheine?

# text: Everything else is done so.
options-high_noon_order-why = Es ist die Reihenfolge von allem anderen.

# text: What happens to gaps in the last row?
options-last_row_compaction-about = Was wird aus Lücken in der letzten Reihe?

# text: Rows fill without gaps.
options-last_row_compaction-why = Reihen füllen sich ohne Lücken.

# text: Do backs of bills show their issuers?
options-bill_backs-about = Zeigen die Rückseiten der Schuldscheine im Markt, wer sie ausgestellt hat?

# text: A taker may not look first.
options-bill_backs-why = Wer nimmt, darf nicht vorher nachsehen.

# text: Do bids lie open, or is only their total told?
options-bids_open-about = Liegen Gebote offen, oder wird nur ihre Summe genannt?

# text: All must see that totals differ.
options-bids_open-why = Alle müssen sehen, dass sich die Summen unterscheiden.

# text: In what order do bills of a bid enter the market?
options-bid_placement-about = In welcher Reihenfolge kommen die Schuldscheine eines Gebots in den Markt?

# text: They are laid face down.
options-bid_placement-why = Sie werden verdeckt gelegt.

# text: Do some of several passers get adventurers?
options-several_passes-about = Bekommen einige von mehreren, die passen, Abenteurer?

# text: Nobody hires for nothing.
options-several_passes-why = Niemand heuert umsonst an.

# text: What if adventurers are too few for an auction?
options-short_pile-about = Was gilt, wenn es zu wenige Abenteurer für eine Versteigerung gibt?

# text: Some are better than none.
options-short_pile-why = Einige sind besser als keine.

# text: Does the lowest bidder of the first auction pay?
options-advanced_lowest-about = Zahlt der niedrigste Bieter der Eröffnungsversteigerung für sein Paar?

# text: All are told to pay.
options-advanced_lowest-why = Alle sollen zahlen.

# text: Who sees a player's nuggets?
options-nugget_visibility-about = Wer sieht die Nuggets eines Spielers?

# text: All see what comes and goes.
options-nugget_visibility-why = Alles, was kommt und geht, ist zu sehen.

# text: Do spaces beyond the goal count?
options-past_goal-about = Zählen Felder hinter dem Ziel für die Schlusswertung?

# text: The board has none.
options-past_goal-why = Auf dem Spielplan gibt es keine.

# text: How much may be bought after the end, and in turn?
options-final_buy-about = Wie viel darf man nach dem Ende kaufen, und der Reihe nach oder zugleich?

# text: As in a turn.
options-final_buy-why = Wie in einem Zug.

# text: May more paydays follow the last one?
options-last_payday-about = Können auf den letzten Zahltag weitere folgen?

# text: It is called the last.
options-last_payday-why = Er heißt der letzte.

# text: Are there only the 85 nuggets of the box?
options-nugget_supply-about = Gibt es nur die 85 Nuggets der Schachtel?

# text: Nothing says what follows.
options-nugget_supply-why = Nirgends steht, was dann geschähe.

# text: Do spaces before the start count as grey, or 5 and 0?
options-prestart_section-about = Zählen die Felder vor dem Start als grau, oder als 5 und 0?

# text: No source names a colour.
options-prestart_section-why = Eine andere Farbe wird nicht genannt.

# text: The market has room for all bills.
spaces-spot-about = Sie bilden den Markt; alle Schuldscheine haben Platz.

# text: The hired adventurers.
zones-crew-about = Die angeheuerten Abenteurer.

# text: To or from the market.
zones-sleeve-about = Auf dem Weg in den Markt oder aus ihm.

# text: While it is carried out.
zones-current-about = Solange es ausgeführt wird.

# text: Who is active.
state-pistol-about = Wer am Zug ist.

# text: For the first turn; 0 is out of it.
state-throw-about = Um den ersten Zug; 0 ist ausgeschieden.

# text: The sum of a bid; -1 is none.
state-stake-about = Die Summe eines Gebots; -1 heißt keines.

# text: Where a winner of High Noon points.
state-target-about = Worauf ein Gewinner von High Noon zeigt.

# text: Whose colour shows there.
state-back_of-about = Wessen Farbe dort zu sehen ist.

# text: adventurer
components-adventurer = Abenteurer
    .hidden = unbekannter Abenteurer
    .hidden-accusative = einen Abenteurer

# text: {gold}-{pistols}-{cards}
# values: $gold, $pistols, $cards
components-adventurer-kinds-hireling = { $gold }-{ $pistols }-{ $cards }
    .accusative = den Abenteurer { $gold }-{ $pistols }-{ $cards }

# text: bill
components-bill = Schuldschein
    .hidden = unbekannter Schuldschein
    .hidden-accusative = einen Schuldschein

# text: {issuer}'s {value}
# values: $issuer, $value
components-bill-kinds-bill_of = { $value } von { $issuer }
    .accusative = den Schuldschein { $value } von { $issuer }

# text: event
components-event = Ereignis
    .hidden = unbekanntes Ereignis

# text: gold rush {first_prize}/{second_prize}
# values: $first_prize, $second_prize
components-event-kinds-gold_rush = Goldrausch { $first_prize }/{ $second_prize }

# text: high noon
# values: $first_prize, $second_prize
components-event-kinds-high_noon = High Noon

# text: poker
# values: $first_prize, $second_prize
components-event-kinds-poker = Poker

# text: die
components-die = Würfel

# text: plain die
# values: $rolled
components-die-kinds-plain_die = Würfel

# text: spot
spaces-spot = Feld

# text: lot
spaces-lot = Los

# text: pile
zones-pile = Stapel

# text: team
zones-team = Trupp

# text: crew
zones-crew = Mannschaft

# text: shown
zones-shown = gezeigt

# text: discards
zones-discards = Ablage

# text: box
zones-box = Schachtel

# text: hand
zones-hand = Hand

# text: bid
zones-bid = Gebot

# text: sleeve
zones-sleeve = Ärmel

# text: market
zones-market = Markt

# text: pack
zones-pack = Ereignisse

# text: current
zones-current = jetzt

# text: past
zones-past = vergangen

# text: tray
zones-tray = Schale

# text: bank
money-nugget-bank = Bank

# text: nuggets
money-nugget-nuggets = Nuggets

# text: sky
money-vulture-sky = Himmel

# text: vultures
money-vulture-vultures = Geier

# text: hat
state-hat = Hut

# text: undertaker
state-undertaker = Leichenbestatter

# text: pistol
state-pistol = Pistole

# text: throw
state-throw = Wurf

# text: stake
state-stake = Einsatz

# text: target
state-target = Ziel

# text: back of
state-back_of = Rückseite

# text: send
actions-send = schicken

# text: take
actions-take = nehmen

# text: point
actions-point = zeigen auf

# text: refill
actions-refill = nachfüllen

# text: buy
actions-buy = kaufen

# text: bid
actions-bid = bieten

# text: hire
actions-hire = anheuern

# text: lay
actions-lay = legen

# text: start roll
phases-start_roll = Startwurf

# text: play
phases-play = Spiel

# text: event phase
phases-event_phase = Ereignisphase

# text: contest
phases-contest = Wettstreit

# text: shooting
phases-shooting = Schießen

# text: refill
phases-refill = Auffüllen

# text: auction
phases-auction = Versteigerung

# text: first bidder
roles-first_bidder = erster Bieter

# text: opening
roles-opening = Eröffnung

# text: payday
phases-payday = Zahltag

# text: refilled
roles-refilled = aufgefüllt

# text: rolls
phases-rolls = Würfe

# text: finale
phases-finale = Finale

# text: active
roles-active = Aktiver

# text: deal
steps-deal = Austeilen

# text: basic
steps-basic = Grundspiel

# text: pairs
steps-pairs = Paare

# text: start
steps-start = Anfang

# text: turn
steps-turn = Zug

# text: bills
steps-bills = Schuldscheine

# text: lots
steps-lots = Lose

# text: paydays
steps-paydays = Zahltage

# text: reveal
steps-reveal = Aufdecken

# text: seventh
steps-seventh = siebtes

# text: last
steps-last = letztes

# text: anew
steps-anew = von vorn

# text: tell
steps-tell = Ansagen

# text: noon
steps-noon = Mittag

# text: done
steps-done = fertig

# text: settle
steps-settle = Entscheiden

# text: outcome
steps-outcome = Ausgang

# text: spent
steps-spent = verbraucht

# text: home
steps-home = heim

# text: winners
steps-winners = Sieger

# text: share
steps-share = Anteil

# text: loot
steps-loot = Beute

# text: clashes
steps-clashes = Zusammenstöße

# text: gaps
steps-gaps = Lücken

# text: backs
steps-backs = Rückseiten

# text: fill
steps-fill = Füllen

# text: push
steps-push = Schieben

# text: bids
steps-bids = Gebote

# text: serve
steps-serve = Bedienen

# text: keep
steps-keep = Behalten

# text: alike
steps-alike = gleich

# text: sight
steps-sight = Sicht

# text: mix
steps-mix = Mischen

# text: clear
steps-clear = Aufräumen

# text: calls
steps-calls = Aufrufe

# text: roll
steps-roll = Wurf

# text: used up
steps-used_up = verbraucht

# text: due
steps-due = fällig

# text: default
steps-default = Zahlungsausfall

# text: over
steps-over = vorbei

# text: more
steps-more = mehr

# text: buys
steps-buys = Käufe

# text: ruined
terms-ruined = ruiniert

# text: funeral
terms-funeral = Begräbnis

# text: arrival
terms-arrival = Ankunft

# text: over
terms-over = vorbei

# text: leading
terms-leading = führend

# text: skill
terms-skill = Können

# text: rating
terms-rating = Wertung

# text: best
terms-best = Bester

# text: second
terms-second = Zweiter

# text: worst
terms-worst = Schlechtester

# text: top
terms-top = oben

# text: bottom
terms-bottom = unten

# text: staffed
terms-staffed = besetzt

# text: waiting
terms-waiting = wartend

# text: pips
terms-pips = Augen

# text: filled
terms-filled = belegt

# text: bare
terms-bare = leer

# text: due
terms-due = fällig

# text: called
terms-called = aufgerufen

# text: last row
terms-last_row = letzte Zeile

# text: next spot
terms-next_spot = nächstes Feld

# text: full rows
terms-full_rows = volle Zeilen

# text: payday due
terms-payday_due = Zahltag fällig

# text: plain
terms-plain = einfarbig

# text: goal
numbers-goal = Ende

# text: start space
numbers-start_space = Startfeld

# text: trail end
numbers-trail_end = Ende des Wegs

# text: start nuggets
numbers-start_nuggets = Nuggets am Anfang

# text: buy limit
numbers-buy_limit = Kaufgrenze

# text: last buy limit
numbers-last_buy_limit = letzte Kaufgrenze

# text: crew limit
numbers-crew_limit = Grenze der Mannschaft

# text: lots shown
numbers-lots_shown = gezeigte Lose

# text: setback
numbers-setback = Rückschlag

# text: fatal vultures
numbers-fatal_vultures = tödliche Geier

# text: vulture stock
numbers-vulture_stock = Vorrat an Geiern

# text: farthest
numbers-farthest = Weitestes

# text: early win
numbers-early_win = früher Gewinn

# text: early loss
numbers-early_loss = früher Verlust

# text: setup
options-setup = Aufbau

# text: poker number
options-poker_number = Zahl beim Poker

# text: payday threshold
options-payday_threshold = Schwelle des Zahltags

# text: payday row
options-payday_row = Zeile des Zahltags

# text: partial payment
options-partial_payment = Teilzahlung

# text: vulture setback
options-vulture_setback = Rückschlag durch Geier

# text: insolvent bill
options-insolvent_bill = unbezahlter Schuldschein

# text: undertaker timing
options-undertaker_timing = Zeitpunkt des Leichenbestatters

# text: undertaker goal
options-undertaker_goal = Ankunft des Leichenbestatters

# text: all equal
options-all_equal = alle gleich

# text: high noon short
options-high_noon_short = zu kleiner Markt bei High Noon

# text: high noon order
options-high_noon_order = Reihenfolge bei High Noon

# text: last row compaction
options-last_row_compaction = Lücken in der letzten Zeile

# text: bill backs
options-bill_backs = Rückseiten der Schuldscheine

# text: bids open
options-bids_open = offene Gebote

# text: bid placement
options-bid_placement = Ablegen der Gebote

# text: several passes
options-several_passes = mehrere passen

# text: short pile
options-short_pile = zu wenige Abenteurer

# text: advanced lowest
options-advanced_lowest = niedrigstes Gebot der Eröffnung

# text: nugget visibility
options-nugget_visibility = Sicht auf Nuggets

# text: past goal
options-past_goal = Felder hinter dem Ziel

# text: final buy
options-final_buy = Kauf am Schluss

# text: last payday
options-last_payday = letzter Zahltag

# text: nugget supply
options-nugget_supply = Vorrat an Nuggets

# text: prestart section
options-prestart_section = Felder vor dem Start

# text: step forward
effects-step_forward = Vorrücken

# text: step back
effects-step_back = Zurückgehen

# text: show backs
effects-show_backs = Rückseiten zeigen

# text: rush
effects-rush = Goldrausch

# text: play poker
effects-play_poker = Poker spielen

# text: default on
effects-default_on = Ausfallen

# text: gold
traits-gold = Gold

# text: pistols
traits-pistols = Pistolen

# text: cards
traits-cards = Karten

# text: issuer
traits-issuer = Aussteller

# text: value
traits-value = Wert

# text: first prize
traits-first_prize = erster Preis

# text: second prize
traits-second_prize = zweiter Preis

# text: basic
options-setup-values-basic = Grundspiel

# text: advanced
options-setup-values-advanced = für Fortgeschrittene

# text: signed
options-poker_number-values-signed = mit Vorzeichen

# text: magnitude
options-poker_number-values-magnitude = als Betrag

# text: at least
options-payday_threshold-values-at_least = mindestens

# text: exactly
options-payday_threshold-values-exactly = genau

# text: topmost
options-payday_row-values-topmost = oberster

# text: outermost
options-payday_row-values-outermost = äußerster

# text: pays all
options-partial_payment-values-pays_all = zahlt alles

# text: pays none
options-partial_payment-values-pays_none = zahlt nichts

# text: once
options-vulture_setback-values-once = einmal

# text: cumulative
options-vulture_setback-values-cumulative = jedes Mal mehr

# text: to issuer
options-insolvent_bill-values-to_issuer = an den Aussteller

# text: stays
options-insolvent_bill-values-stays = er bleibt

# text: on reveal of event
options-undertaker_timing-values-on_reveal_of_event = beim Aufdecken

# text: only if resolved
options-undertaker_timing-values-only_if_resolved = nur wenn ausgeführt

# text: ends at once
options-undertaker_goal-values-ends_at_once = endet sofort

# text: resolve first
options-undertaker_goal-values-resolve_first = erst ausführen

# text: undertaker stays
options-all_equal-values-undertaker_stays = er bleibt stehen

# text: undertaker back
options-all_equal-values-undertaker_back = er geht zurück

# text: none taken
options-high_noon_short-values-none_taken = keiner wird genommen

# text: single takes one
options-high_noon_short-values-single_takes_one = einer nimmt einen

# text: clockwise from active
options-high_noon_order-values-clockwise_from_active = im Uhrzeigersinn ab dem Aktiven

# text: simultaneous secret
options-high_noon_order-values-simultaneous_secret = gleichzeitig und geheim

# text: push left
options-last_row_compaction-values-push_left = nach links schieben

# text: leave gaps
options-last_row_compaction-values-leave_gaps = Lücken lassen

# text: uniform
options-bill_backs-values-uniform = einheitlich

# text: coloured
options-bill_backs-values-coloured = farbig

# text: open
options-bids_open-values-open = offen

# text: total announced
options-bids_open-values-total_announced = nur die Summe angesagt

# text: placer chooses secretly
options-bid_placement-values-placer_chooses_secretly = wer legt, wählt geheim

# text: shuffled
options-bid_placement-values-shuffled = gemischt

# text: openly
options-bid_placement-values-openly = offen

# text: none for passers
options-several_passes-values-none_for_passers = nichts für Passende

# text: earlier ranks higher
options-several_passes-values-earlier_ranks_higher = wer früher passt, steht höher

# text: offer what exists
options-short_pile-values-offer_what_exists = anbieten, was da ist

# text: skip phase
options-short_pile-values-skip_phase = Phase auslassen

# text: pays
options-advanced_lowest-values-pays = zahlt

# text: keeps bills
options-advanced_lowest-values-keeps_bills = behält die Schuldscheine

# text: public
options-nugget_visibility-values-public = offen

# text: secret
options-nugget_visibility-values-secret = geheim

# text: stop on goal
options-past_goal-values-stop_on_goal = am Ende stehen bleiben

# text: count overshoot
options-past_goal-values-count_overshoot = weiterzählen

# text: up to 3 clockwise
options-final_buy-values-up_to_3_clockwise = bis zu 3 im Uhrzeigersinn

# text: exactly 3 or 0
options-final_buy-values-exactly_3_or_0 = genau 3 oder 0

# text: simultaneous secret
options-final_buy-values-simultaneous_secret = gleichzeitig und geheim

# text: one only
options-last_payday-values-one_only = nur einer

# text: repeat
options-last_payday-values-repeat = wiederholen

# text: unlimited
options-nugget_supply-values-unlimited = unbegrenzt

# text: limited
options-nugget_supply-values-limited = begrenzt

# text: grey
options-prestart_section-values-grey = grau

# text: own section
options-prestart_section-values-own_section = eigener Abschnitt

# text: {me} sends {adventurer}
# values: $me, $adventurer
actions-send-says = { $me } schickt { $adventurer-accusative }

# text: {me} takes the bills of {spots}
# values: $me, $spots
actions-take-says = { $me } nimmt { $spots-count ->
    [one] den Schuldschein von { $spots }
   *[other] die Schuldscheine von { $spots }
 }

# text: {me} points at {spot}
# values: $me, $spot
actions-point-says = { $me } zeigt auf { $spot }

# text: {me} moves the bill of {source} to {gap}
# values: $me, $source, $gap
actions-refill-says = { $me } schiebt den Schuldschein von { $source } auf { $gap }

# text: {me} buys {amount} spaces
# values: $me, $amount
actions-buy-says = { $me } kauft { $amount ->
    [0] kein Feld
    [one] ein Feld
   *[other] { $amount } Felder
 }

# text: {me} bids {bills}, {me.stake} in all
# values: $me, $bills, $me_stake
actions-bid-says = { $me } bietet { $bills }, zusammen { $me_stake }

# text: {me}: hire {lot}
# values: $me, $lot
actions-hire-says = { $me } wählt { $lot }

# text: {me} lays {bill} on {spot}
# values: $me, $bill, $spot
actions-lay-says = { $me } legt { $bill-accusative } auf { $spot }

# text: {debtor} cannot pay and takes a vulture
# values: $debtor
effects-default_on-say = { $debtor } kann nicht zahlen und nimmt einen Geier

# text: {me} hires {lot.team}
# values: $me, $lot_team
actions-hire-say = { $me } heuert { $lot_team } an

# text: the seventh card, {current}, is not carried out
# values: $current
phases-event_phase-seventh-last-say = Die siebte Karte, { $current }, wird nicht ausgeführt

# text: {me} turns up {current}
# values: $me, $current
phases-event_phase-tell-say = { $me } deckt { $current } auf

# text: all are equal, and nothing happens
phases-contest-settle-say = Alle sind gleich, und nichts geschieht

# text: the die shows {pips}
# values: $pips
phases-rolls-calls-repeat-roll-say = Der Würfel zeigt { $pips }

# text: {bill} falls due
# values: $bill
phases-rolls-calls-repeat-reveal-say = Fällig wird: { $bill }

# text: Everyone hires
variants-everyone_hired-title = Alle heuern an

# text: There is one adventurer for each, and the lowest bidder takes the last one and pays.
variants-everyone_hired-about = Für jeden gibt es einen Abenteurer, und der niedrigste Bieter nimmt den letzten und zahlt.

# text: Fat veins
variants-fat_veins-title = Fette Adern

# text: The second of a gold rush gets one nugget less than the first.
variants-fat_veins-about = Der Zweite eines Goldrauschs bekommt ein Nugget weniger als der Erste.

# text: A gentle poker
variants-gentle_poker-title = Sanfter Poker

# text: Wherever they stand on the trail, winners move three spaces and losers one.
variants-gentle_poker-about = Wo auch immer sie auf dem Pfad stehen: Gewinner ziehen drei Felder und Verlierer eines.

# text: Light vultures
variants-light_vultures-title = Leichte Geier

# text: A vulture costs three spaces, and the fourth ends the game. Four players need 13 of them.
variants-light_vultures-about = Ein Geier kostet drei Felder, und der vierte beendet das Spiel. Zu viert braucht man 13 davon.

# text: Secret nuggets
variants-secret_nuggets-title = Geheime Nuggets

# text: Nobody need show what he has left.
variants-secret_nuggets-about = Niemand muss zeigen, was ihm geblieben ist.

# text: A short trail
variants-short_trail-title = Kurzer Pfad

# text: The undertaker has six steps only, so a game ends sooner.
variants-short_trail-about = Der Leichenbestatter hat nur sechs Schritte; das Spiel endet also früher.
