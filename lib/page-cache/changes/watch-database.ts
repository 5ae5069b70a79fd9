import { setTimeout as delay } from 'node:timers/promises';

export type DatabaseWatch = {
  isAway: () => boolean;
  /** Call when the database did not answer. It is then probed until it does. */
  suspect: () => void;
};

/** `probe` rejects while the database does not answer. `every`: milliseconds between two probes. */
export function watchDatabase(probe: () => Promise<unknown>, every: number): DatabaseWatch {
  let isAway = false;
  let isProbing = false;

  async function probeUntilBack(): Promise<void> {
    isProbing = true;
    while (!(await isBack())) await delay(every, undefined, { ref: false });
    isProbing = false;
  }

  async function isBack(): Promise<boolean> {
    try {
      await probe();
      if (isAway) console.warn('page cache: the database answers again');
      isAway = false;
    } catch (error) {
      if (!isAway) {
        console.warn('page cache: the database is away, pages up to an hour old are shown:', error);
      }
      isAway = true;
    }
    return !isAway;
  }

  return {
    isAway: () => isAway,
    suspect: () => {
      if (!isProbing) void probeUntilBack();
    },
  };
}
