import type { ResendResult } from '@shop/core/checkout/order-history';
import { hasPaper, type OrderPapers, paperFileName } from '@shop/core/checkout/order-papers';
import { instantText } from '@shop/core/dates/instant';
import { orderKey } from '@shop/core/ids';
import { err, errAsync } from 'neverthrow';
import { type Act, asOperator, inShop } from '../acts/act.ts';
import type { Answered, OperatorSession, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { orderNameArgument, orderNumberArgument } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { ownForm } from '../documents/json-form.ts';
import { refused, unusable, usage } from '../failures/failure.ts';
import { orderLines, ticketLines } from '../print/order-lines.ts';
import { type Answer, answer, silence, wireAnswer } from '../stdio/answer.ts';
import { type Line, line, span } from '../text/line.ts';
import { addCancelCommand } from './cancel.ts';
import { addHistoryCommands, orderRefused, showHistory } from './history.ts';
import { addListCommands } from './list.ts';

const showPapers = (session: ShopSession, key: string): Answered =>
  session.useCases.showPapers(orderKey(key)).map((papers) => {
    return wireAnswer(
      (wire) => wire.answer('showPapers', papers),
      () => [...orderLines(papers.order, session), ...ticketLines(papers, session)],
    );
  });

type ShowOptions = { readonly key?: string; readonly personal?: boolean };

const show = (name: string | undefined, { key, personal = false }: ShowOptions): Act => {
  if (key !== undefined && name === undefined && !personal) {
    return { needs: 'shop', run: (session) => showPapers(session, key) };
  }
  if (name !== undefined && key === undefined) {
    return { needs: 'operator', run: (session) => showHistory(session, name, personal) };
  }
  const unclear = usage('give either an order or --key', ['<order>, as its operator', '--key <key>, as its buyer']);
  return { needs: 'nothing', run: async () => err(unclear) };
};

/** Draws the order and stores the PDF. Prints nothing else when the PDF goes to standard output. */
const keepPaper = (session: ShopSession, papers: OrderPapers, out: string | undefined): Answered => {
  if (!hasPaper(papers)) {
    const { orderNumber, outcome } = papers.order;
    const message = 'the order has no tickets any more: its money went back or is on its way back';
    return errAsync(refused('noPaper', 'NoTickets', message, { details: { orderNumber, outcome } }));
  }
  const file = out ?? paperFileName(papers);
  const storedAnswer = (bytes: number) => answer({ file, bytes }, () => [line(`kept as ${file}`)]);
  return session
    .drawOrder(papers)
    .andThen((bytes) =>
      session.terminal.keepFile(file, bytes).map(() => (file === '-' ? silence : storedAnswer(bytes.length))),
    )
    .mapErr(unusable);
};

const orderPaper = (session: ShopSession, { key, out }: { readonly key: string; readonly out?: string }): Answered =>
  session.useCases.showPapers(orderKey(key)).andThen((papers) => keepPaper(session, papers, out));

const resentAnswer = (resent: ResendResult): Answer => {
  const resentAs = (lines: readonly Line[]): Answer =>
    wireAnswer(
      (wire) => wire.answer('resend', resent),
      () => lines,
    );
  const notSent = (code: string, message: string, hints?: readonly string[]): Answer => ({
    ...resentAs([]),
    failure: orderRefused(code, message, hints),
  });
  switch (resent.type) {
    case 'queued':
      return resentAs([line(span('queued', 'good'), `  the order is ${resent.about}`)]);
    case 'waiting': {
      const next = instantText(resent.next);
      const text = `  it is in the outbox already, for ${next}`;
      return resentAs([line(span('waiting', 'good'), text)]);
    }
    case 'tooSoon': {
      const from = instantText(resent.from);
      const hints = [`again from ${from}; until then ask the buyer to look in the spam folder`];
      return notSent('ResentJustNow', 'its mail was sent a moment ago', hints);
    }
    case 'notPaid':
      return notSent('NotPaid', 'the order was never paid: there is nothing to write about');
    case 'canceling':
      return notSent('Canceling', 'the order is being canceled: its buyer is written once the money is back');
    case 'erased':
      return notSent('BuyerErased', 'the data of its buyer are erased: there is no address to write to');
    case 'unknown':
      return notSent('Unknown', 'there is no order of this number');
  }
};

const resend = ({ desk }: OperatorSession, number: string): Answered => desk.resend(number).map(resentAnswer);

export const addVerbs = (order: ShopCommand): void => {
  addListCommands(order);
  addCancelCommand(order);
  order
    .verb('show', 'print the history of an order (operators), or with its key its ticket codes, as its buyer sees it')
    .argument('[order]', 'the number of the order, or its reference', orderNameArgument)
    .option('--key <key>', 'the key of the order, which checkout order prints to the session that bought')
    .option('--personal', 'who bought it as well')
    .examples(
      ['what happened to an order of a running shop', 'shop order show 2027-000123 --on https://shop.example'],
      ['with its buyer, of a data folder', 'shop order show 2027-000123 --personal --on .data'],
      ['an order of this session', 'shop order show --key $(shop checkout order <reference> --json | jq -r .orderKey)'],
    )
    .prints(
      callForm(
        'history',
        'buyer?',
        'buyer: firstName lastName email address postCode city country phoneNumber loyaltyId?',
      ),
      callForm('showPapers'),
    )
    .action(function (name, options) {
      this.choose(show(name, options));
    });
  order
    .verb('pdf', "keep an order's tickets and gift cards as a PDF, in the order's language")
    .requiredOption('--key <key>', 'the key of the order, which checkout order prints to the session that bought')
    .option('--out <file>', 'where to keep it, - for the output; tickets-<number>.pdf in this folder unless set')
    .examples(
      ['of a running shop', 'shop order pdf --key <key> --out tickets.pdf --on https://shop.example'],
      ['to a printer', 'shop order pdf --key <key> --out - | lp'],
    )
    .prints(ownForm('file bytes'))
    .action(inShop(orderPaper));
  order
    .verb('resend', "put an order's mail into the outbox again, for its buyer alone (operators)")
    .argument('<number>', 'the number of the order, as its buyer knows it', orderNumberArgument)
    .examples(
      ['at a running shop, which sends it at once', 'shop order resend 2027-000123 --on https://shop.example'],
      ['of a data folder, for its next server', 'shop order resend 2027-000123 --on .data'],
    )
    .prints(callForm('resend'))
    .action(asOperator(resend));
  addHistoryCommands(order);
};
