import { expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { createUser, sessionFor } from '../../builders/account';
import { createAd, createImages } from '../../builders/ad';
import { giveVerifiedPhone } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');

test('the export contains everything about the member, including deleted ads', async () => {
  const user = await createUser();
  const { actor } = await sessionFor(user, now);
  const phone = '+447400123456';
  await giveVerifiedPhone(user.id, phone, now);
  const [picture = ''] = await createImages(actor, 1);
  const ad = await createAd(actor, { now, form: { phone, images: [{ src: picture }] } });
  const gone = await createAd(actor, { now });
  await deleteAd(actor, gone._id, now);
  await createDraft(actor, { form: { title: 'A begun ad' }, step: 1 }, now);
  await db.purchase.create({
    data: { ownerId: user.id, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
  });

  const data = await exportMyData(actor, now);
  expect(data).toMatchObject({
    exportedAt: now.toISOString(),
    account: { email: user.email, username: user.username, isTrader: false },
    verifiedPhones: [{ number: phone, verifiedAt: now.toISOString() }],
    sessions: [{ isThisOne: true }],
    drafts: [{ form: { title: 'A begun ad' } }],
    images: [{ name: picture, url: `http://localhost:3000/uploads/${picture}` }],
    purchases: [{ extras: ['vip'], amount: 71.99, state: 'created' }],
  });
  expect(data.ads).toHaveLength(2);
  expect(data.ads).toContainEqual(
    expect.objectContaining({ _id: ad._id, description: ad.description, phone, deletedAt: null }),
  );
  expect(data.ads).toContainEqual(
    expect.objectContaining({ _id: gone._id, deletedAt: now.toISOString() }),
  );
  expect(data.actions.map(({ action }) => action)).toEqual([
    'ad.published',
    'ad.published',
    'ad.deleted',
  ]);
});

test('the export contains no secrets and nothing about others', async () => {
  const user = await createUser();
  const { actor, token } = await sessionFor(user, now);
  const other = await createUser();
  const stranger = await sessionFor(other, now);
  const theirs = await createAd(stranger.actor, {
    now,
    form: { title: 'Somebody else’s old sofa' },
  });
  await createDraft(stranger.actor, { form: { title: 'Not yours' }, step: 1 }, now);
  const text = JSON.stringify(await exportMyData(actor, now));
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  const { tokenHash } = await db.session.findUniqueOrThrow({ where: { id: actor.sessionId } });
  for (const secret of [passwordHash, tokenHash ?? 'none', token, actor.sessionId]) {
    expect(text).not.toContain(secret);
  }
  for (const foreign of [other.email, theirs._id, theirs.title, 'Not yours']) {
    expect(text).not.toContain(foreign);
  }
});
