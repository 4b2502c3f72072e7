import type { Order } from '@shop/core/checkout/order';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import { plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { PaymentCard } from '@shop/core/ports/provider';
import { Option } from 'commander';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { euroArgument, inForm } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { type Failure, refused, shopFailure } from '../failures/failure.ts';
import type { LineSettings } from '../print/cart-lines.ts';
import { declineText } from '../print/fact-text.ts';
import { field, isCompleted, orderLines } from '../print/order-lines.ts';
import { type Answer, answer, wireAnswer } from '../stdio/answer.ts';

/** Returns what every command that ends with an order prints. */
export const orderAnswer = (order: Order, settings: LineSettings): Answer =>
  wireAnswer(
    (wire) => wire.answer('showOrder', order),
    () => orderLines(order, settings),
  );

type PayOptions = {
  readonly card: string;
  readonly challenge: PaymentCard['challenge'];
  readonly reserve?: true;
  readonly total?: Cents;
};

/** The provider's notification may arrive after the browser returns. Units: number of attempts, milliseconds between
 *  them. */
const looks = { times: 40, pause: 250 } as const;

const cardOption = (text: string): string =>
  inForm(text.replaceAll(/[\s-]/g, ''), /^[0-9]{12,19}$/, 'Expected a card number of 12 to 19 digits.');

/** Returns a test card with this number; its other data are always valid. */
export const testCard = (
  { clock }: Pick<ShopSession, 'clock'>,
  number: string,
  challenge: PaymentCard['challenge'],
): PaymentCard => ({
  number,
  expiry: `12/${plusDays(clock.today(), 365).slice(2, 4)}`,
  cvc: '123',
  holder: 'Test Card',
  challenge,
});

const isDecided = (status: Order['status']): boolean => status !== 'initializing' && status !== 'unknown';

/** Waits until the payment of an order is decided and returns the order; returns it undecided after the last
 *  attempt. */
export const waitUntilDecided = (
  session: Pick<ShopSession, 'useCases' | 'terminal'>,
  ref: OrderRef,
  looksLeft: number = looks.times,
): ResultAsync<Order, ShopError> =>
  session.useCases.showOrder(ref).andThen((order) => {
    if (isDecided(order.status) || looksLeft === 0) return okAsync<Order, ShopError>(order);
    return ResultAsync.fromSafePromise(session.terminal.wait(looks.pause)).andThen(() =>
      waitUntilDecided(session, ref, looksLeft - 1),
    );
  });

/** The result of a visit to the payment page. `order` is `undefined` when the provider stores no order for a failed
 *  payment; `hint` is the status in the return address. */
export type Paid = { readonly ref: OrderRef; readonly order: Order | undefined; readonly hint: PaymentStatus };

const isNoOrder = (error: ShopError): boolean => error.kind === 'notFound' && error.what === 'order';

/** Pays on the payment page and waits until the payment is decided. */
export const payThrough = (
  session: ShopSession,
  { card, challenge, reserve, total }: PayOptions,
): ResultAsync<Paid, ShopError> =>
  session.useCases
    .startPayment(reserve ? 'preauthorization' : 'payment', total)
    .andThen(({ returnUrl }) => session.payWithCard(returnUrl, testCard(session, card, challenge)))
    .andThen(({ ref, status: hint }) =>
      ref === undefined
        ? errAsync<Paid, ShopError>({ kind: 'unreachable', cause: 'malformed' })
        : waitUntilDecided(session, ref)
            .map((order): Paid => ({ ref, order, hint }))
            .orElse((error) =>
              isNoOrder(error) && hint !== 'completed' ? okAsync({ ref, order: undefined, hint }) : errAsync(error),
            ),
    );

/** Returns the failure of a payment after which the order is not completed. */
const notPaid = ({
  ref,
  orderNumber,
  outcome,
  status = 'unknown',
  declineReason,
}: Pick<Order, 'ref' | 'orderNumber' | 'outcome' | 'status' | 'declineReason'>): Failure => {
  const message = `the order is not paid: payment ${status}${outcome === undefined ? '' : `, order ${outcome}`}`;
  const hints = [
    ...(declineReason === undefined ? [] : [`the bank declined: ${declineText(declineReason)}`]),
    isDecided(status)
      ? 'the cart is kept; try again with: shop checkout pay --card <number>'
      : `not decided yet; look again with: shop checkout order ${ref}`,
  ];
  const details = { ref, orderNumber, status, declineReason, outcome };
  return refused('notPaid', `Payment.${status}`, message, { details, hints });
};

const pay = (session: ShopSession, options: PayOptions): Answered =>
  payThrough(session, options)
    .map(({ ref, order, hint }): Answer => {
      if (order === undefined) {
        const none = { ref, status: hint };
        return {
          ...answer(undefined, () => [field('reference', ref), field('status', hint, 'bad')]),
          failure: notPaid(none),
        };
      }
      return { ...orderAnswer(order, session), failure: isCompleted(order, hint) ? undefined : notPaid(order) };
    })
    .mapErr((error) => shopFailure(error, 'paymentStart'));

export const addPayCommand = (checkout: ShopCommand): void => {
  checkout
    .verb('pay', 'pay the cart through the payment page, as a browser would, and print the order')
    .requiredOption('--card <number>', 'card number; spaces and dashes do not matter', cardOption)
    .option(
      '--total <euros>',
      'what you were shown, such as 44.00; refused when the cart costs something else',
      euroArgument,
    )
    .option('--reserve', 'only hold the money as a guarantee; payment at the ticket desk')
    .addOption(
      new Option('--challenge <answer>', "what to answer to the confirmation of the card's bank")
        .choices(['confirm', 'reject'])
        .default('confirm'),
    )
    .examples(
      ['paid', 'shop checkout pay --card "4111 1111 1111 1111"'],
      ['only if it still costs that much', 'shop checkout pay --card 4111111111111111 --total 44.00'],
      ['reserved, with the card as guarantee', 'shop checkout pay --card 4111111111111111 --reserve'],
      ['declined, exit code 3', 'shop checkout pay --card 4000000000000002'],
      [
        'rejected at the confirmation of the bank, exit code 3',
        'shop checkout pay --card 4000000000003220 --challenge reject',
      ],
      ['answered late', 'shop checkout pay --card 4000000000000077'],
    )
    .prints(callForm('showOrder'))
    .action(inShop(pay));
};
