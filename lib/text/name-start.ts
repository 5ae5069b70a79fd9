import { cleanLine } from '@/lib/text/text';

/** Lower case without accents, as terms are stored. */
export const normalise = (typed: string) =>
  cleanLine(typed).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A space before each word, so that word starts can be found. */
export const startsOf = (name: string) =>
  ` ${normalise(name)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')}`;

export const hasStart = (name: string, term: string) => startsOf(name).includes(` ${term}`);

export const startingWith = (start: string) => `${start.replace(/[\\%_]/g, '\\$&')}%`;
