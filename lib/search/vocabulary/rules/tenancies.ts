import type { Rule } from '@/lib/search/vocabulary/meaning';

export const homeWords =
  /\b(?:flats?|apartments?|houses?|homes?|bungalows?|cottages?|propert(?:y|ies)|maisonettes?|rent|let|pcm|terraced?|conversions?|barns?|lodges?|chalets?|annexe?s?|villas?|mansions?|semi|detached|static caravan)\b/;

const holidayHomes =
  /\b(?:cottages?|houses?|flats?|apartments?|bungalows?|lodges?|chalets?|cabins?|villas?|annexe?s?|barns?)\b/;

/** What a tenancy costs and allows. */
export const tenancies: readonly Rule[] = [
  {
    // Whoever comes for a week rents.
    pattern:
      /\bfor (?:an?|the|one|two|three|[1-3]|a few) (?:(?:long )?week(?:end)?s?|fortnight|nights?)\b/g,
    read: (_, text) =>
      holidayHomes.test(text) ? { scope: 'property-to-rent', group: 'property' } : null,
    understood: [['cottage for a week in whitby', 'for a week']],
    stays: ['marquee for a weekend', 'dog sitter for two weeks'],
  },
  {
    // Ads rarely say so. Those that ask for fees are left out by `contradictions`.
    pattern: /\b(?:no|zero|without) (?:agency |agents? |admin |letting )?fees?\b/g,
    read: (_, text) => (homeWords.test(text) || /\brooms?\b/.test(text) ? {} : null),
    understood: [
      ['no agency fees flat manchester', 'no agency fees'],
      ['room leeds no fees', 'no fees'],
    ],
    stays: ['mortgage adviser no fees', 'no fee van hire'],
  },
  {
    pattern:
      /\b(?:(?:pets?|dogs?|cats?|animals?) (?:allowed|accepted|friendly|welcome|ok|okay|considered|permitted|fine)|(?:takes?|allows?|accepts?) (?:pets?|dogs?|cats?)|with (?:an? |my |our |one |two |[1-4] |small |well behaved )*(?:dogs?|cats?|pets?)|pet[- ]friendly|that (?:allows?|accepts?) (?:pets|dogs|cats)|(?:(?:some)?where|that) (?:i|we) (?:can|could|may|(?:am|are) allowed to) (?:bring|have|keep|take) (?:an? |my |our )?(?:dogs?|cats?|pets?)|(?<=\b(?:flat|house|bungalow|apartment|cottage|studio|maisonette|to rent)\b.* )pets(?= *$))\b/g,
    read: (_, text) =>
      homeWords.test(text) || /\broom\b|\ue000/.test(text)
        ? { group: 'property', facets: { pets: { values: ['yes', 'by agreement'] } } }
        : null,
    understood: [
      ['flat pets allowed', 'pets allowed'],
      ['2 bed flat leeds garden pets', 'pets'],
      ['pet friendly house to rent', 'pet friendly'],
      ['flat for couple with a small dog', 'with a small dog'],
      ['room where i can bring my dog', 'where i can bring my dog'],
      ['house to rent with 2 dogs', 'with 2 dogs'],
      ['house that we are allowed to have a cat', 'that we are allowed to have a cat'],
    ],
    stays: ['pet friendly weed killer', 'dogs welcome sign'],
  },
  {
    pattern:
      /\b(?:(?:for|on|accepts?|accepting|takes?|that accepts?|that takes?) )?(?:dss|lha|universal credit|housing benefits?|benefits)(?: (?:tenants?|claimants?))?(?: (?:accepted|welcome|considered|ok|okay|friendly|allowed|taken))?(?![a-z])/g,
    read: ({ 0: words }, text) =>
      homeWords.test(text) ||
      /\b(?:room|studio)\b/.test(text) ||
      /\b(?:dss|lha)\b|(?:accepted|welcome|considered|ok|okay|taken)$/.test(words)
        ? { group: 'property', isOfTenancy: true, facets: { benefits: { values: ['accepted'] } } }
        : null,
    understood: [
      ['flat to rent dss accepted', 'dss accepted'],
      ['dss house', 'dss'],
      ['dss 3 bed bolton', 'dss'],
      ['house that accepts universal credit', 'that accepts universal credit'],
      ['2 bed flat housing benefit welcome', 'housing benefit welcome'],
      ['studio flat dundee housing benefit ok', 'housing benefit ok'],
    ],
    stays: ['universal credit adviser', 'benefits adviser'],
  },
];
