import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { recordVisit } from '@/lib/ads/visits/record-visit';
import { db } from '@/lib/db/client';
import { sealPlainPhones } from '@/lib/privacy/phones/seal-plain-phones';
import { createAd, createImages, parseAdForm, validAdForm } from '../../builders/ad';
import { createMember, giveVerifiedPhone, type Member } from '../../builders/member';

/* Which changes the database announces to page caches, and with which message. */

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
const heard: unknown[] = [];
let seller: Member;
let username: string;

beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)));
  await listener.query('LISTEN page_changes');
  seller = await createMember();
  ({ username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } }));
});
afterAll(() => listener.end());
beforeEach(async () => {
  await messages();
});

/** Messages since the last call. A connection receives them before its answers. */
async function messages(): Promise<unknown[]> {
  await delay(20);
  await listener.query('SELECT 1');
  return heard.splice(0);
}

const home = ['home', 'buy-and-sell', 'IG1'];
const listed = (ad: string, list: string[] | null = home) => ({ ad, seller: username, list });

describe('announced once, with its lists, is an ad that is', () => {
  test('published', async () => {
    const images = (await createImages(seller, 2)).map((name) => ({ src: `/uploads/${name}` }));
    const { _id } = await createAd(seller, { form: { images } });
    expect(await messages()).toEqual([listed(_id)]);
  });

  test('edited, reposted, or changed in its pictures', async () => {
    const { _id } = await createAd(seller);
    await messages();
    await updateAd(seller, _id, parseAdForm(validAdForm('goods')), new Date());
    expect(await messages()).toEqual([listed(_id)]);
    await repostAd(seller, _id, new Date());
    expect(await messages()).toEqual([listed(_id)]);
    const [imageName = ''] = await createImages(seller, 1);
    await db.adImage.create({ data: { adId: _id, imageName, position: 0, isMain: true } });
    expect(await messages()).toEqual([listed(_id)]);
    await db.adImage.deleteMany({ where: { adId: _id } });
    expect(await messages()).toEqual([listed(_id)]);
  });

  test('given an upgrade, or loses one', async () => {
    const { _id: adId } = await createAd(seller);
    await messages();
    const startsAt = new Date();
    await db.promotion.create({ data: { adId, upgrade: 'vip', startsAt } });
    expect(await messages()).toEqual([listed(adId)]);
    await db.promotion.updateMany({
      where: { adId },
      data: { endsAt: new Date(startsAt.getTime() + 1) },
    });
    expect(await messages()).toEqual([listed(adId)]);
    await db.promotion.deleteMany({ where: { adId } });
    expect(await messages()).toEqual([listed(adId)]);
  });
});

describe('announced with the lists that it leaves is an ad that is', () => {
  test('disabled, held by moderation or deleted', async () => {
    const { _id } = await createAd(seller);
    await messages();
    await toggleAd(seller, _id, new Date());
    expect(await messages()).toEqual([listed(_id, null), listed(_id)]);
    await toggleAd(seller, _id, new Date());
    expect(await messages()).toEqual([listed(_id)]);
    await db.ad.update({ where: { id: _id }, data: { moderation: 'held' } });
    expect(await messages()).toEqual([listed(_id, null), listed(_id)]);
    await db.ad.update({ where: { id: _id }, data: { moderation: 'approved' } });
    await messages();
    await deleteAd(seller, _id, new Date());
    expect(await messages()).toEqual([listed(_id, null), listed(_id)]);
  });

  test('moved to another category or place', async () => {
    const { _id } = await createAd(seller);
    await messages();
    const form = validAdForm('vehicle', { location: { slug: 'brighton-bn1' } });
    await updateAd(seller, _id, parseAdForm(form), new Date());
    expect(await messages()).toEqual([
      listed(_id, [expect.any(String), 'vehicles', 'BN1']),
      listed(_id),
    ]);
  });

  test('purged while it was listed', async () => {
    const { _id } = await createAd(seller);
    await messages();
    await db.ad.delete({ where: { id: _id } });
    expect(await messages()).toEqual([listed(_id)]);
  });
});

describe('an ad that hides its seller is announced without the seller', () => {
  const alone = (ad: string, list: string[] | null) => ({ ad, seller: null, list });
  const friends = ['friendship-friends', 'personals', 'IG1'];

  test('if it is adult, also without lists', async () => {
    const { _id } = await createAd(seller, { kind: 'escort' });
    expect(await messages()).toEqual([alone(_id, null)]);
  });

  test('when it is published, edited, disabled and erased', async () => {
    const { _id } = await createAd(seller, { kind: 'generic' });
    expect(await messages()).toEqual([alone(_id, friends)]);
    await updateAd(seller, _id, parseAdForm(validAdForm('generic')), new Date());
    expect(await messages()).toEqual([alone(_id, friends)]);
    await toggleAd(seller, _id, new Date());
    expect(await messages()).toEqual([alone(_id, null), alone(_id, friends)]);
    await toggleAd(seller, _id, new Date());
    await messages();
    await db.ad.delete({ where: { id: _id } });
    expect(await messages()).toEqual([alone(_id, friends)]);
  });

  test('and not together with other ads of a member who is renamed or verifies a number', async () => {
    const member = await createMember({ phones: [] });
    await createAd(member, { kind: 'generic' });
    const { userId } = member;
    await messages();
    await giveVerifiedPhone(userId, '+447400123453');
    const name = `Alone-${userId.slice(-12)}`;
    await db.user.update({
      where: { id: userId },
      data: { username: name, usernameKey: name.toLowerCase() },
    });
    expect((await messages()).every((message) => !Object.hasOwn(Object(message), 'ad'))).toBe(true);
  });
});

test('a visit is not announced', async () => {
  const { _id } = await createAd(seller);
  await messages();
  const visitor = {
    id: 'someone',
    freshId: 'x',
    address: '192.0.2.1',
    userAgent: 'Mozilla/5.0 Firefox/140.0',
    ranScript: true,
  };
  expect(await recordVisit(null, _id, visitor, { isAdultVisitor: false }, new Date())).toEqual({
    visits: 1,
  });
  expect(await messages()).toEqual([]);
});

test('a rollback announces nothing', async () => {
  await expect(
    db.$transaction(async (tx) => {
      await tx.ad.updateMany({ data: { title: 'A title that nobody will read' } });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await messages()).toEqual([]);
});

describe('a seller is announced with all their ads if', () => {
  test.each([
    ['renamed', { username: 'Renamed-one', usernameKey: 'renamed-one' }],
    ['a trader', { isTrader: true }],
  ])('%s', async (_, data) => {
    const member = await createMember();
    const before = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
    const { _id } = await createAd(member);
    await messages();
    const after = await db.user.update({ where: { id: member.userId }, data });
    const sellers = [...new Set([before.username, after.username])];
    expect(await messages()).toEqual([
      ...sellers.map((name) => ({ seller: name })),
      { ad: _id, seller: after.username, list: home },
    ]);
  });

  test('banned, also with ads that hide the seller, and when the ban is lifted', async () => {
    const member = await createMember();
    const { userId: id } = member;
    const { username: name } = await db.user.findUniqueOrThrow({ where: { id } });
    const { _id } = await createAd(member);
    const { _id: alone } = await createAd(member, { kind: 'generic' });
    const friends = ['friendship-friends', 'personals', 'IG1'];
    await messages();
    await db.user.update({ where: { id }, data: { bannedAt: new Date() } });
    const announced = await messages();
    expect(announced).toContainEqual({ seller: name });
    expect(announced).toContainEqual({ ad: _id, seller: name, list: home });
    expect(announced).toContainEqual({ ad: alone, seller: null, list: friends });
    await db.user.update({ where: { id }, data: { bannedAt: null } });
    const lifted = await messages();
    expect(lifted).toContainEqual({ seller: name });
    expect(lifted).toContainEqual({ ad: _id, seller: name, list: home });
    expect(lifted).toContainEqual({ ad: alone, seller: null, list: friends });
  });

  test('erased', async () => {
    const { userId } = await createMember();
    const { username: before } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    await messages();
    const name = `erased-${userId}`;
    await db.user.update({
      where: { id: userId },
      data: {
        email: `${userId}@erased.invalid`,
        username: name,
        usernameKey: name,
        firstName: '',
        lastName: '',
        erasedAt: new Date(),
      },
    });
    expect(await messages()).toEqual([{ seller: before }, { seller: name }]);
  });

  test('given their first verified number, or lose the last one', async () => {
    const member = await createMember({ phones: [] });
    const { userId } = member;
    const { username: name } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const { _id } = await createAd(member);
    await messages();
    const announced = [{ seller: name }, { ad: _id, seller: name, list: home }];
    const first = await giveVerifiedPhone(userId, '+447400123451');
    expect(await messages()).toEqual(announced);
    const second = await giveVerifiedPhone(userId, '+447400123452');
    await db.verifiedPhone.deleteMany({ where: first });
    expect(await messages()).toEqual([]);
    await db.verifiedPhone.deleteMany({ where: second });
    expect(await messages()).toEqual(announced);
    await db.verifiedPhone.createMany({ data: [first, second] });
    expect(await messages()).toEqual(announced);
    await db.verifiedPhone.deleteMany({ where: { userId } });
    expect(await messages()).toEqual(announced);
  });

  test('but not when their number is sealed, which changes no page', async () => {
    const member = await createMember({ phones: [] });
    const { userId } = member;
    const plainPhone = '+447400123457';
    await createAd(member, { columns: { plainPhone, plainWhatsapp: plainPhone } });
    await db.verifiedPhone.create({ data: { userId, number: plainPhone } });
    await db.user.update({ where: { id: userId }, data: { plainPhone } });
    await messages();
    expect(await sealPlainPhones(new Date())).toBe(1);
    expect(await messages()).toEqual([]);
  });

  test('but not on a login, or a change that nobody sees', async () => {
    await db.user.update({ where: { id: seller.userId }, data: { gender: 'Female' } });
    expect(await messages()).toEqual([]);
  });
});

test('a statement that changes very many ads is announced in one message', async () => {
  const { _id } = await createAd(seller);
  await db.$executeRaw`
    INSERT INTO "Ad" ("id", "ownerId", "category", "categoryGroup", "isAdult", "formKind", "title",
      "description", "details", "outcode")
    SELECT lpad(n::text, 12, '0'), "ownerId", "category", "categoryGroup", "isAdult", "formKind",
      "title", "description", "details", "outcode"
    FROM "Ad", generate_series(1, 200) n WHERE "id" = ${_id}`;
  const all = { all: true };
  expect((await messages()).at(-1)).toEqual(all);
  await db.ad.updateMany({ data: { updatedAt: new Date() } });
  expect(await messages()).toEqual([all]);
  await db.ad.deleteMany({ where: { id: { startsWith: '000000' } } });
  expect(await messages()).toEqual([all]);
});
