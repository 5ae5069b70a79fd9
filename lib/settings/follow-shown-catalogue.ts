import { isDeaf, listen } from '@/lib/db/listen';
import { perProcess } from '@/lib/process/per-process';
import { renewShownCatalogue } from './shown-catalogue';
import { settingsMessage } from './store';

/** Loads the names and order that people see, and again when any process has changed a setting. */
export const followShownCatalogue = (onNew: () => void, signal: AbortSignal) =>
  perProcess('shown catalogue', () => follow(onNew, signal));

function follow(onNew: () => void, signal: AbortSignal): true {
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
  return true;
}
