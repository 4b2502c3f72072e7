import type { Admission, TakeBackResult } from '@shop/core/checkout/admission';
import { type PressKey, pressKey } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { InvalidArgumentError } from 'commander';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { euroArgument } from '../arguments/option-values.ts';
import { callFieldsAt, callForm } from '../documents/call-form.ts';
import { ownForm } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { refused } from '../failures/failure.ts';
import { repeatable } from '../failures/repeatable.ts';
import { visitsText } from '../print/left-text.ts';
import { type Answer, wireAnswer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';
import { enterAdmitted } from './admitted.ts';
import { balanceOf, inEuros, refusalOf } from './refusal.ts';

const answerOf = (outcome: Admission | TakeBackResult, write: (wire: Wire) => unknown): Answer => {
  const done = (message: string, ...facts: readonly (string | undefined)[]): Answer =>
    wireAnswer(write, () => [
      line(span(message, 'good'), `  ${facts.filter((fact) => fact !== undefined && fact !== '').join(', ')}`),
    ]);
  switch (outcome.type) {
    case 'admitted':
      return done('admitted', outcome.productTitle, outcome.priceTitle, visitsText(outcome.visits));
    case 'redeemed':
      return done(`${inEuros(outcome.amount)} taken`, outcome.productTitle, balanceOf(outcome));
    case 'takenBack':
      return done(`${inEuros(outcome.amount)} put back`, outcome.productTitle, balanceOf(outcome));
    default: {
      const [exitCode, message] = refusalOf(outcome);
      const failure = refused('notAdmitted', `Ticket.${outcome.type}`, message, { exitCode });
      return { ...wireAnswer(write, () => []), failure };
    }
  }
};

type Pressed = { readonly key?: PressKey };
type Taking = { readonly whole?: true; readonly amount?: Cents };

const check = ({ desk, newPressKey }: OperatorSession, code: string, typed: Pressed & Taking): Answered => {
  const { key = newPressKey(), whole, amount = whole && 'all' } = typed;
  return desk
    .admit(code, key, amount)
    .map((outcome) => answerOf(outcome, (wire) => wire.answer('admit', outcome)))
    .mapErr(repeatable(key, 'taking'));
};

const takeBack = (
  { desk, newPressKey }: OperatorSession,
  code: string,
  { key = newPressKey(), amount }: Pressed & { readonly amount: Cents },
): Answered =>
  desk
    .takeBack(code, key, amount)
    .map((outcome) => answerOf(outcome, (wire) => wire.answer('takeBack', outcome)))
    .mapErr(repeatable(key, 'taking'));

/** Parses an amount above zero. */
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
    .prints(callForm('admit'))
    .action(asOperator(check));
  ticket
    .verb('take-back', 'put an amount that was taken by mistake back onto a value card (operators)')
    .argument('<code>', 'as scanned, or as spelled on the card')
    .requiredOption('--amount <euros>', 'so much, at most what was taken', someEuros)
    .option(
      '--key <key>',
      'of a take-back whose answer was lost, which named it: a repeat puts nothing back again',
      pressKey,
    )
    .examples([
      'at a running shop',
      'shop ticket take-back 7K3M-9QTX-2B4D-HJ8W --amount 12,50 --on https://shop.example',
    ])
    .prints(callForm('takeBack'))
    .action(asOperator(takeBack));
  ticket
    .verb(
      'admitted',
      'enter what was admitted and taken while the shop did not know it, as after a restore (operators)',
    )
    .argument(
      '<file>',
      'a line for each: the code, of a value card the amount that was taken, and the day unless it was today, as in CODE 12,50 2026-11-28',
    )
    .examples(['the list of the door', 'shop ticket admitted door.txt --on https://shop.example'])
    .prints(
      ownForm('lines entered refused[]', 'refused[]: line outcome', ...callFieldsAt('refused[].outcome', 'admit')),
    )
    .action(asOperator(enterAdmitted));
};
