import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { Resent } from '@shop/core/checkout/resent';
import { instantText } from '@shop/core/dates/instant';
import { orderKey } from '@shop/core/ids';
import { type Command, InvalidArgumentError } from 'commander';
import { err, type ResultAsync } from 'neverthrow';
import type { Act, Choose, OperatorSession, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { orderDocument } from '../../documents/order-document.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import { orderLines } from '../../print/order-lines.ts';
import { ticketLines } from '../../print/ticket-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';
import { addLookIntoCommands, showHistory } from './look-into.ts';
import { orderRefusal } from './order-refusal.ts';
import { addPdfCommand } from './pdf.ts';

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

const addResendCommand = (order: Command, choose: Choose): void => {
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

const papersDocument = ({ order, tickets, ...papers }: OrderPapers) => ({
  ...papers,
  order: orderDocument(order),
  tickets: tickets.map(({ admittedAt, ...ticket }) => ({
    ...ticket,
    ...(admittedAt === undefined ? {} : { admittedAt: instantText(admittedAt) }),
  })),
});

const showPapers = (session: Session, key: string): ResultAsync<Answer, Failure> =>
  session.useCases
    .showPapers(orderKey(key))
    .map((papers) => ({
      data: papersDocument(papers),
      lines: () => [...orderLines(papers.order, session), ...ticketLines(papers, session)],
    }))
    .mapErr((error) => shopFailure(error));

type ShowOptions = { readonly key?: string; readonly personal?: boolean };

const chosen = (name: string | undefined, { key, personal = false }: ShowOptions): Act | Failure => {
  if (key !== undefined && name === undefined && !personal) {
    return { needs: 'shop', run: (session) => showPapers(session, key) };
  }
  if (name !== undefined && key === undefined) {
    return { needs: 'operator', run: (session) => showHistory(session, name, personal) };
  }
  return usage('which order?', ['<order>, as its operator', '--key <key>, as its buyer']);
};

const addShowCommand = (order: Command, choose: Choose): void => {
  order
    .command('show')
    .description('print the history of an order (operators), or with its key its ticket codes, as its buyer sees it')
    .argument('[order]', 'the number of the order, or its reference')
    .option('--key <key>', 'the key of the order, which checkout order tells to the session that bought')
    .option('--personal', 'who bought it as well; of a database of your own alone')
    .addHelpText(
      'after',
      examples([
        ['what happened to an order of a running shop', 'shop order show 2027-000123 --on https://shop.example'],
        ['with its buyer, of a data folder', 'shop order show 2027-000123 --personal --on .data'],
        [
          'an order of this session',
          'shop order show --key $(shop checkout order <reference> --json | jq -r .orderKey)',
        ],
      ]),
    )
    .action((name: string | undefined, options: ShowOptions) => {
      const act = chosen(name, options);
      choose('needs' in act ? act : { needs: 'nothing', run: async () => err(act) });
    });
};

export const addOrderCommands = (order: Command, choose: Choose): void => {
  addShowCommand(order, choose);
  addPdfCommand(order, choose);
  addResendCommand(order, choose);
  addLookIntoCommands(order, choose);
};
