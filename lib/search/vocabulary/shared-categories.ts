/*
 * Things and trades that share a category, words or a stem: "removals" is in the name of the category of skips, and
 * a dress for wedding guests is no wedding dress. Ads with `others` in their title are left out of a search
 * for `nouns`, unless they have `own` as well.
 */

type Shared = {
  /** Singular. */
  nouns: readonly string[];
  others: readonly string[];
  own: readonly string[];
};

export const sharedCategories: readonly Shared[] = [
  {
    nouns: [
      'removal',
      'mover',
      'house removal',
      'home removal',
      'removal company',
      'removal firm',
      'removal service',
      'moving company',
      'house mover',
      'home mover',
      'house move',
      'man and van',
      'man with van',
      'man with a van',
      'van and man',
    ],
    others: [
      'rubbish',
      'waste',
      'skip',
      'clearance',
      'junk',
      'scrap',
      'self storage',
      'tip runs',
      'virus',
      'malware',
      'tree',
      'stump',
      'hedge',
      'tattoo',
      'hair',
      'wart',
      'mole',
      'ear wax',
      'earwax',
      'asbestos',
      'graffiti',
      'wasp',
      'pest',
      'wallpaper',
      'artex',
      'paint',
      'stain',
      'rust',
      'dent',
      'scratch',
      'limescale',
      'moss',
      'ivy',
      'weed',
      'snow',
      'chimney',
      'wall',
      'dpf',
      'egr',
      'rubble',
      'soil',
      'septic',
    ],
    own: ['move', 'mover', 'moving', 'house removals', 'home removals', 'man and van'],
  },
  {
    nouns: ['parking', 'parking space', 'parking bay', 'driveway', 'driveway space', 'car parking'],
    others: ['container', 'loft', 'storage unit', 'self storage', 'barn storage'],
    own: ['parking', 'driveway', 'car storage'],
  },
  {
    nouns: [
      'storage',
      'storage unit',
      'storage space',
      'self storage',
      'storage container',
      'container storage',
    ],
    others: ['parking', 'driveway'],
    own: ['storage', 'container', 'store'],
  },
  {
    nouns: ['wedding dress', 'bridal gown', 'wedding gown', 'bridal dress'],
    others: ['guest', 'bridesmaid', 'flower girl', 'mother of the bride', 'page boy'],
    own: ['wedding dress', 'bridal gown', 'wedding gown'],
  },
  {
    nouns: [
      'stove',
      'log burner',
      'wood burner',
      'woodburner',
      'multifuel stove',
      'multi fuel stove',
      'wood burning stove',
      'fire pit',
      'chiminea',
    ],
    others: ['logs', 'firewood', 'kindling', 'coal', 'kiln dried'],
    own: ['stove', 'burner', 'fire pit', 'chiminea'],
  },
  {
    nouns: ['log', 'logs', 'firewood', 'kindling', 'coal', 'kiln dried log', 'wood pellet'],
    others: ['stove', 'burner', 'multifuel', 'multi fuel', 'chiminea', 'fire pit'],
    own: ['logs', 'firewood', 'kindling', 'coal', 'pellets', 'kiln dried'],
  },
  {
    // The stem of "accounts" is the same.
    nouns: ['accountant', 'chartered accountant', 'tax accountant'],
    others: [
      'clerk',
      'assistant',
      'administrator',
      'payable',
      'receivable',
      'ledger',
      'account manager',
    ],
    own: ['practice', 'self assessment', 'tax return'],
  },
];
