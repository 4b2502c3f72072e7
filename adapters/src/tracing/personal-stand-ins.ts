import type { CallName } from '../calls/endpoint.ts';
import type { WireError } from '../calls/error-codec.ts';
import type { WireRecord } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';

/** Stands where something secret was: a token, a session, a password. */
export const secretStandIn = 'stand-in';

const characterStandIn = (character: string): string => {
  const isAscii = character <= '\u007f';
  if (/^[\p{Lu}\p{Lt}]$/u.test(character)) return isAscii ? 'X' : 'Ž';
  if (/^\p{L}$/u.test(character)) return isAscii ? 'x' : 'ž';
  if (/^\p{N}$/u.test(character)) return '0';
  return /^[\p{P}\p{Z}+]$/u.test(character) ? character : '*';
};

/** The same shape without what it says: every letter becomes one and the same letter of its case, beyond ASCII where it was,
 *  every digit 0. Length in characters, spaces and punctuation stay, so an e-mail address stays one and a post code too.
 *  A stand-in is its own stand-in, so that what a replay answered may be asked again. */
export const personalStandIn = (text: string): string => Array.from(text, characterStandIn).join('');

/** An address is a right to pay once it is known; only whose page it was is kept. */
const addressStandIn = (address: string): string => {
  const path = `/${secretStandIn}`;
  if (/^\/(?![/\\])/.test(address)) return path;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin + path : secretStandIn;
};

type Names = readonly string[];

/** Calls that carry a person: every text and number in them is personal, but for these members with all below them.
 *  Decision: countries stay, since a country alone points at nobody and the form only takes one of its list (design 3, point 6). */
const impersonal: Partial<Record<CallName, Names>> = {
  loadCustomer: ['CartId', 'Language', 'country', 'countriesCodeList'],
  saveCustomer: ['CartId', 'Language', 'Country'],
  logIn: [],
  loadMember: ['countryCode'],
};

/** Members that give whoever knows them the right to do something: not even their length is kept. */
const secrets: Partial<Record<CallName, Names>> = {
  loadCustomer: ['AuthToken'],
  saveCustomer: ['MemberHashId'],
  logIn: ['Password', 'token'],
  showOrder: ['cancelId'],
  cancelOrder: ['id'],
};

const addresses: Partial<Record<CallName, Names>> = { startPayment: ['returnUrl'] };

const isListed = (lists: Partial<Record<CallName, Names>>, call: CallName, name: string): boolean =>
  lists[call]?.includes(name) === true;

const valueStandIn = (call: CallName, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => valueStandIn(call, entry));
  if (isRecord(value)) return membersOf(call, value);
  if (impersonal[call] === undefined) return value;
  if (typeof value === 'string') return personalStandIn(value);
  // Numbers below zero say that there is none.
  return typeof value === 'number' ? Math.min(value, 0) : value;
};

const memberStandIn = (call: CallName, name: string, value: unknown): unknown => {
  if (isListed(impersonal, call, name)) return value;
  if (typeof value === 'string' && value !== '') {
    if (isListed(secrets, call, name)) return secretStandIn;
    if (isListed(addresses, call, name)) return addressStandIn(value);
  }
  return valueStandIn(call, value);
};

const membersOf = (call: CallName, record: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, memberStandIn(call, name, value)]));

/** A request of a call as it may be written down. */
export const impersonalRequest = (call: CallName, wire: WireRecord): WireRecord => membersOf(call, wire);

/** An answer of a call as it may be written down. */
export const impersonalAnswer = (call: CallName, wire: unknown): unknown => valueStandIn(call, wire);

/** An error as it may be written down: a provider's own words may repeat what was typed. */
export const impersonalError = (error: WireError): WireError => {
  const { errorDetails } = error;
  const message = errorDetails?.message;
  return typeof message === 'string'
    ? { ...error, errorDetails: { ...errorDetails, message: personalStandIn(message) } }
    : error;
};
