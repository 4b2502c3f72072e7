import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { cartAnswer } from './show.ts';

const extendHold = (session: Session): ResultAsync<Answer, Failure> =>
  session.useCases
    .extendHold(session.language)
    .map((cart) => cartAnswer(cart, session))
    .mapErr((error) => shopFailure(error));

export const addExtendCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('extend')
    .description('keep the places of the cart for another 15 minutes, within 60 of the first; and print the cart')
    .addHelpText(
      'after',
      examples([
        ['once more', 'shop cart extend'],
        ['until when at the latest', "shop cart show --json | jq '.items[].hold.limit'"],
      ]),
    )
    .action(() => choose({ needs: 'shop', run: extendHold }));
};
