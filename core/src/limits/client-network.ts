/** Returns an IPv4-mapped IPv6 address as an IPv4 address, and any address without its interface zone. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '');

/** Returns the network that identifies a client: for IPv6 the /56, because a provider assigns all its addresses to one
 *  client. */
export const clientNetwork = (address: string): string => {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: Math.max(8 - (before?.length ?? 0) - (after?.length ?? 0), 0) }, () => '0'),
    ...(after ?? []),
  ];
  const network = [0xffff, 0xffff, 0xffff, 0xff00].map((mask, at) => Number.parseInt(groups[at] ?? '', 16) & mask);
  return `${network.map((group) => group.toString(16)).join(':')}::`;
};

/** Whether an address is a loopback address of this machine, as used by tests and operators. */
export const isThisMachine = (address: string): boolean => /^127\.|^::1$/.test(plainAddress(address));
