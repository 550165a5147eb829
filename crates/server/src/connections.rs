//! Connections: accepting them, timeouts for slow clients, and graceful shutdown.

use crate::config::ServerConfig;
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

/// How long running requests have to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How many bytes of a body that is too large are read and discarded.
const MAX_DRAINED: usize = 8 << 20;
/// The pause after an error of the listener, such as too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// Serves until `stop` completes; then waits for running requests until a timeout.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    config: &ServerConfig,
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    let served = GracefulShutdown::new();
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(config.request_timeout);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => spawn_connection(&builder, &served, stream, from, app.clone()),
            Err(error) => handle_accept_error(&error).await,
        }
    }
    drop(listener);
    if timeout(SHUTDOWN_TIMEOUT, served.shutdown()).await.is_err() {
        tracing::warn!("some connections did not finish in time");
    }
}

/// Serves one connection in a task of its own.
fn spawn_connection(
    builder: &Builder,
    served: &GracefulShutdown,
    stream: TcpStream,
    from: SocketAddr,
    app: Router,
) {
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

/// Ignores errors of the client; after other errors, pauses before the next attempt.
async fn handle_accept_error(error: &io::Error) {
    let client_errors =
        [io::ErrorKind::ConnectionAborted, io::ErrorKind::ConnectionRefused, io::ErrorKind::ConnectionReset];
    if !client_errors.contains(&error.kind()) {
        tracing::error!(%error, "no connection can be accepted");
        sleep(ACCEPT_PAUSE).await;
    }
}

/// Fails request bodies that do not arrive within the timeout.
pub(crate) async fn request_timeout(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    let has_body = !matches!(*request.method(), Method::GET | Method::HEAD);
    next.run(if has_body { request.map(|body| with_timeout(body, limit)) } else { request }).await
}

/// A body that fails if it is not complete within the timeout.
fn with_timeout(body: Body, limit: Duration) -> Body {
    let parts = (body.into_data_stream(), Box::pin(sleep(limit)));
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

/// Reads the rest of a request body that is too large, up to a limit: a client that is still sending when the connection is
/// closed does not receive the response.
pub(crate) async fn drain_body(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let rest = Arc::new(Mutex::new(body.into_data_stream()));
    let response = next.run(Request::from_parts(parts, Body::from_stream(shared_stream(rest.clone())))).await;
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        discard(shared_stream(rest)).await;
    }
    response
}

/// A part of a body, or an error.
type Part = <BodyDataStream as Stream>::Item;

/// The rest of a shared body.
fn shared_stream(body: Arc<Mutex<BodyDataStream>>) -> impl Stream<Item = Part> + Unpin {
    poll_fn(move |context| body.lock().unwrap_or_else(PoisonError::into_inner).poll_next_unpin(context))
}

async fn discard(mut rest: impl Stream<Item = Part> + Unpin) {
    let mut read = 0;
    while let Some(Ok(part)) = rest.next().await {
        read += part.len();
        if read > MAX_DRAINED {
            return;
        }
    }
}
