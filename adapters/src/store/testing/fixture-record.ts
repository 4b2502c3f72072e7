import type { CartId, OrderRef } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import type { FixtureShop } from './fixture-shop.ts';

const each = async <Id, Shown>(
  ids: Readonly<Record<string, Id>>,
  show: (id: Id) => ResultAsync<Shown, unknown>,
): Promise<Readonly<Record<string, { readonly id: Id } & Shown>>> => {
  const shown: Record<string, { readonly id: Id } & Shown> = {};
  for (const [name, id] of Object.entries(ids)) shown[name] = { id, ...(await show(id))._unsafeUnwrap() };
  return shown;
};

/** Returns carts and orders as the ports return them, each with all steps of its prices. */
export const recordOf = async (
  { shop, checkout, clock }: FixtureShop,
  carts: Readonly<Record<string, CartId>>,
  orders: Readonly<Record<string, OrderRef>>,
) => ({
  now: clock.now(),
  orders: await each(orders, (ref) => checkout.showOrder(ref)),
  carts: await each(carts, (cartId) => shop.loadCart({ cartId, language: 'sl' })),
});
