import { assignSellers } from '@/demo/assign-sellers';
import { pick, type Random } from '@/demo/random';

/* Phrases of the demo's ads, recombined into new texts. */

export type Phrases = { heads: string[]; tails: string[]; sentences: string[] };

const commonTails = [
  'collection only',
  'open to offers',
  'reluctant sale',
  'available now',
  'one careful owner',
  'quick reply promised',
  'evenings and weekends',
  'no timewasters please',
  'very good condition',
  'must go this week',
  'local and friendly',
  'well looked after',
];

const openings = [
  'Lovely',
  'Honest',
  'Tidy',
  'Local',
  'Rare',
  'Bargain',
  'Family',
  'Modern',
  'Classic',
  'Quality',
  'Spotless',
  'Well-kept',
];

export function phrasesByCategory(): Map<string, Phrases> {
  const byCategory = Map.groupBy(assignSellers(), ({ category }) => category.slug);
  return new Map(
    [...byCategory].map(([slug, assigned]) => [
      slug,
      {
        heads: assigned.map(({ ad }) => ad.title.split(', ')[0] ?? ad.title),
        tails: [
          ...assigned.flatMap(({ ad }) => ad.title.split(', ').slice(1)),
          ...commonTails,
        ].filter((tail) => tail.length < 40),
        sentences: assigned.flatMap(({ ad }) => ad.text.split(/(?<=[.!?])\s+/)),
      },
    ]),
  );
}

export function titleOf(random: Random, { heads, tails }: Phrases, subject?: string): string {
  const head = subject ?? pick(random, heads);
  const opened = random() < 0.4 ? `${pick(random, openings)} ${lowerFirst(head)}` : head;
  const title = `${opened}, ${pick(random, tails)}`;
  const longer = title.length < 15 ? `${title}, ${pick(random, commonTails)}` : title;
  return longer.slice(0, 100).trimEnd();
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]+[ -][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function descriptionOf(random: Random, { sentences }: Phrases): string {
  const count = 3 + Math.floor(random() * 7);
  let text = pick(random, sentences);
  for (let index = 1; index < count || text.length < 20; index += 1) {
    text += (random() < 0.2 ? '\n\n' : ' ') + pick(random, sentences);
  }
  return text;
}
