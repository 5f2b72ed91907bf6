//! Converts a course's certificate to JSON.

use golf::{Course, Node};
use protocol::{CertificateFile, StartCertificateFile, TurnFile, WorthFile};
use solver::{Bag, Certificate, Worth};

/// Returns the JSON form of a course's certificate.
pub fn certificate_file(course: &Course, bag: &Bag, judged: &Certificate) -> CertificateFile {
    let at = |node: Node| {
        let cell = course.field().cell(node);
        [cell.x, cell.y]
    };
    let cells = |nodes: &[Node]| nodes.iter().map(|node| at(*node)).collect();
    let starts = judged.starts.iter().zip(&judged.reach.solvable);
    let turns = course.order().into_iter().zip(&judged.turns);
    let throws = bag.throws().iter().zip(&judged.throws);
    CertificateFile {
        course: course.id().to_owned(),
        limit: judged.limit,
        exact: judged.exact,
        par: judged.par(),
        value: worth(judged.value),
        average: judged.average,
        solvable: judged.is_solvable(),
        starts: starts
            .map(|(start, solvable)| StartCertificateFile {
                at: at(start.node),
                solvable: *solvable,
                value: worth(start.value),
                average: start.average,
                holed: start.spread.holed.clone(),
                unholed: start.spread.unholed,
                scores: start.spread.scores.clone(),
                deviation: start.spread.deviation(),
            })
            .collect(),
        best_start: at(judged.starts[judged.best_start].node),
        turns: turns
            .map(|(colour, turn)| TurnFile {
                colour: colour.to_string(),
                score: turn.score,
                starts: turn.starts.clone(),
                error: turn.error,
            })
            .collect(),
        dead_ends: cells(&judged.reach.dead_ends),
        loops: cells(&judged.reach.loops),
        throws: throws
            .map(|(throw, more)| (throw.name.clone(), *more))
            .collect(),
        carom: None,
    }
}

fn worth(worth: Worth) -> WorthFile {
    WorthFile {
        lower: worth.lower,
        upper: worth.upper,
    }
}
