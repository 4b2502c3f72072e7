import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { table } from '../../text/table.ts';

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

export const addCountriesCommand = (checkout: Command, choose: Choose): void => {
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
