import { minute } from '@/lib/dates';

/* Fair rotation of paid places from the time and the ids alone, so that all processes agree. */

export const turnLength = 5 * minute;

/** Laps that would repeat the same starts shift by one, so that each ad is first equally often. */
export function rotationStart(now: Date, count: number, places: number): number {
  if (count === 0) return 0;
  const turn = Math.floor(now.getTime() / turnLength);
  const step = places < count ? places : 1;
  const lap = count / divisor(step, count);
  return (turn * step + Math.floor(turn / lap)) % count;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
