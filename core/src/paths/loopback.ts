/** Whether a parsed address leads to this machine, by its parsed host: a name that only resolves to loopback does not,
 *  nor does text before an `@`. False for invalid addresses. */
export const isLoopback = (url: { readonly hostname: string } | null): boolean =>
  url !== null && (/^(localhost|\[::1\])$/.test(url.hostname) || /^127\.\d+\.\d+\.\d+$/.test(url.hostname));
