import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { attemptId, orderRef } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { after, aSeller, at, decided, now, refusal } from '../../testing/seller-builders.ts';
import type { SellerState } from '../state.ts';
import { paymentAttentions } from './attention.ts';

const lost = { attemptId: attemptId('lost'), orderRef: orderRef('lost-order') };
const note = (reported: AttemptState) => ({ type: 'noteStray', ...lost, reported }) as const;
const held = { state: 'authorized', amount: cents(44_00) } as const;
const taken = { state: 'captured', amount: cents(44_00) } as const;
const back = { state: 'refunded', amount: cents(44_00) } as const;
const later = { ...at, now: plusMilliseconds(now, minutes(5)) };
const standing = (state: SellerState) => paymentAttentions(state).map(({ why, since }) => [why, since]);

describe('money for an unknown order', () => {
  it.each([held, taken])('needs attention, and is reported once: %j', (word) => {
    const { next: state, answer } = decided(aSeller(), note(word));
    const attention = { ...lost, amount: cents(44_00), since: now, why: 'unknownToShop' };
    expect(paymentAttentions(state)).toEqual([attention]);
    expect(answer).toEqual([attention]);
    expect(decided(state, note(word), later)).toEqual({ next: state, answer: [] });
  });

  it.each<[AttemptState['state'], readonly AttemptState[], number]>([
    ['refunded', [taken, back], 0],
    ['canceled', [held, { state: 'canceled' }], 0],
    ['expired', [held, { state: 'expired' }], 0],
    ['canceled', [taken, { state: 'canceled' }], 1],
    ['canceled', [held, taken, { state: 'canceled' }], 1],
    ['refunded', [taken, { state: 'refunded', amount: cents(43_99) }], 1],
    ['refunded', [taken, { state: 'captured', amount: cents(44_01) }, back], 1],
    ['declined', [taken, { state: 'declined' }], 1],
    ['notFound', [taken, { state: 'notFound' }], 1],
    ['authorized', [taken, held], 1],
  ])('needs no attention only after its complete return: %s after %j', (_, words, left) => {
    const state = words.reduce((from, word) => after(from, note(word)), aSeller());
    expect(standing(state)).toHaveLength(left);
  });

  it('keeps the time of its first report', () => {
    const state = after(after(aSeller(), note(held)), note(taken), later);
    expect(standing(state)).toEqual([['unknownToShop', now]]);
    expect(state.strayPayments.get(lost.attemptId)?.state).toBe('captured');
  });

  it.each<AttemptState>([
    back,
    { state: 'canceled' },
    { state: 'expired' },
    { state: 'declined' },
    { state: 'open' },
    { state: 'notFound' },
  ])('does not exist after the report %j, which is refused', (word) => {
    expect(refusal(aSeller(), note(word))).toEqual({ kind: 'notFound', what: 'order' });
  });
});
