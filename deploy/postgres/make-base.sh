#!/bin/sh
# Makes a base for a recovery to a point in time, and then removes bases older than two weeks, but never the newest, and
# the log that none of them needs: sh make-base.sh FOLDER_OF_BASES FOLDER_OF_LOG, once a day, as the user postgres.
set -eu
bases=${1:?the folder of the bases}
archive=${2:?the folder of the archived log}
pg_basebackup -D "$bases/$(date +%F)" -X none -c fast
# By name, so that nothing else in the folder is taken for a base.
list() { ls -d "$bases"/20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]; }
list | head -n -1 | while read -r base; do
  find "$base" -maxdepth 0 -mtime +14 -exec rm -r {} +
done
oldest="$(list | head -n 1)"
needed="$(sed -n 's/^START WAL LOCATION: .* (file \(.*\))$/\1/p' "$oldest/backup_label")"
pg_archivecleanup "$archive" "$needed"
