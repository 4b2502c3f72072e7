/** Whether a host, as an address parses to it, is this machine itself: a name that only resolves to loopback is a name. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
