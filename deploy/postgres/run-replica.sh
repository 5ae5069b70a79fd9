#!/bin/sh
# Copies the primary at PRIMARY into an empty PGDATA, then follows it. PGPASSWORD is the replicator's.
set -eu
port="${PRIMARY_PORT:-5432}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy left.
  rm -rf "$PGDATA"
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  until pg_basebackup -h "$PRIMARY" -p "$port" -U replicator -D "$PGDATA" -X stream -S replica -c fast; do
    echo 'The primary cannot be copied yet.' >&2
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  echo "primary_conninfo = 'host=$PRIMARY port=$port user=replicator password=$PGPASSWORD'
primary_slot_name = 'replica'
hot_standby_feedback = on" >> "$PGDATA/postgresql.auto.conf"
  touch "$PGDATA/standby.signal"
fi
exec postgres -D "$PGDATA" "$@"
