import {
  type CancelReason,
  type CancelResult,
  cancelReasons,
  longestNote,
} from '@shop/core/checkout/order-cancellation';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { InvalidArgumentError } from 'commander';
import { errAsync } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { euroArgument, orderNumberArgument } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { operatorRefused, usage } from '../failures/failure.ts';
import { repeatable } from '../failures/repeatable.ts';
import { type Answer, wireAnswer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';

type Why = { readonly reason: CancelReason; readonly note?: string | undefined };

/** Parses a reason of the list, perhaps with a text after a colon. */
const whyOption = (text: string): Why => {
  if (text.length > longestNote) throw new InvalidArgumentError(`Expected at most ${longestNote} letters.`);
  const [, word = '', rest] = /^\s*(\w+)\s*(?::\s*(.*?)\s*)?$/s.exec(text) ?? [];
  const reason = cancelReasons.find((one) => one === word.toLowerCase());
  if (reason === undefined)
    throw new InvalidArgumentError(
      `Expected one of ${cancelReasons.join(', ')}, perhaps with a text after a colon: "other: she called".`,
    );
  return { reason, note: rest === '' ? undefined : rest };
};

const refundOption = (text: string): 'none' | 'all' | Cents => {
  if (text === 'none' || text === 'all') return text;
  const amount = euroArgument(text);
  if (amount === 0) throw new InvalidArgumentError('Expected an amount above zero, all or none.');
  return amount;
};

type CancelOptions = {
  readonly refund: 'none' | 'all' | Cents;
  readonly refunded?: boolean;
  readonly used?: boolean;
  readonly reason: Why;
  readonly key?: PressKey;
};

const canceledAnswer = (answer: CancelResult, isMade: boolean): Answer => {
  const printed = (text: string): Answer =>
    wireAnswer(
      (wire) => wire.answer('cancelByOffice', answer),
      () => [line(span('canceled', 'good'), `  ${text}`)],
    );
  const refused = (code: string, message: string, hints: readonly string[] = []): Answer => ({
    ...wireAnswer(
      (wire) => wire.answer('cancelByOffice', answer),
      () => [],
    ),
    failure: operatorRefused(`Order.${code}`, message, hints),
  });
  switch (answer.type) {
    case 'canceled': {
      if (answer.refund === 0) return printed('nothing is refunded');
      const amount = euroText(answer.refund, 'en');
      return printed(isMade ? `${amount} recorded as refunded` : `${amount} to refund; its history says when it is`);
    }
    case 'unknown':
      return refused('Unknown', 'there is no order of this number');
    case 'notPaid':
      return refused('NotPaid', 'the order was never paid: there is nothing to cancel');
    case 'over':
      return refused('Over', `the order is ${answer.state} already`, ['shop order show <order> says who did it']);
    case 'used':
      return refused('Used', 'a ticket of the order was used, or a value card spent in part', [
        '--used cancels it all the same',
      ]);
    case 'tooMuch':
      return refused(
        'TooMuch',
        `at most ${euroText(answer.most, 'en')} can be refunded: what was paid, less what was refunded or spent`,
      );
    case 'wholeOnly':
      return refused(
        'WholeOnly',
        `the money is only reserved: ${euroText(answer.amount, 'en')} are released, or nothing`,
        ['--refund all, or --refund none'],
      );
  }
};

const cancel = (
  { office, newPressKey }: OperatorSession,
  orderNumber: string,
  { refund, refunded = false, used = false, reason, key = newPressKey() }: CancelOptions,
): Answered => {
  if (refunded && refund === 'none')
    return errAsync(usage('--refunded records a refund, and --refund none refunds nothing: give one of them'));
  return office
    .cancelByOffice(orderNumber, { key, refund, evenUsed: used, isRefunded: refunded, ...reason })
    .map((answer) => canceledAnswer(answer, refunded))
    .mapErr(repeatable(key, 'refunding'));
};

/** Adds the command that cancels an order for the office. */
export const addCancelCommand = (order: ShopCommand): void => {
  order
    .verb(
      'cancel',
      'cancel a paid order, with a refund of all, a part or nothing; its codes are void at once (operators)',
    )
    .argument('<order>', 'the number of the order', orderNumberArgument)
    .option('--refund <amount>', 'none, all, or euros such as 12,50', refundOption, 'all')
    .option('--refunded', 'the money was refunded at the provider already: only record it')
    .option('--used', 'even when a ticket was used or a value card spent in part; what was spent is not refunded')
    .requiredOption(
      '--reason <text>',
      `one of ${cancelReasons.join(', ')}; a text after a colon is stored with the buyer's data and erased with them`,
      whyOption,
    )
    .option(
      '--key <key>',
      'of a cancellation whose answer was lost, which named it: a repeat refunds nothing',
      pressKey,
    )
    .examples(
      ['all of it', 'shop order cancel 2027-000123 --reason "illness: called on Monday" --on https://shop.example'],
      ['a part', 'shop order cancel 2027-000123 --refund 30,00 --reason complaint --on .data'],
      ['refunded by hand at the provider', 'shop order cancel 2027-000123 --refunded --reason duplicate --on postgres'],
    )
    .prints(callForm('cancelByOffice'))
    .action(asOperator(cancel));
};
