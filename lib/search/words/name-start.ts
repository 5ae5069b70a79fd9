import { cleanLine } from '@/lib/text';

/** Small letters without accents, as the terms are kept. */
export const normalise = (typed: string) =>
  cleanLine(typed).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a name, each after a space: what begins one of them is found there. */
export const startsOf = (name: string) => ` ${normalise(name).replace(/[^a-z0-9]+/g, ' ')}`;

/** Whether the name, or what follows one of its words, begins like this normalised term. */
export const hasStart = (name: string, term: string) => startsOf(name).includes(` ${term}`);
