import { second } from '@/lib/dates';
import type { DraftRef, WizardState } from './draft-saver';

/*
 * A copy of what the server does not have yet, kept in this tab: it survives a reload, a login and
 * a lost connection. There is none once everything is saved.
 */

export type SessionCopy = WizardState & {
  draft?: DraftRef;
  /** The server has all of it: it only tells a reload which draft this tab was at. */
  isSaved?: boolean;
};

export const copyKey = (userId: string, adId: string | undefined) =>
  `wizard:${userId}:${adId ?? 'new'}`;

/** What this tab has typed and the server may not have. */
export function readCopy(key: string): SessionCopy | undefined {
  const copy = read(key);
  return copy?.isSaved ? undefined : copy;
}

/** The draft this tab was at when it reloaded, before its address could name it. */
export function reloadedDraftId(key: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload ? read(key)?.draft?.id : undefined;
}

function read(key: string): SessionCopy | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  return text ? (JSON.parse(text) as SessionCopy) : undefined;
}

type KeeperOptions = { key: string; current: () => SessionCopy; isNeeded: () => boolean };

/** Writes the copy while it is needed and takes it away after. */
export function createCopyKeeper({ key, current, isNeeded }: KeeperOptions) {
  let isOver = false;
  const write = () => {
    const copy: SessionCopy = { ...current(), isSaved: !isNeeded() };
    withStorage((storage) => storage.setItem(key, JSON.stringify(copy)));
  };
  const clear = () => withStorage((storage) => storage.removeItem(key));

  function keep() {
    if (isOver) return;
    if (isNeeded()) write();
    else clear();
  }

  return {
    keep,
    /**
     * After a save: the page may be reloading this very moment, with an address that does not name
     * the draft yet, so the copy goes a little later.
     */
    settle() {
      if (!isOver) write();
      setTimeout(keep, second);
    },
    /** The ad is published: there is nothing more to keep. */
    finish() {
      isOver = true;
      clear();
    },
  };
}

/** Storage may be forbidden or full: then the draft on the server is the only copy. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
