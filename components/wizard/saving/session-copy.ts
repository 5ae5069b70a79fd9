import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import type { DraftRef, WizardState } from './draft-saver';

/* What the server does not have yet. Survives a reload, a login and a lost connection. */

export type SessionCopy = WizardState & { draft?: DraftRef };

type Kept = SessionCopy | { savedDraftId: string };

export const copyKey = (userId: string, adId: string | undefined) =>
  `wizard:${userId}:${adId ?? 'new'}`;

export function readCopy(key: string): SessionCopy | undefined {
  const kept = readJson(key, 'session') as Kept | undefined;
  return kept && 'form' in kept ? kept : undefined;
}

/** History entries from before the draft do not name it. */
export function draftOfTab(key: string): string | undefined {
  const kept = readJson(key, 'session') as Kept | undefined;
  return kept && 'form' in kept ? kept.draft?.id : kept?.savedDraftId;
}

type KeeperOptions = { key: string; current: () => SessionCopy; isNeeded: () => boolean };

export function createCopyKeeper({ key, current, isNeeded }: KeeperOptions) {
  let isOver = false;
  const write = (kept: Kept) =>
    withStorage((storage) => storage.setItem(key, JSON.stringify(kept)), 'session');
  const clear = () => withStorage((storage) => storage.removeItem(key), 'session');

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
