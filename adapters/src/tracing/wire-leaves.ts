import { isRecord } from '../codec/json-value.ts';

/** A text, number or flag of a value in wire form, with where it stands and the name of the member that holds it. */
export type Leaf = { readonly path: string; readonly name: string; readonly value: unknown };

/** Every leaf of a value, in the order in which they are written; lists and objects without any have none. */
export const leavesOf = (value: unknown, path = '', name = ''): readonly Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((entry, at) => leavesOf(entry, `${path}/${at}`, name));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([member, entry]) => leavesOf(entry, `${path}/${member}`, member));
  }
  return value === undefined ? [] : [{ path, name, value }];
};
