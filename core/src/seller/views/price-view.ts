import type { Result } from 'neverthrow';
import { type PriceGroup, type PriceList, saleEnd } from '../../catalog/price-list.ts';
import type { TicketPeriod, TicketQuote } from '../../catalog/ticket.ts';
import type { ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { personsOfLines, type SellerCart } from '../cart/seller-cart.ts';
import { groupSale, listsFor } from '../catalog/periods-on-sale.ts';
import { nameIn, type SoldPriceGroup, type SoldPriceList, textIn } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { type Stock, type TicketRefusal, ticketWithPlaces } from '../places/places-on-sale.ts';

/** Returns the view of a price list. */
export const priceListView = ({ texts, days: _, ...list }: SoldPriceList, language: Language): PriceList => ({
  ...list,
  name: nameIn(texts, language),
});

/** Returns the view of a price group for a day or season; an empty list when it has no texts in the language. */
const priceGroupView = (
  group: SoldPriceGroup,
  language: Language,
  period: TicketPeriod,
  at: DecisionTime,
): readonly PriceGroup[] => {
  const { texts, weekdays: _, holidays: __, until, ...rest } = group;
  const text = textIn(texts, language);
  if (text === undefined) return [];
  const priceLists = listsFor(group, period).map((list) => priceListView(list, language));
  const sale = groupSale(group, period, at);
  return [{ ...rest, ...text, enabled: sale === 'onSale', endedAt: sale === 'ended' ? until : undefined, priceLists }];
};

type QuoteQuestion = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period?: TicketPeriod | undefined;
};

/** Returns price groups, free places and the persons in the visitor's cart; no free places when the sale for today has
 *  ended. Errors: those of `ticketWithPlaces`. */
export const quoteView = (
  stock: Stock & { readonly cart: SellerCart | undefined },
  { language, ...wanted }: QuoteQuestion,
  at: DecisionTime,
): Result<TicketQuote, TicketRefusal> =>
  ticketWithPlaces(stock, wanted, at.today).map(({ ticket, period, places }) => {
    const priceGroups = ticket.priceGroups.flatMap((group) => priceGroupView(group, language, period, at));
    const hasEnded = saleEnd(priceGroups) !== undefined;
    return {
      ticketsAvailable: hasEnded ? 0 : Math.max(places.left, 0),
      conditions: places.conditions,
      personsInCart: personsOfLines(stock.cart?.lines ?? []),
      priceGroups,
    };
  });
