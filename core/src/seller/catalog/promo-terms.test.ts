import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { type LocalDate, localDate, plusDays } from '../../dates/local-date.ts';
import { type CartId, productId } from '../../ids.ts';
import { percent } from '../../money/percent.ts';
import {
  after,
  aSeller,
  at,
  firstLine,
  giftCards,
  later,
  refusal,
  tickets,
  today,
  towels,
} from '../../testing/seller-builders.ts';
import { adult, card, pool, valueCard } from '../../testing/seller-catalog-builder.ts';
import { cartToShow } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { totalOfCart } from '../views/priced-lines.ts';
import type { SoldPromo } from './seller-catalog.ts';

const tenth: SoldPromo = { promo: { type: 'percent', percent: percent(10) }, texts: new Map() };

/** A state whose only code has these terms, with a cart of a ticket at 22 EUR. */
const withTerms = (terms: Partial<SoldPromo>) => {
  const host = aSeller();
  const catalog = { ...host.catalog, promos: new Map([['SPRING', { ...tenth, ...terms }]]) };
  const command = tickets([[adult, 1]]);
  return { state: after({ ...host, catalog }, command), id: command.newCartId };
};

const code = (id: CartId) => ({ type: 'applyPromoCode', cartId: id, text: 'spring' }) as const;
const on = (day: LocalDate) => ({ ...at, today: day });
const cost = (state: SellerState, id: CartId) => totalOfCart(cartToShow(state, id, at), at);

describe('a promo code with first and last day', () => {
  const first = plusDays(today, 2);
  const last = plusDays(today, 4);
  const { state, id } = withTerms({ validFrom: first, validUntil: last });

  it.each([
    ['the day before its first day', plusDays(first, -1), { kind: 'promoCodeInvalid' }],
    ['its first day', first, undefined],
    ['its last day', last, undefined],
    ['the day after its last day', plusDays(last, 1), { kind: 'promoCodeExpired' }],
  ])('has, on %s, the refusal %o', (_, day, error) => {
    expect(refusal(state, code(id), on(day))).toEqual(error);
  });

  it('stays in use over midnight, and is refused when the hold has ended', () => {
    const held = after(state, code(id), on(last));
    const tomorrow = plusDays(last, 1);
    const begun = (elapsed: number) =>
      after(held, { type: 'beginCheckout', cartId: id }, { ...later(elapsed), today: tomorrow });
    const [used, lost] = [begun(1), begun(minutes(15))];
    expect([used.codeUses.has(id), cost(used, id)]).toEqual([true, 19_80]);
    expect([lost.codeUses.has(id), cost(lost, id)]).toEqual([false, 22_00]);
  });

  it('is valid without end or start when one of the days is absent', () => {
    const since = withTerms({ validFrom: first });
    expect(refusal(since.state, code(since.id), on(localDate('2099-12-31')))).toBeUndefined();
    const until = withTerms({ validUntil: last });
    expect(refusal(until.state, code(until.id), on(localDate('1999-12-31')))).toBeUndefined();
  });
});

describe('a promo code for some goods', () => {
  /** A ticket at 22 EUR, a card at 50 EUR and a towel at 3 EUR with the ticket. */
  const mixed = (terms: Partial<SoldPromo>) => {
    const { state, id } = withTerms(terms);
    return { state: after(after(state, giftCards(1, { cartId: id })), towels(id)), id };
  };

  it.each<[string, Partial<SoldPromo>, number]>([
    ['everything', {}, 67_50],
    ['tickets', { kinds: ['ticket'] }, 72_80],
    ['gift cards', { kinds: ['giftCard'] }, 70_00],
    ['upsells', { kinds: ['upsell'] }, 74_70],
    ['one product', { products: [card] }, 70_00],
    ['two products, no upsell', { products: [card, pool] }, 67_80],
    ['tickets among products', { kinds: ['ticket'], products: [card, pool] }, 72_80],
  ])('for %s does not reduce other lines', (_, terms, total) => {
    const { state, id } = mixed(terms);
    expect(cost(after(state, code(id)), id)).toBe(total);
  });

  it.each<[string, Partial<SoldPromo>]>([
    ['a kind that is not in the cart', { kinds: ['giftCard'] }],
    ['a product that is not in the cart', { products: [productId('other')] }],
    ['no kind at all', { kinds: [] }],
  ])('is refused for a cart when it is for %s', (_, terms) => {
    const { state, id } = withTerms(terms);
    expect(refusal(state, code(id))).toEqual({ kind: 'promoCodeNotApplicable' });
  });

  it('does not apply to a value card', () => {
    const { state } = withTerms({ kinds: ['giftCard'], products: [valueCard] });
    const command = giftCards(1, { worth: 50_00 });
    expect(refusal(after(state, command), code(command.newCartId))).toEqual({ kind: 'promoCodeNotApplicable' });
  });

  it('takes nothing off after these goods left the cart', () => {
    const { state, id } = mixed({ kinds: ['giftCard'] });
    const used = after(state, code(id));
    const without = after(used, firstLine(used, id, 'giftCard').removed);
    expect([cost(without, id), without.codeUses.has(id)]).toEqual([25_00, true]);
  });
});
