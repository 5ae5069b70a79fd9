import type { Conclusion } from '@/lib/catalogue/conclusion/conclusion';
import type { AttachmentKind, MessageKind } from '@/lib/db/generated/enums';

import type { ReviewsView } from './reviews/read-reviews';

/* What pages and API replies show of conversations. Times are ISO texts, money is pounds. Browser-safe. */

export type Side = 'buyer' | 'seller';

export type ConversationAd = {
  _id: string;
  title: string;
  groupSlug: string;
  isAdult: boolean;
  /** File name of the main picture. */
  image: string | null;
  price: number | null;
  reserved: boolean;
  /** The word for a sale of this ad; null if it cannot be marked as sold. */
  conclusion: Conclusion | null;
  /** Only a live, sold or expired ad has a page. */
  state: 'live' | 'sold' | 'expired' | 'hidden' | 'deleted';
};

export type Person = {
  /** Neutral where the ad stands alone (docs/decisions/025). */
  name: string;
  /** The seller's page. */
  href: string | null;
};

export type AttachmentView = {
  /** Its address is /api/attachments/ and this. */
  id: string;
  kind: AttachmentKind;
  /** As its owner calls a CV. */
  name: string | null;
  bytes: number;
  /** Pixels of a photo. */
  width: number | null;
  height: number | null;
};

export type MessageView = {
  number: number;
  mine: boolean;
  kind: MessageKind;
  text: string;
  /** Of an offer and of its answer. */
  amount: number | null;
  at: string;
  attachment: AttachmentView | null;
  /**
   * Of the reader's own message: held for a moderator, or refused. Of the other person's: shown
   * with a caution.
   */
  status: 'held' | 'refused' | 'caution' | null;
};

type Shared = {
  id: string;
  /** Which side the reader is on. */
  side: Side;
  ad: ConversationAd;
  person: Person;
  unread: number;
  /** Whether the reader has blocked the other person. */
  blocked: boolean;
};

export type ConversationItem = Shared & { last: MessageView };

export type ConversationPage = {
  conversations: ConversationItem[];
  /** For `before`; null on the last page. */
  next: string | null;
};

export type OfferView = {
  number: number;
  amount: number;
  mine: boolean;
  state: 'open' | 'accepted' | 'declined';
};

export type ConversationView = Shared & {
  /** In order. */
  messages: MessageView[];
  hasEarlier: boolean;
  lastNumber: number;
  /** Up to which number the other person has read. */
  readByOther: number;
  takesOffers: boolean;
  /** The last one, or its answer. */
  offer: OfferView | null;
  /** After a sale between the two. */
  reviews: ReviewsView | null;
  /** Why nothing can be written any more. */
  closed: string | null;
};

export type SentMessage = { conversationId: string; message: MessageView };
