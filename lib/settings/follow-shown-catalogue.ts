import { isDeaf, listen } from '@/lib/db/listen';
import { renewShownCatalogue } from './shown-catalogue';
import { settingsMessage } from './store';

// Hot reload evaluates this module again.
const shared = globalThis as { townboardFollowsShown?: true };

/** Loads the names and order that people see, and again when any process has changed a setting. */
export function followShownCatalogue(onNew: () => void, signal: AbortSignal): void {
  if (shared.townboardFollowsShown) return;
  shared.townboardFollowsShown = true;
  const renew = async () => {
    try {
      if (await renewShownCatalogue()) onNew();
    } catch (error) {
      console.warn('settings: names of categories stay as they were:', error);
    }
  };
  void listen(
    'page_changes',
    {
      onHearing: renew,
      onMessage: (message) => message === settingsMessage && void renew(),
      // Behind a pooler that delivers no messages, each attempt to connect renews.
      onLost: (error) => isDeaf(error) && void renew(),
    },
    signal,
  );
}
