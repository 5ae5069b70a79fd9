import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { interceptRequests } from '@/lib/request-hook/node-server';
import { observeRequests } from '@/lib/request-hook/observe-requests';
import { startTracing, type Tracing } from '@/lib/tracing/start-tracing';
import { answer, loopback } from '@/tests/builders/servers/loopback';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

const [server, client, error] = [2, 3, 2];

let tracing: Tracing | undefined;
afterEach(() => {
  tracing?.stop();
  vi.unstubAllEnvs();
});

async function startTraced(endpoint: string): Promise<Tracing> {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=collector-key');
  tracing = await startTracing('server');
  if (!tracing) throw new Error('Tracing should have started.');
  return tracing;
}

async function startSite(site: RequestListener): Promise<string> {
  const undo = interceptRequests(observeRequests((_request, _response, next) => next()));
  const http = createServer(site).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    undo();
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

const attributesOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is sent with its statements and calls, without any input', async () => {
  const collector = await loopback(answer(200, {}));
  const service = await loopback(answer(200, { ok: true }), answer(500, {}));
  const { flush } = await startTraced(collector.url);
  const site = await startSite(async (_request, response) => {
    const person = 'somebody@example.com';
    await readRows(Prisma.sql`SELECT ${person}::text, 'Jane Doe' AS name`);
    await (await fetch(`${service.url}/people/jane?mail=${person}`)).text();
    const [reply] = await once(get(`${service.url}/people/jane?key=secret`), 'response');
    await text(reply);
    response.writeHead(503).end();
  });
  await (await fetch(`${site}/ad/abc123?token=very-secret`)).text();
  await vi.waitUntil(async () => {
    await flush();
    return collector.received.some(({ body }) => body.includes('/ad/[id]'));
  });

  const [first] = collector.received;
  expect(`${first?.method} ${first?.path}`).toBe('POST /v1/traces');
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-key': 'collector-key',
  });
  const sent = collector.received.map(({ body }) => JSON.parse(body) as Sent);
  const about = attributesOf(sent[0]?.resourceSpans[0]?.resource ?? { attributes: [] });
  expect(about).toMatchObject({ 'service.name': 'townboard', 'townboard.process': 'server' });

  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  // This process serves the collector and the service, so it has spans of them too.
  const request = spans.find(({ name }) => name === 'GET /ad/[id]');
  expect(request).toMatchObject({ kind: server, status: { code: error } });
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/ad/[id]',
    'http.response.status_code': 503,
    'townboard.request': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const calls = spans.filter(({ kind }) => kind === client);
  expect(calls).toHaveLength(3);
  expect(calls.map(({ name }) => name)).toEqual(['SELECT', 'GET 127.0.0.1', 'GET 127.0.0.1']);
  expect(calls.map(({ status }) => status.code ?? 0)).toEqual([0, 0, error]);
  for (const call of calls) {
    expect([call.traceId, call.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
  }
  expect(attributesOf(calls[0] as SentSpan)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.query.text': "SELECT $1::text, '?' AS name",
    'townboard.pool': 'read',
  });
  expect(JSON.stringify(sent)).not.toMatch(/somebody|Jane|jane|secret|abc123|token/);
});

test('sending creates no spans, nor does anything outside a request', async () => {
  const collector = await loopback(answer(200, {}));
  const { flush } = await startTraced(collector.url);
  await readRows(Prisma.sql`SELECT 1`);
  const site = await startSite((_request, response) => response.end('page'));
  await (await fetch(`${site}/terms`)).text();
  await vi.waitUntil(async () => {
    await flush();
    return collector.received.length > 0;
  });
  await flush();
  const sent = collector.received.map(({ body }) => body).join('\n');
  expect(sent).toContain('"GET /terms"');
  expect(sent).not.toMatch(/"kind":3|SELECT|parentSpanId":"[0-9a-f]/);
});

test('a refusing collector causes only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const full = await loopback(answer(400, {}));
  const { flush } = await startTraced(full.url);
  const site = await startSite((_request, response) => response.end('page'));
  expect(await (await fetch(`${site}/terms`)).text()).toBe('page');
  await vi.waitUntil(async () => {
    await flush();
    return warn.mock.calls.length > 0;
  });
  expect(warn.mock.calls[0]?.[0]).toBe('traces were not sent:');
});

test('without an endpoint OpenTelemetry is not loaded', () => {
  const program = `
    let isLoaded = false;
    const { registerHooks } = await import('node:module');
    registerHooks({
      load(url, context, next) {
        isLoaded ||= url.includes('opentelemetry');
        return next(url, context);
      },
    });
    const { startTracing } = await import('@/lib/tracing/start-tracing.ts');
    const tracing = await startTracing('server');
    console.log(JSON.stringify([tracing ?? null, isLoaded]));`;
  const load = (endpoint: string) =>
    execFileSync(
      process.execPath,
      ['--import', './scripts/launch/register-alias.ts', '--input-type=module', '-e', program],
      { env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, encoding: 'utf8' },
    ).trim();
  expect(load('')).toBe('[null,false]');
  expect(load('http://127.0.0.1:9')).toMatch(/,true\]$/);
});
