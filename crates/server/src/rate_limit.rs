//! Rate limits by IP address.

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

/// Counts the requests of each address; `None` if there is no limit.
pub(crate) type AddressLimiter = Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>;

/// A limiter for this number of requests per second; none if it is 0.
pub(crate) fn rate_limiter(requests_per_second: u32) -> AddressLimiter {
    let rate = NonZeroU32::new(requests_per_second)?;
    let burst = rate.saturating_mul(NonZeroU32::new(10)?);
    Some(Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))))
}

/// Removes the addresses whose quota is full again.
pub(crate) fn evict_idle_addresses(limiter: &AddressLimiter) {
    if let Some(limiter) = limiter {
        limiter.retain_recent();
        limiter.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client that forges its address could fill the memory otherwise.
    #[test]
    fn an_address_is_evicted_when_its_quota_is_full_again() {
        // A request is forgiven after a nanosecond.
        let limiter = rate_limiter(1_000_000_000);
        let counted = limiter.as_ref().expect("there is a limit");
        for n in 0..1000_u32 {
            counted.check_key(&IpAddr::from(n.to_be_bytes())).expect("it is the first");
        }
        assert_eq!(counted.len(), 1000);
        evict_idle_addresses(&limiter);
        assert!(counted.is_empty());
    }
}
