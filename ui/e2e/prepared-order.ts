import type { BrowserContext, Page } from '@playwright/test';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { aCard } from '@shop/adapters/payment/test-bank/testing/test-payments';
import { sessionCookieHeader } from '@shop/adapters/platform/cookies/shop-cookies';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { DayTicket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type CartId, countryId } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { guest } from './guest.ts';

/** First day to use, later than those of other tests, as the days filled here stay full. Units: days on sale. */
const firstDay = 40;

type FilledCart = {
  readonly cartId: CartId;
  readonly date: LocalDate;
  /** Name of one of its tickets. */
  readonly name: string;
  /** Takes further places of the same day until this number of persons still fits. */
  readonly leaveFree: (persons: number) => Promise<void>;
};

/** Returns the ticket that tests use, for a day of it, and functions that buy it with the shop's own calls. */
const ticketOn = async (origin: string, choose: (ticket: DayTicket) => LocalDate | undefined) => {
  const calls = callsAt(origin);
  const ticket = await value(calls.showProduct('sl', 'termalija'));
  const date = 'availability' in ticket ? choose(ticket) : undefined;
  if (date === undefined) throw new Error('termalija has no such day');
  const day = { ticket, date };
  const buyer = shopper({ shop: calls, checkout: calls });
  const lists = ticketOffer(await buyer.quote(day)).priceGroups.flatMap((group) => group.priceLists);
  const list = lists.find((one) => one.sale.type === 'onSale' && one.kind.type === 'default' && one.price > 0);
  if (list === undefined) throw new Error('termalija sells no single ticket');
  const add = async (quantity: number): Promise<CartId> =>
    (await value(buyer.add(day, [{ priceListId: list.priceListId, quantity }]))).cartId;
  return { ...buyer, date, name: list.name, placesLeft: () => buyer.placesLeft(day), add };
};

/** Adds single tickets to the cart of the page's visitor, with the shop's own calls. Takes the day with the fewest
 *  places that has enough; `nth` selects a later one of these days, so that tests use different days. */
export const fillCart = async (page: Page, origin: string, quantity: number, nth = 0): Promise<FilledCart> => {
  const { date, name, placesLeft, add } = await ticketOn(origin, ({ availability, facilityDiscounts }) => {
    const reduced = new Set(facilityDiscounts.map((day) => day.date));
    const plain = availability.slice(firstDay).filter((day) => !reduced.has(day.date));
    const enough = plain.filter((day) => day.ticketsAvailable > quantity + maxPersonsPerCart);
    return enough.toSorted((a, b) => a.ticketsAvailable - b.ticketsAvailable)[nth]?.date;
  });
  const leaveFree = async (persons: number): Promise<void> => {
    for (let left = await placesLeft(); left > persons; left = await placesLeft()) {
      await add(Math.min(maxPersonsPerCart, left - persons));
    }
  };
  const cartId = await add(quantity);
  await page.context().addCookies([{ name: 'shopCart', value: cartId, url: origin }]);
  return { cartId, date, name, leaveFree };
};

export type PreparedOrder = {
  readonly date: LocalDate;
  /** The browser's cookies at the payment step. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  /** Opens a payment without paying it. */
  readonly begin: () => Promise<void>;
  /** Pays by card; returns the reference of the completed order. */
  readonly pay: () => Promise<string>;
};

/** Prepares a cart with two tickets and the guest's data, with the shop's own calls, for tests that are about a later
 *  page. */
export const prepareOrder = async (origin: string): Promise<PreparedOrder> => {
  const { save, payPage, date, add } = await ticketOn(
    origin,
    ({ availability }) => availability.find((day) => day.ticketsAvailable > 100)?.date,
  );
  const cartId = await add(2);
  const { emailRepeat: _, ...typed } = guest;
  const session = await save(cartId, { customer: { ...typed, country: countryId('SI') } });
  const pay = async (): Promise<string> => {
    const back = await value(
      payWithCard(await payPage(cartId, session), aCard(), (address, init) => fetch(address, init)),
    );
    return new URL(back).searchParams.get('ref') ?? '';
  };
  const name = 'checkout';
  const sent = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(sessionCookieHeader(session))?.[1] ?? '';
  return {
    date,
    cookies: [
      { name: 'shopCart', value: cartId },
      { name, value: sent },
    ],
    begin: async () => void (await payPage(cartId, session)),
    pay,
  };
};

/** Prepares the same and sets the cookies of the payment step in the context's browser. */
export const carryOrder = async (context: BrowserContext, origin: string): Promise<PreparedOrder> => {
  const order = await prepareOrder(origin);
  await context.addCookies(order.cookies.map((cookie) => ({ ...cookie, url: origin })));
  return order;
};
