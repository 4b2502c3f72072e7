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
} from './host-catalog.ts';

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

export type FaultReason =
  | { readonly kind: 'usedTwice'; readonly value: string }
  | { readonly kind: 'unknown'; readonly value: string; readonly known: readonly string[] }
  | { readonly kind: 'emptyName' }
  | { readonly kind: 'discountNotBelowPrice' }
  | { readonly kind: 'endsBeforeItBegins' }
  | { readonly kind: 'looksLikeDay' }
  | { readonly kind: 'needsSeasons' }
  | { readonly kind: 'needsNoSeasons' }
  | { readonly kind: 'needsPriceLists' }
  | { readonly kind: 'needsOnePriceList' };

/** Where something is wrong: list, index and members down to it. */
export type FaultPath = readonly (string | number)[];

/** What one entry, or two together, get wrong although each value is allowed by itself. */
export type CatalogFault = { readonly path: FaultPath; readonly reason: FaultReason };

type Placed<Value> = { readonly path: FaultPath; readonly value: Value };

const twice = (placed: readonly Placed<string>[]): readonly CatalogFault[] => {
  const seen = new Set<string>();
  return placed.flatMap(({ path, value }) => {
    const isKnown = seen.has(value);
    seen.add(value);
    return isKnown ? [{ path, reason: { kind: 'usedTwice', value } as const }] : [];
  });
};

type PlacedList = Placed<SoldPriceList>;

const listsAt = (product: SoldProduct, path: FaultPath): readonly PlacedList[] =>
  isTicket(product)
    ? product.priceGroups.flatMap(({ priceLists }, group) =>
        priceLists.map((value, index) => ({
          path: [...path, 'priceGroups', group, 'priceLists', index],
          value,
        })),
      )
    : product.priceLists.map((value, index) => ({ path: [...path, 'priceLists', index], value }));

const emptyNames = (texts: Texts<Named>, path: FaultPath): readonly CatalogFault[] =>
  (texts.get(defaultLanguage)?.name ?? '').trim() === ''
    ? [{ path: [...path, 'texts', defaultLanguage, 'name'], reason: { kind: 'emptyName' } }]
    : [];

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
  const groups = ticket.priceGroups.map(({ id }) => id);
  const seasons = ticket.seasons.length;
  return [
    ...(isForDay && seasons > 0 ? [{ path: [...path, 'seasons'], reason: { kind: 'needsNoSeasons' } } as const] : []),
    ...(!isForDay && seasons === 0 ? [{ path, reason: { kind: 'needsSeasons' } } as const] : []),
    ...seasonFaults(ticket, path),
    ...ticket.priceGroups.flatMap(({ texts, sameStayAs }, index) => {
      const at = [...path, 'priceGroups', index];
      const isUnknown = sameStayAs !== undefined && !groups.includes(sameStayAs);
      const reason = isUnknown ? ({ kind: 'unknown', value: sameStayAs, known: groups } as const) : undefined;
      return [...emptyNames(texts, at), ...(reason === undefined ? [] : [{ path: [...at, 'sameStayAs'], reason }])];
    }),
  ];
};

const productFaults = (product: SoldProduct, path: FaultPath): readonly CatalogFault[] => {
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

const unknownAmong = (ids: readonly string[], known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] =>
  ids.flatMap((value, index) =>
    known.has(value)
      ? []
      : [{ path: [...path, index], reason: { kind: 'unknown', value, known: [...known] } as const }],
  );

/** Places of a day are its facility's, so that one has to say how many. */
const facilityFaults = (product: SoldProduct, known: ReadonlySet<string>, path: FaultPath): readonly CatalogFault[] => {
  const isForDay = isTicket(product) && isBoundToDay(product.type);
  if (!isForDay || known.has(product.facilityId)) return [];
  return [{ path: [...path, 'facility'], reason: { kind: 'unknown', value: product.facilityId, known: [...known] } }];
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
