import { expect, test } from 'vitest';
import { toAdReply, toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { detailRows } from '@/lib/ads/reading/detail-rows';
import { detailsInPence } from '@/lib/ads/reading/details-money';
import { getMyAds } from '@/lib/ads/reading/queries';
import { readAd } from '@/lib/ads/reading/read-ad';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { createAd, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

test("the API replies pounds, and to the owner the form's names", async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { kind: 'escort', now });
  const amounts = {
    serviceFees: { Massage: 71.99 },
    rates: { incall_1h: 150, outcall_overnight: 900.5 },
  };
  const toAnybody = toAdReply(await readAd(null, id, true, now));
  expect(toAnybody).toMatchObject({ price: 150, details: amounts });
  const toOwner = toAdReply(await readAd(owner, id, true, now));
  expect(toOwner).toMatchObject({ price: 150, ...amounts });
  const [mine] = (await getMyAds(owner, now)).map(toMyAdReply);
  expect(mine).toMatchObject({ _id: id, price: 150 });
  for (const reply of [toAnybody, toOwner, mine]) {
    expect(JSON.stringify(reply)).not.toMatch(/pence/i);
  }
});

test("the price has the name of the form's field, and is missing without one", async () => {
  const owner = await createMember();
  const plumber = await createAd(owner, { kind: 'service', form: { servicePrice: '45.5' }, now });
  const gift = await createAd(owner, { kind: 'goods', form: { genericPrice: '' }, now });
  const reply = async (id: string) => toAdReply(await readAd(owner, id, false, now));
  expect(await reply(plumber._id)).toMatchObject({ price: 45.5, servicePrice: 45.5 });
  expect(await reply(gift._id)).toMatchObject({ price: null });
  expect(await reply(gift._id)).not.toHaveProperty('genericPrice');
});

test('typed amounts are shown like stored ones, and invalid ones are not', () => {
  const typed = {
    ...validAdForm('escort'),
    serviceFees: { Massage: ' 71.99', Dining: '12,5.' },
    rates: { incall_1h: '£1,150', incall_2h: 'soon', outcall_overnight: 900.5 },
  };
  const { fees, rates } = detailRows(formKinds.escort, detailsInPence(formKinds.escort, typed));
  expect(fees?.rows).toEqual([
    { name: 'Massage', fee: '£71.99' },
    { name: 'Dining', fee: null },
  ]);
  expect(rates?.rows).toEqual([
    { name: '1h', cells: ['£1,150', null] },
    { name: 'overnight', cells: [null, '£900.50'] },
  ]);
});
