//! The drawing language's inks, and a function that mixes them.

/// The colour scheme of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light: the board looks like a wooden toy on linen in daylight.
    #[default]
    Light,
    /// Dark: the board looks like the same toy in the evening.
    Dark,
    /// For printing: white background, pale felt and wood, little ink, no soft shadows.
    Print,
}

impl Theme {
    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
        }
    }
}

/// A material in four shades.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Material {
    pub(crate) high: &'static str,
    pub(crate) plain: &'static str,
    pub(crate) low: &'static str,
    pub(crate) deep: &'static str,
}

/// All inks of a theme.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) paper: &'static str,
    pub(crate) ink: &'static str,
    pub(crate) ink_second: &'static str,
    pub(crate) line: &'static str,
    pub(crate) accent: &'static str,
    pub(crate) accent_ink: &'static str,
    pub(crate) felt: Material,
    pub(crate) felt_grid: &'static str,
    pub(crate) on_felt: &'static str,
    pub(crate) oak: Material,
    pub(crate) birch: Material,
    pub(crate) steel: Material,
    pub(crate) brass: Material,
    pub(crate) sand: Material,
    pub(crate) water: Material,
    pub(crate) coin: &'static str,
    pub(crate) coin_edge: &'static str,
    /// The line of a path, and the darker or lighter outline around it.
    pub(crate) path: &'static str,
    pub(crate) path_case: &'static str,
    pub(crate) heat: [&'static str; 2],
    /// The ink of the board's shadow on the table.
    pub(crate) shade: &'static str,
    /// The opacity of shadows on felt.
    pub(crate) shadow: f64,
    /// Whether soft shadows and the textures of felt and wood are drawn.
    pub(crate) soft: bool,
}

const fn material(
    high: &'static str,
    plain: &'static str,
    low: &'static str,
    deep: &'static str,
) -> Material {
    Material {
        high,
        plain,
        low,
        deep,
    }
}

/// The colours of a die.
#[derive(Debug)]
pub(crate) struct DieInks {
    pub(crate) name: &'static str,
    pub(crate) plain: &'static str,
    /// The colour of its numbers.
    pub(crate) ink: &'static str,
    pub(crate) edge: &'static str,
}

const fn die(
    name: &'static str,
    plain: &'static str,
    ink: &'static str,
    edge: &'static str,
) -> DieInks {
    DieInks {
        name,
        plain,
        ink,
        edge,
    }
}

/// The dice, the same in all themes. Some are darker than the balls of the same name, because
/// their numbers must be easy to read.
pub(crate) static DICE: [DieInks; 8] = [
    die("white", "#fffaf0", "#2a1f15", "#b9a57f"),
    die("blue", "#2f6fd6", "#ffffff", "#17438d"),
    die("yellow", "#f8d332", "#2a1f15", "#a98708"),
    die("green", "#2f8043", "#ffffff", "#174a25"),
    die("orange", "#f07d22", "#2a1206", "#9c4a0a"),
    die("violet", "#7a43bd", "#ffffff", "#4a237b"),
    die("red", "#c2302a", "#ffffff", "#781612"),
    die("black", "#2f2a27", CREAM, "#0d0b0a"),
];

/// The cream colour used for rings, flags and numbers.
pub(crate) const CREAM: &str = "#fff8e7";
/// The board's darkest ink, for cups and arches.
pub(crate) const NIGHT: &str = "#0c0a08";

static LIGHT: Palette = Palette {
    paper: "#f5ecdb",
    ink: "#2a1f15",
    ink_second: "#574534",
    line: "#dcccae",
    accent: "#b8431c",
    accent_ink: "#fffaf0",
    felt: material("#568a6e", "#47775e", "#3b6650", "#2f5141"),
    felt_grid: "#3a674f",
    on_felt: CREAM,
    oak: material("#dcae72", "#bd8748", "#8c5a2a", "#5e3a19"),
    birch: material("#fff1d4", "#f0dab0", "#cfab74", "#8f6a38"),
    steel: material("#7d8c96", "#54616b", "#3f4a52", "#2e383f"),
    brass: material("#f8dc93", "#e0b04c", "#b98b30", "#8c6418"),
    sand: material("#fae8bd", "#ecd094", "#d3b06b", "#b98f4a"),
    water: material("#bfe4f2", "#58a6c9", "#3d88ae", "#2a6f94"),
    coin: "#fff6e2",
    coin_edge: "#b89b66",
    path: CREAM,
    path_case: "#0d1f16",
    heat: ["#fbe9b0", "#7b1f5c"],
    shade: "#3c240c",
    shadow: 0.3,
    soft: true,
};

static DARK: Palette = Palette {
    paper: "#1c1510",
    ink: "#f7ecdb",
    ink_second: "#d8c7ae",
    line: "#46372a",
    accent: "#f0894f",
    accent_ink: "#2a1206",
    felt: material("#3c6b58", "#30594a", "#284c3e", "#1e3c30"),
    felt_grid: "#244637",
    on_felt: "#fff4dd",
    oak: material("#a87848", "#85592f", "#5c3a1b", "#2f1c0c"),
    birch: material("#efd9ae", "#d8bd8d", "#a98653", "#5f4522"),
    steel: material("#82929c", "#56646e", "#3b474f", "#222b31"),
    brass: material("#f2d283", "#d3a240", "#a17a2a", "#6f4e12"),
    sand: material("#e9d2a0", "#cfb074", "#a98a52", "#7f6130"),
    water: material("#a5d6e9", "#3f87aa", "#2c6c8d", "#1c5674"),
    coin: "#f5e9cf",
    coin_edge: "#8c7343",
    path: CREAM,
    path_case: "#06120c",
    heat: ["#f6e0a0", "#6d1a55"],
    shade: "#000000",
    shadow: 0.42,
    soft: true,
};

static PRINT: Palette = Palette {
    paper: "#ffffff",
    ink: "#1f1710",
    ink_second: "#574534",
    line: "#cdbb98",
    accent: "#b8431c",
    accent_ink: "#ffffff",
    felt: material("#d3e6d8", "#c3dccb", "#b0cfbb", "#8db39c"),
    felt_grid: "#97bda6",
    on_felt: "#1f4430",
    oak: material("#f0d9b6", "#dfbf92", "#b48a57", "#8a6437"),
    birch: material("#fffaf0", "#fbeed6", "#dcc195", "#8f6a38"),
    steel: material("#b4bec5", "#8b98a1", "#66737c", "#434f57"),
    brass: material("#fbeac0", "#f0cf82", "#cfa54c", "#8c6418"),
    sand: material("#fdf3da", "#f6e3b6", "#dcc088", "#b98f4a"),
    water: material("#f2fbff", "#a9d6ea", "#6fb0cf", "#2a6f94"),
    coin: "#fffaf0",
    coin_edge: "#b89b66",
    path: "#1f1710",
    path_case: "#ffffff",
    heat: ["#fbe9b0", "#7b1f5c"],
    shade: "#3c240c",
    shadow: 0.2,
    soft: false,
};

/// Returns a mixture of two inks; `share` is the proportion of `to`, and equal steps of `share`
/// look equal to the eye.
///
/// The inks are mixed in the Oklab colour space (B. Ottosson, `A perceptual color space for image
/// processing`, 2020).
pub(crate) fn mixed(from: &str, to: &str, share: f64) -> String {
    let (a, b) = (oklab(from), oklab(to));
    let share = share.clamp(0.0, 1.0);
    let between = |i: usize| a[i] + (b[i] - a[i]) * share;
    hex([between(0), between(1), between(2)])
}

#[allow(clippy::many_single_char_names)] // as in the paper
fn oklab(ink: &str) -> [f64; 3] {
    let channel = |i: usize| {
        let digits = ink.get(1 + 2 * i..3 + 2 * i).unwrap_or("00");
        let value = f64::from(u8::from_str_radix(digits, 16).unwrap_or(0)) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            libm::pow((value + 0.055) / 1.055, 2.4)
        }
    };
    let (r, g, b) = (channel(0), channel(1), channel(2));
    let l = libm::cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b);
    let m = libm::cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b);
    let s = libm::cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b);
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_05 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

#[allow(clippy::many_single_char_names)] // as in the paper
fn hex([light, a, b]: [f64; 3]) -> String {
    let l = (light + 0.396_337_78 * a + 0.215_803_76 * b).powi(3);
    let m = (light - 0.105_561_346 * a - 0.063_854_17 * b).powi(3);
    let s = (light - 0.089_484_18 * a - 1.291_485_5 * b).powi(3);
    let channels = [
        4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
        -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
        -0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s,
    ];
    let byte = |value: f64| {
        let value = value.clamp(0.0, 1.0);
        let bent = if value <= 0.003_130_8 {
            value * 12.92
        } else {
            1.055 * libm::pow(value, 1.0 / 2.4) - 0.055
        };
        (bent * 255.0).round() as u8
    };
    let [r, g, b] = channels.map(byte);
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_a_mixture_are_its_inks() {
        for ink in ["#fbe9b0", "#7b1f5c", "#000000", "#ffffff"] {
            assert_eq!(mixed(ink, "#123456", 0.0), ink);
            assert_eq!(mixed("#123456", ink, 1.0), ink);
        }
    }
}
