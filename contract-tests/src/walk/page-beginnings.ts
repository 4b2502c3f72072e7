import * as fc from 'fast-check';
import { anySingle, type PageDeed, type Pressed } from './page-deeds.ts';

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
  [...toBank(0), { type: 'decide', session: 0, as: 'unconfirmed', excess: 0, late: false, mistaken: false }, home],
  [
    ...toBank(0),
    ...paid(0),
    { type: 'askToCancel', browser: 0, tab: 0, order: 0 },
    press(0, 'cancel'),
    { type: 'typeReturn', browser: 1, tab: 0, order: 0, status: 4 },
    papers,
    { type: 'showAtDoor', ticket: 0 },
  ],
  // The bank takes no refund yet.
  [
    ...toBank(0),
    ...paid(0),
    home,
    { type: 'askToCancel', browser: 0, tab: 0, order: 0 },
    { type: 'feel', mood: 'silent' },
    press(0, 'cancel'),
    { type: 'typeReturn', browser: 0, tab: 0, order: 0, status: 4 },
    papers,
  ],
  [
    ...toBank(0),
    ...paid(0),
    { type: 'showAtDoor', ticket: 0 },
    { type: 'typeReturn', browser: 0, tab: 0, order: 0, status: 4 },
    papers,
  ],
  // The return address says paid, and no notification came.
  [...toBank(0), { type: 'typeReturn', browser: 0, tab: 0, order: 0, status: 4 }],
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
