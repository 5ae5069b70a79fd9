import { categoryOf } from '@/lib/catalogue/categories';
import { type Noun, nounEnding } from './nouns';

/* Names of makers and models that mean something else behind a vehicle. */

const endsInVehicle = (words: readonly string[], end: number) =>
  nounEnding(words, end)?.slugs.some(
    (slug) => categoryOf(slug).groupSlug === 'vehicles' && slug !== 'vehicle-accessories',
  ) === true;

/** A Yaris of 2008 is no Peugeot 2008. */
export const isYear = (words: readonly string[], end: number) =>
  /^[23]008$/.test(words[end - 1] ?? '') &&
  words[end - 2] !== 'peugeot' &&
  endsInVehicle(words, end - 1);

/** "Tractor seat", "MF135 seat": the maker has no model before its name. */
export const isVehicleSeat = (words: readonly string[], end: number, head: Noun) =>
  /^seats?$/.test(head.words.join(' ')) &&
  words[end - 2] !== 'spare' &&
  (endsInVehicle(words, end - 1) || /^[a-z]+\d+$/.test(words[end - 2] ?? ''));
