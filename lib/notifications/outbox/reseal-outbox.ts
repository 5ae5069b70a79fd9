import { db } from '@/lib/db/client';
import { seal, unseal } from './seal';

/** Seals with the current key. `unreadable`: items that no configured key opens. */
export async function resealOutbox(): Promise<{ count: number; unreadable: number }> {
  const rows = await db.outboxMessage.findMany({
    where: { sealed: { not: null } },
    select: { id: true, sealed: true },
  });
  let [count, unreadable] = [0, 0];
  for (const { id, sealed } of rows) {
    if (!sealed) continue;
    const item = openOrNull(sealed, id);
    if (!item) {
      unreadable += 1;
      continue;
    }
    // Matches nothing if it was sent meanwhile.
    const changed = await db.outboxMessage.updateMany({
      where: { id, sealed },
      data: { sealed: seal(item, id) },
    });
    count += changed.count;
  }
  return { count, unreadable };
}

function openOrNull(sealed: string, id: string): ReturnType<typeof unseal> | null {
  try {
    return unseal(sealed, id);
  } catch {
    return null;
  }
}
