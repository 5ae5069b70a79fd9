import { asNewest } from '@/lib/ads/become-newest';
import { firstExpiry } from '@/lib/ads/policy';
import { checkAdForm } from '@/lib/ads/publishing/form/check-ad-form';
import { categoryByName } from '@/lib/catalogue/categories';
import { db } from '@/lib/db/client';
import { newAdId } from '@/lib/ids';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { parseAdForm, validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { copyDemo } from '../builders/servers/demo-database';

/** A member's ads, of which at most 30 may be published in a day. */
const adsOfMember = 25;

/** The demo and the ads of the rows, approved as published; screening and its queries would take minutes. */
export async function seedSite(rows: readonly string[], now: Date): Promise<void> {
  await copyDemo();
  for (let start = 0; start < rows.length; start += adsOfMember) {
    const owner = await createMember();
    const ads = rows.slice(start, start + adsOfMember).map((row) => adOf(owner, row, now));
    await db.ad.createMany({ data: await Promise.all(ads) });
  }
  await db.$executeRaw`ANALYZE "Ad"`;
  await refreshTerms(now);
  await refreshAdCounts(now);
}

async function adOf(owner: Member, row: string, now: Date) {
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
  const body = validAdForm(kind, {
    category,
    // Titles have a minimum length.
    title: title.length < 15 ? `${title}, collection only` : title,
    location: { slug: place.slug },
    ...amount,
    ...details,
  });
  const form = parseAdForm(body, now);
  const { columns } = await checkAdForm(owner, form, now, db);
  return {
    ...columns,
    id: newAdId(),
    ownerId: owner.userId,
    moderation: 'approved' as const,
    approvedAt: now,
    createdAt: now,
    updatedAt: now,
    expiresAt: firstExpiry(form.category, now),
    ...asNewest(now),
  };
}
