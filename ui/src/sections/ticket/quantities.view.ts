import type { ChosenTicket } from '@shop/core/cart/orders';
import {
  beyondLimit,
  type OfferedGroup,
  type OfferedPriceList,
  type TicketOffer,
  ticketOffer,
} from '@shop/core/cart/ticket-offer';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { saleEnd, ticketTitle } from '@shop/core/catalog/price-list';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { ShopError } from '@shop/core/errors/shop-error';
import { hasPackages, noPersons, type PersonCounts, visiblePriceLists } from '@shop/core/packages/package-match';
import { linePrice } from '@shop/core/pricing/line-price';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { selectionTotal } from '@shop/core/pricing/selection-total';
import { type PricedLine, pricedLine } from '../../kit/line-list.tsx';
import type { Translator } from '../../translations/use-translator.ts';
import type { TypedQuantities } from './typed-quantities.ts';

/** A price list in step 2; `limit` is `undefined` when it is not on sale. */
export type Row = {
  readonly list: OfferedPriceList;
  readonly quantity: number;
  /** Whether a mix chose the price list. */
  readonly isAdvised: boolean;
  /** Price of one piece, with its price steps. */
  readonly unit: LinePrice;
  readonly limit: { readonly max: number; readonly isReached: boolean; readonly beyond: ShopError } | undefined;
};

export type GroupView = {
  readonly group: OfferedGroup;
  /** The numbers of persons; `undefined` if the group has no packages. */
  readonly counts: PersonCounts | undefined;
  /** True when there are adults and children, and no package is for exactly these persons. */
  readonly isUnmatched: boolean;
  readonly rows: readonly Row[];
};

export type Chosen = { readonly group: OfferedGroup; readonly list: OfferedPriceList; readonly price: LinePrice };

const hasBoth = ({ adults, children }: PersonCounts): boolean => adults > 0 && children > 0;

const isAdvised = ({ priceListId }: OfferedPriceList, { advised = [] }: TypedQuantities): boolean =>
  advised.includes(priceListId);

/** Returns the groups of an offer with the price lists that are visible for the typed numbers of persons or that a mix
 *  chose. */
const visibleGroups = (offer: TicketOffer, typed: TypedQuantities, categories: PersonCategories) =>
  offer.priceGroups.map((group) => {
    const counts = hasPackages(group) ? (typed.counts[group.priceGroupId] ?? noPersons) : undefined;
    const visible = visiblePriceLists(group, counts ?? noPersons, categories);
    const lists = group.priceLists.filter((list) => visible.includes(list) || isAdvised(list, typed));
    return { group, counts, visible, lists };
  });

/** Returns the visible price lists with a quantity that are on sale or sold out. */
const chosenOf = (groups: ReturnType<typeof visibleGroups>, typed: TypedQuantities) =>
  groups.flatMap(({ group, lists }) =>
    lists
      .filter(({ sale }) => sale.type === 'onSale' || sale.reason === 'noPlaces')
      .map((list) => ({ group, list, quantity: typed.quantities[list.priceListId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
  );

const limitOf = ({ sale }: OfferedPriceList, quantity: number, offer: TicketOffer): Row['limit'] => {
  if (sale.type === 'notOnSale') return undefined;
  // A quantity typed for another day stays until the visitor lowers it.
  const max = Math.max(sale.maxQuantity, quantity);
  return { max, isReached: quantity >= sale.maxQuantity, beyond: beyondLimit(sale.limitedBy, offer) };
};

/** Returns everything that step 2 shows for a quote: rows with their limits, the choices, their sum, the remaining
 *  room. */
export const selectionView = (quote: TicketQuote, typed: TypedQuantities, categories: PersonCategories) => {
  const rules = quote.conditions;
  const selected = chosenOf(visibleGroups(ticketOffer(quote), typed, categories), typed);
  const choices: readonly ChosenTicket[] = selected.map(({ list, quantity }) => ({
    priceListId: list.priceListId,
    quantity,
  }));
  const offer = ticketOffer(quote, choices);
  const total = selectionTotal(
    selected.map(({ list: { price, priceWithDiscount }, quantity }) => ({ price, priceWithDiscount, quantity })),
    rules,
  );
  const groups = visibleGroups(offer, typed, categories).map(
    ({ group, counts, visible, lists }): GroupView => ({
      group,
      counts,
      isUnmatched: counts !== undefined && hasBoth(counts) && !visible.some((list) => list.kind.type === 'package'),
      rows: lists.map((list) => {
        const quantity = typed.quantities[list.priceListId] ?? 0;
        const { price, priceWithDiscount } = list;
        const unit = linePrice({ ...rules, price, priceWithDiscount, quantity: 1 });
        const limit = limitOf(list, quantity, offer);
        return { list, quantity, unit, limit, isAdvised: isAdvised(list, typed) };
      }),
    }),
  );
  const chosen: readonly Chosen[] = selected.flatMap(({ group, list }, at) => {
    const price = total.lines[at];
    return price === undefined ? [] : [{ group, list, price }];
  });
  return {
    offer,
    groups,
    choices,
    chosen,
    total,
    soldOut: quote.ticketsAvailable === 0,
    /** When the sale for today ended; `undefined` while it continues. */
    endedAt: saleEnd(quote.priceGroups),
    limit: offer.room.persons <= 0 ? offer.room.limitedBy : undefined,
  } as const;
};

export type SelectionView = ReturnType<typeof selectionView>;

/** Returns the choices as priced lines of text. */
export const chosenLines = (chosen: readonly Chosen[], words: Pick<Translator, 't' | 'money'>): readonly PricedLine[] =>
  chosen.map(({ group, list, price }) =>
    pricedLine(list.priceListId, ticketTitle(group.name, list.name), price, words),
  );
