import { categories } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';

const groups = [
  ...new Set(categories.filter(({ showsSeller }) => showsSeller).map(({ groupSlug }) => groupSlug)),
];

/**
 * On a table `a` with the columns of an ad: the catalogue's `showsSeller`. Adult ads and personals
 * stand alone (docs/decisions/025).
 */
export const showsSellerSql = Prisma.sql`(
  NOT a."isAdult" AND a."categoryGroup" = ANY (${groups}::text[]))`;
