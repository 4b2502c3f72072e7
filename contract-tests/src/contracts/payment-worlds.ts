import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/clock/clocks';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { startStandinServer } from '@shop/adapters/open/standin-server';
import { httpPaymentProvider } from '@shop/adapters/payment/http-payment-provider';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { value } from '@shop/core/testing/answers';
import { cardFor } from './cards.ts';
import type { PaymentWorld } from './payment-provider.contract.ts';

const secret = 'contract-tests-secret';

/** The HTTP client, a real socket, and the stand-in as a process of its own would run it. */
const openStandin = async (): Promise<PaymentWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'payment-contract-'));
  const clock = fixedClock(testStart);
  const started = await startStandinServer({
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
    clock,
    pay: async (redirectUrl, outcome) => {
      await value(payWithCard(redirectUrl, cardFor(outcome), fetch));
    },
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** The payment providers that the contract is held against. */
export const paymentWorlds: readonly (readonly [string, () => Promise<PaymentWorld>])[] = [
  ['HTTP client, stand-in over a socket', openStandin],
];
