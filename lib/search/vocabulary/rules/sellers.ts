import type { Rule } from '@/lib/search/vocabulary/meaning';

/* Whether private persons or traders sell. */

export const sellers: readonly Rule[] = [
  {
    pattern:
      /\b(?:(?:from |by )?(?:a )?private (?:sellers?|sales?|landlords?|owners?)|(?:direct(?:ly)? )?(?:by|from) (?:the )?(?:owners?|landlords?)|(?:no|not|not (?:an?|via|through|from) (?:an )?|without|avoid(?:ing)?) ?(?:letting |estate |property )?(?:agents?|agency(?! fees?\b)|agencies|dealers?|dealerships?|traders?|trade|middlem[ae]n))\b/g,
    read: () => ({ seller: 'private' }),
    understood: [
      ['car private seller', 'private seller'],
      ['flat to rent no agents', 'no agents'],
    ],
    stays: ['flat no agency fees', 'private tutor', 'private number plate', 'one owner'],
  },
  {
    // "Private car seller": keeps the car in between.
    pattern:
      /\bprivate(?= (?:car|van|motorbike|bike|vehicle|motorhome|caravan|flat|house|property) (?:sellers?|sales?|owners?|landlords?)\b)|(?<=\bprivate (?:car|van|motorbike|bike|vehicle|motorhome|caravan|flat|house|property) )(?:sellers?|sales?|owners?|landlords?)\b/g,
    read: () => ({ seller: 'private' }),
    understood: [['private car seller bristol', 'private']],
    stays: ['private car hire', 'private car park'],
  },
  {
    pattern:
      /\b(?:(?:from|by) (?:a )?(?:car )?dealers?|trade sellers?|(?:dealers?|dealerships?|trade) only|(?:only|main) dealers?|(?<=cars? |vans? )dealers?)\b(?! (?:button|chip|shoe))/g,
    read: () => ({ seller: 'trade' }),
    understood: [
      ['car from dealer', 'from dealer'],
      ['qashqai dealer only', 'dealer only'],
    ],
    stays: ['card dealer shoe', 'dealer button', 'antique dealer'],
  },
];
