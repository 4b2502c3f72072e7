import { isRecord } from '@shop/adapters/wire/codec/json-value';

/** A path at which two values differ. `*` stands for any entry of a list; an absent member is undefined. */
export type Difference = { readonly path: string; readonly before: unknown; readonly after: unknown };

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Returns where two JSON values differ. The order of members is ignored, that of list entries is not. */
export const differences = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((entry: unknown, at) => differences(entry, after[at], within(path, '*')));
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], within(path, name)),
    );
  return Object.is(before, after) ? [] : [{ path, before, after }];
};
