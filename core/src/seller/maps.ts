/** The map with an entry set. */
export const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value);

/** The map without an entry. */
export const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/** The map with an entry made of what it was. A change of what is not there is a bug and throws. */
export const change = <Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  to: (value: Value) => Value,
): ReadonlyMap<Key, Value> => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`nothing is known of ${String(key)}`);
  return put(map, key, to(value));
};
