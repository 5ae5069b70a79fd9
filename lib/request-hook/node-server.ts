/*
 * Patches Node's HTTP server, because Next's standalone server has no request hook:
 * `Server.prototype.emit` hands each request to our handler first, and the methods of a response
 * are replaced while Next answers. If an update of Node or Next breaks this, node-server.test.ts,
 * answer-from-cache.test.ts and tests/api/fresh-pages.test.ts fail.
 */
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Node accepts any number of pipelined requests: 2,000 fit into 100 KB. Browsers send none. */
const maxUnanswered = 20;

const unanswered = new WeakMap<Socket, number>();

function countUnanswered({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > maxUnanswered) {
    socket.destroy();
    return false;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}

/** Hands every request of this process to `handle` first. Returns the undo function. */
export function interceptRequests(handle: RequestHandler): () => void {
  const emit: Emit = Server.prototype.emit;
  Server.prototype.emit = function emitIntercepted(event: string, ...args: unknown[]) {
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (!countUnanswered(request, response)) return true;
    handle(request, response, () => emit.call(this, event, ...args));
    return true;
  };
  return () => {
    Server.prototype.emit = emit;
  };
}

/** As Next sees it: server-hooks.mjs appends the peer, or Next sets the header if it is absent. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? 'unknown');

export type CapturedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Timeout of an answer, in ms. */
const longestAnswer = 30_000;

/** Passes null if the client disconnects or the answer times out, which closes the connection. */
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
      // Copied because the caller may reuse its buffer.
      parts.push(Buffer.from(chunk));
    }
    return args.findLast((argument) => typeof argument === 'function') as (() => void) | undefined;
  };
  let isOver = false;
  const settle = (answer: CapturedAnswer | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    response.removeListener('close', giveUp);
    onAnswer(answer);
  };
  const giveUp = () => settle(null);
  // The response to a pipelined request gets no event when its connection closes.
  const timer = setTimeout(() => {
    const { socket } = response.req;
    if (!socket.destroyed) console.error('request hook: a request got no answer in time');
    socket.destroy();
    giveUp();
  }, longestAnswer).unref();
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
      if (isOver) return response;
      for (const name of Object.keys(replaced)) Reflect.deleteProperty(response, name);
      const headers = { ...response.getHeaders() };
      settle({ status: response.statusCode, headers, body: Buffer.concat(parts) });
      return response;
    },
  };
  Object.assign(response, replaced);
}
