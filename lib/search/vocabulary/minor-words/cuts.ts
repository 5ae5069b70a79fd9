import { wordSet } from '@/lib/search/vocabulary/lists';

/** The item's attributes and accessories begin at these words. */
export const cuts = wordSet(
  'for with without no in from to fits fit by on at near suitable compatible including inc plus under over that who which own',
);

/** Cuts that also occur in names. */
export const looseCuts = wordSet('that who which by on at over under near in from to');

/** "Flat 4 students", but not "table 4 chairs". */
export const begunPurpose =
  /^(?:students?|couples?|famil(?:y|ies)|professionals?|me|my|our|the|a|an|sale|rent|hire|kids?|children|beginners?|adults|free|swap|dogs?|cats?|parties|weddings?)$/;
