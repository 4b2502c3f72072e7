import { value } from '@shop/core/testing/answers';
import { describe, expect, test } from 'vitest';
import { deeds, durations, heldPlace, type Meet, refusals, type TakeOverWorld } from './held-place.ts';

export type WaitingWorld = TakeOverWorld & {
  /** The first command waits for its cart's row until the second one has committed. */
  readonly waitingForCart: Meet;
  /** The first command has decided and is about to write when the second one starts; it continues once the second
   *  one has committed or waits for it. */
  readonly beforeWrite: Meet;
};

/** The contract of a command that started before the end of its hold and waits while the hold ends and another
 *  visitor wants its places: exactly one of them gets the places. */
export const endWhileWaitingContract = (openWorld: () => Promise<WaitingWorld>): void => {
  test.each(deeds)('a hold that ends while its visitor waits to %s goes to another visitor', async (deed) => {
    const world = await openWorld();
    const { cartId, deeds: own, take, goToLastMinute, goPastEnd, outcome, holdsOf } = await heldPlace(world);
    await goToLastMinute(durations.hold);
    const answers = await world.waitingForCart({ first: own[deed], meanwhile: goPastEnd, second: take }, cartId);
    const [refused, holds] = refusals[deed];
    expect(await outcome(answers)).toEqual({ words: [refused, 'done'], left: 0 });
    expect(await holdsOf()).toEqual(holds);
  });

  test.each(deeds)('a hold that ends between decision and write to %s goes to one visitor', async (deed) => {
    const world = await openWorld();
    const { cartId, deeds: own, take, goToLastMinute, goPastEnd, outcome } = await heldPlace(world);
    await goToLastMinute(durations.hold);
    const answers = await world.beforeWrite({ first: own[deed], meanwhile: goPastEnd, second: take }, cartId);
    const stays = { words: ['done', 'capacityFull'], left: deed === 'change' ? 0 : 1 };
    const goes = { words: [refusals[deed][0], 'done'], left: 0 };
    expect([stays, goes]).toContainEqual(await outcome(answers));
  });

  describe('a payment that ends while its notification waits', () => {
    const paying = async () => {
      const world = await openWorld();
      const held = await heldPlace(world);
      await value(held.deeds.pay());
      await held.goToLastMinute(durations.payment);
      return { world, ...held };
    };

    test('is refunded when another visitor has its places meanwhile', async () => {
      const { world, cartId, take, settle, goPastEnd, outcome, paymentEnd } = await paying();
      const answers = await world.waitingForCart({ first: settle, meanwhile: goPastEnd, second: take }, cartId);
      expect(await outcome(answers)).toEqual({ words: ['done', 'done'], left: 0 });
      expect(await paymentEnd()).toEqual(['refunded', 1]);
    });

    test('is refunded or a sale when another visitor wants its places between decision and write', async () => {
      const { world, cartId, take, settle, goPastEnd, outcome, paymentEnd } = await paying();
      const answers = await world.beforeWrite({ first: settle, meanwhile: goPastEnd, second: take }, cartId);
      const { words, left } = await outcome(answers);
      const isSold = words[1] === 'capacityFull';
      expect({ words, left }).toEqual({ words: ['done', isSold ? 'capacityFull' : 'done'], left: isSold ? 1 : 0 });
      expect(await paymentEnd()).toEqual(isSold ? ['completed', 0] : ['refunded', 1]);
    });

    test('is a sale when its places are still free', async () => {
      const { world, cartId, settle, goPastEnd, outcome, paymentEnd } = await paying();
      const one = () => world.other.add(1);
      const answers = await world.waitingForCart({ first: settle, meanwhile: goPastEnd, second: one }, cartId);
      expect(await outcome(answers)).toEqual({ words: ['done', 'done'], left: 0 });
      expect(await paymentEnd()).toEqual(['completed', 0]);
    });
  });
};
