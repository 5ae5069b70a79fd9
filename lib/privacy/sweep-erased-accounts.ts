import { db } from '@/lib/db/client';

/** Deletes erased accounts once no ads, pictures or purchases refer to them. */
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
