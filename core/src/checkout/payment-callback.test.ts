import { expect, it } from 'vitest';
import { paymentCallbackTarget, paymentReturn } from './payment-callback.ts';

const target = (query: string) => paymentCallbackTarget(new URLSearchParams(query));

it.each([
  ['ref=abc&status=4&lang=sl', '/sl/narocilo-zakljuceno?ref=abc&status=4'],
  ['ref=abc&status=2&lang=en', '/en/order-completed?ref=abc&status=2'],
  ['ref=abc&status=3&lang=de', '/de/auftrag-abgeschlossen?ref=abc&status=3'],
  ['ref=abc&status=1&lang=it', '/it/ordine-completato?ref=abc&status=1'],
  ['ref=abc&status=0&lang=hr', '/hr/narudzba-izvrsena?ref=abc&status=0'],
])('the payment callback %s redirects to %s (R-RETURN-4, R-RETURN-5, R-ROUTE-1)', (query, path) => {
  expect(target(query)).toBe(path);
});

it.each([
  ['', '/sl/narocilo-zakljuceno?status=0'],
  ['ref=&status=&lang=', '/sl/narocilo-zakljuceno?status=0'],
  ['ref=a&status=5&lang=fr', '/sl/narocilo-zakljuceno?ref=a&status=0'],
  ['ref=a&status=2&status=4&lang=de&lang=it', '/de/auftrag-abgeschlossen?ref=a&status=2'],
  ['ref=//evil.example%26status%3D4&status=3', '/sl/narocilo-zakljuceno?ref=%2F%2Fevil.example%26status%3D4&status=3'],
  ['lang=toString&status=4', '/sl/narocilo-zakljuceno?status=4'],
])('the payment callback with the invalid query %j redirects to %s (R-RETURN-8)', (query, path) => {
  expect(target(query)).toBe(path);
});

it('the return address holds the reference of the order and a status (R-RETURN-7)', () => {
  expect(paymentReturn(new URLSearchParams('ref=a%2Fb&status=4'))).toEqual({ ref: 'a/b', status: 'completed' });
  expect(paymentReturn(new URLSearchParams('ref='))).toEqual({ status: 'unknown' });
});
