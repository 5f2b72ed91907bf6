# Tournaments: head to head, round by round.

tournaments = Tournois
tournaments-lead = Système suisse : à chaque ronde, vous rencontrez un adversaire dont le score est proche du vôtre, et personne n’est éliminé.
tournaments-new = Organiser un tournoi
tournaments-own = Vos tournois
tournaments-running = En cours
tournaments-coming = À venir
tournaments-over = Terminés
tournaments-none = Aucun tournoi public n’est prévu. Organisez le vôtre en une minute.
tournaments-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
tournaments-rounds = { $count } rondes
tournaments-round-of = Ronde { $round } sur { $rounds }
tournaments-when-asked = commence au signal de l’organisateur
tournaments-when-at = début : { $time }
tournaments-ended = fin : { $time }
tournaments-missing = Ce tournoi n’existe pas
tournaments-missing-why = Il a peut-être été annulé, ou le lien est incomplet.

tournaments-name = Nom du tournoi
tournaments-name-first = Donnez un nom au tournoi.
tournaments-name-usual = Tournoi { DE($name) }
tournaments-game = Jeu
tournaments-begin = Début
tournaments-begin-in = dans { $time }
tournaments-begin-asked = à mon signal
tournaments-begin-at = à une heure précise
tournaments-begin-time = Jour et heure
tournaments-time-first = Choisissez un jour et une heure.
tournaments-time-past = Cette heure est passée. Choisissez-en une autre.
tournaments-count = Rondes
tournaments-count-note = { $rounds ->
    [3] Convient jusqu’à 8 joueurs.
    [4] Convient jusqu’à 16 joueurs.
    [5] Convient jusqu’à 32 joueurs.
    [6] Convient jusqu’à 64 joueurs.
   *[other] Convient jusqu’à { $players } joueurs.
  }
tournaments-clock = Temps par joueur, plus 10 secondes après chaque coup
tournaments-courses = Parcours
tournaments-courses-drawn = { $count ->
    [one] un tiré au sort
   *[other] { $count } tirés au sort
  }
tournaments-courses-drawn-note = à chaque ronde
tournaments-courses-chosen = choisis
tournaments-courses-chosen-note = les mêmes à chaque ronde
tournaments-courses-which = Quels parcours
tournaments-courses-first = Choisissez au moins un parcours.
tournaments-courses-note = Toutes les tables d’une ronde jouent les mêmes parcours. Chaque table a ses propres dés.
tournaments-access = Accès
tournaments-access-link = avec le lien
tournaments-access-open = tout le monde
tournaments-bots = Les bots peuvent participer
tournaments-bots-note = des programmes d’autres joueurs
tournaments-make = Créer
tournaments-making = Création…

tournaments-join = Participer
tournaments-join-late = Entrer à la prochaine ronde
tournaments-again = Revenir à la prochaine ronde
tournaments-leave = Se désinscrire
tournaments-withdraw = Abandonner
tournaments-withdraw-sure = Quitter le tournoi ? Si vous avez une partie en cours, vous la perdrez.
tournaments-withdraw-not = Rester
tournaments-start = Lancer maintenant
tournaments-call-off = Annuler
tournaments-call-off-sure = Annuler le tournoi ? Il sera supprimé.
tournaments-joined = Vous participez.
tournaments-begins = Commence dans
tournaments-begins-soon = Début imminent
tournaments-waits-maker = Commence au signal de l’organisateur.
tournaments-next-in = Prochaine ronde dans
tournaments-next-soon = La prochaine ronde est imminente
tournaments-playing = Ronde { $round } en cours.
tournaments-is-over = Le tournoi est terminé.
tournaments-too-few = Il n’y avait pas assez de joueurs : rien n’a été joué.
tournaments-table = Aller à votre table
tournaments-table-with = Ronde { $round } contre { $name }
tournaments-table-patience = Vous avez { $time } pour prendre place ; passé ce délai, vous perdez la partie et quittez le tournoi.
tournaments-bye-now = Pas d’adversaire pour vous à cette ronde : vous recevez un point.
tournaments-done-now = Votre partie est terminée. Les autres jouent encore.
tournaments-called = Ronde { $round } : votre partie contre { $name }
tournaments-called-nobody = Ronde { $round } : votre table est prête

tournaments-standings = Classement
tournaments-standings-how = Les points d’abord : un par victoire, un demi par partie nulle. À égalité, le Buchholz (la somme des points de vos adversaires), puis la rencontre directe, puis les victoires. En cas d’égalité parfaite, on partage le même rang.
tournaments-entrants = Joueurs
tournaments-entrants-none = Personne pour l’instant. Envoyez le lien à vos amis.
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-you = vous
tournaments-bot = bot
tournaments-withdrawn = a quitté le tournoi
tournaments-deleted-player = compte supprimé
tournaments-more = Tout afficher ({ $count })
tournaments-round = Ronde { $round }
tournaments-bye = sans adversaire
tournaments-state-waiting = va commencer
tournaments-state-playing = en cours
tournaments-state-absent = absence
tournaments-state-both-absent = personne n’est venu
tournaments-state-withdrawn = retrait
tournaments-state-late = temps écoulé
tournaments-watch = Regarder
tournaments-watch-of = Regarder { $first } contre { $second }
tournaments-replay = Revoir
tournaments-replay-of = Revoir { $first } contre { $second }
tournaments-blocked = Vous pouvez tomber sur un joueur que vous avez bloqué. En tournoi, la discussion se limite aux phrases toutes faites.
tournaments-invite-note = Avec ce lien, tout le monde peut regarder et participer.

# Pour l’organisateur
tournaments-organise = Vous organisez ce tournoi
tournaments-pause = Suspendre
tournaments-resume = Reprendre
tournaments-paused = Le tournoi est suspendu.
tournaments-paused-note = Les parties en cours continuent. La prochaine ronde attendra le signal de l’organisateur.
tournaments-end = Terminer plus tôt
tournaments-end-sure = Terminer le tournoi après cette ronde ? Les parties en cours iront jusqu’au bout.
tournaments-remove = Exclure un joueur
tournaments-remove-who = Joueur
tournaments-remove-note = Ce joueur perd sa partie en cours et ne pourra pas revenir.
tournaments-remove-yes = Exclure
tournaments-removed = L’organisateur vous a exclu de ce tournoi.
tournaments-correct = Corriger un résultat
tournaments-correct-match = Partie
tournaments-correct-of = Ronde { $round } : { $first } – { $second }, { $halves }
tournaments-correct-result = Résultat
tournaments-correct-wins = Victoire : { $name }
tournaments-correct-draw = Nulle
tournaments-correct-none = Les deux perdent
tournaments-correct-note = Les points et le classement du tournoi sont recalculés, et l’ancien résultat reste visible. Les classements des joueurs et les rondes déjà formées ne changent pas.
tournaments-correct-yes = Corriger
tournaments-corrected = corrigé, avant : { $halves }
tournaments-cancel = Annuler
