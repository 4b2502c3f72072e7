import { expect, test } from 'vitest';
import { knownCode, promoCodeOf } from './known-code.ts';

test('a promo code of a host is accepted with its percent or alone, and nothing else', () => {
  expect(knownCode('JEZERO10:10%')).toEqual({ code: 'JEZERO10', percent: 10 });
  expect(knownCode('JEZERO10:10')).toEqual({ code: 'JEZERO10', percent: 10 });
  expect(knownCode('JEZERO10')).toEqual({ code: 'JEZERO10', percent: undefined });
  for (const wrong of ['', ':10%', 'A B:10%', 'A:101%', 'A:x', 'A:-1']) expect(knownCode(wrong)).toBeUndefined();
});

test('a promo code without a percent makes its checks unavailable', () => {
  const code = promoCodeOf({ code: 'JEZERO10', percent: undefined });
  expect(code.code).toBe('JEZERO10');
  expect(() => code.percent).toThrow('needs the worth of the promo code: give --code CODE:10%');
});
