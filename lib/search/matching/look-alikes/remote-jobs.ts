import { wordsOf } from '@/lib/search/understanding/things/nouns';
import { otherNames } from '@/lib/search/understanding/things/synonyms';
import { anyQuery } from '@/lib/search/words/words-query';

const remoteNames = ['remote', ...otherNames('remote', 'same')];

/** In any of the words for it: "working from home", but not "care home based in Leeds". */
export function asksForRemote(text: string): boolean {
  const words = ` ${wordsOf(text).join(' ')} `.replace(' care home ', ' ');
  return remoteNames.some((name) => words.includes(` ${name} `));
}

export const atWorkplace = anyQuery(['on-site'], 'B');
