import { db } from '@/lib/db/client';

export type PushDevice = {
  endpoint: string;
  /** "Chrome on Android" */
  name: string;
  since: string;
};

export async function listDevices({ userId }: { userId: string }): Promise<PushDevice[]> {
  const rows = await db.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { endpoint: 'asc' }],
    select: { endpoint: true, device: true, createdAt: true },
  });
  return rows.map(({ endpoint, device, createdAt }) => ({
    endpoint,
    name: device || 'A device',
    since: createdAt.toISOString(),
  }));
}
