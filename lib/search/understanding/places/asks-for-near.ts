import { phraseFinder, sentenceOf } from '@/lib/search/understanding/sentence';
import { nearVisitor } from '@/lib/search/vocabulary/near-visitor';

const findNear = phraseFinder(nearVisitor);

export const asksForNear = (text: string | null): boolean =>
  text !== null && findNear(sentenceOf(text)).length > 0;

/** True for a place field that says no more than that: "near me". */
export const isNearVisitor = (place: string): boolean =>
  nearVisitor.includes(place.trim().toLowerCase());
