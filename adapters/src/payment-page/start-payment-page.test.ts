import { join } from 'node:path';
import { attemptId } from '@shop/core/ids';
import { expect, it, onTestFinished } from 'vitest';
import { httpPaymentProvider } from './http-payment-provider.ts';
import { payWithCard } from './pay-with-card.ts';
import { startPaymentPage } from './start-payment-page.ts';
import { aCard, aSession, countingRandom, movingClock, temporaryFolder } from './testing/test-page.ts';

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
  const page = (await startPaymentPage(options()))._unsafeUnwrap();
  onTestFinished(() => page.close());
  const provider = httpPaymentProvider({ baseUrl: page.address, fetch, secret: 's', clock });
  const session = (await provider.openSession(aSession()))._unsafeUnwrap();
  expect(session.redirectUrl.startsWith(`${page.address}/pay/`)).toBe(true);
  await payWithCard(session.redirectUrl, aCard(), fetch);
  expect((await provider.queryAttempt(attemptId('a1')))._unsafeUnwrap()).toEqual({ state: 'captured', amount: 4400 });
});

it('says that a port is taken', async () => {
  const page = (await startPaymentPage(options()))._unsafeUnwrap();
  onTestFinished(() => page.close());
  const port = Number(new URL(page.address).port);
  const second = await startPaymentPage({ ...options(), port });
  expect(second._unsafeUnwrapErr()).toMatchObject({ kind: 'cannotListen', host: '127.0.0.1', port });
});
