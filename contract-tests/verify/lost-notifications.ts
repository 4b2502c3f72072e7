import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fixedClock } from '@shop/adapters/clock/clocks';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { doDueWork } from '@shop/adapters/host/due-work';
import { hostPorts } from '@shop/adapters/host/host-ports';
import { reconcileWork } from '@shop/adapters/host/payment-settler';
import { dataFolderAt } from '@shop/adapters/open/data-folder';
import { openDatabase } from '@shop/adapters/open/open-database';
import { seededRandom } from '@shop/adapters/random/crypto-random';
import { catalogLoader } from '@shop/adapters/store-sql/catalog/load-catalog';
import { sqlHostStore } from '@shop/adapters/store-sql/host/sql-host-store';
import { sqlTryStore } from '@shop/adapters/store-sql/host/sql-try-store';
import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { type AttemptId, idempotencyKey, priceListId, productId } from '@shop/core/ids';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { ok, okAsync, ResultAsync } from 'neverthrow';
import { anna } from '../src/contracts/shopping.ts';
import { campaign, print } from './campaign.ts';

/** So many buyers paid while every notification was lost. */
const payments = 1500;

/** Units: milliseconds. */
const answerTime = Number(process.env.ANSWER_MS ?? 200);
const seconds = Number(process.env.SECONDS ?? 60);
const seed = process.env.SEED ?? '1';

/** Fewer than the store lets wait to be written at once. */
const buyersAtOnce = 50;
const paymentOrigin = 'https://pay.example';

type Shop = ReturnType<typeof hostPorts>;

/** Loses every notification of many payments, then lets a settler find them: how many were due and completed, and how
 *  soon. */
const trial = async (payments: number, settlerOf: (shop: Shop) => Pick<Shop['settler'], 'settleByQuery'>) => {
  const states = new Map<AttemptId, AttemptState>();
  const clock = fixedClock(testStart);

  /** A provider that captured everything and notified nothing; answers take time. */
  const provider: PaymentProviderPort = {
    openSession: ({ attemptId, amount }) => {
      states.set(attemptId, { state: 'captured', amount });
      const session = { redirectUrl: `${paymentOrigin}/`, expiresAt: plusMilliseconds(clock.now(), minutes(15)) };
      return ResultAsync.fromSafePromise(Promise.resolve(session));
    },
    queryAttempt: (id) =>
      ResultAsync.fromSafePromise(
        new Promise<AttemptState>((resolve) => {
          setTimeout(() => resolve(states.get(id) ?? { state: 'notFound' }), answerTime);
        }),
      ),
    refund: (id) => ResultAsync.fromSafePromise(Promise.resolve<AttemptState>(states.get(id) ?? { state: 'notFound' })),
  };

  const dataDir = await mkdtemp(join(tmpdir(), 'lost-notifications-'));
  const database = (await openDatabase({ ...dataFolderAt(dataDir), clock }))._unsafeUnwrap();
  const store = sqlHostStore({ database, loadCatalog: catalogLoader(), clock });
  const ports = hostPorts({
    store,
    tries: sqlTryStore(database, clock),
    provider,
    random: seededRandom(seed),
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: [paymentOrigin],
  });
  const { shop, checkout } = ports;

  (
    await database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await tx.updateTable('facility_periods').set({ capacity: 5000 }).execute()),
    )
  )._unsafeUnwrap();
  const order = {
    productId: productId('termalija'),
    language: 'sl',
    period: { type: 'day', date: plusDays(clock.today(), 6) },
    lines: [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }],
  } as const;
  const buy = async (index: number): Promise<void> => {
    const { cartId } = (await shop.addTicket(order, idempotencyKey(`key ${index}`)))._unsafeUnwrap();
    const saved = (await checkout.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }))._unsafeUnwrap();
    (await checkout.startPayment({ cartId, paymentType: 'payment', ...saved }))._unsafeUnwrap();
  };
  const turns = Array.from({ length: payments }, (_, index) => index).values();
  const buyInTurn = async (): Promise<void> => {
    for (const index of turns) await buy(index);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyInTurn));
  clock.advance(10_000);

  const begun = performance.now();
  const due = await doDueWork(
    reconcileWork({ store, settler: settlerOf(ports), onDefect: (cause) => print(String(cause)) }),
  );
  const taken = (performance.now() - begun) / 1000;
  const completed = (
    await database.read(async (db) =>
      ok(await db.selectFrom('orders').select('ref').where('outcome', '=', 'completed').execute()),
    )
  )._unsafeUnwrap().length;
  await database.close();
  await rm(dataDir, { recursive: true });

  print(`due=${due} completed=${completed} of ${payments} seconds=${taken.toFixed(1)}`);
  return completed === payments && taken <= seconds;
};

await campaign({
  name: 'verify:lost-notifications',
  seed,
  // A shop that never queries the provider.
  control: async () => !(await trial(buyersAtOnce, () => ({ settleByQuery: () => okAsync('open') }))),
  run: async () => {
    print(`payments=${payments} answer=${answerTime} ms`);
    return (await trial(payments, ({ settler }) => settler)) ? 0 : 1;
  },
});
