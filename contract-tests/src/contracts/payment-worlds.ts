import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpPaymentProvider } from '@shop/adapters/payment/client/http-payment-provider';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { startTestBankServer } from '@shop/adapters/shop/test-bank-server';
import { value } from '@shop/core/testing/answers';
import { cardFor } from './cards.ts';
import type { PaymentWorld } from './payment-provider.contract.ts';

const secret = 'contract-tests-secret';

/** The HTTP client, a real socket, and the test bank with the same server as in its own process. */
const openTestBank = async (): Promise<PaymentWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'payment-contract-'));
  const clock = fixedClock(testStart);
  const started = await startTestBankServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    clock,
    random: cryptoRandom,
    secret,
  });
  if (started.isErr()) throw new Error(started.error);
  const { address, close } = started.value;
  return {
    provider: httpPaymentProvider({ baseUrl: address, fetch, secret, clock }),
    now: clock.now,
    advance: clock.advance,
    hasConfirmations: true,
    pay: async (redirectUrl, outcome) => {
      if (outcome === 'canceled') await fetch(`${redirectUrl}/cancel`, { method: 'POST', redirect: 'manual' });
      else await value(payWithCard(redirectUrl, cardFor(outcome), fetch));
    },
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** The payment providers that the contract is run against. */
export const paymentWorlds: readonly (readonly [string, () => Promise<PaymentWorld>])[] = [
  ['HTTP client, test bank over a socket', openTestBank],
];
