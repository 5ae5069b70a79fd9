import { second } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { alias, indexesInUse } from '@/lib/search/open-search/multi-search';
import { readDocuments } from './documents';
import { writeDocuments } from './write';

/** An arbitrary number: the holder of this lock writes to the engine. */
export const writerLock = 20_261_123;

const batch = 500;

/** Oldest change first, in one process at a time. Failed changes stay in the outbox. */
export async function indexChanges(): Promise<number> {
  if (!env().SEARCH_URL) return 0;
  let fed = 0;
  for (;;) {
    const some = await feedSome();
    fed += some;
    if (some < batch) return fed;
  }
}

const feedSome = () =>
  db.$transaction(
    async (tx) => {
      const [{ isMine } = { isMine: false }] = await tx.$queryRaw<{ isMine: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${writerLock}) AS "isMine"`;
      if (!isMine) return 0;
      const changes = await tx.searchChange.findMany({
        where: { refusedAs: null },
        orderBy: { id: 'asc' },
        take: batch,
        select: { id: true, adId: true },
      });
      if (changes.length === 0) return 0;
      // Removing an ad from a missing index would create the index.
      if ((await indexesInUse()).length === 0)
        throw new Error('The search engine has no index: npm run search:rebuild');
      const version = await nextVersion(tx);
      const ids = [...new Set(changes.map(({ adId }) => adId))];
      const documents = await readDocuments(ids, tx);
      const known = new Set(documents.map(({ id }) => id));
      const gone = ids.filter((id) => !known.has(id));
      const { refused } = await writeDocuments(alias, { version, documents, gone });
      for (const [adId, refusedAs] of refused) {
        const id = { in: changes.flatMap((change) => (change.adId === adId ? [change.id] : [])) };
        await tx.searchChange.updateMany({ where: { id }, data: { refusedAs } });
        console.error(`The search engine refused the ad ${adId}: ${refusedAs}`);
      }
      const done = changes.filter(({ adId }) => !refused.has(adId)).map(({ id }) => id);
      await tx.searchChange.deleteMany({ where: { id: { in: done } } });
      // A later accepted change of an ad settles an earlier refused one.
      const taken = ids.filter((id) => !refused.has(id));
      await tx.searchChange.deleteMany({
        where: { adId: { in: taken }, refusedAs: { not: null } },
      });
      return changes.length;
    },
    { timeout: 30 * second },
  );

/** Taken before ads are read, so that a document with a higher version is never the older one. */
export async function nextVersion(tx: Db): Promise<number> {
  const [row] = await tx.$queryRaw<{ version: number }[]>`
    SELECT nextval(pg_get_serial_sequence('"SearchChange"', 'id'))::float8 AS "version"`;
  if (!row) throw new Error('The outbox of the search engine has no sequence.');
  return row.version;
}
