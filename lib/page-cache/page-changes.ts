/* Recent changes by tag. Times are milliseconds of performance.now(), which never goes back. */
import { everything, type PageTags } from './page-tags';

/** The shortest time between two renderings of a busy list, in ms. */
export const listPause = 400;
/** Time to live of every page while the connection for changes is down, in ms. */
const disconnectedLife = 900;
/** Limit of tags in memory. Of older changes only the latest time is remembered. */
const maxRemembered = 50_000;

export type PageChanges = ReturnType<typeof createPageChanges>;

export function createPageChanges() {
  const changedAt = new Map<string, number>();
  /** The latest change whose tag was evicted. */
  let evictedUntil = -1;
  /** Start of the connection for changes; null while there is none. */
  let connectedSince: number | null = null;

  const changedSince = (tag: string, time: number) => (changedAt.get(tag) ?? -1) >= time;

  return {
    /** Invalidates pages with these tags whose rendering began before `now`. */
    record(tags: readonly string[], now: number): void {
      for (const tag of tags) {
        changedAt.delete(tag);
        changedAt.set(tag, now);
      }
      for (const [tag, time] of changedAt) {
        if (changedAt.size <= maxRemembered) break;
        changedAt.delete(tag);
        evictedUntil = time;
      }
    },

    /** The connection for changes is up. Earlier changes are unknown. */
    connected(now: number): void {
      connectedSince = now;
    },

    disconnected(): void {
      connectedSince = null;
    },

    isValid({ exact, lists }: PageTags, startedAt: number, now: number): boolean {
      if (exact.some((tag) => changedSince(tag, startedAt))) return false;
      if (lists.length === 0) return true;
      if (connectedSince === null) return now - startedAt < disconnectedLife;
      if (connectedSince > startedAt) return false;
      if (now - startedAt < listPause) return true;
      return evictedUntil < startedAt && !lists.some((tag) => changedSince(tag, startedAt));
    },

    /** Invalidates every page that shows ads or sellers. */
    invalidateAll(now: number): void {
      this.record([everything], now);
    },
  };
}
