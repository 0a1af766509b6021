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
headed = { $what }: { $things }
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
command-first = `{ $word }` ist ein Befehl; für das, was so heißt, die Nummer eingeben.
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
help-words = Auch Wörter gehen, oder ihre Anfänge: übrig bleiben die Möglichkeiten, in denen sie vorkommen; eine ganze Auswahl lässt sich auf einmal tippen. `first` ist die erste Möglichkeit.
refused-enough = { $count } Zeilen hintereinander passten nicht: Mehr wird nicht gelesen.
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
log-somewhere = einem verborgenen Ort
log-several-places = mehrere Orte
log-a-rule = eine Regel
log-everyone = alle
log-nobody = niemand
log-not-seen = was man nicht sieht
log-a = 1 × { $what }
log-an = 1 × { $what }
log-several = { $count } × { $what }
log-times = ({ $count }-mal)

## Pages of a table

host-title = { $title }: Tische
host-links = Gib jeden Link der Person (oder dem Gerät), für die er ist. Wer einen Link hat, sieht, was sein Platz sieht.
host-table = Tisch { $number }
host-table-over = Tisch { $number } (zu Ende)
host-onlookers = Zuschauer
host-none = Es gibt noch keinen Tisch.
host-closed = Hier geht es nicht weiter: { $why }
host-new = Ein neuer Tisch
host-players = Spieler
host-usual = übliche Zahl
host-names = Namen, mit Kommas
host-people = Plätze, die Menschen spielen
host-bot = Bot auf den anderen
host-device = Plätze, die sich ein Gerät teilen
host-practice = Übung: Die einzige Person darf jede Wahl zurücknehmen
host-open = Tisch öffnen
host-no-table = Diesen Tisch gibt es nicht
host-no-link = Kein Tisch hat diesen Link. Frag, wer den Tisch geöffnet hat, nach deinem; Links sind lang, und jeder Buchstabe zählt.
host-no-seat = Dieser Platz ist in diesem Browser noch nicht geöffnet. Öffne den Link, den du bekommen hast, noch einmal; der Browser muss dabei Cookies annehmen.
page-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; bis dahin kann nichts abgeschickt werden.
page-elsewhere = Dieser Tisch ist auf zu vielen Seiten zugleich offen: Diese hier folgt ihm nicht mehr.
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
page-practice = Übung: Jede Entscheidung kann zurückgenommen werden, und die Aufzeichnung sagt das.
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
book-counts-are-open = Wie viele an jedem Ort liegen, dürfen alle wissen, auch wo nur manche sehen, welche.
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
example-at-least = { $what } ist mindestens { $value }
example-at-most = { $what } ist höchstens { $value }
example-equal = { $what } ist { $value }
example-less = { $what } ist weniger als { $value }
example-more = { $what } ist mehr als { $value }
example-number-where = Anzahl { $what }, für die gilt: { $condition }
example-unequal = { $what } ist nicht { $value }
example-change = Änderung, { $what }
example-onlooker = Zuschauer
example-rest = der Rest
aid-phases = Ablauf
aid-priorities = Was zuerst wirkt
aid-payouts = Wer zuerst bezahlt wird
sheet-aid = { $title }, Spielhilfe
sheet-scores = { $title }: Wertungsblatt
sheet-player = Spieler { $number }
sheet-total = Summe
sheet-number = { $name }, Bogen { $number } von { $count }
sheet-flip-long = Mit 100 % drucken, nicht an die Seite anpassen. Beidseitig: über die lange Kante spiegeln.
sheet-flip-short = Mit 100 % drucken, nicht an die Seite anpassen. Beidseitig: über die kurze Kante spiegeln.
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
picture-set-back = wieder auf dem Anfangswert
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
picture-collects = immer wieder: { $what }
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
picture-open-while = für alle offen, solange { $condition }
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

## Reports

report-glance = Auf einen Blick
report-who-wins = Wer gewinnt
report-how-long = Wie lange es dauert
report-how = Wie es verläuft
report-how-games = Wie Partien verlaufen
report-skill = Können
report-figures = Alle Kennzahlen
report-pieces = Karten und Aktionen
report-never-title = Regeln, die nie erreicht wurden
report-read = Partien zum Nachlesen
report-read-of = Partien zum Nachlesen: { $what }
report-again = Noch einmal dasselbe
report-measured = { $game }: gemessen
report-compared = { $game }, verglichen
report-before-after = Vorher und nachher: { $what }
report-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
report-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
report-degrees = { $count ->
    [one] { $count } Freiheitsgrad
   *[other] { $count } Freiheitsgraden
 }
report-rules = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
 }
report-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paaren
 }
report-comparisons = { $count ->
    [one] { $count } Vergleich
   *[other] { $count } Vergleichen
 }
report-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
 }
report-numbers = { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
 }
report-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
 }
report-headed = { $what }: { $more }
report-span = { $low } bis { $high }
report-about = { $players }, { $games }, Bots: { $bots }, Seed { $seed }.
report-values = Werte von Stellungen: { $bot }; er kennt die wahre Stellung und spielt bis zum Ende weiter.
report-unequal-tries = { $bot } versucht schlechte Züge nur wenige Male: Spanne, Vorsprung und Verlust der Wahlen beruhen auf wenigen Partien. `flat` versucht alle gleich oft.
report-broken-games = Der Vergleich wurde abgebrochen: er beruht auf den Partien, die gespielt wurden.
report-people = Die Zahlen gelten für die Bots, die gespielt haben, nicht für Menschen: starke und schwache Bots ergeben andere Zahlen.
report-intervals = { $people } Intervalle gelten in 95 von 100 Fällen. Ziele prüft `rulewright assess` an Partien.
report-compared-with = { $label } und { $count } zum Vergleich: je { $games }, Bots: { $bots }, Seed { $seed }.
report-rotation = Jede Ausgangslage wird von jeder Drehung der Plätze gespielt.
report-told-by = Was Stellungen wert sind, sagt { $bot }.
report-skill-of = Das Können ist das von { $bot } unter zufälligen Bots, in ebenso vielen weiteren Partien.
report-trouble = { $games } endeten mit `{ $end }`; die erste ist Partie { $number }, Seed { $seed }: { $why }
report-all-ended = Nach den Regeln zu Ende gegangen: alle { $games }.
report-not-ended = Nicht nach den Regeln zu Ende gegangen: { $games }.
report-choices = { $count ->
    [one] { $count } Wahl
   *[other] { $count } Wahlen
 }
report-dead = Gezogen und nie verwendet: { $names }.
report-unreached = In keiner Partie erreicht: { $rules } von { $count }.
report-few = Es sind zu wenige Partien, um zu sagen, ob alle Plätze gleich oft gewinnen.
report-chi = Chi-Quadrat { $statistic } mit { $degrees }, p = { $p }, { $games } mit einem einzigen Sieger
report-uneven = Nicht alle Plätze gewinnen gleich oft ({ $test }).
report-even = Zwischen den Plätzen wurde kein Unterschied gefunden ({ $test }); kleine kann es trotzdem geben.
report-fit = { $share } der Partien haben { $low } bis { $most } ({ $from } bis { $to }).
report-everyone = Alle haben ein gemeinsames Ergebnis: wie oft gewonnen wird, steht bei allen Kennzahlen.
report-one-ranked = Nur ein Platz wird gewertet, also gibt es nichts zu vergleichen.
report-seat = Platz { $number }
report-side = Seite { $number }
report-wins = Siege
report-in-full = Jeder Sieger hat ganz gewonnen.
report-even-line = Die gestrichelte Linie ist ein gleicher Anteil, { $share }. Ein Sieg, den sich k teilen, zählt 1/k.
report-decisions-of = Entscheidungen einer Partie, { $games }
report-turns-of = Züge einer Partie, { $games }
report-lengths-of = { $label }: Entscheidungen einer Partie, { $games }
report-lengths-without = { $label }: Entscheidungen einer Partie, { $games }, ohne { $others }, die nicht zu Ende gingen
report-median = Median
report-no-ended = Keine Partie ging nach den Regeln zu Ende.
report-no-values = Nicht gemessen: es braucht einen Wertebot (`--value-bot`).
report-no-ranks = Nicht gemessen: es gilt für Partien von zweien oder mehr, die gewertet werden.
report-no-figure = Keine Partie ergibt eine Zahl.
report-with-intervals = { $what }, { $games }, mit 95-%-Intervallen
report-course = Vom Anfang bis zum Ende
report-part = Teil der Entscheidungen, der gefallen ist
report-curve-worth = Wert der Stellung des späteren Siegers
report-curve-leader = wer führt, gewinnt
report-curve-open = noch niemand ist bei 90 %
report-curve-worth-about = { $name }: was die Stellung des späteren Siegers wert ist: 1 ist gewonnen, die Linie bei 1/n ausgeglichen.
report-curve-leader-about = { $name }: wie oft am Ende gewinnt, wer dann allein führt.
report-curve-open-about = { $name }: wie oft noch niemandes Stellung 90 % wert ist.
report-one-among = ein Bot unter anderen
report-one-alone = Ein Bot allein unter anderen, mit denselben Ausgangslagen von jedem Platz.
report-equals = (gleich Starke: { $share }; { $games })
report-unmatched = Nicht gemessen: { $titles }: braucht Partien verschieden starker Bots (--strong, --trace, --deny).
report-gap = Nicht gemessen: { $titles }: { $why }.
report-needs-bot = es braucht einen Wertebot (--value-bot)
report-needs-members = es braucht mindestens { $count } Plätze oder Seiten mit eigenen Ergebnissen
report-for-ranked = es gilt für Partien, die Ränge entscheiden
report-for-declared = es gilt für Partien, deren Regeln sagen, wer gewonnen hat
report-what-each = Was jede ist, für eine Partie berechnet (bei Zahlen nach Platz für alle Partien):
report-figure = Kennzahl
report-formula = Formel
report-source = Quelle
report-unit = Einheit
report-games-head = Partien
report-alike = alle Partien gleich
report-one-game = eine Partie
report-no-game = keine Partie ergibt sie
report-unit-share = Anteil
report-unit-decisions = Entscheidungen
report-unit-turns = Züge
report-unit-actions = Aktionen
report-unit-points = Punkte
report-unit-value = Wert
report-unit-number = Anzahl
report-drawn = gezogen
report-used = verwendet
report-if-drawn = wenn gezogen
report-if-used = wenn verwendet
report-if-used-95 = wenn verwendet, 95 %
report-never-word = nie
report-kind-action = Aktion
report-kind-component = Material
report-kind-option = Option
report-kind-row = Zeile
report-kind-rule = Regel
report-pieces-about = Von { $games }: an wie vielen Plätzen von Partien es gezogen (oder angeboten) und verwendet wurde, und um wie viele Prozentpunkte die Gewinnrate von der desselben Platzes ohne es abweicht; * wo q < { $q } ist (falsche Funde über alle Zeilen begrenzt). Ein Unterschied ist keine Ursache: wer gewinnt, verwendet es vielleicht öfter. Keiner wird genannt, wo weniger als { $count } Plätze von Partien es haben oder ohne es sind.
report-more-pieces = { $names } gehen mit einem Unterschied einher oder werden nie verwendet (`--json` und `--rows` haben alle).
report-more-options = { $count } weitere Optionen
report-more-rows = { $count } weitere Zeilen von Tabellen
report-more-rules = { $count } weitere Regeln
report-every-rule = Jede Partie erreicht jede Regel.
report-reached = { $count } von { $number } Regeln, Zweigen, Fällen und Zeilen von Tabellen wurden erreicht ({ $share }).
report-reached-first = { $label }: in den ersten ({ $games }) wurden { $count } von { $number } Regeln, Zweigen, Fällen und Zeilen von Tabellen erreicht ({ $share }).
report-from-input = { $label }: Regeln aus der Standardeingabe können nicht noch einmal gespielt werden, darum ist es nicht bekannt.
report-where = wo
report-never-reached = nie erreicht
report-in-first = im ersten Regelwerk
report-not-there = gibt es dort nicht
report-reached-word = erreicht
report-never-either = auch nie
never-condition-held = Bedingung nie wahr
never-condition-failed = Bedingung nie falsch
never-part = Teil einer Bedingung entscheidet nie
never-action = Aktion nie gewählt
never-refused = Aktion nie verweigert
never-claim = Auszahlung zahlt nie einen Anspruch
never-claim-nothing = Auszahlung nie mit einem Anspruch auf nichts
never-claim-unpaid = Auszahlung nie mit einem unbezahlten Anspruch
never-claim-part = Auszahlung zahlt nie einen Teil eines Anspruchs
never-claim-equal = Auszahlung nie mit gleichrangigen Ansprüchen
never-claim-rest = Auszahlung lässt nie etwas übrig für
never-players = Spielerzahl nie gespielt
never-option = Antwort nie in Kraft
never-variant = Variante nie gespielt
never-phase = Phase beginnt nie
never-step = Schritt nie getan
never-loop = Schleife hat nie ein Glied
never-effect = Wirkung nie ausgeführt
never-case = Fall tritt nie ein
never-row = Zeile nie gelesen
never-term = Begriff nie gefragt
never-choice = Aktion hier nie gewählt
never-criterion = Kriterium entscheidet nie
never-if-none = if_none nie gebraucht
never-priority = Eintrag der Rangfolge gilt nie
never-short = Auszahlung nie zu knapp
never-pass = niemand passt je
report-none-to-read = Keine Partie ging nach den Regeln zu Ende, also gibt es keine zum Nachlesen.
report-by-points = Wie knapp eine Partie ist, sagen die Punkte zwischen dem Sieger und dem Nächsten; von gleichen ist die längste die knappste, die kürzeste die einseitigste.
report-secrets = Jede wird mit allem erzählt, was in ihr geheim war. Am Ende einer Zeile steht die Zeile des Regelwerks, die gewirkt hat.
report-closest = die knappste
report-one-sided = die einseitigste
report-longest = die längste
report-game-number = Partie { $number }
report-game-seed = { $decisions }; Seed ihres Zufalls: { $seed }.
report-another-way = Sie verlief anders, als sie noch einmal gespielt wurde: ein Bot, der nach der Zeit geht, wählt nicht zweimal dasselbe.
report-points-title = Punkte:
report-not-over = Sie ging nicht zu Ende.
report-left-out = ... ausgelassen: { $lines } ...
report-command = Dieser Befehl ergibt dieselbe Seite, Byte für Byte, wenn Regeln und Programm dieselben sind:
report-seed-own = Seed des Laufs: { $seed }. Partie n hat einen eigenen Seed, der daraus folgt.
report-seed-shared = Seed des Laufs: { $seed }; Partie n von allen hat denselben.
report-rules-are = Regeln: Fingerabdruck { $hash }.
report-rules-of = { $label }: Fingerabdruck { $hash }.
report-options-none = Optionen: keine.
report-options = Optionen: { $options }.
report-first-only = Partien zum Nachlesen sind nur die des ersten Regelwerks.
report-changes = Es ändert: { $titles }.
report-together = Von { $comparisons } zusammen wird in höchstens 5 von 100 solchen Berichten einer verschieden genannt, wo nichts ist (Korrektur nach Holm); dasselbe gilt für gleichwertig. Jedes Intervall für sich gilt in 95 von 100. { $people }
report-no-rule = Es ändert keine Regel.
report-alike-pairs = Partie n von beiden hat denselben Seed: { $count } von { $pairs } endeten gleich.
report-different = verschieden
report-small = verschieden, aber um weniger, als zählt
report-equivalent = gleichwertig
report-undecided = unentschieden
report-not-compared = nicht verglichen
report-margin = { $what }; innerhalb von { $margin }
report-too-few = { $what }; so wenige Partien können keinen Unterschied finden
report-detectable = { $what }; ein Unterschied von { $least } würde in 4 von 5 Fällen gefunden
report-unlike-seats = es gibt nicht in beiden gleich viele Plätze
report-no-number = bei einem von beiden ergibt keine Partie eine Zahl
report-no-pair = kein Paar von Partien ging in beiden zu Ende
report-before = vorher
report-after = nachher
report-difference = Unterschied
report-and-more = { $names } und { $count } weitere
report-gap-cell = keine Zahl
report-nothing-drawn = Es gibt nichts zu zeichnen.
report-nothing-figure = Es gibt keine Zahl zu zeichnen.
report-each-bar = Jeder Balken: { $numbers }.
report-missing = { $count } von { $points } fehlen: keine Partie ergibt sie.
metric-won = gewonnen
metric-seat-wins = Siege nach Platz
metric-seat-gap = Abstand der Plätze
metric-ties = geteilte Siege
metric-draws = Unentschieden
metric-completion = zu Ende gespielt
metric-decisions = Entscheidungen je Partie
metric-score = Punktzahl
metric-score-spread = Spanne der Punkte
metric-turns = Züge je Partie
metric-decision-moves = Entscheidungen mit einer Wahl
metric-branching = Möglichkeiten je Entscheidung
metric-convergence = Wachstum der Möglichkeiten
metric-choice-spread = Spanne der Wahl
metric-choice-lead = Vorsprung der besten Wahl
metric-choice-loss = Verlust durch Wahlen
metric-drama = Drama
metric-lead-changes = Führungswechsel
metric-decisiveness = vor dem Ende entschieden
metric-lead-kept = Führung gehalten ab { $share }
metric-comeback = Aufholjagden
metric-killer-move = größter Umschwung
metric-openness = offener Ausgang
metric-kingmaking = Königsmacherei
metric-skill = Können
metric-skill-trace = Stufen des Könnens
metric-restricted-play = eingeschränktes Spiel
formula-won = Partien, die jemand gewonnen hat / beendete Partien, wo die Regeln sagen, wer gewonnen hat
formula-seat-wins = für jeden Platz: Siege / beendete Partien; ein Sieg, den sich k teilen, zählt 1/k, einer, den die Regeln verkünden, zählt 1
formula-seat-gap = die größte Gewinnrate eines Platzes weniger der kleinsten
formula-ties = Partien mit mehreren Ersten / beendete Partien
formula-draws = Partien, in denen alle denselben Rang haben / beendete Partien
formula-completion = Partien, die nach ihren Regeln endeten / alle Partien
formula-decisions = die mittlere Zahl der Entscheidungen einer beendeten Partie
formula-score = die mittlere Punktzahl eines Platzes in einer beendeten Partie
formula-score-spread = das Mittel über beendete Partien der besten Punktzahl weniger der schlechtesten
formula-turns = Folgen von Entscheidungen eines Platzes
formula-decision-moves = Wahlen unter mehr als einer erlaubten Aktion / alle Wahlen
formula-branching = die mittlere Zahl der erlaubten Aktionen
formula-convergence = die Steigung (kleinste Quadrate) der Zahl der erlaubten Aktionen gegen den Teil der Partie, der vorbei ist (0 bis 1)
formula-choice-spread = das Mittel über Wahlen unter mehreren des besten Wertes weniger des schlechtesten
formula-choice-lead = das Mittel über Wahlen unter mehreren des besten Wertes weniger des zweiten
formula-choice-loss = das Mittel über Wahlen unter mehreren des besten Wertes weniger dem des Gewählten
formula-drama = das Mittel über die Wahlen des Siegers von sqrt(1/n - V), wo V unter 1/n liegt, sonst von 0
formula-lead-changes = Entscheidungen, nach denen nach V niemand führt, der vorher führte / alle Entscheidungen
formula-decisiveness = der Teil der Partie, der bleibt, sobald das V des einzigen Siegers höher ist, als das eines Verlierers je wird
formula-lead-kept = der Anteil am Sieg, den erhält, wer nach V allein führt, wenn { $share } der Entscheidungen gefallen sind
formula-comeback = Partien, gewonnen von dem, der zur Hälfte der Entscheidungen das kleinste V hatte / Partien
formula-killer-move = die größte Änderung des eigenen V des Wählenden durch eine Wahl und den Zufall danach
formula-openness = Entscheidungen, bei denen kein V 0,9 oder mehr ist / alle Entscheidungen
formula-kingmaking = Wahlen dessen, der ein V von höchstens 0,05 hat, nach denen ein anderer führt als vorher, beide nicht der Wählende / alle Wahlen
formula-skill = (w - 1/n) / (1 - 1/n), wo w die Gewinnrate eines starken Bots unter zufälligen ist
formula-skill-trace = die Gewinnrate eines Bots mit doppelt so vielen Durchläufen unter anderen mit einfachen, für jede Verdopplung
formula-restricted-play = die Gewinnrate eines Bots, dem eine Aktion, eine Karte oder ein Plan verwehrt ist, unter anderen ohne Verbot; 1/n, wenn es nichts ausmacht
formula-usage = beendete Partien, in denen es jemand verwendete / beendete Partien
source-designers = Berichte von Spieleautoren
source-program = dieses Programm
source-how-hard = wie schwer ein kooperatives Spiel ist
source-spread = Punktabstand, einseitige Partien
source-lead-kept = { $who }; Berichte von Spieleautoren: nicht einzuholender Führender
source-nobody-plays = was niemand spielt
source-balance = Balance ist 1 weniger dies
source-drawishness = Drawishness, von Unentschieden

## Games of the lab: tournaments, targets, sweeps, searches, simulations, comparisons

lab-again = Noch einmal: { $command }
lab-and-more = ... und { $count } weitere
lab-names-and-more = { $names } und { $count } weitere
lab-as-it-is = wie es ist
lab-blind = { $who }: { $blind } von { $choices } ({ $share }) fielen zufällig, weil keine Stellung gefunden wurde, die zu allem Gesehenen passt.
lab-bot = Bot
lab-both = verschieden und gleichwertig
lab-broken-before = vorher abgebrochen
lab-broken-of = Es wurde abgebrochen. Zu Ende gespielt: { $count } von { $configurations }, mit den Regeln, wie sie sind.
lab-cannot = nicht spielbar
lab-configurations = { $count ->
    [one] { $count } Konfiguration
   *[other] { $count } Konfigurationen
 }
lab-even-share = Ein gleicher Anteil der Siege ist { $share }.
lab-everyone = Alle
lab-first-trouble = Nicht nach den Regeln zu Ende gegangen: { $games }; Partie { $number }: { $why }
lab-game-trouble = Partie { $number }: { $why }
lab-intervals = Intervalle gelten in 95 von 100 Fällen.
lab-item = { $what }, { $more }
lab-luck = Die Zahl, die von vielen am besten aussieht, ist zum Teil Glück: spielen Sie sie mit einem anderen Seed noch einmal, bevor Sie ihr trauen.
lab-no-game = keine Partie
lab-no-such-seat = diesen Platz gibt es nicht
lab-not-played = nicht gespielt
lab-not-tested = nicht geprüft
lab-of-seat = { $what } { $number }
lab-one-deal = eine Ausgangslage
lab-unfinished-round = Plätze und Gegner sind nicht ausgeglichen: eine Runde hat { $count } Partien, die letzte nur { $rest } davon.
lab-rotation = In jeder Runde bekommen dieselben Bots dieselbe Ausgangslage einmal von jeder Drehung der Plätze.
lab-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätzen
 }
lab-sides = { $count ->
    [one] { $count } Partei
   *[other] { $count } Parteien
 }
lab-seat-of = Platz { $seat }, { $bot }
lab-sentences = { $first } { $second }
lab-program = Rulewright { $version }.
lab-together = Von { $comparisons } zusammen wird in höchstens 5 von 100 solchen Berichten einer verschieden genannt, wo nichts ist (Korrektur nach Holm); dasselbe gilt für gleichwertig. Jedes Intervall für sich gilt in 95 von 100.
lab-troubles = Nicht nach den Regeln zu Ende gegangen: { $games }: { $why }
lab-ahead = Vor (gleiche Ränge zählen ein Halb):
lab-ahead-of = vor
lab-ahead-title = Wer vor wem liegt
lab-alone = einem Bot auf allen Plätzen
lab-alone-deals = Jeder Bot hat der Reihe nach alle Plätze, und alle bekommen dieselben Ausgangslagen.
lab-equal-ranks = Gleiche Ränge zählen ein Halb.
lab-failures = Fehler
lab-meetings = Begegnungen
lab-no-meeting = Keine zwei Bots trafen in einer Partie aufeinander, die nach den Regeln zu Ende ging.
lab-not-counted = Nicht nach den Regeln zu Ende gegangen: { $games }; sie zählen für niemanden:
lab-own-seeds = Seed des Laufs: { $seed }. Jede Ausgangslage hat einen eigenen Seed, der daraus folgt.
lab-points-title = Punkte und Suchen
lab-ratings = Wertungen nach { $model }; 25 vor jeder Partie, gleiche Ränge sind für beide ein halber Sieg:
lab-ratings-need = Wertungen brauchen eine Bibliothek: { $command }
lab-ratings-order = Partien zählen in der Reihenfolge ihrer Nummern, und die ist in diesem Modell nicht gleichgültig: umgekehrt gezählt, weicht eine Wertung um höchstens { $most } ab.
lab-same-page = Dieser Befehl ergibt dieselbe Seite, Byte für Byte, wenn Regeln und Programm dieselben sind und kein Bot nach der Zeit geht:
lab-shared = geteilt
lab-tournament = { $game }: Turnier
lab-tournament-about = { $games } mit { $entrants }, davon nach den Regeln zu Ende: { $finished }; Seed { $seed }.
lab-tournament-head = { $game }: { $games } mit { $entrants }, Seed { $seed }
lab-figure-alike = keine Partie ergibt eine Zahl
lab-figure-of-games = { $share } der Partien, { $span }
lab-figure-names = { $count }: { $names }, in { $games }
lab-figure-none = keine, in { $games }
lab-figure-seat = Platz { $seat }: { $figure }, { $span }
lab-figure-span = { $figure }, { $span }
lab-file-alone = Diese Datei allein: { $command }
lab-found = gefunden, mit Intervall
lab-held-together = Alle Intervalle gelten zusammen: in höchstens 5 von 100 Läufen heißt eines von ihnen zu Unrecht erreicht oder verfehlt.
lab-met = erreicht
lab-missed = verfehlt
lab-met-count = { $count } erreicht
lab-missed-count = { $count } verfehlt
lab-open-count = { $count } unentschieden
lab-more-games = { $count ->
    [one] etwa { $count } Partie mehr würde entscheiden
   *[other] etwa { $count } Partien mehr würden entscheiden
 }
lab-no-number = die Kennzahl liegt so nah am Rand des Ziels, dass keine Zahl von Partien entscheiden würde
lab-not-noted = Was jede Karte, Option, Regel und Tabellenzeile bewirkt, sagt `rulewright measure`.
lab-nothing = nichts
lab-rules-of = { $label }: { $players }, Fingerabdruck { $hash }.
lab-seed-of-all = Seed für allen Zufall: { $seed }.
lab-target = Ziel
lab-target-about = { $label }, { $players }, { $games }, Bots: { $bots }, Seed { $seed }.
lab-target-head = { $label }, Spieler: { $players }, { $games }, Bots: { $bots }, Seed { $seed }
lab-targets = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
 }
lab-targets-counts = { $targets }: { $met }, { $missed }, { $open }.
lab-targets-line = { $file }: { $met }, { $missed }, { $open }
lab-targets-of = { $label }: Ziele
lab-targets-what = Ein Ziel ist erreicht, wenn das ganze Intervall seiner Kennzahl darin liegt, verfehlt, wenn es ganz außerhalb liegt, und unentschieden, wenn so wenige Partien es nicht sagen können. Alle Intervalle einer Datei gelten zusammen in 95 von 100 Läufen.
lab-undecided = unentschieden
lab-wanted = verlangt
lab-cannot-of = Nicht spielbar: { $count } von { $configurations }:
lab-cell = { $cell }: { $why }
lab-differences-from = Unterschiede gelten gegenüber den Regeln, wie sie sind.
lab-each-like = Partie n hat überall denselben Seed. Unterschiede gelten gegenüber den Regeln, wie sie sind: { $what }.
lab-games-as-they-are = Die Partien zum Nachlesen sind die der Regeln, wie sie sind.
lab-nothing-compared = Noch konnte nichts verglichen werden. Noch einmal: { $command }
lab-figure-95 = Kennzahl, 95 %
lab-with-line = { $title }, mit 95-%-Intervallen; die gestrichelte Linie: die Regeln, wie sie sind
lab-rules-fingerprint = Regeln, wie sie sind: Fingerabdruck { $hash }.
lab-seed-shared = Seed des Laufs: { $seed }; Partie n hat in allen Konfigurationen denselben.
lab-sweep-about = { $configurations }, je { $games }, Bots: { $bots }, Seed { $seed }.
lab-sweep-head = { $game }: { $configurations }, je { $games }, Bots: { $bots }, Seed { $seed }
lab-told-before = Von diesem Lauf gab es schon nach { $games } einen Bericht: was über Fehler versprochen ist, gilt für jeden Bericht allein, nicht für beide zusammen.
lab-confirmed = Mit frischen Seeds bestätigt.
lab-confirmed-not = Nicht bestätigt: mit frischen Seeds verfehlt es, was verlangt war; die Suche hatte damit Glück. Nehmen Sie mehr Partien für jede Auswertung (--games).
lab-confirmed-open = Unentschieden: mit frischen Seeds ragen die Intervalle über das hinaus, was verlangt war. Nehmen Sie mehr Partien (--confirm) oder mehr Auswertungen.
lab-end-budget = alle verlangten Auswertungen gemacht waren
lab-end-enough = { $count } Konfigurationen alle Ziele erreichten
lab-end-exhausted = jede Konfiguration versucht war
lab-end-forbidden = fast alles, was versucht wurde, nicht erlaubt ist oder keine Regel ändert
lab-end-interrupted = sie abgebrochen wurde
lab-interrupted = Abgebrochen: so viel ist bisher bekannt.
lab-assess-left = Gespielt: { $played } von { $games } von { $file }, Datei { $number } von { $files }. Partien werden nicht aufgehoben; derselbe Befehl spielt sie noch einmal, mit --seed { $seed }.
lab-end-needless = die Regeln, wie sie sind, alle Ziele erreichen
lab-evaluations = { $count ->
    [one] { $count } Auswertung
   *[other] { $count } Auswertungen
 }
lab-fresh = Mit frischen Seeds gespielt (Zahlen: Seed { $seed }, { $games }):
lab-fresh-of = Mit frischen Seeds gespielt (das beste von { $count }, die mit Seed { $chosen } noch einmal gespielt wurden; Zahlen: Seed { $seed }, { $games }):
lab-so-far-meets = Bisher am besten ist { $name }: es erreicht nach den Seeds der Suche alle Ziele und wurde nicht mit frischen gespielt.
lab-so-far-misses = Bisher am besten ist { $name }: es verfehlt nach den Seeds der Suche Ziele und wurde nicht mit frischen gespielt.
lab-the-same = ebenso
lab-tried = versucht
lab-tune-dropped = { $configurations }; { $evaluations } zu { $games }, davon früh verworfen: { $dropped }. Die Suche endete, weil { $why }.
lab-tune-front = Auf die eine oder andere Weise am besten, nach den Seeds der Suche (zum Teil Glück): { $configurations }
lab-tune-head = { $game }: { $goals }; Bots: { $bots }, Seed { $seed }
lab-tune-made = { $configurations }; { $evaluations } zu { $games }. Die Suche endete, weil { $why }.
lab-tune-nearest = Keine Konfiguration erreichte nach den Seeds der Suche alle Ziele. Am nächsten kam:
lab-tune-nothing = Nach den Seeds der Suche ist nichts besser als die Regeln, wie sie sind.
lab-tune-refused = { $count } weitere sind nicht spielbar, etwa { $name }: { $why }
lab-tune-troubles = { $share } der Partien gingen nicht nach den Regeln zu Ende, etwa: { $why }
lab-tuned = abgestimmt
lab-all-alike = alle gleich
lab-column-alone = Allein
lab-column-lost = Verloren
lab-column-score = Punkte
lab-column-seat = Platz
lab-column-shared = Geteilt
lab-column-spread = Streuung
lab-column-wins = Siege
lab-column-won = Gewonnen
lab-fault = In einem Fehler ({ $kind }): { $count }; die erste ist Partie { $number }, Seed { $seed }:
lab-intervals-95 = Intervalle: 95 %. { $what }
lab-lengths = Entscheidungen einer Partie: { $low } bis { $high }, neun von zehn { $least } bis { $most }, Median { $median }, Mittel { $mean }
lab-options = Optionen: { $options }
lab-points = Punkte
lab-what-rules-did = Partie { $number } des Laufs, Seed { $seed }: was die Regeln taten
lab-played = { $games }: { $finished } zu Ende, { $how }
lab-played-of = { $games } von { $asked } verlangten (abgebrochen): { $finished } zu Ende, { $how }
lab-rank = { $number }.
lab-shared-part = Ein geteilter Sieg zählt für jeden Sieger als Teil von einem.
lab-simulation-head = { $game }, Spieler: { $players }, Bots: { $bots }, Seed { $seed }
lab-tied = davon { $count } mit Gleichstand auf dem ersten Platz
lab-trouble-limit = An der Grenze nicht zu Ende: { $count }; die erste ist Partie { $number }, Seed { $seed }:
lab-trouble-stuck = In einer Schleife gefangen: { $count }; die erste ist Partie { $number }, Seed { $seed }:
lab-won = davon { $count } gewonnen
lab-all-pairs-alike = Bei allen { $pairs } von Partien endeten beide gleich.
lab-arm-counts = { $label } - { $counts }.
lab-changed = { $what }; geändert: { $places }
lab-changed-more = { $what }; geändert: { $places } und { $count } weitere
lab-compare-head = { $label } und { $count } zum Vergleich: je { $games }, Bots: { $bots }, Seed { $seed }
lab-effect = Effekt
lab-first = erste
lab-group-different = Verschieden:
lab-group-equivalent = Gleichwertig:
lab-group-not-tested = Nicht geprüft:
lab-group-small = Verschieden, aber um weniger, als zählt:
lab-group-undecided = Unentschieden:
lab-left-out = Weggelassen: { $pairs }, in denen eine Partie nicht nach den Regeln zu Ende ging.
lab-looks = Angesehen wird es, sooft ein Viertel mehr Partien gespielt ist, von { $first } bis { $last }: dies ist Blick { $look } von { $looks }. Ein Lauf endet nur, weil die Intervalle schmal sind; jedes gilt also wie nach einem einzigen Blick.
lab-more-differences = { $count ->
    [one] ... und { $count } weiterer Unterschied; `rulewright diff` nennt alle.
   *[other] ... und { $count } weitere Unterschiede; `rulewright diff` nennt alle.
 }
lab-no-games = Es wurden keine Partien gespielt.
lab-pairs-alike = Partie n von beiden hat denselben Seed: { $share } der Paare endeten gleich, Korrelation höchstens { $most }.
lab-second = zweite
lab-movement = { $what }: { $before } -> { $after } ({ $difference }, { $span })
lab-different-count = verschieden: { $count }
lab-small-count = verschieden, aber um weniger, als zählt: { $count }
lab-equivalent-count = gleichwertig: { $count }
lab-undecided-count = unentschieden: { $count }
lab-untested-count = nicht verglichen: { $count }
report-decisions-without = Entscheidungen einer Partie, { $games }, ohne { $others }, die nicht zu Ende gingen
metric-never-played = nie gespielte Aktionen
lab-bot-among = { $title }: { $bot } unter { $others }
lab-measured = { $games }: { $finished } zu Ende gespielt
lab-measured-of = { $games } von { $asked } verlangten (abgebrochen): { $finished } zu Ende gespielt
lab-never-taken = nie gewählt
lab-never-used = nie verwendet
lab-used-unfinished = nur in Partien, die nicht endeten
lab-quantile = { $name } { $number } ({ $low }..{ $high })
formula-never-played = wie viele Aktionen der Regeln in keiner Partie jemand wählte
source-never-played = nie gespielte Karten
lab-label = { $label }:
trouble-range = ein Wert würde seinen Bereich verlassen
trouble-shortage = hier wird mehr verlangt, als es gibt
trouble-the = hier wird genau eines gebraucht, und es gibt keines oder mehrere
trouble-room = hier ist ein Platz voll
trouble-choice = er hat gewählt, was nicht erlaubt ist
trouble-at = { $why } ({ $place })
lab-trouble-in = { $label }, Partie { $number }: { $why }
lab-trouble-of = Partie { $number }: { $why }
lab-trouble-strong = { $label }, Partie { $number } von { $bot }: { $why }
diff-versus = { $new }, nicht { $old }
diff-nothing = nichts
diff-of-thing = { $thing } `{ $name }`
diff-below = { $where }, `{ $steps }`
diff-below-step = { $where }, Schritt `{ $steps }`
diff-new = { $where } ist neu: { $value }
diff-new-after = { $where } ist neu: { $value }, nach `{ $name }`
diff-new-before = { $where } ist neu: { $value }, vor `{ $name }`
diff-gone = { $where } fällt weg: { $value }
diff-moved = { $where }: jetzt { $pairs }
diff-before = `{ $first }` kommt vor `{ $second }`
diff-written = { $where } schreibt sich `{ $new }`, nicht `{ $old }`
diff-does = { $where } tut etwas anderes:
diff-is = { $where } ist { $values }
diff-attribute = { $where }: { $said } { $values }
diff-list = { $where }: `{ $list }`: { $parts }
diff-list-order = { $where }: `{ $list }` steht in anderer Reihenfolge: { $names }
diff-list-new = neu: { $names }
diff-list-gone = fällt weg: { $names }
diff-chosen-too = { $names } kann auch gewählt werden
diff-chosen-no-more = { $names } kann nicht mehr gewählt werden
diff-default = Option `{ $name }` ist ohne Angabe { $values }
diff-default-asked = Option `{ $name }` ist ohne Angabe { $values } ({ $question })
diff-default-players = Option `{ $name }` ist ohne Angabe, zu { $players } gespielt, { $values }
diff-with-players = zu { $players } gespielt { $values }
diff-and = { $first }; { $second }
diff-number = Zahl `{ $name }` ist { $values }
diff-number-players = Zahl `{ $name }`, zu { $players } gespielt, ist { $values }
diff-table = Tabelle `{ $name }` hat für { $entry } { $values }
diff-kind-new = { $owner }: eine neue Art { $thing }: { $value }
diff-kind-gone = { $owner }: kein { $thing } mehr: { $value }
diff-kind-count = { $owner }: { $new } { $thing }, nicht { $old }
diff-kind-count-new = { $owner }: { $value } { $thing }, vorher keines
diff-kind-count-gone = { $owner }: kein { $thing } mehr, nicht { $value }
diff-kind-with = { $thing } mit { $trait }
diff-trait = { $owner }: `{ $name }` von `{ $kind }` ist { $values }
diff-trait-new = { $owner }: `{ $name }` von `{ $kind }` ist neu: { $value }
diff-trait-gone = { $owner }: `{ $name }` von `{ $kind }` fällt weg: { $value }
diff-column-new = { $owner }: die Spalte `{ $name }` ist neu
diff-column-gone = { $owner }: die Spalte `{ $name }` fällt weg
diff-row-new = { $owner }: Zeile { $number } ist neu: { $value }
diff-row-gone = { $owner }: Zeile { $number } fällt weg: { $value }
diff-row-moved = { $owner }: Zeile { $number } hat einen anderen Platz unter den Zeilen: { $value }
diff-cell = { $owner }: in Zeile { $number } ist `{ $name }` { $values }
diff-cell-of = { $owner }: in Zeile { $number } ({ $kind }) ist `{ $name }` { $values }
diff-term = Begriff `{ $name }` ist { $values }
diff-priority = Rangfolge `{ $name }`: { $told } (`{ $new }`, nicht `{ $old }`)
diff-acts-new = `{ $name }` ist neu
diff-acts-gone = `{ $name }` fällt weg
diff-acts-together = `{ $first }` und `{ $second }` wirken jetzt zugleich
diff-acts-before = `{ $first }` wirkt jetzt vor `{ $second }`
diff-acts-otherwise = andere Reihenfolge
diff-file = `{ $name }` der Datei ist { $values }
diff-scenario-new = Szenario `{ $name }` ist neu
diff-scenario-gone = Szenario `{ $name }` fällt weg
diff-scenario-other = Szenario `{ $name }` beginnt oder fragt anders
diff-players = es spielen { $new }, nicht { $old }
diff-answer = die Option `{ $name }` ist `{ $new }`, nicht `{ $old }`
diff-thing-options = Option
diff-thing-numbers = Zahl
diff-thing-enumerations = Wortliste
diff-thing-tables = Tabelle
diff-thing-components = Klasse
diff-thing-spaces = Feld
diff-thing-zones = Ort
diff-thing-money = Währung
diff-thing-state = Variable
diff-thing-terms = Begriff
diff-thing-effects = Wirkung
diff-thing-actions = Aktion
diff-thing-priorities = Rangfolge
diff-thing-payouts = Auszahlung
diff-thing-phases = Phase
diff-thing-assumed = Annahme
diff-said-about = die Beschreibung ist
diff-said-allowed = erlaubt ist es nur, wenn
diff-said-asks = die Frage ist
diff-said-at-most = es fasst höchstens
diff-said-by = es wählt
diff-said-ends-when = es endet, wenn
diff-said-called = es heißt
diff-said-cannot-win = wer nicht gewinnen kann:
diff-said-claims = ein Anspruch ist
diff-said-collects = was immer wieder gewählt wird, ergibt
diff-said-deeper = unter seiner letzten Ebene ist es
diff-said-depth = so viele Ebenen können aufeinander folgen, eine in der anderen:
diff-said-do = was getan wird:
diff-said-each = es geht durch
diff-said-from = es kommt von
diff-said-holds = es enthält
diff-said-if-none = wenn nichts möglich ist:
diff-said-is = es ist
diff-said-may = man darf wählen
diff-said-may-owe = es darf Schulden haben, solange
diff-said-must = man muss wählen
diff-said-offer = angeboten wird
diff-said-open-while = liegt für alle offen, solange
diff-said-order = die Reihenfolge ist
diff-said-per = es gibt eines für jeden von
diff-said-pick = man nimmt
diff-said-points = Punkte sind
diff-said-rank = die Wertung ist
diff-said-refilled-from = es wird aufgefüllt von
diff-said-restarts-with = es steht wieder am Anfang, sobald diese Phase beginnt:
diff-said-remembered = es wird gemerkt, wenn
diff-said-rest = was übrig ist, geht an
diff-said-room = es hat Platz für
diff-said-announces = die Aufzeichnung kündigt an
diff-said-says = die Aufzeichnung sagt
diff-said-seen-by = es sieht
diff-said-short = wenn es nicht reicht:
diff-said-short-rest = wenn es nicht reicht, geht der Rest an
diff-said-start = es beginnt als
diff-said-starts = am Anfang enthält es
diff-said-to = es geht an
diff-said-total = im Ganzen gibt es
diff-said-turns = die Züge gehen durch
diff-said-until = es geht weiter, bis
diff-said-when = die Bedingung ist
diff-said-where = möglich ist es nur, wo
diff-said-while = es geht weiter, solange
diff-said-who = es wählen
diff-said-won = wer gewonnen hat:
diff-said-why = der Grund ist
diff-said-positions-of = es merkt sich Stellungen von
log-nothing-of = nichts in der Aufzeichnung hat alle diese Wörter: { $only }
