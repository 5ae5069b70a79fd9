import type { DraftRef, WizardState } from './draft-saver';

/*
 * A copy of what the server does not have yet, kept in this tab: it survives a reload, a login and
 * a lost connection. There is none while everything is saved.
 */

export type SessionCopy = WizardState & { draft?: DraftRef };

export const copyKey = (userId: string, adId: string | undefined) =>
  `wizard:${userId}:${adId ?? 'new'}`;

export function readCopy(key: string): SessionCopy | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  return text ? (JSON.parse(text) as SessionCopy) : undefined;
}

export function writeCopy(key: string, copy: SessionCopy) {
  withStorage((storage) => storage.setItem(key, JSON.stringify(copy)));
}

export function clearCopy(key: string) {
  withStorage((storage) => storage.removeItem(key));
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
