import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { emailDomain } from '../drill/members.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { withClient } from '../postgres/postgres.ts';
import { startTestPostgres } from '../test/test-postgres.ts';
import { startTestSite } from '../test/test-site.ts';
import type { Options } from './options.ts';

export type Target = {
  url: string;
  database: pg.Client;
  /** Of the server; undefined if memory is not measured. */
  pid: number | undefined;
  readLog: () => string | undefined;
  pages: string[];
};

type Place = Pick<Target, 'url' | 'pid' | 'readLog'> & { databaseUrl: string };

export async function withTarget<T>(
  lifetime: Lifetime,
  { attach }: Options,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  if (attach) return onTarget({ ...attach, readLog: () => attach.log && read(attach.log) }, work);
  const postgres = await startTestPostgres((server) => {
    lifetime.database = server;
  });
  const site = await startTestSite(postgres);
  const { SITE_URL: url = '', DATABASE_URL: databaseUrl = '' } = site.env;
  const readLog = () => read(site.logs.server);
  return onTarget({ url, databaseUrl, pid: site.server.pid, readLog }, work);
}

const read = (file: string) => readFileSync(file, 'utf8');

function onTarget<T>({ databaseUrl, ...place }: Place, work: (target: Target) => Promise<T>) {
  return withClient(databaseUrl, async (database) => {
    const target = { ...place, database, pages: await pagesOf(database) };
    try {
      return await work(target);
    } finally {
      await removeTraces(database);
    }
  });
}

const someAds = `
  SELECT a."id", u."username" FROM "Ad" a JOIN "User" u ON u."id" = a."ownerId"
  WHERE a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
    AND NOT a."isAdult" AND a."expiresAt" > now() + interval '1 day'
  ORDER BY a."id" LIMIT 12`;

async function pagesOf(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(someAds);
  const ads = rows.map(({ id }) => `/ad/${id}`);
  const searches = ['/search?q=bike', '/search?q=sofa'];
  return ['/', ...ads.slice(0, 4), '/browse/all/uk', '/help', ...ads.slice(4), ...searches];
}

async function removeTraces(database: pg.Client): Promise<void> {
  const theirs = `SELECT "id" FROM "User" WHERE "email" LIKE '%@${emailDomain}'`;
  await database.query(`DELETE FROM "Ad" WHERE "ownerId" IN (${theirs})`);
  await database.query(`DELETE FROM "User" WHERE "email" LIKE '%@${emailDomain}'`);
  await forgetLimits(database);
}

/** So that the requests of one row do not affect another. */
export const forgetLimits = (database: pg.Client) => database.query('DELETE FROM "RateLimit"');
