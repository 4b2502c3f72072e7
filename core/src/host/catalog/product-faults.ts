import { isBoundToDay } from '../../catalog/product-type.ts';
import { type CatalogFault, emptyNames, type FaultPath, type Placed, someOf, twice } from './catalog-fault.ts';
import { isTicket, priceListsOf, type SoldPriceList, type SoldProduct, type SoldTicket } from './host-catalog.ts';

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
