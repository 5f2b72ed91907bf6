//! Draws preview pictures one at a time and caches them.

use crate::http::error::Error;
use crate::http::limits::{Buckets, Limits, locked};
use axum::body::Bytes;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Maximum number of cached pictures; each takes up about 100 KB.
const MAX_PICTURES: usize = 64;
/// How long a request may wait while other pictures are being drawn.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

/// The cached pictures, and a limit on the pictures drawn for each IP address.
#[derive(Debug)]
pub(crate) struct Links {
    pub(crate) gallery: Gallery,
    pub(crate) drawings: Buckets,
}

impl Links {
    pub(crate) fn new(limits: &Limits) -> Links {
        Links {
            gallery: Gallery::default(),
            drawings: Buckets::new(limits.pictures),
        }
    }
}

/// Draws one picture at a time and keeps the most recent ones.
#[derive(Debug)]
pub(crate) struct Gallery {
    brush: Semaphore,
    /// The cached pictures with their names, oldest first.
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
    /// Returns the cached picture with this name.
    pub(crate) fn kept(&self, name: &str) -> Option<Bytes> {
        let kept = locked(&self.kept);
        let found = kept.iter().find(|(known, _)| known == name);
        found.map(|(_, picture)| picture.clone())
    }

    /// Returns the picture with this name. If it is not cached, renders the output of `svg` at this
    /// width in pixels.
    pub(crate) async fn draw(
        &self,
        name: String,
        width: u16,
        svg: impl FnOnce() -> Result<String, Error> + Send + 'static,
    ) -> Result<Bytes, Error> {
        let busy = || Error::too_many("Too many pictures are being drawn. Try again in a moment.");
        let waited = tokio::time::timeout(QUEUE_TIMEOUT, self.brush.acquire()).await;
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
        if kept.len() == MAX_PICTURES {
            kept.remove(0);
        }
        kept.push((name, picture.clone()));
        Ok(picture)
    }
}
