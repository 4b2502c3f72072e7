import type { Cart } from '@shop/core/cart/cart';
import { periodOfLine } from '@shop/core/cart/cart-line';
import { type Cents, subtract, sum, zero } from '@shop/core/money/cents';
import type { BasketPrice } from '@shop/core/pricing/basket-price';
import { amountToPay, type LinePrice, promoShare } from '@shop/core/pricing/price-derivation';

/** How the figures of a cart hang together. */
export type CartSum = {
  readonly linesTotal: Cents;
  readonly promo: Cents;
  readonly total: Cents;
  readonly addsUp: boolean;
};

/** Lines minus promo must be the total; a provider whose figures differ is shown as it is, and as wrong. */
export const cartSum = (cart: Cart): CartSum => {
  const linesTotal = sum(cart.items.map(({ price }) => price.amount));
  const promo = cart.promo?.amount ?? zero;
  return { linesTotal, promo, total: cart.totalPrice, addsUp: subtract(linesTotal, promo) === cart.totalPrice };
};

const priceDocument = (price: LinePrice) => ({
  ...price,
  promoShare: promoShare(price),
  toPay: amountToPay(price),
});

/** The derivation of prices without a shop, in the same units. */
export const basketDocument = ({ lines, total, totalWithoutDiscount }: BasketPrice) => ({
  lines: lines.map(priceDocument),
  total,
  totalWithoutDiscount,
});

/** The derivation of every price for `--json`. Money in whole cents, remainders in hundredths of a cent. */
export const receiptDocument = (cart: Cart | undefined) => {
  if (cart === undefined)
    return { cartId: null, lines: [], linesTotal: 0, promo: null, couponsDisabled: false, total: 0, addsUp: true };
  const { linesTotal, total, addsUp } = cartSum(cart);
  const lines = cart.items.map((line) => ({
    id: line.id,
    kind: line.kind,
    productTitle: line.productTitle,
    priceTitle: line.priceTitle,
    period: periodOfLine(line) ?? null,
    ...priceDocument(line.price),
  }));
  return {
    cartId: cart.id,
    lines,
    linesTotal,
    promo: cart.promo ?? null,
    couponsDisabled: cart.couponsDisabled,
    total,
    addsUp,
  };
};
