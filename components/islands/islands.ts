import { CarouselButtons } from '@/components/ads/carousel-buttons';
import { Gallery } from '@/components/ads/gallery';
import { RecentlyViewed } from '@/components/ads/recently-viewed';
import { ShareButton } from '@/components/ads/share-button';
import { ShowPhone } from '@/components/ads/show-phone';
import { VisitCount } from '@/components/ads/visit-count';
import { CountingSwitch } from '@/components/content/counting-switch';
import { SessionLinks } from '@/components/layout/session-links';
import { SuggestField } from '@/components/search/suggest-field';
import { Toaster } from '@/components/ui/toaster';

/** What comes to life on cached pages, by the name it has in their HTML. */
export const islands = {
  CarouselButtons,
  CountingSwitch,
  Gallery,
  RecentlyViewed,
  SessionLinks,
  ShareButton,
  ShowPhone,
  SuggestField,
  Toaster,
  VisitCount,
};

export type Islands = typeof islands;
