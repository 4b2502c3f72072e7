import { join } from 'node:path';
import { attemptId } from '@shop/core/ids';
import { expect, it, onTestFinished } from 'vitest';
import { movingClock } from '../clock/testing/moving-clock.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { httpPaymentProvider } from '../payment/http-payment-provider.ts';
import { countingRandom } from '../random/testing/counting-random.ts';
import { payWithCard } from './pay-with-card.ts';
import { servePaymentStandin } from './serve-payment-standin.ts';
import { aCard, aSession } from './testing/test-payments.ts';

const { clock } = movingClock();
const options = () => ({
  host: '127.0.0.1',
  port: 0,
  ledgerFile: join(temporaryFolder(), 'payments.jsonl'),
  clock,
  random: countingRandom(),
  secret: 's',
  fetch: async () => new Response(null, { status: 204 }),
});

it('takes a payment as a process of its own, over a socket', async () => {
  const page = (await servePaymentStandin(options()))._unsafeUnwrap();
  onTestFinished(() => page.close());
  const provider = httpPaymentProvider({ baseUrl: page.address, fetch, secret: 's', clock });
  const session = (await provider.openSession(aSession()))._unsafeUnwrap();
  expect(session.redirectUrl.startsWith(`${page.address}/pay/`)).toBe(true);
  await payWithCard(session.redirectUrl, aCard(), fetch);
  expect((await provider.queryAttempt(attemptId('a1')))._unsafeUnwrap()).toEqual({ state: 'captured', amount: 4400 });
});

it('says that a port is taken', async () => {
  const page = (await servePaymentStandin(options()))._unsafeUnwrap();
  onTestFinished(() => page.close());
  const port = Number(new URL(page.address).port);
  const second = await servePaymentStandin({ ...options(), port });
  expect(second._unsafeUnwrapErr()).toMatchObject({ kind: 'cannotListen', host: '127.0.0.1', port });
});
