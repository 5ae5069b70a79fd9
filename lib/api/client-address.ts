import ipaddr from 'ipaddr.js';
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
  const text = bracketed ?? dotted ?? hop;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(text)) return hop;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
