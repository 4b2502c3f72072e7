import { clientHeader } from '@shop/adapters/platform/cookies/shop-cookies';
import { type Answer, type HttpClient, httpClient } from './load.ts';
import { addressOf, buyer } from './purchase.ts';

/** The result of a request. Units: milliseconds. */
export type Seen = { readonly isCheckout: boolean; readonly status: number; readonly ms: number };

const data = {
  FirstName: 'Ana',
  LastName: 'Novak',
  Address: 'Glavna 1',
  PostCode: '1000',
  City: 'Ljubljana',
  Country: 'SI',
  PhoneNumber: '+386 40 123 456',
  Email: 'ana@shop.example',
  MtcId: -1,
  Language: 'sl',
};

type From = { readonly 'x-forwarded-for': string };

/** A cart with personal data, and the cookie of its buyer. */
export type Buying = { readonly cartId: string; readonly cookie: string };

/** Saves personal data for a cart; the answer sets the buyer's cookie. */
export const saveData = (http: HttpClient, cartId: string, from: From): Promise<Answer> =>
  http.post('/shopCheckOut/saveOrderData', { CartId: cartId, ...data }, from);

export const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie']).split(';')[0] ?? '';

export const startPayment = (http: HttpClient, { cartId, cookie }: Buying, from: From): Promise<Answer> =>
  http.post('/shopCheckOut/PaymentStart', { cartId, paymentType: 0 }, { ...from, cookie });

export type VisitorSettings = {
  /** Whether visitors start payments; otherwise they only save personal data. */
  readonly pay: boolean;
};

/** Makes visitors, each with a different address. Of 10 requests 3 are for a list page, 2 for a list of products, 1
 *  for a cart page, 2 put a ticket into a cart, and 2 save personal data or start a payment for one of these carts. */
export const visitors = async (origin: string, { pay }: VisitorSettings = { pay: true }) => {
  const http = httpClient(origin, Number.POSITIVE_INFINITY);
  const goods = await buyer(origin).findGoods();
  const carts: string[] = [];
  const sessions: Buying[] = [];
  let turn = 0;

  const add = async (from: From): Promise<Answer> => {
    const Items = [{ PriceListId: goods.priceListId, Quantity: 1 }];
    const order = { ProductId: goods.productId, Language: 'sl', Dates: [goods.days[turn % goods.days.length]], Items };
    const keys = { 'idempotency-key': `load-${turn}`, [clientHeader]: String(turn).padStart(32, '0') };
    const answer = await http.post('/Shop/AddTicketToCart', order, { ...from, ...keys });
    if (answer.status === 200) carts.push(JSON.parse(answer.body).cartId);
    return answer;
  };
  const checkOut = async (from: From): Promise<Answer | undefined> => {
    const session = pay ? sessions.shift() : undefined;
    if (session !== undefined) {
      const answer = await startPayment(http, session, from);
      if (answer.status === 503) sessions.push(session);
      return answer;
    }
    const cartId = carts.shift();
    if (cartId === undefined) return undefined;
    const answer = await saveData(http, cartId, from);
    if (answer.status === 200) sessions.push({ cartId, cookie: cookieOf(answer) });
    if (answer.status === 503) carts.push(cartId);
    return answer;
  };
  /** Sends one request of the next visitor. Its time counts from `due`, the moment at which it should have been
   *  sent. */
  const visit = async (due = performance.now()): Promise<Seen> => {
    turn += 1;
    const kind = turn % 10;
    const from = { 'x-forwarded-for': addressOf(turn), 'accept-encoding': 'br' };
    const read = (path: string, cookie = ''): Promise<Answer> => http.call(path, { headers: { ...from, cookie } });
    const ask = async (): Promise<Answer> => {
      if (kind < 3) return read('/sl/vstopnice-bazeni');
      if (kind < 5) return read('/Shop/GetProducts/sl/poolTickets?skip=0&take=15');
      if (kind < 6) return read('/sl/pregled-kosarice', `shopCart=${carts.at(-1) ?? ''}`);
      return (kind < 8 ? undefined : await checkOut(from)) ?? add(from);
    };
    const isCheckout = kind >= 8 && carts.length + sessions.length > 0;
    const { status } = await ask().catch(() => ({ status: 0 }));
    return { isCheckout, status, ms: performance.now() - due };
  };
  return { visit, close: http.close };
};

/** Sends one request of the next visitor. */
export type Visit = (due?: number) => Promise<Seen>;
