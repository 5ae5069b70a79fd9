#!/bin/sh
# A database of compose.yaml: the primary if PRIMARY names this one (SELF), else its replica.
set -eu
[ "$SELF" != "$PRIMARY" ] || exec docker-entrypoint.sh "$@"
if [ -s "$PGDATA/PG_VERSION" ] && [ ! -f "$PGDATA/standby.signal" ]; then
  # With two primaries, each would take changes that the other lacks.
  echo "These are the files of a primary, but the primary is $PRIMARY (PRIMARY_HOST in .env). If $SELF has taken" \
    "over, name it there. If it was lost, remove its container and volume, and start it again as a replica." >&2
  exit 1
fi
exec sh "$(dirname "$0")/run-replica.sh" "$@"
