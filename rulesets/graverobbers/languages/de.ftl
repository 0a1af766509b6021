### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Graverobbers
title = Grabräuber

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
about = Sieben Gräber, Räuber gegen Detektive und Polizei, geheime Aufträge und eine Anklage für jeden.

# text: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
assumed-detectives = 13, 9 und 5 mit Wert 1, 2 und 3. Das Regelheft druckt 13, 9 und 3, was 25 ergibt, und sagt 27.

# text: All of objectives.csv, in each colour seven pairs and two majorities.
assumed-objectives = Alles in objectives.csv. In jeder Farbe sieben Paare, jedes Grab in zweien davon, und zwei Mehrheiten; keine Quelle zeigt sie.

# text: The first player is drawn by lot.
assumed-holder = Wer beginnt, wird ausgelost.

# text: If all are tied to the end, they share.
assumed-nobody_left = Wenn bis zum Schluss alle gleichauf sind, teilen sie sich den Sieg.

# text: How many games make a match?
options-games-about = Wie viele Spiele ergeben eine Partie?

# text: It is agreed in advance.
options-games-why = Es wird vorher vereinbart.

# text: How many detectives of value 1, 2 and 3 are there?
options-detective_split-about = Wie viele Detektive mit Wert 1, 2 und 3 gibt es?

# text: One wrong word, and even steps.
options-detective_split-why = Ein falsches Wort, und gleichmäßige Schritte.

# text: Must its side win before a pair of tombs pays?
options-pair_needs_side-about = Muss die eigene Seite gewinnen, damit ein Paar von Gräbern zählt?

# text: The detailed section names the tombs alone.
options-pair_needs_side-why = Der ausführliche Abschnitt verlangt nur die Gräber.

# text: Does the pawn go on from the active player after accusations?
options-pawn_after_accusation-about = Geht die Figur nach einem Zug mit Anklagen links vom aktiven Spieler weiter?

# text: It moves after full rounds.
options-pawn_after_accusation-why = Sonst wandert sie nur nach vollen Runden.

# text: Who may go on after accusations in his turn?
options-second_card_exception-about = Wer darf nach Anklagen in seinem Zug noch weitermachen?

# text: Nothing sets the first player apart.
options-second_card_exception-why = Nichts hebt den ersten Spieler heraus.

# text: Do tombs robbed in the last count bring accusations?
options-accuse_at_end-about = Gibt es Anklagen nach Gräbern, die bei der letzten Zählung geplündert werden?

# text: Play is over.
options-accuse_at_end-why = Das Spiel ist vorbei.

# text: May one place a card and spy then?
options-spy_order-about = Darf man eine Karte legen und dann spionieren?

# text: The text speaks of a second card.
options-spy_order-why = Der Text spricht von einer zweiten Karte.

# text: How do discarded police lie?
options-spy_face-about = Wie liegt abgelegte Polizei?

# text: They are out.
options-spy_face-why = Sie ist aus dem Spiel.

# text: May police be discarded when no last card lies face down?
options-spy_without_target-about = Darf Polizei abgelegt werden, wenn nirgends die letzte Karte verdeckt liegt?

# text: Spying is turning a card.
options-spy_without_target-why = Spionieren heißt eine Karte umdrehen.

# text: Are objectives chosen after the hand is seen?
options-objective_order-about = Werden Aufträge gewählt, nachdem oder bevor man seine Hand sieht?

# text: A review says after.
options-objective_order-why = Eine Besprechung sagt: danach.

# text: Is the first card counted before the second is placed?
options-two_cards_timing-about = Wird die erste Karte gezählt, bevor die zweite gelegt ist?

# text: It may bring accusations.
options-two_cards_timing-why = Sie kann vorher Anklagen auslösen.

# text: When do four tombs of one kind end the game?
options-early_end_check-about = Wann beenden vier Gräber einer Art das Spiel?

# text: The text says so.
options-early_end_check-why = So steht es im Text.

# text: Is there an eighth round, though only tombs count?
options-round_8-about = Gibt es eine achte Runde, obwohl sich nur sieben Gräber zum Zählen umdrehen lassen?

# text: They are just counters.
options-round_8-why = Die Gräber sind nur Zähler.

# text: What happens to leaders who are tied?
options-tie_elimination-about = Was wird aus Führenden, die immer noch gleichauf sind?

# text: The next best wins.
options-tie_elimination-why = Wie gedruckt gewinnt der Nächstbeste.

# text: How many black objectives make the accused guilty?
options-accusation_basis-about = Wie viele schwarze Aufträge machen den Angeklagten schuldig?

# text: The text asks for one.
options-accusation_basis-why = Der Text verlangt mindestens einen.

# text: Who starts the next game of a match?
options-next_first_player-about = Wer beginnt das nächste Spiel einer Partie?

# text: The pawn always moves left.
options-next_first_player-why = Die Figur geht immer nach links.

# text: Is a tomb without cards counted in the end?
options-empty_column-about = Wird ein Grab ohne Karten am Ende gezählt?

# text: It is saved with equal sums.
options-empty_column-why = Seine Verteidigung ist so groß wie die Beute, also ist es gerettet.

# text: Whom the player has accused.
state-suspect-about = Wen der Spieler angeklagt hat.

# text: Who has the pawn.
state-holder-about = Wer die Figur hat.

# text: Who began this round.
state-starter-about = Wer diese Runde begonnen hat.

# text: card
components-card = Karte
    .hidden = unbekannte Karte
    .hidden-accusative = eine Karte

# text: robber {value}
# values: $value
components-card-kinds-robber = Räuber { $value }
    .accusative = einen Räuber { $value }

# text: detective {value}
# values: $value
components-card-kinds-detective = Detektiv { $value }
    .accusative = einen Detektiv { $value }

# text: police {value}
# values: $value
components-card-kinds-police = Polizei { $value }
    .accusative = eine Polizei { $value }

# text: objective
components-objective = Auftrag
    .hidden = unbekannter Auftrag
    .hidden-accusative = einen Auftrag

# text: {edge} pair {tomb_a}-{tomb_b}
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-pair = Paar { $edge } { $tomb_a }-{ $tomb_b }
    .accusative = das Paar { $edge } { $tomb_a }-{ $tomb_b }

# text: black majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_robbed = schwarze Mehrheit
    .accusative = die schwarze Mehrheit

# text: white majority
# values: $edge, $tomb_a, $tomb_b, $pays
components-objective-kinds-most_saved = weiße Mehrheit
    .accusative = die weiße Mehrheit

# text: tomb
spaces-tomb = Grab

# text: deck
zones-deck = Stapel

# text: hand
zones-hand = Hand

# text: column
zones-column = Reihe

# text: spies
zones-spies = Spione

# text: unused
zones-unused = unbenutzt

# text: goals
zones-goals = Aufträge

# text: dropped
zones-dropped = abgelegt

# text: fate
state-fate = Schicksal

# text: suspect
state-suspect = verdächtigt

# text: holder
state-holder = Figur

# text: starter
state-starter = Startspieler

# text: active
state-active = am Zug

# text: total
state-total = Summe

# text: edge
words-edge = Rand

# text: black
words-edge-black = schwarz

# text: white
words-edge-white = weiß

# text: undecided
words-fate-undecided = unentschieden

# text: saved
words-fate-saved = gerettet

# text: robbed
words-fate-robbed = geplündert

# text: drop
actions-drop = ablegen

# text: place
actions-place = legen

# text: also place
actions-also_place = dazulegen

# text: spy
actions-spy = spionieren

# text: spy blindly
actions-spy_blindly = blind spionieren

# text: accuse
actions-accuse = anklagen

# text: one game
phases-one_game = eine Partie

# text: deal objectives
phases-deal_objectives = Aufträge austeilen

# text: rounds
phases-rounds = Runden

# text: turn
phases-turn = Zug

# text: after spy
phases-after_spy = nach dem Spionieren

# text: fill
phases-fill = Füllen

# text: accusations
phases-accusations = Anklagen

# text: last count
phases-last_count = letzte Zählung

# text: lot
steps-lot = Los

# text: games
steps-games = Partien

# text: start
steps-start = Anfang

# text: play
steps-play = Spielen

# text: clean
steps-clean = Aufräumen

# text: early goals
steps-early_goals = frühe Aufträge

# text: deal
steps-deal = Austeilen

# text: finish
steps-finish = Abschluss

# text: round
steps-round = Runde

# text: pawn
steps-pawn = Figur

# text: table
steps-table = Tisch

# text: early
steps-early = vorzeitig

# text: robbed
steps-robbed = beraubt

# text: act
steps-act = Handeln

# text: first
steps-first = erstens

# text: second
steps-second = zweitens

# text: alone
steps-alone = allein

# text: full
steps-full = voll

# text: count
steps-count = Zählen

# text: ask
steps-ask = Fragen

# text: tally
steps-tally = Abrechnung

# text: tombs robbed
terms-tombs_robbed = beraubte Gräber

# text: cemetery robbed
terms-cemetery_robbed = Friedhof beraubt

# text: decided
terms-decided = entschieden

# text: uncounted
terms-uncounted = ungezählt

# text: full
terms-full = voll

# text: veiled
terms-veiled = verdeckt

# text: loot
terms-loot = Beute

# text: escorts
terms-escorts = Begleiter

# text: defence
terms-defence = Verteidigung

# text: holds out
terms-holds_out = hält stand

# text: wanted
terms-wanted = gesucht

# text: side won
terms-side_won = Seite gewonnen

# text: pair done
terms-pair_done = Paar erfüllt

# text: fulfilled
terms-fulfilled = erfüllt

# text: balance
terms-balance = Bilanz

# text: guilty
terms-guilty = schuldig

# text: as accuser
terms-as_accuser = als Ankläger

# text: as accused
terms-as_accused = als Angeklagter

# text: gain
terms-gain = Gewinn

# text: hand size
numbers-hand_size = Handkarten

# text: full rounds
numbers-full_rounds = volle Runden

# text: tombs
numbers-tombs = Gräber

# text: column size
numbers-column_size = Größe der Reihe

# text: majority
numbers-majority = Mehrheit

# text: objectives dealt
numbers-objectives_dealt = ausgeteilte Aufträge

# text: last round
numbers-last_round = letzte Runde

# text: late spy
numbers-late_spy = spätes Spionieren

# text: right accuser
numbers-right_accuser = richtiger Ankläger

# text: right accused
numbers-right_accused = zu Recht angeklagt

# text: wrong accuser
numbers-wrong_accuser = falscher Ankläger

# text: wrong accused
numbers-wrong_accused = zu Unrecht angeklagt

# text: detective split
options-detective_split = Verteilung der Detektive

# text: pair needs side
options-pair_needs_side = Paare nur mit der eigenen Seite

# text: pawn after accusation
options-pawn_after_accusation = Figur nach einer Anklage

# text: second card exception
options-second_card_exception = zweite Karte nach Anklagen

# text: accuse at end
options-accuse_at_end = Anklagen am Ende

# text: spy order
options-spy_order = Reihenfolge beim Spionieren

# text: spy face
options-spy_face = Lage abgelegter Polizei

# text: spy without target
options-spy_without_target = Spionieren ohne Ziel

# text: objective order
options-objective_order = Wahl der Aufträge

# text: two cards timing
options-two_cards_timing = Zählen zweier Karten

# text: early end check
options-early_end_check = vorzeitiges Ende

# text: round 8
options-round_8 = achte Runde

# text: tie elimination
options-tie_elimination = Gleichstand an der Spitze

# text: accusation basis
options-accusation_basis = Grund einer Anklage

# text: next first player
options-next_first_player = nächster Startspieler

# text: empty column
options-empty_column = leeres Grab am Ende

# text: lay
effects-lay = Legen

# text: count tomb
effects-count_tomb = Grab zählen

# text: choose holder
effects-choose_holder = Figur vergeben

# text: value
traits-value = Wert

# text: tomb a
traits-tomb_a = Grab a

# text: tomb b
traits-tomb_b = Grab b

# text: pays
traits-pays = bringt

# text: thirteen nine five
options-detective_split-values-thirteen_nine_five = 13, 9, 5

# text: fifteen nine three
options-detective_split-values-fifteen_nine_three = 15, 9, 3

# text: thirteen eleven three
options-detective_split-values-thirteen_eleven_three = 13, 11, 3

# text: thirteen nine three
options-detective_split-values-thirteen_nine_three = 13, 9, 3

# text: unchanged
options-pawn_after_accusation-values-unchanged = unverändert

# text: passes
options-pawn_after_accusation-values-passes = sie wandert weiter

# text: any player
options-second_card_exception-values-any_player = jeder Spieler

# text: first player only
options-second_card_exception-values-first_player_only = nur der erste Spieler

# text: spy first
options-spy_order-values-spy_first = erst spionieren

# text: any order
options-spy_order-values-any_order = in jeder Reihenfolge

# text: face up
options-spy_face-values-face_up = offen

# text: face down
options-spy_face-values-face_down = verdeckt

# text: forbidden
options-spy_without_target-values-forbidden = verboten

# text: allowed
options-spy_without_target-values-allowed = erlaubt

# text: after
options-objective_order-values-after = danach

# text: before
options-objective_order-values-before = davor

# text: sequential
options-two_cards_timing-values-sequential = nacheinander

# text: both first
options-two_cards_timing-values-both_first = erst beide

# text: end of turn
options-early_end_check-values-end_of_turn = am Ende des Zugs

# text: at once
options-early_end_check-values-at_once = sofort

# text: plain counter
options-round_8-values-plain_counter = einfaches Zählen

# text: seven rounds
options-round_8-values-seven_rounds = sieben Runden

# text: out
options-tie_elimination-values-out = sie scheiden aus

# text: shared
options-tie_elimination-values-shared = geteilt

# text: any black
options-accusation_basis-values-any_black = irgendein schwarzer

# text: all black
options-accusation_basis-values-all_black = alle schwarzen

# text: pawn moves left
options-next_first_player-values-pawn_moves_left = die Figur geht nach links

# text: lowest score
options-next_first_player-values-lowest_score = die wenigsten Punkte

# text: counted
options-empty_column-values-counted = gezählt

# text: ignored
options-empty_column-values-ignored = nicht beachtet

# text: {me} discards {objective}
# values: $me, $objective
actions-drop-says = { $me } legt { $objective-accusative } ab

# text: {me} plays {card} at {tomb}
# values: $me, $card, $tomb
actions-place-says = { $me } spielt { $card-accusative } an { $tomb }

# text: {me} plays {extra} at {second}
# values: $me, $extra, $second
actions-also_place-says = { $me } spielt { $extra-accusative } an { $second }

# text: {me} gives up {police} and turns up {shown} at {tomb}
# values: $me, $police, $shown, $tomb
actions-spy-says = { $me } gibt { $police-accusative } ab und deckt { $shown-accusative } an { $tomb } auf

# text: {me} gives up {police}
# values: $me, $police
actions-spy_blindly-says = { $me } gibt { $police-accusative } ab

# text: {me} accuses {accused}
# values: $me, $accused
actions-accuse-says = { $me } klagt { $accused } an

# text: {tomb} is {tomb.fate}, {tomb.loot} against {tomb.defence}
# values: $tomb, $tomb_fate, $tomb_loot, $tomb_defence
effects-count_tomb-say = { $tomb } ist { $tomb_fate }, { $tomb_loot } gegen { $tomb_defence }

# text: {player} scores {player.gain}
# values: $player, $player_gain
phases-last_count-tally-say = { $player } bekommt { $player_gain ->
    [one] { $player_gain } Punkt
   *[other] { $player_gain } Punkte
 }

# text: Five-card tombs
variants-five_card_tombs-title = Gräber mit fünf Karten

# text: The fifth card fills a tomb, and the game is shorter by two rounds.
variants-five_card_tombs-about = Die fünfte Karte füllt ein Grab, und das Spiel ist um zwei Runden kürzer.

# text: Free police
variants-free_police-title = Freie Polizei

# text: One detective is enough for all police at a tomb.
variants-free_police-about = Ein Detektiv genügt für alle Polizei an einem Grab.

# text: Shared ties
variants-shared_ties-title = Geteilter Sieg

# text: Leaders who are still tied share the victory instead of falling out.
variants-shared_ties-about = Führende, die immer noch gleichauf sind, teilen sich den Sieg, statt auszuscheiden.

# text: Sharp accusations
variants-sharp_accusations-title = Scharfe Anklagen

# text: A right accusation brings 4 and costs the accused 3; a wrong one costs 2 and brings him 2.
variants-sharp_accusations-about = Eine richtige Anklage bringt 4 und kostet den Angeklagten 3; eine falsche kostet 2 und bringt ihm 2.

# text: Ties rob
variants-tie_robs-title = Gleichstand plündert

# text: The defence must be greater than the loot. A tomb without cards is robbed too.
variants-tie_robs-about = Die Verteidigung muss größer sein als die Beute. Auch ein Grab ohne Karten wird geplündert.

# text: Two objectives
variants-two_objectives-title = Zwei Aufträge

# text: Two objectives each, and one of them is dropped. Tombs are harder to read.
variants-two_objectives-about = Zwei Aufträge für jeden, von denen einer abgelegt wird. Gräber sind schwerer zu deuten.
