import { type Retention, retentionStart } from '@shop/core/seller/retention/retention';
import { Hono } from 'hono';
import { ok, type Result } from 'neverthrow';
import type { TestBank, TestBankOptions } from '../payment/test-bank/test-bank.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import type { LeverBoard } from '../scenarios/levers/lever-board.ts';
import { attemptsFileIn } from './attempts-file.ts';
import { type PaymentSide, paymentsElsewhere } from './payment-side.ts';

/** Path of the test bank's pages and calls on the shop's own origin. */
const mountPath = '/payment-page';

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
  { baseUrl, secret }: { readonly baseUrl: string; readonly secret: string },
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
  const { clock, fetch } = options;
  const side = paymentsElsewhere({ url: baseUrl, secret, clock, fetch });
  return {
    ...side,
    routes: (shop) => [...side.routes(shop), routes],
    ready: async () => (options.opens === 'atStart' ? open() : ok()),
    fault: () => fault,
    close: async () => {
      const opened = await opening;
      if (opened?.isOk()) await opened.value.bank.close();
    },
  };
};
