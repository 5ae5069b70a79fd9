import { wantedChoices } from '@/lib/catalogue/form-kinds/form-kinds';
import { Prisma } from '@/lib/db/prisma';

const containsSql = wantedChoices.map(
  ({ field, value }) => Prisma.sql`a."facets" @> ${JSON.stringify({ [field]: value })}::jsonb`,
);

/** `isWanted` in SQL, on the table `a` ("Ad"). Null for ads without facets. */
export const isWantedSql = Prisma.sql`(${Prisma.join(containsSql, ' OR ')})`;
