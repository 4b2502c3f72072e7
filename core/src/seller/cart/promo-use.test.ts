import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import {
  after,
  aSeller,
  at,
  bankSays,
  buyer,
  decided,
  firstLine,
  later,
  now,
  payment,
  refusal,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult, infant } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';

const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;
const begin = (id: CartId) => ({ type: 'beginCheckout', cartId: id }) as const;

/** A cart whose buyer data is stored, in a state with earlier carts. */
const cartIn = (before: SellerState, list = adult, when = at): { readonly state: SellerState; readonly id: CartId } => {
  const command = tickets([[list, 1]]);
  return { state: after(after(before, command, when), buyer(command.newCartId), when), id: command.newCartId };
};

const outcomes = (state: SellerState) => [...state.orders.values()].map(({ outcome }) => outcome);

/** A cart's use of the code with one use, from its first moment until its end after `now`. */
const useOf = (first: number, until: number) => ({
  code: 'ONCE',
  firstHeldAt: plusMilliseconds(now, first),
  hold: { state: 'held', until: plusMilliseconds(now, until) },
});

describe('a promo code that a cart loses', () => {
  /** A cart whose payment with the code got no answer, and another cart that bought with the code in the meantime. */
  const codeWentToAnother = () => {
    const first = cartIn(aSeller());
    const silent = after(after(first.state, code(first.id, 'ONCE')), payment(first.id));
    const over = bankSays(silent, first.id, { state: 'open' }, later(minutes(20)));
    const second = cartIn(over, adult, later(minutes(20)));
    const used = after(second.state, code(second.id, 'ONCE'), later(minutes(20)));
    const paying = after(used, payment(second.id), later(minutes(20)));
    return { state: bankSays(paying, second.id, 'captured', later(minutes(21))), id: first.id };
  };

  it.each([
    ['the start of checkout', begin],
    ['the start of a payment', payment],
  ])(
    'when %s changes the version of the cart, so that late money for the earlier order is refunded (R-SAFE-9)',
    (_when, command) => {
      const { state, id } = codeWentToAnother();
      const version = state.carts.get(id)?.version ?? 0;
      const lost = after<'beginCheckout' | 'startPayment'>(state, command(id), later(minutes(22)));
      expect(lost.codeUses.has(id)).toBe(false);
      expect(lost.carts.get(id)?.version).toBe(version + 1);
      const late = bankSays(lost, id, 'captured', later(minutes(23)));
      expect(outcomes(late)).toEqual(['refunded', 'completed']);
      expect(linesOf(lost, id)).toHaveLength(1);
      expect(outcomes(after(lost, payment(id), later(minutes(22))))).toEqual(['open', 'completed', 'open']);
    },
  );

  it('is shown with the reason until the visitor continues without it', () => {
    const { state, id } = codeWentToAnother();
    const when = later(minutes(22));
    expect(decided(state, begin(id), when).answer._unsafeUnwrapErr()).toEqual({ kind: 'promoCodeUsedUp' });
    const lost = after(state, begin(id), when);
    expect(lost.carts.get(id)?.lostCode).toEqual({ code: 'ONCE', reason: 'usedUp' });
    expect(after(lost, code(id, 'TEN'), when).carts.get(id)?.lostCode).toBeUndefined();
    expect(after(lost, code(id, ''), when).carts.get(id)?.lostCode).toBeUndefined();
    expect(decided(lost, begin(id), when).answer.isOk()).toBe(true);
    expect(after(lost, begin(id), when).carts.get(id)?.lostCode).toBeUndefined();
  });

  it('is also shown when the code left the catalog', () => {
    const { state, id } = cartIn(aSeller());
    const used = after(state, code(id, 'TEN'));
    const lost = after({ ...used, catalog: { ...used.catalog, promos: new Map() } }, begin(id));
    expect(lost.carts.get(id)?.lostCode).toEqual({ code: 'TEN', reason: 'unknown' });
    expect(lost.codesUsed.get('TEN')).toBe(0);
  });

  it.each([
    ['a millisecond before the hour is over keeps its first use', minutes(60) - 1, 0, minutes(60)],
    ['when the hour is over starts again', minutes(60), minutes(60), minutes(75)],
  ])('and takes again after a payment without an answer %s', (_what, when, first, until) => {
    const { state, id } = cartIn(aSeller());
    const used = after(after(state, code(id, 'ONCE')), payment(id));
    const silent = bankSays(used, id, { state: 'open' }, later(minutes(20)));
    expect(after(silent, begin(id), later(when)).carts.get(id)?.promoCode).toEqual(useOf(first, until));
  });

  it('has a use of its own for another code, and is unchanged when it is applied again', () => {
    const { state, id } = cartIn(aSeller());
    const held = after(state, code(id, 'ONCE'));
    const other = after(held, code(id, 'TEN'), later(minutes(10)));
    expect(other.carts.get(id)?.promoCode?.firstHeldAt).toBe(plusMilliseconds(now, minutes(10)));
    expect(after(held, code(id, 'ONCE'))).toBe(held);
  });
});

describe('a promo code that was removed and is applied again', () => {
  const again = (goneAt: number, typedAt: number, other = '') => {
    const { state, id } = cartIn(aSeller());
    const gone = after(after(state, code(id, 'ONCE')), code(id, other), later(goneAt));
    return { state: after(gone, code(id, 'ONCE'), later(typedAt)), id };
  };

  it.each([
    ['within the hour from its first use', minutes(10), minutes(20), 0, minutes(35)],
    ['a millisecond before the hour is over', minutes(10), minutes(60) - 1, 0, minutes(60)],
    ['when the hour is over', minutes(10), minutes(60), minutes(60), minutes(75)],
    ['after its use had expired', minutes(40), minutes(50), 0, minutes(60)],
    ['after it was removed at the end of the hour', minutes(60), minutes(61), minutes(61), minutes(76)],
  ])('%s is held from its first use, or starts again after the hour', (_what, goneAt, typedAt, first, until) => {
    const { state, id } = again(goneAt, typedAt);
    expect(state.carts.get(id)?.promoCode).toEqual(useOf(first, until));
    expect(state.codesUsed.get('ONCE')).toBe(1);
  });

  it('is held from its first use also after another code replaced it', () => {
    const { state, id } = again(minutes(10), minutes(20), 'TEN');
    expect(state.carts.get(id)?.promoCode).toEqual(useOf(0, minutes(35)));
  });

  it('is held from its first use however often it is removed, and ended uses are forgotten', () => {
    const { state, id } = again(minutes(10), minutes(20));
    const twice = after(after(state, code(id, ''), later(minutes(30))), code(id, 'ONCE'), later(minutes(40)));
    expect(twice.carts.get(id)?.promoCode?.firstHeldAt).toBe(now);
    const late = after(after(twice, code(id, 'TEN'), later(minutes(61))), code(id, ''), later(minutes(62)));
    expect(late.carts.get(id)?.firstUses?.map((use) => use.code)).toEqual(['TEN']);
  });
});

describe('a promo code that does not apply to a cart', () => {
  it('is refused without a use, also for an empty cart', () => {
    const { state, id } = cartIn(aSeller(), infant);
    expect(refusal(state, code(id, 'ONCE'))).toEqual({ kind: 'promoCodeNotApplicable' });
    expect(refusal(state, code(id, 'TEN'))).toEqual({ kind: 'promoCodeNotApplicable' });
    expect(refusal(state, code(id, 'NONE'))).toEqual({ kind: 'promoCodeInvalid' });
    expect(state.codesUsed.get('ONCE') ?? 0).toBe(0);
    const empty = after(state, firstLine(state, id).removed);
    expect(refusal(empty, code(id, 'ONCE'))).toEqual({ kind: 'promoCodeNotApplicable' });
  });

  it('after a change of the cart is released when the payment starts', () => {
    const { state, id } = cartIn(aSeller());
    const used = after(state, code(id, 'ONCE'));
    const free = after(used, tickets([[infant, 1]], { cartId: id }));
    const bought = after(after(free, firstLine(free, id).removed), payment(id));
    expect(outcomes(bought)).toEqual(['completed']);
    expect(bought.codeUses.has(id)).toBe(false);
    expect(bought.codesUsed.get('ONCE')).toBe(0);
    const [order] = bought.orders.values();
    expect(order?.content.promo).toBeUndefined();
    expect(order?.cartVersion).toBe(bought.carts.get(id)?.version);
  });
});
