import type { Cart } from '@shop/core/cart/cart';
import type { TicketOrder } from '@shop/core/cart/orders';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { PaymentType } from '@shop/core/checkout/payment';
import type { Customer } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import {
  type CartId,
  type CheckoutSession,
  type ClientSecret,
  clientSecret,
  type IdempotencyKey,
  idempotencyKey,
  type PressKey,
  type ProductId,
  pressKey,
} from '@shop/core/ids';
import type { CheckoutPort, CustomerEntry } from '@shop/core/ports/checkout-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { value } from '@shop/core/testing/answers';
import { aCustomer } from '@shop/core/testing/builders';
import { stubCheckout } from '@shop/core/testing/stub-ports';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';

export const anna: Customer = aCustomer({ lastName: 'Čuček-Šmid', phoneNumber: '+386 40 123 456' });

/** Returns an unused idempotency key. */
export const freshKey = (): IdempotencyKey => idempotencyKey(cryptoRandom.token());

/** Returns an unused press key. */
export const freshPress = (): PressKey => pressKey(cryptoRandom.token());

/** Returns a new client secret. */
export const freshClient = (): ClientSecret => clientSecret(cryptoRandom.token());

/** A ticket, and a day on which it is sold. */
export type OnDay = { readonly ticket: { readonly id: ProductId }; readonly date: LocalDate };

/** Returns a buyer that uses the ports as one client: from a ticket in the cart to the payment page. */
export const shopper = ({
  shop,
  checkout = stubCheckout(),
}: {
  readonly shop: ShopPort;
  readonly checkout?: CheckoutPort;
}) => {
  const ownClient = freshClient();
  const inCart = (cartId: CartId | undefined) => (cartId === undefined ? {} : { cartId });
  const ticketOn = ({ ticket, date }: OnDay) =>
    ({ productId: ticket.id, language: 'sl', period: { type: 'day', date } }) as const;

  const quote = (day: OnDay, cartId?: CartId): Promise<TicketQuote> =>
    value(shop.quoteTicket({ ...ticketOn(day), ...inCart(cartId) }));

  const add = (
    day: OnDay,
    lines: TicketOrder['items'],
    cartId?: CartId,
    key = freshKey(),
    client: ClientSecret | 'none' = ownClient,
  ) =>
    shop.addTicket({ ...ticketOn(day), items: lines, ...inCart(cartId) }, key, client === 'none' ? undefined : client);

  /** Saves a buyer's data and returns the session that may read it. */
  const save = async (cartId: CartId, given: Partial<CustomerEntry> = {}): Promise<CheckoutSession> => {
    const entry = { cartId, customer: anna, language: 'sl', mtcId: -1, ...given } as const;
    const { session } = await value(checkout.saveCustomer(entry));
    if (session === undefined) throw new Error('no session was given');
    return session;
  };

  const startPayment = (cartId: CartId, session: CheckoutSession, paymentType: PaymentType = 'payment') =>
    checkout.startPayment({ cartId, paymentType, session });

  return {
    ...{ quote, add, save, startPayment },
    /** Returns the free places of a day in persons. */
    placesLeft: async (day: OnDay): Promise<number> => (await quote(day)).ticketsAvailable,
    load: (cartId: CartId): Promise<Cart> => value(shop.loadCart({ cartId, language: 'sl' })),
    /** Starts a payment and returns the address of its page. */
    payPage: async (cartId: CartId, session: CheckoutSession): Promise<string> =>
      (await value(startPayment(cartId, session))).returnUrl,
  };
};
