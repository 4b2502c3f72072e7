import { holdLimitMinutes } from '@shop/core/cart/hold';
import { instant } from '@shop/core/dates/instant';
import { aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { firstEnd, holdLeftText } from './hold-notice.view.ts';

const held = (until: number) => aTicketLine({ hold: { type: 'held', until: instant(until) } });

test('the first hold that ends counts, whatever else is in the cart', () => {
  expect(firstEnd([aGiftCardLine(), held(3000), held(1000), aTicketLine({ hold: { type: 'expired' } })])).toBe(1000);
  expect(firstEnd([aGiftCardLine(), aTicketLine()])).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [0, undefined],
  [1, 'Cart.HoldLeft 1'],
  [holdLimitMinutes, `Cart.HoldLeft ${holdLimitMinutes}`],
  [holdLimitMinutes + 1, undefined],
])('of %s minutes left is said: %s', (left, text) => {
  expect(holdLeftText(left, plainTranslator)).toBe(text);
});
