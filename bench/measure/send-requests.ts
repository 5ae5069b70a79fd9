import { Agent, request } from 'node:http';

export type Answer = { status: number; ms: number };

export type Requests = {
  app: string;
  connections: number;
  /** The next path and the visitor's IP address; null at the end. */
  next: () => { path: string; from: string } | null;
};

export async function sendRequests({ app, connections, next }: Requests): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const work = async () => {
    for (let one = next(); one; one = next()) answers.push(await send(app, one, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return answers;
}

function send(app: string, { path, from }: { path: string; from: string }, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const startedAt = performance.now();
  const [host, port] = app.split(':');
  const headers = { 'x-forwarded-for': from, 'accept-encoding': 'gzip' };
  request({ host, port, path, agent, headers }, (response) => {
    response.resume();
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }),
    );
  })
    .on('error', reject)
    .end();
  return promise;
}
