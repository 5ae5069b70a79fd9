import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startNginx } from '@/bench/site/nginx';
import { stopOthers } from '@/scripts/launch/children';
import { hasNginx } from '@/tests/builders/servers/nginx';

/* Runs the shipped configuration in the real nginx, if it is installed. */

/** Requests that wait until the test answers them. */
const waiting: (() => void)[] = [];

const site = createServer(({ url }, response) => {
  response.setHeader('cache-control', 'no-store');
  if (url?.startsWith('/slow/')) waiting.push(() => response.end('late'));
  else response.end('here');
});

describe.skipIf(!hasNginx)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
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

  const ask = async (from: string, path: string) => {
    const reply = await fetch(`http://${proxy}${path}`, { headers: { 'x-forwarded-for': from } });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  /** Sends some at a time, as over a visitor's connections. */
  const askMany = async (from: string, paths: readonly string[]) => {
    const left = [...paths];
    const replies: Awaited<ReturnType<typeof ask>>[] = [];
    const work = async () => {
      for (let path = left.pop(); path; path = left.pop()) replies.push(await ask(from, path));
    };
    await Promise.all(Array.from({ length: 12 }, work));
    return replies;
  };

  const numbered = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, number) => `${prefix}${number}`);

  test('allows ten pages in a row with all their files', async () => {
    const paths = [
      ...numbered(10, '/ad/'),
      ...numbered(300, '/uploads/a-'),
      ...numbered(50, '/api/'),
    ];
    const replies = await askMany('192.0.2.1', paths);
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
  });

  test('refuses hundreds of concurrent pages for one IP address, with a readable page', async () => {
    const replies = await askMany('192.0.2.2', numbered(400, '/ad/'));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(150);
    expect(refused[0]?.text).toContain('Please try again in a few seconds.');
    expect(refused[0]?.headers.get('content-type')).toBe('text/html');
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    await askMany('192.0.2.2', numbered(100, '/ad/'));
    const problem = (await askMany('192.0.2.2', numbered(50, '/api/'))).find(
      ({ status }) => status === 429,
    );
    expect(JSON.parse(problem?.text ?? '')).toMatchObject({ code: 'rate_limited' });
    expect((await ask('192.0.2.3', '/ad/1')).status).toBe(200);
  });

  /** A caller at this address of the machine who claims another one. */
  const askPast = async (localAddress: string, claimed: string, path: string) => {
    const [host, port] = proxy.split(':');
    const headers = { 'x-forwarded-for': claimed };
    const sent = request({ host, port, localAddress, path, headers }).end();
    const [reply] = await once(sent, 'response');
    reply.resume();
    await once(reply, 'end');
    return { status: reply.statusCode };
  };

  test('allows a caller a hundred concurrent requests', async () => {
    const pending = numbered(130, '/slow/').map((path) => ask('192.0.2.5', path));
    await vi.waitFor(() => expect(waiting).toHaveLength(100), { timeout: 10_000 });
    expect((await ask('192.0.2.5', '/ad/1')).status).toBe(429);
    expect((await ask('192.0.2.6', '/ad/1')).status).toBe(200);
    for (const answer of waiting.splice(0)) answer();
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect((await ask('192.0.2.5', '/ad/1')).status).toBe(200);
  });

  test.each([
    // The load balancer appends the address to what the caller has sent.
    ['behind the load balancer', (from: string, path: string) => ask(`${from}, 192.0.2.7`, path)],
    ['past it', (from: string, path: string) => askPast('127.0.0.9', from, path)],
  ])('one caller %s has no further limits by inventing addresses', async (_, askAs) => {
    const pending = numbered(130, '198.51.100.').map((from) => askAs(from, '/slow/1'));
    await vi.waitFor(() => expect(waiting).toHaveLength(100), { timeout: 10_000 });
    expect((await askAs('198.51.100.200', '/ad/1')).status).toBe(429);
    expect((await ask('192.0.2.7, 192.0.2.8', '/ad/1')).status).toBe(200);
    expect((await askPast('127.0.0.10', '127.0.0.9', '/ad/1')).status).toBe(200);
    for (const answer of waiting.splice(0)) answer();
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('counts an IPv6 network as one caller', async () => {
    const replies = await Promise.all(
      numbered(300, '/ad/').map((path, number) =>
        ask(`2001:db8:1:2::${number.toString(16)}`, path),
      ),
    );
    expect(replies.some(({ status }) => status === 429)).toBe(true);
    expect((await ask('2001:db8:1:3::1', '/ad/1')).status).toBe(200);
  });

  test('answers 503 with a readable page if the site is down', async () => {
    site.close();
    site.closeAllConnections();
    const { status, text } = await ask('192.0.2.4', '/ad/1');
    expect([status, text]).toEqual([503, expect.stringContaining('The site is busy')]);
    const problem = await ask('192.0.2.4', '/api/ads');
    expect([problem.status, JSON.parse(problem.text).code]).toEqual([503, 'unavailable']);
  });
});
