//! What keeps harm away: limits, origins, headers.

use crate::house::House;
use crate::refused::Refused;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

/// Everything comes from here, and nothing is framed.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How much an address may ask for.
pub(crate) type Limits = Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>;

/// The limits for so many requests a second; none if that is 0.
pub(crate) fn limits(rate: u32) -> Limits {
    let rate = NonZeroU32::new(rate)?;
    let burst = rate.saturating_mul(NonZeroU32::new(10)?);
    Some(Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))))
}

/// Forgets the addresses that have not asked for so long that nothing is counted for them any more.
pub(crate) fn forget_the_quiet(limits: &Limits) {
    if let Some(limits) = limits {
        limits.retain_recent();
        limits.shrink_to_fit();
    }
}

/// Turns away who asks too often.
pub(crate) async fn limit(
    State(limits): State<Limits>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    match &limits {
        Some(limits)
            if !is_for_operators(request.uri())
                && limits.check_key(&address(from.ip(), request.headers())).is_err() =>
        {
            let refusal = crate::page::refusal(request.headers(), &Refused::TooMuch);
            ([(RETRY_AFTER, "1")], refusal).into_response()
        }
        Some(_) | None => next.run(request).await,
    }
}

/// Whether it is what those who run the server look at.
fn is_for_operators(uri: &Uri) -> bool {
    matches!(uri.path(), "/healthz" | "/metrics")
}

/// Where a request comes from: what a proxy on this machine says, else who sent it.
fn address(from: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = told.and_then(|told| told.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    last.filter(|_| from.is_loopback()).unwrap_or(from)
}

/// Turns away what another site sends with our people's cookies.
pub(crate) async fn origin(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_ours(request.headers(), &house.settings.public_url) {
        return crate::page::refusal(request.headers(), &Refused::Elsewhere);
    }
    next.run(request).await
}

/// Whether a request comes from our own pages or from no page at all.
fn is_ours(headers: &HeaderMap, public_url: &str) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Some(from) = origin.to_str().ok().and_then(site) else {
        return false;
    };
    let public = site(public_url);
    let here = headers.get(HOST).and_then(|host| host.to_str().ok()) == Some(from.1.as_str());
    // The server itself speaks plain HTTP; at its public address only what that says is meant.
    let is_public = public.as_ref().is_some_and(|public| public.1 == from.1);
    public.as_ref() == Some(&from) || (here && !is_public && from.0 == "http")
}

/// The scheme and the host of an address that begins as one of a site does: `https://example.org`.
fn site(url: &str) -> Option<(String, String)> {
    let uri = url.parse::<Uri>().ok()?;
    Some((uri.scheme_str()?.to_string(), uri.authority()?.to_string()))
}

/// Says to browsers what our pages may do, and notes how long requests take.
pub(crate) async fn dress(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let mut response = next.run(request).await.into_response();
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    house.metrics.took(since);
    if response.status().is_client_error() {
        house.metrics.refused.inc();
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever may say where he comes from could fill the memory otherwise.
    #[test]
    fn an_address_is_forgotten_when_nothing_is_counted_for_it() {
        // A request is forgiven after a nanosecond.
        let limits = limits(1_000_000_000);
        let counted = limits.as_ref().expect("there is a limit");
        for n in 0..1000_u32 {
            counted.check_key(&IpAddr::from(n.to_be_bytes())).expect("it is the first");
        }
        assert_eq!(counted.len(), 1000);
        forget_the_quiet(&limits);
        assert!(counted.is_empty());
    }

    #[test]
    fn only_our_own_pages_send_us_something() {
        let asked = |origin: &'static str, host: &'static str, public_url: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
            headers.insert(HOST, HeaderValue::from_static(host));
            is_ours(&headers, public_url)
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
        assert!(is_ours(&HeaderMap::new(), plain), "a program has no origin");
    }

    #[test]
    fn only_a_proxy_on_this_machine_says_where_a_request_comes_from() {
        let mut headers = HeaderMap::new();
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([203, 0, 113, 9]));
        assert_eq!(address(here, &headers), here);
        headers.insert("x-forwarded-for", HeaderValue::from_static("10.0.0.1, 198.51.100.7"));
        assert_eq!(address(here, &headers), IpAddr::from([198, 51, 100, 7]));
        assert_eq!(address(there, &headers), there);
        headers.insert("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(address(here, &headers), here);
    }
}
