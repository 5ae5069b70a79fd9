import { areaOfText } from '@/lib/locations/area-of-text';
import { similarNames } from '@/lib/locations/names/similar-names';
import { editDistances, maxEdits } from '@/lib/text/edit-distance';
import { startsOf } from '@/lib/text/name-start';
import { soundKey } from '@/lib/text/sound-key';
import { wholeAreas } from './whole-areas';

const shortest = 5;
const soundOf = (name: string) => name.split(' ').map(soundKey).join(' ');
const areaNames = [...new Set(wholeAreas.map(({ starts }) => starts.trim()))].map((name) => ({
  name,
  sound: soundOf(name),
}));
/** "Isle of White" is the Isle of Wight rather than that of Bute. */
const soundBonus = 1;

/**
 * "hertfordshire" of "hertforshire": the nearest name of a county, island, borough or town that covers
 * several outcodes. Null if the name is known, or if that of a single place is nearer.
 */
export function nearestAreaName(typed: string): string | null {
  const term = startsOf(typed).trim();
  if (term.length < shortest || /\d/.test(term) || areaOfText(typed)) return null;
  const limit = maxEdits(term.length);
  const edits = (name: string) => editDistances(term, name, limit).whole;
  const termSound = soundOf(term);
  let nearest = limit;
  let found: string | null = null;
  for (const { name, sound } of areaNames) {
    if (name[0] !== term[0] || Math.abs(name.length - term.length) > limit) continue;
    const distance = edits(name) - (sound === termSound ? soundBonus : 0);
    if (distance < nearest || (distance === nearest && found === null)) {
      nearest = distance;
      found = name;
    }
  }
  const [place] = similarNames(term);
  return found !== null && place && edits(place.key) < nearest ? null : found;
}
