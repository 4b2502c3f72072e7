import type { TraceLine } from './capsule.ts';
import type { StoredWorld, WorldScope } from './capsule-world.ts';
import { codePseudonym, leavesOf } from './redaction.ts';

/** Lists and pages name products without a use of them. */
const isUse = ({ call }: TraceLine): boolean => call !== 'listProducts' && call !== 'loadPage';

/** Product details list days without a choice of them. */
const isChoice = (line: TraceLine): boolean => isUse(line) && line.call !== 'showProduct';

const textsIn = (lines: readonly TraceLine[], ...names: readonly string[]): readonly string[] => [
  ...new Set(
    leavesOf(lines.map(({ request, answer }) => [request, answer])).flatMap(({ name, value }) =>
      typeof value === 'string' && value !== '' && names.includes(name) ? [value] : [],
    ),
  ),
];

/** The part of a shop's world that recorded calls touch; the cart is the last one that they name. */
export const worldScope = (lines: readonly TraceLine[]): WorldScope => {
  const chosen = lines.filter(isChoice);
  return {
    cartId: textsIn(lines, 'cartId', 'CartId').at(-1),
    periods: textsIn(chosen, 'Date', 'Dates', 'date', 'SeasonId', 'seasonId'),
    codes: textsIn(chosen, 'PromoCode', 'code'),
  };
};

const pseudonymised = <Entry extends { readonly code: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, code: codePseudonym(entry.code) }));

/** The world of a capsule: products that its calls used with facilities, categories and upsells, and codes as
 *  pseudonyms. */
export const usedWorld = (world: StoredWorld, lines: readonly TraceLine[]): StoredWorld => {
  const named = new Set(textsIn(lines.filter(isUse), 'id', 'Id', 'ProductId', 'productId', 'upsellId'));
  const { products, facilities, categories, upsells, promoCodes } = world.catalog;
  const used = products.filter(({ id }) => named.has(id));
  const usedFacilities = new Set(used.map(({ id, facility }) => facility ?? id));
  const catalog = {
    facilities: facilities.filter(({ id }) => usedFacilities.has(id)),
    categories: categories.filter(({ id }) => used.some((product) => product.categories?.includes(id))),
    products: used,
    upsells: upsells.filter(({ id }) => named.has(id)),
    promoCodes: pseudonymised(promoCodes),
  };
  const places = world.places.filter(({ facility }) => usedFacilities.has(facility));
  return { ...world, catalog, places, codes: pseudonymised(world.codes) };
};
