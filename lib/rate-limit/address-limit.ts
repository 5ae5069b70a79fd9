import { LRUCache } from 'lru-cache';
import { addTime } from '@/lib/dates';
import { perProcess } from '@/lib/process/per-process';
import type { Limit } from './limits';
import { countRequests, tooOften } from './rate-limit';

/* Instances take shares of a limit and remember refusals, so that a flood costs few statements. */

/** `left`: requests that may pass, below zero those owed to the database; null while refused. */
type Held = { left: number | null; until: Date };

/** Addresses in memory, some 200 bytes each. */
const maxHeld = 20_000;
/** An instance takes this part of a limit at a time, and wastes at most that much of it. */
const shares = 60;
/** Requests that are not rendered are counted later, up to this part of a limit at a time. */
const credits = 6;

const held = () => perProcess('address limits', () => new LRUCache<string, Held>({ max: maxHeld }));

/** Shares on their way from the database: one at a time for each address and limit. */
const pending = new Map<string, Promise<void>>();

/** `isCheap`: not rendered, so it may be counted later. Throws `rate_limited`. */
export async function takeAddressLimit(
  limit: Limit,
  address: string,
  now: Date,
  isCheap = false,
): Promise<void> {
  const key = keyOf(limit, address);
  const least = isCheap ? -Math.floor(limit.max / credits) : 0;
  for (;;) {
    let current = heldAt(key, now);
    if (current?.left === null) throw tooOften(current.until, now);
    if (!current && isCheap) {
      current = { left: 0, until: addTime(now, limit.window) };
      held().set(key, current);
    }
    if (current?.left != null && current.left > least) {
      current.left -= 1;
      return;
    }
    const other = pending.get(key);
    if (other) {
      await other;
      continue;
    }
    const share = takeShare(limit, address, now).finally(() => pending.delete(key));
    pending.set(key, share);
    await share;
  }
}

async function takeShare(limit: Limit, address: string, now: Date): Promise<void> {
  const key = keyOf(limit, address);
  const share = Math.max(1, Math.floor(limit.max / shares));
  const owed = Math.max(0, -(heldAt(key, now)?.left ?? 0));
  const { count, resetAt } = await countRequests(limit, address, owed + share, now);
  const left = Math.min(share, limit.max - (count - share));
  held().set(key, { left: left > 0 ? left : null, until: resetAt });
}

export function refusedUntil(limit: Limit, address: string, now: Date): Date | null {
  const current = heldAt(keyOf(limit, address), now);
  return current?.left === null ? current.until : null;
}

const keyOf = (limit: Limit, address: string) => `${limit.name} ${address}`;

function heldAt(key: string, now: Date): Held | undefined {
  const current = held().get(key);
  return current && current.until > now ? current : undefined;
}
