import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import type { AdPicture } from '@/lib/ads/reading/ad-views';
import { categoryByName } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import type { Location } from '@/lib/locations/location';

export type AdFormValues = {
  category: string;
  mainCategory: string;
  location: Location;
  title: string;
  description: string;
  images: AdPicture[];
  phone: string;
  showPhone: 'Yes' | 'No';
  websiteUrl: string;
  version: number;
  [detail: string]: unknown;
};

export function toAdFormValues(ad: OwnAdReply): AdFormValues {
  const category = categoryByName(ad.category);
  const fields = category ? formKindOf(category).fields : [];
  const details = fields
    .map(({ name }) => [name, ad[name]] as const)
    .filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(details),
    category: ad.category,
    mainCategory: ad.mainCategory,
    location: ad.location,
    title: ad.title,
    description: ad.description,
    images: ad.images,
    phone: ad.phone ?? '',
    showPhone: ad.showPhone ? 'Yes' : 'No',
    websiteUrl: ad.websiteUrl ?? '',
    version: ad.version,
  };
}
