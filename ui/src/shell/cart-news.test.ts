import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aCart, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { contentOf, newsOf } from './cart-news.ts';

const line = aTicketLine({ hold: { type: 'held', until: instant(1000) } });
const cart = aCart({ items: [line] });

test('the content of a cart is the same in another language, and no cart equals an empty one', () => {
  expect(newsOf(aCart({ items: [{ ...line, productTitle: 'Thermal pool' }] }))).toBe(newsOf(cart));
  expect(newsOf(undefined)).toBe(newsOf(aCart({ items: [] })));
});

test('the content of a cart changes with its quantities, lines, code, prices and lost lines', () => {
  const others = [
    aCart({ items: [{ ...line, price: linePrice({ price: cents(22_00), quantity: 2 }) }] }),
    aCart({ items: [{ ...line, price: linePrice({ price: cents(23_00), quantity: 1 }) }] }),
    aCart({ items: [line, { ...line, cartItemId: cartItemId('another') }] }),
    aCart({ items: [line], promo: { code: 'X', description: '', amount: cents(1) } }),
    aCart({
      items: [line],
      lost: [{ productTitle: '', priceTitle: '', quantity: 1, period: line.period, reason: 'over' }],
    }),
  ];
  for (const other of others) expect(contentOf(other)).not.toBe(contentOf(cart));
});

test('an extended hold is news but not another content', () => {
  const extended = aCart({ items: [{ ...line, hold: { type: 'held', until: instant(2000) } }] });
  expect(contentOf(extended)).toBe(contentOf(cart));
  expect(newsOf(extended)).not.toBe(newsOf(cart));
});
