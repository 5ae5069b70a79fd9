import { beforeEach, describe, expect, test } from 'vitest';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { type Body, createAd, parseAdForm, validAdForm } from '../../../builders/ad';
import { createMember, type Member } from '../../../builders/member';
import {
  createReadyDraft,
  openPayment,
  pay,
  payUnnoticed,
  purchaseRow,
} from '../../../builders/payment';

const now = new Date('2026-11-20T12:00:00Z');
const site = 'https://example.co.uk/';

let owner: Member;
let draftId: string;

beforeEach(async () => {
  owner = await createMember();
  draftId = (await createReadyDraft(owner, now)).id;
});

const form = (extras: UpgradeKey[], changes: Body = {}) => {
  const chosen = Object.fromEntries(extras.map((key) => [key, true]));
  return parseAdForm(validAdForm('goods', { extras: chosen, ...changes }), now);
};

const promotionsOf = (adId: string) =>
  db.promotion.findMany({
    where: { adId },
    orderBy: [{ upgrade: 'asc' }, { startsAt: 'asc' }],
    select: { upgrade: true, startsAt: true, endsAt: true },
  });

/** Entries of the audit log about a draft or an ad. */
const refusals = async (subjectId: string) => {
  const where = { action: 'payment.refused', actorId: owner.userId, subjectId };
  const rows = await db.auditEntry.findMany({ where, select: { data: true } });
  return rows.map(({ data }) => {
    const { code, extras } = data as { code: string; extras: string[] };
    return { code, extras };
  });
};

const countAds = () => db.ad.count({ where: { ownerId: owner.userId } });

describe('publishing', () => {
  test('grants paid upgrades: a week, a link as long as the ad', async () => {
    const id = await pay(owner, ['vip', 'website'], { draftId }, now);
    const later = addTime(now, hour);
    const ad = await publishAd(
      owner,
      form(['vip', 'website'], { draftId, websiteUrl: site }),
      later,
    );
    expect(await promotionsOf(ad._id)).toEqual([
      { upgrade: 'vip', startsAt: later, endsAt: addTime(later, 7 * day) },
      { upgrade: 'website', startsAt: later, endsAt: null },
    ]);
    const row = await purchaseRow(id);
    expect(row).toMatchObject({ adId: ad._id, draftId: null, appliedAt: later });
    expect(row.history).toEqual(['created', 'paid', 'applied']);
    expect(ad.extras).toMatchObject({ vip: true, website: true, featured: false });
    expect((await getPublicAd(ad._id, later))?.websiteUrl).toBe(site);
  });

  test('polls the provider if the webhook is late', async () => {
    await payUnnoticed(owner, ['vip'], { draftId }, now);
    const ad = await publishAd(owner, form(['vip'], { draftId }), now);
    expect(await promotionsOf(ad._id)).toHaveLength(1);
  });

  test('grants everything that was paid, whatever the form says', async () => {
    await pay(owner, ['vip', 'highlight'], { draftId }, now);
    const ad = await publishAd(owner, form([], { draftId }), now);
    expect(await promotionsOf(ad._id)).toHaveLength(2);
  });

  test('without a draft uses a payment without one, for exactly these upgrades', async () => {
    await pay(owner, ['vip'], {}, now);
    await expect(publishAd(owner, form(['featured']), now)).rejects.toMatchObject({
      code: 'payment_required',
    });
    expect(await promotionsOf((await publishAd(owner, form([]), now))._id)).toEqual([]);
    const ad = await publishAd(owner, form(['vip']), now);
    expect(await promotionsOf(ad._id)).toHaveLength(1);
    await expect(publishAd(owner, form(['vip']), now)).rejects.toMatchObject({
      code: 'payment_required',
    });
  });

  test.each([
    ['nobody paid', async () => undefined],
    ['the payment is open', () => openPayment(owner, ['vip'], { draftId }, now)],
    ['less was paid', () => pay(owner, ['highlight'], { draftId }, now)],
    [
      'it was paid for another draft',
      async () => {
        const other = await createReadyDraft(owner, now);
        await pay(owner, ['vip'], { draftId: other.id }, now);
      },
    ],
    [
      'somebody else paid',
      async () => {
        const stranger = await createMember();
        const { id } = await createReadyDraft(stranger, now);
        await pay(stranger, ['vip'], { draftId: id }, now);
      },
    ],
  ])('with upgrades is refused without writing anything if %s', async (_, prepare) => {
    await prepare();
    const attempt = publishAd(owner, form(['vip'], { draftId }), now);
    await expect(attempt).rejects.toMatchObject({
      code: 'payment_required',
      fields: { extras: expect.any(String) },
    });
    expect(await countAds()).toBe(0);
    expect(await refusals(draftId)).toEqual([{ code: 'payment_required', extras: ['vip'] }]);
    expect(await db.draft.count({ where: { id: draftId } })).toBe(1);
  });

  test('a paid link needs an address; the payment waits for it', async () => {
    const id = await pay(owner, ['website'], { draftId }, now);
    await expect(publishAd(owner, form(['website'], { draftId }), now)).rejects.toMatchObject({
      fields: { websiteUrl: 'Please enter the address of your website.' },
    });
    expect((await purchaseRow(id)).state).toBe('paid');
  });

  test('twenty times concurrently creates one ad and uses the payment once', async () => {
    const id = await pay(owner, ['vip'], { draftId }, now);
    const ads = await Promise.all(
      Array.from({ length: 20 }, () => publishAd(owner, form(['vip'], { draftId }), now)),
    );
    expect(new Set(ads.map(({ _id }) => _id)).size).toBe(1);
    expect(await promotionsOf(ads[0]?._id ?? '')).toHaveLength(1);
    expect((await purchaseRow(id)).history).toEqual(['created', 'paid', 'applied']);
  });

  test("extends an adult ad's life to the end of its upgrades", async () => {
    const { id } = await createReadyDraft(owner, now);
    await pay(owner, ['vip'], { draftId: id }, now);
    const extras = { vip: true };
    const body = parseAdForm(validAdForm('escort', { extras, draftId: id }), now);
    const ad = await publishAd(owner, body, now);
    expect(ad.expiresAt).toBe(addTime(now, 7 * day).toISOString());
  });
});

describe('an edit', () => {
  test('charges only new upgrades', async () => {
    await pay(owner, ['vip'], { draftId }, now);
    const ad = await publishAd(owner, form(['vip'], { draftId }), now);
    const same = await updateAd(owner, ad._id, form(['vip']), now);
    expect(same.version).toBe(2);
    await expect(updateAd(owner, ad._id, form(['vip', 'highlight']), now)).rejects.toMatchObject({
      code: 'payment_required',
    });
    expect(await refusals(ad._id)).toEqual([
      { code: 'payment_required', extras: ['vip', 'highlight'] },
    ]);
    await pay(owner, ['highlight'], { adId: ad._id }, now);
    await updateAd(owner, ad._id, form(['vip', 'highlight']), addTime(now, hour));
    expect(await promotionsOf(ad._id)).toEqual([
      { upgrade: 'highlight', startsAt: addTime(now, hour), endsAt: addTime(now, hour + 7 * day) },
      { upgrade: 'vip', startsAt: now, endsAt: addTime(now, 7 * day) },
    ]);
  });

  test("extensions are exact to the minute, and extend the ad's life", async () => {
    const columns = { expiresAt: addTime(now, 8 * day) };
    const ad = await createAd(owner, { now, columns });
    await pay(owner, ['vip'], { adId: ad._id }, now);
    await updateAd(owner, ad._id, form(['vip']), now);
    const later = addTime(now, 3 * day + 5 * minute);
    await pay(owner, ['vip'], { adId: ad._id, extend: true }, later);
    const extended = await updateAd(owner, ad._id, form(['vip']), later);
    const [first, second] = await promotionsOf(ad._id);
    expect(first?.endsAt).toEqual(second?.startsAt);
    expect(second?.endsAt).toEqual(addTime(now, 14 * day));
    expect(extended.expiresAt).toBe(addTime(now, 14 * day).toISOString());
    expect(await db.ad.findUnique({ where: { id: ad._id } })).toMatchObject({ rankedAt: now });
  });

  test.each([
    ['expired', { expiresAt: addTime(now, -day) }],
    ['disabled', { isActive: false, expiresAt: addTime(now, 2 * day) }],
  ])('of an %s ad with a payment reactivates it at the top', async (_, columns) => {
    const ad = await createAd(owner, { now: addTime(now, -20 * day), columns });
    await pay(owner, ['featured'], { adId: ad._id }, now);
    const renewed = await updateAd(owner, ad._id, form(['featured']), now);
    expect(renewed).toMatchObject({ isActive: true, status: 'Active' });
    expect(renewed.expiresAt).toBe(addTime(now, 7 * day).toISOString());
    expect(await db.ad.findUnique({ where: { id: ad._id } })).toMatchObject({ rankedAt: now });
  });

  test('twenty times concurrently uses the payment once', async () => {
    const ad = await createAd(owner, { now });
    await pay(owner, ['vip'], { adId: ad._id }, now);
    const options = { idempotencyKey: 'k' };
    await Promise.all(
      Array.from({ length: 20 }, () => updateAd(owner, ad._id, form(['vip']), now, options)),
    );
    expect(await promotionsOf(ad._id)).toHaveLength(1);
  });
});
