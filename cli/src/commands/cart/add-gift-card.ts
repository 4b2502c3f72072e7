import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { euroArgument } from '../../choice/euro-option.ts';
import { addKeyOption, type KeyOptions } from '../../choice/key-option.ts';
import { type CardOptions, pickCardLists } from '../../choice/pick-card-lists.ts';
import { pickGiftCard } from '../../choice/pick-product.ts';
import { quantityArgument, wantedOption } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { showCart } from './show.ts';

type AddGiftCardOptions = CardOptions & KeyOptions;

/** Puts what the options mean into the cart, and gives the cart. */
export const addGiftCard = (
  session: Session,
  product: string,
  options: AddGiftCardOptions,
): ResultAsync<Answer, Failure> => {
  const { useCases, language } = session;
  const { amount, key } = options;
  return pickGiftCard(session, product)
    .andThen((card) => pickCardLists(card, options, language).map((choices) => ({ card, choices })))
    .andThen((chosen) =>
      useCases
        .addGiftCard({ ...chosen, language, ...(amount === undefined ? {} : { value: amount }) }, key)
        .mapErr((error) => shopFailure(error)),
    )
    .andThen(() => showCart(session));
};

export const addAddGiftCardCommand = (cart: Command, choose: Choose): void => {
  const command = cart
    .command('add-gift-card')
    .description('put gift cards into the cart, and print it')
    .argument('<product>', 'last part of its address in --lang, or its name')
    .option('--price-list <name=quantity>', 'name or id of a price list, in --lang; may be repeated', wantedOption)
    .option('--amount <euros>', 'what a value card is worth: 10 to 1000 in steps of 10', euroArgument)
    .option('--quantity <number>', 'pieces, where there is one price (default 1)', quantityArgument);
  addKeyOption(command)
    .addHelpText(
      'after',
      examples([
        ['the gift cards that there are', 'shop catalog list --group giftVouchers'],
        ['two value cards of 50 EUR', 'shop cart add-gift-card vrednostni-bon --amount 50 --quantity 2'],
        ['one for any day', 'shop cart add-gift-card masaza-za-dva --price-list "Petek=1"'],
      ]),
    )
    .action((product: string, options: AddGiftCardOptions) =>
      choose({ needs: 'shop', run: (session) => addGiftCard(session, product, options) }),
    );
};
