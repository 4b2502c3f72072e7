import type { Cart } from '@shop/core/cart/cart';
import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { orderText } from '@shop/core/checkout/order-texts';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import { zero } from '@shop/core/money/cents';
import type { Result } from 'neverthrow';
import type { Deed } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';

/** A line of a cart or an order as a visitor sees it. */
const seenLine = (line: CartLine) => {
  const period = periodOfLine(line);
  const { quantity, amount, amountWithoutDiscount } = line.price;
  return {
    ...{ product: line.productTitle, price: line.priceTitle, pieces: quantity, amount, before: amountWithoutDiscount },
    day: period?.type === 'day' ? period.date : undefined,
    season: period?.type === 'season' ? period.name : undefined,
    hold: line.kind === 'ticket' ? line.hold.type : 'notHeld',
  };
};

export const seenCart = (cart: Cart | undefined) => ({
  total: cart?.totalPrice ?? zero,
  count: cart?.itemsCount ?? 0,
  lines: (cart?.items ?? []).map(seenLine),
  code: cart?.promo?.code ?? '',
  saved: cart?.promo?.amount ?? zero,
  frozen: cart?.frozen ?? false,
  offered: (cart?.upsells ?? []).map(({ id }): string => id),
  lost: (cart?.lost ?? []).map(({ productTitle, priceTitle }) => `${productTitle}/${priceTitle}`),
});

/** `hint` is what its visitor came back from the payment page with; `codes` are those of tickets and cards. */
export const seenOrder = (order: Order, hint: PaymentStatus, codes: number) => {
  const { status, outcome, total, paymentType: paidBy, productType: type } = order;
  const text = orderText({ ref: order.ref, status: hint }, { type: 'found', order }).block;
  return { status, outcome, total, paidBy, type, text, lines: order.items.map(seenLine), codes };
};

export type SeenLine = ReturnType<typeof seenLine>;
export type SeenCart = ReturnType<typeof seenCart>;
export type SeenOrder = ReturnType<typeof seenOrder>;

type Seen<Value> = Promise<Result<Value, Refusal>>;

/** A visitor who acts in a shop and looks at it, through any driver. */
export type Visitor = {
  /** Errors: why the shop, or its page, does not let it happen. */
  act(deed: Deed, language: Language): Seen<void>;
  cart(language: Language): Seen<SeenCart>;
  /** The order that was paid last. */
  order(language: Language): Seen<SeenOrder>;
  reservable(): Seen<boolean>;
  /** First name of the member who is logged in; empty for a guest. */
  member(): Seen<string>;
  /** Units: persons that may still come. */
  placesLeft(ticket: string, day: string, language: Language): Seen<number>;
  dayMeant(ticket: string, day: string, language: Language): Seen<LocalDate>;
  /** What is read of cart, order and a refusal. */
  texts(language: Language, refused: Refusal | undefined): Seen<string>;
  close(): Promise<void>;
};
