/** An IPv4 address written as an IPv6 one is the same address, and a zone of an interface is no part of it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '');

/** What stands for a client: of an IPv6 address its /56, since a provider gives one client all the addresses in it. */
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

/** Whether an address is one of this machine itself, as where tests and operators visit. */
export const isThisMachine = (address: string): boolean => /^127\.|^::1$/.test(plainAddress(address));
