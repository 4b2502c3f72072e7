import { holdLimitMinutes } from '@shop/core/cart/hold';
import { instant } from '@shop/core/dates/instant';
import { aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { cartHold, endsSoon, holdLeftText } from './hold-notice.view.ts';

const held = (until: number, limit?: number) =>
  aTicketLine({
    hold: { type: 'held', until: instant(until), ...(limit === undefined ? {} : { limit: instant(limit) }) },
  });
const expired = aTicketLine({ hold: { type: 'expired', free: 1 } });

test('the hold of a cart ends with the first hold of its lines', () => {
  expect(cartHold([aGiftCardLine(), held(3000), held(1000), expired])).toMatchObject({ until: 1000, isExpired: true });
  expect(cartHold([aGiftCardLine(), aTicketLine()])).toEqual({ isExtendable: false, isExpired: false });
});

test('a line whose day is over has no hold', () => {
  expect(cartHold([aTicketLine({ hold: { type: 'over' } })])).toEqual({ isExtendable: false, isExpired: false });
});

test.each([
  [999, true],
  [1000, false],
])('a hold until %i with the limit 1000 is extendable: %s (R-EXPECT-8)', (until, isExtendable) => {
  expect(cartHold([held(until, 1000)]).isExtendable).toBe(isExtendable);
  expect(cartHold([held(until)]).isExtendable).toBe(false);
  expect(cartHold([held(1000, 1000), held(until, 1000), expired]).isExtendable).toBe(isExtendable);
});

test.each([
  [undefined, undefined],
  [0, undefined],
  [1, 'Cart.HoldLeft 1'],
  [holdLimitMinutes, `Cart.HoldLeft ${holdLimitMinutes}`],
  [holdLimitMinutes + 1, undefined],
])('the text for %s minutes left is %s', (left, text) => {
  expect(holdLeftText(left, plainTranslator)).toBe(text);
});

test.each([
  [undefined, false],
  [0, false],
  [1, true],
  [3, true],
  [4, false],
])('a hold with %s minutes left ends soon: %s', (left, isNear) => {
  expect(endsSoon(left)).toBe(isNear);
});
