/** The item's attributes and accessories begin at these words. */
export const cuts = new Set(
  'for with without no in from to fits fit by on at near suitable compatible including inc plus under over that who which own'.split(
    ' ',
  ),
);

/** "Lego bundle": a lot of this item. */
export const lots = new Set(
  'bundle bundles collection lot lots joblot bulk assortment selection pile stack'.split(' '),
);

/** Cuts that also occur in names. */
export const looseCuts = new Set('that who which by on at over under near in from to'.split(' '));

/** "Flat 4 students", but not "table 4 chairs". */
export const begunPurpose =
  /^(?:students?|couples?|famil(?:y|ies)|professionals?|me|my|our|the|a|an|sale|rent|hire|kids?|children|beginners?|adults|free|swap|dogs?|cats?|parties|weddings?)$/;
