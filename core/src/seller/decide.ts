import type { Result } from 'neverthrow';
import type { DeclineReason } from '../checkout/attempt-state.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { CartId } from '../ids.ts';
import { addGiftCard } from './cart/add-gift-card.ts';
import { addTicket } from './cart/add-ticket.ts';
import { addUpsell } from './cart/add-upsell.ts';
import { changeQuantity, removeLine } from './cart/change-quantity.ts';
import { extendHold } from './cart/extend-hold.ts';
import { reopened } from './cart/open-cart.ts';
import { applyPromoCode } from './cart/promo-use.ts';
import { admitTicket } from './checkout/admit-ticket.ts';
import { noteCurrency, noteStray } from './checkout/attention.ts';
import { beginCheckout } from './checkout/begin-checkout.ts';
import { cancelOrder } from './checkout/cancel-order.ts';
import { giveUpOpening, keepSession, postponeQuery } from './checkout/open-session.ts';
import { saveCustomer } from './checkout/save-customer.ts';
import { settle } from './checkout/settle.ts';
import { startPayment } from './checkout/start-payment.ts';
import { withNotes } from './history/with-notes.ts';
import { noteMail, resendMail, takeMail, withMailsDue } from './mail/outbox.ts';
import { forgetBuyer, forgetCart } from './retention/retention.ts';
import type { Decide, Decided, DecisionTime, SellerState } from './state.ts';

const decisions = {
  addTicket,
  addGiftCard,
  addUpsell,
  changeQuantity,
  removeLine,
  extendHold,
  applyPromoCode,
  beginCheckout,
  saveCustomer,
  startPayment,
  keepSession,
  giveUpOpening,
  postponeQuery,
  settle,
  noteCurrency,
  noteStray,
  cancelOrder,
  admitTicket,
  takeMail,
  noteMail,
  resendMail,
  forgetCart,
  forgetBuyer,
};

type Decisions = typeof decisions;
type Outcome<Name extends CommandName> = ReturnType<Decisions[Name]>;

export type CommandName = keyof Decisions;
export type CommandOf<Name extends CommandName> = Parameters<Decisions[Name]>[1] & { readonly type: Name };
export type RefusalOf<Name extends CommandName> =
  Outcome<Name> extends Result<unknown, infer Refusal extends ShopError> ? Refusal : never;
export type AnswerOf<Name extends CommandName> =
  Outcome<Name> extends Result<Decided<infer Answer>, unknown> ? Answer : never;
export type SellerCommand = { readonly [Name in CommandName]: CommandOf<Name> }[CommandName];

const table: { readonly [Name in CommandName]: Decide<CommandOf<Name>, RefusalOf<Name>, AnswerOf<Name>> } = decisions;

/** The cart of a visitor's command; none for a new cart, and for commands of the provider and the operator. */
export const visitorsCart = (command: SellerCommand): CartId | undefined => {
  if ('order' in command) return command.order.cartId;
  if ('entry' in command) return command.entry.cartId;
  return 'cartId' in command && command.type !== 'forgetCart' ? command.cartId : undefined;
};

/** A cart whose payment is over is open for every command, before a decision has noted so. */
const reopenedFirst = (state: SellerState, command: SellerCommand, { now }: DecisionTime): SellerState => {
  const cartId = visitorsCart(command);
  return cartId === undefined ? state : reopened(state, cartId, now);
};

const declineReason = (command: SellerCommand): DeclineReason | undefined =>
  command.type === 'settle' && command.reported.state === 'declined' ? command.reported.why : undefined;

/** Decides a command: the next state, with mails and the history of orders, and the answer. Errors: its refusals. */
export const decide = <Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  at: DecisionTime,
): Result<Decided<AnswerOf<Name>>, RefusalOf<Name>> => {
  const name: Name = command.type;
  return table[name](reopenedFirst(state, command, at), command, at).map(({ next, answer }) => {
    const mailed = withMailsDue(state, next, at.now);
    return { next: withNotes(state, mailed, at.now, declineReason(command)), answer };
  });
};
