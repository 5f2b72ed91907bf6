//! Tests that every figure's picture must pass.

use figures::Figure;
use picture::{FigureDrawing, Theme};
use roxmltree::Document;
use std::collections::BTreeSet;

#[test]
fn every_figure_is_drawn_with_all_its_scenes() {
    for figure in Figure::all() {
        let figure = figure.expect("the standard figures are valid");
        let replay = figure.replay();
        for (language, theme) in [("en", Theme::Light), ("pl", Theme::Print)] {
            let drawing = FigureDrawing::new(&figure, &replay.scenes);
            let svg = drawing.language(language).theme(theme).render();
            check(&figure, &svg, language);
        }
    }
}

/// Checks that the picture is well-formed, has unique ids and valid numbers, and shows every
/// caption and mark.
fn check(figure: &Figure, svg: &str, language: &str) {
    let number = &figure.number;
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("figure {number}: {error}"));
    let ids: Vec<&str> = document
        .descendants()
        .filter_map(|n| n.attribute("id"))
        .collect();
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(
        ids.len(),
        different.len(),
        "figure {number} uses an id twice"
    );
    assert!(
        !svg.contains("NaN") && !svg.contains("inf"),
        "figure {number}"
    );
    let texts = document.descendants().filter(|n| n.has_tag_name("text"));
    let words: Vec<&str> = texts.filter_map(|n| n.text()).collect();
    let words = words.join(" ");
    for caption in figure
        .scenes
        .iter()
        .filter_map(|scene| scene.caption.as_ref())
    {
        let caption = caption.get(language);
        assert!(words.contains(caption), "figure {number} lacks `{caption}`");
    }
}

#[test]
fn the_same_figure_gives_the_same_picture() {
    let figure = Figure::all().next().expect("there are figures");
    let figure = figure.expect("it is valid");
    let scenes = figure.replay().scenes;
    let draw = || FigureDrawing::new(&figure, &scenes).prefix("a-").render();
    assert_eq!(draw(), draw());
}
