import { createListeners } from '@/components/ui/browser/create-listeners';
import { hydrateIslands } from '@/components/ui/browser/hydrate-islands';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import type { Alert } from '@/lib/alerts/views';
import { api } from '@/lib/api/client';
import { minute } from '@/lib/durations';
import { sellerPath } from '@/lib/site-paths';
import { alertsKey, forgetStoredAlerts, isAlertAddress } from './alert-address';

/* The member's alerts as this device knows them, since cached pages are the same for everybody. */

type Stored = {
  /** Ids by the address of the search or of the seller's page. */
  alerts: Record<string, string>;
  /** The member's own page, which has nothing to follow. */
  own: string | null;
  syncedAt: number;
};

const syncEvery = 10 * minute;
const nothing: Stored = { alerts: {}, own: null, syncedAt: 0 };
const { subscribe, notify } = createListeners({ otherTabs: true });
/** For browsers whose storage is blocked. */
let last = nothing;

export const useAlertId = (search: string): string | null =>
  useBrowserValue(subscribe, () => read().alerts[search] ?? null, null);

export const useIsOwnPage = (search: string): boolean =>
  useBrowserValue(subscribe, () => read().own === search, false);

/** `id`: null once it is deleted. */
export function setAlert(search: string, id: string | null): void {
  const { [search]: _, ...others } = read().alerts;
  write({ ...read(), alerts: id === null ? others : { ...others, [search]: id } });
}

export const setAlerts = (alerts: readonly Alert[]): void =>
  write({ ...read(), alerts: addressesOf(alerts) });

/** On logout, since the alerts belong to the account. */
export function forgetAlerts(): void {
  last = nothing;
  forgetStoredAlerts();
  notify();
}

/** On each page: shows which of its searches and sellers have an alert. */
export async function syncAlerts(isMember: boolean): Promise<void> {
  if (!isMember) return forgetAlerts();
  const searches = searchesOnPage();
  if (searches.length === 0) return;
  // The one that waits for the login: alerts/pending-alert.ts.
  if (isAlertAddress(window.location.hash)) hydrateIslands('AlertButton');
  if (Date.now() - read().syncedAt >= syncEvery) await load();
  const { alerts, own } = read();
  if (searches.some((search) => search in alerts || search === own)) hydrateIslands('AlertButton');
}

async function load(): Promise<void> {
  const before = last;
  const [alerts, me] = await Promise.all([
    api.get<Alert[]>('/api/alerts'),
    api.get<{ username: string }>('/api/users/me'),
  ]);
  // A button pressed meanwhile knows better.
  if (!alerts.ok || !me.ok || last !== before) return;
  const own = sellerPath(me.data.username);
  write({ alerts: addressesOf(alerts.data), own, syncedAt: Date.now() });
}

/** Paused ones can be saved again, which resumes them. */
const addressesOf = (alerts: readonly Alert[]): Stored['alerts'] =>
  Object.fromEntries(
    alerts.flatMap(({ _id, search, isPaused }) => (search && !isPaused ? [[search, _id]] : [])),
  );

const searchesOnPage = (): string[] =>
  Array.from(
    document.querySelectorAll('site-island[name="AlertButton"]'),
    (island) => JSON.parse(island.getAttribute('props') ?? '{}').search,
  );

function read(): Stored {
  const { alerts, own, syncedAt }: Partial<Stored> = readJson(alertsKey) ?? last;
  return {
    alerts: typeof alerts === 'object' && alerts !== null ? alerts : {},
    own: typeof own === 'string' ? own : null,
    syncedAt: Number(syncedAt) || 0,
  };
}

function write(stored: Stored): void {
  last = stored;
  withStorage((storage) => storage.setItem(alertsKey, JSON.stringify(stored)));
  notify();
  // Buttons not used yet are plain HTML, which shows nothing new until it is hydrated.
  if (Object.keys(stored.alerts).length > 0) hydrateIslands('AlertButton');
}
