import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx } from '@/bench/site/nginx';
import { cacheControl } from '@/lib/page-cache/to-page';
import { stopOthers } from '@/scripts/launch/children';
import { hasNginx } from '@/tests/builders/servers/nginx';

/* Runs the shipped configuration in the real nginx, if it is installed. */

const site = createServer((_, response) => {
  response.setHeader('cache-control', cacheControl);
  response.end('here');
});

describe.skipIf(!hasNginx)('the error log of nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-errors-'));
  let proxy: string;

  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    proxy = await startNginx(folder, [`127.0.0.1:${(site.address() as AddressInfo).port}`]);
  });
  afterAll(async () => {
    await stopOthers();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('quotes no request and no caller, even when the cache cannot be written', async () => {
    rmSync(join(folder, 'nginx/townboard-pages'), { recursive: true });
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // nginx closes the connection.
      await fetch(`http://${proxy}/ad/${attempt}?token=secret`, { headers }).catch(() => undefined);
    }
    const log = readFileSync(join(folder, 'nginx/error.log'), 'utf8');
    for (const personal of ['secret', '192.0.2.77', '/ad/']) expect(log).not.toContain(personal);
  });
});
