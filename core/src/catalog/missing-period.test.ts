import { expect, it } from 'vitest';
import type { TicketType } from './product-type.ts';
import { missingPeriod } from './product-type.ts';

it.each<[TicketType, string]>([
  ['dailyTicket', 'dateNotSelected'],
  ['hourlyTicket', 'dateNotSelected'],
  ['multiDayTicket', 'seasonNotSelected'],
])('a %s without a period lacks its own kind of period: %s (R-VALID-20, R-VALID-21)', (type, kind) => {
  expect(missingPeriod(type)).toEqual({ kind });
});
