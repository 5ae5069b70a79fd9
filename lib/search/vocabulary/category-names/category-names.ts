import { phrases } from '@/lib/search/vocabulary/lists';
import type { CategoryName } from './category-name';
import { homeNames } from './homes';
import { jobAndGoodsNames } from './jobs-and-goods';
import { premisesAndLandNames } from './premises-and-land';
import { vehicleNames } from './vehicles';

/* A name counts at the end or before "in", "for", "with", and only after words that go with it. */

export const categoryNames: readonly CategoryName[] = [
  ...homeNames,
  ...premisesAndLandNames,
  ...vehicleNames,
  ...jobAndGoodsNames,
];

/** Words directly before or after a name that prevent its interpretation. */
export const notBefore: readonly string[] = phrases(
  'paint, nut, odd, toy, toys, kids, model, diecast, remote, control, rc, ride, pedal, nose, blow, boob, pallet, sack, hand, ice, cream, camper, man, with, removal, bouncy, dolls, doll, living, dining, sitting, bath, bed, waiting, escape, utility, company, wedding, baby, child, childs, childrens, hire, static',
);

export const deals = {
  rent: /\b(?:i'?(?:w)? (?:rh?entu|osod)|ar (?:rent|osod)|(?:to|2) (?:rent|let)|(?:for|4) (?:rent|let)|(?:to|for) lease|rentals?|renting|rent|lettings?|let|lease)\b/g,
  sale: /\b(?:ar werth|i'w (?:g?werthu)|(?:for|4) sale|(?:to|2) buy|on the market|buying|buy)\b/g,
};
