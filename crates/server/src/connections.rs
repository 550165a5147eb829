//! Connections: who is slow to ask is not waited for, neither while the server is open nor when it closes.

use crate::settings::Settings;
use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::stream::{poll_fn, unfold};
use futures_util::{Stream, StreamExt};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tower_service::Service;

/// How long those who are being served have to finish when the server stops.
const LAST_ORDERS: Duration = Duration::from_secs(5);
/// How much of what is too large is still listened to.
const HEARD_OUT: usize = 8 << 20;
/// The pause when no connection can be had, as when there are too many.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until `stop` is done; then finishes what is under way, for a while.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    settings: &Settings,
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    let served = GracefulShutdown::new();
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(settings.slowest);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => begin(&builder, &served, stream, from, app.clone()),
            Err(error) => wait_out(&error).await,
        }
    }
    drop(listener);
    if timeout(LAST_ORDERS, served.shutdown()).await.is_err() {
        tracing::warn!("some who were slow are no longer waited for");
    }
}

/// Serves one connection, on its own.
fn begin(builder: &Builder, served: &GracefulShutdown, stream: TcpStream, from: SocketAddr, app: Router) {
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        app.clone().call(request)
    });
    let connection = served.watch(builder.serve_connection(TokioIo::new(stream), answer));
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection was lost");
        }
    });
}

/// Who goes before he is let in is no trouble; if nobody can be let in, it is tried again a little later.
async fn wait_out(error: &io::Error) {
    let gone =
        [io::ErrorKind::ConnectionAborted, io::ErrorKind::ConnectionRefused, io::ErrorKind::ConnectionReset];
    if !gone.contains(&error.kind()) {
        tracing::error!(%error, "no connection can be accepted");
        sleep(PAUSE).await;
    }
}

/// Lets what a request carries arrive in time, or breaks it off.
pub(crate) async fn in_time(State(slowest): State<Duration>, request: Request, next: Next) -> Response {
    let carries = !matches!(*request.method(), Method::GET | Method::HEAD);
    next.run(if carries { request.map(|body| broken_off(body, slowest)) } else { request }).await
}

/// A body that fails if not all of it has come in time.
fn broken_off(body: Body, slowest: Duration) -> Body {
    let parts = (body.into_data_stream(), Box::pin(sleep(slowest)));
    Body::from_stream(unfold(parts, |(mut data, mut late)| async move {
        tokio::select! {
            biased;
            part = data.next() => part.map(|part| (part, (data, late))),
            () = &mut late => {
                let error = axum::Error::new(io::Error::from(io::ErrorKind::TimedOut));
                Some((Err(error), (data, late)))
            }
        }
    }))
}

/// Hears those out whose request is too large, as far as that is bearable: who is still talking when the connection is closed
/// does not hear why.
pub(crate) async fn hear_out(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let rest = Arc::new(Mutex::new(body.into_data_stream()));
    let response = next.run(Request::from_parts(parts, Body::from_stream(listening(rest.clone())))).await;
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        swallow(listening(rest)).await;
    }
    response
}

/// A part of a body, or why there is none.
type Part = <BodyDataStream as Stream>::Item;

/// What a body that is shared still has to say.
fn listening(body: Arc<Mutex<BodyDataStream>>) -> impl Stream<Item = Part> + Unpin {
    poll_fn(move |context| body.lock().unwrap_or_else(PoisonError::into_inner).poll_next_unpin(context))
}

async fn swallow(mut rest: impl Stream<Item = Part> + Unpin) {
    let mut heard = 0;
    while let Some(Ok(part)) = rest.next().await {
        heard += part.len();
        if heard > HEARD_OUT {
            return;
        }
    }
}
