import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { pickItem } from '../../choice/pick-item.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { cartAnswer } from './show.ts';

const removeLine = (session: Session, wanted: string): ResultAsync<Answer, Failure> => {
  const { useCases, language } = session;
  return useCases
    .loadCart(language)
    .mapErr((error) => shopFailure(error))
    .andThen((cart) => pickItem(cart, wanted))
    .andThen(({ id }) =>
      useCases.removeItem({ itemId: id, language }).mapErr((error) => shopFailure(error, 'cartLine')),
    )
    .map((cart) => cartAnswer(cart, session));
};

export const addRemoveCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('remove')
    .description('drop a line of the cart')
    .argument('<line>', 'position in the cart, id, or name (group/name or a part of it)')
    .addHelpText('after', examples([['the second line', 'shop cart remove 2']]))
    .action((line: string) => choose({ needs: 'shop', run: (session) => removeLine(session, line) }));
};
