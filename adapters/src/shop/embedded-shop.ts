import type { AccountsPort } from '@shop/core/ports/accounts-port';
import { Hono } from 'hono';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { FetchFunction } from '../payment/client/provider-api.ts';
import type { LeverBoard } from '../scenarios/levers/lever-board.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { startErrorText } from '../store/open/start-error.ts';
import { memberCheckout } from '../wire/client/member-checkout.ts';
import { type EmbeddedProviderOptions, type LocalProvider, openEmbeddedProvider } from './open-embedded-provider.ts';
import { type PaymentSide, paymentsElsewhere } from './payment-side.ts';
import type { ServedParts } from './served-shop.ts';
import type { StripePayments } from './stripe-payments.ts';
import { type OwnBankOptions, testBankInProcess } from './test-bank-in-process.ts';

export type EmbeddedShopOptions = Omit<EmbeddedProviderOptions, 'paymentProvider' | 'publicOrigin'> & {
  /** Origin of the shop for buyers and the payment provider, without a trailing slash. */
  readonly origin: string;
  /** Faults of the test bank on demand. Default: none. */
  readonly levers?: Pick<LeverBoard, 'notification'>;
  readonly payments:
    | ({ readonly type: 'testBank' } & Pick<OwnBankOptions, 'opens'>)
    | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string }
    | StripePayments;
  /** Parts for a shop with pages: its pictures are allowed from its own origin only. */
  readonly served?: ServedParts;
};

export type EmbeddedShop = SourceProvider & { readonly accounts: AccountsPort };

const paymentSide = async (
  { origin, payments, levers, dataDir, clock, random, reports, retention }: EmbeddedShopOptions,
  ownFetch: FetchFunction,
): Promise<PaymentSide> => {
  switch (payments.type) {
    case 'testBank': {
      const { opens } = payments;
      const days = retention?.days;
      return testBankInProcess({ dataDir, origin, clock, random, fetch: ownFetch, levers, opens, days });
    }
    case 'elsewhere': {
      const { url, secret } = payments;
      return paymentsElsewhere({ url, secret, clock, onOldProtocol: reports?.onOldProtocol });
    }
    case 'stripe': {
      const { stripePayments } = await import('./stripe-payments.ts');
      return stripePayments(payments, { clock, origin });
    }
  }
};

/** Returns a function that connects a provider in this process with its payments; the test bank needs no socket.
 *  Error: one line for the operator. */
export const embeddedShopOver =
  (open: (options: EmbeddedProviderOptions) => Promise<Result<LocalProvider, string>>) =>
  async (options: EmbeddedShopOptions): Promise<Result<EmbeddedShop, string>> => {
    const { origin, payments: _, levers: __, served, ...rest } = options;
    const paymentRoutes = new Hono();
    const side = await paymentSide(options, async (url, init) => paymentRoutes.request(url, init));
    const opened = await open({
      ...rest,
      paymentProvider: side.provider,
      publicOrigin: () => origin,
      paymentOrigins: [...side.origins, ...(rest.paymentOrigins ?? [])],
    });
    if (opened.isErr()) return err(opened.error);
    const { settleNotification, returnFrom, ...provider } = opened.value;
    const close = async (): Promise<void> => {
      await side.close();
      await provider.close();
    };
    const ready = await side.ready();
    if (ready.isErr()) {
      await close();
      return err(ready.error);
    }
    for (const routes of side.routes({ settleNotification, returnFrom })) paymentRoutes.route('/', routes);
    const shop: EmbeddedShop = {
      ...provider,
      checkout: memberCheckout(provider.checkout, provider.profile),
      routes: [paymentRoutes],
      payWithCard: (pageAddress, card) =>
        ResultAsync.fromSafePromise(import('../payment/test-bank/pay-with-card.ts')).andThen(({ payWithCard }) =>
          payWithCard(new URL(pageAddress, origin).href, card, side.fetch),
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
