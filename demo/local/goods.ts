import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import { tintsOf } from './tints';
import { around, askingPrice, fill, lines, paragraphs, pounds, some, withArticle } from './writing';

const schemeColours = {
  sage: 'dark green',
  blush: 'terracotta',
  sky: 'off-white',
  cream: 'grey-blue',
  slate: 'mustard',
  plum: 'purple',
} as const;

const schemes = Object.keys(schemeColours) as (keyof typeof schemeColours)[];
const inSchemes = [
  'sofa',
  'armchair',
  'bed',
  'table',
  'wardrobe',
  'bookcase',
  'cushions',
  'turntable',
  'desk',
];

const conditions = [
  'New',
  'Like new',
  'Good',
  'Good',
  'Good',
  'Fair',
  'Fair',
  'For parts or repair',
] as const;
type Condition = (typeof conditions)[number];

const worth: Record<Condition, number> = {
  New: 0.75,
  'Like new': 0.6,
  Good: 0.42,
  Fair: 0.24,
  'For parts or repair': 0.1,
};

const states: Record<Condition, string[]> = {
  New: lines(`
    Bought and never used; the [receipt is here|labels are still on it|box was opened once].
    Unused. We had two as presents.
  `),
  'Like new': lines(`
    Used [three times|for a month|for one holiday], and it shows nothing.
    As new, honestly; we are careful to the point of being dull.
  `),
  Good: lines(`
    Good condition with the marks of a normal life.
    Nothing broken, nothing missing, a [small scratch|faint mark] on one side.
    Well kept; I would buy it again.
  `),
  Fair: lines(`
    Fair condition: it works, and it has lived.
    Worn in places, priced accordingly.
  `),
  'For parts or repair': lines(`
    It needs [a new part|somebody with patience|an afternoon], which I have not found.
    Sold for parts or repair; I can say what is wrong with it.
  `),
};

const openings = lines(`
  {Thing}, bought in {bought} and used in our flat in {area}.
  We are [moving|decluttering|making room for a baby|downsizing] in {area}, so the {thing} goes.
  Selling {aThing} from a [smoke-free|quiet|tidy] home in {area}.
  My {thing} needs a new home; it has had a good one in {area} since {bought}.
  From {area}: one {thing}, {asking}.
  Since {bought} this {thing} has done what it should.
  {AThing} that we liked and no longer have room for, {area}.
  {Area}, ground floor, {asking}: {aThing}.
`);

const collections = lines(`
  Collection from {area}, evenings or weekends.
  I can deliver within [two|three|five] miles for petrol money.
  Cash or bank transfer when you have seen it.
  Post is possible at cost.
  Please don't ask for the last price before you have seen it.
  Help with lifting available, within reason.
  First to come and pay takes it.
  Step-free to the pavement.
  It is in the hall already.
`);

export function thing(random: Random, area: LocalArea, line: string): DemoAd {
  const [category = '', name = '', scene = '', cost = '0', titles = '', said = ''] =
    line.split('|');
  const isFree = category.startsWith('Free');
  const scheme = pick(random, schemes);
  const tint = pick(random, tintsOf(scene));
  const isScheme = inSchemes.includes(scene);
  const condition = name.includes('kittens')
    ? undefined
    : pick(random, conditions.slice(isFree ? 2 : 0));
  const price = isFree
    ? 0
    : Math.max(
        5,
        askingPrice(random, around(random, Number(cost) * (condition ? worth[condition] : 1), 0.2)),
      );
  const slots = {
    area: area.name,
    thing: name,
    aThing: withArticle(name),
    colour: isScheme ? schemeColours[scheme] : tint,
    bought: String(between(random, category === 'Electronics' ? 2021 : 2014, 2025)),
    asking: isFree ? 'free' : pounds(price),
  };
  const title = fill(random, pick(random, titles.split(';')), slots);
  const long = `${title}${pick(random, [`, ${area.name}`, condition === 'New' ? ', unused' : condition === 'Like new' ? ', as new' : ', can deliver', ', collection only', `, from ${area.name}`])}`;
  return {
    title: long.slice(0, 100),
    at: area.outcode,
    ...(!isFree && { price }),
    pictures: [`${scene}/${isScheme ? scheme : tint}` as Picture],
    text: paragraphs(random, [
      fill(random, pick(random, openings), slots),
      ...(condition && !isFree ? [fill(random, pick(random, states[condition]), slots)] : []),
      ...some(random, sentencesFor(condition, said.split(';')), 2),
      ...some(random, collections, 2).map((sentence) => fill(random, sentence, slots)),
    ]),
    details: { ...(condition && !isFree && { condition }) },
  };
}

export function thingWanted(random: Random, area: LocalArea, line: string): DemoAd {
  const [, name = '', scene = '', cost = '50'] = line.split('|');
  const budget = Math.max(10, askingPrice(random, Number(cost) * 0.4));
  return {
    title: `Wanted: ${name} in or near ${area.name}`,
    at: area.outcode,
    ...(budget > 0 && { price: budget }),
    pictures: [
      `${scene}/${pick(random, inSchemes.includes(scene) ? schemes : tintsOf(scene))}` as Picture,
    ],
    text: fill(
      random,
      `[${area.name}: I am looking for ${withArticle(name)}.|Does anybody near ${area.name} have ${withArticle(name)} to sell?|In ${area.name} and hoping for ${withArticle(name)}.|Somebody in ${area.name} must have ${withArticle(name)} too many.] I would pay up to ${pounds(budget)}. [Marks are fine if it works|A bit of repair does not frighten me|It need not match anything]. I can collect [any evening|at the weekend|by van] and pay on the spot.`,
      {},
    ),
    details: { adType: 'Wanted' },
  };
}

/** Does not praise worn or broken items as flawless. */
const sentencesFor = (condition: Condition | undefined, said: string[]): string[] =>
  condition === 'Fair' || condition === 'For parts or repair'
    ? said.filter((sentence) => !praise.test(sentence))
    : said;

const praise =
  /scratch|crack|flawless|as new|like new|spotless|perfect|unmarked|hardly|works|no |never|fresh|new /i;
