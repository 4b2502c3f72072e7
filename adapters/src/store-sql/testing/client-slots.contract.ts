import { minutes } from '@shop/core/dates/instant';
import { idempotencyKey } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { adult, pool, visitDay } from './test-catalog.ts';
import type { OpenRig } from './test-checkout.ts';

/** In how many carts a client holds places, whatever lies below (D-CLIENT-CARTS). */
export const clientSlotsContract = (openRig: OpenRig): void => {
  const ana = '2001:db8::1';
  const neighbour = '2001:db8::2';
  const other = '192.0.2.2';

  const aShop = async () => {
    const rig = await openRig();
    let keys = 0;
    /** Takes a place for a new cart. */
    const addNew = (client: string) => {
      keys += 1;
      const lines = [{ priceListId: adult, quantity: 1 }];
      const period = { type: 'day', date: visitDay } as const;
      const order = { productId: pool, language: 'sl', period, lines, client } as const;
      return rig.shop.addTicket(order, idempotencyKey(`slot-${keys}`));
    };
    /** The cart that it was taken for, or why it was not. */
    const add = async (client: string): Promise<string> =>
      addNew(client).match(
        ({ cartId }) => cartId,
        ({ kind }) => kind,
      );
    const adds = async (times: number, client: string) => {
      const told: string[] = [];
      for (let at = 0; at < times; at += 1) told.push(await add(client));
      return told;
    };
    const rows = async () =>
      (
        await rig.database.read(async (db) => ok(await db.selectFrom('client_slots').selectAll().execute()))
      )._unsafeUnwrap();
    return { ...rig, addNew, add, adds, rows };
  };

  const refused = 'tooManyCarts';
  const refusedIn = (told: readonly string[]) => told.filter((one) => one === refused).length;

  describe('carts of a client that hold places', () => {
    test('are five at once, and a network counts as one client; what was held before is over by itself', async () => {
      const { add, adds, rows, time, day } = await aShop();
      expect(refusedIn(await adds(5, ana))).toBe(0);
      expect([await add(ana), await add(neighbour)]).toEqual([refused, refused]);
      expect(await add(other)).not.toBe(refused);
      expect(await day()).toMatchObject({ held: 6 });
      time.move(minutes(15));
      expect(refusedIn(await adds(5, ana))).toBe(0);
      expect(await add(ana)).toBe(refused);
      expect(await rows()).toHaveLength(6);
      expect(JSON.stringify(await rows())).not.toMatch(/2001|192/);
    });

    test('are no more when many are opened at once', async () => {
      const { add, day } = await aShop();
      const told = await Promise.all(Array.from({ length: 14 }, () => add(ana)));
      expect([refusedIn(told), new Set(told).size]).toEqual([9, 6]);
      expect(await day()).toMatchObject({ held: 5 });
    });

    test('may be others at once when they are emptied, and no more than those, also when many want them', async () => {
      const { addNew, add, shop, cart, day } = await aShop();
      const filled = [];
      for (const _ of [1, 2, 3, 4, 5]) filled.push((await addNew(ana))._unsafeUnwrap().cartId);
      expect(await add(ana)).toBe(refused);
      for (const cartId of filled) {
        const [line = expect.fail('an empty cart')] = (await cart(cartId)).items;
        (await shop.removeItem({ cartId, itemId: line.id, language: 'sl' }))._unsafeUnwrap();
      }
      const told = await Promise.all(Array.from({ length: 14 }, () => add(ana)));
      expect(refusedIn(told)).toBe(9);
      expect(await day()).toMatchObject({ held: 5 });
    });

    test('are forgotten with the keys of changes', async () => {
      const { add, store, rows, time } = await aShop();
      await add(ana);
      const since = time.clock.now();
      expect((await store.forgetLoose('slots', since, 9))._unsafeUnwrap()).toBe(0);
      time.move(1);
      expect((await store.forgetLoose('slots', time.clock.now(), 9))._unsafeUnwrap()).toBe(1);
      expect(await rows()).toEqual([]);
    });
  });
};
