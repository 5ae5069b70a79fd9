import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestState } from '@/lib/api/request/request-state';
import { requestId } from '@/lib/log/request-id';
import { registry } from '@/lib/metrics/registry';
import { interceptRequests, type RequestHandler } from '@/lib/request-hook/node-server';
import { observeRequests } from '@/lib/request-hook/observe-requests';

async function start(
  site: RequestListener,
  handle: RequestHandler = (_request, _response, next) => next(),
) {
  const undo = interceptRequests(observeRequests(handle));
  const server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    undo();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const counted = async () => {
  const metric = (await registry().getMetricsAsJSON()).find(
    ({ name }) => name === 'townboard_http_requests_total',
  );
  return metric?.values.map(({ labels, value }) => [
    labels.route,
    labels.method,
    labels.status,
    value,
  ]);
};

test('each request has an id of its own, whatever the caller sends, and is counted by route', async () => {
  const seen: (string | undefined)[] = [];
  const url = await start((_request, response) => {
    seen.push(requestId());
    response.end('page');
  });
  const ids: (string | null)[] = [];
  for (const path of ['/ad/abc', '/ad/def?token=x', '/nowhere/at/all', '/_next/static/a.js']) {
    const reply = await fetch(url + path, { headers: { 'x-request-id': 'mine' } });
    ids.push(reply.headers.get('x-request-id'));
    await reply.text();
  }
  expect(new Set(ids).size).toBe(4);
  expect(ids).toEqual(seen);
  await vi.waitUntil(async () => ((await counted()) ?? []).length === 3);
  expect(await counted()).toEqual([
    ['/ad/[id]', 'GET', 200, 2],
    ['other', 'GET', 200, 1],
    ['/_next', 'GET', 200, 1],
  ]);
});

test('a failed request is logged by its route, without its address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const url = await start((_request, response) => response.writeHead(500).end());
  const reply = await fetch(`${url}/reset-password?token=very-secret`);
  await vi.waitUntil(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls).toEqual([
    [
      'request answered with 500: GET /reset-password',
      {
        route: '/reset-password',
        method: 'GET',
        status: 500,
        ms: expect.any(Number),
        request: reply.headers.get('x-request-id'),
      },
    ],
  ]);
});

test('probes pass by limits and pages, which need the database', async () => {
  const handled: unknown[] = [];
  const url = await start(
    (_request, response) => response.end(String(requestState()?.isFound)),
    (request, _response, next) => {
      handled.push(request.url);
      next();
    },
  );
  for (const path of ['/api/health', '/api/ready', '/api/serving', '/help']) {
    handled.push(await (await fetch(url + path)).text());
  }
  expect(handled).toEqual(['true', 'true', 'true', '/help', 'undefined']);
});
