import type { AccountsPort } from '@shop/core/member/accounts-port';
import type { ProfilePort } from '@shop/core/member/profile-port';
import { Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { memberCheckout } from '../client/member-checkout.ts';
import type { LeverBoard } from '../levers/lever-board.ts';
import { leveredPorts } from '../levers/levered-ports.ts';
import { type OperatorRoutesOptions, operatorRoutes } from '../operator/operator-routes.ts';
import { httpPaymentProvider } from '../payment/http-payment-provider.ts';
import { type NotificationRouteOptions, notificationRoute } from '../payment/notification-route.ts';
import type { FetchFunction } from '../payment/provider-api.ts';
import { payWithCard } from '../payment-standin/pay-with-card.ts';
import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { type PictureFiles, sampleMedia } from '../sample/sample-media.ts';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from './open-embedded-provider.ts';
import type { OpenedProvider } from './opened-provider.ts';
import { paymentsElsewhere, type StandinOptions, standinInProcess } from './standin-in-process.ts';
import { startErrorText } from './start-error.ts';

type PicturedEmbeddedShopOptions = EmbeddedShopOptions & {
  readonly pictures: PictureFiles;
  /** Where resized pictures are kept. */
  readonly mediaCacheDir: string;
  /** What operators prove themselves with; without it nothing answers them. */
  readonly operator?: Pick<OperatorRoutesOptions, 'token' | 'onWrongToken'>;
};

type PicturedEmbeddedShop = Omit<EmbeddedShop, 'paymentRoutes' | 'catalog' | 'desk'> & {
  /** Its payments, its pictures and what operators ask for; to be mounted at the root of the origin. */
  readonly routes: readonly Hono[];
};

/** The shop on a data folder of our own as pages may show it: its pictures lie here and nowhere else (D-PICTURE-HOSTS). Error:
 *  one line for the person who starts the shop. */
export const openPicturedEmbeddedShop = async ({
  pictures,
  mediaCacheDir,
  operator,
  ...options
}: PicturedEmbeddedShopOptions): Promise<Result<PicturedEmbeddedShop, string>> => {
  return (await openEmbeddedShop(options)).map(({ paymentRoutes, catalog, desk, ...embedded }) => ({
    ...embedded,
    shop: shopWithPictures(embedded.shop, ownPictures, samplePictures),
    content: contentWithPictures(embedded.content, ownPictures),
    routes: [
      paymentRoutes,
      sampleMedia(pictures, mediaCacheDir),
      ...(catalog === undefined || desk === undefined || operator === undefined
        ? []
        : [operatorRoutes({ catalog, desk, clock: options.clock, ...operator })]),
    ],
  }));
};

/** A provider in this process, whatever store it is over. */
export type LocalProvider = Omit<OpenedProvider, 'payWithCard' | 'fault'> & {
  readonly profile: ProfilePort & AccountsPort;
  /** Takes what the payment provider reports. */
  readonly settleNotification: NotificationRouteOptions['settle'];
};

export type EmbeddedShopOptions = Omit<EmbeddedProviderOptions, 'paymentProvider' | 'publicOrigin'> & {
  /** As buyers and the payment provider reach the shop, without a slash at the end. */
  readonly origin: string;
  /** What goes wrong on demand; nothing when left out (D-LEVERS). */
  readonly levers?: LeverBoard;
  readonly payments:
    | ({ readonly type: 'standin' } & Pick<StandinOptions, 'ledger'>)
    | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string };
};

export type EmbeddedShop = OpenedProvider & {
  readonly profile: ProfilePort & AccountsPort;
  /** Where notifications arrive and, with the stand-in, the payment page; to be mounted at the root of the origin. */
  readonly paymentRoutes: Hono;
};

/** Joins a provider in this process with its payment side. The stand-in and the shop reach each other without a socket.
 *  Error: one line for the person who starts the shop. */
export const embeddedShopOver =
  (open: (options: EmbeddedProviderOptions) => Promise<Result<LocalProvider, string>>) =>
  async (options: EmbeddedShopOptions): Promise<Result<EmbeddedShop, string>> => {
    const { origin, payments, levers, ...rest } = options;
    const { dataDir, clock, random, server } = rest;
    const paymentRoutes = new Hono();
    const ownFetch: FetchFunction = async (url, init) => paymentRoutes.request(url, init);
    const side =
      payments.type === 'elsewhere'
        ? paymentsElsewhere(payments.url, payments.secret)
        : standinInProcess({
            dataDir,
            origin,
            clock,
            random,
            fetch: ownFetch,
            ledger: payments.ledger,
            server,
            levers,
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
    const { settleNotification, close: closeProvider, ...provider } = opened.value;
    const close = async (): Promise<void> => {
      await side.close();
      await closeProvider();
    };
    const ready = side.ready();
    if (ready.isErr()) {
      await close();
      return err(ready.error);
    }
    paymentRoutes.route('/', notificationRoute({ secret, clock, settle: settleNotification }));
    if (side.routes !== undefined) paymentRoutes.route('/', side.routes);
    const ports = { ...provider, checkout: memberCheckout(provider.checkout, provider.profile) };
    return ok({
      ...(levers === undefined ? ports : leveredPorts(ports, { board: levers, clock, random })),
      paymentRoutes,
      payWithCard: (pageAddress, card) => payWithCard(new URL(pageAddress, origin).href, card, fetch),
      fault: side.fault,
      close,
    });
  };

/** The shop on a data folder of our own. */
export const openEmbeddedShop = embeddedShopOver(async (options) =>
  (await openEmbeddedProvider(options))
    .map(({ settler, ...provider }) => ({ ...provider, settleNotification: settler.settleNotification }))
    .mapErr(startErrorText),
);
