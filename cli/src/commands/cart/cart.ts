import type { Command } from 'commander';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { pickItem } from '../../choice/pick-item.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { addAddGiftCardCommand } from './add-gift-card.ts';
import { addAddTicketCommand } from './add-ticket.ts';
import { addAddUpsellCommand } from './add-upsell.ts';
import { addCheckCommand } from './check.ts';
import { addExplainCommand } from './explain.ts';
import { addSetCommand } from './set.ts';
import { addShowCommand, cartAnswer, showCart } from './show.ts';

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

const addPromoCommand = (cart: Command, choose: Choose): void => {
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

const addRemoveCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('remove')
    .description('drop a line of the cart')
    .argument('<line>', 'position in the cart, id, or name (group/name or a part of it)')
    .addHelpText('after', examples([['the second line', 'shop cart remove 2']]))
    .action((line: string) => choose({ needs: 'shop', run: (session) => removeLine(session, line) }));
};

const extendHold = (session: Session): ResultAsync<Answer, Failure> =>
  session.useCases
    .extendHold(session.language)
    .map((cart) => cartAnswer(cart, session))
    .mapErr((error) => shopFailure(error));

const addExtendCommand = (cart: Command, choose: Choose): void => {
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

export const addCartCommands = (cart: Command, choose: Choose): void => {
  addShowCommand(cart, choose);
  addAddTicketCommand(cart, choose);
  addAddGiftCardCommand(cart, choose);
  addAddUpsellCommand(cart, choose);
  addSetCommand(cart, choose);
  addRemoveCommand(cart, choose);
  addPromoCommand(cart, choose);
  addExtendCommand(cart, choose);
  addExplainCommand(cart, choose);
  addCheckCommand(cart, choose);
};
