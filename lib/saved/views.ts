/* Views of saved ads. Money is pounds. */

export type AdFacts = {
  _id: string;
  title: string;
  groupSlug: string;
  image: string | null;
  place: string;
  price: number | null;
  state: 'live' | 'reserved' | 'sold' | 'ended';
};

export type SavedAd = AdFacts & {
  savedAt: string;
  savedPrice: number | null;
};
