import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { expiredLineView } from './expired-line.view.ts';

const twelve = linePrice({ price: cents(22_00), quantity: 12 });
const view = (free: number) =>
  expiredLineView(aTicketLine({ price: twelve, hold: { type: 'expired', free } }), plainTranslator);

test.each([
  [0, 'Cart.FreeNone', undefined],
  [1, 'Cart.FreePart 1 12', 'Cart.Take 1'],
  [11, 'Cart.FreePart 11 12', 'Cart.Take 11'],
  [12, 'Cart.FreeAll', 'Cart.TakeAgain'],
])('%i of twelve free: %s, %s', (free, text, take) => {
  expect(view(free)?.text).toBe(text);
  expect(view(free)?.take?.text).toBe(take);
});

test('a line whose day is over can only be taken out', () => {
  expect(expiredLineView(aTicketLine({ hold: { type: 'over' } }), plainTranslator)).toEqual({
    text: 'Cart.NotForSale',
  });
});

test('the press says whose it is', () => {
  expect(view(6)?.take).toMatchObject({ quantity: 6, label: 'Cart.Take 6: Termalija, Odrasli' });
});

test('a line that is held, of a provider that does not tell, or no ticket has nothing to take', () => {
  for (const line of [aTicketLine(), aTicketLine({ hold: { type: 'expired' } }), aGiftCardLine()]) {
    expect(expiredLineView(line, plainTranslator)).toBeUndefined();
  }
});
