import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { AppError } from '@/lib/errors';
import { lockConversation } from '@/lib/messages/lock-conversation';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { screenMessageText } from '@/lib/messages/sending/screen-message';
import { messageTexts } from '@/lib/messages/texts';
import { getBannedWords } from '@/lib/screening/banned-words';
import { likenessRule } from '@/lib/screening/learned/likeness';
import { findSale, type ReviewsView, toReviews } from './read-reviews';
import type { NewReview, ReviewReply } from './schema';

/** Throws `conflict` without a sale to this person, `invalid` for unacceptable words. */
export const writeReview = (
  actor: Actor,
  conversationId: string,
  { stars, text }: NewReview,
  now: Date,
): Promise<ReviewsView> =>
  change(actor, conversationId, text, now, async (sale, otherId, isBuyer, tx) => {
    if (!toReviews(sale, isBuyer, now).canWrite) {
      throw new AppError('conflict', messageTexts.reviewOver);
    }
    await tx.review.create({
      data: {
        saleId: sale.id,
        byBuyer: isBuyer,
        authorId: actor.userId,
        aboutId: otherId,
        stars,
        text,
        at: now,
      },
      select: { at: true },
    });
  });

/** Replies to the other person's review, once and finally. Throws as `writeReview`. */
export const replyToReview = (
  actor: Actor,
  conversationId: string,
  { text }: ReviewReply,
  now: Date,
): Promise<ReviewsView> =>
  change(actor, conversationId, text, now, async (sale, _, isBuyer, tx) => {
    if (!toReviews(sale, isBuyer, now).canReply) {
      throw new AppError('conflict', messageTexts.replyOver);
    }
    await tx.review.update({
      where: { saleId_byBuyer: { saleId: sale.id, byBuyer: !isBuyer } },
      data: { reply: text, repliedAt: now },
      select: { at: true },
    });
  });

type Sale = NonNullable<Awaited<ReturnType<typeof findSale>>>;

function change(
  actor: Actor,
  conversationId: string,
  text: string,
  now: Date,
  write: (sale: Sale, otherId: string, isBuyer: boolean, tx: Db) => Promise<void>,
): Promise<ReviewsView> {
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    const conversation = await lockConversation(actor, conversationId, tx);
    const { adId, isBuyer, otherId, category } = conversation;
    const reader = { adId, isBuyer, userId: actor.userId };
    const sale = otherId ? await findSale(reader, otherId, tx) : null;
    if (!sale || !otherId) throw new AppError('conflict', messageTexts.noSale);
    await requireDecent(text, category, tx);
    await write(sale, otherId, isBuyer, tx);
    await announceChange(tx, conversationId, [actor.userId, otherId]);
    const after = (await findSale(reader, otherId, tx)) ?? sale;
    return toReviews(after, isBuyer, now);
  });
}

/** Reviews are not moderated before publication, so words that would hold a message are refused. */
async function requireDecent(text: string, category: string, tx: Db): Promise<void> {
  const screened = screenMessageText(text, category, await getBannedWords(tx));
  const hits = screened.hits.filter(
    ({ ruleId, isDoubtful }) => !isDoubtful || ruleId !== likenessRule.id,
  );
  if (hits.length === 0) return;
  const words = [...new Set(hits.map((hit) => `“${hit.words}”`))].join(', ');
  const message = `${messageTexts.reviewWords} ${words}`;
  throw new AppError('invalid', message, { fields: { text: message } });
}
