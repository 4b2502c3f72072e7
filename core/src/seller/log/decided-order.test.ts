import { describe, expect, it } from 'vitest';
import { instant } from '../../dates/instant.ts';
import { cartId } from '../../ids.ts';
import { inDecidedOrder } from './decided-order.ts';
import type { LogRow } from './log-row.ts';

const row = (id: string, ...[from, to]: readonly [] | readonly [number, number]): LogRow => ({
  id,
  at: instant(0),
  cartId: cartId('cart'),
  by: 'visitor',
  request: { type: 'useCase', name: id },
  revision: from === undefined || to === undefined ? undefined : { from, to },
  facts: [],
});

const idsOf = (rows: readonly LogRow[]) => inDecidedOrder(rows).map(({ id }) => id);

describe('the order of decisions', () => {
  it('follows the revisions of the cart', () => {
    expect(idsOf([row('third', 2, 3), row('first', 0, 1), row('second', 1, 2)])).toEqual(['first', 'second', 'third']);
  });

  it('has commands without a new revision before the command that wrote the next revision', () => {
    const rows = [row('paid', 1, 2), row('buyer', 1, 1), row('refused', 1, 1), row('opened', 0, 1)];
    expect(idsOf(rows)).toEqual(['opened', 'buyer', 'refused', 'paid']);
  });

  it('keeps rows without a revision at their position by time', () => {
    const rows = [row('old'), row('second', 1, 2), row('looked up'), row('first', 0, 1), row('dropped')];
    expect(idsOf(rows)).toEqual(['old', 'first', 'looked up', 'second', 'dropped']);
  });
});
