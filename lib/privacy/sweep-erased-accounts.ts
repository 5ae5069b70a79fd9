import { db } from '@/lib/db/client';

export async function sweepErasedAccounts(): Promise<void> {
  await db.user.deleteMany({
    where: {
      erasedAt: { not: null },
      ads: { none: {} },
      images: { none: {} },
      purchases: { none: {} },
    },
  });
}
