import * as z from 'zod';
import { categoryOf } from '@/lib/catalogue/categories';
import { mailUnreadAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { mailJob } from '@/lib/messages/sending/append-message';
import { personOf } from '@/lib/messages/serialise';
import type { Side } from '@/lib/messages/views';
import { sendMail } from '@/lib/notifications/send-mail';

const mailJobPayload = z.object({
  conversationId: z.uuid(),
  side: z.enum(['buyer', 'seller'] satisfies Side[]),
});

type Unread = {
  id: string;
  isBuyer: boolean;
  category: string;
  title: string;
  email: string;
  username: string | null;
  count: number;
  oldestAt: Date | null;
};

export async function mailUnread(payload: unknown, now: Date): Promise<boolean> {
  const { conversationId, side } = mailJobPayload.parse(payload);
  return db.$transaction(async (tx) => {
    const unread = await lockUnread(conversationId, side, tx);
    if (!unread?.oldestAt) return false;
    const due = addTime(unread.oldestAt, mailUnreadAfter);
    if (due > now) {
      await addJob(mailJob(conversationId, side, due), tx);
      return false;
    }
    await tx.$executeRaw`
      UPDATE "Conversation" SET
        "buyerMailed" = CASE WHEN ${side} = 'buyer' THEN "lastNumber" ELSE "buyerMailed" END,
        "sellerMailed" = CASE WHEN ${side} = 'seller' THEN "lastNumber" ELSE "sellerMailed" END
      WHERE "id" = ${conversationId}::uuid`;
    const { title, category, count, email } = unread;
    const isNamed = categoryOf(category).showsSeller;
    await sendMail(
      {
        to: email,
        template: 'new-messages',
        data: {
          conversationId,
          count,
          from: isNamed ? personOf(unread).name : null,
          adTitle: isNamed ? title : null,
        },
        now,
      },
      tx,
    );
    return true;
  });
}

/** Undefined if the reader's account is closed or banned. */
async function lockUnread(id: string, side: Side, tx: Db): Promise<Unread | undefined> {
  const isBuyer = side === 'buyer';
  const [row] = await tx.$queryRaw<Unread[]>`
    SELECT c."id", ${isBuyer} AS "isBuyer", a."category", a."title", reader."email",
      (SELECT o."username" FROM "User" o WHERE o."erasedAt" IS NULL
        AND o."id" = CASE WHEN ${isBuyer} THEN c."sellerId" ELSE c."buyerId" END) AS "username",
      new."count", new."oldestAt"
    FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId" AND a."deletedAt" IS NULL
      JOIN "User" reader ON reader."bannedAt" IS NULL AND reader."erasedAt" IS NULL
        AND reader."id" = CASE WHEN ${isBuyer} THEN c."buyerId" ELSE c."sellerId" END
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "count", min(m."at") AS "oldestAt"
        FROM "Message" m
        WHERE m."conversationId" = c."id" AND NOT m."withheld" AND m."fromBuyer" <> ${isBuyer}
          AND m."number" > CASE WHEN ${isBuyer}
            THEN greatest(c."buyerRead", c."buyerMailed")
            ELSE greatest(c."sellerRead", c."sellerMailed") END) new
    WHERE c."id" = ${id}::uuid
    FOR NO KEY UPDATE OF c`;
  return row;
}
