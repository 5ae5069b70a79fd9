import type { Category } from '@/lib/catalogue/categories';
import type { Prisma } from '@/lib/db/generated/client';

/** Badges count these entries even after the ad is purged. The category is not recorded. */
export const publicationData = ({ showsSeller }: Category): Prisma.InputJsonObject =>
  showsSeller ? { showsSeller } : {};
