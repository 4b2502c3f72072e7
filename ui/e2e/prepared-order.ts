import type { BrowserContext } from '@playwright/test';
import { sessionCookieHeader } from '@shop/adapters/cookies/shop-cookies';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import type { LocalDate } from '@shop/core/dates/local-date';
import { countryId } from '@shop/core/ids';
import { must, ticketOn } from './filled-cart.ts';
import { guest } from './guest.ts';

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
