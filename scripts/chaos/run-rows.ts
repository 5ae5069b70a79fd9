import { setTimeout as delay } from 'node:timers/promises';
import { minute } from '@/lib/durations.ts';
import type { RowOptions } from '../drill/options.ts';
import type { Outcome } from '../drill/row.ts';
import type { ChaosRow } from './chaos-row.ts';
import type { ChaosSite } from './site.ts';

/** Names of rows. `late`: not finished in time. */
export type Tally = { kept: string[]; broken: string[]; late: string[]; notRun: string[] };

const longestRun = 40 * minute;

const print = (text: string) => void process.stdout.write(`${text}\n`);

export async function runRows(
  rows: readonly ChaosRow[],
  { only, isShort }: RowOptions,
  site: ChaosSite,
  write = print,
  longest = longestRun,
): Promise<Tally> {
  const tally: Tally = { kept: [], broken: [], late: [], notRun: [] };
  const end = performance.now() + longest;
  for (const { name, title, missing, run } of rows) {
    const isSelected = only.length === 0 || only.includes(name);
    const reason = isSelected && missing?.();
    if (reason) write(`– ${title}\n    left out: ${reason}`);
    if (!isSelected || reason) {
      tally.notRun.push(name);
      continue;
    }
    const started = performance.now();
    const isTime = tally.late.length === 0 && started < end;
    const outcome = isTime && (await withinTime(run(site, isShort), end - started));
    const seconds = Math.round((performance.now() - started) / 1000);
    if (!outcome) {
      write(`– ${title} (${seconds} s)\n    not finished in time`);
      tally.late.push(name);
      continue;
    }
    write(describeRow(title, seconds, outcome));
    tally[outcome.broken.length === 0 ? 'kept' : 'broken'].push(name);
  }
  return tally;
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = delay(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

const describeRow = (title: string, seconds: number, { figure, broken }: Outcome) =>
  [
    `${broken.length === 0 ? '✓' : '✗'} ${title} (${seconds} s)`,
    `    ${figure}`,
    ...broken.map((promise) => `    BROKEN  ${promise}`),
  ].join('\n');

/** Says that every promise was kept only if all rows were run in full. */
export function describeTally({ kept, broken, late, notRun }: Tally, isShort: boolean): string {
  if (!isShort && broken.length + late.length + notRun.length === 0)
    return 'Every promise was kept.';
  const form = isShort ? ', in the short form' : '';
  const sentences = [
    broken.length > 0 && `Broken${form}: ${broken.join(', ')}.`,
    kept.length > 0 && `Kept${form}: ${kept.join(', ')}.`,
    late.length > 0 && `Not finished in time: ${late.join(', ')}.`,
    notRun.length > 0 && `Not run: ${notRun.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
