import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { photoHash } from '@/lib/images/photo-hash';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { decisionForm } from '@/lib/moderation/schema';
import { findSimilarPhotos } from '@/lib/screening/photos/find-similar';
import { parseHashList } from '@/lib/screening/photos/hash-list';
import { newAddress } from '@/tests/builders/account';
import { createAd, createImages } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date('2026-11-20T12:00:00Z');
let seed = 1;

async function adWithPhoto(hash: bigint, owner?: Awaited<ReturnType<typeof createMember>>) {
  const seller = owner ?? (await createMember());
  const [name = ''] = await createImages(seller, 1);
  await db.image.update({ where: { name }, data: { hash }, select: { name: true } });
  const form = { images: [{ src: name, main: true }] };
  return { ad: await createAd(seller, { form, now }), name, seller };
}

/** A random hash, far from the others. */
function newHash(): bigint {
  seed = (seed * 48271) % 2147483647;
  return BigInt.asIntN(64, BigInt(seed) * 0x9e3779b97f4a7c15n);
}

const pixelsOf = async (image: Sharp) => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return photoHash(data, info);
};
const distance = (a: bigint, b: bigint) =>
  BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length;

test('a copy in another size and quality has nearly the same hash, another picture does not', async () => {
  const noise = Buffer.from(
    Array.from({ length: 64 }, (_, index) => (index * 7919 * (index + 3)) % 251),
  );
  const picture = () =>
    sharp(noise, { raw: { width: 8, height: 8, channels: 1 } })
      .resize(600, 600)
      .toColourspace('srgb');
  const jpeg = await picture().resize(300, 280, { fit: 'fill' }).jpeg({ quality: 50 }).toBuffer();
  const original = (await pixelsOf(picture())) ?? 0n;
  const copy = (await pixelsOf(sharp(jpeg))) ?? 0n;
  const other = (await pixelsOf(picture().flop().negate())) ?? 0n;
  expect(distance(original, copy)).toBeLessThanOrEqual(8);
  expect(distance(original, other)).toBeGreaterThan(8);
});

test("the same photo in two people's ads flags both and holds neither", async () => {
  const hash = newHash();
  const first = await adWithPhoto(hash);
  const second = await adWithPhoto(hash ^ 0b1011n);
  expect(second.ad.moderation).toBe('approved');
  expect(await db.photoMatch.findMany({ where: { adId: second.ad._id } })).toMatchObject([
    { otherAdId: first.ad._id, imageName: second.name, otherImageName: first.name, distance: 3 },
  ]);
  const cases = await db.moderationCase.count({
    where: { targetId: { in: [first.ad._id, second.ad._id] }, closedAt: null },
  });
  expect(cases).toBe(2);
});

test('a match raises an open case of lower risk, and lowers none', async () => {
  const hash = newHash();
  const [urgent, outdated] = [await adWithPhoto(hash), await adWithPhoto(hash)];
  const setRisk = ({ ad }: typeof urgent, risk: number) =>
    db.moderationCase.updateMany({ where: { targetId: ad._id }, data: { risk } });
  await setRisk(urgent, 80);
  await setRisk(outdated, 10);
  await adWithPhoto(hash);
  const risksOf = ({ ad }: typeof urgent) =>
    db.moderationCase.findMany({ where: { targetId: ad._id }, select: { risk: true } });
  expect([await risksOf(urgent), await risksOf(outdated)]).toEqual([
    [{ risk: 80 }],
    [{ risk: 25 }],
  ]);
});

test('members may reuse their photos, and different photos do not match', async () => {
  const hash = newHash();
  const { seller } = await adWithPhoto(hash);
  const again = await adWithPhoto(hash, seller);
  const distant = await adWithPhoto(hash ^ 0x1ffn);
  expect(
    await db.photoMatch.count({ where: { adId: { in: [again.ad._id, distant.ad._id] } } }),
  ).toBe(0);
});

test('eight differing bits are found anywhere', async () => {
  const hash = newHash();
  await adWithPhoto(hash);
  const { userId } = await createMember();
  for (const bits of [0xffn, 0x0003000300030003n, 0x00ff000000000000n, 0x8001000080010000n]) {
    const found = await findSimilarPhotos(BigInt.asIntN(64, hash ^ bits), userId, db);
    expect(found).toHaveLength(1);
  }
});

test('a photo of a removed ad holds another ad, unless the removal is undone', async () => {
  const hash = newHash();
  const { ad } = await adWithPhoto(hash);
  const set = (moderation: 'removed' | 'approved') =>
    db.ad.update({
      where: { id: ad._id },
      data: { moderation, moderationReason: 'A rule.' },
      select: { id: true },
    });
  await set('removed');
  const held = await adWithPhoto(hash ^ 1n);
  expect(held.ad).toMatchObject({
    moderation: 'held',
    moderationReason: expect.stringContaining(
      '“Photo 1”: This photo was in an ad that was removed',
    ),
  });
  await set('approved');
  expect((await adWithPhoto(hash ^ 2n)).ad.moderation).toBe('approved');
});

test('an undone or overturned removal blocks no photo', async () => {
  const staff = await createStaff();
  const blocked = (id: string) => db.blockedPhoto.count({ where: { source: `ad ${id}` } });
  const form = (targetId: string, action: string) =>
    decisionForm.parse({ targetType: 'ad', targetId, action, rule: 'scam' });
  const { ad: waiting } = await adWithPhoto(newHash());
  await db.ad.update({ where: { id: waiting._id }, data: { moderation: 'held' } });
  const undone = await decide(staff, form(waiting._id, 'remove'), now);
  expect(await blocked(waiting._id)).toBe(1);
  await undoDecision(staff, undone.decisionId, now);
  expect(await blocked(waiting._id)).toBe(0);

  const { ad } = await adWithPhoto(newHash());
  const { decisionId } = await decide(staff, form(ad._id, 'suspend'), now);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  expect(await blocked(ad._id)).toBe(1);
  const text = 'The photos are my own, and I can prove it.';
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), now);
  const appeal = await db.appeal.findUniqueOrThrow({ where: { decisionId } });
  const overturn = { targetType: 'appeal', targetId: appeal.id, action: 'overturn' };
  const second = await decide(await createStaff(), decisionForm.parse(overturn), now);
  expect(await db.ad.findUniqueOrThrow({ where: { id: ad._id } })).toMatchObject({
    moderation: 'approved',
  });
  expect(await blocked(ad._id)).toBe(0);
  expect(second.adIds).toEqual([ad._id]);
});

test('a list of hashes is parsed by line, and an invalid line is reported', () => {
  expect(parseHashList('# mine\n00000000000000ff\nFFFFFFFFFFFFFFFF # last\n')).toEqual([255n, -1n]);
  expect(() => parseHashList('00\n')).toThrow('Line 1');
});
