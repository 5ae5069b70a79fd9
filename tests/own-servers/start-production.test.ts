import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword } from '@/lib/accounts/passwords/password-hash';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { tryPort, withClient } from '@/scripts/postgres/postgres';
import { databaseUrl, withServer } from '../builders/servers/database';
import { deadAddress } from '../builders/servers/loopback';

/* The site is built already, whatever its address and name. */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const command: string = scripts['start:production'];
const name = 'start_production';

type Sent = { method?: string; cookie?: string; body?: string };

/** As a proxy asks that serves https. Null without an answer. */
const ask = (port: number, path: string, { method = 'GET', cookie = '', body }: Sent = {}) =>
  new Promise<{ status: number; body: string; cookie: string } | null>((done) => {
    const headers = {
      ...{ host: 'market.example', origin: 'https://market.example', cookie },
      'content-type': 'application/json',
    };
    request({ host: '127.0.0.1', port, path, method, headers }, async (reply) => {
      const cookies = (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
      done({
        status: reply.statusCode ?? 0,
        body: await text(reply),
        cookie: cookies.join('; '),
      });
    })
      .once('error', () => done(null))
      .end(body);
  });

/** Inserted, since no mail arrives here. Returns the cookies of a login. */
async function logIn(port: number): Promise<string> {
  const email = 'robin@market.example';
  const password = 'Lantern-Harbour-42';
  await withClient(databaseUrl(name), async (client) =>
    client.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "email", "firstName", "lastName", "passwordHash", "updatedAt")
       VALUES ($1, 'robin', 'robin', $2, 'Robin', 'Reader', $3, now())`,
      [randomUUID(), email, await hashPassword(password)],
    ),
  );
  const body = JSON.stringify({ email, password });
  const reply = await ask(port, '/api/auth/login', { method: 'POST', body });
  expect(reply).toMatchObject({ status: 200 });
  return reply?.cookie ?? '';
}

test('npm run start:production migrates, starts, says what it lacks, and ends after SIGTERM', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  await withServer((server) => server.query(`CREATE DATABASE "${name}"`));
  onTestFinished(() =>
    withServer(async (server) => {
      await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    }),
  );
  const port = await tryPort(0);
  const nobody = await deadAddress();
  const child = spawn('sh', ['-c', command], {
    env: {
      NODE_ENV: 'test',
      PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      DATA_DIR: directory,
      ...{ PORT: String(port), HOSTNAME: '127.0.0.1' },
      ...{ APP_URL: 'https://market.example', TRUSTED_PROXIES: '1', SITE_NAME: 'Marketplace' },
      DATABASE_URL: databaseUrl(name),
      AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2', S3_ENDPOINT: nobody },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      ...{ RESEND_API_KEY: 're_none', RESEND_BASE_URL: nobody, MAIL_FROM: 'a@market.example' },
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => output.push(words));
  }
  const exited = once(child, 'exit');
  await vi.waitUntil(
    () => child.exitCode !== null || output.join('').includes('Townboard is ready'),
    { timeout: 50_000, interval: 100 },
  );
  expect(output.join('')).toContain('Townboard is ready');
  expect(output.join('')).not.toContain('Building');
  expect(await ask(port, '/api/ready')).toMatchObject({ status: 200 });
  const home = await ask(port, '/');
  expect(home).toMatchObject({
    status: 200,
    body: expect.stringContaining('<title>Marketplace: '),
  });
  expect(home?.body).toContain('https://market.example');
  expect(home?.body).not.toContain('localhost:3000');
  const cookie = await logIn(port);
  const page = async (path: string) => (await ask(port, path, { cookie }))?.body;
  expect(await page('/my-account/details')).toContain(siteTexts.phonesNotVerified);
  expect(await page('/account-created')).not.toContain('Verify your phone');
  // The wizard itself is rendered in the browser.
  expect(await page('/post')).toMatch(/canVerifyPhones\\?":false/);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await ask(port, '/api/ready')).toBeNull();
}, 90_000);

test('the build contains no page, only pictures', () => {
  const site = join(process.env.TEST_DIRECTORY ?? '', 'site');
  const manifest = readFileSync(join(site, '.next/prerender-manifest.json'), 'utf8');
  const { routes, dynamicRoutes } = JSON.parse(manifest);
  expect(dynamicRoutes).toEqual({});
  expect(Object.keys(routes).filter((path) => !/\.(png|svg)$/.test(path))).toEqual([]);
});
