import { ShowPhone } from '@/components/ad-page/contact/show-phone';
import { Gallery } from '@/components/ad-page/gallery/gallery';
import { RecentlyViewed } from '@/components/ad-page/recent/recently-viewed';
import { VisitCount } from '@/components/ad-page/visit-count';
import { CarouselButtons } from '@/components/cards/carousel-buttons';
import { CountingSwitch } from '@/components/content/counting-switch';
import { MeasuringSwitch } from '@/components/content/measuring-switch';
import { HiddenAds } from '@/components/hidden/hidden-ads';
import { NearYou } from '@/components/home/near-you';
import { SessionLinks } from '@/components/layout/session-links';
import { RememberPlace } from '@/components/locations/remember-place';
import { SaveHearts } from '@/components/saved/save-hearts';
import { ShowResults } from '@/components/search/filters/sheet/show-results';
import { Toaster } from '@/components/ui/overlays/toaster';
import { ShareButton } from '@/components/ui/share-button';

/** Hydrated when the page has loaded, by name. */
export const islands = {
  CarouselButtons,
  CountingSwitch,
  Gallery,
  HiddenAds,
  MeasuringSwitch,
  NearYou,
  RecentlyViewed,
  RememberPlace,
  SaveHearts,
  SessionLinks,
  ShareButton,
  ShowPhone,
  ShowResults,
  Toaster,
  VisitCount,
};

/** Hydrated on first use; until then their HTML must work alone. Each is a separate chunk. */
export const islandsOnUse = {
  AlertButton: async () => (await import('@/components/alerts/alert-button')).AlertButton,
  ContactForm: async () => (await import('@/components/ad-page/contact/contact-form')).ContactForm,
  PriceCheck: async () => (await import('@/components/ad-page/facts/price-check')).PriceCheck,
  NearMe: async () => (await import('@/components/search/form/near-me')).NearMe,
  SuggestField: async () => (await import('@/components/search/form/suggest-field')).SuggestField,
};

type OnUse = typeof islandsOnUse;

type Listed = typeof islands & { [Name in keyof OnUse]: Awaited<ReturnType<OnUse[Name]>> };

declare module '@/components/ui/island' {
  interface Islands extends Listed {}
}
