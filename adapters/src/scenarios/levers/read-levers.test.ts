import { expect, it } from 'vitest';
import type { CallName } from '../../wire/calls/call-table.ts';
import { leverBoard } from './lever-board.ts';
import { readLevers } from './read-levers.ts';

const read = (text: string) => readLevers({ path: 'levers.yaml', text });

it('a lever file is read with all its kinds of levers', () => {
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

it('a lever file with an empty list has no levers', () => {
  expect(read('levers: []\n')._unsafeUnwrap()).toEqual([]);
});

const ofCart = 'call: loadCart';

it.each<readonly [lever: string, column: number, message: RegExp]>([
  ['call: addTickets, slow: 1', 13, /^call must be one of .*addTicket.*; found "addTickets"$/],
  ['call: addTicket, fails: true', 24, /^fails is not known here; allowed are call, asked, /],
  ['call: addTicket', 5, /must say what becomes of the call: slow, soldOut, refuse, outOfReach, answer/],
  ['slow: 5', 5, /^call is missing: it must say which call this is about/],
  [
    'call: addTicket, refuse: CapacityFull',
    32,
    /^refuse must be a code that addTicket can answer: .*Shop\.AddTicketToCart\.CapacityFull/,
  ],
  [`${ofCart}, details: { left: 1 }, slow: 1`, 32, /^details is of no use without refuse/],
  [
    `${ofCart}, answer: half, outOfReach: timeout`,
    31,
    /^answer does not go together with another of refuse, outOfReach, answer/,
  ],
  [`${ofCart}, answer: halfEmpty`, 31, /^answer halfEmpty is for calls of content, which loadCart is not/],
  ['notification: never, slow: 5', 34, /^slow does not go together with notification/],
  ['notification: sometimes', 21, /^notification must be one of first, twice, never; found "sometimes"$/],
  [`${ofCart}, slow: 0`, 29, /^slow must be a whole number from 1 to 600000; found 0$/],
])('a lever file is refused at the mistake of the lever %j', (lever, column, message) => {
  const [mistake, ...more] = read(`levers:\n  - { ${lever} }`)._unsafeUnwrapErr();
  expect(more.filter(({ line }) => line !== 2)).toEqual([]);
  expect(mistake).toMatchObject({ file: 'levers.yaml', line: 2, column, message: expect.stringMatching(message) });
});

it.each([
  ['lever: []', 1, /levers/],
  ['levers: [', 10, /^not YAML/],
])('a lever file is refused without a list of levers: %j', (text, column, message) => {
  const [mistake] = read(text)._unsafeUnwrapErr();
  expect(mistake).toMatchObject({ file: 'levers.yaml', line: 1, column, message: expect.stringMatching(message) });
});
