import { describe, expect, test } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { markReserved } from '@/lib/messages/mark-ad';
import { listSavedAds, lookUpAds } from '@/lib/saved/queries';
import { mergeSavedAds, saveAd, unsaveAd } from '@/lib/saved/save-ads';
import { mergedAds } from '@/lib/saved/schema';
import { createAd } from '../../builders/ad';
import { createMember, type Member } from '../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const merge = (who: Member, ads: object[]) => mergeSavedAds(who, mergedAds.parse({ ads }), now);

async function twoPeople() {
  const [seller, reader] = [await createMember(), await createMember()];
  const { _id } = await createAd(seller, { now });
  return { seller, reader, id: _id };
}

describe('a saved ad', () => {
  test('is listed with its price then and now', async () => {
    const { reader, id } = await twoPeople();
    await saveAd(reader, id, now);
    await db.ad.update({ where: { id }, data: { pricePence: 900 } });
    expect(await listSavedAds(reader, now)).toMatchObject([
      { _id: id, price: 9, savedPrice: 12.5, state: 'live', savedAt: now.toISOString() },
    ]);
    expect(await unsaveAd(reader, id)).toEqual({ saved: false });
    expect(await listSavedAds(reader, now)).toEqual([]);
  });

  test('says when it is reserved or has ended', async () => {
    const { seller, reader, id } = await twoPeople();
    await saveAd(reader, id, now);
    await markReserved(seller, id, { reserved: true }, now);
    expect(await listSavedAds(reader, now)).toMatchObject([{ state: 'reserved' }]);
    const later = addTime(now, 31 * day);
    expect(await listSavedAds(reader, later)).toMatchObject([{ state: 'ended' }]);
    await db.ad.update({ where: { id }, data: { deletedAt: now } });
    expect(await listSavedAds(reader, now)).toMatchObject([{ state: 'ended' }]);
  });

  test('is saved once, with its first date', async () => {
    const { reader, id } = await twoPeople();
    await saveAd(reader, id, now);
    await saveAd(reader, id, addTime(now, day));
    expect(await listSavedAds(reader, now)).toMatchObject([{ savedAt: now.toISOString() }]);
  });

  test.each([
    ['disabled', { isActive: false }],
    ['held', { moderation: 'held' as const }],
    ['deleted', { deletedAt: now }],
  ])('cannot be %s', async (_, columns) => {
    const { reader, id } = await twoPeople();
    await db.ad.update({ where: { id }, data: columns });
    await expect(saveAd(reader, id, now)).rejects.toMatchObject({ code: 'not_found' });
    expect(await lookUpAds([id], now)).toEqual([]);
  });

  test('cannot be adult', async () => {
    const [seller, reader] = [await createMember(), await createMember()];
    const { _id } = await createAd(seller, { kind: 'escort', now });
    await expect(saveAd(reader, _id, now)).rejects.toMatchObject({ code: 'not_found' });
    expect(await lookUpAds([_id], now)).toEqual([]);
  });

  test('belongs to one member', async () => {
    const { reader, id } = await twoPeople();
    const other = await createMember();
    await saveAd(reader, id, now);
    await unsaveAd(other, id);
    expect(await listSavedAds(other, now)).toEqual([]);
    expect(await listSavedAds(reader, now)).toHaveLength(1);
  });
});

describe("a device's ads", () => {
  test("are added to the account's, with their price then", async () => {
    const { seller, reader, id } = await twoPeople();
    const { _id: second } = await createAd(seller, { now });
    await saveAd(reader, id, now);
    const { saved } = await merge(reader, [{ id: second, price: 20 }, { id }]);
    expect(saved.toSorted()).toEqual([id, second].toSorted());
    const listed = await listSavedAds(reader, now);
    expect(listed.find(({ _id }) => _id === second)).toMatchObject({ savedPrice: 20, price: 12.5 });
  });

  test('are skipped if they are gone', async () => {
    const { reader, id } = await twoPeople();
    await db.ad.update({ where: { id }, data: { deletedAt: now } });
    expect(await merge(reader, [{ id }, { id: 'zzzzzzzzzzzz' }])).toEqual({ saved: [] });
  });
});
