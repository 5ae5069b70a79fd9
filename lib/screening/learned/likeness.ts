import type { Folded } from '@/lib/screening/engine/fold';
import { doubtful, type Span } from '@/lib/screening/place-hits';
import type { ScreeningContext } from '@/lib/screening/rule';
import { type Feature, featuresOf } from './features';
import { unpackWeights } from './packed-weights';
import packed from './weights.json' with { type: 'json' };

export const likenessRule: Span['rule'] = {
  id: 'like-forbidden-offers',
  category: 'like forbidden offers',
  advice:
    'Together, these words read like offers that are not allowed here. Say plainly what you offer and how it can be seen and paid for, and leave out what is not needed.',
};

/** Chosen by `npm run screening:validate`; see docs/decisions/035-screening.md. */
const scoreToHold = { usually: 1, amongPeople: 0.5 };
/** Groups in which a missed text does the most harm. */
const amongPeople = new Set(['adult', 'personals']);
/** Messages are about more than offers, and short: "She changed her mind so it's yours". */
const scoreToWarn = { offer: 0, talk: 0.75 };
/** Below this score a text is like any other ad. */
const scoreOfOrdinary = -0.75;
/** Shorter texts have too few features for a reliable score. */
const featuresNeeded = { offer: 16, talk: 24 };
/** A username such as "seller38aec1d1b2" has many features, but is one word. */
const wordsNeeded = 3;
const spansAtMost = 4;
const shortestShown = 5;
/** Function words, which do not help the writer. */
const functionWords = new Set(
  'about after also been before come does from give have here into just like more much need only other over some such take than that their them then there these they this very want were what when where which while with would your yours'.split(
    ' ',
  ),
);

const weightOf = unpackWeights(packed);

export type Likeness = { spans: Span[]; isOrdinary: boolean };

/** Scores how similar a text is to forbidden offers, whether or not it matches a rule. */
export function likenessOf(folded: Folded, context: ScreeningContext): Likeness {
  const nothing = { spans: [], isOrdinary: false };
  if ((folded.text.match(/\S+/g)?.length ?? 0) < wordsNeeded) return nothing;
  const features = featuresOf(folded, placeOf(context));
  const style = context.kind === 'ad' ? 'offer' : 'talk';
  if (features.size < featuresNeeded[style]) return nothing;
  const score = scoreOf(features, weightOf);
  if (score < scoreToWarn[style]) return { ...nothing, isOrdinary: score < scoreOfOrdinary };
  const limit = amongPeople.has(placeOf(context)) ? scoreToHold.amongPeople : scoreToHold.usually;
  const spans = strongest(features, folded.text).map(({ start, end }) => ({
    rule: likenessRule,
    ...(score < limit ? doubtful : { action: 'hold' as const }),
    start: folded.starts[start] ?? 0,
    end: folded.ends[end - 1] ?? 0,
  }));
  return { spans, isOrdinary: false };
}

export function scoreOf(
  features: Pick<ReadonlySet<string>, 'keys' | 'size'>,
  known: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const name of features.keys()) sum += known.get(name) ?? 0;
  return (known.get('') ?? 0) + sum * scaleOf(features.size);
}

/** Long texts have many features, and short ones a few by chance. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features + 30);

export const placeOf = ({ kind, categoryGroup = '', isAdult }: ScreeningContext): string => {
  if (kind !== 'ad') return kind;
  return isAdult ? 'adult' : categoryGroup;
};

const says = (words: string): boolean =>
  words.length >= shortestShown &&
  words.match(/[a-z]{4,}/g)?.some((word) => !functionWords.has(word)) === true;

/** The highest weights, concepts before single words, which say little on their own. */
function strongest(features: ReadonlyMap<string, Feature>, text: string): Feature[] {
  const heaviness = ({ name }: Feature) => (weightOf.get(name) ?? 0) * (name.includes('@') ? 2 : 1);
  const heaviest = [...features.values()]
    .filter(({ name, start, end }) => name.includes('@') || says(text.slice(start, end)))
    .sort((one, other) => heaviness(other) - heaviness(one));
  const taken: Feature[] = [];
  for (const feature of heaviest) {
    if (taken.length === spansAtMost) break;
    const isApart = taken.every(({ start, end }) => feature.end <= start || end <= feature.start);
    if (isApart) taken.push(feature);
  }
  return taken;
}
