//! The figures that come with the program, in the order of the booklet.

macro_rules! figures {
    ($($number:literal)*) => {
        &[$((
            $number,
            include_str!(concat!("../../../../figures/", $number, ".toml")),
        )),*]
    };
}

/// Number and text of every figure.
pub const FIGURES: &[(&str, &str)] = figures![
    "3"
    "5"
    "20"
    "50"
    "D-13"
];
