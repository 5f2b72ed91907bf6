//! Deletes published courses.

use super::{Object, Office, found, reason};
use crate::arguments::IdArguments;
use crate::output;
use anyhow::{Result, anyhow};
use storage::Act;

impl Office<'_> {
    pub(super) async fn delete_course(&self, which: IdArguments) -> Result<()> {
        let course = self.course(&which.id).await?;
        let (name, reason) = (course.called, reason(which.reason)?);
        self.ask(&format!("The course {name} will be deleted permanently."))?;
        let gone = format!("the course {name} no longer exists");
        self.act(Act::DeleteCourse, course.id, reason, &gone)
            .await?;
        output::line(format_args!("The course {name} is deleted."));
        Ok(())
    }

    /// Finds a published course by id.
    async fn course(&self, id: &str) -> Result<Object> {
        let fits = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let row = if fits {
            found(self.store.course(id).await)?
        } else {
            None
        };
        let row = row.ok_or_else(|| anyhow!("no published course has the id {id}"))?;
        let called = format!("{} ({id})", row.name);
        Ok(Object { id: row.id, called })
    }
}
