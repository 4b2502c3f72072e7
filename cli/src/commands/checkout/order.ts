import type { Order } from '@shop/core/checkout/order';
import { orderRef } from '@shop/core/ids';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { orderDocument } from '../../documents/order-document.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { orderLines } from '../../print/order-lines.ts';
import type { Answer } from '../../terminal/answer.ts';

/** What every command that ends with an order prints. */
export const orderAnswer = (order: Order, settings: Pick<Session, 'language' | 'zone'>): Answer => ({
  data: orderDocument(order),
  lines: () => orderLines(order, settings),
});

const showOrder = (session: Session, reference: string): ResultAsync<Answer, Failure> =>
  session.useCases
    .showOrder(orderRef(reference))
    .map((order) => orderAnswer(order, session))
    .mapErr((error) => shopFailure(error));

export const addOrderCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('order')
    .description('print the order behind a payment reference')
    .argument('<reference>', 'as checkout pay prints it, or ref in the address of the last page')
    .addHelpText('after', examples([['only its status', 'shop checkout order <reference> --json | jq -r .status']]))
    .action((reference: string) => choose({ needs: 'shop', run: (session) => showOrder(session, reference) }));
};
