import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { instantText } from '@shop/core/dates/instant';
import { orderKey } from '@shop/core/ids';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../answer.ts';
import { orderDocument } from '../../documents/order-document.ts';
import { type Failure, shopFailure } from '../../failure.ts';
import { examples } from '../../help-examples.ts';
import { orderLines } from '../../print/order-lines.ts';
import { ticketLines } from '../../print/ticket-lines.ts';
import type { Choose, Session } from '../../session.ts';
import { addPdfCommand } from './pdf.ts';
import { addResendCommand } from './resend.ts';

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

const addShowCommand = (order: Command, choose: Choose): void => {
  order
    .command('show')
    .description('print an order with its ticket codes, as its buyer sees it')
    .requiredOption('--key <key>', 'the key of the order, which checkout order tells to the session that bought')
    .addHelpText(
      'after',
      examples([
        [
          'an order of this session',
          'shop order show --key $(shop checkout order <reference> --json | jq -r .orderKey)',
        ],
      ]),
    )
    .action(({ key }: { readonly key: string }) =>
      choose({ needs: 'shop', run: (session) => showPapers(session, key) }),
    );
};

export const addOrderCommands = (program: Command, choose: Choose): void => {
  const order = program.command('order').description('paid orders, with their tickets');
  addShowCommand(order, choose);
  addPdfCommand(order, choose);
  addResendCommand(order, choose);
};
