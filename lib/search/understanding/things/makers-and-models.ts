import { categoryBySlug } from '@/lib/catalogue/categories';
import { brands } from '@/lib/search/vocabulary/brands';
import { vehicleWords } from '@/lib/search/vocabulary/heads';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { patternsOfCounts } from '@/lib/search/vocabulary/numbers/counts-and-units';
import { topicsOf } from './keeps-thing';
import { singular, wordsOf } from './nouns';
import { hasVagueHead } from './scope-of-thing';
import { thingOf } from './things-index';

/** "s23" for a Galaxy S23: the model is more specific than the maker. */
export function modelOf(text: string | null): string | null {
  const models = wordsOf(text ?? '').filter(
    (word) => isModel(word) && !patternsOfCounts.measure.pattern.test(word),
  );
  return models.length === 1 && models[0] !== text ? (models[0] ?? null) : null;
}

export const isModel = (word: string) => /^(?=.*[a-z])(?=.*\d)[a-z0-9]{3,}$/.test(word);

const longestBrand = 3;

/** The maker before the item, if its name suffices: "dell" for a Dell laptop. */
export function brandOf(text: string | null): string | null {
  const { words: noun = [], slugs = [] } = thingOf(text) ?? {};
  const words = wordsOf(text ?? '');
  for (let length = longestBrand; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      if (name === noun.join(' ')) continue;
      if (!brands.get(name)?.some((slug) => slugs.includes(slug))) continue;
      return hasVagueHead(text) ? [...new Set([name, ...topicsOf(text)])].join(' ') : name;
    }
  }
  return null;
}

/** "Ninja" of a ninja bike: its category says the rest. */
export function modelAlone(text: string | null): string | null {
  const { slugs = [] } = thingOf(text) ?? {};
  const words = wordsOf(text ?? '');
  const rest = words.slice(0, -1);
  const isOfVehicles = slugs.length > 0 && slugs.every(isVehicle);
  return isOfVehicles &&
    vehicleWords.has(singular(words.at(-1) ?? '')) &&
    rest.some((word) => !isDescribing(word))
    ? rest.join(' ')
    : null;
}

const isVehicle = (slug: string) => categoryBySlug(slug)?.groupSlug === 'vehicles';

export function makerOf(text: string | null): string | null {
  const { words: [maker = '', ...model] = [], slugs = [] } = thingOf(text) ?? {};
  const isMaker = thingOf(maker)?.slugs.some((slug) => slugs.includes(slug) && isVehicle(slug));
  return isMaker && model.length > 0 ? maker : null;
}
