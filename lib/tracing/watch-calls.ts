import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type OpenSpan, startCall } from './spans';

/* Spans name only the host, because paths and query strings may identify people. */

type FetchMessage = {
  request: { origin: string | URL; method: string };
  response?: { statusCode: number };
};
type HttpMessage = { request: ClientRequest; response?: IncomingMessage };

const spans = new WeakMap<object, OpenSpan>();

function begin(request: object, method: string, { hostname, port, protocol }: URL): void {
  const span = startCall(`${method} ${hostname}`, {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  });
  if (span) spans.set(request, span);
}

function end(request: object, status: number | undefined): void {
  const hasFailed = status === undefined || status >= 400;
  spans.get(request)?.end(status ? { 'http.response.status_code': status } : {}, hasFailed);
  spans.delete(request);
}

const listeners: Record<string, (message: unknown) => void> = {
  'undici:request:create': (message) => {
    const { request } = message as FetchMessage;
    begin(request, request.method, new URL(request.origin));
  },
  'undici:request:headers': (message) => {
    const { request, response } = message as FetchMessage;
    end(request, response?.statusCode);
  },
  'undici:request:error': (message) => end((message as FetchMessage).request, undefined),
  'http.client.request.created': (message) => {
    const { request } = message as HttpMessage;
    const host = request.getHeader('host') ?? request.host;
    if (URL.canParse(`${request.protocol}//${host}`)) {
      begin(request, request.method, new URL(`${request.protocol}//${host}`));
    }
  },
  'http.client.response.finish': (message) => {
    const { request, response } = message as HttpMessage;
    end(request, response?.statusCode);
  },
  'http.client.request.error': (message) => end((message as HttpMessage).request, undefined),
};

export function watchCalls(): () => void {
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
