### Messages for fr, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take its line `# todo` out.

# text: Hire adventurers with your own bills, win prestige, and hope that others' bills fall due.
book-572add84a9 = Engagez des aventuriers avec vos propres reconnaissances de dette, gagnez du prestige grâce à eux, et espérez que celles des autres arrivent à échéance.

# text: **The goal.** The player who comes first in the end has won: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank. The points are the player's [hat](#state-hat).
book-906ca9eec3 = **Le but.** Le joueur qui est premier à la fin a gagné : d’abord le plus haut [chapeau](#state-hat), puis le plus de [pépites](#money-nuggets) ; ceux qui sont encore à égalité partagent le rang. Les points sont le [chapeau](#state-hat) du joueur.

# text: Adventurers
book-5dc3396ac5 = Aventuriers

# text: In all: 29.
book-65dec1d9fb = En tout : 29.

# text: hireling
book-fee18b3ab1 = aventurier

# text: gold / pistols / cards: 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4; called “*gold*-*pistols*-*cards*”
book-7ba46b3425 = or / pistolets / cartes : 6 / 3 / 1, 6 / 2 / 2, 6 / 1 / 3, 5 / 4 / 1, 5 / 3 / 2, 5 / 2 / 3, 5 / 1 / 4, 4 / 5 / 1, 4 / 4 / 2, 4 / 3 / 3, 4 / 2 / 4, 4 / 1 / 5, 3 / 6 / 1, 3 / 5 / 2, 3 / 4 / 3, 3 / 3 / 4, 3 / 2 / 5, 3 / 1 / 6, 2 / 6 / 2, 2 / 5 / 3, 2 / 4 / 4, 2 / 3 / 5, 2 / 2 / 6, 1 / 6 / 3, 1 / 5 / 4, 1 / 4 / 5, 1 / 3 / 6, 3 / 3 / 3, 4 / 4 / 4 ; appelé « *or*-*pistolets*-*cartes* »

# text: Bills
book-245ad028f7 = Dettes

# text: In all: 39 with 3 players, 52 with 4.
book-e9880a7826 = En tout : 39 à 3 joueurs, 52 à 4.

# text: bill of
book-4f46c1aebb = dette

# text: 39 with 3 players, 52 with 4
book-0fd134c228 = 39 à 3 joueurs, 52 à 4

# text: one of every issuer; value 0 (2×), 1 (3×), 2 (3×), 3 (3×) and 4 (2×); called “*issuer*'s *value*”
book-c6f852cb36 = une de chaque débiteur ; valeur 0 (2×), 1 (3×), 2 (3×), 3 (3×) et 4 (2×) ; appelée « *valeur* de *débiteur* »

# text: Events
book-8d14f6e72d = Événements

# text: In all: 7. Unless something else is said: first prize 0 and second prize 0.
book-22ad727848 = En tout : 7. Sauf indication contraire : premier prix 0 et second prix 0.

# text: gold rush
book-1fd71486be = ruée vers l’or

# text: first prize / second prize: 7 / 4, 6 / 3, 5 / 2; called “gold rush *first prize*/*second prize*”
book-4e454f68d7 = premier prix / second prix : 7 / 4, 6 / 3, 5 / 2 ; appelée « ruée vers l’or *premier prix*/*second prix* »

# text: high noon
book-272cb9a86c = Midi pile

# text: poker
book-fba2eac3ee = Poker

# text: Dice
book-6e639713cb = Dés

# text: In all: 1. When rolled it shows a number from 1 to 6.
book-45f97ef22a = En tout : 1. Lancé, il montre un nombre de 1 à 6.

# text: plain die
book-cfd7cf0f58 = dé

# text: A board of spots: rows 7 with 3 players, 9 with 4 ((13 × (the number of players)) / 6, rounded up) and 6 columns, numbered row by row from the top. The market has room for all bills.
book-bd107815b2 = Un plateau de cases : rangées 7 à 3 joueurs, 9 à 4 ((13 × (le nombre de joueurs)) / 6, arrondi vers le haut) et 6 colonnes, numérotées rangée par rangée à partir du haut. Elles forment le marché, avec de la place pour toutes les dettes.

# text: Lots: 3 with 3 players, 4 with 4 (the number of players), in a line, numbered from 1.
book-28379070a9 = Lots : 3 à 3 joueurs, 4 à 4 (le nombre de joueurs), en ligne, numérotés à partir de 1.

# text: [bank](@money-bank)
book-2d4e566909 = [banque](@money-bank)

# text: nuggets
book-a1e832187c = pépites

# text: everyone
book-5d67991ae9 = tout le monde

# text: It never runs out.
book-db7e21ebd4 = Elle ne s’épuise jamais.

# text: [nuggets (of each player)](@money-nuggets)
book-dce9e01d9c = [pépites (de chaque joueur)](@money-nuggets)

# text: 10 from the [bank](#money-bank)
book-593d390581 = 10 de la [banque](#money-bank)

# text: It never holds more than 999.
book-a390b5b1c7 = Il n’y en a jamais plus de 999.

# text: [sky](@money-sky)
book-0224d185ab = [ciel](@money-sky)

# text: vultures
book-44c2b16176 = vautours

# text: [vultures (of each player)](@money-vultures)
book-9f0cc345ac = [vautours (de chaque joueur)](@money-vultures)

# text: [pile](@zone-pile)
book-95c1e57865 = [pile](@zone-pile)

# text: adventurers
book-396ce67620 = aventuriers

# text: nobody
book-6382b3cc88 = personne

# text: At the start all adventurers are here. When it is empty, [discards](#zone-discards) is shuffled into it.
book-c0d4efd8f3 = Au début tous les aventuriers sont ici. Quand elle est vide, la [défausse](#zone-discards) y est mélangée.

# text: [team (of each lot)](@zone-team)
book-6f4cd4741b = [équipe (de chaque lot)](@zone-team)

# text: [crew (of each player)](@zone-crew)
book-c0a501c646 = [troupe (de chaque joueur)](@zone-crew)

# text: its owner only
book-eec7a1726d = seulement son propriétaire

# text: The hired adventurers.
book-7ae88e9eee = Les aventuriers engagés.

# text: [shown (of each player)](@zone-shown)
book-068f89f8d4 = [montrés (de chaque joueur)](@zone-shown)

# text: It has room for 1.
book-76514c260f = Il y a de la place pour 1.

# text: [discards](@zone-discards)
book-397caf42d3 = [défausse](@zone-discards)

# text: [box](@zone-box)
book-9cbcf6d509 = [boîte](@zone-box)

# text: bills
book-a652518c69 = dettes

# text: At the start all bills are here.
book-91da7cc242 = Au début toutes les dettes sont ici.

# text: [hand (of each player)](@zone-hand)
book-1acf5d24cd = [main (de chaque joueur)](@zone-hand)

# text: [bid (of each player)](@zone-bid)
book-d2f59de22f = [offre (de chaque joueur)](@zone-bid)

# text: It has room for 3.
book-1646874675 = Il y a de la place pour 3.

# text: [sleeve (of each player)](@zone-sleeve)
book-7c0df2414a = [manche (de chaque joueur)](@zone-sleeve)

# text: To or from the market. It has room for 3.
book-d4f36a9fb1 = En route vers le marché ou depuis le marché. Il y a de la place pour 3.

# text: [market (of each spot)](@zone-market)
book-c4a8e0e4f5 = [marché (de chaque case)](@zone-market)

# text: everyone sees what lies face up there, nobody the rest
book-ed6141423c = tous voient ce qui y est face visible, personne le reste

# text: [pack](@zone-pack)
book-7675358e64 = [événements](@zone-pack)

# text: events
book-862417b9e7 = événements

# text: At the start all events are here.
book-b98c16abaa = Au début tous les événements sont ici.

# text: [current](@zone-current)
book-2eda862096 = [en cours](@zone-current)

# text: While it is carried out. It has room for 1.
book-0158df4d87 = Pendant qu’il est exécuté. Il y a de la place pour 1.

# text: [past](@zone-past)
book-03a1eb42a7 = [passés](@zone-past)

# text: [tray](@zone-tray)
book-f2bafb1b0b = [plateau](@zone-tray)

# text: dice
book-e1e025805c = dés

# text: At the start all dice are here.
book-ec0cf54046 = Au début tous les dés sont ici.

# text: [hat (of each player)](@state-hat)
book-aa26650e4b = [chapeau (de chaque joueur)](@state-hat)

# text: 1 to 35
book-83db030512 = 1 à 35

# text: [undertaker](@state-undertaker)
book-afc6803b67 = [croque-mort](@state-undertaker)

# text: 0 to 8
book-9230f10eda = 0 à 8

# text: [pistol](@state-pistol)
book-b385c23ee8 = [pistolet](@state-pistol)

# text: a player
book-e95ac7af8a = un joueur

# text: player 1
book-86ebb13f1a = joueur 1

# text: Who is active.
book-790a4298b4 = Qui est actif.

# text: [throw (of each player)](@state-throw)
book-0d4be23da2 = [lancer (de chaque joueur)](@state-throw)

# text: 0 to 6
book-2b3eb91a34 = 0 à 6

# text: For the first turn; 0 is out of it.
book-1221fd8591 = Pour le premier tour ; 0 est éliminé.

# text: [stake (of each player)](@state-stake)
book-56d93c4041 = [mise (de chaque joueur)](@state-stake)

# text: -1 to 12
book-6977111a87 = -1 à 12

# text: minus 1
book-a0333001a1 = moins 1

# text: The sum of a bid; -1 is none.
book-0eb2b09b32 = La somme d’une offre ; -1 : aucune.

# text: [target (of each player)](@state-target)
book-a3e02eb6b2 = [cible (de chaque joueur)](@state-target)

# text: a spot
book-c25690f517 = une case

# text: spot 1
book-2987eea24c = case 1

# text: Where a winner of High Noon points.
book-839080e32d = Ce que désigne un gagnant de Midi pile.

# text: [back of (of each spot)](@state-back-of)
book-178766cb5a = [dos (de chaque case)](@state-back-of)

# text: a player or none
book-249a4bb318 = un joueur ou personne

# text: Whose colour shows there.
book-3b914c8d9d = De qui la couleur y est visible.

# text: Put all adventurers into the [pile](#zone-pile).
book-c697604d69 = Mets tous les aventuriers sur la [pile](#zone-pile).

# text: Put all bills into the [box](#zone-box).
book-38901a75fe = Mets toutes les dettes dans la [boîte](#zone-box).

# text: Put all events into the [pack](#zone-pack).
book-41524fc557 = Mets tous les événements avec les [événements](#zone-pack).

# text: Put all dice into the [tray](#zone-tray).
book-5b4dc9cda7 = Mets tous les dés sur le [plateau](#zone-tray).

# text: Put nuggets into the [bank](#money-bank): 85.
book-60a9268239 = Mets des pépites dans la [banque](#money-bank) : 85.

# text: Put nuggets into each player's [nuggets](#money-nuggets): 10, from the [bank](#money-bank).
book-682427e00f = Mets des pépites avec les [pépites](#money-nuggets) de chaque joueur : 10, de la [banque](#money-bank).

# text: Put vultures into the [sky](#money-sky): 9.
book-650b4eb97a = Mets des vautours dans le [ciel](#money-sky) : 9.

# text: **Deal.**
book-c789623a46 = **Distribution.**

# text: Shuffle the [pile](#zone-pile).
book-4475ec1b2c = Mélange la [pile](#zone-pile).

# text: Shuffle the [pack](#zone-pack).
book-d8678c6a8e = Mélange les [événements](#zone-pack).

# text: For each bill in the [box](#zone-box): put the bill into the bill's issuer's [hand](#zone-hand).
book-bcc935f993 = Pour chaque dette dans la [boîte](#zone-box) : mets-la dans la [main](#zone-hand) de son débiteur.

# text: **Basic.**
book-4a82a5a3f1 = **Jeu de base.**

# text: For each player, clockwise from player 1:
book-f8e51a7d7f = Pour chaque joueur, dans le sens horaire à partir du joueur 1 :

# text: Draw 2 adventurers from the [pile](#zone-pile) into the player's [crew](#zone-crew).
book-a2a4d0cf58 = Pioche 2 aventuriers de la [pile](#zone-pile) dans la [troupe](#zone-crew) du joueur.

# text: For each number *n* from 1 to 2: put the first bill in the player's [hand](#zone-hand) where the bill's value is *n*, on top of the [box](#zone-box).
book-09ade29743 = Pour chaque nombre *n* de 1 à 2 : mets la première dette de la [main](#zone-hand) du joueur dont la valeur est *n* sur le dessus de la [boîte](#zone-box).

# text: Shuffle the [box](#zone-box).
book-4ab016a867 = Mélange la [boîte](#zone-box).

# text: For each spot where the spot's number is at most 2 × (the number of players): draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down.
book-1ba1511100 = Pour chaque case dont le numéro est au plus 2 × (le nombre de joueurs) : pioche 1 dette de la [boîte](#zone-box) sur le [marché](#zone-market) de la case, face cachée.

# text: Carry out [Show backs](#effect-show-backs).
book-19c965a0b3 = Applique [Montrer les dos](#effect-show-backs).

# text: **Start.** Go through [Start roll](#phase-start-roll).
book-55782aa9c5 = **Début.** Jouez [Lancer initial](#phase-start-roll).

# text: Game
book-5c412a2620 = Partie

# text: After the [set-up](#set-up):
book-c32a9a9b5b = Après la [mise en place](#set-up) :

# text: **Play.** Go through [Play](#phase-play).
book-580cf9c799 = **Jeu.** Jouez le [jeu](#phase-play).

# text: **Finale.** Go through [Finale](#phase-finale) (the *active* is the [pistol](#state-pistol)).
book-067b2822d0 = **Finale.** Jouez la [finale](#phase-finale) (l’*actif* est celui qui a le [pistolet](#state-pistol)).

# text: Start roll
book-74f98961c8 = Lancer initial

# text: **Rolls.** Repeat until there is exactly 1 [leading](#term-player-leading) player (at least once):
book-5247348bf9 = **Lancers.** Répétez jusqu’à ce qu’il y ait exactement 1 joueur [en tête](#term-player-leading) (au moins une fois) :

# text: Note *highest*: the highest [throw](#state-throw) of all players.
book-ffdfac8ec1 = Note *plus haut* : le plus haut [lancer](#state-throw) de tous les joueurs.

# text: If the player's [throw](#state-throw) is *highest*: roll all dice in the [tray](#zone-tray).
book-c0b1d0c69b = Si le [lancer](#state-throw) du joueur est *plus haut* : lance tous les dés sur le [plateau](#zone-tray).

# text: Set the player's [throw](#state-throw) to the [pips](#term-pips) if the player's [throw](#state-throw) is *highest*, otherwise 0.
book-7829031378 = Mets le [lancer](#state-throw) du joueur aux [points du dé](#term-pips) si le [lancer](#state-throw) du joueur est *plus haut*, sinon à 0.

# text: **Pistol.** Set the [pistol](#state-pistol) to the [leading](#term-player-leading) player.
book-7952eef2ee = **Pistolet.** Donne le [pistolet](#state-pistol) au joueur [en tête](#term-player-leading).

# text: Auction
book-58d1546282 = Vente aux enchères

# text: It is about a player (the *first bidder*) and whether *opening* applies.
book-0eac1da1af = Il s’agit d’un joueur (le *premier enchérisseur*) et de savoir si *ouverture* est vrai.

# text: **Bids.** For each player (*you* from here on), clockwise from the *first bidder*, one after the other:
book-bcc4795ba9 = **Offres.** Pour chaque joueur (*tu* à partir d’ici), dans le sens horaire à partir du *premier enchérisseur*, l’un après l’autre :

# text: **Bid.**
book-378c44d6a4 = **Offrir.**

# text: You must [Bid](#action-bid).
book-86e303c9d6 = Tu dois [faire une offre](#action-bid).

# text: If none of this is possible: show all bills in your [hand](#zone-hand) to all players.
book-88e40d05b8 = Si rien de cela n’est possible : montre à tous les joueurs toutes les dettes de ta [main](#zone-hand).

# text: **Serve.** For each player (*you* from here on) where your [stake](#state-stake) is at least 0, highest [stake](#state-stake) first, then clockwise from the *first bidder*, one after the other:
book-fe9ae7d080 = **Servir.** Pour chaque joueur (*tu* à partir d’ici) dont la [mise](#state-stake) est au moins 0, d’abord la plus haute [mise](#state-stake), puis dans le sens horaire à partir du *premier enchérisseur*, l’un après l’autre :

# text: **Hire.**
book-eaaa29b8fc = **Engager.**

# text: If there is an adventurer in the [team](#zone-team) of any lot: you must [Hire](#action-hire).
book-bc85b2ae2c = S’il y a un aventurier dans l’[équipe](#zone-team) d’un lot quelconque : tu dois [engager](#action-hire).

# text: Otherwise: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-1b1d7d8983 = Sinon : reprends toutes les dettes de ton [offre](#zone-bid) dans ta [main](#zone-hand).

# text: **Alike.** Note *alike*: whether you are *[plain](#term-player-plain)*.
book-c263f09dd0 = **Pareilles.** Note *pareilles* : si ton offre est *[unie](#term-player-plain)*.

# text: **Sight.** Note *in sight*: whether *alike* applies.
book-4816526c3e = **À vue.** Note *à vue* : si *pareilles* est vrai.

# text: **Sleeve.** Put all bills in your [bid](#zone-bid) into your [sleeve](#zone-sleeve).
book-29c969989a = **Manche.** Mets toutes les dettes de ton [offre](#zone-bid) dans ta [manche](#zone-sleeve).

# text: **Lay.** Repeat as long as there is a bill in your [sleeve](#zone-sleeve):
book-9251a1f168 = **Poser.** Répétez tant qu’il y a une dette dans ta [manche](#zone-sleeve) :

# text: You must [Lay](#action-lay).
book-e1639757cc = Tu dois [poser](#action-lay).

# text: **Clear.**
book-62b473e8dc = **Ranger.**

# text: Put all adventurers in the [team](#zone-team) of every lot into the [discards](#zone-discards).
book-96c842df77 = Mets tous les aventuriers de l’[équipe](#zone-team) de chaque lot dans la [défausse](#zone-discards).

# text: For each player: set the player's [stake](#state-stake) to minus 1.
book-4932fa0f71 = Pour chaque joueur : mets la [mise](#state-stake) du joueur à moins 1.

# text: Play
book-436e61016e = Jeu

# text: This ends as soon as *[over](#term-over)* applies.
book-ef02a9117c = Cela se termine dès que *[fini](#term-over)* est vrai.

# text: **Turn.** The players take turns, clockwise from the [pistol](#state-pistol) (*you* are the player at turn):
book-79e21eced3 = **Tour.** Les joueurs jouent à tour de rôle, dans le sens horaire à partir de celui qui a le [pistolet](#state-pistol) (*tu* es le joueur dont c’est le tour) :

# text: **Active.** Set the [pistol](#state-pistol) to you.
book-d30cde67d8 = **Actif.** Le [pistolet](#state-pistol) est désormais à toi.

# text: **Event.** Go through [Event phase](#phase-event-phase).
book-4e7d999922 = **Événement.** Jouez la [phase d’événement](#phase-event-phase).

# text: **Buy.** You must [Buy](#action-buy) (*most* is [5](#number-buy-limit); *all or nothing* is no).
book-3126ff2721 = **Acheter.** Tu dois [acheter](#action-buy) (*maximum* est [5](#number-buy-limit) ; *tout ou rien* est non).

# text: **Bills.** If the number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit):
book-7ebee5ba32 = **Dettes.** Si le nombre d’aventuriers dans ta [troupe](#zone-crew) est inférieur à [3](#number-crew-limit) :

# text: **Lots.** For each lot where the lot's number is at most [lots shown](#number-lots-shown): draw 1 adventurer (if there is one) from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-39c9f81a8e = **Lots.** Pour chaque lot dont le numéro est au plus le nombre de [lots montrés](#number-lots-shown) : pioche 1 aventurier (s’il y en a un) de la [pile](#zone-pile) dans l’[équipe](#zone-team) du lot.

# text: **Auction.** Go through [Auction](#phase-auction) (the *first bidder* is you; *opening* is no).
book-156391e6f4 = **Enchères.** Jouez la [vente aux enchères](#phase-auction) (le *premier enchérisseur* est toi ; *ouverture* est non).

# text: **Paydays.** Repeat as long as *[payday due](#term-payday-due)* applies:
book-c2f4ac85dc = **Jours de paie.** Répétez tant que *[paie due](#term-payday-due)* est vrai :

# text: Go through [Payday](#phase-payday) (*refilled* is yes).
book-68133d992f = Jouez le [jour de paie](#phase-payday) (*rempli* est oui).

# text: Event phase
book-a306c8ebde = Phase d’événement

# text: It is about a player (*you*).
book-74935580e3 = Il s’agit d’un joueur (*toi*).

# text: **Reveal.** Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-20d3f3a1b3 = **Révéler.** Pioche 1 événement des [événements](#zone-pack) vers [en cours](#zone-current).

# text: **Seventh.** If the [pack](#zone-pack) is empty:
book-5a92b16fae = **Septième.** S’il n’y a plus d’[événements](#zone-pack) :

# text: **Last.**
book-4dc25ea1c9 = **Dernier.**

# text: Announce: “the seventh card, *all events in the [current](#zone-current)*, is not carried out”.
book-10e25800c6 = Annonce : « la septième carte, *tous les événements [en cours](#zone-current)*, n’est pas exécutée ».

# text: If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-ba8d7e1ac0 = S’il y a un Midi pile [en cours](#zone-current) : ajoute 1 au *[croque-mort](#state-undertaker)*.

# text: Put all events in the [current](#zone-current) into the [past](#zone-past).
book-ca488b38b3 = Mets tous les événements [en cours](#zone-current) avec les [passés](#zone-past).

# text: **Anew.**
book-f648a7f55e = **De nouveau.**

# text: Shuffle the [past](#zone-past) into the [pack](#zone-pack).
book-aa61b521d0 = Mélange les [passés](#zone-past) dans les [événements](#zone-pack).

# text: Draw 1 event from the [pack](#zone-pack) into the [current](#zone-current).
book-6254bc3b77 = Pioche 1 événement des [événements](#zone-pack) vers [en cours](#zone-current).

# text: **Tell.** Announce: “*player* turns up *all events in the [current](#zone-current)*”.
book-6feedce08e = **Dire.** Annonce : « *joueur* révèle *tous les événements [en cours](#zone-current)* ».

# text: **Noon.** If there is a high noon in the [current](#zone-current): add 1 to *[undertaker](#state-undertaker)*.
book-c0dff83c45 = **Midi.** S’il y a un Midi pile [en cours](#zone-current) : ajoute 1 au *[croque-mort](#state-undertaker)*.

# text: **Contest.** If there are at least 2 [staffed](#term-player-staffed) players: go through [Contest](#phase-contest).
book-b0b2ea5045 = **Lutte.** S’il y a au moins 2 joueurs [pourvus](#term-player-staffed) : jouez la [lutte](#phase-contest).

# text: **Done.** Put all events in the [current](#zone-current) into the [past](#zone-past).
book-b426631b0f = **Fait.** Mets tous les événements [en cours](#zone-current) avec les [passés](#zone-past).

# text: Contest
book-7da8d6db37 = Lutte

# text: **Send.** All [staffed](#term-player-staffed) players choose at the same time and in secret: [Send](#action-send); when all have chosen, the choices take effect.
book-ddcd5a347a = **Envoyer.** Tous les joueurs [pourvus](#term-player-staffed) choisissent en même temps et en secret : [Envoyer](#action-send) ; quand tous ont choisi, les choix prennent effet.

# text: **Event.** Note the event: the event in the [current](#zone-current).
book-f5748d502a = **Événement.** Note l’événement : l’événement [en cours](#zone-current).

# text: **Settle.**
book-fee4cabae6 = **Régler.**

# text: If the [best](#term-best) is the [worst](#term-worst): announce: “all are equal, and nothing happens”.
book-7e63c0958c = Si la [meilleure](#term-best) valeur est la [pire](#term-worst) : annonce : « tous sont à égalité, et rien ne se passe ».

# text: Otherwise:
book-6ba58147f5 = Sinon :

# text: **Outcome.** What follows depends on the event:
book-1316547830 = **Issue.** La suite dépend de l’événement :

# text: If the event is a gold rush: carry out [Rush](#effect-rush) (the *active* is you).
book-3975ab2574 = Si l’événement est une ruée vers l’or : applique [Ruée](#effect-rush) (l’*actif* est toi).

# text: If the event is a high noon: go through [Shooting](#phase-shooting).
book-2cf155c3a4 = Si l’événement est un Midi pile : jouez la [fusillade](#phase-shooting).

# text: If the event is a poker: carry out [Play poker](#effect-play-poker).
book-d0eb56d442 = Si l’événement est un poker : applique [Jouer au poker](#effect-play-poker).

# text: **Spent.** For each player where the player is *[top](#term-player-top)*, or (the player is *[bottom](#term-player-bottom)*, and the event is a high noon): put all adventurers in the player's [shown](#zone-shown) into the [discards](#zone-discards).
book-a7d1b64595 = **Utilisés.** Pour chaque joueur qui est *[au sommet](#term-player-top)*, ou (qui est *[au fond](#term-player-bottom)*, et l’événement est un Midi pile) : mets tous les aventuriers [montrés](#zone-shown) du joueur dans la [défausse](#zone-discards).

# text: **Home.** For each player: put all adventurers in the player's [shown](#zone-shown) into the player's [crew](#zone-crew).
book-f96227c7f6 = **Retour.** Pour chaque joueur : mets tous les aventuriers [montrés](#zone-shown) du joueur dans sa [troupe](#zone-crew).

# text: Shooting
book-fc7cbc901b = Fusillade

# text: **Winners.** Note *winners*: the number of [top](#term-player-top) players.
book-6796fa4d3b = **Vainqueurs.** Note *vainqueurs* : le nombre de joueurs [au sommet](#term-player-top).

# text: **Share.** Note *share*: 2 if *winners* is 1, otherwise 1.
book-560696636f = **Part.** Note *part* : 2 si *vainqueurs* est 1, sinon 1.

# text: **Loot.** If the number of bills in the [market](#zone-market) of all spots together is at least *winners* × *share*:
book-2d6f1bb67c = **Butin.** Si le nombre de dettes sur le [marché](#zone-market) de toutes les cases ensemble est au moins *vainqueurs* × *part* :

# text: **Take.** For each [top](#term-player-top) player *p*, clockwise from you, one after the other:
book-3e21819eba = **Prendre.** Pour chaque joueur *p* [au sommet](#term-player-top), dans le sens horaire à partir de toi, l’un après l’autre :

# text: Player *p* must [Take](#action-take).
book-f94e3aa8b6 = Le joueur *p* doit [prendre](#action-take).

# text: **Refill.** Go through [Refill](#phase-refill).
book-c5e308d25f = **Remplir.** Jouez [Remplir](#phase-refill).

# text: Refill
book-628046757f = Remplir

# text: **Gaps.** Repeat as long as there is a [bare](#term-spot-bare) spot:
book-0d09ea612a = **Trous.** Répétez tant qu’il y a une case [vide](#term-spot-bare) :

# text: **Backs.** Carry out [Show backs](#effect-show-backs).
book-70d7aa49db = **Dos.** Applique [Montrer les dos](#effect-show-backs).

# text: **Fill.** You must [Refill](#action-refill).
book-287b9826e9 = **Combler.** Tu dois [remplir](#action-refill).

# text: **Push.**
book-e959879405 = **Pousser.**

# text: For each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-c5c9b7bea8 = Pour chaque case [occupée](#term-spot-filled) qui vient après la [case suivante](#term-next-spot) : mets toutes les dettes du [marché](#zone-market) de la case sur le [marché](#zone-market) de la [case suivante](#term-next-spot), face cachée.

# text: Payday
book-c30cd10068 = Jour de paie

# text: It is about a player (*you*) and whether *refilled* applies.
book-7d22782c8e = Il s’agit d’un joueur (*toi*) et de savoir si *rempli* est vrai.

# text: **Rolls.** Go through [Rolls](#phase-rolls).
book-c93ea557fe = **Lancers.** Jouez les [lancers](#phase-rolls).

# text: **Home.** If there is no [ruined](#term-player-ruined) player: for each face-up bill in the [market](#zone-market) of every spot: put the bill into the bill's issuer's [hand](#zone-hand).
book-ddcaf1f663 = **Retour.** S’il n’y a pas de joueur [ruiné](#term-player-ruined) : pour chaque dette visible sur le [marché](#zone-market) de chaque case : mets-la dans la [main](#zone-hand) de son débiteur.

# text: **Refill.** If *refilled* applies, and there is no [ruined](#term-player-ruined) player: go through [Refill](#phase-refill).
book-c2aa763b4f = **Remplir.** Si *rempli* est vrai et qu’il n’y a pas de joueur [ruiné](#term-player-ruined) : jouez [Remplir](#phase-refill).

# text: Rolls
book-2f7581767e = Lancers

# text: **Calls.** Repeat:
book-bb2ca23e49 = **Appels.** Répétez :

# text: **Roll.**
book-561fe44924 = **Lancer.**

# text: Roll all dice in the [tray](#zone-tray).
book-3f23d5b299 = Lance tous les dés sur le [plateau](#zone-tray).

# text: Announce: “the die shows *the [pips](#term-pips)*”.
book-a334c4239d = Annonce : « le dé montre *les [points du dé](#term-pips)* ».

# text: **Used up.** If there is no [due](#term-spot-due) spot: [Rolls](#phase-rolls) ends at once.
book-fc4880232e = **Épuisé.** S’il n’y a pas de case [due](#term-spot-due) : les [lancers](#phase-rolls) se terminent aussitôt.

# text: **Bill.** Note the bill: the bill in the [called](#term-called)'s [market](#zone-market).
book-6aec13ace5 = **Dette.** Note la dette : celle du [marché](#zone-market) de la case [appelée](#term-called).

# text: **Reveal.**
book-f26a583e21 = **Révélation.**

# text: Turn the bill face up.
book-091886bc07 = Retourne la dette face visible.

# text: Announce: “*bill* falls due”.
book-6dc5b74fb0 = Annonce : « *dette* arrive à échéance ».

# text: **Due.**
book-aea5b03b8c = **Due.**

# text: If the bill's issuer's [nuggets](#money-nuggets) are at least the bill's value: pay as many nuggets as the bill's value from the bill's issuer's [nuggets](#money-nuggets) into the [bank](#money-bank).
book-447946f144 = Si les [pépites](#money-nuggets) du débiteur sont au moins la valeur de la dette : paie autant de pépites que la valeur de la dette des [pépites](#money-nuggets) du débiteur à la [banque](#money-bank).

# text: **Default.** Carry out [Default on](#effect-default-on).
book-419bbe2957 = **Défaut.** Applique [Faire défaut](#effect-default-on).

# text: **Over.** [Rolls](#phase-rolls) ends at once.
book-d8091cef4c = **Fini.** Les [lancers](#phase-rolls) se terminent aussitôt.

# text: Finale
book-4777b40855 = Finale

# text: It is about a player (the *active*).
book-c21346f058 = Il s’agit d’un joueur (l’*actif*).

# text: **Last.** If there is no [ruined](#term-player-ruined) player: go through [Payday](#phase-payday) (for the *active*; *refilled* is whether the ruling [last payday](#option-last-payday) is *repeat*).
book-b4db6d0099 = **Dernier.** S’il n’y a pas de joueur [ruiné](#term-player-ruined) : jouez le [jour de paie](#phase-payday) (pour l’*actif* ; *rempli* est : l’interprétation « [dernier jour de paie](#option-last-payday) » est *répéter*).

# text: **Buys.** For each player (*you* from here on) where you are not *[ruined](#term-player-ruined)*, clockwise from the *active*, one after the other:
book-565690b4a3 = **Achats.** Pour chaque joueur (*tu* à partir d’ici) qui n’est pas *[ruiné](#term-player-ruined)*, dans le sens horaire à partir de l’*actif*, l’un après l’autre :

# text: You must [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is whether the ruling [final buy](#option-final-buy) is *exactly 3 or 0*).
book-0c417d6ecb = Tu dois [acheter](#action-buy) (*maximum* est [3](#number-last-buy-limit) ; *tout ou rien* est : l’interprétation « [achat final](#option-final-buy) » est *exactement 3 ou 0*).

# text: Send
book-f6f4688ff2 = Envoyer

# text: Choose an adventurer in your [crew](#zone-crew).
book-7db8af27e0 = Choisis un aventurier dans ta [troupe](#zone-crew).

# text: Put the adventurer into your [shown](#zone-shown).
book-31c11b89dd = Mets l’aventurier avec tes [montrés](#zone-shown).

# text: Take
book-8b862ba45d = Prendre

# text: The step that asks for it says what *share* is.
book-6536fed0fc = *Part* est indiqué par l’étape qui le demande.

# text: Choose exactly *share* [filled](#term-spot-filled) spots (the chosen spots).
book-8f5a77ff99 = Choisis exactement *part* cases [occupées](#term-spot-filled) (les cases choisies).

# text: For each of the chosen spots: put all bills in the spot's [market](#zone-market) into your [hand](#zone-hand).
book-965a9c74db = Pour chacune des cases choisies : prends toutes les dettes du [marché](#zone-market) de la case dans ta [main](#zone-hand).

# text: Point
book-2fc0c52443 = Désigner

# text: Choose a [filled](#term-spot-filled) spot.
book-fecfb9cf74 = Choisis une case [occupée](#term-spot-filled).

# text: Set your [target](#state-target) to the spot.
book-1277e95781 = Ta [cible](#state-target) est désormais la case.

# text: Choose a [filled](#term-spot-filled) spot (the *source*) where the *source*'s row is the [last row](#term-last-row).
book-b7745b7a8c = Choisis une case [occupée](#term-spot-filled) (la *source*) dont la rangée est la [dernière rangée](#term-last-row).

# text: Choose a [bare](#term-spot-bare) spot (the *gap*).
book-cd4465ba0a = Choisis une case [vide](#term-spot-bare) (le *trou*).

# text: Put all bills in the *source*'s [market](#zone-market) into the *gap*'s [market](#zone-market), face down.
book-9f1daaab98 = Mets toutes les dettes du [marché](#zone-market) de la *source* sur le [marché](#zone-market) du *trou*, face cachée.

# text: Buy
book-64e3cb0e49 = Acheter

# text: The step that asks for it says what *most* and *all or nothing* are.
book-6c0f6a37e7 = *Maximum* et *tout ou rien* sont indiqués par l’étape qui le demande.

# text: Choose a number *amount* from 0 to the smaller of *most* and your [nuggets](#money-nuggets).
book-9e60af9c26 = Choisis un nombre *montant* de 0 au plus petit de *maximum* et de tes [pépites](#money-nuggets).

# text: You may do so only if *all or nothing* does not apply, or *amount* is 0, or *amount* is *most*.
book-b35499b839 = Tu ne peux le faire que si *tout ou rien* n’est pas vrai, ou si *montant* est 0, ou si *montant* est *maximum*.

# text: Pay *amount* nuggets from your [nuggets](#money-nuggets) into the [bank](#money-bank).
book-52ac651bc4 = Paie *montant* pépites de tes [pépites](#money-nuggets) à la [banque](#money-bank).

# text: Carry out [Step forward](#effect-step-forward) (the player is you; *steps* is *amount*).
book-574e3c1b6c = Applique [Avancer](#effect-step-forward) (le joueur est toi ; *pas* est *montant*).

# text: Bid
book-a30b5d49be = Faire une offre

# text: Choose from 1 to 3 bills in your [hand](#zone-hand) (the chosen bills).
book-c07b4c0ce0 = Choisis de 1 à 3 dettes dans ta [main](#zone-hand) (les dettes choisies).

# text: You may do so only if there is no player *p* where player *p*'s [stake](#state-stake) is the total value of the chosen bills.
book-bf34bf5697 = Tu ne peux le faire que s’il n’y a pas de joueur *p* dont la [mise](#state-stake) est la somme des valeurs des dettes choisies.

# text: Set your [stake](#state-stake) to the total value of the chosen bills.
book-4d05a70ed9 = Mets ta [mise](#state-stake) à la somme des valeurs des dettes choisies.

# text: Put the chosen bills into your [bid](#zone-bid).
book-7e01ab0b50 = Mets les dettes choisies dans ton [offre](#zone-bid).

# text: Hire
book-cba8bbf6a3 = Engager

# text: Choose a lot where there is an adventurer in the lot's [team](#zone-team).
book-fd26491362 = Choisis un lot dont l’[équipe](#zone-team) contient un aventurier.

# text: Announce: “*player* hires *all adventurers in the lot's [team](#zone-team)*”.
book-0f47b5d091 = Annonce : « *joueur* engage *tous les aventuriers de l’[équipe](#zone-team) du lot* ».

# text: Put all adventurers in the lot's [team](#zone-team) into your [crew](#zone-crew).
book-f7f2f51d5a = Mets tous les aventuriers de l’[équipe](#zone-team) du lot dans ta [troupe](#zone-crew).

# text: Lay
book-41ba2e0b77 = Poser

# text: The step that asks for it says what *in sight* is.
book-7bf343cb08 = *À vue* est indiqué par l’étape qui le demande.

# text: Choose a bill in your [sleeve](#zone-sleeve).
book-69efa1cf02 = Choisis une dette dans ta [manche](#zone-sleeve).

# text: The spot is the [next spot](#term-next-spot).
book-d43de3dea3 = La case est la [case suivante](#term-next-spot).

# text: Put the bill into the spot's [market](#zone-market), face down.
book-ec84a03914 = Mets la dette sur le [marché](#zone-market) de la case, face cachée.

# text: If *in sight* applies: show the bill to all players.
book-59cd2eb26d = Si *à vue* est vrai : montre la dette à tous les joueurs.

# text: Step forward
book-b3c9193c8a = Avancer

# text: It is about a player and a number (the *steps*).
book-2b186803ba = Il s’agit d’un joueur et d’un nombre (les *pas*).

# text: Set the player's [hat](#state-hat) to the smaller of [35](#number-farthest) and the player's [hat](#state-hat) + *steps*.
book-c731c78c06 = Mets le [chapeau](#state-hat) du joueur au plus petit de [35](#number-farthest) et du [chapeau](#state-hat) du joueur + *pas*.

# text: Step back
book-b863269ea0 = Reculer

# text: Set the player's [hat](#state-hat) to the larger of 1 and the player's [hat](#state-hat) - *steps*.
book-bc66888198 = Mets le [chapeau](#state-hat) du joueur au plus grand de 1 et du [chapeau](#state-hat) du joueur - *pas*.

# text: Show backs
book-b72446f2a2 = Montrer les dos

# text: Rush
book-34ebcd9fcb = Ruée

# text: It is about an event and a player (the *active*).
book-c6f9c1c12c = Il s’agit d’un événement et d’un joueur (l’*actif*).

# text: For each player, clockwise from the *active*:
book-0a2ff8811e = Pour chaque joueur, dans le sens horaire à partir de l’*actif* :

# text: If the player is *[top](#term-player-top)*: pay as many nuggets as the event's first prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-548ab5e69b = Si le joueur est *[au sommet](#term-player-top)* : paie autant de pépites que le premier prix de l’événement (ou autant qu’il y en a) de la [banque](#money-bank) aux [pépites](#money-nuggets) du joueur.

# text: Otherwise, if the player's [rating](#term-player-rating) is the [second](#term-second), and the [second](#term-second) is more than 0: pay as many nuggets as the event's second prize (or as many as there are) from the [bank](#money-bank) into the player's [nuggets](#money-nuggets).
book-b8b6d48ca4 = Sinon, si la [valeur](#term-player-rating) du joueur est la [deuxième](#term-second) et que la [deuxième](#term-second) est supérieure à 0 : paie autant de pépites que le second prix de l’événement (ou autant qu’il y en a) de la [banque](#money-bank) aux [pépites](#money-nuggets) du joueur.

# text: Play poker
book-23d0721324 = Jouer au poker

# text: For each player:
book-43f9a002dd = Pour chaque joueur :

# text: If the player is *[top](#term-player-top)*: carry out [Step forward](#effect-step-forward) (*steps* is the [forward](#table-forward) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-9f5c567392 = Si le joueur est *[au sommet](#term-player-top)* : applique [Avancer](#effect-step-forward) (*pas* est [avance](#table-forward) pour le plus petit de [35](#number-goal) et du [chapeau](#state-hat) du joueur).

# text: Otherwise, if the player is *[bottom](#term-player-bottom)*: carry out [Step back](#effect-step-back) (*steps* is the [back](#table-back) of the smaller of [35](#number-goal) and the player's [hat](#state-hat)).
book-8380f92c11 = Sinon, si le joueur est *[au fond](#term-player-bottom)* : applique [Reculer](#effect-step-back) (*pas* est [recul](#table-back) pour le plus petit de [35](#number-goal) et du [chapeau](#state-hat) du joueur).

# text: Default on
book-2a592bdcd0 = Faire défaut

# text: It is about a bill.
book-39d78e1a3d = Il s’agit d’une dette.

# text: Note the *debtor*: the bill's issuer.
book-141dbc1474 = Note le *débiteur* : celui de la dette.

# text: Pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-ac584cb74e = Paie autant de pépites que la valeur de la dette (ou autant qu’il y en a) des [pépites](#money-nuggets) du *débiteur* à la [banque](#money-bank).

# text: Pay 1 vulture from the [sky](#money-sky) into the *debtor*'s [vultures](#money-vultures).
book-1978d070fd = Paie 1 vautour du [ciel](#money-sky) aux [vautours](#money-vultures) du *débiteur*.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [5](#number-setback) × 1).
book-e8c1a7aa3f = Applique [Reculer](#effect-step-back) (le joueur est le *débiteur* ; *pas* est [5](#number-setback) × 1).

# text: Announce: “*debtor* cannot pay and takes a vulture”.
book-4e80817e37 = Annonce : « *débiteur* ne peut pas payer et prend un vautour ».

# text: The *points* of a player are the player's [hat](#state-hat).
book-7b93b97b22 = Les *points* d’un joueur sont le [chapeau](#state-hat) du joueur.

# text: Who cannot win, and ranks behind all others: a player, if the player is *[ruined](#term-player-ruined)*.
book-9bdd99a953 = Qui ne peut pas gagner et se classe derrière tous les autres : un joueur, s’il est *[ruiné](#term-player-ruined)*.

# text: The ranking: highest [hat](#state-hat) first, then highest [nuggets](#money-nuggets) first, then those who are still equal share the rank.
book-0497ebb233 = Le classement : d’abord le plus haut [chapeau](#state-hat), puis le plus de [pépites](#money-nuggets) ; ceux qui sont encore à égalité partagent le rang.

# text: A game of more than 4000 decisions is left unfinished.
book-270f9545fe = Une partie de plus de 4000 décisions reste inachevée.

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [3](#number-fatal-vultures).
book-76bee5c57f = **[Ruiné](@term-player-ruined)** : un joueur est *ruiné* si ses [vautours](#money-vultures) sont au moins [3](#number-fatal-vultures).

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [8](#number-trail-end).
book-b1475ff0c4 = **[Enterrement](@term-funeral)** : c’est vrai si le *[croque-mort](#state-undertaker)* est [8](#number-trail-end).

# text: **[Arrival](@term-arrival)**: this applies if a player's [hat](#state-hat) is at least [35](#number-goal), and the [current](#zone-current) is empty.
book-654cfeed86 = **[Arrivée](@term-arrival)** : c’est vrai si le [chapeau](#state-hat) d’un joueur est au moins [35](#number-goal) et que rien n’est [en cours](#zone-current).

# text: **[Over](@term-over)**: this applies if there is a [ruined](#term-player-ruined) player, or *[funeral](#term-funeral)* applies, or *[arrival](#term-arrival)* applies.
book-7e7be9af63 = **[Fini](@term-over)** : c’est vrai s’il y a un joueur [ruiné](#term-player-ruined), ou si *[enterrement](#term-funeral)* est vrai, ou si *[arrivée](#term-arrival)* est vrai.

# text: **[Leading](@term-player-leading)**: a player is *leading* if the player's [throw](#state-throw) is the highest [throw](#state-throw) of all players.
book-3ab0d74251 = **[En tête](@term-player-leading)** : un joueur est *en tête* si son [lancer](#state-throw) est le plus haut [lancer](#state-throw) de tous les joueurs.

# text: **[Skill](@term-adventurer-skill)** of an adventurer:
book-50a8d68365 = **[Talent](@term-adventurer-skill)** d’un aventurier :

# text: The adventurer's gold if there is a gold rush in the [current](#zone-current).
book-ba092b176a = Son or s’il y a une ruée vers l’or [en cours](#zone-current).

# text: Otherwise, the adventurer's pistols if there is a high noon in the [current](#zone-current).
book-e6f83e2153 = Sinon ses pistolets s’il y a un Midi pile [en cours](#zone-current).

# text: Otherwise, the adventurer's cards.
book-2a66f3ae9b = Sinon ses cartes.

# text: **[Rating](@term-player-rating)** of a player: the total [skill](#term-adventurer-skill) of all adventurers in the player's [shown](#zone-shown).
book-94c372ffe3 = **[Valeur](@term-player-rating)** d’un joueur : la somme du [talent](#term-adventurer-skill) de tous les aventuriers [montrés](#zone-shown) du joueur.

# text: **[Best](@term-best)**: the highest [rating](#term-player-rating) of all players.
book-d0790f4f88 = **[Meilleure](@term-best)** : la plus haute [valeur](#term-player-rating) de tous les joueurs.

# text: **[Second](@term-second)**: the highest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is less than the [best](#term-best) (0 if there is none).
book-f6a1db19fb = **[Deuxième](@term-second)** : la plus haute [valeur](#term-player-rating) de tous les joueurs dont la [valeur](#term-player-rating) est inférieure à la [meilleure](#term-best) (0 s’il n’y en a pas).

# text: **[Worst](@term-worst)**: the lowest [rating](#term-player-rating) of all players where the player's [rating](#term-player-rating) is more than 0 (0 if there is none).
book-8679948dc2 = **[Pire](@term-worst)** : la plus basse [valeur](#term-player-rating) de tous les joueurs dont la [valeur](#term-player-rating) est supérieure à 0 (0 s’il n’y en a pas).

# text: **[Top](@term-player-top)**: a player is *top* if the player's [rating](#term-player-rating) is the [best](#term-best).
book-86bc57b2ca = **[Au sommet](@term-player-top)** : un joueur est *au sommet* si sa [valeur](#term-player-rating) est la [meilleure](#term-best).

# text: **[Bottom](@term-player-bottom)**: a player is *bottom* if the player's [rating](#term-player-rating) is the [worst](#term-worst).
book-356552b690 = **[Au fond](@term-player-bottom)** : un joueur est *au fond* si sa [valeur](#term-player-rating) est la [pire](#term-worst).

# text: **[Staffed](@term-player-staffed)**: a player is *staffed* if there is an adventurer in the player's [crew](#zone-crew).
book-9638c2a559 = **[Pourvu](@term-player-staffed)** : un joueur est *pourvu* s’il y a un aventurier dans sa [troupe](#zone-crew).

# text: **[Waiting](@term-player-waiting)**: a player is *waiting* if the player is *[top](#term-player-top)*, and the player's [sleeve](#zone-sleeve) is empty.
book-d05f9662a1 = **[En attente](@term-player-waiting)** : un joueur est *en attente* s’il est *[au sommet](#term-player-top)* et que sa [manche](#zone-sleeve) est vide.

# text: **[Pips](@term-pips)**: the total of the numbers on all dice in the [tray](#zone-tray).
book-8d96b7780c = **[Points du dé](@term-pips)** : la somme des nombres sur tous les dés du [plateau](#zone-tray).

# text: **[Filled](@term-spot-filled)**: a spot is *filled* if there is a bill in the spot's [market](#zone-market).
book-31ac174213 = **[Occupée](@term-spot-filled)** : une case est *occupée* s’il y a une dette sur le [marché](#zone-market) de la case.

# text: **[Bare](@term-spot-bare)**: a spot is *bare* if the spot is not *[filled](#term-spot-filled)*, and the spot's row is less than the [last row](#term-last-row).
book-046e7924fc = **[Vide](@term-spot-bare)** : une case est *vide* si elle n’est pas *[occupée](#term-spot-filled)* et que sa rangée est inférieure à la [dernière rangée](#term-last-row).

# text: **[Due](@term-spot-due)**: a spot is *due* if the spot's column is the [pips](#term-pips), and there is a face-down bill in the spot's [market](#zone-market).
book-77756dee0c = **[Due](@term-spot-due)** : une case est *due* si sa colonne est celle des [points du dé](#term-pips) et qu’il y a une dette cachée sur le [marché](#zone-market) de la case.

# text: **[Called](@term-called)**: the first [due](#term-spot-due) spot.
book-4fc5f60b97 = **[Appelée](@term-called)** : la première case [due](#term-spot-due).

# text: **[Last row](@term-last-row)**: the highest row of all [filled](#term-spot-filled) spots (0 if there is none).
book-efd7c05ca7 = **[Dernière rangée](@term-last-row)** : la plus haute rangée de toutes les cases [occupées](#term-spot-filled) (0 s’il n’y en a pas).

# text: **[Next spot](@term-next-spot)**: the first spot where the spot is not *[filled](#term-spot-filled)*.
book-ccd2ea4948 = **[Case suivante](@term-next-spot)** : la première case qui n’est pas *[occupée](#term-spot-filled)*.

# text: **[Full rows](@term-full-rows)**: (the number of bills in the [market](#zone-market) of all spots together) / 6, rounded down.
book-8265441218 = **[Rangées pleines](@term-full-rows)** : (le nombre de dettes sur le [marché](#zone-market) de toutes les cases ensemble) / 6, arrondi vers le bas.

# text: **[Payday due](@term-payday-due)**: this applies if the [full rows](#term-full-rows) are at least the number of players.
book-b14c3dae95 = **[Paie due](@term-payday-due)** : c’est vrai si le nombre de [rangées pleines](#term-full-rows) est au moins le nombre de joueurs.

# text: **[Plain](@term-player-plain)**: a player is *plain* if there is no bill *a* in the player's [bid](#zone-bid) where there is a bill *b* in the player's [bid](#zone-bid) where bill *b*'s issuer is not bill *a*'s issuer, or bill *b*'s value is not bill *a*'s value.
book-0aea888efd = **[Unie](@term-player-plain)** : l’offre d’un joueur est *unie* si son [offre](#zone-bid) ne contient pas de dette *a* telle que son [offre](#zone-bid) contienne une dette *b* d’un autre débiteur ou d’une autre valeur.

# text: [goal](@number-goal)
book-f732a366fd = [arrivée](@number-goal)

# text: [start space](@number-start-space)
book-a49f509aea = [case de départ](@number-start-space)

# text: [trail end](@number-trail-end)
book-4bd2a5e217 = [fin du chemin](@number-trail-end)

# text: [start nuggets](@number-start-nuggets)
book-2263427d2f = [pépites au départ](@number-start-nuggets)

# text: [buy limit](@number-buy-limit)
book-c1ef9cab9a = [limite d’achat](@number-buy-limit)

# text: [last buy limit](@number-last-buy-limit)
book-b2f593c858 = [dernière limite d’achat](@number-last-buy-limit)

# text: [crew limit](@number-crew-limit)
book-0fcb4340ff = [limite de la troupe](@number-crew-limit)

# text: [lots shown](@number-lots-shown)
book-432dedeb94 = [lots montrés](@number-lots-shown)

# text: 2 with 3 players, 3 with 4
book-9d72787c75 = 2 à 3 joueurs, 3 à 4

# text: (the number of players) - 1
book-254387a4ea = (le nombre de joueurs) - 1

# text: [setback](@number-setback)
book-53870ef954 = [revers](@number-setback)

# text: [fatal vultures](@number-fatal-vultures)
book-07eda6f9f8 = [vautours mortels](@number-fatal-vultures)

# text: [vulture stock](@number-vulture-stock)
book-2246508c56 = [réserve de vautours](@number-vulture-stock)

# text: [farthest](@number-farthest)
book-df7d29db1d = [plus loin](@number-farthest)

# text: [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit) if the ruling [past goal](#option-past-goal) is *count overshoot*, otherwise 0)
book-3d85977353 = [35](#number-goal) + ([5](#number-buy-limit) + [3](#number-last-buy-limit) si l’interprétation « [cases après l’arrivée](#option-past-goal) » est *compter au-delà*, sinon 0)

# text: [early win](@number-early-win)
book-fd86435cd4 = [gain précoce](@number-early-win)

# text: 5 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 4
book-377d053601 = 5 si l’interprétation « [cases avant le départ](#option-prestart-section) » est *section à part*, sinon 4

# text: [early loss](@number-early-loss)
book-379ed3e548 = [perte précoce](@number-early-loss)

# text: 0 if the ruling [prestart section](#option-prestart-section) is *own section*, otherwise 1
book-9d49f773b2 = 0 si l’interprétation « [cases avant le départ](#option-prestart-section) » est *section à part*, sinon 1

# text: Forward
book-f1c65e1481 = Avance

# text: 1 to 5
book-a2ed32c233 = 1 à 5

# text: 4 (in full: [early win](#number-early-win))
book-70dc9461d6 = 4 (en entier : [gain précoce](#number-early-win))

# text: 6 to 13
book-bbc53e7781 = 6 à 13

# text: 14 to 20
book-1b22924f0e = 14 à 20

# text: 21 to 27
book-2e00e85e3c = 21 à 27

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-6bb6a3ea9d = 2 (en entier : 2 si l’interprétation « [nombre au poker](#option-poker-number) » est *avec signe*, sinon 3)

# text: 28 to 35
book-441f0fd1fb = 28 à 35

# text: 1 (in full: 1 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 3)
book-fecf506b8c = 1 (en entier : 1 si l’interprétation « [nombre au poker](#option-poker-number) » est *avec signe*, sinon 3)

# text: Back
book-76900f1bfd = Recul

# text: 1 (in full: [early loss](#number-early-loss))
book-311a721343 = 1 (en entier : [perte précoce](#number-early-loss))

# text: 2 (in full: 2 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 1)
book-4519c31e2e = 2 (en entier : 2 si l’interprétation « [nombre au poker](#option-poker-number) » est *avec signe*, sinon 1)

# text: 3 (in full: 3 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-c03d48dc51 = 3 (en entier : 3 si l’interprétation « [nombre au poker](#option-poker-number) » est *avec signe*, sinon 2)

# text: 4 (in full: 4 if the ruling [poker number](#option-poker-number) is *signed*, otherwise 2)
book-077fd770ad = 4 (en entier : 4 si l’interprétation « [nombre au poker](#option-poker-number) » est *avec signe*, sinon 2)

# text: Setup
book-7013af4c42 = Mise en place

# text: Are bills seeded and adventurers dealt, or are pairs auctioned?
book-8b9237f601 = Prépare-t-on le marché et distribue-t-on des aventuriers, ou met-on aux enchères des paires d’aventuriers ?

# text: **Usual answer:** basic. The answers are: basic or advanced.
book-4853364d6d = **Réponse habituelle :** jeu de base. Les réponses sont : jeu de base ou avancé.

# text: **Why:** It is for the first games.
book-da7426365b = **Pourquoi :** Pour les premières parties.

# text: [game](#phase-game): This is done only if the ruling [setup](#option-setup) is *basic*.
book-5debd1f16b = [Jeu](#phase-game) : cela n’a lieu que si l’interprétation « [mise en place](#option-setup) » est *jeu de base*.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: for each lot: draw 2 adventurers from the [pile](#zone-pile) into the lot's [team](#zone-team).
book-6130409cf6 = [Jeu](#phase-game) : si l’interprétation « [mise en place](#option-setup) » est *avancé* : pour chaque lot : pioche 2 aventuriers de la [pile](#zone-pile) dans l’[équipe](#zone-team) du lot.

# text: [game](#phase-game): If the ruling [setup](#option-setup) is *advanced*: go through [Auction](#phase-auction) (the *first bidder* is the [pistol](#state-pistol); *opening* is yes).
book-b1e0b3c520 = [Jeu](#phase-game) : si l’interprétation « [mise en place](#option-setup) » est *avancé* : jouez la [vente aux enchères](#phase-auction) (le *premier enchérisseur* est celui qui a le [pistolet](#state-pistol) ; *ouverture* est oui).

# text: Poker number
book-a914d2816d = Nombre au poker

# text: Is a section's larger number the one forward, or of greater size?
book-7d15ae905a = Le plus grand nombre d’une section est-il celui qui fait avancer, ou le plus grand en valeur absolue ?

# text: **Usual answer:** signed. The answers are: signed or magnitude.
book-06cc5b387b = **Réponse habituelle :** avec signe. Les réponses sont : avec signe ou sans signe.

# text: **Why:** A review tells of growing losses.
book-96ff981bc9 = **Pourquoi :** Une critique parle de pertes qui croissent avec le prestige.

# text: Payday threshold
book-aa054b30e9 = Seuil du jour de paie

# text: Must there be at least as many full rows as players, or exactly as many?
book-b0fcc74ff7 = Faut-il au moins autant de rangées pleines que de joueurs, ou exactement autant ?

# text: **Usual answer:** at least. The answers are: at least or exactly.
book-6fd68f70e9 = **Réponse habituelle :** au moins. Les réponses sont : au moins ou exactement.

# text: **Why:** The text says both.
book-0f9ac75c85 = **Pourquoi :** Le texte dit les deux.

# text: An answer is allowed only if the ruling [payday threshold](#option-payday-threshold) is *at least*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-a26a2f6367 = Une réponse n’est permise que si l’interprétation « [seuil du jour de paie](#option-payday-threshold) » est *au moins* ou si l’interprétation « [moment du croque-mort](#option-undertaker-timing) » est *en le révélant*.

# text: [payday due](#term-payday-due): (the ruling [payday threshold](#option-payday-threshold) is *at least*, and the [full rows](#term-full-rows) are at least the number of players), or (the ruling [payday threshold](#option-payday-threshold) is not *at least*, and the [full rows](#term-full-rows) are the number of players).
book-145aaaed03 = [Paie due](#term-payday-due) : (l’interprétation « [seuil du jour de paie](#option-payday-threshold) » est *au moins*, et le nombre de [rangées pleines](#term-full-rows) est au moins le nombre de joueurs), ou (l’interprétation « [seuil du jour de paie](#option-payday-threshold) » n’est pas *au moins*, et le nombre de [rangées pleines](#term-full-rows) est le nombre de joueurs).

# text: Payday row
book-73771897c0 = Rangée du jour de paie

# text: Which bill of the rolled column falls due?
book-4f190d5ad3 = Quelle dette de la colonne tirée arrive à échéance ?

# text: **Usual answer:** topmost. The answers are: topmost or outermost.
book-1b0c6db93f = **Réponse habituelle :** la plus haute. Les réponses sont : la plus haute ou la plus extérieure.

# text: **Why:** It is next to the die.
book-4fbe06a9be = **Pourquoi :** Celle de la rangée à côté du dé.

# text: [called](#term-called): The first [due](#term-spot-due) spot if the ruling [payday row](#option-payday-row) is *topmost*, otherwise the last [due](#term-spot-due) spot.
book-15abacdee0 = [Appelée](#term-called) : la première case [due](#term-spot-due) si l’interprétation « [rangée du jour de paie](#option-payday-row) » est *la plus haute*, sinon la dernière case [due](#term-spot-due).

# text: Partial payment
book-7ead54f6c3 = Paiement partiel

# text: What does a debtor pay who has too little?
book-c583916a49 = Que paie un débiteur qui a trop peu ?

# text: **Usual answer:** pays all. The answers are: pays all or pays none.
book-afc2e23105 = **Réponse habituelle :** paie tout. Les réponses sont : paie tout ou ne paie rien.

# text: **Why:** He runs out of money.
book-2800b97ec0 = **Pourquoi :** On dit qu’il est à court d’argent.

# text: [default on](#effect-default-on): If the ruling [partial payment](#option-partial-payment) is *pays all*: pay as many nuggets as the bill's value (or as many as there are) from the *debtor*'s [nuggets](#money-nuggets) into the [bank](#money-bank).
book-3f8716b135 = [Faire défaut](#effect-default-on) : si l’interprétation « [paiement partiel](#option-partial-payment) » est *paie tout* : paie autant de pépites que la valeur de la dette (ou autant qu’il y en a) des [pépites](#money-nuggets) du *débiteur* à la [banque](#money-bank).

# text: Vulture setback
book-a06fb92988 = Recul dû aux vautours

# text: Does a vulture cost five spaces, or five for each one has?
book-860fd674f3 = Un vautour coûte-t-il cinq cases, ou cinq pour chacun que l’on a ?

# text: **Usual answer:** once. The answers are: once or cumulative.
book-fadeaad12f = **Réponse habituelle :** une fois. Les réponses sont : une fois ou de plus en plus.

# text: **Why:** Five for each received.
book-77c5ac2d6c = **Pourquoi :** Cinq pour chacun que l’on reçoit.

# text: [default on](#effect-default-on): The *debtor*'s [vultures](#money-vultures) if the ruling [vulture setback](#option-vulture-setback) is *cumulative*, otherwise 1.
book-713cb9b660 = [Faire défaut](#effect-default-on) : les [vautours](#money-vultures) du *débiteur* si l’interprétation « [recul dû aux vautours](#option-vulture-setback) » est *de plus en plus*, sinon 1.

# text: Insolvent bill
book-f4077e3969 = Dette impayée

# text: Where does the unpaid bill go?
book-f9fe07676e = Où va la dette impayée ?

# text: **Usual answer:** to issuer. The answers are: to issuer or stays.
book-e64ecd9800 = **Réponse habituelle :** au débiteur. Les réponses sont : au débiteur ou elle reste.

# text: **Why:** He may keep it.
book-432cb605d9 = **Pourquoi :** Il peut la garder.

# text: [default on](#effect-default-on): If the ruling [insolvent bill](#option-insolvent-bill) is *stays*: turn the bill face down.
book-e01bec9dc4 = [Faire défaut](#effect-default-on) : si l’interprétation « [dette impayée](#option-insolvent-bill) » est *elle reste* : retourne la dette face cachée.

# text: Undertaker timing
book-19f5c36b8b = Moment du croque-mort

# text: Does High Noon move the undertaker even if not carried out?
book-3db65a8696 = Midi pile fait-il avancer le croque-mort même s’il n’est pas exécuté ?

# text: **Usual answer:** on reveal of event. The answers are: on reveal of event or only if resolved.
book-6204d1eca9 = **Réponse habituelle :** en le révélant. Les réponses sont : en le révélant ou seulement s’il est exécuté.

# text: **Why:** He moves before it, as for the seventh card.
book-b130968c6f = **Pourquoi :** Il avance avant, et pour la septième carte aussi.

# text: [event phase](#phase-event-phase): There is a high noon in the [current](#zone-current), and the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-c198fa2931 = [Phase d’événement](#phase-event-phase) : il y a un Midi pile [en cours](#zone-current), et l’interprétation « [moment du croque-mort](#option-undertaker-timing) » est *en le révélant*.

# text: [shooting](#phase-shooting): If the ruling [undertaker timing](#option-undertaker-timing) is *only if resolved*: add 1 to *[undertaker](#state-undertaker)*.
book-4147a56618 = [Fusillade](#phase-shooting) : si l’interprétation « [moment du croque-mort](#option-undertaker-timing) » est *seulement s’il est exécuté* : ajoute 1 au *[croque-mort](#state-undertaker)*.

# text: Undertaker goal
book-7112179ecb = Arrivée du croque-mort

# text: Is the High Noon that brings him home carried out?
book-686b8844a0 = Exécute-t-on le Midi pile qui le mène au but ?

# text: **Usual answer:** ends at once. The answers are: ends at once or resolve first.
book-a6e82389e5 = **Réponse habituelle :** finit aussitôt. Les réponses sont : finit aussitôt ou exécuter d’abord.

# text: **Why:** The seventh card is not.
book-b09e18ada6 = **Pourquoi :** La septième carte ne l’est pas.

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [8](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-54719211c9 = [Enterrement](#term-funeral) : le *[croque-mort](#state-undertaker)* est [8](#number-trail-end), et (l’interprétation « [arrivée du croque-mort](#option-undertaker-goal) » est *finit aussitôt*, ou rien n’est [en cours](#zone-current)).

# text: All equal
book-ab7f641c5e = Tous à égalité

# text: Does the undertaker go back when all show equal pistols?
book-43cda684fa = Le croque-mort recule-t-il quand tous montrent autant de pistolets ?

# text: **Usual answer:** undertaker stays. The answers are: undertaker stays or undertaker back.
book-843c18b04f = **Réponse habituelle :** il reste. Les réponses sont : il reste ou il recule.

# text: **Why:** The event was revealed.
book-8fcc55a3fc = **Pourquoi :** L’événement a été révélé.

# text: An answer is allowed only if the ruling [all equal](#option-all-equal) is *undertaker stays*, or the ruling [undertaker timing](#option-undertaker-timing) is *on reveal of event*.
book-14a75e9df2 = Une réponse n’est permise que si l’interprétation « [tous à égalité](#option-all-equal) » est *il reste* ou si l’interprétation « [moment du croque-mort](#option-undertaker-timing) » est *en le révélant*.

# text: [contest](#phase-contest): If the event is a high noon, and the ruling [all equal](#option-all-equal) is *undertaker back*: subtract 1 from *[undertaker](#state-undertaker)*.
book-a760ba8fe9 = [Lutte](#phase-contest) : si l’événement est un Midi pile et que l’interprétation « [tous à égalité](#option-all-equal) » est *il recule* : retire 1 du *[croque-mort](#state-undertaker)*.

# text: High noon short
book-7a816f714d = Marché trop petit à Midi pile

# text: What does a single winner take if there is one bill?
book-b0e26487bb = Que prend un gagnant seul dans un marché d’une seule dette ?

# text: **Usual answer:** none taken. The answers are: none taken or single takes one.
book-cae7c5398c = **Réponse habituelle :** rien n’est pris. Les réponses sont : rien n’est pris ou un seul en prend une.

# text: **Why:** It is too few.
book-cc0037559c = **Pourquoi :** C’est trop peu.

# text: [shooting](#phase-shooting): *Winners* is 1, and (the ruling [high noon short](#option-high-noon-short) is *none taken*, or there is more than 1 bill in the [market](#zone-market) of all spots together).
book-91cecac606 = [Fusillade](#phase-shooting) : *vainqueurs* est 1, et (l’interprétation « [marché trop petit à Midi pile](#option-high-noon-short) » est *rien n’est pris*, ou il y a plus de 1 dette sur le [marché](#zone-market) de toutes les cases ensemble).

# text: High noon order
book-94211efcc3 = Ordre à Midi pile

# text: Do several winners take in turn, or point at bills at once?
book-a2e9095cc1 = Plusieurs gagnants prennent-ils tour à tour, ou désignent-ils des dettes en même temps ?

# text: **Usual answer:** clockwise from active. The answers are: clockwise from active or simultaneous secret.
book-2be40bd198 = **Réponse habituelle :** dans le sens horaire à partir de l’actif. Les réponses sont : dans le sens horaire à partir de l’actif ou en même temps et en secret.

# text: **Why:** Everything else is done so.
book-d7d85708d0 = **Pourquoi :** C’est l’ordre de tout le reste.

# text: [shooting](#phase-shooting): This is done only if *winners* is 1, or the ruling [high noon order](#option-high-noon-order) is *clockwise from active*; otherwise: **Clashes.** Repeat as long as there is a [waiting](#term-player-waiting) player (**Point.** All [waiting](#term-player-waiting) players choose at the same time and in secret: [Point](#action-point); when all have chosen, the choices take effect; **Take.** For each [waiting](#term-player-waiting) player *p*, clockwise from you: put all bills in player *p*'s [target](#state-target)'s [market](#zone-market) into player *p*'s [sleeve](#zone-sleeve)); **Home.** For each player: put all bills in the player's [sleeve](#zone-sleeve) into the player's [hand](#zone-hand).
book-02ea4b7285 = [Fusillade](#phase-shooting) : cela n’a lieu que si *vainqueurs* est 1 ou si l’interprétation « [ordre à Midi pile](#option-high-noon-order) » est *dans le sens horaire à partir de l’actif* ; sinon : **Heurts.** Répétez tant qu’il y a un joueur [en attente](#term-player-waiting) (**Viser.** Tous les joueurs [en attente](#term-player-waiting) choisissent en même temps et en secret : [Viser](#action-point) ; quand tous ont choisi, les choix prennent effet ; **Prendre.** Pour chaque joueur *p* [en attente](#term-player-waiting), dans le sens horaire à partir de toi : mets toutes les dettes du [marché](#zone-market) de la [cible](#state-target) du joueur *p* dans la [manche](#zone-sleeve) du joueur *p*) ; **Retour.** Pour chaque joueur : mets toutes les dettes de la [manche](#zone-sleeve) du joueur dans la [main](#zone-hand) du joueur.

# text: Last row compaction
book-4ea9e24078 = Trous de la dernière rangée

# text: What happens to gaps in the last row?
book-b68d71e71d = Que deviennent les trous de la dernière rangée ?

# text: **Usual answer:** push left. The answers are: push left or leave gaps.
book-18274a7e74 = **Réponse habituelle :** pousser à gauche. Les réponses sont : pousser à gauche ou laisser des trous.

# text: **Why:** Rows fill without gaps.
book-9bd7f72f8a = **Pourquoi :** Les rangées se remplissent sans trou.

# text: [refill](#phase-refill): If the ruling [last row compaction](#option-last-row-compaction) is *push left*: for each [filled](#term-spot-filled) spot where the spot comes after the [next spot](#term-next-spot): put all bills in the spot's [market](#zone-market) into the [next spot](#term-next-spot)'s [market](#zone-market), face down.
book-f26954ce16 = [Remplir](#phase-refill) : si l’interprétation « [trous de la dernière rangée](#option-last-row-compaction) » est *pousser à gauche* : pour chaque case [occupée](#term-spot-filled) qui vient après la [case suivante](#term-next-spot) : mets toutes les dettes du [marché](#zone-market) de la case sur le [marché](#zone-market) de la [case suivante](#term-next-spot), face cachée.

# text: Bill backs
book-5455b79096 = Dos des dettes

# text: Do backs of bills show their issuers?
book-acd3099acc = Le dos des dettes du marché montre-t-il qui les a émises ?

# text: **Usual answer:** uniform. The answers are: uniform or coloured.
book-7eea11fda5 = **Réponse habituelle :** uniformes. Les réponses sont : uniformes ou en couleur.

# text: **Why:** A taker may not look first.
book-bad88dad19 = **Pourquoi :** Qui prend ne peut pas regarder avant.

# text: [show backs](#effect-show-backs): If the ruling [bill backs](#option-bill-backs) is *coloured*: for each spot where the spot's [back of](#state-back-of) is not the issuer of the first bill in the spot's [market](#zone-market): set the spot's [back of](#state-back-of) to the issuer of the first bill in the spot's [market](#zone-market).
book-2b27453845 = [Montrer les dos](#effect-show-backs) : si l’interprétation « [dos des dettes](#option-bill-backs) » est *en couleur* : pour chaque case dont le [dos](#state-back-of) n’est pas le débiteur de la première dette sur le [marché](#zone-market) de la case : mets le [dos](#state-back-of) de la case au débiteur de la première dette sur le [marché](#zone-market) de la case.

# text: Bids open
book-d3fc5abec7 = Offres visibles

# text: Do bids lie open, or is only their total told?
book-20f2527ff2 = Les offres sont-elles ouvertes, ou n’annonce-t-on que leur total ?

# text: **Usual answer:** open. The answers are: open or total announced.
book-bec59d12cb = **Réponse habituelle :** ouvertes. Les réponses sont : ouvertes ou somme annoncée.

# text: **Why:** All must see that totals differ.
book-b9f2df8d47 = **Pourquoi :** Tous doivent voir que les totaux diffèrent.

# text: [bid](#zone-bid): Who sees it: everyone if the ruling [bids open](#option-bids-open) is *open*, otherwise its owner only.
book-11df4930f1 = [Offre](#zone-bid) : qui la voit : tout le monde si l’interprétation « [offres visibles](#option-bids-open) » est *ouvertes*, sinon seulement son propriétaire.

# text: [auction](#phase-auction): The ruling [bid placement](#option-bid-placement) is *openly*, or (*alike* applies, and the ruling [bids open](#option-bids-open) is *open*).
book-e7d46608ea = [Vente aux enchères](#phase-auction) : l’interprétation « [dépôt des offres](#option-bid-placement) » est *ouvertement*, ou (*pareilles* est vrai, et l’interprétation « [offres visibles](#option-bids-open) » est *ouvertes*).

# text: Bid placement
book-a4cc108208 = Dépôt des offres

# text: In what order do bills of a bid enter the market?
book-6864cf16ad = Dans quel ordre les dettes d’une offre entrent-elles au marché ?

# text: **Usual answer:** placer chooses secretly. The answers are: placer chooses secretly, shuffled or openly.
book-93195b0167 = **Réponse habituelle :** celui qui pose choisit en secret. Les réponses sont : celui qui pose choisit en secret, mélangées ou ouvertement.

# text: **Why:** They are laid face down.
book-15a6e0cf05 = **Pourquoi :** Elles sont posées face cachée.

# text: [auction](#phase-auction): If the ruling [bid placement](#option-bid-placement) is *shuffled*: shuffle your [bid](#zone-bid) into the [box](#zone-box); for each number *n* from 1 to the number of bills in the [box](#zone-box) (Note the spot: the [next spot](#term-next-spot); Draw 1 bill from the [box](#zone-box) into the spot's [market](#zone-market), face down; If *in sight* applies: show all bills in the spot's [market](#zone-market) to all players; Otherwise, if *alike* applies: look at all bills in the spot's [market](#zone-market), without showing it to others); carry out [Show backs](#effect-show-backs).
book-0cd1ca72df = [Vente aux enchères](#phase-auction) : si l’interprétation « [dépôt des offres](#option-bid-placement) » est *mélangées* : mélange ton [offre](#zone-bid) dans la [boîte](#zone-box) ; pour chaque nombre *n* de 1 au nombre de dettes dans la [boîte](#zone-box) (Note la case : la [case suivante](#term-next-spot) ; Pioche 1 dette de la [boîte](#zone-box) sur le [marché](#zone-market) de la case, face cachée ; Si *à vue* est vrai : montre à tous les joueurs toutes les dettes sur le [marché](#zone-market) de la case ; Sinon, si *pareilles* est vrai : regarde toutes les dettes sur le [marché](#zone-market) de la case, sans les montrer aux autres) ; applique [Montrer les dos](#effect-show-backs).

# text: Several passes
book-7287e63529 = Plusieurs passent

# text: Do some of several passers get adventurers?
book-150c568420 = Certains de ceux qui passent reçoivent-ils des aventuriers ?

# text: **Usual answer:** none for passers. The answers are: none for passers or earlier ranks higher.
book-644c046a3e = **Réponse habituelle :** rien pour qui passe. Les réponses sont : rien pour qui passe ou qui passe plus tôt est mieux classé.

# text: **Why:** Nobody hires for nothing.
book-9779cbda9a = **Pourquoi :** Personne n’engage pour rien.

# text: [auction](#phase-auction): Your [stake](#state-stake) is at least 0, or the ruling [several passes](#option-several-passes) is *earlier ranks higher*.
book-17685b23ea = [Vente aux enchères](#phase-auction) : ta [mise](#state-stake) est au moins 0, ou l’interprétation « [plusieurs passent](#option-several-passes) » est *qui passe plus tôt est mieux classé*.

# text: Short pile
book-1b776b65dc = Trop peu d’aventuriers

# text: What if adventurers are too few for an auction?
book-b6d369284d = Que faire s’il y a trop peu d’aventuriers pour une enchère ?

# text: **Usual answer:** offer what exists. The answers are: offer what exists or skip phase.
book-576f8afe87 = **Réponse habituelle :** offrir ce qu’il y a. Les réponses sont : offrir ce qu’il y a ou sauter la phase.

# text: **Why:** Some are better than none.
book-9b70954762 = **Pourquoi :** Quelques-uns valent mieux qu’aucun.

# text: [play](#phase-play): The number of adventurers in your [crew](#zone-crew) is less than [3](#number-crew-limit), and (the ruling [short pile](#option-short-pile) is *offer what exists*, or (the number of adventurers in the [pile](#zone-pile)) + (the number of adventurers in the [discards](#zone-discards)) is at least [lots shown](#number-lots-shown)).
book-8f8f91632a = [Jeu](#phase-play) : le nombre d’aventuriers dans ta [troupe](#zone-crew) est inférieur à [3](#number-crew-limit), et (l’interprétation « [trop peu d’aventuriers](#option-short-pile) » est *offrir ce qu’il y a*, ou (le nombre d’aventuriers dans la [pile](#zone-pile)) + (le nombre d’aventuriers dans la [défausse](#zone-discards)) est au moins le nombre de [lots montrés](#number-lots-shown)).

# text: Advanced lowest
book-059103471b = Plus basse offre de l’ouverture

# text: Does the lowest bidder of the first auction pay?
book-36162da634 = Le plus bas enchérisseur de l’enchère d’ouverture paie-t-il sa paire ?

# text: **Usual answer:** pays. The answers are: pays or keeps bills.
book-47af4ab1c2 = **Réponse habituelle :** paie. Les réponses sont : paie ou garde ses dettes.

# text: **Why:** All are told to pay.
book-88535356a7 = **Pourquoi :** Tous doivent payer.

# text: An answer is allowed only if the ruling [advanced lowest](#option-advanced-lowest) is *pays*, or the ruling [setup](#option-setup) is *advanced*.
book-e9fbb56d76 = Une réponse n’est permise que si l’interprétation « [plus basse offre de l’ouverture](#option-advanced-lowest) » est *paie* ou si l’interprétation « [mise en place](#option-setup) » est *avancé*.

# text: [auction](#phase-auction): If *opening* applies, and the [team](#zone-team) of every lot is empty, and the ruling [advanced lowest](#option-advanced-lowest) is *keeps bills*: put all bills in your [bid](#zone-bid) into your [hand](#zone-hand).
book-9c1d168340 = [Vente aux enchères](#phase-auction) : si *ouverture* est vrai, que l’[équipe](#zone-team) de chaque lot est vide et que l’interprétation « [plus basse offre de l’ouverture](#option-advanced-lowest) » est *garde ses dettes* : reprends toutes les dettes de ton [offre](#zone-bid) dans ta [main](#zone-hand).

# text: Nugget visibility
book-3dea0e19c5 = Visibilité des pépites

# text: Who sees a player's nuggets?
book-c79bf41c1e = Qui voit les pépites d’un joueur ?

# text: **Usual answer:** public. The answers are: public or secret.
book-7cb48e053c = **Réponse habituelle :** visible. Les réponses sont : visible ou secret.

# text: **Why:** All see what comes and goes.
book-de694f03f7 = **Pourquoi :** Tout ce qui entre et sort est vu.

# text: [bank](#money-bank): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise nobody.
book-b6cf2b85f3 = [Banque](#money-bank) : qui la voit : tout le monde si l’interprétation « [visibilité des pépites](#option-nugget-visibility) » est *visible*, sinon personne.

# text: [nuggets](#money-nuggets): Who sees it: everyone if the ruling [nugget visibility](#option-nugget-visibility) is *public*, otherwise its owner only.
book-ccb07115f4 = [Pépites](#money-nuggets) : qui les voit : tout le monde si l’interprétation « [visibilité des pépites](#option-nugget-visibility) » est *visible*, sinon seulement leur propriétaire.

# text: Past goal
book-97eee57100 = Cases après l’arrivée

# text: Do spaces beyond the goal count?
book-4b32514fd7 = Les cases au-delà du but comptent-elles pour le classement final ?

# text: **Usual answer:** stop on goal. The answers are: stop on goal or count overshoot.
book-ab49c7b029 = **Réponse habituelle :** s’arrêter à l’arrivée. Les réponses sont : s’arrêter à l’arrivée ou compter au-delà.

# text: **Why:** The board has none.
book-9c439b4b32 = **Pourquoi :** Le plateau n’en a pas.

# text: The number [farthest](#number-farthest) depends on it.
book-7edd5fa439 = Le nombre [plus loin](#number-farthest) en dépend.

# text: Final buy
book-b19e9a80fd = Achat final

# text: How much may be bought after the end, and in turn?
book-6f4a172330 = Combien peut-on acheter après la fin, et tour à tour ou en même temps ?

# text: **Usual answer:** up to 3 clockwise. The answers are: up to 3 clockwise, exactly 3 or 0 or simultaneous secret.
book-b5c5e55b0d = **Réponse habituelle :** jusqu’à 3 dans le sens horaire. Les réponses sont : jusqu’à 3 dans le sens horaire, exactement 3 ou 0 ou en même temps et en secret.

# text: **Why:** As in a turn.
book-6612f7c453 = **Pourquoi :** Comme pendant un tour.

# text: [finale](#phase-finale): If the ruling [final buy](#option-final-buy) is *simultaneous secret*: all players *p* where player *p* is not *[ruined](#term-player-ruined)* choose at the same time and in secret: [Buy](#action-buy) (*most* is [3](#number-last-buy-limit); *all or nothing* is no); when all have chosen, the choices take effect; otherwise as told there.
book-56f7e4e151 = [Finale](#phase-finale) : si l’interprétation « [achat final](#option-final-buy) » est *en même temps et en secret* : tous les joueurs *p* qui ne sont pas *[ruinés](#term-player-ruined)* choisissent en même temps et en secret : [Acheter](#action-buy) (*maximum* est [3](#number-last-buy-limit) ; *tout ou rien* est non) ; quand tous ont choisi, les choix prennent effet ; sinon comme il est dit là.

# text: Last payday
book-c1ba455efa = Dernier jour de paie

# text: May more paydays follow the last one?
book-620bab511b = D’autres jours de paie peuvent-ils suivre le dernier ?

# text: **Usual answer:** one only. The answers are: one only or repeat.
book-f070ad0fda = **Réponse habituelle :** un seul. Les réponses sont : un seul ou répéter.

# text: **Why:** It is called the last.
book-3259e2aebb = **Pourquoi :** On l’appelle le dernier.

# text: [finale](#phase-finale): If the ruling [last payday](#option-last-payday) is *repeat*: repeat as long as *[payday due](#term-payday-due)* applies, and there is no [ruined](#term-player-ruined) player (Go through [Payday](#phase-payday) (for the *active*; *refilled* is yes)).
book-66fdedd384 = [Finale](#phase-finale) : si l’interprétation « [dernier jour de paie](#option-last-payday) » est *répéter* : répétez tant que *[paie due](#term-payday-due)* est vrai et qu’il n’y a pas de joueur [ruiné](#term-player-ruined) (Jouez le [jour de paie](#phase-payday) (pour l’*actif* ; *rempli* est oui)).

# text: Nugget supply
book-fb18c38bd9 = Réserve de pépites

# text: Are there only the 85 nuggets of the box?
book-304fe86051 = N’y a-t-il que les 85 pépites de la boîte ?

# text: **Usual answer:** unlimited. The answers are: unlimited or limited.
book-1d3d67d240 = **Réponse habituelle :** illimitée. Les réponses sont : illimitée ou limitée.

# text: **Why:** Nothing says what follows.
book-983be3e4c1 = **Pourquoi :** Rien ne dit ce qui suivrait.

# text: [bank](#money-bank): It never runs out if the ruling [nugget supply](#option-nugget-supply) is *unlimited*.
book-2c29600f14 = [Banque](#money-bank) : elle ne s’épuise jamais si l’interprétation « [réserve de pépites](#option-nugget-supply) » est *illimitée*.

# text: Prestart section
book-6c5bc380e9 = Cases avant le départ

# text: Do spaces before the start count as grey, or 5 and 0?
book-fbb76e4397 = Les cases avant le départ comptent-elles comme grises, ou comme 5 et 0 ?

# text: **Usual answer:** grey. The answers are: grey or own section.
book-0fd6c038c1 = **Réponse habituelle :** gris. Les réponses sont : gris ou section à part.

# text: **Why:** No source names a colour.
book-6720613bff = **Pourquoi :** Aucune autre couleur n’est indiquée.

# text: The number [early win](#number-early-win) depends on it.
book-34fdfae031 = Le nombre [gain précoce](#number-early-win) en dépend.

# text: The number [early loss](#number-early-loss) depends on it.
book-a4eb636997 = Le nombre [perte précoce](#number-early-loss) en dépend.

# text: **[Adventurer](@assumed-adventurer)**: All of adventurers.csv. Known are 29 cards, three ratings each, and 6 as the best.
book-02b710d3f4 = **[Aventurier](@assumed-adventurer)** : tout adventurers.csv, les 27 triplets de 1..6 de somme 10, et 3-3-3 et 4-4-4. On connaît 29 cartes, trois valeurs chacune, et 6 comme la meilleure.

# text: **[Bill](@assumed-bill)**: The split of 13 bills, 2, 3, 3, 3, 2 of 0 to 4. Known are at least one 1 and one 2.
book-2daeda3870 = **[Dette](@assumed-bill)** : la répartition des 13 dettes d’une couleur, 2, 3, 3, 3, 2 de valeurs 0 à 4. Chaque couleur a au moins un 1 et un 2.

# text: **[Event](@assumed-event)**: The split 3, 2, 2, and the gold rushes 6/3 and 5/2. Known are seven cards, three gold rushes, and 7/4 as one.
book-f007b35b6a = **[Événement](@assumed-event)** : la répartition 3, 2, 2, et les ruées vers l’or de 6 et 3 et de 5 et 2. On connaît sept cartes, trois sortes de ruée vers l’or, et 7 et 4 comme l’une d’elles.

# text: **[Forward](@assumed-forward)**: The winners' numbers of two sections of the trail, and the borders of all. Grey 4 and beige 3 are known, and that they fall.
book-1254c2b72b = **[Avance](@assumed-forward)** : les nombres des vainqueurs des troisième et quatrième sections du chemin, et les limites de toutes. On connaît gris 4 et beige 3, et qu’ils baissent.

# text: **[Back](@assumed-back)**: The losers' numbers. Known are that one is 1 and that they grow.
book-ddc4d4ca2a = **[Recul](@assumed-back)** : les nombres des perdants de toutes les sections. On sait que l’un d’eux est 1 et qu’ils augmentent.

# text: **[Trail end](@assumed-trail-end)**: The undertaker's 8 steps. So a game lasts as long as its box says.
book-094c4108d4 = **[Fin du chemin](@assumed-trail-end)** : les 8 pas du croque-mort. Avec eux une partie dure autant que le dit sa boîte.

# text: **[Throw](@assumed-throw)**: Those who tie for the first turn roll again.
book-c1550c21f9 = **[Lancer](@assumed-throw)** : ceux qui sont à égalité pour le premier tour relancent.

# text: **[Final tie](@assumed-final-tie)**: Equal hats with equal nuggets share.
book-cd92224562 = **[Égalité finale](@assumed-final-tie)** : des chapeaux égaux avec des pépites égales partagent la victoire.

# text: 3 with 3 players, 4 with 4
book-2396762a5e = 3 à 3 joueurs, 4 à 4

# text: the number of players
book-e927a746bb = le nombre de joueurs

# text: first prize / second prize: 7 / 6, 6 / 5, 5 / 4; called “gold rush *first prize*/*second prize*”
book-b7f8a8e1dd = premier prix / second prix : 7 / 6, 6 / 5, 5 / 4 ; appelée « ruée vers l’or *premier prix*/*second prix* »

# text: Put vultures into the [sky](#money-sky): 13.
book-7db8716516 = Mets des vautours dans le [ciel](#money-sky) : 13.

# text: Carry out [Step back](#effect-step-back) (the player is the *debtor*; *steps* is [3](#number-setback) × 1).
book-eb706b3d5b = Applique [Reculer](#effect-step-back) (le joueur est le *débiteur* ; *pas* est [3](#number-setback) × 1).

# text: **[Ruined](@term-player-ruined)**: a player is *ruined* if the player's [vultures](#money-vultures) are at least [4](#number-fatal-vultures).
book-29edb95517 = **[Ruiné](@term-player-ruined)** : un joueur est *ruiné* si ses [vautours](#money-vultures) sont au moins [4](#number-fatal-vultures).

# text: **Usual answer:** secret. The answers are: public or secret.
book-395f616380 = **Réponse habituelle :** secret. Les réponses sont : visible ou secret.

# text: **[Funeral](@term-funeral)**: this applies if *[undertaker](#state-undertaker)* is [6](#number-trail-end).
book-b60de4adac = **[Enterrement](@term-funeral)** : c’est vrai si le *[croque-mort](#state-undertaker)* est [6](#number-trail-end).

# text: [funeral](#term-funeral): *[Undertaker](#state-undertaker)* is [6](#number-trail-end), and (the ruling [undertaker goal](#option-undertaker-goal) is *ends at once*, or the [current](#zone-current) is empty).
book-e77258c945 = [Enterrement](#term-funeral) : le *[croque-mort](#state-undertaker)* est [6](#number-trail-end), et (l’interprétation « [arrivée du croque-mort](#option-undertaker-goal) » est *finit aussitôt*, ou rien n’est [en cours](#zone-current)).

# text: X3 prestige
book-c0e17e83d2 = X3 prestige

# text: X4 an auction goes by the numbers
book-f719593497 = X4 une vente aux enchères suit les nombres

# text: Y1 a payday until a column is used up
book-6dc50f7bda = Y1 un jour de paie jusqu’à épuisement d’une colonne

# text: Y3 four full rows are left, and a new payday follows at once
book-33adb896d4 = Y3 il reste quatre rangées pleines, et un nouveau jour de paie suit aussitôt

# text: Y3 three full rows are left, and play goes on
book-b662ce2f4b = Y3 il reste trois rangées pleines, et la partie continue

# text: Y4 high noon with one winner
book-4ae5738422 = Y4 Midi pile avec un seul vainqueur

# text: Y5 with two bills each takes one, the active player first
book-823b78f251 = Y5 avec deux dettes, chacun en prend une, le joueur actif d’abord

# text: Y7 a player who can only repeat a total passes and shows his hand
book-a3544d1447 = Y7 un joueur qui ne peut que répéter une somme passe et montre sa main

# text: Y8 the undertaker has come home, blue wins
book-d0095938d0 = Y8 le croque-mort est arrivé, Bleu gagne

# text: Y8 the undertaker has come home, blue and red share
book-f07fb01085 = Y8 le croque-mort est arrivé, Bleu et Rouge partagent

# text: Y9 a third vulture ends the game at once
book-d50e26c0b0 = Y9 un troisième vautour termine la partie aussitôt

# text: Y9 whoever has three vultures cannot buy, and loses
book-ac865328c7 = Y9 qui a trois vautours ne peut pas acheter et perd

# text: The lowest bidder takes the last adventurer and pays
book-6077249943 = Le moins offrant prend le dernier aventurier et paie

# text: Who passes gets none
book-3e335b9d88 = Qui passe n’en reçoit aucun

# text: The second prize of a gold rush is one less
book-038866d011 = Le second prix d’une ruée vers l’or vaut un de moins

# text: The second is paid nearly as much as the first
book-d883675a8b = Le deuxième reçoit presque autant que le premier

# text: Three forward and one back in every section, early
book-52f9635373 = Trois en avant et un en arrière dans chaque section : au début

# text: Three forward and one back in every section, late
book-a41bc3a1d5 = Trois en avant et un en arrière dans chaque section : à la fin

# text: A vulture costs three spaces, and the third is not the last, the third
book-66920ad8b5 = Un vautour coûte trois cases, et le troisième n’est pas le dernier : le troisième

# text: A vulture costs three spaces, and the third is not the last, the fourth
book-0ea7c97156 = Un vautour coûte trois cases, et le troisième n’est pas le dernier : le quatrième

# text: There are enough for all
book-06cfa52c08 = Il y en a assez pour tous

# text: One sees only one's own
book-ac97e54501 = Chacun ne voit que ce qui est à lui

# text: The sixth step brings the undertaker home, from the fourth space
book-26a10bd863 = Le sixième pas amène le croque-mort à l’arrivée : depuis la quatrième case

# text: The sixth step brings the undertaker home, from the fifth space
book-f6911b776d = Le sixième pas amène le croque-mort à l’arrivée : depuis la cinquième case
