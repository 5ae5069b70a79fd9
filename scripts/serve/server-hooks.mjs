/*
 * Preloaded into the server (node --import), since Next's standalone server has no such hooks. Uses only
 * the channels that Node publishes about its servers.
 *
 * Appends the peer's address to X-Forwarded-For of every request, as a proxy does: Next sets that
 * header only if it is absent, so callers could forge it (lib/api/request/client-address.ts).
 *
 * After SIGUSR2 the process reports that it is draining and serves requests as before (serve.mjs), but every
 * response closes its connection. After SIGTERM idle connections close too, and the process ends after ten
 * seconds at most, whatever is still open.
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

/** Long enough for the event loop to accept and read requests that have arrived. */
const lingerMs = 50;

/** After a turn of the event loop, so that requests that arrived while it was busy have been read. */
const afterReading = (work) => setTimeout(() => setImmediate(work), lingerMs);

/**
 * Delays the closing of idle connections. A connection whose request has arrived but was not read yet
 * counts as idle; closing it would lose the request, and proxies do not repeat a POST.
 */
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
