import { isBoundToDay } from '../../catalog/product-type.ts';
import { defaultLanguage, type Language } from '../../languages/language.ts';
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
} from './seller-catalog.ts';

/** Maximum number of ids in a message. */
export const maxNamedIds = 100;

export type FaultReason =
  | { readonly kind: 'usedTwice'; readonly value: string }
  | { readonly kind: 'unknown'; readonly value: string; readonly known: readonly string[] }
  | { readonly kind: 'emptyName' }
  | { readonly kind: 'discountNotBelowPrice' }
  | { readonly kind: 'endsBeforeItBegins' }
  | { readonly kind: 'looksLikeDay' }
  | { readonly kind: 'needsSeasons' }
  | { readonly kind: 'needsNoSeasons' }
  | { readonly kind: 'visitsWithoutSeasons' }
  | { readonly kind: 'needsPriceLists' }
  | { readonly kind: 'needsOnePriceList' };

/** The location of a fault: list, index and member names from the root. */
export type FaultPath = readonly (string | number)[];

/** A fault in one entry, or between two entries, whose values are valid by themselves. */
export type CatalogFault = { readonly path: FaultPath; readonly reason: FaultReason };

export type Placed<Value> = { readonly path: FaultPath; readonly value: Value };

/** Returns the fault when `isWrong`, otherwise an empty list. */
const faultIf = (isWrong: boolean, path: FaultPath, reason: FaultReason): readonly CatalogFault[] =>
  isWrong ? [{ path, reason }] : [];

/** Returns a fault when an id is not among the known ones. */
const unknownId = (value: string, known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] =>
  known.has(value) ? [] : [{ path, reason: { kind: 'unknown', value, known: someOf(known) } }];

/** Returns a fault for each value that occurs again. */
export const duplicates = (placed: readonly Placed<string>[]): readonly CatalogFault[] => {
  const seen = new Set<string>();
  return placed.flatMap(({ path, value }) => {
    const isKnown = seen.has(value);
    seen.add(value);
    return faultIf(isKnown, path, { kind: 'usedTwice', value });
  });
};

/** Returns a fault when the name in the default language, the fallback of all others, is missing. */
const emptyNames = (texts: Texts<Named>, path: FaultPath): readonly CatalogFault[] =>
  faultIf((texts.get(defaultLanguage)?.name ?? '').trim() === '', [...path, 'texts', defaultLanguage, 'name'], {
    kind: 'emptyName',
  });

const someOf = (known: ReadonlySet<string>): readonly string[] => {
  const some: string[] = [];
  for (const id of known) if (some.push(id) > maxNamedIds) break;
  return some;
};

/** Returns a fault for each id that is not among the known ones. */
const unknownAmong = (ids: readonly string[], known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] =>
  ids.flatMap((value, index) => unknownId(value, known, [...path, index]));

type PlacedList = Placed<SoldPriceList>;

/** Returns the price lists of a product with their paths. */
export const listsAt = (product: SoldProduct, path: FaultPath): readonly PlacedList[] => {
  const stands = isTicket(product)
    ? product.priceGroups.map(({ priceLists }, group) => ({ priceLists, at: [...path, 'priceGroups', group] }))
    : [{ priceLists: product.priceLists, at: path }];
  return stands.flatMap(({ priceLists, at }) =>
    priceLists.map((value, index) => ({ path: [...at, 'priceLists', index], value })),
  );
};

const listFaults = ({ path, value }: PlacedList): readonly CatalogFault[] => {
  const { texts, price, priceWithDiscount, kind } = value;
  const items = kind.type === 'package' ? kind.items : [];
  return [
    ...emptyNames(texts, path),
    // A discounted price that is not lower would be ignored without notice.
    ...faultIf(priceWithDiscount !== undefined && priceWithDiscount >= price, [...path, 'priceWithDiscount'], {
      kind: 'discountNotBelowPrice',
    }),
    ...duplicates(items.map(({ categoryId }, index) => ({ path: [...path, 'package', index], value: categoryId }))),
  ];
};

/** A season's id must not look like a day, because only the form distinguishes the two. */
const looksLikeDay = (id: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(id);

const seasonFaults = ({ seasons }: SoldTicket, path: FaultPath): readonly CatalogFault[] =>
  seasons.flatMap(({ id, firstDay, lastDay, texts }, index): readonly CatalogFault[] => {
    const at = [...path, 'seasons', index];
    return [
      ...emptyNames(texts, at),
      ...faultIf(looksLikeDay(id), [...at, 'id'], { kind: 'looksLikeDay' }),
      ...faultIf(lastDay < firstDay, [...at, 'lastDay'], { kind: 'endsBeforeItBegins' }),
    ];
  });

const ticketFaults = (ticket: SoldTicket, path: FaultPath): readonly CatalogFault[] => {
  const isForDay = isBoundToDay(ticket.type);
  const groups = new Set<string>(ticket.priceGroups.map(({ priceGroupId }) => priceGroupId));
  const seasons = ticket.seasons.length;
  return [
    ...faultIf(isForDay && seasons > 0, [...path, 'seasons'], { kind: 'needsNoSeasons' }),
    ...faultIf(!isForDay && seasons === 0, path, { kind: 'needsSeasons' }),
    ...seasonFaults(ticket, path),
    ...ticket.priceGroups.flatMap(({ texts, sameStayAs }, index) => {
      const at = [...path, 'priceGroups', index];
      const stay = sameStayAs === undefined ? [] : unknownId(sameStayAs, groups, [...at, 'sameStayAs']);
      return [...emptyNames(texts, at), ...stay];
    }),
  ];
};

/** Returns a fault for each number of visits or persons a day outside a season ticket: all other tickets admit once. */
const visitFaults = (product: SoldProduct, path: FaultPath): readonly CatalogFault[] =>
  isTicket(product) && !isBoundToDay(product.type)
    ? []
    : listsAt(product, path).flatMap(({ path: at, value: { visits, personsADay } }) => [
        ...faultIf(visits !== undefined, [...at, 'visits'], { kind: 'visitsWithoutSeasons' }),
        ...faultIf(personsADay !== undefined, [...at, 'personsADay'], { kind: 'visitsWithoutSeasons' }),
      ]);

const productFaults = (product: SoldProduct, path: FaultPath): readonly CatalogFault[] => {
  const lists = priceListsOf(product).length;
  const isValueCard = !isTicket(product) && product.isValueCard;
  return [
    ...emptyNames(product.texts, path),
    ...faultIf(lists === 0, path, { kind: 'needsPriceLists' }),
    ...faultIf(isValueCard && lists > 1, [...path, 'priceLists'], { kind: 'needsOnePriceList' }),
    ...listsAt(product, path).flatMap(listFaults),
    ...visitFaults(product, path),
    ...(isTicket(product) ? ticketFaults(product, path) : []),
  ];
};

/** Returns a fault when a day ticket names an unknown facility: the places of a day are counted by facility. */
const facilityFaults = (product: SoldProduct, known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] =>
  isTicket(product) && isBoundToDay(product.type) ? unknownId(product.facilityId, known, [...path, 'facility']) : [];

type GoodsLists = {
  readonly products: readonly SoldProduct[];
  readonly categories: readonly { readonly id: string; readonly texts: Texts<Named> }[];
  readonly upsells: readonly SoldUpsell[];
  readonly promos: readonly { readonly code: string; readonly sold: SoldPromo }[];
};

/** All ids in the catalog, including those of entries with other faults. */
export type KnownIds = {
  readonly facilities: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
};

const urlsOf = (product: SoldProduct, path: FaultPath, language: Language): readonly Placed<string>[] => {
  const url = product.texts.get(language)?.url;
  return url === undefined ? [] : [{ path: [...path, 'texts', language, 'url'], value: url }];
};

const idsAt = (path: FaultPath, entries: readonly { readonly id: string }[]): readonly Placed<string>[] =>
  entries.map(({ id }, index) => ({ path: [...path, index, 'id'], value: id }));

/** Returns all faults of the goods as a whole; the form of each value must have been checked before. `known`: every id
 *  that may be referred to. */
export const catalogFaults = (
  { products, categories, upsells, promos }: GoodsLists,
  known: KnownIds,
): readonly CatalogFault[] => {
  const at = products.map((value, index) => ({ value, path: ['products', index] as const }));
  const tickets = at.flatMap(({ value, path }) => (isTicket(value) ? [{ value, path }] : []));
  const lists = at.flatMap(({ value, path }) => listsAt(value, path));
  const languages = new Set(products.flatMap(({ texts }) => [...texts.keys()]));
  return [
    ...duplicates(idsAt(['products'], products)),
    ...duplicates(idsAt(['categories'], categories)),
    ...duplicates(idsAt(['upsells'], upsells)),
    ...duplicates(promos.map(({ code }, index) => ({ path: ['promos', index, 'code'], value: code }))),
    ...duplicates(
      tickets.flatMap(({ value, path }) =>
        value.priceGroups.map(({ priceGroupId }, index) => ({
          path: [...path, 'priceGroups', index, 'id'],
          value: priceGroupId,
        })),
      ),
    ),
    ...duplicates(tickets.flatMap(({ value, path }) => idsAt([...path, 'seasons'], value.seasons))),
    ...duplicates(lists.map(({ path, value }) => ({ path: [...path, 'id'], value: value.priceListId }))),
    ...[...languages].flatMap((language) => duplicates(at.flatMap(({ value, path }) => urlsOf(value, path, language)))),
    ...at.flatMap(({ value, path }) => productFaults(value, path)),
    ...at.flatMap(({ value, path }) => unknownAmong(value.categories, known.categories, [...path, 'categories'])),
    ...at.flatMap(({ value, path }) => facilityFaults(value, known.facilities, path)),
    ...categories.flatMap(({ texts }, index) => emptyNames(texts, ['categories', index])),
    ...promos.flatMap(({ sold: { validFrom, validUntil, products: lowered = [] } }, index) => {
      const isEndless = validFrom === undefined || validUntil === undefined;
      return [
        ...faultIf(!isEndless && validUntil < validFrom, ['promos', index, 'validUntil'], {
          kind: 'endsBeforeItBegins',
        }),
        ...unknownAmong(lowered, known.products, ['promos', index, 'products']),
      ];
    }),
    ...upsells.flatMap(({ texts, parents }, index) => [
      ...emptyNames(texts, ['upsells', index]),
      ...unknownAmong(parents, known.products, ['upsells', index, 'parents']),
    ]),
  ];
};
