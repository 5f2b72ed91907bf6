# About the page
about-title = Über Carambole
about-games = Die Spiele
about-golf = Carom Mini Golf ist ein Brettspiel von Forsage Games: Bahnen aus Sechsecken, Würfel oder Karten, Hindernisse, die stehen, bremsen und sich bewegen.
about-carramboule = Carramboule ist ein Tischspiel von Alortujou: achtzehn Kugeln, eine Dame, vier Taschen und ein Queue.
about-thanks = Danke an beide für Spiele, die man jahrelang spielt. Wenn sie dir hier gefallen, kauf die Schachteln: Holz und Filz sind dort echt.
about-affiliation = Carambole ist von Liebhabern gemacht. Wir gehören weder zu Forsage Games noch zu Alortujou; keiner von beiden hat es geprüft oder gebilligt. Die Namen der Spiele gehören ihren Urhebern.
about-page = Diese Seite
about-page-text = Ein Programm spielt beide Spiele genau nach den gedruckten Regeln, auf deinem eigenen Gerät. Nichts davon wird irgendwohin gesendet; Partien und Einstellungen bleiben in diesem Browser.
about-dice = Die Würfel sind versiegelt: Vor der Partie steht ein Fingerabdruck ihres Geheimnisses fest, danach kann jeder jeden Wurf nachprüfen.
about-licences = Lizenzen
about-licence-ours = Carambole ist freie Software, wahlweise unter der MIT- oder der Apache-2.0-Lizenz.
about-licence-font = Die Schrift ist Bricolage Grotesque von Mathieu Triay und anderen, unter der SIL Open Font License 1.1.
about-licence-parts = Gebaut mit Rust, Svelte, Fluent und idb, jedes unter seiner freien Lizenz.
about-version = Version { $version }
