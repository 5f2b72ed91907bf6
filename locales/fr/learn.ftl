# La première partie guidée
learn-title = Votre première partie
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-you = Vous
learn-rulebook = Livret de règles
learn-next = Continuer
learn-again = Réessayer
learn-skip = Sauter
learn-roll = Lancer le dé bleu
learn-choose = Choisissez une direction
learn-play = Jouer vers { $direction ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $direction }
    }
learn-impulses = { $impulses ->
        [one] impulsion
       *[other] impulsions
    }
learn-directions = Directions
learn-blocked = { $direction }, voie bloquée
learn-dice = Dés
learn-die = Dé { $die }
learn-die-shows = { $rolled ->
        [0] { $die }, pas encore lancé
       *[other] { $die } : { $rolled }
    }
learn-die-white = blanc
learn-die-blue = bleu
learn-die-yellow = jaune
learn-die-green = vert
learn-die-orange = orange
learn-die-violet = violet
learn-die-red = rouge
learn-die-black = noir

learn-hole-title = Dans le trou
learn-hole-text = Le trou est à 3 pas, et vous avez 4 impulsions. Une de trop ne gêne pas : le bord l’absorbe. Avec deux de trop, la balle passerait par-dessus. À vous !
learn-hole-board = La fin du parcours 1. Le trou est à trois cases à l’est de votre balle.
learn-hole-good = Dedans ! On note le nombre de coups. Le plus petit total sur tous les parcours gagne ; une balle qui n’est pas rentrée en 10 coups compte 10.
learn-hole-hint = Pas encore. Le trou, avec son drapeau, est tout droit vers l’est.

learn-roll-title = Lancer, puis choisir la direction
learn-roll-text = On lance le dé d’abord et on choisit la direction ensuite. Une impulsion, un pas. Regardez où mènent les flèches et trouvez le chemin du trou. Avec un 3, servez-vous du muret, qui renvoie la balle.
learn-roll-board = Votre balle est à côté du trou ; derrière elle, le parcours s’arrête.
learn-roll-good = { $impulses ->
        [one] { $impulses } impulsion, { $impulses } pas.
       *[other] { $impulses } impulsions, { $impulses } pas.
    } C’est tout : voilà comment se joue un coup.
learn-roll-hint = Manqué. Il y a deux chemins : droit vers le drapeau, ou à l’opposé, en rebondissant sur le muret.

learn-rebound-title = Par le muret
learn-rebound-text = Le trou est à 2 pas devant vous, mais avec 4 impulsions la balle passe par-dessus. Un muret renvoie la balle comme un miroir, et ce rebond ne coûte rien : passez par le muret.
learn-rebound-board = Votre balle est à deux cases à l’ouest du trou. Un muret longe la piste au sud.
learn-rebound-good = Un rebond comme sur un miroir, et dedans !
learn-rebound-hint = Pas cette fois. Visez le muret du bas, vers le sud-est.

learn-sand-title = À travers le sable
learn-sand-text = Chaque pas qui part du sable coûte 2 impulsions. Vous en avez 5, et deux cases de sable vous séparent du trou. Comptez : 1 pour entrer dans le sable, puis 2 et 2. Est-ce assez ?
learn-sand-board = Du sable à l’est de votre balle, et le trou derrière.
learn-sand-good = 1 + 2 + 2 = 5. Sur une piste nue, 5 impulsions font 5 pas ; ici, seulement 3.
learn-sand-hint = Le trou est juste derrière le sable. Traversez tout droit, vers l’est.

learn-obstacle-title = Par le canal
learn-obstacle-text = Des pièces de bois barrent la route, et la balle y rebondit. Mais celle du milieu a un canal : une balle qui y entre tout droit traverse la pièce. Allez jusqu’au trou avec 5 impulsions !
learn-obstacle-board = Trois pièces de bois à l’est de votre balle ; celle du milieu a un canal. Le trou se trouve derrière.
learn-obstacle-good = En plein dans le canal ! De tous les autres côtés, la pièce est pleine.
learn-obstacle-hint = La balle a rebondi ou pris un autre chemin. Le canal va tout droit vers l’est.

learn-carom-title = Carambolage
learn-carom-text = En mode carambole, toutes les balles partagent le parcours. Touchez-en une : la vôtre s’arrête et lui transmet toutes ses impulsions restantes. Envoyez la jaune dans le trou.
learn-carom-board = Votre balle, la jaune deux cases à l’est, et le trou trois cases plus loin.
learn-carom-good = Vos 3 dernières impulsions ont mis la jaune dans le trou. Cela profite à son propriétaire ; la prochaine fois, vous préférerez peut-être éloigner cette balle.
learn-carom-hint = La jaune n’est pas dans le trou. Touchez-la par-derrière, droit vers le drapeau.

learn-tokens-title = Prendre le jeton
learn-tokens-text = Une balle qui passe sur un jeton le prend sans rien perdre. Celui-ci vaut −2 : deux coups de moins à votre score. Prenez-le en allant au trou, avec 3 impulsions.
learn-tokens-board = Un jeton entre votre balle et le trou, à l’est.
learn-tokens-good = Jeton pris, balle dans le trou : 1 coup − 2 = −1. Le plus petit total gagne.
learn-tokens-hint = Vous avez manqué le jeton ou le trou. Les deux sont tout droit vers l’est.

learn-end-title = Vous savez jouer
learn-end-text = Choisissez un dé, lancez-le, choisissez une direction. Le plateau vous montre le trajet avant chaque coup. Des ponts et des pièces mobiles vous attendent sur d’autres parcours ; le livret de règles contient une figure animée pour chaque pièce.
learn-first-game = Jouer ma première partie
learn-from-start = Recommencer
learn-keys-directions = choisir une direction (touches autour de S)
