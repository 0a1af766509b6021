### The sentences of this program in German. Their English is in the tables beside this file.

hidden-number = einige
hidden-component = { $what } (verdeckt)
hidden-member = jemand oder etwas
hidden-word = etwas
hidden-flag = etwas
nothing = nichts
none = keine
yes = ja
no = nein
or-nothing = { $what } oder nichts
two = { $first } und { $second }
pass = passen
pass-only = passen (nichts anderes ist möglich)
random = zufällig: { $what } ({ $where })
placed = { $where }, Nummer { $number }
owned = { $owner }, { $what }
showing = { $what } mit { $number }
span = { $first } bis { $last }
seats = Am Tisch: { $seats }
options = Optionen: { $options }
option = { $name }: { $value }
bot = { $name } (Bot { $bot })
over = Das Spiel ist aus.
place = Platz
player = Spieler
score = Punkte
seat = Spieler { $number }
a-player = Spieler
a-side = Seite
way-north = Norden
way-north-east = Nordosten
way-east = Osten
way-south-east = Südosten
way-south = Süden
way-south-west = Südwesten
way-west = Westen
way-north-west = Nordwesten
your-choice = { $name }, du bist dran.
sealed = Niemand erfährt etwas, bevor alle gewählt haben.
number = Zahl
nth = { $number }. { $what }
result = Ergebnis

## The table

you-are = { $name } (du)
your-things = Bei dir, { $what }: { $things }
their-things = { $name }, { $what }: { $things }
of-each = { $what } je { $owner }
empty = leer
face-up = { $count } davon offen
below = und { $count } darunter
before-whom = { $name } (vor { $owner })
ring = (Ring)
out = Nicht mehr im Spiel: { $names }
rest = (`table` zeigt den Rest: { $names })
rest-many = (`table` zeigt den Rest, noch { $count }.)
all-before-players = Alles, was es gibt, liegt vor den Spielern.

## Beginning and end

points = Punkte
everyone = alle
seed = Startzahl: { $seed }
unfinished = Nicht zu Ende gespielt: { $why }
cannot-go-on = Nach { $decisions } geht das Spiel nicht weiter: { $why }
fault-range = ein Wert würde seinen Bereich verlassen
fault-shortage = hier wird mehr verlangt, als es gibt
fault-the = hier wird genau eines gebraucht, und es gibt keines oder mehrere
fault-room = hier ist ein Platz voll
fault-other = hier gilt nicht, was die Regeln versprechen
fault-never = jemand muss hier wählen und kann nichts wählen; die Regeln sagen, dass das nie geschieht
fault-out = hier wird gefragt, wer ausgeschieden ist
fault-stuck = die Regeln drehen sich hier im Kreis
fault-work = die Regeln tun hier mehr, als ein Schritt tun darf
fault-limit = das Spiel ist länger, als es sein darf
fault-division = hier wird durch null geteilt
fault-promise = hier gilt nicht, was die Regeln versprechen
fault-bot = ein Bot ist ausgefallen ({ $why })
fault-bot-ended = sein Prozess ist beendet
fault-bot-choice = er hat gewählt, was nicht erlaubt ist
fault-server-ends = der Server wird beendet
decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 }
blind = { $name }: { $blind } von { $count } Entscheidungen ({ $percent } %) fielen zufällig, weil keine Stellung gefunden wurde, die zu allem Gesehenen passt.
blind-now = Der Bot von { $name } findet keine Stellung, die zu allem passt, was er gesehen hat; er wählt zufällig.

## Who chooses

prompt = { $name }, { $asked }:
prompt-back = { $name }, { $asked } (oder back):
again = (Enter: der Tisch und die Auswahl noch einmal.)
more-lines = (Zeilen { $first } bis { $last } von { $count }: `more`)
more = (Enter: weiter; back: genug)
taken-back = { $name } nimmt die letzte Entscheidung zurück.
not-made = { $why } Die Entscheidung gilt nicht; schaffe Platz und wähle noch einmal.
paused = Angehalten; mit Enter geht es weiter:
hand-over = Drücke Enter und gib an { $name } weiter:
show-end = Drücke Enter, um allen das Ende zu zeigen:
only-enter = Hier geht es nur mit Enter weiter, nicht mit `{ $typed }`; `quit` verlässt das Spiel.
is-next = { $name } ist dran.
when-looking = { $name } ist dran. Wenn nur { $name } hinsieht, bitte { $name } oder { $number } tippen:
nothing-before = Es wird nichts gezeigt, bevor { $name } `{ $name }`, den Anfang des Namens oder { $number } tippt; `quit` verlässt das Spiel.

## Leaving

end-finished = Das Spiel ist aus
end-fault = Das Spiel geht nicht weiter
end-left = Das Spiel wurde verlassen
end-input = Die Eingabe ist zu Ende
end-interrupted = Abgebrochen
end-unwritten = Das Spiel wurde angehalten
end-terminated = Das Programm wurde beendet
left-after = { $why }, nach { $decisions }.
left-choosing = { $why }, als { $names } zu wählen hatte.
kept = Es ist aufbewahrt: `rulewright play --resume` setzt es fort.
not-kept = Es wird nicht aufbewahrt.
save-name = Ein Dateiname speichert das Spiel; Enter allein verlässt es:
save-name-back = Ein Dateiname speichert das Spiel; `back` setzt es fort; Enter allein verlässt es:
save-other = Ein anderer Dateiname, oder Enter zum Verlassen:
saved = Gespeichert in `{ $file }`. Die Datei enthält alle Geheimnisse des Spiels.
save-where = wohin? Tippe `save DATEI`
not-saved = nicht gespeichert: { $why }

## The log, and looking back

log-shortened = (Was vor deiner letzten Entscheidung war, musst du dir merken.)
log-earlier = { $count ->
    [one] ({ $count } frühere Zeile: `log all`)
   *[other] ({ $count } frühere Zeilen: `log all`)
 }
log-nothing-since = Seitdem ist nichts geschehen.
log-nothing = Es ist noch nichts geschehen.
type-log = tippe `log` oder `log all`
log-unknown = Was vorher geschah, steht nicht in der Aufzeichnung dieses Spiels.
log-not-known = Es ist nichts geschehen, wovon du wissen darfst.
log-before = { $count ->
    [one] ({ $count } Zeile davor: `rulewright replay --why` sagt alles)
   *[other] ({ $count } Zeilen davor: `rulewright replay --why` sagt alles)
 }
results = Die Ergebnisse Schritt für Schritt (`why last` sagt mehr):
is-now = Das ist jetzt.
is-beginning = Das ist der Anfang.
this-is-now = das ist jetzt; `back` zeigt, was vorher war
as-it-was = So war es im Moment { $number } von { $count }:
moment = Moment { $number }:
moment-prompt = { $name }, Moment { $number } von { $count } (`back`, `forward`, eine Zahl oder `now`):
moment-step = Moment { $number } (Enter: weiter, `back`, eine Zahl, `quit`):
no-moment = `{ $typed }` führt zu keinem Moment; tippe `back`, `forward`, `now` oder die Nummer eines Moments.

## Why, rules, hints

not-possible-now = Jetzt nicht möglich:
is-possible = Es ist jetzt möglich.
this-step = Dieser Schritt: { $rule } ({ $place })
not-asked = Nicht gefragt in diesem Schritt:
action-choices = { $count ->
    [one] { $action }: { $count } Möglichkeit ({ $place })
   *[other] { $action }: { $count } Möglichkeiten ({ $place })
 }
action-impossible = { $action }: jetzt nicht möglich ({ $place })
pick = wähle: { $rule }
where = Bedingung: { $rule } ({ $place })
nothing-fits = nichts, was gewählt werden könnte, passt
step-asks-not = { $action }: danach fragt dieser Schritt nicht.
cannot-pick = `{ $typed }` ist nichts, was bei { $action } gewählt werden kann
no-action = es gibt keine Aktion `{ $typed }`: tippe `why`, `why last`, `why since` oder `why AKTION`
no-action-but = es gibt keine Aktion `{ $typed }`; war `why { $close }` gemeint?
too-few = { $count ->
    [one] { $fewest } sind verlangt, und es gibt { $count }: { $members }
   *[other] { $fewest } sind verlangt, und es gibt { $count }: { $members }
 }
not-among = es ist nicht unter diesen: { $members }
there-is-no = es gibt nichts davon: { $members }
none-fits = nichts von dem, was gewählt werden könnte, passt
fits-of-one = nichts, was gewählt werden könnte, passt; zu einem davon: { $why }
reason-and = { $first }, und { $second }
reason-or = { $first } oder { $second }
reason-because = { $what }: { $why }
reason-for-one = zum Beispiel: { $why }
reason-quality = { $quality } gilt nicht für { $what }
reason-applies-not = „{ $quality }“ gilt nicht für { $members }
reason-is-not = { $what } ist nicht { $wanted }
reason-is-another = { $what } ist { $value }, nicht { $wanted }
reason-another = es darf nicht { $what } sein
reason-not-yourself = du darfst es nicht selbst sein
reason-only-yourself = du musst es selbst sein
reason-there = es gibt schon: { $what }
reason-there-on = auf { $place } steht schon: { $what }
reason-has = bei { $place } gibt es schon: { $what }
reason-has-no = bei { $place } gibt es das nicht: { $what }
reason-none-on = auf { $place } steht nichts davon: { $what }
reason-not-yours = { $what } bei { $place } gehört nicht dir
reason-not-yours-on = { $what } auf { $place } gehört nicht dir
reason-yours = { $what } bei { $place } gehört dir selbst
reason-yours-on = { $what } auf { $place } gehört dir selbst
reason-option = dafür müsste „{ $option }“ „{ $wanted }“ sein, und es ist „{ $value }“
reason-less = { $what } ist { $value }, nicht weniger als { $wanted }
reason-at-most = { $what } ist { $value }, nicht höchstens { $wanted }
reason-more = { $what } ist { $value }, nicht mehr als { $wanted }
reason-at-least = { $what } ist { $value }, nicht mindestens { $wanted }
reason-less-itself = { $what } ist nicht weniger als { $wanted }
reason-at-most-itself = { $what } ist nicht höchstens { $wanted }
reason-more-itself = { $what } ist nicht mehr als { $wanted }
reason-at-least-itself = { $what } ist nicht mindestens { $wanted }
reason-same = { $what } ist { $wanted }
reason-inside = { $what } in { $place }
reason-count = Zahl: { $what }
reason-number = { $value } ({ $what })
reason-where = { $what }, wofür gilt: { $text }
reason-true = { $text } gilt
reason-false = { $text } gilt nicht
reason-quoted = „{ $text }“
property-number = Nummer
property-side = Seite
property-row = Zeile
property-column = Spalte
property-position = Stelle
hints-off = Tipps sind an diesem Tisch abgeschaltet
hint-unknown = Kein Tipp: Ich finde keine Stellung, die zu allem passt, was du gesehen hast.
hint-only = Es gibt nur eine Möglichkeit.
hint-best = Ein Bot, der weiß, was du weißt, würde wählen: { $choice }
hint-value = { $count ->
    [one] { $value } von 100  { $choice } ({ $count } Partie)
   *[other] { $value } von 100  { $choice } ({ $count } Partien)
 }
hint-explained = (100 ist ein sicherer Sieg; { $games } Partien wurden von { $choices } Möglichkeiten aus weitergespielt. Ein Bot kann sich irren.)

## Help

help-numbers = Tippe die Nummer einer Möglichkeit oder die Zahl, nach der gefragt wird; wo mehrere zu wählen sind: ihre Nummern, wie 1 4 7, oder ihre Wörter mit Kommas dazwischen.
help-words = Auch Wörter gehen, oder ihre Anfänge: übrig bleiben die Möglichkeiten, in denen sie vorkommen; eine ganze Auswahl lässt sich auf einmal tippen.
help-keys = Eine Nummer bleibt bei ihrer Möglichkeit, während andere möglich oder unmöglich werden. Tab vervollständigt Wörter; Esc und Enter, oder zweimal Esc, ist `back`.
help-question = was jetzt nicht möglich ist, und warum; und diese Hilfe
help-table = der Tisch, wie du ihn sehen darfst
help-log = was zuletzt geschah, soweit du es wissen darfst; `log all`: von Anfang an
help-why = jede Aktion, und warum sie nicht angeboten wird; `why AKTION`: eine davon, auch mit dem, was sie wählen würde
help-rules = was die Regeln hier sagen: zu dieser Phase und zu den Aktionen, nach denen gefragt wird
help-hint = was ein Bot wählen würde, der weiß, was du weißt, mit Werten
help-why-last = was die Regeln aus der letzten Entscheidung gemacht haben; `why since`: aus allen seit deiner eigenen
help-undo = nimmt deine letzte Entscheidung zurück, wenn du nichts Neues erfahren hast und seitdem niemand gewählt hat
help-back = bei einer Wahl in mehreren Schritten: zum Schritt davor; sonst: der Tisch, wie du ihn vorher gesehen hast; dort `back`, `forward`, die Nummer eines Moments, und `now`
help-more = die nächsten Zeilen einer Liste, die zu lang für den Bildschirm ist
help-save = schreibt die Stellung in eine Datei; weiter geht es mit `rulewright play RULESET --resume DATEI`
help-quit = verlässt das Spiel; `rulewright play --resume` setzt es fort
help-signs = Auf dem Tisch ist ? dir unbekannt, [Name] liegt verdeckt und du kennst es, und #2 ist das zweite in seiner Reihe.

## The full screen

field = tippen engt ein, Enter wählt, ? zeigt Hilfe
no-choice-has = Keine Möglichkeit hat diese Wörter; Esc löscht sie.
closes = Esc oder Enter schließt dies.
leave-game = Das Spiel verlassen?
leave-keys = Enter verlässt es, Esc setzt es fort.
types-name = Wenn nur { $name } hinsieht, bitte { $name } oder { $number } tippen, dann Enter.
own-name = Es wird nichts gezeigt, bevor { $name } den eigenen Namen, seinen Anfang oder die Nummer tippt.
choose = Wähle
choose-ticked = Diese wählen ({ $count } angekreuzt)
tick-some = { $title } (kreuze { $counts } davon an)
is-choosing = { $name } wählt.
read-then = Lies, was geschehen ist, und gib dann an { $name } weiter.
read-then-all = Lies, was geschehen ist, und zeige es dann allen.
hide-this = Dies verbergen und weitergeben
leave-screen = Den Vollbildschirm verlassen
screen-small = Dieser Bildschirm hat { $width } Spalten und { $height } Zeilen; der Tisch braucht { $columns } und { $lines }.
make-larger = Vergrößere ihn, oder spiele ohne --tui.
title-help = Was nicht möglich ist, und Tasten
title-why = Warum
title-rules = Die Regeln hier
title-hint = Ein Tipp
nobody-asked = niemand hat jetzt zu wählen; das erfährt nur, wer wählt
only-in-lines = `{ $typed }` gibt es nur in Zeilen, ohne --tui; die Bereiche zeigen Tisch und Verlauf
keys-take = Auf, Ab, Enter
keys-number = 1 2 3 ... Enter
keys-space = Leertaste
keys-escape = Esc
keys-undo = Strg+Z
keys-why-not = why NAME, Enter
keys-pages = Bild auf, Bild ab
keys-leave = Strg+Q, Strg+C
save-file = save DATEI
key-take = eine Möglichkeit nehmen; oder darauf klicken
key-number = die Möglichkeit mit dieser Nummer nehmen; mehrere auf einmal: 1 4 7
key-words = nur die Möglichkeiten mit diesen Wörtern zeigen
key-space = eine Möglichkeit ankreuzen, wo mehrere zu wählen sind
key-escape = die Wörter löschen, dann zurück zur Frage davor
key-undo = deine letzte Entscheidung zurücknehmen, wenn du nichts Neues erfahren hast
key-why = was die Regeln aus der letzten Entscheidung gemacht haben
key-pages = den Tisch verschieben; das Rad verschiebt jeden Bereich
key-why-since = was die Regeln aus allen Entscheidungen seit deiner eigenen gemacht haben
key-rules = was die Regeln hier sagen
key-hint = was ein Bot wählen würde, der weiß, was du weißt
key-why-not = warum eine Aktion nicht möglich ist, auch mit dem, was sie wählen würde; `why`: alle Aktionen
key-help = was jetzt nicht möglich ist, und warum; und diese Hilfe
bot-thinks = Ein Bot denkt darüber nach, eine Sekunde lang; beim ersten Mal in einem Spiel dauert es länger ...
key-leave = das Spiel verlassen; es wird aufbewahrt, und Esc kehrt zurück
pane-table = Tisch
pane-seats = Spieler
pane-log = Verlauf

## Choosing

asked-list = eine Nummer der Liste
allowed-only = { $key }, die einzige Möglichkeit
allowed-to = eine Zahl von 1 bis { $last }
allowed-keys = eine der Nummern { $keys }
allowed-list = eine der Nummern der Liste
allowed-whole = eine ganze Zahl: { $numbers }
some-keys = { $counts } aus { $keys }
some-list = { $counts } aus der Liste
allowed-some-keys = { $counts } der Nummern { $keys }, zum Beispiel: { $example }
allowed-some-list = { $counts } der Nummern der Liste, zum Beispiel: { $example }
not-so-many = so oft gibt es `{ $what }` nicht; tippe { $allowed }
not-together = diese dürfen nicht zusammen gewählt werden; tippe { $allowed }
not-allowed = `{ $typed }` ist nicht erlaubt; tippe { $allowed }
nothing-typed = es wurde nichts getippt; tippe { $allowed }
fits-all = `{ $typed }` passt zu allen; tippe mehr von den Wörtern, oder { $allowed }
fits-several = `{ $typed }` passt zu { $count } Möglichkeiten: { $named }
copies = { $what } ({ $count } da)
chosen-since = { $name } hat seitdem gewählt
nothing-back = es gibt nichts zurückzunehmen
since-uncovered = die geheimen Entscheidungen sind seitdem aufgedeckt worden
since-chance = der Zufall hat seitdem etwas entschieden
since-learned = du hast seitdem etwas erfahren
since-read = die Regeln haben seitdem etwas angesehen, das du nicht sehen kannst
no-earlier = es gibt noch nichts, worauf man zurückblicken könnte
remember = die Regeln überlassen es den Spielern, sich zu erinnern; was seit deiner letzten Entscheidung geschah, sagt der Verlauf

## Rule logs

log-words = { $words }
log-phase = { $kind } { $name }
log-phase-about = { $kind } { $name }: { $about }
rule-game = Spiel
rule-then = danach
rule-if-none = wenn nichts geht
rule-otherwise = sonst
rule-accepted = angenommen
rule-refused = abgelehnt
sum-points = Punkte
sum-smaller = das Kleinere von { $first } und { $second }
sum-larger = das Größere von { $first } und { $second }
sum-number-in = { $where } (Anzahl)
sum-ruling = die Auslegung „{ $what }“
log-kind-phase = Phase
log-kind-priority = Rangfolge
log-kind-payout = Auszahlung
log-chooses = { $player }: { $choice }
log-passes = { $player } passt
log-random = { $what }, zufällig gezogen
log-applies = { $rule } gilt
log-applies-because = { $rule } gilt, weil { $asks }
log-applies-otherwise = { $rule } gilt wie in allen anderen Fällen
log-applies-ends = { $rule } gilt und beendet { $ends }
log-applies-because-ends = { $rule } gilt, weil { $asks }, und beendet { $ends }
log-applies-otherwise-ends = { $rule } gilt wie in allen anderen Fällen und beendet { $ends }
log-overridden = { $overridden } gilt nicht, obwohl die Bedingung erfüllt ist: { $rule } kommt davor und beendet dies
log-change = { $state }: von { $from } auf { $to }
log-mark = { $name } von { $what } ({ $where }): von { $from } auf { $to }
log-out = { $player } scheidet aus
log-payment = Zahlung: { $amount }, von { $payer } an { $payee }
log-short = { $amount } (von { $due }: mehr ist nicht da)
log-no-claims = niemand hat einen Anspruch
log-claims = { $who } verlangt { $claim }, von { $payer }
log-paid = { $who } erhält { $amount }, von { $payer }
log-paid-part = { $who } erhält { $amount } von { $claim }: mehr ist nicht übrig, von { $payer }
log-paid-not-before = { $who } erhält nichts von { $claim }: schon ein früherer Anspruch passte nicht mehr
log-paid-not = { $count ->
    [one] { $who } erhält nichts von { $claim }: { $claims } passt nicht in die übrigen { $left }, von { $payer }
   *[other] { $who } erhält nichts von { $claim }: { $claims } passen nicht in die übrigen { $left }, von { $payer }
 }
log-move = { $count ->
    [one] { $what }: von { $from } nach { $to }
   *[other] { $what }: von { $from } nach { $to }
 }
log-draw = { $count ->
    [one] { $what } wird gezogen: von { $from } nach { $to }
   *[other] { $what } werden gezogen: von { $from } nach { $to }
 }
log-shuffle = { $count ->
    [one] { $from } wird gemischt
   *[other] { $from } werden gemischt
 }
log-shuffle-into = { $count ->
    [one] { $from } wird gemischt, nach { $to }
   *[other] { $from } werden gemischt, nach { $to }
 }
log-face = { $what } ({ $where }) liegt jetzt { $face }
log-up = offen
log-down = verdeckt
log-over = anders herum
log-place = { $points ->
    [one] { $who }: Platz { $place }, { $points } Punkt
   *[other] { $who }: Platz { $place }, { $points } Punkte
 }
log-show = { $what } ({ $where }) wird gezeigt: { $to }
log-roll = { $what } wird geworfen
log-chance = { $value } wird zufällig bestimmt
log-purse = { $what } ({ $owner })
log-somebodys = { $what } (von jemandem)
log-state-of = { $what } ({ $owners })
log-unknown-number = eine unbekannte Zahl
log-somebody = jemand
log-somewhere = irgendwo
log-several-places = mehrere Orte
log-a-rule = eine Regel
log-everyone = alle
log-nobody = niemand
log-not-seen = was man nicht sieht
log-a = 1 × { $what }
log-an = 1 × { $what }
log-several = { $count } × { $what }

## Pages of a table

page-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.
page-you = Du bist { $name }.
page-onlooker = Du siehst zu: diese Seite zeigt, was alle sehen dürfen.
page-over = Das Spiel ist aus.
page-fault = Das Spiel geht nicht weiter: { $why }
page-your-choice = Du bist dran.
page-waiting = Es wird gewartet auf: { $names }.
page-bots = Bots: { $names }.
page-hand = Gib dieses Gerät an { $name } weiter
page-hidden = Was die anderen haben, ist verborgen. Nur { $name } macht weiter.
page-i-am = Ich bin { $name }: meine Seite zeigen
page-points = Woher die Punkte kommen
page-narrow = Die Liste einengen:
page-choose = Wählen
page-choose-these = Diese wählen
page-tick = kreuze { $counts } an
page-choose-of = wähle { $asked }
page-all-choices = Zurück zu allen Möglichkeiten
page-rules = Regeln, und was nicht möglich ist
page-hint = Tipp: einen Bot fragen
page-undo = Meine letzte Entscheidung zurücknehmen
page-lately = Zuletzt
page-since = Seit deiner letzten Entscheidung
page-table = Tisch
page-why = Warum? Was die Regeln bewirkt haben
page-look-back = Zurückblicken
page-all = { $count ->
    [one] Alles, was geschah ({ $count } Zeile)
   *[other] Alles, was geschah ({ $count } Zeilen)
 }
page-note = Etwas zu diesem Moment notieren
page-kind = Art
page-unclear = unklar
page-too-slow = zu langsam
page-too-strong = zu stark
page-too-weak = zu schwach
page-fun = macht Spaß
page-other = anderes
page-words = Worte
page-keep-note = Notiz behalten
page-hide = Meine Seite verbergen
page-face-down = (verdeckt)
page-ring = Ein Ring: { $last } liegt neben { $first }.
page-before = vor { $owner }
page-face-up = ({ $count } offen)
page-hint-title = { $title }: ein Tipp
page-rules-title = { $title }: die Regeln des Moments
page-then-title = { $title }: wie es war
page-why-title = { $title }: warum
page-to-table = Zurück zum Tisch
page-impossible = Jetzt nicht möglich
page-say-here = Was die Regeln hier sagen
page-no-rules = Zu diesem Schritt haben die Regeln keine eigenen Worte.
page-moment = Moment { $number } von { $count }, wie du ihn damals gesehen hast.
page-is-now = Das ist jetzt.
page-moments = Momente
page-back = Zurück
page-forward = Vor
page-beginning = Anfang
page-now = Jetzt: zum Tisch
page-told-then = Was damals gesagt wurde
page-why-about = Was die Regeln seit deiner letzten Entscheidung bewirkt haben, soweit du es wissen darfst, mit der Zeile der Regeln.
page-nothing = Seitdem ist nichts geschehen, wovon du wissen darfst.
page-not-done = Nicht ausgeführt
page-go-to-table = Zum Tisch, wie er jetzt ist
refused-curtain = Noch hat niemand dieses Gerät übernommen.
refused-looking-back = Man kann nicht zurückblicken: { $why }.
refused-other-seat = Dieser Platz sitzt nicht an diesem Gerät.
refused-other-looks = Jemand anderes sieht an diesem Gerät hin und muss zuerst die eigene Seite verbergen.
refused-onlooker = Zuschauer wählen nicht.
refused-over = Das Spiel ist aus.
refused-not-yours = Du bist jetzt nicht dran. Es wurde nichts geändert.
refused-old-choice = Diese Seite war veraltet: die Entscheidung ist schon gefallen. Es wurde nichts geändert.
refused-old = Diese Seite war veraltet. Es wurde nichts geändert.
refused-not-among = Das gehört nicht zu den Möglichkeiten. Es wurde nichts geändert.
refused-possible = Nicht möglich: { $wanted }. Es wurde nichts geändert.
refused-undo = Es kann nicht zurückgenommen werden: { $why }.
refused-note-kind = Eine solche Art von Notiz gibt es nicht.
refused-note-long = Eine Notiz darf { $most } Zeichen haben; diese hat { $count }.
refused-note-empty = Die Notiz ist leer.
refused-not-asked = Du bist jetzt nicht dran; das erfährt nur, wer wählt.
refused-hints-off = Tipps sind auf diesem Server abgeschaltet.
refused-too-often = Ein Tipp kostet einen Bot Zeit; warte einen Moment, bevor du wieder fragst.

## Results

won = gewonnen
lost = verloren
ranked = { $place }. { $names }: { $score }
won-with = { $name }: { $result }, { $score }
cannot-win = { $line } (kann nicht gewinnen)
ahead-alone = { $line }, weil die Führenden gleichauf sind und ausscheiden
ahead-lower = { $line }, vorn durch das kleinere { $what }: { $ours } gegen { $other }
ahead = { $line }, vorn durch { $what }: { $ours } gegen { $other }
unwritten = das Journal kann nicht geschrieben werden: { $why }

## Rulebooks

book-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
book-players-from = { $first } bis { $last } Spieler (üblich: { $usual })
book-rules = Regeln:
book-idea = Die Idee
book-goal = Das Ziel.
book-changes = Was anders ist als im Spiel
book-changed = Geändert:
book-gone = fort:
book-new = neu:
book-contents = Was in der Schachtel ist
book-kind = Art
book-how-many = Wie viele
book-on-it = Was darauf steht
book-in-all = Insgesamt: { $total }.
book-spaces = Felder auf dem Tisch
book-money = Geld und Ähnliches
book-where = Wo
book-what = Was
book-at-start = Zu Beginn
book-sees-amount = Wer sieht, wie viel
book-more = Mehr
book-zones = Wo alles liegt
book-place = Ort
book-holds = Enthält
book-how-it-lies = Wie es liegt
book-sees = Wer es sieht
book-heap = ohne Ordnung
book-pile = ein Stapel, gezogen wird von oben
book-row = eine Reihe, in der jedes seinen Platz behält
book-state = Was festgehalten wird
book-it-is = Es ist
book-knows = Wer es weiß
book-set-up = Aufbau
book-no-set-up = Es ist nichts aufzubauen.
book-phases = Wie das Spiel abläuft
book-actions = Was du tun kannst
book-nothing = Im üblichen Spiel geschieht nichts.
book-do-nothing = Du tust nichts.
book-secret = Was du gewählt hast, bleibt geheim.
book-priorities = Welche Regel zuerst kommt
book-order = In dieser Reihenfolge: { $names }.
book-together = Die zusammen genannten werden zusammen beurteilt: Zuerst wird nachgesehen, welche von ihnen gelten, dann handeln sie.
book-payouts = Wer bezahlt wird
book-effects = Was dann geschieht
book-score = Wer gewinnt
book-terms = Was die Wörter bedeuten
book-numbers = Zahlen
book-number = Zahl
book-value = Wert
book-made-up = Woraus sie sich ergibt
book-tables = Tabellen
book-a-number = Zahl
book-a-value = Wert
book-options = Auslegungen und Wahlmöglichkeiten
book-options-about = Dieses Buch erzählt das Spiel mit den üblichen Antworten. Einigt euch vor dem Spiel auf andere, wenn ihr mögt.
book-usual-answer = Übliche Antwort:
book-answers = Die Antworten sind: { $answers }.
book-why = Warum:
book-source = Quelle:
book-matters = Wo es darauf ankommt, vollständig:
book-assumed = Was angenommen wird
example-line = { $name }: { $value }
book-chance = Zufall:
example-sees = { $who } sieht { $what }
example-change = Änderung, { $what }
example-onlooker = Zuschauer
example-rest = der Rest
aid-phases = Ablauf
aid-priorities = Was zuerst wirkt
aid-payouts = Wer zuerst bezahlt wird
book-examples = Durchgespielte Beispiele
book-left = { $count ->
    [one] { $count } weiteres liegt bei den Regeln, in deren Dateien mit Szenarien.
   *[other] { $count } weitere liegen bei den Regeln, in deren Dateien mit Szenarien.
 }
book-example-players = Spieler:
book-reasons = Was die Regeln tun:
book-rulings = Auslegungen:
book-at-first = Zu Beginn:
book-played = Was gespielt wird:
book-done = Was getan wird:
book-result = Ergebnis:
book-choices-of = mögliche Entscheidungen ({ $what })
book-not-allowed = nicht erlaubt
book-outcome = Ergebnis
book-points = Punkte
book-over = Das Spiel ist zu Ende.
book-not-over = Das Spiel geht weiter.
book-pictures = Bilder

## Pictures of the rules

picture-title = { $title }: { $subject }
picture-title-with = { $title } mit { $variants }: { $subject }
picture-phases = Phasen
picture-sight = Wer was sieht
picture-priorities = Reihenfolgen
picture-about-phases = Phasen mit ihren Schritten, von oben nach unten. Ein Schritt mit „falls“ wird übergangen, wo das nicht gilt. Jeder Teil führt zu der Stelle der Regeln, die ihn sagt.
picture-about-sight = Orte, Geld und Merker, danach geordnet, wer sie sieht. Eine Hand, die ihr Besitzer sieht, ist allen anderen verborgen.
picture-about-priorities = Regeln wirken von oben nach unten; die nebeneinander stehen, wirken zusammen. Eine Regel, die beendet, hält an, was unter ihr steht.
picture-changes = Was die Variante ändert
picture-start = Anfang
picture-end = Ende
picture-chance = Zufall
picture-choice = Wahl
picture-branch = Verzweigung
picture-run = Phase
picture-rules = Regeln
picture-interrupt = Abbruch
picture-changed = geändert
picture-new = neu
picture-removed = entfernt
picture-if = falls { $condition }
picture-yes = ja
picture-else = sonst
picture-at-any-moment = jederzeit
picture-as-soon-as = sobald { $condition }
picture-let = sei { $what }
picture-for-each = für jeden: { $whom }
picture-turns = reihum: { $whom }
picture-again = immer wieder
picture-while = solange { $condition }
picture-until = bis { $condition }
picture-match = je nach { $what }
picture-may = { $who } darf: { $actions }
picture-must = { $who } muss: { $actions }
picture-everyone = alle
picture-at-once = { $who }, zugleich: { $actions }
picture-offered = angeboten: { $whom }
picture-then = dann
picture-otherwise = sonst
picture-accepted = angenommen
picture-refused = von allen abgelehnt
picture-nothing-possible = wenn nichts möglich ist
picture-passed-by = übergangen, wenn nichts möglich ist
picture-order = Reihenfolge: { $order }
picture-runs = Phase { $phase }
picture-ends-phase = Ende von { $phase }
picture-everyone-sees = Alle sehen
picture-face-sees = Alle sehen, was offen liegt
picture-side-sees = Nur die Seite sieht
picture-owner-sees = Nur der Besitzer sieht
picture-others-sees = Alle sehen außer dem Besitzer
picture-nobody-sees = Niemand sieht
picture-heap = ungeordnet: { $what }
picture-pile = Stapel: { $what }
picture-row = Reihe: { $what }
picture-one-per = { $what }, je { $owner }
picture-variable = Merker
picture-mark-on = Zeichen auf: { $what }
picture-remembered = gemerkt, wo { $condition }
picture-together = zusammen
picture-when = wenn { $condition }
picture-always = immer
picture-ends = beendet
picture-ends-list = beendet: was darunter steht, wirkt nicht
picture-claim = je { $whom }: { $amount }
picture-short = wenn es nicht reicht: { $what }
picture-rest = was übrig ist, geht an { $where }
picture-then-by = dann { $what }
picture-score = Wertung: { $whom }

## Games gone through again

log-cut = die Aufzeichnung ist länger, als erzählt werden kann; sie endet hier
replay-steps = { $title }, gesehen von: { $eye }
replay-so-far = { $title }: { $count } { $count ->
    [one] Entscheidung
   *[other] Entscheidungen
 }, gesehen von: { $eye }
replay-of-all = { $title }: { $count } von { $all } { $all ->
    [one] Entscheidung
   *[other] Entscheidungen
 }, gesehen von: { $eye }
replay-practice = Übung: Entscheidungen können zurückgenommen worden sein
replay-secret = DAS ZEIGT JEDES GEHEIMNIS
replay-all-seeing = wer alles sieht
replay-choices = Entscheidungen:
replay-fault = Das Spiel endete in einem Fehler der Regeln: { $fault }
