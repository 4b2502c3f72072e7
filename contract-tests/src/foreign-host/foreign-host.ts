import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type Context, Hono } from 'hono';
import { type Body, bodyOf } from './body.ts';
import { cartCalls } from './cart-calls.ts';
import { carts } from './carts.ts';
import { catalogCalls } from './catalog-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { type Answer, type Dialect, type DialectName, dialects, Refused } from './dialect.ts';
import { type Faults, noFaults } from './faults.ts';
import { paymentPage } from './payment-page.ts';
import { profileCalls } from './profile-calls.ts';
import { languageIn } from './words.ts';

export type ForeignHostOptions = {
  readonly dialect: DialectName;
  readonly today: () => LocalDate;
  /** The credential that the shop's calls must have; no check when absent. */
  readonly credential?: { readonly user: string; readonly password: string };
};

/** Checks the credential of the shop's calls. The profile has another one, and members have tokens. */
const isAllowed = ({ req }: Context, { credential }: ForeignHostOptions): boolean => {
  if (credential === undefined || !/^\/shop/i.test(req.path)) return true;
  return req.header('Authorization') === `Basic ${btoa(`${credential.user}:${credential.password}`)}`;
};

const sent = ({ status, json, html }: Answer, dialect: Dialect): Response => {
  if (html !== undefined) return new Response(html, { status, headers: { 'Content-Type': 'text/html' } });
  if (json === undefined) return new Response(null, { status });
  const text = JSON.stringify(dialect.written(json));
  return new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};

const jsonOf = async ({ req }: Context): Promise<unknown> =>
  req.json().catch(() => {
    throw new Refused({ status: 415 });
  });

/** Starts a provider that is not part of this project. It answers the calls of providers in one of two dialects,
 *  keeps carts and payments in memory, and has no other calls. */
export const foreignHost = async (options: ForeignHostOptions) => {
  const dialect = dialects[options.dialect];
  let [faults, shopOrigin, origin]: [Faults, string, string] = [noFaults, 'http://shop.invalid', ''];
  const requests: string[] = [];

  const all = carts(options.today, () => faults);
  const catalog = catalogCalls(all, dialect, () => faults);
  const cart = cartCalls(all, catalog, dialect, () => faults);
  const checkout = checkoutCalls(
    all,
    dialect,
    () => faults,
    () => origin,
  );
  const profile = profileCalls(() => faults);

  const app = new Hono();
  // The Date header has the time of the host's own clock.
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Date', new Date(`${options.today()}T10:00:00Z`).toUTCString());
  });
  app.use(async (context, next) => {
    const { path, method } = context.req;
    requests.push(`${method} ${path}`);
    if (!isAllowed(context, options)) return sent({ status: 401 }, dialect);
    const isCall = (call: string | undefined) =>
      call !== undefined && path.toLowerCase().startsWith(call.toLowerCase());
    if (isCall(faults.bare400)) return sent({ status: 400, json: {} }, dialect);
    if (isCall(faults.unreadable)) return sent({ status: 200, json: { novost: [7] } }, dialect);
    return next();
  });
  app.onError((error) => {
    if (error instanceof Refused) return sent(error.answer, dialect);
    throw error;
  });
  // Other addresses answer 404 without JSON.
  app.notFound(() => sent({ status: 404 }, dialect));

  const get = (path: string, answer: (context: Context) => unknown): void =>
    void app.get(path, (context) => sent({ status: 200, json: answer(context) }, dialect));
  const post = (path: string, answer: (body: Body) => unknown): void =>
    void app.post(path, async (context) =>
      sent({ status: 200, json: answer(bodyOf(await jsonOf(context), dialect)) }, dialect),
    );
  const param = ({ req }: Context, name: string): string => req.param(name) ?? '';

  const language = (context: Context) => languageIn(param(context, 'language'));

  get('/Shop/GetProducts/:language/:page', (context) =>
    catalog.products(language(context), param(context, 'page'), new URL(context.req.url).searchParams),
  );
  get('/Shop/GetProductByUrl/:language/:url', (context) => catalog.product(language(context), param(context, 'url')));
  get('/Shop/GetProductCategories/:language', (context) => catalog.categories(language(context)));
  post('/Shop/GetTicketPrices', catalog.prices);
  get('/Shop/GetCart/:id/:language/:items', (context) =>
    cart.cart(param(context, 'id'), param(context, 'language'), param(context, 'items')),
  );
  post('/Shop/AddTicketToCart', cart.addTicket);
  post('/Shop/AddToCart', cart.addCard);
  post('/Shop/AddUpsellToCart', cart.addUpsell);
  post('/Shop/UpdateCartItem', cart.changeQuantity);
  post('/Shop/RemoveFromCart', cart.remove);
  app.post('/shopCheckOut/checkPromoCode', async (context) =>
    sent(cart.promoCode(bodyOf(await jsonOf(context), dialect)), dialect),
  );
  post('/shopCheckOut/initializeOrder', checkout.form);
  post('/shopCheckOut/saveOrderData', checkout.saveCustomer);
  get('/ShopCheckOut/GetAvailablePaymentTypes/:id', (context) => checkout.reservation(param(context, 'id')));
  post('/shopCheckOut/PaymentStart', checkout.startPayment);
  get('/shopCheckOut/paymentThankYouPage/:id', (context) => checkout.thankYou(param(context, 'id')));
  app.get('/shopCheckOut/CancelTransaction/:id', (context) => sent(checkout.cancel(param(context, 'id')), dialect));
  app.post('/Account/Login', async (context) => sent(profile.logIn(bodyOf(await jsonOf(context), dialect)), dialect));
  get('/Profile/GetUser', ({ req }) => profile.user(req.header('Authorization')));
  app.route(
    '/',
    paymentPage(checkout, dialect, () => shopOrigin),
  );

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: origin,
    /** Returns the method and path of every request. */
    requests: (): readonly string[] => requests,
    /** Switches these faults on and all others off. */
    breakIt: (wrong: Partial<Faults>): void => {
      faults = { ...noFaults, ...wrong };
    },
    /** Sets the origin to which the payment page sends buyers back. */
    returnTo: (shop: string): void => {
      shopOrigin = shop;
    },
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
};
