import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress } from '@/lib/api/client-address';
import type { Limit } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

/*
 * For whom a page is being made that is kept for everybody. It may not ask for the headers of a
 * request, or it would be made for each; but what its making costs counts against somebody.
 */

// What the server starts with and what makes pages are bundles of their own.
const shared = globalThis as { townboardAsker?: AsyncLocalStorage<IncomingHttpHeaders> };

function asker(): AsyncLocalStorage<IncomingHttpHeaders> {
  shared.townboardAsker ??= new AsyncLocalStorage();
  return shared.townboardAsker;
}

const forNobody = new WeakSet<IncomingMessage>();

/** What is made during `request` is made for those who come later. */
export const countsForNobody = (request: IncomingMessage): void => void forNobody.add(request);

/** Looks at each request that no kept page has answered (look-first.ts). */
export function rememberAsker(request: IncomingMessage): boolean {
  asker().enterWith(forNobody.has(request) ? {} : request.headers);
  return false;
}

/** The address of whoever waits for what is being made, for limits only; null when nobody does. */
export function askingAddress(): string | null {
  const forwarded = asker().getStore()?.['x-forwarded-for'];
  return forwarded ? clientAddress(new Headers({ 'x-forwarded-for': String(forwarded) })) : null;
}

/** Takes one from the limit of whoever waits. Throws `rate_limited`. */
export async function takeFromAsker(limit: Limit, now: Date): Promise<void> {
  const address = askingAddress();
  if (address) await takeFromLimit(limit, address, now);
}
