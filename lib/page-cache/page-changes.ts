/*
 * What has changed lately, and whether a page that was begun at some time may still be shown. Times
 * are milliseconds of performance.now(), which never goes back.
 */
import { everything, type PageTags } from './page-tags';

/** How often a busy list is made anew, at most: once in so many milliseconds. */
export const listPause = 400;
/** How old a page may get while nobody says what changes, in milliseconds. */
const deafLife = 900;
/** Changes that are remembered by name. Of older ones only their time is. */
const maxRemembered = 50_000;

export type PageChanges = ReturnType<typeof createPageChanges>;

export function createPageChanges() {
  const changedAt = new Map<string, number>();
  /** The latest time of what is no longer remembered by name. */
  let forgottenUntil = -1;
  /** Since when every change is heard of; null while none is. */
  let hearingSince: number | null = null;

  const changedSince = (tag: string, time: number) => (changedAt.get(tag) ?? -1) >= time;

  return {
    /** Pages with these tags that were begun before now are wrong. */
    record(tags: readonly string[], now: number): void {
      for (const tag of tags) {
        changedAt.delete(tag);
        changedAt.set(tag, now);
      }
      for (const [tag, time] of changedAt) {
        if (changedAt.size <= maxRemembered) break;
        changedAt.delete(tag);
        forgottenUntil = time;
      }
    },

    /** From now on `record` hears of every change. Of what came before nothing is known. */
    hearing(now: number): void {
      hearingSince = now;
    },

    deaf(): void {
      hearingSince = null;
    },

    /** Whether a page whose rendering began at `startedAt` shows what is true now. */
    isRight({ exact, lists }: PageTags, startedAt: number, now: number): boolean {
      if (exact.some((tag) => changedSince(tag, startedAt))) return false;
      if (lists.length === 0) return true;
      if (hearingSince === null) return now - startedAt < deafLife;
      if (hearingSince > startedAt) return false;
      if (now - startedAt < listPause) return true;
      return forgottenUntil < startedAt && !lists.some((tag) => changedSince(tag, startedAt));
    },

    /** Everything that shows ads or sellers is wrong. */
    recordAll(now: number): void {
      this.record([everything], now);
    },
  };
}
