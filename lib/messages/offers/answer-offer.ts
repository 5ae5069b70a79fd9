import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError } from '@/lib/errors';
import { lockConversation, requireOpen } from '@/lib/messages/lock-conversation';
import type { OfferAnswer } from '@/lib/messages/schema';
import { appendMessage } from '@/lib/messages/sending/append-message';
import { messageTexts } from '@/lib/messages/texts';
import type { SentMessage } from '@/lib/messages/views';
import { readLastOffer } from './last-offer';

/** Answers the other side's open offer, once. Throws `not_found`, `conflict`. */
export function answerOffer(
  actor: Actor,
  conversationId: string,
  { number, accept }: OfferAnswer,
  now: Date,
): Promise<SentMessage> {
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    const conversation = await lockConversation(actor, conversationId, tx);
    requireOpen(conversation);
    const last = await readLastOffer(conversation, tx);
    const isOpen =
      last?.kind === 'offer' && last.number === number && last.fromBuyer !== conversation.isBuyer;
    if (!isOpen) throw new AppError('conflict', messageTexts.offerChanged);
    const kind = accept ? ('accepted' as const) : ('declined' as const);
    const answer = { kind, text: '', amountPence: last.amountPence };
    return appendMessage(tx, { ...conversation, userId: actor.userId }, answer, now);
  }, transactionTimeouts);
}
