import type { PublicAd } from '@/lib/ads/reading/ad-views';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import type { SchemaOrgKind } from '@/lib/catalogue/schema-org';
import { addressOf, sellerOf } from './ad-parts';
import { fieldProperties } from './field-properties';
import type { JsonLdNode } from './json-ld';

/** Null unless title, employer and end date are known. A private seller is no employer. */
export function jobPosting(
  ad: PublicAd,
  kind: FormKind,
  schemaOrg: SchemaOrgKind,
): JsonLdNode | null {
  const { title, employmentType, ...properties } = fieldProperties(kind, ad.details).thing;
  if (!title || !ad.seller?.isTrader || !ad.expiresAt) return null;
  const { employmentType: ofCategory } = schemaOrg.byCategory?.[ad.categorySlug] ?? {};
  const types = [...new Set([ofCategory, employmentType])].filter((type) => type !== undefined);
  return {
    '@type': schemaOrg.type,
    title,
    description: asHtml(ad.description),
    datePosted: ad.createdAt,
    validThrough: ad.expiresAt,
    hiringOrganization: sellerOf(ad.seller),
    jobLocation: { '@type': 'Place', address: addressOf(ad) },
    ...(types.length > 0 && { employmentType: types }),
    ...properties,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** In a JobPosting, unlike elsewhere, the description is HTML. */
const asHtml = (text: string) =>
  text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
