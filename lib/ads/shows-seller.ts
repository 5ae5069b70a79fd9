import { categories } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';

const groups = [
  ...new Set(categories.filter(({ showsSeller }) => showsSeller).map(({ groupSlug }) => groupSlug)),
];

/** `showsSeller` in SQL. Adult ads and personals hide their seller (decision 025). */
export const showsSellerSql = Prisma.sql`(
  NOT a."isAdult" AND a."categoryGroup" = ANY (${groups}::text[]))`;
