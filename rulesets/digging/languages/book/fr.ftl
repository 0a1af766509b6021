### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Open mines, fill them with chests, close them in time, and fight for them with bandits.
book-65f4c9a42b = Ouvrez des mines, remplissez-les de coffres, fermez-les à temps et battez-vous pour elles avec des bandits.

# text: **The goal.** Whoever digs up the target first.
book-e9585b6234 = **Le but.** Gagne qui a le premier extrait de quoi atteindre l’objectif.

# text: Cards
book-a52fcbbc33 = Cartes

# text: In all: 60. Unless something else is said: metal none and strength 0.
book-9d5a178fbc = En tout : 60. Sauf indication contraire : aucun métal et force 0.

# text: claim
book-dd1b3c312c = concession

# text: one of every metal (3×); called “*metal* mine”
book-14583a0e35 = une de chaque métal (3×) ; appelée « mine de *métal* »

# text: chest
book-7ca0d70191 = coffre

# text: one of every metal (9×); called “*metal* chest”
book-1c22a0cb98 = un de chaque métal (9×) ; appelé « coffre de *métal* »

# text: double
book-2ce06a9e7f = double coffre

# text: one of every metal; called “double *metal* chest”
book-280c255421 = un de chaque métal ; appelé « double coffre de *métal* »

# text: closed mine (closer)
book-4e657255fa = mine fermée (fermeture)

# text: bandit
book-07299a3f88 = bandit

# text: one of every strength from 1 to 12; called “bandit *strength*”
book-40cc1fbeb1 = un de chaque force de 1 à 12 ; appelé « bandit *force* »

# text: Mines: 9, in a line, numbered from 1. Numbered as they are opened.
book-b5cf1db816 = Mines : 9, en ligne, numérotées à partir de 1. Elles sont numérotées dans l’ordre de leur ouverture.

# text: Sides: 2 with 2 or 4 players, 3 with 3; the seats are dealt to them in turn; how many: 2 if the ruling [mode](#option-mode) is *partnership*, otherwise the number of players.
book-51535b8f70 = Camps : 2 à 2 ou à 4 joueurs, 3 à 3 joueurs ; les places leur sont attribuées à tour de rôle ; combien : 2 si l’interprétation « [mode de jeu](#option-mode) » est *partenaires*, sinon le nombre de joueurs.

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

# text: [sign (of each mine)](@zone-sign)
book-6f5e75898d = [panneau (de chaque mine)](@zone-sign)

# text: everyone
book-5d67991ae9 = tout le monde

# text: The mine and what closes it. It has room for 2.
book-4920170034 = La mine elle-même, et ce qui la ferme. Il y a de la place pour 2.

# text: [vein (of each mine)](@zone-vein)
book-ef5853b432 = [filon (de chaque mine)](@zone-vein)

# text: [gang (of each player)](@zone-gang)
book-4ad3b5fe7a = [bande (de chaque joueur)](@zone-gang)

# text: The bandits in the fight.
book-7c442d00b0 = Les bandits du combat.

# text: [discard](@zone-discard)
book-a94a558075 = [défausse](@zone-discard)

# text: [box](@zone-box)
book-9cbcf6d509 = [boîte](@zone-box)

# text: [dealer](@state-dealer)
book-580adc6f7e = [donneur](@state-dealer)

# text: a player
book-e95ac7af8a = un joueur

# text: player 1
book-86ebb13f1a = joueur 1

# text: [drawer](@state-drawer)
book-31dc853627 = [dernier à piocher](@state-drawer)

# text: Who drew last.
book-52f7e37184 = Qui a pioché la dernière carte du paquet.

# text: [owner (of each mine)](@state-owner)
book-a2c94bfd16 = [propriétaire (de chaque mine)](@state-owner)

# text: a player or none
book-249a4bb318 = un joueur ou personne

# text: Before whom it lies.
book-b011501b02 = Devant qui elle se trouve.

# text: [shut (of each mine)](@state-shut)
book-fb494357a4 = [fermée (chaque mine)](@state-shut)

# text: yes or no
book-82b0057137 = oui ou non

# text: no
book-9390298f3f = non

# text: [chipped (of each mine)](@state-chipped)
book-46e4ea422c = [entamée (chaque mine)](@state-chipped)

# text: Its double has lost a chest.
book-aac21dc870 = Son coffre double a perdu un coffre.

# text: [fight](@state-fight)
book-e2e4678eb5 = [combat](@state-fight)

# text: a mine or none
book-cabb884683 = une mine ou aucune

# text: none
book-140bedbf9c = aucun

# text: [attacker](@state-attacker)
book-d71e214549 = [attaquant](@state-attacker)

# text: [idle](@state-idle)
book-8a856ac714 = [attente](@state-idle)

# text: 0 to 16
book-2977bc3511 = 0 à 16

# text: Turns in a row without draw or play.
book-cbc8626d2d = Tours consécutifs sans pioche ni pose.

# text: [total (of each side)](@state-total)
book-8c6fb63a47 = [total (de chaque camp)](@state-total)

# text: 0 to 400
book-1984a9d9fe = 0 à 400

# text: Put all cards into the [deck](#zone-deck).
book-79bb52cce9 = Mets toutes les cartes dans la [pioche](#zone-deck).

# text: **Lot.** Set the [dealer](#state-dealer) to a player, chosen at random.
book-d4ab145a00 = **Sort.** Le [donneur](#state-dealer) est tiré au sort.

# text: Game
book-5c412a2620 = Partie

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Après la [mise en place](#set-up) :

# text: **Surplus.** If [chests removed](#number-chests-removed) is more than 0: go through [Surplus](#phase-surplus).
book-3a9e690cf5 = **Surplus.** Si le nombre de [coffres retirés](#number-chests-removed) est supérieur à 0 : jouez [Surplus](#phase-surplus).

# text: **Hands.** Repeat until *[reached](#term-reached)* applies (at least once):
book-f6cbb6f051 = **Manches.** Répétez jusqu’à ce que *[atteint](#term-reached)* soit vrai (au moins une fois) :

# text: **Deal.**
book-c789623a46 = **Distribution.**

# text: Shuffle the [hand](#zone-hand) of every player, the [sign](#zone-sign) of every mine, the [vein](#zone-vein) of every mine, the [gang](#zone-gang) of every player and the [discard](#zone-discard) into the [deck](#zone-deck).
book-0c33af8fa0 = Mélange la [main](#zone-hand) de chaque joueur, le [panneau](#zone-sign) de chaque mine, le [filon](#zone-vein) de chaque mine, la [bande](#zone-gang) de chaque joueur et la [défausse](#zone-discard) dans la [pioche](#zone-deck).

# text: For each player: draw [6](#number-hand-size) cards from the [deck](#zone-deck) into the player's [hand](#zone-hand).
book-22b36ab42d = Pour chaque joueur : pioche [6](#number-hand-size) cartes de la [pioche](#zone-deck) dans la [main](#zone-hand) du joueur.

# text: **Hand.** Go through [Hand](#phase-hand).
book-6a2655f701 = **Manche.** Jouez la [manche](#phase-hand).

# text: **Tally.** Go through [Tally](#phase-tally).
book-07b045e887 = **Décompte.** Jouez le [décompte](#phase-tally).

# text: Surplus
book-93be407724 = Surplus

# text: **Metals.** For each metal, one after the other:
book-32fa32c62c = **Métaux.** Pour chaque métal, l’un après l’autre :

# text: **Singles.** Put the first chests (as many as the metal's [surplus](#term-metal-surplus)) in the [deck](#zone-deck) where the chest's metal is this metal, into the [box](#zone-box).
book-d9ddc2f14b = **Simples.** Mets les premiers coffres de ce métal (autant que le [surplus](#term-metal-surplus) du métal) de la [pioche](#zone-deck) dans la [boîte](#zone-box).

# text: Hand
book-fa18c06733 = Manche

# text: **Dig.** The players take turns, clockwise from the player to the left of the [dealer](#state-dealer) (*you* are the player at turn), until, after a turn, the [deck](#zone-deck) is empty:
book-46f335ea63 = **Creuser.** Les joueurs jouent à tour de rôle, dans le sens horaire à partir du joueur à gauche du [donneur](#state-dealer) (*tu* es le joueur dont c’est le tour), jusqu’à ce qu’après un tour la [pioche](#zone-deck) soit vide :

# text: **Turn.** Go through [Turn](#phase-turn).
book-006f003b9f = **Tour.** Jouez un [tour](#phase-turn).

# text: **Last.** For each player (*you* from here on), clockwise from the player to the left of the [drawer](#state-drawer), one after the other:
book-8ccc09c3e3 = **Derniers.** Pour chaque joueur (*tu* à partir d’ici), dans le sens horaire à partir du joueur à gauche du [dernier à piocher](#state-drawer), l’un après l’autre :

# text: Turn
book-b823d5f9d1 = Tour

# text: It is about a player (*you*).
book-74935580e3 = Il s’agit d’un joueur (*toi*).

# text: **Held.** Note *held*: the number of cards in the [hand](#zone-hand) of all players together.
book-c5999816c3 = **Cartes tenues.** Note *tenues* : le nombre de cartes dans la [main](#zone-hand) de tous les joueurs ensemble.

# text: **Act.**
book-05e5b42bf4 = **Agir.**

# text: If *[stalled](#term-stalled)* applies: you must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-7e257965c8 = Si *[blocage](#term-stalled)* est vrai : tu dois [piocher](#action-draw) (*maximum* est [60](#number-all-cards)).

# text: Otherwise:
book-6ba58147f5 = Sinon :

# text: **Choose.**
book-ca2726c4be = **Choisir.**

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-aedea1f7d5 = Tu dois [piocher](#action-draw) (*maximum* est [60](#number-hand-limit)), [passer une carte](#action-pass), [ouvrir](#action-open), [travailler](#action-work), [fermer](#action-close), [attaquer](#action-attack) ou [rejoindre le combat](#action-join).

# text: If none of this is possible:
book-e227f5fba0 = Si rien de cela n’est possible :

# text: You must [Draw](#action-draw) (*most* is [60](#number-all-cards)).
book-010cbe17bd = Tu dois [piocher](#action-draw) (*maximum* est [60](#number-all-cards)).

# text: If none of this is possible, nothing happens.
book-03720d0543 = Si rien de cela n’est possible, il ne se passe rien.

# text: **Idle.** Set *[idle](#state-idle)* to the smaller of [16](#number-stall-limit) and *[idle](#state-idle)* + 1 if the number of cards in the [hand](#zone-hand) of all players together is *held*, otherwise 0.
book-5812a5a89b = **Attente.** Mets *[attente](#state-idle)* au plus petit de [16](#number-stall-limit) et *[attente](#state-idle)* + 1 si le nombre de cartes dans la [main](#zone-hand) de tous les joueurs ensemble est *tenues*, sinon à 0.

# text: **Settle.** If the [attacker](#state-attacker) is the player to your left: carry out [Settle](#effect-settle).
book-c79fe783fd = **Régler.** Si l’[attaquant](#state-attacker) est le joueur à ta gauche : applique [Régler](#effect-settle).

# text: Tally
book-e543855d40 = Décompte

# text: **Dealer.** Carry out [Choose dealer](#effect-choose-dealer).
book-dfb5acbf6c = **Donneur.** Applique [Choisir le donneur](#effect-choose-dealer).

# text: **Mines.**
book-53e183fc04 = **Mines.**

# text: For each side:
book-506ef7e60b = Pour chaque camp :

# text: Announce: “*side* digs up *the side's [haul](#term-side-haul)*”.
book-b47e99de8f = Annonce : « *camp* déterre *le [butin](#term-side-haul) du camp* ».

# text: Add the side's [haul](#term-side-haul) to the side's [total](#state-total).
book-126720c120 = Ajoute le [butin](#term-side-haul) du camp au [total](#state-total) du camp.

# text: For each mine:
book-be80b5ba6c = Pour chaque mine :

# text: Set the mine's [owner](#state-owner) to none.
book-2b6cac4bdc = Le [propriétaire](#state-owner) de la mine n’est plus personne.

# text: From now on the mine is not *[shut](#state-shut)*.
book-cea1568de8 = Désormais la mine n’est pas *[fermée](#state-shut)*.

# text: From now on the mine is not *[chipped](#state-chipped)*.
book-9c74ff70cf = Désormais la mine n’est pas *[entamée](#state-chipped)*.

# text: Carry out [End fight](#effect-end-fight).
book-ad12a20dec = Applique [Fin du combat](#effect-end-fight).

# text: Set *[idle](#state-idle)* to 0.
book-5585a2b1c5 = Mets *[attente](#state-idle)* à 0.

# text: Give up double
book-927e8984bc = Renoncer au double

# text: The step that asks for it says what the metal is.
book-4ecdfaecc7 = Le métal est indiqué par l’étape qui le demande.

# text: Put all double chests in the [deck](#zone-deck) where the double chest's metal is this metal, into the [box](#zone-box).
book-87a2cc357e = Mets tous les doubles coffres de ce métal de la [pioche](#zone-deck) dans la [boîte](#zone-box).

# text: Draw
book-61517c08b3 = Piocher

# text: The step that asks for it says what *most* is.
book-3ff3c6f490 = *Maximum* est indiqué par l’étape qui le demande.

# text: You may do so only if there is a card in the [deck](#zone-deck), and the number of cards in your [hand](#zone-hand) is less than *most*.
book-cd620193b9 = Tu ne peux le faire que s’il y a une carte dans la [pioche](#zone-deck) et que le nombre de cartes dans ta [main](#zone-hand) est inférieur à *maximum*.

# text: Draw 1 card from the [deck](#zone-deck) into your [hand](#zone-hand).
book-1f1d20fea9 = Pioche 1 carte de la [pioche](#zone-deck) dans ta [main](#zone-hand).

# text: Set the [drawer](#state-drawer) to you.
book-34310d4572 = Le [dernier à piocher](#state-drawer) est désormais toi.

# text: Pass
book-ebdf8cc00b = Passer une carte

# text: Choose a card in your [hand](#zone-hand).
book-1568257b88 = Choisis une carte de ta [main](#zone-hand).

# text: The *partner* is the first other player *p* where player *p*'s side is your side.
book-97791331a1 = Le *partenaire* est le premier autre joueur *p* dont le camp est ton camp.

# text: Put the card into the *partner*'s [hand](#zone-hand).
book-2342fca3de = Mets la carte dans la [main](#zone-hand) du *partenaire*.

# text: Open
book-ed077f3d81 = Ouvrir

# text: Choose a claim in your [hand](#zone-hand).
book-44027df856 = Choisis une concession dans ta [main](#zone-hand).

# text: Choose a player (the *keeper*) where the *keeper* is you.
book-908d203353 = Choisis un joueur (le *gardien*) ; le *gardien* est toi.

# text: The mine is the first mine *m* where mine *m*'s [owner](#state-owner) is none.
book-507538655f = La mine est la première mine *m* dont le [propriétaire](#state-owner) n’est personne.

# text: Put the claim into the mine's [sign](#zone-sign).
book-7a8828d6ce = Mets la concession comme [panneau](#zone-sign) sur la mine.

# text: Set the mine's [owner](#state-owner) to the *keeper*.
book-b16de943d3 = Le [propriétaire](#state-owner) de la mine est désormais le *gardien*.

# text: Work
book-104ab9213e = Travailler

# text: Choose a [treasure](#term-card-treasure) card in your [hand](#zone-hand).
book-107e59df7a = Choisis une carte [trésor](#term-card-treasure) dans ta [main](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where the mine's [metal](#term-mine-metal) is the card's metal.
book-90a8ad15d8 = Choisis une mine [ouverte](#term-mine-open) dont le [métal](#term-mine-metal) est celui de la carte.

# text: Put the card into the mine's [vein](#zone-vein).
book-80a4258310 = Mets la carte dans le [filon](#zone-vein) de la mine.

# text: Close
book-7d9eb7acb1 = Fermer

# text: Choose an [open](#term-mine-open) mine.
book-2c53127764 = Choisis une mine [ouverte](#term-mine-open).

# text: Choose a closed mine in your [hand](#zone-hand).
book-1df72e9a04 = Choisis une mine fermée dans ta [main](#zone-hand).

# text: Put the closed mine into the mine's [sign](#zone-sign).
book-eaea215e3f = Mets la mine fermée comme [panneau](#zone-sign) sur la mine.

# text: From now on the mine is *[shut](#state-shut)*.
book-bb4b311760 = Désormais la mine est *[fermée](#state-shut)*.

# text: If the [fight](#state-fight) is the mine:
book-9f167179d6 = Si le [combat](#state-fight) porte sur cette mine :

# text: Carry out [Lose last chest](#effect-lose-last-chest).
book-cbef82ad57 = Applique [Perdre le dernier coffre](#effect-lose-last-chest).

# text: Attack
book-4cd548f3cc = Attaquer

# text: Choose a bandit in your [hand](#zone-hand).
book-1be27daaf3 = Choisis un bandit dans ta [main](#zone-hand).

# text: Choose an [open](#term-mine-open) mine where there is a card in the mine's [vein](#zone-vein), and the mine's [side](#term-mine-side) is not your side.
book-4b7f323029 = Choisis une mine [ouverte](#term-mine-open) dont le [filon](#zone-vein) contient une carte et dont le [camp](#term-mine-side) n’est pas ton camp.

# text: You may do so only if the [fight](#state-fight) is none.
book-46b19bd5f3 = Tu ne peux le faire que s’il n’y a pas de [combat](#state-fight).

# text: Put the bandit into your [gang](#zone-gang).
book-42e8f13c5c = Mets le bandit dans ta [bande](#zone-gang).

# text: Set the [fight](#state-fight) to the mine.
book-debf8a7735 = Le [combat](#state-fight) porte désormais sur la mine.

# text: Set the [attacker](#state-attacker) to you.
book-d563c708d4 = L’[attaquant](#state-attacker) est désormais toi.

# text: Join
book-fd30fe681b = Rejoindre le combat

# text: The mine is the [fight](#state-fight).
book-eb01445f96 = La mine est celle sur laquelle porte le [combat](#state-fight).

# text: Sit out
book-268a764280 = Rester à l’écart

# text: You may do so only if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*, so not in the usual game.
book-a9007dac0e = Tu ne peux le faire que si la [pioche](#zone-deck) est vide et que l’interprétation « [ne rien faire au dernier tour](#option-final-turn-null) » est *volontaire*, donc pas dans la partie habituelle.

# text: End fight
book-2e38a93dc0 = Fin du combat

# text: Put all cards in the [gang](#zone-gang) of every player into the [discard](#zone-discard).
book-1879ba0d94 = Mets toutes les cartes de la [bande](#zone-gang) de chaque joueur dans la [défausse](#zone-discard).

# text: Set the [fight](#state-fight) to none.
book-1b142c45ac = Il n’y a désormais plus de [combat](#state-fight).

# text: Set the [attacker](#state-attacker) to none.
book-76dcc05225 = L’[attaquant](#state-attacker) n’est plus personne.

# text: Settle
book-a0c79a8531 = Régler

# text: Note the mine: the [fight](#state-fight).
book-a15c0d71ef = Note la mine : celle sur laquelle porte le [combat](#state-fight).

# text: Note *best*: the highest [power](#term-side-power) of all sides.
book-ac76d175ed = Note *meilleure* : la plus haute [puissance](#term-side-power) de tous les camps.

# text: Note the *winner*: the first player, clockwise from the [attacker](#state-attacker), where there is a card in the player's [gang](#zone-gang), and the player's side's [power](#term-side-power) is *best*.
book-d47ddfc3aa = Note le *vainqueur* : le premier joueur dans le sens horaire à partir de l’[attaquant](#state-attacker) dont la [bande](#zone-gang) contient une carte et dont le camp a la [puissance](#term-side-power) *meilleure*.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and *best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power).
book-d4a64fd8fd = Note *succès* : si le camp du *vainqueur* n’est pas le [camp](#term-mine-side) de la mine et que *meilleure* est supérieure à la [puissance](#term-side-power) du [camp](#term-mine-side) de la mine.

# text: If *wins* applies: set the mine's [owner](#state-owner) to the *winner*.
book-ff9eb1696b = Si *succès* est vrai : le [propriétaire](#state-owner) de la mine est désormais le *vainqueur*.

# text: Announce: “the fight for *mine* is over, it belongs to *the mine's [owner](#state-owner)*”.
book-70a6c094a5 = Annonce : « le combat pour *mine* est terminé, elle appartient *au [propriétaire](#state-owner) de la mine* ».

# text: Lose last chest
book-858236ebdb = Perdre le dernier coffre

# text: It is about a mine.
book-3792a9c00a = Il s’agit d’une mine.

# text: Put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-c9f978fe50 = Mets la dernière carte du [filon](#zone-vein) de la mine dans la [défausse](#zone-discard).

# text: Choose dealer
book-c67da2240c = Choisir le donneur

# text: Note *best*: the highest [haul](#term-side-haul) of all sides.
book-5e3283a816 = Note *meilleur* : le plus haut [butin](#term-side-haul) de tous les camps.

# text: Set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer).
book-e5a0789a7c = Le [donneur](#state-dealer) est désormais le joueur à gauche du [donneur](#state-dealer).

# text: Whoever digs up the target first.
book-364957dfff = Gagne qui a le premier extrait de quoi atteindre l’objectif.

# text: The *points* of a side are the side's [total](#state-total).
book-bd9e1c120e = Les *points* d’un camp sont le [total](#state-total) du camp.

# text: The ranking: highest (the smaller of the side's [total](#state-total) and [target](#number-target)) first, then highest [total](#state-total) first, then those who are still equal share the rank.
book-93a8a4963f = Le classement : d’abord la plus haute valeur (le plus petit du [total](#state-total) du camp et de l’[objectif](#number-target)), puis le plus haut [total](#state-total) ; ceux qui sont encore à égalité partagent le rang.

# text: A game of more than 20000 decisions is left unfinished.
book-3d3dbe7708 = Une partie de plus de 20000 décisions reste inachevée.

# text: **[Treasure](@term-card-treasure)**: a card is *treasure* if the card is a chest, or the card is a double chest.
book-8473625164 = **[Trésor](@term-card-treasure)** : une carte est un *trésor* si c’est un coffre ou un double coffre.

# text: **[Surplus](@term-metal-surplus)** of a metal: [chests removed](#number-chests-removed) - (the number of double chests in the [box](#zone-box) where the double chest's metal is this metal).
book-1aed7ee880 = **[Surplus](@term-metal-surplus)** d’un métal : le nombre de [coffres retirés](#number-chests-removed) - (le nombre de doubles coffres de ce métal dans la [boîte](#zone-box)).

# text: **[Open](@term-mine-open)**: a mine is *open* if the mine's [owner](#state-owner) is not none, and the mine is not *[shut](#state-shut)*.
book-bd48cd0be5 = **[Ouverte](@term-mine-open)** : une mine est *ouverte* si le [propriétaire](#state-owner) de la mine est quelqu’un et que la mine n’est pas *[fermée](#state-shut)*.

# text: **[Side](@term-mine-side)** of a mine: the mine's [owner](#state-owner)'s side.
book-6ea494a96e = **[Camp](@term-mine-side)** d’une mine : le camp du [propriétaire](#state-owner) de la mine.

# text: **[Metal](@term-mine-metal)** of a mine: the metal of the claim in the mine's [sign](#zone-sign).
book-25322c278d = **[Métal](@term-mine-metal)** d’une mine : le métal de la concession sur le [panneau](#zone-sign) de la mine.

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or the first card in the mine's [vein](#zone-vein) is a double chest.
book-15c1efc426 = **[Doublée](@term-card-twofold)** : une carte est *doublée* pour la mine si c’est un double coffre ou si la première carte du [filon](#zone-vein) de la mine est un double coffre.

# text: **[Points](@term-mine-points)** of a mine: (the sum of (the [worth](#table-worth) of the card's metal) × (2 if the card is *[twofold](#term-card-twofold)* for the mine, otherwise 1), over all cards in the mine's [vein](#zone-vein)) - (the [worth](#table-worth) of the mine's [metal](#term-mine-metal) if the mine is *[chipped](#state-chipped)*, otherwise 0).
book-bcf1fcf313 = **[Points](@term-mine-points)** d’une mine : (la somme de (la [valeur](#table-worth) du métal de la carte) × (2 si la carte est *[doublée](#term-card-twofold)* pour la mine, sinon 1), sur toutes les cartes du [filon](#zone-vein) de la mine) - (la [valeur](#table-worth) du [métal](#term-mine-metal) de la mine si la mine est *[entamée](#state-chipped)*, sinon 0).

# text: **[Banked](@term-side-banked)** of a side: the total [points](#term-mine-points) of all [shut](#state-shut) mines where the mine's [side](#term-mine-side) is this side.
book-7d08c0c965 = **[Acquis](@term-side-banked)** d’un camp : la somme des [points](#term-mine-points) de toutes les mines [fermées](#state-shut) dont le [camp](#term-mine-side) est ce camp.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [0](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-1ec9d0ddba = **[Butin](@term-side-haul)** d’un camp : l’[acquis](#term-side-banked) du camp + (la somme de (les [points](#term-mine-points) de la mine × [0](#number-open-percent)) / 100, arrondie vers le bas, sur toutes les mines [ouvertes](#term-mine-open) dont le [camp](#term-mine-side) est ce camp).

# text: **[Standing](@term-side-standing)** of a side: the side's [total](#state-total) + the side's [banked](#term-side-banked).
book-270554af3c = **[Niveau](@term-side-standing)** d’un camp : le [total](#state-total) du camp + l’[acquis](#term-side-banked) du camp.

# text: **[Lead](@term-lead)**: the highest [standing](#term-side-standing) of all sides.
book-9573a738e4 = **[Tête](@term-lead)** : le plus haut [niveau](#term-side-standing) de tous les camps.

# text: **[Reached](@term-reached)**: this applies if the [lead](#term-lead) is at least [target](#number-target), and there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-2f0cbfbe36 = **[Atteint](@term-reached)** : c’est vrai si la [tête](#term-lead) est au moins l’[objectif](#number-target) et qu’il y a exactement 1 camp dont le [niveau](#term-side-standing) est la [tête](#term-lead).

# text: **[Power](@term-side-power)** of a side: the sum of the total strength of all bandits in the player's [gang](#zone-gang), over all players where the player's side is this side.
book-98219c1b57 = **[Puissance](@term-side-power)** d’un camp : la somme des forces de tous les bandits dans la [bande](#zone-gang) des joueurs dont le camp est ce camp.

# text: **[Stalled](@term-stalled)**: this applies if *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-4287ae922a = **[Blocage](@term-stalled)** : c’est vrai si *[attente](#state-idle)* est [16](#number-stall-limit) et qu’il y a une carte dans la [pioche](#zone-deck).

# text: [hand size](@number-hand-size)
book-af3a9911f6 = [cartes en main](@number-hand-size)

# text: [partnership target](@number-partnership-target)
book-6cac3de9d4 = [objectif du partenariat](@number-partnership-target)

# text: [individual target](@number-individual-target)
book-46b13beae9 = [objectif individuel](@number-individual-target)

# text: 40 with 2 players, 45 with 3, 50 with 4
book-2f1e86e0a4 = 40 à 2 joueurs, 45 à 3, 50 à 4

# text: [chests removed](@number-chests-removed)
book-c0c0cb7bba = [coffres retirés](@number-chests-removed)

# text: 4 with 2 players, 2 with 3, 0 with 4
book-e8729574c3 = 4 à 2 joueurs, 2 à 3, 0 à 4

# text: [stall limit](@number-stall-limit)
book-3348009613 = [limite d’attente](@number-stall-limit)

# text: [all cards](@number-all-cards)
book-647b7bd80f = [toutes les cartes](@number-all-cards)

# text: [hand limit](@number-hand-limit)
book-0c058f2e97 = [limite de la main](@number-hand-limit)

# text: [open percent](@number-open-percent)
book-9a3f5e0c17 = [pour cent des mines ouvertes](@number-open-percent)

# text: [target](@number-target)
book-5eb7f85cba = [objectif](@number-target)

# text: 40 with 2 players, 45 with 3, 60 with 4
book-2d999bada1 = 40 à 2 joueurs, 45 à 3, 60 à 4

# text: [60](#number-partnership-target) if the ruling [mode](#option-mode) is *partnership*, otherwise [individual target](#number-individual-target)
book-2f0c758160 = [60](#number-partnership-target) si l’interprétation « [mode de jeu](#option-mode) » est *partenaires*, sinon l’[objectif individuel](#number-individual-target)

# text: Worth
book-9230ee7360 = Valeur

# text: metal
book-03ecab669b = métal

# text: *gold*
book-cc75341b86 = *or*

# text: *silver*
book-d561a804b1 = *argent*

# text: *copper*
book-29117111d6 = *cuivre*

# text: Mode
book-5e23ec6a30 = Mode de jeu

# text: Do four play two against two?
book-06ab9165b0 = À quatre, joue-t-on deux contre deux ?

# text: **Usual answer:** individual with 2 or 3 players, partnership with 4. The answers are: partnership or individual.
book-0c06857d97 = **Réponse habituelle :** chacun pour soi à 2 ou 3 joueurs, partenaires à 4. Les réponses sont : partenaires ou chacun pour soi.

# text: **Why:** It is the main game.
book-6f83feb590 = **Pourquoi :** C’est le jeu principal.

# text: An answer is allowed only if the ruling [mode](#option-mode) is *individual*, or the number of players is 4.
book-049d1677ad = Une réponse n’est permise que si l’interprétation « [mode de jeu](#option-mode) » est *chacun pour soi* ou si le nombre de joueurs est 4.

# text: [settle](#effect-settle): *Wins* applies, and (the ruling [mode](#option-mode) is *partnership*, or the ruling [individual fight](#option-individual-fight) is *highest takes*, or the *winner* is the [attacker](#state-attacker)).
book-79244a60d6 = [Régler](#effect-settle) : *succès* est vrai, et (l’interprétation « [mode de jeu](#option-mode) » est *partenaires*, ou l’interprétation « [combat chacun pour soi](#option-individual-fight) » est *le plus fort gagne*, ou le *vainqueur* est l’[attaquant](#state-attacker)).

# text: The number [target](#number-target) depends on it.
book-2ebe508cc0 = Le nombre [objectif](#number-target) en dépend.

# text: Double chest effect
book-1bd0a559c5 = Effet du coffre double

# text: Which chests does a double chest double, besides itself?
book-12e97234e6 = Quels coffres un coffre double double-t-il, outre qu’il compte lui-même pour deux ?

# text: **Usual answer:** first only. The answers are: first only, later chests, any position or never.
book-67aa1d1a92 = **Réponse habituelle :** la première seulement. Les réponses sont : la première seulement, les coffres suivants, n’importe où ou jamais.

# text: **Why:** All others, if it lies first, as in all scored examples.
book-76dcd609c5 = **Pourquoi :** Tous les autres, s’il est posé le premier. Les exemples de décompte du livret ne laissent pas d’autre lecture.

# text: [twofold](#term-card-twofold): The card is a double chest, or (the ruling [double chest effect](#option-double-chest-effect) is *first only*, and the first card in the mine's [vein](#zone-vein) is a double chest), or (the ruling [double chest effect](#option-double-chest-effect) is *later chests*, and there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile), or (the ruling [double chest effect](#option-double-chest-effect) is *any position*, and there is a double chest in the mine's [vein](#zone-vein)).
book-4a813f54d0 = [Doublée](#term-card-twofold) : la carte est un double coffre, ou (l’interprétation « [effet du coffre double](#option-double-chest-effect) » est *la première seulement*, et la première carte du [filon](#zone-vein) de la mine est un double coffre), ou (l’interprétation « [effet du coffre double](#option-double-chest-effect) » est *les coffres suivants*, et un double coffre se trouve avant la carte dans le [filon](#zone-vein) de la mine), ou (l’interprétation « [effet du coffre double](#option-double-chest-effect) » est *n’importe où*, et il y a un double coffre dans le [filon](#zone-vein) de la mine).

# text: Individual fight
book-a477786348 = Combat chacun pour soi

# text: May a third player win the mine, or only spoil the attack?
book-2f00f2288d = Un troisième joueur peut-il gagner la mine, ou seulement faire échouer l’attaque ?

# text: **Usual answer:** highest takes. The answers are: highest takes or attacker only.
book-4066059802 = **Réponse habituelle :** le plus fort gagne. Les réponses sont : le plus fort gagne ou l’attaquant seulement.

# text: **Why:** The highest wins.
book-9753c0db0b = **Pourquoi :** La valeur la plus haute l’emporte.

# text: An answer is allowed only if the ruling [individual fight](#option-individual-fight) is *highest takes*, or the ruling [mode](#option-mode) is *individual*.
book-00089f7a1e = Une réponse n’est permise que si l’interprétation « [combat chacun pour soi](#option-individual-fight) » est *le plus fort gagne* ou si l’interprétation « [mode de jeu](#option-mode) » est *chacun pour soi*.

# text: Tie partnership
book-1ba809b475 = Égalité entre partenariats

# text: Who gets the mine when sides are equally strong?
book-7d68d509aa = Qui obtient la mine quand les deux camps sont de même force ?

# text: **Usual answer:** defender. The answers are: defender or attacker.
book-8ff38d0560 = **Réponse habituelle :** défenseur. Les réponses sont : défenseur ou attaquant.

# text: **Why:** Attackers must be stronger.
book-95cf5c173b = **Pourquoi :** L’attaquant doit être plus fort.

# text: An answer is allowed only if the ruling [tie partnership](#option-tie-partnership) is *defender*, or the ruling [mode](#option-mode) is *partnership*.
book-cb9bf9e07f = Une réponse n’est permise que si l’interprétation « [égalité entre partenariats](#option-tie-partnership) » est *défenseur* ou si l’interprétation « [mode de jeu](#option-mode) » est *partenaires*.

# text: [settle](#effect-settle): *Best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*.
book-45d05ad595 = [Régler](#effect-settle) : *meilleure* est supérieure à la [puissance](#term-side-power) du [camp](#term-mine-side) de la mine, ou l’interprétation « [égalité entre partenariats](#option-tie-partnership) » est *attaquant*.

# text: Chest on contested
book-bbc3c8d276 = Coffres sur une mine disputée

# text: May chests be laid on a contested mine?
book-8719e4b858 = Peut-on poser des coffres sur une mine disputée ?

# text: **Usual answer:** allowed. The answers are: allowed or forbidden.
book-2fd0aa3a23 = **Réponse habituelle :** permis. Les réponses sont : permis ou interdit.

# text: **Why:** Nothing forbids it.
book-cb056e64f0 = **Pourquoi :** Rien ne l’interdit.

# text: [work](#action-work): The mine's [metal](#term-mine-metal) is the card's metal, and (the [fight](#state-fight) is not the mine, or the ruling [chest on contested](#option-chest-on-contested) is *allowed*).
book-a552a09e50 = [Travailler](#action-work) : le [métal](#term-mine-metal) de la mine est le métal de la carte, et (le [combat](#state-fight) ne porte pas sur la mine, ou l’interprétation « [coffres sur une mine disputée](#option-chest-on-contested) » est *permis*).

# text: Closing loss
book-2b61ce53fd = Prix de la fermeture

# text: Does closing a contested mine cost its last chest card, or one chest, half of a double?
book-d503ab276d = Que coûte la fermeture d’une mine disputée : sa dernière carte coffre, ou un coffre, soit la moitié d’un double ?

# text: **Usual answer:** card. The answers are: card or chest.
book-13278917a0 = **Réponse habituelle :** carte. Les réponses sont : carte ou coffre.

# text: **Why:** The text says a card.
book-5ca5e3c97a = **Pourquoi :** Le texte du jeu en équipe dit : une carte.

# text: [lose last chest](#effect-lose-last-chest): If the ruling [closing loss](#option-closing-loss) is *chest*, and the last card in the mine's [vein](#zone-vein) is a double chest: from now on the mine is *[chipped](#state-chipped)*; otherwise: put the last card in the mine's [vein](#zone-vein) into the [discard](#zone-discard).
book-be2f26e53f = [Perdre le dernier coffre](#effect-lose-last-chest) : si l’interprétation « [prix de la fermeture](#option-closing-loss) » est *coffre* et que la dernière carte du [filon](#zone-vein) de la mine est un double coffre : désormais la mine est *[entamée](#state-chipped)* ; sinon : mets la dernière carte du [filon](#zone-vein) de la mine dans la [défausse](#zone-discard).

# text: Open for others
book-11ab465918 = Ouvrir devant d’autres

# text: May a mine be opened for somebody else?
book-ffee6a2515 = Peut-on ouvrir une mine devant quelqu’un d’autre ?

# text: **Usual answer:** self only. The answers are: self only or anyone.
book-ee6bddd94c = **Réponse habituelle :** devant soi seulement. Les réponses sont : devant soi seulement ou devant n’importe qui.

# text: **Why:** A new mine lies before the player.
book-7a1df3bcf5 = **Pourquoi :** Une nouvelle mine se pose devant le joueur.

# text: [open](#action-open): The *keeper* is you, or the ruling [open for others](#option-open-for-others) is *anyone*.
book-83ac7efc3a = [Ouvrir](#action-open) : le *gardien* est toi, ou l’interprétation « [ouvrir devant d’autres](#option-open-for-others) » est *devant n’importe qui*.

# text: Own mine fight
book-95235a4db7 = Attaque de ses propres mines

# text: May one attack a mine of one's own side, as a bluff?
book-9da147a3cd = Peut-on attaquer une mine de son propre camp, par bluff ?

# text: **Usual answer:** forbidden. The answers are: forbidden or allowed.
book-c1a9ccdc44 = **Réponse habituelle :** interdit. Les réponses sont : interdit ou permis.

# text: **Why:** The text speaks of opponents.
book-b19b8d10c2 = **Pourquoi :** Le texte parle d’adversaires.

# text: [attack](#action-attack): The mine's [side](#term-mine-side) is not your side, or the ruling [own mine fight](#option-own-mine-fight) is *allowed*.
book-da35a39c77 = [Attaquer](#action-attack) : le [camp](#term-mine-side) de la mine n’est pas ton camp, ou l’interprétation « [attaque de ses propres mines](#option-own-mine-fight) » est *permis*.

# text: Close empty
book-db0f5f8e51 = Fermeture de mines vides

# text: May a mine without chests be closed?
book-7657de6c56 = Peut-on fermer une mine sans coffre ?

# text: **Usual answer:** allowed. The answers are: allowed or needs chest.
book-a32c701bb4 = **Réponse habituelle :** permis. Les réponses sont : permis ou il faut un coffre.

# text: **Why:** Any mine may be.
book-c5f64fe482 = **Pourquoi :** Toute mine peut l’être.

# text: [close](#action-close): The mine is *[open](#term-mine-open)*, and (there is a card in the mine's [vein](#zone-vein), or the ruling [close empty](#option-close-empty) is *allowed*).
book-3ec4c25130 = [Fermer](#action-close) : la mine est *[ouverte](#term-mine-open)*, et (il y a une carte dans le [filon](#zone-vein) de la mine, ou l’interprétation « [fermeture de mines vides](#option-close-empty) » est *permis*).

# text: Removed chests
book-978f77c182 = Coffres retirés

# text: Which chests leave small games? (By choice, the first dealer may name doubles.)
book-29bfac8324 = Quels coffres sont retirés à peu de joueurs ? (Au choix : le premier donneur dit pour chaque métal si le double en fait partie.)

# text: **Usual answer:** singles only. The answers are: singles only or player choice.
book-e5a8e919c0 = **Réponse habituelle :** simples seulement. Les réponses sont : simples seulement ou choix du donneur.

# text: **Why:** The numbers speak of single chests.
book-9031173a4b = **Pourquoi :** Les nombres parlent de coffres simples.

# text: An answer is allowed only if the ruling [removed chests](#option-removed-chests) is *singles only*, or [chests removed](#number-chests-removed) is more than 0.
book-6951e78a5a = Une réponse n’est permise que si l’interprétation « [coffres retirés](#option-removed-chests) » est *simples seulement* ou si le nombre de [coffres retirés](#number-chests-removed) est supérieur à 0.

# text: [surplus](#phase-surplus): If the ruling [removed chests](#option-removed-chests) is *player choice*: the [dealer](#state-dealer) may [Give up double](#action-give-up-double).
book-d701509fe7 = [Surplus](#phase-surplus) : si l’interprétation « [coffres retirés](#option-removed-chests) » est *choix du donneur* : le [donneur](#state-dealer) peut [renoncer au double](#action-give-up-double).

# text: Final turn null
book-22a29c88f7 = Ne rien faire au dernier tour

# text: May one do nothing in the last turn?
book-84b9cd5fdd = Peut-on ne rien faire au dernier tour alors que l’on pourrait agir ?

# text: **Usual answer:** only if stuck. The answers are: only if stuck or voluntary.
book-c72dd5d1c1 = **Réponse habituelle :** seulement si rien n’est possible. Les réponses sont : seulement si rien n’est possible ou volontaire.

# text: **Why:** One action is a duty.
book-031fa37bea = **Pourquoi :** Une action est obligatoire.

# text: [turn](#phase-turn): [Sit out](#action-sit-out) can be chosen too, if the [deck](#zone-deck) is empty, and the ruling [final turn null](#option-final-turn-null) is *voluntary*.
book-3d4e5cf2de = [Tour](#phase-turn) : on peut aussi choisir [rester à l’écart](#action-sit-out) si la [pioche](#zone-deck) est vide et que l’interprétation « [ne rien faire au dernier tour](#option-final-turn-null) » est *volontaire*.

# text: Both reach
book-c984bcbfa2 = Plusieurs atteignent l’objectif

# text: Who wins when several reach the target at once?
book-42e5362196 = Qui gagne quand plusieurs atteignent l’objectif dans la même manche ?

# text: **Usual answer:** higher total. The answers are: higher total or shared.
book-8ba1913361 = **Réponse habituelle :** le plus haut total. Les réponses sont : le plus haut total ou partagé.

# text: **Why:** Within a hand nobody is first.
book-943c647113 = **Pourquoi :** Au sein d’une manche, personne n’est le premier.

# text: [Who wins](#score): Highest [total](#state-total) first (if the ruling [both reach](#option-both-reach) is *higher total*).
book-d63c6dae1d = [Qui gagne](#score) : d’abord le plus haut [total](#state-total) (si l’interprétation « [plusieurs atteignent l’objectif](#option-both-reach) » est *le plus haut total*).

# text: [reached](#term-reached): The ruling [both reach](#option-both-reach) is *shared*, or the ruling [final tie](#option-final-tie) is *shared*, or there is exactly 1 side where the side's [standing](#term-side-standing) is the [lead](#term-lead).
book-7abed83bf2 = [Atteint](#term-reached) : l’interprétation « [plusieurs atteignent l’objectif](#option-both-reach) » est *partagé*, ou l’interprétation « [égalité à la fin](#option-final-tie) » est *partagé*, ou il y a exactement 1 camp dont le [niveau](#term-side-standing) est la [tête](#term-lead).

# text: Final tie
book-8fca5c4824 = Égalité à la fin

# text: What follows equal totals at the target?
book-5e0e321642 = Que se passe-t-il à égalité de totaux, à l’objectif ou au-delà ?

# text: **Usual answer:** another hand. The answers are: another hand or shared.
book-4be504c0a3 = **Réponse habituelle :** encore une manche. Les réponses sont : encore une manche ou partagé.

# text: **Why:** One side must win.
book-2e15ca2ac4 = **Pourquoi :** Un camp doit gagner.

# text: An answer is allowed only if the ruling [final tie](#option-final-tie) is *another hand*, or the ruling [both reach](#option-both-reach) is *higher total*.
book-c55236542b = Une réponse n’est permise que si l’interprétation « [égalité à la fin](#option-final-tie) » est *encore une manche* ou si l’interprétation « [plusieurs atteignent l’objectif](#option-both-reach) » est *le plus haut total*.

# text: When to check
book-7a19190172 = Moment de la vérification

# text: When may reaching the target end the game?
book-87547cf010 = Quand le fait d’atteindre l’objectif peut-il finir la partie ?

# text: **Usual answer:** end of hand. The answers are: end of hand or immediately on close.
book-81ba8312af = **Réponse habituelle :** à la fin de la manche. Les réponses sont : à la fin de la manche ou aussitôt à la fermeture.

# text: **Why:** It says after a round.
book-7b3104e63f = **Pourquoi :** Le texte dit : à la fin d’une manche.

# text: [hand](#phase-hand): This ends as soon as the ruling [when to check](#option-when-to-check) is *immediately on close*, and *[reached](#term-reached)* applies.
book-d4b116f189 = [Manche](#phase-hand) : elle se termine dès que l’interprétation « [moment de la vérification](#option-when-to-check) » est *aussitôt à la fermeture* et que *[atteint](#term-reached)* est vrai.

# text: Unfinished fight
book-32ad2f6e25 = Combat interrompu

# text: What happens to a fight when the hand ends?
book-8ca0d8a558 = Que devient un combat interrompu par la fin de la manche ?

# text: **Usual answer:** void. The answers are: void or settle now.
book-04e00fb4b7 = **Réponse habituelle :** il ne compte pas. Les réponses sont : il ne compte pas ou régler maintenant.

# text: **Why:** It was not settled.
book-f90bed8917 = **Pourquoi :** Il n’a pas été tranché.

# text: [tally](#phase-tally): If the [fight](#state-fight) is not none, and the ruling [unfinished fight](#option-unfinished-fight) is *settle now*: carry out [Settle](#effect-settle).
book-e2883cb932 = [Décompte](#phase-tally) : s’il y a un [combat](#state-fight) et que l’interprétation « [combat interrompu](#option-unfinished-fight) » est *régler maintenant* : applique [Régler](#effect-settle).

# text: Table talk
book-ae1a281540 = Paroles entre partenaires

# text: May partners tell their cards? (Then each sees the other's hand.)
book-a70ca0bc11 = Les partenaires peuvent-ils se dire leurs cartes ? (Chacun voit alors la main de l’autre.)

# text: **Why:** A review forbids it.
book-e3c368f5f9 = **Pourquoi :** Une critique dit qu’ils ne le peuvent pas.

# text: An answer is allowed only if the ruling [table talk](#option-table-talk) is *forbidden*, or the ruling [mode](#option-mode) is *partnership*.
book-6eece6d6f1 = Une réponse n’est permise que si l’interprétation « [paroles entre partenaires](#option-table-talk) » est *interdit* ou si l’interprétation « [mode de jeu](#option-mode) » est *partenaires*.

# text: [hand](#zone-hand): Who sees it: its owner's side only if the ruling [table talk](#option-table-talk) is *allowed*, otherwise its owner only.
book-e8dfb23988 = [Main](#zone-hand) : qui la voit : seulement le camp de son propriétaire si l’interprétation « [paroles entre partenaires](#option-table-talk) » est *permis*, sinon seulement son propriétaire.

# text: Stall guard
book-ef20fbab89 = Garde-fou contre le blocage

# text: Must one draw after sixteen turns without draw or play?
book-1db9b0741e = Doit-on piocher après seize tours sans pioche ni pose ?

# text: **Usual answer:** on. The answers are: on or off.
book-604d108c93 = **Réponse habituelle :** oui. Les réponses sont : oui ou non.

# text: **Why:** Games must end.
book-fe8310a306 = **Pourquoi :** Une partie doit finir.

# text: An answer is allowed only if the ruling [stall guard](#option-stall-guard) is *on*, or the ruling [mode](#option-mode) is *partnership*.
book-382302ad60 = Une réponse n’est permise que si l’interprétation « [garde-fou contre le blocage](#option-stall-guard) » est *oui* ou si l’interprétation « [mode de jeu](#option-mode) » est *partenaires*.

# text: [stalled](#term-stalled): The ruling [stall guard](#option-stall-guard) is *on*, and *[idle](#state-idle)* is [16](#number-stall-limit), and there is a card in the [deck](#zone-deck).
book-c413834633 = [Blocage](#term-stalled) : l’interprétation « [garde-fou contre le blocage](#option-stall-guard) » est *oui*, et *[attente](#state-idle)* est [16](#number-stall-limit), et il y a une carte dans la [pioche](#zone-deck).

# text: Next dealer
book-cc62b83de0 = Prochain donneur

# text: Who deals the next hand?
book-3ee0a806c0 = Qui donne à la manche suivante ?

# text: **Usual answer:** left shift. The answers are: left shift, winner deals or by lot.
book-a8d5a079f0 = **Réponse habituelle :** à gauche. Les réponses sont : à gauche, le vainqueur donne ou tirage au sort.

# text: **Why:** So the start moves on.
book-8af1c01cbe = **Pourquoi :** Celui qui a commencé celle-ci : ainsi le départ tourne.

# text: [choose dealer](#effect-choose-dealer): If the ruling [next dealer](#option-next-dealer) is *by lot*: set the [dealer](#state-dealer) to a player, chosen at random; otherwise, if the ruling [next dealer](#option-next-dealer) is *left shift*, or there is more than 1 side where the side's [haul](#term-side-haul) is *best*: set the [dealer](#state-dealer) to the player to the left of the [dealer](#state-dealer); otherwise: set the [dealer](#state-dealer) to the first player, clockwise from the player to the left of the [dealer](#state-dealer), where the player's side's [haul](#term-side-haul) is *best*.
book-739a6cf973 = [Choisir le donneur](#effect-choose-dealer) : si l’interprétation « [prochain donneur](#option-next-dealer) » est *tirage au sort* : le [donneur](#state-dealer) est tiré au sort ; sinon, si l’interprétation « [prochain donneur](#option-next-dealer) » est *à gauche* ou s’il y a plus de 1 camp dont le [butin](#term-side-haul) est *meilleur* : le [donneur](#state-dealer) est désormais le joueur à gauche du [donneur](#state-dealer) ; sinon : le [donneur](#state-dealer) est désormais le premier joueur dans le sens horaire à partir du joueur à gauche du [donneur](#state-dealer) dont le camp a le [butin](#term-side-haul) *meilleur*.

# text: **[Dealer](@assumed-dealer)**: The first dealer is drawn by lot.
book-c6526bfb9c = **[Donneur](@assumed-dealer)** : le premier donneur est tiré au sort.

# text: **[Stall guard](@assumed-stall-guard)**: Nothing forces a draw, so partners could pass cards for ever.
book-81ad91abd2 = **[Garde contre le blocage](@assumed-stall-guard)** : rien dans les règles n’oblige à piocher ; des partenaires pourraient se passer des cartes sans fin.

# text: Note *wins*: whether the *winner*'s side is not the mine's [side](#term-mine-side), and (*best* is more than the mine's [side](#term-mine-side)'s [power](#term-side-power), or the ruling [tie partnership](#option-tie-partnership) is *attacker*).
book-449e7432c8 = Note *succès* : si le camp du *vainqueur* n’est pas le [camp](#term-mine-side) de la mine et que (*meilleure* est supérieure à la [puissance](#term-side-power) du [camp](#term-mine-side) de la mine ou que l’interprétation « [égalité entre partenariats](#option-tie-partnership) » est *attaquant*).

# text: **Usual answer:** defender with 2 or 3 players, attacker with 4. The answers are: defender or attacker.
book-7cb46cbf2a = **Réponse habituelle :** défenseur à 2 ou 3 joueurs, attaquant à 4. Les réponses sont : défenseur ou attaquant.

# text: **[Haul](@term-side-haul)** of a side: the side's [banked](#term-side-banked) + (the sum of (the mine's [points](#term-mine-points) × [50](#number-open-percent)) / 100, rounded down, over all [open](#term-mine-open) mines where the mine's [side](#term-mine-side) is this side).
book-ef36ab1efd = **[Butin](@term-side-haul)** d’un camp : l’[acquis](#term-side-banked) du camp + (la somme de (les [points](#term-mine-points) de la mine × [50](#number-open-percent)) / 100, arrondie vers le bas, sur toutes les mines [ouvertes](#term-mine-open) dont le [camp](#term-mine-side) est ce camp).

# text: You must [Draw](#action-draw) (*most* is [8](#number-hand-limit)), [Pass](#action-pass), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-5265e8862d = Tu dois [piocher](#action-draw) (*maximum* est [8](#number-hand-limit)), [passer une carte](#action-pass), [ouvrir](#action-open), [travailler](#action-work), [fermer](#action-close), [attaquer](#action-attack) ou [rejoindre le combat](#action-join).

# text: **[Twofold](@term-card-twofold)**: a card is *twofold* for the mine if the card is a double chest, or there is a double chest in the mine's [vein](#zone-vein) where the double chest's place in its row or pile is less than the card's place in its row or pile.
book-fd12b429c9 = **[Doublée](@term-card-twofold)** : une carte est *doublée* pour la mine si c’est un double coffre ou si un double coffre se trouve avant elle dans le [filon](#zone-vein) de la mine.

# text: **Usual answer:** later chests. The answers are: first only, later chests, any position or never.
book-58085f1af5 = **Réponse habituelle :** les coffres suivants. Les réponses sont : la première seulement, les coffres suivants, n’importe où ou jamais.

# text: You must [Draw](#action-draw) (*most* is [60](#number-hand-limit)), [Open](#action-open), [Work](#action-work), [Close](#action-close), [Attack](#action-attack) or [Join](#action-join).
book-cc24cf3006 = Tu dois [piocher](#action-draw) (*maximum* est [60](#number-hand-limit)), [ouvrir](#action-open), [travailler](#action-work), [fermer](#action-close), [attaquer](#action-attack) ou [rejoindre le combat](#action-join).

# text: 25 with 2 players, 30 with 3, 35 with 4
book-010a47bce5 = 25 à 2 joueurs, 30 à 3, 35 à 4

# text: 25 with 2 players, 30 with 3, 60 with 4
book-1bd1e8eb58 = 25 à 2 joueurs, 30 à 3, 60 à 4

# text: **Hands.** Repeat until this is so in any case (at least once):
book-b0cc30253d = **Manches.** Répétez jusqu’à ce que ce soit vrai dans tous les cas (au moins une fois) :

# text: A passed card is known to giver and receiver
book-b72871e6aa = Une carte passée est connue de qui la donne et de qui la reçoit

# text: The giver knows a passed card while others leave the hand
book-dcfe392c03 = Celui qui a passé une carte la connaît, même quand d’autres quittent la main

# text: Any open mine may be closed, also an empty one, for its owner, another's
book-b20c0480e4 = Toute mine ouverte peut être fermée, même vide, pour son propriétaire : celle d’un autre

# text: Any open mine may be closed, also an empty one, for its owner, an empty one
book-b26e1cfcd7 = Toute mine ouverte peut être fermée, même vide, pour son propriétaire : une vide

# text: A mine is opened before oneself and numbered in turn
book-720be56d10 = Une mine est ouverte devant soi et numérotée dans l’ordre

# text: After the last card everybody has one more turn, and who drew it comes last
book-b2de36b458 = Après la dernière carte chacun a encore un tour, et celui qui l’a piochée passe en dernier

# text: A fight that begins in the first of the last turns is settled after the last
book-04dee5d85c = Un combat engagé au premier des derniers tours est réglé après le dernier

# text: A closing that brings the target does not end the hand
book-e6b8de4375 = Une fermeture qui mène à l’objectif ne termine pas la manche

# text: F1 nobody joins
book-d6ad71e9ca = F1 Personne ne se joint

# text: F2 ten against nine
book-fb2e17faa9 = F2 Dix contre neuf

# text: F3 nine against nine
book-b57187aa8d = F3 Neuf contre neuf

# text: F4 two against one
book-b5763a0b1a = F4 Deux contre un

# text: Nine against nine
book-84902a4b2b = Neuf contre neuf

# text: A fight whose last chance is the last turn is settled and counts
book-69a38e1c1e = Un combat dont la dernière occasion est le dernier tour est réglé et compte

# text: Each open mine counts half and is rounded down
book-ea33154145 = Chaque mine ouverte compte pour moitié, arrondie à l’inférieur

# text: A fight that the end of the hand cuts off has no effect
book-7afe9ffac7 = Un combat que la fin de la manche interrompt reste sans effet

# text: Unfinished_fight settle_now, it is settled and counts
book-c44a8bb831 = Combat interrompu, régler maintenant : il est réglé et compte

# text: Who holds seven may draw
book-47a8b02288 = Qui en a sept peut piocher

# text: Who holds eight may not
book-f5cd20271d = Qui en a huit ne le peut pas

# text: The stall guard overrides the limit
book-4286fb52e4 = Le garde-fou contre le blocage l’emporte sur la limite

# text: Who holds eight and can do nothing else draws
book-64d1b9c69e = Qui en a huit et ne peut rien faire d’autre pioche

# text: Who holds eight and can play must not draw
book-aedba00dc6 = Qui en a huit et peut jouer ne doit pas piocher

# text: The double lies second
book-232b1d95b3 = Le double est en deuxième

# text: The double lies first
book-70ddc4d315 = Le double est en premier

# text: The double lies last
book-97fd152d3c = Le double est en dernier

# text: Partners cannot pass, only draw or play
book-773460b32e = Les partenaires ne peuvent pas donner de carte, seulement piocher ou jouer

# text: Partners play to sixty all the same
book-5934270620 = Les partenaires jouent tout de même jusqu’à soixante

# text: 2 play to 25
book-fbe211aff9 = À 2, on joue jusqu’à 25

# text: 3 play to 30
book-c50bcb0f72 = À 3, on joue jusqu’à 30

# text: 4 play to 35
book-fc7c1722f9 = À 4, on joue jusqu’à 35

# text: The higher total wins
book-4a0ff47479 = Le total le plus élevé gagne

# text: The game is over after one hand, also with equal totals
book-6b9764a0d2 = La partie est finie après une manche, même à totaux égaux
