import { db } from '@/lib/db/client';
import { seal, unseal } from './seal';

/** Seals with the current key what was sealed with AUTH_SECRET_PREVIOUS. Returns how many. */
export async function resealMessages(): Promise<number> {
  const rows = await db.outboxMessage.findMany({
    where: { sealed: { not: null } },
    select: { id: true, sealed: true },
  });
  let count = 0;
  for (const { id, sealed } of rows) {
    if (!sealed) continue;
    // Matches nothing if it was sent meanwhile.
    const changed = await db.outboxMessage.updateMany({
      where: { id, sealed },
      data: { sealed: seal(unseal(sealed, id), id) },
    });
    count += changed.count;
  }
  return count;
}
