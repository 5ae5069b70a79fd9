import { categories } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';

const groups = [
  ...new Set(categories.filter(({ showsSeller }) => showsSeller).map(({ groupSlug }) => groupSlug)),
];

/**
 * The catalogue's `showsSeller` in SQL, on the table `a`. Adult ads and personals hide their seller
 * (docs/decisions/025).
 */
export const showsSellerSql = Prisma.sql`(
  NOT a."isAdult" AND a."categoryGroup" = ANY (${groups}::text[]))`;
