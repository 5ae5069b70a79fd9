import { db } from '@/lib/db/client';

/** Deletes what is left of erased accounts, once neither ads nor pictures nor purchases hang on it. */
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
