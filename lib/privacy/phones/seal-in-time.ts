import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { sealPlainDrafts } from './seal-plain-drafts';
import { sealPlainPhones } from './seal-plain-phones';

/** For this long the operator can return to the older build, which reads plain numbers only. */
const returnableForMs = day;
const mostEachTime = 5_000;

/** Returns how many members and drafts. */
export async function sealInTime(now: Date): Promise<number> {
  const [migration] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT finished_at AS "at" FROM _prisma_migrations
    WHERE migration_name = '20261124110510_phones' AND rolled_back_at IS NULL`;
  if (!migration?.at || addTime(migration.at, returnableForMs) > now) return 0;
  return (await sealPlainPhones(now, mostEachTime)) + (await sealPlainDrafts(mostEachTime));
}
