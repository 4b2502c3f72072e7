import type { Admission } from '@shop/core/checkout/order-history';
import { instantText } from '@shop/core/dates/instant';
import { euroText } from '@shop/core/money/euro-text';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { refused } from '../failures/failure.ts';
import { type Answer, answer, failedAnswer } from '../terminal/answer.ts';
import { line, span } from '../text/line.ts';

const answerOf = (admission: Admission): Answer => {
  const notAdmitted = (exitCode: ExitCode, message: string): Answer =>
    failedAnswer(
      admission,
      refused('notAdmitted', `Ticket.${admission.type}`, message, { details: admission, exitCode }),
    );
  switch (admission.type) {
    case 'admitted': {
      const goods = `  ${admission.productTitle}, ${admission.priceTitle}`;
      return answer(admission, () => [line(span('admitted', 'good'), goods)]);
    }
    case 'alreadyAdmitted':
      return notAdmitted(exitCodes.alreadyAdmitted, `this code was used already, at ${instantText(admission.at)}`);
    case 'valueCard': {
      const { worth, productTitle } = admission;
      const message = `${productTitle}: this card is worth ${euroText(worth, 'en')} and was not taken; --whole takes all of it`;
      return notAdmitted(exitCodes.valueCard, message);
    }
    case 'wrongDay': {
      const { first, last } = admission;
      return notAdmitted(exitCodes.wrongDay, `this ticket is for ${first === last ? first : `${first} to ${last}`}`);
    }
    case 'canceled':
      return notAdmitted(exitCodes.canceledTicket, 'the order of this ticket was canceled or refunded');
    case 'unknown':
      return notAdmitted(exitCodes.unknownTicket, 'there is no such ticket');
  }
};

const checkTicket = ({ desk }: OperatorSession, code: string, { whole }: { readonly whole?: true }): Answered =>
  desk.admit(code, whole).map(answerOf);

export const addVerbs = (ticket: ShopCommand): void => {
  ticket
    .verb('check', 'admit a person with a ticket code, once, or say what a value card is worth (operators)')
    .argument('<code>', 'as scanned, or as spelled on the ticket')
    .option('--whole', 'take a value card with all that it is worth')
    .examples(
      ['at a running shop', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --on https://shop.example'],
      ['a value card that is spent in one go', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --whole --on .data'],
      ['of a data folder without a server', 'shop ticket check 7K3M-9QTX-2B4D-HJ8W --on .data'],
    )
    .runsAsOperator(checkTicket);
};
