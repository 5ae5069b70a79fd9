import { second } from '@/lib/dates';

/** A replica with a larger lag is not read. */
export const lagBound = 5 * second;

/** A position of the primary's WAL and a time (performance.now()) at which it had been reached. */
type Mark = { at: number; position: bigint };

export type ReplicaProgress = ReturnType<typeof createReplicaProgress>;

/**
 * The time up to which the replica shows all commits of the primary, by this process's clock alone:
 * a mark counts once the replica has replayed its position.
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

    lost(): void {
      marks = [];
      asOf = Number.NEGATIVE_INFINITY;
    },

    /** Undefined if the replica must not be read. */
    asOf: (now: number): number | undefined => (now - asOf <= lagBound ? asOf : undefined),

    /** Milliseconds; Infinity if unknown. */
    lag: (now: number): number => now - asOf,
  };
}
