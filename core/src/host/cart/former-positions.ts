import { isWithinHoldLimit } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type HostState, linesOf } from '../state.ts';
import type { FormerPosition, HostLine } from './host-cart.ts';
import { changeCart } from './open-cart.ts';
import { goodsOf, type WantedLine } from './wanted-line.ts';

const remembered = (state: HostState, cartId: CartId, now: Instant): readonly FormerPosition[] =>
  (state.carts.get(cartId)?.formerPositions ?? []).filter(({ leftAt }) => isWithinHoldLimit(leftAt, now));

/** Remembers for an hour where a removed line stood, so that it can come back there (D-UNDO). */
export const keepPosition = (state: HostState, line: HostLine, now: Instant): HostState => {
  const { cartId, position } = line;
  const goods = goodsOf(line);
  const others = remembered(state, cartId, now).filter((former) => former.goods !== goods);
  const formerPositions = [...others, { goods, position, leftAt: now }];
  return changeCart(state, cartId, (cart) => ({ ...cart, formerPositions }));
};

/** Positions for new lines: where the same goods were removed from, else behind all others. */
export const positionsFor = (
  state: HostState,
  cartId: CartId,
  wanted: readonly WantedLine[],
  now: Instant,
): readonly number[] => {
  const former = remembered(state, cartId, now);
  const taken = new Set(linesOf(state, cartId).map(({ position }) => position));
  let last = Math.max(0, ...taken, ...former.map(({ position }) => position));
  return wanted.map((line) => {
    const before = former.find(({ goods, position }) => goods === goodsOf(line) && !taken.has(position));
    if (before !== undefined) return before.position;
    last += 1;
    return last;
  });
};
