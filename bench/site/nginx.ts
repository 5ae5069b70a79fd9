import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from '../../scripts/launch/children.ts';
import { failure, root } from '../../scripts/launch/preflight.mjs';
import { tryPort } from '../../scripts/postgres/postgres.ts';
import { isAnswered } from './is-answered.ts';

export async function startNginx(
  directory: string,
  apps: readonly string[],
  tls?: Certificate,
): Promise<string> {
  const folder = join(directory, 'nginx');
  mkdirSync(folder, { recursive: true });
  const port = await tryPort(0);
  const redirectPort = await tryPort(0);
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, localConfiguration(shipped, { folder, apps, port, redirectPort, tls }));
  launch(
    'nginx',
    ['-p', folder, '-c', file, '-g', 'daemon off;', '-e', join(folder, 'error.log')],
    {
      log: join(folder, 'output.log'),
    },
  );
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(20)) {
    if (await isAnswered(port)) return `127.0.0.1:${port}`;
  }
  throw failure(`nginx does not start. See ${join(folder, 'error.log')}`);
}

/** Files in PEM. */
export type Certificate = { certificate: string; key: string };

type Local = {
  folder: string;
  apps: readonly string[];
  port: number;
  redirectPort: number;
  tls?: Certificate | undefined;
};

/** The shipped configuration for this machine. Throws if a line to replace is missing. */
export function localConfiguration(
  shipped: string,
  { folder, apps, port, redirectPort, tls }: Local,
): string {
  const servers = apps.map((address) => `server ${address} max_fails=0;`).join('\n    ');
  const replacements: [RegExp, string][] = [
    [/^user .*;\n/m, process.getuid?.() === 0 ? 'user root;\n' : ''],
    [/^ {4}listen 80;\n.*;$/m, `    listen 127.0.0.1:${redirectPort};`],
    [
      /^ {4}listen 443 ssl http2;\n.*;$/m,
      `    listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`,
    ],
    [
      /^ {4}ssl_certificate .*;\n.*;\n/m,
      tls ? `    ssl_certificate ${tls.certificate};\n    ssl_certificate_key ${tls.key};\n` : '',
    ],
    [/(?:^ {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `    ${servers}\n`],
    [/^http \{$/m, `http {\n  ${temporaryPaths(folder)}`],
    // All requests come from one machine and name their visitor in a header.
    [/(?:^ {2}# set_real_ip_from .*;\n)+/m, '  set_real_ip_from 127.0.0.1;\n'],
    [/^ {2}# (real_ip_header .*;)\n {2}# (real_ip_recursive .*;)$/m, '  $1\n  $2'],
    [/^pid .*;$/m, `pid ${join(folder, 'nginx.pid')};`],
  ];
  const changed = replacements.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no ${pattern}`);
    return text.replace(pattern, replacement);
  }, shipped);
  return changed
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/var/lib/nginx/', `${folder}/`);
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ');
