//! Colours, and the styles that replace them in terminals without colour.

use golf::Colour;
use ratatui::style::{Color, Modifier, Style};

/// The role of a part of the screen, for which the palette chooses a style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    // Roles on the board.
    Felt,
    Start,
    Hole,
    Wall,
    RoundedWall,
    Flat,
    Channel,
    Deck,
    Slope,
    Sand,
    Water,
    Mover,
    OpenDoor,
    Token(i8),
    Ball(Colour),
    // Roles around the board.
    Title,
    Heading,
    Plain,
    Quiet,
    Key,
    Chosen,
    Good,
    Alert,
    Line,
}

/// The styles of roles: either with the 256 colours that nearly all terminals have, even over ssh,
/// or only with bold, dim, reversed and underlined text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    Colour,
    Plain,
}

impl Palette {
    /// Chooses the palette according to the flag and the environment (<https://no-color.org>).
    pub(crate) fn choose(no_colour: bool) -> Palette {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if no_colour || unwanted {
            Palette::Plain
        } else {
            Palette::Colour
        }
    }

    pub(crate) fn style(self, role: Role) -> Style {
        match self {
            Palette::Colour => coloured(role),
            Palette::Plain => plain(role),
        }
    }

    /// Returns the style of a stroke's path where it crosses a cell with the style `below`.
    pub(crate) fn path(self, below: Style) -> Style {
        match self {
            Palette::Colour => below
                .fg(Color::Indexed(231))
                .add_modifier(Modifier::BOLD)
                .remove_modifier(Modifier::DIM),
            Palette::Plain => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    /// Returns the style of a key label on the board; `chosen` is true for the label of the
    /// selected cell.
    pub(crate) fn label(self, chosen: bool) -> Style {
        match (self, chosen) {
            (Palette::Colour, true) => on(231, 16).add_modifier(Modifier::BOLD),
            (Palette::Colour, false) => on(65, 231).add_modifier(Modifier::BOLD),
            (Palette::Plain, true) => {
                Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
            }
            (Palette::Plain, false) => {
                Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
            }
        }
    }
}

fn on(background: u8, foreground: u8) -> Style {
    Style::new()
        .bg(Color::Indexed(background))
        .fg(Color::Indexed(foreground))
}

fn ink(foreground: u8) -> Style {
    Style::new().fg(Color::Indexed(foreground))
}

fn coloured(role: Role) -> Style {
    let bold = Modifier::BOLD;
    match role {
        Role::Felt => on(22, 65),
        Role::Start => on(22, 150),
        Role::Hole => on(16, 231).add_modifier(bold),
        Role::Wall => on(94, 58),
        Role::RoundedWall => on(130, 94),
        Role::Flat => on(240, 248),
        Role::Channel => on(236, 252),
        Role::Deck => on(180, 94),
        Role::Slope => on(137, 230),
        Role::Sand => on(179, 94),
        Role::Water => on(25, 117),
        Role::Mover => on(53, 219).add_modifier(bold),
        Role::OpenDoor => on(22, 219),
        Role::Token(-1) => on(27, 231).add_modifier(bold),
        Role::Token(-2) => on(160, 231).add_modifier(bold),
        Role::Token(_) => on(220, 16).add_modifier(bold),
        Role::Ball(colour) => ball(colour).add_modifier(bold),
        Role::Title => on(22, 230).add_modifier(bold),
        Role::Heading => ink(179).add_modifier(bold),
        Role::Plain => Style::new(),
        Role::Quiet => ink(244),
        Role::Key => ink(222).add_modifier(bold),
        Role::Chosen => on(65, 231).add_modifier(bold),
        Role::Good => ink(114).add_modifier(bold),
        Role::Alert => ink(209).add_modifier(bold),
        Role::Line => ink(238),
    }
}

fn ball(colour: Colour) -> Style {
    match colour {
        Colour::Orange => on(208, 16),
        Colour::Green => on(46, 16),
        Colour::Yellow => on(226, 16),
        Colour::Blue => on(33, 231),
        Colour::Violet => on(135, 231),
        Colour::Red => on(196, 231),
    }
}

fn plain(role: Role) -> Style {
    let style = Style::new();
    match role {
        Role::Ball(_) | Role::Title | Role::Chosen => {
            style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
        Role::Hole
        | Role::Mover
        | Role::Token(_)
        | Role::Heading
        | Role::Key
        | Role::Good
        | Role::Alert => style.add_modifier(Modifier::BOLD),
        Role::Felt | Role::Line | Role::Quiet => style.add_modifier(Modifier::DIM),
        _ => style,
    }
}
