/** Whether a text from outside, for example the `loginRedirect` cookie, is a path on our own origin: one leading slash,
 *  and nothing that a browser reads as a second one. */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** Maximum length of a return address. Units: UTF-16 code units. */
const longest = 2000;

/** A segment that a browser removes from a path, which may leave two leading slashes (`/.//host`). */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/** Whether a text is a path on our own origin that browsers leave unchanged: it contains no `.` or `..`, and no empty
 *  segment except the last. */
export const isTidyPath = (path: string): boolean =>
  isOwnPath(path) &&
  path
    .split('/')
    .slice(1)
    .every((step, at, steps) => !dotSegment.test(step) && (step !== '' || at === steps.length - 1));

/** Returns an address from outside without its origin, if it is on our own origin, in ASCII and not changed by a
 *  browser's normalisation; otherwise `undefined`. */
export const ownAddress = (text: string, origin: string): string | undefined => {
  const address = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (text.length > longest || !isOwnPath(address) || !/^[!-~]+$/.test(address)) return undefined;
  return isTidyPath(address.replace(/[?#].*$/s, '')) ? address : undefined;
};
