import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hostShop } from '../../host/host-shop.ts';
import { seededRandom } from '../../random/crypto-random.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { addSecondTicket } from '../testing/add-second-ticket.ts';
import { adult, child, driftOf, errorOf, family, openTestShop, termalija, visitDay } from '../testing/test-shop.ts';
import { sqlHostStore } from './sql-host-store.ts';

/** Fills a day up to `taken` persons, twenty a cart. */
const fill = async ({ add }: Awaited<ReturnType<typeof openTestShop>>, taken: number): Promise<void> => {
  for (let rest = taken; rest > 0; rest -= 20) (await add([[adult, Math.min(rest, 20)]]))._unsafeUnwrap();
};

describe('a day of fifty places', () => {
  test.each([
    [48, 1, 1],
    [49, 1, 0],
    [49, 2, undefined],
    [50, 1, undefined],
  ])('with %i taken, %i more leaves %s', async (taken, more, leaves) => {
    const shop = await openTestShop();
    await shop.setCapacity(50);
    await fill(shop, taken);
    const added = await shop.add([[adult, more]]);
    if (leaves === undefined) expect(added._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: 50 - taken });
    else expect(await shop.left()).toBe(leaves);
    expect(added.isOk()).toBe(leaves !== undefined);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('a package takes its persons: with three left it is refused, with four it fits', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(7);
    expect((await shop.add([[family, 2]]))._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: 7 });
    (await shop.add([[family, 1]]))._unsafeUnwrap();
    expect(await shop.left()).toBe(3);
    expect(await errorOf(shop.add([[family, 1]]))).toEqual({ kind: 'capacityFull', left: 3 });
    await shop.setCapacity(8);
    (await shop.add([[family, 1]]))._unsafeUnwrap();
    expect(await shop.left()).toBe(0);
  });

  test('lines of one request count together, and it is all or nothing (R-GUARD-1)', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(6);
    const over = shop.add([
      [adult, 2],
      [child, 1],
      [family, 1],
    ]);
    expect(await errorOf(over)).toEqual({ kind: 'capacityFull', left: 6 });
    expect(await shop.left()).toBe(6);
    (
      await shop.add([
        [adult, 1],
        [child, 1],
        [family, 1],
      ])
    )._unsafeUnwrap();
    expect(await shop.left()).toBe(0);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('the same price list twice in one request is one line', async () => {
    const shop = await openTestShop();
    const cart = await shop.filled([adult, 1], [adult, 2]);
    expect(cart.items.map((item) => item.price.quantity)).toEqual([3]);
  });
});

describe('parallel buyers', () => {
  test('two hundred after fifty places: fifty get in, and no counter drifts', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => shop.add([[adult, 1]])));
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(50);
    expect(new Set(answers.flatMap((answer) => (answer.isErr() ? [answer.error.kind] : [])))).toEqual(
      new Set(['capacityFull']),
    );
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('no buyer is refused while the places suffice (R-SAFE-2)', async () => {
    const shop = await openTestShop();
    await shop.setCapacity(40);
    const sizes = Array.from({ length: 30 }, (_, index) => 1 + (index % 4));
    const answers = await Promise.all(sizes.map((size) => shop.add([[adult, size]])));
    const left = await shop.left();
    for (const answer of answers) {
      if (answer.isErr()) expect(answer.error).toMatchObject({ kind: 'capacityFull' });
    }
    expect(left).toBe(0);
  });

  test('parallel additions to one cart all arrive, up to twenty persons', async () => {
    const shop = await openTestShop();
    const { id } = await shop.filled([adult, 1]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.add([[adult, 1]], { cartId: id })));
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(19);
    expect(answers.findLast((answer) => answer.isErr())?._unsafeUnwrapErr()).toEqual({ kind: 'cartTooLarge', max: 20 });
    expect((await shop.load(id)).itemsCount).toBe(20);
    expect(await driftOf(shop.database)).toEqual([]);
  });
});

describe('two tickets of one facility', () => {
  const openShared = async () => {
    const shop = await openTestShop();
    await shop.inTransaction(async (tx) => addSecondTicket(tx, termalija, shop.clock.now()));
    await shop.setCapacity(50);
    const evening = productId(`evening-${termalija}`);
    const addEvening = (quantity: number) =>
      shop.add([[priceListId(`evening-${adult}`), quantity]], { product: evening });
    return { ...shop, addEvening };
  };

  test('two hundred after fifty places, half of them with each: fifty get in, and no counter drifts', async () => {
    const { add, addEvening, left, database } = await openShared();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? add([[adult, 1]]) : addEvening(1))),
    );
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(50);
    expect(await left()).toBe(0);
    expect(await driftOf(database)).toEqual([]);
  });

  test('the last place is given once, over two connections to one file', async () => {
    const { add, addEvening, file, setCapacity, left, database, clock } = await openShared();
    await setCapacity(1);
    const other = sqliteDatabase(openSqliteConnection(file));
    onTestFinished(() => other.close());
    const rival = hostShop(
      sqlHostStore({ database: other, loadCatalog: catalogLoader(), clock }),
      seededRandom('rival'),
    );
    const lines = [{ priceListId: priceListId(`evening-${adult}`), quantity: 1 }];
    const order = { productId: productId(`evening-${termalija}`), language: 'sl', lines } as const;
    const answers = await Promise.all([
      add([[adult, 1]]),
      addEvening(1),
      rival.addTicket({ ...order, period: { type: 'day', date: visitDay } }, idempotencyKey('rival')),
    ]);
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(1);
    for (const answer of answers) {
      if (answer.isErr()) expect(answer.error).toEqual({ kind: 'capacityFull', left: 0 });
    }
    expect(await left()).toBe(0);
    expect(await driftOf(database)).toEqual([]);
  });
});

test('the table itself refuses a counter above the capacity', async () => {
  const shop = await openTestShop();
  const oversell = shop.inTransaction((tx) => tx.updateTable('facility_periods').set({ held: 100_000 }).execute());
  await expect(oversell).rejects.toThrow('CHECK constraint failed');
  expect(await shop.left(visitDay)).toBeGreaterThan(0);
});
