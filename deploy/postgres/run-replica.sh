#!/bin/sh
# The replica of compose.yaml: copies the primary into an empty PGDATA, then follows it. Variables of copy-primary.sh.
set -eu
[ -s "$PGDATA/PG_VERSION" ] || sh "$(dirname "$0")/copy-primary.sh"
exec postgres -D "$PGDATA" "$@"
