import type { Cart } from '@shop/core/cart/cart';
import { type CentFault, centFaults } from '@shop/core/cart/cent-check';
import type { Added, ShopPort } from '@shop/core/ports/shop-port';
import type { ResultAsync } from 'neverthrow';
import type { OddAnswer } from './foreign-answers.ts';

type CartCall = 'loadCart' | 'addTicket' | 'addGiftCard' | 'changeQuantity' | 'removeItem' | 'addUpsell' | 'extendHold';

const figureText = (fault: CentFault): string =>
  fault.figure === 'line'
    ? `line ${fault.shown.amount}, ours ${fault.ours.amount}`
    : `${fault.figure} ${fault.shown}, ours ${fault.ours}`;

/** Wraps a transport to recompute the figures of each cart from a foreign provider. Reports differences in cents,
 *  without the cart's id; the answer is returned unchanged. */
export const guardedCarts = (shop: ShopPort, report: (odd: OddAnswer) => void): ShopPort => {
  const checked =
    (call: CartCall) =>
    (cart: Cart): Cart => {
      const faults = centFaults(cart);
      if (faults.length > 0) report({ type: 'centsDiffer', call, part: faults.map(figureText).join('; ') });
      return cart;
    };
  const on = <Failure>(call: CartCall, answer: ResultAsync<Cart, Failure>) => answer.map(checked(call));
  const onAdded = <Done extends Added, Failure>(call: CartCall, answer: ResultAsync<Done, Failure>) =>
    answer.andTee(({ cart }) => void (cart && checked(call)(cart)));
  return {
    ...shop,
    addTicket: (...order) => onAdded('addTicket', shop.addTicket(...order)),
    addGiftCard: (...order) => onAdded('addGiftCard', shop.addGiftCard(...order)),
    loadCart: (query) => on('loadCart', shop.loadCart(query)),
    changeQuantity: (change) => on('changeQuantity', shop.changeQuantity(change)),
    removeItem: (removal) => on('removeItem', shop.removeItem(removal)),
    addUpsell: (...order) => on('addUpsell', shop.addUpsell(...order)),
    extendHold: (hold) => on('extendHold', shop.extendHold(hold)),
  };
};
