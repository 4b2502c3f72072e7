import { cancelId, orderKey, pressKey } from '@shop/core/ids';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { mailWork } from '../../seller/mail-work.ts';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import type { OrderKeyKind } from '../schema/order-schema.ts';
import { onStatement } from '../testing/executed-statements.ts';
import { openRig } from '../testing/test-checkout.ts';
import { aShopFile, termalija, visitDay } from '../testing/test-shop.ts';
import { writtenMail } from '../testing/written-mail.ts';
import { sqlFigures } from './sql-figures.ts';
import { sqlOffice } from './sql-office.ts';

/** Allowed full scans: values of the statement, tables that do not grow with orders, and an index without its rows
 *  for the two counts of a scrape. */
const mayBeScanned = [
  /^SCAN (CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES CLAUSE)$/,
  /^SCAN (places|promo_codes|order_numbers|stray_payments|catalog_versions|shop_moves)\b/,
  /^SCAN orders USING (COVERING )?INDEX orders_(attempt_states|unpaid_by_age)$/,
  // The newest of a list, up to its limit.
  /^SCAN orders USING INDEX orders_by_age$/,
];

/** Returns a shop on a file, and the tables that its statements scanned since the last call. */
const watchedShop = async () => {
  const file = await aShopFile();
  const connection = openSqliteConnection(file);
  const executed = new Set<string>();
  onStatement(connection, (sql) => void executed.add(sql));
  let isAway = false;
  const rig = await openRig({
    database: sqliteDatabase(connection),
    provider: (real) => ({
      ...real,
      openSession: (request) =>
        isAway ? errAsync({ kind: 'unreachable', cause: 'network' }) : real.openSession(request),
    }),
  });
  const plans = openSqliteConnection(file);
  const scanned = () => {
    const steps = [...executed]
      .filter((sql) => /^\s*(select|insert|update|delete|with)\b/i.test(sql))
      .flatMap((sql) => plans.prepare(`explain query plan ${sql}`).all())
      .map(({ detail }) => String(detail));
    // A search without an index visits each row; SQLite uses it for the largest value of a column without an index.
    const whole = steps.filter((step) => /^SCAN /.test(step) || /^SEARCH \S+$/.test(step));
    return { statements: executed.size, whole: whole.filter((step) => !mayBeScanned.some((one) => one.test(step))) };
  };
  const loseProvider = () => {
    isAway = true;
  };
  /** Reads without the shop, whose statements are checked. */
  const keysOf = (ref: string) => {
    const select = plans.prepare('select kind, key from order_keys where order_ref = ?');
    const keys = new Map(select.all(ref).map(({ kind, key }) => [kind, String(key)]));
    return (kind: OrderKeyKind): string => keys.get(kind) ?? expect.fail(`no ${kind}`);
  };
  return { rig, plans, scanned, loseProvider, keysOf };
};

test('no statement of a purchase, a mail, an admission, a cancellation, a list of the office or a scrape scans all orders or holds', async () => {
  const { rig, plans, scanned, loseProvider, keysOf } = await watchedShop();
  const { checkout, store, run } = rig;
  const { ref } = await rig.payAt((await rig.start(await rig.fillCart(2)))._unsafeUnwrap().returnUrl);
  await expect.poll(async () => (await checkout.showOrder(ref))._unsafeUnwrap().outcome).toBe('completed');
  const key = keysOf(ref);
  (await checkout.showPapers(orderKey(key('orderKey'))))._unsafeUnwrap();
  const reports = { onGivenUp: vi.fn(), onStanding: vi.fn(), onFailure: vi.fn(), onDefect: vi.fn() };
  const port = { delivery: 'sent', send: () => okAsync() } as const;
  const mails = mailWork({ store, run, port, write: writtenMail, reports }, new Promise(() => undefined));
  expect(await doDueWork(mails)).toBe(1);
  const desk = sellerDesk(store, run);
  (await desk.admit(key('ticket'), pressKey('of the door')))._unsafeUnwrap();
  const other = await rig.payAt((await rig.start(await rig.fillCart(1)))._unsafeUnwrap().returnUrl);
  await expect.poll(async () => (await checkout.showOrder(other.ref))._unsafeUnwrap().outcome).toBe('completed');
  (await checkout.cancelOrder(cancelId(keysOf(other.ref)('cancelId'))))._unsafeUnwrap();
  const office = sqlOffice({ ...rig, clock: rig.time.clock });
  const { today } = rig.time.clock;
  const filters = [{}, { placed: { from: today(), to: today() } }, { visit: visitDay }, { state: 'canceled' }] as const;
  for (const filter of filters) (await office.listOrders({ most: 50, ...filter }))._unsafeUnwrap();
  (await office.listOrders({ most: 50, after: key('orderNumber') }))._unsafeUnwrap();
  for (const text of [key('orderNumber'), '1', 'ana@example.si', key('ticket')])
    expect((await office.findOrders(text, 'mojca'))._unsafeUnwrap().orders).not.toEqual([]);
  const request = {
    key: pressKey('office'),
    refund: 'all',
    evenUsed: true,
    isRefunded: false,
    reason: 'asked',
  } as const;
  expect((await office.cancelByOffice(key('orderNumber'), request))._unsafeUnwrap().type).toBe('canceled');
  (await office.reportPlaces({ product: termalija, period: { type: 'day', date: visitDay } }))._unsafeUnwrap();
  rig.time.move(1000);
  loseProvider();
  expect((await rig.start(await rig.fillCart(1))).isErr()).toBe(true);
  rig.time.move(30_000);
  expect((await sqlFigures(rig.database, store.window)())._unsafeUnwrap().paymentsUnanswered).toBe(1);
  await rig.reconcile();
  const { statements, whole } = scanned();
  plans.close();
  expect(statements).toBeGreaterThan(30);
  expect(whole).toEqual([]);
});
