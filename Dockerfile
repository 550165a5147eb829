# The server in a container:
#   docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) -t hightable .
#   docker run -p 7474:7474 -v hightable:/var/lib/hightable -e HIGHTABLE_PUBLIC_URL=https://example.org hightable
# HIGHTABLE_PUBLIC_URL is the address in invitations; without it they name the container.
FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
# The commit that --version prints.
ARG COMMIT=
RUN export ${COMMIT:+HIGHTABLE_COMMIT="$COMMIT"} && cargo build --locked --profile dist --package hightable

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/hightable hightable
COPY --from=build /src/target/dist/hightable /usr/bin/hightable
USER hightable
VOLUME /var/lib/hightable
EXPOSE 7474
ENV HIGHTABLE_LISTEN=0.0.0.0:7474 HIGHTABLE_DATA=/var/lib/hightable
CMD ["hightable", "serve"]
