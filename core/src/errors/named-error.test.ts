import { expect, it } from 'vitest';
import { callFailures, namedError } from './named-error.ts';
import type { ShopError } from './shop-error.ts';

const full: ShopError = { kind: 'capacityFull', left: 3 };

it('an error that a call names is unchanged', () => {
  expect(namedError([...callFailures, 'capacityFull'])(full)).toBe(full);
});

it('an error that a call does not name becomes a refusal with its code', () => {
  expect(namedError(callFailures)(full)).toEqual({
    kind: 'refusedByProvider',
    code: 'Shop.AddTicketToCart.CapacityFull',
  });
});
