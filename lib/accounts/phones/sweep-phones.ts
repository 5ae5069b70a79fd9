import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Longer than any transaction that stores a number and then uses it. */
const unusedKept = hour;

export const sweepPhones = (now: Date): Promise<number> =>
  db.$executeRaw`
    DELETE FROM "Phone" p WHERE p."usedAt" < ${addTime(now, -unusedKept)}
      AND NOT EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "User" u WHERE u."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "Ad" a WHERE a."phoneId" = p."id")`;
