import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { registry } from './registry';

export function serveMetrics(host: string, port: number): void {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry().metrics();
      response.writeHead(200, { 'content-type': registry().contentType }).end(text);
    } catch (error) {
      console.error('the metrics could not be read:', error);
      response.writeHead(500).end();
    }
  });
  // The request hook patches Server.prototype.emit for the site's own requests.
  server.emit = EventEmitter.prototype.emit;
  server.once('error', (error) => {
    process.stderr.write(`\nMetrics cannot be served at ${host}:${port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(port, host);
  server.unref();
}
