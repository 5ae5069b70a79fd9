import { stem } from './vocabulary';

export type Step =
  /** Options by their first word, with the words after it. */
  | { kind: 'words'; options: Map<string, string[][]>; anyNumber: boolean; isOptional: boolean }
  | { kind: 'prefix'; prefix: string }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'gap'; most: number };

export type Pattern = { source: string; steps: Step[]; strong: string[] };

export type WordLists = Readonly<Record<string, string>>;

/** Compiles a rule's phrase; `Rule` describes the syntax. Throws for an unknown list. */
export function compile(source: string, lists: WordLists): Pattern {
  const strong: string[] = [];
  const steps = source
    .trim()
    .split(/\s+/)
    .map((sign) => stepOf(sign, lists, strong));
  if (steps[0]?.kind === 'gap') throw new Error(`The phrase "${source}" begins with a gap`);
  return { source, steps, strong };
}

function stepOf(sign: string, lists: WordLists, strong: string[]): Step {
  if (sign.startsWith('..')) return { kind: 'gap', most: Number(sign.slice(2)) };
  if (/^#[\d-]*$/.test(sign)) {
    const [min = '0', max = 'Infinity'] = sign.length > 1 ? sign.slice(1).split('-') : [];
    return { kind: 'number', min: Number(min), max: Number(max) };
  }
  if (sign.endsWith('*')) return { kind: 'prefix', prefix: sign.slice(0, -1) };
  const isOptional = sign.endsWith('?');
  const names = (isOptional ? sign.slice(0, -1) : sign).split('|');
  const options = new Map<string, string[][]>();
  for (const option of names.flatMap((name) => optionsOf(name, lists))) {
    const word = option.replace(/^!/, '');
    if (word !== option) strong.push(word);
    const [first = '', ...rest] = word.split('_').map(stem);
    options.set(first, [...(options.get(first) ?? []), rest]);
  }
  return { kind: 'words', options, anyNumber: options.has('#'), isOptional };
}

function optionsOf(option: string, lists: WordLists): string[] {
  if (!option.startsWith('@')) return [option];
  const list = lists[option.slice(1)];
  if (list === undefined) throw new Error(`No word list "${option}"`);
  return list.split(/[\s|]+/).flatMap((word) => optionsOf(word, lists));
}

export const wordsOf = ({ steps }: Pattern): string[] =>
  steps.flatMap((step) =>
    step.kind === 'words'
      ? [...step.options].flatMap(([first, rests]) => [first, ...rests.flat()])
      : [],
  );
