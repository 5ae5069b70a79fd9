import * as z from 'zod';
import { erasuresKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Erasure } from '@/lib/db/journal-erasure';
import { env } from '@/lib/env';
import { type StoreFiles, storeFiles } from '@/lib/images/storage/store-files';

/* An empty file for each erasure in the store of pictures, named by time, kind and id. */

const erasure = z.object({
  kind: z.enum(['account', 'ad']),
  id: z.string().regex(/^[\w-]+$/),
  at: z.iso.datetime(),
});

export async function recordErasure(
  payload: unknown,
  files: StoreFiles = storeFiles(env()),
): Promise<void> {
  await files.write('erasures', nameOf(erasure.parse(payload)), new Uint8Array());
}

const nameOf = ({ kind, id, at }: Erasure) => `${at.replaceAll(':', '.')}_${kind}_${id}`;

export const isNotedSince = (since: Date, now: Date) => since >= addTime(now, -erasuresKept);

const sweptAtOnce = 500;

export async function sweepErasures(
  now: Date,
  files: StoreFiles = storeFiles(env()),
): Promise<number> {
  const old: string[] = [];
  for await (const { key } of files.list('erasures')) {
    const noted = parseName(key);
    if (!noted) continue;
    if (isNotedSince(new Date(noted.at), now) || old.length === sweptAtOnce) break;
    old.push(key);
  }
  for (const key of old) await files.remove('erasures', key);
  return old.length;
}

/** Oldest first, with an extra minute, since clocks may differ. */
export async function erasuresSince(since: Date, files: StoreFiles): Promise<Erasure[]> {
  const from = addTime(since, -60_000).toISOString();
  const found: Erasure[] = [];
  for await (const { key } of files.list('erasures')) {
    const parsed = parseName(key);
    if (parsed && parsed.at >= from) found.push(parsed);
  }
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}

export function erasedAtOf(name: string): Date | undefined {
  const parsed = parseName(name);
  return parsed && new Date(parsed.at);
}

function parseName(name: string): Erasure | undefined {
  const [, time = '', kind, id] = /^(.+?)_(account|ad)_(.+)$/.exec(name) ?? [];
  const at = time.replace(/T(\d\d)\.(\d\d)\./, 'T$1:$2:');
  return erasure.safeParse({ kind, id, at }).data;
}
