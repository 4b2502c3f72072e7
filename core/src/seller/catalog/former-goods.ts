import type { FormerGoods, SoldProduct, SoldUpsell } from './seller-catalog.ts';

/** What a cart may hold of a version. */
type Holdable = { readonly products: readonly SoldProduct[]; readonly upsells: readonly SoldUpsell[] };

/** Names by which a cart refers to a product: its id, its prices and its seasons. */
export const namesOfProduct = (
  id: string,
  priceLists: readonly string[],
  seasons: readonly string[],
): readonly string[] => [
  id,
  ...priceLists.map((list) => `${id} price ${list}`),
  ...seasons.map((season) => `${id} season ${season}`),
];

/** Entries of earlier versions, the newest version first, with a name that no later version has. */
export const leftSince = <Entry>(
  current: readonly Entry[],
  earlier: readonly (readonly Entry[])[],
  namesOf: (entry: Entry) => readonly string[],
): readonly Entry[] => {
  const known = new Set(current.flatMap(namesOf));
  return earlier.flat().filter((entry) => {
    const left = namesOf(entry).filter((name) => !known.has(name));
    for (const name of left) known.add(name);
    return left.length > 0;
  });
};

/** What left, by id; nothing where nothing did. Products of one id are ordered from the newest to the oldest. */
export const formerById = ({ products, upsells }: Holdable): FormerGoods | undefined =>
  products.length + upsells.length === 0
    ? undefined
    : {
        products: Map.groupBy(products, ({ id }) => id),
        upsells: new Map(upsells.map((upsell) => [upsell.id, upsell])),
      };
