### The sentences of this program in Italian. Their English is in the tables beside this file.

hidden-number = alcune
hidden-component = { $what } (nascosto)
hidden-member = qualcuno o qualcosa
hidden-word = qualcosa
hidden-flag = qualcosa
nothing = niente
none = nessuno
yes = sì
no = no
or-nothing = { $what } o niente
two = { $first } e { $second }
pass = passare
pass-only = passare (non si può fare altro)
random = a caso: { $what } ({ $where })
placed = { $where }, numero { $number }
owned = { $owner }, { $what }
showing = { $what } che mostra { $number }
span = da { $first } a { $last }
seats = Al tavolo: { $seats }
options = Opzioni: { $options }
option = { $name }: { $value }
bot = { $name } (bot { $bot })
over = La partita è finita.
place = Posto
player = Giocatore
score = Punti
seat = Giocatore { $number }
a-player = giocatore
a-side = squadra
way-north = nord
way-north-east = nord-est
way-east = est
way-south-east = sud-est
way-south = sud
way-south-west = sud-ovest
way-west = ovest
way-north-west = nord-ovest
your-choice = { $name }, tocca a te.
sealed = Nessuno viene a sapere nulla prima che tutti abbiano scelto.
number = numero
nth = { $what } { $number }
result = Risultato

## The table

you-are = { $name } (tu)
headed = { $what }: { $things }
your-things = Da te, { $what }: { $things }
their-things = { $name }, { $what }: { $things }
of-each = { $what } per { $owner }
empty = vuoto
face-up = { $count ->
    [one] { $count } scoperta
   *[other] { $count } scoperte
 }
below = e { $count } sotto
before-whom = { $name } (davanti a { $owner })
ring = (anello)
out = Fuori dal gioco: { $names }
rest = (`table` mostra il resto: { $names })
rest-many = (`table` mostra il resto, altri { $count }.)
all-before-players = Tutto si trova davanti ai giocatori.

## Beginning and end

points = Punti
everyone = tutti
seed = Seme del caso: { $seed }
unfinished = Partita non finita: { $why }
cannot-go-on = La partita non può continuare dopo { $decisions }: { $why }
fault-range = un valore uscirebbe dai suoi limiti
fault-shortage = qui si chiede più di quanto c’è
fault-the = qui ne serve esattamente uno, e non ce n’è nessuno o ce ne sono diversi
fault-room = qui un posto è pieno
fault-other = qui non vale ciò che le regole promettono
fault-never = qui qualcuno deve scegliere e non può scegliere nulla; le regole dicono che non accade mai
fault-out = qui si chiede a chi è eliminato
fault-stuck = qui le regole girano in tondo
fault-work = qui le regole fanno più di quanto un passo può fare
fault-limit = la partita è più lunga del permesso
fault-division = qui si divide per zero
fault-promise = qui non vale ciò che le regole promettono
fault-bot = un bot si è guastato ({ $why })
fault-bot-ended = il suo processo è terminato
fault-bot-choice = ha scelto ciò che non è permesso
fault-server-ends = il server si ferma
decisions = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
 }
blind = { $name }: { $blind } scelte su { $count } ({ $percent } %) sono state fatte a caso, perché non si è trovata nessuna posizione conforme a tutto ciò che è stato visto.
blind-now = Il bot di { $name } non trova nessuna posizione conforme a tutto ciò che ha visto; sceglie a caso.

## Who chooses

prompt = { $name }, { $asked }:
prompt-back = { $name }, { $asked } (o back):
again = (Invio: di nuovo il tavolo e le scelte.)
more-lines = (righe da { $first } a { $last } di { $count }: `more`)
more = (Invio: avanti; back: basta)
taken-back = { $name } ritira l’ultima scelta.
not-made = { $why } La scelta non è stata fatta; libera spazio e scegli di nuovo.
paused = In pausa; Invio per continuare:
hand-over = Premi Invio e passa a { $name }:
show-end = Premi Invio per mostrare la fine a tutti:
only-enter = Qui si continua solo con Invio, non con `{ $typed }`; `quit` lascia la partita.
is-next = Tocca a { $name }.
when-looking = Tocca a { $name }. Quando guarda solo { $name }, scrivere { $name } o { $number }:
nothing-before = Non si mostra niente prima che { $name } scriva `{ $name }`, l’inizio del nome o { $number }; `quit` lascia la partita.

## Leaving

end-finished = La partita è finita
end-fault = La partita non può continuare
end-left = La partita è stata lasciata
end-input = L’input è finito
end-interrupted = Interrotto
end-unwritten = La partita è fermata
end-terminated = Il programma è stato terminato
left-after = { $why }, dopo { $decisions }.
left-choosing = { $why }, mentre la scelta toccava a { $names }.
kept = È conservata: `rulewright play --resume` la riprende.
not-kept = Non è conservata.
save-name = Un nome di file salva la partita; Invio da solo la lascia:
save-name-back = Un nome di file salva la partita; `back` la continua; Invio da solo la lascia:
save-other = Un altro nome di file, o Invio per lasciare:
saved = Salvato in `{ $file }`. Il file contiene tutti i segreti della partita.
save-where = dove? Scrivi `save FILE`
not-saved = non salvato: { $why }

## The log, and looking back

log-shortened = (Ciò che c’era prima della tua ultima scelta lo devi ricordare tu.)
log-earlier = { $count ->
    [one] ({ $count } riga precedente: `log all`)
   *[other] ({ $count } righe precedenti: `log all`)
 }
log-nothing-since = Da allora non è successo niente.
log-nothing = Non è ancora successo niente.
type-log = scrivi `log` o `log all`
log-unknown = Ciò che è successo prima non è nella registrazione di questa partita.
log-not-known = Non è successo niente che tu possa sapere.
log-before = { $count ->
    [one] ({ $count } riga prima: `rulewright replay --why` dice tutto)
   *[other] ({ $count } righe prima: `rulewright replay --why` dice tutto)
 }
results = I risultati, passo per passo (`why last` dice di più):
is-now = Questo è adesso.
is-beginning = Questo è l’inizio.
command-first = `{ $word }` è un comando; per ciò che si chiama così, scrivere il suo numero.
this-is-now = questo è adesso; `back` mostra ciò che c’era prima
as-it-was = Com’era al momento { $number } di { $count }:
moment = Momento { $number }:
moment-prompt = { $name }, momento { $number } di { $count } (`back`, `forward`, un numero o `now`):
moment-step = Momento { $number } (Invio: avanti, `back`, un numero, `quit`):
no-moment = `{ $typed }` non porta a nessun momento; scrivi `back`, `forward`, `now` o il numero di uno.

## Why, rules, hints

not-possible-now = Adesso non è possibile:
is-possible = Adesso è possibile.
this-step = Questo passo: { $rule } ({ $place })
not-asked = Non richiesto in questo passo:
action-choices = { $count ->
    [one] { $action }: { $count } scelta ({ $place })
   *[other] { $action }: { $count } scelte ({ $place })
 }
action-impossible = { $action }: adesso non è possibile ({ $place })
pick = scegli: { $rule }
where = condizione: { $rule } ({ $place })
nothing-fits = niente di ciò che si potrebbe scegliere va bene
step-asks-not = { $action }: questo passo non lo chiede.
cannot-pick = `{ $typed }` non è niente che { $action } possa scegliere
no-action = non c’è nessuna azione `{ $typed }`: scrivi `why`, `why last`, `why since` o `why AZIONE`
no-action-but = non c’è nessuna azione `{ $typed }`; intendevi `why { $close }`?
too-few = { $count ->
    [one] ne servono { $fewest }, e ce n’è { $count }: { $members }
   *[other] ne servono { $fewest }, e ce ne sono { $count }: { $members }
 }
not-among = non è tra questi: { $members }
there-is-no = non c’è niente del genere: { $members }
none-fits = niente di ciò che si potrebbe scegliere va bene
fits-of-one = niente di ciò che si potrebbe scegliere va bene; per uno di questi: { $why }
reason-and = { $first }, e { $second }
reason-or = { $first } o { $second }
reason-because = { $what }: { $why }
reason-for-one = per esempio: { $why }
reason-quality = { $quality } non vale per { $what }
reason-applies-not = «{ $quality }» non vale per { $members }
reason-is-not = { $what } non è { $wanted }
reason-is-another = { $what } è { $value }, non { $wanted }
reason-another = deve essere un altro, non { $what }
reason-not-yourself = non puoi essere tu
reason-only-yourself = puoi essere solo tu
reason-there = c’è già: { $what }
reason-there-on = su { $place } c’è già: { $what }
reason-has = { $place } ha già: { $what }
reason-has-no = { $place } non ha: { $what }
reason-none-on = su { $place } non c’è: { $what }
reason-not-yours = { $what } di { $place } non è tuo
reason-not-yours-on = { $what } su { $place } non è tuo
reason-yours = { $what } di { $place } è tuo
reason-yours-on = { $what } su { $place } è tuo
reason-option = servirebbe “{ $wanted }” per “{ $option }”, ed è “{ $value }”
reason-less = { $what } è { $value }, non meno di { $wanted }
reason-at-most = { $what } è { $value }, non al massimo { $wanted }
reason-more = { $what } è { $value }, non più di { $wanted }
reason-at-least = { $what } è { $value }, non almeno { $wanted }
reason-less-itself = { $what } non è meno di { $wanted }
reason-at-most-itself = { $what } non è al massimo { $wanted }
reason-more-itself = { $what } non è più di { $wanted }
reason-at-least-itself = { $what } non è almeno { $wanted }
reason-same = { $what } è { $wanted }
reason-inside = { $what } in { $place }
reason-count = numero: { $what }
reason-number = { $value } ({ $what })
reason-where = { $what }, con: { $text }
reason-true = { $text } vale
reason-false = { $text } non vale
reason-quoted = «{ $text }»
property-number = numero
property-side = parte
property-row = riga
property-column = colonna
property-position = posto
hints-off = i suggerimenti sono disattivati a questo tavolo
hint-unknown = Nessun suggerimento: non trovo nessuna posizione conforme a tutto ciò che hai visto.
hint-only = C’è una sola scelta.
hint-best = Un bot che sa ciò che sai tu sceglierebbe: { $choice }
hint-value = { $count ->
    [one] { $value } su 100  { $choice } ({ $count } partita)
   *[other] { $value } su 100  { $choice } ({ $count } partite)
 }
hint-explained = (100 è una vittoria sicura; { $games } partite giocate a partire da { $choices } scelte. Un bot può sbagliare.)

## Help

help-numbers = Scrivi il numero di una scelta, o il numero richiesto; se si devono scegliere più cose: i loro numeri, come 1 4 7, o le loro parole separate da virgole.
help-words = Vanno bene anche le parole, o il loro inizio: restano le scelte che le contengono; una scelta intera si può scrivere in una volta. `first` è la prima scelta offerta.
refused-enough = { $count } righe di seguito non andavano bene: il resto non viene letto.
help-keys = Un numero resta alla sua scelta, mentre altre diventano possibili o impossibili. Tab completa le parole; Esc e Invio, o due volte Esc, è `back`.
help-question = ciò che adesso non è possibile, e perché; e questo aiuto
help-table = il tavolo, come lo puoi vedere
help-log = ciò che è successo di recente, come lo puoi sapere; `log all`: dall’inizio
help-why = ogni azione, e perché non è offerta; `why AZIONE`: una di loro, anche con ciò che sceglierebbe
help-rules = ciò che dicono qui le regole: di questa fase e delle azioni richieste
help-hint = ciò che sceglierebbe un bot che sa ciò che sai tu, con valori
help-why-last = ciò che le regole hanno fatto dell’ultima scelta; `why since`: di tutte dalla tua
help-undo = ritira la tua ultima scelta, se non ti ha detto niente di nuovo e nessuno ha scelto da allora
help-back = in una scelta in più passi: al passo prima; altrimenti: il tavolo come l’hai visto prima; lì `back`, `forward`, il numero di un momento, e `now`
help-more = le righe seguenti di un elenco troppo lungo per lo schermo
help-save = scrive la posizione in un file; si continua con `rulewright play RULESET --resume FILE`
help-quit = lascia la partita; `rulewright play --resume` la riprende
help-signs = Sul tavolo ? ti è sconosciuto, [nome] è coperto e lo conosci, e #2 è il secondo della sua fila.

## The full screen

field = scrivi per filtrare, Invio per scegliere, ? per l’aiuto
no-choice-has = Nessuna scelta ha queste parole; Esc le cancella.
closes = Esc o Invio chiude questo.
leave-game = Lasciare la partita?
leave-keys = Invio la lascia, Esc la continua.
types-name = Quando guarda solo { $name }, scrivere { $name } o { $number }, poi Invio.
own-name = Non si mostra niente prima che { $name } scriva il proprio nome, il suo inizio o il numero.
choose = Scegli
choose-ticked = Scegli queste ({ $count } segnate)
tick-some = { $title } (segnane { $counts })
is-choosing = { $name } sceglie.
read-then = Leggi ciò che è successo, poi passa a { $name }.
read-then-all = Leggi ciò che è successo, poi mostralo a tutti.
hide-this = Nascondi questo e passa
leave-screen = Lascia lo schermo intero
screen-small = Questo schermo ha { $width } colonne e { $height } righe; il tavolo ne richiede { $columns } e { $lines }.
make-larger = Ingrandiscilo, o gioca senza --tui.
title-help = Ciò che non è possibile, e i tasti
title-why = Perché
title-rules = Le regole qui
title-hint = Un suggerimento
nobody-asked = adesso nessuno deve scegliere; questo lo sa solo chi sceglie
only-in-lines = `{ $typed }` c’è solo in righe, senza --tui; i riquadri mostrano il tavolo e il diario
keys-take = Su, Giù, Invio
keys-number = 1 2 3 ... Invio
keys-space = Spazio
keys-escape = Esc
keys-undo = Ctrl+Z
keys-why-not = why NOME, Invio
keys-pages = Pag su, Pag giù
keys-leave = Ctrl+Q, Ctrl+C
save-file = save FILE
key-take = prendere una scelta; o cliccarla
key-number = prendere la scelta di quel numero; più di una: 1 4 7
key-words = mostrare solo le scelte con queste parole
key-space = segnare una scelta, se se ne devono scegliere più
key-escape = cancellare le parole, poi tornare alla domanda prima
key-undo = ritirare la tua ultima scelta, se non ti ha detto niente di nuovo
key-why = ciò che le regole hanno fatto dell’ultima scelta
key-pages = scorrere il tavolo; la rotella scorre ogni riquadro
key-why-since = ciò che le regole hanno fatto di tutte le scelte dalla tua
key-rules = che cosa dicono qui le regole
key-hint = ciò che sceglierebbe un bot che sa ciò che sai tu
key-why-not = perché un’azione non è possibile, anche con ciò che sceglierebbe; `why`: tutte le azioni
key-help = ciò che adesso non è possibile, e perché; e questo aiuto
bot-thinks = Un bot ci pensa, per un secondo; la prima volta in un gioco più a lungo ...
key-leave = lasciare la partita; è conservata, ed Esc ci ritorna
pane-table = Tavolo
pane-seats = Giocatori
pane-log = Diario

## Choosing

asked-list = un numero dell’elenco
allowed-only = { $key }, l’unica scelta
allowed-to = un numero da 1 a { $last }
allowed-keys = uno dei numeri { $keys }
allowed-list = uno dei numeri dell’elenco
allowed-whole = un numero intero: { $numbers }
some-keys = { $counts } tra { $keys }
some-list = { $counts } dall’elenco
allowed-some-keys = { $counts } dei numeri { $keys }, per esempio: { $example }
allowed-some-list = { $counts } dei numeri dell’elenco, per esempio: { $example }
not-so-many = non ce ne sono così tanti di `{ $what }`; scrivi { $allowed }
not-together = questi non si possono scegliere insieme; scrivi { $allowed }
not-allowed = `{ $typed }` non è permesso; scrivi { $allowed }
nothing-typed = non è stato scritto niente; scrivi { $allowed }
fits-all = `{ $typed }` va bene per tutte; scrivi altre parole, o { $allowed }
fits-several = `{ $typed }` va bene per { $count } scelte: { $named }
copies = { $what } (ce ne sono { $count })
chosen-since = { $name } ha scelto da allora
nothing-back = non c’è niente da ritirare
since-uncovered = le scelte segrete sono state scoperte da allora
since-chance = il caso ha deciso qualcosa da allora
since-learned = hai saputo qualcosa da allora
since-read = le regole hanno guardato da allora qualcosa che non puoi vedere
no-earlier = non c’è ancora niente da rivedere
remember = le regole lasciano ai giocatori il compito di ricordare; ciò che è successo dalla tua ultima scelta lo dice il diario

## Rule logs

log-words = { $words }
log-phase = { $kind } { $name }
log-phase-about = { $kind } { $name }: { $about }
rule-game = gioco
rule-then = poi
rule-if-none = se non si può
rule-otherwise = altrimenti
rule-accepted = accettato
rule-refused = rifiutato
sum-points = punti
sum-smaller = il minore fra { $first } e { $second }
sum-larger = il maggiore fra { $first } e { $second }
sum-number-in = { $where } (quantità)
sum-ruling = l’interpretazione “{ $what }”
log-kind-phase = fase
log-kind-priority = precedenza
log-kind-payout = pagamento
log-chooses = { $player }: { $choice }
log-passes = { $player } passa
log-random = { $what } a caso
log-applies = { $rule } vale
log-applies-because = { $rule } vale, perché { $asks }
log-applies-otherwise = { $rule } vale come in tutti gli altri casi
log-applies-ends = { $rule } vale, e termina { $ends }
log-applies-because-ends = { $rule } vale, perché { $asks }, e termina { $ends }
log-applies-otherwise-ends = { $rule } vale come in tutti gli altri casi, e termina { $ends }
log-overridden = { $overridden } non vale, benché la sua condizione sia soddisfatta: { $rule } viene prima e termina tutto
log-change = { $state }: da { $from } a { $to }
log-mark = { $name } di { $what } ({ $where }): da { $from } a { $to }
log-out = { $player } è eliminato
log-payment = pagamento: { $amount }, da { $payer } a { $payee }
log-short = { $amount } (di { $due }: non c’è di più)
log-no-claims = nessuno chiede niente
log-claims = { $who } chiede { $claim }, da { $payer }
log-paid = { $who } riceve { $amount }, da { $payer }
log-paid-part = { $who } riceve { $amount } di { $claim }: non resta altro, da { $payer }
log-paid-not-before = { $who } non riceve niente di { $claim }: già una richiesta precedente non ci stava più
log-paid-not = { $count ->
    [one] { $who } non riceve niente di { $claim }: { $claims } non sta nei { $left } rimasti, da { $payer }
   *[other] { $who } non riceve niente di { $claim }: { $claims } non stanno nei { $left } rimasti, da { $payer }
 }
log-move = { $count ->
    [one] { $what }: da { $from } a { $to }
   *[other] { $what }: da { $from } a { $to }
 }
log-draw = { $count ->
    [one] pesca da { $from } a { $to }: { $what }
   *[other] pesca da { $from } a { $to }: { $what }
 }
log-shuffle = { $count ->
    [one] si mescola: { $from }
   *[other] si mescolano: { $from }
 }
log-shuffle-into = { $count ->
    [one] si mescola: { $from }, in { $to }
   *[other] si mescolano: { $from }, in { $to }
 }
log-face = { $what } ({ $where }): adesso { $face }
log-up = a faccia in su
log-down = a faccia in giù
log-over = sull’altro lato
log-place = { $points ->
    [one] { $who }: posto { $place }, { $points } punto
   *[other] { $who }: posto { $place }, { $points } punti
 }
log-show = { $what } ({ $where }), mostrato a: { $to }
log-roll = { $what }: lanciato
log-chance = { $value }: deciso dal caso
log-purse = { $what } ({ $owner })
log-somebodys = { $what } (di qualcuno)
log-state-of = { $what } ({ $owners })
log-unknown-number = un numero sconosciuto
log-somebody = qualcuno
log-somewhere = luogo nascosto
log-several-places = più posti
log-a-rule = una regola
log-everyone = tutti
log-nobody = nessuno
log-not-seen = ciò che non si vede
log-a = 1 × { $what }
log-an = 1 × { $what }
log-several = { $count } × { $what }
log-times = ({ $count } volte)

## Pages of a table

host-title = { $title }: tavoli
host-links = Da’ ogni link alla persona (o al dispositivo) a cui è destinato. Chi ha un link vede ciò che vede il suo posto.
host-table = Tavolo { $number }
host-table-over = Tavolo { $number } (finito)
host-onlookers = Spettatori
host-none = Non c’è ancora nessun tavolo.
host-closed = Qui non si può continuare: { $why }
host-new = Un nuovo tavolo
host-players = Giocatori
host-usual = numero abituale
host-names = Nomi, separati da virgole
host-people = Posti giocati da persone
host-bot = Bot agli altri
host-device = Posti che condividono un dispositivo
host-practice = Allenamento: l’unica persona può ritirare qualsiasi scelta
host-open = Apri il tavolo
host-no-table = Questo tavolo non esiste
host-no-link = Nessun tavolo ha questo link. Chiedi il tuo a chi ha aperto il tavolo; i link sono lunghi, e ogni lettera conta.
host-no-seat = Questo posto non è ancora aperto in questo browser. Apri di nuovo il link che hai ricevuto; il browser deve accettare i cookie.
page-lost = La connessione è caduta. Torna da sola; fino ad allora non si può inviare nulla.
page-elsewhere = Questo tavolo è aperto in troppe pagine insieme: questa non lo segue più.
page-you = Tu sei { $name }.
page-onlooker = Tu guardi: questa pagina mostra ciò che tutti possono vedere.
page-over = La partita è finita.
page-fault = La partita non può continuare: { $why }
page-your-choice = Tocca a te scegliere.
page-waiting = Si aspetta: { $names }.
page-bots = Bot: { $names }.
page-hand = Passa questo dispositivo a { $name }
page-hidden = Ciò che hanno gli altri è nascosto. Continua solo { $name }.
page-i-am = Sono { $name }: mostra la mia parte
page-points = Da dove vengono i punti
page-narrow = Filtra l’elenco:
page-choose = Scegli
page-choose-these = Scegli queste
page-tick = segnane { $counts }
page-choose-of = scegli { $asked }
page-all-choices = Torna a tutte le scelte
page-rules = Le regole, e ciò che non è possibile
page-hint = Suggerimento: chiedi a un bot
page-undo = Ritira la mia ultima scelta
page-practice = Prova: ogni scelta può essere ritirata, e la registrazione lo dice.
page-lately = Di recente
page-since = Dalla tua ultima scelta
page-table = Tavolo
page-why = Perché? Che cosa hanno fatto le regole
page-look-back = Rivedi
page-all = { $count ->
    [one] Tutto ciò che è successo ({ $count } riga)
   *[other] Tutto ciò che è successo ({ $count } righe)
 }
page-note = Annota qualcosa su questo momento
page-kind = Tipo
page-unclear = poco chiaro
page-too-slow = troppo lento
page-too-strong = troppo forte
page-too-weak = troppo debole
page-fun = divertente
page-other = altro
page-words = Parole
page-keep-note = Conserva la nota
page-hide = Nascondi la mia parte
page-face-down = (coperto)
page-ring = Un anello: { $last } è accanto a { $first }.
page-before = davanti a { $owner }
page-face-up = { $count ->
    [one] ({ $count } scoperta)
   *[other] ({ $count } scoperte)
 }
page-hint-title = { $title }: un suggerimento
page-rules-title = { $title }: le regole del momento
page-then-title = { $title }: com’era
page-why-title = { $title }: perché
page-to-table = Torna al tavolo
page-impossible = Adesso non è possibile
page-say-here = Che cosa dicono qui le regole
page-no-rules = Per questo passo le regole non hanno parole proprie.
page-moment = Momento { $number } di { $count }, come l’hai visto allora.
page-is-now = Questo è adesso.
page-moments = Momenti
page-back = Indietro
page-forward = Avanti
page-beginning = Inizio
page-now = Adesso: al tavolo
page-told-then = Che cosa è stato detto allora
page-why-about = Che cosa hanno fatto le regole dalla tua ultima scelta, come lo puoi sapere, con la riga delle regole.
page-nothing = Da allora non è successo niente che tu possa sapere.
page-not-done = Non fatto
page-go-to-table = Vai al tavolo com’è adesso
refused-curtain = Nessuno ha ancora preso questo dispositivo.
refused-looking-back = Non si può rivedere: { $why }.
refused-other-seat = Questo posto non è a questo dispositivo.
refused-other-looks = Qualcun altro guarda su questo dispositivo e deve prima nascondere la sua parte.
refused-onlooker = Gli spettatori non scelgono.
refused-over = La partita è finita.
refused-not-yours = Adesso non tocca a te scegliere. Non è cambiato niente.
refused-old-choice = Questa pagina era vecchia: quella scelta è già stata fatta. Non è cambiato niente.
refused-old = Questa pagina era vecchia. Non è cambiato niente.
refused-not-among = Non è tra le scelte. Non è cambiato niente.
refused-possible = Non è possibile: { $wanted }. Non è cambiato niente.
refused-undo = Non si può ritirare: { $why }.
refused-note-kind = Non c’è un tipo di nota così.
refused-note-long = Una nota può avere { $most } caratteri; questa ne ha { $count }.
refused-note-empty = La nota è vuota.
refused-not-asked = Adesso non tocca a te scegliere; questo lo sa solo chi sceglie.
refused-hints-off = I suggerimenti sono disattivati su questo server.
refused-too-often = Un suggerimento richiede tempo a un bot; aspetta un momento prima di chiederne un altro.

## Results

won = vinto
lost = perso
ranked = { $place }. { $names }: { $score }
won-with = { $name }: { $result }, { $score }
cannot-win = { $line } (non può vincere)
ahead-alone = { $line }, perché chi era davanti è in parità ed escluso
ahead-lower = { $line }, davanti per il minore { $what }: { $ours } contro { $other }
ahead = { $line }, davanti per { $what }: { $ours } contro { $other }
unwritten = il diario non può essere scritto: { $why }

## Rulebooks

book-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
 }
book-players-from = Da { $first } a { $last } giocatori (di solito { $usual })
book-rules = Regole:
book-idea = L’idea
book-goal = Lo scopo.
book-changes = Che cosa cambia rispetto al gioco
book-changed = Cambiato:
book-gone = tolto:
book-new = nuovo:
book-contents = Che cosa c’è nella scatola
book-kind = Tipo
book-how-many = Quanti
book-on-it = Che cosa c’è sopra
book-in-all = In tutto: { $total }.
book-spaces = Le caselle sul tavolo
book-money = Denaro e simili
book-where = Dove
book-what = Che cosa
book-at-start = All’inizio
book-sees-amount = Chi vede quanto
book-more = Altro
book-zones = Dove si trova ogni cosa
book-place = Posto
book-holds = Contiene
book-how-it-lies = Com’è disposto
book-sees = Chi lo vede
book-counts-are-open = Tutti possono sapere quanti ce ne sono in ogni posto, anche dove solo alcuni vedono quali.
book-heap = senza ordine
book-pile = un mazzo, si pesca dall’alto
book-row = una fila, in cui ognuno tiene il suo posto
book-state = Che cosa si tiene a mente
book-it-is = È
book-knows = Chi lo sa
book-set-up = Preparazione
book-no-set-up = Non c’è niente da preparare.
book-phases = Come si svolge la partita
book-actions = Che cosa puoi fare
book-nothing = Nella partita normale non succede niente.
book-do-nothing = Non fai niente.
book-secret = Ciò che hai scelto resta segreto.
book-priorities = Quale regola viene prima
book-order = In quest’ordine: { $names }.
book-together = Quelle nominate insieme si giudicano insieme: prima si guarda quali valgono, poi agiscono.
book-payouts = Chi viene pagato
book-effects = Che cosa succede allora
book-score = Chi vince
book-terms = Che cosa significano le parole
book-numbers = Numeri
book-number = Numero
book-value = Valore
book-made-up = Come si ottiene
book-tables = Tabelle
book-a-number = numero
book-a-value = valore
book-options = Interpretazioni e opzioni
book-options-about = Questo libro racconta il gioco con le risposte abituali. Se volete, accordatevi su altre prima di giocare.
book-usual-answer = Risposta abituale:
book-answers = Le risposte sono: { $answers }.
book-why = Perché:
book-source = Fonte:
book-matters = Dove conta, per intero:
book-assumed = Che cosa si suppone
example-line = { $name }: { $value }
book-chance = Caso:
example-sees = { $who } vede { $what }
example-at-least = { $what } è almeno { $value }
example-at-most = { $what } è al massimo { $value }
example-equal = { $what } è { $value }
example-less = { $what } è meno di { $value }
example-more = { $what } è più di { $value }
example-number-where = numero di { $what } dove { $condition }
example-unequal = { $what } non è { $value }
example-change = variazione, { $what }
example-onlooker = spettatore
example-rest = il resto
aid-phases = Svolgimento
aid-priorities = Che cosa agisce prima
aid-payouts = Chi è pagato prima
sheet-aid = { $title }, aiuto di gioco
sheet-scores = { $title }: foglio dei punti
sheet-player = giocatore { $number }
sheet-total = totale
sheet-number = { $name }, foglio { $number } di { $count }
sheet-flip-long = Stampare al 100 %, senza adattare alla pagina. Fronte e retro: girare sul lato lungo.
sheet-flip-short = Stampare al 100 %, senza adattare alla pagina. Fronte e retro: girare sul lato corto.
book-examples = Esempi svolti
book-left = { $count ->
    [one] Un altro si trova accanto alle regole, nei loro file di scenari.
   *[other] Altri { $count } si trovano accanto alle regole, nei loro file di scenari.
 }
book-example-players = Giocatori:
book-reasons = Che cosa fanno le regole:
book-rulings = Interpretazioni:
book-at-first = All’inizio:
book-played = Che cosa si gioca:
book-done = Che cosa si fa:
book-result = Risultato:
book-choices-of = scelte possibili ({ $what })
book-not-allowed = non permesso
book-outcome = risultato
book-points = punti
book-over = La partita è finita.
book-not-over = La partita continua.
book-pictures = Figure

## Pictures of the rules

picture-title = { $title }: { $subject }
picture-title-with = { $title } con { $variants }: { $subject }
picture-phases = fasi
picture-sight = chi vede che cosa
picture-priorities = precedenze
picture-about-phases = Le fasi con i loro passi, dall’alto in basso. Un passo con «se» si salta dove ciò non vale. Ogni parte porta al punto delle regole che la dice.
picture-about-sight = Luoghi, denaro e variabili, secondo chi li vede. Una mano che vede il proprietario è nascosta a tutti gli altri.
picture-about-priorities = Le regole agiscono dall’alto in basso; quelle affiancate agiscono insieme. Una regola che pone fine ferma ciò che sta sotto.
picture-changes = Che cosa cambia la variante
picture-start = inizio
picture-end = fine
picture-chance = caso
picture-choice = scelta
picture-branch = bivio
picture-run = fase
picture-rules = regole
picture-interrupt = interruzione
picture-changed = cambiato
picture-new = nuovo
picture-removed = tolto
picture-if = se { $condition }
picture-yes = sì
picture-else = altrimenti
picture-at-any-moment = in ogni momento
picture-set-back = di nuovo al valore iniziale
picture-as-soon-as = appena { $condition }
picture-let = sia { $what }
picture-for-each = per ciascuno: { $whom }
picture-turns = a turno: { $whom }
picture-again = ripetutamente
picture-while = finché vale { $condition }
picture-until = fino a { $condition }
picture-match = secondo { $what }
picture-may = { $who } può: { $actions }
picture-must = { $who } deve: { $actions }
picture-everyone = tutti
picture-at-once = { $who }, insieme: { $actions }
picture-offered = offerto a { $whom }
picture-collects = più volte: { $what }
picture-then = poi
picture-otherwise = altrimenti
picture-accepted = accettato
picture-refused = rifiutato da tutti
picture-nothing-possible = se niente è possibile
picture-passed-by = si salta se niente è possibile
picture-order = ordine: { $order }
picture-runs = fase { $phase }
picture-ends-phase = fine di { $phase }
picture-everyone-sees = Tutti vedono
picture-face-sees = Tutti vedono ciò che sta scoperto
picture-side-sees = Solo la squadra vede
picture-owner-sees = Solo il proprietario vede
picture-others-sees = Tutti vedono tranne il proprietario
picture-nobody-sees = Nessuno vede
picture-heap = senza ordine: { $what }
picture-pile = pila: { $what }
picture-row = fila: { $what }
picture-one-per = { $what }, uno per { $owner }
picture-variable = variabile
picture-mark-on = segno su: { $what }
picture-remembered = ricordato dove { $condition }
picture-open-while = aperto a tutti finché { $condition }
picture-together = insieme
picture-when = quando { $condition }
picture-always = sempre
picture-ends = pone fine
picture-ends-list = pone fine: ciò che sta sotto non agisce
picture-claim = ogni { $whom }: { $amount }
picture-short = se non basta: { $what }
picture-rest = ciò che resta va a { $where }
picture-then-by = poi { $what }
picture-score = punteggio: { $whom }

## Games gone through again

log-cut = il registro è più lungo di quanto si possa dire; finisce qui
replay-steps = { $title }, visto da: { $eye }
replay-so-far = { $title }: { $count } { $count ->
    [one] scelta
   *[other] scelte
 }, visto da: { $eye }
replay-of-all = { $title }: { $count } { $all ->
    [one] scelta
   *[other] scelte
 } su { $all }, visto da: { $eye }
replay-practice = prova: alcune scelte possono essere state ritirate
replay-secret = QUESTO MOSTRA TUTTI I SEGRETI
replay-all-seeing = chi vede tutto
replay-choices = Scelte:
replay-fault = La partita è finita in un errore delle regole: { $fault }

## Reports

report-glance = In breve
report-who-wins = Chi vince
report-how-long = Quanto dura
report-how = Come va
report-how-games = Come vanno le partite
report-skill = Abilità
report-figures = Tutte le cifre
report-pieces = Carte e azioni
report-never-title = Regole mai raggiunte
report-read = Partite da leggere
report-read-of = Partite da leggere: { $what }
report-again = Di nuovo lo stesso
report-measured = { $game }: misure
report-compared = { $game }, confronto
report-before-after = Prima e dopo: { $what }
report-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
 }
report-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
report-degrees = { $count ->
    [one] { $count } grado
   *[other] { $count } gradi
 }
report-rules = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
 }
report-pairs = { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
 }
report-comparisons = { $count ->
    [one] { $count } confronto
   *[other] { $count } confronti
 }
report-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
report-numbers = { $count ->
    [one] { $count } numero
   *[other] { $count } numeri
 }
report-lines = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
 }
report-headed = { $what }: { $more }
report-span = da { $low } a { $high }
report-about = { $players }, { $games }, bot: { $bots }, seme { $seed }.
report-values = Valori delle posizioni: { $bot }, che conosce la vera posizione e gioca fino alla fine.
report-unequal-tries = { $bot } prova le scelte scarse solo poche volte: divario, vantaggio e perdita delle scelte poggiano su poche partite. `flat` le prova tutte ugualmente spesso.
report-broken-games = Il confronto è stato interrotto: si basa sulle partite giocate.
report-people = Le cifre sono dei bot che hanno giocato, non di persone: bot forti e deboli danno altre cifre.
report-intervals = { $people } Gli intervalli valgono in 95 casi su 100. `rulewright assess` confronta obiettivi con le partite.
report-compared-with = { $label } e { $count } da confrontare: { $games } di ciascuno, bot: { $bots }, seme { $seed }.
report-rotation = Ogni distribuzione è giocata con ogni rotazione dei posti.
report-told-by = Il valore delle posizioni è dato da { $bot }.
report-skill-of = L’abilità è quella di { $bot } tra bot casuali, in altrettante partite in più.
report-trouble = { $games }: fine con `{ $end }`; la prima è la partita { $number }, seme { $seed }: { $why }
report-all-ended = Finite secondo le regole: tutte, { $games }.
report-not-ended = Non finite secondo le regole: { $games }.
report-choices = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
 }
report-dead = Pescato e mai usato: { $names }.
report-unreached = Mai raggiunto: { $rules } su { $count }.
report-few = Le partite sono troppo poche per dire se tutti i posti vincono ugualmente spesso.
report-chi = chi quadrato { $statistic } con { $degrees } di libertà, p = { $p }, { $games } con un solo vincitore
report-uneven = Non tutti i posti vincono ugualmente spesso ({ $test }).
report-even = Non è stata trovata nessuna differenza tra i posti ({ $test }); di piccole possono esserci lo stesso.
report-fit = { $share } delle partite ha da { $low } a { $most } (da { $from } a { $to }).
report-everyone = Tutti hanno un solo risultato: quanto spesso si vince sta tra tutte le cifre.
report-one-ranked = Un solo posto è classificato, quindi non c’è niente da confrontare.
report-seat = Posto { $number }
report-side = Parte { $number }
report-wins = vittorie
report-in-full = Ogni vincitore ha vinto per intero.
report-even-line = La linea tratteggiata è una parte uguale, { $share }. Una vittoria divisa tra k conta 1/k.
report-decisions-of = Decisioni di una partita, { $games }
report-turns-of = Turni di una partita, { $games }
report-lengths-of = { $label }: decisioni di una partita, { $games }
report-lengths-without = { $label }: decisioni di una partita, { $games }, senza { $others } non finite
report-median = mediana
report-no-ended = Nessuna partita è finita secondo le regole.
report-no-values = Non misurato: serve un bot dei valori (`--value-bot`).
report-no-ranks = Non misurato: vale per le partite di due o più classificati.
report-no-figure = Nessuna partita dà una cifra.
report-with-intervals = { $what }, { $games }, con intervalli al 95 %
report-course = Dall’inizio alla fine
report-part = parte delle decisioni prese
report-curve-worth = valore della posizione del futuro vincitore
report-curve-leader = chi è in testa vince
report-curve-open = nessuno è ancora al 90 %
report-curve-worth-about = { $name }: quanto vale la posizione del futuro vincitore: 1 è vinta, la linea a 1/n pari.
report-curve-leader-about = { $name }: quanto spesso chi è solo in testa vince alla fine.
report-curve-open-about = { $name }: quanto spesso nessuno vale ancora il 90 %.
report-one-among = un bot tra altri
report-one-alone = Un solo bot tra altri, con le stesse distribuzioni da ogni posto.
report-equals = (a pari forza: { $share }; { $games })
report-unmatched = Non misurato: { $titles }: servono partite di bot di forza diversa (--strong, --trace, --deny).
report-gap = Non misurato: { $titles }: { $why }.
report-needs-bot = serve un bot dei valori (--value-bot)
report-needs-members = servono almeno { $count } posti o parti con risultati propri
report-for-ranked = vale per le partite decise dai ranghi
report-for-declared = vale per le partite le cui regole dicono chi ha vinto
report-what-each = Che cos’è ciascuna, calcolata per una partita (per le cifre per posto, per tutte):
report-figure = cifra
report-formula = formula
report-source = fonte
report-unit = unità
report-games-head = partite
report-alike = tutte le partite uguali
report-one-game = una partita
report-no-game = nessuna partita la dà
report-unit-share = quota
report-unit-decisions = decisioni
report-unit-turns = turni
report-unit-actions = azioni
report-unit-points = punti
report-unit-value = valore
report-unit-number = numero
report-drawn = pescato
report-used = usato
report-if-drawn = se pescato
report-if-used = se usato
report-if-used-95 = se usato, 95 %
report-never-word = mai
report-kind-action = azione
report-kind-component = componente
report-kind-option = opzione
report-kind-row = riga
report-kind-rule = regola
report-pieces-about = Su { $games }: in quanti posti di partite è stato pescato (o offerto) e usato, e di quanti punti percentuali la frequenza di vittoria differisce da quella dello stesso posto senza; * dove q < { $q } (false scoperte limitate su tutte le righe). Una differenza non è una causa: chi vince forse lo usa di più. Nulla è detto dove meno di { $count } posti di partite lo hanno, o ne sono senza.
report-more-pieces = { $names } vanno con una differenza o non sono mai usati (`--json` e `--rows` hanno tutto).
report-more-options = altre { $count } opzioni
report-more-rows = altre { $count } righe di tabelle
report-more-rules = altre { $count } regole
report-every-rule = Ogni partita raggiunge ogni regola.
report-reached = { $count } di { $number } regole, rami, casi e righe di tabelle sono stati raggiunti ({ $share }).
report-reached-first = { $label }: nelle prime ({ $games }) { $count } di { $number } regole, rami, casi e righe di tabelle sono stati raggiunti ({ $share }).
report-from-input = { $label }: le regole lette dallo standard input non si possono rigiocare, quindi non si sa.
report-where = dove
report-never-reached = mai raggiunto
report-in-first = nel primo regolamento
report-not-there = non c’è
report-reached-word = raggiunto
report-never-either = nemmeno
never-condition-held = condizione mai vera
never-condition-failed = condizione mai falsa
never-part = parte di una condizione mai decisiva
never-action = azione mai fatta
never-refused = azione mai rifiutata
never-claim = il pagamento non paga mai un credito
never-claim-nothing = pagamento senza credito di niente
never-claim-unpaid = pagamento senza credito non pagato
never-claim-part = il pagamento non paga mai parte di un credito
never-claim-equal = pagamento senza crediti di pari rango
never-claim-rest = il pagamento non lascia mai niente per
never-players = numero di giocatori mai giocato
never-option = valore di opzione mai in vigore
never-variant = variante mai giocata
never-phase = la fase non comincia mai
never-step = passo mai fatto
never-loop = il ciclo non ha mai un membro
never-effect = effetto mai eseguito
never-case = il caso non si presenta mai
never-row = riga mai letta
never-term = termine mai chiesto
never-choice = azione mai scelta qui
never-criterion = criterio mai decisivo
never-if-none = if_none mai servito
never-priority = voce di priorità mai applicata
never-short = pagamento mai insufficiente
never-pass = nessuno passa mai
report-none-to-read = Nessuna partita è finita secondo le regole, quindi non ce n’è da leggere.
report-by-points = Quanto una partita è combattuta lo dicono i punti tra il vincitore e il secondo; a parità la più lunga è la più combattuta, la più corta la più a senso unico.
report-secrets = Ognuna è raccontata con tutti i suoi segreti. Alla fine di una riga sta la riga delle regole che ha agito.
report-closest = la più combattuta
report-one-sided = la più a senso unico
report-longest = la più lunga
report-game-number = partita { $number }
report-game-seed = { $decisions }; seme del suo caso: { $seed }.
report-another-way = È andata diversamente quando è stata rigiocata: un bot che va a tempo non sceglie due volte lo stesso.
report-points-title = Punti:
report-not-over = Non è finita.
report-left-out = ... omesse: { $lines } ...
report-command = Questo comando dà la stessa pagina, byte per byte, se le regole e il programma sono gli stessi:
report-seed-own = Seme della serie: { $seed }. La partita n ha un suo seme, che ne segue.
report-seed-shared = Seme della serie: { $seed }; la partita n di tutti ha lo stesso.
report-rules-are = Regole: impronta { $hash }.
report-rules-of = { $label }: impronta { $hash }.
report-options-none = Opzioni: nessuna.
report-options = Opzioni: { $options }.
report-first-only = Le partite da leggere sono solo quelle del primo regolamento.
report-changes = Cambia: { $titles }.
report-together = Su { $comparisons } insieme, in al più 5 di 100 rapporti simili uno è detto diverso dove non c’è niente (correzione di Holm); lo stesso vale per equivalente. Ogni intervallo da solo vale in 95 casi su 100. { $people }
report-no-rule = Non cambia nessuna regola.
report-alike-pairs = La partita n di entrambi ha lo stesso seme: { $count } su { $pairs } sono finite uguali.
report-different = diverso
report-small = diverso, ma di meno di quanto conta
report-equivalent = equivalente
report-undecided = indeciso
report-not-compared = non confrontato
report-margin = { $what }; entro { $margin }
report-too-few = { $what }; così poche partite non possono trovare nessuna differenza
report-detectable = { $what }; una differenza di { $least } sarebbe trovata 4 volte su 5
report-unlike-seats = non ci sono altrettanti posti in entrambi
report-no-number = nessuna partita di uno dei due dà un numero
report-no-pair = nessuna coppia di partite è finita in entrambi
report-before = prima
report-after = dopo
report-difference = differenza
report-and-more = { $names } e altri { $count }
report-gap-cell = nessuna cifra
report-nothing-drawn = Non c’è niente da disegnare.
report-nothing-figure = Non c’è nessuna cifra da disegnare.
report-each-bar = Ogni barra: { $numbers }.
report-missing = { $count } su { $points } mancano: nessuna partita li dà.
metric-won = vinto
metric-seat-wins = vittorie per posto
metric-seat-gap = divario dei posti
metric-ties = pareggi in testa
metric-draws = patte
metric-completion = partite finite
metric-decisions = decisioni per partita
metric-score = punteggio
metric-score-spread = divario dei punteggi
metric-turns = turni per partita
metric-decision-moves = decisioni con una scelta
metric-branching = scelte per decisione
metric-convergence = crescita delle scelte
metric-choice-spread = ampiezza della scelta
metric-choice-lead = vantaggio della scelta migliore
metric-choice-loss = perdita per le scelte
metric-drama = dramma
metric-lead-changes = cambi in testa
metric-decisiveness = deciso prima della fine
metric-lead-kept = testa tenuta dal { $share }
metric-comeback = rimonte
metric-killer-move = maggiore ribaltamento
metric-openness = esito aperto
metric-kingmaking = decidere chi vince
metric-skill = abilità
metric-skill-trace = traccia di abilità
metric-restricted-play = gioco limitato
formula-won = partite che qualcuno ha vinto / partite finite, dove le regole dicono chi ha vinto
formula-seat-wins = per ogni posto: vittorie / partite finite; una vittoria divisa tra k conta 1/k, una che le regole dichiarano conta 1
formula-seat-gap = la maggiore frequenza di vittoria di un posto meno la minore
formula-ties = partite in cui più d’uno è primo / partite finite
formula-draws = partite in cui tutti hanno lo stesso rango / partite finite
formula-completion = partite finite secondo le regole / tutte le partite
formula-decisions = il numero medio di decisioni di una partita finita
formula-score = il punteggio medio di un posto in una partita finita
formula-score-spread = la media sulle partite finite del punteggio migliore meno il peggiore
formula-turns = sequenze di scelte di un posto
formula-decision-moves = scelte tra più di un’azione permessa / tutte le scelte
formula-branching = il numero medio di azioni permesse
formula-convergence = la pendenza (minimi quadrati) del numero di azioni permesse rispetto alla parte di partita passata (da 0 a 1)
formula-choice-spread = la media sulle scelte tra più d’una del valore migliore meno il peggiore
formula-choice-lead = la media sulle scelte tra più d’una del valore migliore meno il secondo
formula-choice-loss = la media sulle scelte tra più d’una del valore migliore meno quello di ciò che è stato scelto
formula-drama = la media sulle scelte del vincitore di sqrt(1/n - V) dove V è sotto 1/n, altrimenti di 0
formula-lead-changes = decisioni dopo le quali non è in testa per V nessuno che lo era prima / tutte le decisioni
formula-decisiveness = la parte di partita che resta da quando il V dell’unico vincitore supera ogni V di un perdente
formula-lead-kept = la quota di vittoria che va a chi è solo in testa per V quando { $share } delle decisioni sono prese
formula-comeback = partite vinte da chi aveva il V più basso a metà delle decisioni / partite
formula-killer-move = il maggiore cambiamento del V di chi sceglie per una scelta e il caso che segue
formula-openness = decisioni in cui nessun V è 0,9 o più / tutte le decisioni
formula-kingmaking = scelte di chi ha un V di al più 0,05, dopo le quali è in testa un altro, nessuno dei due essendo chi sceglie / tutte le scelte
formula-skill = (w - 1/n) / (1 - 1/n), dove w è la frequenza di vittoria di un bot forte tra bot casuali
formula-skill-trace = la frequenza di vittoria di un bot con il doppio delle iterazioni tra altri, a ogni raddoppio
formula-restricted-play = la frequenza di vittoria di un bot a cui è negata un’azione, una carta o un piano tra altri senza divieto; 1/n se non conta
formula-usage = partite finite in cui qualcuno l’ha usato / partite finite
source-designers = racconti di autori di giochi
source-program = questo programma
source-how-hard = quanto è difficile un gioco cooperativo
source-spread = divario di punti, partite a senso unico
source-lead-kept = { $who }; racconti di autori di giochi: primo irraggiungibile
source-nobody-plays = ciò che nessuno gioca
source-balance = Balance è 1 meno questo
source-drawishness = Drawishness, delle patte

## Games of the lab: tournaments, targets, sweeps, searches, simulations, comparisons

lab-again = Ancora una volta: { $command }
lab-and-more = ... e altri { $count }
lab-names-and-more = { $names } e altri { $count }
lab-as-it-is = così com’è
lab-blind = { $who }: { $blind } su { $choices } ({ $share }) a caso, perché nessuna posizione si accorda con tutto ciò che è stato visto.
lab-bot = bot
lab-both = diverso ed equivalente
lab-broken-before = interrotto prima
lab-broken-of = Interrotto. Giocate fino alla fine: { $count } su { $configurations }, con le regole così come sono.
lab-cannot = non giocabile
lab-configurations = { $count ->
    [one] { $count } configurazione
   *[other] { $count } configurazioni
 }
lab-even-share = Una parte uguale delle vittorie è { $share }.
lab-everyone = Tutti
lab-first-trouble = Non finite secondo le regole: { $games }; partita { $number }: { $why }
lab-game-trouble = Partita { $number }: { $why }
lab-intervals = Gli intervalli valgono in 95 casi su 100.
lab-item = { $what }, { $more }
lab-luck = La cifra che sembra la migliore di molte è in parte fortuna: rigiocatela con un altro seme prima di fidarvi.
lab-no-game = nessuna partita
lab-no-such-seat = questo posto non c’è
lab-not-played = non giocato
lab-not-tested = non provato
lab-of-seat = { $what } { $number }
lab-one-deal = una distribuzione
lab-unfinished-round = I posti e gli avversari non sono equilibrati: una serie ha { $count } partite, l’ultima solo { $rest }.
lab-rotation = In ogni turno gli stessi bot hanno la stessa distribuzione una volta con ogni rotazione dei posti.
lab-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
 }
lab-sides = { $count ->
    [one] { $count } squadra
   *[other] { $count } squadre
 }
lab-seat-of = Posto { $seat }, { $bot }
lab-sentences = { $first } { $second }
lab-program = Rulewright { $version }.
lab-together = Su { $comparisons } insieme, in al più 5 di 100 rapporti simili uno è detto diverso dove non c’è niente (correzione di Holm); lo stesso vale per equivalente. Ogni intervallo da solo vale in 95 casi su 100.
lab-troubles = Non finite secondo le regole: { $games }: { $why }
lab-ahead = Davanti (a pari posizione conta un mezzo):
lab-ahead-of = davanti a
lab-ahead-title = Chi è davanti a chi
lab-alone = un bot in tutti i posti
lab-alone-deals = Ogni bot ha a turno tutti i posti, e tutti hanno le stesse distribuzioni.
lab-equal-ranks = A pari posizione conta un mezzo.
lab-failures = errori
lab-meetings = incontri
lab-no-meeting = Mai due bot si sono incontrati in una partita finita secondo le regole.
lab-not-counted = Non finite secondo le regole: { $games }, che non contano per nessuno:
lab-own-seeds = Seme della serie: { $seed }. Ogni distribuzione ha un suo seme, che ne segue.
lab-points-title = Punti e ricerche
lab-ratings = Valutazioni secondo { $model }; 25 prima di ogni partita, a pari posizione mezza vittoria per entrambi:
lab-ratings-need = Per le valutazioni serve una libreria: { $command }
lab-ratings-order = Le partite contano nell’ordine dei loro numeri, e in questo modello conta: contate al contrario, una valutazione cambia di al più { $most }.
lab-same-page = Questo comando dà la stessa pagina, byte per byte, se le regole e il programma sono gli stessi e nessun bot va a tempo:
lab-shared = divise
lab-tournament = { $game }: torneo
lab-tournament-about = { $games }, { $entrants }, di cui finite secondo le regole: { $finished }; seme { $seed }.
lab-tournament-head = { $game }: { $games }, { $entrants }, seme { $seed }
lab-figure-alike = nessuna partita dà un numero
lab-figure-of-games = { $share } delle partite, { $span }
lab-figure-names = { $count }: { $names }, in { $games }
lab-figure-none = nessuna, in { $games }
lab-figure-seat = posto { $seat }: { $figure }, { $span }
lab-figure-span = { $figure }, { $span }
lab-file-alone = Questo file da solo: { $command }
lab-found = trovato, con il suo intervallo
lab-held-together = Tutti gli intervalli valgono insieme: in al più 5 serie su 100 uno di questi è detto a torto raggiunto o mancato.
lab-met = raggiunto
lab-missed = mancato
lab-met-count = { $count ->
    [one] { $count } raggiunto
   *[other] { $count } raggiunti
 }
lab-missed-count = { $count ->
    [one] { $count } mancato
   *[other] { $count } mancati
 }
lab-open-count = { $count ->
    [one] { $count } indeciso
   *[other] { $count } indecisi
 }
lab-more-games = { $count ->
    [one] circa { $count } partita in più deciderebbe
   *[other] circa { $count } partite in più deciderebbero
 }
lab-no-number = la cifra è così vicina al limite dell’obiettivo che nessun numero di partite deciderebbe
lab-not-noted = Che cosa fa ogni carta, opzione, regola e riga di tabella, lo dice `rulewright measure`.
lab-nothing = niente
lab-rules-of = { $label }: { $players }, impronta { $hash }.
lab-seed-of-all = Seme di ogni caso: { $seed }.
lab-target = obiettivo
lab-target-about = { $label }, { $players }, { $games }, bot: { $bots }, seme { $seed }.
lab-target-head = { $label }, giocatori: { $players }, { $games }, bot: { $bots }, seme { $seed }
lab-targets = { $count ->
    [one] { $count } obiettivo
   *[other] { $count } obiettivi
 }
lab-targets-counts = { $targets }: { $met }, { $missed }, { $open }.
lab-targets-line = { $file }: { $met }, { $missed }, { $open }
lab-targets-of = { $label }: obiettivi
lab-targets-what = Un obiettivo è raggiunto se tutto l’intervallo della sua cifra sta dentro, mancato se sta tutto fuori, e indeciso se così poche partite non possono dirlo. Tutti gli intervalli di un file valgono insieme in 95 serie su 100.
lab-undecided = indeciso
lab-wanted = voluto
lab-cannot-of = Non giocabili: { $count } su { $configurations }:
lab-cell = { $cell }: { $why }
lab-differences-from = Le differenze sono rispetto alle regole così come sono.
lab-each-like = La partita n ha ovunque lo stesso seme. Le differenze sono rispetto alle regole così come sono: { $what }.
lab-games-as-they-are = Le partite da leggere sono quelle delle regole così come sono.
lab-nothing-compared = Non si è ancora potuto confrontare niente. Ancora una volta: { $command }
lab-figure-95 = cifra, 95 %
lab-with-line = { $title }, con intervalli al 95 %; la linea tratteggiata: le regole così come sono
lab-rules-fingerprint = Regole così come sono: impronta { $hash }.
lab-seed-shared = Seme della serie: { $seed }; la partita n di tutte le configurazioni ha lo stesso.
lab-sweep-about = { $configurations }, { $games } di ciascuna, bot: { $bots }, seme { $seed }.
lab-sweep-head = { $game }: { $configurations }, { $games } di ciascuna, bot: { $bots }, seme { $seed }
lab-told-before = Di questa serie è stato fatto un rapporto dopo { $games }: ciò che si promette degli errori vale per ogni rapporto da solo, non per entrambi insieme.
lab-confirmed = Confermato con semi nuovi.
lab-confirmed-not = Non confermato: con semi nuovi manca ciò che era richiesto; la ricerca ha avuto fortuna. Prendete più partite per ogni valutazione (--games).
lab-confirmed-open = Indeciso: con semi nuovi gli intervalli vanno oltre ciò che era richiesto. Prendete più partite (--confirm), o più valutazioni.
lab-end-budget = sono state fatte tutte le valutazioni richieste
lab-end-enough = { $count } configurazioni hanno raggiunto tutti gli obiettivi
lab-end-exhausted = tutte le configurazioni sono state provate
lab-end-forbidden = quasi tutto ciò che è stato provato non è permesso, o non cambia nessuna regola
lab-end-interrupted = è stata interrotta
lab-interrupted = Interrotto: questo è ciò che si sa finora.
lab-assess-left = Giocato: { $played } di { $games } di { $file }, file { $number } di { $files }. Nessuna partita viene conservata; lo stesso comando le gioca di nuovo, con --seed { $seed }.
lab-end-needless = le regole così come sono raggiungono tutti gli obiettivi
lab-evaluations = { $count ->
    [one] { $count } valutazione
   *[other] { $count } valutazioni
 }
lab-fresh = Giocato con semi nuovi (cifre: seme { $seed }, { $games }):
lab-fresh-of = Giocato con semi nuovi (la migliore di { $count } rigiocate con il seme { $chosen }; cifre: seme { $seed }, { $games }):
lab-so-far-meets = La migliore finora è { $name }: raggiunge tutti gli obiettivi secondo i semi della ricerca, e non è stata giocata con semi nuovi.
lab-so-far-misses = La migliore finora è { $name }: manca obiettivi secondo i semi della ricerca, e non è stata giocata con semi nuovi.
lab-the-same = lo stesso
lab-tried = provato
lab-tune-dropped = { $configurations }; { $evaluations } di { $games }, di cui scartate presto: { $dropped }. La ricerca è finita perché { $why }.
lab-tune-front = Le migliori in un modo o nell’altro, secondo i semi della ricerca (in parte fortuna): { $configurations }
lab-tune-head = { $game }: { $goals }; bot: { $bots }, seme { $seed }
lab-tune-made = { $configurations }; { $evaluations } di { $games }. La ricerca è finita perché { $why }.
lab-tune-nearest = Nessuna configurazione ha raggiunto tutti gli obiettivi secondo i semi della ricerca. La più vicina:
lab-tune-nothing = Secondo i semi della ricerca niente è meglio delle regole così come sono.
lab-tune-refused = Altre { $count } non sono giocabili, per esempio { $name }: { $why }
lab-tune-troubles = { $share } delle partite non sono finite secondo le regole, per esempio: { $why }
lab-tuned = regolato
lab-all-alike = tutte uguali
lab-column-alone = Da solo
lab-column-lost = Perso
lab-column-score = Punti
lab-column-seat = Posto
lab-column-shared = Divise
lab-column-spread = Dispersione
lab-column-wins = Vittorie
lab-column-won = Vinto
lab-fault = In errore ({ $kind }): { $count }; la prima è la partita { $number }, seme { $seed }:
lab-intervals-95 = Intervalli: 95 %. { $what }
lab-lengths = Decisioni di una partita: da { $low } a { $high }, nove su dieci da { $least } a { $most }, mediana { $median }, media { $mean }
lab-options = Opzioni: { $options }
lab-points = Punti
lab-what-rules-did = Partita { $number } della serie, seme { $seed }: che cosa hanno fatto le regole
lab-played = { $games }: { $finished } finite, { $how }
lab-played-of = { $games } su { $asked } richieste (interrotto): { $finished } finite, { $how }
lab-rank = { $number }°
lab-shared-part = Una vittoria divisa conta per ogni vincitore come una parte di una.
lab-simulation-head = { $game }, giocatori: { $players }, bot: { $bots }, seme { $seed }
lab-tied = di cui pari al primo posto: { $count }
lab-trouble-limit = Non finite al limite: { $count }; la prima è la partita { $number }, seme { $seed }:
lab-trouble-stuck = Prese in un ciclo: { $count }; la prima è la partita { $number }, seme { $seed }:
lab-won = di cui vinte: { $count }
lab-all-pairs-alike = Tutte le coppie di partite sono finite uguali: { $pairs }.
lab-arm-counts = { $label } - { $counts }.
lab-changed = { $what }; cambiato: { $places }
lab-changed-more = { $what }; cambiato: { $places } e altri { $count }
lab-compare-head = { $label } e { $count } da confrontare: { $games } di ciascuno, bot: { $bots }, seme { $seed }
lab-effect = effetto
lab-first = primo
lab-group-different = Diverso:
lab-group-equivalent = Equivalente:
lab-group-not-tested = Non provato:
lab-group-small = Diverso, ma di meno di quanto conta:
lab-group-undecided = Indeciso:
lab-left-out = Lasciate fuori: { $pairs } in cui una partita non è finita secondo le regole.
lab-looks = Uno sguardo ogni volta che le partite sono un quarto in più, da { $first } a { $last }: questo è lo sguardo { $look } di { $looks }. Una serie finisce solo perché gli intervalli sono stretti; ciascuno vale quindi come dopo un solo sguardo.
lab-more-differences = { $count ->
    [one] ... e { $count } altra differenza; `rulewright diff` le dice tutte.
   *[other] ... e altre { $count } differenze; `rulewright diff` le dice tutte.
 }
lab-no-games = Non è stata giocata nessuna partita.
lab-pairs-alike = La partita n di entrambi ha lo stesso seme: { $share } delle coppie sono finite uguali, correlazione al più { $most }.
lab-second = secondo
lab-movement = { $what }: { $before } -> { $after } ({ $difference }, { $span })
lab-different-count = diverso: { $count }
lab-small-count = diverso, ma di meno di quanto conta: { $count }
lab-equivalent-count = equivalente: { $count }
lab-undecided-count = indeciso: { $count }
lab-untested-count = non confrontato: { $count }
report-decisions-without = Decisioni di una partita, { $games }, senza { $others } non finite
metric-never-played = azioni mai giocate
lab-bot-among = { $title }: { $bot } tra { $others }
lab-measured = { $games }: { $finished } finite
lab-measured-of = { $games } su { $asked } richieste (interrotto): { $finished } finite
lab-never-taken = mai scelto
lab-never-used = mai usato
lab-used-unfinished = solo in partite non finite
lab-quantile = { $name } { $number } ({ $low }..{ $high })
formula-never-played = quante azioni delle regole nessuno ha scelto in nessuna partita
source-never-played = carte mai giocate
lab-label = { $label }:
trouble-range = un valore uscirebbe dai suoi limiti
trouble-shortage = qui si chiede più di quanto c’è
trouble-the = qui ne serve esattamente uno, e non ce n’è nessuno o ce ne sono diversi
trouble-room = qui un posto è pieno
trouble-choice = ha scelto ciò che non è permesso
trouble-at = { $why } ({ $place })
lab-trouble-in = { $label }, partita { $number }: { $why }
lab-trouble-of = partita { $number }: { $why }
lab-trouble-strong = { $label }, partita { $number } di { $bot }: { $why }
diff-versus = { $new }, non { $old }
diff-nothing = niente
diff-of-thing = { $thing } `{ $name }`
diff-below = { $where }, `{ $steps }`
diff-below-step = { $where }, passo `{ $steps }`
diff-new = { $where } è nuovo: { $value }
diff-new-after = { $where } è nuovo: { $value }, dopo `{ $name }`
diff-new-before = { $where } è nuovo: { $value }, prima di `{ $name }`
diff-gone = { $where } non c’è più: { $value }
diff-moved = { $where }: adesso { $pairs }
diff-before = `{ $first }` viene prima di `{ $second }`
diff-written = { $where } si scrive `{ $new }`, non `{ $old }`
diff-does = { $where } fa qualcos’altro:
diff-is = { $where } è { $values }
diff-attribute = { $where }: { $said } { $values }
diff-list = { $where }: `{ $list }`: { $parts }
diff-list-order = { $where }: `{ $list }` è in un altro ordine: { $names }
diff-list-new = nuovo: { $names }
diff-list-gone = non c’è più: { $names }
diff-chosen-too = si può scegliere anche { $names }
diff-chosen-no-more = non si può più scegliere { $names }
diff-default = l’opzione `{ $name }` è di norma { $values }
diff-default-asked = l’opzione `{ $name }` è di norma { $values } ({ $question })
diff-default-players = l’opzione `{ $name }` è di norma, in { $players } giocatori, { $values }
diff-with-players = in { $players } giocatori { $values }
diff-and = { $first }; { $second }
diff-number = il numero `{ $name }` è { $values }
diff-number-players = il numero `{ $name }` è, in { $players } giocatori, { $values }
diff-table = la tabella `{ $name }` ha per { $entry } { $values }
diff-kind-new = { $owner }: un nuovo tipo { $thing }: { $value }
diff-kind-gone = { $owner }: niente più { $thing }: { $value }
diff-kind-count = { $owner }: { $new } { $thing }, non { $old }
diff-kind-count-new = { $owner }: { $value } { $thing }, prima nessuno
diff-kind-count-gone = { $owner }: niente più { $thing }, non { $value }
diff-kind-with = { $thing } con { $trait }
diff-trait = { $owner }: `{ $name }` di `{ $kind }` è { $values }
diff-trait-new = { $owner }: `{ $name }` di `{ $kind }` è nuovo: { $value }
diff-trait-gone = { $owner }: `{ $name }` di `{ $kind }` non c’è più: { $value }
diff-column-new = { $owner }: la colonna `{ $name }` è nuova
diff-column-gone = { $owner }: la colonna `{ $name }` non c’è più
diff-row-new = { $owner }: la riga { $number } è nuova: { $value }
diff-row-gone = { $owner }: la riga { $number } non c’è più: { $value }
diff-row-moved = { $owner }: la riga { $number } ha un altro posto tra le righe: { $value }
diff-cell = { $owner }: nella riga { $number }, `{ $name }` è { $values }
diff-cell-of = { $owner }: nella riga { $number } ({ $kind }), `{ $name }` è { $values }
diff-term = il termine `{ $name }` è { $values }
diff-priority = la lista di priorità `{ $name }`: { $told } (`{ $new }`, non `{ $old }`)
diff-acts-new = `{ $name }` è nuovo
diff-acts-gone = `{ $name }` non c’è più
diff-acts-together = `{ $first }` e `{ $second }` agiscono adesso insieme
diff-acts-before = `{ $first }` agisce adesso prima di `{ $second }`
diff-acts-otherwise = un altro ordine
diff-file = `{ $name }` del file è { $values }
diff-scenario-new = lo scenario `{ $name }` è nuovo
diff-scenario-gone = lo scenario `{ $name }` non c’è più
diff-scenario-other = lo scenario `{ $name }` comincia o chiede diversamente
diff-players = si gioca in { $new }, non in { $old }
diff-answer = l’opzione `{ $name }` è `{ $new }`, non `{ $old }`
diff-thing-options = opzione
diff-thing-numbers = numero
diff-thing-enumerations = lista di parole
diff-thing-tables = tabella
diff-thing-components = classe
diff-thing-spaces = casella
diff-thing-zones = luogo
diff-thing-money = moneta
diff-thing-state = variabile
diff-thing-terms = termine
diff-thing-effects = effetto
diff-thing-actions = azione
diff-thing-priorities = lista di priorità
diff-thing-payouts = pagamento
diff-thing-phases = fase
diff-thing-assumed = assunzione
diff-said-about = la descrizione è
diff-said-allowed = è permesso solo se
diff-said-asks = la domanda è
diff-said-at-most = contiene al massimo
diff-said-by = chi sceglie è
diff-said-ends-when = finisce quando
diff-said-called = si chiama
diff-said-cannot-win = chi non può vincere:
diff-said-claims = un diritto è
diff-said-collects = ciò che si sceglie più volte forma
diff-said-deeper = sotto il suo ultimo livello è
diff-said-depth = tanti livelli possono seguirsi, uno nell’altro:
diff-said-do = che cosa si fa:
diff-said-each = passa per
diff-said-from = viene da
diff-said-holds = contiene
diff-said-if-none = se niente è possibile:
diff-said-is = è
diff-said-may = si può scegliere
diff-said-may-owe = può essere in debito finché
diff-said-must = si deve scegliere
diff-said-offer = si offre
diff-said-open-while = resta aperto a tutti finché
diff-said-order = l’ordine è
diff-said-per = ce n’è uno per ogni
diff-said-pick = si prende
diff-said-points = i punti sono
diff-said-rank = la classifica è
diff-said-refilled-from = si riempie da
diff-said-restarts-with = torna al valore iniziale quando comincia la fase
diff-said-remembered = si ricorda se
diff-said-rest = ciò che resta va a
diff-said-room = c’è posto per
diff-said-announces = il registro annuncia
diff-said-says = il registro dice
diff-said-seen-by = è visto da
diff-said-short = se non basta:
diff-said-short-rest = se non basta, il resto va a
diff-said-start = comincia come
diff-said-starts = all’inizio contiene
diff-said-to = va a
diff-said-total = in tutto ce ne sono
diff-said-turns = i turni passano per
diff-said-until = continua fino a
diff-said-when = la condizione è
diff-said-where = è possibile solo dove
diff-said-while = continua finché
diff-said-who = scelgono
diff-said-won = chi ha vinto:
diff-said-why = il motivo è
diff-said-positions-of = ricorda le posizioni di
log-nothing-of = niente nel registro ha tutte queste parole: { $only }
