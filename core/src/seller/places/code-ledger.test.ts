import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cartId } from '../../ids.ts';
import { now } from '../../testing/seller-builders.ts';
import type { CodeUse, Hold } from '../cart/seller-cart.ts';
import { type Codes, codesOf, loadedCode, moveUse, sweptOf } from './code-ledger.ts';

const cart = cartId('cart');
const until = plusMilliseconds(now, minutes(15));
const held: Hold = { state: 'held', until };
const over: Hold = { state: 'held', until: now };

const use = (hold: Hold = held, code = 'ONCE'): CodeUse => ({ code, firstHeldAt: now, hold });
const row = (state: 'held' | 'paying' = 'held', code = 'ONCE') => ({ cartId: cart, code, state, endsAt: until });

/** Four carts use ONCE, one of them beyond the end of its use; TEN was never used, GONE never offered. */
const codes = codesOf(
  new Map([
    ['ONCE', { used: 4, ended: 1 }],
    ['TEN', { used: 0, ended: 0 }],
    ['GONE', undefined],
  ]),
);

const changeIn = (after: Codes, code = 'ONCE') => after.changes.get(code);

describe('the use of a code', () => {
  it('counts from its start until its release', () => {
    const taken = moveUse(codes, cart, undefined, use(), now);
    expect([loadedCode(taken, 'ONCE'), changeIn(taken)]).toEqual([
      { used: 5, ended: 1 },
      { from: undefined, to: row() },
    ]);
    const back = moveUse(codes, cart, use(), undefined, now);
    expect([loadedCode(back, 'ONCE'), changeIn(back)]).toEqual([
      { used: 3, ended: 1 },
      { from: row(), to: undefined },
    ]);
  });

  it('ends with an expired hold, which changes nothing afterwards', () => {
    const expired = use({ state: 'expired', until: now });
    expect(changeIn(moveUse(codes, cart, use(), expired, now))).toEqual({ from: row(), to: undefined });
    expect(moveUse(codes, cart, expired, undefined, now)).toBe(codes);
    expect(moveUse(codes, cart, undefined, undefined, now)).toBe(codes);
  });

  it('is deleted after its end with all ended uses of its code, and starts again like a new one', () => {
    const gone = moveUse(codes, cart, use(over), undefined, now);
    expect([loadedCode(gone, 'ONCE'), gone.swept, gone.changes.size]).toEqual([
      { used: 3, ended: 0 },
      new Set(['ONCE']),
      0,
    ]);
    const again = moveUse(codes, cart, use(over), use(), now);
    expect([loadedCode(again, 'ONCE'), changeIn(again)]).toEqual([
      { used: 4, ended: 0 },
      { from: undefined, to: row() },
    ]);
  });

  it('throws for a code that was not loaded, and is 0 for a code that was never offered', () => {
    expect(() => loadedCode(codes, 'OTHER')).toThrow(RangeError);
    expect(() => moveUse(codes, cart, undefined, use(held, 'OTHER'), now)).toThrow(RangeError);
    expect(loadedCode(codes, 'GONE')).toBeUndefined();
    expect(loadedCode(moveUse(codes, cart, undefined, use(held, 'GONE'), now), 'GONE')).toEqual({ used: 1, ended: 0 });
  });
});

describe('the ended uses of a code', () => {
  it('are deleted once, and only when one is counted', () => {
    const swept = sweptOf(codes, 'ONCE');
    expect([loadedCode(swept, 'ONCE'), swept.swept]).toEqual([{ used: 3, ended: 0 }, new Set(['ONCE'])]);
    expect(sweptOf(swept, 'ONCE')).toBe(swept);
    expect(sweptOf(codes, 'TEN')).toBe(codes);
    expect(sweptOf(codes, 'GONE')).toBe(codes);
  });
});
