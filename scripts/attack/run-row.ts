import { setTimeout as delay } from 'node:timers/promises';
import { step } from '../launch/progress.ts';
import { residentMemory, withPeakMemory } from './memory.ts';
import type { Options } from './options.ts';
import type { Outcome, Row } from './row.ts';
import { forgetLimits, type Target } from './target.ts';
import { type VisitorFigures, withVisitors } from './visitors.ts';

export type Result = Outcome & {
  row: Row;
  visitors: VisitorFigures;
  /** Bytes. */
  memory: { before: number | undefined; peak: number | undefined; after: number | undefined };
};

/** What real visitors may wait, in ms, on top of what they wait without an attack. */
const mostAdded = 500;
const quiet = 1_500;

export async function runRow(target: Target, row: Row, options: Options): Promise<Result> {
  await forgetLimits(target.database);
  await row.prepare?.();
  const before = residentMemory(target.pid);
  const calm = await withVisitors(target, () => delay(quiet));
  return step(row.name, async () => {
    const { result, peak } = await withPeakMemory(target.pid, () =>
      withVisitors(target, () => attackOnce(row, target, options)),
    );
    await delay(options.rest * 1000);
    const { figure, broken } = result.result;
    return {
      row,
      figure,
      broken: [...broken, ...brokenFor(result.visitors, calm.visitors.p99)],
      visitors: result.visitors,
      memory: { before, peak, after: residentMemory(target.pid) },
    };
  });
}

/** An attack that cannot be made is a broken promise too, so that the other rows are made. */
async function attackOnce(row: Row, target: Target, { isShort }: Options): Promise<Outcome> {
  try {
    return await row.attack(target, isShort);
  } catch (error) {
    return { figure: 'not measured', broken: [`the attack was not made: ${String(error)}`] };
  }
}

function brokenFor({ p99, errors }: VisitorFigures, calm: number): string[] {
  const broken = errors === '' ? [] : [`visitors were answered ${errors}`];
  if (p99 > mostAdded + calm) broken.push(`visitors waited ${Math.round(p99)} ms`);
  return broken;
}
