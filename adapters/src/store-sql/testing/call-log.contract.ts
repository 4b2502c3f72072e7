import { expect, it } from 'vitest';
import { keptFor, mostOfCart } from '../../tracing/call-log.ts';
import { sqlCallLog } from '../seller/sql-call-log.ts';
import { adult, type testShopOn } from './test-shop.ts';

/** Calls that are kept for support, whatever lies below. */
export const callLogContract = (openTestShop: () => Promise<ReturnType<typeof testShopOn>>): void => {
  const opened = async () => {
    const shop = await openTestShop();
    const { cartId } = (await shop.add([[adult, 1]]))._unsafeUnwrap();
    const store = () => {
      shop.clock.advance(1);
      return sqlCallLog(shop.parts.database, shop.clock);
    };
    const call = (ms: number, owner = 'ana') => ({
      ...{ cartId, owner, at: shop.clock.now() },
      line: { v: 1, at: shop.clock.now(), call: 'checkReservation', request: { id: cartId }, answer: {}, ms } as const,
    });
    return { ...shop, cartId, store, call };
  };

  it('tells the last calls of the cart that its owner used, in their order, to every process', async () => {
    const { store, call } = await opened();
    await store().add([call(1), call(2)]);
    expect((await store().last(['eva', 'ana']))?.calls.map(({ ms }) => ms)).toEqual([1, 2]);
    expect(await store().last(['eva'])).toBeUndefined();
  });

  it('knows carts that there are, with their lines and whose calls are kept', async () => {
    const { store, call, cartId } = await opened();
    const asked = { carts: [cartId, 'nowhere'], refs: ['no-order'], cancelIds: ['nothing'] };
    expect(await store().known(asked)).toEqual([{ cartId, lineIds: [expect.any(String)] }]);
    await store().add([call(1)]);
    expect(await store().known(asked)).toMatchObject([{ cartId, owner: 'ana' }]);
  });

  it('keeps so many of a cart, the last ones', async () => {
    const { store, call } = await opened();
    await store().add(Array.from({ length: mostOfCart }, (_, at) => call(at)));
    expect(await store().last(['ana'])).toMatchObject({ calls: { length: mostOfCart } });
    await store().add([call(mostOfCart)]);
    const kept = (await store().last(['ana']))?.calls.map(({ ms }) => ms);
    expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([mostOfCart, 1, mostOfCart]);
  });

  it.each([
    [keptFor, 1],
    [keptFor + 1, undefined],
  ])('after %i ms a call is told: %s', async (time, count) => {
    const { store, call, clock } = await opened();
    const kept = store();
    await kept.add([call(1)]);
    clock.advance(time);
    expect((await kept.last(['ana']))?.calls.length).toBe(count);
  });
};
