import { env } from '@/lib/env';

/**
 * The caller's IP address, for limits only. Our server appends the peer's address to
 * X-Forwarded-For (scripts/append-peer-address.mjs), and so does each trusted proxy, so the entry
 * counted from the right cannot be forged; what stands left of it can.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-1 - env().TRUSTED_PROXIES) || hops[0] || 'unknown';
}
