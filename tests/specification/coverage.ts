import { globSync, readFileSync } from 'node:fs';
import { existingTests } from './existing-tests.ts';
import { notBuilt } from './not-built.ts';
import { rows } from './rows.ts';

/* Finds which test covers which row, by reading the sources, so that nothing has to run. */

type Holder = { file: string; title: string };

export type Coverage = {
  holders: Map<string, Holder[]>;
  /** The errors, one sentence each. */
  problems: string[];
};

export function readCoverage(): Coverage {
  const holders = new Map<string, Holder[]>();
  const problems: string[] = [];
  const known = new Set(rows.map(({ id }) => id));
  const hold = (id: string, holder: Holder) => {
    if (!known.has(id)) problems.push(`${holder.file}: there is no row ${id}.`);
    holders.set(id, [...(holders.get(id) ?? []), holder]);
  };

  for (const file of globSync('tests/specification/*.{test,spec}.ts').sort()) {
    const source = readFileSync(file, 'utf8');
    if (/\b(test|describe)\.(skip|fixme|todo|fail)\b/.test(source)) {
      problems.push(`${file}: a test that is not run holds nothing.`);
    }
    for (const title of titlesOf(source)) {
      const ids = /^\[([^\]]+)\]/.exec(title)?.[1]?.split(' ') ?? [];
      if (ids.length === 0) problems.push(`${file}: "${title}" names no row.`);
      for (const id of ids) hold(id, { file, title: title.replace(/^\[[^\]]+\] /, '') });
    }
  }
  for (const { file, title, rows: ids } of existingTests) {
    if (!titlesOf(readFileSync(file, 'utf8')).includes(title)) {
      problems.push(`${file} has no test "${title}".`);
    }
    for (const id of ids) hold(id, { file, title });
  }
  for (const { id } of rows) {
    if (!holders.has(id) && !notBuilt[id]) problems.push(`No test holds ${id}.`);
    if (holders.has(id) && notBuilt[id]) problems.push(`${id} has a test: it is built.`);
  }
  for (const id of Object.keys(notBuilt)) {
    if (!known.has(id)) problems.push(`not-built.ts: there is no row ${id}.`);
  }
  return { holders, problems };
}

// After `test`, or after the list of `test.each`.
const call = /(?:\b\w*[tT]est|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g;

export const titlesOf = (source: string): string[] =>
  [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));

/** The document: a table for each section, then the rows that are not built. */
export function report({ holders }: Coverage): string {
  const open = rows.filter(({ id }) => notBuilt[id]);
  const sections = [...new Set(rows.map(({ id }) => sectionOf(id)))];
  const tables = sections.map((number) => {
    const lines = rows
      .filter(({ id }) => sectionOf(id) === number && !notBuilt[id])
      .map(({ id, sentence }) => `| ${id} | ${cell(sentence)} | ${heldBy(holders.get(id))} |`);
    return [
      number.startsWith('D') ? `## Decisions, section ${number.slice(1)}` : `## Section ${number}`,
      '',
      '| Row | Sentence | Held by |',
      '| --- | --- | --- |',
      ...lines,
      '',
    ].join('\n');
  });
  const missing = open.map(({ id, sentence }) => `| ${id} | ${cell(sentence)} | ${notBuilt[id]} |`);
  return [
    '# What holds the specification',
    '',
    'Made by `node scripts/test/specification-coverage.ts`; a test fails while it is stale.',
    '',
    `${rows.length} rows: ${rows.length - open.length} held by tests, ${open.length} not built yet.`,
    '',
    ...tables,
    '## Not built yet',
    '',
    '| Row | Sentence | Why |',
    '| --- | --- | --- |',
    ...missing,
    '',
  ].join('\n');
}

const sectionOf = (id: string) => id.split('.')[0] ?? '';

const heldBy = (holders: Holder[] = []) =>
  holders.map(({ file, title }) => `${file}: ${cell(title)}`).join('<br>');

const cell = (text: string) => text.replaceAll('|', '\\|');
