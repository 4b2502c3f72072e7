import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { CancelReason } from '../../checkout/order-cancellation.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import type { PaymentTerms } from '../../checkout/payment-terms.ts';
import type { CustomerField } from '../../customer/customer.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartId, CartItemId, CategoryId, PriceListId, ProductId, UpsellId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';
import type { SendResult } from '../mail/outbox.ts';
import type { MailSubject } from '../mail/seller-mail.ts';

/** A payment attempt as a person refers to it: the number of its order, and the number of the attempt in the order,
 *  from 1. */
export type AttemptLabel = { readonly order: string; readonly attempt: number };

type OfAttempt = { readonly of?: AttemptLabel | undefined };
type OfOrder = { readonly order?: string | undefined };
/** The number of the ticket in the order, from 1. */
type OfTicket = OfOrder & { readonly ticket?: number | undefined };
type OfCart = { readonly cartId: CartId };
/** Maximum number of persons for whom the client may hold unpaid places; absent when it has no limit. */
type OfClient = { readonly mostPersons?: number | undefined };
/** Digest of the checkout session. */
type OfSession = { readonly session?: string | undefined };
type Addition = {
  readonly newCartId: CartId;
  readonly newLineIds: readonly CartItemId[];
  readonly atCartLimit?: boolean | undefined;
};

type LoggedOrder<Line> = {
  readonly cartId?: CartId | undefined;
  readonly productId: ProductId;
  readonly language: Language;
  readonly lines: readonly Line[];
};
type LoggedPriceLine = { readonly priceListId: PriceListId; readonly quantity: number };

export type LoggedTickets = LoggedOrder<LoggedPriceLine & { readonly categoryId?: CategoryId | undefined }> & {
  readonly period?: TicketPeriod | undefined;
};
export type LoggedGiftCards = LoggedOrder<LoggedPriceLine & { readonly price?: Cents | undefined }>;
export type LoggedUpsells = OfCart & {
  readonly language: Language;
  readonly lines: readonly {
    readonly id: UpsellId;
    readonly quantity: number;
    readonly parentProductIds: readonly ProductId[];
    readonly date?: LocalDate | undefined;
  }[];
};

/** A command with arguments that may be logged: no personal data, and no key that opens, cancels, pays or admits
 *  anything. Ids and codes that the shop has not issued are `unknown`. */
export type LoggedCommand =
  | ({ readonly type: 'addTicket'; readonly order: LoggedTickets } & Addition & OfClient)
  | ({ readonly type: 'addGiftCard'; readonly order: LoggedGiftCards } & Addition)
  | ({ readonly type: 'addUpsell'; readonly order: LoggedUpsells } & Addition)
  | ({
      readonly type: 'changeQuantity';
      readonly cartItemId: CartItemId;
      readonly quantity: number;
    } & OfCart &
      OfClient)
  | ({ readonly type: 'removeLine'; readonly cartItemId: CartItemId } & OfCart)
  | ({ readonly type: 'extendHold' } & OfCart)
  | ({ readonly type: 'applyPromoCode'; readonly text: string } & OfCart)
  | ({ readonly type: 'beginCheckout' } & OfCart & OfSession & OfClient)
  | ({
      readonly type: 'saveCustomer';
      readonly language: Language;
      readonly country: string;
      readonly filled: readonly CustomerField[];
    } & OfCart &
      OfSession)
  | ({
      readonly type: 'startPayment';
      readonly paymentType: PaymentType;
      readonly shownTotal?: Cents | undefined;
      /** The terms of the provider; absent when they are plain. */
      readonly terms?: PaymentTerms | undefined;
    } & OfCart &
      OfSession &
      OfClient)
  | ({ readonly type: 'keepSession'; readonly endsAt: Instant } & OfAttempt)
  | ({ readonly type: 'giveUpOpening'; readonly refused: boolean } & OfAttempt)
  | ({ readonly type: 'postponeQuery' } & OfAttempt)
  | ({
      readonly type: 'settle';
      readonly reported: AttemptState;
      readonly isNotification: boolean;
      readonly byPerson?: true | undefined;
    } & OfAttempt)
  | ({ readonly type: 'noteCurrency' } & OfAttempt)
  | ({ readonly type: 'cancelOrder' } & OfOrder)
  | ({
      readonly type: 'cancelByOffice';
      readonly refund: 'none' | 'all' | Cents;
      readonly evenUsed: boolean;
      readonly isRefunded: boolean;
      readonly reason: CancelReason;
    } & OfOrder)
  | ({
      readonly type: 'admitTicket';
      readonly amount?: Cents | 'all' | undefined;
      readonly on?: LocalDate | undefined;
    } & OfTicket)
  | ({ readonly type: 'takeBack'; readonly amount: Cents } & OfTicket)
  | ({ readonly type: 'takeMail'; readonly about: MailSubject } & OfOrder)
  | ({ readonly type: 'noteMail'; readonly about: MailSubject; readonly result: SendResult } & OfOrder)
  | ({ readonly type: 'resendMail' } & OfOrder)
  | ({ readonly type: 'forgetBuyer' } & OfOrder);
