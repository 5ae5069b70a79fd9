import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Picture } from './drawings/scenes';

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
  /** Key of a seller in sellers.ts; default: a private person who lives nearby. */
  by?: string;
  /** For texts that reveal whether a man or a woman wrote them. */
  who?: 'man' | 'woman';
  extras?: UpgradeKey[];
  websiteUrl?: string;
  /** What became of the ad; default: live. */
  fate?: Fate;
  /** Days until a home is free: its `availableFrom`. */
  availableIn?: number;
  /** Days since it was posted, if that matters. */
  age?: number;
};

export type Fate =
  | 'expiringSoon'
  | 'expired'
  | 'disabled'
  | 'held'
  | 'noExpiry'
  | { removed: string };

export type DemoAds = Record<string, DemoAd[]>;
