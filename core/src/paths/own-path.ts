/** Whether a text from outside, such as the `loginRedirect` cookie, is a path on our own origin: one leading slash, and
 *  nothing that a browser reads as a second one. */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** Units: UTF-16 units; longer ones are no way back. */
const longest = 2000;

/** A step that a browser takes out of a path, which may leave two slashes in front (`/.//host`). */
const takenOut = /^(?:\.|%2e){1,2}$/i;

/** Whether a text is a path on our own origin that no browser tidies: no empty step but the last, no `..`. */
export const isTidyPath = (path: string): boolean =>
  isOwnPath(path) &&
  path
    .split('/')
    .slice(1)
    .every((step, at, steps) => !takenOut.test(step) && (step !== '' || at === steps.length - 1));

/** An address from outside, without its origin, if it is on our own: a path or whole address in address letters, with
 *  nothing that a browser would normalise. */
export const ownAddress = (text: string, origin: string): string | undefined => {
  const address = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (text.length > longest || !isOwnPath(address) || !/^[!-~]+$/.test(address)) return undefined;
  return isTidyPath(address.replace(/[?#].*$/s, '')) ? address : undefined;
};
