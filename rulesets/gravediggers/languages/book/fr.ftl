### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Bury valuables, then rob the cemeteries. The modest are paid first.
book-bc3b35c765 = Enterrez des objets de valeur, puis pillez les cimetières. Les modestes sont payés d’abord.

# text: **The goal.** The richest wins when the last cemeteries are robbed.
book-ea5a3b1f09 = **Le but.** Le plus riche gagne quand une main est vide et que les derniers cimetières sont pillés.

# text: Cards
book-a52fcbbc33 = Cartes

# text: In all: 45. Unless something else is said: sort *people* and value 0.
book-ff8a6b6c1d = En tout : 45. Sauf indication contraire, la sorte est *personnages* et la valeur 0.

# text: valuable
book-8b6e13fa6c = objet de valeur

# text: sort *valuables*; value 2 (4×), 3 (4×), 4 (4×), 5 (11×) and 10 (2×); called “valuable *value*”
book-0040f9ccc0 = sorte *objets de valeur* ; valeur 2 (4×), 3 (4×), 4 (4×), 5 (11×) et 10 (2×) ; appelé « objet de valeur *valeur* »

# text: valuable X (doubler)
book-a6bdf22d50 = objet de valeur X (doubleur)

# text: sort *valuables*
book-6e07a2ca85 = sorte *objets de valeur*

# text: widow
book-284590cf03 = veuve

# text: guard
book-a9d4034da0 = gardien

# text: accomplice
book-62850769ef = complice

# text: bandit
book-07299a3f88 = bandit

# text: Tiles
book-4da22a362d = Tuiles

# text: In all: 7.
book-1b9edfc2aa = En tout : 7.

# text: place
book-81df63580c = placer

# text: view
book-2bcb43cbc8 = regarder

# text: turn over
book-526915457e = retourner

# text: gravedigger
book-7d365085b3 = fossoyeur

# text: Cemeteries: 5, in a ring, numbered from 1.
book-732f356569 = Cimetières : 5, en cercle, numérotés à partir de 1.

# text: [bank](@money-bank)
book-2d4e566909 = [banque](@money-bank)

# text: coins
book-62f014cb31 = pièces

# text: nobody
book-6382b3cc88 = personne

# text: It never runs out.
book-db7e21ebd4 = Elle ne s’épuise jamais.

# text: [coins (of each player)](@money-coins)
book-009330754a = [pièces (de chaque joueur)](@money-coins)

# text: its owner only
book-eec7a1726d = seulement son propriétaire

# text: It never holds more than [660](#number-richest).
book-1b3bb2b4e7 = Il n’y en a jamais plus de [660](#number-richest).

# text: [fist (of each player)](@money-fist)
book-bceb3c38bf = [poing (de chaque joueur)](@money-fist)

# text: everyone
book-5d67991ae9 = tout le monde

# text: What one stakes. It never holds more than [660](#number-richest).
book-19f31f8b18 = Ce qu’on mise dans un pillage. Il n’y en a jamais plus de [660](#number-richest).

# text: [bounty (of each cemetery)](@money-bounty)
book-f84f42cff5 = [butin (de chaque cimetière)](@money-bounty)

# text: What a robbery shares out. It never holds more than [660](#number-richest).
book-db0813e5e4 = Ce qu’un pillage a à partager. Il n’y en a jamais plus de [660](#number-richest).

# text: [credit](@money-credit)
book-e5ecaa4b31 = [crédit](@money-credit)

# text: notes
book-ab5aa97074 = dettes

# text: [notes (of each player)](@money-notes)
book-5276faf5e3 = [dettes (de chaque joueur)](@money-notes)

# text: Each is a debt of ten. It never holds more than [5](#number-most-notes).
book-698aad647a = Chacune est une dette de dix. Il n’y en a jamais plus de [5](#number-most-notes).

# text: Every coin is paid in pieces of 1, 5 and 20 if the ruling [fist change](#option-fist-change) is *exact coins*.
book-37b75c8c58 = Chaque pièce est payée en pièces de 1, 5 et 20 si l’interprétation « [monnaie pour le poing](#option-fist-change) » est *pièces exactes*.

# text: [deck](@zone-deck)
book-9711e4ad49 = [pioche](@zone-deck)

# text: cards
book-6ac9a32c0c = cartes

# text: At the start all cards are here.
book-0c8f208f22 = Au début, toutes les cartes sont ici.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [main (de chaque joueur)](@zone-hand)

# text: [plot (of each cemetery)](@zone-plot)
book-3d7ebe4ea8 = [tombes (de chaque cimetière)](@zone-plot)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tous voient ce qui y est face visible, personne le reste

# text: Whoever has seen what lies here may look again.
book-9210ac2721 = Qui a vu ce qui se trouve ici peut le regarder de nouveau.

# text: [box](@zone-box)
book-9cbcf6d509 = [boîte](@zone-box)

# text: [pool](@zone-pool)
book-c89dd8222e = [réserve](@zone-pool)

# text: tiles
book-ad9243fa6f = tuiles

# text: At the start all tiles are here.
book-2e8166bfce = Au début, toutes les tuiles sont ici.

# text: [used](@zone-used)
book-989ac9e04a = [utilisées](@zone-used)

# text: [closed (of each cemetery)](@state-closed)
book-b0d1f73bcd = [fermé (de chaque cimetière)](@state-closed)

# text: yes or no
book-82b0057137 = oui ou non

# text: no
book-9390298f3f = non

# text: [stalled](@state-stalled)
book-bf48844fdd = [blocage](@state-stalled)

# text: 0 to 8
book-9230f10eda = 0 à 8

# text: Turns in a row with every cemetery closed.
book-290254bccb = Tours de suite qui ont commencé alors que tous les cimetières étaient fermés.

# text: [spoils](@state-spoils)
book-7d30c797c3 = [partage](@state-spoils)

# text: modest first, greedy first or withheld
book-e5b38ad22b = les modestes d’abord, les gourmands d’abord ou pas de partage

# text: *modest first*
book-d429d1788a = *les modestes d’abord*

# text: Who is paid.
book-6b976fd4ad = Qui est payé, et qui d’abord.

# text: [before (of each player)](@state-before)
book-ed41adda1f = [avant (de chaque joueur)](@state-before)

# text: -50 to 660
book-f6cac30a36 = -50 à 660

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Mets toutes les cartes dans la [pioche](#zone-deck).

# text: Put all tiles into the [pool](#zone-pool).
book-7ee1122ebd = Mets toutes les tuiles dans la [réserve](#zone-pool).

# text: Put coins into the [bank](#money-bank): 235.
book-695f6021e0 = Mets des pièces dans la [banque](#money-bank) : 235.

# text: Put notes into the [credit](#money-credit): 5.
book-cc2eb1645f = Mets des dettes dans le [crédit](#money-credit) : 5.

# text: **Deal.**
book-c789623a46 = **Distribution.**

# text: Shuffle the [deck](#zone-deck).
book-224b5ee280 = Mélange la [pioche](#zone-deck).

# text: Shuffle the [pool](#zone-pool).
book-17040b9f26 = Mélange la [réserve](#zone-pool).

# text: For each cemetery: draw 1 card from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-aea1fb41d3 = Pour chaque cimetière : pioche 1 carte de la [pioche](#zone-deck) et pose-la face cachée dans les [tombes](#zone-plot) du cimetière.

# text: For each player:
book-43f9a002dd = Pour chaque joueur :

# text: Draw [5](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-7b05c7224c = Pioche [5](#number-hand-size) cartes de la [pioche](#zone-deck) pour la [main](#zone-hand) du joueur.

# text: [5](#number-starting-ones) times: pay 1 coin from the [bank](#money-bank) into the player's [coins](#money-coins).
book-53887adb59 = [5](#number-starting-ones) fois : paie 1 pièce de la [banque](#money-bank) aux [pièces](#money-coins) du joueur.

# text: Pay 5 coins ([10](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-d5fa4e08ca = Paie 5 pièces ([10](#number-starting-coins) - [5](#number-starting-ones)) de la [banque](#money-bank) aux [pièces](#money-coins) du joueur.

# text: **Lot.** Note the *starter*: a player, chosen at random.
book-5755a7920e = **Tirage.** Désigne le *premier joueur* : un joueur, choisi au hasard.

# text: Game
book-5c412a2620 = Partie

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Après la [mise en place](#set-up) :

# text: **Week.** Go through [Week](#phase-week).
book-25306ff9ae = **Semaine.** Jouez la [semaine](#phase-week).

# text: Week
book-e78041ab51 = Semaine

# text: It is about a player (the *starter*).
book-2e2b43e51a = Il s’agit d’un joueur (le *premier joueur*).

# text: **Turn.** The players take turns, clockwise from the *starter* (*you* are the player at turn), until, after a turn, your [hand](#zone-hand) is empty, or there is no [open](#term-cemetery-open) cemetery:
book-ba8f9081c4 = **Tour.** Les joueurs jouent à tour de rôle, dans le sens horaire à partir du *premier joueur* (*tu* es le joueur dont c’est le tour), jusqu’à ce qu’après un tour ta [main](#zone-hand) soit vide ou qu’il n’y ait plus de cimetière [ouvert](#term-cemetery-open) :

# text: **Stall.** If there is no [open](#term-cemetery-open) cemetery: add 1 to *[stalled](#state-stalled)*.
book-36ddfa7888 = **Blocage.** S’il n’y a pas de cimetière [ouvert](#term-cemetery-open) : ajoute 1 à *[blocage](#state-stalled)*.

# text: **Draw.** Draw 1 tile from the [pool](#zone-pool) into the [used](#zone-used).
book-3e9ae3ecc0 = **Pioche.** Pioche 1 tuile de la [réserve](#zone-pool) vers les [utilisées](#zone-used).

# text: **Read.** Note the tile: the last tile in the [used](#zone-used).
book-f8ab435566 = **Lecture.** La tuile est la dernière des [utilisées](#zone-used).

# text: **Tell.** Announce: “*player* draws the *tile* tile”.
book-8de5f1350e = **Annonce.** Annonce : « *joueur* pioche la tuile *tuile* ».

# text: **Place.** If the tile is a place:
book-7b04510ff7 = **Placer.** Si la tuile est « placer » :

# text: You must [Bury](#action-bury).
book-52b2aaf724 = Tu dois [enterrer](#action-bury).

# text: Then: if your [hand](#zone-hand) is empty: go through [Last robberies](#phase-last-robberies) (the *burial* is the cemetery; the *robber* is you).
book-92f840bdfa = Ensuite : si ta [main](#zone-hand) est vide : jouez les [derniers pillages](#phase-last-robberies) (l’*enterrement* est le cimetière, le *pilleur* est toi).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Si rien de cela n’est possible, il ne se passe rien.

# text: **View.** If the tile is a view:
book-863e1375dc = **Regarder.** Si la tuile est « regarder » :

# text: You must [View](#action-view).
book-2f527f9d5d = Tu dois [regarder](#action-view).

# text: **Turn over.** If the tile is a turn over:
book-a8ac0a2b63 = **Retourner.** Si la tuile est « retourner » :

# text: You must [Turn over](#action-turn-over).
book-1ed940ed82 = Tu dois [retourner](#action-turn-over).

# text: **Dig.** If the tile is a gravedigger:
book-0b977d0398 = **Creuser.** Si la tuile est un fossoyeur :

# text: You must [Rob](#action-rob).
book-8d5bdec802 = Tu dois [piller](#action-rob).

# text: Then: go through [Robbery](#phase-robbery) (the *robber* is you).
book-134b5764dd = Ensuite : jouez le [pillage](#phase-robbery) (le *pilleur* est toi).

# text: **Mix.** If the [pool](#zone-pool) is empty: shuffle the [used](#zone-used) into the [pool](#zone-pool).
book-26b599dadf = **Mélange.** Si la [réserve](#zone-pool) est vide : mélange les [utilisées](#zone-used) dans la [réserve](#zone-pool).

# text: Last robberies
book-56c009ca01 = Derniers pillages

# text: As a hand has run out, the deck refills nothing.
book-907f46df57 = Une main est vide, donc la pioche aussi, et rien n’est remplacé.

# text: It is about a cemetery (the *burial*) and a player (the *robber*).
book-5648bfd948 = Il s’agit d’un cimetière (l’*enterrement*) et d’un joueur (le *pilleur*).

# text: **Round.** For each cemetery where there is a card in the cemetery's [plot](#zone-plot), clockwise from the *robber*'s [home](#term-player-home), one after the other:
book-a8e2dd32f8 = **Ronde.** Pour chaque cimetière dont les [tombes](#zone-plot) contiennent une carte, dans le sens horaire à partir de la [maison](#term-player-home) du *pilleur*, l’un après l’autre :

# text: Go through [Robbery](#phase-robbery).
book-af653820ea = Jouez le [pillage](#phase-robbery).

# text: Robbery
book-3b152296cd = Pillage

# text: It is about a cemetery and a player (the *robber*).
book-90401ec58d = Il s’agit d’un cimetière et d’un joueur (le *pilleur*).

# text: **Credit.** Go through [Credit round](#phase-credit-round).
book-4a50309296 = **Crédit.** Jouez le [tour de crédit](#phase-credit-round).

# text: **Note.** For each player: set the player's [before](#state-before) to the player's [wealth](#term-player-wealth).
book-4474c24680 = **Noter.** Pour chaque joueur : mets [avant](#state-before) du joueur à sa [fortune](#term-player-wealth).

# text: **Fists.** All players choose at the same time and in secret: [Clench](#action-clench); when all have chosen, the choices take effect.
book-81e30e836b = **Poings.** Tous les joueurs choisissent en même temps et en secret : [remplir le poing](#action-clench) ; quand tous ont choisi, les choix prennent effet.

# text: **Reveal.**
book-f26a583e21 = **Révélation.**

# text: Set the [spoils](#state-spoils) to *modest first*.
book-dc10802b3b = Mets le [partage](#state-spoils) à *les modestes d’abord*.

# text: Turn all cards in the cemetery's [plot](#zone-plot) face up.
book-03475e8d68 = Retourne face visible toutes les cartes des [tombes](#zone-plot) du cimetière.

# text: Announce: “*cemetery* holds *all cards in the cemetery's [plot](#zone-plot)*”.
book-1f077114e5 = Annonce : « *cimetière* contient *toutes les cartes des [tombes](#zone-plot) du cimetière* ».

# text: **People.** Carry out the rules of [People](#priority-people) in their order.
book-3a42c21931 = **Personnages.** Applique les règles [Personnages](#priority-people) dans leur ordre.

# text: **Bounty.** If the [spoils](#state-spoils) are not *withheld*:
book-64d365e55f = **Butin.** Si le [partage](#state-spoils) n’est pas *pas de partage* :

# text: **Fill.** Pay as many coins as the cemetery's [treasure](#term-cemetery-treasure) (or as many as there are) from the [bank](#money-bank) into the cemetery's [bounty](#money-bounty).
book-61e31c9da4 = **Remplir.** Paie autant de pièces que le [trésor](#term-cemetery-treasure) du cimetière (ou autant qu’il y en a) de la [banque](#money-bank) au [butin](#money-bounty) du cimetière.

# text: **Share.** Share out as [Bounty shares](#payout-bounty-shares) says.
book-aa5d9bd142 = **Partager.** Partage comme le disent les [parts du butin](#payout-bounty-shares).

# text: **Clear.**
book-62b473e8dc = **Ranger.**

# text: For each player: pay all coins from the player's [fist](#money-fist) into the player's [coins](#money-coins).
book-83fc5d41da = Pour chaque joueur : paie toutes les pièces du [poing](#money-fist) du joueur à ses [pièces](#money-coins).

# text: Put all cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-f0aa9760e1 = Mets toutes les cartes des [tombes](#zone-plot) du cimetière dans la [boîte](#zone-box).

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into the cemetery's [plot](#zone-plot), face down.
book-92b2c5b978 = Pioche 1 carte (s’il y en a une) de la [pioche](#zone-deck) et pose-la face cachée dans les [tombes](#zone-plot) du cimetière.

# text: If the cemetery's [plot](#zone-plot) is empty: from now on the cemetery is *[closed](#state-closed)*.
book-9b6cd7aa9e = Si les [tombes](#zone-plot) du cimetière sont vides : désormais le cimetière est *[fermé](#state-closed)*.

# text: Credit round
book-5c5ea43832 = Tour de crédit

# text: It is about a player (the *robber*).
book-b580299ae2 = Il s’agit d’un joueur (le *pilleur*).

# text: **Ask.** For each player (*you* from here on), clockwise from the *robber*, one after the other:
book-21bb966247 = **Demander.** Pour chaque joueur (*toi* à partir d’ici), dans le sens horaire à partir du *pilleur*, l’un après l’autre :

# text: You may [Borrow](#action-borrow).
book-7a93f2e92d = Tu peux [emprunter](#action-borrow).

# text: Bury
book-ab00d5f013 = Enterrer

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Choisis une carte de ta [main](#zone-hand).

# text: Choose an [open](#term-cemetery-open) cemetery.
book-349fcf80fe = Choisis un cimetière [ouvert](#term-cemetery-open).

# text: Put the card into the cemetery's [plot](#zone-plot), face down.
book-eb19557ae6 = Pose la carte face cachée dans les [tombes](#zone-plot) du cimetière.

# text: Draw 1 card (if there is one) from the [deck](#zone-deck) into your [hand](#zone-hand).
book-92249cdafc = Pioche 1 carte (s’il y en a une) de la [pioche](#zone-deck) pour ta [main](#zone-hand).

# text: If *[reopening](#term-reopening)* applies: from now on the cemetery is not *[closed](#state-closed)*.
book-17cb46a995 = Si *[réouverture](#term-reopening)* s’applique : désormais le cimetière n’est pas *[fermé](#state-closed)*.

# text: View
book-dcc839a401 = Regarder

# text: Choose a cemetery.
book-de75650d96 = Choisis un cimetière.

# text: Choose a face-down card in the cemetery's [plot](#zone-plot).
book-88e2aa0932 = Choisis une carte face cachée dans les [tombes](#zone-plot) du cimetière.

# text: Look at the card, without showing it to others.
book-1cc6758369 = Regarde la carte, sans la montrer aux autres.

# text: Turn over
book-b6bfcfb7bb = Retourner

# text: Choose a cemetery where there are at least 2 face-down cards in the cemetery's [plot](#zone-plot).
book-9693cf8b87 = Choisis un cimetière dont les [tombes](#zone-plot) contiennent au moins 2 cartes face cachée.

# text: Turn the card face up.
book-58e17b163a = Retourne la carte face visible.

# text: Decline
book-a2d285b352 = Renoncer

# text: You may do so only if the ruling [turn over optional](#option-turn-over-optional) is *optional*, so not in the usual game.
book-3fe2d0ee9e = Tu ne peux le faire que si l’interprétation « [obligation de retourner](#option-turn-over-optional) » est *facultatif*, donc pas dans la partie habituelle.

# text: Rob
book-9b059f912c = Piller

# text: Choose a [ripe](#term-cemetery-ripe) cemetery.
book-a7f222c222 = Choisis un cimetière [mûr](#term-cemetery-ripe).

# text: Borrow
book-2edfb168b3 = Emprunter

# text: You may do so only if you are *[poor](#term-player-poor)*, and the [credit](#money-credit) is more than 0.
book-f4697cd965 = Tu ne peux le faire que si tu es *[pauvre](#term-player-poor)* et que le [crédit](#money-credit) est plus grand que 0.

# text: Show your [coins](#money-coins) to all players.
book-568721d2ef = Montre tes [pièces](#money-coins) à tous les joueurs.

# text: Pay 1 note from the [credit](#money-credit) into your [notes](#money-notes).
book-ee13d5fce6 = Paie 1 dette du [crédit](#money-credit) à tes [dettes](#money-notes).

# text: Pay [10](#number-loan) coins (or as many as there are) from the [bank](#money-bank) into your [coins](#money-coins).
book-0a011714ce = Paie [10](#number-loan) pièces (ou autant qu’il y en a) de la [banque](#money-bank) à tes [pièces](#money-coins).

# text: Clench
book-655fa40360 = Remplir le poing

# text: Choose a number *amount* from 0 to your [coins](#money-coins).
book-6efe916371 = Choisis un nombre *montant* de 0 au nombre de tes [pièces](#money-coins).

# text: Pay *amount* coins from your [coins](#money-coins) into your [fist](#money-fist).
book-55ff7c6e5e = Paie *montant* pièces de tes [pièces](#money-coins) dans ton [poing](#money-fist).

# text: Point
book-2fc0c52443 = Désigner

# text: Choose a tile in the [pool](#zone-pool).
book-941c780156 = Choisis une tuile dans la [réserve](#zone-pool).

# text: Put the tile into the [used](#zone-used).
book-c455f52549 = Mets la tuile dans les [utilisées](#zone-used).

# text: People
book-7db2089705 = Personnages

# text: People wake in their order.
book-9acb5ecf9b = Les personnages parmi les cartes se réveillent dans leur ordre.

# text: In this order: **widow**, then **guard**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-2098bc3495 = Dans cet ordre : **veuve**, puis **gardien**, puis **complice** et **bandit**. Celles qui sont nommées ensemble sont jugées ensemble : on regarde d’abord lesquelles s’appliquent, puis elles agissent.

# text: **Widow.** The first that holds counts:
book-5542ecf222 = **Veuve.** Le premier cas qui convient compte :

# text: If there is exactly 1 widow in the cemetery's [plot](#zone-plot):
book-fe0a0f2bc7 = S’il y a exactement 1 veuve dans les [tombes](#zone-plot) du cimetière :

# text: Put all *people* cards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-1d488b7e8b = Mets toutes les cartes de la sorte *personnages* des [tombes](#zone-plot) du cimetière dans la [boîte](#zone-box).

# text: The rules that come after it are not looked at any more.
book-8d3e3eaad8 = Les règles qui viennent après ne sont plus regardées.

# text: Otherwise: put all widows in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-3f72b4d615 = Sinon : mets toutes les veuves des [tombes](#zone-plot) du cimetière dans la [boîte](#zone-box).

# text: **Guard.** The first that holds counts:
book-37dc2cb89b = **Gardien.** Le premier cas qui convient compte :

# text: If there is exactly 1 guard in the cemetery's [plot](#zone-plot):
book-973e534465 = S’il y a exactement 1 gardien dans les [tombes](#zone-plot) du cimetière :

# text: Set the [spoils](#state-spoils) to *withheld*.
book-91b1785a73 = Mets le [partage](#state-spoils) à *pas de partage*.

# text: Note *reward*: the [guard reward](#term-guard-reward).
book-8667dd7ad2 = La *récompense* est la [récompense du gardien](#term-guard-reward).

# text: For each player, highest [fist](#money-fist) first, then clockwise from the *robber*: if the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-a6df2153bd = Pour chaque joueur, le [poing](#money-fist) le plus grand d’abord, puis dans le sens horaire à partir du *pilleur* : si le [poing](#money-fist) du joueur est 0 : paie autant de pièces que la *récompense* (ou autant qu’il y en a) de la [banque](#money-bank) aux [pièces](#money-coins) du joueur.

# text: Otherwise: put all guards in the cemetery's [plot](#zone-plot) into the [box](#zone-box).
book-4311b8233b = Sinon : mets tous les gardiens des [tombes](#zone-plot) du cimetière dans la [boîte](#zone-box).

# text: **Accomplice.** If there are more accomplices in the cemetery's [plot](#zone-plot) than bandits in the cemetery's [plot](#zone-plot): set the [spoils](#state-spoils) to *greedy first*.
book-e426466dfd = **Complice.** S’il y a plus de complices dans les [tombes](#zone-plot) du cimetière que de bandits dans les [tombes](#zone-plot) du cimetière : mets le [partage](#state-spoils) à *les gourmands d’abord*.

# text: **Bandit.** If there are more bandits in the cemetery's [plot](#zone-plot) than accomplices in the cemetery's [plot](#zone-plot):
book-803af994c4 = **Bandit.** S’il y a plus de bandits dans les [tombes](#zone-plot) du cimetière que de complices dans les [tombes](#zone-plot) du cimetière :

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [100](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-6fbea1dd15 = Pour chaque joueur : paie autant de pièces que (le [poing](#money-fist) du joueur × [100](#number-raid-percent)) / 100, arrondi vers le haut, du [poing](#money-fist) du joueur dans la [banque](#money-bank).

# text: Bounty shares
book-87788445f3 = Parts du butin

# text: A share comes on top of the fist.
book-f10e1dda64 = Une part s’ajoute au poing, qui revient dans tous les cas.

# text: Each player has a claim, from the cemetery's [bounty](#money-bounty) into the player's [coins](#money-coins).
book-a2c0633fc6 = Chaque joueur a un droit, du [butin](#money-bounty) du cimetière à ses [pièces](#money-coins).

# text: The claim is the player's [fist](#money-fist).
book-3abc7785a3 = Le droit est le [poing](#money-fist) du joueur.

# text: They are paid in this order: highest [fist](#money-fist) first (if the [spoils](#state-spoils) are *greedy first*), then lowest [fist](#money-fist) first.
book-5eacc3a78d = Ils sont payés dans cet ordre : le [poing](#money-fist) le plus grand d’abord (si le [partage](#state-spoils) est *les gourmands d’abord*), puis le [poing](#money-fist) le plus petit d’abord.

# text: Those who are equal are paid together, each in full, or none of them.
book-044db75b91 = Ceux qui sont à égalité sont payés ensemble, chacun en entier, ou aucun d’eux.

# text: If there is not enough left for the next in this order, nobody else is paid.
book-1f57a59aa0 = S’il ne reste pas assez pour le suivant dans cet ordre, personne d’autre n’est payé.

# text: What is left when everybody has been paid goes to the [bank](#money-bank).
book-a1b6cf9c50 = Ce qui reste quand tous ont été payés va à la [banque](#money-bank).

# text: What is left after a shortage goes to the [bank](#money-bank).
book-2fd06ffc28 = Ce qui reste après un manque va à la [banque](#money-bank).

# text: The richest wins when the last cemeteries are robbed.
book-308e0ab3e4 = Le plus riche gagne quand une main est vide et que les derniers cimetières sont pillés.

# text: The *points* of a player are the player's [wealth](#term-player-wealth).
book-1998f4bec2 = Les *points* d’un joueur sont sa [fortune](#term-player-wealth).

# text: The ranking: highest points first, then those who are still equal share the rank.
book-1c2fd4ec28 = Le classement : le plus de points d’abord ; ceux qui restent à égalité partagent le rang.

# text: A game of more than 3000 decisions is left unfinished.
book-2590946220 = Une partie de plus de 3000 décisions reste inachevée.

# text: **[Guard reward](@term-guard-reward)**: 5.
book-e39ad342b0 = **[Récompense du gardien](@term-guard-reward)** : 5.

# text: **[Reopening](@term-reopening)**: this applies if *[stalled](#state-stalled)* is more than [7](#number-patience).
book-4c05f66ca1 = **[Réouverture](@term-reopening)** : ceci s’applique si *[blocage](#state-stalled)* est plus grand que [7](#number-patience).

# text: **[Wealth](@term-player-wealth)** of a player: the player's [coins](#money-coins) - ([10](#number-loan) × the player's [notes](#money-notes)).
book-91fa053221 = **[Fortune](@term-player-wealth)** d’un joueur : les [pièces](#money-coins) du joueur - ([10](#number-loan) × les [dettes](#money-notes) du joueur).

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [10](#number-poor-below).
book-dafa1b3c98 = **[Pauvre](@term-player-poor)** : un joueur est *pauvre* si ses [pièces](#money-coins) sont moins de [10](#number-poor-below).

# text: **[Home](@term-player-home)** of a player: the cemetery with the player's number.
book-8a2df464ca = **[Maison](@term-player-home)** d’un joueur : le cimetière qui a le numéro du joueur.

# text: **[Open](@term-cemetery-open)**: a cemetery is *open* if the cemetery is not *[closed](#state-closed)*, or *[reopening](#term-reopening)* applies.
book-f96917d6ad = **[Ouvert](@term-cemetery-open)** : un cimetière est *ouvert* s’il n’est pas *[fermé](#state-closed)*, ou si *[réouverture](#term-reopening)* s’applique.

# text: **[Ripe](@term-cemetery-ripe)**: a cemetery is *ripe* if the cemetery is not *[closed](#state-closed)*, and there is a card in the cemetery's [plot](#zone-plot).
book-3eced69d08 = **[Mûr](@term-cemetery-ripe)** : un cimetière est *mûr* s’il n’est pas *[fermé](#state-closed)* et qu’il y a une carte dans ses [tombes](#zone-plot).

# text: **[Treasure](@term-cemetery-treasure)** of a cemetery: (the total value of all cards in the cemetery's [plot](#zone-plot)) × (1 + (the number of valuables X in the cemetery's [plot](#zone-plot))).
book-c1aa2357fe = **[Trésor](@term-cemetery-treasure)** d’un cimetière : (la valeur totale de toutes les cartes des [tombes](#zone-plot) du cimetière) × (1 + (le nombre d’objets de valeur X dans les [tombes](#zone-plot) du cimetière)).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [cartes en main](@number-hand-size)

# text: [starting coins](@number-starting-coins)
book-8f5ae77fac = [pièces au début](@number-starting-coins)

# text: [starting ones](@number-starting-ones)
book-770361e790 = [pièces de un au début](@number-starting-ones)

# text: the smaller of 5 and [10](#number-starting-coins)
book-9acf737119 = le plus petit de 5 et [10](#number-starting-coins)

# text: [poor below](@number-poor-below)
book-10067d39b5 = [pauvre sous](@number-poor-below)

# text: [loan](@number-loan)
book-2287638c82 = [prêt](@number-loan)

# text: [credit stock](@number-credit-stock)
book-a1768a29ef = [stock de crédit](@number-credit-stock)

# text: [raid percent](@number-raid-percent)
book-563a47b5ca = [pourcentage du raid](@number-raid-percent)

# text: [patience](@number-patience)
book-906bd8432c = [patience](@number-patience)

# text: [most notes](@number-most-notes)
book-7f5ab955d9 = [le plus de dettes](@number-most-notes)

# text: [5](#number-credit-stock) if the ruling [credit note supply](#option-credit-note-supply) is *limited 5*, otherwise 99
book-4a6d585de7 = [5](#number-credit-stock) si l’interprétation « [réserve de dettes](#option-credit-note-supply) » est *5 seulement*, sinon 99

# text: [richest](@number-richest)
book-5664cf2918 = [le plus riche](@number-richest)

# text: [10](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-6902b2d195 = [10](#number-starting-coins) + ([10](#number-loan) × [le plus de dettes](#number-most-notes)) + 600

# text: Robbed cemetery after deck empty
book-5764ef8a60 = Cimetière pillé une fois la pioche vide

# text: What may be done at a robbed cemetery that no card could refill?
book-bf23be64c9 = Que peut-on faire à un cimetière pillé quand il ne restait plus de carte pour le remplir ?

# text: **Usual answer:** closed. The answers are: closed, closed dump, reopens or closed until end.
book-c78c9da91f = **Réponse habituelle :** fermé. Les réponses sont : fermé, dépôt fermé, rouvre ou fermé jusqu’à la fin.

# text: **Why:** It is not robbed again, yet in the end all with cards are.
book-2f3dbfb747 = **Pourquoi :** Il ne peut pas être pillé de nouveau, et à la fin tous les cimetières avec des cartes sont pillés. Les deux ne sont vrais que si l’on n’y en pose aucune.

# text: [last robberies](#phase-last-robberies): There is a card in the cemetery's [plot](#zone-plot), and (the cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed dump*).
book-a45e9e992d = [Derniers pillages](#phase-last-robberies) : il y a une carte dans les [tombes](#zone-plot) du cimetière, et (le cimetière n’est pas *[fermé](#state-closed)*, ou l’interprétation « [cimetière pillé une fois la pioche vide](#option-robbed-cemetery-after-deck-empty) » n’est pas *dépôt fermé*).

# text: [reopening](#term-reopening): The ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is *reopens*, or *[stalled](#state-stalled)* is more than [7](#number-patience).
book-f51642d067 = [Réouverture](#term-reopening) : l’interprétation « [cimetière pillé une fois la pioche vide](#option-robbed-cemetery-after-deck-empty) » est *rouvre*, ou *[blocage](#state-stalled)* est plus grand que [7](#number-patience).

# text: [open](#term-cemetery-open): The cemetery is not *[closed](#state-closed)*, or the ruling [robbed cemetery after deck empty](#option-robbed-cemetery-after-deck-empty) is not *closed*, or *[reopening](#term-reopening)* applies.
book-b0a4b976a3 = [Ouvert](#term-cemetery-open) : le cimetière n’est pas *[fermé](#state-closed)*, ou l’interprétation « [cimetière pillé une fois la pioche vide](#option-robbed-cemetery-after-deck-empty) » n’est pas *fermé*, ou *[réouverture](#term-reopening)* s’applique.

# text: All cemeteries closed
book-2a85348486 = Tous les cimetières fermés

# text: What if all cemeteries are closed before a hand is empty?
book-88d7646e78 = Et si tous les cimetières sont fermés avant qu’une main soit vide ?

# text: **Usual answer:** end at once. The answers are: end at once or place skipped.
book-0a1fbea295 = **Réponse habituelle :** fin immédiate. Les réponses sont : fin immédiate ou on n’enterre pas.

# text: **Why:** Nothing can be placed or robbed.
book-aea99fe27e = **Pourquoi :** On ne peut plus rien enterrer ni piller.

# text: [week](#phase-week): There is no [open](#term-cemetery-open) cemetery, and the ruling [all cemeteries closed](#option-all-cemeteries-closed) is *end at once*.
book-98cf2b5125 = [Semaine](#phase-week) : il n’y a pas de cimetière [ouvert](#term-cemetery-open), et l’interprétation « [tous les cimetières fermés](#option-all-cemeteries-closed) » est *fin immédiate*.

# text: Guard fists
book-114462a84a = Poings devant un garde

# text: Are filled fists returned when a lone guard stops a robbery?
book-a0a58259b1 = Les poings remplis sont-ils rendus quand un gardien seul arrête le pillage ?

# text: **Usual answer:** returned. The answers are: returned or lost.
book-702213aecd = **Réponse habituelle :** rendus. Les réponses sont : rendus ou perdus.

# text: **Why:** Only bandits take fists.
book-1b34fefb80 = **Pourquoi :** Seuls les bandits prennent des poings.

# text: [people](#priority-people): If the player's [fist](#money-fist) is 0: pay *reward* coins (or as many as there are) from the [bank](#money-bank) into the player's [coins](#money-coins); otherwise, if the ruling [guard fists](#option-guard-fists) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-115f682e4a = [Personnages](#priority-people) : si le [poing](#money-fist) du joueur est 0 : paie autant de pièces que la *récompense* (ou autant qu’il y en a) de la [banque](#money-bank) aux [pièces](#money-coins) du joueur ; sinon, si l’interprétation « [poings devant un garde](#option-guard-fists) » est *perdus* : paie toutes les pièces du [poing](#money-fist) du joueur dans la [banque](#money-bank).

# text: Unpaid fist
book-8da5b620ff = Poing impayé

# text: What happens to a fist that the bounty cannot pay?
book-9291fc6497 = Que devient un poing que le butin n’a pas pu payer ?

# text: **Usual answer:** kept. The answers are: kept or lost.
book-2e4373e25c = **Réponse habituelle :** gardé. Les réponses sont : gardé ou perdu.

# text: **Why:** A review of a sister game says it.
book-dfd2ef2c6b = **Pourquoi :** Une critique d’une édition sœur le dit.

# text: [bounty shares](#payout-bounty-shares): If the ruling [unpaid fist](#option-unpaid-fist) is *lost*: pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-faf16ea230 = [Parts du butin](#payout-bounty-shares) : si l’interprétation « [poing impayé](#option-unpaid-fist) » est *perdus* : paie toutes les pièces du [poing](#money-fist) du joueur dans la [banque](#money-bank).

# text: Shortfall
book-36a315c2b2 = Butin insuffisant

# text: What if a group cannot be paid in full?
book-86db3c99dd = Que se passe-t-il quand un groupe ne peut pas être payé en entier ?

# text: **Usual answer:** stop. The answers are: stop or skip.
book-6577b894b2 = **Réponse habituelle :** arrêt. Les réponses sont : arrêt ou sauter.

# text: **Why:** Both books say so.
book-6b2778cdfa = **Pourquoi :** Les deux livrets de règles.

# text: [bounty shares](#payout-bounty-shares): If there is not enough left for the next in this order: stop: nobody else is paid; skip: they get nothing, and those after them are tried.
book-cb7c1d6755 = [Parts du butin](#payout-bounty-shares) : s’il ne reste pas assez pour le suivant dans cet ordre : arrêt : personne d’autre n’est payé ; sauter : ils ne reçoivent rien, et ceux d’après sont essayés.

# text: Leftover
book-0055a47db6 = Reste du butin

# text: Where does bounty go that is left when all are paid?
book-899f9578c7 = Où va le butin qui reste quand tous sont payés ?

# text: **Usual answer:** to supply. The answers are: to supply or carry over.
book-841ec6cff3 = **Réponse habituelle :** à la banque. Les réponses sont : à la banque ou reste là.

# text: **Why:** It is implied.
book-a3d0434b8b = **Pourquoi :** C’est sous-entendu.

# text: [bounty shares](#payout-bounty-shares): What is left goes to the cemetery's [bounty](#money-bounty) if the ruling [leftover](#option-leftover) is *carry over*, otherwise the [bank](#money-bank).
book-432380688e = [Parts du butin](#payout-bounty-shares) : ce qui reste va au [butin](#money-bounty) du cimetière si l’interprétation « [reste du butin](#option-leftover) » est *reste là*, sinon à la [banque](#money-bank).

# text: Credit timing
book-3188d00882 = Moment du crédit

# text: When may the poor borrow? (Any time is as a turn or a robbery begins.)
book-8b9266a138 = Quand les pauvres peuvent-ils emprunter ? (À tout moment : au début de son propre tour et de chaque pillage.)

# text: **Usual answer:** before fist. The answers are: before fist, any time or end of robbery.
book-a2924ed330 = **Réponse habituelle :** avant le poing. Les réponses sont : avant le poing, à tout moment ou à la fin du pillage.

# text: **Why:** Money matters before a fist.
book-73c8677c3e = **Pourquoi :** L’argent ne compte qu’avant un poing.

# text: [week](#phase-week): If the ruling [credit timing](#option-credit-timing) is *any time*: you may [Borrow](#action-borrow).
book-bca736a47b = [Semaine](#phase-week) : si l’interprétation « [moment du crédit](#option-credit-timing) » est *à tout moment* : tu peux [emprunter](#action-borrow).

# text: [robbery](#phase-robbery): This is done only if the ruling [credit timing](#option-credit-timing) is not *end of robbery*.
book-a7bdc50b4d = [Pillage](#phase-robbery) : ceci n’est fait que si l’interprétation « [moment du crédit](#option-credit-timing) » n’est pas *à la fin du pillage*.

# text: [robbery](#phase-robbery): If the ruling [credit timing](#option-credit-timing) is *end of robbery*: go through [Credit round](#phase-credit-round).
book-92028f38d1 = [Pillage](#phase-robbery) : si l’interprétation « [moment du crédit](#option-credit-timing) » est *à la fin du pillage* : jouez le [tour de crédit](#phase-credit-round).

# text: Credit note supply
book-da7db9334d = Réserve de dettes

# text: Are there only the five notes of the box?
book-f9623fc04c = N’y a-t-il que les cinq dettes de la boîte ?

# text: **Usual answer:** limited 5. The answers are: limited 5 or unlimited.
book-e81fe61d22 = **Réponse habituelle :** 5 seulement. Les réponses sont : 5 seulement ou illimité.

# text: **Why:** They are components.
book-5b08ebf1c2 = **Pourquoi :** C’est du matériel compté.

# text: [credit](#money-credit): It never runs out if the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-09e336b4ba = [Crédit](#money-credit) : il ne s’épuise jamais si l’interprétation « [réserve de dettes](#option-credit-note-supply) » est *illimité*.

# text: [borrow](#action-borrow): The [credit](#money-credit) is more than 0, or the ruling [credit note supply](#option-credit-note-supply) is *unlimited*.
book-c3c472b22c = [Emprunter](#action-borrow) : le [crédit](#money-credit) est plus grand que 0, ou l’interprétation « [réserve de dettes](#option-credit-note-supply) » est *illimité*.

# text: The number [most notes](#number-most-notes) depends on it.
book-e23eb213f8 = Le nombre [le plus de dettes](#number-most-notes) en dépend.

# text: The number [richest](#number-richest) depends on it.
book-111452b949 = Le nombre [le plus riche](#number-richest) en dépend.

# text: Credit threshold
book-e78e4e8ade = Seuil de pauvreté

# text: Do notes count when one is called poor?
book-649f59b8c0 = Les dettes comptent-elles comme dette quand on dit quelqu’un pauvre ?

# text: **Usual answer:** coins only. The answers are: coins only or net of notes.
book-1b39e9af6a = **Réponse habituelle :** pièces seulement. Les réponses sont : pièces seulement ou dettes déduites.

# text: **Why:** One shows coins.
book-09a73d8030 = **Pourquoi :** Les pièces sont ce qu’on montre.

# text: [poor](#term-player-poor): The player's [coins](#money-coins) if the ruling [credit threshold](#option-credit-threshold) is *coins only*, otherwise the player's [wealth](#term-player-wealth).
book-01527bbcef = [Pauvre](#term-player-poor) : les [pièces](#money-coins) du joueur si l’interprétation « [seuil de pauvreté](#option-credit-threshold) » est *pièces seulement*, sinon sa [fortune](#term-player-wealth).

# text: Fist change
book-a830eb0e0a = Monnaie pour le poing

# text: Must a fist be made of the coins one has?
book-0d4b709d69 = Un poing doit-il être fait exactement des pièces qu’on a ?

# text: **Usual answer:** free change. The answers are: free change or exact coins.
book-e6c2806e41 = **Réponse habituelle :** change libre. Les réponses sont : change libre ou pièces exactes.

# text: **Why:** Nothing forbids changing.
book-feae675960 = **Pourquoi :** C’est plus facile, et rien n’interdit le change.

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [100](#number-raid-percent) is 100.
book-ae451b0422 = Une réponse n’est permise que si l’interprétation « [monnaie pour le poing](#option-fist-change) » est *change libre*, ou si [100](#number-raid-percent) est 100.

# text: Supply
book-bf428d3ff5 = Réserve de pièces

# text: Can the 235 coins run out?
book-9d3705380c = Les 235 de la boîte peuvent-ils s’épuiser ?

# text: **Usual answer:** unlimited. The answers are: unlimited or physical.
book-b5a85fad2d = **Réponse habituelle :** illimité. Les réponses sont : illimité ou comme dans la boîte.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Pourquoi :** Rien ne dit ce qui suivrait.

# text: [bank](#money-bank): It never runs out if the ruling [supply](#option-supply) is *unlimited*.
book-11b95452f4 = [Banque](#money-bank) : elle ne s’épuise jamais si l’interprétation « [réserve de pièces](#option-supply) » est *illimité*.

# text: Tile draw
book-a2d2134be0 = Tirage des tuiles

# text: Is the next tile drawn, or pointed at?
book-f6ed329b77 = La prochaine tuile est-elle piochée, ou le joueur en montre-t-il une ?

# text: **Usual answer:** random. The answers are: random or choose position.
book-afad0aad3a = **Réponse habituelle :** au hasard. Les réponses sont : au hasard ou choisir une place.

# text: **Why:** The odds are the same.
book-707302b743 = **Pourquoi :** Les chances sont les mêmes.

# text: [week](#phase-week): If the ruling [tile draw](#option-tile-draw) is *choose position*: you must [Point](#action-point); otherwise as told there.
book-c197533937 = [Semaine](#phase-week) : si l’interprétation « [tirage des tuiles](#option-tile-draw) » est *choisir une place* : tu dois [désigner](#action-point) ; sinon comme il est dit là.

# text: Turn over optional
book-a42ceb6348 = Obligation de retourner

# text: May View and Turn Over be declined?
book-97b89d1cf5 = Peut-on renoncer à regarder et à retourner ?

# text: **Usual answer:** forced. The answers are: forced or optional.
book-ced2aff291 = **Réponse habituelle :** obligatoire. Les réponses sont : obligatoire ou facultatif.

# text: **Why:** The text says so.
book-0e4084a5c8 = **Pourquoi :** Le texte est impératif.

# text: [week](#phase-week): [Decline](#action-decline) can be chosen too, if the ruling [turn over optional](#option-turn-over-optional) is *optional*.
book-2f6b4d37a1 = [Semaine](#phase-week) : [renoncer](#action-decline) peut aussi être choisi, si l’interprétation « [obligation de retourner](#option-turn-over-optional) » est *facultatif*.

# text: Memory aid
book-392e6c476a = Aide-mémoire

# text: Do players still see what they placed, viewed or saw robbed?
book-b1a393ddc8 = Les joueurs continuent-ils à voir ce qu’ils ont enterré, regardé ou vu piller ?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Réponse habituelle :** oui. Les réponses sont : oui ou non.

# text: **Why:** A screen may remember.
book-1cf428fbcf = **Pourquoi :** Un écran peut aussi bien s’en souvenir.

# text: [plot](#zone-plot): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-2a74509ea6 = [Tombes](#zone-plot) : qui a vu ce qui se trouve ici peut le regarder de nouveau si l’interprétation « [aide-mémoire](#option-memory-aid) » est *oui*.

# text: [box](#zone-box): Whoever has seen what lies here may look again if the ruling [memory aid](#option-memory-aid) is *on*.
book-9c3833088f = [Boîte](#zone-box) : qui a vu ce qui se trouve ici peut le regarder de nouveau si l’interprétation « [aide-mémoire](#option-memory-aid) » est *oui*.

# text: Empty screen placement
book-03d4b2aa45 = Cimetières sans joueur

# text: Where are the cemeteries without a player?
book-ba76d2ddc1 = Où sont les cimetières sans joueur ?

# text: **Usual answer:** after last player. The answers are: after last player or spread evenly.
book-156d6ffe4d = **Réponse habituelle :** après le dernier joueur. Les réponses sont : après le dernier joueur ou répartis.

# text: **Why:** It is simplest.
book-b53ed74b11 = **Pourquoi :** C’est le plus simple.

# text: [home](#term-player-home): The cemetery with the player's number if the ruling [empty screen placement](#option-empty-screen-placement) is *after last player*, otherwise the cemetery with the number (1 + ((((the player's number) - 1) × (the number of cemeteries)) / (the number of players), rounded down)).
book-b58b19f076 = [Maison](#term-player-home) : le cimetière qui a le numéro du joueur si l’interprétation « [cimetières sans joueur](#option-empty-screen-placement) » est *après le dernier joueur*, sinon le cimetière numéro (1 + ((((le numéro du joueur) - 1) × (le nombre de cimetières)) / (le nombre de joueurs), arrondi vers le bas)).

# text: Last robbery start
book-1ee3c3b421 = Début des derniers pillages

# text: Where do the last robberies begin?
book-89ad60447c = Où commencent les derniers pillages ?

# text: **Usual answer:** seat of e. The answers are: seat of e or where last card was placed.
book-019d94d23f = **Réponse habituelle :** chez celui qui provoque la fin. Les réponses sont : chez celui qui provoque la fin ou là où la dernière carte a été enterrée.

# text: [last robberies](#phase-last-robberies): The *robber*'s [home](#term-player-home) if the ruling [last robbery start](#option-last-robbery-start) is *seat of e*, otherwise the *burial*.
book-5b9ed43ba9 = [Derniers pillages](#phase-last-robberies) : la [maison](#term-player-home) du *pilleur* si l’interprétation « [début des derniers pillages](#option-last-robbery-start) » est *chez celui qui provoque la fin*, sinon l’*enterrement*.

# text: Final tie
book-8fca5c4824 = Égalité à la fin

# text: Who wins with equal wealth?
book-e190e46425 = Qui gagne à fortune égale ?

# text: **Usual answer:** shared. The answers are: shared, fewest notes or last robbery winner.
book-55c79eec0f = **Réponse habituelle :** partagé. Les réponses sont : partagé, le moins de dettes ou gagnant du dernier pillage.

# text: **Why:** No source says.
book-de6b865b87 = **Pourquoi :** Les sources n’en disent rien.

# text: [Who wins](#score): Lowest [notes](#money-notes) first (if the ruling [final tie](#option-final-tie) is *fewest notes*).
book-5efdd703f9 = [Qui gagne](#score) : le moins de [dettes](#money-notes) d’abord (si l’interprétation « [égalité à la fin](#option-final-tie) » est *le moins de dettes*).

# text: [Who wins](#score): Highest (the player's [wealth](#term-player-wealth) - the player's [before](#state-before)) first (if the ruling [final tie](#option-final-tie) is *last robbery winner*).
book-0f6cac8daf = [Qui gagne](#score) : le plus grand (la [fortune](#term-player-wealth) du joueur - sa fortune [avant](#state-before)) d’abord (si l’interprétation « [égalité à la fin](#option-final-tie) » est *gagnant du dernier pillage*).

# text: Widow multi
book-1de8b00528 = Plusieurs veuves

# text: Do others still act with two widows or more?
book-84e78588f1 = Les autres agissent-ils encore quand il y a deux veuves ou plus ?

# text: **Usual answer:** others act. The answers are: others act or all cancel.
book-77424e38d7 = **Réponse habituelle :** les autres agissent. Les réponses sont : les autres agissent ou tous s’annulent.

# text: [people](#priority-people): There is exactly 1 widow in the cemetery's [plot](#zone-plot), or (the ruling [widow multi](#option-widow-multi) is *all cancel*, and there is a widow in the cemetery's [plot](#zone-plot)).
book-f654af8c17 = [Personnages](#priority-people) : il y a exactement 1 veuve dans les [tombes](#zone-plot) du cimetière, ou (l’interprétation « [plusieurs veuves](#option-widow-multi) » est *tous s’annulent*, et il y a une veuve dans les [tombes](#zone-plot) du cimetière).

# text: **[Starter](@assumed-starter)**: The first player is drawn by lot.
book-d43d180001 = **[Premier joueur](@assumed-starter)** : Le premier joueur est tiré au sort.

# text: **[Screens](@assumed-screens)**: Cemeteries are numbered clockwise, from the one before player 1.
book-1bb3d7f3ed = **[Écrans](@assumed-screens)** : Les cimetières sont numérotés dans le sens horaire, et le joueur 1 est assis devant le premier.

# text: They are paid in this order: highest [fist](#money-fist) first.
book-397cf2d55f = Ils sont payés dans cet ordre : le [poing](#money-fist) le plus grand d’abord.

# text: Who is not paid:
book-47d2378983 = Qui n’est pas payé :

# text: Pay all coins from the player's [fist](#money-fist) into the [bank](#money-bank).
book-9958ec41a6 = Paie toutes les pièces du [poing](#money-fist) du joueur dans la [banque](#money-bank).

# text: **Usual answer:** lost. The answers are: kept or lost.
book-dff2eca2ba = **Réponse habituelle :** perdu. Les réponses sont : gardé ou perdu.

# text: In this order: **guard**, then **widow**, then **accomplice** and **bandit**. Those named together are judged together: first it is seen which of them apply, then they act.
book-98212cf3d6 = Dans cet ordre : **gardien**, puis **veuve**, puis **complice** et **bandit**. Celles qui sont nommées ensemble sont jugées ensemble : on regarde d’abord lesquelles s’appliquent, puis elles agissent.

# text: In all: 43. Unless something else is said: sort *people* and value 0.
book-290608cefd = En tout : 43. Sauf indication contraire, la sorte est *personnages* et la valeur 0.

# text: If there is not enough left for the next in this order, they get nothing, and those after them are tried.
book-42b462fc2a = S’il ne reste pas assez pour le suivant dans cet ordre, il ne reçoit rien, et ceux d’après sont essayés.

# text: **Usual answer:** skip. The answers are: stop or skip.
book-09334f5d36 = **Réponse habituelle :** sauter. Les réponses sont : arrêt ou sauter.

# text: It never holds more than [670](#number-richest).
book-2ee18f8289 = Il n’y en a jamais plus de [670](#number-richest).

# text: What one stakes. It never holds more than [670](#number-richest).
book-47649710fd = Ce qu’on mise dans un pillage. Il n’y en a jamais plus de [670](#number-richest).

# text: What a robbery shares out. It never holds more than [670](#number-richest).
book-a71feb440d = Ce qu’un pillage a à partager. Il n’y en a jamais plus de [670](#number-richest).

# text: -50 to 670
book-f578ebbf08 = -50 à 670

# text: Pay 15 coins ([20](#number-starting-coins) - [5](#number-starting-ones)) from the [bank](#money-bank) into the player's [coins](#money-coins).
book-fece244954 = Paie 15 pièces ([20](#number-starting-coins) - [5](#number-starting-ones)) de la [banque](#money-bank) aux [pièces](#money-coins) du joueur.

# text: **[Poor](@term-player-poor)**: a player is *poor* if the player's [coins](#money-coins) are less than [0](#number-poor-below).
book-8aa068d4b6 = **[Pauvre](@term-player-poor)** : un joueur est *pauvre* si ses [pièces](#money-coins) sont moins de [0](#number-poor-below).

# text: the smaller of 5 and [20](#number-starting-coins)
book-a3cafac1b5 = le plus petit de 5 et [20](#number-starting-coins)

# text: [20](#number-starting-coins) + ([10](#number-loan) × [most notes](#number-most-notes)) + 600
book-4bbb6b3db6 = [20](#number-starting-coins) + ([10](#number-loan) × [le plus de dettes](#number-most-notes)) + 600

# text: For each player: pay as many coins as (the player's [fist](#money-fist) × [50](#number-raid-percent)) / 100, rounded up, from the player's [fist](#money-fist) into the [bank](#money-bank).
book-b6b655349b = Pour chaque joueur : paie autant de pièces que (le [poing](#money-fist) du joueur × [50](#number-raid-percent)) / 100, arrondi vers le haut, du [poing](#money-fist) du joueur dans la [banque](#money-bank).

# text: An answer is allowed only if the ruling [fist change](#option-fist-change) is *free change*, or [50](#number-raid-percent) is 100.
book-0eded0720f = Une réponse n’est permise que si l’interprétation « [monnaie pour le poing](#option-fist-change) » est *change libre*, ou si [50](#number-raid-percent) est 100.

# text: In all: 48. Unless something else is said: sort *people* and value 0.
book-632cfbca50 = En tout : 48. Sauf indication contraire, la sorte est *personnages* et la valeur 0.

# text: trinket
book-95c98698cd = babiole

# text: sort *valuables*; value 1
book-54a9acf413 = sorte *objets de valeur* ; valeur 1

# text: **[Guard reward](@term-guard-reward)**: 10 / (the larger of 1 and the number of players where the player's [fist](#money-fist) is 0), rounded down.
book-b4e93b416e = **[Récompense du gardien](@term-guard-reward)** : 10 / (le plus grand de 1 et du nombre de joueurs dont le [poing](#money-fist) est 0), arrondi vers le bas.

# text: E1 the last robberies go round from the cemetery of the player who ended the game
book-7204d58726 = E1 Les derniers pillages partent du cimetière du joueur qui a provoqué la fin, et font le tour

# text: E3 a player with nine may borrow once and one with ten may not
book-9341ee9b44 = E3 Avec neuf pièces on peut emprunter une fois, avec dix non

# text: E3 without notes in the supply one plays on with nine
book-7f97358121 = E3 Sans dette dans la réserve, on continue avec neuf pièces

# text: E3 the last note goes to the first clockwise from the active player
book-d565665ab8 = E3 La dernière dette va au premier dans le sens horaire à partir du joueur actif

# text: E4 after one is turned none can be
book-fc6b62bc51 = E4 Une fois une carte retournée, aucune autre ne peut l’être

# text: E5 the refill may take the last card and play goes on
book-6c7a0189ec = E5 La recharge peut prendre la dernière carte, et la partie continue

# text: E5 the next robbed cemetery stays empty and is closed
book-149948b3f9 = E5 Le cimetière pillé ensuite reste vide et il est fermé

# text: Robbery G01 shortfall
book-278eaed654 = Pillage G01 butin insuffisant

# text: Robbery G02 all paid, rest
book-be993b7ae7 = Pillage G02 tous payés, avec un reste

# text: Robbery G03 tie paid
book-d81e4cb982 = Pillage G03 égalité payée

# text: Robbery G04 tie unpaid (one could be paid, both cannot)
book-97160c5b1b = Pillage G04 égalité impayée (un seul pourrait l’être, pas les deux)

# text: Robbery G05 two empty fists, no guard
book-a285be2f0e = Pillage G05 deux poings vides, pas de garde

# text: The fullest fists empty the bounty
book-6016e518d6 = Les poings les plus pleins vident le butin

# text: A fist beyond the bounty stops everything
book-f40b17fd07 = Un poing qui dépasse le butin arrête tout

# text: Two equal fists are paid together before a smaller one
book-98bc31104b = Deux poings égaux sont payés ensemble avant un plus petit

# text: Two robberies in one week
book-7393f1ef6e = Deux pillages en une semaine

# text: Two of the seven tiles are robberies
book-fd21a9a157 = Deux des sept tuiles sont des pillages

# text: The third asks too much and loses his fist
book-dca0b3c490 = Le troisième demande trop et perd son poing

# text: The lone guard is awake before the widow
book-caf1465c9f = Le garde seul est éveillé avant la veuve

# text: Two doublers lie in the ground
book-0360cadf4b = Deux doubleurs sont sous terre

# text: Who asks too much is passed over
book-336d55c52b = Qui demande trop est laissé de côté

# text: Who has nothing holds nothing and cannot borrow
book-767c496014 = Qui n’a rien ne tient rien et ne peut pas emprunter

# text: Everybody starts with twenty
book-2f00626106 = Chacun commence avec vingt

# text: Bandits take half of each fist and round up
book-7a574569bc = Les bandits prennent la moitié de chaque poing, arrondie au supérieur

# text: They count for the bounty as any valuable does
book-45ba967118 = Elles comptent pour le butin comme tout objet de valeur

# text: There are three cards worth one
book-ae02f8a197 = Il y a trois cartes de valeur un

# text: Ten for one empty fist
book-90e5e75a2c = Dix pour un poing vide

# text: Ten for two empty fists
book-8a1a359153 = Dix pour deux poings vides

# text: Ten for three empty fists
book-d92153b1b3 = Dix pour trois poings vides

# text: Ten for no empty fist
book-1dcb3b50dc = Dix sans poing vide
