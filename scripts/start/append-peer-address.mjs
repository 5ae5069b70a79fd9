/*
 * Preloaded into the server (node --import). Next fills X-Forwarded-For only when it is absent, so
 * that a caller could name any address. Here the peer's address is appended to every request, as a
 * proxy would do: the last entry is then always true. See lib/api/client-address.ts.
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
