import { cartItemId } from '@shop/core/ids';
import { aTicketLine } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import {
  addChange,
  type CartChange,
  confirmSent,
  isBusy,
  noChanges,
  refusalFor,
  rejectSent,
  requestedQuantity,
  sendNext,
} from './cart-changes.ts';

const adults = aTicketLine({ cartItemId: cartItemId('adults') });
const children = aTicketLine({ cartItemId: cartItemId('children') });
const set = (itemId: typeof adults.cartItemId, quantity: number): CartChange => ({
  type: 'quantity',
  itemId,
  quantity,
});
const full = { kind: 'capacityFull' } as const;
const restore: CartChange = { type: 'restore', line: adults };

const wants = (...changes: readonly CartChange[]) => changes.reduce(addChange, noChanges);

describe('changes of the cart', () => {
  test('go to the host one at a time, in the order of their lines (R-REPEAT-10)', () => {
    const first = sendNext(wants(set(adults.cartItemId, 2), set(children.cartItemId, 3)));
    expect(first.sent).toEqual(set(adults.cartItemId, 2));
    expect(sendNext(first)).toBe(first);
    expect(sendNext(confirmSent(first, [adults, children])).sent).toEqual(set(children.cartItemId, 3));
  });

  test('to one line wait as a single change, the latest one', () => {
    const sending = sendNext(wants(set(adults.cartItemId, 2)));
    const more = [set(adults.cartItemId, 3), set(children.cartItemId, 1), set(adults.cartItemId, 4)].reduce(
      addChange,
      sending,
    );
    expect(more.sent).toEqual(set(adults.cartItemId, 2));
    expect(more.waiting).toEqual([set(adults.cartItemId, 4), set(children.cartItemId, 1)]);
  });

  test('show at once, until the host has answered', () => {
    const sending = addChange(sendNext(wants(set(adults.cartItemId, 2))), set(adults.cartItemId, 3));
    expect(requestedQuantity(sending, adults)).toBe(3);
    expect(requestedQuantity(sending, children)).toBe(1);
    const done = confirmSent(sendNext(rejectSent(sending, full)), [adults]);
    expect(requestedQuantity(done, adults)).toBe(1);
    expect([isBusy(sending), isBusy(done), isBusy(noChanges)]).toEqual([true, false, false]);
  });

  test('that were refused leave nothing behind but why, until something else is wanted', () => {
    const rejected = rejectSent(sendNext(wants(set(adults.cartItemId, 0))), full);
    expect(rejected).toEqual({ ...noChanges, refusal: { itemId: adults.cartItemId, error: full } });
    expect([refusalFor(adults.cartItemId, rejected), refusalFor(children.cartItemId, rejected)]).toEqual([
      full,
      undefined,
    ]);
    expect(addChange(rejected, set(children.cartItemId, 2))).toEqual(wants(set(children.cartItemId, 2)));
  });
});

describe('a removed line', () => {
  const removed = confirmSent(sendNext(wants(set(children.cartItemId, 0))), [adults, children]);

  test('is kept with its place', () => {
    expect(removed.removed).toEqual([{ item: children, at: 1 }]);
  });

  test('is not kept when the cart had it no more', () => {
    expect(confirmSent(sendNext(wants(set(children.cartItemId, 0))), [adults]).removed).toEqual([]);
  });

  test('is forgotten once it is back', () => {
    const back: CartChange = { type: 'restore', line: children };
    expect(confirmSent(sendNext(addChange(removed, back)), [adults]).removed).toEqual([]);
    expect(rejectSent(sendNext(addChange(removed, back)), full).removed).toHaveLength(1);
  });

  test('is put back once, however often that is asked', () => {
    const requested = sendNext(wants(restore, restore));
    expect(addChange(requested, restore)).toBe(requested);
    expect(requested.waiting).toEqual([]);
  });
});
