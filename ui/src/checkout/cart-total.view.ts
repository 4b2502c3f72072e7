import type { Cart } from '@shop/core/cart/cart';
import { type Cents, subtract, sum } from '@shop/core/money/cents';
import type { Translator } from '../translations/use-translator.ts';

export type Totals = Pick<Cart, 'items' | 'totalPrice' | 'promo'>;

/** Returns the sums of a cart as texts. */
export const cartTotalView = ({ items, totalPrice, promo }: Totals, { t, money }: Pick<Translator, 't' | 'money'>) => {
  const before = sum(items.map(({ price }) => price.amountWithoutDiscount));
  const lines = sum(items.map(({ price }) => price.amount));
  const off = (key: string, text: string, amount: Cents | undefined) => ({
    key,
    isOff: true,
    text,
    amount: amount === undefined ? '' : `−${money(amount)}`,
  });
  const isAmountUnknown = promo !== undefined && promo.amount === undefined;
  const rows = [
    { key: 'regular', isOff: false, text: t('Cart.RegularPrice'), amount: money(before) },
    ...(before === lines ? [] : [off('discount', t('Cart.Discount'), subtract(before, lines))]),
    ...(promo === undefined ? [] : [off('promo', t('Price.promo', { code: promo.code }), promo.amount)]),
  ];
  return {
    /** The sum without discounts and what each takes off, if the provider reports it; empty without a discount. */
    rows: before === totalPrice ? [] : rows,
    total: money(totalPrice),
    saving:
      before > totalPrice && !isAmountUnknown
        ? t('Cart.Savings', { amount: money(subtract(before, totalPrice)) })
        : undefined,
  };
};
