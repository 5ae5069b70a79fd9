import { Prisma } from './prisma';

/** The lead of the database's clock over that of this process. Under a second it counts as none. */
export const clockLead = () => Prisma.sql`
  SELECT CASE WHEN abs(extract(epoch FROM "lead")) < 1 THEN interval '0' ELSE "lead" END AS "lead"
  FROM (SELECT clock_timestamp() - ${new Date()}::timestamptz AS "lead") AS "measured"`;
