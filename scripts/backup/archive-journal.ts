/* Backups list the erasure journal, so that a restore without the bucket repeats the erasures. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTime, minute } from '@/lib/dates.ts';
import type { StoreFiles } from '@/lib/images/storage/store-files.ts';
import { erasedAtOf } from '@/lib/privacy/erasures/journal.ts';
import { erasuresFile, listBackups, readNames } from './manifest.ts';

export async function archiveJournal(backup: string, store: StoreFiles): Promise<void> {
  const names = await listJournal(store);
  const text = [...names].map((name) => `${name}\n`).join('');
  writeFileSync(join(backup, erasuresFile), text, { mode: 0o600 });
}

async function listJournal(store: StoreFiles): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { key } of store.list('erasures')) if (erasedAtOf(key)) names.add(key);
  return names;
}

/** Adds the backups' entries since `since` to the journal. Returns the time of its newest entry. */
export async function completeJournal(
  folder: string | undefined,
  since: Date,
  store: StoreFiles,
): Promise<Date | undefined> {
  const names = await listJournal(store);
  // Clocks may differ.
  const from = addTime(since, -minute);
  for (const name of archivedJournal(folder)) {
    const at = erasedAtOf(name);
    if (!at || at < from || names.has(name)) continue;
    await store.write('erasures', name, new Uint8Array());
    names.add(name);
  }
  const times = [...names].flatMap((name) => erasedAtOf(name)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

function archivedJournal(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  const lists = listBackups(folder).map((name) => join(folder, name, erasuresFile));
  return lists.filter((path) => existsSync(path)).flatMap(readNames);
}
