import { instant } from '@shop/core/dates/instant';
import { localDate, plusDays } from '@shop/core/dates/local-date';
import type { CallFailure } from '@shop/core/errors/named-error';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { linePrice } from '@shop/core/pricing/line-price';
import { noConditions } from '@shop/core/pricing/price-conditions';
import { aCart, aListedProduct, aTicket, aTicketLine } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import type { Ports } from '@shop/core/use-cases/use-cases';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { sampleContent } from './sample-content.ts';

export const today = localDate('2026-11-21');

/** A clock fixed at noon of a Saturday. */
export const sampleClock: ClockPort = {
  now: () => instant(Date.parse('2026-11-21T12:00:00Z')),
  today: () => today,
  zone: 'Europe/Ljubljana',
};

const ticket = aTicket({
  pageGroup: 'poolTickets',
  availability: Array.from({ length: 30 }, (_, day) => ({
    date: plusDays(today, day),
    ticketsAvailable: (day % 7) * 12,
  })),
  defaultDailyTicketAvailabilityInDays: 30,
  description: cleanMarkup('Topli bazeni <b>za vso družino</b>.'),
});

const sampleCart = aCart({
  items: [
    aTicketLine({
      cartItemId: cartItemId('line-1'),
      period: { type: 'day', date: localDate('2026-11-24') },
      price: linePrice({ price: cents(2200), quantity: 2, facilityDiscount: percent(20) }),
    }),
  ],
  couponsDisabled: true,
});

const refuse = (): ResultAsync<never, CallFailure> => errAsync({ kind: 'unreachable', cause: 'network' });

const shop: ShopPort = {
  listProducts: () =>
    okAsync({
      items: [
        aListedProduct({
          image: ticket.image,
          shortDescription: 'Topli bazeni za vso družino.',
          priceWithDiscount: cents(1760),
        }),
      ],
      hasMoreItems: false,
      totalCount: 1,
    }),
  listCategories: () => okAsync([]),
  showProduct: (_, url) => (url === ticket.url ? okAsync(ticket) : errAsync({ kind: 'notFound', what: 'product' })),
  quoteTicket: () => okAsync({ ticketsAvailable: 24, personsInCart: 0, conditions: noConditions, priceGroups: [] }),
  loadCart: ({ cartId: id }) =>
    id === sampleCart.id ? okAsync(sampleCart) : errAsync({ kind: 'notFound', what: 'cart' }),
  addTicket: refuse,
  addGiftCard: refuse,
  addUpsell: refuse,
  changeQuantity: refuse,
  removeItem: refuse,
  extendHold: refuse,
  applyPromoCode: refuse,
};

const checkout: CheckoutPort = {
  loadCustomer: () => okAsync({ countries: [] }),
  saveCustomer: refuse,
  checkReservation: () => okAsync(false),
  startPayment: refuse,
  stopPayment: refuse,
  showOrder: () => errAsync({ kind: 'notFound', what: 'order' }),
  showPapers: () => errAsync({ kind: 'notFound', what: 'order' }),
  cancelOrder: refuse,
};

/** The ports of pages as plain objects; the cookies come with each request. */
export const samplePorts: Omit<Ports, 'cookies' | 'clock'> = {
  shop,
  checkout,
  content: sampleContent,
  random: { token: () => '0'.repeat(32), secret: () => '0'.repeat(32) },
};
