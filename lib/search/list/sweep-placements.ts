import { db } from '@/lib/db/client';

/** Takes away the places whose time is over: choosing whose turn it is shall not pass by them. */
export async function sweepPlacements(now: Date): Promise<number> {
  const { count } = await db.placement.deleteMany({ where: { endsAt: { lte: now } } });
  return count;
}
