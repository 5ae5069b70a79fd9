import { ShowPhone } from '@/components/ad-page/contact/show-phone';
import { Gallery } from '@/components/ad-page/gallery/gallery';
import { RecentlyViewed } from '@/components/ad-page/recent/recently-viewed';
import { ShareButton } from '@/components/ad-page/share-button';
import { VisitCount } from '@/components/ad-page/visit-count';
import { CarouselButtons } from '@/components/cards/carousel-buttons';
import { CountingSwitch } from '@/components/content/counting-switch';
import { SessionLinks } from '@/components/layout/session-links';
import { Toaster } from '@/components/ui/toaster';

/** Hydrated as soon as the page is there, by the name they have in its HTML. */
export const islands = {
  CarouselButtons,
  CountingSwitch,
  Gallery,
  RecentlyViewed,
  SessionLinks,
  ShareButton,
  ShowPhone,
  Toaster,
  VisitCount,
};

/**
 * Loaded and hydrated when a pointer or the focus first reaches them; until then their HTML works
 * by itself. Each is a chunk of its own, so a page that loads one does not pay for it.
 */
export const islandsOnUse = {
  SuggestField: async () => (await import('@/components/search/form/suggest-field')).SuggestField,
};

type OnUse = typeof islandsOnUse;

export type Islands = typeof islands & { [Name in keyof OnUse]: Awaited<ReturnType<OnUse[Name]>> };
