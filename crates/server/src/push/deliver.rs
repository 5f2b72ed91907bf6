//! Requests to push services (RFC 8030). This is the only place where the server connects to URLs
//! supplied by players. It connects only to public IP addresses, over HTTPS.

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use axum::http::{Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Timeout for a request to a push service. A notification that times out is retried later.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum length of an endpoint URL in bytes.
pub(crate) const MAX_ENDPOINT_BYTES: usize = 1_000;

/// The URL at which a browser's push service accepts messages.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint {
    uri: Uri,
    host: String,
    port: u16,
    is_encrypted: bool,
}

/// An encrypted and signed message.
pub(crate) struct PushRequest {
    pub(crate) authorization: String,
    pub(crate) topic: String,
    pub(crate) ttl_seconds: u64,
    pub(crate) urgency: &'static str,
    pub(crate) body: Vec<u8>,
}

impl Endpoint {
    /// Parses an endpoint from a client. `allow_loopback` allows plain HTTP to this machine, for
    /// tests.
    pub(crate) fn read(text: &str, allow_loopback: bool) -> Option<Endpoint> {
        let uri: Uri = text
            .parse()
            .ok()
            .filter(|_| text.len() <= MAX_ENDPOINT_BYTES)?;
        let authority = uri.authority()?;
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let number = host.parse::<IpAddr>().ok();
        let is_loopback = number.is_some_and(|number| number.is_loopback());
        let is_encrypted = uri.scheme_str() == Some("https");
        let is_test = allow_loopback && is_loopback;
        let port = uri.port_u16().unwrap_or(443);
        let is_sound = is_encrypted && port == 443 && number.is_none_or(is_public);
        let is_named = !authority.as_str().contains('@') && !host.is_empty();
        (is_named && (is_test || is_sound)).then_some(Endpoint {
            uri,
            host,
            port,
            is_encrypted,
        })
    }

    /// Returns the scheme, host and port, which the signed token must contain.
    pub(crate) fn origin(&self) -> String {
        let scheme = self.uri.scheme_str().unwrap_or("https");
        let authority = self
            .uri
            .authority()
            .map_or("", |authority| authority.as_str());
        format!("{scheme}://{authority}")
    }

    /// Returns only the host, for use in logs, because the rest of an endpoint is secret.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Resolves the IP address to connect to. Addresses that are not public are refused here, just
    /// before connecting, because an earlier lookup may have returned a different address.
    async fn address(&self, allow_loopback: bool) -> io::Result<SocketAddr> {
        let mut found = tokio::net::lookup_host((&*self.host, self.port)).await?;
        let is_fine = |address: &SocketAddr| {
            is_public(address.ip()) || allow_loopback && address.ip().is_loopback()
        };
        let private = || io::Error::other("the push service has no public address");
        found.find(is_fine).ok_or_else(private)
    }
}

/// Returns whether an IP address is public, that is, not local, private or reserved.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => {
            let [first, second, third, _] = four.octets();
            let is_special = match first {
                0 | 10 | 127 | 224.. => true,
                100 => second & 0xc0 == 64,
                192 => second == 0 && (third == 0 || third == 2),
                198 => second & 0xfe == 18 || (second, third) == (51, 100),
                203 => (second, third) == (0, 113),
                _ => false,
            };
            !(is_special || four.is_private() || four.is_link_local())
        }
        IpAddr::V6(six) => is_public_six(six),
    }
}

/// Returns whether an IPv6 address is global unicast, excluding the ranges that embed IPv4
/// addresses or are reserved for documentation.
fn is_public_six(six: Ipv6Addr) -> bool {
    let [first, second, ..] = six.segments();
    let is_tunnel = first == 0x2002 || (first, second) == (0x2001, 0);
    first & 0xe000 == 0x2000 && !is_tunnel && (first, second) != (0x2001, 0x0db8)
}

/// An HTTP client for push services.
pub(crate) struct Client {
    tls: TlsConnector,
    allow_loopback: bool,
}

impl Client {
    /// Creates a client that trusts the system's root certificates.
    pub(crate) fn new(allow_loopback: bool) -> Result<Client, String> {
        let mut roots = RootCertStore::empty();
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() && !allow_loopback {
            let text = "the system has no root certificates, which are needed for push services; \
                        install the package ca-certificates";
            return Err(text.to_owned());
        }
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let tls = TlsConnector::from(Arc::new(config));
        Ok(Client {
            tls,
            allow_loopback,
        })
    }

    /// Sends a message. Does not follow redirects.
    pub(crate) async fn post(
        &self,
        endpoint: &Endpoint,
        request: PushRequest,
    ) -> io::Result<StatusCode> {
        let posting = self.connect_and_post(endpoint, request);
        let late = |_| io::Error::from(io::ErrorKind::TimedOut);
        tokio::time::timeout(TIMEOUT, posting).await.map_err(late)?
    }

    async fn connect_and_post(
        &self,
        endpoint: &Endpoint,
        request: PushRequest,
    ) -> io::Result<StatusCode> {
        let address = endpoint.address(self.allow_loopback).await?;
        let stream = TcpStream::connect(address).await?;
        if !endpoint.is_encrypted {
            return post_on(stream, endpoint, request).await;
        }
        let name = ServerName::try_from(endpoint.host.clone()).map_err(io::Error::other)?;
        let stream = self.tls.connect(name, stream).await?;
        post_on(stream, endpoint, request).await
    }
}

async fn post_on<S>(stream: S, endpoint: &Endpoint, request: PushRequest) -> io::Result<StatusCode>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let path = endpoint
        .uri
        .path_and_query()
        .map_or("/", |path| path.as_str());
    let host = endpoint
        .uri
        .authority()
        .map_or("", |authority| authority.as_str());
    let request = Request::post(path)
        .header(HOST, host)
        .header(AUTHORIZATION, request.authorization)
        .header(CONTENT_TYPE, "application/octet-stream")
        .header(CONTENT_ENCODING, "aes128gcm")
        .header("ttl", request.ttl_seconds)
        .header("urgency", request.urgency)
        .header("topic", request.topic)
        .body(Body::from(request.body))
        .map_err(io::Error::other)?;
    let io = TokioIo::new(stream);
    let begun = hyper::client::conn::http1::handshake(io).await;
    let (mut sender, connection) = begun.map_err(io::Error::other)?;
    // The connection task ends when this function returns.
    let mut driver = JoinSet::new();
    driver.spawn(connection);
    let response = sender.send_request(request).await;
    Ok(response.map_err(io::Error::other)?.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_inside_the_network_are_refused() {
        for endpoint in [
            "http://push.example.org/x",
            "https://push.example.org:8443/x",
            "https://user@push.example.org/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://192.168.0.1/x",
            "https://172.16.0.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://[::1]/x",
            "https://[fe80::1]/x",
            "https://[fd00::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://[2002:7f00:1::]/x",
            "ftp://push.example.org/x",
            "/x",
            "",
        ] {
            assert!(Endpoint::read(endpoint, false).is_none(), "{endpoint}");
        }
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://93.184.215.14/x",
            "https://[2606:4700::1111]/x?y=z",
        ] {
            assert!(Endpoint::read(endpoint, false).is_some(), "{endpoint}");
        }
        let long = format!("https://push.example.org/{}", "x".repeat(1_000));
        assert!(Endpoint::read(&long, false).is_none());
        // Only tests connect to this machine.
        assert!(Endpoint::read("http://127.0.0.1:4000/x", true).is_some());
        assert!(Endpoint::read("http://10.0.0.1:4000/x", true).is_none());
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_refused_when_it_is_used() {
        let endpoint = Endpoint::read("https://localhost/x", false).expect("a name");
        assert!(endpoint.address(false).await.is_err());
    }
}
