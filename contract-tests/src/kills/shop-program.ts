import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listen } from '@shop/adapters/server/server';
import { openEmbeddedProvider } from '@shop/adapters/shop/open-embedded-provider';
import { type PaymentSide, paymentsElsewhere } from '@shop/adapters/shop/payment-side';
import { startErrorText } from '@shop/adapters/store/open/start-error';
import { writtenMail } from '@shop/adapters/store/testing/written-mail';
import { instant } from '@shop/core/dates/instant';
import { crowd } from '@shop/core/testing/crowd';
import { Hono } from 'hono';
import { ResultAsync } from 'neverthrow';
import type { ShopRest } from './killed-shop.ts';

/** Runs the shop on its real store with an external payment page, as a process that can be killed. Addresses below
 *  `/campaign` are commands of the campaign. Settings are environment variables. */
const { DATA_DIR = '', DATABASE_URL, MAILS = '', AT = '' } = process.env;
const { PAYMENT_URL = '', PAYMENT_SECRET = '' } = process.env;
const {
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  STRIPE_ADDRESS: address,
} = process.env;

const clock = fixedClock(instant(Number(AT)));

const fail = (cause: unknown): never => {
  throw cause;
};
const ignore = (): void => undefined;

const mails = {
  port: {
    delivery: 'sent',
    send: ({ name }: { readonly name: string }) =>
      ResultAsync.fromSafePromise(Promise.resolve(appendFileSync(MAILS, `${name}\n`))),
  },
  write: writtenMail,
  reports: { onGivenUp: fail, onStanding: fail, onFailure: ignore, onDefect: fail },
} as const;

/** Returns payments at Stripe when there is a key for it. */
const paymentSide = async (origin: string): Promise<PaymentSide> => {
  if (secretKey === undefined) return paymentsElsewhere({ url: PAYMENT_URL, secret: PAYMENT_SECRET, clock });
  const { stripePayments } = await import('@shop/adapters/shop/stripe-payments');
  return stripePayments({ type: 'stripe', secretKey, webhookSecret, minutes: 15, address }, { clock, origin });
};

/** Opens the shop. `pause`: between two runs of the reconciler and of the mailer. Units: milliseconds. */
const open = async (publicOrigin: string, pause: number) => {
  const side = await paymentSide(publicOrigin);
  const options = {
    dataDir: DATA_DIR,
    clock,
    random: cryptoRandom,
    limits: crowd,
    paymentProvider: side.provider,
    publicOrigin: () => publicOrigin,
    paymentOrigins: side.origins,
    reconcile: { pause },
    mails: { ...mails, pause },
  };
  const opened = await openEmbeddedProvider(
    DATABASE_URL === undefined ? options : { ...options, shared: { url: DATABASE_URL } },
  );
  const provider = opened.mapErr(startErrorText)._unsafeUnwrap();
  const app = new Hono();
  for (const routes of side.routes(provider)) app.route('/', routes);
  app.route('/', apiRouter({ ...provider, random: cryptoRandom, secure: false, onCrash: fail }));
  return { provider, app };
};

let shop: Awaited<ReturnType<typeof open>> | undefined;

/** Returns the open work, and what needs attention. */
const rest = async (): Promise<ShopRest> => {
  if (shop === undefined) return fail('no shop is open');
  const { figures, desk } = shop.provider;
  const { payments, mailsWaiting } = (await figures?.())?._unsafeUnwrap() ?? fail('there are no figures');
  const undecided = ['opening', 'open', 'overdue', 'refunding'].map((state) => payments.get(state) ?? 0);
  return {
    unfinished: undecided.reduce((sum, count) => sum + count, mailsWaiting),
    attention: (await desk.attention())._unsafeUnwrap().length,
  };
};

const campaign = new Hono()
  .post('/open/:pause', async (c) => {
    await shop?.provider.close();
    shop = await open(new URL(c.req.url).origin, Number(c.req.param('pause')));
    return c.body(null, 204);
  })
  .post('/advance/:milliseconds', (c) => {
    clock.advance(Number(c.req.param('milliseconds')));
    return c.body(null, 204);
  })
  .post('/kill/:at', (c) => {
    process.env.KILL_AT = c.req.param('at');
    return c.body(null, 204);
  })
  .get('/rest', async (c) => c.json(await rest()));

const site = new Hono()
  .route('/campaign', campaign)
  .get('/healthz', (c) => c.body(null, 204))
  .all('*', (c) => shop?.app.fetch(c.req.raw) ?? c.body(null, 503));
const { url } = (await listen(site, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
process.stdout.write(`${url}\n`);
// A killed process does not write its compile cache, which halves the start time of the next one.
flushCompileCache();
