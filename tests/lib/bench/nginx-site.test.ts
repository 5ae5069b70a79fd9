import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startNginx } from '@/bench/site/nginx';
import type { RouteHandler } from '@/lib/api/route';
import { cacheControl } from '@/lib/page-cache/to-page';
import { stopOthers } from '@/scripts/launch/children';
import { deadAddress } from '@/tests/builders/servers/loopback';
import { hasNginx } from '@/tests/builders/servers/nginx';

/* Runs the shipped configuration in the real nginx, if it is installed: log, TLS and outages. */

let status = 200;
/** The hour is too long for a test. */
const lifeOf = (url = '') =>
  url === '/brief' ? cacheControl.replace('error=3600', 'error=6') : cacheControl;
const site = createServer((request, response) => {
  // The site also caches its 404 pages (lib/page-cache/to-page.ts).
  const isPage = status === 200 || status === 404;
  const isStored = isPage && request.url !== '/private';
  response.statusCode = status;
  response.setHeader('cache-control', isStored ? lifeOf(request.url) : 'no-store');
  response.end(`status ${status}`);
});

describe.skipIf(!hasNginx)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const tls = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') };
  let proxy: string;

  beforeAll(async () => {
    const name = ['-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.certificate];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...name], { stdio: 'ignore' });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    proxy = await startNginx(folder, [`127.0.0.1:${port}`, await deadHost()], tls);
  });
  afterAll(async () => {
    await stopOthers();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const deadHost = async () => (await deadAddress()).replace('http://', '');

  /** Over HTTPS with a self-signed certificate. */
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const sent = request(`https://${proxy}${path}`, {
      rejectUnauthorized: false,
      headers: { 'x-forwarded-for': '192.0.2.77', ...headers },
    });
    sent.end();
    const [reply] = await once(sent, 'response');
    let text = '';
    for await (const chunk of reply) text += chunk;
    return { status: reply.statusCode, text, cache: reply.headers['x-cache'] };
  };
  const log = (name: string) => readFileSync(join(folder, 'nginx', name), 'utf8');
  /** nginx counts whole seconds, so one second may take up to two. */
  const outlive = () => delay(2300);

  test('serves https and redirects from http', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, text: 'status 200' });
    const [, port] = /listen (127\.0\.0\.1:\d+);/.exec(log('nginx.conf')) ?? [];
    const reply = await fetch(`http://${port}/ad/1?x=2`, { redirect: 'manual' });
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toMatch(/^https:\/\/[^/]+\/ad\/1\?x=2$/);
  });

  test('logs no query strings, signed keys or whole addresses', async () => {
    await ask('/reset-password?token=secret', { referer: 'https://x.org/a?token=secret' });
    await ask('/appeal/secret', { referer: 'https://x.org/appeal/secret' });
    await ask('/help', { 'x-forwarded-for': '2001:db8:77:88::99' });
    await ask('/help', { 'x-forwarded-for': '2001:db8::99' });
    const lines = await vi.waitUntil(
      () => {
        const written = log('access.log').split('\n');
        return written.some((line) => line.startsWith('2001:db8:: ')) && written;
      },
      { timeout: 8000, interval: 200 },
    );
    const text = lines.join('\n');
    expect(text).toMatch(
      /^192\.0\.2\.0 \[[^\]]+\] "GET \/reset-password HTTP\/1\.1" 200 \d+ "https:\/\/x\.org\/a"/m,
    );
    expect(text).toMatch(
      /"GET \/appeal\/\.\.\. HTTP\/1\.1" 200 \d+ "https:\/\/x\.org\/appeal\/\.\.\."/,
    );
    expect(text).toMatch(/^2001:db8:77:: /m);
    for (const secret of ['secret', '192.0.2.77', ':88:', '::99']) {
      expect(text).not.toContain(secret);
    }
  });

  test('serves no stale page when the site refuses, since its ad may have changed', async () => {
    const paths = ['/ad/1', '/search?q=sofa', '/private'];
    for (const path of paths) await ask(path);
    expect((await ask('/ad/1')).cache).toBe('HIT');
    await outlive();
    for (const refused of [500, 502, 503, 504]) {
      status = refused;
      for (const path of paths) {
        expect([path, (await ask(path)).status]).toEqual([path, refused]);
      }
    }
  });

  test('does not serve an ad once the site has answered 404', async () => {
    status = 200;
    await ask('/ad/2');
    await outlive();
    status = 404;
    expect((await ask('/ad/2')).status).toBe(404);
  });

  test('serves stale pages while no process answers, for an hour, or a readable error', async () => {
    status = 200;
    await ask('/brief');
    site.close();
    site.closeAllConnections();
    await outlive();
    for (const path of ['/ad/1', '/search?q=sofa', '/brief']) {
      expect([path, await ask(path)]).toMatchObject([path, { status: 200, cache: 'STALE' }]);
    }
    expect(await ask('/ad/2')).toMatchObject({ status: 404, cache: 'STALE' });
    // nginx counts in whole seconds.
    const isOver = async () => (await ask('/brief')).status === 503;
    await vi.waitUntil(isOver, { timeout: 15_000, interval: 300 });
    expect(cacheControl).toContain('stale-if-error=3600');
    const { status: refused, text } = await ask('/private');
    expect([refused, text]).toEqual([503, expect.stringContaining('The site is busy')]);
    expect((await ask('/ad/1', { cookie: 'session=mine' })).status).toBe(503);
    expect(log('error.log')).not.toContain('192.0.2.77');
  });
});

describe.skipIf(!hasNginx)('nginx with servers of two releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-releases-'));
  const requested: string[] = [];
  const server = (files: string[]) =>
    createServer(({ url = '' }, response) => {
      requested.push(url);
      const isThere = files.includes(url.split('?')[0]?.split('/').at(-1) ?? '');
      response.statusCode = isThere ? 200 : 404;
      response.setHeader('cache-control', 'no-store');
      response.end(isThere ? 'file' : 'missing');
    });
  const servers = [server(['old.js']), server(['old.js', 'new.js'])];
  let proxy: string;

  beforeAll(async () => {
    const hosts: string[] = [];
    for (const one of servers) {
      one.listen(0, '127.0.0.1');
      await once(one, 'listening');
      hosts.push(`127.0.0.1:${(one.address() as AddressInfo).port}`);
    }
    proxy = await startNginx(folder, hosts);
  });
  afterAll(async () => {
    await stopOthers();
    for (const one of servers) one.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const statusesOf = async (path: string) => {
    const statuses = new Set<number>();
    for (let index = 0; index < 8; index += 1) {
      statuses.add((await fetch(`http://${proxy}${path}?${index}`)).status);
    }
    return [...statuses];
  };

  test.each(['_next/static/chunks', 'fonts', 'islands', 'map', 'styles'])(
    'files under /%s come from the server that has them',
    async (files) => {
      expect(await statusesOf(`/${files}/new.js`)).toEqual([200]);
      expect(await statusesOf(`/${files}/old.js`)).toEqual([200]);
      expect(await statusesOf(`/${files}/none.js`)).toEqual([404]);
    },
  );

  test('files that all servers have are requested once', async () => {
    for (const path of ['/uploads/none.jpg', '/ad/none', '/search?q=none']) {
      requested.length = 0;
      expect((await fetch(`http://${proxy}${path}`)).status).toBe(404);
      expect(requested).toEqual([path]);
    }
  });
});

/** The routes that accept more than the default, with their limits. */
const generousRoutes = async () => {
  const files = globSync('app/api/**/route.ts');
  const modules = files.map(
    async (file): Promise<[string, Record<string, RouteHandler>]> => [
      file.replace(/^app(.*)\/route\.ts$/, '$1').replaceAll(/\[\w+\]/g, 'one'),
      await import(join(process.cwd(), file)),
    ],
  );
  return (await Promise.all(modules)).flatMap(([path, module]) =>
    Object.values(module).flatMap(({ options }) =>
      options?.maxBytes ? [{ path, maxBytes: options.maxBytes }] : [],
    ),
  );
};

describe.skipIf(!hasNginx)('nginx before routes that take large bodies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-bodies-'));
  let received = 0;
  const ownRefusal = 'the words of the site';
  const server = createServer(async (request, response) => {
    received = 0;
    for await (const chunk of request) received += chunk.length;
    response.statusCode = request.url === '/api/refused' ? 413 : 200;
    response.end(ownRefusal);
  });
  let proxy: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await startNginx(folder, [`127.0.0.1:${(server.address() as AddressInfo).port}`]);
  });
  afterAll(async () => {
    await stopOthers();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (path: string, body: BodyInit) => {
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const reply = await fetch(`http://${proxy}${path}`, init);
    const type = reply.headers.get('content-type');
    return { status: reply.status, type, text: await reply.text() };
  };

  test('each route gets a body just below its own limit', async () => {
    const routes = await generousRoutes();
    const large = routes.filter(({ maxBytes }) => maxBytes > 256 * 1024).map(({ path }) => path);
    expect(large).toEqual(expect.arrayContaining(['/api/attachments', '/api/upload/image']));
    for (const { path, maxBytes } of routes) {
      const { status } = await post(path, Buffer.alloc(maxBytes - 1));
      expect([path, status, received]).toEqual([path, 200, maxBytes - 1]);
    }
  });

  const tooMuch = Buffer.alloc(13 * 1024 ** 2);
  const problem = { status: 413, type: 'application/json', text: expect.any(String) };

  test('larger bodies are refused in words, of a stated length or not', async () => {
    for (const { path } of [...(await generousRoutes()), { path: '/api/drafts' }]) {
      for (const body of [tooMuch, new Blob([tooMuch]).stream()]) {
        const reply = await post(path, body);
        expect([path, reply]).toEqual([path, problem]);
        expect(JSON.parse(reply.text)).toMatchObject({ code: 'too_large' });
      }
    }
    expect(await post('/login', tooMuch)).toMatchObject({
      status: 413,
      type: 'text/html',
      text: expect.stringContaining('This is too large'),
    });
  });

  test("the site's own refusals pass unchanged", async () => {
    expect(await post('/api/refused', 'x')).toMatchObject({ status: 413, text: ownRefusal });
  });
});
