/*
 * Preloaded into the server (node --import). Next sets X-Forwarded-For only if it is absent, so
 * callers could forge it. This appends the peer's address to every request, as a proxy does. See
 * lib/api/client-address.ts.
 */
import { Server } from 'node:http';

const emit = Server.prototype.emit;

Server.prototype.emit = function emitWithPeerAddress(event, ...args) {
  if (event === 'request') {
    const [request] = args;
    const claimed = request.headers['x-forwarded-for'];
    const peer = request.socket.remoteAddress ?? 'unknown';
    request.headers['x-forwarded-for'] = claimed ? `${claimed}, ${peer}` : peer;
  }
  return emit.call(this, event, ...args);
};
