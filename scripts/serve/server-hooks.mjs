/*
 * Preloaded, since Next's standalone server has no hooks: appends the peer's address to every
 * X-Forwarded-For, which Next sets only if it is absent, so callers could forge it
 * (lib/api/request/client-address.ts). After SIGUSR2 it drains: every response closes its
 * connection. After SIGTERM idle connections close too, and it ends within ten seconds.
 */
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

const longestShutdownMs = 10_000;
const sweepEveryMs = 100;

const servers = new Set();
/** The newest response of each connection. */
const newest = new Map();
/** Read by lib/api/readiness.ts. */
const draining = Symbol.for('townboard.draining');

subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  if (server instanceof Server) servers.add(server);
});

subscribe('http.server.request.start', ({ request, response }) => {
  const claimed = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers['x-forwarded-for'] = claimed ? `${claimed}, ${peer}` : peer;
  if (globalThis[draining]) response.shouldKeepAlive = false;
  const { socket } = request;
  if (!newest.has(socket)) socket.once('close', () => newest.delete(socket));
  newest.set(socket, response);
});

/** A proxy that was told keep-alive may send a POST on that connection just as it closes. */
function drain() {
  globalThis[draining] = true;
  for (const response of newest.values()) response.shouldKeepAlive = false;
}

process.on('SIGUSR2', drain);

const lingerMs = 50;

/** After a turn of the event loop, when requests that arrived while it was busy have been read. */
const afterReading = (work) => setTimeout(() => setImmediate(work), lingerMs);

/** A connection with an unread request counts as idle, and proxies do not repeat a lost POST. */
function linger(server) {
  const { close, closeIdleConnections } = server;
  server.close = (done) => {
    afterReading(() => close.call(server, done));
    return server;
  };
  server.closeIdleConnections = () => afterReading(() => closeIdleConnections.call(server));
}

process.once('SIGTERM', () => {
  drain();
  for (const server of servers) linger(server);
  const sweep = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  sweep();
  setInterval(sweep, sweepEveryMs).unref();
  setTimeout(() => process.exit(0), longestShutdownMs).unref();
});

// lib/process/server-problem.ts refuses to serve without it.
globalThis[Symbol.for('townboard.server-hooks')] = true;
