import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '@shop/adapters/payment-standin/ledger';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { type PaymentEvent, readLedger } from '@shop/adapters/payment-standin/payment-records';
import { paymentStandin } from '@shop/adapters/payment-standin/payment-standin';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { listen } from '@shop/adapters/server/server';
import type { OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { value } from '@shop/core/testing/answers';
import { cardFor } from '../contracts/cards.ts';

/** What the bank's ledger has of an order. Amounts in cents. */
export type Money = {
  readonly ref: OrderRef;
  readonly captured: readonly number[];
  readonly refunded: readonly number[];
};

type Notification = { readonly path: string; readonly init: RequestInit | undefined };

/** The test bank over a ledger in a folder, apart from the shop. Its notifications wait until they are delivered. */
export const openBank = async (folder: string, clock: ClockPort) => {
  const file = join(folder, 'payments.jsonl');
  const secret = cryptoRandom.token();
  let waiting: readonly Notification[] = [];
  let address = '';
  const standin = paymentStandin({
    ledger: openLedger(file)._unsafeUnwrap(),
    clock,
    random: cryptoRandom,
    secret,
    publicUrl: () => address,
    fetch: async (url, init) => {
      // Its signal ends with this call.
      waiting = [...waiting, { path: new URL(url).pathname, init: { ...init, signal: null } }];
      return new Response(null, { status: 204 });
    },
  });
  const server = (await listen(standin.app, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  address = server.url;

  const events = (): readonly PaymentEvent[] =>
    readLedger(readFileSync(file, 'utf8'))
      ._unsafeUnwrap()
      .events.map(({ event }) => event);

  return {
    settings: { PAYMENT_URL: address, PAYMENT_SECRET: secret },
    /** Pays at a page; the reference is what the browser comes back with. */
    pay: async (page: string): Promise<void> => {
      await value(payWithCard(page, cardFor('paid'), fetch));
    },
    /** Sends what waits to a shop; whether the shop took all of it. What it did not take goes on waiting. */
    deliver: async (origin: string): Promise<boolean> => {
      for (const notification of waiting) {
        const answer = await fetch(`${origin}${notification.path}`, notification.init).catch(() => undefined);
        if (answer?.ok !== true) return false;
        waiting = waiting.filter((one) => one !== notification);
      }
      return true;
    },
    /** Loses what waits. */
    lose: (): void => {
      waiting = [];
    },
    /** How many events there are. */
    mark: (): number => events().length,
    /** What was captured and refunded for the orders that a payment was opened for since a mark. */
    moneySince: (mark: number): readonly Money[] => {
      const all = events();
      const opened = all.slice(mark).filter((event) => event.type === 'opened');
      const refs = [...new Set(opened.map(({ orderRef }) => orderRef))];
      return refs.map((ref) => {
        const attempts = new Set(opened.filter(({ orderRef }) => orderRef === ref).map(({ attemptId }) => attemptId));
        const amounts = (type: 'captured' | 'refunded'): readonly number[] =>
          all.flatMap((event) => (event.type === type && attempts.has(event.attemptId) ? [event.amount] : []));
        return { ref, captured: amounts('captured'), refunded: amounts('refunded') };
      });
    },
    close: async (): Promise<void> => {
      await standin.close();
      await server.close();
    },
  };
};

export type Bank = Awaited<ReturnType<typeof openBank>>;
