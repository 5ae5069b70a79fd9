import { peopleOf, wishes, workplaces } from '@/lib/search/vocabulary/wishes';
import { groupOfThing, thingOf } from './things-index';

const person = /^(.+?) (?:lady|ladies|woman|women|man|men|person|people|guy|bloke|girl)$/;
const needed = /^(.+?) (?:wanted|needed|required)$/;

/** The words that ads have for what is wished for; `group`: the one that is searched in. */
export function wishedWords(text: string | null, group: string | null): string | null {
  const plain = text?.toLowerCase().replace(/\s+/g, ' ').trim();
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
  return text;
}
