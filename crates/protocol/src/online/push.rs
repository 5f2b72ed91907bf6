//! Notifications by Web Push, for games over days.

use serde::{Deserialize, Serialize};

wire! {
    /// What a browser needs to subscribe.
    pub struct PushKey {
        /// The server's public key (VAPID): 65 bytes in base64url.
        pub key: String,
    }

    /// A browser that wants notifications, as `PushSubscription.toJSON()` has it.
    pub struct PushSubscription {
        /// Where the browser's push service takes messages; https.
        pub endpoint: String,
        /// The browser's public key: 65 bytes in base64url.
        pub p256dh: String,
        /// The secret it shares with the server: 16 bytes in base64url.
        pub auth: String,
        /// The language of the notifications: `en`, `de`, `fr` or `pl`.
        pub language: String,
        /// When to hold notifications back; null for never.
        pub quiet: Option<QuietHours>,
    }

    /// Hours of the day without notifications.
    #[derive(Copy)]
    pub struct QuietHours {
        /// In minutes after midnight, local time.
        pub from: u16,
        /// In minutes after midnight; before `from` if they last past midnight.
        pub until: u16,
        /// Local time minus UTC, in minutes.
        pub offset: i16,
    }
}
