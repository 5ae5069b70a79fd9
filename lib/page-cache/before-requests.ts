import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;
/** Gives true when it has answered: nobody else then sees the request. */
type Look = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Shows every request to `looks`, in their order, before Next sees it. Call once, before the server
 * takes its first one.
 */
export function beforeRequests(looks: readonly Look[]): void {
  const emit: Emit = Server.prototype.emit;
  Server.prototype.emit = function emitAfterLooks(event: string, ...args: unknown[]) {
    const isRequest = event === 'request';
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (isRequest && looks.some((look) => look(request, response))) return true;
    return emit.call(this, event, ...args);
  };
}
