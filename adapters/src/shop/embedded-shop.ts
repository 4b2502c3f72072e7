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
  /** As buyers and the payment provider reach the shop, without a slash at the end. */
  readonly origin: string;
  /** What the test bank does wrong on demand; nothing when left out. */
  readonly levers?: Pick<LeverBoard, 'notification'>;
  readonly payments:
    | ({ readonly type: 'testBank' } & Pick<OwnBankOptions, 'opens'>)
    | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string };
  /** For a shop that pages are served of: its pictures lie here and nowhere else. */
  readonly served?: ServedParts;
};

export type EmbeddedShop = SourceProvider & { readonly accounts: AccountsPort };

/** Joins a provider in this process with its payments; the test bank needs no socket. Error: one line for a person. */
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
      paymentProvider: httpPaymentProvider({ baseUrl, fetch, secret, clock }),
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

/** The shop on a data folder of our own, or on the database that hosts share. */
export const openEmbeddedShop = embeddedShopOver(async (options) =>
  openEmbeddedProvider(options).mapErr(startErrorText),
);
