/** Rows that others may want as well, in an order that lets no two transactions wait for each other crosswise. */
export const inOneOrder = <Item>(items: Iterable<Item>, keyOf: (item: Item) => string): readonly Item[] =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
