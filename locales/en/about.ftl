# About the page
about-title = About
about-games = The games
about-golf = Carom Mini Golf is a board game by Forsage Games: boards of hexagons, dice or cards, obstacles that stand, slow down and move.
about-carramboule = Carramboule is a table game by Alortujou: eighteen balls, one queen, four pockets and a cue.
about-thanks = Thank you to both for games worth playing for years. If you like them here, buy the boxes: they are made of real wood and real felt.
about-affiliation = Carambole is made by admirers. We are not affiliated with Forsage Games or Alortujou, and neither has checked or approved it. The names of the games belong to their makers.
about-page = This page
about-page-text = One program plays both games by the printed rules, exactly, on your own device. Nothing you do here is sent anywhere; games and settings stay in this browser.
about-dice = The dice are sealed: before a match a fingerprint of their secret is fixed, and after it anyone can check every roll.
about-licences = Licences
about-licence-ours = Carambole is free software under the MIT or the Apache 2.0 licence, as you like.
about-licence-font = The typeface is Bricolage Grotesque by Mathieu Triay and others, under the SIL Open Font License 1.1.
about-licence-parts = It is built with Rust, Svelte, Fluent and idb, each under its own free licence.
about-version = Version { $version }
