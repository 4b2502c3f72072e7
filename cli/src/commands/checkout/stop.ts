import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { line, span } from '../../text/line.ts';

const stopPayment = ({ useCases }: Session): ResultAsync<Answer, Failure> =>
  useCases
    .stopPayment()
    .map(() => ({
      data: { stopped: true },
      lines: () => [line(span('no payment runs, the cart can be changed', 'good'))],
    }))
    .mapErr((error) => shopFailure(error, 'paymentStart'));

export const addStopCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('stop')
    .description('close the payment that runs for the cart, so that the cart can be changed')
    .addHelpText('after', examples([['after leaving the payment page', 'shop checkout stop']]))
    .action(() => choose({ needs: 'shop', run: stopPayment }));
};
