# A PostgreSQL of its own, in a new folder: prints the folder when it answers, and ends with its input.
# Run as: sh -c SCRIPT sh FOLDER-OF-PROGRAMS FSYNC
set -eu
trap '' INT
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { cat "$folder/log" >&2; exit 1; }
"$1/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync \
    >"$folder/log" 2>&1 || fail
"$1/pg_ctl" --pgdata="$folder/data" --log="$folder/log" --wait --silent start \
    --options="-k '$folder' -c listen_addresses= -c max_connections=300 -c fsync=$2" >>"$folder/log" 2>&1 || fail
echo "$folder"
cat >/dev/null
"$1/pg_ctl" --pgdata="$folder/data" --mode=immediate --silent stop
