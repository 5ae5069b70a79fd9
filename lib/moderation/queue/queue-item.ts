import type { AdStatus } from '@/lib/ads/status';
import type { MessageReview, Moderation } from '@/lib/db/generated/enums';
import type { AttachmentView } from '@/lib/messages/views';
import type { CaseFilter } from './case-filters';

/* A case as moderators see it. Times are ISO texts. */

export type QueueItem = {
  caseId: string;
  targetType: 'ad' | 'user' | 'message' | 'review' | 'appeal';
  targetId: string;
  openedAt: string;
  risk: number;
  /** Why it is in the queue, most urgent first. */
  causes: Cause[];
  ad: QueueAd | null;
  /** Only reported or held messages and those around them. */
  conversations: QueueConversation[];
  review: QueueReview | null;
  seller: QueueSeller;
  /** The latest of the member, in a case about the account. */
  memberAds: MemberAd[];
  /** Of such a case: whether a freeze would hide any. */
  hasShownAdultAds: boolean;
  reports: QueueReport[];
  appeal: QueueAppeal | null;
  /** If a moderator wrote a note to the admins. */
  escalation: QueueEscalation | null;
  related: RelatedAd[];
};

/** A case in the list of the queue. */
export type CaseRow = {
  caseId: string;
  targetType: QueueItem['targetType'];
  title: string;
  reason: string;
  openedAt: string;
  /** A colleague has it on the screen. */
  isTaken: boolean;
  /** The note for the admins; null if it was not passed to them. */
  passedOn: string | null;
  /** Null once erased. */
  member: { id: string; username: string } | null;
  /** If the case is about an ad. */
  ad: { id: string; moderation: Moderation; version: number } | null;
};

export type CaseList = {
  counts: Record<CaseFilter, number>;
  rows: CaseRow[];
  pages: number;
};

export type Cause =
  | 'Reported'
  | 'Ban evasion'
  | 'Hidden by reports'
  | 'Screening'
  | 'Adult review'
  | 'Edited'
  | 'Appeal';

export type Hit = { rule: string; field: string; words: string; start: number; end: number };

export type QueueAd = {
  id: string;
  title: string;
  description: string;
  category: string;
  isAdult: boolean;
  place: string;
  price: string | null;
  moderation: Moderation;
  version: number;
  /** Its owner deleted it while the admins had its case. */
  isDeleted: boolean;
  createdAt: string;
  images: string[];
  websiteUrl: string | null;
  details: { label: string; value: string }[];
  hits: Hit[];
};

export type QueueSeller = {
  id: string;
  username: string;
  memberSince: string;
  isTrader: boolean;
  phoneVerified: boolean;
  suspended: boolean;
  /** Published and not deleted. */
  ads: number;
  removed: number;
  reported: number;
  history: {
    /** Of the decision. */
    id: string;
    at: string;
    action: string;
    /** The title of an ad, or what else was decided about. */
    about: string;
    /** If it was about an ad. */
    adId: string | null;
    /** Null once erased. */
    by: string | null;
    rule: string | null;
    note: string;
  }[];
  sameNumber: { username: string; suspended: boolean }[];
  sameCard: { username: string; suspended: boolean }[];
};

export type MemberAd = {
  id: string;
  title: string;
  isAdult: boolean;
  status: AdStatus;
  createdAt: string;
};

export type QueueConversation = {
  id: string;
  adId: string;
  adTitle: string;
  messages: QueueMessage[];
};

export type QueueMessage = {
  number: number;
  /** Null once erased. */
  by: string | null;
  isTheirs: boolean;
  isTarget: boolean;
  review: MessageReview | null;
  text: string;
  attachment: AttachmentView | null;
  at: string;
  hits: Hit[];
};

export type QueueReview = {
  id: string;
  author: string | null;
  about: string | null;
  byBuyer: boolean;
  adTitle: string;
  stars: number;
  text: string;
  reply: string | null;
  at: string;
  isRemoved: boolean;
};

export type QueueReport = {
  reason: string;
  text: string;
  at: string;
  /** Null if the reporter was not logged in. */
  by: string | null;
};

export type QueueAppeal = {
  text: string;
  dueAt: string;
  /** The decision; its reports and messages are those of the item. */
  against: {
    action: string;
    rule: string | null;
    note: string;
    /** That the notice listed. */
    words: string[];
    /** Of a suspension; null: for good. */
    days: number | null;
    at: string;
    /** Null once erased. */
    by: string | null;
  };
};

export type QueueEscalation = {
  note: string;
  /** When it was passed to them; null if no admin may decide it. */
  at: string | null;
  /** Null once erased. */
  by: string | null;
};

export type RelatedAd = {
  id: string;
  title: string;
  isAdult: boolean;
  moderation: Moderation;
  same: ('phone' | 'photo' | 'text')[];
  isSameSeller: boolean;
};
