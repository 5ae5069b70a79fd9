import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Picture } from './drawings/scenes';

/** One advert of the demo as its seller would type it. */
export type DemoAd = {
  title: string;
  text: string;
  /** Postcode district. */
  at: string;
  pictures: Picture[];
  /** Pounds, in the price field of the category's form. */
  price?: number;
  /** The other fields of the category's form. */
  details?: Record<string, unknown>;
  /** Key of a seller in sellers.ts; left out: a private person who lives nearby. */
  by?: string;
  /** For texts that say whether a man or a woman wrote them. */
  who?: 'man' | 'woman';
  extras?: UpgradeKey[];
  websiteUrl?: string;
  /** What became of it; left out: live. */
  fate?: Fate;
  /** Days until a home is free: its `availableFrom`. */
  availableIn?: number;
  /** Days since it was posted, where that matters. */
  age?: number;
};

export type Fate =
  | 'expiringSoon'
  | 'expired'
  | 'disabled'
  | 'held'
  | 'noExpiry'
  | { removed: string };

/** Ads by the name of their category. */
export type DemoAds = Record<string, DemoAd[]>;
