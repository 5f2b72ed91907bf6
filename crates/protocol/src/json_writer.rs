//! JSON as `serde_json` writes it, byte for byte, in a third of the time: every action at a table
//! is written for its hash, for the log and for everyone who is there.
//!
//! Nothing here waits for the end of a buffer or asks a formatter, names of fields are not
//! searched for what would have to be escaped, and there is one kind of target. The page does
//! with `serde_json` alone: it writes little and has to be loaded.

use serde::ser::{self, Serialize};
use serde_json::Error;

type Result<T = ()> = std::result::Result<T, Error>;

/// One line of JSON.
pub(crate) fn written<T: Serialize>(value: &T) -> Result<String> {
    // Room for most messages, so that few have to be moved as they grow.
    let mut writer = Writer(String::with_capacity(512));
    value.serialize(&mut writer)?;
    Ok(writer.0)
}

struct Writer(String);

impl Writer {
    fn text(&mut self, text: &str) {
        self.0.push('"');
        let special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
        // Without an early end, so that many bytes are looked at in one step.
        if text.bytes().fold(false, |any, byte| any | special(byte)) {
            text.chars().for_each(|letter| self.escaped(letter));
        } else {
            self.0.push_str(text);
        }
        self.0.push('"');
    }

    fn escaped(&mut self, letter: char) {
        match letter {
            '"' => self.0.push_str("\\\""),
            '\\' => self.0.push_str("\\\\"),
            '\u{8}' => self.0.push_str("\\b"),
            '\t' => self.0.push_str("\\t"),
            '\n' => self.0.push_str("\\n"),
            '\u{c}' => self.0.push_str("\\f"),
            '\r' => self.0.push_str("\\r"),
            control @ '\0'..' ' => {
                let digit = |value| char::from_digit(value, 16).unwrap_or('0');
                self.0.push_str("\\u00");
                self.0.push(digit(control as u32 >> 4));
                self.0.push(digit(control as u32 & 15));
            }
            plain => self.0.push(plain),
        }
    }

    fn natural(&mut self, mut value: u64) {
        let mut digits = [b'0'; 20];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] += (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        let digits = std::str::from_utf8(&digits[first..]);
        self.0.push_str(digits.expect("digits are ASCII"));
    }

    fn open(&mut self, bracket: char) -> List<'_> {
        self.0.push(bracket);
        List {
            close: if bracket == '[' { "]" } else { "}" },
            writer: self,
            is_first: true,
        }
    }

    /// Begins `{"variant":`.
    fn variant(&mut self, variant: &'static str) {
        self.0.push('{');
        self.text(variant);
        self.0.push(':');
    }

    /// What `serde_json` knows better.
    fn rare<T: Serialize>(&mut self, value: &T) -> Result {
        self.0.push_str(&serde_json::to_string(value)?);
        Ok(())
    }
}

/// Something with commas in it.
struct List<'w> {
    writer: &'w mut Writer,
    close: &'static str,
    is_first: bool,
}

impl List<'_> {
    fn comma(&mut self) {
        if !self.is_first {
            self.writer.0.push(',');
        }
        self.is_first = false;
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.comma();
        self.writer.0.push('"');
        self.writer.0.push_str(name);
        self.writer.0.push_str("\":");
        value.serialize(&mut *self.writer)
    }

    fn finish(self) {
        self.writer.0.push_str(self.close);
    }
}

impl<'w> ser::Serializer for &'w mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'w>;
    type SerializeTuple = List<'w>;
    type SerializeTupleStruct = List<'w>;
    type SerializeTupleVariant = List<'w>;
    type SerializeMap = List<'w>;
    type SerializeStruct = List<'w>;
    type SerializeStructVariant = List<'w>;

    fn serialize_bool(self, value: bool) -> Result {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result {
        if value < 0 {
            self.0.push('-');
        }
        self.natural(value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result {
        self.natural(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result {
        self.rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Result {
        self.rare(&value)
    }

    fn serialize_char(self, value: char) -> Result {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        self.variant(variant);
        value.serialize(&mut *self)?;
        self.0.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'w>> {
        Ok(self.open('['))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'w>> {
        Ok(self.open('['))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'w>> {
        Ok(self.open('['))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'w>> {
        self.variant(variant);
        let mut list = self.open('[');
        list.close = "]}";
        Ok(list)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<List<'w>> {
        Ok(self.open('{'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'w>> {
        Ok(self.open('{'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'w>> {
        self.variant(variant);
        let mut list = self.open('{');
        list.close = "}}";
        Ok(list)
    }
}

impl ser::SerializeSeq for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.item(value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeTuple for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.item(value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeTupleStruct for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.item(value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeTupleVariant for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.item(value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeMap for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        self.comma();
        let begin = self.writer.0.len();
        key.serialize(&mut *self.writer)?;
        if !self.writer.0[begin..].starts_with('"') {
            // A number.
            self.writer.0.insert(begin, '"');
            self.writer.0.push('"');
        }
        self.writer.0.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeStruct for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeStructVariant for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    fn end(self) -> Result {
        self.finish();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::written;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Outside {
        Unit,
        NewType(Box<Outside>),
        Pair(i8, u64),
        Named { a_b: Option<u8>, c: () },
    }

    #[derive(Serialize)]
    #[serde(tag = "type")]
    enum Inside {
        Empty {},
        Wrapped(Flat),
    }

    #[derive(Serialize)]
    struct Flat {
        before: u8,
        #[serde(flatten)]
        rest: BTreeMap<String, i64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        none: Option<u8>,
    }

    fn same<T: Serialize>(value: &T) {
        let expected = serde_json::to_string(value).expect("JSON");
        assert_eq!(written(value).expect("JSON"), expected);
    }

    #[test]
    fn every_shape_is_written_as_serde_json_writes_it() {
        same(&Outside::NewType(Box::new(Outside::Unit)));
        same(&vec![Outside::Pair(-128, u64::MAX)]);
        same(&Outside::Named { a_b: None, c: () });
        same(&Outside::Named {
            a_b: Some(7),
            c: (),
        });
        same(&Inside::Empty {});
        let rest = BTreeMap::from([("x\"y".to_owned(), i64::MIN), (String::new(), 0)]);
        let flat = Flat {
            before: 0,
            rest,
            none: None,
        };
        same(&Inside::Wrapped(flat));
        same(&BTreeMap::from([(3_u8, [true, false]), (40, [false; 2])]));
        same(&(
            1.0_f64,
            -0.25_f32,
            f64::NAN,
            'ä',
            [0_u8; 0],
            BTreeMap::<u8, u8>::new(),
        ));
    }

    #[test]
    fn every_letter_is_escaped_as_serde_json_escapes_it() {
        for letter in (0..0x3000).filter_map(char::from_u32) {
            same(&letter);
            same(&format!("a{letter}🙂"));
        }
    }

    #[test]
    fn numbers_have_all_their_digits() {
        for shift in 0..64 {
            for value in [1_u64 << shift, (1 << shift) - 1] {
                same(&value);
                same(&(value as i64));
            }
        }
    }
}
