import { expect, test } from 'vitest';
import { toAdReply, toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { getMyAds } from '@/lib/ads/reading/queries';
import { readAd } from '@/lib/ads/reading/read-ad';
import type { FormKindKey } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { myData } from '@/lib/openapi/my-data';
import { myAd, ownAd, publicAd } from '@/lib/openapi/replies/ads';
import { paymentIntent, purchase } from '@/lib/openapi/replies/payments';
import { readPurchase } from '@/lib/payments/purchases/refresh-purchase';
import { toPaymentIntentReply, toPurchaseReply } from '@/lib/payments/replies';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createReadyDraft, openPayment, payUnnoticed } from '@/tests/builders/payment';

/* Checks reply values against the API's schemas at run time. Their objects are strict. */

const now = new Date('2026-11-20T12:00:00Z');

test.each(Object.keys(formKinds) as FormKindKey[])('an ad of the form %s', async (kind) => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { kind, now });
  const toOwner = toAdReply(await readAd(owner, id, true, now));
  expect(ownAd.parse(toOwner)).toEqual(toOwner);
  const toAnybody = toAdReply(await readAd(null, id, true, now));
  expect(publicAd.parse(toAnybody)).toEqual(toAnybody);
  const mine = (await getMyAds(owner, now)).map(toMyAdReply);
  expect(mine.map((ad) => myAd.parse(ad))).toEqual(mine);
});

test('a payment, open and paid, and the export of its buyer', async () => {
  const owner = await createMember();
  const { id: draftId } = await createReadyDraft(owner, now);
  const open = toPaymentIntentReply(await openPayment(owner, ['vip', 'website'], { draftId }, now));
  expect(paymentIntent.parse(open)).toEqual(open);
  expect(open).toMatchObject({ amount: 75.98 });
  const id = await payUnnoticed(owner, ['vip', 'website'], { draftId }, now);
  const paid = toPurchaseReply(await readPurchase(owner, id, now));
  expect(purchase.parse(paid)).toEqual(paid);
  expect(paid).toMatchObject({ state: 'paid', amount: 75.98 });
  const data = await exportMyData(owner, now);
  expect(myData.parse(data)).toEqual(data);
});
