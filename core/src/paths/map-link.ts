import { encodeText } from './segments.ts';

/** Returns the link to a map of an address; a phone opens it in its own map program. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeText(address)}`;
