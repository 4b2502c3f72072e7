import { type PriceRow, priceRows } from '@shop/core/papers/price-rows';
import { amountToPay, type LinePrice } from '@shop/core/pricing/price-derivation';
import type { Translator } from '../translations/use-translator.ts';

/** Returns whether a discount or promo code changed a price, so that its steps are worth showing. */
export const isChanged = (price: LinePrice): boolean => amountToPay(price) !== price.amountWithoutDiscount;

/** Returns the steps of a line's price; the last row is what the line costs. */
export const priceDetailRows = (price: LinePrice, words: Pick<Translator, 't' | 'money'>): readonly PriceRow[] => {
  const rows = priceRows(price, words);
  const result = words.money(amountToPay(price));
  const last = rows.at(-1);
  if (last?.look === 'sum' && last.amount === result) return rows;
  return [...rows, { key: 'result', look: 'sum', text: words.t('Cart.Total'), amount: result }];
};
