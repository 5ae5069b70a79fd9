import type { Meaning, Rule, TypedPrice } from '@/lib/search/vocabulary/meaning';
import { money, penceOf, period, periodOf, plain } from '@/lib/search/vocabulary/numbers/numbers';

const most = `(?:under|below|sub|beneath|lower than|nothing over|not exceeding|less than|no more than|not more than|not over|up ?to|max(?:imum)?(?: price)?(?: of)?|cheaper than|at most|within|for less than|(?:my |with a |a )?budget(?: of| is)?|<=?)`;
const least = `(?:(?:offers )?over|oieo|offers in excess of|above|more than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|upwards of|>=?)`;
/** Smallest number without a currency that counts as money. */
const leastPlainMost = 2000;
const leastPlainLeast = 10_000;
/** Higher than ages and sizes. */
const leastPlainBetween = 5000;

const priced = (price: Partial<TypedPrice>): Meaning => ({
  price: { min: null, max: null, per: null, ...price },
});

const amount = (name: string) => `(?<${name}>${money}|${plain})`;
const isMoney = (text: string) => /[£a-z]/.test(text);

export const prices: readonly Rule[] = [
  {
    pattern:
      /(?<![\w.,])(?:between |from )?£?(?<low>\d{1,3}(?:\.\d{1,2})?)(?: and | to |\s?[-–]\s?)£?(?<high>\d{1,3}(?:\.\d{1,2})?)\s?(?<unit>k|grand)\b(?! ?(?:miles?|mileage|run))/g,
    read: ({ groups = {} }) => {
      const { low = '', high = '', unit = '' } = groups;
      const [min, max] = [penceOf(low + unit), penceOf(high + unit)];
      return min && max && min <= max ? priced({ min, max }) : null;
    },
    understood: [
      ['car 2-3k', '2-3k'],
      ['van between 2 and 3 grand', 'between 2 and 3 grand'],
      ['car £10-15k', '£10-15k'],
    ].map(pairOf),
    stays: ['tv 2-4', 'jeans 30-32', 'van 50-60k miles'],
  },
  {
    pattern: new RegExp(
      String.raw`(?:\bbetween |\bfrom )?${amount('low')}(?<and> and | to |\s?[-–]\s?)${amount('high')}(?<per>${period})?`,
      'g',
    ),
    read: ({ groups = {}, 0: all }) => {
      const { low = '', high = '', per } = groups;
      const unit = /(?:k|grand)$/.exec(high)?.[0] ?? '';
      const [min, max] = [
        penceOf(isMoney(low) && /[a-z]$/.test(low) ? low : low + unit),
        penceOf(high),
      ];
      const saysMoney = isMoney(low) || isMoney(high) || per !== undefined;
      const isSentence = groups.and?.trim() !== 'and' || all.startsWith('between');
      const isRange = all.startsWith('between') && (min ?? 0) >= leastPlainBetween;
      if (!(saysMoney || isRange) || !isSentence || !min || !max || min > max) return null;
      return priced({ min, max, per: periodOf(per) });
    },
    understood: [
      ['sofa between £100 and £300', 'between £100 and £300'],
      ['bike between 100 and 200', 'between 100 and 200'],
      ['car £2k-£4k', '£2k-£4k'],
      ['car 2k-4k', '2k-4k'],
      ['car 2000-4000 pounds', '2000-4000 pounds'],
      ['flat £800 to £1,100 pcm', '£800 to £1,100 pcm'],
      ['flat 800-1100 pcm', '800-1100 pcm'],
    ].map(pairOf),
    stays: [
      'toys between 3 and 5',
      'kettlebell between 50 and 70 kg',
      'rug 120-170',
      'jeans 30-32',
      'iphone 13 and 14',
      'sofa 200 to collect',
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<=^|[\s,(])for )?(?<![a-z])${most}\s?${amount('max')}(?<per>${period})?`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const { max = '', per } = groups;
      const pence = penceOf(max);
      if (!pence || (!isMoney(max) && !per && pence < leastPlainMost)) return null;
      return priced({ max: pence, per: periodOf(per) });
    },
    understood: [
      ['bike under fifty pounds', 'under fifty pounds'],
      ['lamp under a tenner', 'under a tenner'],
      ['sofa under a hundred and fifty quid', 'under a hundred and fifty quid'],
      ['sofa under £500', 'under £500'],
      ['car less than 5 grand', 'less than 5 grand'],
      ['car under 5k', 'under 5k'],
      ['car under 5 thousand pounds', 'under 5 thousand pounds'],
      ['van up to 3000', 'up to 3000'],
      ['flat max £1,200 pcm', 'max £1,200 pcm'],
      ['bike below 200 quid', 'below 200 quid'],
      ['flat under 900 a month', 'under 900 a month'],
      ['car for under a grand', 'for under a grand'],
      ['car under two thousand pounds', 'under two thousand pounds'],
      ['house under £250k', 'under £250k'],
      ['laptop budget £300', 'budget £300'],
      ['laptop sub £300', 'sub £300'],
      ['wardrobe within £100', 'within £100'],
    ].map(pairOf),
    stays: [
      'van under 60k miles',
      'football under 12s',
      'toys under 5 years',
      'carpet under 4 metres',
      'moped under 50cc',
      'under sink heater',
      'car within 5 miles',
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${amount('max')}(?<per>${period})?(?: (?:or|and) (?:less|under|below|cheaper)|(?<suffix> max(?:imum)?\b)| tops\b| budget\b| limit\b)`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const { max = '', per, suffix } = groups;
      const pence = penceOf(max);
      const leastPlain = suffix ? leastPlainLeast : leastPlainMost;
      if (!pence || (!isMoney(max) && !per && pence < leastPlain)) return null;
      return priced({ max: pence, per: periodOf(per) });
    },
    understood: [
      ['sofa £500 or less', '£500 or less'],
      ['sofa 500 max', '500 max'],
      ['flat £900 pcm max', '£900 pcm max'],
    ].map(pairOf),
    stays: ['iphone 11 max', 'nike air 90 max'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?<word>${least}|from)\s?${amount('min')}(?<per>${period})?`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const { min = '', per, word } = groups;
      const pence = penceOf(min);
      const isSure = isMoney(min) || per || (word !== 'from' && (pence ?? 0) >= leastPlainLeast);
      return pence && isSure ? priced({ min: pence, per: periodOf(per) }) : null;
    },
    understood: [
      ['watch over £200', 'over £200'],
      ['house offers over 200k', 'offers over 200k'],
      ['job at least £30k', 'at least £30k'],
      ['rings from £50', 'from £50'],
    ].map(pairOf),
    stays: ['dating over 50s', 'dating over 50', 'from 2015', 'books from 1950'],
  },
  {
    pattern: new RegExp(
      String.raw`${amount('min')}(?<per>${period})?(?:\s?\+(?!\w)| (?:or|and) (?:more|over|above|up)\b| plus\b| upwards\b)`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const { min = '', per } = groups;
      const pence = penceOf(min);
      return pence && (isMoney(min) || per) ? priced({ min: pence, per: periodOf(per) }) : null;
    },
    understood: [
      ['job £30k+', '£30k+'],
      ['ring £100 or more', '£100 or more'],
    ].map(pairOf),
    stays: ['samsung galaxy s21 plus', 'size 12 plus'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:around|about|approx(?:imately)?\.?|roughly|circa|oiro|offers (?:around|in (?:the )?region of)|~)\s?(?<about>${money})(?<per>${period})?`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const pence = penceOf(groups.about ?? '');
      if (!pence) return null;
      return priced({
        min: Math.round(pence * 0.75),
        max: Math.round(pence * 1.25),
        per: periodOf(groups.per),
      });
    },
    understood: [
      ['car around £3,000', 'around £3,000'],
      ['car about 3k', 'about 3k'],
      ['oiro 180k bungalow', 'oiro 180k'],
    ].map(pairOf),
    stays: ['flat around ls6', 'book about 1066'],
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<=^|\s)(?:for|at) )?(?<alone>(?![48]k)${money})(?<per>${period})?(?! ?(?:coins?|notes?|vouchers?|gift|off\b|shop|bet|deposit))|(?<plain>${plain})(?<rent>\s?(?:p\/?c\/?m\b|p\/?w\b|per (?:week|month)|a (?:week|month)|an hour|per hour|p\/?h\b))`,
      'g',
    ),
    read: ({ groups = {} }) => {
      const { alone, per, plain: number, rent } = groups;
      const pence = penceOf(alone ?? number ?? '');
      return pence ? priced({ max: pence, per: periodOf(per ?? rent), isAlone: true }) : null;
    },
    understood: [
      ['sofa £200', '£200'],
      ['sofa for £200', 'for £200'],
      ['flat 900 pcm', '900 pcm'],
      ['job £14 an hour', '£14 an hour'],
      ['car 5 grand', '5 grand'],
      ['barista £12ph', '£12ph'],
    ].map(pairOf),
    stays: ['£2 coin', '£5 note', 'run 5 miles', 'tv 4k', 'monitor 4k', 'bike 500'],
  },
  {
    pattern:
      /(?:^|(?<=[\s,]))(?:(?:completely|totally|absolutely|for) free(?: of charge)?|for nothing(?=$)|free (?:to (?:a )?(?:good )?home|to collect(?:or)?|of charge)|giving away)(?=$|[\s,!.])|(?<=^[\ue000\s]*(?:an? |any |some )?)free(?= (?!weights?|standing|range|delivery|parking|wi|spirit|sync|style|solo|range|trial|running|motion|lance|fall|postage|shipping|stuff|swaps?|items?|things?|agent|church|press|view|sat|masons?))|(?<=[a-z] )free(?=$| (?:you|must|buyer|collection|collect|if|just) )/g,
    read: ({ 0: words }, text) =>
      words === 'free' &&
      /(?:gluten|smoke|sugar|hands|tax|dairy|pet|fat|lead|rust|interest|rent|frost|toll|duty|nut|fee|carb|alcohol|meat|wheat|stress|cruelty|care|hassle|drug|debt) free$/.test(
        text,
      )
        ? null
        : priced({ max: 0 }),
    understood: [
      ['free sofa', 'free'],
      ['a free sofa', 'free'],
      ['sofa for free', 'for free'],
      ['kittens free to a good home', 'free to a good home'],
      ['sofa free', 'free'],
      ['shed free you dismantle', 'free'],
      ['sofa free must collect', 'free'],
      ['couch for nothing', 'for nothing'],
    ].map(pairOf),
    stays: [
      'free weights',
      'gluten free bread maker',
      'piano free delivery',
      'freestanding bath',
      'fridge frost free',
    ],
  },
  {
    // Most jobs have no price either.
    pattern: /^free$/g,
    read: () => ({ ...priced({ max: 0 }), scope: 'buy-and-sell' }),
    understood: [['free', 'free']],
    stays: ['free spirit', 'sugar free'],
  },
];

function pairOf([sentence = '', words = '']: string[]): [string, string] {
  return [sentence, words];
}
