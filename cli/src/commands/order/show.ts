import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { instantText } from '@shop/core/dates/instant';
import { orderKey } from '@shop/core/ids';
import type { Command } from 'commander';
import { err, type ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Act, Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { orderDocument } from '../../documents/order-document.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { orderLines } from '../../print/order-lines.ts';
import { ticketLines } from '../../print/ticket-lines.ts';
import { addLookIntoCommands, showHistory } from './look-into.ts';
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
