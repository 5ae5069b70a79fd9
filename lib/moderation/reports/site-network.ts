import ipaddr from 'ipaddr.js';

/**
 * The IPv4 address or IPv6 /48, the largest network that one home or server commonly gets. Counts
 * independent people; unfit for limits, which a small provider's customers would share.
 */
export function siteNetwork(address: string): string {
  const [network = ''] = address.split('/64');
  if (!ipaddr.IPv6.isValid(network)) return address;
  const parts = ipaddr.IPv6.parse(network).parts.slice(0, 3);
  return `${parts.map((part) => part.toString(16)).join(':')}::/48`;
}
