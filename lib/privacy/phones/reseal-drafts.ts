import {
  currentPrefix,
  knownPrefixes,
  openPhoneOrNull,
  sealPhone,
} from '@/lib/accounts/phones/seal-phone';
import { db } from '@/lib/db/client';
import { nilUuid } from '@/lib/nil-uuid';

const batch = 500;

export async function resealDrafts(): Promise<{ count: number; unreadable: number }> {
  let [count, unreadable] = [0, 0];
  for (let after = nilUuid; ; ) {
    const rows = await readBatch(after);
    for (const { id, ownerId, sealedPhone } of rows) {
      const number = openPhoneOrNull(sealedPhone, ownerId);
      if (number === null) {
        unreadable += 1;
        continue;
      }
      // Matches nothing if the draft was saved meanwhile.
      const changed = await db.draft.updateMany({
        where: { id, sealedPhone },
        data: { sealedPhone: sealPhone(number, ownerId) },
      });
      count += changed.count;
    }
    if (rows.length < batch) return { count, unreadable };
    after = rows.at(-1)?.id ?? after;
  }
}

type Row = { id: string; ownerId: string; sealedPhone: string };

const readBatch = (after: string) => db.$queryRaw<Row[]>`
  SELECT "id", "ownerId", "sealedPhone" FROM "Draft"
  WHERE "id" > ${after}::uuid AND NOT starts_with("sealedPhone", ${currentPrefix()})
    AND split_part("sealedPhone", '.', 1) || '.' = ANY (${knownPrefixes()}::text[])
  ORDER BY "id" LIMIT ${batch}`;
