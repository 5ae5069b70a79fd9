import { setTimeout as delay } from 'node:timers/promises';
import { residentMemory, withPeakMemory } from '../drill/memory.ts';
import type { Outcome } from '../drill/row.ts';
import { step } from '../launch/progress.ts';
import type { AttackRow } from './attack-row.ts';
import type { Options } from './options.ts';
import { forgetLimits, type Target } from './target.ts';
import { type VisitorFigures, withVisitors } from './visitors.ts';

export type Result = Outcome & {
  row: AttackRow;
  visitors: VisitorFigures;
  /** Bytes. */
  memory: { before: number | undefined; peak: number | undefined; after: number | undefined };
};

/** Maximum delay in ms that an attack may add for visitors. */
const mostAdded = 500;
const quiet = 1_500;

/** Repeats an attack if its only fault was a delay for visitors, which other programs can cause. */
export async function runRow(target: Target, row: AttackRow, options: Options): Promise<Result> {
  const first = await runOnce(target, row, options);
  const isOnlyLate = first.late !== null && first.broken.length === 0;
  const { late, ...result } = isOnlyLate ? await runOnce(target, row, options) : first;
  return { ...result, broken: late === null ? result.broken : [...result.broken, late] };
}

async function runOnce(
  target: Target,
  row: AttackRow,
  options: Options,
): Promise<Result & { late: string | null }> {
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
    const { errors, p99 } = result.visitors;
    return {
      row,
      figure,
      broken: errors === '' ? broken : [...broken, `visitors were answered ${errors}`],
      late: p99 > mostAdded + calm.visitors.p99 ? `visitors waited ${Math.round(p99)} ms` : null,
      visitors: result.visitors,
      memory: { before, peak, after: residentMemory(target.pid) },
    };
  });
}

/** A failed attack counts as a broken promise, so that the other rows still run. */
async function attackOnce(row: AttackRow, target: Target, { isShort }: Options): Promise<Outcome> {
  try {
    return await row.run(target, isShort);
  } catch (error) {
    return { figure: 'not measured', broken: [`the attack was not made: ${String(error)}`] };
  }
}
