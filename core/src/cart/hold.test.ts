import { describe, expect, it } from 'vitest';
import { instantText, minutes, parseInstant, plusMilliseconds } from '../dates/instant.ts';
import { holdState, holdUntil, isExtendable, isLive, minutesLeft, payingUntil, retryUntil } from './hold.ts';

const ten = parseInstant('2026-11-21T10:00:00Z')._unsafeUnwrap();
const after = (count: number) => plusMilliseconds(ten, minutes(count));
const heldUntil = (lastAdded: number) => holdUntil({ firstAddedAt: ten, lastAddedAt: after(lastAdded) });

describe('a hold', () => {
  it.each([
    [0, '10:15'],
    [20, '10:35'],
    [44, '10:59'],
    [45, '11:00'],
    [46, '11:00'],
    [59, '11:00'],
  ])('with its last addition after %d minutes lasts until %s (R-HOLD-1)', (lastAdded, until) => {
    expect(instantText(heldUntil(lastAdded))).toContain(`T${until}:00.000Z`);
  });

  it.each([
    [1, '10:15'],
    [10, '10:15'],
    [11, '10:16'],
    [20, '10:25'],
    [54, '10:59'],
    [55, '11:00'],
    [56, '11:00'],
    [59, '11:00'],
    [60, '11:00'],
    [61, '11:01'],
  ])('whose payment failed after %d minutes lasts until %s', (failed, until) => {
    const times = { firstAddedAt: ten, lastAddedAt: ten };
    expect(instantText(retryUntil(times, after(failed)))).toContain(`T${until}:00.000Z`);
  });

  it.each([
    [-60_001, 2],
    [-60_000, 1],
    [-1, 1],
    [0, 0],
    [1, 0],
  ])('%d ms from its end has %d minutes left', (milliseconds, left) => {
    const until = heldUntil(0);
    expect(minutesLeft(until, plusMilliseconds(until, milliseconds))).toBe(left);
  });

  it('is live until a millisecond before its end and over at its end (R-HOLD-4)', () => {
    const until = heldUntil(0);
    expect(isLive(until, plusMilliseconds(until, -1))).toBe(true);
    expect(isLive(until, until)).toBe(false);
    expect(isLive(until, plusMilliseconds(until, 1))).toBe(false);
  });

  it.each([
    [{ type: 'held', until: after(15), limit: after(60) }, true],
    [{ type: 'held', until: after(60), limit: after(60) }, false],
    [{ type: 'held', until: after(15) }, false],
    [{ type: 'expired' }, false],
  ] as const)('%j can be extended: %s', (hold, can) => {
    expect(isExtendable(hold)).toBe(can);
  });

  it('is held, expired or absent', () => {
    expect(holdState(after(15), after(14))).toEqual({ type: 'held', until: after(15) });
    expect(holdState(after(15), after(15))).toEqual({ type: 'expired' });
    expect(holdState(undefined, ten)).toEqual({ type: 'notHeld' });
  });

  it('lasts two minutes longer than the payment session during a payment (R-HOLD-2)', () => {
    expect(payingUntil(ten)).toBe(after(2));
  });
});
