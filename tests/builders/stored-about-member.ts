import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { createAd, createImages } from './ad';
import { ask } from './conversation';
import type { Member } from './member';

/** Has something in each relation. */
export async function fillMember(member: Member, other: Member, now: Date) {
  const { userId, sessionId } = member;
  await createImages(member, 1);
  const { _id: own } = await createAd(member, { now });
  const { _id: theirs } = await createAd(other, { now });
  await createDraft(member, { form: { title: 'A begun ad' }, step: 1 }, now);
  const { conversationId } = await ask(member, theirs, 'Is it still available?', now);
  await ask(other, own, 'Would you take less?', now);
  const { phoneId } = await db.verifiedPhone.findFirstOrThrow({ where: { userId } });
  await db.user.update({ where: { id: userId }, data: { phoneId } });
  const user = { userId, createdAt: now };
  await db.purchase.create({
    data: { ownerId: userId, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
  });
  await db.paymentCard.create({
    data: { userId, hash: 'hash-of-card', firstUsedAt: now, lastUsedAt: now },
  });
  await db.savedAd.create({ data: { userId, adId: theirs, pricePence: 1250, savedAt: now } });
  await db.alert.create({ data: { userId, search: '/search?q=oak', isAdult: false } });
  await db.alertedAd.create({ data: { userId, adId: theirs, pricePence: 1250, at: now } });
  await db.hiddenAd.create({ data: { userId, adId: theirs } });
  await db.hiddenSeller.create({ data: { userId, sellerId: other.userId } });
  await db.mutedMail.create({ data: { userId, kind: 'reminders' } });
  await db.pushSubscription.create({
    data: {
      ...user,
      sessionId,
      endpoint: `https://push.example/${userId}`,
      p256dh: 'push-key',
      auth: 'push-secret',
      device: 'Chrome on Android',
    },
  });
  const file = { bytes: 1234, createdAt: now };
  await db.attachment.create({
    data: { ...file, id: `file-${userId}`, ownerId: userId, kind: 'cv', name: 'cv.pdf' },
  });
  await db.directUpload.create({
    data: { ...file, key: `upload-${userId}`, ownerId: userId, kind: 'image' },
  });
  await db.block.create({
    data: { blockerId: userId, blockedId: other.userId, createdAt: now },
  });
  await db.block.create({
    data: { blockerId: userId, blockedId: other.userId, scope: theirs, createdAt: addTime(now, 1) },
  });
  await db.secondFactor.create({
    data: { ...user, sealedSecret: 'factor-secret', confirmedAt: now },
  });
  await db.recoveryCode.create({ data: { ...user, codeHash: 'recovery-hash', usedAt: now } });
  await db.sale.create({
    data: {
      adId: theirs,
      title: 'An oak table',
      sellerId: other.userId,
      buyerId: userId,
      at: now,
      reviews: {
        create: [
          { ...review(userId, other.userId, true, 'As described.'), at: now },
          { ...review(other.userId, userId, false, 'Paid at once.', 'Thank you.'), at: now },
        ],
      },
    },
  });
  await db.sale.create({
    data: {
      adId: own,
      title: 'My oak table',
      sellerId: userId,
      buyerId: other.userId,
      at: addTime(now, -hour),
      reviews: {
        create: { ...review(other.userId, userId, true, 'Not shown before I write.'), at: now },
      },
    },
  });
  return { own, theirs, conversationId };
}

const review = (
  authorId: string,
  aboutId: string,
  byBuyer: boolean,
  text: string,
  reply: string | null = null,
) => ({ authorId, aboutId, byBuyer, stars: 5, text, reply });
