/** Whether a parsed address leads to this machine, by the host that it parses to: a name that only resolves to loopback does not, and text
 *  before an `@` is no host. False for text that is no address. */
export const isLoopback = (url: { readonly hostname: string } | null): boolean =>
  url !== null && (/^(localhost|\[::1\])$/.test(url.hostname) || /^127\.\d+\.\d+\.\d+$/.test(url.hostname));
