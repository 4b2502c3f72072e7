import type { Admission, CardBalance, TakenBack } from '@shop/core/checkout/admission';
import { instantText } from '@shop/core/dates/instant';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { OperatorFailure } from '@shop/core/ports/catalog-port';
import { InvalidArgumentError } from 'commander';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { euroArgument } from '../arguments/option-values.ts';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { type Refusal, refused, shopFailure } from '../failures/failure.ts';
import { balanceText, visitsText } from '../print/left-text.ts';
import { type Answer, answer, failedAnswer } from '../terminal/answer.ts';
import { line, span } from '../text/line.ts';

const inEuros = (amount: Cents): string => euroText(amount, 'en');
const leftOn = ({ worth, balance }: CardBalance): string => balanceText(worth, balance, 'en') ?? '';

type Refused = Exclude<Admission | TakenBack, { type: 'admitted' | 'redeemed' | 'takenBack' }>;

const refusalOf = (refusal: Refused): readonly [ExitCode, string] => {
  switch (refusal.type) {
    case 'alreadyAdmitted': {
      const { at, visits } = refusal;
      if (visits === undefined || visits.left === 0)
        return [exitCodes.alreadyAdmitted, `this code was used already, at ${instantText(at)}`];
      const left = visitsText(visits) ?? '';
      return [
        exitCodes.alreadyAdmitted,
        `this code let in its persons of today, the last at ${instantText(at)}; ${left}`,
      ];
    }
    case 'valueCard': {
      const { productTitle, balance } = refusal;
      const wayOn = balance === 0 ? '' : '; --amount takes a part, --whole all of it';
      return [exitCodes.valueCard, `${productTitle}: ${leftOn(refusal)}; nothing was taken${wayOn}`];
    }
    case 'balanceTooLow':
      return [exitCodes.balanceTooLow, `${refusal.productTitle}: only ${leftOn(refusal)}; nothing was taken`];
    case 'neverTaken': {
      const { worth, balance, productTitle } = refusal;
      const message = `${productTitle}: less was ever taken, ${inEuros(worth)} less ${inEuros(balance)}; nothing was put back`;
      return [exitCodes.balanceTooLow, message];
    }
    case 'wrongDay': {
      const { first, last } = refusal;
      return [exitCodes.wrongDay, `this ticket is for ${first === last ? first : `${first} to ${last}`}`];
    }
    case 'expired':
      return [exitCodes.expired, `${refusal.productTitle}: its last day was ${refusal.last}`];
    case 'noValueCard':
      return [exitCodes.noValueCard, `${refusal.productTitle}: this is no value card, so it has no amount`];
    case 'canceled':
      return [exitCodes.canceledTicket, 'the order of this ticket was canceled or refunded'];
    case 'unknown':
      return [exitCodes.unknownTicket, 'there is no such ticket'];
  }
};

const answerOf = (outcome: Admission | TakenBack): Answer => {
  const done = (said: string, ...facts: readonly (string | undefined)[]): Answer =>
    answer(outcome, () => [
      line(span(said, 'good'), `  ${facts.filter((fact) => fact !== undefined && fact !== '').join(', ')}`),
    ]);
  switch (outcome.type) {
    case 'admitted':
      return done('admitted', outcome.productTitle, outcome.priceTitle, visitsText(outcome.visits));
    case 'redeemed':
      return done(`${inEuros(outcome.amount)} taken`, outcome.productTitle, leftOn(outcome));
    case 'takenBack':
      return done(`${inEuros(outcome.amount)} put back`, outcome.productTitle, leftOn(outcome));
    default: {
      const [exitCode, message] = refusalOf(outcome);
      const options = { details: outcome, exitCode };
      return failedAnswer(outcome, refused('notAdmitted', `Ticket.${outcome.type}`, message, options));
    }
  }
};

/** A lost answer says how to ask again without taking twice. */
const repeatable =
  (key: PressKey) =>
  (failure: OperatorFailure): Refusal =>
    failure.kind === 'unreachable'
      ? shopFailure(failure, 'shopping', [`to repeat it without taking twice add: --key ${key}`])
      : failure;

type Pressed = { readonly key?: PressKey };
type Taking = { readonly whole?: true; readonly amount?: Cents };

const check = ({ desk, newPressKey }: OperatorSession, code: string, typed: Pressed & Taking): Answered => {
  const { key = newPressKey(), whole, amount = whole && 'all' } = typed;
  return desk.admit(code, key, amount).map(answerOf).mapErr(repeatable(key));
};

const takeBack = (
  { desk, newPressKey }: OperatorSession,
  code: string,
  { key = newPressKey(), amount }: Pressed & { readonly amount: Cents },
): Answered => desk.takeBack(code, key, amount).map(answerOf).mapErr(repeatable(key));

/** An amount above zero. */
const someEuros = (text: string): Cents => {
  const amount = euroArgument(text);
  if (amount === 0) throw new InvalidArgumentError('Expected an amount above zero.');
  return amount;
};

const pressOption = [
  '--key <key>',
  'of a check whose answer was lost, which named it: a repeat takes nothing',
  pressKey,
] as const;

export const addVerbs = (ticket: ShopCommand): void => {
  ticket
    .verb('check', 'let a person in with a ticket code, or take from a value card and say what is left (operators)')
    .argument('<code>', 'as scanned, or as spelled on the ticket')
    .addOption(
      ticket
        .createOption('--amount <euros>', 'take so much from a value card, such as 12,50')
        .argParser(someEuros)
        .conflicts('whole'),
    )
    .option('--whole', 'take all that is left on a value card')
    .option(...pressOption)
    .examples(
      ['at a running shop', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --on https://shop.example'],
      ['a part of a value card', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --amount 12,50 --on https://shop.example'],
      ['a value card that is spent in one go', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --whole --on .data'],
      ['of a data folder without a server', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --on .data'],
    )
    .runsAsOperator(check);
  ticket
    .verb('take-back', 'put an amount that was taken by mistake back onto a value card (operators)')
    .argument('<code>', 'as scanned, or as spelled on the card')
    .requiredOption('--amount <euros>', 'so much, at most what was taken', someEuros)
    .option(...pressOption)
    .examples([
      'at a running shop',
      'shop ticket take-back 7K3M-9QTX-2B4D-HJ8W --amount 12,50 --on https://shop.example',
    ])
    .runsAsOperator(takeBack);
};
