import { peopleOf, wishes, workplaces } from '@/lib/search/vocabulary/wishes';
import { groupOfThing, thingOf } from './things-index';

const person = /^(.+?) (?:lady|ladies|woman|women|man|men|person|people|guy|bloke|girl)$/;
const needed = /^(.+?) (?:wanted|needed|required)$/;

/** The words that ads have for what is wished for; `group`: the one that is searched in. */
export function wishedWords(text: string | null, group: string | null): string | null {
  const plain = withoutStrayOr(text)?.toLowerCase().replace(/\s+/g, ' ').trim();
  if (!text || !plain) return text;
  if (group === 'jobs') return workplaces[plain] ?? text;
  if (group !== null && group !== 'services') return text;
  const [, who = ''] = person.exec(plain) ?? [];
  if (peopleOf[who]) return peopleOf[who];
  const [, asked = ''] = needed.exec(plain) ?? [];
  const askedGroup = groupOfThing(thingOf(asked || null));
  if (askedGroup === 'services' || askedGroup === 'jobs') return asked;
  for (const { pattern, meant } of wishes) {
    const [whole, first, second] = pattern.exec(plain) ?? [];
    if (whole !== undefined) return meant.replace('$1', first ?? second ?? '');
  }
  return withoutStrayOr(text);
}

/** "TV stand or unit": a word that alone means something else is no alternative. */
function withoutStrayOr(text: string | null): string | null {
  const [, first = '', second = ''] = /^(.+?) or (.+)$/.exec(text ?? '') ?? [];
  if (second === '') return text;
  const [group, other] = [groupOfThing(thingOf(first)), groupOfThing(thingOf(second))];
  return group !== null && group !== other ? first : text;
}
