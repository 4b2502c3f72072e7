import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { pickItem } from '../../choice/pick-item.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { cartAnswer } from './show.ts';

/** Sets the quantity of the line that is meant, or removes it with 0 as a page does, and gives the cart. */
export const setQuantity = (session: Session, wanted: string, quantity: number): ResultAsync<Answer, Failure> => {
  const { useCases, language } = session;
  return useCases
    .loadCart(language)
    .mapErr((error) => shopFailure(error))
    .andThen((cart) => pickItem(cart, wanted))
    .andThen(({ id }) =>
      (quantity === 0
        ? useCases.removeItem({ itemId: id, language })
        : useCases.changeQuantity({ itemId: id, quantity, language })
      ).mapErr((error) => shopFailure(error, 'cartLine')),
    )
    .map((cart) => cartAnswer(cart, session));
};

export const addSetCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('set')
    .description('set the quantity of a line; 0 removes it')
    .argument('<line>', 'position in the cart, id, or name (group/name or a part of it)')
    .argument('<quantity>', 'pieces, 0 or more', quantityArgument)
    .addHelpText(
      'after',
      examples([
        ['three pieces of the first line', 'shop cart set 1 3'],
        ['by name', 'shop cart set Otroci 2'],
      ]),
    )
    .action((line: string, quantity: number) =>
      choose({ needs: 'shop', run: (session) => setQuantity(session, line, quantity) }),
    );
};
