import type { Conclusion } from '@/lib/catalogue/conclusion/conclusion';
import type { AttachmentKind, MessageKind } from '@/lib/db/generated/enums';

import type { ReviewsView } from './reviews/read-reviews';

/* Conversations as pages and API replies show them. Times are ISO texts, money is pounds. */

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
  /** Neutral if the ad hides its seller (docs/decisions/025). */
  name: string;
  href: string | null;
};

export type AttachmentView = {
  /** Its address is /api/attachments/ followed by this. */
  id: string;
  kind: AttachmentKind;
  /** The file name of a CV. */
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
  /** Of an offer and its answer. */
  amount: number | null;
  at: string;
  attachment: AttachmentView | null;
  /** The reader's own message: held for a moderator, or refused. The other person's: shown with a caution. */
  status: 'held' | 'refused' | 'caution' | null;
};

type Shared = {
  id: string;
  /** Which side the reader is. */
  side: Side;
  ad: ConversationAd;
  person: Person;
  unread: number;
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
  messages: MessageView[];
  hasEarlier: boolean;
  lastNumber: number;
  readByOther: number;
  takesOffers: boolean;
  /** The last offer, or its answer. */
  offer: OfferView | null;
  /** Set after a sale between the two. */
  reviews: ReviewsView | null;
  /** Why the conversation is closed. */
  closed: string | null;
};

export type SentMessage = { conversationId: string; message: MessageView };
