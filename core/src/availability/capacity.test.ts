import { describe, expect, it } from 'vitest';
import { aPackage } from '../testing/builders.ts';
import { fitCapacity, fitCart, maxPersonsPerCart, maxQuantity, personsInLines } from './capacity.ts';

const single = { type: 'default' } as const;
const twoTwo = aPackage(2, 2).kind;

describe('places', () => {
  it('are counted in persons: a package takes as many as it holds', () => {
    expect(personsInLines([])).toBe(0);
    expect(
      personsInLines([
        { kind: single, quantity: 3 },
        { kind: twoTwo, quantity: 2 },
      ]),
    ).toBe(11);
  });

  it.each([0, 49, 50])('are enough for %d of 50', (wanted) => {
    expect(fitCapacity(wanted, 50)._unsafeUnwrap()).toBe(wanted);
  });

  it.each([
    [51, 50, 50],
    [1, 0, 0],
    [1, -3, 0],
  ])('are not enough for %d of %d, and %d are told', (wanted, left, told) => {
    expect(fitCapacity(wanted, left)._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: told });
  });
});

describe('a cart', () => {
  it.each([19, 20])('may hold %d persons', (persons) => {
    expect(fitCart(persons).isOk()).toBe(true);
  });

  it('may not hold 21 persons', () => {
    expect(fitCart(21)._unsafeUnwrapErr()).toEqual({ kind: 'cartTooLarge', max: maxPersonsPerCart });
  });
});

describe('the largest quantity of a line', () => {
  it.each([
    { what: 'what is left', line: { kind: single, quantity: 2, left: 3, personsInCart: 2 }, most: 5 },
    { what: 'the room in the cart', line: { kind: single, quantity: 2, left: 50, personsInCart: 18 }, most: 4 },
    { what: 'whole packages', line: { kind: twoTwo, quantity: 1, left: 7, personsInCart: 4 }, most: 2 },
    { what: 'whole packages just fitting', line: { kind: twoTwo, quantity: 1, left: 8, personsInCart: 4 }, most: 3 },
    { what: 'what it has on a full day', line: { kind: single, quantity: 2, left: 0, personsInCart: 2 }, most: 2 },
    { what: 'what it has when oversold', line: { kind: single, quantity: 2, left: -5, personsInCart: 2 }, most: 2 },
  ])('is bound by $what: $most', ({ line, most }) => {
    expect(maxQuantity(line)).toBe(most);
  });
});
