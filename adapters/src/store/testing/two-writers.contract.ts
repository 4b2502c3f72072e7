import { minutes } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { err, ok, type ResultAsync } from 'neverthrow';
import { describe, expect, test, vi } from 'vitest';
import { catalogLoader, type LoadCatalog } from '../catalog/load-catalog.ts';
import { sqlCatalog } from '../catalog/sql-catalog.ts';
import { changeOffer, limitCode, repriced } from './change-offer.ts';
import { adult, driftOf, testShopOn } from './test-shop.ts';

type Shop = ReturnType<typeof testShopOn>;

type Answer = ResultAsync<unknown, { readonly kind: string }>;

type Opened = Shop & {
  /** Whether a transaction waits for a row of another one. Absent when transactions queue, so that each waits for
   *  the previous ones. */
  readonly isWaiting?: () => Promise<boolean>;
};

/** Where a transaction pauses: after its loads, before the catalog's version is compared, or right before its
 *  decision. */
type Standing = 'loaded' | 'compared';

/** Returns another shop on the same database, whose transactions pause between reading and writing until `goOn` is
 *  called. */
const standingShop = ({ database, clock }: Shop, where: Standing) => {
  const [stands, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const usual = catalogLoader();
  const stand = async <Value>(at: Standing, value: Value): Promise<Value> => {
    if (at !== where) return value;
    stands.resolve();
    await gone.promise;
    return value;
  };
  const load = async (db: Parameters<LoadCatalog>[0]) => stand('compared', await usual(db));
  const loadCatalog: LoadCatalog = Object.assign(load, {
    forget: usual.forget,
    withCatalog: async <Loaded>(...[db, loadMore]: Parameters<typeof usual.withCatalog<Loaded>>) => {
      const loaded = await usual.withCatalog(db, async (catalog) => stand('loaded', await loadMore(catalog)));
      return stand('compared', loaded);
    },
  });
  const shop = testShopOn(database, { clock, loadCatalog, seed: 'standing' });
  return { shop, stands: stands.promise, goOn: gone.resolve };
};

/** Contract: two transactions, of which one commits while the other pauses between reading and writing. When
 *  transactions queue, it commits after the other one. */
export const twoWritersContract = (openShop: () => Promise<Opened>): void => {
  const aShop = async () => {
    const shop = await openShop();
    const { isWaiting = async () => true } = shop;
    const wordOf = async (answer: Answer): Promise<string> => {
      const result = await answer;
      return result.isOk() ? 'done' : result.error.kind;
    };

    /** Returns the answers to the paused transaction and to the other one, which ends before it or waits for it. */
    const meet = async (
      standing: (shop: Shop) => Answer,
      other: (shop: Shop) => Answer,
      where: Standing = 'compared',
    ): Promise<readonly string[]> => {
      const aside = standingShop(shop, where);
      const first = wordOf(standing(aside.shop));
      await aside.stands;
      let isOver = false;
      const second = wordOf(other(shop)).finally(() => {
        isOver = true;
      });
      await vi.waitUntil(async () => isOver || (await isWaiting()), { timeout: 30_000 });
      aside.goOn();
      return Promise.all([first, second]);
    };

    /** Returns the persons with places on the visit's day. */
    const held = async (): Promise<number> => {
      await shop.filled([adult, 1]);
      const { periods } = await shop.stored();
      return [...periods.values()].reduce((sum, places) => sum + places.held, -1);
    };

    return { ...shop, isShared: shop.database.dialect === 'postgres', meet, held };
  };

  describe('two concurrent carts after the last places of an expired hold', () => {
    const lineIsOver = async () => {
      const shop = await aShop();
      await shop.setCapacity(2);
      const { id: cartId, items } = await shop.filled([adult, 2]);
      const itemId = items[0]?.cartItemId ?? expect.fail('an empty cart');
      shop.clock.advance(minutes(15));
      const keep = ({ shop: port }: Shop) =>
        port.changeQuantity({ cartId, cartItemId: itemId, quantity: 2, language: 'sl' });
      const take = ({ add }: Shop) => add([[adult, 2]]);
      return { ...shop, keep, take };
    };

    test.each([
      ['renews its hold', 'keep', 'take'],
      ['takes them over', 'take', 'keep'],
    ] as const)('give the places to one of them when the slower one %s', async (_, first, second) => {
      const shop = await lineIsOver();
      const answers = await shop.meet(shop[first], shop[second]);
      expect(answers).toEqual(shop.isShared ? ['capacityFull', 'done'] : ['done', 'capacityFull']);
      expect(await driftOf(shop.database, shop.clock.now())).toEqual([]);
    });
  });

  test('a change during an import of another catalog is decided again under the new catalog', async () => {
    const shop = await aShop();
    const { id: cartId, items } = await shop.filled([adult, 1]);
    const itemId = items[0]?.cartItemId ?? expect.fail('an empty cart');
    const totals: number[] = [];
    await shop.meet(
      ({ shop: port }) =>
        port
          .changeQuantity({ cartId, cartItemId: itemId, quantity: 2, language: 'sl' })
          .andTee(({ totalPrice }) => totals.push(totalPrice)),
      ({ database, clock }) =>
        database.transaction({ isolation: 'serializable' }, async (tx) => {
          return ok(await changeOffer(tx, clock.now(), (form) => repriced(form, adult, cents(99_00))));
        }),
      'loaded',
    );
    expect(totals).toEqual([shop.isShared ? 2 * 9900 : 2 * 2200]);
    expect((await shop.load(cartId)).totalPrice).toBe(2 * 9900);
  });

  describe('an import that lowers the limit of a code beside a cart that takes its last use', () => {
    const code = 'TERME5';

    const usedOnce = async () => {
      const shop = await aShop();
      await shop.inTransaction((tx) => limitCode(tx, code, 2, shop.clock.now()));
      const [first, second] = [await shop.filled([adult, 1]), await shop.filled([adult, 1])];
      (await shop.shop.applyPromoCode(first.id, code))._unsafeUnwrap();
      const { files } = (await sqlCatalog(shop.parts).exportCatalog())._unsafeUnwrap();
      const fewer = files.map(({ path, text }) => ({
        path,
        text: text.replace(new RegExp(`(code: ${code}\n[\\s\\S]*?maxUses: )2`), '$11'),
      }));
      const use = ({ shop: port }: Shop) => port.applyPromoCode(second.id, code);
      const lower = ({ parts }: Shop) => sqlCatalog(parts).importCatalog({ files: fewer, apply: true });
      const codes = () =>
        shop.inTransaction((tx) => tx.selectFrom('promo_codes').selectAll().where('code', '=', code).execute());
      return { ...shop, use, lower, codes };
    };

    test.each([
      ['cart', 'use', 'lower', ['promoCodeUsedUp', 'done'], ['done', 'mistakes']],
      ['import', 'lower', 'use', ['mistakes', 'done'], ['done', 'promoCodeUsedUp']],
    ] as const)('never both succeed when the %s is slower', async (_, first, second, beside, queued) => {
      const shop = await usedOnce();
      expect(await shop.meet(shop[first], shop[second])).toEqual(shop.isShared ? beside : queued);
      const [row] = await shop.codes();
      expect(row?.used).toBe(row?.max_uses);
    });
  });

  describe('a cart that is deleted and filled at once', () => {
    const oldCart = async () => {
      const shop = await aShop();
      const { id: cartId } = await shop.filled([adult, 1]);
      shop.clock.advance(1);
      const since = shop.clock.now();
      const forget = ({ run }: Shop) =>
        run<'forgetCart'>({ type: 'forgetCart', cartId, since }).andThen(({ answer }) =>
          answer === 'stays' ? err({ kind: answer }) : ok(),
        );
      const fill = ({ add }: Shop) => add([[adult, 2]], { cartId });
      return { ...shop, forget, fill };
    };

    test.each([
      ['deletion', 'forget', 'fill', ['done', 'done'], 2],
      ['addition', 'fill', 'forget', ['done', 'stays'], 3],
    ] as const)(
      'holds exactly the places of its lines when the %s is slower',
      async (_, first, second, expected, persons) => {
        const shop = await oldCart();
        expect(await shop.meet(shop[first], shop[second])).toEqual(expected);
        expect(await driftOf(shop.database, shop.clock.now())).toEqual([]);
        expect(await shop.held()).toBe(persons);
      },
    );
  });
};
