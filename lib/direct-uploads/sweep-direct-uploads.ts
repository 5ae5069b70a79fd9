import 'server-only';
import { unfinishedUploadAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { type Quarantine, quarantine } from './quarantine';

const batch = 200;

/** After an hour, even of completed uploads, since the bucket may have accepted the file again. */
export async function sweepDirectUploads(
  now: Date,
  store: Quarantine | undefined = quarantine(),
): Promise<number> {
  let swept = 0;
  while (store) {
    const count = await sweepBatch(addTime(now, -unfinishedUploadAfter), store);
    swept += count;
    if (count < batch) break;
  }
  return swept;
}

/** Without a lock, since the store may hang; uploads as old as this are not completed any more. */
async function sweepBatch(before: Date, store: Quarantine): Promise<number> {
  const rows = await db.directUpload.findMany({
    where: { createdAt: { lt: before } },
    orderBy: { createdAt: 'asc' },
    take: batch,
    select: { key: true },
  });
  const keys = rows.map(({ key }) => key);
  if (keys.length > 0) await store.remove(keys);
  await db.directUpload.deleteMany({ where: { key: { in: keys } } });
  return keys.length;
}
