import { maxPersonsPerCart, maxQuantity, personsInLines } from '@shop/core/availability/capacity';
import type { TicketChoice } from '@shop/core/cart/ticket-selection';
import type { PriceGroup, PriceList } from '@shop/core/catalog/price-list';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import { hasPackages, noPersons, type PersonCounts, visiblePriceLists } from '@shop/core/packages/package-match';
import type { PersonCategories } from '@shop/core/packages/person-categories';
import { linePrice } from '@shop/core/pricing/line-price';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { selectionTotal } from '@shop/core/pricing/selection-total';
import type { TypedQuantities } from './typed-quantities.view.ts';

export type Row = {
  readonly list: PriceList;
  readonly quantity: number;
  readonly max: number;
  /** Price of one piece, with how it came about. */
  readonly unit: LinePrice;
};

export type GroupView = {
  readonly group: PriceGroup;
  /** Present when the group holds packages: how many of whom it is for. */
  readonly counts: PersonCounts | undefined;
  /** True when both counts are given and no package is for exactly these persons. */
  readonly isUnmatched: boolean;
  readonly rows: readonly Row[];
};

export type Chosen = { readonly group: PriceGroup; readonly list: PriceList; readonly price: LinePrice };

export type Quantities = Pick<TypedQuantities, 'quantities' | 'counts'>;

const discounted = (list: PriceList) =>
  list.priceWithDiscount === undefined ? {} : { priceWithDiscount: list.priceWithDiscount };

const hasBoth = ({ adults, children }: PersonCounts): boolean => adults > 0 && children > 0;

/** Why no more fits: the day is nearly full, or the cart holds as many persons as it may. */
const fullness = (ticketsAvailable: number): ShopError =>
  ticketsAvailable <= maxPersonsPerCart
    ? { kind: 'capacityFull', left: ticketsAvailable }
    : { kind: 'cartTooLarge', max: maxPersonsPerCart };

/** Everything that step 2 shows for a quote: rows with their limits, what is chosen, what it costs, what still fits. */
export const selectionView = (quote: TicketQuote, typed: Quantities, categories: PersonCategories) => {
  const rules = { facilityDiscount: quote.facilityDiscount };
  const shown = quote.priceGroups.map((group) => {
    const counts = hasPackages(group) ? (typed.counts[group.id] ?? noPersons) : undefined;
    const lists = visiblePriceLists(group, counts ?? noPersons, categories);
    return { group, counts, lists };
  });
  const wanted = shown.flatMap(({ group, lists }) =>
    lists
      .filter((list) => group.enabled && list.enabled && (typed.quantities[list.id] ?? 0) > 0)
      .map((list) => ({ group, list, kind: list.kind, quantity: typed.quantities[list.id] ?? 0 })),
  );
  const persons = personsInLines(wanted);
  const total = selectionTotal(
    wanted.map(({ list, quantity }) => ({ price: list.price, quantity, ...discounted(list) })),
    rules,
  );
  const room = { left: quote.ticketsAvailable - persons, personsInCart: persons };
  const groups: readonly GroupView[] = shown.map(({ group, counts, lists }) => ({
    group,
    counts,
    isUnmatched: counts !== undefined && hasBoth(counts) && !lists.some((list) => list.kind.type === 'package'),
    rows: lists.map((list) => {
      const quantity = typed.quantities[list.id] ?? 0;
      return {
        list,
        quantity,
        max: maxQuantity({ kind: list.kind, quantity, ...room }),
        unit: linePrice({ ...rules, price: list.price, quantity: 1, ...discounted(list) }),
      };
    }),
  }));
  const choices: readonly TicketChoice[] = wanted.map(({ list, quantity }) => ({ priceList: list, quantity }));
  const chosen: readonly Chosen[] = wanted.flatMap(({ group, list }, at) => {
    const price = total.lines[at];
    return price === undefined ? [] : [{ group, list, price }];
  });
  return {
    groups,
    choices,
    chosen,
    total,
    persons,
    soldOut: quote.ticketsAvailable === 0,
    fullness: fullness(quote.ticketsAvailable),
    limit: persons >= quote.ticketsAvailable ? 'day' : persons >= maxPersonsPerCart ? 'cart' : undefined,
  } as const;
};

export type SelectionView = ReturnType<typeof selectionView>;
