import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, cartId, type IdempotencyKey } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { addLines } from './add-lines.ts';
import { claimKey, type Intent, moveKey } from './idempotency.ts';
import type { NewLine } from './new-line.ts';
import { openOrCreateCart } from './open-cart.ts';

/** A checked addition. `call` and `content` are what a repeat under the same key must have in common. */
export type Addition = {
  readonly call: 'addTicket' | 'addGiftCard' | 'addUpsell';
  readonly cartId: CartId | undefined;
  readonly key: IdempotencyKey;
  readonly content: readonly unknown[];
  readonly lines: readonly NewLine[];
};

/** Adds once per key and answers the cart it went to: the one asked for, or a new one. Undo the transaction on an error.
 *  Errors: `idempotencyKeyReused`, `cartFrozen`, and those of `addLines`. */
export const addToCart = async (
  tx: Tx,
  addition: Addition,
  at: Moment,
  random: RandomPort,
): Promise<Result<CartId, ShopError>> => {
  const { call, key, content, cartId: asked } = addition;
  const intent: Intent = { key, scope: asked, request: [call, ...content], now: at.now };
  const newId = cartId(random.token());
  const claimed = await claimKey(tx, intent, asked ?? newId);
  if (claimed.isErr()) return err(claimed.error);
  if (claimed.value.repeated !== undefined) return ok(claimed.value.repeated);
  const cart = await openOrCreateCart(tx, asked, newId, at.now);
  if (cart.isErr()) return err(cart.error);
  if (asked !== undefined && cart.value.isNew) await moveKey(tx, intent, newId);
  const added = await addLines(tx, cart.value, addition.lines, at.now, random);
  return added.map(() => cart.value.id);
};
