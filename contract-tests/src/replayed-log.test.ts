import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aCard } from '@shop/adapters/payment/test-bank/testing/test-payments';
import { movingClock } from '@shop/adapters/platform/clock/testing/moving-clock';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { anna, freshClient, freshKey, shopper } from '@shop/adapters/seller/testing/shopper';
import { openProvider } from '@shop/adapters/shop/open-provider';
import { parseLogCapsule } from '@shop/adapters/trace/log-capsule';
import { type ReplayedRow, replayLog } from '@shop/adapters/trace/replay-log';
import { capsuleText } from '@shop/adapters/trace/support-code';
import type { Customer } from '@shop/core/customer/customer';
import { minutes } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, type ClientSecret, orderRef } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { value } from '@shop/core/testing/answers';
import type { ResultAsync } from 'neverthrow';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { without } from './contracts/catalog-edits.ts';
import { goodsOf } from './contracts/goods.ts';
import { shopping } from './contracts/shopping.ts';
import { changeCatalog, scarceFolder } from './testing/scarce-folder.ts';

const { clock, move } = movingClock(testStart);

const openShop = async (dataDir: string) =>
  (
    await openProvider(
      {
        type: 'own',
        dataDir,
        clock,
        random: cryptoRandom,
        origin: 'http://shop.invalid',
        payments: { type: 'testBank', opens: 'atStart' },
      },
      { clock, random: cryptoRandom, zone: clock.zone, hasSupport: true },
    )
  )._unsafeUnwrap();

/** The result of a command as shown to its visitor: the total, or the refusal. */
type Shown = number | ShopError;

/** Makes a visit: three visitors want the five places of a day and the single use of a promo code. Returns the log
 *  of the first one. */
const visit = async () => {
  const dataDir = await scarceFolder();
  const provider = await openShop(dataDir);
  const { shop, checkout, catalog } = provider;
  const goods = goodsOf({ shop, lists: { tickets: 'poolTickets', giftCards: 'giftVouchers' } });
  const day = await goods.freeDay(4);
  const [single] = await shopping({ shop, checkout }, goods).singles(day, 1);
  const priceListId = single?.priceListId ?? expect.fail('no ticket');
  const [ana, bor, eva] = [freshClient(), freshClient(), freshClient()];
  const { add, startPayment } = shopper({ shop, checkout });
  const adds = (client: ClientSecret, quantity: number, into?: CartId) =>
    add(day, [{ priceListId, quantity }], into, freshKey(), client);

  const rival = await value(adds(bor, 3));
  await value(shop.applyPromoCode(rival.cartId, 'TERME5'));
  const { cartId } = await value(adds(ana, 1));
  const total = async () => (await value(shop.loadCart({ cartId, language: 'sl' }))).totalPrice;
  const shown: Shown[] = [await total()];
  const step = async (answer: ResultAsync<unknown, ShopError>): Promise<void> => {
    const done = await answer;
    shown.push(done.isOk() ? await total() : done.error);
  };
  const save = (customer: Customer) => checkout.saveCustomer({ cartId, customer, language: 'sl', mtcId: -1 });
  const saved = async () => {
    const { session = expect.fail('no session') } = await value(save(anna));
    shown.push(await total());
    return session;
  };

  await step(adds(ana, 2, cartId));
  await step(shop.applyPromoCode(cartId, 'TERME5'));
  // Both holds are over: the third visitor takes over their places and leaves one.
  move(minutes(17));
  await value(adds(eva, 4));
  await step(checkout.loadCustomer({ cartId, language: 'sl' }));
  await step(save({ ...anna, postCode: '?' }));
  const erased = await saved();
  await step(shop.applyPromoCode(cartId, 'TERME5'));
  const sessions = new DatabaseSync(join(dataDir, 'shop.db'));
  sessions.exec('delete from sessions');
  sessions.close();
  await step(startPayment(cartId, erased));
  const session = await saved();
  await changeCatalog(catalog, (text) => text.replaceAll(/(?<= price: )\d+/g, (euros) => String(Number(euros) + 2)));
  await step(startPayment(cartId, session));
  await changeCatalog(catalog, (text) => without(day.ticket.id)({ path: '', text }));
  const { returnUrl } = await value(startPayment(cartId, session));
  shown.push(await total());
  const address = new URL(await value(provider.payWithCard(returnUrl, aCard())));
  const ref = orderRef(address.searchParams.get('ref') ?? '');
  const { cancelId = expect.fail('not to be canceled'), total: paid = 0 } = await value(
    checkout.showOrder(ref, session),
  );
  const { desk = expect.fail('no desk') } = provider;
  (await desk.history(ref, 'mojca'))._unsafeUnwrap();
  await value(checkout.cancelOrder(cancelId));
  shown.push(paid);
  const { code = '' } = (await provider.capsuleOf(ana))._unsafeUnwrap() ?? {};
  await provider.close();
  return { shown, capsule: parseLogCapsule(capsuleText(code)._unsafeUnwrap())._unsafeUnwrap() };
};

describe('a support code', () => {
  let visited: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    visited = await visit();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  /** Replays the log on another day and in another time zone. */
  const replay = (change: (row: LogRow) => LogRow = (row) => row) => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.useFakeTimers({ now: new Date('2031-07-01T23:30:00Z'), toFake: ['Date'] });
    return replayLog({ ...visited.capsule, rows: visited.capsule.rows.map(change) });
  };

  const differencesOf = (replayed: readonly ReplayedRow[]) =>
    replayed.flatMap(({ row, differences }) => differences.map(({ of }) => `${row.request.type} ${of}`));

  test('reproduces every total and every refusal of a cart’s log, on another day in another zone', async () => {
    const replayed = await replay();
    expect(differencesOf(replayed)).toEqual([]);
    const decided = replayed.flatMap(({ row, view }): readonly Shown[] => {
      if (row.by !== 'visitor' || view === 'undecided') return [];
      if ('refusal' in view) return [view.refusal];
      return ['cart' in view ? view.cart.totalPrice : (view.order.total ?? 0)];
    });
    expect(decided).toEqual(visited.shown);
    expect(decided.flatMap((one) => (typeof one === 'number' ? [] : one.kind))).toEqual([
      'capacityFull',
      'promoCodeUsedUp',
      'invalidCustomer',
      'customerMissing',
      'totalChanged',
    ]);
    expect(replayed.at(-1)?.view).toMatchObject({ order: { outcome: 'canceled' } });
  });

  test('contains the lines of a product that has left the catalog', () => {
    const { catalogs } = visited.capsule;
    expect(catalogs.map(({ sold, left }) => [sold.products.length, left?.products.length])).toContainEqual([0, 1]);
  });

  test('contains a look-up by staff without their name, and no decision for it', async () => {
    const lookUps = (await replay()).filter(({ row }) => row.request.type === 'lookUp');
    expect(lookUps).toMatchObject([{ row: { by: 'office', facts: [] }, view: 'undecided', differences: [] }]);
    expect(JSON.stringify(visited.capsule)).not.toContain('mojca');
  });

  test.each<[string, (row: LogRow) => LogRow, readonly string[]]>([
    ['all that was read of others', (row) => ({ ...row, read: undefined }), ['addTicket total']],
    [
      'the uses of codes',
      (row) => ({ ...row, read: row.read && { ...row.read, codes: [] } }),
      ['applyPromoCode refusal'],
    ],
    [
      'that the session was erased',
      (row) => ({ ...row, read: row.read && { ...row.read, isBuyerStored: undefined } }),
      ['startPayment refusal'],
    ],
  ])('decides otherwise when %s is left out', async (_, change, expected) => {
    expect(differencesOf(await replay(change))).toEqual(expect.arrayContaining([...expected]));
  });
});
