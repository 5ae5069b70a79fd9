import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { isoDay } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Ads per statement: with more changes, the page cache would be cleared as a whole. */
const batch = 100;

/** Homes that were to be available from a day that has come are available now, on pages and in filters. */
export async function settleDays(now: Date): Promise<number> {
  let settled = 0;
  for (const { key, fields } of Object.values(formKinds)) {
    for (const field of fields) {
      if (field.control !== 'date' || !field.onceCome) continue;
      const after = JSON.stringify({ [field.onceCome.field]: field.onceCome.value });
      for (let count = batch; count === batch; settled += count) {
        count = await settleBatch(key, field.name, after, isoDay(now));
      }
    }
  }
  return settled;
}

/** Ads that are being changed wait for the next run. Triggers handle what follows from a change. */
const settleBatch = (formKind: string, name: string, after: string, today: string) =>
  db.$executeRaw`
    UPDATE "Ad" SET "details" = ("details" - ${name}::text) || ${after}::jsonb
    WHERE "id" IN (
      SELECT "id" FROM "Ad"
      WHERE "formKind" = ${formKind} AND "deletedAt" IS NULL
        AND "details" ->> ${name}::text ~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$'
        AND "details" ->> ${name}::text <= ${today}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED)`;
