import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { alertSelect, toAlerts } from './alert-rows';
import type { Alert } from './views';

export async function listAlerts({ userId }: Actor): Promise<Alert[]> {
  const rows = await db.alert.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: alertSelect,
  });
  return toAlerts(rows);
}
