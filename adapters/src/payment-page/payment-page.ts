import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { Hono } from 'hono';
import { cardPages } from './card-pages.ts';
import { type Faults, noFaults } from './faults.ts';
import type { FetchFunction } from './fetch-function.ts';
import type { Ledger } from './ledger.ts';
import { notifier } from './notifier.ts';
import { paymentApi } from './payment-api.ts';
import type { PaymentRecord } from './payment-books.ts';
import { defaultSessionLength, paymentDesk } from './payment-desk.ts';

export type PaymentPageOptions = {
  readonly ledger: Ledger;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Shared with the shop's server; signs calls and notifications. */
  readonly secret: string;
  /** Carries notifications to the shop; an in-process app will do. */
  readonly fetch: FetchFunction;
  /** Address that the buyer's browser reaches this page under, asked per session because a port may be known late. */
  readonly publicUrl: () => string;
  /** Units: milliseconds; 15 minutes when left out. */
  readonly sessionLength?: number;
  /** Units: milliseconds that the slow test card takes; 6 seconds when left out. */
  readonly slowAnswer?: number;
  readonly faults?: Faults;
};

export type PaymentPage = {
  /** To be mounted with `route` under any path, or served on its own. */
  readonly app: Hono;
  /** Stops waiting notifications and closes the ledger. */
  close(): Promise<void>;
};

/** The stand-in for a bank's hosted payment page: card form, server calls and signed notifications over one ledger.
 *  One process per ledger file. */
export const paymentPage = (options: PaymentPageOptions): PaymentPage => {
  const { ledger, clock, random, secret, fetch, publicUrl, faults = noFaults } = options;
  const ownFaults = new Map<AttemptId, Faults>();
  const faultsOf = (record: PaymentRecord): Faults => ownFaults.get(record.session.attemptId) ?? faults;
  const notify = notifier({ fetch, secret, clock, random });

  const desk = paymentDesk({
    ledger,
    clock,
    random,
    sessionLength: options.sessionLength ?? defaultSessionLength,
    onFinal: ({ eventId, at, attemptId, type: state }, record) => {
      const { orderRef, amount, notifyUrl } = record.session;
      notify.send(notifyUrl, { eventId, at, attemptId, orderRef, state, amount, currency: 'EUR' }, faultsOf(record));
    },
  });

  const app = new Hono().route('/', cardPages({ desk, clock, slowAnswer: options.slowAnswer ?? 6000 })).route(
    '/api',
    paymentApi({
      desk,
      secret,
      clock,
      random,
      faultsOf,
      setFaults: (record, own) => ownFaults.set(record.session.attemptId, own),
      addressOf: (record) => `${publicUrl()}/pay/${record.session.token}`,
    }),
  );

  const close = async (): Promise<void> => {
    await notify.close();
    ledger.close();
  };
  return { app, close };
};
