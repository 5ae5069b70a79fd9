import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';

/**
 * The caller's IPv4 address or IPv6 /64 network, which usually belongs to one household; for rate
 * limits only. Our server (scripts/serve/server-hooks.mjs) and each trusted proxy append the peer
 * to X-Forwarded-For, so only entries counted from the right can be trusted.
 */
export const clientAddress = (headers: Headers): string =>
  addressOfHops(headers.get('x-forwarded-for') ?? '');

/** The same, from the header's value. */
export function addressOfHops(forwardedFor: string): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - env().TRUSTED_PROXIES) || hops[0];
  return hop ? networkOf(hop) : 'unknown';
}

/** Some proxies append the port, which differs for each connection. */
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
