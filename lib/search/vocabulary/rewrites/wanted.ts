import { selling } from '@/lib/search/vocabulary/rules/questions';
import type { Rewrite } from './rewrite';

/** What charities and collectors want is told by those who have it. */
export const given: readonly Rewrite[] = [
  {
    pattern:
      /^(?:donate|give|giving|donating)(?: away)? (?:(?:an?|my|our|some|old|used) )*([a-z ]{3,30}?) to (?:an? |the )?(?:charit(?:y|ies)|good cause|refuge|homeless)$/,
    rewritten: '$1 wanted',
    understood: [['donate sofa to charity', 'sofa wanted']],
  },
  {
    pattern:
      /^charit(?:y|ies) (?:that|who|which|to) (?:takes?|collects?|wants?|needs?|accepts?|picks? up) (?:(?:my|our|old|used|unwanted) )*([a-z ]{3,30})$/,
    rewritten: '$1 wanted',
    understood: [['charity that takes old beds', 'beds wanted']],
  },
  {
    pattern:
      /^(?:i )?(?:have|got|have got) (?:an? |some )?(?:old )?([a-z0-9 ]{3,30}?)(?: (?:in|from) (?:the|my) (?:garage|loft|attic|shed))?,? (?:who|anyone|does anyone|would anyone|anybody) (?:(?:would|might|will|may) )?(?:wants?|buys?|takes?|likes?|it)(?: (?:want|buy|take|like|it|one|them|this))*$/,
    rewritten: '$1 wanted',
    understood: [
      ['i have a raleigh chopper in the garage who would want it', 'raleigh chopper wanted'],
    ],
  },
  {
    pattern:
      /^(?:(?:my|our) )?(?:(?:grand(?:ad|dad|pa|father|ma|mother)|gran|nan|dad|mum)'?s )?(?:old )?((?!some|any|people|person|a |one)[a-z0-9 ]{3,30}?) who (?:gives|pays|buys|would (?:buy|take|want))\b.*$/,
    rewritten: '$1 wanted',
    understood: [
      ['grandads old hornby trains who gives good money for them', 'hornby trains wanted'],
    ],
  },
];

export const offer: Rewrite = {
  pattern: new RegExp(`^${selling} (.+)$`),
  rewritten: '$1 wanted',
  understood: [
    ['sell my records', 'records wanted'],
    ['who buys gold', 'gold wanted'],
  ],
};
