//! The address of a server that listens on all addresses.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address for a browser: a server that listens on all addresses is reached at that of the network, or on this machine.
pub(super) fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = if address.ip().is_unspecified() { own() } else { address.ip() };
    SocketAddr::new(ip, address.port())
}

/// The address of this machine in the network. Nothing is sent: the system only selects the route.
fn own() -> IpAddr {
    /// An address for examples, which is reserved for documentation.
    const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let way = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect(ELSEWHERE)?;
        socket.local_addr()
    });
    let ip = way.map(|own| own.ip()).ok().filter(|ip| !ip.is_unspecified());
    ip.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_stands_for_all_is_none_to_type() {
        for all in ["0.0.0.0:7474", "[::]:7474"] {
            let typed = reachable(all.parse().expect("it is an address"));
            assert!(!typed.ip().is_unspecified() && typed.port() == 7474, "{typed}");
        }
        let one = "127.0.0.1:80".parse().expect("it is an address");
        assert_eq!(reachable(one), one);
    }
}
