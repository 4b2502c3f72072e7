import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLive } from '../cart/hold.ts';
import type { Instant } from '../dates/instant.ts';
import { anySteps, frugalClient, type WalkStep, walk } from '../testing/seller-walks.ts';
import { placesLeft } from '../testing/whole-state.ts';
import { type HoldRow, type HoldStatus, rowOf, statusOf } from './places/ledger.ts';
import { periodId } from './places/period-places.ts';
import { holdId, type SellerState } from './state.ts';

const capacity = 12;

const parameters = { numRuns: 200, seed: 52 };

/** The commands of all walks, which take longer than the checks of all laws. */
const walked: readonly WalkStep[] = fc.sample(anySteps, parameters).flatMap((steps) => {
  const commands: WalkStep[] = [];
  walk(capacity, steps, (command) => commands.push(command));
  return commands;
});

/** Checks a property after each command of the walks. A broken property fails with the shortest walk that breaks it. */
const always = (look: (step: WalkStep) => void): void => {
  const property = fc.property(anySteps, (steps) => {
    walk(capacity, steps, look);
  });
  try {
    for (const step of walked) look(step);
  } catch (error) {
    fc.assert(property, parameters);
    throw error;
  }
};

/** Returns the lines with counted places as rows of the ledger, those with an ended hold included. */
const rowsOfLines = (state: SellerState): readonly HoldRow[] =>
  [...state.carts.values()].flatMap(({ cartId, lines }) =>
    lines.flatMap((line) => (line.kind === 'ticket' ? (rowOf(cartId, line) ?? []) : [])),
  );

const counts = (row: HoldStatus, now: Instant): boolean => row.state === 'sold' || isLive(row.endsAt, now);

const isUnpaid = (row: HoldStatus, now: Instant): boolean => {
  const until = row.state === 'sold' ? row.countsUntil : row.endsAt;
  return until !== undefined && isLive(until, now);
};

const withoutClient = ({ client: _, ...row }: HoldRow) => row;

const personsIn = (rows: readonly HoldRow[], state: HoldRow['state']): number =>
  rows.reduce((sum, row) => sum + (row.state === state ? row.persons : 0), 0);

describe('after any decisions', () => {
  it('the counters of each period are the sums of its rows, and never more than its places', () => {
    always(({ after }) => {
      for (const [id, places] of after.periods) {
        const rows = [...after.holds.values()].filter((row) => periodId(row) === id);
        const { held, paying, sold } = places;
        expect({ held, paying, sold }).toEqual({
          held: personsIn(rows, 'held'),
          paying: personsIn(rows, 'paying'),
          sold: personsIn(rows, 'sold'),
        });
        expect(held + paying + sold).toBeLessThanOrEqual(capacity);
      }
    });
  });

  it('each row belongs to a cart line, and each line with a live hold has its row', () => {
    always(({ after, at }) => {
      const lines = new Map(rowsOfLines(after).map((row) => [holdId(row), row]));
      for (const [id, row] of after.holds) expect(withoutClient(row)).toEqual(lines.get(id));
      for (const [id, row] of lines) if (counts(row, at.now)) expect(after.holds.has(id)).toBe(true);
    });
  });

  it('a day has as many places left as no line holds, pays for or has bought', () => {
    always(({ after, at }) => {
      for (const places of after.periods.values()) {
        const rows = rowsOfLines(after).filter((row) => periodId(row) === periodId(places) && counts(row, at.now));
        const taken = rows.reduce((sum, { persons }) => sum + persons, 0);
        expect(placesLeft(after, places, at)).toBe(capacity - taken);
      }
    });
  });

  it('the count of each code is the number of its rows, each the use of a cart, within its limit', () => {
    always(({ after, at }) => {
      const rows = [...after.codeUses.values()];
      for (const [code, used] of after.codesUsed) {
        expect(used).toBe(rows.filter((row) => row.code === code).length);
        expect(used).toBeLessThanOrEqual(after.catalog.promos.get(code)?.maxUses ?? used);
      }
      for (const { cartId, promoCode: use } of after.carts.values()) {
        const row = after.codeUses.get(cartId);
        const status = use && statusOf(use.hold);
        if (row !== undefined) expect(row).toEqual({ cartId, code: use?.code, ...status });
        if (status !== undefined && counts(status, at.now)) expect(row).toBeDefined();
      }
      expect(rows.every(({ cartId }) => after.carts.has(cartId))).toBe(true);
    });
  });

  it('a client has no more unpaid places on a day than its limit', () => {
    const { digest, mostPersons } = frugalClient;
    always(({ after, at }) => {
      const unpaid = [...after.holds.values()].filter((row) => row.client === digest && isUnpaid(row, at.now));
      for (const rows of Map.groupBy(unpaid, periodId).values()) {
        expect(rows.reduce((sum, { persons }) => sum + persons, 0)).toBeLessThanOrEqual(mostPersons);
      }
    });
  });

  it('each command changes one cart at most, which has the next revision', () => {
    always(({ before, after }) => {
      const changed = [...after.carts.values()].filter((cart) => before.carts.get(cart.cartId) !== cart);
      expect(changed.length).toBeLessThanOrEqual(1);
      for (const { cartId, revision } of changed) expect(revision).toBe((before.carts.get(cartId)?.revision ?? 0) + 1);
    });
  });
});
