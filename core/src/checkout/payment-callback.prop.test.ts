import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageOr, languages } from '../languages/language.ts';
import { shopPath } from '../paths/shop-paths.ts';
import { parsePaymentStatus } from './payment.ts';
import { paymentCallbackTarget, paymentReturn } from './payment-callback.ts';

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\ud800', '\udfff', '&', '=', '#', '/', '%', 'a') }),
  fc.constantFrom('0', '1', '2', '3', '4', ...languages),
);
const query = fc.array(fc.tuple(fc.constantFrom('ref', 'status', 'lang', 'other'), value));

const firstValues = (pairs: readonly (readonly [string, string])[]) => ({
  get: (name: string) => pairs.find(([key]) => key === name)?.[1] ?? null,
});

it('any callback query yields exactly one redirect, to the thank-you path of its language on our own origin (R-RETURN-4)', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const first = firstValues(pairs);
      const target = new URL(paymentCallbackTarget(first), 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
      expect(target.pathname).toBe(shopPath('thankYou', languageOr(first.get('lang') ?? undefined)));
      expect(target.hash).toBe('');
      expect([...target.searchParams.keys()].sort()).toEqual(first.get('ref') ? ['ref', 'status'] : ['status']);
    }),
  );
});

it('the redirect passes the reference and the status on unchanged (R-RETURN-7)', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const first = firstValues(pairs);
      const target = new URL(paymentCallbackTarget(first), 'https://shop.example');
      const passed = paymentReturn(target.searchParams);
      expect(passed.ref ?? '').toBe((first.get('ref') ?? '').toWellFormed());
      expect(passed.status).toBe(parsePaymentStatus(first.get('status')));
    }),
  );
});
