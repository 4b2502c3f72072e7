const guid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const key = /\b[0-9a-f]{16,}\b/gi;
const email = /[^\s<>"'@:/?&=]+@[^\s<>"'@:/?&=]+\.[a-z]+/gi;
/** Telephone, card and post code alike; line and column of a program are shorter. */
const number = /\+?\d(?:[ ().-]?\d){4,}/g;

/** A program's text without what may point at a person or open something: e-mail addresses, keys of carts, sessions and orders,
 *  long numbers. Redacting twice is redacting once (D-SECTION-ERROR). */
export const impersonalText = (text: string): string =>
  text.replace(email, '[email]').replace(guid, '[id]').replace(key, '[id]').replace(number, '[number]');
