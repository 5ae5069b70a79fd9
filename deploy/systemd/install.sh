#!/bin/sh
# Installs or updates the site on this machine, as root, in a clone at /srv/townboard. Settings are in
# /etc/townboard.env (.env.example filled in). Needs Node 20.12 or newer, npm and PostgreSQL.
set -eu
cd "$(dirname "$0")/../.."
ports="${PORTS:-3000 3001}"

stop() { echo "$1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || stop 'Run this as root: sudo sh deploy/systemd/install.sh'
[ "$PWD" = /srv/townboard ] || stop 'Clone the site into /srv/townboard: the units name that folder.'
[ -f /etc/townboard.env ] || stop 'Fill in .env.example as /etc/townboard.env first.'

case "$(sed -n 's/^DATA_DIR=//p' /etc/townboard.env | tail -n 1 | tr -d "\"'")" in
  '' | .data | /srv/townboard/.data) ;;
  *) stop 'The units name /srv/townboard/.data: remove DATA_DIR from /etc/townboard.env.' ;;
esac

id townboard >/dev/null 2>&1 || useradd --system --home-dir /srv/townboard --shell /usr/sbin/nologin townboard
chown root:townboard /etc/townboard.env
chmod 640 /etc/townboard.env
ln -sf /etc/townboard.env .env
install -d -o townboard -g townboard -m 750 .data /var/backups/townboard
chown -R townboard:townboard .

as_site() { runuser -u townboard -- env HOME=/srv/townboard APP_ENV=production "$@"; }
# Into a folder of its own: servers and worker run on from theirs.
as_site npm run release

# A timer that was disabled here stays so: of several hosts one makes backups.
timers=''
for timer in townboard-backup.timer townboard-doctor.timer; do
  [ -e "/etc/systemd/system/$timer" ] || timers="$timers $timer"
done
cp deploy/systemd/townboard* /etc/systemd/system/
systemctl daemon-reload
for timer in $timers; do systemctl enable --now "$timer"; done
systemctl enable townboard.target townboard-worker
for port in $ports; do systemctl enable "townboard@$port"; done
sh deploy/systemd/restart.sh
systemctl is-enabled --quiet townboard-backup.timer ||
  echo 'This host makes no backups: townboard-backup.timer is disabled.'
echo 'The site runs. sudo sh deploy/systemd/proxy.sh NAME puts nginx in front of it.'
