import { categoryByName } from '@/lib/catalogue/categories';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { refreshAdCounts } from '@/lib/search/facets/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/words/refresh-terms';
import { seedUndrawnDemo } from '@/tests/builders/undrawn-demo';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';

/** Members may publish 30 ads a day. */
const adsOfMember = 25;

export async function seedSite(adRows: string, now: Date): Promise<void> {
  await seedUndrawnDemo(now);
  const ads = linesOf(adRows);
  for (let start = 0; start < ads.length; start += adsOfMember) {
    const owner = await createMember();
    for (const row of ads.slice(start, start + adsOfMember)) await publish(owner, row, now);
  }
  await refreshTerms(now);
  await refreshAdCounts(now);
}

export const linesOf = (text: string) => text.trim().split('\n');

async function publish(owner: Awaited<ReturnType<typeof createMember>>, row: string, now: Date) {
  const [category = '', outcode = '', price = '', title = '', given = ''] = row.split('|');
  const kind = categoryByName(category)?.formKind;
  const place = placeByOutcode(outcode);
  if (!kind || !place) throw new Error(`Unknown category or outcode: ${row}`);
  const details = Object.fromEntries(
    given
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
  const amount = { genericPrice: price, price: price || undefined, servicePrice: price };
  await createAd(owner, {
    kind,
    form: {
      category,
      // Titles have a minimum length.
      title: title.length < 15 ? `${title}, collection only` : title,
      location: { slug: place.slug },
      ...amount,
      ...details,
    },
    now,
  });
}
