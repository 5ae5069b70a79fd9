import * as z from 'zod';
import { addJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';

const payloadSchema = z.object({ after: z.string().default('') });

/** Ads per statement: with more changes, the page cache would be cleared as a whole. */
const batch = 100;
const batchesOfRun = 100;

/** Enqueued by migrations that change `facets_of` or `ad_title_words`, to lock no ads for long. */
export async function rereadFacets(payload: unknown): Promise<void> {
  let { after } = payloadSchema.parse(payload);
  for (let count = 0; count < batchesOfRun; count += 1) {
    const last = await rereadBatch(after);
    if (last === null) return;
    after = last;
  }
  await addJob({
    task: 'reread-facets',
    payload: { after },
    key: 'reread-facets',
    maxAttempts: 8,
  });
}

/** Returns the last id, or null at the end. Triggers handle what follows from a change. */
async function rereadBatch(after: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ last: string | null }[]>`
    WITH batch AS (SELECT "id" FROM "Ad" WHERE "id" > ${after} ORDER BY "id" LIMIT ${batch}),
    changed AS (
      UPDATE "Ad" a SET "details" = a."details" FROM batch
      WHERE a."id" = batch."id" AND (
        a."facets" IS DISTINCT FROM
          facets_of(a."category", a."formKind", a."title", a."description", a."details")
        OR ts_filter(a."search", '{a,d}') IS DISTINCT FROM ad_title_words(a."title", a."categoryGroup")))
    SELECT max("id") AS "last" FROM batch`;
  return row?.last ?? null;
}
