#!/bin/sh
# Writes /etc/nginx/nginx.conf for the site of this name, whose certificate certbot keeps, and reloads nginx.
# A configuration that nginx refuses is not put in place. The one of before the first run stays as nginx.conf.before.
set -eu
name=${1:?the name of the site, such as www.example.co.uk}
target=/etc/nginx/nginx.conf
sed -e "s|www\.example\.co\.uk|$name|" \
  -e "s|/etc/ssl/certs/townboard\.pem|/etc/letsencrypt/live/$name/fullchain.pem|" \
  -e "s|/etc/ssl/private/townboard\.key|/etc/letsencrypt/live/$name/privkey.pem|" \
  "$(dirname "$0")/../nginx.conf" > "$target.new"
nginx -t -c "$target.new"
[ -e "$target.before" ] || cp "$target" "$target.before"
mv "$target.new" "$target"
systemctl reload nginx
