import { describe, expect, test } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { requestReset } from '@/lib/accounts/passwords/request-reset';
import { phoneHashes } from '@/lib/accounts/phones/seal-phone';
import { register } from '@/lib/accounts/register';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { actorOfToken } from '@/lib/accounts/sessions/sessions';
import { updateDetails } from '@/lib/accounts/update-details';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { getMyAds, getPublicAd } from '@/lib/ads/reading/queries';
import { deletedKept } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { imageFiles } from '@/lib/images/image-names';
import { sweepImages } from '@/lib/images/sweep-images';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { sweepErasedAccounts } from '@/lib/privacy/sweep-erased-accounts';
import {
  createUser,
  messagesTo,
  newAddress,
  newMobile,
  sessionFor,
  testPassword,
} from '../../builders/account';
import { createAd, createImages, parseAdForm, validAdForm } from '../../builders/ad';
import {
  createReadyDraft,
  deliverEvents,
  pay,
  payUnnoticed,
  purchaseRow,
} from '../../builders/payment';
import { memoryStorage } from '../images/rows';

const now = new Date('2026-11-20T12:00:00Z');
const password = testPassword;

/** An account with every kind of data. */
async function wholePerson() {
  const user = await createUser();
  const { actor, token } = await sessionFor(user, now);
  const phone = newMobile();
  const { code = '' } = await sendPhoneCode(actor, { phone }, newAddress(), now);
  await verifyPhoneCode(actor, { phone, code }, now);
  const names = { firstName: `Zebedee${phone}`, lastName: `Quill${phone}`, dob: '1987-06-05' };
  await updateDetails(actor, { ...names, gender: 'Other' }, now);
  const [inAd = '', inDraft = ''] = await createImages(actor, 2);
  const ad = await createAd(actor, { now, form: { phone, images: [{ src: inAd }] } });
  const deleted = await createAd(actor, {
    now,
    form: { phone },
    columns: { deletedAt: addTime(now, -day) },
  });
  const form = { title: `A sofa of ${phone}`, images: [{ src: inDraft, main: true }] };
  await createDraft(actor, { form, step: 1 }, now);
  await requestReset({ email: user.email }, newAddress(), now);
  await sendEmailCode({ email: user.email }, newAddress(), now);
  const facts = [user.email, user.username, names.firstName, names.lastName, phone.slice(3)];
  return { user, actor, token, phone, ad, deleted, inAd, inDraft, facts };
}

/** Every row of the database as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name <> 'Place'`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`),
    ),
  );
  return texts.flatMap((rows) => rows.map(({ row }) => row)).join('\n');
}

describe('deleteAccount', () => {
  test('leaves personal data in no readable column', async () => {
    const { actor, facts, phone } = await wholePerson();
    const before = await wholeDatabase();
    for (const fact of facts) expect(before).toContain(fact);
    await deleteAccount(actor, { password }, now);
    const after = await wholeDatabase();
    for (const fact of facts) expect(after).not.toContain(fact);
    const own = { ownerId: actor.userId };
    expect(await db.draft.count({ where: own })).toBe(0);
    expect(await db.phone.count({ where: { hash: { in: phoneHashes(phone) } } })).toBe(0);
    expect(await db.auditEntry.count({ where: { actorId: actor.userId } })).toBe(0);
    expect(await db.idempotencyKey.count({ where: { userId: actor.userId } })).toBe(0);
  });

  test('removes the second factor and recovery codes of former staff', async () => {
    const { actor } = await wholePerson();
    const { userId } = actor;
    await db.secondFactor.create({ data: { userId, sealedSecret: 'sealed', confirmedAt: now } });
    await db.recoveryCode.create({ data: { userId, codeHash: 'hash' } });
    await deleteAccount(actor, { password }, now);
    expect(await db.secondFactor.count({ where: { userId } })).toBe(0);
    expect(await db.recoveryCode.count({ where: { userId } })).toBe(0);
  });

  test('removes the ads at once, ends all sessions and sends a farewell mail', async () => {
    const { user, actor, token, ad } = await wholePerson();
    const elsewhere = await sessionFor(user, now);
    expect(await getPublicAd(ad._id, now)).not.toBeNull();
    expect(await deleteAccount(actor, { password }, now)).toEqual({ adIds: [ad._id] });
    expect(await getPublicAd(ad._id, now)).toBeNull();
    expect(await getMyAds(actor, now)).toEqual([]);
    expect(await actorOfToken(token, now)).toBeNull();
    expect(await actorOfToken(elsewhere.token, now)).toBeNull();
    const credentials = { email: user.email, password };
    await expect(logIn(credentials, newAddress(), now)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const subject = 'Your Townboard account was deleted';
    expect(await messagesTo(user.email)).toContainEqual(expect.objectContaining({ subject }));
  });

  test('refunds unused payments', async () => {
    const { actor } = await wholePerson();
    const draft = await createReadyDraft(actor, now);
    const purchaseId = await pay(actor, ['highlight'], { draftId: draft.id }, now);
    await deleteAccount(actor, { password }, now);
    const purchase = await purchaseRow(purchaseId);
    expect(purchase).toMatchObject({ refundReason: 'account deleted', refundRequestedAt: now });
  });

  test('refunds a concurrent payment in another tab, without a mail', async () => {
    const { actor } = await wholePerson();
    const draft = await createReadyDraft(actor, now);
    const purchaseId = await payUnnoticed(actor, ['highlight'], { draftId: draft.id }, now);
    await deleteAccount(actor, { password }, now);
    await reconcilePayments(now);
    await deliverEvents(now);
    const { history } = await purchaseRow(purchaseId);
    expect(history).toEqual(['created', 'paid', 'refunded']);
    expect(await messagesTo(`${actor.userId}@erased.invalid`)).toEqual([]);
  });

  test('what is left cannot be logged into', async () => {
    const { actor } = await wholePerson();
    await deleteAccount(actor, { password }, now);
    const email = `${actor.userId}@erased.invalid`;
    await expect(logIn({ email, password }, newAddress(), now)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('frees address and username', async () => {
    const { user, actor } = await wholePerson();
    await deleteAccount(actor, { password }, now);
    const later = addTime(now, day);
    const { email, username } = user;
    const { challenge, code = '' } = await sendEmailCode({ email }, newAddress(), later);
    await verifyEmailCode({ email, code }, challenge, later);
    const names = { firstName: 'Hannah', lastName: 'Whitfield', username };
    const form = { email, ...names, password, confirmPassword: password, challenge };
    const { user: again, session } = await register(form, challenge, later);
    expect(again).toMatchObject({ email, username, phone: null });
    expect(session.userId).not.toBe(actor.userId);
  });

  test('keeps ads for disputes and purchases for accounting, without a name', async () => {
    const { actor, ad } = await wholePerson();
    const { id } = await db.purchase.create({
      data: { ownerId: actor.userId, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
    });
    await deleteAccount(actor, { password }, now);
    const kept = await db.ad.findUniqueOrThrow({ where: { id: ad._id } });
    expect(kept).toMatchObject({
      title: ad.title,
      deletedAt: now,
      phoneId: null,
      plainPhone: null,
    });
    expect(await db.purchase.findUnique({ where: { id } })).toMatchObject({ amountPence: 7199 });

    await purgeDeletedAds(addTime(now, deletedKept), memoryStorage().store);
    await sweepImages(addTime(now, deletedKept), memoryStorage().store);
    await sweepErasedAccounts();
    expect(await db.user.count({ where: { id: actor.userId } })).toBe(1);
  });

  test('pictures are deleted with their files: of drafts by the next sweep, of ads with the ads', async () => {
    const { actor, inAd, inDraft } = await wholePerson();
    const { store, files } = memoryStorage();
    for (const file of imageFiles([inAd, inDraft])) await store.put(file, Buffer.from('x'));
    await deleteAccount(actor, { password }, now);
    await sweepImages(now, store);
    expect([...files.keys()].toSorted()).toEqual(imageFiles([inAd]).toSorted());
    await sweepErasedAccounts();
    expect(await db.user.count({ where: { id: actor.userId } })).toBe(1);

    await purgeDeletedAds(addTime(now, deletedKept), store);
    expect([...files.keys()]).toEqual([]);
    await sweepErasedAccounts();
    expect(await db.user.count({ where: { id: actor.userId } })).toBe(0);
  });

  test('needs the password, and otherwise changes nothing', async () => {
    const { actor, facts, ad } = await wholePerson();
    await expect(deleteAccount(actor, { password: 'Wrong1234' }, now)).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: siteTexts.currentPasswordWrong },
    });
    const database = await wholeDatabase();
    for (const fact of facts) expect(database).toContain(fact);
    expect(await getPublicAd(ad._id, now)).not.toBeNull();
  });

  test('does not affect other members', async () => {
    const { actor } = await wholePerson();
    const other = await wholePerson();
    await deleteAccount(actor, { password }, now);
    expect(await getPublicAd(other.ad._id, now)).not.toBeNull();
    expect(await actorOfToken(other.token, now)).not.toBeNull();
    const database = await wholeDatabase();
    for (const fact of other.facts) expect(database).toContain(fact);
  });

  test('an ad published concurrently does not outlive the account', async () => {
    const { actor } = await wholePerson();
    const form = parseAdForm(validAdForm(), now);
    await Promise.allSettled([
      deleteAccount(actor, { password }, now),
      ...Array.from({ length: 5 }, () => publishAd(actor, form, now)),
    ]);
    expect(await db.ad.count({ where: { ownerId: actor.userId, deletedAt: null } })).toBe(0);
    await expect(publishAd(actor, form, now)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
