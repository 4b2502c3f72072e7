import { expect, it } from 'vitest';
import { isBoundToDay, isTicketType, type ProductType, type TicketType } from './product-type.ts';

it.each<[ProductType, boolean]>([
  ['giftCard', false],
  ['dailyTicket', true],
  ['hourlyTicket', true],
  ['multiDayTicket', true],
  ['wellcardGiftCard', false],
])('%s is a ticket: %s', (type, isTicket) => {
  expect(isTicketType(type)).toBe(isTicket);
});

it.each<[TicketType, boolean]>([
  ['dailyTicket', true],
  ['hourlyTicket', true],
  ['multiDayTicket', false],
])('%s is bound to a day: %s', (type, bound) => {
  expect(isBoundToDay(type)).toBe(bound);
});
