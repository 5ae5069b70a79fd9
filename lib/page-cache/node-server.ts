/*
 * Everything that reaches into Node's HTTP server, because Next's standalone server has no hook in
 * front of it: `Server.prototype.emit` hands each request to the page cache first, and the methods of
 * one response are replaced while Next answers, so that its answer can be stored whole.
 * tests/lib/page-cache/node-server.test.ts and tests/api/page-cache.test.ts fail when an update of
 * Node or Next breaks this.
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
  /** Hands the request to Next. */
  next: () => void,
) => void;

/** Hands every request of every server in this process to `handle` first. Returns what undoes it. */
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

/**
 * Collects what is written to `response` instead of sending it, and hands it over once it is
 * complete; the response can then be written to as usual. Null: the client went away before.
 */
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
      // A copy: the caller may use its buffer again.
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
