#!/bin/sh
# Restarts the enabled servers one after the other, so that nginx always has one, and then the worker: after a change
# of /etc/townboard.env, or of the current release. As root.
set -eu
cd "$(dirname "$0")/../.."

stop() { echo "$1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || stop 'Run this as root: sudo sh deploy/systemd/restart.sh'
set -- /etc/systemd/system/townboard.target.wants/townboard@*.service
[ -e "$1" ] || stop 'No server is enabled: sudo sh deploy/systemd/install.sh'

# Where servers listen, as systemd reads it: the file counts before the unit.
given="$(sed -n 's/^LISTEN=//p' /etc/townboard.env | tail -n 1 | tr -d "\"'")"
listen_of() {
  systemctl show --property=Environment --value "$1" | tr ' ' '\n' | sed -n 's/^LISTEN=//p'
}

for unit in "$@"; do
  port="${unit##*@}"
  port="${port%.service}"
  at="${given:-$(listen_of "townboard@$port")}"
  systemctl restart "townboard@$port"
  runuser -u townboard -- env PORT="$port" LISTEN="$at" node deploy/await-ready.mjs || stop "The server on port $port \
does not get ready, and those after it were not restarted. Its log: journalctl -u townboard@$port -n 50. To the \
release before: cd $PWD && sudo -u townboard npm run release -- --back && sudo sh deploy/systemd/restart.sh"
done
# Last, so that a release which does not get ready leaves mails to the one before.
systemctl restart townboard-worker
# So that stopping it stops them all.
systemctl start townboard.target
systemctl is-active --quiet townboard-worker || stop 'The worker does not run: journalctl -u townboard-worker -n 50'
