import type { ShownChanges } from '@/lib/catalogue/shown-catalogue';
import { type ShownLine, shownLines } from '@/lib/catalogue/shown-lines';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { shownSettings, toShownChanges } from './shown-catalogue';
import { readSettings } from './store';

export type ShownHistoryEntry = {
  at: Date;
  by: string | null;
  lines: ShownLine[];
  before: ShownChanges;
};

type Row = {
  key: string;
  previous: string | null;
  at: Date;
  staffId: string | null;
  username: string | null;
};

const mostRows = 400;
const mostChanges = 30;

export async function shownHistory(): Promise<ShownHistoryEntry[]> {
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT s."key", s."at", s."staffId", u."username",
      lag(s."value") OVER (PARTITION BY s."key" ORDER BY s."at", s."id") AS "previous"
    FROM "Setting" s LEFT JOIN "User" u ON u."id" = s."staffId"
    WHERE s."key" = ANY (${shownSettings}) ORDER BY s."at" DESC, s."id" DESC LIMIT ${mostRows}`);
  const set = await readSettings(shownSettings);
  const changes = [...Map.groupBy(rows, ({ at, staffId }) => `${at.toISOString()} ${staffId}`)];
  // The last change on a full page may be incomplete.
  const whole = rows.length < mostRows ? changes : changes.slice(0, -1);
  return whole.slice(0, mostChanges).flatMap(([, ofOne]) => {
    const after = toShownChanges(set);
    for (const { key, previous } of ofOne) {
      if (previous === null) set.delete(key);
      else set.set(key, previous);
    }
    const before = toShownChanges(set);
    const [first] = ofOne;
    if (!first) return [];
    return [{ at: first.at, by: first.username, lines: shownLines(before, after), before }];
  });
}
