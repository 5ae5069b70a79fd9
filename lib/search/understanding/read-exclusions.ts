import { ownValue } from '@/lib/own-value';
import { isNoun } from '@/lib/search/understanding/things/nouns';
import {
  alsoExcluded,
  excluded,
  hasMotor,
  notExcluded,
  withMotor,
} from '@/lib/search/vocabulary/exclusions';
import { type Reading, withPiece } from './reading';
import { matchesOf } from './sentence';

/** `without`: what rules and "not" exclude, with the minus sign that a search has for it. */
export function readExclusions(start: Reading): Reading & { without: readonly string[] } {
  const without = start.pieces.flatMap(({ meaning }) => meaning.without ?? []);
  let reading = start;
  for (const { index, 0: words, groups } of matchesOf(start.sentence.open, excluded)) {
    const noun = groups?.noun ?? '';
    if (notExcluded.has(noun)) continue;
    const end = index + words.length;
    const [behind = '', next] = /^ ([a-z]{3,})\b/.exec(reading.sentence.open.slice(end)) ?? [];
    // "Not air fryer"
    const whole = next && isNoun(`${noun} ${next}`) ? `${noun} ${next}` : noun;
    const span = { start: index, end: whole === noun ? end : end + behind.length };
    reading = withPiece(reading, span, {});
    const motors = hasMotor.test(start.sentence.open) ? ownValue(withMotor, noun) : undefined;
    const others = whole === noun ? (ownValue(alsoExcluded, noun) ?? motors ?? []) : [];
    without.push(
      whole.includes(' ') ? `-"${whole}"` : `-${whole}`,
      ...others.map((other) => `-${other}`),
    );
  }
  return { ...reading, without };
}
