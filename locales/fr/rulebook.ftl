# Le livret de règles : chaque règle et chaque décision, en mots. Une ligne qui commence par – est un élément de liste.
rules-title = Livret de règles
rules-sub = Les règles en figures animées
rules-lead = Deux jeux, un livret. Chaque règle y est expliquée simplement, avec des figures animées : appuyez sur « Lire » et regardez rouler la balle.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = Un mot, une règle (S4) ou une figure (20)
rules-search-clear = Effacer la recherche
rules-found = { $count ->
        [0] Aucun résultat
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-found-none = Aucun résultat pour « { $query } ». Essayez un autre mot, par exemple « muret » ou « reine ».
rules-kind-rule = Règle
rules-kind-ruling = Décision
rules-kind-figure = Figure
rules-kind-word = Mot
rules-golf = Mini-golf carambole
rules-carramboule = Carramboule
rules-both = Les deux jeux
rules-previous = Précédent
rules-pages = Chapitres précédent et suivant
rules-next = Suivant
rules-figures = Figures
rules-ruling = Notre décision
rules-link = Lien vers la règle { $rule }
rules-unknown = « { $rule } » n’existe pas dans le livret de règles
rules-unknown-text = Cherchez un mot ci-dessus ou choisissez un chapitre dans le sommaire.
rules-first = Aller au premier chapitre
rules-open = Ouvrir dans le livret de règles
rules-print = Imprimer ce chapitre
rules-print-whole = Imprimer tout le livret
rules-print-preparing = Préparation du livret…
rules-learn = Apprendre en jouant
rules-learn-text = Sept petites leçons sur le plateau, pour apprendre vite.

# Figures
figure-number = Figure { $number }
figure-play = Lire
figure-pause = Pause
figure-step = Étape suivante
figure-step-back = Étape précédente
figure-restart = Revenir au début
figure-scene = Image { $scene } sur { $scenes }
figure-scene-next = Image suivante
figure-scene-previous = Image précédente
figure-stroke = { $ball }, direction { $direction } : { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }
figure-at = Étape { $step } sur { $steps }
figure-loading = Chargement de la figure…
figure-failed = Impossible d’afficher la figure : { $problem }
figure-ball-steps = { $ball } : { $left ->
        [0] plus aucune impulsion
        [one] il reste { $left } impulsion
       *[other] il reste { $left } impulsions
    }
figure-ball-rebounds = { $ball } rebondit
figure-ball-caroms = { $ball } touche { $other }
figure-ball-rests = { $ball } s’arrête
figure-ball-token = { $ball } prend un jeton
figure-ball-holed = { $ball } tombe dans le trou
shot-K1 = La mise en place : la reine au centre, six billes autour d’elle, douze autour de celles-ci. Les blanches commencent, depuis la ligne du bas.
shot-K5 = La bille de choc part de la ligne de camp, touche la blanche et la rentre.
shot-K6 = La blanche est derrière la ligne de camp du joueur : on la joue par la bande d’en face.
shot-Q2 = La blanche rentre, puis la reine : la reine est couverte sur le même coup.
shot-K-F2 = La bille de choc ne touche rien et rentre : c’est une faute.
figure-piece-moves = Une pièce bouge

minute = Jouer en une minute
minute-golf-roll = Prenez un dé et lancez-le : le résultat est le nombre d’impulsions de votre balle.
minute-golf-roll-on = Choisissez une des six directions. Chaque pas coûte une impulsion ; les rebonds sur les murets sont gratuits.
minute-golf-hole = La balle rentre si elle s’arrête sur le trou. Avec une impulsion de trop, elle rentre aussi ; avec deux, elle passe par-dessus.
minute-golf-win = Le plus petit total de coups sur l’ensemble des parcours l’emporte.
minute-carramboule-place = Posez la bille de choc sur votre ligne, visez et frappez.
minute-carramboule-own = Empochez une bille de votre couleur et vous rejouez ; sinon, la main passe. Attention à ne pas rentrer la bille de choc.
minute-carramboule-queen = La reine rouge vaut cinq points si vous gagnez la manche. Rentrez d’abord une de vos billes, puis la reine. Couvrez-la en rentrant une de vos billes sur le même coup ou sur le suivant.
minute-carramboule-win = Rentrez toutes vos billes avant l’adversaire : chaque bille qui lui reste vaut un point. La partie se joue en 29 points.

# Chapitres
chapter-boxes = Contenu des boîtes
chapter-boxes-intro = Deux boîtes de mini-golf, le jeu de base et l’extension, et ce qu’il faut pour une table de Carramboule.
chapter-board = Plateau et cases
chapter-board-intro = Un parcours est une piste d’hexagones bordée de murets de bois.
chapter-stroke = Un coup
chapter-stroke-intro = Choisissez un dé, lancez-le, choisissez une direction : la balle fait le reste.
chapter-rebounds = Rebonds
chapter-rebounds-intro = Un rebond ne coûte rien. La nouvelle direction de la balle dépend de ce qu’elle touche à cet instant.
chapter-slowing = Sable et eau
chapter-slowing-intro = Le sable freine la balle, l’eau l’arrête.
chapter-flat = Obstacles plats
chapter-flat-intro = Des pièces de bois à contourner ou à traverser.
chapter-tall = Obstacles hauts
chapter-tall-intro = Ponts et rampes : coûteux à la montée, gratuits à la descente.
chapter-moving = Obstacles mobiles et jetons
chapter-moving-intro = L’extension ajoute des pièces qui bougent quand une balle les heurte et des jetons qui améliorent le score. Les pièces déplacées et les jetons pris ne sont remis en place que lorsque tous les joueurs ont fini le parcours.
chapter-carom = Quand les balles se heurtent
chapter-carom-intro = En mode carambole, les balles partagent le parcours et se transmettent leurs impulsions.
chapter-courses = Parcours modifiés et reliés
chapter-courses-intro = Du parcours imprimé à celui de votre invention.
chapter-game = La partie
chapter-game-intro = Balles, tours, coups et scores.
chapter-versions = Où les livrets diffèrent
chapter-versions-intro = Les règles existent en français, en allemand et en polonais, mais les trois versions ne disent pas toujours la même chose. Voici ce que nous avons retenu.
chapter-setup = Table et partie
chapter-setup-intro = Les blanches contre les noires, et une reine rouge au milieu.
chapter-shot = Un coup
chapter-shot-intro = Placez la bille de choc sur votre ligne, visez et frappez. Tant que vous rentrez des billes de votre couleur sans faute, vous rejouez ; l’arbitre compte les points.
chapter-queen = La reine
chapter-queen-intro = Cinq points qui se gagnent en deux temps : rentrer la reine, puis la couvrir.
chapter-fouls = Les fautes
chapter-fouls-intro = Si un coup réunit plusieurs fautes, c’est la dernière du tableau qui compte. Les billes à remettre au centre sont prises parmi celles que vous avez gagnées, y compris sur ce coup. S’il vous en manque, vous les devez : elles retournent au centre à la fin du premier coup qui vous rapporte une bille. La faute K6 (bille jouée directement) se juge avant toutes les autres : la main passe et, si la reine ou des billes de votre couleur sont rentrées sur ce coup, elles retournent au centre. On juge le reste du coup sans tenir compte de ces billes.
chapter-ends = La fin d’une manche
chapter-ends-intro = Une manche s’achève quand une couleur n’a plus de bille sur la table.
chapter-measures = La table en chiffres
chapter-measures-intro = La table est un carré de 74 cm de côté, avec dans chaque coin une poche de 45 mm de diamètre qui touche les deux bandes par l’intérieur. Toutes les billes sont identiques : 30 mm de diamètre, 20 g. Une bille rentre quand son centre passe au-dessus d’une poche. Les lignes de camp sont à 10 cm de la bande et mesurent 50 cm. Le texte d’origine ne donne pas de mesures : celles-ci sont les nôtres.
chapter-words = Les mots du jeu
chapter-words-intro = Le sens des mots employés dans ce livret.

# Boîtes
box-base = Jeu de base
box-ext = Extension
box-boards = Plateaux et accessoires
box-boards-text = L’ordre de jeu figure à côté de chaque parcours. Les plateaux portent aussi le compteur de coups, les six directions et les nombres des dés.
box-board-base = Jeu de base : parcours 1 à 6
box-board-inside = À l’intérieur de la boîte du jeu de base : parcours 7
box-board-ext = Extension : parcours 8 et 9
box-thing-marker = Marqueur de position
box-thing-marker-text = Pour marquer la place de la balle avant le coup. Facultatif.
box-thing-pusher = Pousse-balle
box-thing-pusher-text = Pour déplacer les balles sur le plateau.
box-thing-slider = Curseur
box-thing-slider-text = Un dans chaque boîte, pour le compteur de coups.
box-thing-block = Bloc de score
box-thing-block-text = Pour noter les résultats.
box-thing-booklets = Livrets
box-thing-booklets-text = Dans chaque boîte, un pour les règles et un pour les figures.
box-dice = Dés
box-dice-text = Chaque dé a ses propres nombres : voici les six faces de chacun. On choisit un dé à chaque coup.
box-die-faces = Dé { $die } : { $faces }
box-cards = Cartes
box-cards-text = Une carte transforme le nombre n du dé blanc en impulsions. La sixième carte est vierge : écrivez-y votre propre règle (n plus un nombre, n fois un nombre, ou six nombres au choix).
box-card-faces = Carte { $card } : 1 à 6 deviennent { $faces }
box-card-blank = vierge
box-balls = Balles
box-balls-text = Six couleurs, chacune avec son motif ; dans chaque couleur, une balle ronde et une balle plate.
box-pieces = Pièces
box-piece-count = × { $count }
box-channel = se pose aussi canalisée
box-tokens = Jetons
box-tokens-text = Posés sur le parcours, ils font baisser le score de la balle qui passe dessus.
box-token = { $count } × { $value }
box-counter = Compteur
box-counter-text = Une échelle de dix positions et un curseur ; au-delà de dix, on repart du début (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Une table carrée à quatre poches, 9 billes blanches et 9 noires, une reine rouge, une bille de choc jaune et une queue par joueur.
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
rule-B2 = Les cases où la balle peut rouler forment la piste. Six sont des cases de départ, une est le trou. Tout le reste est plein : muret droit ou muret arrondi. Une balle est toujours au centre d’une case ; rouler jusqu’au centre de la suivante, c’est un pas.
rule-B3-title = Au sol et en haut
rule-B3 = Un obstacle haut a deux étages : le sol et le dessus. Deux balles sur la même case, mais à des étages différents, ne se touchent pas.
rule-B4-title = Plusieurs parcours sur un plateau
rule-B4 = Les parcours 1 à 6 partagent le plateau de base, les parcours 8 et 9 celui de l’extension ; le parcours 7 a le sien. Sur un plateau, tous les parcours suivent le même réseau : on peut donc poser des pièces à cheval sur les murets qui les séparent (L1).

# Un coup
rule-S1-title = Jouer un coup
rule-S1 =
    Choisissez un dé et lancez-le : le nombre obtenu est le nombre d’impulsions. Ensuite seulement, choisissez une des directions possibles.
    Avec les cartes, choisissez une carte, ou aucune, puis lancez le dé blanc ; la carte transforme le nombre en impulsions. Sans carte, c’est le nombre du dé qui compte.
    On joue avec les dés, avec les cartes ou avec les deux.
rule-S2-title = Les directions possibles
rule-S2 = On peut choisir toute direction qui n’est pas bloquée. Une balle sur la case suivante ne bloque pas la voie. Dans un canal, sur un obstacle haut et sous un pont, on ne peut que suivre le chemin. S’il n’y a aucune direction possible, ou si le premier pas coûte trop cher, le coup compte quand même et la balle s’immobilise là où elle est (S5).
rule-S3-title = Ce que coûte un pas
rule-S3 =
    Tout dépend de la case d’où part le pas :
    – case nue, départ, canal, case sous un pont ou une porte : 1 impulsion
    – partie plate d’un pont : 1
    – trou du parcours ou trou d’un pont : 2, dont une pour le bord
    – sable : 2
    – eau : 3
    – en montée, c’est-à-dire pour aborder une pente, la gravir, passer sur la partie plate ou au niveau supérieur : 2, ou 3 en partant de l’eau
    – en descente : rien, mais quitter le sable, l’eau ou un trou se paie quand même
rule-S4-title = Le trajet de la balle
rule-S4 =
    Avant chaque pas, posez-vous ces questions, dans l’ordre :
    – Plus aucune impulsion ? La balle s’immobilise.
    – La voie est bloquée ? La balle rebondit sans rien payer et repart dans la nouvelle direction ; si elle a heurté un obstacle mobile, celui-ci réagit. Mais si elle n’a plus de quoi quitter sa case, elle s’immobilise et rien ne réagit.
    – Une balle occupe la case suivante ? La balle qui roule s’immobilise et transmet à l’autre toutes ses impulsions restantes.
    – Le pas coûte plus d’impulsions qu’il n’en reste ? La balle s’immobilise et perd les impulsions restantes.
    – Sinon, elle avance, paie, prend le jeton qui se trouve là et continue, sauf si l’eau ou une porte l’arrête.
rule-S5-title = Où la balle s’immobilise
rule-S5 = Sur le trou, la balle tombe dedans et a fini le parcours si elle a juste assez d’impulsions ou une de trop ; avec deux de trop, elle passe par-dessus. Sur une pente, elle redescend jusqu’au pied et s’y immobilise ; si une case en contrebas est occupée ou bloquée, elle s’arrête avant. Sur le trou d’un pont, elle tombe sur la case du dessous et s’y immobilise ; si c’est le trou du parcours, elle est rentrée. Si une autre balle occupe cette case, la première reste en haut. Partout ailleurs, elle s’arrête simplement.
rule-S6-title = Tout coup prend fin
rule-S6 = Si une balle revient au même endroit, dans la même direction et avec le même nombre d’impulsions, sans qu’aucune pièce ait bougé entre-temps, elle est coincée : elle perd ses impulsions et s’immobilise.

# Rebonds
rule-R1-title = Ce que la balle touche
rule-R1 = La voie est bloquée par un muret, une pièce pleine, un rouleau, un tourniquet, un culbuteur ou un montant de porte. Une porte fermée bloque aussi la voie, du côté où elle ne s’ouvre pas ; une pièce canalisée ou haute la bloque si la balle ne l’aborde pas par une entrée. La balle touche ce qui la bloque droit devant et sur les deux cases en biais devant elle. Une entrée que la balle pourrait prendre ne compte pas ; ce qui se trouve à côté de la balle non plus. Tous les murets forment ensemble un seul obstacle ; chaque pièce en forme un à elle seule.
rule-R2-title = Deux obstacles à la fois
rule-R2 = Si la balle touche deux obstacles en même temps, par exemple une pièce et un muret, elle repart d’où elle vient.
rule-R3-title = Un obstacle : miroir, retour, contour
rule-R3 =
    Tout dépend des deux cases en biais devant la balle :
    – Aucune des deux n’est bloquée, ou les deux le sont (une pointe ou un creux) : la balle repart d’où elle vient.
    – Une seule est bloquée, et l’obstacle qui la bloque borde aussi la balle de ce côté : la balle en suit le contour et dévie de 60°.
    – Une seule est bloquée, et le muret y est arrondi : la balle repart d’où elle vient.
    – Une seule est bloquée, et le muret est droit : comme sur un miroir, la balle dévie de 120°.
rule-R4-title = Si la nouvelle voie est bloquée aussi
rule-R4 = La balle repart d’où elle vient.
rule-R5-title = Flèches imprimées
rule-R5 = Un parcours peut porter des flèches le long de ses murets : elles montrent par où la balle arrive et par où elle repart. Une flèche l’emporte sur R2 à R4. Si la sortie est bloquée à ce moment, la balle repart d’où elle vient.
rule-R6-title = Là où le muret recule
rule-R6 = Quand le muret qu’elle longeait s’écarte, la balle continue tout droit : la voie est libre.

# Sable et eau
rule-W1-title = L’eau
rule-W1 = Une balle qui entre dans l’eau depuis une case sèche s’arrête sur la première case d’eau, même s’il lui reste des impulsions. Au coup suivant, chaque pas qui part de l’eau coûte 3. Passer d’une case d’eau à une autre n’arrête pas la balle ; sortir de l’eau et y revenir l’arrête de nouveau.
rule-W2-title = Le sable, et où poser sable et eau
rule-W2 = Chaque pas qui part du sable coûte 2. Une zone de sable ou d’eau couvre 3, 4 ou 5 cases voisines, mais ni le trou, ni un départ, ni une case sous une autre pièce. De préférence, posez sable et eau contre un muret ou un obstacle.

# Obstacles plats
rule-F1-title = Plein ou canalisé
rule-F1 = Un obstacle plat couvre une ou plusieurs cases. Posé plein, il est fermé de tous les côtés. Posé canalisé, il n’est accessible que par une entrée du canal et dans la direction de celui-ci ; de tous les autres côtés, il est fermé. La pièce d’une case est toujours pleine.
rule-F2-title = Le long d’un chemin
rule-F2 = Dans un canal et sur un obstacle haut, la balle va tout droit si elle le peut. Sinon, si un coude de 60° est la seule suite du chemin, elle le suit, et ce n’est pas un rebond. Dans tous les autres cas, par exemple devant une fourche ou une sortie fermée, elle fait demi-tour. Elle peut s’arrêter en chemin ; au coup suivant, on la joue dans l’une des directions du chemin.
rule-F3-title = À cheval sur un muret
rule-F3 = Une pièce plate ou haute peut déborder sur un muret ou au-delà. Les cases de muret qu’elle couvre font partie de la pièce et ne sont plus arrondies ; les autres ne changent pas.

# Obstacles hauts
rule-T1-title = Passer par-dessus
rule-T1 = Un obstacle haut est un chemin au-dessus du sol : une pente à chaque bout et, entre les deux, une partie plate. On y monte tout droit depuis le pied, la case devant la pente. À un croisement, la balle va tout droit ; si elle s’y arrête, on peut la jouer sur l’une ou l’autre voie.
rule-T2-title = Passer dessous
rule-T2 = Au sol, un obstacle haut est plein, à l’exception des passages situés sous certaines cases de sa partie plate. Un passage ne se traverse que dans certaines directions, et une balle qui s’y arrête se joue dans l’une d’elles.
rule-T3-title = Descendre
rule-T3 = La balle descend gratuitement jusqu’au pied et continue avec ce qui lui reste. Si le pied est bloqué, par exemple par un rouleau, elle fait demi-tour.
rule-T4-title = Le trou d’un pont
rule-T4 = Quitter le trou d’un pont coûte autant que quitter celui d’un parcours. Une balle qui s’immobilise sur le trou d’un pont tombe sur la case du dessous. Le trou d’un pont doit se trouver au-dessus de la piste.
rule-T5-title = Une balle au pied de la pente
rule-T5 = Si une balle qui descend en trouve une autre au pied, elle lui transmet ses impulsions restantes et attend sur la pente, même si l’autre s’en va. Au coup suivant, on la joue de là, vers le haut ou vers le bas.
rule-T6-title = Rampes entre niveaux
rule-T6 = Sur le parcours 7, des rampes relient un niveau bas et un niveau haut. Elles n’ont pas de partie plate ; une balle qui s’y immobilise redescend jusqu’en bas.

# Obstacles mobiles et jetons
rule-D1-title = Rouleau
rule-D1 = La balle repart d’où elle vient, et le rouleau avance d’une case dans le sens de la poussée, si cette case est libre, c’est-à-dire sur la piste, sans trou ni départ, sans balle ni pièce. Le sable, l’eau et les jetons ne gênent pas.
rule-D2-title = Tourniquet
rule-D2 = Le tourniquet a un axe fixe et un bras posé sur une des six cases autour. Si une balle heurte le bras depuis l’une des deux cases voisines à la fois de l’axe et du bras, elle dévie de 120° en s’écartant de l’axe, ou repart d’où elle vient si cette voie est bloquée. Le bras pivote de 60° dans le sens de la poussée, s’il a la place. Tout autre choc renvoie la balle et ne fait rien bouger. Pour poser la pièce, il faut que l’axe et le bras soient sur des cases nues et que les cinq autres cases autour de l’axe soient libres.
rule-D3-title = Culbuteur
rule-D3 = La balle repart d’où elle vient, et la partie dressée bascule de l’autre côté, sur les deux cases suivantes, si elles sont libres ; sinon, elle reste debout. Une fois couchée, elle forme un obstacle plein de deux cases, distinct de son socle ; un jeton recouvert est hors d’atteinte jusqu’à la fin du parcours.
rule-D4-title = Porte
rule-D4 = Une porte occupe quatre cases en ligne : un montant, deux battants, un montant. Un montant renvoie la balle. Du côté où elle ne s’ouvre pas, une porte fermée équivaut à un muret. Du côté où elle s’ouvre, une balle qui peut payer le pas soulève le battant et s’arrête dessous, même s’il lui reste des impulsions ; au coup suivant, elle peut aller partout où la voie n’est pas bloquée. Ouverte, la porte laisse passer toutes les balles. Elle reste ouverte tant qu’une balle est sous un battant ou sur une des trois cases voisines, du côté opposé à l’ouverture ; dès qu’aucune balle ne s’y trouve plus, elle se ferme.
rule-D5-title = Jetons
rule-D5 = Le jeton bleu vaut −1, le rouge −2, le jaune −3. On les pose sur la piste, jamais sur un départ ni sur le trou : là où le parcours l’indique ou, si l’on en convient, au hasard. Une balle qui arrive sur la case prend le jeton sans ralentir ; il compte pour le propriétaire de la balle. Un jeton pris n’est remis en jeu que lorsque tous ont fini le parcours. La case d’un jeton peut aussi porter du sable, de l’eau, un canal ou un passage, mais rien d’autre.

# Les balles se rencontrent
rule-C1-title = Une balle en heurte une autre
rule-C1 = Une balle qui en trouve une autre sur la case suivante s’arrête et lui transmet toutes ses impulsions restantes ; l’autre part dans la même direction, selon les règles habituelles. Le pas que la première n’a pas fait ne coûte rien, même sur le sable, dans l’eau ou sur le trou.
rule-C2-title = Rangées de balles et murets
rule-C2 = Une rangée de balles transmet les impulsions jusqu’à la dernière. Une balle heurtée rebondit comme n’importe quelle autre ; si le rebond la ramène contre celle qui l’a heurtée, elle lui rend ses impulsions, et l’autre repart en sens inverse.
rule-C3-title = L’une s’immobilise, l’autre part
rule-C3 = La balle qui en heurte une autre s’immobilise avant que celle-ci ne bouge. Si la première est sur le trou, elle y tombe aussitôt.
rule-C4-title = Dans le trou par le coup d’un autre
rule-C4 = Une balle mise dans le trou par le coup d’un autre joueur est rentrée au tour en cours : son propriétaire note le numéro de ce tour.

# Parcours
rule-L1-title = Parcours modifiés et reliés
rule-L1 = Un parcours modifié est l’un des neuf parcours de base avec des pièces posées dessus. Un parcours relié en réunit plusieurs, grâce à des pièces hautes ou canalisées posées à cheval sur les murets. Un parcours relié n’a qu’une zone de départ et qu’un trou ; les départs et les trous des autres parcours deviennent des cases ordinaires.
rule-L2-title = Départ et trou déplacés
rule-L2 = L’extension contient des repères pour une zone de départ de six cases, que l’on peut tourner et retourner, et pour un trou. Ils remplacent ce qui est imprimé.
rule-L3-title = Ce qu’exige un parcours
rule-L3 =
    Un parcours a exactement six départs et un trou, accessible depuis chaque départ. Sont interdits :
    – un départ sous une pièce ; un trou sous une pièce, sauf sous le trou d’un pont ou dans un passage
    – deux pièces sur une case, jetons mis à part
    – du sable, de l’eau ou un tourniquet là où W2 ou D2 l’interdit ; le trou d’un pont au-dessus d’un muret
    – un pied de pente hors de la piste ou sous une pièce autre que sable, eau ou jeton
    – une pièce mobile, du sable, de l’eau ou un jeton hors de la piste ; une flèche sans muret imprimé, ou deux au même endroit
    D’autres choses sont seulement déconseillées : plus de cinq obstacles sur un parcours, un cul-de-sac, une entrée de canal contre un muret, des pièces hautes ou mobiles en mode carambole.

# La partie
rule-G1-title = Joueurs et balles
rule-G1 = On joue avec une à douze balles : six couleurs et, dans chacune, une balle ronde et une plate. On peut être jusqu’à six joueurs avec une seule sorte de balles, jusqu’à douze avec les deux. En mode carambole, à deux ou trois joueurs, prenez plutôt deux ou trois balles chacun.
rule-G2-title = Ordre de jeu
rule-G2 = Chaque parcours indique un ordre des couleurs. On saute celles que personne ne joue ; pour une même couleur, la balle ronde joue d’abord.
rule-G3-title = Mode simple et mode carambole
rule-G3 = En mode simple, une balle joue seule, coup sur coup, jusqu’au trou ou jusqu’à la limite ; puis c’est à la suivante. En mode carambole, à partir de deux balles, chacune joue un coup par tour et toutes restent sur le parcours ; le compteur avance quand toutes ont joué.
rule-G4-title = Le départ
rule-G4 = Au premier coup sur un parcours, choisissez une de ses six cases de départ. En mode simple, plusieurs balles peuvent prendre la même ; en mode carambole, elle doit être libre. Si aucune case n’est libre, ce coup est perdu.
rule-G5-title = Limite et compteur
rule-G5 = La limite est de dix coups par parcours, mais vous pouvez en choisir une autre (de 1 à 99 ; 20 ou 30 conviennent aux parcours reliés). Une balle qui n’est pas rentrée après ce nombre de coups marque la limite. Le compteur a dix positions, qui resservent pour 11 à 20 et 21 à 30.
rule-G6-title = Score
rule-G6 = Une balle marque le numéro du coup (en mode carambole, du tour) où elle est rentrée, ou la limite si elle ne l’est pas ; on en retranche les jetons qu’elle a pris. Si un joueur a plusieurs balles, leurs scores s’additionnent. Le plus petit total sur tous les parcours gagne ; à égalité, on partage le même rang.
rule-G7-title = La partie
rule-G7 = Choisissez les parcours que vous voulez, autant que vous voulez. Pour une première partie, jouez le parcours 1, puis les parcours 2 à 6 ; plus tard, essayez six parcours de base et six modifiés, ou quinze modifiés.
rule-G8-title = Abandonner
rule-G8 = Un joueur qui abandonne ou dont le temps est écoulé quitte la partie. Sur le parcours en cours, ses balles déjà rentrées gardent leur score ; les autres sont retirées et marquent la limite, moins leurs jetons, ici et sur chaque parcours restant. Les pièces restent comme elles sont, mais une porte que seule une de ces balles tenait ouverte se ferme. Ce joueur est classé derrière tous ceux qui restent. À plusieurs, dès qu’il ne reste plus qu’un joueur, la partie est finie : le parcours en cours compte tel quel, et les balles de ce dernier joueur qui ne sont pas encore rentrées ne marquent rien.

# Carramboule : table et partie
rule-K1-title = Mise en place
rule-K1 = La table est carrée, avec une poche à chaque coin. La reine rouge est au centre ; six billes forment un anneau contre elle, douze autres un second anneau. Dans chaque anneau, blanches et noires alternent, et une blanche se trouve face au joueur qui commence. Cela fait 9 blanches et 9 noires ; la jaune est la bille de choc.
rule-K2-title = Deux joueurs, deux lignes
rule-K2 = Les joueurs se font face. Chacun a devant lui sa ligne de camp, parallèle à la bande.
rule-K3-title = Qui a les blanches
rule-K3 = Le joueur qui commence la manche a les blanches. À la manche suivante, on échange les couleurs, et c’est à l’autre de commencer.
rule-K4-title = La partie
rule-K4 = La partie s’arrête quand un joueur a 29 points ou plus, ou après 8 manches. Le joueur qui a le plus de points gagne ; à égalité, la partie est nulle.

# Un coup
rule-K5-title = Placer, viser, frapper
rule-K5 = Placez la bille de choc où vous voulez sur votre ligne de camp, son centre sur la ligne, sans qu’elle touche une autre bille. Puis frappez : choisissez la direction, la force et le point d’impact. Le coup doit s’éloigner de votre bande.
rule-K6-title = Les billes près de votre ligne
rule-K6 = Une bille qui touche votre ligne de camp ou son prolongement, ou qui se trouve derrière, ne se joue pas directement : la bille de choc doit d’abord toucher une bande. Sinon, c’est une faute : la main passe et, si la reine ou des billes de votre couleur sont rentrées sur ce coup, elles retournent au centre.
rule-K7-title = Ce que l’on peut toucher
rule-K7 = Vous pouvez toucher en premier n’importe quelle bille : une des vôtres, une bille adverse ou la reine. Seule la règle K6 limite ce choix.
rule-K8-title = Rejouer ou passer la main
rule-K8 = Si vous rentrez une bille de votre couleur sans faute, vous rejouez ; sinon, la main passe. Une bille rentrée est acquise au joueur de cette couleur, même si c’est l’autre qui l’a rentrée.
rule-K9-title = Hors de la table
rule-K9 = Une bille qui sort d’une vraie table est remise au centre. Si c’est la bille de choc, celui qui l’a jouée la reprend et la main passe ; une reine encore à couvrir est alors remise au centre elle aussi.
rule-K10-title = Retour au centre
rule-K10 = Une bille remise au centre va à la place libre la plus proche du centre. Les places forment une grille hexagonale, où deux billes voisines se touchent. Si plusieurs places sont à égale distance, c’est la première dans le sens inverse des aiguilles d’une montre, en partant de la droite du joueur.
rule-K11-title = Abandonner
rule-K11 = Un joueur qui abandonne ou dont le temps est écoulé perd la partie, quel que soit le score.

# La reine
rule-Q1-title = Quand on peut gagner la reine
rule-Q1 = Vous devez d’abord avoir rentré vous-même une bille de votre couleur dans cette manche, lors d’un coup précédent ou plus tôt dans le même coup. Sinon, la reine retourne au centre : ce n’est pas une faute, et on juge le reste du coup sans tenir compte de la reine.
rule-Q2-title = Couvrir la reine
rule-Q2 = Rentrez une bille de votre couleur sur le même coup, dans n’importe quel ordre, ou dès le coup suivant : rentrer la reine seule donne droit à ce coup. Si une bille adverse rentre à la place de la vôtre, mais pas la bille de choc, la reine revient à l’adversaire. Si des billes des deux couleurs rentrent, c’est la vôtre qui couvre. Dans tous les autres cas, la reine retourne au centre.
rule-Q3-title = La valeur de la reine
rule-Q3 = Cinq points pour le joueur qui gagne la manche, s’il détient la reine.

# Fautes
fouls-table = Les fautes en un coup d’œil
fouls-fell = Ce qui est rentré
fouls-back = Ce qui retourne au centre
fouls-next = Qui joue ensuite
fouls-fell-other = une bille adverse
fouls-fell-cue = la bille de choc seule
fouls-fell-own-cue = une de vos billes et la bille de choc
fouls-fell-other-cue = une bille adverse et la bille de choc
fouls-fell-queen-cue = la bille de choc et une reine non couverte
fouls-fell-cover-cue = la bille de choc et une reine couverte sur ce coup
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
rule-K-F1 = Une bille adverse est rentrée, mais pas la bille de choc : la main passe.
rule-K-F2-title = La bille de choc seule
rule-K-F2 = Une de vos billes gagnées retourne au centre, et la main passe.
rule-K-F3-title = Une de vos billes et la bille de choc
rule-K-F3 = À vous de choisir : remettre une bille au centre et passer la main, ou en remettre deux et rejouer.
rule-K-F4-title = Une bille adverse et la bille de choc
rule-K-F4 = La bille adverse reste acquise à l’adversaire, une des vôtres retourne au centre, et la main passe, même si vous avez aussi rentré une de vos billes.
rule-K-F5-title = La bille de choc et la reine non couverte
rule-K-F5 = Que la reine soit rentrée sur ce coup ou qu’elle attende d’être couverte, elle retourne au centre avec une de vos billes, et la main passe.
rule-K-F6-title = La bille de choc et la reine couverte sur ce coup
rule-K-F6 = À vous de choisir : remettre au centre la reine et une de vos billes, puis passer la main, ou remettre deux billes au centre et rejouer pour couvrir la reine. Si une bille adverse est rentrée aussi, vous n’avez pas le choix : la reine et une de vos billes retournent au centre, et la main passe.

# Fins
rule-E1-title = Quand la manche s’achève
rule-E1 = Si vous rentrez la dernière bille adverse, la manche s’achève aussitôt : l’adversaire gagne, aucune bille gagnée ne retourne au centre et vous n’avez aucun choix à faire. Sinon, on remet d’abord au centre les billes qui doivent y retourner ; vous gagnez si, ensuite, il ne reste aucune bille de votre couleur sur la table. Si les dernières billes des deux couleurs rentrent sur un même coup, vous gagnez seulement si votre dernière bille rentre avant la dernière bille adverse et qu’aucune de vos billes ne doit retourner au centre. Sinon, l’adversaire gagne.
rule-E2-title = Vous avez rentré toutes vos billes
rule-E2 = Vous marquez un point par bille adverse restée sur la table, et cinq de plus si vous détenez la reine.
rule-E3-title = Vous avez rentré la dernière bille adverse
rule-E3 = L’adversaire marque un point par bille de votre couleur restée sur la table, cinq de plus sauf si vous détenez la reine, et un de plus si la bille de choc est rentrée aussi.

# Décisions : mini-golf
ruling-dice-or-cards-title = Dés ou cartes ?
ruling-dice-or-cards = Les dés, sauf si l’on convient de jouer avec les cartes ou avec les deux. Les livrets divergent ; deux sur trois décrivent les dés.
ruling-climbing-title = Que coûte la montée ?
ruling-climbing = Aborder une pente, la gravir et passer sur la partie plate : chaque pas coûte 2, ou 3 s’il part de l’eau. Le pas qui mène sur la partie plate compte encore comme une montée. Le prix de la case et celui de la montée ne s’ajoutent pas : on paie le plus élevé des deux.
ruling-coming-down-title = Et la descente ?
ruling-coming-down = Rien. On ne paie que pour quitter le sable (2), l’eau (3) ou un trou (2), comme sur le plat : la pente n’aide pas à sortir de ces cases.
ruling-too-little-title = Trop peu d’impulsions, et un obstacle devant
ruling-too-little = Si la balle n’a plus de quoi quitter sa case, elle y reste et rien ne réagit. Une balle qui ne peut pas sortir du sable ne peut pas non plus heurter un muret.
ruling-last-impulse-title = Dans l’eau ou sous la porte avec la dernière impulsion
ruling-last-impulse = On considère que l’eau ou la porte a arrêté la balle, même s’il ne lui restait aucune impulsion. Ainsi, l’explication ne dépend pas du nombre obtenu.
ruling-for-ever-title = Un coup peut-il durer indéfiniment ?
ruling-for-ever = Non. Deux balles coincées entre des murets pourraient se renvoyer leurs impulsions sans en dépenser ; mais dès que la même situation se répète, les impulsions restantes sont perdues.
ruling-along-wall-title = Le long d’un muret qui tourne
ruling-along-wall = La balle suit le contour en déviant de 60°, qu’il s’agisse d’un muret droit, d’un muret arrondi ou d’une pièce. Seule compte la forme des cases, que tout le monde peut voir.
ruling-two-bodies-title = Deux pièces côte à côte
ruling-two-bodies = Ce sont deux obstacles : une balle qui touche les deux repart d’où elle vient. Dans un coin, il n’y a pas d’autre issue.
ruling-blocked-bounce-title = Le rebond mène contre un autre obstacle
ruling-blocked-bounce = La balle repart d’où elle vient ; sinon, elle rebondirait deux fois sur la même case.
ruling-printed-arrows-title = Les flèches imprimées comptent-elles ?
ruling-printed-arrows = Oui, et elles l’emportent sur toutes les autres règles de rebond. Si vous avez les plateaux, vous pouvez saisir leurs flèches au lieu de vous fier à nos tracés.
ruling-puddles-title = D’une flaque à une autre
ruling-puddles = La balle ne s’arrête pas : l’eau n’arrête que les balles venues d’une case sèche.
ruling-slowing-where-title = Où poser sable et eau ?
ruling-slowing-where = Sur 3, 4 ou 5 cases voisines, sauf le trou, un départ ou une case sous une autre pièce. Les livrets se contentent de conseils.
ruling-occupied-foot-title = Une balle au pied de la pente
ruling-occupied-foot = La balle qui descend transmet ses impulsions restantes à celle qui se trouve au pied et attend sur la pente. L’éditeur a des règles complémentaires pour ce cas, mais nous ne les avons pas.
ruling-foot-where-title = Où une pente peut-elle finir ?
ruling-foot-where = Sur une case nue, ou sur une case qui porte du sable, de l’eau ou un jeton ; le trou convient aussi, car une balle peut y rouler tout droit.
ruling-on-deck-hole-title = Une balle peut-elle rester sur le trou d’un pont ?
ruling-on-deck-hole = Oui, si on l’y pose ou si une balle en dessous l’empêche de tomber. Une balle ne tombe qu’au moment où elle s’immobilise.
ruling-moved-until-title = Combien de temps les pièces restent-elles déplacées ?
ruling-moved-until = Jusqu’à ce que tous aient fini le parcours. Les livrets le disent pour les culbuteurs et les jetons ; nous faisons de même pour les autres pièces.
ruling-moving-cells-title = Où sont le bras du tourniquet, la partie couchée du culbuteur et l’arrière de la porte ?
ruling-moving-cells = Sur les cases que le texte décrit, comme le montrent les figures D-4 à D-12. Nous n’avons pas les dessins d’origine.
ruling-what-stops-title = Qu’est-ce qui arrête un rouleau, un bras ou un culbuteur ?
ruling-what-stops = Tout, sauf une case nue, du sable, de l’eau ou un jeton : donc aussi le trou, les départs et les balles. Une pièce n’est jamais poussée là où elle rendrait le parcours injouable.
ruling-after-lifting-title = Après avoir soulevé une porte
ruling-after-lifting = Au coup suivant, la balle peut aller partout, sauf contre un montant ou un autre obstacle.
ruling-open-door-title = Une porte ouverte
ruling-open-door = Toutes les balles peuvent franchir une porte ouverte, dans les deux sens, comme une case nue. Seule la balle qui soulève la porte s’arrête.
ruling-held-open-title = Quelles cases tiennent une porte ouverte ?
ruling-held-open = Les deux cases sous les battants et les trois cases voisines du côté opposé à l’ouverture, même pendant un coup. Les cases devant la porte ne comptent pas : de là, une balle doit d’abord la soulever.
ruling-door-order-title = Un pas ouvre une porte et en referme une autre
ruling-door-order = Les portes bougent dans l’ordre où elles figurent dans le fichier du parcours. Cet ordre est toujours le même, et chacun peut le vérifier.
ruling-token-where-title = Où poser les jetons ?
ruling-token-where = Sur toute case de la piste, sauf les départs et le trou, même si elle porte du sable, de l’eau, un canal ou un passage. Un canal posé sur un muret ne fait pas partie de la piste : on n’y pose donc pas de jeton.
ruling-token-scattered-title = Où répartir les jetons au hasard ?
ruling-token-scattered = Seulement sur des cases qu’une balle peut atteindre depuis un départ, avec les pièces telles qu’on les a posées. Un jeton hors d’atteinte ne servirait à personne.
ruling-token-whose-title = À qui revient un jeton ?
ruling-token-whose = Au propriétaire de la balle qui le prend, peu importe qui a joué le coup. Il en va de même quand un autre joueur met votre balle dans le trou.
ruling-no-surcharge-title = Heurter une balle depuis le sable, l’eau ou le trou
ruling-no-surcharge = Tout ce qui reste est transmis : on ne paie pas un pas qu’on ne fait pas.
ruling-holed-by-others-title = Dans le trou par le coup d’un autre
ruling-holed-by-others = Le propriétaire de la balle note le numéro du tour en cours.
ruling-unused-starts-title = Trous et départs inutilisés des parcours reliés
ruling-unused-starts = Ce sont des cases ordinaires : un parcours relié n’a qu’une zone de départ et qu’un trou.
ruling-start-on-hole-title = Départ et trou sur la même case
ruling-start-on-hole = C’est interdit : la balle serait rentrée avant d’être jouée.
ruling-sixth-die-title = Qu’y a-t-il sur le sixième dé ?
ruling-sixth-die = Bleu : 1 1 2 2 3 3. Aucun texte ne donne les nombres de ce dé ; la carte qui divise par deux laisse supposer qu’il porte de petits nombres.
ruling-numbers-title = Les nombres qu’aucun texte ne donne
ruling-numbers = Jaune : 4 à 9. Vert : 8 à 13. Orange : les multiples de 3 jusqu’à 18. Violet : les carrés jusqu’à 36. Ce sont les suites les plus simples qui contiennent les nombres cités.
ruling-fifth-card-title = La cinquième carte imprimée
ruling-fifth-card = n², le nombre multiplié par lui-même. Aucun texte ne décrit cette carte ; ×3 serait tout aussi probable.
ruling-halving-card-title = La carte « min »
ruling-halving-card = La moitié, arrondie vers le haut. Nous nous fondons sur un seul exemple : 5 devient 3.
ruling-round-first-title = Balle ronde et balle plate d’une même couleur
ruling-round-first = La ronde joue d’abord ; le parcours n’indique que des couleurs.
ruling-start-free-title = Deux balles peuvent-elles partir de la même case ?
ruling-start-free = En mode simple, oui : tous les textes le disent. En mode carambole, la case doit être libre : deux balles ne tiennent pas sur une case, et les textes n’en parlent pas.
ruling-no-start-free-title = Aucun départ libre en mode carambole
ruling-no-start-free = Ce coup est perdu. Attendre un tour est la pénalité la plus légère.
ruling-giving-up-title = Et si un joueur abandonne ?
ruling-giving-up = Ses balles rentrées gardent leur score, les autres marquent la limite, et les joueurs qui restent n’y perdent rien. Le parcours en cours compte : ainsi, même une partie d’un seul parcours a un résultat.

# Où les livrets diffèrent
ruling-v-figures-title = Figures 20 et 41
ruling-v-figures = Dans le livret français, ces figures se jouent avec des cartes ; dans les livrets allemand et polonais, avec des dés. Le trajet est le même. Nos figures montrent les deux.
ruling-v-rolling-over-title = Passer par-dessus le trou
ruling-v-rolling-over = Selon le livret français, deux impulsions de trop suffisent ; les autres livrets ne donnent pas de nombre exact. Nous en demandons deux.
ruling-v-players-title = Nombre de joueurs
ruling-v-players = Tous les livrets parlent d’abord de 2 à 6 joueurs. Avec les deux sortes de balles, on peut jouer à 12 : en mode carambole selon le livret français, en mode simple aussi selon les livrets allemand et polonais. Nous l’admettons dans les deux modes. Le livret français conseille plusieurs balles par joueur, les autres le permettent.
ruling-v-fork-title = La fourche
ruling-v-fork = Selon les livrets français et allemand, la balle repart d’où elle vient ; le livret polonais renvoie à la figure.
ruling-v-tall-side-title = Les pièces hautes heurtées de côté
ruling-v-tall-side = Dans les livrets français et allemand, ces pièces comptent comme des pièces plates ; dans le livret polonais, comme des murets. Avec nos règles, cela revient au même.
ruling-v-at-once-title = Deux balles d’un coup, et la bleue en dernier
ruling-v-at-once = Selon tous les livrets, deux balles peuvent rentrer d’un coup (figure 56) ; seul le livret français dit que la première tombe immédiatement. Lui seul dit aussi que la bleue joue en dernier (figure 55).
ruling-v-along-wall-title = Longer un muret
ruling-v-along-wall = Le livret français distingue les murets droits des murets courbes ; les livrets allemand et polonais ne parlent que de la forme. Nous nous en tenons à la forme des cases.
ruling-v-turns-title = Les tours de jeu en mode carambole
ruling-v-turns = Chaque livret les décrit à sa façon ; chez nous, chaque balle joue un coup par tour, dans l’ordre.

# Décisions : Carramboule
ruling-rack-title = Comment les billes sont-elles disposées ?
ruling-rack = 9 blanches et 9 noires forment deux anneaux hexagonaux autour de la reine. Dans chaque anneau, les couleurs alternent, et une blanche se trouve face au joueur qui commence. Nous n’avons pas d’image de la mise en place d’origine. Chaque bille est décalée au hasard de moins d’un dixième de millimètre : il n’y a donc jamais deux mises en place identiques.
ruling-measures-title = Quelles dimensions ?
ruling-measures = Le texte ne donne pas de dimensions ; les nôtres sont celles d’un plateau de carrom.
ruling-equal-points-title = Égalité à la fin
ruling-equal-points = La partie est nulle.
ruling-leaving-title = Et si un joueur abandonne ?
ruling-leaving = L’autre gagne. On ne sauve pas son avance en quittant la partie.
ruling-both-last-title = Les dernières billes des deux couleurs sur un même coup
ruling-both-last = La manche revient au joueur dont la dernière bille rentre la première. Mais si une des billes de celui qui a joué le coup doit retourner au centre, l’adversaire gagne. Le texte ne prévoit pas ce cas.
ruling-partie-title = Que veut dire « partie » ?
ruling-partie = Dans la liste des fins particulières, nous lisons « manche » au lieu de « partie », car les points indiqués sont ceux d’une manche.
ruling-which-way-title = Dans quelle direction jouer ?
ruling-which-way = Vers l’avant : le coup doit s’éloigner de votre bande. On ne fait pas le tour de la table.
ruling-how-hard-title = Avec quelle force ?
ruling-how-hard = Au maximum, la queue avance à 6 m/s, frappe la bille à 0,6 rayon du centre et se lève de 80°. Au-delà, elle glisse ou fait sauter la bille, ce que notre table, vue à plat, ne peut pas montrer.
ruling-direct-title = Que coûte une bille jouée directement malgré K6 ?
ruling-direct = Le texte interdit ce coup sans prévoir de pénalité ; celle de K6 est la nôtre. C’est la position des billes au début du coup qui compte : une bille qui roule jusqu’à votre ligne ou derrière pendant le coup peut être touchée directement.
ruling-breach-no-own-title = Une de vos billes rentrée sur une faute K6
ruling-breach-no-own = Elle retourne au centre et ne compte pas comme la bille que vous devez rentrer avant la reine.
ruling-off-table-title = Une bille sort de la table
ruling-off-table = Cette bille est remise au centre. Si c’est la bille de choc, celui qui l’a jouée la reprend, la main passe et une reine encore à couvrir retourne au centre ; une reine couverte reste acquise.
ruling-centre-title = Où est exactement le centre ?
ruling-centre = Au milieu de la table. Autour, les places forment une grille hexagonale, pointes tournées vers les joueurs, où deux billes voisines se touchent. Les anneaux de la mise en place suivent la même grille.
ruling-shot-ends-title = Un coup finit-il toujours ?
ruling-shot-ends = Oui. Le calcul s’arrête après 20 000 événements ; aucun vrai coup n’en demande le dixième.
ruling-queen-when-title = Quand peut-on gagner la reine ?
ruling-queen-when = Dès que vous avez rentré vous-même une bille de votre couleur dans cette manche, même si cette bille est ensuite retournée au centre. Une de vos billes rentrée sur le même coup que la reine, mais avant elle, compte aussi.
ruling-covering-title = Dans quel ordre couvrir la reine ?
ruling-covering = Une bille de votre couleur rentrée sur le même coup couvre la reine, avant ou après elle. Si une bille adverse rentre aussi, c’est la vôtre qui couvre : une fois les deux rentrées, personne ne sait laquelle est tombée la première.
ruling-cue-pending-title = La bille de choc rentre alors que la reine est à couvrir
ruling-cue-pending = La reine retourne au centre, au même titre qu’une reine rentrée sur ce coup.
ruling-adverse-too-title = Bille de choc, reine, une de vos billes et bille adverse
ruling-adverse-too = Vous n’avez pas le choix : la reine et une de vos billes retournent au centre, et la main passe. Rentrer une bille adverse fait toujours passer la main.
ruling-several-rows-title = Plusieurs fautes à la fois
ruling-several-rows = La dernière du tableau l’emporte : les fautes y sont rangées de la moins grave à la plus grave.
ruling-owed-title = Quand rend-on les billes dues ?
ruling-owed = Les billes dues retournent au centre à la fin du premier coup qui rapporte une bille au joueur, peu importe qui l’a joué.
ruling-cue-with-last-title = La bille de choc rentre avec la dernière bille
ruling-cue-with-last = Cela rapporte un point de plus au gagnant dans tous les cas. Le texte ne le dit que pour l’un d’eux.
ruling-last-with-queen-title = La dernière bille adverse, la reine couverte et la bille de choc
ruling-last-with-queen = Si une de vos billes a couvert la reine sur ce coup, la reine est à vous et l’adversaire n’a pas les cinq points. Il n’y a rien à choisir : la manche est finie.

# Mots
word-impulse = Impulsion
word-impulse-text = Ce qu’un lancer donne à la balle, et ce que les pas lui coûtent.
word-step = Pas
word-step-text = Le trajet du centre d’une case au centre de la suivante.
word-stroke = Coup
word-stroke-text = Un lancer et tout ce qui suit, jusqu’à l’arrêt de toutes les balles.
word-fairway = Piste
word-fairway-text = Les cases où une balle peut rouler.
word-body = Obstacle
word-body-text = Ce qui compte comme un seul obstacle lors d’un rebond : une pièce, ou tous les murets ensemble.
word-mouth = Entrée d’un canal
word-mouth-text = La case où un canal s’ouvre vers l’extérieur.
word-foot = Pied
word-foot-text = La case au sol devant une pente.
word-deck = Partie plate
word-deck-text = Le dessus d’un obstacle haut, entre ses pentes.
word-carom = Carambolage
word-carom-text = Une balle en heurte une autre et lui transmet ses impulsions.
word-settle = S’immobiliser
word-settle-text = Finir sa course : rester sur place, tomber dans le trou, redescendre une pente ou tomber à travers un pont.
word-camp = Ligne de camp
word-camp-text = À Carramboule, la ligne d’où chaque joueur joue la bille de choc.
word-cover = Couvrir
word-cover-text = S’assurer la reine en rentrant une de ses propres billes.
word-owe = Devoir
word-owe-text = Avoir à remettre au centre la prochaine bille que l’on gagnera.
rules-keys-search = chercher dans le livret de règles
