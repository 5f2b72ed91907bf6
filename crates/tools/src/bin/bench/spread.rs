//! The values from several measurement rounds, and functions that format them.

use anyhow::{Result, bail};
use serde_json::Value;
use std::fmt;

/// The median, minimum and maximum of several values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spread {
    pub median: f64,
    pub least: f64,
    pub most: f64,
}

impl Spread {
    /// Returns the spread of the values, of which there must be at least one. If there are two
    /// middle values, the lower one is the median.
    pub(crate) fn of(values: impl IntoIterator<Item = f64>) -> Result<Spread> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let middle = values.len().saturating_sub(1) / 2;
        match (values.first(), values.get(middle), values.last()) {
            (Some(&least), Some(&median), Some(&most)) => Ok(Spread {
                median,
                least,
                most,
            }),
            _ => bail!("nothing was measured"),
        }
    }

    /// Returns the spread of the numbers in a JSON list.
    pub(crate) fn of_list(list: &Value) -> Result<Spread> {
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        Spread::of(list.iter().filter_map(Value::as_f64))
    }

    /// Returns the spread of a single value.
    pub(crate) fn once(value: f64) -> Spread {
        Spread {
            median: value,
            least: value,
            most: value,
        }
    }

    /// Converts the values to another unit.
    pub(crate) fn times(self, factor: f64) -> Spread {
        Spread {
            median: self.median * factor,
            least: self.least * factor,
            most: self.most * factor,
        }
    }

    /// Converts seconds per operation to operations per second.
    pub(crate) fn rate(self) -> Spread {
        Spread {
            median: 1.0 / self.median,
            least: 1.0 / self.most,
            most: 1.0 / self.least,
        }
    }

    /// Returns the ratio of this spread to another, with the smallest and largest possible ratios.
    pub(crate) fn to(self, other: Spread) -> Spread {
        Spread {
            median: self.median / other.median,
            least: self.least / other.most,
            most: self.most / other.least,
        }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown(self.median))?;
        if shown(self.least) != shown(self.most) {
            write!(f, " ({}–{})", shown(self.least), shown(self.most))?;
        }
        Ok(())
    }
}

/// Formats a number with three significant digits, but at most six decimals. Numbers above 100 are
/// rounded to whole numbers.
pub(crate) fn shown(value: f64) -> String {
    if value.abs() >= 99.95 {
        return grouped(value);
    }
    let decimals = match value.abs() {
        0.0 => 0,
        size => (2 - size.log10().floor() as i32).clamp(0, 6) as usize,
    };
    format!("{value:.decimals$}")
}

/// Formats a whole number with thousands separators.
fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Spread, shown};

    #[test]
    fn numbers_keep_three_digits_that_count() {
        let all = [
            0.0,
            0.026_44,
            0.369,
            4.0,
            36.25,
            99.97,
            2_345.6,
            21_000_000.0,
        ];
        let shown = all.map(shown).join(" ");
        assert_eq!(shown, "0 0.0264 0.369 4.00 36.2 100 2,346 21,000,000");
    }

    #[test]
    fn a_spread_has_the_lower_middle_and_both_ends() {
        let spread = Spread::of([3.0, 1.0, 4.0, 2.0]).expect("values");
        assert_eq!(spread.to_string(), "2.00 (1.00–4.00)");
        assert_eq!(spread.rate().to_string(), "0.500 (0.250–1.00)");
        assert_eq!(
            spread.to(Spread::once(2.0)).to_string(),
            "1.00 (0.500–2.00)"
        );
        assert_eq!(Spread::once(5.0).to_string(), "5.00");
        assert!(Spread::of([]).is_err());
    }
}
