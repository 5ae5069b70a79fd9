import { showsSellerSql } from '@/lib/ads/shows-seller';
import {
  repliesMeasured,
  repliesMeasuredFewest,
  repliesMeasuredWithin,
} from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';

/** An unanswered conversation counts as the longest. Only ads that show their seller count. */
export async function measureReplies(sellerId: string, now: Date, tx: Db): Promise<void> {
  await tx.$executeRaw`
    UPDATE "User" SET "replyMinutes" = (
      SELECT CASE WHEN count(*) >= ${repliesMeasuredFewest}
        THEN nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY measured."minutes"), 2147483647) END
      FROM (
        SELECT coalesce(ceil(extract(epoch FROM answer."at" - c."createdAt") / 60)::integer,
          2147483647) AS "minutes"
        FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
          LEFT JOIN LATERAL (
            SELECT m."at" FROM "Message" m
            WHERE m."conversationId" = c."id" AND NOT m."fromBuyer"
            ORDER BY m."number" LIMIT 1) answer ON true
        WHERE c."sellerId" = ${sellerId}::uuid AND ${showsSellerSql}
          AND c."createdAt" > ${addTime(now, -repliesMeasuredWithin)}
        ORDER BY c."createdAt" DESC LIMIT ${repliesMeasured}
      ) measured)
    WHERE "id" = ${sellerId}::uuid`;
}
