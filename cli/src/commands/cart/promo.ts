import type { Command } from 'commander';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { showCart } from './show.ts';

type PromoOptions = { readonly remove?: true };

const bothOrNone = usage('either a code or --remove', ['shop cart promo <code>', 'shop cart promo --remove']);

/** No code is the way to take one off (D-PROMO-REMOVE). */
const applyCode = (session: Session, code: string, { remove }: PromoOptions): ResultAsync<Answer, Failure> =>
  (code.trim() === '') === (remove === undefined)
    ? errAsync(bothOrNone)
    : session.useCases
        .applyPromoCode(code.trim())
        .mapErr((error) => shopFailure(error, 'promoCode'))
        .andThen(() => showCart(session));

export const addPromoCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('promo')
    .description(
      'apply a discount code to the cart, in the place of the one that it has, or take it off; and print the cart',
    )
    .argument('[code]', 'the code, in any case', '')
    .option('--remove', 'take the code of the cart off')
    .addHelpText(
      'after',
      examples([
        ['apply a code', 'shop cart promo DOBRODOSLI10'],
        ['take it off', 'shop cart promo --remove'],
        ['what it takes off each line', 'shop cart explain'],
      ]),
    )
    .action((code: string, options: PromoOptions) =>
      choose({ needs: 'shop', run: (session) => applyCode(session, code, options) }),
    );
};
