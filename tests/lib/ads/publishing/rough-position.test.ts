import { beforeAll, expect, test } from 'vitest';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { db } from '@/lib/db/client';
import { type Body, createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const rough = { latitude: 51.5565, longitude: 0.06975 };
const whole = { slug: 'ilford-ig1', postcode: 'IG1 1EQ', label: 'Ilford, Redbridge (IG1)' };

beforeAll(async () => {
  await db.postcodeUnit.create({
    data: { postcode: 'IG1 1EQ', latitude: 51.558923, longitude: 0.073391 },
    select: { postcode: true },
  });
});

const positionOf = async (id: string) => (await getPublicAd(id, now))?.position;

test.each<[string, Body['location']]>([
  ['chosen from the list', whole],
  ['typed', 'ig11eq'],
])('a full postcode that was %s locates the ad to a kilometre', async (_, location) => {
  const { _id: id } = await createAd(await createMember(), { form: { location }, now });
  expect(await positionOf(id)).toEqual(rough);
  const row = await db.ad.findUnique({ where: { id } });
  expect(JSON.stringify(row)).not.toMatch(/1EQ|51\.5589|0\.0733/i);
});

test.each<[string, Body['location']]>([
  ['an outcode', { slug: 'ilford-ig1', postcode: 'IG1' }],
  ['a postcode that is not imported', { ...whole, postcode: 'IG1 1ER' }],
  ['a postcode of another place', { ...whole, postcode: 'M1 1AE' }],
])('%s leaves the centre of the outcode', async (_, location) => {
  const { _id: id } = await createAd(await createMember(), { form: { location }, now });
  expect(await positionOf(id)).toBeNull();
});

test('an adult ad reveals only its outcode', async () => {
  const form = { location: whole };
  const { _id: id } = await createAd(await createMember(), { kind: 'escort', form, now });
  const row = await db.ad.findUnique({ where: { id }, select: { latitude: true, outcode: true } });
  expect(row).toEqual({ latitude: null, outcode: 'IG1' });
});

test('an edit keeps the position unless the place changes', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: { location: whole }, now });
  const edit = (location: Body['location']) =>
    updateAd(owner, id, parseAdForm(validAdForm('goods', { location }), now), now);
  await edit({ slug: 'ilford-ig1', postcode: 'IG1' });
  expect(await positionOf(id)).toEqual(rough);
  await edit({ slug: 'ilford-ig1', postcode: 'IG1 1ER' });
  expect(await positionOf(id)).toBeNull();
  await edit(whole);
  await edit({ text: 'Leeds', label: 'Leeds' });
  expect(await positionOf(id)).toBeNull();
});
