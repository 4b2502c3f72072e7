import { outcomeOfError } from '@shop/core/checkout/cancellation-outcome';
import { cancelId } from '@shop/core/ids';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { line, span } from '../../text/line.ts';

const notKnown = [
  'not known yet whether the order is canceled; look again later with: shop checkout order <reference>',
  'the same command again does no harm: money is refunded once',
];

/** Cancels; without the host's yes or no it claims neither (D-CANCEL-UNKNOWN). */
const cancelOrder = ({ useCases }: Session, id: string): ResultAsync<Answer, Failure> =>
  useCases
    .cancelOrder(cancelId(id))
    .map(() => ({ data: { canceled: true }, lines: () => [line(span('canceled', 'good'))] }))
    .mapErr((error) => shopFailure(error, 'cancellation', outcomeOfError(error) === 'notKnown' ? notKnown : []));

export const addCancelCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('cancel')
    .description('cancel a paid order and have it refunded')
    .argument('<cancellation>', 'its id, which checkout order tells to the session that bought')
    .addHelpText(
      'after',
      examples([
        [
          'an order of this session',
          'shop checkout cancel $(shop checkout order <reference> --json | jq -r .cancelId)',
        ],
      ]),
    )
    .action((id: string) => choose({ needs: 'shop', run: (session) => cancelOrder(session, id) }));
};
