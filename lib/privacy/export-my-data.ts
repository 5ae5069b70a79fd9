import type { Actor } from '@/lib/accounts/actor';
import { getMe } from '@/lib/accounts/get-me';
import { numberOf, ofVerified, verifiedPhoneSelect } from '@/lib/accounts/phones/stored-phone';
import { getHidden } from '@/lib/ads/hidden/hide';
import { toOwnAdReply } from '@/lib/ads/reading/ad-replies';
import { ownAdSelect } from '@/lib/ads/reading/selects';
import { toOwnAd } from '@/lib/ads/reading/serialise';
import { listAlerts } from '@/lib/alerts/queries';
import { isoOrNull } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { getDrafts } from '@/lib/drafts/queries';
import { imageUrl } from '@/lib/images/image-url';
import { exportMessages } from '@/lib/messages/export-messages';
import { type ReviewView, saleSelect, toReviews } from '@/lib/messages/reviews/read-reviews';
import { penceToPounds } from '@/lib/money';
import { getMailChoices } from '@/lib/notifications/mail-choices';
import { refundStateOf } from '@/lib/payments/refunds/refund-states';
import { listSavedAds } from '@/lib/saved/queries';
import { absoluteUrl } from '@/lib/site';
import {
  exportAlertedAds,
  exportBlocks,
  exportPushDevices,
  exportRecoveryCodes,
  exportSecondFactor,
  exportUnsentAttachments,
  exportUploads,
} from './export-belongings';
import { exportDecisions, exportReports } from './export-moderation';

/** Everything stored about a member except secrets and what is about others, named as in the API. */
export async function exportMyData(actor: Actor, now: Date) {
  return {
    exportedAt: now.toISOString(),
    account: await account(actor),
    verifiedPhones: await verifiedPhones(actor),
    sessions: await sessions(actor),
    secondFactor: await exportSecondFactor(actor),
    recoveryCodes: await exportRecoveryCodes(actor),
    pushDevices: await exportPushDevices(actor),
    ads: await ads(actor, now),
    drafts: await getDrafts(actor),
    images: await images(actor),
    uploads: await exportUploads(actor),
    purchases: await purchases(actor),
    paymentCards: await paymentCards(actor),
    conversations: await exportMessages(actor),
    unsentAttachments: await exportUnsentAttachments(actor),
    blocks: await exportBlocks(actor),
    alerts: await listAlerts(actor),
    alertedAds: await exportAlertedAds(actor),
    hidden: await hiddenOf(actor, now),
    mails: await getMailChoices(actor),
    savedAds: await listSavedAds(actor, now),
    sales: await sales(actor, now),
    reports: await exportReports(actor),
    decisions: await exportDecisions(actor),
    actions: await actions(actor),
  };
}

async function hiddenOf(actor: Actor, now: Date) {
  const { ads, sellers } = await getHidden(actor, now);
  return { ads, sellers };
}

async function account(actor: Actor) {
  const row = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: {
      isTrader: true,
      replyMinutes: true,
      bannedAt: true,
      suspendedRule: true,
      suspendedUntil: true,
      createdAt: true,
      updatedAt: true,
    },
  });
  return {
    ...(await getMe(actor)),
    isTrader: row.isTrader,
    replyMinutes: row.replyMinutes,
    suspendedAt: isoOrNull(row.bannedAt),
    suspendedRule: row.suspendedRule,
    suspendedUntil: isoOrNull(row.suspendedUntil),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function verifiedPhones({ userId }: Actor) {
  const rows = await db.verifiedPhone.findMany({
    where: { userId },
    orderBy: { verifiedAt: 'asc' },
    select: { ...verifiedPhoneSelect, verifiedAt: true },
  });
  return rows.map(({ verifiedAt, ...row }) => ({
    number: numberOf(ofVerified(row)) ?? '',
    verifiedAt: verifiedAt.toISOString(),
  }));
}

async function sessions({ userId, sessionId }: Actor) {
  const rows = await db.session.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, createdAt: true, lastSeenAt: true, expiresAt: true },
  });
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt }) => ({
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isThisOne: id === sessionId,
  }));
}

async function ads({ userId }: Actor, now: Date) {
  const rows = await db.ad.findMany({
    where: { ownerId: userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { ...ownAdSelect(now), updatedAt: true, rankedAt: true, deletedAt: true },
  });
  return rows.map(({ updatedAt, rankedAt, deletedAt, ...row }) => ({
    ...toOwnAdReply(toOwnAd(row, now)),
    updatedAt: updatedAt.toISOString(),
    rankedAt: rankedAt.toISOString(),
    repostedAt: isoOrNull(row.repostedAt),
    deletedAt: isoOrNull(deletedAt),
  }));
}

async function images({ userId }: Actor) {
  const rows = await db.image.findMany({
    where: { ownerId: userId },
    orderBy: { createdAt: 'asc' },
    select: { name: true, width: true, height: true, bytes: true, createdAt: true },
  });
  return rows.map(({ createdAt, ...image }) => ({
    ...image,
    url: absoluteUrl(imageUrl(image.name, 1440)),
    createdAt: createdAt.toISOString(),
  }));
}

async function purchases({ userId }: Actor) {
  const rows = await db.purchase.findMany({
    where: { ownerId: userId },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      adId: true,
      extras: true,
      amountPence: true,
      currency: true,
      state: true,
      provider: true,
      createdAt: true,
      paidAt: true,
      refundedAt: true,
      refundReason: true,
      refundRequestedAt: true,
      refundDelayedAt: true,
      refunds: { select: { state: true }, orderBy: { attempt: 'desc' }, take: 1 },
    },
  });
  return rows.map(({ amountPence, refundRequestedAt, refunds, ...purchase }) => ({
    ...purchase,
    amount: penceToPounds(amountPence),
    createdAt: purchase.createdAt.toISOString(),
    paidAt: isoOrNull(purchase.paidAt),
    refundedAt: isoOrNull(purchase.refundedAt),
    refundState: refundStateOf({ ...purchase, refundRequestedAt, refunds }),
    refundDelayedAt: isoOrNull(purchase.refundDelayedAt),
  }));
}

async function actions({ userId }: Actor) {
  const rows = await db.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, action: true, subjectType: true, subjectId: true, data: true },
  });
  return rows.map(({ at, subjectType, subjectId, ...entry }) => ({
    at: at.toISOString(),
    ...entry,
    subjectType,
    // Another member's id would tell who placed ads that hide their seller (decision 025).
    subjectId: subjectType === 'user' && subjectId !== userId ? null : subjectId,
  }));
}

/** Without the hash, which means nothing to a reader. */
async function paymentCards({ userId }: Actor) {
  const rows = await db.paymentCard.findMany({
    where: { userId },
    orderBy: { firstUsedAt: 'asc' },
    select: { firstUsedAt: true, lastUsedAt: true },
  });
  return rows.map(({ firstUsedAt, lastUsedAt }) => ({
    firstUsedAt: firstUsedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

async function sales({ userId }: Actor, now: Date) {
  const rows = await db.sale.findMany({
    where: { OR: [{ sellerId: userId }, { buyerId: userId }] },
    orderBy: { at: 'asc' },
    select: { adId: true, title: true, sellerId: true, ...saleSelect },
  });
  return rows.map(({ adId, title, sellerId, ...sale }) => {
    const isBuyer = sellerId !== userId;
    const { mine, theirs } = toReviews(sale, isBuyer, now);
    const aboutMe = sale.reviews.find(({ byBuyer }) => byBuyer !== isBuyer);
    return {
      adId,
      title,
      side: isBuyer ? 'buyer' : 'seller',
      at: sale.at.toISOString(),
      review: mine && { ...shownOf(mine), reply: mine.reply },
      theirReview: theirs && shownOf(theirs),
      myReply: aboutMe?.reply ?? null,
    };
  });
}

const shownOf = ({ stars, text, at }: ReviewView) => ({ stars, text, at });
