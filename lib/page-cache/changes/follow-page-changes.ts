import { isDeaf, listen } from '@/lib/db/listen';
import { pageCacheConnected } from '@/lib/metrics/metrics';
import { pageStore } from '@/lib/page-cache/shared-store';
import { perProcess } from '@/lib/process/per-process';
import { tagsOfChange } from './page-change-tags';
import { everything } from './page-tags';

export function followPageChanges(onLost: () => void): void {
  perProcess('page changes', () => follow(onLost));
}

function follow(onConnectionLost: () => void): Promise<void> {
  const { changes } = pageStore();
  pageCacheConnected().set(0);
  let isConnected = false;
  let isToldDeaf = false;
  return listen(
    'page_changes',
    {
      onHearing: () => {
        isConnected = true;
        pageCacheConnected().set(1);
        changes.connected(performance.now());
        console.info('page cache: connected to changes');
      },
      onMessage: (payload) => changes.record(tagsOfMessage(payload), performance.now()),
      onLost: (error) => {
        changes.disconnected(performance.now());
        onConnectionLost();
        pageCacheConnected().set(0);
        if (isConnected) {
          console.warn('page cache: connection for changes lost, pages live for a second:', error);
        } else if (isDeaf(error) && !isToldDeaf) {
          isToldDeaf = true;
          console.warn(lostWithoutMessages);
        }
        isConnected = false;
      },
    },
    new AbortController().signal,
  );
}

export const lostWithoutMessages =
  'page cache: the database passes no messages on, as behind a pooler in transaction mode. Until it ' +
  'does, cached pages live for a second and are rendered more often, no page is shown while the ' +
  'database is away, and messages appear only when their page is loaded again. Set ' +
  'DATABASE_DIRECT_URL to an address of the database past the pooler.';

/** An unknown message, from a newer release for example, invalidates everything. */
function tagsOfMessage(payload: string): string[] {
  try {
    return tagsOfChange(payload);
  } catch (error) {
    console.warn('page cache: unknown message, everything is invalidated:', error);
    return [everything];
  }
}
