import { expect, it } from 'vitest';
import { cancelId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { cancellationPath, cancellationQuery, orderCancellationPath } from './cancellation-path.ts';

it.each([
  [{ id: 'a&b', isFree: false }, '/x?id=a%26b'],
  [{ id: 'a&b', isFree: true }, '/x?id=a%26b&free=true'],
])('%j is asked for as %s', (query, path) => {
  expect(cancellationPath('/x', query)).toBe(path);
  expect(cancellationQuery(new Map(Object.entries({ id: query.id, free: String(query.isFree) })))).toEqual(query);
});

it('asks for nothing without an id', () => {
  expect(cancellationPath('/x', { isFree: true })).toBe('/x');
  expect(cancellationQuery(new Map(Object.entries({ id: '', free: '1' })))).toEqual({ id: undefined, isFree: false });
});

it('leads to the cancellation of an order that can be canceled, which is free at 0,00 only', () => {
  const order = (total: number) => ({ cancelId: cancelId('c'), total: cents(total) });
  expect([0, 1].map((total) => orderCancellationPath(order(total), '/x'))).toEqual(['/x?id=c&free=true', '/x?id=c']);
  expect(orderCancellationPath({ total: cents(0) }, '/x')).toBeUndefined();
  expect(orderCancellationPath(order(0), undefined)).toBeUndefined();
});
