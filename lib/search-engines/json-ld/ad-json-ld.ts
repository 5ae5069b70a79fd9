import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { categoryOf } from '@/lib/catalogue/categories';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { isWanted } from '@/lib/catalogue/form-kinds/is-wanted';
import type { SchemaOrgKind } from '@/lib/catalogue/schema-org';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import type { Pence } from '@/lib/money';
import { shorten } from '@/lib/search-engines/shorten';
import { absoluteUrl } from '@/lib/site';
import { addressOf, offerOf, picturesOf, sellerOf } from './ad-parts';
import { fieldProperties } from './field-properties';
import { jobPosting } from './job-posting';
import type { JsonLdNode } from './json-ld';

const descriptionMax = 500;

/** Null for personals, adult, wanted or ended ads, and where a required property is missing. */
export function adJsonLd(ad: PublicAd): JsonLdNode | null {
  const kind = formKindOf(categoryOf(ad.categorySlug));
  const { schemaOrg } = kind;
  if (!schemaOrg || ad.isAdult || ad.expired || isWanted(kind, ad.details)) return null;
  if (schemaOrg.pattern === 'job') return ad.sold ? null : jobPosting(ad, kind, schemaOrg);
  return ad.pricePence === null ? null : offered(ad, ad.pricePence, kind, schemaOrg);
}

function offered(
  ad: PublicAd,
  pricePence: Pence,
  kind: FormKind,
  schemaOrg: SchemaOrgKind,
): JsonLdNode {
  const type = typeOf(ad, schemaOrg);
  const { thing, offer } = fieldProperties(kind, ad.details);
  const shared = {
    name: ad.title,
    description: shorten(ad.description.replace(/\s+/g, ' '), descriptionMax),
    url: absoluteUrl(`/ad/${ad._id}`),
    ...picturesOf(ad),
  };
  const offers = offerOf(ad, pricePence, offer);
  switch (schemaOrg.pattern) {
    case 'property':
      return {
        '@type': 'RealEstateListing',
        ...shared,
        datePosted: ad.createdAt,
        // Rooms and floor size are properties of buildings.
        mainEntity: {
          '@type': type,
          name: ad.title,
          address: addressOf(ad),
          ...(type === 'Place' ? {} : thing),
        },
        offers,
      };
    case 'service':
      return {
        '@type': type,
        ...shared,
        ...thing,
        ...(ad.seller && { provider: sellerOf(ad.seller) }),
        areaServed: { '@type': 'Place', name: ad.location.district, address: addressOf(ad) },
        offers,
      };
    default:
      return {
        // Not all search engines know that a Car is a Product.
        '@type': type === 'Product' ? type : ['Product', type],
        ...shared,
        category: shownCategory(ad.category),
        ...thing,
        offers,
      };
  }
}

const typeOf = (ad: PublicAd, { type, typeByField, typeByCategory }: SchemaOrgKind) =>
  typeByCategory?.[ad.categorySlug] ??
  typeByField?.types[String(ad.details[typeByField.field])] ??
  type;
