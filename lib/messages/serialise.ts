import { visibilityOf } from '@/lib/ads/policy';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { penceToPounds } from '@/lib/money';
import { sellerPath } from '@/lib/site-paths';
import type { ConversationRow, MessageRow } from './conversation-rows';
import type { LastOffer } from './offers/last-offer';
import { messageTexts } from './texts';
import type { ConversationAd, ConversationItem, MessageView, OfferView, Person } from './views';

export function toItem(row: ConversationRow, now: Date): ConversationItem {
  return {
    id: row.id,
    side: row.isBuyer ? 'buyer' : 'seller',
    ad: toAd(row, now),
    person: personOf(row),
    unread: row.unread,
    blocked: row.blocked,
    last: toMessage({ ...row.last, at: new Date(row.last.at) }, row.isBuyer),
  };
}

export const toMessage = (
  { fromBuyer, amountPence, at, review, ...message }: MessageRow,
  isBuyer: boolean,
): MessageView => ({
  ...message,
  mine: fromBuyer === isBuyer,
  amount: amountPence === null ? null : penceToPounds(amountPence),
  at: at.toISOString(),
  status: review && (fromBuyer === isBuyer ? ownStatus : othersStatus)[review],
});

const ownStatus = { held: 'held', approved: 'held', refused: 'refused', flagged: null } as const;
const othersStatus = { held: null, approved: null, refused: null, flagged: 'caution' } as const;

export const toOffer = (
  { number, kind, fromBuyer, amountPence }: LastOffer,
  isBuyer: boolean,
): OfferView => ({
  number,
  amount: penceToPounds(amountPence),
  mine: fromBuyer === isBuyer,
  state: kind === 'offer' ? 'open' : kind,
});

function toAd(row: ConversationRow, now: Date): ConversationAd {
  const category = categoryOf(row.category);
  return {
    _id: row.adId,
    title: row.title,
    groupSlug: category.groupSlug,
    isAdult: category.isAdult,
    image: row.image,
    price: row.pricePence === null ? null : penceToPounds(row.pricePence),
    reserved: row.reserved,
    conclusion: conclusionOf(category, row.details),
    state: stateOf(row, now),
  };
}

function stateOf(row: ConversationRow, now: Date): ConversationAd['state'] {
  if (row.deletedAt) return 'deleted';
  const visibility = visibilityOf(row, now);
  return visibility === 'public' ? 'live' : visibility;
}

/** Shows nothing of a hidden seller that also appears in their other conversations. */
export function personOf({
  id,
  isBuyer,
  category,
  username,
}: Pick<ConversationRow, 'id' | 'isBuyer' | 'category' | 'username'>): Person {
  if (username === null) return { name: 'Closed account', href: null, isClosed: true };
  if (!categoryOf(category).showsSeller) {
    const name = isBuyer ? 'The advertiser' : `Reader ${id.slice(-4)}`;
    return { name, href: null, isClosed: false };
  }
  return { name: username, href: isBuyer ? sellerPath(username) : null, isClosed: false };
}

type Standing = Pick<ConversationRow, 'deletedAt' | 'moderation' | 'username' | 'blocked'>;

export function closedReason({ deletedAt, moderation, username, blocked }: Standing) {
  if (deletedAt) return messageTexts.deleted;
  if (moderation === 'removed' || moderation === 'suspended') return messageTexts.removed;
  if (username === null) return messageTexts.erased;
  return blocked ? messageTexts.blocked : null;
}
