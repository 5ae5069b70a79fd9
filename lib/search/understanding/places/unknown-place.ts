import type { SearchFilter } from '@/lib/search/query/search-query';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import { understand } from '@/lib/search/understanding/understand';
import { similarPlaces } from './similar-places';

const behindWord =
  /(?:^|\s)(?<lead>near(?: to)?|in|around)\s+(?<name>\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+){0,3})\s*$/iu;

export type UnknownPlace = {
  name: string;
  rest: string | null;
};

type TypedWords = Pick<SearchFilter, 'text' | 'scope' | 'isAdult' | 'asText' | 'area'>;

/** An apparent place at the end of the text that is not in the gazetteer: "sofa near Xyzton". */
export function unknownPlaceIn(typed: TypedWords): UnknownPlace | null {
  const match = typed.area ? null : behindWord.exec(typed.text ?? '');
  const { lead = '', name = '' } = match?.groups ?? {};
  if (!match) return null;
  const { text, pieces } = understand(typed);
  const isLeft = text?.endsWith(name) && !pieces.some(({ meaning }) => meaning.area);
  if (!isLeft || name.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()))) return null;
  // "in turquoise" is not a place, unless capitalised.
  const isPlace = /^\p{Lu}/u.test(name) || !/^in$/i.test(lead) || similarPlaces(name).length > 0;
  return isPlace ? { name, rest: typed.text?.slice(0, match.index).trim() || null } : null;
}
