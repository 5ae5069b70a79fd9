import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** For a Host header, which fetch cannot set. With a body: a POST from the site's pages. */
export async function askHost(host: string, port: number, path: string, body?: unknown) {
  const sent = { 'content-type': 'application/json', origin: `https://${host}` };
  const outgoing = request({
    ...{ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET' },
    headers: { host, ...(body !== undefined && sent) },
  });
  outgoing.end(body && JSON.stringify(body));
  const [reply] = await once(outgoing, 'response');
  return { status: reply.statusCode, headers: reply.headers, text: await text(reply) };
}
