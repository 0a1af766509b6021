### The sentences of this program in French. Their English is in the tables beside this file.

hidden-number = quelques
hidden-component = { $what } (caché)
hidden-member = quelqu’un ou quelque chose
hidden-word = quelque chose
hidden-flag = quelque chose
nothing = rien
none = aucun
yes = oui
no = non
or-nothing = { $what } ou rien
two = { $first } et { $second }
pass = passer
pass-only = passer (rien d’autre n’est possible)
random = au hasard : { $what } ({ $where })
placed = { $where }, numéro { $number }
owned = { $owner }, { $what }
showing = { $what } montrant { $number }
span = de { $first } à { $last }
seats = Autour de la table : { $seats }
options = Options : { $options }
option = { $name } : { $value }
bot = { $name } (bot { $bot })
over = La partie est terminée.
place = Place
player = Joueur
score = Points
seat = Joueur { $number }
a-player = joueur
a-side = camp
way-north = nord
way-north-east = nord-est
way-east = est
way-south-east = sud-est
way-south = sud
way-south-west = sud-ouest
way-west = ouest
way-north-west = nord-ouest
your-choice = { $name }, à toi de choisir.
sealed = Personne n’apprend rien avant que tous aient choisi.
number = nombre
nth = { $what } { $number }
result = Résultat

## The table

you-are = { $name } (toi)
headed = { $what } : { $things }
your-things = Chez toi, { $what } : { $things }
their-things = { $name }, { $what } : { $things }
of-each = { $what } par { $owner }
empty = vide
face-up = { $count ->
    [one] { $count } face visible
   *[other] { $count } faces visibles
 }
below = et { $count } dessous
before-whom = { $name } (devant { $owner })
ring = (anneau)
out = Hors de la partie : { $names }
rest = (`table` montre le reste : { $names })
rest-many = (`table` montre le reste, encore { $count }.)
all-before-players = Tout se trouve devant les joueurs.

## Beginning and end

points = Points
everyone = tous
seed = Graine du hasard : { $seed }
unfinished = Partie inachevée : { $why }
cannot-go-on = La partie ne peut pas continuer après { $decisions } : { $why }
fault-range = une valeur sortirait de ses limites
fault-shortage = on demande ici plus qu’il n’y a
fault-the = il en faut ici exactement un, et il n’y en a pas ou il y en a plusieurs
fault-room = une place est pleine ici
fault-other = ce que les règles promettent n’est pas vrai ici
fault-never = quelqu’un doit choisir ici et ne peut rien choisir ; les règles disent que cela n’arrive jamais
fault-out = on demande ici à qui est éliminé
fault-stuck = les règles tournent en rond ici
fault-work = les règles font ici plus qu’une étape ne le peut
fault-limit = la partie est plus longue que permis
fault-division = on divise ici par zéro
fault-promise = ce que les règles promettent n’est pas vrai ici
fault-bot = un bot est tombé en panne ({ $why })
fault-bot-ended = son processus a pris fin
fault-bot-choice = il a choisi ce qui n’est pas permis
fault-server-ends = le serveur s’arrête
decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
blind = { $name } : { $blind } choix sur { $count } ({ $percent } %) ont été faits au hasard, car aucune position conforme à tout ce qui a été vu n’a été trouvée.
blind-now = Le bot de { $name } ne trouve aucune position conforme à tout ce qu’il a vu ; il choisit au hasard.

## Who chooses

prompt = { $name }, { $asked } :
prompt-back = { $name }, { $asked } (ou back) :
again = (Entrée : de nouveau la table et les choix.)
more-lines = (lignes { $first } à { $last } sur { $count } : `more`)
more = (Entrée : la suite ; back : assez)
taken-back = { $name } reprend son dernier choix.
not-made = { $why } Le choix n’a pas été fait ; libère de la place et choisis de nouveau.
paused = En pause ; Entrée pour continuer :
hand-over = Appuie sur Entrée, puis passe à { $name } :
show-end = Appuie sur Entrée pour montrer la fin à tous :
only-enter = Ici, seule la touche Entrée continue, pas `{ $typed }` ; `quit` quitte la partie.
is-next = C’est à { $name }.
when-looking = C’est à { $name }. Quand { $name } est seul devant l’écran, taper { $name } ou { $number } :
nothing-before = Rien n’est montré avant que { $name } tape `{ $name }`, le début de ce nom, ou { $number } ; `quit` quitte la partie.

## Leaving

end-finished = La partie est terminée
end-fault = La partie ne peut pas continuer
end-left = La partie a été quittée
end-input = L’entrée est terminée
end-interrupted = Interrompu
end-unwritten = La partie est arrêtée
end-terminated = Le programme a été arrêté
left-after = { $why }, après { $decisions }.
left-choosing = { $why }, alors que c’était à { $names } de choisir.
kept = Elle est conservée : `rulewright play --resume` la reprend.
not-kept = Elle n’est pas conservée.
save-name = Un nom de fichier enregistre la partie ; Entrée seule la quitte :
save-name-back = Un nom de fichier enregistre la partie ; `back` la continue ; Entrée seule la quitte :
save-other = Un autre nom de fichier, ou Entrée pour quitter :
saved = Enregistré dans `{ $file }`. Le fichier contient tous les secrets de la partie.
save-where = où ? Tape `save FICHIER`
not-saved = non enregistré : { $why }

## The log, and looking back

log-shortened = (Ce qui précède ton dernier choix, c’est à toi de t’en souvenir.)
log-earlier = { $count ->
    [one] ({ $count } ligne plus ancienne : `log all`)
   *[other] ({ $count } lignes plus anciennes : `log all`)
 }
log-nothing-since = Rien ne s’est passé depuis.
log-nothing = Rien ne s’est encore passé.
type-log = tape `log` ou `log all`
log-unknown = Ce qui s’est passé avant n’est pas dans l’enregistrement de cette partie.
log-not-known = Il ne s’est rien passé que tu puisses savoir.
log-before = { $count ->
    [one] ({ $count } ligne avant : `rulewright replay --why` dit tout)
   *[other] ({ $count } lignes avant : `rulewright replay --why` dit tout)
 }
results = Les résultats, pas à pas (`why last` en dit plus) :
is-now = C’est maintenant.
is-beginning = C’est le début.
command-first = `{ $word }` est une commande ; pour ce qui porte ce nom, taper son numéro.
this-is-now = c’est maintenant ; `back` montre ce qui était avant
as-it-was = La table au moment { $number } sur { $count } :
moment = Moment { $number } :
moment-prompt = { $name }, moment { $number } sur { $count } (`back`, `forward`, un nombre ou `now`) :
moment-step = Moment { $number } (Entrée : suivant, `back`, un nombre, `quit`) :
no-moment = `{ $typed }` ne mène à aucun moment ; tape `back`, `forward`, `now`, ou le numéro d’un moment.

## Why, rules, hints

not-possible-now = Impossible maintenant :
is-possible = C’est possible maintenant.
this-step = Cette étape : { $rule } ({ $place })
not-asked = Non demandé à cette étape :
action-choices = { $count ->
    [one] { $action } : { $count } choix ({ $place })
   *[other] { $action } : { $count } choix ({ $place })
 }
action-impossible = { $action } : impossible maintenant ({ $place })
pick = choisir : { $rule }
where = condition : { $rule } ({ $place })
nothing-fits = rien de ce qui pourrait être choisi ne convient
step-asks-not = { $action } : cette étape ne le demande pas.
cannot-pick = `{ $typed }` n’est rien que { $action } puisse choisir
no-action = il n’y a pas d’action `{ $typed }` : tape `why`, `why last`, `why since` ou `why ACTION`
no-action-but = il n’y a pas d’action `{ $typed }` ; est-ce `why { $close }` ?
too-few = { $count ->
    [one] il en faut { $fewest }, et il y en a { $count } : { $members }
   *[other] il en faut { $fewest }, et il y en a { $count } : { $members }
 }
not-among = ce n’est pas parmi : { $members }
there-is-no = il n’y a rien de tel : { $members }
none-fits = rien de ce qui pourrait être choisi ne convient
fits-of-one = rien de ce qui pourrait être choisi ne convient ; pour l’un d’eux : { $why }
reason-and = { $first }, et { $second }
reason-or = { $first } ou { $second }
reason-because = { $what } : { $why }
reason-for-one = par exemple : { $why }
reason-quality = { $quality } ne vaut pas pour { $what }
reason-applies-not = « { $quality } » ne vaut pas pour { $members }
reason-is-not = { $what } n’est pas { $wanted }
reason-is-another = { $what } est { $value }, pas { $wanted }
reason-another = il faut autre chose que { $what }
reason-not-yourself = ce ne peut pas être toi-même
reason-only-yourself = ce ne peut être que toi-même
reason-there = il y a déjà : { $what }
reason-there-on = il y a déjà sur { $place } : { $what }
reason-has = { $place } a déjà : { $what }
reason-has-no = { $place } n’a pas : { $what }
reason-none-on = il n’y a pas sur { $place } : { $what }
reason-not-yours = { $what } de { $place } n’est pas à toi
reason-not-yours-on = { $what } sur { $place } n’est pas à toi
reason-yours = { $what } de { $place } est à toi
reason-yours-on = { $what } sur { $place } est à toi
reason-option = il faudrait « { $wanted } » pour « { $option } », et c’est « { $value } »
reason-less = { $what } est { $value }, pas moins que { $wanted }
reason-at-most = { $what } est { $value }, pas au plus { $wanted }
reason-more = { $what } est { $value }, pas plus que { $wanted }
reason-at-least = { $what } est { $value }, pas au moins { $wanted }
reason-less-itself = { $what } n’est pas moins que { $wanted }
reason-at-most-itself = { $what } n’est pas au plus { $wanted }
reason-more-itself = { $what } n’est pas plus que { $wanted }
reason-at-least-itself = { $what } n’est pas au moins { $wanted }
reason-same = { $what } est { $wanted }
reason-inside = { $what } dans { $place }
reason-count = nombre : { $what }
reason-number = { $value } ({ $what })
reason-where = { $what }, avec : { $text }
reason-true = { $text } est vrai
reason-false = { $text } n'est pas vrai
reason-quoted = « { $text } »
property-number = numéro
property-side = camp
property-row = rangée
property-column = colonne
property-position = place
hints-off = les conseils sont désactivés à cette table
hint-unknown = Pas de conseil : je ne trouve aucune position conforme à tout ce que tu as vu.
hint-only = Il n’y a qu’un seul choix.
hint-best = Un bot qui sait ce que tu sais choisirait : { $choice }
hint-value = { $count ->
    [one] { $value } sur 100  { $choice } ({ $count } partie)
   *[other] { $value } sur 100  { $choice } ({ $count } parties)
 }
hint-explained = (100 est une victoire sûre ; { $games } parties jouées à partir de { $choices } choix. Un bot peut se tromper.)

## Help

help-numbers = Tape le numéro d’un choix, ou le nombre demandé ; s’il faut en choisir plusieurs : leurs numéros, comme 1 4 7, ou leurs mots séparés par des virgules.
help-words = Les mots marchent aussi, ou leur début : il reste les choix qui les contiennent ; un choix entier peut se taper d’un coup. `first` est le premier choix proposé.
refused-enough = { $count } lignes de suite ne convenaient pas : la suite n’est pas lue.
help-keys = Un numéro reste à son choix, pendant que d’autres deviennent possibles ou impossibles. Tab complète les mots ; Échap puis Entrée, ou deux fois Échap, c’est `back`.
help-question = ce qui est impossible maintenant, et pourquoi ; et cette aide
help-table = la table, comme tu as le droit de la voir
help-log = ce qui s’est passé récemment, comme tu as le droit de le savoir ; `log all` : depuis le début
help-why = chaque action, et pourquoi elle n’est pas proposée ; `why ACTION` : l’une d’elles, aussi avec ce qu’elle choisirait
help-rules = ce que disent ici les règles : de cette phase et des actions demandées
help-hint = ce que choisirait un bot qui sait ce que tu sais, avec des valeurs
help-why-last = ce que les règles ont fait du dernier choix ; `why since` : de tous depuis le tien
help-undo = reprend ton dernier choix, s’il ne t’a rien appris et si personne n’a choisi depuis
help-back = dans un choix en plusieurs étapes : à l’étape d’avant ; sinon : la table comme tu l’as vue avant ; là `back`, `forward`, le numéro d’un moment, et `now`
help-more = les lignes suivantes d’une liste trop longue pour l’écran
help-save = écrit la position dans un fichier ; on continue avec `rulewright play RULESET --resume FICHIER`
help-quit = quitte la partie ; `rulewright play --resume` la reprend
help-signs = Sur la table, ? t’est inconnu, [nom] est face cachée et tu le connais, et #2 est le deuxième de sa rangée.

## The full screen

field = tape pour filtrer, Entrée pour choisir, ? pour l’aide
no-choice-has = Aucun choix ne contient ces mots ; Échap les efface.
closes = Échap ou Entrée ferme ceci.
leave-game = Quitter la partie ?
leave-keys = Entrée quitte, Échap continue.
types-name = Quand { $name } est seul devant l’écran, taper { $name } ou { $number }, puis Entrée.
own-name = Rien n’est montré avant que { $name } tape son propre nom, son début ou le numéro.
choose = Choisis
choose-ticked = Choisir ceux-ci ({ $count } cochés)
tick-some = { $title } (coches-en { $counts })
is-choosing = { $name } choisit.
read-then = Lis ce qui s’est passé, puis passe à { $name }.
read-then-all = Lis ce qui s’est passé, puis montre-le à tous.
hide-this = Cacher ceci et passer
leave-screen = Quitter le plein écran
screen-small = Cet écran a { $width } colonnes et { $height } lignes ; la table en demande { $columns } et { $lines }.
make-larger = Agrandis-le, ou joue sans --tui.
title-help = Ce qui est impossible, et les touches
title-why = Pourquoi
title-rules = Les règles ici
title-hint = Un conseil
nobody-asked = personne ne doit choisir maintenant ; ceci n’est dit qu’à celui qui choisit
only-in-lines = `{ $typed }` n’existe qu’en lignes, sans --tui ; les cadres montrent la table et le journal
keys-take = Haut, Bas, Entrée
keys-number = 1 2 3 ... Entrée
keys-space = Espace
keys-escape = Échap
keys-undo = Ctrl+Z
keys-why-not = why NOM, Entrée
keys-pages = PgPréc, PgSuiv
keys-leave = Ctrl+Q, Ctrl+C
save-file = save FICHIER
key-take = prendre un choix ; ou cliquer dessus
key-number = prendre le choix de ce numéro ; plusieurs à la fois : 1 4 7
key-words = ne montrer que les choix qui contiennent ces mots
key-space = cocher un choix, s’il faut en choisir plusieurs
key-escape = effacer les mots, puis revenir à la question d’avant
key-undo = reprendre ton dernier choix, s’il ne t’a rien appris
key-why = ce que les règles ont fait du dernier choix
key-pages = faire défiler la table ; la molette fait défiler chaque cadre
key-why-since = ce que les règles ont fait de tous les choix depuis le tien
key-rules = ce que disent ici les règles
key-hint = ce que choisirait un bot qui sait ce que tu sais
key-why-not = pourquoi une action est impossible, aussi avec ce qu’elle choisirait ; `why` : toutes les actions
key-help = ce qui est impossible maintenant, et pourquoi ; et cette aide
bot-thinks = Un bot y réfléchit, une seconde ; la première fois dans un jeu, plus longtemps ...
key-leave = quitter la partie ; elle est conservée, et Échap y revient
pane-table = Table
pane-seats = Joueurs
pane-log = Journal

## Choosing

asked-list = un numéro de la liste
allowed-only = { $key }, le seul choix
allowed-to = un nombre de 1 à { $last }
allowed-keys = un des numéros { $keys }
allowed-list = un des numéros de la liste
allowed-whole = un nombre entier : { $numbers }
some-keys = { $counts } parmi { $keys }
some-list = { $counts } de la liste
allowed-some-keys = { $counts } des numéros { $keys }, par exemple : { $example }
allowed-some-list = { $counts } des numéros de la liste, par exemple : { $example }
not-so-many = il n’y a pas autant de `{ $what }` ; tape { $allowed }
not-together = ceux-ci ne peuvent pas être choisis ensemble ; tape { $allowed }
not-allowed = `{ $typed }` n’est pas permis ; tape { $allowed }
nothing-typed = rien n’a été tapé ; tape { $allowed }
fits-all = `{ $typed }` convient à tous ; tape plus de mots, ou { $allowed }
fits-several = `{ $typed }` convient à { $count } choix : { $named }
copies = { $what } (il y en a { $count })
chosen-since = { $name } a choisi depuis
nothing-back = il n’y a rien à reprendre
since-uncovered = les choix secrets ont été révélés depuis
since-chance = le hasard a décidé quelque chose depuis
since-learned = tu as appris quelque chose depuis
since-read = les règles ont regardé depuis quelque chose que tu ne peux pas voir
no-earlier = il n’y a encore rien à revoir
remember = les règles laissent aux joueurs le soin de se souvenir ; ce qui s’est passé depuis ton dernier choix, le journal le dit

## Rule logs

log-words = { $words }
log-phase = { $kind } { $name }
log-phase-about = { $kind } { $name } : { $about }
rule-game = jeu
rule-then = ensuite
rule-if-none = si rien n’est possible
rule-otherwise = sinon
rule-accepted = accepté
rule-refused = refusé
sum-points = points
sum-smaller = le plus petit de { $first } et { $second }
sum-larger = le plus grand de { $first } et { $second }
sum-number-in = { $where } (nombre)
sum-ruling = l’interprétation « { $what } »
log-kind-phase = phase
log-kind-priority = priorité
log-kind-payout = paiement
log-chooses = { $player } : { $choice }
log-passes = { $player } passe
log-random = { $what } au hasard
log-applies = { $rule } s’applique
log-applies-because = { $rule } s’applique, car { $asks }
log-applies-otherwise = { $rule } s’applique comme dans tous les autres cas
log-applies-ends = { $rule } s’applique et termine { $ends }
log-applies-because-ends = { $rule } s’applique, car { $asks }, et termine { $ends }
log-applies-otherwise-ends = { $rule } s’applique comme dans tous les autres cas et termine { $ends }
log-overridden = { $overridden } ne s’applique pas, bien que sa condition soit remplie : { $rule } passe avant et termine ceci
log-change = { $state } : de { $from } à { $to }
log-mark = { $name } de { $what } ({ $where }) : de { $from } à { $to }
log-out = { $player } est éliminé
log-payment = paiement : { $amount }, de { $payer } à { $payee }
log-short = { $amount } (sur { $due } : il n’y a pas plus)
log-no-claims = personne ne réclame rien
log-claims = { $who } réclame { $claim }, de { $payer }
log-paid = { $who } reçoit { $amount }, de { $payer }
log-paid-part = { $who } reçoit { $amount } sur { $claim } : il ne reste rien de plus, de { $payer }
log-paid-not-before = { $who } ne reçoit rien de { $claim } : déjà une demande précédente ne tenait plus
log-paid-not = { $count ->
    [one] { $who } ne reçoit rien de { $claim } : { $claims } ne tient pas dans les { $left } qui restent, de { $payer }
   *[other] { $who } ne reçoit rien de { $claim } : { $claims } ne tiennent pas dans les { $left } qui restent, de { $payer }
 }
log-move = { $count ->
    [one] { $what } : de { $from } à { $to }
   *[other] { $what } : de { $from } à { $to }
 }
log-draw = { $count ->
    [one] pioche de { $from } à { $to } : { $what }
   *[other] pioche de { $from } à { $to } : { $what }
 }
log-shuffle = { $count ->
    [one] mélange : { $from }
   *[other] mélange : { $from }
 }
log-shuffle-into = { $count ->
    [one] mélange : { $from }, dans { $to }
   *[other] mélange : { $from }, dans { $to }
 }
log-face = { $what } ({ $where }) : maintenant { $face }
log-up = face visible
log-down = face cachée
log-over = sur l’autre face
log-place = { $points ->
    [one] { $who } : place { $place }, { $points } point
   *[other] { $who } : place { $place }, { $points } points
 }
log-show = { $what } ({ $where }), montré à : { $to }
log-roll = { $what } : lancé
log-chance = { $value } : désigné par le hasard
log-purse = { $what } ({ $owner })
log-somebodys = { $what } (de quelqu’un)
log-state-of = { $what } ({ $owners })
log-unknown-number = un nombre inconnu
log-somebody = quelqu’un
log-somewhere = lieu caché
log-several-places = plusieurs endroits
log-a-rule = une règle
log-everyone = tous
log-nobody = personne
log-not-seen = ce qu’on ne voit pas
log-a = 1 × { $what }
log-an = 1 × { $what }
log-several = { $count } × { $what }
log-times = ({ $count } fois)

## Pages of a table

host-title = { $title } : tables
host-links = Donne chaque lien à la personne (ou à l’appareil) à qui il est destiné. Qui a un lien voit ce que voit sa place.
host-table = Table { $number }
host-table-over = Table { $number } (finie)
host-onlookers = Spectateurs
host-none = Il n’y a pas encore de table.
host-closed = On ne peut pas y continuer : { $why }
host-new = Une nouvelle table
host-players = Joueurs
host-usual = nombre habituel
host-names = Noms, séparés par des virgules
host-people = Places jouées par des personnes
host-bot = Bot aux autres
host-device = Places qui partagent un appareil
host-practice = Entraînement : la seule personne peut reprendre n’importe quel choix
host-open = Ouvrir la table
host-no-table = Cette table n’existe pas
host-no-link = Aucune table n’a ce lien. Demande le tien à qui a ouvert la table ; les liens sont longs, et chaque lettre compte.
host-no-seat = Cette place n’est pas encore ouverte dans ce navigateur. Ouvre de nouveau le lien que tu as reçu ; le navigateur doit accepter les cookies.
page-lost = La connexion est perdue. Elle revient toute seule ; d'ici là, rien ne peut être envoyé.
page-elsewhere = Cette table est ouverte dans trop de pages à la fois : celle-ci ne la suit plus.
page-you = Tu es { $name }.
page-onlooker = Tu regardes : cette page montre ce que tous peuvent voir.
page-over = La partie est terminée.
page-fault = La partie ne peut pas continuer : { $why }
page-your-choice = C’est à toi de choisir.
page-waiting = On attend : { $names }.
page-bots = Bots : { $names }.
page-hand = Passe cet appareil à { $name }
page-hidden = Ce que les autres ont est caché. Seul { $name } continue.
page-i-am = Je suis { $name } : montrer mon côté
page-points = D’où viennent les points
page-narrow = Filtrer la liste :
page-choose = Choisir
page-choose-these = Choisir ceux-ci
page-tick = coches-en { $counts }
page-choose-of = choisis { $asked }
page-all-choices = Retour à tous les choix
page-rules = Les règles, et ce qui est impossible
page-hint = Conseil : demander à un bot
page-undo = Reprendre mon dernier choix
page-practice = Entraînement : tout choix peut être repris, et l’enregistrement le dit.
page-lately = Récemment
page-since = Depuis ton dernier choix
page-table = Table
page-why = Pourquoi ? Ce qu’ont fait les règles
page-look-back = Revoir
page-all = { $count ->
    [one] Tout ce qui s’est passé ({ $count } ligne)
   *[other] Tout ce qui s’est passé ({ $count } lignes)
 }
page-note = Noter quelque chose sur ce moment
page-kind = Genre
page-unclear = pas clair
page-too-slow = trop lent
page-too-strong = trop fort
page-too-weak = trop faible
page-fun = amusant
page-other = autre
page-words = Mots
page-keep-note = Garder la note
page-hide = Cacher mon côté
page-face-down = (face cachée)
page-ring = Un anneau : { $last } est à côté de { $first }.
page-before = devant { $owner }
page-face-up = { $count ->
    [one] ({ $count } face visible)
   *[other] ({ $count } faces visibles)
 }
page-hint-title = { $title } : un conseil
page-rules-title = { $title } : les règles du moment
page-then-title = { $title } : comme c’était
page-why-title = { $title } : pourquoi
page-to-table = Retour à la table
page-impossible = Impossible maintenant
page-say-here = Ce que disent ici les règles
page-no-rules = Pour cette étape, les règles n’ont pas de mots à elles.
page-moment = Moment { $number } sur { $count }, comme tu l’as vu alors.
page-is-now = C’est maintenant.
page-moments = Moments
page-back = Précédent
page-forward = Suivant
page-beginning = Début
page-now = Maintenant : à la table
page-told-then = Ce qui a été dit alors
page-why-about = Ce qu’ont fait les règles depuis ton dernier choix, comme tu as le droit de le savoir, avec la ligne des règles.
page-nothing = Depuis, il ne s’est rien passé que tu puisses savoir.
page-not-done = Non fait
page-go-to-table = Aller à la table comme elle est maintenant
refused-curtain = Personne n’a encore pris cet appareil.
refused-looking-back = On ne peut pas revoir : { $why }.
refused-other-seat = Cette place n’est pas à cet appareil.
refused-other-looks = Quelqu’un d’autre regarde sur cet appareil et doit d’abord cacher son côté.
refused-onlooker = Les spectateurs ne choisissent pas.
refused-over = La partie est terminée.
refused-not-yours = Ce n’est pas à toi de choisir maintenant. Rien n’a été changé.
refused-old-choice = Cette page était ancienne : ce choix a déjà été fait. Rien n’a été changé.
refused-old = Cette page était ancienne. Rien n’a été changé.
refused-not-among = Ce n’est pas parmi les choix. Rien n’a été changé.
refused-possible = Impossible : { $wanted }. Rien n’a été changé.
refused-undo = On ne peut pas le reprendre : { $why }.
refused-note-kind = Il n’y a pas de note de ce genre.
refused-note-long = Une note peut avoir { $most } caractères ; celle-ci en a { $count }.
refused-note-empty = La note est vide.
refused-not-asked = Ce n’est pas à toi de choisir ; ceci n’est dit qu’à celui qui choisit.
refused-hints-off = Les conseils sont désactivés sur ce serveur.
refused-too-often = Un conseil demande du temps à un bot ; attends un moment avant d’en redemander un.

## Results

won = gagné
lost = perdu
ranked = { $place }. { $names } : { $score }
won-with = { $name } : { $result }, { $score }
cannot-win = { $line } (ne peut pas gagner)
ahead-alone = { $line }, car ceux qui étaient devant sont à égalité et éliminés
ahead-lower = { $line }, devant par le plus petit { $what } : { $ours } contre { $other }
ahead = { $line }, devant par { $what } : { $ours } contre { $other }
unwritten = le journal ne peut pas être écrit : { $why }

## Rulebooks

book-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
book-players-from = De { $first } à { $last } joueurs ({ $usual } en général)
book-rules = Règles :
book-idea = L’idée
book-goal = Le but.
book-changes = Ce qui change par rapport au jeu
book-changed = Changé :
book-gone = retiré :
book-new = nouveau :
book-contents = Ce qu’il y a dans la boîte
book-kind = Sorte
book-how-many = Combien
book-on-it = Ce qui est dessus
book-in-all = En tout : { $total }.
book-spaces = Les cases sur la table
book-money = L’argent et le reste
book-where = Où
book-what = Quoi
book-at-start = Au début
book-sees-amount = Qui voit combien
book-more = En plus
book-zones = Où se trouve chaque chose
book-place = Endroit
book-holds = Contient
book-how-it-lies = Comment c’est posé
book-sees = Qui le voit
book-counts-are-open = Tout le monde peut savoir combien il y en a à chaque endroit, même là où seuls certains voient lesquels.
book-heap = sans ordre
book-pile = une pile, on pioche au sommet
book-row = une rangée, où chacun garde sa place
book-state = Ce qu’on retient
book-it-is = C’est
book-knows = Qui le sait
book-set-up = Mise en place
book-no-set-up = Il n’y a rien à mettre en place.
book-phases = Le déroulement de la partie
book-actions = Ce que tu peux faire
book-nothing = Rien ne se passe dans la partie habituelle.
book-do-nothing = Tu ne fais rien.
book-secret = Ce que tu as choisi reste secret.
book-priorities = Quelle règle passe d’abord
book-order = Dans cet ordre : { $names }.
book-together = Celles qui sont nommées ensemble sont jugées ensemble : on regarde d’abord lesquelles s’appliquent, puis elles agissent.
book-payouts = Qui est payé
book-effects = Ce qui se passe alors
book-score = Qui gagne
book-terms = Le sens des mots
book-numbers = Nombres
book-number = Nombre
book-value = Valeur
book-made-up = Comment on l’obtient
book-tables = Tableaux
book-a-number = nombre
book-a-value = valeur
book-options = Interprétations et options
book-options-about = Ce livre raconte le jeu avec les réponses habituelles. Convenez d’autres réponses avant de jouer, si vous voulez.
book-usual-answer = Réponse habituelle :
book-answers = Les réponses sont : { $answers }.
book-why = Pourquoi :
book-source = Source :
book-matters = Là où cela compte, en entier :
book-assumed = Ce qui est supposé
example-line = { $name } : { $value }
book-chance = Hasard :
example-sees = { $who } voit { $what }
example-at-least = { $what } est au moins { $value }
example-at-most = { $what } est au plus { $value }
example-equal = { $what } est { $value }
example-less = { $what } est moins de { $value }
example-more = { $what } est plus de { $value }
example-number-where = nombre de { $what } où { $condition }
example-unequal = { $what } n’est pas { $value }
example-change = changement, { $what }
example-onlooker = spectateur
example-rest = le reste
aid-phases = Déroulement
aid-priorities = Ce qui agit d’abord
aid-payouts = Qui est payé d’abord
sheet-aid = { $title }, aide de jeu
sheet-scores = { $title } : feuille de score
sheet-player = joueur { $number }
sheet-total = total
sheet-number = { $name }, planche { $number } sur { $count }
sheet-flip-long = Imprimer à 100 %, sans ajuster à la page. Recto verso : retourner sur le long côté.
sheet-flip-short = Imprimer à 100 %, sans ajuster à la page. Recto verso : retourner sur le petit côté.
book-examples = Exemples détaillés
book-left = { $count ->
    [one] { $count } autre se trouve à côté des règles, dans leurs fichiers de scénarios.
   *[other] { $count } autres se trouvent à côté des règles, dans leurs fichiers de scénarios.
 }
book-example-players = Joueurs :
book-reasons = Ce que font les règles :
book-rulings = Interprétations :
book-at-first = Au début :
book-played = Ce qui est joué :
book-done = Ce qui est fait :
book-result = Résultat :
book-choices-of = choix possibles ({ $what })
book-not-allowed = interdit
book-outcome = résultat
book-points = points
book-over = La partie est terminée.
book-not-over = La partie continue.
book-pictures = Images

## Pictures of the rules

picture-title = { $title } : { $subject }
picture-title-with = { $title } avec { $variants } : { $subject }
picture-phases = phases
picture-sight = qui voit quoi
picture-priorities = ordres
picture-about-phases = Les phases et leurs étapes, de haut en bas. Une étape avec « si » est sautée là où cela n’est pas vrai. Chaque partie mène à l’endroit des règles qui la dit.
picture-about-sight = Lieux, argent et variables, selon qui les voit. Une main que voit son propriétaire est cachée à tous les autres.
picture-about-priorities = Les règles agissent de haut en bas ; celles qui sont côte à côte agissent ensemble. Une règle qui met fin arrête ce qui est au-dessous.
picture-changes = Ce que change la variante
picture-start = début
picture-end = fin
picture-chance = hasard
picture-choice = choix
picture-branch = branche
picture-run = phase
picture-rules = règles
picture-interrupt = interruption
picture-changed = changé
picture-new = nouveau
picture-removed = supprimé
picture-if = si { $condition }
picture-yes = oui
picture-else = sinon
picture-at-any-moment = à tout moment
picture-set-back = de retour à la valeur de départ
picture-as-soon-as = dès que { $condition }
picture-let = soit { $what }
picture-for-each = pour chacun : { $whom }
picture-turns = à tour de rôle : { $whom }
picture-again = encore et encore
picture-while = tant que { $condition }
picture-until = jusqu’à { $condition }
picture-match = selon { $what }
picture-may = { $who } peut : { $actions }
picture-must = { $who } doit : { $actions }
picture-everyone = tous
picture-at-once = { $who }, en même temps : { $actions }
picture-offered = proposé à { $whom }
picture-collects = encore et encore : { $what }
picture-then = alors
picture-otherwise = sinon
picture-accepted = accepté
picture-refused = refusé par tous
picture-nothing-possible = si rien n’est possible
picture-passed-by = sauté si rien n’est possible
picture-order = ordre : { $order }
picture-runs = phase { $phase }
picture-ends-phase = fin de { $phase }
picture-everyone-sees = Tous voient
picture-face-sees = Tous voient ce qui est face visible
picture-side-sees = Seul le camp voit
picture-owner-sees = Seul le propriétaire voit
picture-others-sees = Tous voient sauf le propriétaire
picture-nobody-sees = Personne ne voit
picture-heap = en vrac : { $what }
picture-pile = pile : { $what }
picture-row = rangée : { $what }
picture-one-per = { $what }, un par { $owner }
picture-variable = variable
picture-mark-on = marque sur : { $what }
picture-remembered = retenu où { $condition }
picture-open-while = ouvert à tous tant que { $condition }
picture-together = ensemble
picture-when = quand { $condition }
picture-always = toujours
picture-ends = met fin
picture-ends-list = met fin : ce qui est au-dessous n’agit pas
picture-claim = chaque { $whom } : { $amount }
picture-short = si cela ne suffit pas : { $what }
picture-rest = ce qui reste va à { $where }
picture-then-by = puis { $what }
picture-score = score : { $whom }

## Games gone through again

log-cut = le journal est plus long que ce qui peut être dit ; il s’arrête ici
replay-steps = { $title }, vu par : { $eye }
replay-so-far = { $title } : { $count } choix, vu par : { $eye }
replay-of-all = { $title } : { $count } choix sur { $all }, vu par : { $eye }
replay-practice = entraînement : des choix ont pu être repris
replay-secret = CECI MONTRE TOUS LES SECRETS
replay-all-seeing = qui voit tout
replay-choices = Choix :
replay-fault = La partie s’est terminée par une faute des règles : { $fault }

## Reports

report-glance = En bref
report-who-wins = Qui gagne
report-how-long = Combien de temps cela dure
report-how = Comment cela se passe
report-how-games = Comment les parties se passent
report-skill = Adresse
report-figures = Tous les chiffres
report-pieces = Cartes et actions
report-never-title = Règles jamais atteintes
report-read = Parties à lire
report-read-of = Parties à lire : { $what }
report-again = La même chose encore une fois
report-measured = { $game } : mesures
report-compared = { $game }, comparaison
report-before-after = Avant et après : { $what }
report-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
report-degrees = { $count ->
    [one] { $count } degré
   *[other] { $count } degrés
 }
report-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
 }
report-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
 }
report-comparisons = { $count ->
    [one] { $count } comparaison
   *[other] { $count } comparaisons
 }
report-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
report-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
 }
report-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 }
report-headed = { $what } : { $more }
report-span = { $low } à { $high }
report-about = { $players }, { $games }, bots : { $bots }, graine { $seed }.
report-values = Valeurs des positions : { $bot }, qui connaît la vraie position et joue jusqu’à la fin.
report-unequal-tries = { $bot } n’essaie les mauvais choix que peu de fois : l’écart, l’avance et la perte des choix reposent sur peu de parties. `flat` les essaie tous aussi souvent.
report-broken-games = La comparaison a été interrompue : elle repose sur les parties jouées.
report-people = Les chiffres sont ceux des bots qui ont joué, non de personnes : des bots forts ou faibles donnent d’autres chiffres.
report-intervals = { $people } Les intervalles valent dans 95 cas sur 100. `rulewright assess` confronte des objectifs aux parties.
report-compared-with = { $label } et { $count } à lui comparer : { $games } de chaque, bots : { $bots }, graine { $seed }.
report-rotation = Chaque donne est jouée avec toutes les rotations des places.
report-told-by = La valeur des positions est donnée par { $bot }.
report-skill-of = L’adresse est celle de { $bot } parmi des bots au hasard, dans autant de parties de plus.
report-trouble = { $games } : fin avec `{ $end }` ; la première est la partie { $number }, graine { $seed } : { $why }
report-all-ended = Finies selon les règles : toutes, { $games }.
report-not-ended = Non finies selon les règles : { $games }.
report-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }
report-dead = Pioché et jamais utilisé : { $names }.
report-unreached = Jamais atteint : { $rules } sur { $count }.
report-few = Il y a trop peu de parties pour dire si toutes les places gagnent aussi souvent.
report-chi = khi carré { $statistic } avec { $degrees } de liberté, p = { $p }, { $games } gagnées par un seul
report-uneven = Toutes les places ne gagnent pas aussi souvent ({ $test }).
report-even = Aucune différence entre les places n’a été trouvée ({ $test }) ; il peut y en avoir de petites.
report-fit = { $share } des parties ont de { $low } à { $most } (de { $from } à { $to }).
report-everyone = Tous ont un même résultat : la fréquence des victoires est parmi tous les chiffres.
report-one-ranked = Une seule place est classée ; il n’y a donc rien à comparer.
report-seat = Place { $number }
report-side = Camp { $number }
report-wins = victoires
report-in-full = Chaque gagnant a pleinement gagné.
report-even-line = La ligne en tirets est une part égale, { $share }. Une victoire partagée entre k compte 1/k.
report-decisions-of = Décisions d’une partie, { $games }
report-turns-of = Tours d’une partie, { $games }
report-lengths-of = { $label } : décisions d’une partie, { $games }
report-lengths-without = { $label } : décisions d’une partie, { $games }, sans { $others } non finies
report-median = médiane
report-no-ended = Aucune partie n’a fini selon les règles.
report-no-values = Non mesuré : il faut un bot de valeurs (`--value-bot`).
report-no-ranks = Non mesuré : c’est pour les parties où deux ou plus sont classés.
report-no-figure = Aucune partie ne donne de chiffre.
report-with-intervals = { $what }, { $games }, avec intervalles à 95 %
report-course = Du début à la fin
report-part = part des décisions prises
report-curve-worth = valeur de la position du futur gagnant
report-curve-leader = celui qui mène gagne
report-curve-open = personne n’est encore à 90 %
report-curve-worth-about = { $name } : ce que vaut la position du futur gagnant : 1 est gagné, la ligne à 1/n l’égalité.
report-curve-leader-about = { $name } : combien souvent celui qui mène seul gagne à la fin.
report-curve-open-about = { $name } : combien souvent personne ne vaut encore 90 %.
report-one-among = un bot parmi d’autres
report-one-alone = Un bot seul parmi d’autres, avec les mêmes donnes de chaque place.
report-equals = (à forces égales : { $share } ; { $games })
report-unmatched = Non mesuré : { $titles } : il faut des parties de bots de forces différentes (--strong, --trace, --deny).
report-gap = Non mesuré : { $titles } : { $why }.
report-needs-bot = il faut un bot de valeurs (--value-bot)
report-needs-members = il faut au moins { $count } places ou camps avec leurs propres résultats
report-for-ranked = c’est pour les parties que des rangs décident
report-for-declared = c’est pour les parties dont les règles disent qui a gagné
report-what-each = Ce qu’est chacun, calculé pour une partie (pour les chiffres par place, pour toutes) :
report-figure = chiffre
report-formula = formule
report-source = source
report-unit = unité
report-games-head = parties
report-alike = toutes les parties pareilles
report-one-game = une partie
report-no-game = aucune partie ne le donne
report-unit-share = part
report-unit-decisions = décisions
report-unit-turns = tours
report-unit-actions = actions
report-unit-points = points
report-unit-value = valeur
report-unit-number = nombre
report-drawn = pioché
report-used = utilisé
report-if-drawn = si pioché
report-if-used = si utilisé
report-if-used-95 = si utilisé, 95 %
report-never-word = jamais
report-kind-action = action
report-kind-component = matériel
report-kind-option = option
report-kind-row = ligne
report-kind-rule = règle
report-pieces-about = Sur { $games } : à combien de places de parties il a été pioché (ou proposé) et utilisé, et de combien de points de pourcentage le taux de victoire diffère de celui de la même place sans lui ; * où q < { $q } (fausses découvertes limitées sur toutes les lignes). Une différence n’est pas une cause : celui qui gagne l’utilise peut-être plus. Rien n’est dit où moins de { $count } places de parties l’ont, ou ne l’ont pas.
report-more-pieces = { $names } vont avec une différence ou ne sont jamais utilisés (`--json` et `--rows` ont tout).
report-more-options = { $count } options de plus
report-more-rows = { $count } lignes de tables de plus
report-more-rules = { $count } règles de plus
report-every-rule = Chaque partie atteint chaque règle.
report-reached = { $count } des { $number } règles, branches, cas et lignes de tables ont été atteints ({ $share }).
report-reached-first = { $label } : dans les premières ({ $games }), { $count } des { $number } règles, branches, cas et lignes de tables ont été atteints ({ $share }).
report-from-input = { $label } : des règles lues de l’entrée standard ne peuvent être rejouées ; ce n’est donc pas connu.
report-where = où
report-never-reached = jamais atteint
report-in-first = dans le premier jeu de règles
report-not-there = n’y est pas
report-reached-word = atteint
report-never-either = jamais non plus
never-condition-held = condition jamais vraie
never-condition-failed = condition jamais fausse
never-part = partie d’une condition jamais décisive
never-action = action jamais faite
never-refused = action jamais refusée
never-claim = le paiement ne paie jamais une créance
never-claim-nothing = paiement sans créance de rien
never-claim-unpaid = paiement sans créance impayée
never-claim-part = le paiement ne paie jamais une partie d’une créance
never-claim-equal = paiement sans créances de même rang
never-claim-rest = le paiement ne laisse jamais rien pour
never-players = nombre de joueurs jamais joué
never-option = valeur d’option jamais en vigueur
never-variant = variante jamais jouée
never-phase = la phase ne commence jamais
never-step = étape jamais faite
never-loop = la boucle n’a jamais de membre
never-effect = effet jamais exécuté
never-case = le cas ne se présente jamais
never-row = ligne jamais lue
never-term = terme jamais demandé
never-choice = action jamais choisie ici
never-criterion = critère jamais décisif
never-if-none = if_none jamais utile
never-priority = entrée de priorité jamais appliquée
never-short = paiement jamais insuffisant
never-pass = personne ne passe jamais
report-none-to-read = Aucune partie n’a fini selon les règles ; il n’y en a donc pas à lire.
report-by-points = Une partie est serrée selon les points entre le gagnant et le suivant ; à égalité la plus longue est la plus serrée, la plus courte la plus inégale.
report-secrets = Chacune est racontée avec tous ses secrets. À la fin d’une ligne est la ligne des règles qui a agi.
report-closest = la plus serrée
report-one-sided = la plus inégale
report-longest = la plus longue
report-game-number = partie { $number }
report-game-seed = { $decisions } ; graine de son hasard : { $seed }.
report-another-way = Elle s’est passée autrement quand elle a été rejouée : un bot qui suit le temps ne choisit pas deux fois de même.
report-points-title = Points :
report-not-over = Elle n’est pas finie.
report-left-out = ... omis : { $lines } ...
report-command = Cette commande donne la même page, octet pour octet, si les règles et le programme sont les mêmes :
report-seed-own = Graine de la série : { $seed }. La partie n a sa propre graine, qui en découle.
report-seed-shared = Graine de la série : { $seed } ; la partie n de tous a la même.
report-rules-are = Règles : empreinte { $hash }.
report-rules-of = { $label } : empreinte { $hash }.
report-options-none = Options : aucune.
report-options = Options : { $options }.
report-first-only = Les parties à lire sont celles du premier jeu de règles seulement.
report-changes = Cela change : { $titles }.
report-together = Sur { $comparisons } ensemble, dans au plus 5 de 100 rapports de ce genre une est dite différente où il n’y a rien (correction de Holm) ; de même pour équivalent. Chaque intervalle seul vaut dans 95 cas sur 100. { $people }
report-no-rule = Cela ne change aucune règle.
report-alike-pairs = La partie n des deux a la même graine : { $count } sur { $pairs } ont fini pareil.
report-different = différent
report-small = différent, mais de moins que ce qui compte
report-equivalent = équivalent
report-undecided = indécis
report-not-compared = non comparé
report-margin = { $what } ; à { $margin } près
report-too-few = { $what } ; si peu de parties ne peuvent trouver aucune différence
report-detectable = { $what } ; une différence de { $least } serait trouvée 4 fois sur 5
report-unlike-seats = il n’y a pas autant de places dans les deux
report-no-number = aucune partie de l’un des deux ne donne de nombre
report-no-pair = aucune paire de parties n’a fini dans les deux
report-before = avant
report-after = après
report-difference = différence
report-and-more = { $names } et { $count } de plus
report-gap-cell = pas de chiffre
report-nothing-drawn = Il n’y a rien à dessiner.
report-nothing-figure = Il n’y a pas de chiffre à dessiner.
report-each-bar = Chaque barre : { $numbers }.
report-missing = { $count } sur { $points } manquent : aucune partie ne les donne.
metric-won = gagné
metric-seat-wins = victoires par place
metric-seat-gap = écart des places
metric-ties = ex æquo
metric-draws = parties nulles
metric-completion = parties finies
metric-decisions = décisions par partie
metric-score = score
metric-score-spread = écart des scores
metric-turns = tours par partie
metric-decision-moves = décisions avec un choix
metric-branching = choix par décision
metric-convergence = croissance des choix
metric-choice-spread = étendue du choix
metric-choice-lead = avance du meilleur choix
metric-choice-loss = perte par les choix
metric-drama = drame
metric-lead-changes = changements de tête
metric-decisiveness = décidé avant la fin
metric-lead-kept = tête gardée dès { $share }
metric-comeback = remontées
metric-killer-move = plus grand revirement
metric-openness = issue ouverte
metric-kingmaking = faiseurs de roi
metric-skill = adresse
metric-skill-trace = trace d’adresse
metric-restricted-play = jeu restreint
formula-won = parties que quelqu’un a gagnées / parties finies, où les règles disent qui a gagné
formula-seat-wins = pour chaque place : victoires / parties finies ; une victoire partagée entre k compte 1/k, une que les règles déclarent compte 1
formula-seat-gap = le plus grand taux de victoire d’une place moins le plus petit
formula-ties = parties où plusieurs sont premiers / parties finies
formula-draws = parties où tous ont le même rang / parties finies
formula-completion = parties finies selon leurs règles / toutes les parties
formula-decisions = le nombre moyen de décisions d’une partie finie
formula-score = le score moyen d’une place dans une partie finie
formula-score-spread = la moyenne sur les parties finies du meilleur score moins le pire
formula-turns = suites de choix d’une même place
formula-decision-moves = choix entre plus d’une action permise / tous les choix
formula-branching = le nombre moyen d’actions permises
formula-convergence = la pente (moindres carrés) du nombre d’actions permises selon la part de la partie déjà jouée (0 à 1)
formula-choice-spread = la moyenne sur les choix entre plusieurs de la meilleure valeur moins la pire
formula-choice-lead = la moyenne sur les choix entre plusieurs de la meilleure valeur moins la deuxième
formula-choice-loss = la moyenne sur les choix entre plusieurs de la meilleure valeur moins celle de ce qui a été choisi
formula-drama = la moyenne sur les choix du gagnant de sqrt(1/n - V) où V est sous 1/n, sinon de 0
formula-lead-changes = décisions après lesquelles nul ne mène par V qui menait avant / toutes les décisions
formula-decisiveness = la part de la partie qui reste dès que le V du seul gagnant dépasse tout V d’un perdant
formula-lead-kept = la part de la victoire qui va à celui qui mène seul par V quand { $share } des décisions sont prises
formula-comeback = parties gagnées par celui qui avait le plus petit V à la moitié des décisions / parties
formula-killer-move = le plus grand changement du V de celui qui choisit par un choix et le hasard qui suit
formula-openness = décisions où aucun V n’est de 0,9 ou plus / toutes les décisions
formula-kingmaking = choix de qui a un V d’au plus 0,05, après lesquels un autre mène qu’avant, aucun des deux n’étant celui qui choisit / tous les choix
formula-skill = (w - 1/n) / (1 - 1/n), où w est le taux de victoire d’un bot fort parmi des bots au hasard
formula-skill-trace = le taux de victoire d’un bot avec deux fois plus d’itérations parmi d’autres, à chaque doublement
formula-restricted-play = le taux de victoire d’un bot privé d’une action, d’une carte ou d’un plan parmi d’autres qui ne le sont pas ; 1/n si cela ne compte pas
formula-usage = parties finies où quelqu’un l’a utilisé / parties finies
source-designers = récits d’auteurs de jeux
source-program = ce programme
source-how-hard = la difficulté d’un jeu coopératif
source-spread = écart de points, parties inégales
source-lead-kept = { $who } ; récits d’auteurs de jeux : meneur irrattrapable
source-nobody-plays = ce que personne ne joue
source-balance = Balance est 1 moins ceci
source-drawishness = Drawishness, des parties nulles

## Games of the lab: tournaments, targets, sweeps, searches, simulations, comparisons

lab-again = Encore une fois : { $command }
lab-and-more = ... et { $count } de plus
lab-names-and-more = { $names } et { $count } de plus
lab-as-it-is = tel quel
lab-blind = { $who } : { $blind } sur { $choices } ({ $share }) au hasard, faute de position qui s’accorde avec tout ce qui a été vu.
lab-bot = bot
lab-both = différent et équivalent
lab-broken-before = interrompu avant
lab-broken-of = Interrompu. Jouées jusqu’au bout : { $count } sur { $configurations }, avec les règles telles quelles.
lab-cannot = injouable
lab-configurations = { $count ->
    [one] { $count } configuration
   *[other] { $count } configurations
 }
lab-even-share = Une part égale des victoires est { $share }.
lab-everyone = Tout le monde
lab-first-trouble = Non finies selon les règles : { $games } ; partie { $number } : { $why }
lab-game-trouble = Partie { $number } : { $why }
lab-intervals = Les intervalles valent dans 95 cas sur 100.
lab-item = { $what }, { $more }
lab-luck = Le chiffre qui paraît le meilleur de beaucoup est en partie de la chance : rejouez-le avec une autre graine avant de vous y fier.
lab-no-game = aucune partie
lab-no-such-seat = cette place n’existe pas
lab-not-played = non joué
lab-not-tested = non testé
lab-of-seat = { $what } { $number }
lab-one-deal = une donne
lab-unfinished-round = Les places et les adversaires ne sont pas équilibrés : une série a { $count } parties, la dernière seulement { $rest }.
lab-rotation = À chaque tour, les mêmes bots reçoivent la même donne une fois avec chaque rotation des places.
lab-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
lab-sides = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
 }
lab-seat-of = Place { $seat }, { $bot }
lab-sentences = { $first } { $second }
lab-program = Rulewright { $version }.
lab-together = Sur { $comparisons } ensemble, dans au plus 5 de 100 rapports de ce genre une est dite différente où il n’y a rien (correction de Holm) ; de même pour équivalent. Chaque intervalle seul vaut dans 95 cas sur 100.
lab-troubles = Non finies selon les règles : { $games } : { $why }
lab-ahead = Devant (à rang égal, une moitié) :
lab-ahead-of = devant
lab-ahead-title = Qui est devant qui
lab-alone = un bot à toutes les places
lab-alone-deals = Chaque bot a toutes les places à son tour, et tous reçoivent les mêmes donnes.
lab-equal-ranks = À rang égal, une moitié compte.
lab-failures = échecs
lab-meetings = rencontres
lab-no-meeting = Jamais deux bots ne se sont rencontrés dans une partie finie selon les règles.
lab-not-counted = Non finies selon les règles : { $games }, qui ne comptent pour personne :
lab-own-seeds = Graine de la série : { $seed }. Chaque donne a sa propre graine, qui en découle.
lab-points-title = Points et recherches
lab-ratings = Cotes selon { $model } ; 25 avant toute partie, des rangs égaux sont une demi-victoire pour les deux :
lab-ratings-need = Les cotes demandent une bibliothèque : { $command }
lab-ratings-order = Les parties comptent dans l’ordre de leurs numéros, ce qui importe dans ce modèle : comptée à l’envers, une cote diffère d’au plus { $most }.
lab-same-page = Cette commande donne la même page, octet pour octet, si les règles et le programme sont les mêmes et si aucun bot ne se règle sur le temps :
lab-shared = partagées
lab-tournament = { $game } : tournoi
lab-tournament-about = { $games }, { $entrants }, dont finies selon les règles : { $finished } ; graine { $seed }.
lab-tournament-head = { $game } : { $games }, { $entrants }, graine { $seed }
lab-figure-alike = aucune partie ne donne de nombre
lab-figure-of-games = { $share } des parties, { $span }
lab-figure-names = { $count } : { $names }, en { $games }
lab-figure-none = aucune, en { $games }
lab-figure-seat = place { $seat } : { $figure }, { $span }
lab-figure-span = { $figure }, { $span }
lab-file-alone = Ce fichier seul : { $command }
lab-found = trouvé, avec son intervalle
lab-held-together = Tous les intervalles valent ensemble : dans au plus 5 séries sur 100, l’un d’eux est dit à tort atteint ou manqué.
lab-met = atteint
lab-missed = manqué
lab-met-count = { $count ->
    [one] { $count } atteint
   *[other] { $count } atteints
 }
lab-missed-count = { $count ->
    [one] { $count } manqué
   *[other] { $count } manqués
 }
lab-open-count = { $count ->
    [one] { $count } indécis
   *[other] { $count } indécis
 }
lab-more-games = { $count ->
    [one] environ { $count } partie de plus déciderait
   *[other] environ { $count } parties de plus décideraient
 }
lab-no-number = le chiffre est si près du bord de l’objectif qu’aucun nombre de parties ne déciderait
lab-not-noted = Ce que fait chaque carte, option, règle et ligne de tableau, `rulewright measure` le dit.
lab-nothing = rien
lab-rules-of = { $label } : { $players }, empreinte { $hash }.
lab-seed-of-all = Graine de tout hasard : { $seed }.
lab-target = objectif
lab-target-about = { $label }, { $players }, { $games }, bots : { $bots }, graine { $seed }.
lab-target-head = { $label }, joueurs : { $players }, { $games }, bots : { $bots }, graine { $seed }
lab-targets = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
 }
lab-targets-counts = { $targets } : { $met }, { $missed }, { $open }.
lab-targets-line = { $file } : { $met }, { $missed }, { $open }
lab-targets-of = { $label } : objectifs
lab-targets-what = Un objectif est atteint si tout l’intervalle de son chiffre est dedans, manqué s’il est tout entier dehors, et indécis si si peu de parties ne peuvent le dire. Tous les intervalles d’un fichier valent ensemble dans 95 séries sur 100.
lab-undecided = indécis
lab-wanted = voulu
lab-cannot-of = Injouables : { $count } sur { $configurations } :
lab-cell = { $cell } : { $why }
lab-differences-from = Les différences sont par rapport aux règles telles quelles.
lab-each-like = La partie n a partout la même graine. Les différences sont par rapport aux règles telles quelles : { $what }.
lab-games-as-they-are = Les parties à lire sont celles des règles telles quelles.
lab-nothing-compared = Rien n’a encore pu être comparé. Encore une fois : { $command }
lab-figure-95 = chiffre, 95 %
lab-with-line = { $title }, avec intervalles à 95 % ; la ligne en tirets : les règles telles quelles
lab-rules-fingerprint = Règles telles quelles : empreinte { $hash }.
lab-seed-shared = Graine de la série : { $seed } ; la partie n de toutes les configurations a la même.
lab-sweep-about = { $configurations }, { $games } de chaque, bots : { $bots }, graine { $seed }.
lab-sweep-head = { $game } : { $configurations }, { $games } de chaque, bots : { $bots }, graine { $seed }
lab-told-before = Un rapport de cette série a été fait après { $games } : ce qui est promis des erreurs vaut pour chaque rapport seul, non pour les deux ensemble.
lab-confirmed = Confirmé avec des graines nouvelles.
lab-confirmed-not = Non confirmé : avec des graines nouvelles, ce qui était demandé est manqué ; la recherche a eu de la chance. Prenez plus de parties pour chaque évaluation (--games).
lab-confirmed-open = Indécis : avec des graines nouvelles, les intervalles dépassent ce qui était demandé. Prenez plus de parties (--confirm), ou plus d’évaluations.
lab-end-budget = toutes les évaluations demandées ont été faites
lab-end-enough = { $count } configurations ont atteint tous les objectifs
lab-end-exhausted = toutes les configurations ont été essayées
lab-end-forbidden = presque tout ce qui a été essayé est interdit ou ne change aucune règle
lab-end-interrupted = elle a été interrompue
lab-interrupted = Interrompu : voici ce que l’on sait jusqu’ici.
lab-assess-left = Joué : { $played } sur { $games } de { $file }, fichier { $number } sur { $files }. Aucune partie n’est gardée ; la même commande les rejoue, avec --seed { $seed }.
lab-end-needless = les règles telles quelles atteignent tous les objectifs
lab-evaluations = { $count ->
    [one] { $count } évaluation
   *[other] { $count } évaluations
 }
lab-fresh = Joué avec des graines nouvelles (chiffres : graine { $seed }, { $games }) :
lab-fresh-of = Joué avec des graines nouvelles (la meilleure des { $count } rejouées avec la graine { $chosen } ; chiffres : graine { $seed }, { $games }) :
lab-so-far-meets = La meilleure jusqu’ici est { $name } : elle atteint tous les objectifs selon les graines de la recherche, et n’a pas été jouée avec de nouvelles.
lab-so-far-misses = La meilleure jusqu’ici est { $name } : elle manque des objectifs selon les graines de la recherche, et n’a pas été jouée avec de nouvelles.
lab-the-same = pareil
lab-tried = essayé
lab-tune-dropped = { $configurations } ; { $evaluations } de { $games }, dont abandonnées tôt : { $dropped }. La recherche a pris fin, car { $why }.
lab-tune-front = Les meilleures d’une façon ou d’une autre, selon les graines de la recherche (en partie la chance) : { $configurations }
lab-tune-head = { $game } : { $goals } ; bots : { $bots }, graine { $seed }
lab-tune-made = { $configurations } ; { $evaluations } de { $games }. La recherche a pris fin, car { $why }.
lab-tune-nearest = Aucune configuration n’a atteint tous les objectifs selon les graines de la recherche. La plus proche :
lab-tune-nothing = Selon les graines de la recherche, rien n’est meilleur que les règles telles quelles.
lab-tune-refused = { $count } de plus sont injouables, par exemple { $name } : { $why }
lab-tune-troubles = { $share } des parties n’ont pas fini selon les règles, par exemple : { $why }
lab-tuned = ajusté
lab-all-alike = toutes pareilles
lab-column-alone = Seul
lab-column-lost = Perdu
lab-column-score = Points
lab-column-seat = Place
lab-column-shared = Partagées
lab-column-spread = Dispersion
lab-column-wins = Victoires
lab-column-won = Gagné
lab-fault = En faute ({ $kind }) : { $count } ; la première est la partie { $number }, graine { $seed } :
lab-intervals-95 = Intervalles : 95 %. { $what }
lab-lengths = Décisions d’une partie : { $low } à { $high }, neuf sur dix { $least } à { $most }, médiane { $median }, moyenne { $mean }
lab-options = Options : { $options }
lab-points = Points
lab-what-rules-did = Partie { $number } de la série, graine { $seed } : ce que les règles ont fait
lab-played = { $games } : { $finished } finies, { $how }
lab-played-of = { $games } sur { $asked } demandées (interrompu) : { $finished } finies, { $how }
lab-rank = { $number ->
    [1] { $number }er
   *[other] { $number }e
 }
lab-shared-part = Une victoire partagée compte comme une part d’une seule pour chaque gagnant.
lab-simulation-head = { $game }, joueurs : { $players }, bots : { $bots }, graine { $seed }
lab-tied = dont à égalité pour la première place : { $count }
lab-trouble-limit = Non finies à la limite : { $count } ; la première est la partie { $number }, graine { $seed } :
lab-trouble-stuck = Prises dans une boucle : { $count } ; la première est la partie { $number }, graine { $seed } :
lab-won = dont gagnées : { $count }
lab-all-pairs-alike = Toutes les paires de parties ont fini pareil : { $pairs }.
lab-arm-counts = { $label } - { $counts }.
lab-changed = { $what } ; changé : { $places }
lab-changed-more = { $what } ; changé : { $places } et { $count } de plus
lab-compare-head = { $label } et { $count } à lui comparer : { $games } de chaque, bots : { $bots }, graine { $seed }
lab-effect = effet
lab-first = premier
lab-group-different = Différent :
lab-group-equivalent = Équivalent :
lab-group-not-tested = Non testé :
lab-group-small = Différent, mais de moins que ce qui compte :
lab-group-undecided = Indécis :
lab-left-out = Laissées de côté : { $pairs } où une partie n’a pas fini selon les règles.
lab-looks = Un regard dès qu'il y a un quart de parties en plus, de { $first } à { $last } : voici le regard { $look } sur { $looks }. Seule l'étroitesse des intervalles met fin à une série ; chacun vaut donc comme après un seul regard.
lab-more-differences = { $count ->
    [one] ... et { $count } différence de plus ; `rulewright diff` les dit toutes.
   *[other] ... et { $count } différences de plus ; `rulewright diff` les dit toutes.
 }
lab-no-games = Aucune partie n’a été jouée.
lab-pairs-alike = La partie n des deux a la même graine : { $share } des paires ont fini pareil, corrélation au plus { $most }.
lab-second = second
lab-movement = { $what } : { $before } -> { $after } ({ $difference }, { $span })
lab-different-count = différent : { $count }
lab-small-count = différent, mais de moins que ce qui compte : { $count }
lab-equivalent-count = équivalent : { $count }
lab-undecided-count = indécis : { $count }
lab-untested-count = non comparé : { $count }
report-decisions-without = Décisions d’une partie, { $games }, sans { $others } non finies
metric-never-played = actions jamais jouées
lab-bot-among = { $title } : { $bot } parmi { $others }
lab-measured = { $games } : { $finished } finies
lab-measured-of = { $games } sur { $asked } demandées (interrompu) : { $finished } finies
lab-never-taken = jamais choisi
lab-never-used = jamais utilisé
lab-used-unfinished = seulement dans des parties non terminées
lab-quantile = { $name } { $number } ({ $low }..{ $high })
formula-never-played = combien d’actions des règles personne n’a prises dans aucune partie
source-never-played = cartes jamais jouées
lab-label = { $label } :
trouble-range = une valeur sortirait de ses limites
trouble-shortage = on demande ici plus qu’il n’y a
trouble-the = il en faut ici exactement un, et il n’y en a pas ou il y en a plusieurs
trouble-room = une place est pleine ici
trouble-choice = il a choisi ce qui n’est pas permis
trouble-at = { $why } ({ $place })
lab-trouble-in = { $label }, partie { $number } : { $why }
lab-trouble-of = partie { $number } : { $why }
lab-trouble-strong = { $label }, partie { $number } de { $bot } : { $why }
diff-versus = { $new }, non { $old }
diff-nothing = rien
diff-of-thing = { $thing } `{ $name }`
diff-below = { $where }, `{ $steps }`
diff-below-step = { $where }, étape `{ $steps }`
diff-new = { $where } est nouveau : { $value }
diff-new-after = { $where } est nouveau : { $value }, après `{ $name }`
diff-new-before = { $where } est nouveau : { $value }, avant `{ $name }`
diff-gone = { $where } disparaît : { $value }
diff-moved = { $where } : maintenant { $pairs }
diff-before = `{ $first }` vient avant `{ $second }`
diff-written = { $where } s’écrit `{ $new }`, non `{ $old }`
diff-does = { $where } fait autre chose :
diff-is = { $where } est { $values }
diff-attribute = { $where } : { $said } { $values }
diff-list = { $where } : `{ $list }` : { $parts }
diff-list-order = { $where } : `{ $list }` est dans un autre ordre : { $names }
diff-list-new = nouveau : { $names }
diff-list-gone = disparaît : { $names }
diff-chosen-too = { $names } peut aussi être choisi
diff-chosen-no-more = { $names } ne peut plus être choisi
diff-default = l’option `{ $name }` est d’office { $values }
diff-default-asked = l’option `{ $name }` est d’office { $values } ({ $question })
diff-default-players = l’option `{ $name }` est d’office, à { $players } joueurs, { $values }
diff-with-players = à { $players } joueurs { $values }
diff-and = { $first } ; { $second }
diff-number = le nombre `{ $name }` est { $values }
diff-number-players = le nombre `{ $name }` est, à { $players } joueurs, { $values }
diff-table = le tableau `{ $name }` a pour { $entry } { $values }
diff-kind-new = { $owner } : une nouvelle sorte { $thing } : { $value }
diff-kind-gone = { $owner } : plus de { $thing } : { $value }
diff-kind-count = { $owner } : { $new } { $thing }, non { $old }
diff-kind-count-new = { $owner } : { $value } { $thing }, avant aucun
diff-kind-count-gone = { $owner } : plus de { $thing }, non { $value }
diff-kind-with = { $thing } avec { $trait }
diff-trait = { $owner } : `{ $name }` de `{ $kind }` est { $values }
diff-trait-new = { $owner } : `{ $name }` de `{ $kind }` est nouveau : { $value }
diff-trait-gone = { $owner } : `{ $name }` de `{ $kind }` disparaît : { $value }
diff-column-new = { $owner } : la colonne `{ $name }` est nouvelle
diff-column-gone = { $owner } : la colonne `{ $name }` disparaît
diff-row-new = { $owner } : la ligne { $number } est nouvelle : { $value }
diff-row-gone = { $owner } : la ligne { $number } disparaît : { $value }
diff-row-moved = { $owner } : la ligne { $number } a une autre place parmi les lignes : { $value }
diff-cell = { $owner } : à la ligne { $number }, `{ $name }` est { $values }
diff-cell-of = { $owner } : à la ligne { $number } ({ $kind }), `{ $name }` est { $values }
diff-term = le terme `{ $name }` est { $values }
diff-priority = la liste de priorité `{ $name }` : { $told } (`{ $new }`, non `{ $old }`)
diff-acts-new = `{ $name }` est nouveau
diff-acts-gone = `{ $name }` disparaît
diff-acts-together = `{ $first }` et `{ $second }` agissent maintenant ensemble
diff-acts-before = `{ $first }` agit maintenant avant `{ $second }`
diff-acts-otherwise = un autre ordre
diff-file = `{ $name }` du fichier est { $values }
diff-scenario-new = le scénario `{ $name }` est nouveau
diff-scenario-gone = le scénario `{ $name }` disparaît
diff-scenario-other = le scénario `{ $name }` commence ou demande autrement
diff-players = on joue à { $new }, non à { $old }
diff-answer = l’option `{ $name }` est `{ $new }`, non `{ $old }`
diff-thing-options = option
diff-thing-numbers = nombre
diff-thing-enumerations = liste de mots
diff-thing-tables = tableau
diff-thing-components = classe
diff-thing-spaces = case
diff-thing-zones = lieu
diff-thing-money = monnaie
diff-thing-state = variable
diff-thing-terms = terme
diff-thing-effects = effet
diff-thing-actions = action
diff-thing-priorities = liste de priorité
diff-thing-payouts = paiement
diff-thing-phases = phase
diff-thing-assumed = supposition
diff-said-about = la description est
diff-said-allowed = c’est permis seulement si
diff-said-asks = la question est
diff-said-at-most = cela contient au plus
diff-said-by = celui qui choisit est
diff-said-ends-when = cela finit quand
diff-said-called = cela s’appelle
diff-said-cannot-win = qui ne peut pas gagner :
diff-said-claims = un droit est
diff-said-collects = ce qui est choisi encore et encore forme
diff-said-deeper = sous son dernier niveau, c’est
diff-said-depth = tant de niveaux peuvent se suivre, l’un dans l’autre :
diff-said-do = ce qui est fait :
diff-said-each = cela parcourt
diff-said-from = cela vient de
diff-said-holds = cela contient
diff-said-if-none = si rien n’est possible :
diff-said-is = c’est
diff-said-may = on peut choisir
diff-said-may-owe = cela peut être en dette tant que
diff-said-must = on doit choisir
diff-said-offer = est proposé
diff-said-open-while = reste ouvert à tous tant que
diff-said-order = l’ordre est
diff-said-per = il y en a un pour chacun de
diff-said-pick = on prend
diff-said-points = les points sont
diff-said-rank = le classement est
diff-said-refilled-from = cela se remplit depuis
diff-said-restarts-with = cela revient à la valeur de départ dès que commence la phase
diff-said-remembered = c’est retenu si
diff-said-rest = ce qui reste va à
diff-said-room = il y a place pour
diff-said-announces = le journal annonce
diff-said-says = le journal dit
diff-said-seen-by = cela est vu par
diff-said-short = s’il en manque :
diff-said-short-rest = s’il en manque, le reste va à
diff-said-start = cela commence par
diff-said-starts = au début cela contient
diff-said-to = cela va à
diff-said-total = il y en a en tout
diff-said-turns = les tours parcourent
diff-said-until = cela continue jusqu’à
diff-said-when = la condition est
diff-said-where = c’est possible seulement où
diff-said-while = cela continue tant que
diff-said-who = ceux qui choisissent sont
diff-said-won = qui a gagné :
diff-said-why = la raison est
diff-said-positions-of = cela retient les positions de
log-nothing-of = rien dans le journal des règles n’a tous ces mots : { $only }
