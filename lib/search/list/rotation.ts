import { minute } from '@/lib/dates';

/*
 * Fair turns at paid places, without chance and without memory: who is shown follows from the time
 * and the ids alone, so that every process, cached page and next page agrees.
 */

/** How long one selection stands. */
export const turnLength = 5 * minute;

/**
 * Where in the circle of `count` ads the turn at `now` begins. Each turn goes on where the one
 * before ended, so that all are shown alike; a lap that would come out at the same starts again
 * begins one further, so that everybody is also first alike.
 */
export function startOfTurn(now: Date, count: number, places: number): number {
  if (count === 0) return 0;
  const turn = Math.floor(now.getTime() / turnLength);
  const step = places < count ? places : 1;
  const lap = count / divisor(step, count);
  return (turn * step + Math.floor(turn / lap)) % count;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
