/** What stands for a client: of an IPv6 address the half that names its network, since one client has all the others
 *  (D-CLIENT). */
export const clientNetwork = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: Math.max(8 - (before?.length ?? 0) - (after?.length ?? 0), 0) }, () => '0'),
    ...(after ?? []),
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::`;
};
