import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inKnownNames } from './member-names.ts';
import type { Privacy } from './privacy.ts';

const known: Privacy = {
  CartId: 'typed',
  language: 'public',
  Items: { PriceListId: 'typed', Quantity: 'public' },
};

describe('a request', () => {
  test.each([
    [
      { cartId: 'a', Language: 'sl' },
      { CartId: 'a', language: 'sl' },
    ],
    [
      { items: [{ priceListId: 'p', Quantity: 1 }, 'odd', null] },
      { Items: [{ PriceListId: 'p', Quantity: 1 }, 'odd', null] },
    ],
  ])('may name its members in either case, within lists as well: %j', (sent, named) => {
    expect(inKnownNames(sent, known)).toEqual(named);
    expect(inKnownNames(named, known)).toEqual(named);
  });

  test('says what it says under the call’s own name when it says it twice', () => {
    expect(inKnownNames({ cartId: 'b', CartId: 'a' }, known)).toEqual({ CartId: 'a', cartId: 'b' });
    expect(inKnownNames({ CartId: 'a', cartId: 'b' }, known)).toEqual({ CartId: 'a', cartId: 'b' });
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
