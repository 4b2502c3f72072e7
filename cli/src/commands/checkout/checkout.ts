import { outcomeOfError } from '@shop/core/checkout/cancellation-outcome';
import { cancelId } from '@shop/core/ids';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';
import { table } from '../../text/table.ts';
import { addOrderCommand } from './order.ts';
import { addPayCommand } from './pay.ts';
import { addSaveCommand } from './save.ts';

const listCountries = ({ useCases, language }: Session): ResultAsync<Answer, Failure> =>
  useCases
    .loadCustomer(language)
    .map(
      ({ countries }): Answer => ({
        data: countries,
        lines: () =>
          table(
            [
              { title: 'id', side: 'left' },
              { title: 'name', side: 'left' },
            ],
            countries.map(({ id, name }) => [id, name]),
          ),
      }),
    )
    .mapErr((error) => shopFailure(error, 'checkoutData'));

const addCountriesCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('countries')
    .description('print the countries that a buyer of the cart can choose from, as the form lists them')
    .addHelpText(
      'after',
      examples([
        ['in German', 'shop checkout countries --lang de'],
        ['the id of one', `shop checkout countries --json | jq -r '.[] | select(.name == "Avstrija").id'`],
      ]),
    )
    .action(() => choose({ needs: 'shop', run: listCountries }));
};

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

const addCancelCommand = (checkout: Command, choose: Choose): void => {
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

const addReserveCheckCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('reserve-check')
    .description('whether the cart can be reserved with a card as guarantee; exit code 0 for yes and for no')
    .addHelpText('after', examples([['in a script', 'shop checkout reserve-check --json | jq .reservable']]))
    .action(() => choose({ needs: 'shop', run: checkReservation }));
};

const stopPayment = ({ useCases }: Session): ResultAsync<Answer, Failure> =>
  useCases
    .stopPayment()
    .map(() => ({
      data: { stopped: true },
      lines: () => [line(span('no payment runs, the cart can be changed', 'good'))],
    }))
    .mapErr((error) => shopFailure(error, 'paymentStart'));

const addStopCommand = (checkout: Command, choose: Choose): void => {
  checkout
    .command('stop')
    .description('close the payment that runs for the cart, so that the cart can be changed')
    .addHelpText('after', examples([['after leaving the payment page', 'shop checkout stop']]))
    .action(() => choose({ needs: 'shop', run: stopPayment }));
};

export const addCheckoutCommands = (checkout: Command, choose: Choose): void => {
  addCountriesCommand(checkout, choose);
  addSaveCommand(checkout, choose);
  addReserveCheckCommand(checkout, choose);
  addPayCommand(checkout, choose);
  addStopCommand(checkout, choose);
  addOrderCommand(checkout, choose);
  addCancelCommand(checkout, choose);
};
