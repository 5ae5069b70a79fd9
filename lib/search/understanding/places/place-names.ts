import { LRUCache } from 'lru-cache';
import type { Area } from '@/lib/locations/area';
import { largeTowns } from '@/lib/locations/area-lists';
import { areaBySlug, areaCalled } from '@/lib/locations/area-lookup';
import type { Radius } from '@/lib/search/query/search-query';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import type { OpenWord, Sentence, Span } from '@/lib/search/understanding/sentence';
import { knownNouns } from '@/lib/search/understanding/things/nouns';
import { commonWords } from '@/lib/search/vocabulary/place-names/place-words';
import { slugify } from '@/lib/text/text';

export type ReadPlace = Span & { area: Area; radius?: Radius };

/** In words. */
export const longestName = 5;

const longName = 7;

/** Names of villages and districts that are hardly anything else. */
export const isLongName = (name: string) =>
  name.length >= longName &&
  !commonWords.has(name) &&
  !knownNouns.has(name) &&
  !name.split(/[ -]/).some(isKnownWord);

/** Without "in" or "near" only towns and areas whose names have no other meaning. */
export const isCommonName = (name: string, area: Area) =>
  commonWords.has(name) ||
  (!isKnownName(name, area) &&
    slugify(area.within ?? '') !== slugify(name) &&
    !name.startsWith(`${area.name.toLowerCase()} `) &&
    !isShortFor(name, area)) ||
  knownNouns.has(name);

const isShortFor = (name: string, { name: whole, slug }: Area) =>
  largeTowns.has(slug) && whole.toLowerCase().startsWith(`${name} `);

/** Only spaces, hyphens, apostrophes and ampersands are between the words of a name. */
export const isWhole = ({ open }: Sentence, start: number, end: number) =>
  /^[a-z0-9' .&-]+$/.test(open.slice(start, end));

export function longestNameAt(
  sentence: Sentence,
  words: readonly OpenWord[],
  index: number,
  isRight: (span: Span) => boolean,
): (Span & { area: Area }) | null {
  const first = words[index];
  if (!first) return null;
  for (let count = Math.min(longestName, words.length - index); count > 0; count -= 1) {
    const end = words[index + count - 1]?.end ?? first.end;
    if (!isWhole(sentence, first.start, end)) continue;
    const area = namedArea(sentence.open.slice(first.start, end));
    if (area && isRight({ start: first.start, end })) return { start: first.start, end, area };
  }
  return null;
}

const namedAreas = new LRUCache<string, { area: Area | null }>({ max: 20_000 });

/** Never a postcode, which is parsed earlier. */
export function namedArea(name: string): Area | null {
  if (name.length < 3 || /\d/.test(name)) return null;
  const known = namedAreas.get(name);
  if (known) return known.area;
  const found = areaCalled(name);
  const area = found && found.kind !== 'uk' && isLikelyNameOf(name, found) ? found : null;
  namedAreas.set(name, { area });
  return area;
}

/** These words do not mean the hamlets Box, Pool or Shelf. */
const isLikelyNameOf = (name: string, area: Area) =>
  isKnownName(name, area) || !name.split(/[ -]/).every(isKnownWord);

const isKnownName = (name: string, { slug }: Area) => areaBySlug(slugify(name))?.slug === slug;
