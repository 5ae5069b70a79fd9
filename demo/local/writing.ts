import { between, pick, type Random } from '../random';

/* Composes texts from lists of sentences with {slots} and alternatives: [this|that]. */

export type Slots = Readonly<Record<string, string>>;

/** Throws for a slot without a value. */
export function fill(random: Random, text: string, slots: Slots): string {
  const chosen = text.replace(/\[([^\]]*)\]/g, (_, list: string) => pick(random, list.split('|')));
  return chosen.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) throw new Error(`Nothing for {${name}} in "${text}"`);
    return slots[name] === undefined ? capital(value) : value;
  });
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** Distinct items, in the order of the list. */
export function some<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = items.map((item, index) => ({ item, index, key: random() }));
  const chosen = left.toSorted((a, b) => a.key - b.key).slice(0, count);
  return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "a sofa", "an armchair" */
export const withArticle = (noun: string) =>
  `${/^(?:[aeio]|u[nm]|HGV|Xbox|ebike)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "£1,150" */
export const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;

/** Rounds up to a typical price. */
export const askingPrice = (random: Random, amount: number): number => {
  const step = amount > 20_000 ? 500 : amount > 2000 ? 50 : amount > 300 ? 25 : amount > 40 ? 5 : 1;
  const rounded = Math.max(step, Math.round(amount / step) * step);
  return amount > 900 && amount < 30_000 && random() < 0.4 ? rounded - 5 : rounded;
};

export const around = (random: Random, amount: number, share = 0.15) =>
  amount * (1 - share + 2 * share * random());

export function paragraphs(random: Random, sentences: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0; from < sentences.length; ) {
    const size = between(random, 2, 3);
    parts.push(sentences.slice(from, from + size).join(' '));
    from += size;
  }
  return parts.join('\n\n');
}
