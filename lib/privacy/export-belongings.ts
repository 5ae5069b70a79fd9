import type { Actor } from '@/lib/accounts/actor';
import { isoOrNull } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { penceToPounds } from '@/lib/money';

/** Without addresses and keys, with which anybody could send to the device. */
export async function exportPushDevices({ userId }: Actor) {
  const rows = await db.pushSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { device: true, createdAt: true },
  });
  return rows.map(({ device, createdAt }) => ({ device, createdAt: createdAt.toISOString() }));
}

/** Without its secret. */
export async function exportSecondFactor({ userId }: Actor) {
  const row = await db.secondFactor.findUnique({
    where: { userId },
    select: { createdAt: true, confirmedAt: true },
  });
  return row && { createdAt: row.createdAt.toISOString(), confirmedAt: isoOrNull(row.confirmedAt) };
}

export async function exportRecoveryCodes({ userId }: Actor) {
  const rows = await db.recoveryCode.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true, usedAt: true },
  });
  return rows.map(({ createdAt, usedAt }) => ({
    createdAt: createdAt.toISOString(),
    usedAt: isoOrNull(usedAt),
  }));
}

/** A block about an ad that hides its seller names nobody (decision 025). */
export async function exportBlocks({ userId }: Actor) {
  const rows = await db.block.findMany({
    where: { blockerId: userId },
    orderBy: { createdAt: 'asc' },
    select: { scope: true, createdAt: true, blocked: { select: { username: true } } },
  });
  return rows.map(({ scope, createdAt, blocked }) => ({
    username: scope === '' ? blocked.username : null,
    adId: scope === '' ? null : scope,
    createdAt: createdAt.toISOString(),
  }));
}

export async function exportAlertedAds({ userId }: Actor) {
  const rows = await db.alertedAd.findMany({
    where: { userId },
    orderBy: [{ at: 'asc' }, { adId: 'asc' }],
    select: { adId: true, pricePence: true, at: true },
  });
  return rows.map(({ adId, pricePence, at }) => ({
    adId,
    price: pricePence === null ? null : penceToPounds(pricePence),
    at: at.toISOString(),
  }));
}

/** Those of messages are in their conversations. */
export async function exportUnsentAttachments({ userId }: Actor) {
  const rows = await db.attachment.findMany({
    where: { ownerId: userId, conversationId: null },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, name: true, bytes: true, createdAt: true },
  });
  return rows.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() }));
}

export async function exportUploads({ userId }: Actor) {
  const rows = await db.directUpload.findMany({
    where: { ownerId: userId },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, bytes: true, createdAt: true },
  });
  return rows.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() }));
}
