### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Seven tombs, robbers, detectives, police, secret objectives, and one accusation each.
book-24aa0204db = Sept tombes, des pilleurs contre des détectives et la police, des objectifs secrets et une accusation chacun.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again. The points are the player's [total](#state-total).
book-cd5deb9261 = **Le but.** Le joueur qui est premier à la fin a gagné : d’abord le plus de points, puis le moins de cartes dans la [main](#zone-hand) ; les meneurs encore à égalité passent derrière tous les autres, qui sont classés à nouveau. Les points sont le [total](#state-total) du joueur.

# text: Cards
book-a52fcbbc33 = Cartes

# text: In all: 72.
book-6032bda1d8 = En tout : 72.

# text: robber
book-eaf6ec1fa7 = voleur

# text: value 1 (9×), 2 (9×) and 3 (9×); called “robber *value*”
book-586fa38b72 = valeur 1 (9×), 2 (9×) et 3 (9×) ; appelé « voleur *valeur* »

# text: detective
book-5448f2e81d = détective

# text: value 1 (13×), 2 (9×) and 3 (5×); called “detective *value*”
book-7d9c9bf24f = valeur 1 (13×), 2 (9×) et 3 (5×) ; appelé « détective *valeur* »

# text: police
book-1366fac711 = police

# text: value 0 (6×), 1 (6×) and 2 (6×); called “police *value*”
book-39fea7bd5d = valeur 0 (6×), 1 (6×) et 2 (6×) ; appelée « police *valeur* »

# text: Objectives
book-eba9295389 = Objectifs

# text: In all: 18. Unless something else is said: tomb a none and tomb b none.
book-3cce4d12ab = En tout : 18. Sauf indication contraire : tombe a et tombe b aucune.

# text: pair
book-47d8bd4687 = paire

# text: edge / tomb a / tomb b / pays: black / 1 / 4 / 6, black / 1 / 5 / 6, black / 2 / 5 / 6, black / 2 / 6 / 6, black / 3 / 6 / 6, black / 3 / 7 / 6, black / 4 / 7 / 6, white / 1 / 3 / 4, white / 1 / 6 / 4, white / 2 / 4 / 4, white / 2 / 7 / 4, white / 3 / 5 / 4, white / 4 / 6 / 4, white / 5 / 7 / 4; called “*edge* pair *tomb a*-*tomb b*”
book-80c7365bfd = bord / tombe a / tombe b / rapporte : noir / 1 / 4 / 6, noir / 1 / 5 / 6, noir / 2 / 5 / 6, noir / 2 / 6 / 6, noir / 3 / 6 / 6, noir / 3 / 7 / 6, noir / 4 / 7 / 6, blanc / 1 / 3 / 4, blanc / 1 / 6 / 4, blanc / 2 / 4 / 4, blanc / 2 / 7 / 4, blanc / 3 / 5 / 4, blanc / 4 / 6 / 4, blanc / 5 / 7 / 4 ; appelée « paire *bord* *tombe a*-*tombe b* »

# text: black majority (most robbed)
book-413d5b0f69 = majorité noire (plus de tombes pillées)

# text: edge / tomb a / tomb b / pays: black / none / none / 7 (2×)
book-10027fbab7 = bord / tombe a / tombe b / rapporte : noir / aucune / aucune / 7 (2×)

# text: white majority (most saved)
book-43095511ce = majorité blanche (plus de tombes sauvées)

# text: edge / tomb a / tomb b / pays: white / none / none / 5 (2×)
book-70b1bc0549 = bord / tombe a / tombe b / rapporte : blanc / aucune / aucune / 5 (2×)

# text: Tombs: 7, in a line, numbered from 1.
book-564d0187db = Tombes : 7, en ligne, numérotées à partir de 1.

# text: [deck](@zone-deck)
book-9711e4ad49 = [pioche](@zone-deck)

# text: cards
book-6ac9a32c0c = cartes

# text: nobody
book-6382b3cc88 = personne

# text: At the start all cards are here.
book-0c8f208f22 = Au début, toutes les cartes sont ici.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [main (de chaque joueur)](@zone-hand)

# text: its owner only
book-eec7a1726d = seulement son propriétaire

# text: [column (of each tomb)](@zone-column)
book-a2f618441b = [colonne (de chaque tombe)](@zone-column)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tous voient ce qui y est face visible, personne le reste

# text: It has room for [7](#number-column-size).
book-58f0d72d93 = Il y a de la place pour [7](#number-column-size).

# text: [spies](@zone-spies)
book-6317ceee89 = [espions](@zone-spies)

# text: everyone
book-5d67991ae9 = tout le monde

# text: [unused](@zone-unused)
book-23e8314d3a = [inutilisés](@zone-unused)

# text: objectives
book-ea2e8f199a = objectifs

# text: At the start all objectives are here.
book-96bd189a69 = Au début tous les objectifs sont ici.

# text: [goals (of each player)](@zone-goals)
book-1b4238244d = [objectifs (de chaque joueur)](@zone-goals)

# text: [dropped (of each player)](@zone-dropped)
book-3a98247484 = [abandonnés (de chaque joueur)](@zone-dropped)

# text: [fate (of each tomb)](@state-fate)
book-023f1b5af6 = [sort (de chaque tombe)](@state-fate)

# text: undecided, saved or robbed
book-0b2029d933 = indécis, sauvée ou pillée

# text: *undecided*
book-be2a14c6cb = *indécis*

# text: [suspect (of each player)](@state-suspect)
book-4fc4953985 = [suspect (de chaque joueur)](@state-suspect)

# text: a player or none
book-249a4bb318 = un joueur ou personne

# text: Whom the player has accused.
book-8869e66df2 = Qui le joueur a accusé.

# text: [holder](@state-holder)
book-887bc80957 = [pion](@state-holder)

# text: a player
book-e95ac7af8a = un joueur

# text: player 1
book-86ebb13f1a = joueur 1

# text: Who has the pawn.
book-6cec7a89ac = Qui a le pion.

# text: [starter](@state-starter)
book-028c7293ac = [premier joueur](@state-starter)

# text: Who began this round.
book-8665888896 = Qui a commencé ce tour.

# text: [active](@state-active)
book-5d5dd212de = [actif](@state-active)

# text: [total (of each player)](@state-total)
book-9f5291496b = [total (de chaque joueur)](@state-total)

# text: -800 to 1200
book-8bc0cb10d6 = -800 à 1200

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Mets toutes les cartes dans la [pioche](#zone-deck).

# text: Put all objectives into the [unused](#zone-unused).
book-e1d0333fc9 = Mets tous les objectifs avec les [inutilisés](#zone-unused).

# text: **Lot.** Set the [holder](#state-holder) to a player, chosen at random.
book-d335882330 = **Sort.** Le joueur qui a le [pion](#state-holder) est tiré au sort.

# text: Game
book-5c412a2620 = Partie

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Après la [mise en place](#set-up) :

# text: **Games.** For each number *n* from 1 to 1 (the ruling [games](#option-games)), one after the other:
book-2d10f8880a = **Parties.** Pour chaque nombre *n* de 1 à 1 (l’interprétation « [nombre de parties](#option-games) »), l’un après l’autre :

# text: **Start.** If *n* is more than 1: carry out [Choose holder](#effect-choose-holder).
book-99acb8fe0e = **Début.** Si *n* est supérieur à 1 : applique [Attribuer le pion](#effect-choose-holder).

# text: **Play.** Go through [One game](#phase-one-game).
book-b1828e7f76 = **Jouer.** Jouez [une partie](#phase-one-game).

# text: One game
book-4ba4ab7d13 = Une partie

# text: **Clean.**
book-06fd15ed05 = **Ranger.**

# text: Shuffle the [hand](#zone-hand) of every player, the [column](#zone-column) of every tomb and the [spies](#zone-spies) into the [deck](#zone-deck).
book-a0ac7629f1 = Mélange la [main](#zone-hand) de chaque joueur, la [colonne](#zone-column) de chaque tombe et les [espions](#zone-spies) dans la [pioche](#zone-deck).

# text: Shuffle the [goals](#zone-goals) of every player and the [dropped](#zone-dropped) of every player into the [unused](#zone-unused).
book-0581293853 = Mélange les [objectifs](#zone-goals) de chaque joueur et les [abandonnés](#zone-dropped) de chaque joueur avec les [inutilisés](#zone-unused).

# text: For each tomb: set the tomb's [fate](#state-fate) to *undecided*.
book-a38df79660 = Pour chaque tombe : le [sort](#state-fate) de la tombe est désormais *indécis*.

# text: For each player: set the player's [suspect](#state-suspect) to none.
book-327e6f1508 = Pour chaque joueur : le [suspect](#state-suspect) du joueur n’est plus personne.

# text: **Deal.** For each player: draw as many cards as the number [hand size](#number-hand-size) from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-e2b484bd60 = **Distribuer.** Pour chaque joueur : pioche autant de cartes que la [taille de la main](#number-hand-size) de la [pioche](#zone-deck) dans la [main](#zone-hand) du joueur.

# text: **Goals.** Go through [Deal objectives](#phase-deal-objectives).
book-43e67cc60d = **Objectifs.** Jouez [Distribuer les objectifs](#phase-deal-objectives).

# text: **Rounds.** Go through [Rounds](#phase-rounds).
book-a17fea9890 = **Manches.** Jouez les [manches](#phase-rounds).

# text: **Finish.** Go through [Last count](#phase-last-count).
book-d4f6f29d16 = **Fin.** Jouez le [dernier compte](#phase-last-count).

# text: Deal objectives
book-d2d02d3a23 = Distribuer les objectifs

# text: **Deal.** For each player: draw [3](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-cdd1c97730 = **Distribuer.** Pour chaque joueur : pioche [3](#number-objectives-dealt) objectifs des [inutilisés](#zone-unused) vers les [objectifs](#zone-goals) du joueur.

# text: **Drop.** All players choose at the same time and in secret: [Drop](#action-drop); when all have chosen, the choices take effect.
book-96a2fbc618 = **Abandonner.** Tous les joueurs choisissent en même temps et en secret : [Abandonner](#action-drop) ; quand tous ont choisi, les choix prennent effet.

# text: Rounds
book-e9af9cdec8 = Manches

# text: **Round.** For each number *round* from 1 to [last round](#number-last-round), one after the other:
book-afc38b3222 = **Manche.** Pour chaque nombre *manche* de 1 à la [dernière manche](#number-last-round), l’un après l’autre :

# text: **Pawn.** If *round* is more than 1: set the [holder](#state-holder) to the player to the left of the [holder](#state-holder).
book-d80a020845 = **Pion.** Si *manche* est supérieur à 1 : le [pion](#state-holder) passe au joueur à gauche de celui qui a le [pion](#state-holder).

# text: **Start.** Set the [starter](#state-starter) to the [holder](#state-holder).
book-3d14c8f41c = **Début.** Le [premier joueur](#state-starter) est celui qui a le [pion](#state-holder).

# text: **Table.** For each player (*you* from here on), clockwise from the [starter](#state-starter), one after the other:
book-bb808fcb17 = **Table.** Pour chaque joueur (*tu* à partir d’ici), dans le sens horaire à partir du [premier joueur](#state-starter), l’un après l’autre :

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Tour.** Jouez un [tour](#phase-turn).

# text: **Early.** If *[decided](#term-decided)* applies: [Rounds](#phase-rounds) ends at once.
book-089f200958 = **Avant la fin.** Si *[décidé](#term-decided)* est vrai : les [manches](#phase-rounds) se terminent aussitôt.

# text: Turn
book-b823d5f9d1 = Tour

# text: It is about a player (*you*).
book-74935580e3 = Il s’agit d’un joueur (*toi*).

# text: **Active.** Set the [active](#state-active) to you.
book-4a9f364443 = **Actif.** Le joueur [actif](#state-active) est désormais toi.

# text: **Robbed.** Note *robbed before*: the [tombs robbed](#term-tombs-robbed).
book-de618ccf60 = **Pillées.** Note *pillées avant* : le nombre de [tombes pillées](#term-tombs-robbed).

# text: **Act.**
book-05e5b42bf4 = **Agir.**

# text: You must [Place](#action-place) or [Spy](#action-spy) (*least* is 2).
book-998458637f = Tu dois [jouer une carte](#action-place) ou [espionner](#action-spy) (*minimum* est 2).

# text: After [Place](#action-place):
book-4f7c727d5c = Après [avoir joué](#action-place) :

# text: **First.** Go through [Fill](#phase-fill).
book-c6527d1bd4 = **Premièrement.** Jouez [Remplir](#phase-fill).

# text: **Second.**
book-4d7043d74c = **Deuxièmement.**

# text: You may [Also place](#action-also-place) (the *before* is the tomb) or [Spy](#action-spy) (*least* is [late spy](#number-late-spy)).
book-9dcd923ed1 = Tu peux [jouer encore une carte](#action-also-place) (la *précédente* est la tombe) ou [espionner](#action-spy) (*minimum* est le nombre [espionnage tardif](#number-late-spy)).

# text: After [Also place](#action-also-place):
book-dbef708678 = Après [la deuxième carte](#action-also-place) :

# text: **Second.** Go through [Fill](#phase-fill) (the tomb is the *second*).
book-2506759e69 = **Deuxièmement.** Jouez [Remplir](#phase-fill) (la tombe est la *deuxième*).

# text: **Alone.** Go through [Fill](#phase-fill).
book-a4e299b4c4 = **Seule.** Jouez [Remplir](#phase-fill).

# text: After [Spy](#action-spy): go through [After spy](#phase-after-spy).
book-8423f2c4d6 = Après [avoir espionné](#action-spy) : jouez [Après l’espionnage](#phase-after-spy).

# text: After [Spy blindly](#action-spy-blindly): go through [After spy](#phase-after-spy).
book-129e9110bd = Après [l’espionnage à l’aveugle](#action-spy-blindly) : jouez [Après l’espionnage](#phase-after-spy).

# text: Fill
book-033955d469 = Remplir

# text: It is about a tomb.
book-cd98411144 = Il s’agit d’une tombe.

# text: **Full.** If the tomb is *[uncounted](#term-tomb-uncounted)*, and the tomb is *[full](#term-tomb-full)*:
book-a6ff3e4b2d = **Pleine.** Si la tombe est *[non comptée](#term-tomb-uncounted)* et que la tombe est *[pleine](#term-tomb-full)* :

# text: **Count.** Carry out [Count tomb](#effect-count-tomb).
book-45524eb8b8 = **Compter.** Applique [Compter la tombe](#effect-count-tomb).

# text: **Accuse.** If the tomb's [fate](#state-fate) is *robbed*: go through [Accusations](#phase-accusations).
book-907bdcd71b = **Accuser.** Si le [sort](#state-fate) de la tombe est *pillée* : jouez les [accusations](#phase-accusations).

# text: Accusations
book-e6e344a92c = Accusations

# text: **Ask.** For each player (*you* from here on) where your [suspect](#state-suspect) is none, clockwise from the [active](#state-active), one after the other:
book-1d7df91728 = **Demander.** Pour chaque joueur (*tu* à partir d’ici) dont le [suspect](#state-suspect) n’est personne, dans le sens horaire à partir du joueur [actif](#state-active), l’un après l’autre :

# text: You may [Accuse](#action-accuse).
book-f8edd00d0f = Tu peux [accuser](#action-accuse).

# text: After spy
book-54b2ef3406 = Après l’espionnage

# text: **Place.**
book-ad1dfb5faa = **Jouer.**

# text: You must [Place](#action-place).
book-8071200534 = Tu dois [jouer une carte](#action-place).

# text: Then: go through [Fill](#phase-fill).
book-7fcc64f8bc = Ensuite : jouez [Remplir](#phase-fill).

# text: Last count
book-950b42a6ec = Dernier compte

# text: **Robbed.** Note *robbed in play*: the [tombs robbed](#term-tombs-robbed).
book-a94f764ade = **Pillées.** Note *pillées en jeu* : le nombre de [tombes pillées](#term-tombs-robbed).

# text: **Count.** For each [uncounted](#term-tomb-uncounted) tomb: carry out [Count tomb](#effect-count-tomb).
book-b887de16f8 = **Compter.** Pour chaque tombe [non comptée](#term-tomb-uncounted) : applique [Compter la tombe](#effect-count-tomb).

# text: **Tally.**
book-52e713bdca = **Décompte.**

# text: Show all cards in the [hand](#zone-hand) of every player to all players.
book-9037ff2420 = Montre à tous les joueurs toutes les cartes de la [main](#zone-hand) de chaque joueur.

# text: Show all objectives in the [goals](#zone-goals) of every player to all players.
book-6bcaaad732 = Montre à tous les joueurs tous les [objectifs](#zone-goals) de chaque joueur.

# text: For each player:
book-43f9a002dd = Pour chaque joueur :

# text: Announce: “*player* scores *the player's [gain](#term-player-gain)*”.
book-9766df829d = Annonce : « *joueur* marque *le [gain](#term-player-gain) du joueur* ».

# text: Add the player's [gain](#term-player-gain) to the player's [total](#state-total).
book-e1349767e2 = Ajoute le [gain](#term-player-gain) du joueur au [total](#state-total) du joueur.

# text: Drop
book-c8af9ae37a = Abandonner

# text: Choose an objective in your [goals](#zone-goals).
book-cd2091f657 = Choisis un objectif parmi tes [objectifs](#zone-goals).

# text: Put the objective into your [dropped](#zone-dropped).
book-814c07e5fc = Mets l’objectif avec tes [abandonnés](#zone-dropped).

# text: Place
book-e9463dccf0 = Jouer une carte

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Choisis une carte de ta [main](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb.
book-468a14fb9f = Choisis une tombe [non comptée](#term-tomb-uncounted).

# text: Carry out [Lay](#effect-lay).
book-6699dc5878 = Applique [Poser](#effect-lay).

# text: Also place
book-e9dd89e1d7 = Jouer encore une carte

# text: The step that asks for it says what the *before* is.
book-7a5433ccc3 = La *précédente* est indiquée par l’étape qui le demande.

# text: Choose a card (the *extra*) in your [hand](#zone-hand).
book-5ca48ff6ae = Choisis une carte (la *supplémentaire*) dans ta [main](#zone-hand).

# text: Choose an [uncounted](#term-tomb-uncounted) tomb (the *second*) where the *second* is not the *before*.
book-e846dabae7 = Choisis une tombe [non comptée](#term-tomb-uncounted) (la *deuxième*) qui n’est pas la *précédente*.

# text: Carry out [Lay](#effect-lay) (the card is the *extra*; the tomb is the *second*).
book-600324ad67 = Applique [Poser](#effect-lay) (la carte est la *supplémentaire* ; la tombe est la *deuxième*).

# text: Spy
book-aa01aabf67 = Espionner

# text: The step that asks for it says what *least* is.
book-beb47382c3 = *Minimum* est indiqué par l’étape qui le demande.

# text: Choose a police in your [hand](#zone-hand).
book-fe842c406d = Choisis une police dans ta [main](#zone-hand).

# text: Choose a [veiled](#term-tomb-veiled) tomb.
book-7c257c9005 = Choisis une tombe [voilée](#term-tomb-veiled).

# text: The *shown* is the last card in the tomb's [column](#zone-column).
book-78fc2b620c = La carte *montrée* est la dernière de la [colonne](#zone-column) de la tombe.

# text: You may do so only if the number of cards in your [hand](#zone-hand) is at least *least*.
book-e2f9161151 = Tu ne peux le faire que si le nombre de cartes dans ta [main](#zone-hand) est au moins *minimum*.

# text: Put the police into the [spies](#zone-spies).
book-9abeae0439 = Mets la police avec les [espions](#zone-spies).

# text: Turn the *shown* face up.
book-7c48ed3f95 = Retourne la carte *montrée* face visible.

# text: Spy blindly
book-8e544eb52e = Espionner à l’aveugle

# text: You may do so only if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*, so not in the usual game.
book-5c5942390d = Tu ne peux le faire que si l’interprétation « [espionnage sans cible](#option-spy-without-target) » est *permis*, qu’il n’y a pas de tombe [voilée](#term-tomb-veiled) et que le nombre de cartes dans ta [main](#zone-hand) est au moins *minimum*, donc pas dans la partie habituelle.

# text: Accuse
book-f96a22e0f4 = Accuser

# text: Choose another player (the *accused*).
book-fc686e39e9 = Choisis un autre joueur (l’*accusé*).

# text: Set your [suspect](#state-suspect) to the *accused*.
book-71150e4ebd = Ton [suspect](#state-suspect) est désormais l’*accusé*.

# text: Lay
book-41ba2e0b77 = Poser

# text: It is about a card and a tomb.
book-14fc0862d4 = Il s’agit d’une carte et d’une tombe.

# text: Put the card into the tomb's [column](#zone-column), face down if the last card in the tomb's [column](#zone-column) lies face up, otherwise face up.
book-a3caac8765 = Mets la carte dans la [colonne](#zone-column) de la tombe, face cachée si la dernière carte de la [colonne](#zone-column) de la tombe est visible, sinon face visible.

# text: Count tomb
book-523b295647 = Compter la tombe

# text: Turn all cards in the tomb's [column](#zone-column) face up.
book-f7bedafa10 = Retourne toutes les cartes de la [colonne](#zone-column) de la tombe face visible.

# text: Set the tomb's [fate](#state-fate) to *saved* if the tomb *[holds out](#term-tomb-holds-out)*, otherwise *robbed*.
book-18b0053ee1 = Le [sort](#state-fate) de la tombe est désormais *sauvée* si la tombe *[tient](#term-tomb-holds-out)*, sinon *pillée*.

# text: Announce: “*tomb* is *the tomb's [fate](#state-fate)*, *the tomb's [loot](#term-tomb-loot)* against *the tomb's [defence](#term-tomb-defence)*”.
book-5591ae634c = Annonce : « *tombe* est *[sort](#state-fate) de la tombe*, *le [butin](#term-tomb-loot) de la tombe* contre *la [défense](#term-tomb-defence) de la tombe* ».

# text: Choose holder
book-65baaf298d = Attribuer le pion

# text: Set the [holder](#state-holder) to the player to the left of the [starter](#state-starter).
book-eb6c59299f = Le [pion](#state-holder) passe au joueur à gauche du [premier joueur](#state-starter).

# text: The *points* of a player are the player's [total](#state-total).
book-58b903042d = Les *points* d’un joueur sont le [total](#state-total) du joueur.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then leaders who are still equal fall behind all others, who are ranked again.
book-a40a292c97 = Le classement : d’abord le plus de points, puis le moins de cartes dans la [main](#zone-hand) du joueur ; les meneurs encore à égalité passent derrière tous les autres, qui sont classés à nouveau.

# text: A game of more than 2000 decisions is left unfinished.
book-8df7bd2e92 = Une partie de plus de 2000 décisions reste inachevée.

# text: **[Tombs robbed](@term-tombs-robbed)**: the number of tombs where the tomb's [fate](#state-fate) is *robbed*.
book-ef907e8837 = **[Tombes pillées](@term-tombs-robbed)** : le nombre de tombes dont le [sort](#state-fate) est *pillée*.

# text: **[Cemetery robbed](@term-cemetery-robbed)**: this applies if the [tombs robbed](#term-tombs-robbed) is at least [4](#number-majority).
book-26849e4a8c = **[Cimetière pillé](@term-cemetery-robbed)** : c’est vrai si le nombre de [tombes pillées](#term-tombs-robbed) est au moins [4](#number-majority).

# text: **[Decided](@term-decided)**: this applies if *[cemetery robbed](#term-cemetery-robbed)* applies, or the number of tombs where the tomb's [fate](#state-fate) is *saved* is at least [4](#number-majority).
book-75dee08700 = **[Décidé](@term-decided)** : c’est vrai si *[cimetière pillé](#term-cemetery-robbed)* est vrai ou si le nombre de tombes dont le [sort](#state-fate) est *sauvée* est au moins [4](#number-majority).

# text: **[Uncounted](@term-tomb-uncounted)**: a tomb is *uncounted* if the tomb's [fate](#state-fate) is *undecided*.
book-4eca05a0a1 = **[Non comptée](@term-tomb-uncounted)** : une tombe est *non comptée* si le [sort](#state-fate) de la tombe est *indécis*.

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [7](#number-column-size).
book-95c8f61f97 = **[Pleine](@term-tomb-full)** : une tombe est *pleine* si le nombre de cartes dans la [colonne](#zone-column) de la tombe est [7](#number-column-size).

# text: **[Veiled](@term-tomb-veiled)**: a tomb is *veiled* if the last card in the tomb's [column](#zone-column) lies face down.
book-1ac7e5ef6c = **[Voilée](@term-tomb-veiled)** : une tombe est *voilée* si la dernière carte de la [colonne](#zone-column) de la tombe est face cachée.

# text: **[Loot](@term-tomb-loot)** of a tomb: the total value of all robbers in the tomb's [column](#zone-column).
book-6db68f3147 = **[Butin](@term-tomb-loot)** d’une tombe : la somme des valeurs de tous les voleurs dans la [colonne](#zone-column) de la tombe.

# text: **[Escorts](@term-tomb-escorts)** of a tomb: the number of detectives in the tomb's [column](#zone-column).
book-39e703607f = **[Escorte](@term-tomb-escorts)** d’une tombe : le nombre de détectives dans la [colonne](#zone-column) de la tombe.

# text: **[Defence](@term-tomb-defence)** of a tomb: (the total value of all detectives in the tomb's [column](#zone-column)) + (the total value of the first police (as many as the tomb's [escorts](#term-tomb-escorts)) in the tomb's [column](#zone-column)).
book-9c5e63eab9 = **[Défense](@term-tomb-defence)** d’une tombe : (la somme des valeurs de tous les détectives dans la [colonne](#zone-column) de la tombe) + (la somme des valeurs des premières polices (autant que l’[escorte](#term-tomb-escorts) de la tombe) dans la [colonne](#zone-column) de la tombe).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is at least the tomb's [loot](#term-tomb-loot).
book-9f69e045ff = **[Tient](@term-tomb-holds-out)** : une tombe *tient* si la [défense](#term-tomb-defence) de la tombe est au moins le [butin](#term-tomb-loot) de la tombe.

# text: **[Wanted](@term-objective-wanted)** of an objective: *robbed* if the objective is *black*, otherwise *saved*.
book-90712a0e5c = **[Voulu](@term-objective-wanted)** d’un objectif : *pillée* si l’objectif est *noir*, sinon *sauvée*.

# text: **[Side won](@term-objective-side-won)**: an objective is *side won* if *[cemetery robbed](#term-cemetery-robbed)* applies exactly if the objective is *black*.
book-626ebda587 = **[Camp gagnant](@term-objective-side-won)** : un objectif est du *camp gagnant* si *[cimetière pillé](#term-cemetery-robbed)* est vrai exactement quand l’objectif est *noir*.

# text: **[Pair done](@term-objective-pair-done)**: an objective is *pair done* if the objective's tomb a's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted), and the objective's tomb b's [fate](#state-fate) is the objective's [wanted](#term-objective-wanted).
book-86fa1c4900 = **[Paire réussie](@term-objective-pair-done)** : un objectif est une *paire réussie* si le [sort](#state-fate) de la tombe a de l’objectif est le [voulu](#term-objective-wanted) de l’objectif et que le [sort](#state-fate) de la tombe b de l’objectif est le [voulu](#term-objective-wanted) de l’objectif.

# text: **[Fulfilled](@term-objective-fulfilled)**: an objective is *fulfilled* if (the objective is a pair, and the objective is *[pair done](#term-objective-pair-done)*), or (the objective is not a pair, and the objective is *[side won](#term-objective-side-won)*).
book-a0499c1b5c = **[Rempli](@term-objective-fulfilled)** : un objectif est *rempli* si (l’objectif est une paire et que c’est une *[paire réussie](#term-objective-pair-done)*) ou (l’objectif n’est pas une paire et qu’il est du *[camp gagnant](#term-objective-side-won)*).

# text: **[Balance](@term-player-balance)** of a player: (the total value of all robbers in the player's [hand](#zone-hand)) - (the total value of all detectives in the player's [hand](#zone-hand)).
book-71ca37409c = **[Bilan](@term-player-balance)** d’un joueur : (la somme des valeurs de tous les voleurs dans la [main](#zone-hand) du joueur) - (la somme des valeurs de tous les détectives dans la [main](#zone-hand) du joueur).

# text: **[Guilty](@term-player-guilty)**: a player is *guilty* if there is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals).
book-749cd3cb23 = **[Coupable](@term-player-guilty)** : un joueur est *coupable* s’il y a un objectif *noir* [rempli](#term-objective-fulfilled) parmi les [objectifs](#zone-goals) du joueur.

# text: **[As accuser](@term-player-as-accuser)** of a player:
book-cc3e382e1a = **[Comme accusateur](@term-player-as-accuser)** (d’un joueur) :

# text: 0 if the player's [suspect](#state-suspect) is none.
book-95bbc03ad4 = 0 si le [suspect](#state-suspect) du joueur n’est personne.

# text: Otherwise, [3](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-dd3ef74e56 = Sinon [3](#number-right-accuser) si le [suspect](#state-suspect) du joueur est *[coupable](#term-player-guilty)*.

# text: Otherwise, [-1](#number-wrong-accuser).
book-348ed9b50b = Sinon [-1](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-2](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [1](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-471ade84f0 = **[Comme accusé](@term-player-as-accused)** (d’un joueur) : ([-2](#number-right-accused) si le joueur est *[coupable](#term-player-guilty)*, sinon [1](#number-wrong-accused)) × (le nombre de joueurs *p* dont le [suspect](#state-suspect) est ce joueur).

# text: **[Gain](@term-player-gain)** of a player: (the player's [balance](#term-player-balance) if *[cemetery robbed](#term-cemetery-robbed)* applies, otherwise minus the player's [balance](#term-player-balance)) + ((the number of police in the player's [hand](#zone-hand)) / 2, rounded down) + (the total pays of all [fulfilled](#term-objective-fulfilled) objectives in the player's [goals](#zone-goals)) + the player's [as accuser](#term-player-as-accuser) + the player's [as accused](#term-player-as-accused).
book-8c35ccb544 = **[Gain](@term-player-gain)** d’un joueur : (le [bilan](#term-player-balance) du joueur si *[cimetière pillé](#term-cemetery-robbed)* est vrai, sinon moins le [bilan](#term-player-balance) du joueur) + ((le nombre de polices dans la [main](#zone-hand) du joueur) / 2, arrondi vers le bas) + (la somme de ce que rapportent tous les objectifs [remplis](#term-objective-fulfilled) parmi les [objectifs](#zone-goals) du joueur) + ce que le joueur reçoit [comme accusateur](#term-player-as-accuser) + ce qu’il reçoit [comme accusé](#term-player-as-accused).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [cartes en main](@number-hand-size)

# text: 20 with 3 players, 16 with 4, 14 with 5, 12 with 6
book-d923512bdc = 20 à 3 joueurs, 16 à 4, 14 à 5, 12 à 6

# text: [full rounds](@number-full-rounds)
book-ad4921fbed = [manches complètes](@number-full-rounds)

# text: 8 with 3 or 4 players, 6 with 5 or 6
book-810814dcff = 8 à 3 ou 4 joueurs, 6 à 5 ou 6

# text: [tombs](@number-tombs)
book-efcb425cd2 = [tombes](@number-tombs)

# text: [column size](@number-column-size)
book-5c54a731e0 = [taille de la colonne](@number-column-size)

# text: [majority](@number-majority)
book-e72479d8fb = [majorité](@number-majority)

# text: [objectives dealt](@number-objectives-dealt)
book-dc567293aa = [objectifs distribués](@number-objectives-dealt)

# text: [last round](@number-last-round)
book-f487b6415a = [dernière manche](@number-last-round)

# text: the smaller of [full rounds](#number-full-rounds) and [7](#number-tombs) if the ruling [round 8](#option-round-8) is *seven rounds*, otherwise [full rounds](#number-full-rounds)
book-4d9a76288e = le plus petit des [manches complètes](#number-full-rounds) et de [7](#number-tombs) si l’interprétation « [huitième manche](#option-round-8) » est *sept manches*, sinon les [manches complètes](#number-full-rounds)

# text: [late spy](@number-late-spy)
book-14c1f85c38 = [espionnage tardif](@number-late-spy)

# text: 21 with 3 players, 17 with 4, 15 with 5, 13 with 6
book-e51e2afe82 = 21 à 3 joueurs, 17 à 4, 15 à 5, 13 à 6

# text: 1 if the ruling [spy order](#option-spy-order) is *any order*, otherwise [hand size](#number-hand-size) + 1
book-1ddbdf9139 = 1 si l’interprétation « [ordre de l’espionnage](#option-spy-order) » est *dans n’importe quel ordre*, sinon la [taille de la main](#number-hand-size) + 1

# text: [right accuser](@number-right-accuser)
book-b82560110d = [bon accusateur](@number-right-accuser)

# text: [right accused](@number-right-accused)
book-c0853a8ad9 = [accusé à raison](@number-right-accused)

# text: [wrong accuser](@number-wrong-accuser)
book-e1f901ce69 = [mauvais accusateur](@number-wrong-accuser)

# text: [wrong accused](@number-wrong-accused)
book-45520b4c1a = [accusé à tort](@number-wrong-accused)

# text: Games
book-d9dae78103 = Nombre de parties

# text: How many games make a match?
book-c14242364f = Combien de manches font une partie ?

# text: **Usual answer:** 1. The answers are: 1, 2, 3, 4, 5, 6, 7, 8 or 9.
book-464c0121e5 = **Réponse habituelle :** 1. Les réponses sont : 1, 2, 3, 4, 5, 6, 7, 8 ou 9.

# text: **Why:** It is agreed in advance.
book-c8a7a02d70 = **Pourquoi :** On en convient à l’avance.

# text: [Who wins](#score): Lowest (the number of cards in the player's [hand](#zone-hand)) first (if the ruling [games](#option-games) is 1).
book-282d1853c9 = [Qui gagne](#score) : d’abord le moins de cartes dans la [main](#zone-hand) du joueur (si l’interprétation « [nombre de parties](#option-games) » est 1).

# text: [Who wins](#score): Highest [gain](#term-player-gain) first (if the ruling [games](#option-games) is more than 1).
book-963b112747 = [Qui gagne](#score) : d’abord le plus haut [gain](#term-player-gain) (si l’interprétation « [nombre de parties](#option-games) » est supérieure à 1).

# text: Detective split
book-688c50f9b7 = Répartition des détectives

# text: How many detectives of value 1, 2 and 3 are there?
book-0a4974bdff = Combien y a-t-il de détectives de valeur 1, 2 et 3 ?

# text: **Usual answer:** thirteen nine five. The answers are: thirteen nine five, fifteen nine three, thirteen eleven three or thirteen nine three.
book-f85f095f40 = **Réponse habituelle :** 13, 9, 5. Les réponses sont : 13, 9, 5; 15, 9, 3; 13, 11, 3; ou 13, 9, 3.

# text: **Why:** One wrong word, and even steps.
book-89f6c6b8d4 = **Pourquoi :** Un seul mot faux, et des écarts réguliers.

# text: An answer is allowed only if the number of players is less than 6, or the ruling [detective split](#option-detective-split) is not *thirteen nine three*.
book-a9198f9033 = Une réponse n’est permise que si le nombre de joueurs est inférieur à 6 ou si l’interprétation « [répartition des détectives](#option-detective-split) » n’est pas *13, 9, 3*.

# text: [card](#component-card): How many with value 1: 15 if the ruling [detective split](#option-detective-split) is *fifteen nine three*, otherwise 13.
book-a65d89b5e6 = [carte](#component-card) : combien de valeur 1 : 15 si l’interprétation « [répartition des détectives](#option-detective-split) » est *15, 9, 3*, sinon 13.

# text: [card](#component-card): How many with value 2: 11 if the ruling [detective split](#option-detective-split) is *thirteen eleven three*, otherwise 9.
book-a049d0ab03 = [carte](#component-card) : combien de valeur 2 : 11 si l’interprétation « [répartition des détectives](#option-detective-split) » est *13, 11, 3*, sinon 9.

# text: [card](#component-card): How many with value 3: 5 if the ruling [detective split](#option-detective-split) is *thirteen nine five*, otherwise 3.
book-4b11ffc101 = [carte](#component-card) : combien de valeur 3 : 5 si l’interprétation « [répartition des détectives](#option-detective-split) » est *13, 9, 5*, sinon 3.

# text: Pair needs side
book-0a38d54201 = Paires avec son camp seulement

# text: Must its side win before a pair of tombs pays?
book-1acebabea8 = Faut-il que son camp gagne pour qu’une paire de tombes rapporte ?

# text: **Usual answer:** no. The answers are: no or yes.
book-364ca19244 = **Réponse habituelle :** non. Les réponses sont : non ou oui.

# text: **Why:** The detailed section names the tombs alone.
book-64f0a7c80f = **Pourquoi :** La section détaillée ne demande que les tombes.

# text: [fulfilled](#term-objective-fulfilled): The objective is *[pair done](#term-objective-pair-done)*, and (the objective is *[side won](#term-objective-side-won)*, or the ruling [pair needs side](#option-pair-needs-side) is no).
book-e697a1af13 = [Rempli](#term-objective-fulfilled) : l’objectif est une *[paire réussie](#term-objective-pair-done)*, et (l’objectif est du *[camp gagnant](#term-objective-side-won)*, ou l’interprétation « [paires avec son camp seulement](#option-pair-needs-side) » est no).

# text: Pawn after accusation
book-ee50bb5281 = Pion après une accusation

# text: Does the pawn go on from the active player after accusations?
book-17dba2b18b = Le pion va-t-il à la gauche du joueur actif après un tour avec accusations ?

# text: **Usual answer:** unchanged. The answers are: unchanged or passes.
book-5f42ddc9ce = **Réponse habituelle :** inchangé. Les réponses sont : inchangé ou il passe.

# text: **Why:** It moves after full rounds.
book-3274fb2e2e = **Pourquoi :** Ailleurs, il ne bouge qu’après des tours de table complets.

# text: [turn](#phase-turn): If the ruling [pawn after accusation](#option-pawn-after-accusation) is *passes*, and the [tombs robbed](#term-tombs-robbed) is more than *robbed before*: set the [holder](#state-holder) to the player to your left.
book-4a19986e6d = [Tour](#phase-turn) : si l’interprétation « [pion après une accusation](#option-pawn-after-accusation) » est *il passe* et que le nombre de [tombes pillées](#term-tombs-robbed) est supérieur à *pillées avant* : le [pion](#state-holder) passe au joueur à ta gauche.

# text: Second card exception
book-f0edf3ddb8 = Deuxième carte après les accusations

# text: Who may go on after accusations in his turn?
book-b299c78604 = Qui peut continuer son tour après des accusations ?

# text: **Usual answer:** any player. The answers are: any player or first player only.
book-88c6203dbb = **Réponse habituelle :** tout joueur. Les réponses sont : tout joueur ou le premier joueur seulement.

# text: **Why:** Nothing sets the first player apart.
book-0aeb66aca0 = **Pourquoi :** Rien ne distingue le premier joueur.

# text: An answer is allowed only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-aca7c617df = Une réponse n’est permise que si l’interprétation « [deuxième carte après les accusations](#option-second-card-exception) » est *tout joueur* ou si l’interprétation « [compte de deux cartes](#option-two-cards-timing) » est *l’une après l’autre*.

# text: [turn](#phase-turn): This is done only if the ruling [second card exception](#option-second-card-exception) is *any player*, or the tomb's [fate](#state-fate) is not *robbed*, or you are the [holder](#state-holder).
book-51d137c7f2 = [Tour](#phase-turn) : cela n’a lieu que si l’interprétation « [deuxième carte après les accusations](#option-second-card-exception) » est *tout joueur*, ou si le [sort](#state-fate) de la tombe n’est pas *pillée*, ou si tu as le [pion](#state-holder).

# text: Accuse at end
book-63e6c83550 = Accusations à la fin

# text: Do tombs robbed in the last count bring accusations?
book-22351e7a5c = Y a-t-il des accusations après les tombes pillées lors du dernier compte ?

# text: **Why:** Play is over.
book-e99338499b = **Pourquoi :** Le jeu est fini.

# text: [last count](#phase-last-count): If the ruling [accuse at end](#option-accuse-at-end) is yes, and the [tombs robbed](#term-tombs-robbed) is more than *robbed in play*: go through [Accusations](#phase-accusations).
book-f17793f9d0 = [Dernier compte](#phase-last-count) : si l’interprétation « [accusations à la fin](#option-accuse-at-end) » est yes et que le nombre de [tombes pillées](#term-tombs-robbed) est supérieur à *pillées en jeu* : jouez les [accusations](#phase-accusations).

# text: Spy order
book-729c85660f = Ordre de l’espionnage

# text: May one place a card and spy then?
book-76022e0e88 = Peut-on poser une carte puis espionner ?

# text: **Usual answer:** spy first. The answers are: spy first or any order.
book-a286c3da0c = **Réponse habituelle :** d’abord espionner. Les réponses sont : d’abord espionner ou dans n’importe quel ordre.

# text: **Why:** The text speaks of a second card.
book-d8201647ce = **Pourquoi :** Le texte parle d’une deuxième carte.

# text: The number [late spy](#number-late-spy) depends on it.
book-23270a2a20 = Le nombre [espionnage tardif](#number-late-spy) en dépend.

# text: Spy face
book-11e534253c = Position de la police défaussée

# text: How do discarded police lie?
book-0e14350263 = Comment la police défaussée est-elle posée ?

# text: **Usual answer:** face up. The answers are: face up or face down.
book-a6f5704436 = **Réponse habituelle :** visible. Les réponses sont : visible ou caché.

# text: **Why:** They are out.
book-9240c51f83 = **Pourquoi :** Elle est hors du jeu.

# text: [spies](#zone-spies): Who sees it: everyone if the ruling [spy face](#option-spy-face) is *face up*, otherwise nobody.
book-237b847583 = [Espions](#zone-spies) : qui les voit : tout le monde si l’interprétation « [position de la police défaussée](#option-spy-face) » est *visible*, sinon personne.

# text: Spy without target
book-0cdc557b9b = Espionnage sans cible

# text: May police be discarded when no last card lies face down?
book-484d7cd594 = Peut-on défausser la police quand aucune dernière carte n’est face cachée ?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Réponse habituelle :** interdit. Les réponses sont : interdit ou permis.

# text: **Why:** Spying is turning a card.
book-06c2388a1d = **Pourquoi :** Espionner, c’est retourner une carte.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is 2) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-07bb75109f = [Tour](#phase-turn) : on peut aussi choisir [espionner à l’aveugle](#action-spy-blindly) (*minimum* est 2) si l’interprétation « [espionnage sans cible](#option-spy-without-target) » est *permis*, qu’il n’y a pas de tombe [voilée](#term-tomb-veiled) et que le nombre de cartes dans ta [main](#zone-hand) est au moins *minimum*.

# text: [turn](#phase-turn): [Spy blindly](#action-spy-blindly) (*least* is [late spy](#number-late-spy)) can be chosen too, if the ruling [spy without target](#option-spy-without-target) is *allowed*, and there is no [veiled](#term-tomb-veiled) tomb, and the number of cards in your [hand](#zone-hand) is at least *least*.
book-ebc380d99f = [Tour](#phase-turn) : on peut aussi choisir [espionner à l’aveugle](#action-spy-blindly) (*minimum* est le nombre [espionnage tardif](#number-late-spy)) si l’interprétation « [espionnage sans cible](#option-spy-without-target) » est *permis*, qu’il n’y a pas de tombe [voilée](#term-tomb-veiled) et que le nombre de cartes dans ta [main](#zone-hand) est au moins *minimum*.

# text: Objective order
book-99b01631f9 = Choix des objectifs

# text: Are objectives chosen after the hand is seen?
book-8b42d8406b = Choisit-on les objectifs après ou avant d’avoir vu sa main ?

# text: **Usual answer:** after. The answers are: after or before.
book-f561b247a3 = **Réponse habituelle :** après. Les réponses sont : après ou avant.

# text: **Why:** A review says after.
book-55bbce99ac = **Pourquoi :** Une critique dit : après.

# text: [one game](#phase-one-game): If the ruling [objective order](#option-objective-order) is *before*: go through [Deal objectives](#phase-deal-objectives).
book-945658d59e = [Une partie](#phase-one-game) : si l’interprétation « [choix des objectifs](#option-objective-order) » est *avant* : jouez [Distribuer les objectifs](#phase-deal-objectives).

# text: [one game](#phase-one-game): This is done only if the ruling [objective order](#option-objective-order) is *after*.
book-1a86fc7ef1 = [Une partie](#phase-one-game) : cela n’a lieu que si l’interprétation « [choix des objectifs](#option-objective-order) » est *après*.

# text: Two cards timing
book-bbd978c264 = Compte de deux cartes

# text: Is the first card counted before the second is placed?
book-65b05d12d8 = La première carte est-elle comptée avant que la deuxième soit posée ?

# text: **Usual answer:** sequential. The answers are: sequential or both first.
book-30359987a9 = **Réponse habituelle :** l’une après l’autre. Les réponses sont : l’une après l’autre ou d’abord les deux.

# text: **Why:** It may bring accusations.
book-63a480c7e6 = **Pourquoi :** Elle peut d’abord amener des accusations.

# text: [turn](#phase-turn): This is done only if the ruling [two cards timing](#option-two-cards-timing) is *sequential*.
book-28c9027c32 = [Tour](#phase-turn) : cela n’a lieu que si l’interprétation « [compte de deux cartes](#option-two-cards-timing) » est *l’une après l’autre*.

# text: Early end check
book-4e9c9fbc2c = Fin anticipée

# text: When do four tombs of one kind end the game?
book-778f0b0399 = Quand quatre tombes d’une même sorte mettent-elles fin au jeu ?

# text: **Usual answer:** end of turn. The answers are: end of turn or at once.
book-3b58ecd69f = **Réponse habituelle :** à la fin du tour. Les réponses sont : à la fin du tour ou aussitôt.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Pourquoi :** Le texte le dit.

# text: [fill](#phase-fill): If *[decided](#term-decided)* applies, and the ruling [early end check](#option-early-end-check) is *at once*: [Rounds](#phase-rounds) ends at once.
book-be0785f831 = [Remplir](#phase-fill) : si *[décidé](#term-decided)* est vrai et que l’interprétation « [fin anticipée](#option-early-end-check) » est *aussitôt* : les [manches](#phase-rounds) se terminent aussitôt.

# text: Round 8
book-95388a4630 = Huitième manche

# text: Is there an eighth round, though only tombs count?
book-ff90524949 = Y a-t-il un huitième tour, bien que seules sept tombes puissent être retournées pour compter ?

# text: **Usual answer:** plain counter. The answers are: plain counter or seven rounds.
book-1c9b770986 = **Réponse habituelle :** simple compte. Les réponses sont : simple compte ou sept manches.

# text: **Why:** They are just counters.
book-7e921d68a0 = **Pourquoi :** Les tombes ne sont que des compteurs.

# text: An answer is allowed only if the ruling [round 8](#option-round-8) is *plain counter*, or [full rounds](#number-full-rounds) are more than [7](#number-tombs).
book-2d302de232 = Une réponse n’est permise que si l’interprétation « [huitième manche](#option-round-8) » est *simple compte* ou si les [manches complètes](#number-full-rounds) sont plus de [7](#number-tombs).

# text: The number [last round](#number-last-round) depends on it.
book-cf6ec04890 = Le nombre [dernière manche](#number-last-round) en dépend.

# text: Tie elimination
book-f57ba6c26a = Égalité en tête

# text: What happens to leaders who are tied?
book-105c0b40d5 = Que deviennent les premiers encore à égalité ?

# text: **Usual answer:** out. The answers are: out or shared.
book-0dfe616cd5 = **Réponse habituelle :** éliminés. Les réponses sont : éliminés ou partagé.

# text: **Why:** The next best wins.
book-53a5c3eacd = **Pourquoi :** Tel qu’imprimé, le suivant gagne.

# text: [Who wins](#score): The ruling [tie elimination](#option-tie-elimination) says what follows: if it is *out*, leaders who are still equal fall behind all others, who are ranked again; if it is *shared*, those who are still equal share the rank.
book-1601b60b54 = [Qui gagne](#score) : l’interprétation « [égalité en tête](#option-tie-elimination) » dit ce qui suit : si elle est *éliminés*, les meneurs encore à égalité passent derrière tous les autres, qui sont classés à nouveau ; si elle est *partagé*, ceux qui sont encore à égalité partagent le rang.

# text: Accusation basis
book-5f7cee8b8d = Motif d’une accusation

# text: How many black objectives make the accused guilty?
book-48df6f4420 = Combien d’objectifs noirs rendent l’accusé coupable ?

# text: **Usual answer:** any black. The answers are: any black or all black.
book-5cf7d0a41d = **Réponse habituelle :** un noir quelconque. Les réponses sont : un noir quelconque ou tous les noirs.

# text: **Why:** The text asks for one.
book-8a63966ebf = **Pourquoi :** Le texte en demande au moins un.

# text: [guilty](#term-player-guilty): There is a *black* [fulfilled](#term-objective-fulfilled) objective in the player's [goals](#zone-goals), and (the ruling [accusation basis](#option-accusation-basis) is *any black*, or there is no *black* objective (the *goal*) in the player's [goals](#zone-goals) where the *goal* is not *[fulfilled](#term-objective-fulfilled)*).
book-8aacb33d1c = [Coupable](#term-player-guilty) : il y a un objectif *noir* [rempli](#term-objective-fulfilled) parmi les [objectifs](#zone-goals) du joueur, et (l’interprétation « [motif d’une accusation](#option-accusation-basis) » est *un noir quelconque*, ou il n’y a pas d’objectif *noir* parmi les [objectifs](#zone-goals) du joueur qui ne soit pas *[rempli](#term-objective-fulfilled)*).

# text: Next first player
book-fd5611e7f2 = Prochain premier joueur

# text: Who starts the next game of a match?
book-cfb364a8e1 = Qui commence la manche suivante d’une partie ?

# text: **Usual answer:** pawn moves left. The answers are: pawn moves left or lowest score.
book-d6c748cdd0 = **Réponse habituelle :** le pion passe à gauche. Les réponses sont : le pion passe à gauche ou le plus bas score.

# text: **Why:** The pawn always moves left.
book-e2a95bcf7d = **Pourquoi :** Le pion va toujours vers la gauche.

# text: An answer is allowed only if the ruling [next first player](#option-next-first-player) is *pawn moves left*, or the ruling [games](#option-games) is more than 1.
book-fa75500cd9 = Une réponse n’est permise que si l’interprétation « [prochain premier joueur](#option-next-first-player) » est *le pion passe à gauche* ou si l’interprétation « [nombre de parties](#option-games) » est supérieure à 1.

# text: [choose holder](#effect-choose-holder): If the ruling [next first player](#option-next-first-player) is *pawn moves left*: set the [holder](#state-holder) to the player to the left of the [starter](#state-starter); otherwise: set the [holder](#state-holder) to the first player, clockwise from the [holder](#state-holder), where the player's [gain](#term-player-gain) is the lowest [gain](#term-player-gain) of all players.
book-6a3c116ad7 = [Attribuer le pion](#effect-choose-holder) : si l’interprétation « [prochain premier joueur](#option-next-first-player) » est *le pion passe à gauche* : le [pion](#state-holder) passe au joueur à gauche du [premier joueur](#state-starter) ; sinon : le [pion](#state-holder) passe au premier joueur, dans le sens horaire à partir de celui qui a le [pion](#state-holder), dont le [gain](#term-player-gain) est le plus bas [gain](#term-player-gain) de tous les joueurs.

# text: Empty column
book-6be6472c7d = Tombe vide à la fin

# text: Is a tomb without cards counted in the end?
book-c9d9de7494 = Une tombe sans carte est-elle comptée à la fin ?

# text: **Usual answer:** counted. The answers are: counted or ignored.
book-d6bdfb9b91 = **Réponse habituelle :** comptée. Les réponses sont : comptée ou ignorée.

# text: **Why:** It is saved with equal sums.
book-47e01fd58e = **Pourquoi :** Sa défense égale son butin, elle est donc sauvée.

# text: [last count](#phase-last-count): The tomb is *[uncounted](#term-tomb-uncounted)*, and (there is a card in the tomb's [column](#zone-column), or the ruling [empty column](#option-empty-column) is *counted*).
book-3fe35c1758 = [Dernier compte](#phase-last-count) : la tombe est *[non comptée](#term-tomb-uncounted)*, et (il y a une carte dans la [colonne](#zone-column) de la tombe, ou l’interprétation « [tombe vide à la fin](#option-empty-column) » est *comptée*).

# text: **[Detectives](@assumed-detectives)**: 13, 9 and 5 of value 1, 2 and 3. The rulebook prints 13, 9 and 3, and says 27.
book-7ea263ade2 = **[Détectives](@assumed-detectives)** : 13, 9 et 5 de valeur 1, 2 et 3. Le livret imprime 13, 9 et 3, ce qui fait 25, et dit 27.

# text: **[Objectives](@assumed-objectives)**: All of objectives.csv, in each colour seven pairs and two majorities.
book-6045a4aadc = **[Objectifs](@assumed-objectives)** : tout objectives.csv. Dans chaque couleur sept paires, chaque tombe dans deux d’entre elles, et deux majorités ; aucune source ne les montre.

# text: **[Holder](@assumed-holder)**: The first player is drawn by lot.
book-1ea490acb6 = **[Pion](@assumed-holder)** : le premier joueur est tiré au sort.

# text: **[Nobody left](@assumed-nobody-left)**: If all are tied to the end, they share.
book-a0716153d6 = **[Personne ne reste](@assumed-nobody-left)** : si tous sont à égalité jusqu’au bout, ils partagent la victoire.

# text: It has room for [5](#number-column-size).
book-7bdf75ba99 = Il y a de la place pour [5](#number-column-size).

# text: **[Full](@term-tomb-full)**: a tomb is *full* if the number of cards in the tomb's [column](#zone-column) is [5](#number-column-size).
book-73359f45a2 = **[Pleine](@term-tomb-full)** : une tombe est *pleine* si le nombre de cartes dans la [colonne](#zone-column) de la tombe est [5](#number-column-size).

# text: 6 with 3 or 4 players, 4 with 5 or 6
book-249a3cbbea = 6 à 3 ou 4 joueurs, 4 à 5 ou 6

# text: **[Escorts](@term-tomb-escorts)** of a tomb: [7](#number-column-size) if there is a detective in the tomb's [column](#zone-column), otherwise 0.
book-7af7f511b5 = **[Escorte](@term-tomb-escorts)** d’une tombe : [7](#number-column-size) s’il y a un détective dans la [colonne](#zone-column) de la tombe, sinon 0.

# text: **The goal.** The player who comes first in the end has won: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank. The points are the player's [total](#state-total).
book-71c5fab5c3 = **Le but.** Le joueur qui est premier à la fin a gagné : d’abord le plus de points, puis le moins de cartes dans la [main](#zone-hand) ; ceux qui sont encore à égalité partagent le rang. Les points sont le [total](#state-total) du joueur.

# text: The ranking: highest points first, then lowest (the number of cards in the player's [hand](#zone-hand)) first, then those who are still equal share the rank.
book-15b28fe3a3 = Le classement : d’abord le plus de points, puis le moins de cartes dans la [main](#zone-hand) du joueur ; ceux qui sont encore à égalité partagent le rang.

# text: **Usual answer:** shared. The answers are: out or shared.
book-20306bacb1 = **Réponse habituelle :** partagé. Les réponses sont : éliminés ou partagé.

# text: Otherwise, [4](#number-right-accuser) if the player's [suspect](#state-suspect) is *[guilty](#term-player-guilty)*.
book-e801b6d45a = Sinon [4](#number-right-accuser) si le [suspect](#state-suspect) du joueur est *[coupable](#term-player-guilty)*.

# text: Otherwise, [-2](#number-wrong-accuser).
book-e666958c97 = Sinon [-2](#number-wrong-accuser).

# text: **[As accused](@term-player-as-accused)** of a player: ([-3](#number-right-accused) if the player is *[guilty](#term-player-guilty)*, otherwise [2](#number-wrong-accused)) × (the number of players *p* where player *p*'s [suspect](#state-suspect) is the player).
book-389929d321 = **[Comme accusé](@term-player-as-accused)** (d’un joueur) : ([-3](#number-right-accused) si le joueur est *[coupable](#term-player-guilty)*, sinon [2](#number-wrong-accused)) × (le nombre de joueurs *p* dont le [suspect](#state-suspect) est ce joueur).

# text: **[Holds out](@term-tomb-holds-out)**: a tomb *holds out* if the tomb's [defence](#term-tomb-defence) is more than the tomb's [loot](#term-tomb-loot).
book-18f77bf206 = **[Tient](@term-tomb-holds-out)** : une tombe *tient* si la [défense](#term-tomb-defence) de la tombe est supérieure au [butin](#term-tomb-loot) de la tombe.

# text: **Deal.** For each player: draw [2](#number-objectives-dealt) objectives from the [unused](#zone-unused) into the player's [goals](#zone-goals).
book-1ea1d5baf6 = **Distribuer.** Pour chaque joueur : pioche [2](#number-objectives-dealt) objectifs des [inutilisés](#zone-unused) vers les [objectifs](#zone-goals) du joueur.

# text: The seventh card counts the tomb at once
book-8694a609fb = La septième carte fait compter la tombe aussitôt

# text: Nobody knows what was not dealt, nor whose goals are whose
book-1e90ebd373 = Personne ne sait ce qui n’a pas été distribué ni à qui sont les objectifs

# text: With a full hand there is no spying after a card either
book-05df999f5e = Avec une main pleine, on n’espionne pas non plus après une carte

# text: After spying the seventh card counts its tomb
book-ca2691faf9 = Après l’espionnage, la septième carte fait compter sa tombe

# text: Two of three objectives are kept in secret
book-aafb20a16c = Deux objectifs sur trois sont gardés en secret

# text: One card is placed, or two at different tombs
book-e14cc9ed23 = On pose une carte, ou deux à des tombes différentes

# text: No spying after a card
book-5c3a0c6def = Pas d’espionnage après une carte

# text: No third card
book-50a3d8e45e = Pas de troisième carte

# text: A single tomb takes a single card
book-db2b58da22 = Une seule tombe reçoit une seule carte

# text: Faces alternate, and only who placed a card knows what lies face down
book-0d7c3a65cd = Les faces alternent, et seul celui qui a posé une carte sait ce qui est face cachée

# text: After a spied card the next lies face down and then one face up
book-9ddb1c0afe = Après une carte espionnée, la suivante est face cachée, puis la suivante visible

# text: Who spies must place one card then, also at the same tomb, and no other
book-e2a06db1e4 = Qui espionne doit ensuite poser une carte, même à la même tombe, et pas d’autre

# text: The fifth card counts the tomb
book-805449a732 = La cinquième carte fait compter la tombe

# text: Rounds with 3 players
book-e6cad9fc59 = Manches à 3 joueurs

# text: Rounds with 4 players
book-e6b1fe7742 = Manches à 4 joueurs

# text: Rounds with 5 players
book-67e646e7a8 = Manches à 5 joueurs

# text: Rounds with 6 players
book-5c0c7797d1 = Manches à 6 joueurs

# text: C3 one detective is enough
book-9a0acf478e = C3 Un détective suffit

# text: C2 none is not
book-18eb81add1 = C2 Aucun ne suffit pas

# text: Leaders with equal cards share
book-3eef4ab9e1 = Les premiers à cartes égales partagent

# text: Right and wrong
book-cc4427514f = Juste et faux

# text: Equal is robbed
book-bec72cfe17 = À égalité, la tombe est pillée

# text: More is saved
book-f6ce01817b = Avec plus, la tombe est sauvée

# text: Nothing against nothing
book-8c3de095d8 = Rien contre rien

# text: One of two is kept
book-6bdc88055b = Un sur deux est gardé
