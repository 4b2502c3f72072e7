import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { expect, it } from 'vitest';
import { factText } from './fact-text.ts';

const ended = '2026-11-30T07:15:00.000Z';

it.each([
  [{}, 'payment 2 declined'],
  [{ why: 'notConfirmed' }, 'payment 2 declined: the buyer did not confirm it to the bank (3-D Secure)'],
])('the text of a declined payment with %j is "%s"', (reason, text) => {
  const entry = {
    at: instant(0),
    by: 'provider',
    what: 'attemptClosed',
    attempt: 2,
    word: 'declined',
    ...reason,
  } as const;
  expect(factText(entry, { items: [], language: 'en', zone: 'Europe/Ljubljana' })).toBe(text);
});

it.each([
  [{ what: 'lineRemoved', goods: 'a-list', quantity: 2 }, 'removed: 2 x a-list'],
  [{ what: 'lineRemoved', title: 'Pool: Day', day: localDate('2026-12-03') }, 'removed: Pool: Day, 2026-12-03'],
  [{ what: 'holdEnded', word: ended, title: 'Pool' }, 'hold ended at 2026-11-30 08:15, places taken again: Pool'],
  [
    { what: 'lineLost', word: ended, why: 'taken', title: 'Pool' },
    'lost, others took its places after its hold ended at 2026-11-30 08:15: Pool',
  ],
  [{ what: 'lineLost', why: 'over', title: 'Pool' }, 'lost, its time was over: Pool'],
  [{ what: 'lineLost', goods: 'a-list' }, 'lost, its places were gone or its time was over: a-list'],
  [{ what: 'codeRemoved', word: 'TEN' }, 'promo code TEN removed'],
  [{ what: 'codeRemoved', word: 'TEN', why: 'replaced' }, 'promo code TEN removed, another one took its place'],
  [{ what: 'codeLost', word: 'TEN', why: 'promoCodeUsedUp' }, 'promo code TEN lost: others used it up'],
  [{ what: 'refused', word: 'applyPromoCode', code: 'TEN', why: 'X.No' }, 'refused: applyPromoCode TEN, X.No'],
  [
    { what: 'refused', word: 'addTicket', quantity: 4, title: 'Pool', left: 2, why: 'X.Full' },
    'refused: addTicket 4 x Pool, X.Full, places left: 2',
  ],
  [{ what: 'notAdmitted', ticket: 2, word: 'wrongDay' }, 'ticket 2 refused at the door: it is for another day'],
  [{ what: 'refused', word: 'loadCart', why: 'X.No' }, 'refused: loadCart, X.No'],
] as const)('the text of the fact %j is "%s"', (fact, text) => {
  const entry = { at: instant(0), by: 'visitor', ...fact } as const;
  expect(factText(entry, { items: [], language: 'en', zone: 'Europe/Ljubljana' })).toBe(text);
});

it.each([
  [{}, 'ticket 2 admitted'],
  [{ word: '2026-11-28' }, 'ticket 2 admitted on 2026-11-28, entered later'],
])('the text of a visit with %j is "%s"', (day, text) => {
  const entry = { at: instant(0), by: 'door', what: 'admitted', ticket: 2, ...day } as const;
  expect(factText(entry, { items: [], language: 'en', zone: 'Europe/Ljubljana' })).toBe(text);
});
