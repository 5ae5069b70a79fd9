import type { IncomingMessage, ServerResponse } from 'node:http';
import { keptHeaders } from './kept-headers';
import { createBoundedMap } from './store/bounded-map';

/*
 * People type the same beginnings of the same words. What is suggested for them says itself that it
 * holds for everybody for a while (`public, max-age`); for that while it is sent again from memory,
 * with its age, so that no browser keeps it longer than it holds.
 */

const routes = ['/api/locations/autocomplete?', '/api/search/suggest?'];
/** Characters of an address, and bytes of all answers together. Answers are one or two thousand each. */
const longestAddress = 300;
const maxBytes = 4 * 1024 * 1024;
/** An address, headers and their bookkeeping, in bytes. */
const overhead = 4096;

type Kept = {
  headers: string[];
  body: Buffer;
  /** Milliseconds of performance.now(). */
  from: number;
  until: number;
  size: number;
};

/** Gives what looks at each request. */
export function keepSuggestions() {
  const answers = createBoundedMap<Kept>(maxBytes);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    const isKept = method === 'GET' && routes.some((route) => url.startsWith(route));
    if (!isKept || url.length > longestAddress) return false;
    const now = performance.now();
    const kept = answers.get(url);
    if (kept && now < kept.until) {
      send(kept, now, response);
      return true;
    }
    // So that the answer is heard as it is; it is hardly longer than what compressing needs.
    delete headers['accept-encoding'];
    hear(response, (answer) => answers.set(url, answer));
    return false;
  };
}

function send({ headers, body, from }: Kept, now: number, response: ServerResponse): void {
  const age = String(Math.floor((now - from) / 1000));
  response.writeHead(200, [...headers, 'age', age, 'content-length', String(body.length)]);
  response.end(body);
}

/** Gives the answer to `keep` once it is sent, if it may be kept. */
function hear(response: ServerResponse, keep: (answer: Kept) => void): void {
  const parts: Buffer[] = [];
  const listen = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const { write, end } = response;
  response.write = (...args: unknown[]) => {
    listen(args[0]);
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    listen(args[0]);
    return Reflect.apply(end, response, args);
  };
  response.once('finish', () => {
    const seconds = /^public, max-age=(\d+)$/.exec(
      String(response.getHeader('cache-control')),
    )?.[1];
    if (response.statusCode !== 200 || !seconds) return;
    const from = performance.now();
    const body = Buffer.concat(parts);
    keep({
      headers: keptHeaders(response.getHeaders()),
      body,
      from,
      until: from + Number(seconds) * 1000,
      size: body.length + overhead,
    });
  });
}
