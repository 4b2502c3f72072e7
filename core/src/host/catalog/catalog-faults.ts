import { isBoundToDay } from '../../catalog/product-type.ts';
import type { Language } from '../../languages/language.ts';
import {
  type CatalogFault,
  emptyNames,
  type FaultPath,
  type Placed,
  someOf,
  twice,
  unknownAmong,
} from './catalog-fault.ts';
import {
  isTicket,
  type Named,
  priceListsOf,
  type SoldPriceList,
  type SoldProduct,
  type SoldPromo,
  type SoldTicket,
  type SoldUpsell,
  type Texts,
} from './host-catalog.ts';

type PlacedList = Placed<SoldPriceList>;

/** The price lists of a product with the places where they stand. */
export const listsAt = (product: SoldProduct, path: FaultPath): readonly PlacedList[] =>
  isTicket(product)
    ? product.priceGroups.flatMap(({ priceLists }, group) =>
        priceLists.map((value, index) => ({
          path: [...path, 'priceGroups', group, 'priceLists', index],
          value,
        })),
      )
    : product.priceLists.map((value, index) => ({ path: [...path, 'priceLists', index], value }));

const listFaults = ({ path, value }: PlacedList): readonly CatalogFault[] => {
  const { price, priceWithDiscount, kind } = value;
  const items = kind.type === 'package' ? kind.items : [];
  return [
    ...emptyNames(value.texts, path),
    // A discount that is none would be left out in silence (D-NO-RAISE).
    ...(priceWithDiscount !== undefined && priceWithDiscount >= price
      ? [{ path: [...path, 'priceWithDiscount'], reason: { kind: 'discountNotBelowPrice' } } as const]
      : []),
    ...twice(items.map(({ categoryId }, index) => ({ path: [...path, 'package', index], value: categoryId }))),
  ];
};

/** Season ids are told from days by their look alone. */
const looksLikeDay = (id: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(id);

const seasonFaults = ({ seasons }: SoldTicket, path: FaultPath): readonly CatalogFault[] =>
  seasons.flatMap(({ id, firstDay, lastDay, texts }, index): readonly CatalogFault[] => {
    const at = [...path, 'seasons', index];
    return [
      ...emptyNames(texts, at),
      ...(looksLikeDay(id) ? [{ path: [...at, 'id'], reason: { kind: 'looksLikeDay' } } as const] : []),
      ...(lastDay < firstDay ? [{ path: [...at, 'lastDay'], reason: { kind: 'endsBeforeItBegins' } } as const] : []),
    ];
  });

const ticketFaults = (ticket: SoldTicket, path: FaultPath): readonly CatalogFault[] => {
  const isForDay = isBoundToDay(ticket.type);
  const groups = new Set<string>(ticket.priceGroups.map(({ id }) => id));
  const seasons = ticket.seasons.length;
  return [
    ...(isForDay && seasons > 0 ? [{ path: [...path, 'seasons'], reason: { kind: 'needsNoSeasons' } } as const] : []),
    ...(!isForDay && seasons === 0 ? [{ path, reason: { kind: 'needsSeasons' } } as const] : []),
    ...seasonFaults(ticket, path),
    ...ticket.priceGroups.flatMap(({ texts, sameStayAs }, index) => {
      const at = [...path, 'priceGroups', index];
      const isUnknown = sameStayAs !== undefined && !groups.has(sameStayAs);
      const reason = isUnknown ? ({ kind: 'unknown', value: sameStayAs, known: someOf(groups) } as const) : undefined;
      return [...emptyNames(texts, at), ...(reason === undefined ? [] : [{ path: [...at, 'sameStayAs'], reason }])];
    }),
  ];
};

/** What a product gets wrong by itself: names, price lists, seasons. */
export const productFaults = (product: SoldProduct, path: FaultPath): readonly CatalogFault[] => {
  const lists = priceListsOf(product).length;
  const isValueCard = !isTicket(product) && product.isValueCard;
  return [
    ...emptyNames(product.texts, path),
    ...(lists === 0 ? [{ path, reason: { kind: 'needsPriceLists' } } as const] : []),
    ...(isValueCard && lists > 1
      ? [{ path: [...path, 'priceLists'], reason: { kind: 'needsOnePriceList' } } as const]
      : []),
    ...listsAt(product, path).flatMap(listFaults),
    ...(isTicket(product) ? ticketFaults(product, path) : []),
  ];
};

/** Places of a day are its facility's, so that one has to say how many. */
export const facilityFaults = (
  product: SoldProduct,
  known: ReadonlySet<string>,
  path: FaultPath,
): readonly CatalogFault[] => {
  const isForDay = isTicket(product) && isBoundToDay(product.type);
  if (!isForDay || known.has(product.facilityId)) return [];
  return [
    { path: [...path, 'facility'], reason: { kind: 'unknown', value: product.facilityId, known: someOf(known) } },
  ];
};

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
