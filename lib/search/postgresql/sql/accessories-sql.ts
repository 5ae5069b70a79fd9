import { Prisma } from '@/lib/db/prisma';
import { stemOf } from '@/lib/search/vocabulary/accessories/stems';
import { isStopWord } from '@/lib/search/words/stop-words';

/**
 * `head`: the words of the title that name its item. The vocabulary has the stems: PostgreSQL needs
 * milliseconds to stem some hundred words.
 */
export function namesAccessorySql(
  names: readonly string[],
  head: Prisma.Sql = headSql,
): Prisma.Sql {
  const stems = names.map(stemsOf);
  const phrases = stems.flatMap(({ phrase }) => phrase ?? []);
  const single = stems.flatMap(({ last, phrase }) => (phrase === null ? [last] : []));
  const hasOneOf = (words: readonly string[]) =>
    Prisma.sql`${asSet(words)}::jsonb ?| tsvector_to_array(${head})`;
  if (phrases.length === 0) return hasOneOf(single);
  // Few titles have a last word of any, which is checked first.
  return Prisma.sql`(${hasOneOf(stems.map(({ last }) => last))}
    AND (${hasOneOf(single)} OR ${head} @@ ${phrases.join(' | ')}::tsquery))`;
}

export const headSql = Prisma.sql`ts_filter(a."search", '{a}')`;

/** Keys of an object, for fast look-ups. The words are letters, digits and spaces only. */
export const asSet = (words: readonly string[]): string =>
  words.length === 0 ? '{}' : `{"${words.join('":1,"')}":1}`;

type Stems = { last: string; phrase: string | null };

const known = new Map<string, Stems>();

function stemsOf(name: string): Stems {
  const stems = known.get(name) ?? newStems(name);
  known.set(name, stems);
  return stems;
}

function newStems(name: string): Stems {
  const stems = name
    .split(' ')
    .filter((word) => !isStopWord(word))
    .map(stemOf);
  const phrase = stems.length > 1 ? stems.map((stem) => `'${stem}'`).join(' <-> ') : null;
  return { last: stems.at(-1) ?? '', phrase };
}
