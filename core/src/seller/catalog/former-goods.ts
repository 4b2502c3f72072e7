import type { FormerGoods, SoldProduct, SoldUpsell } from './seller-catalog.ts';

/** The goods of a catalog version to which a cart can refer. */
type Holdable = { readonly products: readonly SoldProduct[]; readonly upsells: readonly SoldUpsell[] };

/** Returns the names by which a cart refers to a product: its id, its price lists and its seasons. */
export const namesOfProduct = (
  id: string,
  priceLists: readonly string[],
  seasons: readonly string[],
): readonly string[] => [
  id,
  ...priceLists.map((list) => `${id} price ${list}`),
  ...seasons.map((season) => `${id} season ${season}`),
];

/** Returns the entries of earlier versions, the newest version first, that have a name which no later version has. */
export const removedEntries = <Entry>(
  current: readonly Entry[],
  earlier: readonly (readonly Entry[])[],
  namesOf: (entry: Entry) => readonly string[],
): readonly Entry[] => {
  const known = new Set(current.flatMap(namesOf));
  return earlier.flat().filter((entry) => {
    const missing = namesOf(entry).filter((name) => !known.has(name));
    for (const name of missing) known.add(name);
    return missing.length > 0;
  });
};

/** Returns the goods that left the catalog, by id; `undefined` when there are none. Products with the same id are
 *  ordered from the newest to the oldest. */
export const formerById = ({ products, upsells }: Holdable): FormerGoods | undefined =>
  products.length + upsells.length === 0
    ? undefined
    : {
        products: Map.groupBy(products, ({ id }) => id),
        upsells: new Map(upsells.map((upsell) => [upsell.id, upsell])),
      };
