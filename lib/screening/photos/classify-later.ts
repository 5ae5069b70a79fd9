import { addTime, hour } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';
import { classifierSettings } from './classifier';

/** How long a failing classifier is retried before a moderator looks at the photos. */
const triedFor = hour;

export async function classifyLater(tx: Db, adId: string, now: Date): Promise<void> {
  if (!classifierSettings()) return;
  await addJob(
    {
      task: 'classify-photos',
      payload: { adId, until: addTime(now, triedFor).toISOString() },
      key: `classify-photos:${adId}`,
      maxAttempts: 12,
    },
    tx,
  );
}
