//! Parses arbitrary text as a position. The parser must not panic. If it accepts a position,
//! writing and parsing the position again must not change it, and the first of its listed actions
//! must be legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::position_line::{read, write};

fuzz_target!(|text: &str| {
    if let Ok(mut game) = read(text) {
        let line = write(&game).expect("a position is before or after a roll");
        let again = read(&line).expect("what is written can be read");
        assert_eq!(game.position(), again.position());
        let actions = game.actions();
        game.act(actions[0], &mut ()).expect("what is listed is legal");
    }
});
