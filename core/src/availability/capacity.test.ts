import { describe, expect, it } from 'vitest';
import { aPackage } from '../testing/builders.ts';
import { fitCapacity, fitCart, maxPersonsPerCart, maxQuantity, personsInLines } from './capacity.ts';

const single = { type: 'default' } as const;
const twoTwo = aPackage(2, 2).kind;

describe('the places of a day', () => {
  it('count a package as the number of its persons', () => {
    expect(personsInLines([])).toBe(0);
    expect(
      personsInLines([
        { kind: single, quantity: 3 },
        { kind: twoTwo, quantity: 2 },
      ]),
    ).toBe(11);
  });

  it.each([0, 49, 50])('suffice for %d persons when 50 are left', (wanted) => {
    expect(fitCapacity(wanted, 50)._unsafeUnwrap()).toBe(wanted);
  });

  it.each([
    [51, 50, 50],
    [1, 0, 0],
    [1, -3, 0],
  ])('do not suffice for %d persons when %d are left, and the refusal names %d', (wanted, left, named) => {
    expect(fitCapacity(wanted, left)._unsafeUnwrapErr()).toEqual({ kind: 'capacityFull', left: named });
  });
});

describe('a cart', () => {
  it.each([19, 20])('accepts %d persons', (persons) => {
    expect(fitCart(persons).isOk()).toBe(true);
  });

  it('refuses 21 persons', () => {
    expect(fitCart(21)._unsafeUnwrapErr()).toEqual({ kind: 'cartTooLarge', max: maxPersonsPerCart });
  });
});

describe('the maximum quantity of a line', () => {
  it.each([
    { what: 'the places left', line: { kind: single, quantity: 2, left: 3, personsInCart: 2 }, most: 5 },
    { what: 'the room in the cart', line: { kind: single, quantity: 2, left: 50, personsInCart: 18 }, most: 4 },
    { what: 'whole packages', line: { kind: twoTwo, quantity: 1, left: 7, personsInCart: 4 }, most: 2 },
    { what: 'whole packages that just fit', line: { kind: twoTwo, quantity: 1, left: 8, personsInCart: 4 }, most: 3 },
    {
      what: 'its present quantity on a full day',
      line: { kind: single, quantity: 2, left: 0, personsInCart: 2 },
      most: 2,
    },
    {
      what: 'its present quantity on an oversold day',
      line: { kind: single, quantity: 2, left: -5, personsInCart: 2 },
      most: 2,
    },
  ])('is $most when limited by $what', ({ line, most }) => {
    expect(maxQuantity(line)).toBe(most);
  });
});
