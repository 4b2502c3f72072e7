import { errAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { quantityArgument } from '../arguments/option-values.ts';
import { pickItem } from '../choice/pick-in-cart.ts';
import { ownForm } from '../documents/json-form.ts';
import { shopFailure, usage } from '../failures/failure.ts';
import { cartLines } from '../print/cart-lines.ts';
import { derivationDocument, derivationFields, noParts } from '../print/derivation-document.ts';
import { receiptLines } from '../print/receipt.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { addAddCommands, answeredCart, cartAnswer, cartForm, showCart } from './add.ts';
import { addCheckCommand } from './check.ts';

/** Sets the quantity of the line that `wanted` selects and returns the cart. Quantity 0 removes the line, as on the
 *  page. */
export const setQuantity = (session: ShopSession, wanted: string, quantity: number): Answered => {
  const { useCases, language } = session;
  return useCases
    .loadCart(language)
    .andThen((cart) => pickItem(cart, wanted))
    .andThen(({ cartItemId: id }) =>
      (quantity === 0
        ? useCases.removeItem({ cartItemId: id, language })
        : useCases.changeQuantity({ cartItemId: id, quantity, language })
      ).mapErr((error) => shopFailure(error, 'cartLine')),
    )
    .map((cart) => cartAnswer(cart, session));
};

const bothOrNone = usage('give either a code or --remove', ['shop cart promo <code>', 'shop cart promo --remove']);

/** Applies a promo code; an empty code removes the current one. */
const applyCode = (session: ShopSession, code: string, { remove }: { readonly remove?: true }): Answered =>
  (code.trim() === '') === (remove === undefined)
    ? errAsync(bothOrNone)
    : session.useCases
        .applyPromoCode(code.trim())
        .mapErr((error) => shopFailure(error, 'promoCode'))
        .andThen(() => showCart(session));

const extendHold = (session: ShopSession): Answered =>
  session.useCases.extendHold(session.language).map((cart) => cartAnswer(cart, session));

const explainCart = (session: ShopSession): Answered =>
  answeredCart(session).map((cart) =>
    wireAnswer(
      (wire) => ({ cartId: cart?.id ?? null, ...derivationDocument(cart ?? noParts, wire) }),
      (words) =>
        cart === undefined || cart.items.length === 0
          ? cartLines(undefined, session, words)
          : receiptLines(cart, words),
    ),
  );

const lineHelp = 'position in the cart, id, or name (group/name or a part of it)';

export const addVerbs = (cart: ShopCommand): void => {
  cart
    .verb('show', 'print the cart')
    .examples(['the total in euros', 'shop cart show --json | jq .item.totalPrice'])
    .prints(cartForm)
    .action(inShop(showCart));
  addAddCommands(cart);
  cart
    .verb('set', 'set the quantity of a line; 0 removes it')
    .argument('<line>', lineHelp)
    .argument('<quantity>', 'pieces, 0 or more', quantityArgument)
    .examples(['three pieces of the first line', 'shop cart set 1 3'], ['by name', 'shop cart set Otroci 2 --lang sl'])
    .prints(cartForm)
    .action(inShop(setQuantity));
  cart
    .verb('remove', 'drop a line of the cart')
    .argument('<line>', lineHelp)
    .examples(['the second line', 'shop cart remove 2'])
    .prints(cartForm)
    .action(inShop((session, wanted: string) => setQuantity(session, wanted, 0)));
  cart
    .verb(
      'promo',
      'apply a discount code to the cart, in the place of the one that it has, or take it off; and print the cart',
    )
    .argument('[code]', 'the code, in any case', '')
    .option('--remove', 'take the code of the cart off')
    .examples(
      ['apply a code', 'shop cart promo DOBRODOSLI10'],
      ['take it off', 'shop cart promo --remove'],
      ['what it takes off each line', 'shop cart explain'],
    )
    .prints(cartForm)
    .action(inShop(applyCode));
  cart
    .verb('extend', 'keep the places of the cart for another 15 minutes, within 60 of the first; and print the cart')
    .examples(
      ['once more', 'shop cart extend'],
      ['until when at the latest', "shop cart show --json | jq '.item.items[].holdLimit'"],
    )
    .prints(cartForm)
    .action(inShop(extendHold));
  cart
    .verb('explain', 'print how every price of the cart came about, as a receipt')
    .examples(
      ['the receipt with the rules in German', 'shop cart explain --lang de'],
      ['rules that did not apply', "shop cart explain --json | jq '.lines[].steps[] | select(.notApplied)'"],
    )
    .prints(ownForm(...derivationFields('cartId')))
    .action(inShop(explainCart));
  addCheckCommand(cart);
};
