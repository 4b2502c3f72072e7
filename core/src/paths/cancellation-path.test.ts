import { expect, it } from 'vitest';
import { cancelId, orderKey } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { cancellationPath, cancellationQuery, orderCancellationPath } from './cancellation-path.ts';

it.each([
  [{ id: 'a&b', key: undefined, isFree: false }, '/x?id=a%26b'],
  [{ id: 'a&b', key: undefined, isFree: true }, '/x?id=a%26b&free=true'],
  [{ id: 'a&b', key: 'c&d', isFree: false }, '/x?id=a%26b&key=c%26d'],
])('the cancellation of %j has the address %s', (query, path) => {
  expect(cancellationPath('/x', query)).toBe(path);
  expect(cancellationQuery(new URLSearchParams(path.replace('/x', '')))).toEqual(query);
});

it('the cancellation address without an id has no query', () => {
  expect(cancellationPath('/x', { isFree: true })).toBe('/x');
  expect(cancellationQuery(new Map(Object.entries({ id: '', free: '1' })))).toEqual({ id: undefined, isFree: false });
});

it('a cancelable order has a cancellation address, marked as free only for a total of 0', () => {
  const order = (total: number) => ({ cancelId: cancelId('c'), total: cents(total) });
  expect([0, 1].map((total) => orderCancellationPath(order(total), '/x', undefined))).toEqual([
    '/x?id=c&free=true',
    '/x?id=c',
  ]);
  expect(orderCancellationPath(order(1), '/x', orderKey('k'))).toBe('/x?id=c&key=k');
  expect(orderCancellationPath({ total: cents(0) }, '/x', undefined)).toBeUndefined();
  expect(orderCancellationPath(order(0), undefined, undefined)).toBeUndefined();
});
