import type { SearchFilter } from '@/lib/search/query/search-query';
import type { ForModel } from './accessory-of-unknown';
import type { OtherItems } from './other-items';
import type { Names } from './title-names';

export type TextFilter = Pick<SearchFilter, 'isAdult' | 'scope'> & { text: string };

/** Conditions that exclude an ad, as texts for to_tsquery; null if the words exclude none. */
export type LookAlikes = {
  /** One of `accessories` and `words` in the title, followed by none of `named` or `others`. */
  forThing: {
    accessories: string[];
    words: string;
    named: string;
    /** The item, anywhere but in the description. */
    namedOutsideDescription: string;
    /** Its names and those of its kinds; a number counts as a word. */
    things: Names;
    /** Its own names only: tickets may be "for Hamilton". */
    names: Names;
    /** Before the first comma, with the item after it: "lance, Karcher K4". */
    others: string[];
    /** Directly after `head` these name another item: "strimmer line". */
    own: string[];
    head: string;
    /** The item is named only after another one: "game for PS4". */
    behind: string;
    /** "Spider-Man 2, PS5" is a game. */
    isConsole: boolean;
  } | null;
  /** "GoPro mount, Hero 9" */
  forModel: ForModel | null;
  /** In no category of `slugs`, and titled as one of `accessories`. */
  souvenir: { accessories: string[]; slugs: readonly string[] } | null;
  owner: string | null;
  /** Another trade of its category, if the name of the category covers several. */
  otherTrade: string | null;
  /** A job on site, if remote ones are searched for. */
  onSiteJob: string | null;
  /** In a category of whole vehicles, without these words. */
  wholeVehicle: string | null;
  /** A service that goods and jobs mention in their titles: revision guides are not a tutor. */
  service: string | null;
  /** In the title: another offer, as other-offers.ts describes. */
  otherOffers: Names | null;
  /** In no category of `slugs`, and titled as one of `names`. */
  otherItems: OtherItems | null;
  /** Lost or found items are not for sale. */
  mustBeUnpriced: true | null;
  /** Goods and vehicles only: an accessory for an item that the vocabulary does not contain. */
  unknown: string | null;
  /** A category of parts, if a whole vehicle is searched for. */
  parts: string | null;
};

export const noLookAlikes: LookAlikes = {
  forThing: null,
  forModel: null,
  souvenir: null,
  owner: null,
  otherTrade: null,
  onSiteJob: null,
  wholeVehicle: null,
  service: null,
  otherOffers: null,
  otherItems: null,
  mustBeUnpriced: null,
  unknown: null,
  parts: null,
};
