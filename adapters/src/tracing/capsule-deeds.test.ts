import { instant } from '@shop/core/dates/instant';
import { describe, expect, it } from 'vitest';
import { deedsOf } from './capsule-deeds.ts';
import type { TraceLine } from './trace-line.ts';

type Part = Pick<TraceLine, 'call'> & Partial<Pick<TraceLine, 'request' | 'answer' | 'error'>>;

const line = ({ call, request = {}, ...rest }: Part): TraceLine => ({
  ...{ v: 1, at: instant(0), ms: 0, call, request },
  ...(rest.error === undefined ? { answer: rest.answer ?? {} } : { error: rest.error }),
});

const start = (paymentType: number) => line({ call: 'startPayment', request: { cartId: 'c', paymentType } });
const order = (paymentStatus: number, more: object = {}) =>
  line({
    call: 'showOrder',
    request: { id: 'r' },
    answer: { success: true, productType: 2, ref: 'r', items: [], paymentStatus, ...more },
  });

describe('a payment that was begun is', () => {
  it.each([
    ['paid', 0, [order(4)], [{ pay: {} }]],
    ['paid once it is decided', 0, [order(1), order(4)], [{ pay: {} }]],
    ['reserved', 1, [order(4)], [{ reserve: {} }]],
    ['declined', 0, [order(3)], [{ pay: { card: 'declined' } }]],
    [
      'not confirmed',
      1,
      [order(3, { declineReason: 'notConfirmed' })],
      [{ reserve: { card: 'challenged', challenge: 'reject' } }],
    ],
    ['left', 0, [order(2)], [{ beginPayment: 'payment' }, { stopPayment: true }]],
    ['running on where nobody looked', 1, [], [{ beginPayment: 'preauthorization' }]],
    ['running on while it is not decided', 0, [order(1)], [{ beginPayment: 'payment' }]],
    ['not what the next one became', 0, [start(0), order(4)], [{ beginPayment: 'payment' }]],
  ] as const)('%s', (_, type, later, steps) => {
    expect(deedsOf(start(type), [], later)).toEqual(steps);
  });

  it('refused as it was, whatever became of an order before it', () => {
    const refused = { ...start(1), answer: undefined, error: { status: 409, errorCodes: ['x'] } } as const;
    const { answer: _answer, ...begun } = refused;
    expect(deedsOf(begun, [], [order(4)])).toEqual([{ beginPayment: 'preauthorization' }]);
  });
});

it('an order that was canceled is canceled', () => {
  expect(deedsOf(line({ call: 'cancelOrder', request: { id: 'redacted' } }), [], [])).toEqual([{ cancel: true }]);
});
