import type { Options } from './options.ts';
import type { Outcome, Row } from './row.ts';
import type { ChaosSite } from './site.ts';

/** Names of rows. */
export type Tally = { kept: string[]; broken: string[]; notRun: string[] };

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Prints each row as it ends. */
export async function runRows(
  rows: readonly Row[],
  { only, isShort }: Pick<Options, 'only' | 'isShort'>,
  site: ChaosSite,
  write = print,
): Promise<Tally> {
  const tally: Tally = { kept: [], broken: [], notRun: [] };
  for (const { name, title, missing, run } of rows) {
    const isAsked = only.length === 0 || only.includes(name);
    const reason = isAsked && missing?.();
    if (reason) write(`– ${title}\n    left out: ${reason}`);
    if (!isAsked || reason) {
      tally.notRun.push(name);
      continue;
    }
    const started = performance.now();
    const outcome = await run(site, isShort);
    const seconds = Math.round((performance.now() - started) / 1000);
    write(describeRow(title, seconds, outcome));
    tally[outcome.broken.length === 0 ? 'kept' : 'broken'].push(name);
  }
  return tally;
}

const describeRow = (title: string, seconds: number, { figure, broken }: Outcome) =>
  [
    `${broken.length === 0 ? '✓' : '✗'} ${title} (${seconds} s)`,
    `    ${figure}`,
    ...broken.map((promise) => `    BROKEN  ${promise}`),
  ].join('\n');

/** Says that every promise was kept only if all rows were run in full. */
export function describeTally({ kept, broken, notRun }: Tally, isShort: boolean): string {
  if (!isShort && broken.length + notRun.length === 0) return 'Every promise was kept.';
  const form = isShort ? ', in the short form' : '';
  const sentences = [
    broken.length > 0 && `Broken${form}: ${broken.join(', ')}.`,
    kept.length > 0 && `Kept${form}: ${kept.join(', ')}.`,
    notRun.length > 0 && `Not run: ${notRun.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
