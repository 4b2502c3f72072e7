import type { SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import type { AnswerOf, CommandName, CommandOf, RefusalOf } from '@shop/core/seller/commands';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { CartToShow } from '@shop/core/seller/views/cart-view';
import type { PapersOf } from '@shop/core/seller/views/order-papers-view';
import type { CartToPrice } from '@shop/core/seller/views/priced-lines';
import type { Result, ResultAsync } from 'neverthrow';
import type { SellerTx, StoreFailure } from '../seller-store.ts';

/** Commands that put something into a cart; none of its other lines is loaded with its places. */
type FillCommand = 'addTicket' | 'addGiftCard';

/** Commands after which the visitor sees the cart. */
type ChangeCommand = 'addUpsell' | 'changeQuantity' | 'removeLine' | 'extendHold' | 'applyPromoCode';

export type CartCommand = FillCommand | ChangeCommand;

/** What a command left: the cart that was filled or is shown, the buyer of a checkout that begins, or the orders. */
type After<Name extends CommandName> = Name extends FillCommand
  ? CartToPrice
  : Name extends ChangeCommand
    ? CartToShow
    : Name extends 'beginCheckout'
      ? { readonly buyer?: SellerBuyer | undefined }
      : Name extends 'saveCustomer' | 'forgetCart' | 'forgetBuyer'
        ? undefined
        : PapersOf;

/** What the log says of a decision. `refusal`: the error that is answered although something changed. */
export type Logged = Pick<LogRow, 'facts' | 'total' | 'refusal'>;

/** The answer of a command, what it left, and when it was decided. */
export type Outcome<Name extends CommandName> = {
  readonly at: DecisionTime;
  readonly answer: AnswerOf<Name>;
  readonly after: After<Name>;
  readonly logged: Logged;
};

/** How a command is run in a transaction: it loads what it needs, decides, and saves. */
export type Command<Name extends CommandName> = (
  tx: SellerTx,
  command: CommandOf<Name>,
) => Promise<Result<Outcome<Name>, RefusalOf<Name>>>;

/** Runs commands. Errors: the command's refusal, with nothing changed. */
export type RunCommand = <Name extends CommandName>(
  command: CommandOf<Name>,
) => ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure>;
