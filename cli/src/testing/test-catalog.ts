import type { Cart } from '@shop/core/cart/cart';
import type { CartLine, TicketLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { DayTicket, TicketQuote } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import {
  cartId,
  cartItemId,
  categoryId,
  orderRef,
  priceGroupId,
  priceListId,
  productId,
  upsellId,
} from '@shop/core/ids';
import { cents, subtract, sum } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { cleanMarkup } from '@shop/core/testing/clean-markup';

const day = localDate('2026-12-01');

export const ticket: DayTicket = {
  kind: 'ticket',
  id: productId('p-termalija'),
  type: 'dailyTicket',
  name: 'Termalija',
  url: 'termalija',
  cultures: [],
  image: '',
  availability: [{ date: day, ticketsAvailable: 12, adultPrice: cents(1600) }],
  facilityDiscounts: [{ date: day, percent: percent(20) }],
  defaultDailyTicketAvailabilityInDays: 30,
  description: cleanMarkup('<p>Za vso družino &amp; prijatelje</p>'),
  termsText: cleanMarkup(''),
  calendarText: cleanMarkup(''),
  selectText: cleanMarkup(''),
};

const list = (id: string, name: string, price: number, enabled = true) =>
  ({ id: priceListId(id), name, price: cents(price), kind: { type: 'default' }, enabled }) as const;

export const quote: TicketQuote = {
  ticketsAvailable: 12,
  personsInCart: 0,
  facilityDiscount: percent(20),
  priceGroups: [
    {
      id: priceGroupId('g-day'),
      name: 'Dnevna vstopnica',
      description: cleanMarkup('Ves dan'),
      enabled: true,
      priceLists: [
        list('pl-adult', 'Odrasli', 2200),
        list('pl-child', 'Otroci', 2000),
        {
          ...list('pl-family', 'Paket 2+2', 7200),
          kind: {
            type: 'package',
            items: [
              { categoryId: categoryId('6f1c0f5e-3a0b-4c55-9d8e-2b7a1e4c9a01'), quantity: 2 },
              { categoryId: categoryId('b2d94c7a-81f6-4e0d-a3c2-5f9e6d1b7c02'), quantity: 2 },
            ],
          },
        },
      ],
    },
    {
      id: priceGroupId('g-evening'),
      name: 'Večerna vstopnica',
      description: cleanMarkup(''),
      enabled: true,
      priceLists: [list('pl-evening', 'Odrasli', 1600), list('pl-senior', 'Odrasli 65+', 1400, false)],
    },
  ],
};

export const listed: ProductListItem = {
  id: ticket.id,
  name: 'Termalija',
  url: 'termalija',
  image: '',
  shortDescription: 'Bazeni',
  categories: [],
  isValueGiftCard: false,
  price: cents(1600),
  textBeforePrice: 'od',
  textAfterPrice: '',
  quantityDiscountText: '',
  numberOfPeople: '',
  available: true,
};

/** 21,99 EUR less 20 % is 17,592: a price where rounding drops something. */
export const item: TicketLine = {
  kind: 'ticket',
  id: cartItemId('item-1'),
  productId: ticket.id,
  priceListId: priceListId('pl-adult'),
  productTitle: 'Termalija',
  priceTitle: 'Dnevna vstopnica, odrasli',
  period: { type: 'day', date: day },
  price: linePrice({ price: cents(2199), quantity: 2, facilityDiscount: percent(20) }),
  hold: { type: 'held', until: instant(Date.UTC(2026, 10, 21, 9, 15)) },
};

export const aTowel: Upsell = {
  id: upsellId('towel'),
  name: 'Brisača',
  description: '',
  image: '',
  price: cents(400),
  priceWithDiscount: cents(300),
  dates: [day],
  parentProductIds: [ticket.id],
};

export const aCart = (items: readonly CartLine[] = [item], promo?: Cart['promo']): Cart => {
  const lines = sum(items.map(({ price }) => price.amount));
  return {
    id: cartId('cart-1'),
    items,
    itemsCount: items.reduce((pieces, { price }) => pieces + price.quantity, 0),
    totalPrice: promo === undefined ? lines : subtract(lines, promo.amount),
    couponsDisabled: false,
    upsells: [],
    ...(promo === undefined ? {} : { promo }),
    frozen: false,
  };
};

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  ref: orderRef('ref-1'),
  number: 'A-1001',
  status: 'completed',
  outcome: 'completed',
  productType: 'dailyTicket',
  paymentType: 'payment',
  total: cents(3518),
  items: [item],
  placedAt: instant(Date.UTC(2026, 10, 21, 9, 5)),
  ...changes,
});
