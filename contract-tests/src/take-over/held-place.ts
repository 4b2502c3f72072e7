import { ticketsOf } from '@shop/core/cart/cart-line';
import { minutes } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import type { ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import type { ShopHost } from './shop-host.ts';
import type { WatchedBank } from './watched-bank.ts';

/** The result of a command of either visitor. */
export type Answer = ResultAsync<unknown, { readonly kind: string }>;

/** Two commands of two visitors. */
export type Meeting = {
  readonly first: () => Answer;
  /** What happens after the first command waits or is over, and before the second one starts. */
  readonly meanwhile: () => Promise<void>;
  readonly second: () => Answer;
};

/** Runs both commands of a meeting in some order. Returns their results in the order of the meeting. */
export type Meet = (meeting: Meeting, cartId: CartId) => Promise<readonly [Answer, Answer]>;

export type TakeOverWorld = {
  /** The host of the visitor whose hold ends, and the host of the visitor who takes over the places. */
  readonly own: ShopHost;
  readonly other: ShopHost;
  readonly bank: WatchedBank;
  /** Units: persons. */
  readonly setCapacity: (capacity: number) => Promise<unknown>;
  /** Units: milliseconds. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Returns contradictions in the store: counters that differ from their rows, more persons than places. */
  readonly breaches: () => Promise<readonly unknown[]>;
  /** The first command commits before the second one starts. */
  readonly inTurn: Meet;
};

const wordOf = async (answer: Answer): Promise<string> =>
  answer.match(
    () => 'done',
    ({ kind }) => kind,
  );

/** A hold lasts 15 minutes; a payment holds its places for its session of 15 minutes and two more. Units:
 *  milliseconds. */
export const durations = { hold: minutes(15), payment: minutes(17) };

/** What the first visitor does with a hold at its end. */
export const deeds = ['extend', 'change', 'pay'] as const;

/** The result for the first visitor after the other one has taken the places, and the holds that the cart shows
 *  then. */
export const refusals = {
  extend: ['nothingHeld', ['expired']],
  change: ['capacityFull', ['expired']],
  pay: ['expiredTicketsDeleted', []],
} as const;

/** Opens a day with two places. A cart of the first visitor holds one of them from now on; the other visitor wants
 *  both. */
export const heldPlace = async ({ own, other, bank, setCapacity, advance, breaches }: TakeOverWorld) => {
  await setCapacity(2);
  const { cartId } = await value(own.add(1));
  const session = await own.save(cartId);
  const [{ cartItemId: itemId } = expect.fail('an empty cart')] = (await own.load(cartId)).items;
  const extend = () => own.shop.extendHold({ cartId, language: 'sl' });
  const change = () => own.shop.changeQuantity({ cartId, cartItemId: itemId, quantity: 2, language: 'sl' });
  const pay = () => own.checkout.startPayment({ cartId, paymentType: 'payment', session });
  const order = () => value(own.checkout.showOrder(bank.lastOrder(), session));
  return {
    cartId,
    session,
    deeds: { extend, change, pay },
    take: () => other.add(2),
    settle: () => own.settle(bank.capture()),
    order,
    /** Returns the outcome of the order, and the number of refunds that the bank received. */
    paymentEnd: async () => [(await order()).outcome, bank.refunds.length],
    holdsOf: async () => ticketsOf((await own.load(cartId)).items).map(({ hold }) => hold.type),
    /** Moves the clock to one minute before the end of a hold or payment that starts now. `time`: its duration in
     *  milliseconds. */
    goToLastMinute: (time: number) => advance(time - minutes(1)),
    /** Moves the clock from there to one minute after that end. */
    goPastEnd: () => advance(minutes(2)),
    /** Returns both results and the free places. Fails if the store contradicts itself. */
    outcome: async ([first, second]: readonly [Answer, Answer]) => {
      const words = [await wordOf(first), await wordOf(second)];
      expect(await breaches()).toEqual([]);
      return { words, left: await other.placesLeft() };
    },
  };
};
