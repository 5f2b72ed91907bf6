//! Pictures that were drawn, and the one that is being drawn.

use crate::error::Error;
use crate::limits::locked;
use axum::body::Bytes;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Pictures that are kept; some 100 KB each.
const MOST: usize = 64;
/// Whoever waits longer for those before is asked to come again.
const WAIT: Duration = Duration::from_secs(5);

/// The pictures of a server: one is drawn at a time, the last ones are kept.
#[derive(Debug)]
pub(crate) struct Gallery {
    brush: Semaphore,
    /// By name, the oldest first.
    kept: Mutex<Vec<(String, Bytes)>>,
}

impl Default for Gallery {
    fn default() -> Gallery {
        Gallery {
            brush: Semaphore::new(1),
            kept: Mutex::default(),
        }
    }
}

impl Gallery {
    /// The picture of a name, if it is there.
    pub(crate) fn kept(&self, name: &str) -> Option<Bytes> {
        let kept = locked(&self.kept);
        let found = kept.iter().find(|(known, _)| known == name);
        found.map(|(_, picture)| picture.clone())
    }

    /// The picture of a name, so many pixels wide; `svg` draws it if it is not there yet.
    pub(crate) async fn draw(
        &self,
        name: String,
        width: u16,
        svg: impl FnOnce() -> Result<String, Error> + Send + 'static,
    ) -> Result<Bytes, Error> {
        let busy = || Error::too_many("Many pictures are being drawn; ask again in a moment.");
        let waited = tokio::time::timeout(WAIT, self.brush.acquire()).await;
        let _brush = waited.map_err(|_| busy())?.map_err(|_| busy())?;
        if let Some(picture) = self.kept(&name) {
            return Ok(picture);
        }
        let drawn = tokio::task::spawn_blocking(move || {
            let picture = picture::png(&svg()?, width);
            picture.map_err(|_| Error::unavailable())
        });
        let picture = Bytes::from(drawn.await.map_err(|_| Error::unavailable())??);
        let mut kept = locked(&self.kept);
        if kept.len() == MOST {
            kept.remove(0);
        }
        kept.push((name, picture.clone()));
        Ok(picture)
    }
}
