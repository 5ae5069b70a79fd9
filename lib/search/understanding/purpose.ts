import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { areOfGoods, isOfGoods } from '@/lib/search/understanding/things/goods';
import { isAccessory, wordsOf } from '@/lib/search/understanding/things/nouns';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { brands } from '@/lib/search/vocabulary/brands';
import { purposes } from '@/lib/search/vocabulary/purposes';
import { hasOperators } from './operators';

/* Affects ranking only, as few ads say "for a small garden". An owner or wearer is no purpose. */

const { audience, countsPeople, definedByPurpose, sleeping } = purposes;

/** The required words and the purpose; null without one. */
export function splitPurpose(text: string): { needed: string; purpose: string | null } {
  const none = { needed: text, purpose: null };
  const [, before = '', purpose = ''] = /^(.+) for (.+)$/i.exec(text) ?? [];
  if (purpose === '' || hasOperators(text) || definedByPurpose.pattern.test(before)) return none;
  const isPurpose =
    isGoods(before) &&
    !namesOwner(purpose) &&
    !audience.pattern.test(purpose) &&
    !(sleeping.pattern.test(before) && countsPeople.pattern.test(purpose));
  return isPurpose ? { needed: before, purpose } : none;
}

function isGoods(text: string): boolean {
  const { words = [], slugs = [], isHead } = thingOf(text) ?? {};
  return isHead === true && areOfGoods(slugs) && !isAccessory(words) && !asksForAccessory(text);
}

/** "For a Honda Jazz", "for 50 inch tv" */
function namesOwner(text: string): boolean {
  const words = wordsOf(text);
  const { slugs = [] } = thingOf(text) ?? {};
  return (
    slugs.some(isOfGoods) ||
    words.some((word) => brands.has(word) || /^(?=.*[a-z])(?=.*\d)/.test(word))
  );
}
