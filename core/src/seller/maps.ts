/** Returns a copy of the map with an entry set. */
export const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value);

/** Returns a copy of the map without an entry. */
export const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/** Returns a copy of the map with an entry computed from its present value. Throws `RangeError` when there is no entry
 *  for the key, which is a bug. */
export const change = <Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  to: (value: Value) => Value,
): ReadonlyMap<Key, Value> => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`nothing is known of ${String(key)}`);
  return put(map, key, to(value));
};
