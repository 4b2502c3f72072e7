import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { doDueWork } from '@shop/adapters/seller/due-work';
import { reconcileWork } from '@shop/adapters/seller/payment-settler';
import { sellerPorts } from '@shop/adapters/seller/seller-ports';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { catalogLoader } from '@shop/adapters/store/catalog/load-catalog';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { openDatabase } from '@shop/adapters/store/open/open-database';
import { sqlSellerStore } from '@shop/adapters/store/seller/sql-seller-store';
import { sqlTryStore } from '@shop/adapters/store/seller/sql-try-store';
import { fixtureBank } from '@shop/adapters/store/testing/fixture-bank';
import { plusDays } from '@shop/core/dates/local-date';
import { priceListId, productId } from '@shop/core/ids';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { value } from '@shop/core/testing/answers';
import { ok, okAsync, ResultAsync } from 'neverthrow';
import { campaign, print } from './campaign.ts';

/** Number of payments whose notifications are lost. */
const payments = 1500;

/** Units: milliseconds. */
const answerTime = Number(process.env.ANSWER_MS ?? 200);
const seconds = Number(process.env.SECONDS ?? 60);
const seed = process.env.SEED ?? '1';

/** Fewer than the number of writes that the store queues. */
const buyersAtOnce = 50;

type Shop = ReturnType<typeof sellerPorts>;

/** Makes payments whose notifications are all lost, and lets a settler find them. Returns how many were due and
 *  completed, and how soon. */
const trial = async (payments: number, settlerOf: (shop: Shop) => Pick<Shop['settler'], 'settleByQuery'>) => {
  const clock = fixedClock(testStart);
  const bank = fixtureBank(clock.now);

  /** A provider that captures everything and sends no notifications; its answers take time. */
  const provider: PaymentProviderPort = {
    ...bank.provider,
    openSession: (request) =>
      bank.provider.openSession(request).andTee(() => bank.decide(request.orderRef, 'captured')),
    queryAttempt: (id) => ResultAsync.fromSafePromise(pause(answerTime)).andThen(() => bank.provider.queryAttempt(id)),
  };

  const dataDir = await mkdtemp(join(tmpdir(), 'lost-notifications-'));
  const database = (await openDatabase({ ...dataFolderAt(dataDir), clock }))._unsafeUnwrap();
  const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock });
  const ports = sellerPorts({
    store,
    clock,
    tries: sqlTryStore(database, clock),
    provider,
    random: seededRandom(seed),
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: ['https://bank.example'],
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
    await payPage(cartId, await save(cartId));
  };
  const turns = Array.from({ length: payments }, (_, index) => index).values();
  const buyInTurn = async (): Promise<void> => {
    for (const _ of turns) await buy();
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyInTurn));
  clock.advance(10_000);

  const start = performance.now();
  const due = await doDueWork(
    reconcileWork({
      store,
      settler: settlerOf(ports),
      onFailure: (_work, { kind, cause }) => print(`${kind} ${cause}`),
      onDefect: (cause) => print(String(cause)),
    }),
  );
  const taken = (performance.now() - start) / 1000;
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
  // A planted defect: a shop that never queries the provider.
  control: async () => !(await trial(buyersAtOnce, () => ({ settleByQuery: () => okAsync('open') }))),
  run: async () => {
    print(`payments=${payments} answer=${answerTime} ms`);
    return (await trial(payments, ({ settler }) => settler)) ? 0 : 1;
  },
});
