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

test('a visit is offered to a calendar once to whoever knows the key, and neither a towel of that day nor a gift card', () => {
  expect(calendarLinks(order, 'k', plainTranslator)).toEqual([
    { href: '/sl/moje-narocilo.ics?key=k&visit=1', text: `Order.AddToCalendar Termalija, ${aDay}` },
  ]);
  expect(calendarLinks(order, undefined, plainTranslator)).toEqual([]);
});

test('an order that is over, or has no number, has nothing for a calendar', () => {
  const { orderNumber: _, ...numberless } = order;
  for (const given of [{ ...order, outcome: 'canceled' as const }, numberless])
    expect(calendarLinks(given, 'k', plainTranslator)).toEqual([]);
});
