import type { Hono } from 'hono';
import { ok, type Result } from 'neverthrow';
import type { FetchFunction } from '../payment/fetch-function.ts';

/** A payment provider as the embedded shop reaches it. */
export type PaymentSide = {
  /** Where the provider's own paths begin, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: FetchFunction;
  /** Shared with the shop; signs calls and notifications. */
  readonly secret: string;
  /** Pages and calls that the shop's own origin has to answer. */
  readonly routes?: Hono;
  /** Whether the shop may start. Error: one line for the person who starts it. */
  ready(): Result<unknown, string>;
  /** What turned out to be unusable only on the way, in words. */
  fault(): string | undefined;
  close(): Promise<void>;
};

/** A provider that runs elsewhere. */
export const paymentsElsewhere = (url: string, secret: string): PaymentSide => ({
  baseUrl: url,
  fetch,
  secret,
  ready: () => ok(),
  fault: () => undefined,
  close: async () => undefined,
});
