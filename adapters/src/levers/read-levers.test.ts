import { expect, it } from 'vitest';
import type { CallName } from '../calls/call-table.ts';
import { leverBoard } from './lever-board.ts';
import { readLevers } from './read-levers.ts';

const read = (text: string) => readLevers({ path: 'levers.yaml', text });

it('reads what a host does wrong', () => {
  const text = `levers:
  - { call: addTicket, asked: 2, refuse: Shop.AddTicketToCart.CapacityFull, details: { left: 3 } }
  - { call: [loadCart, addGiftCard], asked: { from: 3 }, slow: 1500 }
  - { call: startPayment, asked: [1, 3], outOfReach: timeout }
  - { call: saveCustomer, soldOut: { product: termalija, day: +3 }, answer: lost }
  - { call: saveCustomer, soldOut: { product: termalija, day: 2027-01-20 } }
  - { call: loadPage, answer: halfEmpty }
  - { notification: twice }
`;
  const levers = read(text)._unsafeUnwrap();
  const board = leverBoard(() => levers);
  const pulled = (call: CallName, times: number) => Array.from({ length: times }, () => board.pull(call));
  const normal = { slow: 0, soldOut: [] };
  const full = { type: 'refused', error: { kind: 'capacityFull', left: 3 } };
  expect(pulled('addTicket', 3)).toEqual([normal, { ...normal, ending: full }, normal]);
  for (const call of ['loadCart', 'addGiftCard'] as const)
    expect(pulled(call, 4).map(({ slow }) => slow)).toEqual([0, 0, 1500, 1500]);
  const late = { type: 'refused', error: { kind: 'unreachable', cause: 'timeout' } };
  expect(pulled('startPayment', 3).map(({ ending }) => ending)).toEqual([late, undefined, late]);
  const soldOut = [3, '2027-01-20'].map((day) => ({ product: 'termalija', day }));
  expect(board.pull('saveCustomer')).toEqual({ slow: 0, soldOut, ending: { type: 'lost' } });
  expect(board.pull('loadPage')).toEqual({ ...normal, ending: { type: 'halfEmpty' } });
  expect(board.notification()).toBe('twice');
});

it('a file without a lever is one that pulls none', () => {
  expect(read('levers: []\n')._unsafeUnwrap()).toEqual([]);
});

it.each([
  ['levers:\n  - { call: addTickets, slow: 1 }', 2, 13, /^call must be one of .*addTicket.*; found "addTickets"$/],
  ['levers:\n  - { call: addTicket, fails: true }', 2, 24, /^fails is not known here; allowed are call, asked, /],
  [
    'levers:\n  - { call: addTicket }',
    2,
    5,
    /must say what becomes of the call: slow, soldOut, refuse, outOfReach, answer/,
  ],
  ['levers:\n  - { slow: 5 }', 2, 5, /^call is missing: it must say which call this is about/],
  [
    'levers:\n  - call: addTicket\n    refuse: CapacityFull',
    3,
    13,
    /^refuse must be a code that addTicket can answer: .*Shop\.AddTicketToCart\.CapacityFull/,
  ],
  [
    'levers:\n  - call: loadCart\n    refuse: Shop.AddTicketToCart.CapacityFull',
    3,
    13,
    /^refuse must be a code that loadCart can answer/,
  ],
  ['levers:\n  - call: loadCart\n    details: { left: 1 }\n    slow: 1', 3, 14, /^details is of no use without refuse/],
  [
    'levers:\n  - { call: loadCart, answer: half, outOfReach: timeout }',
    2,
    31,
    /^answer does not go together with another of refuse, outOfReach, answer/,
  ],
  [
    'levers:\n  - { call: loadCart, answer: halfEmpty }',
    2,
    31,
    /^answer halfEmpty is for calls of content, which loadCart is not/,
  ],
  ['levers:\n  - { notification: never, slow: 5 }', 2, 34, /^slow does not go together with notification/],
  [
    'levers:\n  - { notification: sometimes }',
    2,
    21,
    /^notification must be one of first, twice, never; found "sometimes"$/,
  ],
  ['levers:\n  - { call: loadCart, slow: 0 }', 2, 29, /^slow must be a whole number from 1 to 600000; found 0$/],
  ['lever: []', 1, 1, /levers/],
  ['levers: [', 1, 10, /^not YAML/],
])('points at what cannot be meant in %j', (text, line, column, message) => {
  const [mistake, ...more] = read(text)._unsafeUnwrapErr();
  expect(more.filter((other) => other.line !== line)).toEqual([]);
  expect(mistake).toMatchObject({ file: 'levers.yaml', line, column, message: expect.stringMatching(message) });
});
