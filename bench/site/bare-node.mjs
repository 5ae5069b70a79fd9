/* An HTTP server that answers every request with the same 30,720 bytes. */
import { createServer } from 'node:http';

const page = 'x'.repeat(30_720);

createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
}).listen(Number(process.env.PORT), '127.0.0.1');
