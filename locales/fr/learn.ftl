# La première partie guidée
learn-title = Votre première partie
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-you = Vous
learn-rulebook = Livret de règles
learn-next = Suite
learn-again = Réessayer
learn-skip = Sauter
learn-roll = Lancer le dé blanc
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
learn-blocked = { $direction }, bloqué
learn-start-cells = Cases de départ
learn-start-cell = Case de départ { $number }
learn-dice = Dés
learn-die = Dé { $die }
learn-die-shows = { $rolled ->
        [0] { $die }, pas encore lancé
       *[other] { $die } : { $rolled }
    }
learn-die-white = blanc
learn-die-blue = bleu
learn-die-yellow = jaune
learn-die-green = vert
learn-die-orange = orange
learn-die-violet = violet

learn-start-title = Choisir son départ
learn-start-text = Chaque parcours a six cases de départ. Posez votre balle orange sur l’une d’elles : touchez une case du plateau, ou un numéro.
learn-start-board = Le début du parcours 1 avec ses six cases de départ.
learn-start-good = La voilà posée. Sur chaque parcours, on choisit de nouveau.

learn-dice-title = Lire les dés
learn-dice-text = Chaque dé porte d’autres nombres, et vous en choisissez un à chaque coup. Il vous en faut un fort, jamais moins de 8, mais jamais plus de 13. Lequel ?
learn-dice-board = Votre balle sur sa case de départ.
learn-dice-good = Oui, le vert : de 8 à 13. De la force, et sans surprise.
learn-dice-hint = Pas celui-là. Regardez ses faces : la plus petite doit être 8, la plus grande 13.

learn-roll-title = Lancer, puis choisir la voie
learn-roll-text = On lance d’abord, et seulement ensuite on choisit la direction. Chaque impulsion fait un pas. Touchez une flèche pour voir où elle mène, puis jouez.
learn-roll-board = Votre balle sur sa case de départ. Les flèches montrent les directions ouvertes.
learn-roll-good = { $impulses ->
        [one] { $impulses } impulsion, { $impulses } pas.
       *[other] { $impulses } impulsions, { $impulses } pas.
    } Voilà tout le secret d’un coup.

learn-aim-title = Viser
learn-aim-text = Vous avez 4 impulsions. Amenez la balle sur l’anneau en pointillé, en bas à droite. Le tracé montre l’arrivée avant que vous ne jouiez.
learn-aim-board = Votre balle, et un anneau à quatre pas au sud-est.
learn-aim-good = Exactement là. On peut regarder chaque direction avant de décider.
learn-aim-hint = C’était une autre voie. L’anneau est au sud-est.

learn-rebound-title = Par le muret
learn-rebound-text = 6 impulsions, et l’anneau est droit devant, à 3 pas seulement. Tout droit, vous le dépasseriez. Un muret renvoie la balle comme un miroir, et cela ne coûte rien : servez-vous-en.
learn-rebound-board = Votre balle entre deux murets, et un anneau à trois cases à l’est.
learn-rebound-good = Comme la lumière sur un miroir. Par le haut ou par le bas, les deux vont.
learn-rebound-hint = Pas cette fois. Visez un muret, en biais vers l’est.

learn-sand-title = À travers le sable
learn-sand-text = Chaque pas qui part du sable coûte 2 impulsions. Vous en avez 7, et trois cases de sable vous séparent de l’anneau. Comptez : 1 pour y entrer, puis 2, 2 et 2. Est-ce assez ?
learn-sand-board = Trois cases de sable à la suite, à l’est de votre balle, et un anneau derrière.
learn-sand-good = 1 + 2 + 2 + 2 = 7. Sur un sol nu, cela aurait fait 7 pas ; ici, 4.
learn-sand-hint = L’anneau est juste derrière le sable. Traversez tout droit, vers l’est.

learn-water-title = Gare à l’eau
learn-water-text = L’eau arrête toute balle sur la première case mouillée, et en sortir coûte 3 par pas. Avec 8 impulsions, contournez-la jusqu’à l’anneau.
learn-water-board = Un étang à l’est de votre balle, et un anneau au-delà, contre le muret du haut.
learn-water-good = Passé sans se mouiller : ce muret était un ami.
learn-water-hint = On n’y arrive pas ainsi. Tout droit, on se mouille ; essayez vers le haut à droite, par le muret.

learn-obstacle-title = Par le chas
learn-obstacle-text = Des pièces de bois barrent la route, et la balle y rebondit. Mais celle du milieu a un canal : qui arrive dans sa direction le traverse. Atteignez l’anneau avec 6 impulsions.
learn-obstacle-board = Trois pièces de bois à l’est de votre balle ; celle du milieu a un canal. Un anneau se trouve derrière.
learn-obstacle-good = Tout droit au travers. De tout autre côté, c’était du bois plein.
learn-obstacle-hint = Vous avez rebondi, ou pris une autre voie. Le canal va tout droit vers l’est.

learn-hole-title = Dans le trou
learn-hole-text = Le trou est à 3 pas, et vous avez 4 impulsions. Une de trop, ce n’est rien : le bord l’absorbe. Deux de trop, et la balle passe par-dessus. À vous !
learn-hole-board = La fin du parcours 1. Le trou est à trois cases à l’est de votre balle.
learn-hole-good = Dedans ! On note le nombre de coups qu’il a fallu. Le plus petit total gagne ; qui n’y est pas après 10 note 10.
learn-hole-hint = Pas encore. Le trou au drapeau est droit à l’est.

learn-carom-title = Carambole
learn-carom-text = En mode carambole, toutes les balles partagent le parcours. Touchez-en une : la vôtre s’arrête, et toutes vos impulsions restantes passent à l’autre. Envoyez la jaune dans le trou.
learn-carom-board = Votre balle, la jaune deux cases à l’est, et le trou trois cases plus loin.
learn-carom-good = Vos 3 dernières impulsions ont mis la jaune dans le trou. Cela aide son joueur ; mais la prochaine fois, vous pourrez l’écarter.
learn-carom-hint = La jaune n’est pas dans le trou. Touchez-la par derrière, droit vers le drapeau.

learn-end-title = Vous savez jouer
learn-end-text = Choisir un dé, lancer, choisir une direction. Le reste, le plateau vous le montre : le tracé avant, les mots après. Ponts, pièces mobiles et jetons vous attendent sur d’autres parcours ; le livret a pour chacun une figure animée.
learn-first-game = Jouer votre première partie
learn-from-start = Depuis le début
learn-keys-starts = choisir une case de départ
learn-keys-directions = choisir une direction, selon la place des touches autour de S
