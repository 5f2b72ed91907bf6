//! Calendar days, in UTC.

use protocol::Millis;
use std::fmt;
use std::str::FromStr;

/// The length of a day in milliseconds.
pub const DAY: Millis = 86_400_000;

/// A calendar day from 1970 to 9999.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    date: u8,
}

/// The error for text that is not a calendar day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayError;

impl fmt::Display for DayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write a day like 2026-11-15")
    }
}

impl std::error::Error for DayError {}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, date] = &*parts else {
            return Err(DayError);
        };
        let digits = |text: &str, length: usize| {
            let fits = text.len() == length && text.bytes().all(|b| b.is_ascii_digit());
            text.parse::<u16>().ok().filter(|_| fits).ok_or(DayError)
        };
        let (year, month, date) = (digits(year, 4)?, digits(month, 2)?, digits(date, 2)?);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let last = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        if !(1..=12).contains(&month) || !(1..=last).contains(&date) || year < 1970 {
            return Err(DayError);
        }
        Ok(Day {
            year,
            month: month as u8,
            date: date as u8,
        })
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.date)
    }
}

impl Day {
    /// Returns the day that contains this moment.
    pub fn at(moment: Millis) -> Day {
        Day::of_number((moment / DAY) as u32)
    }

    /// Returns the day `days` days after 1 January 1970 (Howard Hinnant, `civil_from_days`).
    pub fn of_number(days: u32) -> Day {
        let shifted = days + 719_468;
        let (era, of_era) = (shifted / 146_097, shifted % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let date = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Day {
            year: (year + era * 400 + u32::from(month <= 2)) as u16,
            month: month as u8,
            date: date as u8,
        }
    }

    /// Returns the number of days since 1 January 1970 (Howard Hinnant, `days_from_civil`).
    pub fn number(self) -> u32 {
        let (month, date) = (u32::from(self.month), u32::from(self.date));
        let shifted = u32::from(self.year) - u32::from(month <= 2);
        let (era, of_era) = (shifted / 400, shifted % 400);
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + date - 1;
        era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
    }

    /// Returns the day of the month, counted from 1.
    pub fn in_month(self) -> u32 {
        u32::from(self.date)
    }

    /// Returns the day of the week, from 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> usize {
        ((self.number() + 3) % 7) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    #[test]
    fn days_are_counted_from_1970() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-11-15", 20_772),
            ("9999-12-31", 2_932_896),
        ] {
            assert_eq!(day(text).number(), number, "{text}");
            assert_eq!(Day::of_number(number).to_string(), text);
        }
        for wrong in [
            "2026-13-01",
            "2026-02-29",
            "26-1-1",
            "2026-11-15-1",
            "",
            "2026-1a-01",
            "1969-12-31",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(DayError), "{wrong}");
        }
        assert_eq!(day("2026-11-16").weekday(), 0, "a Monday");
        assert_eq!(day("2026-11-15").weekday(), 6, "a Sunday");
    }
}
