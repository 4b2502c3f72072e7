import type { Language } from '../../languages/language.ts';
import { type CatalogFault, emptyNames, type FaultPath, type Placed, twice, unknownAmong } from './catalog-fault.ts';
import { isTicket, type Named, type SoldProduct, type SoldPromo, type SoldUpsell, type Texts } from './host-catalog.ts';
import { facilityFaults, listsAt, productFaults } from './product-faults.ts';

/** Goods in the order in which somebody wrote them down; ids may still come twice. */
export type ListedGoods = {
  readonly products: readonly SoldProduct[];
  readonly categories: readonly { readonly id: string; readonly texts: Texts<Named> }[];
  readonly upsells: readonly SoldUpsell[];
  readonly promos: readonly { readonly code: string; readonly sold: SoldPromo }[];
};

/** Ids that stand anywhere, also where the rest of an entry cannot be meant. */
export type KnownIds = {
  readonly facilities: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
};

const urlsOf = (product: SoldProduct, path: FaultPath, language: Language): readonly Placed<string>[] => {
  const url = product.texts.get(language)?.url;
  return url === undefined ? [] : [{ path: [...path, 'texts', language, 'url'], value: url }];
};

/** Everything that is wrong with goods as a whole: ids and addresses that come twice, references to what is not there, prices,
 *  seasons and names that do not go together. `known` has every id that may be meant. */
export const catalogFaults = (
  { products, categories, upsells, promos }: ListedGoods,
  known: KnownIds,
): readonly CatalogFault[] => {
  const at = products.map((value, index) => ({ value, path: ['products', index] as const }));
  const ids = <Entry>(name: string, entries: readonly Entry[], idOf: (entry: Entry) => string, member = 'id') =>
    twice(entries.map((entry, index) => ({ path: [name, index, member], value: idOf(entry) })));
  const groups = at.flatMap(({ value, path }) =>
    isTicket(value)
      ? value.priceGroups.map(({ id }, index) => ({ path: [...path, 'priceGroups', index, 'id'], value: id }))
      : [],
  );
  const seasons = at.flatMap(({ value, path }) =>
    isTicket(value)
      ? value.seasons.map(({ id }, index) => ({ path: [...path, 'seasons', index, 'id'], value: id }))
      : [],
  );
  const lists = at.flatMap(({ value, path }) => listsAt(value, path));
  const languages = new Set(products.flatMap(({ texts }) => [...texts.keys()]));
  return [
    ...ids('products', products, ({ id }) => id),
    ...ids('categories', categories, ({ id }) => id),
    ...ids('upsells', upsells, ({ id }) => id),
    ...ids('promos', promos, ({ code }) => code, 'code'),
    ...twice(groups),
    ...twice(seasons),
    ...twice(lists.map(({ path, value }) => ({ path: [...path, 'id'], value: value.id }))),
    ...[...languages].flatMap((language) => twice(at.flatMap(({ value, path }) => urlsOf(value, path, language)))),
    ...at.flatMap(({ value, path }) => productFaults(value, path)),
    ...at.flatMap(({ value, path }) => unknownAmong(value.categories, known.categories, [...path, 'categories'])),
    ...at.flatMap(({ value, path }) => facilityFaults(value, known.facilities, path)),
    ...categories.flatMap(({ texts }, index) => emptyNames(texts, ['categories', index])),
    ...promos.flatMap(({ sold: { validFrom, validUntil, products: lowered = [] } }, index) => [
      ...(validFrom !== undefined && validUntil !== undefined && validUntil < validFrom
        ? [{ path: ['promos', index, 'validUntil'], reason: { kind: 'endsBeforeItBegins' } } as const]
        : []),
      ...unknownAmong(lowered, known.products, ['promos', index, 'products']),
    ]),
    ...upsells.flatMap(({ texts, parents }, index) => [
      ...emptyNames(texts, ['upsells', index]),
      ...unknownAmong(parents, known.products, ['upsells', index, 'parents']),
    ]),
  ];
};
