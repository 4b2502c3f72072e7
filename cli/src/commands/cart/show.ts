import type { Cart } from '@shop/core/cart/cart';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { cartDocument } from '../../documents/cart-document.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { cartLines } from '../../print/cart-lines.ts';
import type { Answer } from '../../terminal/answer.ts';

/** What every command that ends with a cart prints. */
export const cartAnswer = (cart: Cart | undefined, settings: Pick<Session, 'language' | 'zone'>): Answer => ({
  data: cartDocument(cart),
  lines: (words) => cartLines(cart, settings, words),
});

export const showCart = (session: Session): ResultAsync<Answer, Failure> =>
  session.useCases
    .loadCart(session.language)
    .map((cart) => cartAnswer(cart, session))
    .mapErr((error) => shopFailure(error));

export const addShowCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('show')
    .description('print the cart')
    .addHelpText('after', examples([['the total in cents', 'shop cart show --json | jq .totalPrice']]))
    .action(() => choose({ needs: 'shop', run: showCart }));
};
