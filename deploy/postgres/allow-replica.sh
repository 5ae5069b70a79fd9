#!/bin/sh
# Lets a replica copy and follow this database, from any address, by REPLICATION_PASSWORD. As a superuser: PGUSER and
# PGDATABASE, postgres if unset; POSTGRES_USER and POSTGRES_DB are the names that the container image gives. On a
# replica it prepares the time after a failover. It can be repeated.
set -eu
user="${POSTGRES_USER:-${PGUSER:-postgres}}"
name="${POSTGRES_DB:-${PGDATABASE:-postgres}}"
run() { psql -X -v ON_ERROR_STOP=1 -U "$user" -d "$name" "$@"; }
run -v password="$REPLICATION_PASSWORD" <<'SQL'
SELECT NOT pg_is_in_recovery() AS is_primary,
  NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replicator') AS is_new \gset
\if :is_primary
\if :is_new
CREATE ROLE replicator;
-- What a replica that stays away has not read yet would fill the disk.
ALTER SYSTEM SET max_slot_wal_keep_size = '4GB';
\endif
ALTER ROLE replicator REPLICATION LOGIN PASSWORD :'password';
\endif
SQL
# Debian keeps it outside the database's folder, and so out of its copies.
file="$(run -Atc 'SHOW hba_file')"
line='host replication replicator all scram-sha-256'
grep -qxF "$line" "$file" || echo "$line" >> "$file"
run -c 'SELECT pg_reload_conf()'
