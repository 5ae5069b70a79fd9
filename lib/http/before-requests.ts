import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;

/**
 * Shows every request to `look` before Next sees it. Call before the server takes its first one; the
 * last that was given looks first.
 */
export function beforeRequests(
  look: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const emit: Emit = Server.prototype.emit;
  Server.prototype.emit = function emitAfterLook(event: string, ...args: unknown[]) {
    if (event === 'request') look(args[0] as IncomingMessage, args[1] as ServerResponse);
    return emit.call(this, event, ...args);
  };
}
