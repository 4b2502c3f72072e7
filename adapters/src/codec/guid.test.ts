import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guidOf, isGuid } from './guid.ts';

test('a name has one GUID, and other names have others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 50 }), (names) => {
      const guids = names.map(guidOf);
      expect(guids.every(isGuid)).toBe(true);
      expect(new Set(guids).size).toBe(names.length);
      expect(names.map(guidOf)).toEqual(guids);
    }),
  );
});

test('what is a GUID already stays it, in small letters', () => {
  expect(guidOf('9F3C6F0E-3d5c-4d0b-9a51-0c6a1f0f7e11')).toBe('9f3c6f0e-3d5c-4d0b-9a51-0c6a1f0f7e11');
});

test.each(['', '9f3c6f0e3d5c4d0b9a510c6a1f0f7e11', '9f3c6f0e-3d5c-4d0b-9a51-0c6a1f0f7e1', "' or 1=1", '../..'])(
  '%j is none',
  (text) => expect(isGuid(text)).toBe(false),
);
