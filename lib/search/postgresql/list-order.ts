import { Prisma } from '@/lib/db/prisma';
import type { WalkedSort } from '@/lib/search/engine/listed-ad';
import type { Cursor } from '@/lib/search/query/cursor';
import { compareText } from '@/lib/text/compare-text';

/* An index scan follows each run of an order: ads with a price come before ads without. */

export type Run = {
  condition: Prisma.Sql | null;
  key: 'rankedAt' | 'pricePence' | null;
  isDown: boolean;
};

const priced = (isDown: boolean): Run[] => [
  { condition: Prisma.sql`a."pricePence" IS NOT NULL`, key: 'pricePence', isDown },
  { condition: Prisma.sql`a."pricePence" IS NULL`, key: null, isDown },
];

export const runsOf: Record<WalkedSort, Run[]> = {
  newest: [{ condition: null, key: 'rankedAt', isDown: true }],
  'price-up': priced(false),
  'price-down': priced(true),
};

export const runOf = (sort: WalkedSort, { keys }: Cursor): number =>
  sort !== 'newest' && keys[0] === null ? 1 : 0;

/** Rows of the run after the cursor, or before it when reversed. */
export function beyondSql(run: Run, { keys, id }: Cursor, isReversed: boolean): Prisma.Sql {
  const sign = Prisma.raw(run.isDown === isReversed ? '>' : '<');
  const key = keys[0] ?? null;
  if (run.key === null || key === null) return Prisma.sql`a."id" ${sign} ${id}`;
  const value =
    run.key === 'rankedAt'
      ? Prisma.sql`${new Date(key)}::timestamptz`
      : Prisma.sql`${key}::integer`;
  return Prisma.sql`(a.${column(run.key)}, a."id") ${sign} (${value}, ${id})`;
}

export function orderSql(run: Run, isReversed: boolean): Prisma.Sql {
  const direction = Prisma.raw(run.isDown === isReversed ? 'ASC' : 'DESC');
  const key = run.key ? Prisma.sql`a.${column(run.key)} ${direction}, ` : Prisma.empty;
  return Prisma.sql`ORDER BY ${key}a."id" ${direction}`;
}

const column = (name: string) => Prisma.raw(`"${name}"`);

export function compareBy(sort: WalkedSort): (a: Cursor, b: Cursor) => number {
  const runs = runsOf[sort];
  return (a, b) => {
    const [runA, runB] = [runOf(sort, a), runOf(sort, b)];
    if (runA !== runB) return runA - runB;
    const sign = runs[runA]?.isDown ? -1 : 1;
    return sign * ((a.keys[0] ?? 0) - (b.keys[0] ?? 0) || compareText(a.id, b.id));
  };
}
