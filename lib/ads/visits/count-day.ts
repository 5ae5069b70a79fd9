import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const columns = {
  contacts: Prisma.raw('"contacts"'),
  messages: Prisma.raw('"messages"'),
  saves: Prisma.raw('"saves"'),
} as const;

/** Increments a figure of today for each ad, ordered by id to avoid deadlocks. */
export async function countDay(
  tx: Db,
  adIds: readonly string[],
  what: keyof typeof columns,
  now: Date,
): Promise<void> {
  if (adIds.length === 0) return;
  const column = columns[what];
  await tx.$executeRaw`
    INSERT INTO "AdDay" ("adId", "day", ${column})
    SELECT "id", ${dayOf(now)}::date, 1 FROM unnest(${adIds}::text[]) ids("id") ORDER BY "id"
    ON CONFLICT ("adId", "day") DO UPDATE SET ${column} = "AdDay".${column} + 1`;
}
