import { readdirSync, readFileSync } from 'node:fs';
import { contexts, type TaughtText } from './read-texts.ts';
import { sequence } from './sequence.ts';

type Kind = 'bad' | 'innocent' | 'neutral';
type Sentence = { kind: Kind; place: string; text: string };

const versions = 4;

/** Joins sentences of a kind and place (after a line "# place"), and neutral ones, to texts. */
export function composedTexts(folder: string): TaughtText[] {
  const sentences = readdirSync(folder)
    .toSorted()
    .flatMap((name) => sentencesOf(folder, name));
  const next = sequence();
  const pick = (some: Sentence[]) => some[Math.floor(next() * some.length)]?.text ?? '';
  return sentences.flatMap(({ kind, place, text }) => {
    const here = sentences.filter((one) => one.place === place);
    const neutral = here.filter((one) => one.kind === 'neutral');
    const same = here.filter((one) => one.kind === kind);
    return Array.from({ length: versions }, (_, version) => {
      const parts = [
        version % 2 === 0 ? pick(neutral) : pick(same),
        text,
        ...(version < 2 ? [pick(neutral)] : []),
      ];
      if (next() < 0.5) parts.reverse();
      return {
        text: parts.join('. '),
        context: contexts[place] ?? fail(place),
        isBad: kind === 'bad',
      };
    });
  });
}

function sentencesOf(folder: string, name: string): Sentence[] {
  const kind = (/^(?:bad|innocent|neutral)/.exec(name)?.[0] ?? fail(name)) as Kind;
  const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n').filter(Boolean);
  let place = '';
  return lines.flatMap((line) => {
    if (!line.startsWith('# ')) return [{ kind, place, text: line }];
    place = line.slice(2);
    return [];
  });
}

function fail(name: string): never {
  throw new Error(`Unknown place or list "${name}"`);
}
