import { Prisma } from '@/lib/db/prisma';
import { stemOf } from '@/lib/search/vocabulary/accessories/stems';
import { isStopWord } from '@/lib/search/words/stop-words';

/** The vocabulary has the stems: PostgreSQL needs milliseconds to stem some hundred words. */
export function namesAccessorySql(names: readonly string[]): Prisma.Sql {
  const single: string[] = [];
  const lasts: string[] = [];
  const phrases: string[] = [];
  for (const { last, phrase } of names.map(stemsOf)) {
    if (phrase === null) {
      single.push(last);
    } else {
      lasts.push(last);
      phrases.push(phrase);
    }
  }
  const one = titledAsSql(single);
  if (phrases.length === 0) return one;
  // The last words first, as few titles have them.
  return Prisma.sql`(${one}
    OR (${titledAsSql(lasts)} AND ${headSql} @@ ${phrases.join(' | ')}::tsquery))`;
}

const headSql = Prisma.sql`ts_filter(a."search", '{a}')`;

const titledAsSql = (stems: readonly string[]) =>
  Prisma.sql`${asSet(stems)}::jsonb ?| tsvector_to_array(${headSql})`;

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
