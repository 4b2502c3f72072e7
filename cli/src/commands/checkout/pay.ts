import type { Order } from '@shop/core/checkout/order';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import { plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import type { PaymentCard } from '@shop/core/ports/provider';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { isCompleted } from '../../print/order-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { orderAnswer } from './order.ts';

type PayOptions = {
  readonly card: string;
  readonly challenge: PaymentCard['challenge'];
  readonly reserve?: true;
  readonly total?: Cents;
};

/** The provider's word may come a moment after the browser. Units: times, and milliseconds between them. */
const looks = { times: 40, pause: 250 } as const;

const cardOption = (text: string): string => {
  const number = text.replaceAll(/[\s-]/g, '');
  if (!/^[0-9]{12,19}$/.test(number)) throw new InvalidArgumentError('Expected a card number of 12 to 19 digits.');
  return number;
};

const totalOption = (text: string): Cents => {
  const parts = /^(\d{1,9})(?:[.,](\d{2}))?$/.exec(text);
  if (parts === null) throw new InvalidArgumentError('Expected euros such as 44.00.');
  return cents(Number(`${parts[1]}${parts[2] ?? '00'}`));
};

/** A test card needs nothing but its number; the rest is always good. */
const cardOf = ({ card, challenge }: PayOptions, { clock }: Session): PaymentCard => ({
  number: card,
  expiry: `12/${plusDays(clock.today(), 365).slice(2, 4)}`,
  cvc: '123',
  holder: 'Test Card',
  challenge,
});

/** The order once its payment is decided; as it stands when that takes too long. */
const decidedOrder = (
  session: Session,
  ref: OrderRef,
  looksLeft: number = looks.times,
): ResultAsync<Order, ShopError> =>
  session.useCases.showOrder(ref).andThen((order) => {
    const isDecided = order.status !== 'initializing' && order.status !== 'unknown';
    if (isDecided || looksLeft === 0) return okAsync<Order, ShopError>(order);
    return ResultAsync.fromSafePromise(session.wait(looks.pause)).andThen(() =>
      decidedOrder(session, ref, looksLeft - 1),
    );
  });

export type Paid = { readonly order: Order; readonly hint: PaymentStatus };

/** Pays through the payment page, and waits until the payment is decided. */
export const payThrough = (session: Session, options: PayOptions): ResultAsync<Paid, ShopError> =>
  session.useCases
    .startPayment(options.reserve ? 'preauthorization' : 'payment', options.total)
    .andThen(({ returnUrl }) => session.payWithCard(returnUrl, cardOf(options, session)))
    .andThen(({ ref, status: hint }) =>
      ref === undefined
        ? errAsync<Paid, ShopError>({ kind: 'unreachable', cause: 'malformed' })
        : decidedOrder(session, ref).map((order) => ({ order, hint })),
    );

const pay = (session: Session, options: PayOptions): ResultAsync<Answer, Failure> =>
  payThrough(session, options)
    .map(({ order, hint }): Answer => {
      const answer = orderAnswer(order, session);
      return isCompleted(order, hint) ? answer : { ...answer, failure: { type: 'notPaid', order } };
    })
    .mapErr((error) => shopFailure(error, 'paymentStart'));

export const addPayCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('pay')
    .description('pay the cart through the payment page, as a browser would, and print the order')
    .requiredOption('--card <number>', 'card number; spaces and dashes do not matter', cardOption)
    .option(
      '--total <euros>',
      'what you were shown, such as 44.00; refused when the cart costs something else',
      totalOption,
    )
    .option('--reserve', 'only hold the money as a guarantee; payment at the ticket desk')
    .addOption(
      new Option('--challenge <answer>', "what to answer when the card's bank asks back")
        .choices(['confirm', 'reject'])
        .default('confirm'),
    )
    .addHelpText(
      'after',
      examples([
        ['paid', 'shop checkout pay --card "4111 1111 1111 1111"'],
        ['only if it still costs that much', 'shop checkout pay --card 4111111111111111 --total 44.00'],
        ['reserved, with the card as guarantee', 'shop checkout pay --card 4111111111111111 --reserve'],
        ['declined, exit code 3', 'shop checkout pay --card 4000000000000002'],
        ['asked back and rejected, exit code 3', 'shop checkout pay --card 4000000000003220 --challenge reject'],
        ['answered late', 'shop checkout pay --card 4000000000000077'],
      ]),
    )
    .action((options: PayOptions) => choose({ needs: 'shop', run: (session) => pay(session, options) }));
};
