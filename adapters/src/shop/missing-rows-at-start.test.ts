import { DatabaseSync } from 'node:sqlite';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import { errAsync } from 'neverthrow';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixedClock } from '../platform/clock/clocks.ts';
import { testStart } from '../platform/clock/testing/test-start.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import { noReports } from '../seller/payment-parts.ts';
import { fixtureFolder } from '../store/testing/fixture-folder.ts';
import { openEmbeddedProvider } from './open-embedded-provider.ts';

const refused = () => errAsync({ kind: 'paymentRefused' } as const);

/** Returns the number of order keys in a file, once it does not change any more. */
const keysIn = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select count(*) as keys from order_keys').get();
  database.close();
  return Number(row?.keys);
};

test('a server writes missing keys of orders at its start, and a command does not', async () => {
  const { folder, file } = await fixtureFolder();
  const before = keysIn(file);
  const database = new DatabaseSync(file);
  database.exec('delete from order_keys');
  database.close();
  const onRowsWritten = vi.fn();
  const options = {
    dataDir: folder,
    clock: fixedClock(testStart),
    random: cryptoRandom,
    paymentProvider: {
      terms: plainTerms,
      openSession: refused,
      queryAttempt: refused,
      endAttempt: refused,
      refund: refused,
    },
    publicOrigin: () => 'http://shop.test',
    reports: { ...noReports, onRowsWritten },
  };
  const command = (await openEmbeddedProvider(options))._unsafeUnwrap();
  await command.close();
  expect([keysIn(file), onRowsWritten.mock.calls]).toEqual([0, []]);
  const server = (await openEmbeddedProvider({ ...options, reconcile: { pause: 60_000 } }))._unsafeUnwrap();
  onTestFinished(() => server.close());
  await expect.poll(() => onRowsWritten.mock.calls).toEqual([[before]]);
  expect(keysIn(file)).toBe(before);
});
