import { fold } from '@/lib/screening/engine/fold.ts';
import { featuresOf } from '@/lib/screening/learned/features.ts';
import { placeOf, scaleOf } from '@/lib/screening/learned/likeness.ts';
import type { TaughtText } from './read-texts.ts';
import { sequence } from './sequence.ts';

export type Sample = { names: string[]; isBad: boolean };

const rounds = 25;
/** Single weights depend on the order of the samples; means over several orders are more stable. */
const orders = 5;
const rate = 0.3;
const decay = 0.0003;
/** There are fewer bad texts than innocent ones. */
const weightOfBad = 2;
const smallestWeight = 0.8;

export const sampleOf = ({ text, context, isBad }: TaughtText): Sample => ({
  names: [...featuresOf(fold(text), placeOf(context)).keys()],
  isBad,
});

/** Logistic regression over features of two texts or more. The intercept has an empty name. */
export function fitWeights(samples: readonly Sample[]): Map<string, number> {
  const indexes = indexOf(samples);
  const rows: Row[] = samples.map(({ names, isBad }) => ({
    isBad,
    scale: scaleOf(names.length),
    at: names.flatMap((name) => indexes.get(name) ?? []),
  }));
  const fits = Array.from({ length: orders }, (_, order) => descend(rows, indexes.size, order + 1));
  const mean = (of: (fit: Fit) => number) => fits.reduce((sum, fit) => sum + of(fit), 0) / orders;
  const named = [...indexes].map(
    ([name, at]) => [name, mean(({ weights }) => weights[at] ?? 0)] as const,
  );
  const constant = mean((fit) => fit.constant);
  return new Map([['', constant], ...named.filter(([, one]) => Math.abs(one) >= smallestWeight)]);
}

type Row = { isBad: boolean; scale: number; at: number[] };
type Fit = { constant: number; weights: Float64Array };

/** Stochastic gradient descent (Adagrad). */
function descend(rows: readonly Row[], size: number, seed: number): Fit {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let constant = 0;
  const next = sequence(seed);
  for (let step = 0; step < rows.length * rounds; step++) {
    const row = rows[Math.floor(next() * rows.length)];
    if (!row) continue;
    const sum = row.at.reduce((total, at) => total + (weights[at] ?? 0), 0);
    const likely = 1 / (1 + Math.exp(-(constant + sum * row.scale)));
    const error = (likely - Number(row.isBad)) * (row.isBad ? weightOfBad : 1);
    constant -= 0.01 * error;
    for (const at of row.at) {
      const slope = error * row.scale + decay * (weights[at] ?? 0);
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
  return { constant, weights };
}

function indexOf(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of samples) {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  return new Map(known.map((name, index) => [name, index]));
}
