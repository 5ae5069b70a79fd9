import { db } from '@/lib/db/client';
import { alias, indexesInUse, openSearch } from '@/lib/search/open-search/multi-search';
import { readDocumentsAfter } from './documents';
import { nextVersion } from './index-changes';
import { indexSettings } from './index-settings';
import { writeDocuments } from './write';

const batch = 1000;
const longRequest = { requestTimeout: 60_000 };

export type Rebuilt = { index: string; ads: number; refused: Map<string, string> };

type Rebuilding = { now: Date; onAds?: (ads: number) => void };

/** The caller holds writerLock: changes wait in the outbox, and are then sent to the new index. */
export async function rebuildIndex({ now, onAds }: Rebuilding): Promise<Rebuilt> {
  const client = await openSearch();
  const old = await indexesInUse();
  // Before anything is read, so that no change is missed.
  await setOutbox(true);
  const index = `${alias}-${now.getTime()}`;
  try {
    await client.indices.create({ index, body: indexSettings }, longRequest);
    const { ads, refused } = await fill(index, onAds);
    await client.indices.refresh({ index }, longRequest);
    await client.indices.updateAliases(
      {
        body: {
          actions: [
            ...old.map((one) => ({ remove: { index: one, alias } })),
            { add: { index, alias } },
          ],
        },
      },
      longRequest,
    );
    if (old.length > 0) await client.indices.delete({ index: old }, longRequest);
    return { index, ads, refused };
  } catch (error) {
    if (old.length === 0) await disableOutbox();
    await client.indices
      .delete({ index, ignore_unavailable: true }, longRequest)
      .catch((unmade) => {
        console.warn(`The index ${index} may be left behind: ${unmade}`);
      });
    throw error;
  }
}

async function fill(index: string, onAds: Rebuilding['onAds']) {
  const refused = new Map<string, string>();
  let ads = 0;
  for (let last = ''; ; ) {
    const version = await nextVersion(db);
    const documents = await readDocumentsAfter(last, batch, db);
    const written = await writeDocuments(index, { version, documents, gone: [] });
    for (const [id, reason] of written.refused) refused.set(id, reason);
    ads += documents.length;
    onAds?.(ads);
    last = documents.at(-1)?.id ?? last;
    if (documents.length < batch) return { ads: ads - refused.size, refused };
  }
}

/** Stops the outbox, which nobody reads without an engine. */
export async function disableOutbox(): Promise<void> {
  await setOutbox(false);
  await db.searchChange.deleteMany();
}

/** Waits for transactions that write ads, but not for long. */
const setOutbox = (isOn: boolean) =>
  db.$transaction([
    db.$executeRaw`SET LOCAL lock_timeout = '2s'`,
    db.$executeRaw`SELECT note_search_changes(${isOn})`,
  ]);
