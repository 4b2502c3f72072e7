import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { type CartId, cartItemId, facilityId } from '../../ids.ts';
import {
  after,
  aHost,
  at,
  buyer,
  nextDay,
  now,
  payment,
  refusal,
  tickets,
  visitDay,
} from '../../testing/host-builders.ts';
import { adult, infant, pool } from '../../testing/host-catalog-builder.ts';
import { type HostState, linesOf } from '../state.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });
const hour = minutes(60);

const add = (id: CartId, list = adult, period: typeof visitDay = visitDay) =>
  tickets([[list, 1]], { cartId: id, period });

/** A cart that keeps a place on the day from now on until a moment, by adding again and again. */
const keptUntil = (elapsed: number): { readonly state: HostState; readonly id: CartId } => {
  const command = tickets([[adult, 1]]);
  const id = command.newCartId;
  let state = after(aHost(50, [visitDay, nextDay]), command);
  for (let when = minutes(14); when < elapsed; when += minutes(14)) state = after(state, add(id), later(when));
  return { state, id };
};

const firstLine = (state: HostState, id: CartId) => linesOf(state, id)[0]?.id ?? cartItemId('none');

const ends = (state: HostState, id: CartId) =>
  linesOf(state, id).map((line) => (line.kind === 'ticket' && line.hold.state === 'held' ? line.hold.until - now : 0));

const waysToTakeAway = [
  [
    'removed',
    (state: HostState, id: CartId) => ({ type: 'removeLine', cartId: id, lineId: firstLine(state, id) }) as const,
  ],
  [
    'set to none',
    (state: HostState, id: CartId) =>
      ({ type: 'changeQuantity', cartId: id, lineId: firstLine(state, id), quantity: 0 }) as const,
  ],
] as const;

describe.each(waysToTakeAway)('places that are %s and added again', (_how, away) => {
  const again = (goneAt: number, addedAt: number, list = adult, period: typeof visitDay = visitDay) => {
    const { state, id } = keptUntil(goneAt);
    const gone = after<'removeLine' | 'changeQuantity'>(state, away(state, id), later(goneAt));
    return ends(after(gone, add(id, list, period), later(addedAt)), id);
  };

  it.each([
    ['at once', minutes(50), minutes(50), hour],
    ['a millisecond before the hour is over', hour - 1, hour - 1, hour],
    ['when the hour is over', hour - 1, hour, hour + minutes(15)],
    ['a millisecond after', hour - 1, hour + 1, hour + 1 + minutes(15)],
    ['early', minutes(5), minutes(6), minutes(21)],
  ])(
    '%s are kept until the hour from their first moment is over, or begin anew after it',
    (_when, goneAt, addedAt, end) => {
      expect(again(goneAt, addedAt)).toEqual([end]);
    },
  );

  it('under another price are the same places; those of another day are not', () => {
    expect(again(minutes(50), minutes(50), infant)).toEqual([hour]);
    expect(again(minutes(50), minutes(50), adult, nextDay)).toEqual([minutes(65)]);
  });

  it('after they had expired by themselves begin anew', () => {
    const { state, id } = keptUntil(minutes(1));
    const gone = after<'removeLine' | 'changeQuantity'>(state, away(state, id), later(minutes(15)));
    expect(ends(after(gone, add(id), later(minutes(16))), id)).toEqual([minutes(31)]);
  });
});

it('a second price of the same day counts from the first place of that day', () => {
  const { state, id } = keptUntil(minutes(50));
  expect(ends(after(state, add(id, infant), later(minutes(50))), id)).toEqual([minutes(57), hour]);
});

it('the memory ends with its hour', () => {
  const { state, id } = keptUntil(minutes(10));
  const gone = after(state, { type: 'removeLine', cartId: id, lineId: firstLine(state, id) }, later(minutes(10)));
  expect(gone.carts.get(id)?.firstMoments).toEqual([
    { facilityId: facilityId(pool), period: visitDay, firstAddedAt: now },
  ]);
  const other = after(gone, add(id, adult, nextDay), later(hour));
  const removal = { type: 'removeLine', cartId: id, lineId: firstLine(other, id) } as const;
  expect(after(other, removal, later(hour)).carts.get(id)?.firstMoments).toEqual([
    { facilityId: facilityId(pool), period: nextDay, firstAddedAt: now + hour },
  ]);
});

/** Until when places are held that were not held until then before. */
const newEnds = (before: HostState, next: HostState) =>
  [...next.lines.values()].flatMap((line) => {
    if (line.kind !== 'ticket' || line.hold.state !== 'held') return [];
    const was = before.lines.get(line.id);
    const isSame = was?.kind === 'ticket' && was.hold.state === 'held' && was.hold.until === line.hold.until;
    return isSame ? [] : [line.hold.until];
  });

describe('places that payments kept which ran out one after the other', () => {
  /** A first session from the first minute on, its end and two minutes later, and then another one. */
  const keptAgain = (elapsed: number) => {
    const command = tickets([[adult, 1]]);
    const id = command.newCartId;
    const filled = after(after(aHost(1), command), buyer(id));
    const running = after(filled, payment(id), later(minutes(1)));
    return newEnds(running, after(running, { type: 'beginCheckout', cartId: id }, later(elapsed)));
  };

  it.each([
    ['once the first one is over', minutes(18), minutes(33)],
    ['a millisecond before their hold would reach the hour', minutes(45) - 1, hour - 1],
    ['when it would', minutes(45), hour],
    ['a millisecond after', minutes(45) + 1, hour],
    ['a millisecond before the hour is over', hour - 1, hour],
    ['when the hour is over', hour, hour + minutes(15)],
    ['a millisecond after that', hour + 1, hour + 1 + minutes(15)],
  ])('and are taken again %s count from their first moment, or begin anew after the hour', (_when, elapsed, end) => {
    expect(keptAgain(elapsed).map((until) => until - now)).toEqual([end]);
  });
});

const anyStep = fc.record({
  what: fc.constantFrom('add', 'add', 'remove', 'none', 'more', 'begin', 'wait', 'wait'),
  which: fc.nat(3),
  elapsed: fc.integer({ min: 1, max: 16 }),
});

it('no adding and removing keeps places of a day longer than an hour from the first moment', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const command = tickets([[adult, 1]]);
      const id = command.newCartId;
      let state = after(aHost(), command);
      let elapsed = 0;
      // The hour of the day's places; none while they are free. What was taken out of it is remembered until it is over.
      let began: number | undefined = 0;
      let isRemembered = false;
      for (const { what, which, elapsed: waited } of steps) {
        if (what === 'wait') elapsed += minutes(waited);
        const lines = linesOf(state, id);
        const line = lines[which % Math.max(lines.length, 1)];
        const change = (quantity: number) =>
          line && ({ type: 'changeQuantity', cartId: id, lineId: line.id, quantity } as const);
        const commandNow = {
          add: add(id, which % 2 === 0 ? adult : infant),
          remove: line && ({ type: 'removeLine', cartId: id, lineId: line.id } as const),
          none: change(0),
          more: change((line?.quantity ?? 0) + 1),
          begin: { type: 'beginCheckout', cartId: id } as const,
          wait: undefined,
        }[what];
        const isHeld = (one: (typeof lines)[number]): boolean =>
          one.kind === 'ticket' && one.hold.state === 'held' && one.hold.until > now + elapsed;
        const isOver = began !== undefined && elapsed >= began + hour;
        if (isOver || !(isRemembered || lines.some(isHeld))) {
          began = undefined;
          isRemembered = false;
        }
        if (commandNow === undefined || refusal(state, commandNow, later(elapsed)) !== undefined) continue;
        const next = after(state, commandNow, later(elapsed));
        for (const end of newEnds(state, next)) {
          began ??= elapsed;
          expect(end - now).toBeLessThanOrEqual(began + hour);
        }
        const isGone = [...state.lines.keys()].some((known) => !next.lines.has(known));
        if (isGone && line !== undefined && isHeld(line)) isRemembered = true;
        state = next;
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 500) },
  );
});
