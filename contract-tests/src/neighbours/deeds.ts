import { minutes } from '@shop/core/dates/instant';
import type { CheckoutSession } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { expect } from 'vitest';
import type { NeighboursWorld } from './neighbours-world.ts';
import { codes, losses, type RichCart } from './rich-cart.ts';

export type Deed = (world: NeighboursWorld, cart: RichCart, session: CheckoutSession) => Promise<unknown>;

/** Sets the quantity of a line. */
export const setTo =
  (line: keyof RichCart['ids'], quantity: number): Deed =>
  ({ own }, { cartId, ids }) =>
    value(own.shop.changeQuantity({ cartId, cartItemId: ids[line], quantity, language: 'sl' }));

const extend: Deed = async ({ own, advance }, { cartId }) => {
  await advance(minutes(1));
  await value(own.shop.extendHold({ cartId, language: 'sl' }));
};

const openCheckout: Deed = ({ own }, { cartId }, session) =>
  value(own.checkout.loadCustomer({ cartId, language: 'sl', session }));

const pay: Deed = ({ own }, { cartId }, session) =>
  value(own.checkout.startPayment({ cartId, paymentType: 'payment', session }));

const enterCode =
  (code: string): Deed =>
  ({ own }, { cartId }) =>
    value(own.shop.applyPromoCode(cartId, code));

/** Runs deeds one after the other. */
const inTurn =
  (...deeds: readonly Deed[]): Deed =>
  async (...given) => {
    for (const deed of deeds) await deed(...given);
  };

const wait: Deed = ({ advance }) => advance(minutes(17));

const stop: Deed = ({ own }, { cartId }, session) => value(own.checkout.stopPayment({ cartId, session }));

/** Adds tickets to the existing line. */
const addMore: Deed = async ({ own }, { cartId }) => {
  await value(own.add(1, cartId));
  expect((await own.load(cartId)).items).toHaveLength(4);
};

/** Starts the payment again: with the same content it belongs to the same order. */
const payAgain: Deed = async (...given) => {
  const [{ bank }] = given;
  const order = bank.lastOrder();
  await pay(...given);
  expect(bank.lastOrder()).toBe(order);
};

const lostCode = `cart/lostCode/${losses.lostCode.code}`;
const lossPaths = ['cart/lostTickets/', lostCode];
const codeGone = [`cart/promoCode/${codes.has}`, lostCode];

/** What a host does with the cart, and the beginnings of the paths that this removes. */
export const deeds: readonly { readonly what: string; readonly deed: Deed; readonly gone?: readonly string[] }[] = [
  { what: 'more of a line is added', deed: addMore },
  { what: 'a ticket line grows', deed: setTo('day', 3) },
  { what: 'a ticket line shrinks', deed: setTo('day', 1) },
  { what: 'a gift card line grows', deed: setTo('giftCard', 2) },
  { what: 'an upsell line grows', deed: setTo('upsell', 2) },
  { what: 'a line is removed', deed: setTo('season', 0), gone: ['cart/lines/season'] },
  { what: 'holds are extended', deed: extend },
  { what: 'another code is entered', deed: enterCode(codes.had), gone: codeGone },
  { what: 'the code is taken off', deed: enterCode(''), gone: codeGone },
  { what: 'the checkout is opened', deed: openCheckout, gone: lossPaths },
  { what: 'the checkout is opened after its holds have ended', deed: inTurn(wait, openCheckout), gone: lossPaths },
  { what: 'a payment begins', deed: pay },
  { what: 'a payment is stopped', deed: inTurn(pay, stop) },
  { what: 'a payment is over and begins again', deed: inTurn(pay, wait, payAgain) },
  {
    what: 'a payment ends without an answer and the checkout is opened',
    deed: inTurn(pay, wait, openCheckout),
    gone: lossPaths,
  },
  { what: 'a payment is taken', deed: inTurn(pay, ({ own, bank }) => value(own.settle(bank.capture()))) },
];
