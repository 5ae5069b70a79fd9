import * as z from 'zod';
import { addTime } from '@/lib/dates';
import type { Erasure } from '@/lib/db/journal-erasure';
import { env } from '@/lib/env';
import { type StoreFiles, storeFiles } from '@/lib/images/storage/store-files';

/* The journal of erasures: an empty file for each in the store of pictures, named by time, kind and id. */

const erasure = z.object({
  kind: z.enum(['account', 'ad']),
  id: z.string().regex(/^[\w-]+$/),
  at: z.iso.datetime(),
});

/** The job. Writing the same again changes nothing. */
export async function recordErasure(
  payload: unknown,
  files: StoreFiles = storeFiles(env()),
): Promise<void> {
  await files.write('erasures', nameOf(erasure.parse(payload)), new Uint8Array());
}

const nameOf = ({ kind, id, at }: Erasure) => `${at.replaceAll(':', '.')}_${kind}_${id}`;

/** Oldest first. Clocks of machines may differ by a little, so a minute more is read. */
export async function erasuresSince(since: Date, files: StoreFiles): Promise<Erasure[]> {
  const from = addTime(since, -60_000).toISOString();
  const found: Erasure[] = [];
  for await (const { key } of files.list('erasures')) {
    const parsed = parseName(key);
    if (parsed && parsed.at >= from) found.push(parsed);
  }
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}

function parseName(name: string): Erasure | undefined {
  const [, time = '', kind, id] = /^(.+?)_(account|ad)_(.+)$/.exec(name) ?? [];
  const at = time.replace(/T(\d\d)\.(\d\d)\./, 'T$1:$2:');
  return erasure.safeParse({ kind, id, at }).data;
}
