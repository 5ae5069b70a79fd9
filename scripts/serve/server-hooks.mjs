/*
 * Preloaded into the server (node --import), since Next's standalone server has no such hooks.
 *
 * Appends the peer's address to X-Forwarded-For of every request, as a proxy does: Next sets that
 * header only if it is absent, so callers could forge it (lib/api/request/client-address.ts).
 *
 * After SIGUSR2 the process says that it is ending and takes requests as before (serve.mjs). After
 * SIGTERM every answer closes its connection, idle connections close, and the process ends
 * after ten seconds at most, whatever is still open.
 */
import { Server } from 'node:http';

const lastMomentMs = 10_000;
const sweepEveryMs = 100;

const servers = new Set();
/** Read by lib/api/readiness.ts. */
const draining = Symbol.for('townboard.draining');
const emit = Server.prototype.emit;

Server.prototype.emit = function emitWithPeerAddress(event, ...args) {
  if (event === 'listening') servers.add(this);
  if (event === 'request') {
    const [request, response] = args;
    const claimed = request.headers['x-forwarded-for'];
    const peer = request.socket.remoteAddress ?? 'unknown';
    request.headers['x-forwarded-for'] = claimed ? `${claimed}, ${peer}` : peer;
    if (globalThis[draining]) response.shouldKeepAlive = false;
  }
  return emit.call(this, event, ...args);
};

process.on('SIGUSR2', () => {
  globalThis[draining] = true;
});

/** Long enough for the event loop to accept and read what has arrived, if it is not kept busy. */
const lingerMs = 50;

/** After a round of the event loop, so that what came while it was busy has been read. */
const afterReading = (work) => setTimeout(() => setImmediate(work), lingerMs);

/**
 * A request that has arrived but was not read would be lost with its connection, which counts as idle:
 * a proxy repeats no POST that it has sent.
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
  globalThis[draining] = true;
  for (const server of servers) linger(server);
  const sweep = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  sweep();
  setInterval(sweep, sweepEveryMs).unref();
  setTimeout(() => process.exit(0), lastMomentMs).unref();
});

// lib/process/server-problem.ts refuses to serve without it.
globalThis[Symbol.for('townboard.server-hooks')] = true;
