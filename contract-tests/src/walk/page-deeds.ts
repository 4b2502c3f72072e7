import * as fc from 'fast-check';
import { codes, tickets } from './walk-catalog.ts';
import { otherDeeds } from './walk-deeds.ts';

const tab = { browser: fc.nat(2), tab: fc.nat(1) };
const one = fc.nat(5);

/** Forms of pages, by what they ask for. */
export const pressed = [
  'startPayment',
  'reserve',
  'customer',
  'stopPayment',
  'cancel',
  'extendHold',
  'changeQuantity',
  'removeItem',
  'applyPromoCode',
  'addUpsell',
  'logIn',
  'logOut',
] as const;
export type Pressed = (typeof pressed)[number];

const weights: Readonly<Record<Pressed, number>> = {
  startPayment: 8,
  reserve: 2,
  customer: 6,
  stopPayment: 2,
  cancel: 3,
  extendHold: 1,
  changeQuantity: 2,
  removeItem: 1,
  applyPromoCode: 3,
  addUpsell: 1,
  logIn: 2,
  logOut: 1,
};

/** What a visitor does in a tab of a browser; numbers choose among what there is by then. */
const browserDeeds = [
  ...pressed.map((form) => ({
    weight: weights[form],
    arbitrary: fc.record({
      type: fc.constant('press' as const),
      ...tab,
      form: fc.constant(form),
      nth: one,
      quantity: fc.nat(4),
      code: fc.nat(codes.length - 1),
      byScript: fc.boolean(),
    }),
  })),
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('buyTicket' as const),
      ...tab,
      list: fc.nat(tickets.length - 1),
      day: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('go' as const),
      ...tab,
      page: fc.constantFrom('cart' as const, 'buyerInfo' as const, 'paymentMethod' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('back' as const), ...tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reload' as const), ...tab }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('speak' as const), ...tab, language: fc.nat(4) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('leaveBank' as const),
      ...tab,
      status: fc.constantFrom(undefined, undefined, 0, 2, 3, 4),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('typeReturn' as const), ...tab, order: one, status: fc.nat(5) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('openPapers' as const), ...tab, order: one }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('askToCancel' as const), ...tab, order: one }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('shareCart' as const), ...tab, from: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forgeWord' as const), ...tab, session: one }) },
] as const;

/** Anything alone. */
export const anySingle = fc.oneof(...browserDeeds, ...otherDeeds);

export type PageDeed = typeof anySingle extends fc.Arbitrary<infer Value> ? Value : never;
