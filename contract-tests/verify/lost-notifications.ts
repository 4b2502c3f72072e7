import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { stripeClient } from '@shop/adapters/payment/stripe/stripe-client';
import { stripeProvider } from '@shop/adapters/payment/stripe/stripe-provider';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { correctedClock, fixedClock, resortZone, systemClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { doDueWork } from '@shop/adapters/seller/due-work';
import { reconcileWork } from '@shop/adapters/seller/payment-settler';
import { sellerPorts } from '@shop/adapters/seller/seller-ports';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { catalogLoader } from '@shop/adapters/store/catalog/load-catalog';
import { checkFolder } from '@shop/adapters/store/check/check-shop';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { openDatabase } from '@shop/adapters/store/open/open-database';
import { sqlSellerStore } from '@shop/adapters/store/seller/sql-seller-store';
import { sqlTryStore } from '@shop/adapters/store/seller/sql-try-store';
import { fixtureBank } from '@shop/adapters/store/testing/fixture-bank';
import { plusDays } from '@shop/core/dates/local-date';
import { priceListId, productId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { value } from '@shop/core/testing/answers';
import { crowd } from '@shop/core/testing/crowd';
import { ok, okAsync, ResultAsync } from 'neverthrow';
import { campaign, print } from './campaign.ts';

/** Units: milliseconds. */
const answerTime = Number(process.env.ANSWER_MS ?? 200);
const seconds = Number(process.env.SECONDS ?? 60);
const seed = process.env.SEED ?? '1';

/** Fewer than the number of writes that the store queues. */
const buyersAtOnce = 50;

/** A payment provider that sends no notifications. */
type Payments = {
  readonly clock: ClockPort;
  readonly provider: PaymentProviderPort;
  readonly origin: string;
  /** Pays at a page. */
  readonly pay: (page: string) => Promise<unknown>;
  /** Lets time pass on the shop's clock. Units: milliseconds. */
  readonly pass: (time: number) => Promise<void>;
  /** Returns what it was asked, in a line. */
  readonly asked: () => string;
  readonly close: () => Promise<void>;
};

/** Returns a bank that captures everything at once; its answers take time. */
const slowBank = async (): Promise<Payments> => {
  const clock = fixedClock(testStart);
  const bank = fixtureBank(clock.now);
  return {
    clock,
    provider: {
      ...bank.provider,
      openSession: (request) =>
        bank.provider.openSession(request).andTee(() => bank.decide(request.orderRef, 'captured')),
      queryAttempt: (id) =>
        ResultAsync.fromSafePromise(pause(answerTime)).andThen(() => bank.provider.queryAttempt(id)),
    },
    origin: 'https://bank.example',
    pay: async () => undefined,
    pass: async (time) => clock.advance(time),
    asked: () => `answer=${answerTime} ms`,
    close: async () => undefined,
  };
};

/** Returns a stand-in for Stripe with its limit of requests in test mode, on a clock that runs. */
const limitedStripe = async (): Promise<Payments> => {
  const clock = correctedClock(systemClock(), testStart, resortZone);
  const stripe = await openStripeStandIn({ clock, requestsPerSecond: 25 });
  const client = stripeClient({ secretKey: stripe.secretKey, address: stripe.url });
  return {
    clock,
    provider: stripeProvider({ client, clock }),
    origin: stripe.url,
    pay: stripe.pay,
    pass: pause,
    asked: () => `Stripe, 25 requests a second, ${stripe.requests().length} requests in all`,
    close: stripe.close,
  };
};

type Shop = ReturnType<typeof sellerPorts>;

/** Makes payments whose notifications are all lost, and lets a settler find them until none is found any more. Returns
 *  whether all orders are completed in time and the check of the shop finds nothing. */
const trial = async (
  payments: number,
  open: () => Promise<Payments>,
  settlerOf: (shop: Shop) => Pick<Shop['settler'], 'settleByQuery'>,
) => {
  const { clock, provider, origin, pay, pass, asked, close } = await open();
  const data = dataFolderAt(await mkdtemp(join(tmpdir(), 'lost-notifications-')));
  const database = (await openDatabase({ ...data, clock }))._unsafeUnwrap();
  const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock });
  const ports = sellerPorts({
    store,
    clock,
    tries: sqlTryStore(database, clock),
    provider,
    random: seededRandom(seed),
    limits: crowd,
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: [origin],
  });

  (
    await database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await tx.updateTable('places').set({ capacity: 5000 }).execute()),
    )
  )._unsafeUnwrap();
  const { add, save, payPage } = shopper(ports);
  const day = { ticket: { id: productId('termalija') }, date: plusDays(clock.today(), 6) };
  const buy = async (): Promise<void> => {
    const lines = [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }];
    const { cartId } = await value(add(day, lines));
    await pay(await payPage(cartId, await save(cartId)));
  };
  const turns = Array.from({ length: payments }, (_, index) => index).values();
  const buyInTurn = async (): Promise<void> => {
    for (const _ of turns) await buy();
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyInTurn));
  await pass(10_000);

  const completedNow = async (): Promise<number> =>
    (
      await database.read(async (db) =>
        ok(await db.selectFrom('orders').select('ref').where('outcome', '=', 'completed').execute()),
      )
    )._unsafeUnwrap().length;

  const start = performance.now();
  await doDueWork(
    reconcileWork({
      store,
      settler: settlerOf(ports),
      onFailure: (_work, { kind, cause }) => print(`${kind} ${cause}`),
      onDefect: (cause) => print(String(cause)),
    }),
  );
  const taken = (performance.now() - start) / 1000;
  const completed = await completedNow();
  await database.close();
  const { breaches } = (await checkFolder(data, clock))._unsafeUnwrap();
  for (const { law, what } of breaches) print(`${law}: ${what}`);
  await rm(data.folder, { recursive: true });
  await close();

  print(`completed=${completed} of ${payments} seconds=${taken.toFixed(1)} breaches=${breaches.length}; ${asked()}`);
  return completed === payments && taken <= seconds && breaches.length === 0;
};

await campaign({
  name: 'verify:lost-notifications',
  seed,
  // A planted defect: a shop that never queries the provider.
  control: async () => !(await trial(buyersAtOnce, slowBank, () => ({ settleByQuery: () => okAsync('open') }))),
  run: async () => {
    const found = [await trial(1500, slowBank, ({ settler }) => settler)];
    found.push(await trial(500, limitedStripe, ({ settler }) => settler));
    return found.filter((isWhole) => !isWhole).length;
  },
});
