import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from './line-price.ts';
import { priceWithTicket, promoShare } from './price-derivation.ts';

const towel = { price: cents(600), priceWithDiscount: cents(400), quantity: 1 } as const;

test('an upsell names its lower price only while its ticket is missing', () => {
  expect(priceWithTicket(linePrice({ ...towel, lacksTicket: true }))).toBe(400);
  expect(priceWithTicket(linePrice(towel))).toBeUndefined();
  expect(priceWithTicket(linePrice({ ...towel, quantityDiscountMinItems: 2 }))).toBeUndefined();
  expect(priceWithTicket(linePrice({ ...towel, priceWithDiscount: cents(600), lacksTicket: true }))).toBeUndefined();
});

test('a line without a promo code has no share of it', () => {
  expect(promoShare(linePrice(towel))).toBe(0);
  expect(promoShare({ ...linePrice(towel), steps: [] })).toBe(0);
});
