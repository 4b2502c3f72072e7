import { type TicketCode, ticketCode } from '../ids.ts';

/** Crockford's base32: without I, L and O, which look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits of a random token as 16 characters: few enough to be read out, too many to be guessed. */
export const newTicketCode = (token: string): TicketCode => {
  const digits = BigInt(`0x${token.slice(-20)}`).toString(32);
  return ticketCode(digits.padStart(16, '0').replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32))));
};

/** In groups of four, to be read out. */
export const spelledTicketCode = (code: TicketCode): string => code.replace(/.{4}(?=.)/g, '$&-');

/** The code that was scanned, typed or read out: case, gaps and look-alikes do not count. Any other text is a code that
 *  no ticket has. */
export const readTicketCode = (text: string): TicketCode =>
  ticketCode(
    text
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );

const written = /(?<![a-z\d])(?:[\da-tv-z]{16}|[\da-tv-z]{4}(?:-[\da-tv-z]{4}){3,})(?![a-z\d])/gi;

/** A text without the codes in it, in either case; 16 letters without a digit count only in capitals. */
export const withoutTicketCodes = (text: string): string =>
  text.replace(written, (found) => {
    const isWord = !/\d/.test(found) && found !== found.toUpperCase();
    return isWord || !/[a-z]/i.test(found) ? found : '[id]';
  });
