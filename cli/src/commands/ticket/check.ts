import type { Admission } from '@shop/core/checkout/admission';
import { instantText } from '@shop/core/dates/instant';
import { ticketCode } from '@shop/core/ids';
import { type Command, InvalidArgumentError } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import type { Failure } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';

/** What a scanner reads, however somebody wrote it down. */
const codeArgument = (text: string): string => {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(code)) throw new InvalidArgumentError('Expected the 32 digits and letters of a ticket.');
  return code;
};

const documentOf = (admission: Admission) =>
  'at' in admission ? { ...admission, at: instantText(admission.at) } : admission;

const answerOf = (admission: Admission): Answer => ({
  data: documentOf(admission),
  lines: () =>
    admission.type === 'admitted'
      ? [line(span('admitted', 'good'), `  ${admission.productTitle}, ${admission.priceTitle}`)]
      : [],
  ...(admission.type === 'admitted' ? {} : { failure: { type: 'notAdmitted', admission } }),
});

const checkTicket = ({ desk }: OperatorSession, code: string): ResultAsync<Answer, Failure> =>
  desk
    .admit(ticketCode(code))
    .map(answerOf)
    .mapErr((refusal) => operatorFailure(refusal, ''));

const addCheckCommand = (ticket: Command, choose: Choose): void => {
  ticket
    .command('check')
    .description('let somebody in with a ticket code, once (operators)')
    .argument('<code>', 'as the QR code of the ticket says it', codeArgument)
    .addHelpText(
      'after',
      examples([
        ['at a running shop', 'shop ticket check 0123456789abcdef0123456789abcdef --on https://shop.example'],
        ['of a data folder without a server', 'shop ticket check 0123456789abcdef0123456789abcdef --on .data'],
      ]),
    )
    .action((code: string) => choose({ needs: 'operator', run: (session) => checkTicket(session, code) }));
};

export const addTicketCommands = (ticket: Command, choose: Choose): void => {
  addCheckCommand(ticket, choose);
};
