import type { LostCode } from '../cart/cart.ts';
import type { DeclineReason } from '../checkout/attempt-state.ts';
import type { OrderNoted } from '../checkout/order-note.ts';
import type { PaymentStatus } from '../checkout/payment.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { AttemptId, CartId, CartItemId, OrderKey, OrderRef, TicketCode } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type {
  ClientSlot,
  CodeUse,
  FirstMoment,
  FirstUse,
  FormerPosition,
  Hold,
  HostCart,
  HostLine,
  LostTickets,
  RecordedIntent,
} from './cart/host-cart.ts';
import type { Attention } from './checkout/attention.ts';
import type { ClosedAs } from './checkout/closed-as.ts';
import type { HostAttempt, HostBuyer, HostOrder, HostTicket, PaymentEvent, Person } from './checkout/host-order.ts';
import type { StrayPayment } from './checkout/stray-payment.ts';
import type { HostMail, MailFault, MailName } from './mail/host-mail.ts';
import type { Period, PlaceCounts } from './places/period-places.ts';

/** What happened to one line. */
export type LineChange =
  | { readonly type: 'lineAdded'; readonly line: HostLine }
  | { readonly type: 'lineRemoved'; readonly lineId: CartItemId }
  | { readonly type: 'quantityChanged'; readonly lineId: CartItemId; readonly quantity: number }
  /** Its places are held until a new end; a hold that begins anew also has a new first moment. */
  | {
      readonly type: 'placesHeld';
      readonly lineId: CartItemId;
      readonly firstAddedAt: Instant;
      readonly lastAddedAt: Instant;
      readonly until: Instant;
    }
  | { readonly type: 'holdExpired'; readonly lineId: CartItemId }
  | { readonly type: 'placesKeptForPayment'; readonly lineId: CartItemId; readonly until: Instant }
  | { readonly type: 'placesSold'; readonly lineId: CartItemId };

/** What happened to a cart besides its lines. */
export type CartChange =
  | { readonly type: 'cartOpened'; readonly cart: HostCart }
  /** Its content changed: what was ordered from an older version is another order. */
  | { readonly type: 'cartRevised'; readonly cartId: CartId; readonly version: number; readonly at: Instant }
  /** A payment has begun, or its end has moved; until when the cart is frozen at most. */
  | { readonly type: 'cartFrozen'; readonly cartId: CartId; readonly until: Instant }
  /** What it remembers of places that were taken out of it, in place of what it remembered before. */
  | { readonly type: 'firstUsesKept'; readonly cartId: CartId; readonly uses: readonly FirstUse[] }
  | { readonly type: 'firstMomentsKept'; readonly cartId: CartId; readonly moments: readonly FirstMoment[] }
  /** What is to be told of tickets whose places were gone, in place of what was told before; nothing once it was told. */
  | { readonly type: 'ticketsLost'; readonly cartId: CartId; readonly tickets: readonly LostTickets[] }
  /** What is to be told of a promo code that counts no more, in place of what was told before; nothing once it was told. */
  | { readonly type: 'codeLost'; readonly cartId: CartId; readonly lost?: LostCode }
  /** Where lines stood that were taken out of it, in place of what it remembered before. */
  | { readonly type: 'positionsKept'; readonly cartId: CartId; readonly positions: readonly FormerPosition[] }
  /** What the session goes on with; `instead` of what it had been shown when that was another total. Amounts in cents. */
  | {
      readonly type: 'totalTold';
      readonly cartId: CartId;
      readonly sessionDigest: string;
      readonly version: number;
      readonly total: Cents;
      readonly instead?: Cents;
    }
  | { readonly type: 'cartThawed'; readonly cartId: CartId }
  | { readonly type: 'cartSold'; readonly cartId: CartId }
  | { readonly type: 'codeHeld'; readonly use: CodeUse }
  | { readonly type: 'codeHoldMoved'; readonly cartId: CartId; readonly hold: Hold }
  | { readonly type: 'codeDropped'; readonly cartId: CartId }
  | { readonly type: 'intentRecorded'; readonly intent: RecordedIntent }
  | { readonly type: 'buyerSaved'; readonly buyer: HostBuyer }
  /** A client holds places in it from now on, in the place of the cart that had its slot before. */
  | { readonly type: 'slotTaken'; readonly slot: ClientSlot }
  /** It is gone, with what sessions entered for it (D-RETENTION). */
  | { readonly type: 'cartForgotten'; readonly cartId: CartId };

/** Counters that follow from the changes of lines and codes; a store takes them in one statement that checks the limit. */
export type CountChange =
  /** Units: persons; negative gives back. */
  | ({ readonly type: 'placesCounted' } & Period & PlaceCounts)
  /** Units: carts; negative gives back. */
  | { readonly type: 'codeCounted'; readonly code: string; readonly uses: number };

/** What happened to an order. */
export type OrderChange =
  | { readonly type: 'orderPlaced'; readonly order: HostOrder; readonly person: Person }
  /** The same order is to be paid once more, perhaps by another person in another language. */
  | { readonly type: 'orderTriedAgain'; readonly ref: OrderRef; readonly person: Person; readonly language: Language }
  /** What its buyer will hold in hand once it is completed. */
  | {
      readonly type: 'ticketsIssued';
      readonly ref: OrderRef;
      readonly orderKey: OrderKey;
      readonly tickets: readonly HostTicket[];
    }
  /** Somebody was let in with it; which day that was at the resort. */
  | { readonly type: 'ticketAdmitted'; readonly code: TicketCode; readonly at: Instant; readonly on: LocalDate }
  | { readonly type: 'orderNumberGiven'; readonly year: number; readonly last: number }
  /** Its last payment's word, in place of what was told before; `why` where the bank said it (D-NOT-CONFIRMED). */
  | {
      readonly type: 'orderStatusTold';
      readonly ref: OrderRef;
      readonly status: PaymentStatus;
      readonly why?: DeclineReason;
    }
  | { readonly type: 'orderCompleted'; readonly ref: OrderRef; readonly paidAttempt?: AttemptId }
  | { readonly type: 'orderRefunded'; readonly ref: OrderRef }
  | { readonly type: 'orderCanceled'; readonly ref: OrderRef }
  /** Nobody knows any more who placed it (D-RETENTION). */
  | { readonly type: 'buyerForgotten'; readonly ref: OrderRef };

/** What happened to an attempt to pay. */
export type AttemptChange =
  | { readonly type: 'attemptMade'; readonly attempt: HostAttempt }
  | {
      readonly type: 'sessionOpened';
      readonly attemptId: AttemptId;
      readonly redirectUrl: string;
      readonly endsAt: Instant;
    }
  | { readonly type: 'askingPostponed'; readonly attemptId: AttemptId; readonly askAt: Instant }
  | { readonly type: 'attemptOverdue'; readonly attemptId: AttemptId; readonly askAt: Instant }
  /** The provider said that it took or holds so much. */
  | { readonly type: 'moneySeen'; readonly attemptId: AttemptId; readonly amount: Cents }
  | { readonly type: 'attemptPaid'; readonly attemptId: AttemptId }
  | ({ readonly type: 'attemptClosed'; readonly attemptId: AttemptId } & ClosedAs)
  | { readonly type: 'refundDue'; readonly attemptId: AttemptId; readonly askAt: Instant }
  | { readonly type: 'refundMade'; readonly attemptId: AttemptId }
  | { readonly type: 'attentionRaised'; readonly attemptId: AttemptId; readonly attention: Attention }
  | { readonly type: 'attentionCleared'; readonly attemptId: AttemptId }
  | { readonly type: 'eventHeard'; readonly event: PaymentEvent }
  /** Money that belongs to no order that is known here; what was kept of it before counts no more. */
  | { readonly type: 'strayMoneySeen'; readonly payment: StrayPayment }
  | { readonly type: 'strayMoneyBack'; readonly attemptId: AttemptId };

/** What happened to a mail in the outbox. */
export type MailChange =
  | { readonly type: 'mailDue'; readonly mail: HostMail }
  /** It is to be sent once more, as a mail of its own. */
  | ({ readonly type: 'mailAskedAgain'; readonly copy: number; readonly at: Instant } & MailName)
  /** Somebody has begun to send it; until when it is theirs. */
  | ({ readonly type: 'mailTaken'; readonly dueAt: Instant } & MailName)
  | ({ readonly type: 'mailPutOff'; readonly dueAt: Instant } & MailName)
  | ({ readonly type: 'mailSent'; readonly at: Instant } & MailName)
  | ({ readonly type: 'mailFailed'; readonly at: Instant; readonly why: MailFault } & MailName)
  /** What it was to say is not so any more. */
  | ({ readonly type: 'mailDropped' } & MailName);

/** What is written down of an order's other changes, for whoever asks later (D-ORDER-HISTORY). */
export type OrderNotedChange = { readonly type: 'orderNoted'; readonly ref: OrderRef } & OrderNoted;

/** A fact that a decision made; `evolve` says what it means for the state. */
export type Change =
  | LineChange
  | CartChange
  | CountChange
  | OrderChange
  | AttemptChange
  | MailChange
  | OrderNotedChange;
