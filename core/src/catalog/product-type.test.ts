import { expect, it } from 'vitest';
import { isBoundToDay, isTicketType, missingPeriod, type ProductType, type TicketType } from './product-type.ts';

it.each<[ProductType, boolean]>([
  ['giftCard', false],
  ['dailyTicket', true],
  ['hourlyTicket', true],
  ['multiDayTicket', true],
  ['wellcardGiftCard', false],
])('whether a %s is a ticket: %s', (type, isTicket) => {
  expect(isTicketType(type)).toBe(isTicket);
});

it.each<[TicketType, boolean, string]>([
  ['dailyTicket', true, 'dateNotSelected'],
  ['hourlyTicket', true, 'dateNotSelected'],
  ['multiDayTicket', false, 'seasonNotSelected'],
])(
  'a %s is bound to a day: %s, and is refused without its period with %s (R-VALID-20, R-VALID-21)',
  (type, bound, kind) => {
    expect([isBoundToDay(type), missingPeriod(type)]).toEqual([bound, { kind }]);
  },
);
