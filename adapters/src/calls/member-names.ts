import { isRecord } from '../codec/json-value.ts';
import type { Privacy } from './privacy.ts';

const inOtherCase = (name: string): string => {
  const first = name.slice(0, 1);
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  return other + name.slice(1);
};

const knownName = (name: string, sent: object, known: Privacy): string => {
  const other = inOtherCase(name);
  return !Object.hasOwn(known, name) && Object.hasOwn(known, other) && !Object.hasOwn(sent, other) ? other : name;
};

/** A request with members named as its call names them (`CartId` becomes `cartId`), also inside lists. A member already
 *  present under its own name wins. */
export const inKnownNames = (sent: unknown, known: Privacy): unknown => {
  if (Array.isArray(sent)) return sent.map((item) => inKnownNames(item, known));
  if (!isRecord(sent)) return sent;
  const members = Object.entries(sent).map(([name, value]) => {
    const called = knownName(name, sent, known);
    const inner = Object.hasOwn(known, called) ? known[called] : undefined;
    return [called, typeof inner === 'object' ? inKnownNames(value, inner) : value] as const;
  });
  return Object.fromEntries(members);
};
