/** Whether an address leads to this machine itself, judged by the host that it parses to and never by how it begins: a name
 *  that only resolves to loopback is a name, and what stands before an @ is no host. False for what is no address. */
export const isLoopback = (address: string): boolean => {
  const { hostname = '' } = URL.parse(address) ?? {};
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
};
