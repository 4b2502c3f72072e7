import { join } from 'node:path';
import { openAttempts } from '@shop/adapters/payment/test-bank/attempt-store';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { testBank } from '@shop/adapters/payment/test-bank/test-bank';
import { storedAttempts } from '@shop/adapters/payment/test-bank/testing/stored-attempts';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { listen } from '@shop/adapters/server/server';
import type { OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { value } from '@shop/core/testing/answers';
import { cardFor } from '../contracts/cards.ts';

/** The bank's captures and refunds of an order. Amounts in cents. */
export type Money = {
  readonly ref: OrderRef;
  readonly captured: readonly number[];
  readonly refunded: readonly number[];
};

type Notification = { readonly path: string; readonly init: RequestInit | undefined };

/** Opens the test bank on a file, independent of the shop. Its notifications are queued until they are delivered. */
export const openBank = async (folder: string, clock: ClockPort) => {
  const file = join(folder, 'payments.db');
  const secret = cryptoRandom.token();
  let waiting: readonly Notification[] = [];
  let address = '';
  const bank = testBank({
    attempts: openAttempts(file)._unsafeUnwrap(),
    clock,
    random: cryptoRandom,
    secret,
    publicUrl: () => address,
    fetch: async (url, init) => {
      // The signal of the request is aborted after this call.
      waiting = [...waiting, { path: new URL(url).pathname, init: { ...init, signal: null } }];
      return new Response(null, { status: 204 });
    },
  });
  const server = (await listen(bank.app, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  address = server.url;

  return {
    settings: { PAYMENT_URL: address, PAYMENT_SECRET: secret },
    /** Pays at a payment page. */
    pay: async (page: string): Promise<void> => {
      await value(payWithCard(page, cardFor('paid'), fetch));
    },
    /** Sends the queued notifications to a shop. Returns whether it accepted all; the others stay in the queue. */
    deliver: async (origin: string): Promise<boolean> => {
      for (const notification of waiting) {
        const answer = await fetch(`${origin}${notification.path}`, notification.init).catch(() => undefined);
        if (answer?.ok !== true) return false;
        waiting = waiting.filter((one) => one !== notification);
      }
      return true;
    },
    /** Discards the queued notifications. */
    lose: (): void => {
      waiting = [];
    },
    /** Returns the number of attempts so far, as a mark. */
    mark: (): number => storedAttempts(file).length,
    /** Returns captures and refunds of the orders whose payments were opened since a mark. */
    moneySince: (mark: number): readonly Money[] => {
      const since = storedAttempts(file).slice(mark);
      return [...Map.groupBy(since, ({ session }) => session.orderRef)].map(([ref, attempts]) => {
        const amounts = (...states: readonly string[]): readonly number[] =>
          attempts.flatMap(({ session, outcome }) => (states.includes(outcome.state) ? [session.amount] : []));
        // A refund requires a capture of the same payment.
        return { ref, captured: amounts('captured', 'refunded'), refunded: amounts('refunded') };
      });
    },
    close: async (): Promise<void> => {
      await bank.close();
      await server.close();
    },
  };
};

export type Bank = Awaited<ReturnType<typeof openBank>>;
