import { type Folded, fold } from '@/lib/screening/engine/fold';
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

/**
 * Scores how similar a text is to forbidden offers, whether or not it matches a rule. `texts`, joined
 * by line breaks, are what was folded.
 */
export function likenessOf(
  texts: readonly string[],
  folded: Folded,
  context: ScreeningContext,
): Likeness {
  const nothing = { spans: [], isOrdinary: false };
  if ((folded.text.match(/\S+/g)?.length ?? 0) < wordsNeeded) return nothing;
  const features = featuresOf(folded, placeOf(context));
  const style = context.kind === 'ad' ? 'offer' : 'talk';
  if (features.size < featuresNeeded[style]) return nothing;
  const score = scoreOf(features, weightOf);
  if (score < scoreToWarn[style]) return { ...nothing, isOrdinary: score < scoreOfOrdinary };
  const limit = amongPeople.has(placeOf(context)) ? scoreToHold.amongPeople : scoreToHold.usually;
  const isToBlame = toBlame(texts, folded, (some) => {
    const part = featuresOf(fold(some.join('\n')), placeOf(context));
    return scoreOf(part, weightOf) >= (score < limit ? scoreToWarn[style] : limit);
  });
  const isExplained = (rest: Set<string>) => scoreOf(rest, weightOf) < scoreToWarn[style];
  const spans = strongest(features, folded.text, isToBlame, isExplained).map(({ start, end }) => ({
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

/**
 * Whether a feature is in a text without which the score would be too low. If several texts are
 * enough alone, it is in one of them.
 */
function toBlame(
  texts: readonly string[],
  folded: Folded,
  isEnough: (some: readonly string[]) => boolean,
): (feature: Feature) => boolean {
  const all = [...texts.keys()];
  const needed = all.filter((index) => !isEnough(texts.toSpliced(index, 1)));
  const blamed =
    needed.length > 0 ? needed : all.filter((index) => isEnough(texts.slice(index, index + 1)));
  if (blamed.length === 0) return () => true;
  const textOf = ({ start }: Feature) => {
    let left = folded.starts[start] ?? 0;
    return texts.findIndex(({ length }) => {
      const isHere = left <= length;
      left -= length + 1;
      return isHere;
    });
  };
  return (feature) => blamed.includes(textOf(feature));
}

/**
 * The highest weights, concepts before single words, which say little on their own. No more of them
 * than explain the warning: until the rest of the text would cause none.
 */
function strongest(
  features: ReadonlyMap<string, Feature>,
  text: string,
  isToBlame: (feature: Feature) => boolean,
  isExplained: (rest: Set<string>) => boolean,
): Feature[] {
  const heaviness = ({ name }: Feature) => (weightOf.get(name) ?? 0) * (name.includes('@') ? 2 : 1);
  const shown = [...features.values()].filter(
    ({ name, start, end }) => name.includes('@') || says(text.slice(start, end)),
  );
  const blamed = shown.filter(isToBlame);
  const heaviest = (blamed.length > 0 ? blamed : shown).sort(
    (one, other) => heaviness(other) - heaviness(one),
  );
  const taken: Feature[] = [];
  const isApart = (feature: Feature) =>
    taken.every(({ start, end }) => feature.end <= start || end <= feature.start);
  for (const feature of heaviest) {
    if (!isApart(feature)) continue;
    taken.push(feature);
    const rest = [...features.values()].filter(isApart).map(({ name }) => name);
    if (taken.length === spansAtMost || isExplained(new Set(rest))) break;
  }
  return taken;
}
