import type { Db } from '@/lib/db/client';
import type { MessageReview, Moderation } from '@/lib/db/generated/enums';
import { notFound } from '@/lib/errors';

/* The columns that decisions change. A decision's `before` holds their earlier values. */

export type AdState = {
  moderation: Moderation;
  moderationReason: string | null;
  approvedAt: Date | null;
  rankedAt: Date;
  expiresAt: Date | null;
};

export type MemberState = {
  bannedAt: Date | null;
  suspendedRule: string | null;
  suspendedUntil: Date | null;
};

type Stored<T> = { [Key in keyof T]: T[Key] extends Date | null ? string | null : T[Key] };

export type MessageState = { review: MessageReview | null; withheld: boolean };

export type ReviewState = { removedAt: Date | null };

/** With what tells later changes by the owner apart. */
export type StoredAd = Stored<AdState & Pick<LockedAd, 'isActive' | 'soldAt' | 'version'>>;
export type StoredReview = Stored<ReviewState>;

export type Before = {
  ad?: StoredAd;
  member?: Stored<MemberState>;
  message?: MessageState;
  review?: StoredReview;
  /** Adult ads that were hidden together. */
  frozen?: { id: string; version: number }[];
  freeze?: { memberId: string; cases: StoredCase[] };
  /** An ad that its owner had deleted. */
  deletedAd?: Pick<AdState, 'moderation' | 'moderationReason'>;
};

/** A case that a freeze passed on. */
export type StoredCase = Stored<{
  id: string;
  escalatedAt: Date | null;
  escalatedById: string | null;
  escalationNote: string;
  leasedById: string | null;
  leasedUntil: Date | null;
  frozenMemberId: string | null;
}> & {
  /** False: the freeze opened it. */
  wasOpen: boolean;
};

/** What the decision changed of its subject, as it left it. */
export type After = Pick<Before, 'ad' | 'message' | 'review'>;

export type LockedAd = AdState & {
  id: string;
  ownerId: string;
  category: string;
  version: number;
  isActive: boolean;
  soldAt: Date | null;
};

/** Lock the owner, if at all, and the ad's purchases first: members and webhooks lock in this order. */
export async function lockAdOrNull(tx: Db, id: string): Promise<LockedAd | null> {
  const [ad] = await tx.$queryRaw<LockedAd[]>`
    SELECT "id", "ownerId", "category", "version", "isActive", "soldAt", "moderation"::text,
      "moderationReason", "approvedAt", "rankedAt", "expiresAt"
    FROM "Ad" WHERE "id" = ${id} AND "deletedAt" IS NULL FOR UPDATE`;
  return ad ?? null;
}

export type LockedMember = MemberState & { id: string; role: string };

export async function lockAccount(tx: Db, id: string): Promise<LockedMember> {
  const member = await lockAccountOrNull(tx, id);
  if (!member) throw notFound('This account');
  return member;
}

export async function lockAccountOrNull(tx: Db, id: string): Promise<LockedMember | null> {
  const [member] = await tx.$queryRaw<LockedMember[]>`
    SELECT "id", "role"::text, "bannedAt", "suspendedRule", "suspendedUntil"
    FROM "User" WHERE "id" = ${id}::uuid AND "erasedAt" IS NULL FOR NO KEY UPDATE`;
  return member ?? null;
}

const text = (date: Date | null) => date?.toISOString() ?? null;
const date = (stored: string | null) => (stored === null ? null : new Date(stored));

export const toStoredAd = (ad: LockedAd): StoredAd => ({
  moderation: ad.moderation,
  moderationReason: ad.moderationReason,
  approvedAt: text(ad.approvedAt),
  rankedAt: ad.rankedAt.toISOString() as Stored<AdState>['rankedAt'],
  expiresAt: text(ad.expiresAt),
  isActive: ad.isActive,
  soldAt: text(ad.soldAt),
  version: ad.version,
});

export const fromStoredAd = (stored: Stored<AdState>): AdState => ({
  moderation: stored.moderation,
  moderationReason: stored.moderationReason,
  approvedAt: date(stored.approvedAt),
  rankedAt: new Date(stored.rankedAt ?? 0),
  expiresAt: date(stored.expiresAt),
});

export const toStoredMember = (member: MemberState): Stored<MemberState> => ({
  bannedAt: text(member.bannedAt),
  suspendedRule: member.suspendedRule,
  suspendedUntil: text(member.suspendedUntil),
});

export const toStoredReview = ({ removedAt }: ReviewState): StoredReview => ({
  removedAt: text(removedAt),
});

export const fromStoredReview = ({ removedAt }: StoredReview): ReviewState => ({
  removedAt: date(removedAt),
});
