import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { Hono } from 'hono';
import { ok, type Result } from 'neverthrow';
import { httpPaymentProvider } from '../payment/client/http-payment-provider.ts';
import { notificationRoute } from '../payment/client/notification-route.ts';
import type { FetchFunction } from '../payment/client/provider-api.ts';
import type { LocalProvider } from './open-embedded-provider.ts';

/** Payments as the embedded shop connects them. */
export type PaymentSide = {
  readonly provider: PaymentProviderPort;
  /** The origins of its pages, where buyers pay. */
  readonly origins: readonly string[];
  /** Opens its pages for a program that pays. */
  readonly fetch: FetchFunction;
  /** Returns what the shop's own origin answers for it: notifications, returning browsers, its pages. */
  routes(shop: Pick<LocalProvider, 'settleNotification' | 'returnFrom'>): readonly Hono[];
  /** Checks whether the shop may start. Error: one line for the operator. */
  ready(): Promise<Result<unknown, string>>;
  /** Returns a failure that occurred after the start, as text. */
  fault(): string | undefined;
  close(): Promise<void>;
};

/** Parts of a provider that has nothing to open or close. */
export const nothingToOpen: Pick<PaymentSide, 'ready' | 'fault' | 'close'> = {
  ready: async () => ok(),
  fault: () => undefined,
  close: async () => undefined,
};

export type ElsewhereOptions = {
  /** Base address of the provider's paths, without a trailing slash. */
  readonly url: string;
  /** Shared with the shop; signs calls and notifications. */
  readonly secret: string;
  readonly clock: ClockPort;
  readonly fetch?: FetchFunction | undefined;
  readonly onOldProtocol?: (() => void) | undefined;
};

/** Returns the payments of a provider that speaks the protocol of `PAYMENT_URL`. */
export const paymentsElsewhere = ({
  url,
  secret,
  clock,
  fetch = globalThis.fetch,
  onOldProtocol,
}: ElsewhereOptions) => ({
  ...nothingToOpen,
  provider: httpPaymentProvider({ baseUrl: url, fetch, secret, clock, onOldProtocol }),
  origins: [url],
  fetch,
  routes: ({ settleNotification: settle }: Pick<LocalProvider, 'settleNotification'>) => [
    notificationRoute({ secret, clock, settle }),
  ],
});
