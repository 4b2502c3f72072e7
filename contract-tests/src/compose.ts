import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { httpCheckout } from '@shop/adapters/client/http-checkout';
import { httpContent } from '@shop/adapters/client/http-content';
import { httpShop } from '@shop/adapters/client/http-shop';
import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { openEmbeddedProvider } from '@shop/adapters/embedded/open-embedded-provider';
import type { FetchFunction } from '@shop/adapters/payment/fetch-function';
import { httpPaymentProvider } from '@shop/adapters/payment/http-payment-provider';
import { notificationRoute } from '@shop/adapters/payment/notification-route';
import { openLedger } from '@shop/adapters/payment-standin/ledger';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { paymentStandin } from '@shop/adapters/payment-standin/payment-standin';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listen } from '@shop/adapters/server/server';
import { orderRef } from '@shop/core/ids';
import { Hono } from 'hono';
import type { Result } from 'neverthrow';
import { type CardOutcome, type OpenWorld, value, type World } from './world.ts';

const origin = 'http://shop.invalid';
const pageUrl = `${origin}/payment-page`;
const secret = 'contract-tests-secret';

const opened = <T>(result: Result<T, unknown>): T => {
  if (result.isErr()) throw new Error(`cannot open: ${JSON.stringify(result.error)}`);
  return result.value;
};

const cards: Readonly<Record<CardOutcome, { readonly number: string; readonly challenge: 'confirm' | 'reject' }>> = {
  paid: { number: testCards.paid, challenge: 'confirm' },
  declined: { number: testCards.declined, challenge: 'confirm' },
  canceledAt3ds: { number: testCards.challenged, challenge: 'reject' },
};

/** The embedded provider on a SQLite file of its own, with the payment page in the same process. */
const openEmbedded = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-contract-'));
  const clock = fixedClock(testStart);
  const site = new Hono();
  const siteFetch: FetchFunction = async (url, init) => site.request(url, init);
  const parts = { clock, random: cryptoRandom, secret, fetch: siteFetch };
  const page = paymentStandin({
    ...parts,
    ledger: opened(openLedger(join(folder, 'payments.jsonl'))),
    publicUrl: () => pageUrl,
  });
  const provider = opened(
    await openEmbeddedProvider({
      dataDir: folder,
      clock,
      random: cryptoRandom,
      paymentProvider: httpPaymentProvider({ ...parts, baseUrl: pageUrl }),
      publicOrigin: () => origin,
    }),
  );
  site.route('/payment-page', page.app);
  site.route('/', notificationRoute({ secret, clock, settle: provider.settler.settleNotification }));

  const pay = async (returnUrl: string, outcome: CardOutcome) => {
    const card = { ...cards[outcome], expiry: '12/39', cvc: '123', holder: 'Ana Novak' };
    const back = await value(payWithCard(returnUrl, card, siteFetch));
    return orderRef(new URL(back).searchParams.get('ref') ?? '');
  };
  const close = async () => {
    await page.close();
    await provider.close();
    await rm(folder, { recursive: true });
  };
  return { provider, clock, pay, close };
};

const worldOf = (
  { provider, clock, pay, close }: Awaited<ReturnType<typeof openEmbedded>>,
  ports: Pick<World, 'shop' | 'checkout' | 'content'> = provider,
): World => ({
  shop: ports.shop,
  checkout: ports.checkout,
  content: ports.content,
  today: clock.today(),
  now: clock.now,
  advance: clock.advance,
  pay,
  close,
});

const openSqlite: OpenWorld = async () => worldOf(await openEmbedded());

/** Client adapter, a real socket, server adapter, SQLite: a chain is a port too. */
const openOverHttp: OpenWorld = async () => {
  const embedded = await openEmbedded();
  const { shop, checkout, content } = embedded.provider;
  const app = apiRouter({ shop, checkout, content, random: cryptoRandom, secureCookies: false, onCrash: rethrow });
  const server = opened(await listen(app, { host: '127.0.0.1', port: 0 }));
  const transport = fetchTransport({ baseUrl: server.url, timeoutMs: 10_000 });
  const ports = { shop: httpShop(transport), checkout: httpCheckout(transport), content: httpContent(transport) };
  const close = async () => {
    await server.close();
    await embedded.close();
  };
  return worldOf({ ...embedded, close }, ports);
};

const rethrow = (defect: unknown): never => {
  throw defect;
};

/** The chains of adapters that every data port's contract is held against. */
export const chains: readonly (readonly [string, OpenWorld])[] = [
  ['SQLite', openSqlite],
  ['HTTP client, HTTP server, SQLite', openOverHttp],
];
