/* HTTP requests from chosen addresses of this machine. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Call = {
  method?: string;
  path: string;
  /** 127.x.y.z: each counts as a separate caller for rate limits. */
  from?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  agent?: Agent;
};

/** Status 0: no answer. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const timeoutMs = 60_000;

export function call(url: string, options: Call): Promise<Answer> {
  const { method = 'GET', path, from = '127.0.0.1', token, body, headers = {}, agent } = options;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, received: Buffer[]) =>
      resolve({
        status,
        headers: answered,
        text: Buffer.concat(received).toString(),
        ms: performance.now() - started,
      });
    const sent = request({
      host: '127.0.0.1',
      port: new URL(url).port,
      localAddress: from,
      method,
      path,
      timeout: timeoutMs,
      ...(agent ? { agent } : { agent: false }),
      headers: {
        host: new URL(url).host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...headers,
      },
    });
    sent.once('response', (response) => {
      const received: Buffer[] = [];
      response.on('data', (bytes: Buffer) => received.push(bytes));
      response.once('end', () => end(response.statusCode ?? 0, response.headers, received));
      response.once('error', () => end(0, {}, []));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0, {}, []));
    sent.end(text);
  });
}

export async function repeat<T>(
  count: number,
  parallel: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const loop = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, loop));
  return results;
}

/** "200: 12, 404: 3". */
export function statusesOf(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
}

export const failuresOf = (answers: readonly { status: number }[]): string[] =>
  answers.some(({ status }) => status === 500 || status === 0)
    ? [`answers were ${statusesOf(answers)}`]
    : [];

export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
