//! Middleware: rate limits, the origin check, security headers and request metrics.

use crate::app::App;
use crate::error::ApiError;
use crate::layout::error_response;
use crate::rate_limit::AddressLimiter;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// The content security policy: all resources come from this server, and pages cannot be framed.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Rejects requests above the rate limit of their address.
pub(crate) async fn rate_limit(
    State(limiter): State<AddressLimiter>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    match &limiter {
        Some(limiter)
            if !is_for_operators(request.uri())
                && limiter.check_key(&client_address(from.ip(), request.headers())).is_err() =>
        {
            let response = error_response(request.headers(), &ApiError::RateLimited);
            ([(RETRY_AFTER, "1")], response).into_response()
        }
        Some(_) | None => next.run(request).await,
    }
}

/// Whether the path is one for operators, which has no limit.
fn is_for_operators(uri: &Uri) -> bool {
    matches!(uri.path(), "/healthz" | "/metrics")
}

/// The address of the client: from the header of a proxy on this machine, else the peer.
fn client_address(from: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded
        .and_then(|forwarded| forwarded.rsplit(',').next())
        .and_then(|last| last.trim().parse().ok());
    last.filter(|_| from.is_loopback()).unwrap_or(from)
}

/// Rejects requests that a page of another site sends with the cookies of our users.
pub(crate) async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_same_origin(request.headers(), &app.config.public_url) {
        return error_response(request.headers(), &ApiError::CrossOrigin);
    }
    next.run(request).await
}

/// Whether a request comes from a page of this server, or from no page.
fn is_same_origin(headers: &HeaderMap, public_url: &str) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Some(from) = origin.to_str().ok().and_then(site) else {
        return false;
    };
    let public = site(public_url);
    let here = headers.get(HOST).and_then(|host| host.to_str().ok()) == Some(from.1.as_str());
    // The server itself serves plain HTTP; the public host is accepted with the public scheme only.
    let is_public = public.as_ref().is_some_and(|public| public.1 == from.1);
    public.as_ref() == Some(&from) || (here && !is_public && from.0 == "http")
}

/// The scheme and the host of a URL such as `https://example.org`.
fn site(url: &str) -> Option<(String, String)> {
    let uri = url.parse::<Uri>().ok()?;
    Some((uri.scheme_str()?.to_string(), uri.authority()?.to_string()))
}

/// Adds security headers to responses, and measures requests.
pub(crate) async fn security_headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let mut response = next.run(request).await.into_response();
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    app.metrics.observe_request(since);
    if response.status().is_client_error() {
        app.metrics.rejected.inc();
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_server_may_send_changes() {
        let asked = |origin: &'static str, host: &'static str, public_url: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
            headers.insert(HOST, HeaderValue::from_static(host));
            is_same_origin(&headers, public_url)
        };
        let (secure, plain) = ("https://games.example.org", "http://127.0.0.1:7474");
        for (origin, host, public_url) in [
            (secure, "games.example.org", secure),
            (secure, "127.0.0.1:7474", secure),
            (plain, "127.0.0.1:7474", plain),
            ("http://localhost:7474", "localhost:7474", plain),
            (plain, "127.0.0.1:7474", secure),
        ] {
            assert!(asked(origin, host, public_url), "{origin} at {host}, known as {public_url}");
        }
        for (origin, host, public_url) in [
            ("http://games.example.org", "games.example.org", secure),
            ("games.example.org", "games.example.org", secure),
            ("127.0.0.1:7474", "127.0.0.1:7474", plain),
            ("https://localhost:7474", "localhost:7474", plain),
            ("ftp://127.0.0.1:7474", "127.0.0.1:7474", plain),
            ("https://games.example.org.evil.example", "games.example.org", secure),
            ("null", "127.0.0.1:7474", plain),
            ("", "127.0.0.1:7474", plain),
        ] {
            assert!(!asked(origin, host, public_url), "{origin} at {host}, known as {public_url}");
        }
        assert!(is_same_origin(&HeaderMap::new(), plain), "a program has no origin");
    }

    #[test]
    fn only_a_proxy_on_this_machine_sets_the_client_address() {
        let mut headers = HeaderMap::new();
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([203, 0, 113, 9]));
        assert_eq!(client_address(here, &headers), here);
        headers.insert("x-forwarded-for", HeaderValue::from_static("10.0.0.1, 198.51.100.7"));
        assert_eq!(client_address(here, &headers), IpAddr::from([198, 51, 100, 7]));
        assert_eq!(client_address(there, &headers), there);
        headers.insert("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(client_address(here, &headers), here);
    }
}
