import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';

const condition = (...values: string[]): Meaning => ({
  group: 'buy-and-sell',
  facets: { condition: { values } },
});

/** Whoever lives in a room: an ad that wants one offers the room. */
const lodger =
  '(?:lodger|tenant|flat ?mate|house ?mate|room ?mate|flat ?sharer|house ?sharer|sharer|roomie)s?';

export const terms: readonly Rule[] = [
  {
    pattern:
      /\b(?:wanted (?:or|and|\/) (?:for )?sale|(?:for )?sale (?:or|and|\/) wanted|wtb (?:or|\/) wts)\b/g,
    read: () => ({}),
    understood: [['laminate flooring wanted or for sale', 'wanted or for sale']],
    stays: ['pram wanted', 'sale'],
  },
  {
    pattern:
      /\b(?:brand new|bnib|bnwt|unused|new (?:with tags|in (?:the )?box)|never (?:used|worn|opened))\b|^new(?= (?!balance|look|era|york|rock|build|zealand|testament|born|releases?|year|forest|home|job|car|house|cross|malden|romney|mills|in town))/g,
    read: () => condition('new'),
    understood: [
      ['brand new sofa', 'brand new'],
      ['iphone 13 unused', 'unused'],
      ['new washing machine', 'new'],
    ],
    stays: ['new balance trainers', 'new build flat', 'new york poster', 'new look dress'],
  },
  {
    pattern: /\b(?:in )?(?:(?:like|as|nearly) new(?: condition)?|mint condition)\b/g,
    read: () => condition('new', 'like new'),
    understood: [
      ['ps5 like new', 'like new'],
      ['sofa in as new condition', 'in as new condition'],
    ],
    stays: ['mint sauce'],
  },
  {
    pattern:
      /(?<!\b(?:not|no|never|nothing) )\b(?:for (?:spares|parts)(?: (?:or|and|\/|&) repairs?)?|spares (?:or|and|&|\/) repairs?|spares\/repairs?|not working|faulty|broken|needs (?:repair|fixing))\b/g,
    // "My boiler is broken", "broken window": asks for a repair.
    read: ({ index, 0: { length } }, text) =>
      /\b(?:my|our)\b|\b(?:is|has|are|keeps?)(?: just| gone)? $|\b(?:fix|repair|mend) (?:an? |the )?$/.test(
        text.slice(0, index),
      ) ||
      /^ (?:on|in) (?:my|our)\b/.test(text.slice(index + length)) ||
      /^ (?:my |our |the )?(?:boilers?|windows?|toilets?|taps?|locks?|fences?|gates?|roofs?|gutters?|showers?|radiators?|drains?|pipes?|sockets?|double glazing)\b/.test(
        text.slice(index + length),
      )
        ? null
        : condition('for parts or repair'),
    understood: [
      ['iphone for parts', 'for parts'],
      ['laptop spares or repair', 'spares or repair'],
      ['broken tv', 'broken'],
    ],
    stays: [
      'bike parts',
      'spare parts',
      'my boiler is broken',
      'broken window',
      'fix broken greenhouse glass',
      'zip broken on my coat',
    ],
  },
  {
    pattern:
      /\b(?:(?:fully |must be )?working,? )?(?:(?:no|not|never) (?:for )?(?:spares|parts) (?:or|and|\/|&) repairs?\b|(?:not|never) (?:for )?(?:spares|parts)\b(?! missing))|\bnot (?:being |for )?breaking\b|(?<=\b(?:tv|telly|television|fridge|freezer|washer|washing machine|dryer|dishwasher|cooker|oven|hob|laptop|ps[345]|xbox|console|hoover|vacuum|printer|mower|lawnmower|strimmer)s? )working\b(?! (?:order|condition|or|from|at|not|no|men|stand)\b)|(?<=\b(?:tv|telly|fridge|freezer|washer|machine|w\/m|dryer|dishwasher|cooker|oven|hob|laptop|macbook|air|pro|ipad|iphone|phone|tablet|ps[345]|xbox|console|switch|hoover|vacuum|vax|printer|camera|mower|lawnmower|strimmer)\b.*)\bmust (?:work|be (?:fully )?working)(?= *(?:$|,|\ue000|no\b))/g,
    read: ([words]) => ({
      group: 'buy-and-sell',
      facets: { condition: { values: ['new', 'like new', 'good', 'fair'] } },
      without: [words.endsWith('breaking') ? '-breaking' : '-spares'],
    }),
    understood: [
      ['ford fiesta not spares or repair', 'not spares or repair'],
      ['laptop not for parts', 'not for parts'],
      ['corsa not breaking', 'not breaking'],
      ['macbook air must be working', 'must be working'],
      ['fridge freezer working not spares', 'working not spares'],
      ['samsung telly working', 'working'],
    ],
    stays: [
      'lego no parts missing',
      'car no spare key',
      'must work weekends',
      'driver must work in london',
      'cooker working order',
      'fridge freezer working or not',
    ],
  },
  {
    pattern: /\b(?:(?:posted|added|listed|new) today|(?:in the )?last 24 hours)\b/g,
    read: () => ({ postedWithin: 1 }),
    understood: [['sofa posted today', 'posted today']],
    stays: ['newspaper today'],
  },
  {
    pattern:
      /\b(?:(?:posted|added|listed|new) (?:this|in the last) week|(?:in the )?(?:last|past) (?:7|seven) days)\b/g,
    read: () => ({ postedWithin: 7 }),
    understood: [['flat added this week', 'added this week']],
    stays: ['fashion week'],
  },
  {
    pattern: new RegExp(`(?<=\\b${lodger} )(?:wanted|required|needed)\\b`, 'g'),
    read: () => ({}),
    understood: [
      ['lodger wanted', 'wanted'],
      ['flatmates needed', 'needed'],
    ],
    stays: ['room wanted', 'flat needed'],
  },
  {
    pattern: /\bwith (?:photos?|pictures?|pics|images?)\b/g,
    read: () => ({ withPhotos: true }),
    understood: [['car with photos', 'with photos']],
    stays: ['album for photos'],
  },
];

/** Copies of vehicles. */
export const toys: Rule = {
  pattern:
    /\b(?:rc|radio[ -]?control(?:led)?|remote[ -]?control(?:led)?|die[ -]?cast|britains|siku|toy(?! (?:poodles?|fox|dogs?|breeds?|group)\b))\b(?=.* (?:land ?rovers?|range ?rovers?|defenders?|massey|ferguson|john deere|fendt|jcb|scania)\b)(?!.*\b(?:key|fob|alarm|locking|lights?|winch|tailgate|radio)\b)/g,
  read: () => ({ group: 'buy-and-sell', decidesGroup: true, isText: true }),
  understood: [
    ['rc crawler defender', 'rc'],
    ['toy massey ferguson tractor', 'toy'],
    ['remote control landrover for kids', 'remote control'],
  ],
  stays: ['toy poodle in a car', 'defender with remote control'],
};

/** "Chairs x4": how many, which ads say in other words. */
export const howMany: Rule = {
  pattern: /(?<=\b[a-z]{3,}s )(?:x ?\d{1,2}|\d{1,2} ?x)\b(?! ?\d)/g,
  read: () => ({}),
  understood: [
    ['kitchen chairs x4', 'x4'],
    ['alloys x 4', 'x 4'],
  ],
  stays: ['bmw x5', 'shed 6 x 4', 'mercedes x250'],
};

/** Applied last, since "work wanted" is a category. */
export const wanted: Rule = {
  pattern: new RegExp(`(?<!\\b${lodger} )\\bwanted\\b`, 'g'),
  read: () => ({ isWanted: true }),
  understood: [
    ['van wanted', 'wanted'],
    ['flatshare wanted', 'wanted'],
  ],
  stays: ['unwanted gift', 'lodger wanted', 'flatmates wanted', 'house mate wanted'],
};
