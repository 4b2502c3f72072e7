import { expect, it } from 'vitest';
import { leverBoard } from './lever-board.ts';
import type { Lever } from './read-levers.ts';

const slowTimes = (asked: Pick<Lever, 'asked'>): readonly number[] => {
  const board = leverBoard(() => levers);
  const levers: readonly Lever[] = [{ call: 'loadCart', slow: 7, ...asked }];
  return [1, 2, 3, 4].filter(() => board.pull('loadCart').slow === 7);
};

it('levers apply to the numbered requests of a call', () => {
  expect(slowTimes({})).toEqual([1, 2, 3, 4]);
  expect(slowTimes({ asked: [2, 4] })).toEqual([2, 4]);
  expect(slowTimes({ asked: { from: 3 } })).toEqual([3, 4]);
});

it('levers count each call separately, and anew after a change of the levers', () => {
  const second = (slow: number): readonly Lever[] => [{ call: ['loadCart', 'addTicket'], asked: [2], slow }];
  let levers = second(1);
  const board = leverBoard(() => levers);
  expect([board.pull('loadCart').slow, board.pull('addTicket').slow, board.pull('loadCart').slow]).toEqual([0, 0, 1]);
  levers = second(2);
  expect([board.pull('addTicket').slow, board.pull('addTicket').slow]).toEqual([0, 2]);
});

it('several levers for one call add up, and the first ending applies', () => {
  const board = leverBoard(() => [
    { call: 'loadCart', slow: 1, answer: 'lost' },
    { call: 'loadCart', slow: 2, answer: 'half' },
  ]);
  expect(board.pull('loadCart')).toEqual({ slow: 3, soldOut: [], ending: { type: 'lost' } });
});
