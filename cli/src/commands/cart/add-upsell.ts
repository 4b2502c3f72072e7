import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { dayHelp, dayOption, type TypedDay } from '../../choice/day-option.ts';
import { addKeyOption, type KeyOptions } from '../../choice/key-option.ts';
import { pickUpsell } from '../../choice/pick-upsell.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { cartAnswer } from './show.ts';

type AddUpsellOptions = KeyOptions & { readonly date?: TypedDay; readonly quantity: number };

/** Puts what the options mean into the cart, and gives the cart. */
export const addUpsell = (
  session: Session,
  wanted: string,
  options: AddUpsellOptions,
): ResultAsync<Answer, Failure> => {
  const { useCases, language, clock } = session;
  const { date, quantity, key } = options;
  const day = date === undefined ? {} : { date: date(clock.today()) };
  return useCases
    .loadCart(language)
    .mapErr((error) => shopFailure(error))
    .andThen((cart) => pickUpsell(cart, wanted, { quantity, ...day }))
    .andThen((line) =>
      useCases.addUpsell({ language, lines: [line] }, key).mapErr((error) => shopFailure(error, 'upsell')),
    )
    .map((cart) => cartAnswer(cart, session));
};

export const addAddUpsellCommand = (cart: Command, choose: Choose): void => {
  const command = cart
    .command('add-upsell')
    .description('put something into the cart that is offered beside its tickets, and print it')
    .argument('<upsell>', 'its id or name, as shop cart show lists it')
    .option('--date <day>', `day of the ticket that it goes with, where there are several: ${dayHelp}`, dayOption)
    .option('--quantity <number>', 'pieces', quantityArgument, 1);
  addKeyOption(command)
    .addHelpText(
      'after',
      examples([
        ['what is offered beside the cart', "shop cart show --json | jq '.upsells'"],
        ['two towels for the only day', 'shop cart add-upsell towel --quantity 2'],
        ['for one of two days', 'shop cart add-upsell bathrobe --date 2026-12-01'],
      ]),
    )
    .action((upsell: string, options: AddUpsellOptions) =>
      choose({ needs: 'shop', run: (session) => addUpsell(session, upsell, options) }),
    );
};
