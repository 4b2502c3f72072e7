import { createAdaptorServer } from '@hono/node-server';
import { err, ok, ResultAsync } from 'neverthrow';
import { type LedgerError, openLedger } from './ledger.ts';
import { type PaymentStandinOptions, paymentStandin } from './payment-standin.ts';

export type ServeStandinOptions = Omit<PaymentStandinOptions, 'ledger' | 'publicUrl'> & {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly ledgerFile: string;
  /** What the buyer's browser uses; the listening address when left out. */
  readonly publicUrl?: string;
};

export type ServeStandinError =
  | LedgerError
  | { readonly kind: 'cannotListen'; readonly host: string; readonly port: number; readonly reason: string };

export type RunningPaymentStandin = {
  /** Base address of the page, such as `http://127.0.0.1:3001`. */
  readonly address: string;
  close(): Promise<void>;
};

/** Serves the payment page as a process of its own (`shop serve --only payments`). */
export const servePaymentStandin = (
  options: ServeStandinOptions,
): ResultAsync<RunningPaymentStandin, ServeStandinError> => {
  const { host, port, ledgerFile, publicUrl, ...rest } = options;
  const start = async () => {
    const ledger = openLedger(ledgerFile);
    if (ledger.isErr()) return err<RunningPaymentStandin, ServeStandinError>(ledger.error);
    let address = publicUrl ?? '';
    const page = paymentStandin({ ...rest, ledger: ledger.value, publicUrl: () => address });
    page.app.get('/healthz', (c) => c.json({ status: 'ok' }));
    const server = createAdaptorServer({ fetch: page.app.fetch });
    const listening = await new Promise<{ readonly port: number } | { readonly reason: string }>((resolve) => {
      server.once('error', (cause) => resolve({ reason: cause.message }));
      server.listen(port, host, () => {
        const bound = server.address();
        resolve({ port: typeof bound === 'object' && bound !== null ? bound.port : port });
      });
    });
    if ('reason' in listening) {
      await page.close();
      return err<RunningPaymentStandin, ServeStandinError>({
        kind: 'cannotListen',
        host,
        port,
        reason: listening.reason,
      });
    }
    const own = `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
    address = publicUrl ?? own;
    const close = async (): Promise<void> => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await page.close();
    };
    return ok<RunningPaymentStandin, ServeStandinError>({ address: own, close });
  };
  return new ResultAsync(start());
};
