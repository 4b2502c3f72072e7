import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { type CartId, facilityId } from '../../ids.ts';
import {
  after,
  aSeller,
  buyer,
  firstLine,
  later,
  nextDay,
  now,
  payment,
  tickets,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult, infant, pool } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { firstMomentOf } from './first-moments.ts';

const hour = minutes(60);

const add = (id: CartId, list = adult, period: typeof visitDay = visitDay) =>
  tickets([[list, 1]], { cartId: id, period });

/** A cart that holds a place on the day until a time, by repeated additions. */
const heldUntil = (elapsed: number): { readonly state: SellerState; readonly id: CartId } => {
  const command = tickets([[adult, 1]]);
  const id = command.newCartId;
  let state = after(aSeller(50, [visitDay, nextDay]), command);
  for (let when = minutes(14); when < elapsed; when += minutes(14)) state = after(state, add(id), later(when));
  return { state, id };
};

const ends = (state: SellerState, id: CartId) =>
  linesOf(state, id).map((line) => (line.kind === 'ticket' && line.hold.state === 'held' ? line.hold.until - now : 0));

describe('places that are removed and added again', () => {
  const again = (goneAt: number, addedAt: number, list = adult, period: typeof visitDay = visitDay) => {
    const { state, id } = heldUntil(goneAt);
    const gone = after(state, firstLine(state, id).removed, later(goneAt));
    return ends(after(gone, add(id, list, period), later(addedAt)), id);
  };

  it.each([
    ['at once', minutes(50), minutes(50), hour],
    ['a millisecond before the hour is over', hour - 1, hour - 1, hour],
    ['when the hour is over', hour - 1, hour, hour + minutes(15)],
    ['early', minutes(5), minutes(6), minutes(21)],
  ])('%s are held until an hour from their first addition, or start again after it', (_when, goneAt, addedAt, end) => {
    expect(again(goneAt, addedAt)).toEqual([end]);
  });

  it('with another price are the same places, and on another day are new places', () => {
    expect(again(minutes(50), minutes(50), infant)).toEqual([hour]);
    expect(again(minutes(50), minutes(50), adult, nextDay)).toEqual([minutes(65)]);
  });

  it('start again after they expired', () => {
    const { state, id } = heldUntil(minutes(1));
    const gone = after(state, firstLine(state, id).removed, later(minutes(15)));
    expect(ends(after(gone, add(id), later(minutes(16))), id)).toEqual([minutes(31)]);
  });
});

it('a line with a second price of a day is held from the first place of that day', () => {
  const { state, id } = heldUntil(minutes(50));
  expect(ends(after(state, add(id, infant), later(minutes(50))), id)).toEqual([minutes(57), hour]);
});

it('places whose quantity is set to 0 are remembered like removed places', () => {
  const { state, id } = heldUntil(minutes(50));
  const gone = after(state, firstLine(state, id).set(0), later(minutes(50)));
  expect(ends(after(gone, add(id), later(minutes(50))), id)).toEqual([hour]);
});

it('the first time of places is forgotten after an hour', () => {
  const { state, id } = heldUntil(minutes(10));
  const gone = after(state, firstLine(state, id).removed, later(minutes(10)));
  expect(gone.carts.get(id)?.firstMoments).toEqual([
    { facilityId: facilityId(pool), period: visitDay, firstAddedAt: now },
  ]);
  const other = after(gone, add(id, adult, nextDay), later(hour));
  expect(after(other, firstLine(other, id).removed, later(hour)).carts.get(id)?.firstMoments).toEqual([
    { facilityId: facilityId(pool), period: nextDay, firstAddedAt: now + hour },
  ]);
});

describe('places of a payment session that ran out', () => {
  /** Returns the ends of a cart's holds: its payment session starts after one minute, its checkout begins again after
   *  `elapsed`. */
  const endsAfter = (elapsed: number) => {
    const command = tickets([[adult, 1]]);
    const id = command.newCartId;
    const filled = after(after(aSeller(1), command), buyer(id));
    const running = after(filled, payment(id), later(minutes(1)));
    return ends(after(running, { type: 'beginCheckout', cartId: id }, later(elapsed)), id);
  };

  it.each([
    ['once the first one is over', minutes(18), minutes(33)],
    ['a millisecond before their hold would reach the hour', minutes(45) - 1, hour - 1],
    ['when it reaches the hour', minutes(45), hour],
    ['a millisecond after', minutes(45) + 1, hour],
    ['a millisecond before the hour is over', hour - 1, hour],
    ['when the hour is over', hour, hour + minutes(15)],
  ])(
    'are held, when they are taken again %s, at most until the hour after their first addition, or start again after it',
    (_when, elapsed, end) => {
      expect(endsAfter(elapsed)).toEqual([end]);
    },
  );
});

it('a hold starts at its first addition also for a host whose clock is a millisecond behind', () => {
  const { state, id } = heldUntil(minutes(14));
  const cart = state.carts.get(id) ?? expect.fail('no cart');
  const [line] = cart.lines.filter((each) => each.kind === 'ticket');
  expect(line && firstMomentOf(cart, line, plusMilliseconds(now, -1))).toBe(now);
});
