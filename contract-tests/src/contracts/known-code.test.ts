import { expect, test } from 'vitest';
import { knownCode, promoCodeOf } from './known-code.ts';

test('a code of a host comes with its percent or alone, and nothing else is one', () => {
  expect(knownCode('JEZERO10:10%')).toEqual({ code: 'JEZERO10', percent: 10 });
  expect(knownCode('JEZERO10:10')).toEqual({ code: 'JEZERO10', percent: 10 });
  expect(knownCode('JEZERO10')).toEqual({ code: 'JEZERO10', percent: undefined });
  for (const wrong of ['', ':10%', 'A B:10%', 'A:101%', 'A:x', 'A:-1']) expect(knownCode(wrong)).toBeUndefined();
});

test('of a code whose worth is not known nothing is worked out', () => {
  const code = promoCodeOf({ code: 'JEZERO10', percent: undefined });
  expect(code.code).toBe('JEZERO10');
  expect(() => code.percent).toThrow('needs the worth of the promo code: give --code CODE:10%');
});
