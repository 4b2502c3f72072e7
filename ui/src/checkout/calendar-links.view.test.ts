import { cartItemId } from '@shop/core/ids';
import { aDay, aGiftCardLine, anUpsellLine, aTicketLine } from '@shop/core/testing/builders';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { calendarLinks } from './calendar-links.view.ts';

const items = [
  aTicketLine(),
  anUpsellLine({ date: aDay }),
  aGiftCardLine(),
  aTicketLine({ cartItemId: cartItemId('child') }),
];
const order = { ...anOrderPapers().order, items };

test('a visit has one calendar link for a holder of the order key; upsells and gift cards have none', () => {
  expect(calendarLinks(order, 'k', plainTranslator)).toEqual([
    { href: '/sl/moje-narocilo.ics?key=k&visit=1', text: `Order.AddToCalendar Termalija, ${aDay}` },
  ]);
  expect(calendarLinks(order, undefined, plainTranslator)).toEqual([]);
});

test('a canceled order and one without a number have no calendar link', () => {
  const { orderNumber: _, ...numberless } = order;
  for (const one of [{ ...order, outcome: 'canceled' as const }, numberless])
    expect(calendarLinks(one, 'k', plainTranslator)).toEqual([]);
});
