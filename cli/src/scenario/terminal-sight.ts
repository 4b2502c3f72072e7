import type { Cart } from '@shop/core/cart/cart';
import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { orderText } from '@shop/core/checkout/order-texts';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import { cents } from '@shop/core/money/cents';
import type { SeenCart, SeenLine, SeenOrder } from './visitor.ts';

const seenLine = (line: CartLine): SeenLine => {
  const period = periodOfLine(line);
  const { quantity, amount, amountWithoutDiscount } = line.price;
  return {
    product: line.productTitle,
    price: line.priceTitle,
    pieces: quantity,
    amount,
    before: amountWithoutDiscount,
    ...(period?.type === 'day' ? { day: period.date } : {}),
    ...(period?.type === 'season' ? { season: period.name } : {}),
    hold: line.kind === 'ticket' ? line.hold.type : 'notHeld',
  };
};

export const seenCart = (cart: Cart | undefined): SeenCart => ({
  total: cart?.totalPrice ?? cents(0),
  count: cart?.itemsCount ?? 0,
  lines: (cart?.items ?? []).map(seenLine),
  code: cart?.promo?.code ?? '',
  saved: cart?.promo?.amount ?? cents(0),
  frozen: cart?.frozen ?? false,
  offered: (cart?.upsells ?? []).map(({ id }) => id),
  lost: (cart?.lost ?? []).map(({ productTitle, priceTitle }) => `${productTitle}/${priceTitle}`),
});

/** `hint` is what its visitor came back from the payment page with. */
export const seenOrder = (order: Order, hint: PaymentStatus, codes: number): SeenOrder => {
  const { status, outcome, total, paymentType } = order;
  return {
    ...(status === undefined ? {} : { status }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(total === undefined ? {} : { total }),
    ...(paymentType === undefined ? {} : { paidBy: paymentType }),
    type: order.productType,
    text: orderText({ ref: order.ref, status: hint }, { type: 'found', order }).block,
    lines: order.items.map(seenLine),
    codes,
  };
};
