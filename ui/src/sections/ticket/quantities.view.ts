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

/** A selectable price list shows its limit; another one only why not. */
export type Row = {
  readonly list: OfferedPriceList;
  readonly quantity: number;
  /** Whether it shows because the adviser put it there. */
  readonly isAdvised: boolean;
  /** Price of one piece, with how it came about. */
  readonly unit: LinePrice;
  readonly limit: { readonly max: number; readonly isReached: boolean; readonly beyond: ShopError } | undefined;
};

export type GroupView = {
  readonly group: OfferedGroup;
  /** Present if the group holds packages: its person counts. */
  readonly counts: PersonCounts | undefined;
  /** True when both counts are given and no package is for exactly these persons. */
  readonly isUnmatched: boolean;
  readonly rows: readonly Row[];
};

export type Chosen = { readonly group: OfferedGroup; readonly list: OfferedPriceList; readonly price: LinePrice };

const hasBoth = ({ adults, children }: PersonCounts): boolean => adults > 0 && children > 0;

const isAdvised = ({ priceListId }: OfferedPriceList, { advised = [] }: TypedQuantities): boolean =>
  advised.includes(priceListId);

/** Each group of an offer with the price lists that the typed numbers of persons let show. */
const shownGroups = (offer: TicketOffer, typed: TypedQuantities, categories: PersonCategories) =>
  offer.priceGroups.map((group) => {
    const counts = hasPackages(group) ? (typed.counts[group.priceGroupId] ?? noPersons) : undefined;
    const visible = visiblePriceLists(group, counts ?? noPersons, categories);
    const lists = group.priceLists.filter((list) => visible.includes(list) || isAdvised(list, typed));
    return { group, counts, visible, lists };
  });

/** What is shown, can be had and has a quantity. */
const chosenOf = (shown: ReturnType<typeof shownGroups>, typed: TypedQuantities) =>
  shown.flatMap(({ group, lists }) =>
    lists
      .filter(({ sale }) => sale.type === 'onSale' || sale.reason === 'noPlaces')
      .map((list) => ({ group, list, quantity: typed.quantities[list.priceListId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
  );

const limitOf = ({ sale }: OfferedPriceList, quantity: number, offer: TicketOffer): Row['limit'] => {
  if (sale.type === 'notOnSale') return undefined;
  // What was typed for another day stays until the visitor takes it back.
  const max = Math.max(sale.maxQuantity, quantity);
  return { max, isReached: quantity >= sale.maxQuantity, beyond: beyondLimit(sale.limitedBy, offer) };
};

/** Everything that step 2 shows for a quote: rows with their limits, what is chosen, what it costs, what still fits. */
export const selectionView = (quote: TicketQuote, typed: TypedQuantities, categories: PersonCategories) => {
  const rules = quote.conditions;
  const wanted = chosenOf(shownGroups(ticketOffer(quote), typed, categories), typed);
  const choices: readonly ChosenTicket[] = wanted.map(({ list, quantity }) => ({
    priceListId: list.priceListId,
    quantity,
  }));
  const offer = ticketOffer(quote, choices);
  const total = selectionTotal(
    wanted.map(({ list: { price, priceWithDiscount }, quantity }) => ({ price, priceWithDiscount, quantity })),
    rules,
  );
  const groups = shownGroups(offer, typed, categories).map(
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
  const chosen: readonly Chosen[] = wanted.flatMap(({ group, list }, at) => {
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
    /** When the sale for today ended, once it has. */
    endedAt: saleEnd(quote.priceGroups),
    limit: offer.room.persons <= 0 ? offer.room.limitedBy : undefined,
  } as const;
};

export type SelectionView = ReturnType<typeof selectionView>;

/** What was chosen, in words. */
export const chosenLines = (chosen: readonly Chosen[], words: Pick<Translator, 't' | 'money'>): readonly PricedLine[] =>
  chosen.map(({ group, list, price }) =>
    pricedLine(list.priceListId, ticketTitle(group.name, list.name), price, words),
  );
