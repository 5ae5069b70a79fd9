import type { Metadata } from 'next';
import { adPath } from '@/components/cards/ad-path';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { priceText } from '@/lib/ads/reading/price-label';
import { withWanted } from '@/lib/ads/reading/wanted-ad';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { linkPreviewOf, previewPath, previewSize } from '@/lib/search-engines/link-preview';
import { titleIn } from '@/lib/search-engines/page-text';

export function adMetadata(ad: PublicAd): Metadata {
  const preview = linkPreviewOf(ad);
  return pageMetadata({
    title: titleIn(ad.title, ad.location.district),
    description: `${inShort(ad)} ${ad.description}`,
    path: adPath(ad),
    ...(preview && {
      picture: { url: previewPath(ad._id, preview), ...previewSize, alt: ad.title },
    }),
    isIndexed: !ad.expired,
  });
}

/** "£180 · Home in Ilford, Redbridge (IG1)." */
const inShort = (ad: PublicAd) =>
  `${[priceText(withWanted(ad)), `${shownCategory(ad.category)} in ${ad.location.label}`].filter(Boolean).join(' · ')}.`;
