### Messages for de, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Digging
title = Goldgräber

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
about = Öffnet Minen, füllt sie mit Truhen, schließt sie rechtzeitig und kämpft mit Banditen um sie.

# text: The first dealer is drawn by lot.
assumed-dealer = Der erste Geber wird ausgelost.

# text: Nothing forces a draw, so partners could pass cards for ever.
assumed-stall_guard = Nichts in den Regeln zwingt zum Ziehen; Partner könnten sich endlos Karten zuschieben.

# text: Do four play two against two?
options-mode-about = Spielen vier Personen zwei gegen zwei?

# text: It is the main game.
options-mode-why = Es ist das Hauptspiel.

# text: Which chests does a double chest double, besides itself?
options-double_chest_effect-about = Welche Truhen verdoppelt eine Doppeltruhe, außer dass sie selbst zwei zählt?

# text: All others, if it lies first, as in all scored examples.
options-double_chest_effect-why = Alle anderen, wenn sie zuerst liegt. Die gewerteten Beispiele des Regelhefts lassen nichts anderes zu.

# text: May a third player win the mine, or only spoil the attack?
options-individual_fight-about = Kann ein dritter Spieler die Mine gewinnen oder nur den Angriff vereiteln?

# text: The highest wins.
options-individual_fight-why = Der höchste Wert gewinnt.

# text: Who gets the mine when sides are equally strong?
options-tie_partnership-about = Wer bekommt die Mine, wenn beide Seiten gleich stark sind?

# text: Attackers must be stronger.
options-tie_partnership-why = Der Angreifer muss stärker sein.

# text: May chests be laid on a contested mine?
options-chest_on_contested-about = Dürfen Truhen auf eine umkämpfte Mine gelegt werden?

# text: Nothing forbids it.
options-chest_on_contested-why = Nichts verbietet es.

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
options-closing_loss-about = Was kostet es, eine umkämpfte Mine zu schließen: ihre letzte Truhenkarte oder eine Truhe, die eine halbe Doppeltruhe ist?

# text: The text says a card.
options-closing_loss-why = Der Text für Partnerschaften sagt: eine Karte.

# text: May a mine be opened for somebody else?
options-open_for_others-about = Darf eine Mine vor jemand anderem geöffnet werden?

# text: A new mine lies before the player.
options-open_for_others-why = Eine neue Mine legt der Spieler vor sich.

# text: May one attack a mine of one's own side, as a bluff?
options-own_mine_fight-about = Darf man als Bluff eine Mine der eigenen Seite angreifen?

# text: The text speaks of opponents.
options-own_mine_fight-why = Der Text spricht von Gegnern.

# text: May a mine without chests be closed?
options-close_empty-about = Darf eine Mine ohne Truhen geschlossen werden?

# text: Any mine may be.
options-close_empty-why = Jede Mine darf es.

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
options-removed_chests-about = Welche Truhen kommen in kleinen Runden aus dem Spiel? (Bei freier Wahl sagt der erste Geber für jedes Metall, ob die Doppeltruhe darunter ist.)

# text: The numbers speak of single chests.
options-removed_chests-why = Die Zahlen sprechen von einfachen Truhen.

# text: May one do nothing in the last turn?
options-final_turn_null-about = Darf man im letzten Zug nichts tun, obwohl man handeln könnte?

# text: One action is a duty.
options-final_turn_null-why = Eine Aktion ist Pflicht.

# text: Who wins when several reach the target at once?
options-both_reach-about = Wer gewinnt, wenn mehrere das Ziel in derselben Runde erreichen?

# text: Within a hand nobody is first.
options-both_reach-why = Innerhalb einer Runde ist niemand der Erste.

# text: What follows equal totals at the target?
options-final_tie-about = Was folgt bei gleichen Summen auf oder über dem Ziel?

# text: One side must win.
options-final_tie-why = Eine Seite muss gewinnen.

# text: When may reaching the target end the game?
options-when_to_check-about = Wann kann das Erreichen des Ziels das Spiel beenden?

# text: It says after a round.
options-when_to_check-why = Der Text sagt: am Ende einer Runde.

# text: What happens to a fight when the hand ends?
options-unfinished_fight-about = Was wird aus einem Kampf, den das Ende der Runde abbricht?

# text: It was not settled.
options-unfinished_fight-why = Er wurde nicht entschieden.

# text: A review forbids it.
options-table_talk-why = Eine Besprechung sagt, dass sie es nicht dürfen.

# text: May partners tell their cards? (Then each sees the other's hand.)
options-table_talk-about = Dürfen Partner einander ihre Karten nennen? (Dann sieht jeder die Hand des anderen.)

# text: Must one draw after sixteen turns without draw or play?
options-stall_guard-about = Muss man nach sechzehn Zügen ohne Ziehen oder Spielen ziehen?

# text: Games must end.
options-stall_guard-why = Ein Spiel muss enden.

# text: Who deals the next hand?
options-next_dealer-about = Wer gibt die nächste Runde?

# text: So the start moves on.
options-next_dealer-why = Wer diese begonnen hat; so wandert der Start weiter.

# text: Numbered as they are opened.
spaces-mine-about = Sie sind in der Reihenfolge nummeriert, in der sie geöffnet werden.

# text: The mine and what closes it.
zones-sign-about = Die Mine selbst, und was sie schließt.

# text: The bandits in the fight.
zones-gang-about = Die Banditen im Kampf.

# text: Who drew last.
state-drawer-about = Wer die letzte Karte des Stapels gezogen hat.

# text: Before whom it lies.
state-owner-about = Vor wem sie liegt.

# text: Its double has lost a chest.
state-chipped-about = Ihre Doppeltruhe hat eine Truhe verloren.

# text: Turns in a row without draw or play.
state-idle-about = Züge in Folge ohne Ziehen oder Spielen.

# text: Whoever digs up the target first.
score-about = Es gewinnt, wer als Erster das Ziel ausgegraben hat.

# text: card
components-card = Karte
    .hidden = unbekannte Karte
    .hidden-accusative = eine Karte
    .hidden-dative = einer Karte

# text: {metal} mine
# values: $metal, $strength
components-card-kinds-claim = { $metal }mine
    .accusative = eine { $metal }mine
    .dative = einer { $metal }mine

# text: {metal} chest
# values: $metal, $strength
components-card-kinds-chest = { $metal }truhe
    .accusative = eine { $metal }truhe
    .dative = einer { $metal }truhe

# text: double {metal} chest
# values: $metal, $strength
components-card-kinds-double = doppelte { $metal }truhe
    .accusative = eine doppelte { $metal }truhe
    .dative = einer doppelten { $metal }truhe

# text: closed mine
# values: $metal, $strength
components-card-kinds-closer = geschlossene Mine
    .accusative = eine geschlossene Mine
    .dative = einer geschlossenen Mine

# text: bandit {strength}
# values: $strength, $metal
components-card-kinds-bandit = Bandit { $strength }
    .accusative = einen Banditen { $strength }
    .dative = einem Banditen { $strength }

# text: mine
spaces-mine = Mine

# text: deck
zones-deck = Stapel

# text: hand
zones-hand = Hand

# text: sign
zones-sign = Schild

# text: vein
zones-vein = Ader

# text: gang
zones-gang = Bande

# text: discard
zones-discard = Ablage

# text: box
zones-box = Schachtel

# text: dealer
state-dealer = Geber

# text: drawer
state-drawer = letzter Zieher

# text: owner
state-owner = Besitzer

# text: shut
state-shut = geschlossen

# text: chipped
state-chipped = angebrochen

# text: fight
state-fight = Kampf

# text: attacker
state-attacker = Angreifer

# text: idle
state-idle = Leerlauf

# text: total
state-total = Summe

# text: metal
words-metal = Metall

# text: gold
words-metal-gold = Gold

# text: silver
words-metal-silver = Silber

# text: copper
words-metal-copper = Kupfer

# text: give up double
actions-give_up_double = Doppeltruhe abgeben

# text: draw
actions-draw = ziehen

# text: pass
actions-pass = weitergeben

# text: open
actions-open = öffnen

# text: work
actions-work = ausbauen

# text: close
actions-close = schließen

# text: attack
actions-attack = angreifen

# text: join
actions-join = mitkämpfen

# text: sit out
actions-sit_out = aussetzen

# text: surplus
phases-surplus = überzählige

# text: hand
phases-hand = Runde

# text: tally
phases-tally = Abrechnung

# text: turn
phases-turn = Zug

# text: lot
steps-lot = Los

# text: hands
steps-hands = Runden

# text: deal
steps-deal = Austeilen

# text: metals
steps-metals = Metalle

# text: singles
steps-singles = einfache

# text: dig
steps-dig = Graben

# text: last
steps-last = letzte

# text: mines
steps-mines = Minen

# text: held
steps-held = Bestand

# text: act
steps-act = Handeln

# text: choose
steps-choose = Wählen

# text: settle
steps-settle = Entscheiden

# text: treasure
terms-treasure = Schatzkarte

# text: surplus
terms-surplus = Überschuss

# text: open
terms-open = offen

# text: side
terms-side = Seite

# text: metal
terms-metal = Metall

# text: twofold
terms-twofold = verdoppelt

# text: points
terms-points = Punkte

# text: banked
terms-banked = gesichert

# text: haul
terms-haul = Ausbeute

# text: standing
terms-standing = Stand

# text: lead
terms-lead = Führung

# text: reached
terms-reached = erreicht

# text: power
terms-power = Kraft

# text: stalled
terms-stalled = Stillstand

# text: hand size
numbers-hand_size = Handkarten

# text: partnership target
numbers-partnership_target = Ziel der Partnerschaft

# text: individual target
numbers-individual_target = Ziel des Einzelnen

# text: chests removed
numbers-chests_removed = entfernte Truhen

# text: stall limit
numbers-stall_limit = Grenze des Leerlaufs

# text: all cards
numbers-all_cards = alle Karten

# text: hand limit
numbers-hand_limit = Handgrenze

# text: open percent
numbers-open_percent = Prozent offener Minen

# text: target
numbers-target = Ziel

# text: mode
options-mode = Spielweise

# text: double chest effect
options-double_chest_effect = Wirkung der Doppeltruhe

# text: individual fight
options-individual_fight = Kampf jeder gegen jeden

# text: tie partnership
options-tie_partnership = Gleichstand im Kampf der Partner

# text: chest on contested
options-chest_on_contested = Truhen auf umkämpften Minen

# text: closing loss
options-closing_loss = Preis des Schließens

# text: open for others
options-open_for_others = Öffnen vor anderen

# text: own mine fight
options-own_mine_fight = Angriff auf eigene Minen

# text: close empty
options-close_empty = Schließen leerer Minen

# text: removed chests
options-removed_chests = entfernte Truhen

# text: final turn null
options-final_turn_null = Aussetzen im letzten Zug

# text: both reach
options-both_reach = mehrere erreichen das Ziel

# text: final tie
options-final_tie = Gleichstand am Ende

# text: when to check
options-when_to_check = Zeitpunkt der Prüfung

# text: unfinished fight
options-unfinished_fight = unterbrochener Kampf

# text: table talk
options-table_talk = Absprachen

# text: stall guard
options-stall_guard = Schutz vor Stillstand

# text: next dealer
options-next_dealer = nächster Geber

# text: end fight
effects-end_fight = Kampf beenden

# text: lose last chest
effects-lose_last_chest = Letzte Truhe verlieren

# text: choose dealer
effects-choose_dealer = Geber wählen

# text: strength
traits-strength = Stärke

# text: partnership
options-mode-values-partnership = Partner

# text: individual
options-mode-values-individual = jeder für sich

# text: first only
options-double_chest_effect-values-first_only = nur die erste

# text: later chests
options-double_chest_effect-values-later_chests = spätere Truhen

# text: any position
options-double_chest_effect-values-any_position = an jeder Stelle

# text: never
options-double_chest_effect-values-never = nie

# text: highest takes
options-individual_fight-values-highest_takes = der Höchste gewinnt

# text: attacker only
options-individual_fight-values-attacker_only = nur der Angreifer

# text: defender
options-tie_partnership-values-defender = Verteidiger

# text: attacker
options-tie_partnership-values-attacker = Angreifer

# text: allowed
options-chest_on_contested-values-allowed = erlaubt

# text: forbidden
options-chest_on_contested-values-forbidden = verboten

# text: card
options-closing_loss-values-card = Karte

# text: chest
options-closing_loss-values-chest = Truhe

# text: self only
options-open_for_others-values-self_only = nur vor sich

# text: anyone
options-open_for_others-values-anyone = vor jedem

# text: forbidden
options-own_mine_fight-values-forbidden = verboten

# text: allowed
options-own_mine_fight-values-allowed = erlaubt

# text: allowed
options-close_empty-values-allowed = erlaubt

# text: needs chest
options-close_empty-values-needs_chest = braucht eine Truhe

# text: singles only
options-removed_chests-values-singles_only = nur einfache

# text: player choice
options-removed_chests-values-player_choice = Wahl des Gebers

# text: only if stuck
options-final_turn_null-values-only_if_stuck = nur wenn nichts geht

# text: voluntary
options-final_turn_null-values-voluntary = freiwillig

# text: higher total
options-both_reach-values-higher_total = höhere Summe

# text: shared
options-both_reach-values-shared = geteilt

# text: another hand
options-final_tie-values-another_hand = noch eine Runde

# text: shared
options-final_tie-values-shared = geteilt

# text: end of hand
options-when_to_check-values-end_of_hand = am Ende der Runde

# text: immediately on close
options-when_to_check-values-immediately_on_close = sofort beim Schließen

# text: void
options-unfinished_fight-values-void = er gilt nicht

# text: settle now
options-unfinished_fight-values-settle_now = jetzt entscheiden

# text: forbidden
options-table_talk-values-forbidden = verboten

# text: allowed
options-table_talk-values-allowed = erlaubt

# text: on
options-stall_guard-values-on = an

# text: off
options-stall_guard-values-off = aus

# text: left shift
options-next_dealer-values-left_shift = nach links

# text: winner deals
options-next_dealer-values-winner_deals = der Sieger gibt

# text: by lot
options-next_dealer-values-by_lot = durch Los

# text: {me} removes the double {metal} chest
# values: $me, $metal
actions-give_up_double-says = { $me } nimmt die doppelte { $metal }truhe aus dem Spiel

# text: {me} draws
# values: $me
actions-draw-says = { $me } zieht

# text: {me} passes {card} to {partner}
# values: $me, $card, $partner
actions-pass-says = { $me } gibt { $card-accusative } an { $partner } weiter

# text: {me} opens {mine}, a {claim}, before {keeper}
# values: $me, $mine, $claim, $keeper
actions-open-says = { $me } öffnet { $mine }, { $claim-accusative }, vor { $keeper }

# text: {me} lays a {card} on {mine}
# values: $me, $card, $mine
actions-work-says = { $me } legt { $card-accusative } auf { $mine }

# text: {me} closes {mine}
# values: $me, $mine
actions-close-says = { $me } schließt { $mine }

# text: {me} attacks {mine} with {bandit}
# values: $me, $mine, $bandit
actions-attack-says = { $me } greift { $mine } mit { $bandit-dative } an

# text: {me} joins the fight for {mine} with {bandit}
# values: $me, $mine, $bandit
actions-join-says = { $me } kämpft um { $mine } mit { $bandit-dative } mit

# text: {me} does nothing
# values: $me
actions-sit_out-says = { $me } tut nichts

# text: the fight for {mine} is over, it belongs to {mine.owner}
# values: $mine, $mine_owner
effects-settle-say = Der Kampf um { $mine } ist vorbei, sie gehört { $mine_owner }

# text: {side} digs up {side.haul}
# values: $side, $side_haul
phases-tally-mines-say = { $side } gräbt { $side_haul } aus

# text: Attackers win ties
variants-attacker_wins_ties-title = Angreifer gewinnen bei Gleichstand

# text: Partners who attack need only be as strong as the defence.
variants-attacker_wins_ties-about = Partner, die angreifen, müssen nur so stark sein wie die Verteidigung.

# text: Half for open mines
variants-half_for_open-title = Halbe Punkte für offene Minen

# text: Mines that are open at the end of the hand count half, each rounded down.
variants-half_for_open-about = Minen, die am Ende der Runde offen sind, zählen halb, jede abgerundet.

# text: Eight cards
variants-hand_limit_8-title = Acht Karten

# text: Nobody draws who holds eight cards or more, unless nothing else is possible or sixteen turns have passed without draw or play.
variants-hand_limit_8-about = Wer acht oder mehr Karten hält, zieht nicht, außer es ist nichts anderes möglich oder sechzehn Züge sind ohne Ziehen oder Spielen vergangen.

# text: Late doubling
variants-late_doubling-title = Spätes Verdoppeln

# text: A double chest doubles all chests that are laid after it, wherever it lies.
variants-late_doubling-about = Eine Doppeltruhe verdoppelt alle Truhen, die nach ihr gelegt werden, wo auch immer sie liegt.

# text: No passing
variants-no_passing-title = Kein Weitergeben

# text: Partners give each other no cards.
variants-no_passing-about = Partner geben einander keine Karten.

# text: A quick match
variants-quick_match-title = Eine schnelle Partie

# text: Alone 25, 30 or 35 points are enough, by the number of players. Good for a first game.
variants-quick_match-about = Allein genügen 25, 30 oder 35 Punkte, je nach Spielerzahl. Gut für ein erstes Spiel.

# text: A single hand
variants-single_hand-title = Eine einzige Runde

# text: One hand decides, whatever it brings. Good for tests and short games.
variants-single_hand-about = Eine Runde entscheidet, was immer sie bringt. Gut zum Ausprobieren und für kurze Partien.
