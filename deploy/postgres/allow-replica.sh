#!/bin/sh
# Runs once in a new primary: a role for the replica, from any address, by password. PGUSER, PGDATABASE and
# PGDATA are the primary's; POSTGRES_USER and POSTGRES_DB are the names that the container image gives.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" \
  -U "${POSTGRES_USER:-${PGUSER:-postgres}}" -d "${POSTGRES_DB:-${PGDATABASE:-postgres}}" <<'SQL'
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'password';
-- What a replica that stays away has not read yet would fill the disk.
ALTER SYSTEM SET max_slot_wal_keep_size = '4GB';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql -U "${POSTGRES_USER:-${PGUSER:-postgres}}" -d "${POSTGRES_DB:-${PGDATABASE:-postgres}}" -c 'SELECT pg_reload_conf()'
