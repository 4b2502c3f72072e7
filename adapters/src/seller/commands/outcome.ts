import type { SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import type { AnswerOf, CommandName, CommandOf, RefusalOf } from '@shop/core/seller/commands';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { CartToShow } from '@shop/core/seller/views/cart-view';
import type { PapersOf } from '@shop/core/seller/views/order-papers-view';
import type { CartToPrice } from '@shop/core/seller/views/priced-lines';
import type { Result, ResultAsync } from 'neverthrow';
import type { SellerTx, StoreFailure } from '../seller-store.ts';

/** Commands that add to a cart; the places of its other lines are not loaded. */
type FillCommand = 'addTicket' | 'addGiftCard';

/** Commands that return the cart to the visitor. */
type ChangeCommand = 'addUpsell' | 'changeQuantity' | 'removeLine' | 'extendHold' | 'applyPromoCode';

export type CartCommand = FillCommand | ChangeCommand;

/** Commands about a checkout, its payment or its cancellation. */
export type PaymentCommand =
  | 'beginCheckout'
  | 'saveCustomer'
  | 'startPayment'
  | 'keepSession'
  | 'giveUpOpening'
  | 'postponeQuery'
  | 'settle'
  | 'cancelOrder'
  | 'cancelByOffice';

/** State after a command: the cart, the buyer of a started checkout, or the orders. */
type After<Name extends CommandName> = Name extends FillCommand
  ? CartToPrice
  : Name extends ChangeCommand
    ? CartToShow
    : Name extends 'beginCheckout'
      ? { readonly buyer?: SellerBuyer | undefined }
      : Name extends 'saveCustomer' | 'forgetCart' | 'forgetBuyer'
        ? undefined
        : PapersOf;

/** The decision's part of a log row. `refusal`: the error that is returned although something changed. */
export type Logged = Pick<LogRow, 'facts' | 'total' | 'refusal'>;

/** The answer of a command, the state after it, and the time of its decision. */
export type Outcome<Name extends CommandName> = {
  readonly at: DecisionTime;
  readonly answer: AnswerOf<Name>;
  readonly after: After<Name>;
  readonly logged: Logged;
};

/** The outcome of a command about orders. */
export type Finished<Answer> = {
  readonly at: DecisionTime;
  readonly answer: Answer;
  readonly after: PapersOf;
  readonly logged: Logged;
};

/** The log of a command that changed nothing. */
export const nothing: Logged = { facts: [] };

/** Returns the outcome of a command that was decided in a transaction. */
export const ended = <Answer, After>(tx: SellerTx, answer: Answer, after: After, logged: Logged) => ({
  at: tx.at,
  answer,
  after,
  logged,
});

/** Runs a command in a transaction: loads what it needs, decides, and saves. */
export type Command<Name extends CommandName> = (
  tx: SellerTx,
  command: CommandOf<Name>,
) => Promise<Result<Outcome<Name>, RefusalOf<Name>>>;

/** Runs commands. Errors: the command's refusal, with nothing changed. */
export type RunCommand = <Name extends CommandName>(
  command: CommandOf<Name>,
) => ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure>;
