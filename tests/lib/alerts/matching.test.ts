import { beforeAll, describe, expect, test } from 'vitest';
import { searchAt } from '@/lib/alerts/alert-search';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { createAd } from '../../builders/ad';
import { createAlert } from '../../builders/alert';
import { createMember } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

/* An ad finds the alerts whose searches find the ad. */

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, minute);

const ads = {
  table: {},
  wardrobe: {
    form: { title: "Wardrobe with mirror, O'Neil & Sons", location: { slug: 'leeds-ls1' } },
  },
  car: { kind: 'vehicle' },
  diesel: {
    kind: 'vehicle',
    form: { make: 'BMW', model: '320d', fuelType: 'Diesel', price: 14_500, mileage: 90_000 },
  },
  flat: { kind: 'property', form: { title: 'Bright flat close to the river' } },
  studio: { kind: 'property', form: { bedrooms: 0, price: 700, title: 'Bright home by the park' } },
  titledStudio: {
    kind: 'property',
    form: { bedrooms: 1, price: 700, title: 'Studio by the park' },
  },
  typedStudio: {
    kind: 'property',
    form: { propertyType: 'Studio', rooms: 1, price: 700, title: 'Compact home by the park' },
  },
  job: { kind: 'job', form: { salary: '26000', title: 'Baker for a small bakery' } },
  plumber: { kind: 'service', form: { title: 'Plumber for taps and leaks, any day' } },
  masseuse: { kind: 'escort' },
  lonely: { kind: 'generic', form: { title: 'Somebody to walk dogs with on Sundays' } },
} as const;

type Name = keyof typeof ads;

const searches = [
  '/search?q=oak+table',
  '/search?q=settee+OR+table',
  '/search?q=table+-chairs',
  '/search?q="dining+table"',
  "/search?q=o'neil",
  '/search?q=wardrobe+in+leeds',
  '/search?q=table&place=ilford&radius=0',
  '/search?category=home',
  '/search?category=buy-and-sell&max=12.50',
  '/search?category=buy-and-sell&min=13',
  '/search?category=home&condition=good',
  '/search?place=leeds',
  '/search?place=london',
  '/search?place=ilford&q=-ford',
  '/search?category=vehicles',
  '/search?category=cars&make=ford',
  '/search?category=cars&make=ford&make=bmw&fuelType=diesel',
  '/search?category=cars&mileage-max=60000',
  '/search?category=cars&year-min=2015&price-max=5000',
  '/search?q=diesel+bmw',
  '/search?q=ford+fiesta+under+5000',
  '/search?category=property',
  '/search?category=property-to-rent&rooms-min=2',
  '/search?category=property-to-rent&rooms-max=1',
  '/search?q=2+bed+flat+ilford',
  '/search?q=studio+to+rent+max+800',
  '/search?q=studio+flat',
  '/search?category=property-to-rent&bedrooms-max=0',
  '/search?category=jobs&contractType=permanent',
  '/search?q=baker+job+over+25000',
  '/search?q=plumber',
  '/search?category=services&seller=private',
  '/search?category=personals',
  '/search?q=sundays',
  '/adult/search?category=escorts-and-massages',
  '/adult/search?q=massage',
  '/adult/search?place=ilford',
] as const;

const ids = new Map<string, Name>();
const found = new Map<string, Set<Name>>();

beforeAll(async () => {
  await resetDatabase();
  const [seller, reader] = [await createMember(), await createMember()];
  const alerts = new Map<string, string>();
  for (const search of searches) {
    const { _id } = await createAlert(reader, search, { now, hasAgeCheck: true });
    alerts.set(_id, search);
    found.set(search, new Set());
  }
  for (const [name, options] of Object.entries(ads)) {
    const { _id } = await createAd(seller, { ...options, now: later });
    ids.set(_id, name as Name);
  }
  await matchQueue(later);
  for (const { alertId, adId } of await db.alertMatch.findMany()) {
    found.get(alerts.get(alertId) ?? '')?.add(ids.get(adId) as Name);
  }
});

const searched = async (search: string) => {
  const filter = interpretQuery(searchAt(search));
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a."id" FROM "Ad" a WHERE ${matchingSql(filter, later)}`;
  return rows.map(({ id }) => ids.get(id) as Name).sort();
};

describe('the alert', () => {
  test.each(searches)('%s matches the ads that the search finds', async (search) => {
    const expected = await searched(search);
    expect([...(found.get(search) ?? [])].sort()).toEqual(expected);
  });

  test('every ad is found by some search, and nearly every search finds some ad', async () => {
    const all = await Promise.all(searches.map(searched));
    expect([...new Set(all.flat())].sort()).toEqual(Object.keys(ads).sort());
    expect(all.filter((names) => names.length > 0).length).toBeGreaterThanOrEqual(34);
  });

  test.each([
    '/search?q=studio+flat',
    '/search?q=studio+to+rent+max+800',
    '/search?category=property-to-rent&bedrooms-max=0',
  ])('%s finds a studio however its ad says so', async (search) => {
    const studios = ['studio', 'titledStudio', 'typedStudio'];
    expect(await searched(search)).toEqual(studios);
    expect([...(found.get(search) ?? [])].sort()).toEqual(studios);
  });
});
