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

process.once('SIGTERM', () => {
  globalThis[draining] = true;
  const sweep = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  sweep();
  setInterval(sweep, sweepEveryMs).unref();
  setTimeout(() => process.exit(0), lastMomentMs).unref();
});

// lib/server-problem.ts refuses to serve without it.
globalThis[Symbol.for('townboard.server-hooks')] = true;
