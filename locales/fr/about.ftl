# About the page
about-title = À propos
about-games = Les jeux
about-golf = Carom Mini Golf est un jeu de plateau de Forsage Games : des plateaux d’hexagones, des dés ou des cartes, des obstacles qui bloquent, freinent et bougent.
about-carramboule = Carramboule est un jeu de table d’Alortujou : dix-huit billes, une reine, quatre poches et une queue.
about-thanks = Merci aux deux pour des jeux qu’on garde des années. S’ils vous plaisent ici, achetez les boîtes : le bois et le feutre y sont vrais.
about-affiliation = Carambole est fait par des amateurs de ces jeux. Nous n’avons aucun lien avec Forsage Games ni avec Alortujou, qui ne l’ont ni vérifié ni approuvé. Les noms des jeux appartiennent à leurs auteurs.
about-page = Cette page
about-page-text = Un seul programme joue les deux jeux selon les règles imprimées, exactement, sur votre appareil. Rien de ce que vous faites ici n’est envoyé ; parties et réglages restent dans ce navigateur.
about-dice = Les dés sont scellés : une empreinte de leur secret est fixée avant la partie, et après chacun peut vérifier tous les lancers.
about-licences = Licences
about-licence-ours = Carambole est un logiciel libre sous licence MIT ou Apache 2.0, au choix.
about-licence-font = Le caractère est Bricolage Grotesque, de Mathieu Triay et d’autres, sous licence SIL Open Font 1.1.
about-licence-parts = Il est construit avec Rust, Svelte, Fluent et idb, chacun sous sa licence libre.
about-version = Version { $version }
