# Le certificat d'un parcours. Les nombres arrivent déjà écrits à la manière du lecteur.
title = Certificat de { $course }
par = Par { $par } : le jeu parfait fait { $value } en moyenne en { $limit } coups au plus.
bounds = Par { $par } environ : le parcours a trop d'états pour être résolu exactement ; le jeu parfait fait entre { $lower } et { $upper } en moyenne en { $limit } coups au plus.
average = Un joueur moyen fait { $average }, soit { $more } de plus.
solvable = La balle peut entrer dans le trou depuis chaque départ.
unsolvable = La balle ne peut jamais entrer dans le trou depuis { $cells }.
spread = Depuis le meilleur départ, { $cell }, un joueur parfait réussit en un coup dans { $one } des cas, en deux dans { $two }, en trois dans { $three }, pas du tout dans { $never } ; écart-type { $deviation }.
start = Depuis { $cell } : parfait { $value }, moyen { $average }.
turns = Il y a des jetons, donc l'ordre compte : { $scores }.
advantage = Jouer en premier vaut { $strokes } coups par rapport au deuxième.
no-dead-ends = Il n'y a pas de cul-de-sac.
dead-ends = Culs-de-sac d'où le trou est hors d'atteinte : { $cells }.
no-loops = Aucun lancer ne ramène de force la balle à sa place.
loops = Un lancer peut ramener la balle à sa place, quelle que soit la direction, en { $cells }.
throws = Sans lui le par monterait : { $throws }.
idle-throws = Personne ne regretterait { $throws }.
more-cells = { $cells } et { $count } autres
