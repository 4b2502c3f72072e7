import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { type AttemptId, type CartId, cartItemId } from '../../ids.ts';
import { after, aHost, at, buyer, decided, now, payment, refusal, tickets } from '../../testing/host-builders.ts';
import { adult, infant } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState, linesOf } from '../state.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });
const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;

/** A cart whose buyer is known, in a host that has done other things before. */
const cartIn = (before: HostState, list = adult, when = at): { readonly state: HostState; readonly id: CartId } => {
  const command = tickets([[list, 1]]);
  return { state: after(after(before, command, when), buyer(command.newCartId), when), id: command.newCartId };
};

const settled = (state: HostState, id: CartId, reported: 'open' | 'captured', when = at): HostState => {
  const attempt = attemptsOf(state, id)[0];
  if (attempt === undefined) throw new Error('no attempt');
  const told: AttemptState = reported === 'open' ? { state: reported } : { state: reported, amount: attempt.amount };
  return after(state, word(attempt.id, told), when);
};

const word = (attemptId: AttemptId, reported: AttemptState) => ({ type: 'settle', attemptId, reported }) as const;

const outcomes = (state: HostState) => [...state.orders.values()].map(({ outcome }) => outcome);

const boughtWith = (state: HostState, text: string): number =>
  [...state.orders.values()].filter(({ outcome, content }) => outcome === 'completed' && content.promo?.code === text)
    .length;

describe('a promo code that a cart loses', () => {
  /** One cart's payment with the code fell silent; another cart bought with the code meanwhile. */
  const codeWentToAnother = () => {
    const first = cartIn(aHost());
    const silent = after(after(first.state, code(first.id, 'ONCE')), payment(first.id));
    const over = settled(silent, first.id, 'open', later(minutes(20)));
    const second = cartIn(over, adult, later(minutes(20)));
    const used = after(second.state, code(second.id, 'ONCE'), later(minutes(20)));
    const bought = settled(
      after(used, payment(second.id), later(minutes(20))),
      second.id,
      'captured',
      later(minutes(21)),
    );
    return { state: bought, id: first.id };
  };

  it.each([
    ['going on to the personal data', (id: CartId) => ({ type: 'beginCheckout', cartId: id }) as const],
    ['starting a payment', payment],
  ])('when %s is another cart, so that late money for the order made with it goes back', (_when, command) => {
    const { state, id } = codeWentToAnother();
    const version = state.carts.get(id)?.version ?? 0;
    const lost = after<'beginCheckout' | 'startPayment'>(state, command(id), later(minutes(22)));
    expect(lost.codeUses.has(id)).toBe(false);
    expect(lost.carts.get(id)?.version).toBe(version + 1);
    const late = settled(lost, id, 'captured', later(minutes(23)));
    expect(boughtWith(late, 'ONCE')).toBe(1);
    expect(outcomes(late)).toEqual(['refunded', 'completed']);
  });

  it('is named with the reason until the visitor goes on without it', () => {
    const { state, id } = codeWentToAnother();
    const begin = { type: 'beginCheckout', cartId: id } as const;
    const when = later(minutes(22));
    expect(decided(state, begin, when).answer._unsafeUnwrapErr()).toEqual({ kind: 'promoCodeUsedUp' });
    const lost = after(state, begin, when);
    expect(lost.carts.get(id)?.lostCode).toEqual({ code: 'ONCE', reason: 'usedUp' });
    expect(after(lost, code(id, 'TEN'), when).carts.get(id)).not.toHaveProperty('lostCode');
    expect(after(lost, code(id, ''), when).carts.get(id)).not.toHaveProperty('lostCode');
    expect(decided(lost, begin, when).answer.isOk()).toBe(true);
    expect(after(lost, begin, when).carts.get(id)).not.toHaveProperty('lostCode');
  });

  it('is told as well while it is held, when the code left the catalog', () => {
    const { state, id } = cartIn(aHost());
    const used = after(state, code(id, 'TEN'));
    const without = { ...used, catalog: { ...used.catalog, promos: new Map() } };
    const lost = after(without, { type: 'beginCheckout', cartId: id });
    expect(lost.carts.get(id)?.lostCode).toEqual({ code: 'TEN', reason: 'unknown' });
    expect(lost.codesUsed.get('TEN')).toBe(0);
  });

  it('is told, and gone at the next look', () => {
    const { state, id } = codeWentToAnother();
    const lost = after(state, payment(id), later(minutes(22)));
    expect(linesOf(lost, id)).toHaveLength(1);
    expect(outcomes(after(lost, payment(id), later(minutes(22))))).toEqual(['open', 'completed', 'open']);
  });

  it.each([
    ['a moment before the hour is over keeps its first moment', minutes(60) - 1, 0, minutes(60)],
    ['when the hour is over begins anew', minutes(60), minutes(60), minutes(75)],
  ])('and takes again after its payment fell silent, %s', (_what, when, first, until) => {
    const { state, id } = cartIn(aHost());
    const used = after(after(state, code(id, 'ONCE')), payment(id));
    const silent = settled(used, id, 'open', later(minutes(20)));
    const again = after(silent, { type: 'beginCheckout', cartId: id }, later(when));
    expect(again.codeUses.get(id)).toEqual({
      ...{ cartId: id, code: 'ONCE', firstHeldAt: plusMilliseconds(now, first) },
      hold: { state: 'held', until: plusMilliseconds(now, until) },
    });
  });

  it('another code in its place begins anew', () => {
    const { state, id } = cartIn(aHost());
    const other = after(after(state, code(id, 'ONCE')), code(id, 'TEN'), later(minutes(10)));
    expect(other.codeUses.get(id)?.firstHeldAt).toBe(plusMilliseconds(now, minutes(10)));
  });

  it('the same code again, while it is held, changes nothing', () => {
    const { state, id } = cartIn(aHost());
    const held = after(state, code(id, 'ONCE'));
    expect(after(held, code(id, 'ONCE'))).toBe(held);
  });
});

describe.each([
  ['taken off', ''],
  ['replaced by another one', 'TEN'],
])('a promo code that was %s', (_how, other) => {
  const again = (goneAt: number, typedAt: number) => {
    const { state, id } = cartIn(aHost());
    const gone = after(after(state, code(id, 'ONCE')), code(id, other), later(goneAt));
    return { state: after(gone, code(id, 'ONCE'), later(typedAt)), id };
  };

  it.each([
    ['within the hour counts from its first moment', minutes(10), minutes(20), 0, minutes(35)],
    ['a moment before the hour is over as well', minutes(10), minutes(60) - 1, 0, minutes(60)],
    ['when it is over begins anew', minutes(10), minutes(60), minutes(60), minutes(75)],
    ['and later too', minutes(10), minutes(60) + 1, minutes(60) + 1, minutes(75) + 1],
    ['also when its use had ended by itself', minutes(40), minutes(50), 0, minutes(60)],
    ['and taken off when its hour was over', minutes(60), minutes(61), minutes(61), minutes(76)],
  ])('and is typed again %s', (_what, goneAt, typedAt, first, until) => {
    const { state, id } = again(goneAt, typedAt);
    expect(state.codeUses.get(id)).toEqual({
      ...{ cartId: id, code: 'ONCE', firstHeldAt: plusMilliseconds(now, first) },
      hold: { state: 'held', until: plusMilliseconds(now, until) },
    });
    expect(state.codesUsed.get('ONCE')).toBe(1);
  });

  it('counts from its first moment however often that is done, and what is over is remembered no more', () => {
    const { state, id } = again(minutes(10), minutes(20));
    const twice = after(after(state, code(id, other), later(minutes(30))), code(id, 'ONCE'), later(minutes(40)));
    expect(twice.codeUses.get(id)?.firstHeldAt).toBe(now);
    const late = after(after(twice, code(id, 'TEN'), later(minutes(61))), code(id, ''), later(minutes(62)));
    expect(late.carts.get(id)?.firstUses?.map((use) => use.code)).toEqual(['TEN']);
  });
});

describe('a promo code that takes nothing off', () => {
  it('is refused, named so, and not used up', () => {
    const { state, id } = cartIn(aHost(), infant);
    expect(refusal(state, code(id, 'ONCE'))).toEqual({ kind: 'promoCodeNotApplicable' });
    expect(refusal(state, code(id, 'TEN'))).toEqual({ kind: 'promoCodeNotApplicable' });
    expect(refusal(state, code(id, 'NONE'))).toEqual({ kind: 'promoCodeInvalid' });
    expect(state.codesUsed.get('ONCE') ?? 0).toBe(0);
  });

  it('is refused for an empty cart', () => {
    const { state, id } = cartIn(aHost());
    const [line] = linesOf(state, id);
    const empty = after(state, { type: 'removeLine', cartId: id, lineId: line?.id ?? cartItemId('none') });
    expect(refusal(empty, code(id, 'ONCE'))).toEqual({ kind: 'promoCodeNotApplicable' });
  });

  it('once the cart has changed is given back when the payment starts', () => {
    const { state, id } = cartIn(aHost());
    const used = after(state, code(id, 'ONCE'));
    const free = after(used, tickets([[infant, 1]], { cartId: id }));
    const [line] = linesOf(free, id);
    const changed = after(free, { type: 'removeLine', cartId: id, lineId: line?.id ?? cartItemId('none') });
    const bought = after(changed, payment(id));
    expect(outcomes(bought)).toEqual(['completed']);
    expect(bought.codeUses.has(id)).toBe(false);
    expect(bought.codesUsed.get('ONCE')).toBe(0);
    const [order] = bought.orders.values();
    expect(order?.content.promo).toBeUndefined();
    expect(order?.cartVersion).toBe(bought.carts.get(id)?.version);
  });
});

/** What two carts and a clock may do with the one use of a code; numbers choose the cart. */
const anyStep = fc.record({
  what: fc.constantFrom('code', 'noCode', 'begin', 'pay', 'silence', 'captured', 'canceled', 'more', 'wait'),
  which: fc.nat(1),
  minutes: fc.integer({ min: 1, max: 20 }),
});

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** The first cart's payment falls silent, the second one buys with the code meanwhile: chance seldom brings it about. */
const silentThenAnother: readonly Step[] = [
  { what: 'code', which: 0, minutes: 1 },
  { what: 'pay', which: 0, minutes: 1 },
  { what: 'wait', which: 0, minutes: 20 },
  { what: 'silence', which: 0, minutes: 1 },
  { what: 'code', which: 1, minutes: 1 },
  { what: 'pay', which: 1, minutes: 1 },
  { what: 'captured', which: 1, minutes: 1 },
];

it('whatever two carts do, in whatever order, no more orders are completed with a code than it allows (R-SAFE-9)', () => {
  fc.assert(
    fc.property(fc.constantFrom([], silentThenAnother), fc.array(anyStep, { maxLength: 30 }), (begun, others) => {
      const first = cartIn(aHost());
      const second = cartIn(first.state);
      const ids = [first.id, second.id];
      let state = second.state;
      let elapsed = 0;
      for (const { what, which, minutes: waited } of [...begun, ...others]) {
        const id = ids[which] ?? first.id;
        const when = later(minutes(elapsed));
        const attempt = attemptsOf(state, id).at(waited % 2 === 0 ? -1 : 0);
        const command = {
          code: code(id, 'ONCE'),
          noCode: code(id, ''),
          begin: { type: 'beginCheckout', cartId: id } as const,
          pay: payment(id),
          silence: attempt && word(attempt.id, { state: 'open' }),
          captured: attempt && word(attempt.id, { state: 'captured', amount: attempt.amount }),
          canceled: attempt && word(attempt.id, { state: 'canceled' }),
          more: tickets([[adult, 1]], { cartId: id }),
          wait: undefined,
        }[what];
        if (what === 'wait') elapsed += waited;
        if (command === undefined || refusal(state, command, when) !== undefined) continue;
        state = after(state, command, when);
        expect(boughtWith(state, 'ONCE')).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});
