import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, test } from 'vitest';
import { deeds, durations, heldPlace, refusals, type TakeOverWorld } from './held-place.ts';

const nothing = async (): Promise<void> => undefined;

/** The contract of two visitors and the places of one expired hold or payment, in both orders: the places are sold
 *  once, counters equal rows, and the later visitor is refused or gets the money back. */
export const takeOverContract = (openWorld: () => Promise<TakeOverWorld>): void => {
  describe('places with a hold that ends', () => {
    test.each(deeds)('stay with their visitor, who is the first to %s; the other visitor is refused', async (deed) => {
      const world = await openWorld();
      const { cartId, deeds: own, take, goToLastMinute, goPastEnd, outcome } = await heldPlace(world);
      await goToLastMinute(durations.hold);
      const answers = await world.inTurn({ first: own[deed], meanwhile: goPastEnd, second: take }, cartId);
      const left = deed === 'change' ? 0 : 1;
      expect(await outcome(answers)).toEqual({ words: ['done', 'capacityFull'], left });
    });

    test.each(['change', 'pay'] as const)('are taken again by their visitor who is first to %s', async (deed) => {
      const world = await openWorld();
      const { cartId, deeds: own, take, goToLastMinute, goPastEnd, outcome } = await heldPlace(world);
      await goToLastMinute(durations.hold);
      await goPastEnd();
      const answers = await world.inTurn({ first: own[deed], meanwhile: nothing, second: take }, cartId);
      expect(await outcome(answers)).toEqual({ words: ['done', 'capacityFull'], left: deed === 'change' ? 0 : 1 });
    });

    test.each(deeds)('go to the other visitor, who is first; their own visitor is refused to %s', async (deed) => {
      const world = await openWorld();
      const { cartId, deeds: own, take, goToLastMinute, goPastEnd, outcome, holdsOf } = await heldPlace(world);
      await goToLastMinute(durations.hold);
      await goPastEnd();
      const answers = await world.inTurn({ first: take, meanwhile: nothing, second: own[deed] }, cartId);
      const [refused, holds] = refusals[deed];
      expect(await outcome(answers)).toEqual({ words: ['done', refused], left: 0 });
      expect(await holdsOf()).toEqual(holds);
    });
  });

  const paying = async () => {
    const world = await openWorld();
    const held = await heldPlace(world);
    await value(held.deeds.pay());
    return { world, ...held };
  };

  describe('places of a payment', () => {
    test('are sold when the payment is in time; another visitor who wants them at its end is refused', async () => {
      const { world, cartId, take, settle, goToLastMinute, goPastEnd, outcome, paymentEnd } = await paying();
      await goToLastMinute(durations.payment);
      const answers = await world.inTurn({ first: settle, meanwhile: goPastEnd, second: take }, cartId);
      expect(await outcome(answers)).toEqual({ words: ['done', 'capacityFull'], left: 1 });
      expect(await paymentEnd()).toEqual(['completed', 0]);
    });

    test('go to another visitor after the payment’s end; late money is refunded', async () => {
      const { world, cartId, take, settle, goToLastMinute, goPastEnd, outcome, paymentEnd } = await paying();
      await goToLastMinute(durations.payment);
      await goPastEnd();
      const answers = await world.inTurn({ first: take, meanwhile: nothing, second: settle }, cartId);
      expect(await outcome(answers)).toEqual({ words: ['done', 'done'], left: 0 });
      expect(await paymentEnd()).toEqual(['refunded', 1]);
    });
  });

  describe('places held again by reopening the checkout of an overdue payment', () => {
    const openedAgain = async () => {
      const payment = await paying();
      const { world, cartId, session, order, goToLastMinute, goPastEnd } = payment;
      await goToLastMinute(durations.payment);
      await goPastEnd();
      expect((await order()).outcome).toBe('open');
      expect(await world.other.placesLeft()).toBe(2);
      await value(world.own.checkout.loadCustomer({ cartId, language: 'sl', session }));
      expect(await world.other.placesLeft()).toBe(1);
      return payment;
    };

    test('are sold when the payment’s money arrives', async () => {
      const { world, settle, paymentEnd } = await openedAgain();
      await value(settle());
      expect(await paymentEnd()).toEqual(['completed', 0]);
      expect(await refusal(world.other.add(2))).toMatchObject({ kind: 'capacityFull', left: 1 });
      expect(await world.breaches()).toEqual([]);
    });

    test('stay held after a change of the quantity, and the late money is refunded', async () => {
      const { world, deeds: own, settle, paymentEnd, holdsOf } = await openedAgain();
      await value(own.change());
      await value(settle());
      expect(await paymentEnd()).toEqual(['refunded', 1]);
      expect([await holdsOf(), await world.other.placesLeft()]).toEqual([['held'], 0]);
      expect(await world.breaches()).toEqual([]);
    });
  });
};
