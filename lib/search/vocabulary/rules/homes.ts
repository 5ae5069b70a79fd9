import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';
import { count, countOf } from '@/lib/search/vocabulary/numbers/numbers';
import { homeWords, tenancies } from './tenancies';

const bed = String.raw`[\s-]?(?:(?:double|dbl|good|large|big) )?(?<unit>bed(?:room(?:s|ed)?|ders?|s)?|bdrms?|bdr|bds?|br)\b`;
/** Beds to sleep in. */
const furniture = String.raw`(?![\s-]?(?:bunk|frame|linen|side|base|divan|mattress|settee|sofa|cover|sheet|head|set|spread|rail|socks|warmer|cabin|high|futon|tent|table))`;

/** Tenants of a council, whose swaps are not in property. */
const swapsHomes =
  /\b(?:council|mutual|tenancy|housing association|home|house|flat) (?:(?:house|home|flat) )?(?:swaps?|exchange)\b/;

const bedrooms = (
  min: number | null,
  max: number | null,
  text: string,
  unit = '',
): Meaning | null =>
  (['beds', 'bd', 'bds'].includes(unit) && !homeWords.test(text)) || swapsHomes.test(text)
    ? null
    : { group: 'property', decidesGroup: true, facets: { bedrooms: { min, max } } };

export const homes: readonly Rule[] = [
  {
    // Of rooms only: an HMO for sale is a house with tenants.
    pattern: /\bhmo\b(?= (?:(?:double|single|ensuite|en suite) )*(?:bed)?rooms?\b)/g,
    read: () => ({}),
    understood: [['hmo room', 'hmo']],
    stays: ['hmo for sale', 'licensed hmo'],
  },
  {
    // Before "to let".
    pattern: /\b(?:buy[ -]to[ -]let|btl)\b(?! (?:mortgage|adviser|advisor|broker|insurance))/g,
    read: () => ({ scope: 'property-for-sale', group: 'property', decidesGroup: true }),
    understood: [['buy to let terraced house', 'buy to let']],
    stays: ['flat to let', 'buy to let mortgage'],
  },
  {
    pattern:
      /\bwheelchair[ -](?:friendly|accessible|access|adapted)\b(?= (?:[\w-]+ )*(?:flats?|houses?|bungalows?|homes?|apartments?|propert(?:y|ies)|place)\b)/g,
    read: () => ({ group: 'property', isText: true }),
    understood: [['wheelchair friendly flat', 'wheelchair friendly']],
    stays: ['wheelchair accessible taxi', 'wheelchair ramp'],
  },
  {
    pattern:
      /^(?:for )?(?:an? )?first[- ]time buyers?(?: (?:homes?|propert(?:y|ies)))?(?= *(?:$|\ue000|in |near |around ))|\b(?:(?:ideal|suitable|perfect|good) )?(?:for )?(?:an? )?first[- ]time buyers?\b(?=.* (?:flat|house|apartment|home|property|bungalow)s?\b)|(?<=\b(?:flat|house|apartment|home|property|bungalow)s? )(?:for )?(?:an? )?first[- ]time buyers?\b/g,
    read: () => ({ group: 'property', scope: 'property-for-sale' }),
    understood: [
      ['first time buyers in croydon', 'first time buyers'],
      ['first time buyer home in leeds', 'first time buyer home'],
      ['first time buyer flat slough', 'first time buyer'],
      ['flat for first time buyer', 'for first time buyer'],
    ],
    stays: [
      'survey for first time buyer',
      'first time buyer mortgage',
      'mortgage advice first time buyer',
    ],
  },
  {
    // Before the bedrooms, which would stand taken between student and house.
    pattern: /\bstudents? (?=(?:[\w-]+ ){0,2}(?:houses?|flats?|apartments?|homes?)\b)/g,
    read: () => ({ group: 'property', isOfTenancy: true, isText: true }),
    understood: [
      ['student house in leeds', 'student'],
      ['student 5 bed house', 'student'],
    ],
    stays: ['student desk', 'students union', 'room for student'],
  },
  {
    pattern: /(?<=\bstudents? )accom+odation\b/g,
    read: () => ({ group: 'property', decidesGroup: true }),
    understood: [['student accomodation in belfast', 'accomodation']],
    stays: ['holiday accommodation', 'students union'],
  },
  {
    pattern: /\b(?:2|two)[ -]up,?[ -](?:2|two)[ -]down\b/g,
    read: (_, text) => bedrooms(2, 2, text),
    understood: [['two up two down in bolton', 'two up two down']],
    stays: ['two up'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w-])(?<low>${count})(?:\s?[-–/]\s?| or | to )(?<high>${count})${bed}${furniture}`,
      'g',
    ),
    read: ({ groups = {} }, text) =>
      bedrooms(countOf(groups.low ?? ''), countOf(groups.high ?? ''), text, groups.unit),
    understood: [
      ['2-3 bed house', '2-3 bed'],
      ['two or three bedroom flat', 'two or three bedroom'],
    ],
    stays: ['2 or 3 seater sofa'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w-])(?:at least |min(?:imum)?(?: of)? )(?<low>${count})${bed}${furniture}|(?<![\w-])(?<least>${count})(?:\s?\+\s?| plus | or more )(?<unit2>bed(?:room(?:s|ed)?|s)?)\b|(?<![\w-])(?<more>${count})[\s-]?bed(?:room(?:s|ed)?|s)?(?:\s?\+| or more| plus| minimum)(?!\w)`,
      'g',
    ),
    read: ({ groups = {} }, text) =>
      bedrooms(countOf(groups.low ?? groups.least ?? groups.more ?? ''), null, text),
    understood: [
      ['at least 3 bedrooms', 'at least 3 bedrooms'],
      ['3+ bed house', '3+ bed'],
      ['3 bed or more house', '3 bed or more'],
    ],
    stays: ['at least 3 beds frames'],
  },
  {
    pattern: new RegExp(String.raw`(?<![\w-])(?<n>${count})${bed}${furniture}`, 'g'),
    read: ({ groups = {} }, text) => {
      const rooms = countOf(groups.n ?? '');
      return bedrooms(rooms, rooms, text, groups.unit);
    },
    understood: [
      ['2 bed flat', '2 bed'],
      ['two-bedroom flat', 'two-bedroom'],
      ['three bed house', 'three bed'],
      ['flat 2 beds', '2 beds'],
      ['1 bedroom', '1 bedroom'],
      ['3 bedroomed house', '3 bedroomed'],
      ['4bed house', '4bed'],
      ['2bd flat', '2bd'],
      ['3 bd house', '3 bd'],
      ['2 bedder in leeds', '2 bedder'],
      ['flat with 2 double bedrooms', '2 double bedrooms'],
    ],
    stays: [
      '2 beds for sale',
      'single bed',
      '2 bed frames',
      'bunk bed',
      'king size bed',
      'two bed sheets',
      '2 double beds',
    ],
  },
  {
    pattern:
      /(?<!(?:ceramics?|clay|craft|creative|artists?|podcast|design|fitness|barre|pilates|boxing|tv|radio|jewellery|textile|sewing|print|glass|workshop|recording|music|photo|photography|tattoo|dance|art|yoga|film|home|beauty|hair|nail|pottery|visual|fl|game|rent) )\bstudios?(?:(?<flat>[ -](?:flat|apartment)s?)\b|(?=\s*(?:$|[\ue000,.]|(?:to rent|to let|for rent|for sale|in|near|around|under|with|pcm|rent)\b)))/g,
    read: ({ groups = {}, 0: words }, text) =>
      groups.flat || (words.length < text.trim().length && !/^(?:mac|beats|ps|xbox)\b/.test(text))
        ? {
            group: 'property',
            decidesGroup: true,
            // A bedsit counts as a studio, whatever was entered.
            facets: { bedrooms: { min: 0, max: 0 } },
          }
        : null,
    understood: [
      ['studio flat', 'studio flat'],
      ['studio flat london', 'studio flat'],
      ['studio to rent', 'studio'],
      ['studio apartment in leeds', 'studio apartment'],
      ['studio in leeds', 'studio'],
    ],
    stays: [
      'studio monitor',
      'recording studio',
      'studio',
      'studio headphones',
      'mac studio',
      'beats studio',
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w.-])(?:about |around |approx )?(?:\d{1,4}(?:\.\d)?|${count}) ?acres?\b(?: of (?:grazing )?(?:land|grazing|pasture|woodland))?(?! (?:small|farm|hol|estate|house|home))`,
      'g',
    ),
    read: (_, text) =>
      homeWords.test(text) ? null : { group: 'property', scope: 'land-for-sale' },
    understood: [
      ['5 acres in wales', '5 acres'],
      ['two acres of land', 'two acres of land'],
    ],
    stays: ['house with 5 acres', '5 acre smallholding'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w-])(?<n>${count})[\s-]?bath(?:room)?s?\b(?! (?:mat|tub|towel|panel|screen|rack))`,
      'g',
    ),
    read: ({ groups = {} }, text) =>
      homeWords.test(text)
        ? { group: 'property', facets: { bathrooms: { min: countOf(groups.n ?? ''), max: null } } }
        : null,
    understood: [['house with 2 bathrooms', '2 bathrooms']],
    stays: ['2 bath mats', 'bath', '2 bath towels'],
  },
  {
    pattern:
      /\b(?:with )?(?:all (?:the )?)?(?:bills (?:are )?(?:included|inclusive|incl?|paid|in(?= *(?:$|\ue000|,)))|inc(?:luding|ludes|luded|l|lusive of)?\.? (?:of )?(?:all )?(?:the )?bills)\b|\b(?:with )?all bills\b|\bwith bills\b/g,
    read: () => ({
      group: 'property',
      isOfTenancy: true,
      facets: { billsIncluded: { values: ['yes'] } },
    }),
    understood: [
      ['room to rent bills included', 'bills included'],
      ['flat all bills included', 'all bills included'],
      ['room all bills', 'all bills'],
      ['room with bills', 'with bills'],
      ['room bills in', 'bills in'],
      ['flat bills paid', 'bills paid'],
      ['flat inclusive of bills', 'inclusive of bills'],
    ],
    stays: ['bills', 'pay bills'],
  },
  {
    pattern: /(?<![\d£] ?)\b(?:pcm|per (?:calendar )?month)\b/g,
    read: (_, text) =>
      homeWords.test(text.replaceAll('pcm', '')) ? { group: 'property', isOfTenancy: true } : null,
    understood: [['4 bed house pcm', 'pcm']],
    stays: ['lessons per month', 'parking space pcm'],
  },
  ...tenancies,
];
