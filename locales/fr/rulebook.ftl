# Le livret de règles : chaque règle et chaque décision, en mots. Une ligne qui commence par – est un élément de liste.
rules-title = Livret de règles
rules-sub = Les deux jeux, toutes les règles, des figures animées
rules-lead = Deux jeux, un livret. Chaque règle y est expliquée simplement, avec les figures qui la montrent : lancez la lecture et regardez rouler la balle.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = Un mot, une règle (S4) ou une figure (20)
rules-search-clear = Effacer la recherche
rules-found = { $count ->
        [0] Rien trouvé
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-found-none = Rien trouvé pour « { $query } ». Essayez un autre mot, par exemple « muret » ou « reine ».
rules-kind-rule = Règle
rules-kind-ruling = Décision
rules-kind-figure = Figure
rules-kind-word = Mot
rules-golf = Mini-golf carambole
rules-carramboule = Carramboule
rules-both = Les deux jeux
rules-previous = Précédent
rules-pages = Tourner la page
rules-next = Suivant
rules-figures = Figures
rules-ruling = Notre décision
rules-link = Lien vers la règle { $rule }
rules-unknown = « { $rule } » n’existe pas dans le livret de règles
rules-unknown-text = Cherchez un mot ci-dessus ou choisissez dans le sommaire.
rules-first = Vers le premier chapitre
rules-open = Ouvrir dans le livret de règles
rules-print = Imprimer ce chapitre
rules-print-whole = Imprimer tout le livret
rules-print-preparing = Le livret se prépare…
rules-learn = Apprendre en jouant
rules-learn-text = Dix petites étapes sur le plateau : le plus court chemin.

# Figures
figure-number = Figure { $number }
figure-play = Lire
figure-pause = Pause
figure-step = Un pas en avant
figure-step-back = Un pas en arrière
figure-restart = Depuis le début
figure-scene = Image { $scene } sur { $scenes }
figure-scene-next = Image suivante
figure-scene-previous = Image précédente
figure-stroke = { $ball }, { $direction } : { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }
figure-at = Étape { $step } sur { $steps }
figure-loading = La figure se dessine…
figure-failed = La figure ne peut pas être montrée : { $problem }
figure-ball-steps = { $ball } : { $left ->
        [0] plus d’impulsion
        [one] il reste { $left } impulsion
       *[other] il reste { $left } impulsions
    }
figure-ball-rebounds = { $ball } rebondit
figure-ball-caroms = { $ball } touche { $other }
figure-ball-rests = { $ball } s’arrête
figure-ball-token = { $ball } prend un jeton
figure-ball-holed = { $ball } tombe dans le trou
shot-K1 = Mise en place d’une manche : la reine au centre, six billes autour d’elle, douze autour de celles-ci. Les blanches commencent, depuis la ligne du bas.
shot-K5 = La bille de choc part de la ligne de camp, touche la blanche, et la blanche tombe.
shot-K6 = La blanche est derrière sa propre ligne. Par la bande d’en face, on peut la jouer.
shot-Q2 = La blanche tombe, puis la reine : couverte par le même tir.
shot-K-F2 = La bille de choc ne touche rien et tombe : une faute.
figure-piece-moves = Une pièce bouge

minute = Jouer en une minute
minute-golf-roll = Prenez un dé et lancez-le : c’est le nombre d’impulsions qui poussent votre balle.
minute-golf-roll-on = Choisissez une des six directions. Chaque pas coûte une impulsion ; les rebonds sur les murs sont gratuits.
minute-golf-hole = La balle tombe si elle s’arrête sur le trou. Une impulsion de trop est pardonnée, deux la font passer par-dessus.
minute-golf-win = Qui a besoin du moins de coups sur tous les parcours gagne.
minute-carramboule-place = Posez la bille de choc sur votre ligne, visez et frappez.
minute-carramboule-own = Empochez une bille de votre couleur et vous rejouez ; sinon, la main passe. La bille de choc doit rester sur la table.
minute-carramboule-queen = La reine rouge vaut cinq points, si vous avez déjà une bille à vous et la couvrez d’une autre.
minute-carramboule-win = Videz votre couleur en premier : chaque bille qui reste en face est un point. La partie va jusqu’à 29.

# Chapitres
chapter-boxes = Dans les boîtes
chapter-boxes-intro = Deux boîtes de mini-golf, le jeu de base et l’extension ; et ce qu’il faut pour une table de Carramboule.
chapter-board = Plateau et cases
chapter-board-intro = Un parcours est un pré d’hexagones entre des murets de bois.
chapter-stroke = Un coup
chapter-stroke-intro = Choisir un dé, le lancer, choisir une direction : la balle fait le reste.
chapter-rebounds = Rebonds
chapter-rebounds-intro = Un rebond ne coûte rien. Ce que la balle touche à cet instant décide de la suite.
chapter-slowing = Sable et eau
chapter-slowing-intro = Le sable rend les pas chers, l’eau met fin au coup.
chapter-flat = Obstacles plats
chapter-flat-intro = Des formes de bois à contourner, ou à traverser.
chapter-tall = Obstacles hauts
chapter-tall-intro = Ponts et rampes : chers à la montée, gratuits à la descente.
chapter-moving = Obstacles mobiles et jetons
chapter-moving-intro = De l’extension : des pièces qui répondent au choc et des jetons qui améliorent le score. Elles restent comme on les a laissées jusqu’à ce que tous aient fini le parcours ; ensuite tout est remis en place.
chapter-carom = Les balles se rencontrent
chapter-carom-intro = En mode carambole, les balles partagent le parcours, et les impulsions.
chapter-courses = Parcours modifiés et reliés
chapter-courses-intro = Du parcours nu au plateau de votre invention.
chapter-game = La partie
chapter-game-intro = Balles, tours, coups et scores.
chapter-versions = Où les livrets diffèrent
chapter-versions-intro = Les règles existent en français, en allemand et en polonais, et ne disent pas toujours la même chose. Voici ce que nous avons retenu.
chapter-setup = Table et partie
chapter-setup-intro = Les blanches contre les noires, et une reine rouge au milieu.
chapter-shot = Un tir
chapter-shot-intro = Vous posez la bille de choc sur votre ligne, visez et frappez. Tant que vous empochez des billes de votre couleur sans faute, vous continuez ; l’arbitre tient les comptes.
chapter-queen = La reine
chapter-queen-intro = Cinq points à mériter deux fois : empocher, puis couvrir.
chapter-fouls = Les fautes
chapter-fouls-intro = Si plusieurs conviennent, la dernière décide. Les billes qui reviennent sont des billes gagnées de la couleur du tireur, y compris celles de ce tir. Qui n’en a pas les doit ; elles reviennent à la fin du tir qui apporte au joueur une bille gagnée. Une bille jouée directement à tort (K6) est jugée d’abord : ses propres billes et la reine reviennent, le reste du tir compte comme si elles n’étaient pas tombées, et la main passe.
chapter-ends = La fin d’une manche
chapter-ends-intro = Une manche finit quand une couleur a disparu de la table.
chapter-measures = La table en chiffres
chapter-measures-intro = Un carré de 74 cm avec, dans chaque coin, une poche de 45 mm qui touche les deux bandes de l’intérieur. Les billes font 30 mm et 20 g, toutes pareilles ; une bille tombe quand son centre est au-dessus d’une poche. Les lignes de camp sont à 10 cm de la bande et longues de 50 cm. Tout cela, ce sont des données que l’on peut changer.
chapter-words = Les mots du jeu
chapter-words-intro = Ce que nous voulons dire par …

# Boîtes
box-base = Jeu de base
box-ext = Extension
box-boards = Plateaux et accessoires
box-boards-text = À côté de chaque parcours figure son ordre de jeu. Les plateaux portent aussi le compteur de coups, les six directions et les nombres des dés.
box-board-base = Jeu de base : parcours 1 à 6
box-board-inside = À l’intérieur de la boîte du jeu de base : parcours 7
box-board-ext = Extension : parcours 8 et 9
box-thing-marker = Marqueur de position
box-thing-marker-text = Il montre où était une balle avant le coup. On peut s’en passer.
box-thing-pusher = Pousseur de balle
box-thing-pusher-text = Il déplace les balles sur le plateau.
box-thing-slider = Curseur
box-thing-slider-text = Un dans chaque boîte, pour le compteur de coups.
box-thing-block = Bloc de marque
box-thing-block-text = Pour les résultats.
box-thing-booklets = Livret
box-thing-booklets-text = Dans chaque boîte, un pour les règles et un pour les figures.
box-dice = Dés
box-dice-text = Chaque dé a sa gamme, et ses six faces se lisent ici. On en choisit un à chaque coup.
box-die-faces = Dé { $die } : { $faces }
box-cards = Cartes
box-cards-text = Une carte change le nombre n du dé blanc en impulsions. La sixième est vierge : à vous d’écrire sa règle, n plus ou fois quelque chose, ou six nombres.
box-card-faces = Carte { $card } : 1 à 6 deviennent { $faces }
box-card-blank = vierge
box-balls = Balles
box-balls-text = Six couleurs, chacune avec son motif, chacune en balle ronde et en balle plate.
box-pieces = Pièces
box-piece-count = × { $count }
box-channel = peut être posée canalisée
box-tokens = Jetons
box-tokens-text = Ils font baisser le score : posés sur le parcours, ils reviennent à la balle qui passe dessus.
box-token = { $count } × { $value }
box-counter = Compteur
box-counter-text = Un rail à dix places et un curseur ; au-delà de dix, on recommence (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Une table carrée à quatre poches, 9 billes blanches et 9 noires, une reine rouge, une bille de choc jaune, et une queue pour chacun.
box-die-white = blanc
box-die-blue = bleu
box-die-yellow = jaune
box-die-green = vert
box-die-orange = orange
box-die-violet = violet
box-die-red = rouge
box-die-black = noir

# Plateau et cases
rule-B1-title = Des hexagones et six directions
rule-B1 = Le plateau est un réseau d’hexagones posés sur la pointe. De chaque case partent six directions : est, nord-est, nord-ouest, ouest, sud-ouest et sud-est.
rule-B2-title = Le parcours
rule-B2 = Un parcours est fait de cases de jeu. Six sont des cases de départ, une est le trou. Tout le reste est plein : muret droit ou muret arrondi. Une balle est toujours au milieu d’une case ; rouler d’un milieu au suivant, c’est un pas.
rule-B3-title = En bas et en haut
rule-B3 = Là où se dresse un obstacle haut, il y a deux étages : le sol et le dessus. Deux balles sur la même case mais à des étages différents ne se rencontrent pas.
rule-B4-title = Plusieurs parcours sur un plateau
rule-B4 = Les parcours 1 à 6 partagent le plateau de base, 8 et 9 celui de l’extension ; le 7 a le sien. Ils suivent le même réseau, on peut donc poser des pièces à travers les murets qui les séparent (L1).

# Un coup
rule-S1-title = Comment se joue un coup
rule-S1 =
    Choisissez un dé, lancez-le, et seulement alors choisissez une des directions ouvertes à votre balle. Le nombre obtenu est le nombre d’impulsions.
    Avec les cartes, on choisit une carte, ou aucune, et on lance le dé blanc ; la carte change le nombre en impulsions, sans carte c’est le nombre qui compte.
    On joue avec les dés, avec les cartes, ou avec les deux.
rule-S2-title = Les directions ouvertes
rule-S2 = On peut choisir toute direction dont la voie n’est pas bloquée. Une balle sur la case suivante ne la bloque pas. Dans un canal, sur un obstacle haut et sous un pont, seules les voies de ce chemin sont ouvertes. Si rien n’est ouvert, ou si le premier pas ne peut être payé, le coup compte quand même et la balle reste.
rule-S3-title = Ce que coûte un pas
rule-S3 =
    Ce qui compte, c’est d’où part le pas :
    – case ordinaire, départ, canal, sous un pont ou une porte : 1 impulsion
    – le long d’un plateau : 1
    – du trou, ou du trou d’un plateau : 2, dont une pour le bord
    – du sable : 2
    – de l’eau : 3
    – en montée, c’est-à-dire vers une pente, sur elle, ou d’elle vers le plateau ou un niveau supérieur : 2, depuis l’eau 3
    – en descente : rien, mais qui quitte le sable, l’eau, le trou ou un trou de plateau le paie quand même
rule-S4-title = Comment la balle roule
rule-S4 =
    Pas à pas, toujours les mêmes questions :
    – Plus d’impulsion ? La balle s’immobilise.
    – La voie est bloquée ? Elle rebondit sans rien payer et continue dans la nouvelle direction, et la pièce mobile heurtée réagit. Mais sur un sol trop cher à quitter avec ce qui reste, elle ne bouge plus.
    – Une balle sur la case suivante ? Celle-ci s’immobilise, et tout ce qui reste passe à l’autre.
    – Le pas coûte plus que ce qui reste ? La balle s’immobilise, le reste est perdu.
    – Sinon elle avance, paie, prend le jeton qui s’y trouve et continue – sauf si l’eau ou une porte l’arrête.
rule-S5-title = Où la balle s’immobilise
rule-S5 = Sur le trou, elle tombe et a fini : avec juste assez d’impulsions ou une de trop ; avec deux de trop, elle passe par-dessus. Sur une pente, elle redescend jusqu’à la case devant celle-ci et s’y immobilise ; elle s’arrête avant une place prise ou bloquée. Sur le trou d’un plateau, elle tombe sur la case du dessous et s’y immobilise, y compris dans un trou ; si une balle s’y trouve, elle reste en haut. Partout ailleurs, elle s’arrête simplement.
rule-S6-title = Tout coup prend fin
rule-S6 = Si une balle revient à la même place, dans la même direction, avec autant d’impulsions, sans que rien n’ait été dépensé ni déplacé, elle est coincée : les impulsions sont perdues et elle s’immobilise.

# Rebonds
rule-R1-title = Ce que la balle touche
rule-R1 = Sont bloqués : murets, pièces pleines, pièces canalisées et hautes hors de leurs entrées, rouleaux, tourniquets, culbuteurs, montants de porte, et une porte fermée vue de l’arrière. La balle touche ce qui la bloque droit devant et sur les deux cases en biais devant elle. Une entrée qu’elle pourrait prendre n’est pas touchée ; ce qui est à côté ne compte pas. Tous les murets forment un seul corps, chaque pièce en forme un.
rule-R2-title = Deux corps à la fois
rule-R2 = Si la balle touche en même temps deux corps différents, par exemple un obstacle et un muret, elle repart d’où elle vient.
rule-R3-title = Un seul corps : miroir, retour, contour
rule-R3 =
    Tout dépend des deux cases en biais devant la balle :
    – aucune ou les deux sont bloquées, une pointe ou une poche : la balle repart d’où elle vient.
    – une seule l’est, et le même corps longe aussi le flanc de la balle : elle suit le contour et tourne de 60°.
    – une seule l’est, et le muret y est arrondi : elle repart d’où elle vient.
    – une seule l’est, et le muret est droit : comme un miroir, la balle tourne de 120°.
rule-R4-title = Si la nouvelle voie est bloquée aussi
rule-R4 = Alors la balle repart d’où elle vient.
rule-R5-title = Flèches imprimées
rule-R5 = Un parcours peut porter des flèches à ses murets : qui arrive dans une direction repart dans l’autre. Une flèche l’emporte sur R2 à R4. Si sa sortie est bloquée à ce moment, la balle repart d’où elle vient.
rule-R6-title = Là où le muret recule
rule-R6 = Une balle qui longeait un muret va tout droit quand il s’écarte : la voie est libre, il n’y a rien à décider.

# Sable et eau
rule-W1-title = L’eau
rule-W1 = Une balle qui entre dans l’eau depuis la terre ferme s’arrête sur la première case mouillée, quelle que soit la force du coup. Au coup suivant, chaque pas qui part de l’eau coûte 3. De l’eau à l’eau, elle n’est pas arrêtée ; sortir et revenir l’arrête de nouveau.
rule-W2-title = Le sable, et où poser les deux
rule-W2 = Chaque pas qui part du sable coûte 2. Sable ou eau couvrent 3, 4 ou 5 cases voisines, mais ni le trou, ni un départ, ni une case sous une autre pièce. De préférence contre un muret ou un obstacle.

# Obstacles plats
rule-F1-title = Plein ou canalisé
rule-F1 = Un obstacle plat couvre une ou plusieurs cases. Posé plein, il est fermé de partout. Posé canalisé, on n’y entre que par une embouchure et dans la direction du canal ; partout ailleurs il est plein. La pièce d’une case est toujours pleine.
rule-F2-title = Le long d’un chemin
rule-F2 = Dans un canal et sur un obstacle haut, la balle va tout droit si elle peut. Sinon, si un seul coude de 60° mène plus loin, elle le suit, et ce n’est pas un rebond. Dans tous les autres cas, à une fourche ou devant une sortie fermée, elle fait demi-tour. Elle peut s’arrêter dedans et se joue alors dans toute direction du chemin.
rule-F3-title = En partie sur un muret
rule-F3 = Une pièce plate ou haute peut dépasser sur un muret ou au-delà. Les cases de muret qu’elle couvre lui appartiennent et ne sont plus arrondies ; le reste demeure muret.

# Obstacles hauts
rule-T1-title = Monter et passer
rule-T1 = Un obstacle haut est un chemin au-dessus du sol : des pentes aux bouts, un plateau entre elles. On y monte depuis la case devant une pente, le pied, tout droit dans la pente. Au croisement, la balle va tout droit ; si elle s’y arrête, on peut la jouer sur l’une ou l’autre voie.
rule-T2-title = Par-dessous
rule-T2 = Au sol, la pièce est pleine, sauf les passages sous certains plateaux, à traverser dans des directions données. Sous un plateau, la balle est au sol ; si elle s’y arrête, on la joue dans ces directions.
rule-T3-title = Descendre
rule-T3 = La balle descend gratuitement jusqu’au pied et continue de là avec ce qui lui reste. Si le pied est bloqué, parce qu’un rouleau y est venu, elle fait demi-tour.
rule-T4-title = Un trou dans le plateau
rule-T4 = En sortir coûte autant que sortir du trou d’un parcours. Une balle qui s’y immobilise tombe à travers. Un tel trou doit se trouver au-dessus d’une case de jeu.
rule-T5-title = Une balle au pied
rule-T5 = Une balle qui descend sur une balle au pied lui passe ce qui reste et attend sur la pente, même si l’autre s’en va. On la joue de là, vers le haut ou vers le bas.
rule-T6-title = Rampes entre niveaux
rule-T6 = Sur le parcours 7, des rampes relient un niveau bas et un niveau haut. Elles ne sont que pente ; une balle qui s’y immobilise roule vers le bas.

# Obstacles mobiles et jetons
rule-D1-title = Rouleau
rule-D1 = La balle revient tout droit, et le rouleau avance d’une case dans le sens de la poussée, si cette case est libre : case de jeu sans trou, départ, balle ni pièce ; sable, eau et jetons ne gênent pas.
rule-D2-title = Tourniquet
rule-D2 = Il a un moyeu fixe et un bras sur une des six cases voisines. Si une balle heurte le bras depuis une des deux cases qui touchent à la fois moyeu et bras, elle tourne de 120° en s’éloignant du moyeu (ou repart si cette voie est bloquée), et le bras tourne de 60° dans le sens de la poussée s’il a la place. Tout autre choc renvoie la balle et ne bouge rien. Pour le poser, il faut moyeu et bras sur des cases nues et les cinq autres cases autour libres.
rule-D3-title = Culbuteur
rule-D3 = La balle revient tout droit, et la partie dressée tombe de l’autre côté, sur les deux cases suivantes, si elles sont libres ; sinon elle reste debout. Tombée, c’est un obstacle plein de deux cases, un corps distinct de son socle ; un jeton dessous est hors d’atteinte.
rule-D4-title = Porte
rule-D4 = Montant, deux battants, montant. Un montant renvoie la balle. De l’arrière, une porte fermée est un muret. Du côté de l’ouverture, une balle qui peut payer le pas soulève le battant et s’arrête dessous, quoi qu’il lui reste ; son coup suivant peut aller partout où rien ne bloque. Ouverte, la porte est une voie ordinaire pour toutes. Elle reste ouverte tant qu’une balle est sous un battant ou sur une des trois cases voisines du côté arrière, et se ferme dès qu’il n’y en a plus.
rule-D5-title = Jetons
rule-D5 = −1 bleu, −2 rouge, −3 jaune. Ils sont sur des cases de jeu, ni départ ni trou, selon le parcours ou semés d’un commun accord. Une balle qui arrive sur la case prend le jeton sans ralentir, et il compte pour le propriétaire de la balle. Il ne revient que lorsque tous ont fini le parcours. Il peut partager sa case avec sable, eau, canal ou passage, rien d’autre.

# Les balles se rencontrent
rule-C1-title = Une balle en heurte une autre
rule-C1 = Une balle qui en trouve une autre sur la case suivante s’arrête, et toutes ses impulsions restantes passent à l’autre, qui part dans la même direction selon les règles habituelles. Le pas qui n’est pas fait n’est pas payé, même sur le sable, dans l’eau ou sur le trou.
rule-C2-title = Rangées et murets
rule-C2 = Une rangée de balles transmet les impulsions jusqu’au bout. Une balle touchée rebondit comme toute autre ; si cela la ramène contre celle qui l’a frappée, les impulsions reviennent et celle-ci repart dans l’autre sens.
rule-C3-title = D’abord s’immobiliser, puis rouler
rule-C3 = La balle qui frappe s’immobilise avant que l’autre ne bouge. Si elle est sur le trou, elle tombe aussitôt.
rule-C4-title = Dans le trou grâce à un autre
rule-C4 = Une balle mise dans le trou par le coup d’un autre l’est au tour en cours : son propriétaire note le numéro de ce tour.

# Parcours
rule-L1-title = Parcours modifiés et reliés
rule-L1 = Un parcours modifié est l’un des neuf avec des pièces dessus. Un parcours relié en joint plusieurs par des pièces hautes ou canalisées posées à travers les murets ; il a une zone de départ et un trou, et ceux des autres parcours sont des cases ordinaires.
rule-L2-title = Départ et trou déplacés
rule-L2 = L’extension a des repères pour une zone de départ de six cases, que l’on peut tourner et retourner, et pour un trou. Ils remplacent ce qui est imprimé.
rule-L3-title = Ce qu’il faut à un parcours
rule-L3 =
    Un parcours a exactement six départs et un trou, et le trou doit être accessible depuis chaque départ. Interdits :
    – un départ sous une pièce, ou un trou sous autre chose qu’un trou de plateau ou un passage
    – deux pièces sur une case, jetons mis à part
    – sable, eau ou tourniquet là où W2 ou D2 l’excluent ; un trou de plateau au-dessus d’un muret
    – un pied de pente hors du jeu ou sous une pièce autre que sable, eau, jeton
    – pièces mobiles, sable, eau ou jetons hors du jeu ; une flèche sans muret imprimé, ou deux au même endroit
    D’autres choses sont seulement déconseillées : plus de cinq obstacles sur un parcours, culs-de-sac, embouchure contre un muret, pièces hautes ou mobiles en mode carambole.

# La partie
rule-G1-title = Joueurs et balles
rule-G1 = D’une à douze balles : six couleurs, rondes et plates. Jusqu’à six joueurs avec une sorte, douze avec les deux. En mode carambole, à deux ou trois, mieux vaut prendre deux ou trois balles chacun.
rule-G2-title = Ordre de jeu
rule-G2 = Chaque parcours porte un ordre des couleurs. On passe celles que personne ne joue ; d’une même couleur, la balle ronde joue d’abord.
rule-G3-title = Mode simple et mode carambole
rule-G3 = En mode simple, une balle joue coup sur coup, seule, jusqu’au trou ou à la limite ; puis la suivante. En mode carambole, à deux balles ou plus, chaque balle joue un coup à son tour, tour après tour, et toutes restent sur le parcours ; le compteur avance quand tous ont joué.
rule-G4-title = D’où l’on part
rule-G4 = Au premier coup sur un parcours, on choisit une de ses six cases de départ. En mode simple, d’autres ont pu prendre la même ; en mode carambole, elle doit être libre. Si aucune ne l’est, ce coup est perdu.
rule-G5-title = Limite et compteur
rule-G5 = Dix coups par parcours, ou ce dont on convient (1 à 99 ; 20 ou 30 vont bien aux parcours reliés). Une balle qui n’est pas rentrée marque la limite. Le compteur a dix places, qui resservent pour 11 à 20 et 21 à 30.
rule-G6-title = Score
rule-G6 = On note le coup (en carambole, le tour) où la balle est tombée dans le trou, ou la limite, plus les jetons qu’elle a pris. Plusieurs balles s’additionnent. Le plus petit total gagne ; à égalité, on partage la place.
rule-G7-title = La partie
rule-G7 = Tous les parcours que l’on veut, en nombre libre. Pour une première fois : le 1, puis 2 à 6 ; ensuite six de base et six modifiés, ou quinze modifiés.
rule-G8-title = Abandonner
rule-G8 = Qui abandonne ou n’a plus de temps quitte la partie. Sur le parcours en cours, une balle dans le trou garde son score ; les autres balles du joueur le quittent et notent la limite, ici et sur chaque parcours encore joué, plus les jetons qu’elles ont pris. Les pièces restent comme elles sont, mais une porte que seule une telle balle tenait ouverte se ferme. Le joueur est classé derrière tous ceux qui restent. Quand il n’en reste qu’un sur plusieurs, la partie est finie ; le parcours en cours compte tel quel, et les balles de ce joueur qui n’étaient pas encore rentrées ne marquent rien.

# Carramboule : table et partie
rule-K1-title = Mise en place
rule-K1 = Une table carrée avec une poche à chaque coin. La reine rouge est au centre, six billes la touchent en anneau, douze autres forment un second anneau ; blanches et noires alternent, une blanche sur la ligne vers le joueur qui commence. Cela fait 9 blanches et 9 noires ; la jaune est la bille de choc.
rule-K2-title = Deux joueurs, deux lignes
rule-K2 = Les joueurs se font face. Devant chacun, parallèle à la bande, se trouve sa ligne de camp.
rule-K3-title = À qui les blanches
rule-K3 = Les blanches commencent. Les couleurs, et avec elles le début, changent de main à chaque manche.
rule-K4-title = La partie
rule-K4 = Elle finit quand un joueur a 29 points ou plus, ou après 8 manches. Le plus de points gagne ; à égalité, match nul.

# Un tir
rule-K5-title = Poser, viser, frapper
rule-K5 = Posez la bille de choc où vous voulez sur votre ligne de camp, son centre sur la ligne, sans toucher d’autre bille. Puis frappez : vous choisissez direction, vitesse et point de contact. Le tir doit s’éloigner de votre bande.
rule-K6-title = Billes près de sa propre ligne
rule-K6 = Une bille qui touche votre ligne de camp ou son prolongement, ou qui se trouve derrière, ne se joue pas directement : la bille de choc doit d’abord toucher une bande. Sinon c’est une faute : vos billes et la reine de ce tir reviennent au centre, et la main passe.
rule-K7-title = Ce que l’on peut toucher
rule-K7 = N’importe quelle bille peut être touchée en premier : la sienne, celle de l’adversaire ou la reine, K6 mis à part.
rule-K8-title = Qui continue
rule-K8 = Qui empoche une bille de sa couleur sans faute rejoue ; sinon la main passe. Une bille empochée est gagnée par son propriétaire, qui que ce soit qui l’ait empochée.
rule-K9-title = Hors de la table
rule-K9 = Une bille qui quitte une vraie table revient au centre. Si c’était la bille de choc, elle revient en main et le tour passe ; une reine encore à couvrir revient aussi.
rule-K10-title = Retour au centre
rule-K10 = C’est la place libre la plus proche du centre sur la grille des billes qui se touchent ; à égalité, la première dans le sens inverse des aiguilles à partir de la droite du tireur.
rule-K11-title = Abandonner
rule-K11 = Qui abandonne ou n’a plus de temps perd la partie, quels que soient les points.

# La reine
rule-Q1-title = Quand on peut la gagner
rule-Q1 = Seulement après avoir empoché une bille à soi dans cette manche, dans un tir précédent ou plus tôt dans le même. Sinon, la reine empochée revient au centre ; ce n’est pas une faute, et pour la suite du jugement elle n’a pas été empochée.
rule-Q2-title = Il faut la couvrir
rule-Q2 = Par une bille à soi dans le même tir, dans n’importe quel ordre, ou au tir suivant ; la reine seule donne droit à ce tir. Si seule une bille adverse tombe, sans la bille de choc, l’adversaire garde la reine ; si les deux couleurs tombent, la vôtre couvre. Sinon elle revient.
rule-Q3-title = Sa valeur
rule-Q3 = Cinq points, pour le vainqueur de la manche s’il la détient.

# Fautes
fouls-table = Les fautes en un coup d’œil
fouls-fell = Ce qui est tombé
fouls-back = Ce qui revient
fouls-next = Qui joue ensuite
fouls-fell-other = une bille adverse
fouls-fell-cue = la bille de choc seule
fouls-fell-own-cue = une de vos billes et la bille de choc
fouls-fell-other-cue = une bille adverse et la bille de choc
fouls-fell-queen-cue = la bille de choc et une reine non couverte
fouls-fell-cover-cue = la bille de choc et une reine couverte par ce tir
fouls-back-none = rien
fouls-back-one = une de vos billes
fouls-back-two = deux de vos billes
fouls-back-queen = la reine et une de vos billes
fouls-next-other = l’adversaire
fouls-next-you = vous
fouls-next-cover = vous, pour couvrir la reine
fouls-either = soit
fouls-or = soit
rule-K-F1-title = Une bille adverse
rule-K-F1 = Une bille adverse est tombée, mais pas la bille de choc : la main passe.
rule-K-F2-title = La bille de choc seule
rule-K-F2 = Une de vos billes gagnées revient au centre, et la main passe.
rule-K-F3-title = Bille à soi et bille de choc
rule-K-F3 = À vous de choisir : une bille revient et la main passe, ou deux reviennent et vous rejouez.
rule-K-F4-title = Bille adverse et bille de choc
rule-K-F4 = Avec ou sans bille à soi : la bille adverse reste gagnée, une des vôtres revient, et la main passe.
rule-K-F5-title = Bille de tir et reine non couverte
rule-K-F5 = Qu’elle soit tombée maintenant ou qu’elle attende d’être couverte : la reine et une bille reviennent, et la main passe.
rule-K-F6-title = Bille de tir et reine couverte par ce tir
rule-K-F6 = À vous de choisir : la reine et une de vos billes reviennent et la main passe, ou deux billes reviennent et vous rejouez pour couvrir la reine. Si une bille adverse est tombée aussi, pas de choix : la main passe.

# Fins
rule-E1-title = Quand la manche est finie
rule-E1 = Aussitôt qu’un tir empoche la dernière bille adverse : l’adversaire gagne, rien ne revient, rien n’est choisi. Sinon, quand, après tous les retours, la couleur du tireur a disparu, le tireur gagne. Si les dernières billes des deux couleurs tombent dans un même tir, la première tombée décide.
rule-E2-title = Le tireur a gagné
rule-E2 = Un point par bille adverse encore sur la table, et cinq de plus si le vainqueur détient la reine.
rule-E3-title = Le tireur a empoché la dernière bille adverse
rule-E3 = L’adversaire reçoit un point par bille du tireur encore sur la table, cinq de plus sauf si le tireur détient la reine, et un de plus si la bille de choc est tombée aussi.

# Décisions : mini-golf
ruling-dice-or-cards-title = Dés ou cartes ?
ruling-dice-or-cards = Les dés, sauf si l’on convient des cartes ou des deux. Les livrets divergent ; deux sur trois décrivent les dés.
ruling-climbing-title = Que coûte la montée ?
ruling-climbing = Chaque pas vers une pente, sur elle et d’elle vers le plateau coûte 2 ; s’il part de l’eau, 3. Le pas sur le plateau monte encore, et le sol le plus cher compte.
ruling-coming-down-title = Et la descente ?
ruling-coming-down = Rien. Seul qui quitte le sable (2), l’eau (3) ou un trou (2) paie comme à plat : la pente aide, mais pas à sortir du sable.
ruling-too-little-title = Trop peu d’impulsions, et un obstacle devant
ruling-too-little = Sur un sol cher à quitter, la balle reste, et rien ne réagit. Qui ne peut sortir du sable ne peut pas non plus frapper le muret.
ruling-last-impulse-title = Dans l’eau ou sous la porte avec la dernière impulsion
ruling-last-impulse = On dit que l’eau ou la porte l’a arrêtée, même s’il ne restait rien : un lieu, une raison.
ruling-for-ever-title = Un coup peut-il durer toujours ?
ruling-for-ever = Non. Deux balles coincées entre des murets pourraient se renvoyer des impulsions sans en dépenser ; quand tout se répète, le reste est perdu.
ruling-along-wall-title = Le long d’un muret qui tourne
ruling-along-wall = La balle le suit de 60°, aux murets droits et arrondis comme aux pièces. La forme des cases décide, chacun peut le voir.
ruling-two-bodies-title = Deux pièces côte à côte
ruling-two-bodies = Ce sont deux corps : une balle qui touche les deux repart d’où elle vient. Dans un coin, il n’y a pas d’autre issue.
ruling-blocked-bounce-title = Le rebond mène contre autre chose
ruling-blocked-bounce = Alors la balle repart d’où elle vient ; sinon elle rebondirait deux fois sur une case.
ruling-printed-arrows-title = Les flèches imprimées comptent-elles ?
ruling-printed-arrows = Oui, avant tout le reste. Qui possède les plateaux peut saisir les siennes sans se fier à nos formes.
ruling-puddles-title = D’une flaque à une autre
ruling-puddles = Cela n’arrête pas la balle : l’eau arrête qui vient de la terre ferme.
ruling-slowing-where-title = Où poser sable et eau ?
ruling-slowing-where = Sur 3, 4 ou 5 cases voisines, ni trou ni départ, ni sous une autre pièce. Les livrets ne font que conseiller.
ruling-occupied-foot-title = Une balle au pied de la pente
ruling-occupied-foot = Celle qui descend passe ce qui reste et attend sur la pente. Les règles complémentaires de l’éditeur ne sont pas disponibles.
ruling-foot-where-title = Où une pente peut-elle finir ?
ruling-foot-where = Sur une case nue, ou avec sable, eau ou jeton ; le trou convient aussi. Pourquoi une balle n’y roulerait-elle pas tout droit ?
ruling-on-deck-hole-title = Une balle peut-elle rester sur le trou d’un plateau ?
ruling-on-deck-hole = Oui, si on l’y pose ou si une balle dessous l’empêche de tomber. Seule l’immobilisation fait tomber.
ruling-moved-until-title = Combien de temps les pièces restent-elles déplacées ?
ruling-moved-until = Jusqu’à ce que tous aient fini le parcours. Les livrets le disent des culbuteurs et des jetons ; pourquoi pas des autres.
ruling-moving-cells-title = Quelles cases pour bras, partie tombée et côté arrière ?
ruling-moving-cells = Comme les mots les décrivent ; les figures D-4 à D-12 le montrent. Nous n’avons pas les dessins.
ruling-what-stops-title = Qu’est-ce qui arrête rouleau, bras ou culbuteur ?
ruling-what-stops = Tout, sauf case nue, sable, eau et jetons : donc aussi trou, départs et balles. Rien n’est poussé là où le jeu s’arrêterait.
ruling-after-lifting-title = Après avoir soulevé une porte
ruling-after-lifting = La balle peut aller partout où il n’y a ni montant ni autre blocage.
ruling-open-door-title = Une porte ouverte
ruling-open-door = C’est une voie ordinaire pour toutes les balles, des deux côtés. Seul le soulèvement coûte l’élan.
ruling-held-open-title = Quelles cases tiennent une porte ouverte ?
ruling-held-open = Les deux sous les battants et les trois voisines côté arrière, même pendant un coup. De l’autre côté, les balles attendent de la soulever.
ruling-door-order-title = Un pas ouvre une porte et en laisse une autre se fermer
ruling-door-order = Dans l’ordre du fichier du parcours. Il faut bien une première, et cela se vérifie.
ruling-token-where-title = Où sont les jetons ?
ruling-token-where = Sur une case de jeu autre que départ et trou, au besoin avec sable, eau, canal ou passage. Un canal sur un muret n’en est pas une : un jeton appartient au parcours, pas à la pièce.
ruling-token-scattered-title = Où sème-t-on les jetons ?
ruling-token-scattered = Seulement sur des cases où une balle peut venir depuis un départ, les pièces étant comme on les a posées. Un jeton hors d’atteinte ne vaudrait rien pour personne.
ruling-token-whose-title = À qui est un jeton ?
ruling-token-whose = Au propriétaire de la balle qui le prend, qui que ce soit qui ait frappé, comme pour une balle mise dans le trou par d’autres.
ruling-no-surcharge-title = Frapper depuis le sable, l’eau ou le trou
ruling-no-surcharge = Tout le reste passe : un pas qui n’est pas fait n’est pas payé.
ruling-holed-by-others-title = Dans le trou par le coup d’un autre
ruling-holed-by-others = Le propriétaire note le numéro du tour en cours.
ruling-unused-starts-title = Trous et départs inutilisés des parcours reliés
ruling-unused-starts = Ce sont des cases ordinaires : un parcours relié a un départ et un trou.
ruling-start-on-hole-title = Départ et trou sur la même case
ruling-start-on-hole = Interdit ; la balle serait rentrée avant d’être jouée.
ruling-sixth-die-title = Qu’y a-t-il sur le sixième dé ?
ruling-sixth-die = Bleu : 1 1 2 2 3 3. Aucun texte ne le nomme ; la carte qui divise par deux suggère un dé de petits nombres.
ruling-numbers-title = Les nombres qu’aucun texte ne donne
ruling-numbers = Jaune 4 à 9, vert 8 à 13, orange les multiples de 3 jusqu’à 18, violet les carrés jusqu’à 36 : les suites les plus simples par les nombres cités.
ruling-fifth-card-title = La cinquième carte imprimée
ruling-fifth-card = n², le nombre fois lui-même. Elle n’est pas nommée ; ×3 serait aussi probable.
ruling-halving-card-title = La carte « min »
ruling-halving-card = La moitié, arrondie vers le haut. Cela tient à un seul exemple : 5 devient 3.
ruling-round-first-title = Balle ronde et balle plate d’une couleur
ruling-round-first = La ronde joue d’abord ; le parcours n’imprime que des couleurs.
ruling-start-free-title = Deux balles peuvent-elles partir de la même case ?
ruling-start-free = En mode simple oui, tous les textes le disent. En mode carambole, la case doit être libre : deux balles ne tiennent pas sur une case, et les textes n’en parlent pas.
ruling-no-start-free-title = Aucun départ libre en mode carambole
ruling-no-start-free = Ce coup est perdu. Attendre un tour est la perte la plus douce.
ruling-giving-up-title = Et si quelqu’un abandonne ?
ruling-giving-up = Ce qui est dans le trou y est, le reste note la limite, et qui reste ne peut pas y perdre. Le parcours en cours compte, pour qu’une partie d’un seul parcours ait un résultat.

# Où les livrets diffèrent
ruling-v-figures-title = Figures 20 et 41
ruling-v-figures = En français elles se jouent avec des cartes, en allemand et en polonais avec des dés ; le chemin est le même. Nos figures montrent les deux.
ruling-v-rolling-over-title = Passer par-dessus le trou
ruling-v-rolling-over = En français deux impulsions de trop suffisent, les autres disent seulement nettement plus. Nous prenons deux.
ruling-v-players-title = Nombre de joueurs
ruling-v-players = Tous parlent d’abord de 2 à 6. Avec les deux sortes de balles on peut être 12 : en français en carambole, en allemand et en polonais aussi en mode simple. Nous l’admettons partout. Plusieurs balles chacun : conseillé en français, permis ailleurs.
ruling-v-fork-title = La fourche
ruling-v-fork = En français et en allemand la balle revient ; le polonais s’en remet à la figure.
ruling-v-tall-side-title = Les pièces hautes vues de côté
ruling-v-tall-side = Comme les plates en français et en allemand, comme les murets en polonais. Ici, c’est pareil.
ruling-v-at-once-title = Deux balles d’un coup, et la bleue joue en dernier
ruling-v-at-once = Tous les textes disent que deux balles peuvent tomber d’un coup (figure 56) ; seul le français dit que la première tombe immédiatement. Lui seul dit aussi que la bleue joue en dernier (figure 55).
ruling-v-along-wall-title = Longer un muret
ruling-v-along-wall = Le français distingue murets droits et courbes, l’allemand et le polonais parlent de la forme. Nous regardons les cases.
ruling-v-turns-title = Les tours en mode carambole
ruling-v-turns = Les versions emploient des mots différents ; nous jouons un coup chacun, dans l’ordre.

# Décisions : Carramboule
ruling-rack-title = Comment les billes sont-elles disposées ?
ruling-rack = 9 blanches et 9 noires en deux anneaux hexagonaux autour de la reine, couleurs alternées, une blanche vers le joueur qui commence. Il n’y en a pas d’image. Le hasard déplace chaque bille de moins d’un dixième de millimètre, pour qu’aucune mise en place ne ressemble à une autre.
ruling-measures-title = Quelles dimensions ?
ruling-measures = Le texte n’en donne pas ; les nôtres sont celles d’un carrom, et ce sont des données.
ruling-equal-points-title = Égalité à la fin
ruling-equal-points = Match nul.
ruling-leaving-title = Et si quelqu’un abandonne ?
ruling-leaving = L’autre gagne. On ne sauve pas une avance en partant.
ruling-both-last-title = Les dernières billes des deux couleurs en un tir
ruling-both-last = La première tombée décide : la manche revient à qui a fini le premier. Le texte ne parle pas d’un tel tir.
ruling-partie-title = Que veut dire « partie » ?
ruling-partie = Dans les fins spéciales, nous lisons la manche et non le match : les points dont il est question sont ceux d’une manche.
ruling-which-way-title = Dans quelle direction tirer ?
ruling-which-way = En s’éloignant de sa bande : la direction doit aller vers l’avant. On ne fait pas le tour de la table.
ruling-how-hard-title = À quelle force ?
ruling-how-hard = La queue va jusqu’à 6 m/s, touche la bille à 0,6 rayon du milieu au plus et se lève de 80° au plus. Au-delà, elle glisse ou fait sauter la bille, ce qu’une table plate ne peut montrer.
ruling-direct-title = Que coûte une telle bille, jouée directement ?
ruling-direct = Le texte l’interdit sans nommer de sanction ; celle-ci est la nôtre. Elle se juge d’après la position des billes au début du tir : celles qui y roulent pendant le tir n’enfreignent rien.
ruling-breach-no-own-title = Une bille à soi empochée par un tel tir
ruling-breach-no-own = Elle ne compte pas comme celle qu’il faut avant la reine : elle revient comme si elle n’était pas tombée.
ruling-off-table-title = Une bille quitte la table
ruling-off-table = Elle revient au centre ; la bille de choc revient en main et le tour passe. Seule une reine non couverte revient avec : ce qui est couvert est gagné.
ruling-centre-title = Où est le centre exactement ?
ruling-centre = Sur la grille des billes qui se touchent, dont les pointes regardent les joueurs : les anneaux du départ y sont aussi.
ruling-shot-ends-title = Tout tir prend-il fin ?
ruling-shot-ends = Le calcul s’arrête après 20 000 événements ; aucun vrai tir n’en demande le dixième.
ruling-queen-when-title = Quand peut-on gagner la reine ?
ruling-queen-when = Après une bille à soi empochée par son propre tir dans cette manche, même revenue depuis, ou plus tôt dans le même tir.
ruling-covering-title = Dans quel ordre ?
ruling-covering = Une bille à soi du même tir couvre dans tous les cas ; avec une bille à soi et une adverse, la sienne couvre. Quand tout est tombé, nul ne sait qui fut première.
ruling-cue-pending-title = La bille de choc tombe pendant qu’une reine attend
ruling-cue-pending = Elle revient comme une reine de ce tir.
ruling-adverse-too-title = Bille de tir, reine, bille à soi et bille adverse
ruling-adverse-too = Pas de choix : la reine et une bille reviennent, la main passe. Une bille adverse fait toujours passer la main.
ruling-several-rows-title = Plusieurs fautes conviennent
ruling-several-rows = La dernière de la liste décide ; elles sont rangées par gravité.
ruling-owed-title = Billes dues
ruling-owed = Elles reviennent à la fin du tir qui apporte une bille au joueur, qui que ce soit qui ait tiré.
ruling-cue-with-last-title = La bille de choc tombe avec la dernière bille
ruling-cue-with-last = Un point de plus, dans tous les cas. Le texte le dit de l’un d’eux.
ruling-last-with-queen-title = La dernière bille, une reine couverte et la bille de choc
ruling-last-with-queen = Si une bille à soi a couvert la reine, elle est au tireur, et l’adversaire n’a pas les cinq points. Rien n’est choisi : la manche est finie.

# Mots
word-impulse = Impulsion
word-impulse-text = Ce qu’un lancer donne à la balle. Les pas se paient en impulsions.
word-step = Pas
word-step-text = Du milieu d’une case au milieu de la suivante.
word-stroke = Coup
word-stroke-text = Un lancer et tout ce qui suit, jusqu’à ce que toutes les balles soient arrêtées.
word-fairway = Cases de jeu
word-fairway-text = Les cases sur lesquelles une balle peut rouler.
word-body = Corps
word-body-text = Ce qui compte pour un dans un rebond : tous les murets ensemble, ou une pièce.
word-mouth = Embouchure
word-mouth-text = L’endroit où débouche un canal.
word-foot = Pied
word-foot-text = La case au sol devant une pente.
word-deck = Plateau d’un pont
word-deck-text = La partie plane en haut d’un obstacle haut.
word-carom = Carambole
word-carom-text = Une balle en touche une autre et lui passe ses impulsions.
word-settle = S’immobiliser
word-settle-text = Finir de rouler : rester, tomber dans le trou, redescendre ou passer à travers.
word-camp = Ligne de camp
word-camp-text = La ligne de Carramboule d’où tire un joueur.
word-cover = Couvrir
word-cover-text = Assurer la reine en empochant une bille à soi.
word-owe = Devoir
word-owe-text = Avoir une bille à rendre, et aucune encore pour le faire.
rules-keys-search = chercher dans le livret de règles
