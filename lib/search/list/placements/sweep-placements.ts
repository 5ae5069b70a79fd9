import { db } from '@/lib/db/client';

/** Deletes expired placements, which would slow down the rotation. */
export async function sweepPlacements(now: Date): Promise<number> {
  const { count } = await db.placement.deleteMany({ where: { endsAt: { lte: now } } });
  return count;
}
