import type { AttemptId } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { isOfTransaction, onStatement } from '../testing/executed-statements.ts';
import { openRig } from '../testing/test-checkout.ts';
import { aShopFile } from '../testing/test-shop.ts';

/** Returns a payment of which the shop has no notification, and a count of the statements that settle it. */
const paidWithoutNotice = async () => {
  const connection = openSqliteConnection(await aShopFile());
  let executed: string[] = [];
  onStatement(connection, (sql) => void executed.push(sql));
  const database = sqliteDatabase(connection);
  const rig = await openRig({ database, faults: () => ({ notification: 'never' }) });
  await rig.payAt((await rig.start(await rig.fillCart(2)))._unsafeUnwrap().returnUrl);
  const [attempt = expect.fail('no attempt')] = await rig.attempts();
  const count = async (settle: (id: AttemptId) => ResultAsync<unknown, unknown>) => {
    executed = [];
    await settle(attempt.attemptId);
    return executed.filter((sql) => !isOfTransaction(sql)).length;
  };
  return { rig, attempt, count };
};

test('settling a payment takes 15 statements, by query and by notification', async () => {
  const queried = await paidWithoutNotice();
  const byQuery = await queried.count((id) => queried.rig.settler.settleByQuery(id));
  const notified = await paidWithoutNotice();
  const { attemptId, orderRef, amount } = notified.attempt;
  const at = notified.rig.time.clock.now();
  const notification = {
    eventId: 'event',
    attemptId,
    orderRef,
    state: 'captured',
    amount,
    currency: 'EUR',
    at,
  } as const;
  const byNotification = await notified.count(() => notified.rig.settler.settleNotification(notification));
  expect([byQuery, byNotification]).toEqual([15, 15]);
});
