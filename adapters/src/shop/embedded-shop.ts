import type { AccountsPort } from '@shop/core/ports/accounts-port';
import { Hono } from 'hono';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { httpPaymentProvider } from '../payment/client/http-payment-provider.ts';
import { notificationRoute } from '../payment/client/notification-route.ts';
import type { FetchFunction } from '../payment/client/provider-api.ts';
import type { LeverBoard } from '../scenarios/levers/lever-board.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { startErrorText } from '../store/open/start-error.ts';
import { memberCheckout } from '../wire/client/member-checkout.ts';
import { type EmbeddedProviderOptions, type LocalProvider, openEmbeddedProvider } from './open-embedded-provider.ts';
import type { ServedParts } from './served-shop.ts';
import { type OwnBankOptions, paymentsElsewhere, testBankInProcess } from './test-bank-in-process.ts';

export type EmbeddedShopOptions = Omit<EmbeddedProviderOptions, 'paymentProvider' | 'publicOrigin'> & {
  /** Origin of the shop for buyers and the payment provider, without a trailing slash. */
  readonly origin: string;
  /** Faults of the test bank on demand. Default: none. */
  readonly levers?: Pick<LeverBoard, 'notification'>;
  readonly payments:
    | ({ readonly type: 'testBank' } & Pick<OwnBankOptions, 'opens'>)
    | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string };
  /** Parts for a shop with pages: its pictures are allowed from its own origin only. */
  readonly served?: ServedParts;
};

export type EmbeddedShop = SourceProvider & { readonly accounts: AccountsPort };

/** Returns a function that connects a provider in this process with its payments; the test bank needs no socket.
 *  Error: one line for the operator. */
export const embeddedShopOver =
  (open: (options: EmbeddedProviderOptions) => Promise<Result<LocalProvider, string>>) =>
  async (options: EmbeddedShopOptions): Promise<Result<EmbeddedShop, string>> => {
    const { origin, payments, levers, served, ...rest } = options;
    const { dataDir, clock, random } = rest;
    const paymentRoutes = new Hono();
    const ownFetch: FetchFunction = async (url, init) => paymentRoutes.request(url, init);
    const side =
      payments.type === 'elsewhere'
        ? paymentsElsewhere(payments.url, payments.secret)
        : testBankInProcess({
            dataDir,
            origin,
            clock,
            random,
            fetch: ownFetch,
            levers,
            opens: payments.opens,
            days: rest.retention?.days,
          });
    const { baseUrl, fetch, secret } = side;

    const opened = await open({
      ...rest,
      paymentProvider: httpPaymentProvider({
        baseUrl,
        fetch,
        secret,
        clock,
        onOldProtocol: rest.reports?.onOldProtocol,
      }),
      publicOrigin: () => origin,
      paymentOrigins: [baseUrl, ...(rest.paymentOrigins ?? [])],
    });
    if (opened.isErr()) return err(opened.error);
    const { settleNotification, ...provider } = opened.value;
    const close = async (): Promise<void> => {
      await side.close();
      await provider.close();
    };
    const ready = await side.ready();
    if (ready.isErr()) {
      await close();
      return err(ready.error);
    }
    paymentRoutes.route('/', notificationRoute({ secret, clock, settle: settleNotification }));
    if (side.routes !== undefined) paymentRoutes.route('/', side.routes);
    const shop: EmbeddedShop = {
      ...provider,
      checkout: memberCheckout(provider.checkout, provider.profile),
      routes: [paymentRoutes],
      payWithCard: (pageAddress, card) =>
        ResultAsync.fromSafePromise(import('../payment/test-bank/pay-with-card.ts')).andThen(({ payWithCard }) =>
          payWithCard(new URL(pageAddress, origin).href, card, fetch),
        ),
      fault: side.fault,
      close,
    };
    if (served === undefined) return ok(shop);
    const { servedShop } = await import('./served-shop.ts');
    return ok(servedShop(shop, served));
  };

/** Opens the shop of a data folder or a shared database. */
export const openEmbeddedShop = embeddedShopOver(async (options) =>
  openEmbeddedProvider(options).mapErr(startErrorText),
);
