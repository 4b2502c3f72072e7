import { expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { caseIn } from '../../testing/cases.ts';
import { after, aSeller, at, later, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';
import { readOfOthers } from './read-of-others.ts';

const mine = tickets([[adult, 2]]);
const client = { digest: 'network', mostPersons: 40 };

/** Returns what a decision about the first cart reads of a day with ten places. */
const readIn = (state: SellerState, when: DecisionTime) => {
  const cart = state.carts.get(mine.newCartId) ?? expect.fail();
  return readOfOthers(caseIn(state, cart, when, client.digest), when.now).places;
};

it('a decision reads as free all places that other carts have not taken', () => {
  const alone = after(aSeller(10), { ...mine, client });
  expect(readIn(alone, at)).toMatchObject([{ capacity: 10, free: 10, ofClient: 0 }]);
  const shared = after(alone, { ...tickets([[adult, 3]]), client });
  expect(readIn(shared, at)).toMatchObject([{ capacity: 10, free: 7, ofClient: 3 }]);
});

it('a decision reads places of ended holds as free until others take them', () => {
  const alone = after(aSeller(10), mine);
  const over = later(minutes(30));
  expect(readIn(alone, over)).toMatchObject([{ free: 10 }]);
  const taken = after(alone, tickets([[adult, 9]]), over);
  expect(readIn(taken, over)).toMatchObject([{ free: 1 }]);
});
