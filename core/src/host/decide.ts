import type { Result } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { CartId } from '../ids.ts';
import { type AddGiftCard, type AddGiftCardRefusal, addGiftCard } from './cart/add-gift-card.ts';
import { type AddTicket, type AddTicketRefusal, addTicket } from './cart/add-ticket.ts';
import { type AddUpsell, type AddUpsellRefusal, addUpsell } from './cart/add-upsell.ts';
import { type ApplyPromoCode, type ApplyPromoCodeRefusal, applyPromoCode } from './cart/apply-promo-code.ts';
import { type ChangeQuantity, type ChangeQuantityRefusal, changeQuantity } from './cart/change-quantity.ts';
import { type ExtendHold, type ExtendHoldRefusal, extendHold } from './cart/extend-hold.ts';
import { reopened } from './cart/open-cart.ts';
import { type RemoveLine, type RemoveLineRefusal, removeLine } from './cart/remove-line.ts';
import type { Change } from './changes.ts';
import { type AdmitTicket, admitTicket } from './checkout/admit-ticket.ts';
import { type BeginCheckout, type BeginCheckoutRefusal, beginCheckout } from './checkout/begin-checkout.ts';
import { type CancelOrder, type CancelOrderRefusal, cancelOrder } from './checkout/cancel-order.ts';
import { type NoteStray, type NoteStrayRefusal, noteStray } from './checkout/note-stray.ts';
import {
  type GiveUpOpening,
  giveUpOpening,
  type KeepSession,
  type KeepSessionRefusal,
  keepSession,
  type PostponeAsking,
  postponeAsking,
} from './checkout/open-session.ts';
import { type SaveCustomer, type SaveCustomerRefusal, saveCustomer } from './checkout/save-customer.ts';
import { type Settle, type SettleRefusal, settle } from './checkout/settle.ts';
import { type StartPayment, type StartPaymentRefusal, startPayment } from './checkout/start-payment.ts';
import type { Decide } from './decision.ts';
import type { DecisionTime } from './decision-time.ts';
import { evolveAll } from './evolve.ts';
import { notesOf } from './history/notes-of.ts';
import { mailsFor } from './mail/mails-due.ts';
import { type ResendMail, resendMail } from './mail/resend-mail.ts';
import { type NoteMail, noteMail, type TakeMail, takeMail } from './mail/send-mail.ts';
import { type ForgetBuyer, type ForgetCart, forgetBuyer, forgetCart } from './retention/forget.ts';
import type { HostState } from './state.ts';

type Decided<Command, Refusal extends ShopError> = { readonly command: Command; readonly refusal: Refusal };

/** Every command that a host decides, with what it may refuse it for. */
export type Commands = {
  readonly addTicket: Decided<AddTicket, AddTicketRefusal>;
  readonly addGiftCard: Decided<AddGiftCard, AddGiftCardRefusal>;
  readonly addUpsell: Decided<AddUpsell, AddUpsellRefusal>;
  readonly changeQuantity: Decided<ChangeQuantity, ChangeQuantityRefusal>;
  readonly removeLine: Decided<RemoveLine, RemoveLineRefusal>;
  readonly extendHold: Decided<ExtendHold, ExtendHoldRefusal>;
  readonly applyPromoCode: Decided<ApplyPromoCode, ApplyPromoCodeRefusal>;
  readonly beginCheckout: Decided<BeginCheckout, BeginCheckoutRefusal>;
  readonly saveCustomer: Decided<SaveCustomer, SaveCustomerRefusal>;
  readonly startPayment: Decided<StartPayment, StartPaymentRefusal>;
  readonly keepSession: Decided<KeepSession, KeepSessionRefusal>;
  readonly giveUpOpening: Decided<GiveUpOpening, never>;
  readonly postponeAsking: Decided<PostponeAsking, never>;
  readonly settle: Decided<Settle, SettleRefusal>;
  readonly noteStray: Decided<NoteStray, NoteStrayRefusal>;
  readonly cancelOrder: Decided<CancelOrder, CancelOrderRefusal>;
  readonly admitTicket: Decided<AdmitTicket, never>;
  readonly takeMail: Decided<TakeMail, never>;
  readonly noteMail: Decided<NoteMail, never>;
  readonly resendMail: Decided<ResendMail, never>;
  readonly forgetCart: Decided<ForgetCart, never>;
  readonly forgetBuyer: Decided<ForgetBuyer, never>;
};

export type CommandName = keyof Commands;
export type CommandOf<Name extends CommandName> = Commands[Name]['command'] & { readonly type: Name };
export type RefusalOf<Name extends CommandName> = Commands[Name]['refusal'];
export type HostCommand = { readonly [Name in CommandName]: CommandOf<Name> }[CommandName];

const decisions: { readonly [Name in CommandName]: Decide<CommandOf<Name>, RefusalOf<Name>> } = {
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
  postponeAsking,
  settle,
  noteStray,
  cancelOrder,
  admitTicket,
  takeMail,
  noteMail,
  resendMail,
  forgetCart,
  forgetBuyer,
};

/** The cart that a visitor's command is about; none for a new one, and for what a payment provider told. */
const visitorsCart = (command: HostCommand): CartId | undefined => {
  switch (command.type) {
    case 'addTicket':
    case 'addGiftCard':
    case 'addUpsell':
      return command.order.cartId;
    case 'changeQuantity':
    case 'removeLine':
    case 'extendHold':
    case 'applyPromoCode':
    case 'beginCheckout':
    case 'startPayment':
      return command.cartId;
    case 'saveCustomer':
      return command.entry.cartId;
    case 'keepSession':
    case 'giveUpOpening':
    case 'postponeAsking':
    case 'settle':
    case 'noteStray':
    case 'cancelOrder':
    case 'admitTicket':
    case 'takeMail':
    case 'noteMail':
    case 'resendMail':
    case 'forgetCart':
    case 'forgetBuyer':
      return undefined;
  }
};

/** A cart whose payment is over is open for whatever is asked of it, before anything notes so (D-SILENT-PAYMENT). */
const reopenedFirst = (state: HostState, command: HostCommand, { now }: DecisionTime): readonly Change[] => {
  const cartId = visitorsCart(command);
  return cartId === undefined ? [] : reopened(state, cartId, now);
};

/** What becomes of a command: the facts, with the mails that they call for and what is written down of them, or that command's
 *  refusal. */
export const decide = <Name extends CommandName>(
  state: HostState,
  command: CommandOf<Name>,
  at: DecisionTime,
): Result<readonly Change[], RefusalOf<Name>> => {
  const name: Name = command.type;
  const before = reopenedFirst(state, command, at);
  const open = before.length === 0 ? state : evolveAll(state, before);
  return decisions[name](open, command, at).map((decided) => {
    const changes = [...before, ...decided, ...mailsFor(state, decided, at.now)];
    return [...changes, ...notesOf(state, changes, at.now)];
  });
};
