import { type CallName, callTable } from '../calls/call-table.ts';
import type { WireError } from '../calls/error-codec.ts';
import { type Privacy, type PrivacyMark, publicMembers } from '../calls/privacy.ts';
import type { WireRecord } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';

/** Stands where something secret was: a token, a session, a password. */
export const secretRedaction = 'redacted';

const redactedCharacter = (character: string): string => {
  const isAscii = character <= '\u007f';
  if (/^[\p{Lu}\p{Lt}]$/u.test(character)) return isAscii ? 'X' : 'Ž';
  if (/^\p{L}$/u.test(character)) return isAscii ? 'x' : 'ž';
  if (/^\p{N}$/u.test(character)) return '0';
  return /^[\p{P}\p{Z}+]$/u.test(character) ? character : '*';
};

/** The same shape without what it says: every letter becomes one and the same letter of its case, beyond ASCII where it was,
 *  every digit 0. Length in characters, spaces and punctuation stay, so an e-mail address stays one and a post code too.
 *  A redacted text is its own redaction, so that what a replay answered may be asked again. */
export const redactedText = (text: string): string => Array.from(text, redactedCharacter).join('');

/** An address is a right to pay once it is known; only whose page it was is kept. */
const redactedAddress = (address: string): string => {
  const path = `/${secretRedaction}`;
  if (/^\/(?![/\\])/.test(address)) return path;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin + path : secretRedaction;
};

const redactedValue = (value: unknown, mark: Exclude<PrivacyMark, 'public'>): unknown => {
  if (typeof value === 'string' && value !== '') {
    if (mark === 'secret') return secretRedaction;
    return mark === 'address' ? redactedAddress(value) : redactedText(value);
  }
  // Numbers below zero say that there is none.
  if (typeof value === 'number') return Math.min(value, 0);
  return typeof value === 'boolean' ? false : value;
};

/** What nobody has classified is personal. */
const unclassified: Privacy = { '*': 'personal' };

const redacted = (value: unknown, privacy: Privacy | PrivacyMark): unknown => {
  if (Array.isArray(value)) return value.map((entry) => redacted(entry, privacy));
  if (isRecord(value)) return redactedMembers(value, typeof privacy === 'string' ? unclassified : privacy);
  if (privacy === 'public') return value;
  return redactedValue(value, typeof privacy === 'string' ? privacy : 'personal');
};

const redactedMembers = (record: WireRecord, privacy: Privacy): WireRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const own = Object.hasOwn(privacy, name) ? privacy[name] : privacy['*'];
      return [name, redacted(value, own ?? unclassified)];
    }),
  );

/** A request of a call as it may be written down. */
export const redactedRequest = (call: CallName, wire: WireRecord): WireRecord =>
  redactedMembers(wire, callTable[call].privacy.request);

/** An answer of a call as it may be written down. */
export const redactedAnswer = (call: CallName, wire: unknown): unknown =>
  redacted(wire, callTable[call].privacy.answer);

/** The facts of an error. A provider's own words may repeat what was typed. */
const errorPrivacy: Privacy = {
  ...publicMembers('left', 'max', 'field', 'expected', 'what', 'cause'),
  fields: publicMembers('field', 'key'),
  message: 'personal',
};

/** An error as it may be written down. */
export const redactedError = ({ errorDetails, ...error }: WireError): WireError =>
  errorDetails === undefined ? error : { ...error, errorDetails: redactedMembers(errorDetails, errorPrivacy) };
