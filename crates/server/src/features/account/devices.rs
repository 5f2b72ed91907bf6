//! Devices that hold one of a player's keys.

use crate::app::App;
use crate::http::error::{Error, Errors};
use crate::http::extract::PathParams;
use crate::identity::player::Player;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::online::Device;
use storage::CredentialKind;

/// Returns a short name for the client's browser and operating system, such as "Edge, Windows".
/// Returns an empty string if neither is recognised.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT);
    let agent = agent
        .and_then(|agent| agent.to_str().ok())
        .unwrap_or_default();
    // The order matters, because browsers also claim to be the browsers further down the list.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ];
    let systems = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
    let browser = browsers.iter().find(|(sign, _)| agent.contains(sign));
    let system = systems.iter().find(|sign| agent.contains(**sign));
    let words = [browser.map(|(_, name)| *name), system.copied()];
    words.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Lists the browsers and programs that hold one of your keys.
#[utoipa::path(
    get, path = "/api/me/devices", operation_id = "list_devices", security(("key" = [])),
    responses(
        (status = 200, description = "The devices, oldest first", body = Vec<Device>),
        Errors,
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Vec<Device>>, Error> {
    player.in_person()?;
    let keys = app
        .store
        .credentials(&player.id, CredentialKind::Key)
        .await?;
    let device = |key: storage::Credential| Device {
        here: *key.id == *player.credential,
        id: key.id,
        name: key.name,
        created: key.created,
    };
    Ok(Json(keys.into_iter().map(device).collect()))
}

/// Signs out a device: revokes its key and ends its connections.
#[utoipa::path(
    delete, path = "/api/me/devices/{id}", operation_id = "sign_out", security(("key" = [])),
    params(("id" = String, Path, description = "The device's id")),
    responses(
        (status = 204, description = "Signed out"),
        Errors,
    )
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Error> {
    revoke(&app, &player, CredentialKind::Key, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Revokes a player's key or token and ends the connections that use it. Refuses requests made with
/// a bot token.
pub(crate) async fn revoke(
    app: &App,
    player: &Player,
    kind: CredentialKind,
    id: &str,
) -> Result<(), Error> {
    player.in_person()?;
    if id.contains('\0') {
        return Err(Error::not_found("You have no key or token with this id."));
    }
    app.store.remove_credential(&player.id, kind, id).await?;
    app.peers.sign_out(&player.id, Some(id));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{HeaderMap, header, name};

    #[test]
    fn browsers_are_known_by_what_they_say_first() {
        let said = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().expect("a header"));
            name(&headers)
        };
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
                    Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        assert_eq!(said(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) \
                     Chrome/140.0.0.0 Mobile Safari/537.36";
        assert_eq!(said(phone), "Chrome, Android");
        assert_eq!(said("curl/8.14"), "");
        assert_eq!(name(&HeaderMap::new()), "");
    }
}
