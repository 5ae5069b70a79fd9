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
  image: string | null;
  price: number | null;
  reserved: boolean;
  conclusion: Conclusion | null;
  /** Only a live, sold or expired ad has a page. */
  state: 'live' | 'sold' | 'expired' | 'hidden' | 'deleted';
};

export type Person = {
  /** Neutral if the ad hides its seller (docs/decisions/025). */
  name: string;
  href: string | null;
  isClosed: boolean;
};

export type AttachmentView = {
  /** Its address is /api/attachments/ followed by this. */
  id: string;
  kind: AttachmentKind;
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
  amount: number | null;
  at: string;
  attachment: AttachmentView | null;
  /** Own messages: held or refused by a moderator. The other person's: shown with a caution. */
  status: 'held' | 'refused' | 'caution' | null;
};

type Shared = {
  id: string;
  side: Side;
  ad: ConversationAd;
  person: Person;
  unread: number;
  blocked: boolean;
};

export type ConversationItem = Shared & { last: MessageView };

export type ConversationPage = {
  conversations: ConversationItem[];
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
  offer: OfferView | null;
  /** Set after a sale between the two. */
  reviews: ReviewsView | null;
  closed: string | null;
};

export type SentMessage = { conversationId: string; message: MessageView };
