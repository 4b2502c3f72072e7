import { describe, expect, test } from 'vitest';
import { listQueryIn } from './list-query.ts';

describe('the query of a list address', () => {
  test.each([
    ['', { sort: 'recommended', take: 999 }],
    ['category=for-two&sort=priceUp', { categoryId: 'for-two', sort: 'priceUp', take: 999 }],
    ['category=&sort=cheapest&show=x', { sort: 'recommended', take: 999 }],
  ] as const)('with %j sorts and filters gift cards (R-LIMIT-4)', (search, query) => {
    expect(listQueryIn(search, 1)).toEqual(query);
  });

  test.each([
    ['', 15],
    ['show=15', 15],
    ['show=16', 30],
    ['show=990', 990],
    ['show=991', 990],
    ['show=1e9', 990],
    ['show=-15', 15],
    ['show=15.5', 15],
  ])('with %j shows %i tickets (R-LIMIT-5)', (search, take) => {
    expect(listQueryIn(search, 2)).toEqual({ sort: 'recommended', take });
  });
});
