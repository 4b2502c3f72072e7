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
    [{ CartId: 'a', language: 'sl' }],
    [{ cartId: 'a', Language: 'sl' }],
    [{ cartId: 'a', language: 'sl' }],
    [{ CartId: 'a', Language: 'sl' }],
  ])('may name its members in either case: %j', (sent) => {
    expect(inKnownNames(sent, known)).toEqual({ CartId: 'a', language: 'sl' });
  });

  test('may do so within lists as well', () => {
    const sent = { items: [{ priceListId: 'p', Quantity: 1 }, 'odd', null] };
    expect(inKnownNames(sent, known)).toEqual({ Items: [{ PriceListId: 'p', Quantity: 1 }, 'odd', null] });
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
