import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** A payment provider of the campaign, independent of the shop. Its notifications are queued until they are
 *  delivered. */
export type Bank = {
  /** Settings of the shop's program. */
  readonly settings: NodeJS.ProcessEnv;
  /** Pays at a payment page. */
  pay(page: string): Promise<void>;
  /** Sends the queued notifications to a shop. Returns whether it accepted all; the others stay in the queue. */
  deliver(origin: string): Promise<boolean>;
  /** Discards the queued notifications. */
  lose(): void;
  /** Returns the number of attempts so far, as a mark. */
  mark(): number;
  /** Returns captures and refunds of the orders whose payments were opened since a mark. */
  moneySince(mark: number): readonly Money[];
  close(): Promise<void>;
};

/** Opens a bank whose files, if it has any, lie in a folder. */
export type OpenBank = (folder: string, clock: ClockPort) => Promise<Bank>;

type Notification = { readonly path: string; readonly init: RequestInit | undefined };

/** Opens the test bank on a file. */
export const openTestBank: OpenBank = async (folder, clock) => {
  const file = join(folder, 'payments.db');
  const secret = cryptoRandom.token();
  let waiting: readonly Notification[] = [];
  let queued = 0;
  let address = '';
  const bank = testBank({
    attempts: openAttempts(file)._unsafeUnwrap(),
    clock,
    random: cryptoRandom,
    secret,
    publicUrl: () => address,
    fetch: async (url, init) => {
      // The signal of the request is aborted after this call.
      queued += 1;
      waiting = [...waiting, { path: new URL(url).pathname, init: { ...init, signal: null } }];
      return new Response(null, { status: 204 });
    },
  });
  const server = (await listen(bank.app, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  address = server.url;

  return {
    settings: { PAYMENT_URL: address, PAYMENT_SECRET: secret },
    pay: async (page) => {
      const before = queued;
      await value(payWithCard(page, cardFor('paid'), fetch));
      // The bank answers the buyer before it sends its notification.
      while (queued === before) await pause(1);
    },
    deliver: async (origin) => {
      for (const notification of waiting) {
        const answer = await fetch(`${origin}${notification.path}`, notification.init).catch(() => undefined);
        if (answer?.ok !== true) return false;
        waiting = waiting.filter((one) => one !== notification);
      }
      return true;
    },
    lose: () => {
      waiting = [];
    },
    mark: () => storedAttempts(file).length,
    moneySince: (mark) => {
      const since = storedAttempts(file).slice(mark);
      return [...Map.groupBy(since, ({ session }) => session.orderRef)].map(([ref, attempts]) => {
        const amounts = (...states: readonly string[]): readonly number[] =>
          attempts.flatMap(({ session, outcome }) => (states.includes(outcome.state) ? [session.amount] : []));
        // A refund requires a capture of the same payment.
        return { ref, captured: amounts('captured', 'refunded'), refunded: amounts('refunded') };
      });
    },
    close: async () => {
      await bank.close();
      await server.close();
    },
  };
};
