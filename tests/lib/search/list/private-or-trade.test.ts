import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import { createAd } from '../../../builders/ad';
import { createMember } from '../../../builders/member';
import { createStaff } from '../../../builders/staff';

/* A trade ad is one of a known trader, or one that says so itself. */

const now = new Date();
const ids: Record<string, string> = {};
const owners: string[] = [];

beforeAll(async () => {
  const person = await createMember();
  const trader = await createMember();
  await db.user.update({ where: { id: trader.userId }, data: { isTrader: true } });
  owners.push(person.userId, trader.userId);
  const publish = async (name: string, ...ad: Parameters<typeof createAd>) => {
    ids[name] = (await createAd(...ad))._id;
  };
  await publish("a person's car", person, { kind: 'vehicle' });
  await publish("a dealer's car", person, { kind: 'vehicle', form: { adType: 'Dealer' } });
  await publish("a trader's car", trader, { kind: 'vehicle' });
  await publish("a person's table", person);
  await publish("a trader's table", trader);
  await publish('an escort', person, { kind: 'escort' });
  await createStaff();
  await publish('an agency', person, {
    kind: 'escort',
    form: { userType: 'Agency' },
    columns: { moderation: 'approved', approvedAt: now, expiresAt: addTime(now, day) },
  });
}, 30_000);
afterAll(() => db.ad.deleteMany({ where: { ownerId: { in: owners } } }));

async function found(address: string, isAdult = false): Promise<string[]> {
  const { ads, widened } = await searchAds(
    parseSearch(new URLSearchParams(address), { isAdult }),
    now,
  );
  expect(widened).toBeNull();
  const names = Object.entries(ids).filter(([, id]) => ads.some(({ _id }) => _id === id));
  return names.map(([name]) => name);
}

test.each([
  ['category=cars&seller=trade', ["a dealer's car", "a trader's car"]],
  ['category=cars&seller=private', ["a person's car"]],
  ['category=cars', ["a person's car", "a dealer's car", "a trader's car"]],
  ['seller=trade', ["a dealer's car", "a trader's car", "a trader's table"]],
  ['seller=private', ["a person's car", "a person's table"]],
])('%s finds %o', async (address, names) => {
  expect(await found(address)).toEqual(names);
});

test('agencies are separate from private landlords', async () => {
  expect(await found('seller=trade', true)).toEqual(['an agency']);
  expect(await found('seller=private', true)).toEqual(['an escort']);
});

test('no other facet asks who is selling', () => {
  const names = (scope: string, isAdult: boolean) =>
    facetFields(scopeBySlug(scope, isAdult), isAdult).map(({ name }) => name);
  expect(names('cars', false)).toContain('make');
  expect(names('cars', false)).not.toContain('adType');
  expect(names('escorts-and-massages', true)).toContain('gender');
  expect(names('escorts-and-massages', true)).not.toContain('userType');
});
