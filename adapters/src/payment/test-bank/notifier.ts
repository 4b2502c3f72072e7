import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as Schedule from 'effect/Schedule';
import type { FetchFunction, PaymentNotification } from '../client/provider-api.ts';
import { sign, signatureHeaders } from '../client/signature.ts';
import type { Faults } from './faults.ts';

export type NotifierOptions = {
  readonly fetch: FetchFunction;
  readonly secret: string;
  readonly clock: ClockPort;
};

const repeats = 5;

/** Maximum number of waiting deliveries, so that a shop that does not answer cannot exhaust the memory. */
const mostWaiting = 1000;

/** Returns a sender of signed notifications, which works in the background and repeats up to five times until a 2xx.
 *  Drops notifications when too many wait. */
export const notifier = ({ fetch, secret, clock }: NotifierOptions) => {
  const deliveries = new Set<Fiber.Fiber<void>>();
  const firstTries = new Map<AttemptId, Promise<void>>();

  const post = (url: string, notification: PaymentNotification, onTry: () => void) =>
    Effect.tryPromise(async (signal) => {
      const body = JSON.stringify(notification);
      const headers = { 'content-type': 'application/json', ...signatureHeaders(sign(secret, body, clock)) };
      const answer = await fetch(url, { method: 'POST', body, headers, signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    }).pipe(
      Effect.timeout('10 seconds'),
      Effect.ensuring(Effect.sync(onTry)),
      Effect.retry({ schedule: Schedule.exponential('500 millis', 3).pipe(Schedule.jittered), times: repeats }),
      Effect.ignore,
    );

  const send = (url: string, notification: PaymentNotification, { notification: fault, delay = 0 }: Faults): void => {
    if (deliveries.size >= mostWaiting || fault === 'never') return;
    const { promise, resolve } = Promise.withResolvers<void>();
    if (fault === 'first') firstTries.set(notification.attemptId, promise);
    const delivery = Effect.runFork(
      post(url, notification, resolve).pipe(Effect.repeat({ times: fault === 'twice' ? 1 : 0 }), Effect.delay(delay)),
    );
    deliveries.add(delivery);
    delivery.addObserver(() => {
      deliveries.delete(delivery);
      firstTries.delete(notification.attemptId);
      resolve();
    });
  };

  return {
    send,
    /** Waits for the first try of a notification with the fault `first`; returns at once for any other. */
    beforeBuyer: async (attemptId: AttemptId): Promise<void> => firstTries.get(attemptId),
    /** Stops all waiting deliveries. The shop gets their content by a query, as after a crash. */
    close: () => Effect.runPromise(Fiber.interruptAll(deliveries)),
  };
};
