import type { Resent } from '@shop/core/checkout/resent';
import { instantText } from '@shop/core/dates/instant';
import { type Command, InvalidArgumentError } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import type { Failure } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import { line, span } from '../../text/line.ts';
import { orderRefusal } from './order-refusal.ts';

/** As its buyer reads it out. */
const numberArgument = (text: string): string => {
  const number = text.trim();
  if (!/^\d{4}-\d{6,}$/.test(number)) throw new InvalidArgumentError('Expected an order number such as 2027-000123.');
  return number;
};

const failureOf = (resent: Resent): Failure | undefined => {
  switch (resent.type) {
    case 'queued':
    case 'waiting':
      return undefined;
    case 'tooSoon':
      return orderRefusal('ResentJustNow', 'its mail was sent a moment ago', [
        `again from ${instantText(resent.from)}; until then ask the buyer to look among unwanted mail`,
      ]);
    case 'notPaid':
      return orderRefusal('NotPaid', 'the order was never paid: there is nothing to write about');
    case 'canceling':
      return orderRefusal('Canceling', 'the order is being canceled: its buyer is written once the money is back');
    case 'unknown':
      return orderRefusal('Unknown', 'there is no order of this number');
  }
};

const documentOf = (resent: Resent) => {
  if (resent.type === 'waiting') return { ...resent, next: instantText(resent.next) };
  return resent.type === 'tooSoon' ? { ...resent, from: instantText(resent.from) } : resent;
};

const linesOf = (resent: Resent) => {
  if (resent.type === 'queued') return [line(span('queued', 'good'), `  the order is ${resent.about}`)];
  return resent.type === 'waiting'
    ? [line(span('waiting', 'good'), `  it is in the outbox already, for ${instantText(resent.next)}`)]
    : [];
};

const answerOf = (resent: Resent): Answer => {
  const failure = failureOf(resent);
  return { data: documentOf(resent), lines: () => linesOf(resent), ...(failure === undefined ? {} : { failure }) };
};

export const addResendCommand = (order: Command, choose: Choose): void => {
  order
    .command('resend')
    .description("put an order's mail into the outbox again, for its buyer alone (operators)")
    .argument('<number>', 'the number of the order, as its buyer knows it', numberArgument)
    .addHelpText(
      'after',
      examples([
        ['at a running shop, which sends it at once', 'shop order resend 2027-000123 --on https://shop.example'],
        ['of a data folder, for its next server', 'shop order resend 2027-000123 --on .data'],
      ]),
    )
    .action((number: string) =>
      choose({
        needs: 'operator',
        run: ({ desk }: OperatorSession): ResultAsync<Answer, Failure> =>
          desk
            .resend(number)
            .map(answerOf)
            .mapErr((refusal) => operatorFailure(refusal, '')),
      }),
    );
};
