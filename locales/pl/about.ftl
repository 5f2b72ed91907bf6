# About the page
about-title = O Carambole
about-games = Gry
about-golf = Carom Mini Golf to gra planszowa Forsage Games: plansze z sześciokątów, kostki albo karty, przeszkody, które stoją, hamują i się ruszają.
about-carramboule = Carramboule to gra stołowa Alortujou: osiemnaście bil, królowa, cztery łuzy i kij.
about-thanks = Dziękujemy obu za gry na długie lata. Jeśli podobają się tutaj, kup pudełka: tam drewno i sukno są prawdziwe.
about-affiliation = Carambole tworzą miłośnicy tych gier. Nie jesteśmy związani z Forsage Games ani z Alortujou; żadna z firm go nie sprawdzała ani nie zatwierdzała. Nazwy gier należą do ich twórców.
about-page = Ta strona
about-page-text = Jeden program gra w obie gry dokładnie według drukowanych zasad, na twoim urządzeniu. Nic stąd nie jest nigdzie wysyłane; partie i ustawienia zostają w tej przeglądarce.
about-dice = Kostki są zapieczętowane: przed partią ustala się odcisk ich sekretu, a po niej każdy może sprawdzić każdy rzut.
about-licences = Licencje
about-licence-ours = Carambole to wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru.
about-licence-font = Krój pisma to Bricolage Grotesque, autorstwa Mathieu Triay i innych, na licencji SIL Open Font License 1.1.
about-licence-parts = Zbudowano z pomocą Rust, Svelte, Fluent i idb, każde na własnej wolnej licencji.
about-version = Wersja { $version }
