import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { addGiftCard } from '@shop/core/seller/cart/add-gift-card';
import { addTicket } from '@shop/core/seller/cart/add-ticket';
import { addUpsell } from '@shop/core/seller/cart/add-upsell';
import { changeQuantity, removeLine } from '@shop/core/seller/cart/change-quantity';
import { extendHold } from '@shop/core/seller/cart/extend-hold';
import type { FillCase } from '@shop/core/seller/cart/fill-cart';
import { type Intent, intentRecord, repeatOf } from '@shop/core/seller/cart/intent';
import { unknownLines, withKnownLines } from '@shop/core/seller/cart/known-lines';
import { reopenTimedOut } from '@shop/core/seller/cart/open-cart';
import { applyPromoCode, normalisedCode } from '@shop/core/seller/cart/promo-use';
import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import type { CartCase } from '@shop/core/seller/cart-case';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { codesOf } from '@shop/core/seller/places/code-ledger';
import type { Period } from '@shop/core/seller/places/period-places';
import type { CartToShow } from '@shop/core/seller/views/cart-view';
import { totalOfCart } from '@shop/core/seller/views/priced-lines';
import { err, ok, type Result } from 'neverthrow';
import type { SellerTx } from '../seller-store.ts';
import { loadCase, periodOfProduct, periodsOf, toShow } from './load-case.ts';
import type { CartCommand, Command, Logged } from './outcome.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

type After<Value> = {
  readonly at: SellerTx['at'];
  readonly answer: undefined;
  readonly after: Value;
  readonly logged: Logged;
};

const after = <Value>(tx: SellerTx, of: CartCase, value: Value): After<Value> => ({
  at: tx.at,
  answer: undefined,
  after: value,
  logged: { facts: of.facts, total: totalOfCart(of, tx.at) },
});

const save = async (tx: SellerTx, before: SellerCart | undefined, next: CartCase): Promise<void> => {
  await tx.saveCart(before, next.cart);
  await tx.saveLedgers(next.cart.cartId, next);
};

const changed = async <Refusal extends ShopError>(
  tx: SellerTx,
  id: CartId,
  options: Parameters<typeof loadCase>[2],
  decide: (of: CartCase) => Result<CartCase, Refusal>,
): Promise<Result<After<CartToShow>, Refusal | ErrorOf<'notFound'>>> => {
  const of = await loadCase(tx, id, options);
  if (of === undefined) return err(noCart);
  const decided = decide(withKnownLines(of, tx.at));
  if (decided.isErr()) return err(decided.error);
  await save(tx, of.cart, decided.value);
  return ok(after(tx, decided.value, await toShow(tx, decided.value)));
};

type ToFill = {
  readonly requested: CartId | undefined;
  readonly newCartId: CartId;
  readonly intent: Intent;
  readonly client?: string | undefined;
  /** Returns the periods to load: of the requested tickets, or of all lines. */
  readonly periods: (catalog: SellerCatalog, cart: SellerCart | undefined) => readonly Period[];
};

const loadToFill = (tx: SellerTx, { requested, client, periods }: ToFill): Promise<FillCase> =>
  tx.withCatalog(async (catalog) => {
    if (client !== undefined) await tx.takeTurns(client, periods(catalog, undefined));
    const stored = requested === undefined ? undefined : await tx.cart(requested);
    const cart = stored && reopenTimedOut(stored, tx.at.now);
    const unknown = cart === undefined ? [] : periodsOf({ lines: unknownLines(catalog, cart) });
    return {
      catalog,
      cart,
      places: await tx.places([...periods(catalog, cart), ...unknown], client),
      codes: codesOf(new Map()),
      facts: [],
    };
  });

/** Adds under an idempotency key: a repeat changes nothing and returns the cart of the first request. */
const filled = async <Refusal extends ShopError>(
  tx: SellerTx,
  options: ToFill,
  add: (of: FillCase) => Result<CartCase, Refusal>,
): Promise<Result<CartCase, Refusal | ErrorOf<'idempotencyKeyReused' | 'notFound'>>> => {
  const { requested, intent, newCartId } = options;
  const { now } = tx.at;
  const expected = intentRecord(requested, intent, requested ?? newCartId, now);
  const earlier = expected && (await tx.claim(expected));
  if (earlier !== undefined) {
    const into = repeatOf(earlier, intent);
    if (into.isErr()) return err(into.error);
    const of = await loadCase(tx, into.value, { asStored: true });
    return of === undefined ? err(noCart) : ok(of);
  }
  const of = await loadToFill(tx, options);
  const { cart } = of;
  const decided = add(cart === undefined ? of : withKnownLines({ ...of, cart }, tx.at));
  if (decided.isErr()) return err(decided.error);
  const next = decided.value;
  const record = intentRecord(requested, intent, next.cart.cartId, now);
  if (expected !== undefined && record?.cartId !== expected.cartId) await tx.correct(expected, record);
  await save(tx, of.cart, next);
  return ok(next);
};

/** Commands of a visitor that change a cart. */
export const cartCommands: { readonly [Name in CartCommand]: Command<Name> } = {
  addTicket: async (tx, command) => {
    const { order, intent, newCartId, client } = command;
    const periods = (catalog: SellerCatalog) => periodOfProduct(catalog, order);
    const options = { requested: order.cartId, newCartId, intent, client: client?.digest, periods };
    return (await filled(tx, options, (of) => addTicket(of, command, tx.at))).map((next) => after(tx, next, next));
  },
  addGiftCard: async (tx, command) => {
    const { order, intent, newCartId } = command;
    const options = { requested: order.cartId, newCartId, intent, periods: () => [] };
    return (await filled(tx, options, (of) => addGiftCard(of, command, tx.at))).map((next) => after(tx, next, next));
  },
  addUpsell: async (tx, command) => {
    const { order, intent, newCartId } = command;
    const periods = (_catalog: SellerCatalog, cart: SellerCart | undefined) => periodsOf(cart);
    const options = { requested: order.cartId, newCartId, intent, periods };
    const of = await filled(tx, options, (cart) => addUpsell(cart, command, tx.at));
    return of.isErr() ? err(of.error) : ok(after(tx, of.value, await toShow(tx, of.value)));
  },
  changeQuantity: (tx, command) =>
    changed(tx, command.cartId, { client: command.client?.digest }, (of) => changeQuantity(of, command, tx.at)),
  removeLine: (tx, command) => changed(tx, command.cartId, {}, (of) => removeLine(of, command, tx.at)),
  extendHold: (tx, command) => changed(tx, command.cartId, {}, (of) => extendHold(of, tx.at)),
  applyPromoCode: (tx, { cartId, text }) =>
    changed(tx, cartId, { code: normalisedCode(text) }, (of) => applyPromoCode(of, text, tx.at)),
};
