/*
 * Patches Node's HTTP server, because Next's standalone server has no request hook:
 * `Server.prototype.emit` hands each request to the page cache first, and the methods of a response
 * are replaced while Next answers, so that the answer can be stored whole. If an update of Node or
 * Next breaks this, answer-from-cache.test.ts and tests/api/fresh-pages.test.ts fail.
 */
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  Server,
  type ServerResponse,
} from 'node:http';

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Hands every request of every server in this process to `handle` first. Returns the undo function. */
export function interceptRequests(handle: RequestHandler): () => void {
  const emit: Emit = Server.prototype.emit;
  Server.prototype.emit = function emitIntercepted(event: string, ...args: unknown[]) {
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    handle(request, response, () => emit.call(this, event, ...args));
    return true;
  };
  return () => {
    Server.prototype.emit = emit;
  };
}

export type CapturedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Buffers the answer instead of sending it. Passes null if the client disconnected before its end. */
export function captureAnswer(
  response: ServerResponse,
  onAnswer: (answer: CapturedAnswer | null) => void,
): void {
  const parts: Buffer[] = [];
  const collect = (args: unknown[]) => {
    const [chunk, encoding] = args;
    if (typeof chunk === 'string') {
      parts.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      // Copied, because the caller may reuse its buffer.
      parts.push(Buffer.from(chunk));
    }
    return args.findLast((argument) => typeof argument === 'function') as (() => void) | undefined;
  };
  const giveUp = () => onAnswer(null);
  response.once('close', giveUp);
  const replaced = {
    flushHeaders: () => undefined,
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.at(-1);
      if (headers && typeof headers === 'object') {
        response.setHeaders(new Map(Object.entries(headers)));
      }
      return response;
    },
    write: (...args: unknown[]) => {
      const done = collect(args);
      if (done) process.nextTick(done);
      return true;
    },
    end: (...args: unknown[]) => {
      const done = collect(args);
      if (done) response.once('finish', done);
      response.removeListener('close', giveUp);
      for (const name of Object.keys(replaced)) Reflect.deleteProperty(response, name);
      const headers = { ...response.getHeaders() };
      onAnswer({ status: response.statusCode, headers, body: Buffer.concat(parts) });
      return response;
    },
  };
  Object.assign(response, replaced);
}
