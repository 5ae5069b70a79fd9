#!/bin/sh
# Copies the primary into PGDATA, so that PostgreSQL, started there, follows it. As the user of the database, with
# PRIMARY (its address), PRIMARY_PORT (5432 if unset), SLOT (another name for each further replica; replica if unset)
# and REPLICATION_PASSWORD, letters and digits, of allow-replica.sh.
set -eu
[ ! -s "$PGDATA/PG_VERSION" ] || { echo "$PGDATA holds a database: stop it, and move its files away." >&2; exit 1; }
export PGPASSWORD="$REPLICATION_PASSWORD"
port="${PRIMARY_PORT:-5432}"
slot="${SLOT:-replica}"
case "$REPLICATION_PASSWORD" in
  '' | *[[:space:]\'\\]*) echo 'REPLICATION_PASSWORD: no spaces, quotes or backslashes.' >&2; exit 1 ;;
esac
# Under another name until it is complete.
copy="$PGDATA.copy"
rm -rf "$copy"
until pg_basebackup -h "$PRIMARY" -p "$port" -U replicator -D "$copy" -X stream -C -S "$slot" -c fast; do
  echo 'The primary cannot be copied yet.' >&2
  rm -rf "$copy"
  # The slot of an interrupted copy, or of a replica that was away too long. One in use is not dropped.
  psql -X -c "DROP_REPLICATION_SLOT $slot" \
    "host=$PRIMARY port=$port user=replicator dbname=replication replication=1" || echo 'Its slot remains.' >&2
  sleep 2
done
echo "primary_conninfo = 'host=$PRIMARY port=$port user=replicator password=$PGPASSWORD'
primary_slot_name = '$slot'
hot_standby_feedback = on" >> "$copy/postgresql.auto.conf"
touch "$copy/standby.signal"
rm -rf "$PGDATA"
mv "$copy" "$PGDATA"
