import * as fc from 'fast-check';
import { codes, tickets } from './walk-catalog.ts';
import { deed, otherDeeds } from './walk-deeds.ts';

const tab = { browser: fc.nat(2), tab: fc.nat(1) };
const one = fc.nat(5);

/** Forms of pages by action, and how often each is pressed. */
const presses = [
  ['startPayment', 8],
  ['reserve', 2],
  ['customer', 6],
  ['stopPayment', 2],
  ['cancel', 3],
  ['extendHold', 1],
  ['changeQuantity', 2],
  ['removeItem', 1],
  ['applyPromoCode', 3],
  ['addUpsell', 1],
  ['logIn', 2],
  ['logOut', 1],
] as const;
export type Pressed = (typeof presses)[number][0];

const typed = { nth: one, quantity: fc.nat(4), code: fc.nat(codes.length - 1), byScript: fc.boolean() };
const bought = { list: fc.nat(tickets.length - 1), day: fc.nat(1), quantity: fc.integer({ min: 1, max: 4 }) };

/** What a visitor does in a tab of a browser; numbers choose among what there is by then. */
const browserDeeds = [
  ...presses.map(([form, weight]) => deed(weight, 'press', { ...tab, form: fc.constant(form), ...typed })),
  deed(6, 'buyTicket', { ...tab, ...bought }),
  deed(6, 'go', { ...tab, page: fc.constantFrom('cart' as const, 'buyerInfo' as const, 'paymentMethod' as const) }),
  deed(3, 'back', tab),
  deed(2, 'reload', tab),
  deed(3, 'speak', { ...tab, language: fc.nat(4) }),
  deed(8, 'leaveBank', { ...tab, status: fc.constantFrom(undefined, undefined, 0, 2, 3, 4) }),
  deed(3, 'typeReturn', { ...tab, order: one, status: fc.nat(5) }),
  deed(4, 'openPapers', { ...tab, order: one }),
  deed(3, 'askToCancel', { ...tab, order: one }),
  deed(1, 'shareCart', { ...tab, from: fc.nat(2) }),
  deed(1, 'forgeWord', { ...tab, session: one }),
];

/** Anything alone. */
export const anySingle = fc.oneof(...browserDeeds, ...otherDeeds);

export type PageDeed = typeof anySingle extends fc.Arbitrary<infer Value> ? Value : never;
