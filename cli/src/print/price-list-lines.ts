import type { Sale } from '@shop/core/cart/ticket-offer';
import { pieceCost } from '@shop/core/catalog/from-price';
import { type PriceList, personsOf } from '@shop/core/catalog/price-list';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import type { PriceConditions } from '@shop/core/pricing/price-conditions';
import { type Line, left, right, span, table } from '../text/line.ts';

const columns = [...left('id', 'ticket'), ...right('persons', 'price', 'discounted', 'to pay'), ...left('')];

/** Returns how many pieces of a price list can be bought, or why none can. */
export const saleText = (sale: Sale): string => {
  if (sale.type === 'onSale') return `up to ${sale.maxQuantity}`;
  return sale.reason === 'noPlaces' ? 'sold out' : 'not on sale';
};

type Offered = Omit<PriceList, 'enabled'> & { readonly sale: Sale };

/** Returns price lists, one per line; `to pay` is the price of one piece under these conditions, with discounts. */
export const priceListLines = (
  lists: readonly Offered[],
  conditions: PriceConditions,
  language: Language,
): readonly Line[] =>
  table(
    columns,
    lists.map((list) => [
      span(providersId(list.priceListId), 'quiet'),
      list.name,
      String(personsOf(list.kind)),
      euroText(list.price, language),
      list.priceWithDiscount === undefined ? '' : euroText(list.priceWithDiscount, language),
      span(euroText(pieceCost(list, conditions), language), 'strong'),
      span(saleText(list.sale), list.sale.type === 'onSale' ? 'quiet' : 'bad'),
    ]),
    '  ',
  );
