import { subscribe } from 'node:diagnostics_channel';
import { second } from '@/lib/dates';
import { isDeaf, listen } from '@/lib/db/listen';
import { perProcess } from '@/lib/process/per-process';
import { remembered } from '@/lib/process/remembered';
import { renewShownCatalogue } from './shown-catalogue';
import { settingsMessage } from './store';

export const followShownCatalogue = (onNew: () => void, signal: AbortSignal) =>
  perProcess('shown catalogue', () => follow(onNew, signal));

/** For platforms, whose many processes would each hold a connection past the pooler to listen. */
export async function renewWithRequests(): Promise<void> {
  const renew = remembered(() => renewNames(() => undefined), 10 * second);
  subscribe('http.server.request.start', () => void renew());
  await renew();
}

async function renewNames(onNew: () => void): Promise<void> {
  try {
    if (await renewShownCatalogue()) onNew();
  } catch (error) {
    console.warn('settings: names of categories stay as they were:', error);
  }
}

function follow(onNew: () => void, signal: AbortSignal): true {
  const renew = () => renewNames(onNew);
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
