import type { OrderPapers, Sale } from '../checkout/order-papers.ts';
import { instant } from '../dates/instant.ts';
import { cartItemId, orderRef, ticketCode } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aGiftCardLine, anUpsellLine, aTicketLine } from './builders.ts';

const codeOf = (number: number) => ticketCode(String(number).padStart(16, '7K3M9QTX2B4DHJ8W'));

/** The seller Lunaria, with the tax of `anOrderPapers`. */
export const aSale: Sale = {
  seller: {
    name: 'Terme Lunaria d.o.o.',
    street: 'Zdraviliška cesta 24',
    town: '3254 Podčetrtek',
    email: 'info@lunaria.example',
    vatId: 'SI12345678',
  },
  vat: {
    lines: [
      { rate: 2200, net: cents(4_10), vat: cents(90), gross: cents(5_00) },
      { rate: 950, net: cents(36_16), vat: cents(3_44), gross: cents(39_60) },
    ],
    vouchers: cents(80_00),
  },
};

/** Two tickets for adults on a day with a discount, a free one for a child, a massage gift card and a towel, paid by
 *  card. */
export const anOrderPapers = (overrides: Partial<OrderPapers> = {}): OrderPapers => ({
  order: {
    ref: orderRef('ref-1'),
    productType: 'dailyTicket',
    orderNumber: '2026-000042',
    status: 'completed',
    outcome: 'completed',
    paymentType: 'payment',
    total: cents(124_60),
    items: [
      aTicketLine({ price: linePrice({ price: cents(22_00), quantity: 2, facilityDiscount: percent(10) }) }),
      aTicketLine({
        cartItemId: cartItemId('item-2'),
        priceTitle: 'Otroci do 3 let',
        price: linePrice({ price: cents(0), quantity: 1 }),
      }),
      aGiftCardLine(),
      anUpsellLine(),
    ],
    placedAt: instant(Date.UTC(2026, 10, 16, 9, 30)),
  },
  language: 'sl',
  buyerName: 'Ana Šuštar',
  tickets: ['item-1', 'item-1', 'item-2', 'card-1'].map((item, index) => ({
    code: codeOf(index + 1),
    cartItemId: cartItemId(item),
    isUsedUp: false,
  })),
  ...overrides,
});
