import type { Cart } from '@shop/core/cart/cart';
import type { ShopPort } from '@shop/core/cart/shop-port';
import type { DayTicket } from '@shop/core/catalog/ticket';
import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import { instant } from '@shop/core/dates/instant';
import { localDate, plusDays } from '@shop/core/dates/local-date';
import type { CallFailure } from '@shop/core/errors/named-error';
import { cartId, cartItemId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import type { Ports } from '@shop/core/use-cases';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { sampleContent } from './sample-content.ts';

export const today = localDate('2026-11-21');

/** Noon of a Saturday, for ever. */
export const sampleClock: ClockPort = {
  now: () => instant(Date.parse('2026-11-21T12:00:00Z')),
  today: () => today,
  zone: 'Europe/Ljubljana',
};

const ticket: DayTicket = {
  kind: 'ticket',
  id: productId('termalija'),
  type: 'dailyTicket',
  name: 'Termalija',
  url: 'termalija',
  cultures: [],
  pageGroup: 'poolTickets',
  image: '/media/termalija.jpg',
  availability: Array.from({ length: 30 }, (_, day) => ({
    date: plusDays(today, day),
    ticketsAvailable: (day % 7) * 12,
  })),
  facilityDiscounts: [],
  defaultDailyTicketAvailabilityInDays: 30,
  description: cleanMarkup('Topli bazeni <b>za vso družino</b>.'),
  termsText: cleanMarkup(''),
  calendarText: cleanMarkup(''),
  selectText: cleanMarkup(''),
};

const sampleCart: Cart = {
  id: cartId('cart-1'),
  items: [
    {
      kind: 'ticket',
      id: cartItemId('line-1'),
      productTitle: 'Termalija',
      priceTitle: 'Odrasli',
      period: { type: 'day', date: localDate('2026-11-24') },
      price: {
        quantity: 2,
        unitPrice: cents(1760),
        amount: cents(3520),
        amountWithoutDiscount: cents(4400),
        steps: [],
      },
      hold: { type: 'notHeld' },
    },
  ],
  itemsCount: 2,
  totalPrice: cents(3520),
  couponsDisabled: true,
  upsells: [],
  frozen: false,
};

const refuse = (): ResultAsync<never, CallFailure> => errAsync({ kind: 'unreachable', cause: 'network' });

const shop: ShopPort = {
  listProducts: () =>
    okAsync({
      items: [
        {
          id: ticket.id,
          name: ticket.name,
          url: ticket.url,
          image: ticket.image,
          shortDescription: 'Topli bazeni za vso družino.',
          categories: [],
          isValueGiftCard: false,
          price: cents(2200),
          priceWithDiscount: cents(1760),
          textBeforePrice: 'od',
          textAfterPrice: '',
          quantityDiscountText: '',
          numberOfPeople: '',
          available: true,
        },
      ],
      hasMoreItems: false,
      totalCount: 1,
    }),
  listCategories: () => okAsync([]),
  showProduct: (_, url) => (url === ticket.url ? okAsync(ticket) : errAsync({ kind: 'notFound', what: 'product' })),
  quoteTicket: () => okAsync({ ticketsAvailable: 24, personsInCart: 0, facilityDiscount: percent(0), priceGroups: [] }),
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

/** Everything that pages need from outside, as plain objects; the cookies come with each request. */
export const samplePorts: Omit<Ports, 'cookies' | 'clock'> = {
  shop,
  checkout,
  content: sampleContent,
  random: { token: () => '0'.repeat(32), secret: () => '0'.repeat(32) },
};
