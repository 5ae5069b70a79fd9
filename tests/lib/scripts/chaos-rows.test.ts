import { expect, test } from 'vitest';
import type { ChaosRow } from '@/scripts/chaos/chaos-row';
import { describeTally, runRows } from '@/scripts/chaos/run-rows';
import type { ChaosSite } from '@/scripts/chaos/site';

/** Not used by the rows here. */
const site = {} as ChaosSite;

const row = (name: string, broken: string[] = [], missing?: string): ChaosRow => ({
  name,
  title: `What ${name} tries`,
  missing: () => missing,
  run: async () => ({ figure: 'figures', broken }),
});

type Options = { only?: string[]; isShort?: boolean; longest?: number };

async function summary(rows: ChaosRow[], { only = [], isShort = false, longest }: Options = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const tally = await runRows(rows, { only, isShort }, site, write, longest);
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

test('rows that do not end in time are left, and not counted as kept', async () => {
  const endless = { ...row('load'), run: () => new Promise<never>(() => undefined) };
  const rows = [row('mails'), endless, row('failover')];
  const { text, lines } = await summary(rows, { longest: 200 });
  expect(text).toBe('Kept: mails. Not finished in time: load, failover.');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^– What load tries \(\d s\)\n {4}not finished in time$/);
});
