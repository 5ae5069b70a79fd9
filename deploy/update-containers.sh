#!/bin/sh
# Replaces the containers of compose.yaml one after the other, so that nginx always has a server:
#   sh deploy/update-containers.sh             by an image of the sources in this clone
#   sh deploy/update-containers.sh --back      by the image before, townboard:before
#   sh deploy/update-containers.sh --restart   by the same image, with the settings that .env now has
set -eu
cd "$(dirname "$0")/.."

stop() { echo "$1" >&2; exit 1; }
compose() { docker compose --env-file .env -f deploy/compose.yaml "$@"; }

old="$(compose ps -aq app-2)"
[ -n "$old" ] || stop 'Nothing runs here yet: deploy/README.md has the first start.'

# The image that ran until now: if the new one does not get ready, restarts and backups use this one again.
good=''
trap '[ -z "$good" ] || docker tag "$good" townboard' EXIT

case "${1:-}" in
  '')
    good="$(docker image inspect -f '{{.Id}}' townboard)"
    compose build app-1
    [ "$good" = "$(docker image inspect -f '{{.Id}}' townboard)" ] || docker tag "$good" townboard:before
    ;;
  --back) docker tag townboard:before townboard ;;
  --restart) ;;
  *) stop "Unknown: $1" ;;
esac

# Waits for the health checks.
replace() { compose up -d --no-deps --no-build --force-recreate --wait --wait-timeout 120 "$1"; }
is_ready() { compose exec -T "$1" node --input-type=module - < deploy/await-ready.mjs; }

compose run --rm -T --no-deps migrate
for server in app-1 app-2; do
  { replace "$server" && is_ready "$server"; } || stop "$server does not get ready, and what comes after it was not \
replaced. Its log: docker compose -p townboard logs --tail 50 $server. To the image before: \
sh deploy/update-containers.sh --back"
done
replace worker || stop 'The worker does not start. Its log: docker compose -p townboard logs --tail 50 worker. To the \
image before: sh deploy/update-containers.sh --back'
good=''
compose up -d --no-deps --no-build --wait proxy
compose exec -T proxy sh -c 'sh /etc/townboard/proxy-configuration.sh > /etc/nginx/nginx.conf && nginx -s reload'
# What else compose.yaml changes.
compose up -d --no-build --wait
# Images that no update leads back to, of some 2 GB each. The Dockerfile gives them this label.
docker image prune --force --filter label=townboard.image=site > /dev/null || echo 'Older images remain.' >&2
