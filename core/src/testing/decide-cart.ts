import { err, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type CartId, cartId } from '../ids.ts';
import { addGiftCard } from '../seller/cart/add-gift-card.ts';
import { addTicket } from '../seller/cart/add-ticket.ts';
import { addUpsell } from '../seller/cart/add-upsell.ts';
import { changeQuantity, removeLine } from '../seller/cart/change-quantity.ts';
import { extendHold } from '../seller/cart/extend-hold.ts';
import type { FillCase } from '../seller/cart/fill-cart.ts';
import { type Intent, intentRecord, repeatOf } from '../seller/cart/intent.ts';
import { applyPromoCode } from '../seller/cart/promo-use.ts';
import type { CartCase } from '../seller/cart-case.ts';
import type { SellerCommand } from '../seller/commands.ts';
import type { Decision, DecisionTime } from '../seller/decision.ts';
import { put } from '../seller/maps.ts';
import { intentId, type SellerState } from '../seller/state.ts';
import { withCase } from '../seller/state-ledgers.ts';
import { cartIn, caseIn, ledgersOf } from './cases.ts';
import { logged } from './logged-state.ts';

/** The result of a command: its decision, or its refusal. */
export type Outcome = Result<Decision<SellerState, unknown>, unknown>;

/** The id of a cart that does not exist and has no orders. */
export const nowhere = cartId('no cart');

/** The refusal of every command about a cart that does not exist. */
export const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

const cartChange = (
  state: SellerState,
  id: CartId,
  at: DecisionTime,
  command: SellerCommand,
  change: (of: CartCase) => Result<CartCase, unknown>,
  client?: string,
): Outcome => {
  const cart = cartIn(state, id, at);
  if (cart === undefined) return err(noCart);
  return change(caseIn(state, cart, at, client)).map((next) => ({
    next: logged(withCase(state, next, at.now), id, command, next, at),
    answer: undefined,
  }));
};

/** Adds with a key: a repeat changes nothing. */
const addition = (
  state: SellerState,
  requested: CartId | undefined,
  command: SellerCommand & { readonly intent: Intent },
  at: DecisionTime,
  add: (of: FillCase) => Result<CartCase, unknown>,
  client?: string,
): Outcome => {
  const { intent } = command;
  const wanted = intentRecord(requested, intent, requested ?? nowhere, at.now);
  const earlier = wanted && state.intents.get(intentId(wanted));
  if (earlier !== undefined) return repeatOf(earlier, intent).map(() => ({ next: state, answer: undefined }));
  return add({ ...ledgersOf(state, at, client), cart: cartIn(state, requested, at) }).map((next) => {
    const record = intentRecord(requested, intent, next.cart.cartId, at.now);
    const intents = record === undefined ? state.intents : put(state.intents, intentId(record), record);
    const saved = withCase({ ...state, intents }, next, at.now);
    return { next: logged(saved, next.cart.cartId, command, next, at), answer: undefined };
  });
};

type CartCommand = Extract<
  SellerCommand,
  {
    readonly type:
      | 'addTicket'
      | 'addGiftCard'
      | 'addUpsell'
      | 'changeQuantity'
      | 'removeLine'
      | 'extendHold'
      | 'applyPromoCode';
  }
>;

/** Returns the result of a command about the content of a cart. */
export const cartOutcome = (state: SellerState, command: CartCommand, at: DecisionTime): Outcome => {
  switch (command.type) {
    case 'addTicket':
      return addition(
        state,
        command.order.cartId,
        command,
        at,
        (of) => addTicket(of, command, at),
        command.client?.digest,
      );
    case 'addGiftCard':
      return addition(state, command.order.cartId, command, at, (of) => addGiftCard(of, command, at));
    case 'addUpsell':
      return addition(state, command.order.cartId, command, at, (of) => addUpsell(of, command, at));
    case 'changeQuantity':
      return cartChange(
        state,
        command.cartId,
        at,
        command,
        (of) => changeQuantity(of, command, at),
        command.client?.digest,
      );
    case 'removeLine':
      return cartChange(state, command.cartId, at, command, (of) => removeLine(of, command, at));
    case 'extendHold':
      return cartChange(state, command.cartId, at, command, (of) => extendHold(of, at));
    case 'applyPromoCode':
      return cartChange(state, command.cartId, at, command, (of) => applyPromoCode(of, command.text, at));
  }
};
