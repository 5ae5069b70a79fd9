import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { sellerPath } from '@/lib/site-paths';
import { alertName } from './alert-name';
import { excludedWords, searchAt } from './alert-search';
import { followedSeller, namesOfSellers } from './followed-seller';
import { alertTexts } from './texts';
import type { Alert } from './views';

export const alertSelect = {
  id: true,
  search: true,
  frequency: true,
  withReduced: true,
  pausedAt: true,
  createdAt: true,
} as const satisfies Prisma.AlertSelect;

type Row = Prisma.AlertGetPayload<{ select: typeof alertSelect }>;

export async function toAlerts(rows: Row[], tx: Db = db): Promise<Alert[]> {
  const names = await namesOfSellers(
    rows.map(({ search }) => search),
    tx,
  );
  return rows.map(({ id, search, frequency, withReduced, pausedAt, createdAt }) => ({
    _id: id,
    ...described(search, names),
    frequency,
    withReduced,
    isPaused: pausedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

export async function toAlert(row: Row, tx: Db): Promise<Alert> {
  const [alert] = await toAlerts([row], tx);
  if (!alert) throw new Error('an alert has no view');
  return alert;
}

function described(search: string, names: Map<string, string>) {
  const sellerId = followedSeller(search);
  if (!sellerId) {
    const query = searchAt(search);
    return {
      kind: 'search' as const,
      search,
      name: alertName(query),
      leaveOut: excludedWords(query),
    };
  }
  const username = names.get(sellerId);
  return {
    kind: 'seller' as const,
    search: username ? sellerPath(username) : null,
    name: username ? `Ads of ${username}` : alertTexts.sellerGone,
    leaveOut: '',
  };
}
