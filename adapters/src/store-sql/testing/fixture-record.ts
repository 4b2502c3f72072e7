import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { FixtureShop } from './fixture-shop.ts';

const periodText = (line: CartLine): string => {
  const period = periodOfLine(line);
  if (period === undefined) return '';
  return period.type === 'day' ? period.date : period.name;
};

const lineRecord = (line: CartLine) => ({
  title: line.productTitle,
  priceTitle: line.priceTitle,
  period: periodText(line),
  quantity: line.price.quantity,
  unitPrice: line.price.unitPrice,
  amount: line.price.amount,
  amountWithoutDiscount: line.price.amountWithoutDiscount,
});

const cartRecord = async ({ shop }: FixtureShop, cartId: CartId) => {
  const cart = (await shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();
  return {
    frozen: cart.frozen,
    itemsCount: cart.itemsCount,
    totalPrice: cart.totalPrice,
    productType: cart.productType ?? null,
    promo: cart.promo ?? null,
    lines: cart.items.map((line) => ({
      ...lineRecord(line),
      hold: line.kind === 'ticket' ? line.hold.type : 'notHeld',
    })),
  };
};

/** Whole derivations: an order explains its prices as they were made, whatever rules have come since. */
const orderRecord = async ({ checkout }: FixtureShop, ref: OrderRef) => {
  const { items, promo, number, status, outcome, productType, paymentType, total, placedAt } = (
    await checkout.showOrder(ref)
  )._unsafeUnwrap();
  return {
    ...{ number, status, outcome, productType, paymentType, total, placedAt },
    promo: promo ?? null,
    lines: items.map((line) => ({ ...lineRecord(line), steps: line.price.steps })),
  };
};

const each = async <Id, Shown>(ids: Readonly<Record<string, Id>>, show: (id: Id) => Promise<Shown>) => {
  const shown: Record<string, { readonly id: Id } & Shown> = {};
  for (const [name, id] of Object.entries(ids)) shown[name] = { id, ...(await show(id)) };
  return shown;
};

/** Carts and orders as the ports show them, in terms that no later shape of them changes. */
export const recordOf = async (
  fixture: FixtureShop,
  carts: Readonly<Record<string, CartId>>,
  orders: Readonly<Record<string, OrderRef>>,
) => ({
  now: fixture.clock.now(),
  orders: await each(orders, (ref) => orderRecord(fixture, ref)),
  carts: await each(carts, (id) => cartRecord(fixture, id)),
});
