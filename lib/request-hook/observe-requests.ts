import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withRequestState } from '@/lib/api/request/request-state';
import { env } from '@/lib/env';
import { withRequestId } from '@/lib/log/request-id';
import { requestSeconds, requests } from '@/lib/metrics/metrics';
import { routeOf } from '@/lib/rate-limit/route-limits';
import { type OpenSpan, startRoot, withinSpan } from '@/lib/tracing/spans';
import type { RequestHandler } from './node-server';

/** Requests that take longer than this, in ms, are logged. */
const slow = 1_000;

/** Bypass limits and pages, which need the database. */
const probes = ['/api/health', '/api/ready', '/api/serving'];

/** Logs by route and never by address. */
export const observeRequests =
  (handle: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const started = performance.now();
    response.setHeader('x-request-id', id);
    response.once('close', () => record(request, response, id, performance.now() - started));
    withRequestId(id, () => {
      if (probes.includes(request.url ?? '')) {
        return withRequestState({ isFound: true, isUnavailable: false }, next);
      }
      withinSpan(startRequest(request, response, id), () => handle(request, response, next));
    });
  };

function startRequest(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  id: string,
): OpenSpan | undefined {
  const route = routeName(url.split('?', 1)[0] ?? '');
  const known = methods.has(method) ? method : 'other';
  const span = startRoot('request', `${known} ${route}`, {
    'http.request.method': known,
    'http.route': route,
    'townboard.request': id,
  });
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : clientLeft;
    span?.end({ 'http.response.status_code': status }, status >= 500);
  });
  return span;
}

function record(
  { method = '', url = '' }: IncomingMessage,
  { statusCode, writableFinished }: ServerResponse,
  id: string,
  ms: number,
): void {
  const route = routeName(url.split('?', 1)[0] ?? '');
  const status = writableFinished ? statusCode : clientLeft;
  requests.inc({ route, method: methods.has(method) ? method : 'other', status });
  if (route !== streams) requestSeconds.observe({ route }, ms / 1000);
  const fields = { route, method, status, ms: Math.round(ms), request: id };
  const isSlow = ms > slow && route !== streams;
  if (status >= 500) console.warn(`request answered with ${status}: ${method} ${route}`, fields);
  else if (isSlow) console.warn(`slow request: ${method} ${route}`, fields);
  else if (env().LOG_REQUESTS === 'all') console.info('request', fields);
}

/** nginx's status for a client that disconnected. */
const clientLeft = 499;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Stays open for minutes, so it is never slow. */
const streams = '/api/messages/events';

function routeName(pathname: string): string {
  if (pathname.startsWith('/_next/')) return '/_next';
  return routeOf(pathname) ?? 'other';
}
