/* A built site without demo content: a member, and another's ad with a verified number. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite, deploySite } from '../build/build.ts';
import { goods, need, password, register } from '../drill/members.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { step } from '../launch/progress.ts';
import { migrate } from '../migrate/migrate.ts';
import { ensureDatabase, tryPort } from '../postgres/postgres.ts';
import { runServer } from '../start/site-processes.ts';
import { startTestPostgres } from '../test/test-postgres.ts';
import type { Stage } from './journeys.ts';

export async function startStage(lifetime: Lifetime): Promise<Stage> {
  const site = await startSite(lifetime);
  const member = await register(site, '127.0.170.1');
  const { token, from } = await register(site, '127.0.170.2');
  const as = { token, from };
  const phone = '+447400987654';
  const { code } = await need(site, '/api/whatsapp/send-code', { ...as, body: { phone } });
  await need(site, '/api/whatsapp/verify-code', { ...as, body: { phone, code } });
  const title = `Walnut writing desk ${randomBytes(4).toString('hex')}`;
  const body = { ...goods, title, phone, showPhone: true };
  const { _id } = await need(site, '/api/ads', { ...as, body });
  const ad = { id: String(_id), title, phone };
  const picture = await drawPicture(site.directory);
  return { url: site.url, member: { ...member, password }, ad, picture };
}

async function startSite(lifetime: Lifetime) {
  const postgres = await step('Database', () =>
    startTestPostgres((server) => {
      lifetime.database = server;
    }),
  );
  const { directory } = postgres;
  const databaseUrl = postgres.url('site');
  await ensureDatabase(postgres.url, 'site');
  await migrate(databaseUrl);
  await step('Site', async () => {
    await buildSite(process.env, join(directory, 'build.log'));
    await deploySite(join(directory, 'site'));
  });
  const port = await tryPort(0);
  const address = { host: '127.0.0.1', port, url: `http://localhost:${port}` };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    APP_ENV: 'demo',
    APP_URL: address.url,
    AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: databaseUrl,
  };
  const log = join(directory, 'server.log');
  await step('Server', () => runServer(lifetime, { address, directory, env, log }));
  return { url: address.url, directory };
}

async function drawPicture(directory: string): Promise<string> {
  const file = join(directory, 'bike.jpg');
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'olive' } })
    .jpeg()
    .toFile(file);
  return file;
}
