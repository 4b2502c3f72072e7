import { join } from 'node:path';
import { type Retention, retentionStart } from '@shop/core/seller/retention/retention';
import { Hono } from 'hono';
import { ok, type Result } from 'neverthrow';
import type { FetchFunction } from '../payment/client/provider-api.ts';
import type { TestBank, TestBankOptions } from '../payment/test-bank/test-bank.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import type { LeverBoard } from '../scenarios/levers/lever-board.ts';

/** A payment provider as the embedded shop reaches it. */
type PaymentSide = {
  /** Base address of the provider's paths, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: FetchFunction;
  /** Shared with the shop; signs calls and notifications. */
  readonly secret: string;
  /** Pages and calls that the shop's own origin must answer. */
  readonly routes?: Hono;
  /** Checks whether the shop may start. Error: one line for the operator. */
  ready(): Promise<Result<unknown, string>>;
  /** Returns a failure that occurred after the start, as text. */
  fault(): string | undefined;
  close(): Promise<void>;
};

/** Returns a provider that runs elsewhere. */
export const paymentsElsewhere = (url: string, secret: string): PaymentSide => ({
  baseUrl: url,
  fetch,
  secret,
  ready: async () => ok(),
  fault: () => undefined,
  close: async () => undefined,
});

/** Path of the test bank's pages and calls on the shop's own origin. */
const mountPath = '/payment-page';

/** Returns the file of the test bank's attempts in a data folder. */
export const attemptsFileIn = (dataDir: string): string => join(dataDir, 'payments.db');

export type OwnBankOptions = Pick<TestBankOptions, 'clock' | 'random' | 'fetch'> & {
  readonly dataDir: string;
  /** The shop's own origin, without a trailing slash. */
  readonly origin: string;
  /** `whenAsked` loads the bank and opens its file on the first request: most commands make none. */
  readonly opens: 'atStart' | 'whenAsked';
  /** Faults of its notifications. Default: none. */
  readonly levers?: Pick<LeverBoard, 'notification'> | undefined;
  /** Retention of ended attempts. Default: forever. */
  readonly days?: Pick<Retention, 'events'> | undefined;
};

type Mounted = { readonly bank: TestBank; readonly site: Hono };

/** Loads the test bank's code, which most commands do not need. Error: one line for the operator. */
const mounted = async (
  { dataDir, clock, random, fetch, levers, days }: OwnBankOptions,
  { baseUrl, secret }: Pick<PaymentSide, 'baseUrl' | 'secret'>,
): Promise<Result<Mounted, string>> => {
  const [{ attemptsErrorText, openAttempts }, { testBank }] = await Promise.all([
    import('../payment/test-bank/attempt-store.ts'),
    import('../payment/test-bank/test-bank.ts'),
  ]);
  const since = days && retentionStart(days.events, clock.now());
  return openAttempts(attemptsFileIn(dataDir))
    .andThen((attempts) => (since === undefined ? ok(attempts) : attempts.deleteOver(since).map(() => attempts)))
    .map((attempts) => {
      const bank = testBank({
        attempts,
        clock,
        random,
        secret,
        fetch,
        publicUrl: () => baseUrl,
        faults: () => ({ notification: levers?.notification() }),
      });
      return { bank, site: new Hono().route(mountPath, bank.app) };
    })
    .mapErr(attemptsErrorText);
};

/** Returns the test bank on the shop's own origin, in the shop's own process. */
export const testBankInProcess = (options: OwnBankOptions): PaymentSide => {
  const baseUrl = options.origin + mountPath;
  // Both sides run in this process and share the secret.
  const secret = cryptoRandom.token();
  let opening: Promise<Result<Mounted, string>> | undefined;
  let fault: string | undefined;
  const open = async (): Promise<Result<Mounted, string>> => {
    opening ??= mounted(options, { baseUrl, secret });
    const opened = await opening;
    fault = opened.isErr() ? opened.error : undefined;
    return opened;
  };
  const routes = new Hono().all(`${mountPath}/*`, async (c) =>
    (await open()).match(
      ({ site }) => site.fetch(c.req.raw),
      () => c.body(null, 503),
    ),
  );
  return {
    baseUrl,
    fetch: options.fetch,
    secret,
    routes,
    ready: async () => (options.opens === 'atStart' ? open() : ok()),
    fault: () => fault,
    close: async () => {
      const opened = await opening;
      if (opened?.isOk()) await opened.value.bank.close();
    },
  };
};
