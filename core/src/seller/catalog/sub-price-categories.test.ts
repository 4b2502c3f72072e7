import { describe, expect, it } from 'vitest';
import { defaultPersonCategories } from '../../catalog/person-categories.ts';
import { categoryId } from '../../ids.ts';
import { aSeller, refusal, tickets } from '../../testing/seller-builders.ts';
import { adult, family } from '../../testing/seller-catalog-builder.ts';

const foreign = {
  kind: 'invalidInput',
  field: 'CategoryId',
  expected: 'a sub price category of the price list, or none',
};

describe('the sub price category of a ticket', () => {
  it.each([
    [adult, undefined, undefined],
    [adult, 'adult', undefined],
    [adult, defaultPersonCategories.adult, foreign],
    [adult, 'senior', foreign],
    [family, 'adult', undefined],
    [family, 'child', undefined],
    [family, defaultPersonCategories.adult, foreign],
  ])('of %s as %s has the refusal %o', (priceListId, category, error) => {
    const command = tickets([[priceListId, 1]]);
    const chosen = category === undefined ? {} : { categoryId: categoryId(category) };
    const order = { ...command.order, items: [{ priceListId, quantity: 1, ...chosen }] };
    expect(refusal(aSeller(), { ...command, order })).toEqual(error);
  });

  it('of another price list in one line refuses the whole request', () => {
    const command = tickets([
      [adult, 1],
      [family, 1],
    ]);
    const lines = [
      { priceListId: adult, quantity: 1 },
      { priceListId: family, quantity: 1, categoryId: categoryId('senior') },
    ];
    expect(refusal(aSeller(), { ...command, order: { ...command.order, items: lines } })).toEqual(foreign);
  });
});
