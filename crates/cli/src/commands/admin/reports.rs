//! Lists reports, shows them with everything behind them, and closes them.

use super::log::told;
use super::{LISTED, Office, found, moment, now, reason};
use crate::arguments::{IdArguments, ListArguments, ReportArguments};
use crate::output;
use anyhow::{Result, anyhow, bail, ensure};
use protocol::Status;
use protocol::online::{PlayerRef, Remark, Said, TableEntry, WaitingReport};
use storage::{Act, KeptRemark, OpenReport};

/// Maximum number of tables shown with a report.
const TABLES: u32 = 10;

impl Office<'_> {
    pub(super) async fn reports(&self, list: &ListArguments) -> Result<()> {
        let open = self.store.open_reports(LISTED).await?;
        if open.is_empty() && !list.json {
            output::line("No open reports.");
        }
        for report in open.into_iter().map(waiting) {
            output::line(if list.json {
                report.to_json()
            } else {
                line_of_report(&report)
            });
        }
        Ok(())
    }

    /// Shows a report with the chat, the player's tables, and earlier reports and actions.
    pub(super) async fn report(&self, which: &ReportArguments) -> Result<()> {
        let id = &which.id;
        let row = if id.contains('\0') {
            None
        } else {
            found(self.store.report(id).await)?
        };
        let row = row.ok_or_else(|| anyhow!("no report has the id {id}"))?;
        let is_closed = row.is_closed;
        let report = waiting(row);
        if which.record {
            output::print(self.record_behind(&report).await?);
            return Ok(());
        }
        output::line(line_of_report(&report));
        output::line(if is_closed {
            "Status: closed"
        } else {
            "Status: open"
        });
        for found in self.store.find_players(&report.player, now(), 1).await? {
            output::line(format_args!(
                "Player: {}",
                self.line_of_player(found).await?
            ));
        }
        if let Some(table) = report.place.as_ref().and_then(table_of) {
            self.chat(table).await?;
        }
        output::line("Latest tables of this player:");
        for held in self.store.tables_of(&report.player, TABLES).await? {
            if let Ok(table) = TableEntry::parse(&held.summary) {
                output::line(format_args!("  {}", line_of_table(&table)));
            }
        }
        output::line("Reports about this player:");
        for row in self.store.reports_about(&report.player, LISTED).await? {
            output::line(format_args!("  {}", line_of_report(&waiting(row))));
        }
        output::line("Earlier actions on this player:");
        for row in self.store.audit_of(&report.player).await? {
            output::line(format_args!("  {}", told(&row)));
        }
        Ok(())
    }

    /// Shows a table's chat, with the ids of remarks and players.
    async fn chat(&self, table: &str) -> Result<()> {
        output::line(format_args!("Chat at /t/{table}:"));
        for KeptRemark { row, is_hidden } in self.store.whole_chat(table).await? {
            let (id, at, player) = (&row.id, moment(row.said), &row.player);
            let hidden = if is_hidden { " [hidden]" } else { "" };
            if let Ok(said) = Said::parse(&row.remark) {
                let text = remark_text(&said.what);
                let name = &said.name;
                output::line(format_args!(
                    "  {id}  {at}  {name} ({player}): {text}{hidden}"
                ));
            }
        }
        Ok(())
    }

    /// Returns the record of the match that a report is about.
    async fn record_behind(&self, report: &WaitingReport) -> Result<String> {
        let record = match &report.place {
            Some(PlayerRef::Seat { table, .. } | PlayerRef::Remark { table, .. }) => {
                return self.record_of_table(table.as_str()).await;
            }
            Some(PlayerRef::CupResult {
                cup,
                edition,
                result,
            }) => match self.store.cup_record(cup, *edition, result).await {
                Ok((_, Some(table))) => return self.record_of_table(&table).await,
                sent => sent.map(|(record, _)| record),
            },
            Some(PlayerRef::Daily { day, .. }) => {
                self.store.daily_record(day, &report.player).await
            }
            Some(PlayerRef::CourseRecord { course, .. }) => self.store.course_record(course).await,
            _ => bail!("this report is not about a match; use a record of the player's tables"),
        };
        found(record)?.ok_or_else(|| anyhow!("the match of this report no longer exists"))
    }

    async fn record_of_table(&self, table: &str) -> Result<String> {
        let events = self.store.events(table, 0).await?;
        ensure!(!events.is_empty(), "table {table} no longer exists");
        let events = events.join(",\n");
        Ok(format!(
            "{{\"carambole_record\":1,\"events\":[\n{events}\n]}}\n"
        ))
    }

    pub(super) async fn close(&self, which: IdArguments) -> Result<()> {
        let nothing = format!("no open report has the id {}", which.id);
        let reason = reason(which.reason)?;
        let said = format!("Report {} is closed.", which.id);
        self.act(Act::CloseReport, which.id, reason, &nothing)
            .await?;
        output::line(said);
        Ok(())
    }
}

fn waiting(row: OpenReport) -> WaitingReport {
    let OpenReport { report, by, .. } = row;
    let place = report.place.as_deref();
    WaitingReport {
        id: report.id,
        at: report.made,
        player: report.reported,
        course: report.course,
        place: place.and_then(|place| PlayerRef::parse(place).ok()),
        called: report.handle,
        reason: report.reason,
        by,
    }
}

fn line_of_report(report: &WaitingReport) -> String {
    let about = match &report.course {
        Some(course) => format!("course {course} \"{}\"", report.called),
        None => format!("player {} \"{}\"", report.player, report.called),
    };
    let place = report.place.as_ref().map_or_else(String::new, place_text);
    let (id, at, by, reason) = (&report.id, moment(report.at), &report.by, &report.reason);
    format!("{id}  {at}  {about}{place}, by {by}: {reason}")
}

/// Describes where the reporter met the player.
fn place_text(place: &PlayerRef) -> String {
    match place {
        PlayerRef::Handle(_) | PlayerRef::Blocked(_) => String::new(),
        PlayerRef::Seat { table, seat } => {
            format!(" at seat {} of /t/{table}", u16::from(*seat) + 1)
        }
        PlayerRef::Remark { table, id } => format!(" for the remark {id} at /t/{table}"),
        PlayerRef::CupResult { cup, edition, .. } => {
            format!(" in edition {edition} of the cup {cup}")
        }
        PlayerRef::Daily { day, .. } => format!(" on the leaderboard of {day}"),
        PlayerRef::Entrant { tournament, number } => {
            format!(" as number {number} of the tournament {tournament}")
        }
        PlayerRef::Author(course) => format!(" as author of the course {course}"),
        PlayerRef::CourseRecord { course, .. } => format!(" for the record on the course {course}"),
    }
}

/// Returns the table at which the reporter met the player, if they met at a table.
fn table_of(place: &PlayerRef) -> Option<&str> {
    match place {
        PlayerRef::Seat { table, .. } | PlayerRef::Remark { table, .. } => Some(table.as_str()),
        _ => None,
    }
}

fn line_of_table(table: &TableEntry) -> String {
    let names = table.seats.iter().map(|seat| match &seat.name {
        Some(name) => name.to_string(),
        None => "-".to_owned(),
    });
    let names: Vec<String> = names.collect();
    let status = match table.status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    let (id, at) = (&table.table, moment(table.updated));
    format!("/t/{id}  {at}  {status}  {}", names.join(", "))
}

fn remark_text(what: &Remark) -> String {
    match what {
        Remark::Phrase(phrase) => format!("{phrase:?}"),
        Remark::Emoji(emoji) => emoji.clone(),
        Remark::Text(text) => text.as_str().to_owned(),
    }
}
