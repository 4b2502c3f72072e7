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

/** What is written on a receipt. */
export type ReceiptParts = Pick<Cart, 'items' | 'promo' | 'couponsDisabled' | 'totalPrice'>;

/** Lines minus promo must be the total; a provider whose figures differ is shown as it is, and as wrong. */
export const cartSum = (cart: ReceiptParts): CartSum => {
  const linesTotal = sum(cart.items.map(({ price }) => price.amount));
  const promo = cart.promo?.amount ?? zero;
  return { linesTotal, promo, total: cart.totalPrice, addsUp: subtract(linesTotal, promo) === cart.totalPrice };
};

/** A price with its derivation, and what is to pay for it. */
export const derivedPrice = (price: LinePrice) => ({
  ...price,
  promoShare: promoShare(price),
  toPay: amountToPay(price),
});

/** The derivation of prices without a shop, in the same units. */
export const basketDocument = ({ lines, total, totalWithoutDiscount }: BasketPrice) => ({
  lines: lines.map(derivedPrice),
  total,
  totalWithoutDiscount,
});

/** How every price came about, for `--json`. Money in whole cents, remainders in hundredths of a cent. */
export const derivationDocument = (parts: ReceiptParts) => {
  const { linesTotal, total, addsUp } = cartSum(parts);
  const lines = parts.items.map((line) => ({
    id: line.id,
    kind: line.kind,
    productTitle: line.productTitle,
    priceTitle: line.priceTitle,
    period: periodOfLine(line) ?? null,
    ...derivedPrice(line.price),
  }));
  return { lines, linesTotal, promo: parts.promo ?? null, couponsDisabled: parts.couponsDisabled, total, addsUp };
};
