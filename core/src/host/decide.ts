import type { Result } from 'neverthrow';
import type { Admission } from '../checkout/admission.ts';
import type { DeclineReason } from '../checkout/attempt-state.ts';
import type { Resent } from '../checkout/resent.ts';
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
import { type AdmitTicket, admitTicket } from './checkout/admit-ticket.ts';
import type { NeedsAttention } from './checkout/attention.ts';
import {
  type BeginCheckout,
  type BeginCheckoutRefusal,
  beginCheckout,
  type CheckoutLoss,
} from './checkout/begin-checkout.ts';
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
import {
  type PaymentStarted,
  type StartPayment,
  type StartPaymentRefusal,
  startPayment,
} from './checkout/start-payment.ts';
import type { Decide, Decided } from './decision.ts';
import type { DecisionTime } from './decision-time.ts';
import { withNotes } from './history/with-notes.ts';
import { type FailedMail, withMailsDue } from './mail/mails-due.ts';
import { type ResendMail, resendMail } from './mail/resend-mail.ts';
import { type MailTaken, type NoteMail, noteMail, type TakeMail, takeMail } from './mail/send-mail.ts';
import { type ForgetBuyer, type ForgetCart, forgetBuyer, forgetCart } from './retention/forget.ts';
import type { HostState } from './state.ts';

type Entry<Command, Refusal extends ShopError, Answer = undefined> = {
  readonly command: Command;
  readonly refusal: Refusal;
  readonly answer: Answer;
};

/** Every command that a host decides, with the reasons to refuse it and the answer to one that was made. */
export type Commands = {
  readonly addTicket: Entry<AddTicket, AddTicketRefusal>;
  readonly addGiftCard: Entry<AddGiftCard, AddGiftCardRefusal>;
  readonly addUpsell: Entry<AddUpsell, AddUpsellRefusal>;
  readonly changeQuantity: Entry<ChangeQuantity, ChangeQuantityRefusal>;
  readonly removeLine: Entry<RemoveLine, RemoveLineRefusal>;
  readonly extendHold: Entry<ExtendHold, ExtendHoldRefusal>;
  readonly applyPromoCode: Entry<ApplyPromoCode, ApplyPromoCodeRefusal>;
  readonly beginCheckout: Entry<BeginCheckout, BeginCheckoutRefusal, Result<void, CheckoutLoss>>;
  readonly saveCustomer: Entry<SaveCustomer, SaveCustomerRefusal>;
  readonly startPayment: Entry<StartPayment, StartPaymentRefusal, PaymentStarted>;
  readonly keepSession: Entry<KeepSession, KeepSessionRefusal>;
  readonly giveUpOpening: Entry<GiveUpOpening, never>;
  readonly postponeAsking: Entry<PostponeAsking, never, readonly NeedsAttention[]>;
  readonly settle: Entry<Settle, SettleRefusal, readonly NeedsAttention[]>;
  readonly noteStray: Entry<NoteStray, NoteStrayRefusal, readonly NeedsAttention[]>;
  readonly cancelOrder: Entry<CancelOrder, CancelOrderRefusal>;
  readonly admitTicket: Entry<AdmitTicket, never, Admission>;
  readonly takeMail: Entry<TakeMail, never, MailTaken>;
  readonly noteMail: Entry<NoteMail, never, readonly FailedMail[]>;
  readonly resendMail: Entry<ResendMail, never, Resent>;
  readonly forgetCart: Entry<ForgetCart, never, boolean>;
  readonly forgetBuyer: Entry<ForgetBuyer, never, boolean>;
};

export type CommandName = keyof Commands;
export type CommandOf<Name extends CommandName> = Commands[Name]['command'] & { readonly type: Name };
export type RefusalOf<Name extends CommandName> = Commands[Name]['refusal'];
export type AnswerOf<Name extends CommandName> = Commands[Name]['answer'];
export type HostCommand = { readonly [Name in CommandName]: CommandOf<Name> }[CommandName];

const decisions: { readonly [Name in CommandName]: Decide<CommandOf<Name>, RefusalOf<Name>, AnswerOf<Name>> } = {
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
const reopenedFirst = (state: HostState, command: HostCommand, { now }: DecisionTime): HostState => {
  const cartId = visitorsCart(command);
  return cartId === undefined ? state : reopened(state, cartId, now);
};

const declineReason = (command: HostCommand): DeclineReason | undefined =>
  command.type === 'settle' && command.reported.state === 'declined' ? command.reported.why : undefined;

/** What becomes of a command: the state after it, with the mails that it calls for and the history of its orders, and its answer; or
 *  that command's refusal. */
export const decide = <Name extends CommandName>(
  state: HostState,
  command: CommandOf<Name>,
  at: DecisionTime,
): Result<Decided<AnswerOf<Name>>, RefusalOf<Name>> => {
  const name: Name = command.type;
  return decisions[name](reopenedFirst(state, command, at), command, at).map(({ next, answer }) => {
    const mailed = withMailsDue(state, next, at.now);
    return { next: withNotes(state, mailed, at.now, declineReason(command)), answer };
  });
};
