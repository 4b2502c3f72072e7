import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { sessionCookieHeader } from '@shop/adapters/cookies/shop-cookies';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { countryId, idempotencyKey } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { guest } from './guest.ts';

const must = <T>(answer: ResultAsync<T, ShopError>): Promise<T> =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`the order could not be prepared: ${JSON.stringify(error)}`);
    },
  );

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
  const calls = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));
  const [shop, checkout] = [calls, calls];
  const ticket = await must(shop.showProduct('sl', 'termalija'));
  const free = 'availability' in ticket ? ticket.availability.find((day) => day.ticketsAvailable > 100) : undefined;
  if (free === undefined) throw new Error('termalija has no free day');
  const period = { type: 'day', date: free.date } as const;
  const quote = await must(shop.quoteTicket({ language: 'sl', productId: ticket.id, period }));
  const lists = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
  const list = lists.find((one) => one.sale.type === 'onSale' && one.kind.type === 'default');
  if (list === undefined) throw new Error('termalija sells no single ticket');
  const lines = [{ priceListId: list.id, quantity: 2 }];
  const key = idempotencyKey(crypto.randomUUID());
  const { cartId } = await must(shop.addTicket({ productId: ticket.id, language: 'sl', period, lines }, key));
  const { emailRepeat: _, ...typed } = guest;
  const customer = { ...typed, country: countryId('SI') };
  const saved = await must(checkout.saveCustomer({ cartId, customer, language: 'sl', mtcId: -1 }));
  const session = saved.session === undefined ? '' : sessionCookieHeader(saved.session);

  const start = () => must(checkout.startPayment({ cartId, paymentType: 'payment', ...saved }));
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
    date: free.date,
    cookies: [
      { name: 'shopCart', value: cartId },
      { name, value },
    ],
    begin,
    pay,
  };
};
