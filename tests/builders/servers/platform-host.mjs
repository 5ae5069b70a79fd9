/* Like Vercel: Next in minimal mode, without middleware and rewrites, which this host adds. */
import { once } from 'node:events';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

const directory = process.cwd();
const require = createRequire(join(directory, 'server.js'));
const readJson = (file) => JSON.parse(readFileSync(join(directory, '.next', file), 'utf8'));

const { default: NextServer } = require('next/dist/server/next-server');
const port = Number(process.env.PORT);
const server = new NextServer({
  dir: directory,
  conf: readJson('required-server-files.json').config,
  minimalMode: true,
  hostname: '127.0.0.1',
  port,
});
const render = server.getRequestHandler();

const { matchers } = readJson('server/functions-config-manifest.json').functions['/_middleware'];
const { beforeFiles } = readJson('routes-manifest.json').rewrites;

const bodyMax = 4_500_000;

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const isMatched = (pathname) => matchers.some(({ regexp }) => new RegExp(regexp).test(pathname));

createServer(async (request, response) => {
  if (Number(request.headers['content-length'] ?? 0) > bodyMax) {
    // A client that is still sending would lose the answer, so the whole body is read.
    request.resume();
    await once(request, 'end');
    response.writeHead(413, { 'content-type': 'text/plain' });
    return response.end('FUNCTION_PAYLOAD_TOO_LARGE');
  }
  const url = new URL(request.url, `http://127.0.0.1:${port}`);
  const file = fileOf(url.pathname);
  if (file) {
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  }
  if (isMatched(url.pathname) && (await runMiddleware(request, response, url)) === 'answered')
    return;
  const rewrite = beforeFiles.find(
    ({ regex, has = [] }) =>
      new RegExp(regex).test(url.pathname) && has.every(({ key }) => key in request.headers),
  );
  if (rewrite) request.url = rewrite.destination + url.search;
  await render(request, response);
}).listen(port, '127.0.0.1');

function fileOf(pathname) {
  const path = pathname.startsWith('/_next/static/')
    ? join('.next', pathname.slice('/_next/'.length))
    : join('public', pathname);
  return statSync(join(directory, path), { throwIfNoEntry: false })?.isFile()
    ? join(directory, path)
    : undefined;
}

async function runMiddleware(request, response, url) {
  const module = await require(join(directory, '.next/server/middleware.js'));
  const { response: said } = await (module.default ?? module)({
    handler: module.middleware ?? module,
    request: {
      headers: request.headers,
      method: request.method,
      nextConfig: {},
      url: url.href,
      page: '/',
      signal: new AbortController().signal,
    },
    page: 'middleware',
  });
  const forwarded = said.headers.get('x-middleware-override-headers')?.split(',') ?? [];
  if (forwarded.length > 0) {
    for (const name of Object.keys(request.headers)) {
      if (!forwarded.includes(name)) delete request.headers[name];
    }
  }
  for (const [name, value] of said.headers) {
    if (name.startsWith('x-middleware-request-')) {
      request.headers[name.slice('x-middleware-request-'.length)] = value;
    } else if (!name.startsWith('x-middleware-')) response.setHeader(name, value);
  }
  if (said.headers.has('x-middleware-next')) return 'forwarded';
  response.statusCode = said.status;
  response.end(Buffer.from(await said.arrayBuffer()));
  return 'answered';
}
