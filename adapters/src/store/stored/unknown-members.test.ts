import { minutes } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import type { SellerState } from '@shop/core/seller/state';
import { captured, orderIn, paying } from '@shop/core/testing/paying-seller';
import { after, atDoor, later, payment } from '@shop/core/testing/seller-builders';
import { expect, test } from 'vitest';
import { readOrder, writeOrder } from './order-document.ts';

/** Adds a member unknown to this release to every object of a value. */
const marked = (value: unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((one, at) => marked(one, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, one]) => [name, marked(one, `${path}.${name}`)]);
  return { ...Object.fromEntries(members), later: path };
};

const marks = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'later' ? [String(one)] : marks(one)));
};

const stored = (state: SellerState): string => writeOrder(orderIn(state));

/** Returns the state with its order as written by a later release. */
const byLaterRelease = (state: SellerState): SellerState => {
  const order = orderIn(state);
  const read = readOrder(JSON.stringify(marked(JSON.parse(writeOrder(order)))));
  return { ...state, orders: new Map([[order.ref, { ...read, revision: order.revision }]]) };
};

const { state: open, id, report } = paying();
const declined = after(open, report({ state: 'declined' }, 'event'));
const paid = after(open, report(captured, 'event'));
const { cancelId, ref: orderRef, tickets } = orderIn(paid);
const cancel = { type: 'cancelOrder', cancelId } as const;
const canceling = after(paid, cancel, later(minutes(1)));

test.each([
  ['paid', open, report(captured, 'again')],
  ['canceled', paid, cancel],
  ['refunded', canceling, report({ ...captured, state: 'refunded' })],
  ['admitted', paid, atDoor(tickets[0]?.code ?? expect.fail())],
  ['mailed', paid, { type: 'noteMail', orderRef, about: 'completed', copy: 1, tries: 0, result: 'later' }],
  ['asked about', canceling, report({ state: 'open' })],
] as const)('members of a later release stay in an order that is %s', (_, state, command) => {
  const before = byLaterRelease(state);
  const known = marks(JSON.parse(stored(before)));
  expect(known.length).toBeGreaterThan(10);
  const next = after(before, command, later(minutes(2)));
  expect(known.filter((one) => !marks(JSON.parse(stored(next))).includes(one))).toEqual([]);
});

test('members of a later release stay in an order and its charge when it is paid once more', () => {
  const order = orderIn(declined);
  const { content: _, ...rest } = JSON.parse(writeOrder(order));
  const { content } = JSON.parse(writeOrder(order));
  const read = readOrder(JSON.stringify({ ...Object(marked(rest)), content }));
  const before = { ...declined, orders: new Map([[order.ref, { ...read, revision: order.revision }]]) };
  const next = after(before, payment(id, { newAttemptId: attemptId('second') }), later(minutes(2)));
  expect(next.orders.size).toBe(1);
  expect(orderIn(next).charges.flatMap(({ attempts }) => attempts)).toHaveLength(2);
  const left = marks(JSON.parse(stored(next)));
  expect(marks(JSON.parse(stored(before))).filter((one) => !left.includes(one))).toEqual([]);
});
