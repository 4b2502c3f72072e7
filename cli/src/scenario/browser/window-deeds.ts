import type { Deed } from '@shop/core/scenario/step';
import type { Result } from 'neverthrow';
import type { Failure } from '../../failures/failure.ts';
import { ana } from '../terminal-deeds.ts';
import { applyCode, changeLine, extendHold, putBack, removeLine } from './cart-in-window.ts';
import { beginPayment, pay, sendCustomer, stopPayment } from './checkout-in-window.ts';
import { chooseTicket } from './choose-in-window.ts';
import { addUpsellInWindow, chooseGiftCard } from './goods-in-window.ts';
import { logIn, logOut } from './member-in-window.ts';
import { cancelInWindow, openOrder } from './order-in-window.ts';
import type { ShopWindow } from './shop-window.ts';

/** Does what a step tells in a window of the shop, by what can be seen there. */
export const doInWindow = async (window: ShopWindow, deed: Deed): Promise<Result<void, Failure>> => {
  if ('ticket' in deed) return chooseTicket(window, deed);
  if ('giftCard' in deed) return chooseGiftCard(window, deed);
  if ('upsell' in deed) return addUpsellInWindow(window, deed);
  if ('change' in deed) return changeLine(window, deed.change, deed.pieces);
  if ('remove' in deed) return removeLine(window, deed.remove);
  if ('putBack' in deed) return putBack(window);
  if ('extendHold' in deed) return extendHold(window);
  if ('promo' in deed) return applyCode(window, deed.promo);
  if ('guest' in deed) return sendCustomer(window, { ...ana, ...deed.guest });
  if ('prefilled' in deed) return sendCustomer(window, deed.prefilled);
  if ('logIn' in deed) return logIn(window, deed.logIn, deed.password);
  if ('logOut' in deed) return logOut(window);
  if ('pay' in deed) return pay(window, deed.pay, false);
  if ('reserve' in deed) return pay(window, deed.reserve, true);
  if ('beginPayment' in deed) return beginPayment(window, deed.beginPayment === 'preauthorization');
  if ('stopPayment' in deed) return stopPayment(window);
  if ('comeBack' in deed) {
    window.memory.hint = deed.comeBack;
    return openOrder(window);
  }
  return cancelInWindow(window);
};
