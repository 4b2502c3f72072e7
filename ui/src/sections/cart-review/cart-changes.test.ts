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

const changesOf = (...changes: readonly CartChange[]) => changes.reduce(addChange, noChanges);

describe('changes of the cart', () => {
  test('are sent to the host one at a time, in the order of their lines (R-REPEAT-10)', () => {
    const first = sendNext(changesOf(set(adults.cartItemId, 2), set(children.cartItemId, 3)));
    expect(first.sent).toEqual(set(adults.cartItemId, 2));
    expect(sendNext(first)).toBe(first);
    expect(sendNext(confirmSent(first, [adults, children])).sent).toEqual(set(children.cartItemId, 3));
  });

  test('of one line wait as one change, the latest', () => {
    const sending = sendNext(changesOf(set(adults.cartItemId, 2)));
    const more = [set(adults.cartItemId, 3), set(children.cartItemId, 1), set(adults.cartItemId, 4)].reduce(
      addChange,
      sending,
    );
    expect(more.sent).toEqual(set(adults.cartItemId, 2));
    expect(more.waiting).toEqual([set(adults.cartItemId, 4), set(children.cartItemId, 1)]);
  });

  test('are shown at once, until the host has answered', () => {
    const sending = addChange(sendNext(changesOf(set(adults.cartItemId, 2))), set(adults.cartItemId, 3));
    expect(requestedQuantity(sending, adults)).toBe(3);
    expect(requestedQuantity(sending, children)).toBe(1);
    const settled = confirmSent(sendNext(rejectSent(sending, full)), [adults]);
    expect(requestedQuantity(settled, adults)).toBe(1);
    expect([isBusy(sending), isBusy(settled), isBusy(noChanges)]).toEqual([true, false, false]);
  });

  test('leave only the reason after a refusal, until the next change', () => {
    const rejected = rejectSent(sendNext(changesOf(set(adults.cartItemId, 0))), full);
    expect(rejected).toEqual({ ...noChanges, refusal: { itemId: adults.cartItemId, error: full } });
    expect([refusalFor(adults.cartItemId, rejected), refusalFor(children.cartItemId, rejected)]).toEqual([
      full,
      undefined,
    ]);
    expect(addChange(rejected, set(children.cartItemId, 2))).toEqual(changesOf(set(children.cartItemId, 2)));
  });
});

describe('a removed line', () => {
  const removed = confirmSent(sendNext(changesOf(set(children.cartItemId, 0))), [adults, children]);

  test('keeps its place', () => {
    expect(removed.removed).toEqual([{ item: children, at: 1 }]);
  });

  test('is forgotten if the cart does not have it', () => {
    expect(confirmSent(sendNext(changesOf(set(children.cartItemId, 0))), [adults]).removed).toEqual([]);
  });

  test('is forgotten once it is restored', () => {
    const back: CartChange = { type: 'restore', line: children };
    expect(confirmSent(sendNext(addChange(removed, back)), [adults]).removed).toEqual([]);
    expect(rejectSent(sendNext(addChange(removed, back)), full).removed).toHaveLength(1);
  });

  test('is restored once after several presses', () => {
    const sending = sendNext(changesOf(restore, restore));
    expect(addChange(sending, restore)).toBe(sending);
    expect(sending.waiting).toEqual([]);
  });
});
