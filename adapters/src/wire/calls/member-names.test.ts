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
  ])('may name its members in either case, within lists as well: %j', (sent, named) => {
    expect(inKnownNames(sent, known)).toEqual(named);
    expect(inKnownNames(named, known)).toEqual(named);
  });

  test.each([true, false])(
    'says what it says in the seed’s spelling when it says it twice (Pascal: %s)',
    (isPascal) => {
      const wins = { cartId: isPascal ? 'upper' : 'lower' };
      expect(inKnownNames({ cartId: 'lower', CartId: 'upper' }, known, isPascal)).toEqual(wins);
      expect(inKnownNames({ CartId: 'upper', cartId: 'lower' }, known, isPascal)).toEqual(wins);
    },
  );

  test('is spelled as the seed spells it, also within lists', () => {
    const named = { cartId: 'a', items: [{ priceListId: 'p', quantity: 1 }, 'odd', null] };
    const spelled = inPascalCase(named);
    expect(spelled).toEqual({ CartId: 'a', Items: [{ PriceListId: 'p', Quantity: 1 }, 'odd', null] });
    expect(inKnownNames(spelled, known, true)).toEqual(named);
  });

  test.each(['__proto__', 'constructor', 'ToString', '', 'CARTID', 'cartid'])(
    'keeps a name that the call does not know: %s',
    (name) => {
      const sent: unknown = JSON.parse(`{${JSON.stringify(name)}:{"CartId":1}}`);
      expect(inKnownNames(sent, known)).toEqual(sent);
    },
  );

  test('that is anything else stays what it is, and nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(inKnownNames(value, {})).toEqual(value);
        expect(inKnownNames(inKnownNames(value, known), known)).toEqual(inKnownNames(value, known));
      }),
    );
  });
});
