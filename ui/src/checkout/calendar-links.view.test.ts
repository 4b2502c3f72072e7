import { cartItemId } from '@shop/core/ids';
import { aDay, aGiftCardLine, anUpsellLine, aTicketLine } from '@shop/core/testing/builders';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { calendarLinks } from './calendar-links.view.ts';

const { order } = anOrderPapers();

test('a visit is offered to a calendar once, and neither a towel of that day nor a gift card', () => {
  const items = [
    aTicketLine(),
    anUpsellLine({ date: aDay }),
    aGiftCardLine(),
    aTicketLine({ id: cartItemId('child') }),
  ];
  const links = calendarLinks({ ...order, items, number: 'A-1' }, plainTranslator);
  expect(links.map(({ fileName, text }) => [fileName, text])).toEqual([
    [`${aDay}.ics`, `Order.AddToCalendar Termalija, ${aDay}`],
  ]);
  expect(decodeURIComponent(links[0]?.href ?? '')).toContain('Order.Number: A-1');
});
