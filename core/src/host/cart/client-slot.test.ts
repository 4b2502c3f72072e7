import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { after, aHost, at, buyer, now, payment, refusal, tickets } from '../../testing/host-builders.ts';
import { adult } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState, linesOf } from '../state.ts';
import type { AskingClient } from './client-slot.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });
const ana: AskingClient = { digest: 'ana', mostCarts: 5 };
const other: AskingClient = { digest: 'other', mostCarts: 5 };
const tooMany = { kind: 'tooManyCarts' };

const adding = (client: AskingClient, cartId?: CartId) => ({
  ...tickets([[adult, 1]], cartId === undefined ? {} : { cartId }),
  client,
});

/** A client that holds a place in each of so many carts. */
const holding = (carts: number, from: HostState = aHost(), when = at, client = ana) => {
  const commands = Array.from({ length: carts }, () => adding(client));
  return {
    state: commands.reduce((state, command) => after(state, command, when), from),
    ids: commands.map(({ newCartId }) => newCartId),
  };
};

const lineIn = (state: HostState, id: CartId) => linesOf(state, id)[0]?.id ?? expect.fail('an empty cart');
const removing = (state: HostState, id: CartId) =>
  ({ type: 'removeLine', cartId: id, lineId: lineIn(state, id) }) as const;
const retaking = (state: HostState, id: CartId) =>
  ({ type: 'changeQuantity', cartId: id, lineId: lineIn(state, id), quantity: 1, client: ana }) as const;

/** How many carts hold places that are not paid. */
const liveCarts = (state: HostState, when: Instant): number => {
  const held = [...state.lines.values()].filter(
    (line) => line.kind === 'ticket' && 'until' in line.hold && line.hold.until > when,
  );
  return new Set(held.map(({ cartId }) => cartId)).size;
};

describe('a client that holds places in carts', () => {
  it.each([
    [4, undefined],
    [5, tooMany],
    [6, tooMany],
  ])('after %i of them is told of one more: %j', (carts, told) => {
    const { state } = holding(carts, aHost(), at, { ...ana, mostCarts: 6 });
    expect(refusal(state, adding(ana))).toEqual(told);
  });

  it('may put more into each of them, and nobody else has to wait; without a client there is no limit', () => {
    const { state, ids } = holding(5);
    expect(refusal(state, adding(ana, ids[4]))).toBeUndefined();
    expect(refusal(state, adding(other))).toBeUndefined();
    expect(refusal(state, tickets([[adult, 1]]))).toBeUndefined();
  });

  it('may open another one as soon as one is empty or paid, or its places are held no more', () => {
    const {
      state,
      ids: [id = expect.fail()],
    } = holding(5);
    expect(refusal(after(state, removing(state, id)), adding(ana))).toBeUndefined();
    const paying = after(after(state, buyer(id)), payment(id));
    expect(refusal(paying, adding(ana))).toEqual(tooMany);
    const [attempt = expect.fail('no attempt')] = attemptsOf(paying, id);
    const paid = after(paying, {
      type: 'settle',
      attemptId: attempt.id,
      reported: { state: 'captured', amount: attempt.amount },
    });
    expect(refusal(paid, adding(ana))).toBeUndefined();
    expect(refusal(state, adding(ana), later(minutes(15) - 1))).toEqual(tooMany);
    expect(refusal(state, adding(ana), later(minutes(15)))).toBeUndefined();
  });

  it('takes nothing again for a cart whose places were given back, neither by hand nor on the way to the till', () => {
    const {
      state: begun,
      ids: [id = expect.fail()],
    } = holding(1);
    const known = after(begun, buyer(id));
    const { state, ids } = holding(5, known, later(minutes(15)));
    const when = later(minutes(16));
    const begin = { type: 'beginCheckout', cartId: id, client: ana } as const;
    expect(refusal(state, retaking(state, id), when)).toEqual(tooMany);
    expect(refusal(state, begin, when)).toEqual(tooMany);
    expect(refusal(state, payment(id, { client: ana }), when)).toEqual(tooMany);
    const room = after(state, removing(state, ids[0] ?? id), when);
    for (const command of [retaking(room, id), begin, payment(id, { client: ana })] as const) {
      const taken = after<typeof command.type>(room, command, when);
      expect(refusal(taken, adding(ana), when)).toEqual(tooMany);
    }
  });

  it('has each cart counted once, also one that took its places again', () => {
    const two: AskingClient = { ...ana, mostCarts: 2 };
    const { state: begun, ids } = holding(2, aHost(), at, two);
    const [, second = expect.fail()] = ids;
    const when = later(minutes(15));
    const retaken = after(begun, { ...retaking(begun, second), client: two }, when);
    expect(refusal(retaken, adding(two), when)).toBeUndefined();
    expect(refusal(after(retaken, adding(two), when), adding(two), when)).toEqual(tooMany);
  });

  it('is asked nothing by a repeat under its key', () => {
    const command = adding(ana);
    const { state } = holding(4, after(aHost(), command));
    expect(refusal(state, command)).toBeUndefined();
  });
});

it('whatever a client does, in whatever order, it holds places in as many carts as it may, and never in more', () => {
  const anyStep = fc.record({
    what: fc.constantFrom('new', 'more', 'remove', 'again', 'enter', 'begin', 'pay', 'wait', 'wait'),
    which: fc.nat(6),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40, size: 'max' }), (steps) => {
      let state = aHost(100);
      let elapsed = 0;
      for (const { what, which } of steps) {
        if (what === 'wait') elapsed += minutes(3 * which);
        const when = later(elapsed);
        const id = [...state.carts.keys()].at(which % state.carts.size);
        const hasLine = id !== undefined && linesOf(state, id).length > 0;
        const command = {
          new: adding({ ...ana, mostCarts: 2 }),
          more: id && adding({ ...ana, mostCarts: 2 }, id),
          remove: hasLine ? removing(state, id) : undefined,
          again: hasLine ? { ...retaking(state, id), client: { ...ana, mostCarts: 2 } } : undefined,
          enter: id && buyer(id),
          begin: id && ({ type: 'beginCheckout', cartId: id, client: { ...ana, mostCarts: 2 } } as const),
          pay: id && payment(id, { client: { ...ana, mostCarts: 2 } }),
          wait: undefined,
        }[what];
        const refused = command && refusal(state, command, when);
        if (JSON.stringify(refused) === JSON.stringify(tooMany)) expect(liveCarts(state, when.now)).toBe(2);
        if (command === undefined || refused !== undefined) continue;
        state = after<typeof command.type>(state, command, when);
        expect(liveCarts(state, when.now)).toBeLessThanOrEqual(2);
      }
    }),
  );
});
