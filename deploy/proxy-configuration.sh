#!/bin/sh
# Prints nginx.conf for the proxy of compose.yaml: its site is that of APP_URL, its certificate the one that certbot
# keeps for this name, and its servers are two containers, whose addresses change when they are replaced.
set -eu
name="${APP_URL#https://}"
name="${name%/}"
exec sed -e "s|www\.example\.co\.uk|$name|" \
  -e "s|/etc/ssl/certs/townboard\.pem|/etc/letsencrypt/live/$name/fullchain.pem|" \
  -e "s|/etc/ssl/private/townboard\.key|/etc/letsencrypt/live/$name/privkey.pem|" \
  -e 's/127\.0\.0\.1:3000/app-1:3000 resolve/' -e 's/127\.0\.0\.1:3001/app-2:3000 resolve/' \
  -e 's/^  upstream townboard {/& zone townboard 256k; resolver 127.0.0.11 valid=2s;/' \
  "$(dirname "$0")/nginx.conf"
