import { listen } from '@/lib/db/listen';
import { tagsOfChange } from './page-change-tags';
import { everything } from './page-tags';
import { pageStore } from './shared-store';

// Hot reload evaluates this module again.
const shared = globalThis as { townboardPageChanges?: Promise<void> };

/** Invalidates the cached pages of this process on changes made by any process. */
export function followPageChanges(): void {
  shared.townboardPageChanges ??= follow();
}

function follow(): Promise<void> {
  const { changes } = pageStore();
  let isConnected = false;
  return listen(
    'page_changes',
    {
      onHearing: () => {
        isConnected = true;
        changes.connected(performance.now());
        console.info('page cache: connected to changes');
      },
      onMessage: (payload) => changes.record(tagsOfMessage(payload), performance.now()),
      onLost: (error) => {
        changes.disconnected();
        if (isConnected)
          console.warn('page cache: connection for changes lost, pages live for a second:', error);
        isConnected = false;
      },
    },
    new AbortController().signal,
  );
}

/** An unknown message, from a newer release for example, invalidates everything. */
function tagsOfMessage(payload: string): string[] {
  try {
    return tagsOfChange(payload);
  } catch (error) {
    console.warn('page cache: unknown message, everything is invalidated:', error);
    return [everything];
  }
}
