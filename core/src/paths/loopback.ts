/** Whether a parsed address leads to this machine, by its parsed host. False for a name that only resolves to loopback,
 *  for text before an `@`, and for an invalid address. */
export const isLoopback = (url: { readonly hostname: string } | null): boolean =>
  url !== null && (/^(localhost|\[::1\])$/.test(url.hostname) || /^127\.\d+\.\d+\.\d+$/.test(url.hostname));
