import type pg from 'pg';
import { isLiveSql } from './live-ads.ts';

const share = { least: 0.002, most: 0.05 };
const sampleSize = 5_000;

/** At most `count` words, and pairs in titles, each in a few per cent of the ads with a price. */
export async function searchTerms(database: pg.Client, count: number): Promise<string[]> {
  const { rows } = await database.query<{ title: string; text: string }>(
    `SELECT "title", "title" || ' ' || "description" AS "text" FROM "Ad"
     WHERE ${isLiveSql} AND "pricePence" IS NOT NULL ORDER BY md5("id") LIMIT ${sampleSize}`,
  );
  const frequency = countWords(rows.map(({ text }) => text));
  const isFit = (word: string) => {
    const found = (frequency.get(word) ?? 0) / rows.length;
    return found >= share.least && found <= share.most;
  };
  const words = new Set(rows.flatMap(({ title }) => wordsOf(title)).filter(isFit));
  const pairs = new Set(
    rows.flatMap(({ title }) =>
      pairsOf(title).flatMap(([one, next]) =>
        isFit(one) && isFit(next) && one !== next ? [`${one} ${next}`] : [],
      ),
    ),
  );
  const half = [...words].slice(0, count / 2);
  return [...half, ...[...pairs].slice(0, count - half.length)];
}

export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const word = "(?<!non |[a-z'-])[a-z]{4,}(?![a-z'-])";

/** Without parts of compounds: nobody searches for the smoker of "non-smoker". */
const wordsOf = (text: string) => text.toLowerCase().match(new RegExp(word, 'g')) ?? [];

const pairsOf = (title: string): [string, string][] =>
  [...title.toLowerCase().matchAll(new RegExp(`(${word}) (?=(${word}))`, 'g'))].map(
    ([, one = '', next = '']) => [one, next],
  );
