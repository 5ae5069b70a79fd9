import type { Folded } from '@/lib/screening/engine/fold';
import type { Span } from '@/lib/screening/place-hits';
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

/** A hit from this score on. It holds back a text in which no single phrase is at fault. */
const scoreNeeded = 0.75;
/** Short texts have too few words to be like anything. */
const featuresNeeded = 16;
/** A user name such as "seller38aec1d1b2" has many features, but is one word. */
const wordsNeeded = 3;
const spansAtMost = 4;
const shortestShown = 5;

const weightOf = unpackWeights(packed);

/** How much a text is like the forbidden offers, in words that need not be those of any rule. */
export function likenessHits(folded: Folded, context: ScreeningContext): Span[] {
  if ((folded.text.match(/\S+/g)?.length ?? 0) < wordsNeeded) return [];
  const features = featuresOf(folded, placeOf(context));
  if (features.size < featuresNeeded || scoreOf(features, weightOf) < scoreNeeded) return [];
  return strongest(features).map(({ start, end }) => ({
    rule: likenessRule,
    action: 'hold',
    start: folded.starts[start] ?? 0,
    end: folded.ends[end - 1] ?? 0,
  }));
}

/** The sum of the weights, less for a long text, whose words are many. */
export function scoreOf(
  features: ReadonlyMap<string, Feature>,
  known: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const name of features.keys()) sum += known.get(name) ?? 0;
  return (known.get('') ?? 0) + sum * scaleOf(features.size);
}

/** A long text has many features, a short one few that may be there by chance. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features + 30);

export const placeOf = ({ kind, categoryGroup = '', isAdult }: ScreeningContext): string => {
  if (kind !== 'ad') return kind;
  return isAdult ? 'adult' : categoryGroup;
};

/** What weighs most, ideas before single words, which say little by themselves. */
function strongest(features: ReadonlyMap<string, Feature>): Feature[] {
  const heaviness = ({ name }: Feature) => (weightOf.get(name) ?? 0) * (name.includes('@') ? 2 : 1);
  const heaviest = [...features.values()]
    .filter(({ name, start, end }) => name.includes('@') || end - start >= shortestShown)
    .sort((one, other) => heaviness(other) - heaviness(one));
  const taken: Feature[] = [];
  for (const feature of heaviest) {
    if (taken.length === spansAtMost) break;
    const isApart = taken.every(({ start, end }) => feature.end <= start || end <= feature.start);
    if (isApart) taken.push(feature);
  }
  return taken;
}
