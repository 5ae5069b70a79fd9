import type { PublicAd, Seller } from '@/lib/ads/reading/ad-views';
import { inStock, soldOut, unitCodes } from '@/lib/catalogue/schema-org';
import { imageUrl } from '@/lib/images/image-url';
import { mainFirst } from '@/lib/images/main-image';
import { regionOfOutcode } from '@/lib/locations/area-lookup';
import { type Pence, penceToPounds } from '@/lib/money';
import { absoluteUrl } from '@/lib/site';
import { sellerPath } from '@/lib/site-paths';
import type { JsonLdNode } from './json-ld';

const picturesMax = 4;

export function picturesOf(ad: PublicAd) {
  const pictures = mainFirst(ad.images)
    .slice(0, picturesMax)
    .map(({ src }) => absoluteUrl(imageUrl(src, 1440)));
  return pictures.length > 0 ? { image: pictures } : {};
}

/** Town and postcode district only, as on the page. */
export const addressOf = ({ location: { district, postcode } }: PublicAd): JsonLdNode => ({
  '@type': 'PostalAddress',
  addressLocality: district,
  addressRegion: regionOfOutcode(postcode)?.name,
  postalCode: postcode,
  addressCountry: 'GB',
});

export const sellerOf = (seller: Seller): JsonLdNode => ({
  '@type': seller.isTrader ? 'Organization' : 'Person',
  name: seller.username,
  url: absoluteUrl(sellerPath(seller.username)),
});

const unitOfPrice = { month: unitCodes.month, hour: unitCodes.hour } as const;

export function offerOf(
  ad: PublicAd,
  pricePence: Pence,
  properties: Record<string, unknown>,
): JsonLdNode {
  const { priceUnit } = ad;
  const unitCode =
    priceUnit === 'month' || priceUnit === 'hour' ? unitOfPrice[priceUnit] : undefined;
  const money = { price: penceToPounds(pricePence), priceCurrency: 'GBP' };
  return {
    '@type': 'Offer',
    url: absoluteUrl(`/ad/${ad._id}`),
    ...money,
    ...(unitCode && {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...money, unitCode },
    }),
    availability: ad.sold ? soldOut : inStock,
    ...(ad.expiresAt && { priceValidUntil: ad.expiresAt.slice(0, 10) }),
    ...properties,
    ...(ad.seller && { seller: sellerOf(ad.seller) }),
  };
}
