import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { line, span } from '../../text/line.ts';

const reservable = line(span('the cart can be reserved', 'good'), '; go on with: shop checkout pay --reserve');

const checkReservation = ({ useCases }: Session): ResultAsync<Answer, Failure> =>
  useCases
    .checkReservation()
    .map(
      (possible): Answer => ({
        data: { reservable: possible },
        lines: () => [possible ? reservable : line('the cart cannot be reserved, only paid')],
      }),
    )
    .mapErr((error) => shopFailure(error, 'reservationCheck'));

export const addReserveCheckCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('reserve-check')
    .description('whether the cart can be reserved with a card as guarantee; exit code 0 for yes and for no')
    .addHelpText('after', examples([['in a script', 'shop checkout reserve-check --json | jq .reservable']]))
    .action(() => choose({ needs: 'shop', run: checkReservation }));
};
