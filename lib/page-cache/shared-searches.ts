import { createHash } from 'node:crypto';
import { minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { env } from '@/lib/env';
import { type SharedPage, shareSearchesThrough } from './store/shared-store';

/*
 * The pages of searches that other processes have made, through the database: of one search, each
 * half minute, one page is made and not one for each process. A process of another build, or of a
 * site at another address, finds none of them.
 */

/** Older rows are deleted. */
const rowLife = minute;
/** How often each process looks for such, at most, while it writes others. */
const cleanEvery = 10 * second;

type Row = { page: Pick<SharedPage, 'value' | 'cacheControl'>; begunAgo: number; madeAgo: number };

/** Call once, before the server takes its first request. */
export function shareSearches(): void {
  let cleanedAt = performance.now();

  shareSearchesThrough({
    async find(key) {
      const [row] = await readRows<Row>(Prisma.sql`
        SELECT "page",
          (1000 * extract(epoch FROM clock_timestamp() - "begunAt"))::float8 AS "begunAgo",
          (1000 * extract(epoch FROM clock_timestamp() - "madeAt"))::float8 AS "madeAgo"
        FROM "KeptSearch" WHERE "key" = ${rowKey(key)}`);
      return row ? { ...row.page, begunAgo: row.begunAgo, madeAgo: row.madeAgo } : null;
    },

    async give(key, { begunAgo, ...made }) {
      const page = JSON.stringify(made);
      await db.$executeRaw`
        INSERT INTO "KeptSearch" ("key", "page", "begunAt", "madeAt")
        VALUES (${rowKey(key)}, ${page}::json, clock_timestamp() - ${ago(begunAgo)}, clock_timestamp())
        ON CONFLICT ("key") DO UPDATE SET
          "page" = EXCLUDED."page", "begunAt" = EXCLUDED."begunAt", "madeAt" = EXCLUDED."madeAt"`;
      if (performance.now() - cleanedAt < cleanEvery) return;
      cleanedAt = performance.now();
      await db.$executeRaw`
        DELETE FROM "KeptSearch" WHERE "madeAt" < clock_timestamp() - ${ago(rowLife)}`;
    },
  });
}

const ago = (milliseconds: number) =>
  Prisma.sql`(${milliseconds}::float8 * interval '1 millisecond')`;

/** Keys of searches are as long as what is searched for. */
const rowKey = (key: string) =>
  createHash('sha256')
    .update(`${process.env.BUILD_ID}\0${env().APP_URL}\0${key}`)
    .digest('base64url');
