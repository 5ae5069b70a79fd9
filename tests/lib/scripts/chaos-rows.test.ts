import { expect, test } from 'vitest';
import type { Row } from '@/scripts/chaos/row';
import { describeTally, runRows } from '@/scripts/chaos/run-rows';
import type { ChaosSite } from '@/scripts/chaos/site';

/** Not used by the rows here. */
const site = {} as ChaosSite;

const row = (name: string, broken: string[] = [], missing?: string): Row => ({
  name,
  title: `What ${name} tries`,
  missing: () => missing,
  run: async () => ({ figure: 'figures', broken }),
});

async function summary(rows: Row[], options: { only?: string[]; isShort?: boolean } = {}) {
  const lines: string[] = [];
  const { only = [], isShort = false } = options;
  const tally = await runRows(rows, { only, isShort }, site, (line) => void lines.push(line));
  return { text: describeTally(tally, isShort), lines };
}

test('every promise was kept only if every row ran in full', async () => {
  const rows = [row('mails'), row('uploads')];
  expect((await summary(rows)).text).toBe('Every promise was kept.');
  expect((await summary(rows, { isShort: true })).text).toBe(
    'Kept, in the short form: mails, uploads.',
  );
  expect((await summary(rows, { only: ['mails'] })).text).toBe('Kept: mails. Not run: uploads.');
});

test('a row whose program is missing is not counted as kept', async () => {
  const { text, lines } = await summary([row('mails'), row('load', [], 'no nginx')]);
  expect(text).toBe('Kept: mails. Not run: load.');
  expect(lines).toContain('– What load tries\n    left out: no nginx');
});

test('broken promises come first', async () => {
  const { text, lines } = await summary([row('mails'), row('uploads', ['a picture is gone'])]);
  expect(text).toBe('Broken: uploads. Kept: mails.');
  expect(lines.at(-1)).toContain('BROKEN  a picture is gone');
});
