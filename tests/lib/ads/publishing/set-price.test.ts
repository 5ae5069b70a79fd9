import { expect, test } from 'vitest';
import { setPrice } from '@/lib/ads/publishing/sale/set-price';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getOwnAd } from '@/lib/ads/reading/queries';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

test('only the price changes, and an older edit gets a conflict', async () => {
  const seller = await createMember();
  const { _id, version, title } = await createAd(seller, { now });
  expect(await setPrice(seller, _id, { price: '£1,099.50' }, now)).toEqual({
    price: 1099.5,
    version: version + 1,
  });
  expect(await getOwnAd(seller, _id, now)).toMatchObject({ pricePence: 109_950, title });
  const edit = parseAdForm({ ...validAdForm(), version }, now);
  await expect(updateAd(seller, _id, edit, now)).rejects.toMatchObject({ code: 'conflict' });
});

test("the form's rules apply, and another member's ad is not found", async () => {
  const seller = await createMember();
  const { _id: car } = await createAd(seller, { kind: 'vehicle', now });
  const empty = { code: 'invalid', fields: { price: 'Please enter: Price.' } };
  await expect(setPrice(seller, car, { price: '' }, now)).rejects.toMatchObject(empty);
  await expect(setPrice(seller, car, { price: 'a lot' }, now)).rejects.toMatchObject({
    code: 'invalid',
  });
  const other = await createMember();
  await expect(setPrice(other, car, { price: 1 }, now)).rejects.toMatchObject({
    code: 'not_found',
  });
  const { _id: table } = await createAd(seller, { now });
  expect(await setPrice(seller, table, { price: null }, now)).toMatchObject({ price: null });
});

test('rates can only be changed in the form', async () => {
  const seller = await createMember();
  const { _id } = await createAd(seller, { kind: 'escort', now });
  await expect(setPrice(seller, _id, { price: 90 }, now)).rejects.toMatchObject({
    message: siteTexts.noPrice,
  });
});
