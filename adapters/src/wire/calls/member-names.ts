import { isRecord } from '../codec/json-value.ts';
import type { Members } from './members.ts';

const inCase = (name: string, change: (letter: string) => string): string => change(name.slice(0, 1)) + name.slice(1);

const upper = (letter: string): string => letter.toUpperCase();
const lower = (letter: string): string => letter.toLowerCase();

/** Converts `cartId` to `CartId`. */
export const pascalCase = (name: string): string => inCase(name, upper);

/** Converts the path of a member to the original API's spelling, such as `Items[0].Quantity`. */
export const pascalPlace = (place: string): string => place.split('.').map(pascalCase).join('.');

/** Converts a body to the original API's spelling: `cartId` becomes `CartId`, also inside lists and objects. */
export const inPascalCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inPascalCase);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [pascalCase(name), inPascalCase(part)]));
};

/** Converts the members of a request to the names of its call (`CartId` becomes `cartId`), also inside lists. When a
 *  request has both spellings of a member, that of the original API wins, which `isPascalCase` names. Unknown names
 *  stay. */
export const inKnownNames = (sent: unknown, known: Members, isPascalCase = false): unknown => {
  if (Array.isArray(sent)) return sent.map((item) => inKnownNames(item, known, isPascalCase));
  if (!isRecord(sent)) return sent;
  const members = Object.entries(sent).map(([name, value]) => {
    const knownName = inCase(name, lower);
    if (!Object.hasOwn(known, knownName)) return { knownName: name, value, isOriginal: false };
    const inner = known[knownName];
    const named = typeof inner === 'object' ? inKnownNames(value, inner, isPascalCase) : value;
    return { knownName, value: named, isOriginal: (name !== knownName) === isPascalCase };
  });
  const originalLast = members.toSorted((one, other) => Number(one.isOriginal) - Number(other.isOriginal));
  return Object.fromEntries(originalLast.map(({ knownName, value }) => [knownName, value]));
};
