import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { freezeCart, releaseCart, sellCart } from '@shop/core/seller/cart/cart-states';
import type { CartCase } from '@shop/core/seller/cart-case';
import type { DecisionTime } from '@shop/core/seller/decision';
import { ok, type ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import { loadCase } from '../../seller/commands/load-case.ts';
import { newCommandId } from '../../seller/commands/run-command.ts';
import type { SellerStore, SellerTx, StoreFailure } from '../../seller/seller-store.ts';

type Decide = (of: CartCase, at: DecisionTime) => CartCase;
type Write = (tx: SellerTx, before: CartCase, after: CartCase) => Promise<void>;

/** Reserves a cart's places and code for a payment. */
export const pays: Decide = (of, { now }) => freezeCart(of, plusMilliseconds(now, minutes(3)), now);

/** Releases a cart's places and code. */
export const givesBack: Decide = (of, { now }) => releaseCart(of, now);

/** Sells a free cart; its places count for its client for a minute. */
export const sells: Decide = (of, at) =>
  sellCart(of, at, { state: 'sold', until: plusMilliseconds(at.now, minutes(1)) }) ?? expect.fail('a loss');

/** Writes a part of a decision's changes: the cart's document, its holds, or its use of a code. */
export const writes = {
  cart: (tx, before, { cart }) => tx.saveCart(before.cart, cart),
  holds: (tx, { cart, codes }, { places }) => tx.saveLedgers(cart.cartId, { places, codes }),
  use: (tx, { cart, places }, { codes }) => tx.saveLedgers(cart.cartId, { places, codes }),
} as const satisfies Record<string, Write>;

/** Decides about a cart without its orders in a transaction, and writes the named parts of the result. */
export const decideCart = (
  { store }: { readonly store: SellerStore },
  cartId: CartId,
  decide: Decide,
  parts: readonly Write[] = Object.values(writes),
): ResultAsync<void, StoreFailure> =>
  store.transaction<void, never>({ command: 'extendHold', id: newCommandId() }, async (tx) => {
    const before = (await loadCase(tx, cartId)) ?? expect.fail('no such cart');
    const after = decide(before, tx.at);
    for (const write of parts) await write(tx, before, after);
    return ok();
  });
