import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startS3 } from './s3';

/* s3rver accepts every signature; this proxy checks those of presigned PUTs. */

const secret = 'S3RVER';

const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>http://127.0.0.1:*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`;

export async function startStrictS3(bucket: string) {
  const s3 = await startS3(bucket, [cors]);
  /** Files at signed addresses, and refused requests. */
  const puts: { status: number; key: string }[] = [];
  /** Number of files whose upload is cut off. */
  const line = { cuts: 0 };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '', s3.endpoint);
    const isPreflight = request.method === 'OPTIONS';
    const isSigned = !isPreflight && url.searchParams.has('X-Amz-Signature');
    const fault = isSigned ? faultOf(request, url) : undefined;
    if (fault || !(isPreflight || isSigned || request.headers.authorization)) {
      puts.push({ status: 403, key: url.pathname });
      request.resume();
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${fault ?? 'AccessDenied'}</Code></Error>`);
      return;
    }
    if (isSigned && line.cuts > 0) {
      line.cuts -= 1;
      request.once('data', () => request.destroy());
      return;
    }
    const { method, headers } = request;
    const passed = ask(url, { method, headers }, (reply) => {
      if (isSigned) puts.push({ status: reply.statusCode ?? 0, key: url.pathname });
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.on('error', () => passed.destroy()).pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await s3.stop();
  };
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, puts, line, stop };
}

/** Signature Version 4 of a presigned URL. */
function faultOf({ method, headers }: IncomingMessage, { pathname, searchParams }: URL) {
  const of = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const [time, signed] = [of('Date'), of('SignedHeaders').split(';')];
  const begun = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
  if (!(Date.now() < begun + Number(of('Expires')) * 1000)) return 'RequestExpired';
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeStrictly).join('='))
    .sort();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = of('Credential').split('/').slice(1);
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === of('Signature') ? undefined : 'SignatureDoesNotMatch';
}

const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
