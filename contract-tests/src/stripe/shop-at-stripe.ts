import { rm } from 'node:fs/promises';
import { returnPaths } from '@shop/adapters/payment/client/return-routes';
import { stripeClient } from '@shop/adapters/payment/stripe/stripe-client';
import { errorOf } from '@shop/adapters/payment/stripe/stripe-failure';
import { stripeWebhookPath } from '@shop/adapters/payment/stripe/stripe-routes';
import type { CallName } from '@shop/adapters/payment/stripe/testing/calls';
import type { LoggedEvent } from '@shop/adapters/payment/stripe/testing/events';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { sessionCookieHeader } from '@shop/adapters/platform/cookies/shop-cookies';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listen } from '@shop/adapters/server/server';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';
import { checkFolder } from '@shop/adapters/store/check/check-shop';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import type { PaymentType } from '@shop/core/checkout/payment';
import { minutes } from '@shop/core/dates/instant';
import { type CheckoutSession, orderRef } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { value } from '@shop/core/testing/answers';
import { crowd } from '@shop/core/testing/crowd';
import { Hono } from 'hono';
import { err } from 'neverthrow';
import { expect, onTestFinished, vi } from 'vitest';
import { goodsOf, type TicketDay } from '../contracts/goods.ts';
import { shopping } from '../contracts/shopping.ts';
import { missing } from '../contracts/world.ts';
import { sample } from '../contracts/worlds.ts';
import { filledFolder } from '../testing/filled-folder.ts';

export const retrieve = 'GET /v1/checkout/sessions/:id';
export const expire = 'POST /v1/checkout/sessions/:id/expire';

/** The minutes after which the shop ends a session, and those after which Stripe does, with two of grace. */
export const [shopEnd, placesEnd] = [minutes(15), minutes(37)];

/** Units: milliseconds of real time. */
const patience = { timeout: 20_000 };

type Wanted = {
  readonly day?: TicketDay;
  readonly quantity?: number;
  readonly paymentType?: PaymentType;
  readonly language?: Language;
};

/** Opens a shop on SQLite that is served over a socket and paid at a stand-in for Stripe, for one test. Stripe's events
 *  are delivered unless they are lost. After the test the check of the shop must find nothing. */
export const shopAtStripe = async () => {
  const dataDir = await filledFolder();
  const clock = fixedClock(testStart);
  const stripe = await openStripeStandIn({ clock });
  let app: Hono | undefined;
  const site = { fetch: async (request: Request) => app?.fetch(request) ?? new Response(null, { status: 503 }) };
  const server = (await listen(site, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  const origin = server.url;
  const webhook = `${origin}${stripeWebhookPath}`;
  stripe.events.deliverTo(webhook);

  const openShop = async (secretKey: string) => {
    const shop = (
      await openEmbeddedShop({
        dataDir,
        clock,
        random: cryptoRandom,
        limits: crowd,
        origin,
        payments: {
          type: 'stripe',
          secretKey,
          webhookSecret: stripe.webhookSecret,
          minutes: 15,
          address: stripe.url,
        },
        reconcile: { pause: 10 },
      })
    )._unsafeUnwrap();
    app = new Hono();
    for (const routes of shop.routes) app.route('/', routes);
    app.route('/', apiRouter({ ...shop, random: cryptoRandom, secure: false }));
    return shop;
  };
  let shop = await openShop(stripe.secretKey);
  onTestFinished(async () => {
    await server.close();
    await shop.close();
    await stripe.close();
    const { breaches } = (await checkFolder(dataFolderAt(dataDir), clock))._unsafeUnwrap();
    await rm(dataDir, { recursive: true });
    expect(breaches).toEqual([]);
  });

  const calls = callsAt(origin);
  const goods = goodsOf({ shop: calls, lists: sample.lists });
  const visitor = shopping({ shop: calls, checkout: calls }, goods);

  const requestsOf = (call: CallName) => stripe.requests().filter((request) => request.call === call).length;

  /** Starts the payment of tickets, two on a free day unless another order is described. */
  const startedPayment = async ({ day: wanted, quantity = 2, paymentType, language = 'sl' }: Wanted = {}) => {
    const day = wanted ?? (await goods.freeDay());
    const cart = await visitor.load((await visitor.addSingles(day, quantity)).cartId);
    const session = await visitor.save(cart.id, { language });
    const { returnUrl: page } = await value(visitor.startPayment(cart.id, session, paymentType));
    const [checkout] = stripe.checkouts();
    const ref = orderRef(new URL(checkout?.request.success_url ?? '').searchParams.get('ref') ?? missing('an order'));
    return {
      cart,
      day,
      session,
      page,
      ref,
      total: cart.totalPrice,
      placesLeft: () => visitor.placesLeft(day),
      /** Returns the order as the buyer's session sees it. */
      show: () => visitor.show(ref, session),
      /** Opens an address to which Stripe sends the browser. Returns where it is sent on. */
      comeBack: async (path: keyof typeof returnPaths, own: CheckoutSession | undefined) => {
        const headers = new Headers(own === undefined ? [] : [['cookie', sessionCookieHeader(own)]]);
        const answer = await fetch(`${origin}${returnPaths[path]}?ref=${ref}`, { redirect: 'manual', headers });
        return [answer.status, answer.headers.get('location')];
      },
    };
  };

  /** Refunds a part of the newest payment as a person does at Stripe. */
  const refundAtStripe = async (amount: number): Promise<void> => {
    const [{ intent } = missing('a session')] = stripe.checkouts();
    const client = stripeClient({ secretKey: stripe.secretKey, address: stripe.url });
    const refund = client.request(({ refunds }) => refunds.create({ payment_intent: intent?.id ?? '', amount }));
    await value(client.run<unknown>(refund, (failure) => err(errorOf(failure))));
  };

  return {
    ...visitor,
    calls,
    goods,
    stripe,
    dataDir,
    startedPayment,
    refundAtStripe,
    requestsOf,
    /** Units: milliseconds. */
    move: clock.advance,
    /** Stripe's later events are not delivered. */
    loseEvents: (): void => stripe.events.deliverTo(undefined),
    /** Delivers an event again. Returns the shop's status. */
    deliver: ({ event }: LoggedEvent): Promise<number> => stripe.events.send(event, webhook),
    /** Waits until a call has been requested. */
    requested: (call: CallName) => vi.waitUntil(() => requestsOf(call) > 0, patience),
    /** Waits until no payment is open for the shop. */
    noneOpen: () =>
      vi.waitUntil(async () => {
        const figures = (await shop.figures?.())?._unsafeUnwrap();
        return figures?.payments.get('open') === 0;
      }, patience),
    attention: async () => (await (shop.desk ?? missing('a desk')).attention())._unsafeUnwrap(),
    /** Closes the shop and opens it again with another key. */
    reopen: async (secretKey: string): Promise<void> => {
      await shop.close();
      shop = await openShop(secretKey);
    },
  };
};
