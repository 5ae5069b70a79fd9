import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VipRow } from '@/components/cards/vip-row';

type Ad = Parameters<typeof VipRow>[0]['ads'][number];

const now = new Date('2026-05-04T12:00:00Z');
const ad: Ad = {
  _id: 'abcdefghijkl',
  title: 'Upright piano for a beginner',
  category: 'Home',
  categorySlug: 'home',
  groupSlug: 'buy-and-sell',
  isAdult: false,
  location: {
    label: 'Ilford, Redbridge (IG1)',
    postcode: 'IG1',
    slug: 'ilford-ig1',
    district: 'Ilford',
    city: 'Redbridge',
  },
  image: null,
  photos: 0,
  lead: null,
  facts: [],
  isWanted: false,
  pricePence: 8000,
  priceUnit: 'total',
  createdAt: '2026-05-02T12:00:00Z',
  renewedAt: null,
  reserved: false,
  reducedFromPence: null,
  promotions: [],
  verifiedPhone: false,
};
const htmlOf = (changes: Partial<Ad>) =>
  renderToStaticMarkup(<VipRow ads={[{ ...ad, ...changes }]} now={now} />);

test('a large card is one of the list, and leads to the ad as a placement', () => {
  const large = renderToStaticMarkup(<VipRow ads={[ad]} now={now} size="large" />);
  expect(large).not.toContain('ad-small');
  expect(large).toContain('href="/ad/abcdefghijkl#placed"');
});

test('a small card says that an ad is wanted, beside its budget', () => {
  expect(htmlOf({})).not.toContain('Wanted');
  const wanted = htmlOf({ isWanted: true });
  expect(wanted).toContain('Wanted</span>');
  expect(wanted).toContain('Budget');
});
