//! Writes animated GIFs from frames that the page has drawn.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use wasm_bindgen::prelude::wasm_bindgen;

/// The last colour of the palette means "unchanged".
const SAME: u8 = 255;
const COLOURS: usize = 255;
/// The sampling step for the palette: one pixel in ten is fast and accurate enough.
const SAMPLED: i32 = 10;
/// The number of distinct colours at six bits per channel. Each colour is looked up in the palette
/// only once.
const KEYS: usize = 1 << 18;

/// An animated picture in progress. Each frame contains only the changes since the previous one.
#[wasm_bindgen]
pub struct MovingPicture {
    encoder: Encoder<Vec<u8>>,
    colours: NeuQuant,
    /// The palette index of each colour, by colour key; `None` until the colour has been looked up.
    known: Vec<Option<u8>>,
    width: u16,
    height: u16,
    before: Vec<u8>,
    /// The latest frame, and its duration so far in hundredths of a second. The frame is written
    /// when a different frame arrives.
    waiting: Option<(Frame<'static>, u16)>,
}

#[wasm_bindgen]
impl MovingPicture {
    /// Starts a picture of this size; `sample` contains RGBA pixels with all relevant colours.
    #[wasm_bindgen(constructor)]
    pub fn new(width: u16, height: u16, sample: &[u8]) -> Result<MovingPicture, String> {
        if width == 0 || height == 0 || sample.len() < 4 * COLOURS {
            return Err("the picture is too small".to_owned());
        }
        let colours = NeuQuant::new(SAMPLED, COLOURS, sample);
        let mut palette: Vec<u8> = colours.color_map_rgb();
        palette.resize(3 * 256, 0);
        let encoder = Encoder::new(Vec::new(), width, height, &palette);
        let mut encoder = encoder.map_err(|error| error.to_string())?;
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(|error| error.to_string())?;
        Ok(MovingPicture {
            encoder,
            colours,
            known: vec![None; KEYS],
            width,
            height,
            before: Vec::new(),
            waiting: None,
        })
    }

    /// Adds a frame of RGBA pixels with its duration in hundredths of a second.
    pub fn frame(&mut self, dots: &[u8], hundredths: u16) -> Result<(), String> {
        let size = usize::from(self.width) * usize::from(self.height);
        if dots.len() != 4 * size {
            return Err("the frame has the wrong size".to_owned());
        }
        let now: Vec<u8> = dots.chunks_exact(4).map(|dot| self.nearest(dot)).collect();
        if let Some((_, delay)) = self.waiting.as_mut().filter(|_| now == self.before) {
            *delay = delay.saturating_add(hundredths);
            return Ok(());
        }
        self.flush()?;
        let frame = self.changed(&now);
        self.before = now;
        self.waiting = Some((frame, hundredths));
        Ok(())
    }

    /// Returns the finished file.
    pub fn finish(mut self) -> Result<Vec<u8>, String> {
        self.flush()?;
        self.encoder.into_inner().map_err(|error| error.to_string())
    }
}

impl MovingPicture {
    fn nearest(&mut self, dot: &[u8]) -> u8 {
        let [red, green, blue] = [dot[0], dot[1], dot[2]].map(|part| usize::from(part >> 2));
        let key = red << 12 | green << 6 | blue;
        if let Some(known) = self.known[key] {
            return known;
        }
        let found = self.colours.index_of(&[dot[0], dot[1], dot[2], 255]) as u8;
        self.known[key] = Some(found);
        found
    }

    /// Returns the smallest rectangle that contains all changes since the previous frame. Unchanged
    /// pixels in it are transparent.
    fn changed(&self, now: &[u8]) -> Frame<'static> {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        let whole = [0, 0, width - 1, height - 1];
        let differs = |place: &usize| self.before.get(*place) != now.get(*place);
        let [left, top, right, foot] = if self.before.is_empty() {
            whole
        } else {
            (0..now.len()).filter(differs).fold(
                [width - 1, height - 1, 0, 0],
                |[left, top, right, foot], place| {
                    let (x, y) = (place % width, place / width);
                    [left.min(x), top.min(y), right.max(x), foot.max(y)]
                },
            )
        };
        let mut dots = Vec::with_capacity((right + 1 - left) * (foot + 1 - top));
        for y in top..=foot {
            dots.extend((left..=right).map(|x| {
                let place = y * width + x;
                if differs(&place) { now[place] } else { SAME }
            }));
        }
        Frame {
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left: left as u16,
            top: top as u16,
            width: (right + 1 - left) as u16,
            height: (foot + 1 - top) as u16,
            buffer: Cow::Owned(dots),
            ..Frame::default()
        }
    }

    fn flush(&mut self) -> Result<(), String> {
        let Some((mut frame, delay)) = self.waiting.take() else {
            return Ok(());
        };
        frame.delay = delay;
        self.encoder
            .write_frame(&frame)
            .map_err(|error| error.to_string())
    }
}
