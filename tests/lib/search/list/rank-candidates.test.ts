import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  const sell = (title: string, category: string, form = {}) =>
    createAd(seller, {
      form: { title, category, location: { slug: 'leeds-ls1' }, ...form },
      now,
    });
  await createAd(seller, {
    kind: 'vehicle',
    form: { title: 'Touring caravan, four berth', category: 'Caravans', make: 'Bailey' },
    now,
  });
  await sell('Sylvanian caravan with a family of rabbits', 'Leisure');
  await sell('Stable with two horses of wood', 'Leisure');
  await sell('Locomotives of Hornby, boxed', 'Leisure');
  await sell('Anything of Hornby, cash paid', 'Leisure', { adType: 'Wanted' });
  await createAd(seller, {
    kind: 'vehicle',
    form: { title: 'Vauxhall Corsa, one owner', make: 'Vauxhall', model: 'Corsa' },
    now,
  });
  await createAd(seller, {
    kind: 'vehicle',
    form: { title: 'Any Corsa, cash paid', vehicleOfferType: 'buy' },
    now,
  });
  await createAd(seller, {
    kind: 'job',
    form: { title: 'Groom for a livery yard', location: { slug: 'york-yo1' } },
    now,
  });
});

const titles = async (params: string) => {
  const page = await searchAds(parseSearch(new URLSearchParams(params), { isAdult: false }), now);
  return page.ads.map(({ title }) => title);
};

test('a search for a toy is not widened to the real thing', async () => {
  expect(await titles('q=toy caravan for a bairn')).toEqual([
    'Sylvanian caravan with a family of rabbits',
  ]);
});

test('a search for a job shows other jobs before other ads with its words', async () => {
  expect(await titles('q=job at a stable with horses&place=leeds')).toEqual([
    'Groom for a livery yard',
  ]);
});

test('who sells finds buyers before other sellers', async () => {
  expect(await titles('q=old hornby trains who gives good money for them')).toEqual([
    'Anything of Hornby, cash paid',
  ]);
});

test('and whoever buys his make before any seller of it', async () => {
  expect(await titles('q=sell my broken corsa')).toEqual(['Any Corsa, cash paid']);
});
