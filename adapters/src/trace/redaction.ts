import { hash } from 'node:crypto';
import { idOfNumber } from '@shop/core/numeric-id';
import { normalisedCode } from '@shop/core/seller/cart/promo-use';
import { type CallName, callTable } from '../wire/calls/call-table.ts';
import type { WireError } from '../wire/calls/error-codec.ts';
import { anyFacts } from '../wire/calls/error-facts.ts';
import { type Members, membersOf } from '../wire/calls/members.ts';
import type { PrivacyMark } from '../wire/calls/privacy.ts';
import type { WireRecord } from '../wire/codec/codec.ts';
import { isRecord } from '../wire/codec/json-value.ts';

/** A text, number or flag of a value in wire format, with its path and the name of its member. */
export type Leaf = { readonly path: string; readonly name: string; readonly value: unknown };

/** Returns every leaf of a value, in the order of serialization. */
export const leavesOf = (value: unknown, path = '', name = ''): readonly Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((entry, at) => leavesOf(entry, `${path}/${at}`, name));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([member, entry]) => leavesOf(entry, `${path}/${member}`, member));
  }
  return value === undefined ? [] : [{ path, name, value }];
};

/** Replaces a secret: a token, a session, a password. */
export const secretRedaction = 'redacted';

const redactedCharacter = (character: string): string => {
  const isAscii = character <= '\u007f';
  if (/^[\p{Lu}\p{Lt}]$/u.test(character)) return isAscii ? 'X' : 'Ž';
  if (/^\p{L}$/u.test(character)) return isAscii ? 'x' : 'ž';
  if (/^\p{N}$/u.test(character)) return '0';
  return /^[\p{P}\p{Z}+]$/u.test(character) ? character : '*';
};

/** Returns a text of the same form: letters become one letter of their case, digits 0; length, spaces and
 *  punctuation stay. Redacting a redacted text changes nothing, so that a replay may request it again. */
export const redactedText = (text: string): string => Array.from(text, redactedCharacter).join('');

/** Returns the pseudonym of a promo code, the same in every capsule. The pseudonym of a pseudonym is itself, so that
 *  a replay accepts it. */
export const codePseudonym = (code: string): string =>
  /^CODE-[0-9A-F]{6}$/.test(code) ? code : `CODE-${hash('sha256', normalisedCode(code)).slice(0, 6).toUpperCase()}`;

/** Redacts an address to its origin, because knowing the whole address gives the right to pay. */
const redactedAddress = (address: string): string => {
  const path = `/${secretRedaction}`;
  if (/^\/(?![/\\])/.test(address)) return path;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin + path : secretRedaction;
};

/** The shop's knowledge of typed text. */
export type Typed = {
  /** Whether this text is one of the shop's own. */
  readonly isKnown: (text: string) => boolean;
  /** Whether the call succeeded. */
  readonly isAccepted: boolean;
};

/** For a call without any knowledge. */
const unknownTyped: Typed = { isKnown: () => false, isAccepted: false };

/** For answers: codes in the shop's own answers are valid. */
export const acceptedTyped: Typed = { isKnown: () => false, isAccepted: true };

/** Larger numbers are not needed for a purchase and may be phone numbers. */
const largestTyped = 99_999;

const redactedCode = (code: string, { isKnown, isAccepted }: Typed): string => {
  const pseudonym = codePseudonym(code);
  return isAccepted || isKnown(pseudonym) ? pseudonym : redactedText(code);
};

const redactedValue = (value: unknown, mark: Exclude<PrivacyMark, 'public'>, typed: Typed): unknown => {
  if (typeof value === 'string' && value !== '') {
    if (mark === 'secret') return secretRedaction;
    if (mark === 'address') return redactedAddress(value);
    if (mark === 'code') return redactedCode(value, typed);
    const isPublic = mark === 'typed' ? typed.isKnown(value) : mark === 'country' && /^[A-Za-z]{2}$/.test(value);
    return isPublic ? value : redactedText(value);
  }
  if (typeof value === 'number' && mark === 'typed' && (value <= largestTyped || typed.isKnown(idOfNumber(value))))
    return value;
  // Negative numbers stand for a missing value.
  if (typeof value === 'number') return Math.min(value, 0);
  return typeof value === 'boolean' ? false : value;
};

/** Unclassified values are personal. */
const unclassified: Members = { '*': 'personal' };

const redacted = (value: unknown, privacy: Members | PrivacyMark, typed: Typed): unknown => {
  if (Array.isArray(value)) return value.map((entry) => redacted(entry, privacy, typed));
  if (isRecord(value)) return redactedMembers(value, typeof privacy === 'string' ? unclassified : privacy, typed);
  if (privacy === 'public') return value;
  return redactedValue(value, typeof privacy === 'string' ? privacy : 'personal', typed);
};

const redactedMembers = (record: WireRecord, privacy: Members, typed = unknownTyped): WireRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const own = Object.hasOwn(privacy, name) ? privacy[name] : privacy['*'];
      return [name, redacted(value, own ?? unclassified, typed)];
    }),
  );

/** Returns a request of a call without personal data. Without `typed`, all typed texts are redacted. */
export const redactedRequest = (call: CallName, wire: WireRecord, typed?: Typed): WireRecord =>
  redactedMembers(wire, membersOf(callTable[call].request), typed);

/** Returns an answer of a call without personal data. */
export const redactedAnswer = (call: CallName, wire: unknown): unknown =>
  redacted(wire, membersOf(callTable[call].answer.wire), acceptedTyped);

/** Returns an error without personal data. */
export const redactedError = ({ errorDetails, ...error }: WireError): WireError =>
  errorDetails === undefined ? error : { ...error, errorDetails: redactedMembers(errorDetails, membersOf(anyFacts)) };

/** Maximum length of a text in requests, in characters. */
const longest = 200;

/** Returns a set of texts from a shop's own answers and catalog: a visitor who types the same text reveals nothing.
 *  At most `most` texts; the oldest are removed. */
export const shopWords = (most = 100_000) => {
  const known = new Set<string>();
  const add = (text: unknown): void => {
    if (typeof text !== 'string' || text === '' || text.length > longest || known.has(text)) return;
    known.add(text);
    if (known.size <= most) return;
    const [first = ''] = known;
    known.delete(first);
  };
  return {
    /** Adds every text of a value, at any depth. */
    learn: (value: unknown): void => {
      for (const leaf of leavesOf(value)) add(leaf.value);
    },
    isKnown: (text: string): boolean => known.has(text),
  };
};

export type ShopWords = ReturnType<typeof shopWords>;
