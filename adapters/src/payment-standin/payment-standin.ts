import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { Hono } from 'hono';
import type { FetchFunction } from '../payment/fetch-function.ts';
import { cardPages } from './card-pages.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { notifier } from './notifier.ts';
import { defaultSessionLength, paymentProcessor } from './payment-processor.ts';
import type { PaymentRecord } from './payment-records.ts';
import { providerRoutes } from './provider-routes.ts';

export type PaymentStandinOptions = {
  readonly ledger: Ledger;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Shared with the shop's server; signs calls and notifications. */
  readonly secret: string;
  /** Carries notifications to the shop; an in-process app will do. */
  readonly fetch: FetchFunction;
  /** Address that the buyer's browser reaches the payment page under, asked per session because a port may be known late. */
  readonly publicUrl: () => string;
  /** Units: milliseconds; 15 minutes when left out. */
  readonly sessionLength?: number;
  /** Units: milliseconds that the slow test card takes; 6 seconds when left out. */
  readonly slowAnswer?: number;
  /** Asked for every notification and reply, since they may change at any time; none when left out. */
  readonly faults?: () => Faults;
};

export type PaymentStandin = {
  /** To be mounted with `route` under any path, or served on its own. */
  readonly app: Hono;
  /** Stops waiting notifications and closes the ledger. */
  close(): Promise<void>;
};

/** A payment provider to try with, which moves no money: card form, the provider's calls and signed notifications over one
 *  ledger. One process per ledger file. */
export const paymentStandin = (options: PaymentStandinOptions): PaymentStandin => {
  const { ledger, clock, random, secret, fetch, publicUrl, faults = () => ({}) } = options;
  const ownFaults = new Map<AttemptId, Faults>();
  const faultsOf = (record: PaymentRecord): Faults => ownFaults.get(record.session.attemptId) ?? faults();
  const notify = notifier({ fetch, secret, clock });

  const processor = paymentProcessor({
    ledger,
    clock,
    random,
    sessionLength: options.sessionLength ?? defaultSessionLength,
    onFinal: (event, record) => {
      const { eventId, at, attemptId } = event;
      const state = event.type === 'canceled' && event.by === 'time' ? 'expired' : event.type;
      const { orderRef, amount, notifyUrl } = record.session;
      const why = event.type === 'declined' && event.why !== undefined ? { why: event.why } : {};
      const heard = { eventId, at, attemptId, orderRef, state, ...why, amount, currency: 'EUR' } as const;
      notify.send(notifyUrl, heard, faultsOf(record));
    },
  });

  const app = new Hono()
    .route(
      '/',
      cardPages({
        processor,
        clock,
        slowAnswer: options.slowAnswer ?? 6000,
        beforeReturn: ({ session }) => notify.beforeBuyer(session.attemptId),
      }),
    )
    .route(
      '/',
      providerRoutes({
        processor,
        secret,
        clock,
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
