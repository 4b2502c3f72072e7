import type { BrowserContext, Page } from '@playwright/test';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { sessionCookieHeader } from '@shop/adapters/cookies/shop-cookies';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { DayTicket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, countryId, idempotencyKey } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { guest } from './guest.ts';

/** What a call of the shop gave. Throws when it was refused. */
const must = <T>(answer: ResultAsync<T, ShopError>): Promise<T> =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`the shop refused: ${JSON.stringify(error)}`);
    },
  );

/** Further ahead than what other tests look at: the days that are filled here stay full. Units: days on sale. */
const firstDay = 40;

type FilledCart = {
  readonly cartId: CartId;
  readonly date: LocalDate;
  /** What one of its tickets is called. */
  readonly name: string;
  /** Others take places of the same day until so many persons still fit. */
  readonly leaveFree: (persons: number) => Promise<void>;
};

/** The ticket that carts of tests hold, for a day of it, as the shop's own calls sell it. */
const ticketOn = async (origin: string, choose: (ticket: DayTicket) => LocalDate | undefined) => {
  const calls = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));
  const ticket = await must(calls.showProduct('sl', 'termalija'));
  const date = 'availability' in ticket ? choose(ticket) : undefined;
  if (date === undefined) throw new Error('termalija has no such day');
  const period = { type: 'day', date } as const;
  const quote = () => must(calls.quoteTicket({ language: 'sl', productId: ticket.id, period }));
  const lists = ticketOffer(await quote()).priceGroups.flatMap((group) => group.priceLists);
  const list = lists.find((one) => one.sale.type === 'onSale' && one.kind.type === 'default' && one.price > 0);
  if (list === undefined) throw new Error('termalija sells no single ticket');
  const add = async (quantity: number): Promise<CartId> => {
    const lines = [{ priceListId: list.id, quantity }];
    const order = { productId: ticket.id, language: 'sl', period, lines } as const;
    return (await must(calls.addTicket(order, idempotencyKey(crypto.randomUUID())))).cartId;
  };
  return { calls, date, name: list.name, quote, add };
};

/** So many single tickets of the day with the fewest places that has enough, as the shop's own calls leave them behind; the page's
 *  visitor has them in the cart. `nth` asks for a later one of such days, so that tests do not meet. */
export const fillCart = async (page: Page, origin: string, quantity: number, nth = 0): Promise<FilledCart> => {
  const { date, name, quote, add } = await ticketOn(origin, ({ availability, facilityDiscounts }) => {
    const reduced = new Set(facilityDiscounts.map((day) => day.date));
    const plain = availability.slice(firstDay).filter((day) => !reduced.has(day.date));
    const enough = plain.filter((day) => day.ticketsAvailable > quantity + maxPersonsPerCart);
    return enough.toSorted((a, b) => a.ticketsAvailable - b.ticketsAvailable)[nth]?.date;
  });
  const leaveFree = async (persons: number): Promise<void> => {
    for (let left = (await quote()).ticketsAvailable; left > persons; left = (await quote()).ticketsAvailable) {
      await add(Math.min(maxPersonsPerCart, left - persons));
    }
  };
  const cartId = await add(quantity);
  await page.context().addCookies([{ name: 'shopCart', value: cartId, url: origin }]);
  return { cartId, date, name, leaveFree };
};

export type PreparedOrder = {
  readonly date: LocalDate;
  /** What a browser's jar holds at the payment step. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  /** Opens a payment and leaves it at that. */
  readonly begin: () => Promise<void>;
  /** Pays by card; gives the reference of the completed order. */
  readonly pay: () => Promise<string>;
};

/** Two tickets in a cart and the guest's data, as the shop's own calls leave them behind: for tests that are about a page
 *  and not about the way to it. */
export const prepareOrder = async (origin: string): Promise<PreparedOrder> => {
  const { calls, date, add } = await ticketOn(
    origin,
    ({ availability }) => availability.find((day) => day.ticketsAvailable > 100)?.date,
  );
  const cartId = await add(2);
  const { emailRepeat: _, ...typed } = guest;
  const customer = { ...typed, country: countryId('SI') };
  const saved = await must(calls.saveCustomer({ cartId, customer, language: 'sl', mtcId: -1 }));
  const session = saved.session === undefined ? '' : sessionCookieHeader(saved.session);

  const start = () => must(calls.startPayment({ cartId, paymentType: 'payment', ...saved }));
  const begin = async (): Promise<void> => {
    await start();
  };
  const pay = async (): Promise<string> => {
    const { returnUrl } = await start();
    const card = { number: testCards.paid, expiry: '12/39', cvc: '123', holder: 'Ana', challenge: 'confirm' } as const;
    const back = await must(payWithCard(returnUrl, card, (address, init) => fetch(address, init)));
    return new URL(back).searchParams.get('ref') ?? '';
  };
  const name = 'checkout';
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(session)?.[1] ?? '';
  return {
    date,
    cookies: [
      { name: 'shopCart', value: cartId },
      { name, value },
    ],
    begin,
    pay,
  };
};

/** The same, with the context's browser at the payment step. */
export const carryOrder = async (context: BrowserContext, origin: string): Promise<PreparedOrder> => {
  const order = await prepareOrder(origin);
  await context.addCookies(order.cookies.map((cookie) => ({ ...cookie, url: origin })));
  return order;
};
