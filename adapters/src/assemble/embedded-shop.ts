import { Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from '../embedded/open-embedded-provider.ts';
import { startErrorText } from '../embedded/start-error.ts';
import type { FetchFunction } from '../payment/fetch-function.ts';
import { httpPaymentProvider } from '../payment/http-payment-provider.ts';
import { notificationRoute } from '../payment/notification-route.ts';
import { payWithCard } from '../payment-standin/pay-with-card.ts';
import { paymentsElsewhere } from './payment-side.ts';
import type { ShopData } from './shop-data.ts';
import { type StandinOptions, standinInProcess } from './standin-in-process.ts';

export type EmbeddedShopOptions = Omit<EmbeddedProviderOptions, 'paymentProvider' | 'publicOrigin'> & {
  /** As buyers and the payment provider reach the shop, without a slash at the end. */
  readonly origin: string;
  readonly payments:
    | ({ readonly type: 'standin' } & Pick<StandinOptions, 'ledger'>)
    | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string };
};

export type EmbeddedShop = ShopData & {
  readonly dataFile: string;
  /** Where notifications arrive and, with the stand-in, the payment page; to be mounted at the root of the origin. */
  readonly paymentRoutes: Hono;
};

/** The provider on a data folder of our own with its payment side. The stand-in and the shop reach each other in this process
 *  without a socket. Error: one line for the person who starts the shop. */
export const openEmbeddedShop = async (options: EmbeddedShopOptions): Promise<Result<EmbeddedShop, string>> => {
  const { origin, payments, ...rest } = options;
  const { dataDir, clock, random } = rest;
  const paymentRoutes = new Hono();
  const ownFetch: FetchFunction = async (url, init) => paymentRoutes.request(url, init);
  const side =
    payments.type === 'elsewhere'
      ? paymentsElsewhere(payments.url, payments.secret)
      : standinInProcess({ dataDir, origin, clock, random, fetch: ownFetch, ledger: payments.ledger });
  const { baseUrl, fetch, secret } = side;

  const opened = await openEmbeddedProvider({
    ...rest,
    paymentProvider: httpPaymentProvider({ baseUrl, fetch, secret, clock }),
    publicOrigin: () => origin,
  });
  if (opened.isErr()) return err(startErrorText(opened.error));
  const { shop, checkout, content, settler, data } = opened.value;
  const close = async (): Promise<void> => {
    await side.close();
    await opened.value.close();
  };
  const ready = side.ready();
  if (ready.isErr()) {
    await close();
    return err(ready.error);
  }
  paymentRoutes.route('/', notificationRoute({ secret, clock, settle: settler.settleNotification }));
  if (side.routes !== undefined) paymentRoutes.route('/', side.routes);
  return ok({
    shop,
    checkout,
    content,
    dataFile: data.databaseFile,
    paymentRoutes,
    payWithCard: (pageAddress, card) => payWithCard(new URL(pageAddress, origin).href, card, fetch),
    fault: side.fault,
    close,
  });
};
