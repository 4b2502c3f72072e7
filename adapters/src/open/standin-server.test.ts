import { attemptId } from '@shop/core/ids';
import { expect, it, onTestFinished } from 'vitest';
import { movingClock } from '../clock/testing/moving-clock.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { httpPaymentProvider } from '../payment/http-payment-provider.ts';
import { payWithCard } from '../payment-standin/pay-with-card.ts';
import { aCard, aSession } from '../payment-standin/testing/test-payments.ts';
import { countingRandom } from '../random/testing/counting-random.ts';
import { startStandinServer } from './standin-server.ts';

const { clock } = movingClock();
const options = () => ({
  host: '127.0.0.1',
  port: 0,
  dataDir: temporaryFolder(),
  clock,
  random: countingRandom(),
  secret: 's',
});

it('takes a payment as a process of its own, over a socket', async () => {
  const standin = (await startStandinServer(options()))._unsafeUnwrap();
  onTestFinished(() => standin.close());
  const provider = httpPaymentProvider({ baseUrl: standin.address, fetch, secret: 's', clock });
  const session = (await provider.openSession(aSession()))._unsafeUnwrap();
  expect(session.redirectUrl.startsWith(`${standin.address}/pay/`)).toBe(true);
  await payWithCard(session.redirectUrl, aCard(), fetch);
  expect((await provider.queryAttempt(attemptId('a1')))._unsafeUnwrap()).toEqual({ state: 'captured', amount: 4400 });
});

it('says that a port is taken', async () => {
  const standin = (await startStandinServer(options()))._unsafeUnwrap();
  onTestFinished(() => standin.close());
  const port = Number(new URL(standin.address).port);
  const second = await startStandinServer({ ...options(), port });
  expect(second._unsafeUnwrapErr()).toContain(`port ${port} on 127.0.0.1 is taken`);
});
