import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * Whose limits a request counts against: the caller's IPv4 address, or the /64 network of their
 * IPv6 address, since every home has a whole one to choose from. For limits only. Our server
 * appends the peer's address to X-Forwarded-For (scripts/start/append-peer-address.mjs), and so does each
 * trusted proxy, so the entry counted from the right cannot be forged; what stands left of it can.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - env().TRUSTED_PROXIES) || hops[0];
  return hop ? networkOf(hop) : 'unknown';
}

/** Some proxies write the port as well, which is another one for each connection. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

function networkOf(hop: string): string {
  const [, bracketed, dotted] = withPort.exec(hop) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? hop).split('%');
  if (!isIPv6(address)) return isIPv4(address) ? address : hop;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. The URL parser writes an IPv4 end as two of them. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
