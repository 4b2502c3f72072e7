import { expect, it } from 'vitest';
import { maxGiftCardsPerCart, maxPersonsPerCart, maxUpsellsPerCart } from '../availability/capacity.ts';
import { maxAmount, maxPrice, times } from './cents.ts';

it('is above the cart that holds as much of everything as it may, each as dear as it may be', () => {
  // Gift cards that were worth little when they were added may have become as dear as anything since.
  const pieces = maxPersonsPerCart + maxGiftCardsPerCart + maxUpsellsPerCart;
  expect(times(maxPrice, pieces)).toBe(1_980_000_000);
  expect(times(maxPrice, pieces)).toBeLessThanOrEqual(maxAmount);
});
