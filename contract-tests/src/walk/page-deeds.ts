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

const anySingle = fc.oneof(...browserDeeds, ...otherDeeds);

export type PageDeed = typeof anySingle extends fc.Arbitrary<infer Value> ? Value : never;

/** Deeds at the same moment: mostly one alone, now and then the same twice, or two together. */
export type PageMoment = readonly PageDeed[];

const press = (browser: number, form: Pressed): PageDeed => ({
  type: 'press',
  browser,
  tab: 0,
  form,
  nth: 0,
  quantity: 1,
  code: 0,
  byScript: false,
});

const toPayment = (browser: number): readonly PageDeed[] => [
  { type: 'buyTicket', browser, tab: 0, list: 0, day: 0, quantity: 2 },
  { type: 'go', browser, tab: 0, page: 'buyerInfo' },
  press(browser, 'customer'),
];

const toBank = (browser: number): readonly PageDeed[] => [...toPayment(browser), press(browser, 'startPayment')];

const paid = (session: number): readonly PageDeed[] => [
  { type: 'decide', session, as: 'captured', excess: 0, late: false, mistaken: false },
  { type: 'notify', session, times: 2 },
];

const home: PageDeed = { type: 'leaveBank', browser: 0, tab: 0, status: undefined };
const papers: PageDeed = { type: 'openPapers', browser: 0, tab: 0, order: 0 };

const beginnings: readonly (readonly PageDeed[])[] = [
  toPayment(0),
  toBank(0),
  [...toBank(0), { type: 'decide', session: 0, as: 'captured', excess: 0, late: false, mistaken: false }, home],
  [...toBank(0), ...paid(0), home, papers, { type: 'askToCancel', browser: 0, tab: 0, order: 0 }],
  [...toBank(0), { type: 'decide', session: 0, as: 'canceled', excess: 0, late: false, mistaken: false }, home],
  [...toBank(0), { type: 'decide', session: 0, as: 'declined', excess: 0, late: false, mistaken: false }, home],
  [
    ...toBank(0),
    ...paid(0),
    { type: 'askToCancel', browser: 0, tab: 0, order: 0 },
    press(0, 'cancel'),
    { type: 'typeReturn', browser: 1, tab: 0, order: 0, status: 4 },
    papers,
    { type: 'showAtDoor', ticket: 0 },
  ],
  [...toBank(0), { type: 'typeReturn', browser: 0, tab: 0, order: 0, status: 0 }],
  [...toBank(0), { type: 'back', browser: 0, tab: 0 }, { type: 'reload', browser: 0, tab: 0 }],
  [...toPayment(0), { type: 'wait', minutes: 18 }, press(0, 'startPayment')],
];

const alone = (deeds: readonly PageDeed[]): readonly PageMoment[] => deeds.map((deed) => [deed]);

/** Walks that are made whatever chance does. */
export const surePageWalks: readonly (readonly PageMoment[])[] = beginnings.map(alone);

/** A walk that begins somewhere on the way to an order, and goes on as chance will have it. */
export const anyPageWalk: fc.Arbitrary<readonly PageMoment[]> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(
      fc.oneof(
        { weight: 10, arbitrary: fc.tuple(anySingle) },
        { weight: 1, arbitrary: anySingle.map((deed) => [deed, deed] as const) },
        { weight: 1, arbitrary: fc.tuple(anySingle, anySingle) },
      ),
      { minLength: 8, maxLength: 24 },
    ),
  )
  .map(([first, rest]) => [...alone(first), ...rest]);
