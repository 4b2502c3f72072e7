import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import type { CartId, PriceListId } from '../../ids.ts';
import { after, aSeller, at, later, tickets } from '../../testing/seller-builders.ts';
import { adult, family, infant } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';

const listsIn = (state: SellerState, id: CartId): readonly (PriceListId | undefined)[] =>
  linesOf(state, id).map((line) => (line.kind === 'ticket' ? line.priceListId : undefined));

const threeLines = () => {
  const command = tickets([
    [adult, 2],
    [infant, 1],
    [family, 1],
  ]);
  return { state: after(aSeller(), command), id: command.newCartId };
};

const taken = (state: SellerState, id: CartId, list: PriceListId, how: 'removed' | 'set to none'): SellerState => {
  const line = linesOf(state, id).find((one) => one.kind === 'ticket' && one.priceListId === list);
  const of = { cartId: id, cartItemId: line?.cartItemId ?? expect.fail('no such line') };
  return how === 'removed'
    ? after(state, { type: 'removeLine', ...of })
    : after(state, { type: 'changeQuantity', ...of, quantity: 0 });
};

const added = (state: SellerState, id: CartId, list: PriceListId, when = at): SellerState =>
  after(state, tickets([[list, 1]], { cartId: id }), when);

describe('a line that is added again', () => {
  it.each(['removed', 'set to none'] as const)('has its former position after it was %s', (how) => {
    const { state, id } = threeLines();
    expect(listsIn(added(taken(state, id, infant, how), id, infant), id)).toEqual([adult, infant, family]);
  });

  it('has its former position among other lines that were added again', () => {
    const { state, id } = threeLines();
    const out = taken(taken(state, id, family, 'removed'), id, adult, 'removed');
    const back = added(added(added(out, id, family), id, adult), id, infant);
    expect(listsIn(back, id)).toEqual([adult, infant, family]);
    const positions = linesOf(back, id).map(({ position }) => position);
    expect(new Set(positions).size).toBe(3);
  });

  it.each([
    [minutes(60) - 1, [adult, infant, family]],
    [minutes(60), [infant, family, adult]],
  ])('%i ms after its removal gives the order %j', (elapsed, lists) => {
    const { state, id } = threeLines();
    expect(listsIn(added(taken(state, id, adult, 'removed'), id, adult, later(elapsed)), id)).toEqual(lists);
  });

  it('does not change a line of the same goods at its position', () => {
    const { state, id } = threeLines();
    const back = added(taken(state, id, adult, 'removed'), id, adult);
    const beside = added(back, id, adult, later(minutes(15)));
    expect(listsIn(beside, id)).toEqual([adult, infant, family, adult]);
  });
});
