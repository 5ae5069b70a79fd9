import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasuresKept } from '@/lib/catalogue/limits';
import { addTime, day, minute } from '@/lib/dates';
import { type StoreFiles, storeFiles } from '@/lib/images/storage/store-files';
import { everyHour } from '@/lib/jobs/handlers';
import {
  erasuresSince,
  isNotedSince,
  recordErasure,
  sweepErasures,
} from '@/lib/privacy/erasures/journal';

const now = new Date('2026-11-25T10:00:00Z');
const bound = addTime(now, -erasuresKept);
let folder = '';
let files: StoreFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  files = storeFiles({ DATA_DIR: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (id: string, at: Date) =>
  recordErasure({ kind: 'account', id, at: at.toISOString() }, files);
const noted = async () => (await erasuresSince(new Date(0), files)).map(({ id }) => id);

test('entries are deleted once no backup can be as old', async () => {
  await note('younger', addTime(bound, minute));
  await note('today', now);
  await note('older', addTime(bound, -minute));
  await note('oldest', addTime(bound, -300 * day));
  expect(await sweepErasures(now, files)).toBe(2);
  expect(await noted()).toEqual(['younger', 'today']);
  expect(await sweepErasures(now, files)).toBe(0);
});

test('other files are kept, and hide no entries', async () => {
  await files.write('erasures', '0-readme', new Uint8Array());
  await note('older', addTime(bound, -minute));
  expect(await sweepErasures(now, files)).toBe(1);
  expect(await noted()).toEqual([]);
});

test('the worker sweeps every hour', async () => {
  process.env.DATA_DIR = folder;
  await note('older', addTime(bound, -minute));
  await everyHour['sweep-erasures']({}, now);
  expect(await noted()).toEqual([]);
});

test('a backup older than the journal is recognised', () => {
  expect(isNotedSince(bound, now)).toBe(true);
  expect(isNotedSince(addTime(bound, -minute), now)).toBe(false);
});
