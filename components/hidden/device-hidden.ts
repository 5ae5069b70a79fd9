import type { HiddenView } from '@/lib/ads/hidden/schema';
import { type ApiResult, api } from '@/lib/api/client';
import { hiddenAdsMax, hiddenSellersMax } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

/*
 * What this device hides. A member's list is also in the account; what was hidden before the login is
 * added to it at the next page.
 */

type Stored = HiddenView & { syncedAt: number };

const key = 'hidden';
const syncEvery = 10 * minute;
const nothing: Stored = { ads: [], sellers: [], theirAds: [], syncedAt: 0 };
const listeners = new Set<() => void>();

export function subscribeHidden(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function readHidden(): Stored {
  try {
    const stored: Partial<Stored> = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    return {
      ads: stringsOf(stored.ads),
      sellers: stringsOf(stored.sellers),
      theirAds: stringsOf(stored.theirAds),
      syncedAt: Number(stored.syncedAt) || 0,
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return nothing;
    throw error;
  }
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export type Hidable = { kind: 'ad' | 'seller'; name: string };

export function isHidden({ kind, name }: Hidable): boolean {
  const { ads, sellers } = readHidden();
  return (kind === 'ad' ? ads : sellers).includes(name);
}

/** Hides it, or shows it again. Of a failed call the device keeps its own list. */
export async function setHidden(
  things: readonly Hidable[],
  hides: boolean,
  isMember: boolean,
): Promise<void> {
  const namesOf = (kind: Hidable['kind']) =>
    things.filter((thing) => thing.kind === kind).map(({ name }) => name);
  const [ads, sellers] = [namesOf('ad'), namesOf('seller')];
  const stored = readHidden();
  const change = (list: readonly string[], names: readonly string[]) => {
    const others = list.filter((name) => !names.includes(name));
    return hides ? [...names, ...others] : others;
  };
  presses += 1;
  write({
    ...stored,
    ads: change(stored.ads, ads).slice(0, hiddenAdsMax),
    sellers: change(stored.sellers, sellers).slice(0, hiddenSellersMax),
    // Should the page be left before the reply, the next one asks.
    ...(hides && { syncedAt: 0 }),
  });
  if (!isMember) return lookUp();
  const body = { ads, sellers };
  await take(() =>
    hides
      ? api.post<HiddenView>('/api/hidden', body, { keepalive: true })
      : api.delete<HiddenView>('/api/hidden', body, { keepalive: true }),
  );
}

let presses = 0;

/** Takes over a reply, unless something was pressed meanwhile, whose own reply is still to come. */
async function take<Reply extends Partial<HiddenView>>(
  ask: () => Promise<ApiResult<Reply>>,
): Promise<void> {
  const before = presses;
  const result = await ask();
  if (!result.ok || presses !== before) return;
  write({ ...readHidden(), ...result.data, syncedAt: Date.now() });
}

/** Learns what other devices hide, and which ads hidden sellers have. */
export async function syncHidden(isMember: boolean): Promise<void> {
  const { ads, sellers, syncedAt } = readHidden();
  if (Date.now() - syncedAt < syncEvery) return;
  if (!isMember) return sellers.length > 0 ? lookUp() : undefined;
  await take(() => api.post<HiddenView>('/api/hidden', { ads, sellers }));
}

async function lookUp(): Promise<void> {
  const stored = readHidden();
  if (stored.sellers.length === 0) return write({ ...stored, theirAds: [] });
  const body = { sellers: stored.sellers };
  await take(() => api.post<Pick<HiddenView, 'theirAds'>>('/api/hidden/lookup', body));
}

/** For the logout: the list belongs to the account. */
export const forgetHidden = () => write(nothing);

/** Storage may be forbidden or full; then nothing is hidden. */
function write(stored: Stored): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(stored));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}
