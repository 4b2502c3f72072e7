import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inKnownNames, inPascalCase } from './member-names.ts';
import type { Members } from './members.ts';

const known: Members = {
  cartId: 'typed',
  language: 'public',
  items: { priceListId: 'typed', quantity: 'public' },
};

describe('a request', () => {
  test.each([
    [
      { CartId: 'a', Language: 'sl' },
      { cartId: 'a', language: 'sl' },
    ],
    [
      { Items: [{ PriceListId: 'p', quantity: 1 }, 'odd', null] },
      { items: [{ priceListId: 'p', quantity: 1 }, 'odd', null] },
    ],
  ])('has camel case members after reading, whichever case it was sent in: %j', (sent, named) => {
    expect(inKnownNames(sent, known)).toEqual(named);
    expect(inKnownNames(named, known)).toEqual(named);
  });

  test.each([true, false])(
    'that has a member in both cases uses the one in the case of the call (Pascal: %s)',
    (isPascal) => {
      const wins = { cartId: isPascal ? 'upper' : 'lower' };
      expect(inKnownNames({ cartId: 'lower', CartId: 'upper' }, known, isPascal)).toEqual(wins);
      expect(inKnownNames({ CartId: 'upper', cartId: 'lower' }, known, isPascal)).toEqual(wins);
    },
  );

  test('is written in Pascal case, also within lists', () => {
    const named = { cartId: 'a', items: [{ priceListId: 'p', quantity: 1 }, 'odd', null] };
    const spelled = inPascalCase(named);
    expect(spelled).toEqual({ CartId: 'a', Items: [{ PriceListId: 'p', Quantity: 1 }, 'odd', null] });
    expect(inKnownNames(spelled, known, true)).toEqual(named);
  });

  test.each(['__proto__', 'constructor', 'ToString', '', 'CARTID', 'cartid'])(
    'has the unknown member %s unchanged',
    (name) => {
      const sent: unknown = JSON.parse(`{${JSON.stringify(name)}:{"CartId":1}}`);
      expect(inKnownNames(sent, known)).toEqual(sent);
    },
  );

  test('of any JSON is read without an error, and reading twice changes nothing (law)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(inKnownNames(value, {})).toEqual(value);
        expect(inKnownNames(inKnownNames(value, known), known)).toEqual(inKnownNames(value, known));
      }),
    );
  });
});
