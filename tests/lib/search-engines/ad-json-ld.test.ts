import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { categoryOf } from '@/lib/catalogue/categories';
import { db } from '@/lib/db/client';
import { adJsonLd } from '@/lib/search-engines/json-ld/ad-json-ld';
import { jsonLdText } from '@/lib/search-engines/json-ld/json-ld';
import { createAd, createImages } from '@/tests/builders/ad';
import { anyAd } from '@/tests/builders/any-ad-form';
import { createMember } from '@/tests/builders/member';
import { faultsOf } from '@/tests/builders/schema-org';
import { createStaff } from '@/tests/builders/staff';

const now = new Date('2026-11-20T12:00:00Z');

async function publicAd(options: Parameters<typeof createAd>[1] & { isTrader?: boolean } = {}) {
  const { isTrader = false, ...rest } = options;
  const owner = await createMember();
  await db.user.update({ where: { id: owner.userId }, data: { isTrader }, select: { id: true } });
  const { _id } = await createAd(owner, { now, ...rest });
  return getPublicAd(_id, now) as Promise<PublicAd>;
}

describe('any valid ad of any kind', () => {
  test('gives valid data by schema.org and Google, or none', async () => {
    // Agencies can post adult ads only on a site with a moderator.
    await createStaff();
    const told = new Map<string, number>();
    const property = async ([{ body, imageCount }, isTrader]: [Generated, boolean]) => {
      const owner = await createMember();
      await db.user.update({
        where: { id: owner.userId },
        data: { isTrader },
        select: { id: true },
      });
      const images = (await createImages(owner, imageCount)).map((src) => ({ src, main: false }));
      const { _id } = await publishAd(owner, adForm(now).parse({ ...body, images }), now);
      // Random words may match a screening rule, which holds the ad.
      await db.ad.update({
        where: { id: _id },
        data: { moderation: 'approved' },
        select: { id: true },
      });
      const ad = (await getPublicAd(_id, now)) as PublicAd;
      const data = adJsonLd(ad);
      if (data) {
        expect(faultsOf(JSON.parse(jsonLdText(data)))).toEqual([]);
        for (const type of [data['@type']].flat()) told.set(type, (told.get(type) ?? 0) + 1);
      }
      const { formKind, isAdult } = categoryOf(ad.categorySlug);
      if (isAdult || formKind === 'generic') expect(data).toBeNull();
      const isOffer =
        formKind === 'service' || (formKind === 'property' && ad.details.adType === 'Offer');
      if (isOffer) expect(data).not.toBeNull();
    };
    const any = fc.tuple(anyAd(now, '07400 123456'), fc.boolean());
    await fc.assert(fc.asyncProperty(any, property), { numRuns: 80 });
    expect([...told.keys()]).toEqual(expect.arrayContaining(['Product', 'Service']));
  }, 60_000);
});

type Generated = ReturnType<typeof anyAd> extends fc.Arbitrary<infer T> ? T : never;

test('a car is a product with make, model, year, mileage and an offer in pounds', async () => {
  expect(adJsonLd(await publicAd({ kind: 'vehicle' }))).toMatchObject({
    '@type': ['Product', 'Car'],
    brand: { '@type': 'Brand', name: 'Ford' },
    model: 'Fiesta',
    vehicleModelDate: '2021',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 42_000, unitCode: 'SMI' },
    fuelType: 'Petrol',
    vehicleTransmission: 'Manual',
    bodyType: 'Hatchback',
    vehicleEngine: { engineDisplacement: { value: 1.2, unitCode: 'LTR' } },
    offers: {
      '@type': 'Offer',
      price: 4950,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      priceValidUntil: '2026-12-20',
    },
  });
});

test('a flat is a home in a listing, with its monthly rent', async () => {
  expect(adJsonLd(await publicAd({ kind: 'property' }))).toMatchObject({
    '@type': 'RealEstateListing',
    mainEntity: {
      '@type': 'Apartment',
      numberOfRooms: 2,
      floorSize: { value: 640, unitCode: 'FTK' },
      address: { addressLocality: 'Ilford', addressRegion: 'London', postalCode: 'IG1' },
    },
    offers: { price: 1250, priceSpecification: { unitCode: 'MON' } },
  });
});

test('land has no rooms', async () => {
  const form = { category: 'Land for Sale', propertyType: 'Land', rooms: 0 };
  const data = adJsonLd(await publicAd({ kind: 'property', form }));
  expect(data?.mainEntity).toMatchObject({ '@type': 'Place' });
  expect(data?.mainEntity).not.toHaveProperty('numberOfRooms');
});

test('a service has its provider, place and hourly rate', async () => {
  expect(adJsonLd(await publicAd({ kind: 'service' }))).toMatchObject({
    '@type': 'Service',
    serviceType: 'Plumbing',
    provider: { '@type': 'Person' },
    areaServed: { '@type': 'Place', name: 'Ilford' },
    offers: { price: 45, priceSpecification: { unitCode: 'HUR' } },
  });
});

describe('a job', () => {
  const job = {
    kind: 'job',
    form: { category: 'Part-Time Jobs', contractType: 'Temporary' },
  } as const;

  test('by a business has everything a job posting needs', async () => {
    const form = { ...job.form, description: 'Bread & buns.\n\nFrom <5 am>,\nfive days a week.' };
    expect(adJsonLd(await publicAd({ kind: 'job', form, isTrader: true }))).toMatchObject({
      '@type': 'JobPosting',
      title: 'Baker',
      description: '<p>Bread &amp; buns.</p><p>From &lt;5 am&gt;,<br>five days a week.</p>',
      employmentType: ['PART_TIME', 'TEMPORARY'],
      hiringOrganization: { '@type': 'Organization' },
      validThrough: '2026-12-20T12:00:00.000Z',
    });
  });

  test.each([
    ['of a private member', { ...job }],
    ['without a title of its own', { kind: 'job', form: { jobTitle: '' }, isTrader: true }],
    ['that somebody looks for', { kind: 'job', form: { category: 'Job Wanted' }, isTrader: true }],
  ] as const)('%s gives none', async (_, options) => {
    expect(adJsonLd(await publicAd(options))).toBeNull();
  });
});

describe('there is none for', () => {
  test.each([
    ['a thing without a price', { form: { genericPrice: '' } }],
    ['a vehicle that is wanted', { kind: 'vehicle', form: { vehicleOfferType: 'buy' } }],
    ['a person', { kind: 'generic' }],
    ['an adult ad', { kind: 'escort' }],
    ['an ad that is over', { columns: { expiresAt: new Date(now.getTime() - 1000) } }],
  ] as const)('%s', async (_, options) => {
    expect(adJsonLd(await publicAd(options))).toBeNull();
  });
});
