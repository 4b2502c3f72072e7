import { type TicketCode, ticketCode } from '../ids.ts';

/** Crockford's base32: without I, L and O, which look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a ticket code of 80 bits of a random token as 16 characters: short enough to be read out, long enough not to
 *  be guessed. */
export const newTicketCode = (token: string): TicketCode => {
  const digits = BigInt(`0x${token.slice(-20)}`).toString(32);
  return ticketCode(digits.padStart(16, '0').replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32))));
};

/** Returns a code in groups of four, for reading it out. */
export const spelledTicketCode = (code: TicketCode): string => code.replace(/.{4}(?=.)/g, '$&-');

/** Returns the ticket code in a scanned or typed text: case, gaps and similar-looking characters do not matter. Any
 *  other text is a code that no ticket has. */
export const readTicketCode = (text: string): TicketCode =>
  ticketCode(
    text
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );

const written = /(?<![a-z\d])(?:[\da-tv-z]{16}|[\da-tv-z]{4}(?:-[\da-tv-z]{4}){3,})(?![a-z\d])/gi;

/** Returns a text without the ticket codes in it. 16 letters without a digit count as a code only in upper case. */
export const withoutTicketCodes = (text: string): string =>
  text.replace(written, (match) => {
    const isWord = !/\d/.test(match) && match !== match.toUpperCase();
    return isWord || !/[a-z]/i.test(match) ? match : '[id]';
  });
