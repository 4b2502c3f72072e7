/** Whether a text from outside, such as the `loginRedirect` cookie, is a path on our own origin: one leading slash, and
 *  nothing that a browser reads as a second one (D-OWN-PATH). */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
