import { second } from '@/lib/dates';

/** A replica with a larger lag is not read. */
export const lagBound = 5 * second;

/** A position of the primary's WAL and a time (performance.now()) at which it had been reached. */
type Mark = { at: number; position: bigint };

/** Far more than within the bound, of which there are five a second. */
const mostMarks = 200;
/** Of those that are older than the bound. */
const thinnedTo = 100;

export type ReplicaProgress = ReturnType<typeof createReplicaProgress>;

/** By this process's clock alone: a mark counts once the replica has replayed its position. */
export function createReplicaProgress() {
  let marks: Mark[] = [];
  let asOf = Number.NEGATIVE_INFINITY;
  return {
    mark(at: number, position: bigint): void {
      marks.push({ at, position });
      if (marks.length > mostMarks) marks = thinned(marks, at);
    },

    replayed(position: bigint): void {
      const reached = marks.findLastIndex((mark) => mark.position <= position);
      asOf = marks[reached]?.at ?? asOf;
      marks = marks.slice(reached + 1);
    },

    lost(): void {
      marks = [];
      asOf = Number.NEGATIVE_INFINITY;
    },

    asOf: (now: number): number | undefined => (now - asOf <= lagBound ? asOf : undefined),

    /** Milliseconds; Infinity if unknown. */
    lag: (now: number): number => now - asOf,

    waiting: (): number => marks.length,
  };
}

/** Keeps marks evenly spread: the lag may seem a hundredth larger than it is, but never smaller. */
function thinned(marks: Mark[], now: number): Mark[] {
  const apart = (now - (marks[0]?.at ?? now)) / thinnedTo;
  let last = Number.NEGATIVE_INFINITY;
  return marks.filter(({ at }) => {
    if (now - at > lagBound && at - last < apart) return false;
    last = at;
    return true;
  });
}
