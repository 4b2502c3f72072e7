import type { Result } from 'neverthrow';
import type { Admission, TakeBackResult } from '../checkout/admission.ts';
import type { CancelResult } from '../checkout/order-cancellation.ts';
import type { ResendResult } from '../checkout/order-history.ts';
import type { ErrorOf, ShopError } from '../errors/shop-error.ts';
import type { AttemptId, CancelId, CartId, LeaseId } from '../ids.ts';
import type { AddGiftCard, AddGiftCardRefusal } from './cart/add-gift-card.ts';
import type { AddTicket, AddTicketRefusal } from './cart/add-ticket.ts';
import type { AddUpsell, AddUpsellRefusal } from './cart/add-upsell.ts';
import type { ChangeQuantity, ChangeQuantityRefusal, RemoveLine } from './cart/change-quantity.ts';
import type { ExtendHoldRefusal } from './cart/extend-hold.ts';
import type { Intent } from './cart/intent.ts';
import type { ApplyPromoCodeRefusal } from './cart/promo-use.ts';
import type { CheckoutLoss } from './cart/refresh-holds.ts';
import type { AdmitTicket, TakeBack } from './checkout/admit-ticket.ts';
import type { NoteStray } from './checkout/attention.ts';
import type { BeginCheckoutRefusal } from './checkout/begin-checkout.ts';
import type { CancelByOffice } from './checkout/cancel-by-office.ts';
import type { GiveUpOpening, KeepSession } from './checkout/open-session.ts';
import type { SaveCustomer } from './checkout/save-customer.ts';
import type { PaymentAttention } from './checkout/seller-order.ts';
import type { Settle } from './checkout/settle.ts';
import type { PaymentStarted, StartPayment, StartPaymentRefusal } from './checkout/start-payment.ts';
import type { FailedMail, NoteMail, TakeMailResult } from './mail/outbox.ts';
import type { MailName } from './mail/seller-mail.ts';
import type { LimitedClient } from './places/client-places.ts';
import type { DeletionResult, ForgetBuyer, ForgetCart } from './retention/retention.ts';

type Spec<Input, Refusal extends ShopError, Answer = undefined> = {
  readonly input: Input;
  readonly refusal: Refusal;
  readonly answer: Answer;
};

type OfCart = { readonly cartId: CartId };
type OfClient = { readonly client?: LimitedClient | undefined };
type OfSession = { readonly sessionDigest?: string | undefined };
/** The lease under which a host acts: the command has no effect once another host has taken the lease over. `undefined`
 *  for a store that serves one host and has no leases. */
type UnderLease = { readonly lease?: LeaseId | undefined };
type Keyed = { readonly intent: Intent };
/** The name of the access token of the staff member who gives the command. */
type OfStaff = { readonly staff?: string | undefined };
type KeyReused = ErrorOf<'idempotencyKeyReused'>;
type NoCart = ErrorOf<'notFound'>;
type AttentionList = readonly PaymentAttention[];

/** Every command of the seller: its input, its refusals and its answer. */
type Commands = {
  readonly addTicket: Spec<AddTicket & Keyed, AddTicketRefusal | KeyReused>;
  readonly addGiftCard: Spec<AddGiftCard & Keyed, AddGiftCardRefusal | KeyReused>;
  readonly addUpsell: Spec<AddUpsell & Keyed, AddUpsellRefusal | KeyReused>;
  readonly changeQuantity: Spec<ChangeQuantity & OfCart, ChangeQuantityRefusal>;
  readonly removeLine: Spec<RemoveLine & OfCart, ErrorOf<'notFound' | 'cartFrozen'>>;
  readonly extendHold: Spec<OfCart, ExtendHoldRefusal>;
  readonly applyPromoCode: Spec<OfCart & { readonly text: string }, ApplyPromoCodeRefusal>;
  readonly beginCheckout: Spec<OfCart & OfSession & OfClient, BeginCheckoutRefusal, Result<void, CheckoutLoss>>;
  readonly saveCustomer: Spec<SaveCustomer, ErrorOf<'invalidCustomer' | 'notFound' | 'cartFrozen'>>;
  readonly startPayment: Spec<StartPayment & OfCart & OfSession, StartPaymentRefusal | NoCart, PaymentStarted>;
  readonly keepSession: Spec<KeepSession, ErrorOf<'unreachable'>>;
  readonly giveUpOpening: Spec<GiveUpOpening, never>;
  readonly postponeQuery: Spec<{ readonly attemptId: AttemptId }, never, AttentionList>;
  readonly settle: Spec<Settle & OfStaff, ErrorOf<'notFound'>, AttentionList>;
  readonly noteCurrency: Spec<{ readonly attemptId: AttemptId }, ErrorOf<'notFound'>, AttentionList>;
  readonly noteStray: Spec<NoteStray, ErrorOf<'notFound'>, AttentionList>;
  readonly cancelOrder: Spec<{ readonly cancelId: CancelId }, ErrorOf<'cancelFailed'>>;
  readonly cancelByOffice: Spec<CancelByOffice & OfStaff, never, CancelResult>;
  readonly admitTicket: Spec<AdmitTicket & OfStaff, never, Admission>;
  readonly takeBack: Spec<TakeBack & OfStaff, never, TakeBackResult>;
  readonly takeMail: Spec<MailName & UnderLease, never, TakeMailResult>;
  readonly noteMail: Spec<NoteMail & UnderLease, never, readonly FailedMail[]>;
  readonly resendMail: Spec<{ readonly orderNumber: string } & OfStaff, never, ResendResult>;
  readonly forgetCart: Spec<ForgetCart, never, DeletionResult>;
  readonly forgetBuyer: Spec<ForgetBuyer, never, DeletionResult>;
};

export type CommandName = keyof Commands;
export type CommandOf<Name extends CommandName> = Commands[Name]['input'] & { readonly type: Name };
export type RefusalOf<Name extends CommandName> = Commands[Name]['refusal'];
export type AnswerOf<Name extends CommandName> = Commands[Name]['answer'];
export type SellerCommand = { readonly [Name in CommandName]: CommandOf<Name> }[CommandName];

type MayNameCart = {
  readonly type: CommandName;
  readonly order?: { readonly cartId?: CartId | undefined };
  readonly entry?: { readonly cartId: CartId };
  readonly cartId?: CartId;
};

/** Returns the id of the cart that a visitor's command names. `undefined` when the command opens a new cart or comes
 *  from the provider or the operator. */
export const visitorsCart = ({ type, order, entry, cartId }: MayNameCart): CartId | undefined =>
  order?.cartId ?? entry?.cartId ?? (type === 'forgetCart' ? undefined : cartId);
