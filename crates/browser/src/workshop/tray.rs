//! The pieces in the game boxes, and pieces that are being dragged.

use super::lattice::rim;
use super::{laid, refused};
use crate::show;
use crate::view;
use crate::view::workshop::{CarriedPiece, LaidPiece, TrayShape};
use golf::{Catalogue, Form, GameBox, Shape};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the pieces in the game boxes (`TrayShape`s); `prefix` is the id prefix of the board next
/// to them.
#[wasm_bindgen]
pub fn tray(theme: &str, prefix: &str) -> String {
    let shapes = Catalogue::standard().shapes().iter();
    let all: Vec<TrayShape> = shapes
        .flat_map(|shape| of_shape(shape, theme, prefix))
        .collect();
    view::json(&all)
}

fn of_shape(shape: &Shape, theme: &str, prefix: &str) -> Vec<TrayShape> {
    let blob = matches!(shape.form, Form::Sand | Form::Water);
    let plain = LaidPiece {
        id: shape.id.clone(),
        at: [0, 0],
        rotate: 0,
        mirror: false,
        channel: false,
        cells: if blob {
            vec![[0, 0], [2, 0], [1, 1]]
        } else {
            Vec::new()
        },
        value: None,
    };
    let kinds: Vec<(String, Option<i8>, usize)> = if shape.values.is_empty() {
        vec![(shape.id.clone(), None, shape.count)]
    } else {
        let values = shape.values.iter();
        values
            .map(|(value, count)| (format!("{}{value}", shape.id), Some(*value), *count))
            .collect()
    };
    let drawn = kinds.into_iter().filter_map(|(key, value, count)| {
        let piece = LaidPiece {
            value,
            ..plain.clone()
        };
        let body = laid::entry(&piece).ok()?.body()?;
        Some(TrayShape {
            key,
            svg: picture::piece_svg(&body, show::theme(theme), prefix),
            piece,
            kind: kind(&shape.form).to_owned(),
            home: match shape.home {
                GameBox::Base => "base",
                GameBox::Expansion => "ext",
            }
            .to_owned(),
            count,
            can: laid::abilities(shape),
        })
    });
    drawn.collect()
}

fn kind(form: &Form) -> &'static str {
    match form {
        Form::Flat(_) => "flat",
        Form::Tall(_) => "tall",
        Form::Sand | Form::Water => "slow",
        Form::Token => "token",
        Form::StartMarker | Form::HoleMarker => "marker",
        _ => "moving",
    }
}

/// Draws a piece (`LaidPiece`) as it is dragged over the board (`CarriedPiece`).
#[wasm_bindgen]
pub fn carried(piece: &str, theme: &str, prefix: &str) -> Result<String, String> {
    let piece = LaidPiece::parse(piece)?;
    let entry = laid::entry(&piece).map_err(|problem| refused(&problem))?;
    let body = entry.body().ok_or("the piece cannot be placed like this")?;
    Ok(view::json(&CarriedPiece {
        markup: picture::piece_markup(&body, show::theme(theme), prefix),
        rim: rim(&body.cells()),
    }))
}
