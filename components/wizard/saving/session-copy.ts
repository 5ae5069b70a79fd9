import type { DraftRef, WizardState } from './draft-saver';

/* What the server does not have yet. Survives a reload, a login and a lost connection. */

export type SessionCopy = WizardState & { draft?: DraftRef };

type Kept = SessionCopy | { savedDraftId: string };

export const copyKey = (userId: string, adId: string | undefined) =>
  `wizard:${userId}:${adId ?? 'new'}`;

export function readCopy(key: string): SessionCopy | undefined {
  const kept = read(key);
  return kept && 'form' in kept ? kept : undefined;
}

/** History entries from before the draft do not name it. */
export function draftOfTab(key: string): string | undefined {
  const kept = read(key);
  return kept && 'form' in kept ? kept.draft?.id : kept?.savedDraftId;
}

function read(key: string): Kept | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  return text ? (JSON.parse(text) as Kept) : undefined;
}

type KeeperOptions = { key: string; current: () => SessionCopy; isNeeded: () => boolean };

export function createCopyKeeper({ key, current, isNeeded }: KeeperOptions) {
  let isOver = false;
  const write = (kept: Kept) =>
    withStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
  const clear = () => withStorage((storage) => storage.removeItem(key));

  return {
    keep() {
      if (isOver) return;
      const copy = current();
      if (isNeeded()) write(copy);
      else if (copy.draft) write({ savedDraftId: copy.draft.id });
      else clear();
    },
    finish() {
      isOver = true;
      clear();
    },
  };
}

/** If storage is blocked or full, the server's draft is the only copy. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
