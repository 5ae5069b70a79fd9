import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';

/** The caller's IPv4 address or IPv6 /64 network (usually one household), for rate limits only. */
export const clientAddress = (headers: Headers): string =>
  addressOfHops(headers.get('x-forwarded-for') ?? '');

export function addressOfHops(forwardedFor: string): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  // Our server and each trusted proxy append the peer: entries from the right can be trusted.
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
