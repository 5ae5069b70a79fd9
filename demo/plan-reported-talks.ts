import { reviewTargetOf } from '@/lib/ads/reading/sellers/review-target';
import { messageTargetOf } from '@/lib/messages/sending/message-target';
import type { PlannedConversation } from './plan-conversations';
import type { PlannedSales } from './plan-sales';
import type { Said } from './said';

type ReportedTalk = {
  type: 'user' | 'message' | 'review';
  id: string;
  said: Said[];
  reader: { id: string; conversationId: string | null };
};

/** A message, a person met in a conversation, and a review, each reported by its reader. */
export function reportedTalks(
  conversations: readonly PlannedConversation[],
  reviews: PlannedSales['reviews'],
): ReportedTalk[] {
  const talks = conversations.flatMap(({ row, messages, reported }): ReportedTalk[] => {
    const number = messages.at(-1)?.number;
    if (!reported || !number) return [];
    const reader = { id: row.sellerId, conversationId: row.id };
    if (reported === 'person') {
      return [
        { type: 'user', id: row.buyerId, said: [['hate', 'He threatens my staff.']], reader },
      ];
    }
    const id = messageTargetOf({ conversationId: row.id, number });
    return [{ type: 'message', id, said: [['scam', 'He wants vouchers for a courier.']], reader }];
  });
  const review = reviews.findLast(({ byBuyer }) => byBuyer);
  if (!review) return talks;
  const id = reviewTargetOf(review);
  const reader = { id: review.aboutId, conversationId: null };
  return [
    ...talks,
    { type: 'review', id, said: [['other', 'I have never sold anything to this person.']], reader },
  ];
}
