import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';
import { request } from '../builders/servers/http';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/* What load balancers, Prometheus and the operator's log get from a server process. */

const idPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('a working server is healthy and ready', async () => {
  const health = await request('GET', '/api/health');
  expect([health.status, health.data.healthy]).toEqual([200, true]);
  expect(health.headers.get('cache-control')).toBe('no-store');
  const ready = await request('GET', '/api/ready');
  expect(ready.status).toBe(200);
  expect(ready.data).toEqual({
    ready: true,
    serving: true,
    database: 'ok',
    migrations: 'ok',
    replica: 'none',
    search: 'postgresql',
    draining: false,
  });
});

test('a load balancer may send requests to a working server', async () => {
  const { status, data } = await request('GET', '/api/serving');
  expect([status, data.serving]).toEqual([200, true]);
});

test('every response has its own id, also from the page cache', async () => {
  const paths = ['/', '/', '/help', '/login', '/search?q=sofa', '/api/health', '/ad/none', '/none'];
  const ids = new Set<string | null>();
  for (const path of paths) {
    const id = (await request('GET', path)).headers.get('x-request-id');
    expect(id, path).toMatch(idPattern);
    ids.add(id);
  }
  expect(ids.size).toBe(paths.length);
});

describe('while the database is down', () => {
  let site: SecondSite;
  beforeAll(async () => {
    site = await startSecondSite('postgresql://nobody@127.0.0.1:1/none');
  }, 90_000);
  afterAll(() => site?.close());

  test('the process is healthy and not ready', async () => {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    const ready = await fetch(`${site.url}/api/ready`);
    expect(ready.status).toBe(503);
    expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ready.json()).toMatchObject({ ready: false, database: 'down' });
    expect((await fetch(`${site.url}/api/serving`)).status).toBe(503);
  });
});

/** Production with services that the test never calls. */
const production = {
  APP_ENV: 'production',
  APP_URL: 'https://townboard.example',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'hello@townboard.example',
  PAYMENTS: 'none',
  PAYMENTS_ADULT: 'none',
};

test('in production the log has JSON lines by route, without addresses and tokens', async () => {
  let output = '';
  const site = await startSecondSite(undefined, {
    env: { ...production, LOG_REQUESTS: 'all' },
    onOutput: (text) => {
      output += text;
    },
  });
  onTestFinished(() => site.close());
  const reply = await fetch(`${site.url}/reset-password?token=very-secret-token`);
  await reply.text();
  const id = reply.headers.get('x-request-id') ?? 'none';
  await vi.waitUntil(() => output.includes(id), { timeout: 5_000 });
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const events = lines.map((line) => JSON.parse(line));
  expect(events.find(({ request: of }) => of === id)).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'GET',
    route: '/reset-password',
    status: 200,
    ms: expect.any(Number),
  });
  expect(output).not.toMatch(/very-secret-token/);
}, 60_000);

test('metrics are served on their own port and counted by route', async () => {
  const METRICS_PORT = String(await tryPort(0));
  const site = await startSecondSite(undefined, { env: { METRICS_PORT } });
  onTestFinished(() => site.close());
  for (const path of ['/help', '/help', '/api/health', '/ad/000000000000', '/search?q=chair']) {
    await (await fetch(site.url + path)).text();
  }
  const read = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const text = await read();
  expect(text).toContain(
    'townboard_http_requests_total{route="/help",method="GET",status="200"} 2',
  );
  expect(text).toContain(
    'townboard_http_requests_total{route="/ad/[id]",method="GET",status="404"} 1',
  );
  expect(text).toMatch(/townboard_http_request_duration_seconds_count\{route="\/search"\} 1/);
  expect(text).toMatch(/townboard_page_cache_answers_total\{result="HIT"\} [1-9]/);
  expect(text).toMatch(/townboard_search_duration_seconds_count\{kind="list"\} 1/);
  expect(text).toMatch(/townboard_db_connections\{pool="read",state="most"\} [1-9]/);
  expect(text).toMatch(/townboard_db_statement_duration_seconds_count\{pool="read"\} [1-9]/);
  expect(text).not.toContain('000000000000');
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
}, 60_000);

test('a draining process says so and still answers', async () => {
  const site = await startSecondSite(undefined, {
    env: { NODE_OPTIONS: `--import=${process.cwd()}/scripts/serve/server-hooks.mjs` },
  });
  onTestFinished(() => site.close());
  expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
  process.kill(site.pid, 'SIGUSR2');
  await vi.waitUntil(async () => (await fetch(`${site.url}/api/ready`)).status === 503, 5_000);
  expect(await (await fetch(`${site.url}/api/ready`)).json()).toMatchObject({
    ready: false,
    database: 'ok',
    draining: true,
  });
  expect((await fetch(`${site.url}/api/serving`)).status).toBe(503);
  expect((await fetch(`${site.url}/help`)).status).toBe(200);
}, 60_000);
