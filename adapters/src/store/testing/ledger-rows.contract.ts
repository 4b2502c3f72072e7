import { minutes } from '@shop/core/dates/instant';
import { type CartId, facilityId } from '@shop/core/ids';
import { periodId } from '@shop/core/seller/places/period-places';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limitCode } from './change-offer.ts';
import { decideCart, givesBack, pays, sells, writes } from './decide-cart.ts';
import { adult, driftOf, errorOf, termalija, type testShopOn, visitDay } from './test-shop.ts';

type Shop = ReturnType<typeof testShopOn>;

/** `TERME5` has a limit, the other code has none. */
const [limited, unlimited] = ['TERME5', 'DOBRODOSLI10'];

const ledgers = async ({ stored }: Shop) => {
  const { carts, holds, periods, codeUses, codesUsed } = await stored();
  return { carts, holds, periods, codeUses, codesUsed };
};

const driftOfLedgers = async ({ database, clock }: Shop) =>
  (await driftOf(database, clock.now())).filter(({ law }) => law === 'places' || law === 'codes');

/** Contract: writing a cart, its holds and its use of a code, and taking expired ones over from other carts. */
export const ledgerRowsContract = (openShop: () => Promise<Shop>): void => {
  /** Returns two carts of two persons with a code each. */
  const twoCarts = async () => {
    const shop = await openShop();
    const [{ id: cartId }, { id: other }] = [await shop.filled([adult, 2]), await shop.filled([adult, 2])];
    for (const id of [cartId, other]) (await shop.shop.applyPromoCode(id, limited))._unsafeUnwrap();
    return { shop, cartId };
  };

  describe('a write that expects an older row', () => {
    test.each([
      ['the cart, by a payment', writes.cart, pays],
      ['the cart, by a release', writes.cart, givesBack],
      ['a hold, by a payment', writes.holds, pays],
      ['a hold, by a release', writes.holds, givesBack],
      ['the use of a code, by a payment', writes.use, pays],
      ['the use of a code, by a release', writes.use, givesBack],
    ])('is refused and changes nothing: %s', async (_what, write, decide) => {
      const { shop, cartId } = await twoCarts();
      const before = await ledgers(shop);
      // The second write expects the values from before the first one.
      const twice = await decideCart(shop, cartId, decide, [write, write]);
      expect(twice._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
      expect(await ledgers(shop)).toEqual(before);
      expect((await decideCart(shop, cartId, decide, [write])).isOk()).toBe(true);
    });
  });

  describe('a change of a cart is refused and writes nothing when', () => {
    test.each([
      ['its hold has another end', sql`update holds set ends_at = ends_at + 1`, writes.holds],
      ['its hold has another state', sql`update holds set state = 'paying'`, writes.holds],
      ['its hold has other persons', sql`update holds set persons = persons + 1`, writes.holds],
      ['its hold is gone', sql`delete from holds`, writes.holds],
      ['its use of a code has another end', sql`update code_uses set ends_at = ends_at + 1`, writes.use],
      ['its use of a code has another state', sql`update code_uses set state = 'paying'`, writes.use],
      ['its use of a code is gone', sql`delete from code_uses`, writes.use],
    ])('%s', async (_what, damage, write) => {
      const { shop, cartId } = await twoCarts();
      await shop.inTransaction((tx) => damage.execute(tx));
      const before = await ledgers(shop);
      for (const decide of [pays, givesBack]) {
        const changed = await decideCart(shop, cartId, decide, [writes.cart, write]);
        expect(changed._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
      }
      expect(await ledgers(shop)).toEqual(before);
    });
  });

  test('an addition takes over places of an expired hold and of an expired payment, and no sold ones', async () => {
    const shop = await openShop();
    await shop.setCapacity(10);
    const [held, paying, sold] = [
      await shop.filled([adult, 2]),
      await shop.filled([adult, 3]),
      await shop.filled([adult, 4]),
    ];
    (await decideCart(shop, paying.id, pays))._unsafeUnwrap();
    (await decideCart(shop, sold.id, sells))._unsafeUnwrap();
    shop.clock.advance(minutes(15));
    const before = await ledgers(shop);
    const { cartId } = (await shop.add([[adult, 6]]))._unsafeUnwrap();
    const { holds, periods, carts } = await ledgers(shop);
    const rows = [...holds.values()].map((row) => [row.cartId, row.state, row.persons]);
    expect(new Set(rows)).toEqual(
      new Set([
        [cartId, 'held', 6],
        [sold.id, 'sold', 4],
      ]),
    );
    const day = periods.get(periodId({ facilityId: facilityId(termalija), period: { type: 'day', date: visitDay } }));
    expect(day).toMatchObject({ held: 6, paying: 0, sold: 4 });
    for (const { id } of [held, paying]) expect(carts.get(id)).toEqual(before.carts.get(id));
    expect(await errorOf(shop.add([[adult, 1]]))).toEqual({ kind: 'capacityFull', left: 0 });
    expect(await driftOfLedgers(shop)).toEqual([]);
  });

  describe('expired uses of a code', () => {
    /** Returns three carts with a code: a held, a paying and a sold one; the first two have expired. */
    const threeUses = async (code: string) => {
      const shop = await openShop();
      if (code === limited) await shop.inTransaction((tx) => limitCode(tx, code, 3, shop.clock.now()));
      const filled = async () => (await shop.filled([adult, 1])).id;
      const [held, paying, sold] = [await filled(), await filled(), await filled()];
      for (const id of [held, paying, sold]) (await shop.shop.applyPromoCode(id, code))._unsafeUnwrap();
      (await decideCart(shop, paying, pays))._unsafeUnwrap();
      (await decideCart(shop, sold, sells))._unsafeUnwrap();
      shop.clock.advance(minutes(15));
      const apply = async (id?: CartId) => {
        const cartId = id ?? (await filled());
        return { cartId, answer: await shop.shop.applyPromoCode(cartId, code) };
      };
      const uses = async () => {
        const { codeUses, codesUsed } = await ledgers(shop);
        return { carts: new Set([...codeUses.values()].map((row) => row.cartId)), used: codesUsed.get(code) };
      };
      return { shop, held, paying, sold, apply, uses };
    };

    test('of a limited code are free for other carts, whether held or paying; a sold use is not', async () => {
      const { shop, sold, apply, uses } = await threeUses(limited);
      const [one, two] = [await apply(), await apply()];
      expect([one.answer.isOk(), two.answer.isOk()]).toEqual([true, true]);
      expect(await uses()).toEqual({ carts: new Set([sold, one.cartId, two.cartId]), used: 3 });
      expect((await apply()).answer._unsafeUnwrapErr()).toEqual({ kind: 'promoCodeUsedUp' });
      expect(await driftOfLedgers(shop)).toEqual([]);
    });

    test('of an unlimited code stay when another cart takes the code, and are replaced when their own cart takes it', async () => {
      const { shop, held, paying, sold, apply, uses } = await threeUses(unlimited);
      const counts = await shop.store.read(async (reads) => (await reads.codes([unlimited])).seen.get(unlimited));
      expect(counts._unsafeUnwrap()).toEqual({ used: 3, ended: 0 });
      const { cartId, answer } = await apply();
      expect(answer.isOk()).toBe(true);
      expect(await uses()).toEqual({ carts: new Set([held, paying, sold, cartId]), used: 4 });
      expect((await apply(held)).answer.isOk()).toBe(true);
      expect(await uses()).toEqual({ carts: new Set([held, paying, sold, cartId]), used: 4 });
      expect(await driftOfLedgers(shop)).toEqual([]);
    });
  });

  describe('the database refuses', () => {
    test.each([
      ['a sold hold that ends', 'holds', sells, 1],
      ['a hold without an end', 'holds', undefined, null],
      ['a hold of a payment without an end', 'holds', pays, null],
      ['a sold use of a code that ends', 'code_uses', sells, 1],
      ['a use of a code without an end', 'code_uses', undefined, null],
      ['a use of a code by a payment without an end', 'code_uses', pays, null],
    ] as const)('%s', async (_what, table, decide, end) => {
      const { shop, cartId } = await twoCarts();
      if (decide !== undefined) (await decideCart(shop, cartId, decide))._unsafeUnwrap();
      const wrong = shop.inTransaction((tx) =>
        tx.updateTable(table).set({ ends_at: end }).where('cart_id', '=', cartId).execute(),
      );
      await expect(wrong).rejects.toThrow(`${table}_end`);
    });
  });
};
