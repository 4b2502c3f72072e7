import { dirname, join } from 'node:path';
import type { PaymentType } from '@shop/core/checkout/payment';
import type { SoldOutReport } from '@shop/core/checkout/place-report';
import { type CartId, facilityId, orderRef, type PriceListId } from '@shop/core/ids';
import type { CustomerEntry, PaymentRequest } from '@shop/core/ports/checkout-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { aCustomer } from '@shop/core/testing/builders';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, onTestFinished, vi } from 'vitest';
import { httpPaymentProvider } from '../../payment/client/http-payment-provider.ts';
import { notificationRoute } from '../../payment/client/notification-route.ts';
import type { FetchFunction } from '../../payment/client/provider-api.ts';
import { openAttempts } from '../../payment/test-bank/attempt-store.ts';
import { payWithCard } from '../../payment/test-bank/pay-with-card.ts';
import { type TestBankOptions, testBank } from '../../payment/test-bank/test-bank.ts';
import { aCard } from '../../payment/test-bank/testing/test-payments.ts';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { countingRandom } from '../../platform/random/testing/counting-random.ts';
import { commandRunner } from '../../seller/commands/run-command.ts';
import { doDueWork } from '../../seller/due-work.ts';
import type { PaymentReports } from '../../seller/payment-parts.ts';
import { reconcileWork } from '../../seller/payment-settler.ts';
import { watchTimes } from '../../seller/payment-watch.ts';
import { refusalLog } from '../../seller/refusal-log.ts';
import { placeReports } from '../../seller/seller-office.ts';
import { sellerPorts } from '../../seller/seller-ports.ts';
import { soldOutLog } from '../../seller/sold-out-log.ts';
import { shopper } from '../../seller/testing/shopper.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { periodKey } from '../schema/table.ts';
import type { Tables } from '../schema/tables.ts';
import { orderIn } from '../seller/order-rows.ts';
import { sqlCommandLog } from '../seller/sql-command-log.ts';
import { sqlPlaceCounts } from '../seller/sql-place-counts.ts';
import { sqlSellerStore } from '../seller/sql-seller-store.ts';
import { sqlTryStore } from '../seller/sql-try-store.ts';
import { adult, aShopFile, loadSample, openFastConnection, termalija, visitDay } from './test-shop.ts';

const secret = 'a shared secret';
const origin = 'http://shop.test';

export const aBuyer = (cartId: CartId, changes: Partial<CustomerEntry> = {}): CustomerEntry => ({
  cartId,
  customer: aCustomer({ lastName: 'Novak', email: 'ana@example.si', phoneNumber: '+386 41 000 000' }),
  language: 'sl',
  mtcId: -1,
  ...changes,
});

type RigOptions = Partial<Pick<TestBankOptions, 'faults'>> & {
  /** Wraps the provider, to make it fail. */
  readonly provider?: (real: PaymentProviderPort) => PaymentProviderPort;
  readonly reports?: PaymentReports;
  /** A database with the sample. Default: a new file. */
  readonly database?: Database;
};

export type OpenRig = (options?: RigOptions) => ReturnType<typeof openRig>;

const rethrow = (cause: unknown): never => {
  throw cause;
};

/** Returns a whole shop in one process without a socket: a database, payment page with its attempts, and
 *  notifications. */
export const openRig = async (options: RigOptions = {}) => {
  const time = movingClock();
  const random = countingRandom();
  const file = await aShopFile();
  // A watched SQLite database has to see the statements that read the catalog.
  const loadCatalog = options.database?.dialect === 'sqlite' ? catalogLoader() : loadSample;
  const database = options.database ?? sqliteDatabase(openFastConnection(file));
  const host = new Hono();
  const fetch: FetchFunction = async (url, init) => host.request(url, init);
  const stored = openAttempts(join(dirname(file), 'payments.db'))._unsafeUnwrap();
  const baseUrl = `${origin}/payment-page`;
  const page = testBank({
    ...{ ...options, attempts: stored, clock: time.clock, random, secret, fetch },
    ...{ publicUrl: () => baseUrl, slowAnswer: 5 },
  });
  const real = httpPaymentProvider({ baseUrl, fetch, secret, clock: time.clock, firstPause: 1 });
  const provider = options.provider?.(real) ?? real;
  const store = sqlSellerStore({ database, loadCatalog, clock: time.clock });
  const refusals = refusalLog({ log: sqlCommandLog(database), now: time.clock.now, pause: 1, onDefect: rethrow });
  const soldOuts: SoldOutReport[] = [];
  const soldOut = soldOutLog({
    now: time.clock.now,
    reportPlaces: placeReports(store, sqlPlaceCounts(database, time.clock)),
    addToCart: refusals.soldOut,
    onReport: (report) => soldOuts.push(report),
    onDefect: rethrow,
  });
  const { shop, checkout, settler, run, close } = sellerPorts(
    {
      store,
      run: commandRunner(store, refusals.onRefusal),
      clock: time.clock,
      tries: sqlTryStore(database, time.clock),
      random,
      provider,
      publicOrigin: () => origin,
      onSoldOut: soldOut.onSoldOut,
    },
    options.reports,
    // Readers read each time, so that a test need not wait.
    { ...watchTimes, span: 0 },
  );
  host.route('/payment-page', page.app);
  host.route('/', notificationRoute({ secret, clock: time.clock, settle: settler.settleNotification }));
  onTestFinished(async () => {
    await close();
    await page.close();
    await soldOut.close();
    await refusals.flush();
    await database.close();
  });

  const buyer = shopper({ shop, checkout });
  /** Adds a number of persons to a new cart. */
  const add = (persons: number, priceListId: PriceListId = adult, productId = termalija) =>
    buyer.add({ ticket: { id: productId }, date: visitDay }, [{ priceListId, quantity: persons }]);

  /** Adds tickets to a new cart and saves its buyer. */
  const fillCart = async (...tickets: Parameters<typeof add>) => {
    const { cartId } = (await add(...tickets))._unsafeUnwrap();
    return { cartId, session: await buyer.save(cartId, aBuyer(cartId)) };
  };

  const start = (cart: Omit<PaymentRequest, 'paymentType'>, paymentType: PaymentType = 'payment') =>
    checkout.startPayment({ ...cart, paymentType });

  /** Pays on the page and returns the status and the order's reference from the browser's return address. */
  const payAt = async (address: string, card: Partial<PaymentCard> = {}) => {
    const back = new URL((await payWithCard(address, aCard(card), fetch))._unsafeUnwrap());
    return { ref: orderRef(back.searchParams.get('ref') ?? ''), status: back.searchParams.get('status') };
  };

  const read = async <Value>(work: (db: Db) => Promise<Value>): Promise<Value> =>
    (await database.read(async (db) => ok(await work(db))))._unsafeUnwrap();

  const rows = <Name extends keyof Tables & string>(table: Name) =>
    read(async (db) => (await sql<Tables[Name]>`select * from ${sql.table(table)}`.execute(db)).rows);

  const change = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
    const changed = database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx)));
    (await changed)._unsafeUnwrap();
  };

  const day = async () => {
    const period = periodKey({ type: 'day', date: visitDay });
    const found = (await rows('places')).find(
      (one) => one.facility_id === facilityId(termalija) && one.period === period,
    );
    const { sold, paying, held } = found ?? expect.fail('no such day');
    return { sold, paying, held };
  };

  /** Returns all orders, the oldest first. */
  const orders = async (): Promise<readonly SellerOrder[]> =>
    (
      await read((db) => db.selectFrom('orders').selectAll().orderBy('placed_at').orderBy('order_number').execute())
    ).map(orderIn);

  /** Returns all payment attempts, those of an order in sequence. */
  const attempts = async () =>
    (await orders())
      .flatMap((order) => attemptsOf(order).map((attempt) => ({ ...attempt, orderRef: order.ref })))
      .sort((a, b) => a.createdAt - b.createdAt);

  const reconcile = () =>
    doDueWork(reconcileWork({ store, settler, onFailure: vi.fn(), onDefect: options.reports?.onDefect ?? rethrow }));

  const parts = { file, store, run, shop, checkout, settler, database, loadCatalog, provider: real, time };
  return {
    ...parts,
    add,
    fillCart,
    start,
    payAt,
    cart: buyer.load,
    read,
    rows,
    logRefusals: async () => {
      await soldOut.close();
      await refusals.flush();
    },
    /** What the operator's log says of tickets that were found sold out. */
    soldOuts,
    change,
    day,
    orders,
    attempts,
    reconcile,
  };
};
