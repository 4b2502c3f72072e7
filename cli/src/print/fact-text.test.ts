import { instant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { factText } from './fact-text.ts';

it.each([
  [{}, 'payment 2 declined'],
  [{ why: 'notConfirmed' }, 'payment 2 declined: the buyer did not confirm it to the bank (3-D Secure)'],
  [{ why: 'other' }, 'payment 2 declined: other'],
])('a payment that came to nothing says why where that is known: %j', (reason, text) => {
  const entry = {
    at: instant(0),
    by: 'provider',
    what: 'attemptClosed',
    attempt: 2,
    word: 'declined',
    ...reason,
  } as const;
  expect(factText(entry, { items: [], language: 'en' })).toBe(text);
});

it.each([
  [{}, 'ticket 2 admitted'],
  [{ word: '2026-11-28' }, 'ticket 2 admitted on 2026-11-28, entered later'],
])('a visit says its day where it was entered later: %j', (day, text) => {
  const entry = { at: instant(0), by: 'door', what: 'admitted', ticket: 2, ...day } as const;
  expect(factText(entry, { items: [], language: 'en' })).toBe(text);
});
