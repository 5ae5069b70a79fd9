import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { places } from '@/lib/locations/gazetteer/places';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { radii } from '@/lib/search/query/search-query';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

const now = new Date();
const area = (slug: string) => {
  const found = areaBySlug(slug);
  if (!found) throw new Error(`No area ${slug}`);
  return found;
};

type Point = { latitude: number; longitude: number };

/** By the spherical law of cosines, a different formula from the one under test. */
function referenceMiles(a: Point, b: Point): number {
  const [latA, latB, turn] = [a.latitude, b.latitude, b.longitude - a.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(turn);
  return 3958.8 * Math.acos(Math.min(1, cosine));
}

describe.each(['ilford', 'lerwick', 'manchester', 'ig1-1eq', 'st-helier'])('around %s', (slug) => {
  const searched = areaBySlug(slug) ?? area('ilford');
  test.each(radii.filter((miles) => miles))(
    '%i miles equal %i miles by another formula',
    (miles) => {
      const centre = searched.centre as Point;
      const expected = places
        .filter(
          (place) =>
            referenceMiles(centre, place) <= (miles ?? 0) ||
            searched.outcodes?.includes(place.outcode),
        )
        .map(({ outcode }) => outcode);
      expect([...(outcodesAround(searched, miles) ?? [])].sort()).toEqual(expected.sort());
    },
  );
});

test('a radius of 0 means the area, the whole UK no limit, a region its own districts', () => {
  const ilford = area('ilford');
  expect(outcodesAround(ilford, 0)).toEqual(ilford.outcodes);
  expect(outcodesAround(ilford, null)).toBeNull();
  expect(outcodesAround(area('wales'), 10)).toEqual(area('wales').outcodes);
  expect(outcodesAround(null, 10)).toBeNull();
});

describe('ads', () => {
  let owner: Member;
  beforeAll(async () => {
    owner = await createMember();
    for (const postcode of ['IG1', 'E1', 'CF10', 'AB10', 'LS1']) {
      await createAd(owner, {
        now,
        form: { location: { postcode }, title: `Yellow kettle, ${postcode} only` },
      });
    }
  }, 60_000);
  afterAll(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

  const search = (address: string) =>
    searchAds(parseSearch(new URLSearchParams(address), { isAdult: false }), now);
  const outcodesOf = async (address: string) =>
    (await search(address)).ads.map(({ location }) => location.postcode);

  test('are found within the radius with distances, nearest first', async () => {
    expect(await outcodesOf('q=kettle&place=ilford&radius=0')).toEqual(['IG1']);
    expect(await outcodesOf('q=kettle&place=ilford&radius=15&sort=nearest')).toEqual(['IG1', 'E1']);
    const { ads } = await search('q=kettle&place=ilford&radius=uk&sort=nearest');
    expect(ads.map(({ location }) => location.postcode)).toEqual([
      'IG1',
      'E1',
      'CF10',
      'LS1',
      'AB10',
    ]);
    const [miles] = ads.map((ad) => ad.miles);
    expect(miles).toBeLessThan(1);
    for (const ad of ads) {
      const place = places.find(({ outcode }) => outcode === ad.location.postcode);
      const expected = referenceMiles(area('ilford').centre as Point, place as Point);
      expect(ad.miles).toBeCloseTo(expected, 3);
    }
  });

  test('of a region have no distance', async () => {
    const { ads } = await search('q=kettle&place=wales');
    expect(ads.map(({ location, miles }) => [location.postcode, miles])).toEqual([['CF10', null]]);
  });
});
