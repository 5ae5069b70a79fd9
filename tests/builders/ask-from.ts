import { type IncomingHttpHeaders, request } from 'node:http';

export type ReceivedReply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
};

type AskOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request from another loopback address, as another visitor. Does not follow redirects. */
export function askFrom(
  address: string,
  url: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<ReceivedReply> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedReply>();
  const { hostname, port, pathname, search } = new URL(url);
  const options = {
    // The server listens on IPv4 only.
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    path: pathname + search,
    localAddress: address,
    method,
    headers,
  };
  request(options, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(parts).toString(),
        ms: performance.now() - startedAt,
      }),
    );
  })
    .on('error', reject)
    .end(body);
  return promise;
}
