import { second } from '@/lib/dates';

/** A replica that is further behind is not read. */
export const lagBound = 5 * second;

/** A position of the primary's log, and a time (performance.now()) at which it had been reached. */
type Mark = { at: number; position: bigint };

export type ReplicaProgress = ReturnType<typeof createReplicaProgress>;

/**
 * Up to which time the replica shows all that the primary had committed, by the clock of this process
 * alone: a mark counts once the replica has replayed its position.
 */
export function createReplicaProgress() {
  let marks: Mark[] = [];
  let asOf = Number.NEGATIVE_INFINITY;
  return {
    mark(at: number, position: bigint): void {
      marks.push({ at, position });
    },

    replayed(position: bigint): void {
      const reached = marks.findLastIndex((mark) => mark.position <= position);
      asOf = marks[reached]?.at ?? asOf;
      marks = marks.slice(reached + 1);
    },

    /** Nothing is known any more. */
    lost(): void {
      marks = [];
      asOf = Number.NEGATIVE_INFINITY;
    },

    /** Undefined if the replica may not be read: too far behind, away or unknown. */
    asOf: (now: number): number | undefined => (now - asOf <= lagBound ? asOf : undefined),

    /** Milliseconds; Infinity where nothing is known. */
    lag: (now: number): number => now - asOf,
  };
}
