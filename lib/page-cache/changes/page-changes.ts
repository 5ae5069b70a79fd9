/* Recent changes by tag. Times are milliseconds of performance.now(), which never goes back. */
import { everything, isListTag, type PageTags } from './page-tags';

/** The shortest time between two renderings of a busy list, in ms. */
export const listPause = 400;
/** Time to live of every page while the connection for changes is down, in ms. */
const disconnectedLife = 900;
/** Of older changes only the latest time is remembered. */
const maxRemembered = 50_000;

export type PageChanges = ReturnType<typeof createPageChanges>;

export function createPageChanges() {
  const changedAt = new Map<string, number>();
  /** The latest change of something that every page shows. */
  let everyPageAt = -1;
  let evictedUntil = -1;
  /** When the connection for changes was opened; null while it is down. */
  let connectedSince: number | null = null;
  let disconnectedAt = Number.POSITIVE_INFINITY;
  /** Earlier changes may have been missed. */
  let completeSince = Number.POSITIVE_INFINITY;

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

    /** Invalidates all pages whose rendering began before `now`, those without tags too. */
    recordOnEveryPage(now: number): void {
      everyPageAt = now;
    },

    connected(now: number): void {
      connectedSince = now;
      completeSince = now;
    },

    disconnected(now: number): void {
      if (connectedSince !== null) disconnectedAt = now;
      connectedSince = null;
    },

    /** A rendering from then on succeeded. Without the connection, changes may have been missed. */
    rendered({ lists }: PageTags, startedAt: number): void {
      const isMissing = connectedSince === null && startedAt > disconnectedAt + disconnectedLife;
      if (isMissing && lists.length > 0) completeSince = Number.POSITIVE_INFINITY;
    },

    isValid({ exact, lists }: PageTags, startedAt: number, now: number): boolean {
      if (everyPageAt >= startedAt) return false;
      if (exact.some((tag) => changedSince(tag, startedAt))) return false;
      if (lists.length === 0) return true;
      if (connectedSince === null) return now - startedAt < disconnectedLife;
      if (connectedSince > startedAt) return false;
      if (now - startedAt < listPause) return true;
      return evictedUntil < startedAt && !lists.some((tag) => changedSince(tag, startedAt));
    },

    /** Whether the ads and sellers on a page are known to be unchanged. New ads do not count. */
    isUnchanged({ exact, lists }: PageTags, startedAt: number): boolean {
      if (everyPageAt >= startedAt) return false;
      const tags = [...exact, ...lists.filter((tag) => !isListTag(tag))];
      if (tags.length === 0) return true;
      if (startedAt < completeSince || evictedUntil >= startedAt) return false;
      return !tags.some((tag) => changedSince(tag, startedAt));
    },

    /** Whether nothing that a page depends on, lists included, has changed since. */
    isCurrent({ exact, lists }: PageTags, since: number): boolean {
      const tags = [...exact, ...lists];
      if (tags.length === 0) return true;
      if (connectedSince === null || connectedSince > since || evictedUntil >= since) return false;
      return !tags.some((tag) => changedSince(tag, since));
    },

    invalidateAll(now: number): void {
      this.record([everything], now);
    },
  };
}
