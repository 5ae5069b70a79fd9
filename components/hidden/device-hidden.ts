import { createListeners } from '@/components/ui/browser/create-listeners';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import { adIdPattern } from '@/lib/ad-id-pattern';
import type { HiddenView } from '@/lib/ads/hidden/schema';
import { type ApiResult, api } from '@/lib/api/client';
import { hiddenAdsMax, hiddenSellersMax } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';
import { usernamePattern } from '@/lib/username-pattern';

/* What this device hides. A member's changes go to the account, if need be on the next page. */

export type Hidable = { kind: 'ad' | 'seller'; name: string };

type Press = Hidable & { hides: boolean };

type Stored = HiddenView & { syncedAt: number; unsent: Press[] };

const key = 'hidden';
const syncEvery = 10 * minute;
/** Visitors without an account never send theirs. */
const unsentMax = hiddenAdsMax + hiddenSellersMax;
const nothing: Stored = { ads: [], sellers: [], theirAds: [], syncedAt: 0, unsent: [] };
const listeners = createListeners({ otherTabs: true });

export const { subscribe: subscribeHidden } = listeners;

export function readHidden(): Stored {
  const stored: Partial<Stored> = readJson(key) ?? {};
  return {
    ads: stringsOf(stored.ads),
    sellers: stringsOf(stored.sellers).filter((name) => usernamePattern.test(name)),
    theirAds: stringsOf(stored.theirAds),
    syncedAt: Number(stored.syncedAt) || 0,
    unsent: Array.isArray(stored.unsent) ? stored.unsent.filter(isPress) : [],
  };
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function isPress(value: unknown): value is Press {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, hides } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    ((kind === 'seller' && usernamePattern.test(name)) ||
      (kind === 'ad' && adIdPattern.test(name))) &&
    typeof hides === 'boolean'
  );
}

export function isHidden({ kind, name }: Hidable): boolean {
  const { ads, sellers } = readHidden();
  return (kind === 'ad' ? ads : sellers).includes(name);
}

/** Hides or shows an ad or a seller. If the call fails, the device keeps the change. */
export function setHidden(
  things: readonly Hidable[],
  hides: boolean,
  isMember: boolean,
): Promise<void> {
  const stored = readHidden();
  const presses = things.map(({ kind, name }): Press => ({ kind, name, hides }));
  const others = stored.unsent.filter((press) => !presses.some((one) => isSameThing(one, press)));
  write({ ...withPresses(stored, presses), unsent: [...others, ...presses].slice(-unsentMax) });
  return enqueue(() => (isMember ? sendPresses() : lookUp()));
}

/** Loads what other devices hide, and the ads of hidden sellers. */
export async function syncHidden(isMember: boolean): Promise<void> {
  const { sellers, syncedAt, unsent } = readHidden();
  if (isMember && unsent.length > 0) return enqueue(sendPresses);
  if (Date.now() - syncedAt < syncEvery) return;
  if (isMember) return enqueue(() => take(() => api.get<HiddenView>('/api/hidden')));
  if (sellers.length > 0) return enqueue(lookUp);
}

let last = Promise.resolve();

/** One call at a time, so that the server gets changes in order. */
function enqueue(call: () => Promise<void>): Promise<void> {
  const result = last.then(call);
  last = result.catch(() => undefined);
  return result;
}

/** Calls survive leaving the page. */
async function sendPresses(): Promise<void> {
  const { unsent } = readHidden();
  const hidden = unsent.filter(({ hides }) => hides);
  const shown = unsent.filter(({ hides }) => !hides);
  const options = { keepalive: true };
  if (hidden.length > 0)
    await take(() => api.post<HiddenView>('/api/hidden', namesOf(hidden), options), hidden);
  if (shown.length > 0)
    await take(() => api.delete<HiddenView>('/api/hidden', namesOf(shown), options), shown);
}

const namesOf = (things: readonly Hidable[]) => ({
  ads: namesOfKind(things, 'ad').slice(-hiddenAdsMax),
  sellers: namesOfKind(things, 'seller').slice(-hiddenSellersMax),
});

const namesOfKind = (things: readonly Hidable[], kind: Hidable['kind']) =>
  things.filter((thing) => thing.kind === kind).map(({ name }) => name);

async function lookUp(): Promise<void> {
  const stored = readHidden();
  if (stored.sellers.length === 0) return write({ ...stored, theirAds: [] });
  const body = { sellers: stored.sellers };
  await take(() => api.post<Pick<HiddenView, 'theirAds'>>('/api/hidden/lookup', body));
}

/** Applies a reply, which confirms the changes that were sent; later ones stay pending. */
async function take<Reply extends Partial<HiddenView>>(
  ask: () => Promise<ApiResult<Reply>>,
  sent: readonly Press[] = [],
): Promise<void> {
  const result = await ask();
  if (!result.ok) return;
  const stored = readHidden();
  const isSent = (press: Press) =>
    sent.some((one) => isSameThing(one, press) && one.hides === press.hides);
  const unsent = stored.unsent.filter((press) => !isSent(press));
  write({
    ...withPresses({ ...stored, ...result.data }, unsent),
    unsent,
    syncedAt: Date.now(),
  });
}

const isSameThing = (a: Hidable, b: Hidable) => a.kind === b.kind && a.name === b.name;

function withPresses(stored: Stored, presses: readonly Press[]): Stored {
  let { ads, sellers } = stored;
  for (const { kind, name, hides } of presses) {
    const change = (names: readonly string[]) => {
      const others = names.filter((one) => one !== name);
      return hides ? [name, ...others] : others;
    };
    if (kind === 'ad') ads = change(ads).slice(0, hiddenAdsMax);
    else sellers = change(sellers).slice(0, hiddenSellersMax);
  }
  return { ...stored, ads, sellers };
}

/** On logout, since the list belongs to the account. */
export const forgetHidden = () => write(nothing);

/** If storage is blocked or full, nothing is hidden. */
function write(stored: Stored): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)));
  listeners.notify();
}
