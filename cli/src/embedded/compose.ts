import { join } from 'node:path';
import { openEmbeddedProvider } from '@shop/adapters/embedded/open-embedded-provider';
import { startErrorText } from '@shop/adapters/embedded/start-error';
import type { FetchFunction } from '@shop/adapters/payment/fetch-function';
import { httpPaymentProvider } from '@shop/adapters/payment/http-payment-provider';
import { notificationRoute } from '@shop/adapters/payment/notification-route';
import { type LedgerError, openLedger } from '@shop/adapters/payment-standin/ledger';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { type PaymentStandin, paymentStandin } from '@shop/adapters/payment-standin/payment-standin';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Result } from 'neverthrow';
import type { DataPorts } from '../data-ports.ts';
import type { Failure } from '../failure.ts';
import type { Target } from '../target.ts';

type Place = Extract<Target, { type: 'database' }>;
type Inputs = { readonly clock: ClockPort; readonly random: RandomPort };

/** Never dialled: every request to them is answered in this process. */
const shopOrigin = 'http://shop.invalid';
const pageOrigin = 'http://payments.invalid';

const ledgerText = (error: LedgerError): string =>
  error.kind === 'ledgerDamaged'
    ? `the payment page's ledger ${error.file} is damaged in line ${error.line}`
    : `the payment page's ledger ${error.file} cannot be used (${error.reason})`;

/** The payment page stand-in, whose books are opened when somebody first asks it: most commands never do, and a server that
 *  runs on the same folder may have them open. */
const lazyPaymentPage = (
  folder: string,
  options: Inputs & { readonly secret: string; readonly fetch: FetchFunction },
) => {
  let page: PaymentStandin | undefined;
  let fault: string | undefined;
  const open = (): PaymentStandin | undefined => {
    if (page !== undefined || fault !== undefined) return page;
    openLedger(join(folder, 'payments.jsonl')).match(
      (ledger) => {
        page = paymentStandin({ ...options, ledger, publicUrl: () => pageOrigin });
      },
      (error) => {
        fault = ledgerText(error);
      },
    );
    return page;
  };
  const fetch: FetchFunction = async (url, init) =>
    (await open()?.app.request(url, init)) ?? new Response(null, { status: 503 });
  return { fetch, fault: () => fault, close: async () => page?.close() };
};

/** The whole shop in this process: provider on a database file, payment page, and the notifications between them.
 *  Errors: `unusable` with one line that says what to do. */
export const embeddedData = async ({ folder, file }: Place, inputs: Inputs): Promise<Result<DataPorts, Failure>> => {
  const { clock, random } = inputs;
  // Both sides live in this process, so nobody else has to know it.
  const secret = cryptoRandom.token();
  const host: { notifications?: ReturnType<typeof notificationRoute> } = {};
  const hear: FetchFunction = async (url, init) =>
    (await host.notifications?.request(url, init)) ?? new Response(null, { status: 503 });
  const page = lazyPaymentPage(folder, { clock, random, secret, fetch: hear });
  const provider = await openEmbeddedProvider({
    dataDir: folder,
    databaseName: file,
    clock,
    random,
    paymentProvider: httpPaymentProvider({ baseUrl: pageOrigin, fetch: page.fetch, secret, clock }),
    publicOrigin: () => shopOrigin,
  });
  return provider
    .map(({ shop, checkout, content, settler, close }): DataPorts => {
      host.notifications = notificationRoute({ secret, clock, settle: settler.settleNotification });
      return {
        shop,
        checkout,
        content,
        origin: shopOrigin,
        payWithCard: (pageAddress, card) => payWithCard(pageAddress, card, page.fetch),
        fault: page.fault,
        close: async () => {
          await page.close();
          await close();
        },
      };
    })
    .mapErr((error): Failure => ({ type: 'unusable', message: startErrorText(error) }));
};
