import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { priceGroupId, priceListId, productId } from '@shop/core/ids';
import { cents, subtract, sum, zero } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { noConditions } from '@shop/core/pricing/price-conditions';
import {
  aListedProduct,
  anUpsell,
  aPackage,
  aPriceGroup,
  aPriceList,
  aTicket,
  aTicketLine,
  aTicketQuote,
  aCart as cartOf,
} from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { anOrderPapers } from '@shop/core/testing/order-papers';

const day = localDate('2026-12-01');

export const ticket = aTicket({
  id: productId('p-termalija'),
  image: '',
  availability: [{ date: day, ticketsAvailable: 12, adultPrice: cents(1600) }],
  facilityDiscounts: [{ date: day, percent: percent(20) }],
  defaultDailyTicketAvailabilityInDays: 30,
  description: cleanMarkup('<p>Za vso družino &amp; prijatelje</p>'),
});

const list = (id: string, name: string, price: number, enabled = true) =>
  aPriceList({ priceListId: priceListId(id), name, price: cents(price), enabled });

export const quote = aTicketQuote({
  ticketsAvailable: 12,
  conditions: { ...noConditions, facilityDiscount: percent(20) },
  priceGroups: [
    aPriceGroup({
      priceGroupId: priceGroupId('g-day'),
      description: cleanMarkup('Ves dan'),
      priceLists: [
        list('pl-adult', 'Odrasli', 2200),
        list('pl-child', 'Otroci', 2000),
        aPackage(2, 2, { priceListId: priceListId('pl-family'), price: cents(7200) }),
      ],
    }),
    aPriceGroup({
      priceGroupId: priceGroupId('g-evening'),
      name: 'Večerna vstopnica',
      priceLists: [list('pl-evening', 'Odrasli', 1600), list('pl-senior', 'Odrasli 65+', 1400, false)],
    }),
  ],
});

export const listed = aListedProduct({ id: ticket.id, shortDescription: 'Bazeni', price: cents(1600) });

/** 21,99 EUR less 20 % is 17,592 EUR: a price that has to be rounded. */
export const item = aTicketLine({
  productId: ticket.id,
  priceListId: priceListId('pl-adult'),
  priceTitle: 'Dnevna vstopnica, odrasli',
  period: { type: 'day', date: day },
  price: linePrice({ price: cents(2199), quantity: 2, facilityDiscount: percent(20) }),
  hold: { type: 'held', until: instant(Date.UTC(2026, 10, 21, 9, 15)) },
});

export const aTowel = anUpsell({
  price: cents(400),
  priceWithDiscount: cents(300),
  dates: [day],
  parentProductIds: [ticket.id],
});

export const aCart = (items: readonly CartLine[] = [item], promo?: Cart['promo']): Cart => {
  const lines = sum(items.map(({ price }) => price.amount));
  return cartOf({
    items,
    ...(promo === undefined ? { totalPrice: lines } : { totalPrice: subtract(lines, promo.amount ?? zero), promo }),
  });
};

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  ...anOrderPapers().order,
  orderNumber: 'A-1001',
  total: cents(3518),
  items: [item],
  placedAt: instant(Date.UTC(2026, 10, 21, 9, 5)),
  ...changes,
});
