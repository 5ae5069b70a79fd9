import { beforeEach, describe, expect, test } from 'vitest';
import { getHidden, hide, lookUpHidden, showAgain } from '@/lib/ads/hidden/hide';
import { hiddenThings } from '@/lib/ads/hidden/schema';
import { hiddenSellersMax } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { createAd } from '../../builders/ad';
import { createMember, type Member } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
let seller: Member;
let reader: Member;
let name: string;

beforeEach(async () => {
  await resetDatabase();
  [seller, reader] = [await createMember(), await createMember()];
  ({ username: name } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } }));
});

const things = (given: object) => hiddenThings.parse(given);

describe('hiding', () => {
  test('hides ads and sellers from a member until they are shown again', async () => {
    const { _id: one } = await createAd(seller, { now });
    const { _id: two } = await createAd(seller, { now });
    await hide(reader, things({ ads: [one] }), now);
    const hidden = await hide(reader, things({ sellers: [name.toUpperCase()] }), now);
    expect(hidden).toEqual({ ads: [one], sellers: [name], theirAds: expect.any(Array) });
    expect(hidden.theirAds.toSorted()).toEqual([one, two].toSorted());
    expect(await getHidden(seller, now)).toEqual({ ads: [], sellers: [], theirAds: [] });
    await showAgain(seller, things({ ads: [one], sellers: [name] }), now);
    expect(await getHidden(reader, now)).toEqual(hidden);
    await showAgain(reader, things({ ads: [one], sellers: [name] }), now);
    expect(await getHidden(reader, now)).toEqual({ ads: [], sellers: [], theirAds: [] });
  });

  test('does not reveal the seller of ads that hide it', async () => {
    await createAd(seller, { kind: 'escort', now });
    const none = { ads: [], sellers: [], theirAds: [] };
    expect(await hide(reader, things({ sellers: [name, 'nobody-at-all'] }), now)).toEqual(none);
    const { _id } = await createAd(seller, { now });
    expect(await hide(reader, things({ sellers: [name] }), now)).toMatchObject({ theirAds: [_id] });
    expect(await lookUpHidden({ sellers: [name] }, now)).toEqual({ theirAds: [_id] });
  });

  test("ignores unknown ads and the member's own", async () => {
    const { _id } = await createAd(seller, { now, columns: { deletedAt: now } });
    await createAd(seller, { now });
    const hidden = await hide(seller, things({ ads: [_id, 'zzzzzzzzzzzz'], sellers: [name] }), now);
    expect(hidden).toEqual({ ads: [], sellers: [], theirAds: [] });
  });

  test('is limited', () => {
    const sellers = Array.from({ length: hiddenSellersMax + 1 }, (_, index) => `seller${index}`);
    expect(hiddenThings.safeParse({ sellers }).success).toBe(false);
  });
});
