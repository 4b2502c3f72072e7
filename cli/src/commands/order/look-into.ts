import type { OrderHistory, OrderReplay } from '@shop/core/checkout/order-history';
import { instantText } from '@shop/core/dates/instant';
import type { Command } from 'commander';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { orderHistoryDocument, replayDocument } from '../../documents/order-history-document.ts';
import { derivationDocument, type ReceiptParts } from '../../documents/receipt-document.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import { attentionLines, historyLines, replayLines } from '../../print/order-history-lines.ts';
import { receiptLines } from '../../print/receipt.ts';
import type { Answer } from '../../terminal/answer.ts';
import { orderRefusal } from './order-refusal.ts';

const unknown: Failure = orderRefusal('Unknown', 'there is no order of this number or reference');

const historyOf = ({ desk }: OperatorSession, name: string): ResultAsync<OrderHistory, Failure> =>
  desk
    .history(name)
    .mapErr((refusal) => operatorFailure(refusal, ''))
    .andThen((order) => (order === undefined ? errAsync(unknown) : okAsync(order)));

/** An order from its cart on; who bought it only of a database of one's own. */
export const showHistory = (
  session: OperatorSession,
  name: string,
  isPersonal: boolean,
): ResultAsync<Answer, Failure> => {
  const { people } = session;
  if (!isPersonal) {
    return historyOf(session, name).map((order) => ({
      data: orderHistoryDocument(order),
      lines: () => historyLines(order, session),
    }));
  }
  if (people === undefined) {
    return errAsync(usage('who bought is told of a database of your own alone', ['--on <folder | postgres>']));
  }
  return historyOf(session, name).andThen((order) =>
    people
      .buyerOf(name)
      .mapErr((refusal) => operatorFailure(refusal, ''))
      .map((buyer) => ({
        data: { ...orderHistoryDocument(order), buyer: buyer ?? null },
        lines: () => historyLines(order, { ...session, person: { buyer } }),
      })),
  );
};

const receiptOf = ({ items, promo, total }: OrderHistory): ReceiptParts => ({
  items,
  couponsDisabled: false,
  totalPrice: total,
  ...(promo === undefined ? {} : { promo }),
});

const explain = (session: OperatorSession, name: string): ResultAsync<Answer, Failure> =>
  historyOf(session, name).map((order) => ({
    data: { number: order.number, ...derivationDocument(receiptOf(order)) },
    lines: (words) => receiptLines(receiptOf(order), { language: session.language, words }),
  }));

const replayFailure = (replay: OrderReplay): { readonly failure?: Failure } => {
  if (replay.type === 'notKept') {
    return {
      failure: orderRefusal('CatalogNotKept', 'what was sold then was not kept: it cannot be worked out again'),
    };
  }
  return replay.isSame ? {} : { failure: orderRefusal('Differs', 'the order is not what our rules make of it now') };
};

const replay = (session: OperatorSession, name: string): ResultAsync<Answer, Failure> =>
  session.desk
    .replay(name, session.options.at)
    .mapErr((refusal) => operatorFailure(refusal, ''))
    .andThen(
      (replayed): ResultAsync<Answer, Failure> =>
        replayed === undefined
          ? errAsync(unknown)
          : okAsync({
              data: replayDocument(replayed),
              lines: (words) => replayLines(replayed, session.zone, { language: session.language, words }),
              ...replayFailure(replayed),
            }),
    );

const attention = ({ desk, ...settings }: OperatorSession): ResultAsync<Answer, Failure> =>
  desk
    .attention()
    .map((all) => ({
      data: all.map((one) => ({ ...one, since: instantText(one.since) })),
      lines: () => attentionLines(all, settings),
    }))
    .mapErr((refusal) => operatorFailure(refusal, ''));

const named = 'the number of the order, or its reference';

/** What an operator asks about an order (D-ORDER-HISTORY, D-ORDER-REPLAY). */
export const addLookIntoCommands = (order: Command, choose: Choose): void => {
  order
    .command('explain')
    .description('print how every price of an order came about, as it was sold (operators)')
    .argument('<order>', named)
    .addHelpText('after', examples([['the receipt in German', 'shop order explain 2027-000123 --lang de']]))
    .action((name: string) => choose({ needs: 'operator', run: (session) => explain(session, name) }));
  order
    .command('replay')
    .description(
      'work an order out again under the catalog that it was made under, or under the one sold at another moment, and show what differs by a cent or more (operators)',
    )
    .argument('<order>', named)
    .addHelpText(
      'after',
      examples([
        ['under its own catalog', 'shop order replay 2027-000123 --on https://shop.example'],
        ['as of another day', 'shop order replay 2027-000123 --at 2027-03-01T10:00:00Z'],
      ]),
    )
    .action((name: string) => choose({ needs: 'operator', run: (session) => replay(session, name) }));
  order
    .command('attention')
    .description('list the payments and mails that a person has to look at, the longest standing first (operators)')
    .addHelpText(
      'after',
      examples([
        ['of a running shop', 'shop order attention --on https://shop.example'],
        ['for a monitor', "shop order attention --json | jq 'length'"],
      ]),
    )
    .action(() => choose({ needs: 'operator', run: attention }));
};
