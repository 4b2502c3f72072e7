import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { describe, expect, test } from 'vitest';
import { decodeOrderContent } from './order-content.ts';

const price = linePrice({
  price: cents(2199),
  quantity: 2,
  quantityDiscountMinItems: 3,
  facilityDiscount: percent(20),
});

/** As version 1 wrote it: without a version, lines that do not say what they are. */
const v1 = (more: object, validity: object = { type: 'none' }, promo?: object): string =>
  JSON.stringify({
    items: [{ id: 'line', ...more, productTitle: 'P', priceTitle: 'L', validity, price, hold: { type: 'notHeld' } }],
    ...(promo === undefined ? {} : { promo }),
  });

const line = { id: 'line', productTitle: 'P', priceTitle: 'L', price };
const ids = { productId: 'p', priceListId: 'l' };
const day = { type: 'day', date: '2026-11-24' };

describe('a line of version 1', () => {
  test.each([
    [v1(ids, day), { ...line, ...ids, kind: 'ticket', period: day, hold: { type: 'notHeld' } }],
    [
      v1(ids, { type: 'season', name: 'Poletje' }),
      { ...line, ...ids, kind: 'ticket', period: { type: 'season', name: 'Poletje' }, hold: { type: 'notHeld' } },
    ],
    [v1(ids), { ...line, ...ids, kind: 'giftCard' }],
    [v1({}), { ...line, kind: 'upsell' }],
    [v1({}, day), { ...line, kind: 'upsell', date: '2026-11-24' }],
  ])('becomes what it is: %s', (text, expected) => {
    expect(decodeOrderContent(text)).toEqual({ items: [expected] });
  });

  test('keeps its promo code', () => {
    const promo = { code: 'TERME5', description: '5 %', amount: 175 };
    expect(decodeOrderContent(v1(ids, day, promo)).promo).toEqual(promo);
  });
});

describe('text that no version of the program wrote', () => {
  test.each([
    ['{"items":', 'stored order content is damaged: no JSON'],
    ['7', 'stored order content is damaged: '],
    ['{}', 'stored order content is damaged: items'],
    [v1(ids, { type: 'night' }), 'stored order content is damaged: items[0].validity'],
    [v1(ids, day).replace('2199', '21.99'), 'stored order content is damaged: items[0].price'],
    [v1(ids, day).replace('{"items"', '{"version":2,"items"'), 'stored order content is damaged: items[0]'],
    ['{"version":3,"items":[]}', 'stored order content is of version 3, which a newer program wrote'],
  ])('is not guessed at: %s', (text, words) => {
    expect(() => decodeOrderContent(text)).toThrow(words);
  });
});
