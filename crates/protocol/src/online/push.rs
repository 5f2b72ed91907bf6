//! Notifications by Web Push, for correspondence games.

use serde::{Deserialize, Serialize};

wire! {
    /// The server key that browsers need to subscribe.
    pub struct PushKey {
        /// The server's public key (VAPID): 65 bytes in base64url.
        pub key: String,
    }

    /// A browser's push subscription, as `PushSubscription.toJSON()` returns it.
    pub struct PushSubscription {
        /// The HTTPS URL at which the browser's push service accepts messages.
        pub endpoint: String,
        /// The browser's public key: 65 bytes in base64url.
        pub p256dh: String,
        /// The secret that the browser shares with the server: 16 bytes in base64url.
        pub auth: String,
        /// The language of the notifications: `en`, `de`, `fr` or `pl`.
        pub language: String,
        /// The hours without notifications; null if there are none.
        pub quiet: Option<QuietHours>,
    }

    /// Hours of the day without notifications.
    #[derive(Copy)]
    pub struct QuietHours {
        /// The start in minutes after midnight, local time.
        pub from: u16,
        /// The end in minutes after midnight; less than `from` if the hours extend past midnight.
        pub until: u16,
        /// Local time minus UTC, in minutes.
        pub offset: i16,
    }
}
