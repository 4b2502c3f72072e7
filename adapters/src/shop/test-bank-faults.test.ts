import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attemptId, orderRef } from '@shop/core/ids';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { expect, it, onTestFinished } from 'vitest';
import { httpPaymentProvider } from '../payment/client/http-payment-provider.ts';
import type { Faults } from '../payment/test-bank/faults.ts';
import { payWithCard } from '../payment/test-bank/pay-with-card.ts';
import { aCard } from '../payment/test-bank/testing/test-payments.ts';
import { movingClock } from '../platform/clock/testing/moving-clock.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { countingRandom } from '../platform/random/testing/counting-random.ts';
import { startTestBankServer } from './test-bank-server.ts';

/** Starts a shop that receives notifications over a socket and answers each one with a delay. */
const listeningShop = async (): Promise<{ readonly origin: string; readonly events: string[] }> => {
  const events: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      events.push(`notified ${JSON.parse(body).orderRef}`);
      setTimeout(() => response.end(), 20);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port: 0 };
  return { origin: `http://127.0.0.1:${port}`, events };
};

/** Pays without a notification, and then with one, and returns the events of shop and buyer. */
const paid = async (): Promise<readonly string[]> => {
  const { clock } = movingClock();
  const { origin, events } = await listeningShop();
  let pulled: Faults['notification'] = 'never';
  const bank = (
    await startTestBankServer({
      ...{ host: '127.0.0.1', port: 0, dataDir: temporaryFolder(), clock, random: countingRandom(), secret: 's' },
      levers: { notification: () => pulled },
    })
  )._unsafeUnwrap();
  onTestFinished(() => bank.close());
  const provider = httpPaymentProvider({ baseUrl: bank.address, fetch, secret: 's', clock });
  const pay = async (id: string): Promise<void> => {
    const wanted = aPaymentAttempt({ attemptId: attemptId(id), orderRef: orderRef(id), origin });
    const { redirectUrl } = (await provider.openSession(wanted))._unsafeUnwrap();
    (await payWithCard(redirectUrl, aCard(), fetch))._unsafeUnwrap();
    events.push(`back ${id}`);
  };
  await pay('r1');
  pulled = 'first';
  await pay('r2');
  return events;
};

it('the test bank sends no notification under the lever never, and otherwise one before the buyer returns', async () => {
  expect(await paid()).toEqual(['back r1', 'notified r2', 'back r2']);
});

it('the test bank names a port that is taken', async () => {
  const { clock } = movingClock();
  const options = { host: '127.0.0.1', port: 0, clock, random: countingRandom(), secret: 's' };
  const bank = (await startTestBankServer({ ...options, dataDir: temporaryFolder() }))._unsafeUnwrap();
  onTestFinished(() => bank.close());
  const port = Number(new URL(bank.address).port);
  const second = await startTestBankServer({ ...options, port, dataDir: temporaryFolder() });
  expect(second._unsafeUnwrapErr()).toContain(`port ${port} on 127.0.0.1 is taken`);
});
