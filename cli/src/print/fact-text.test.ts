import { instant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { factText } from './fact-text.ts';

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
  expect(factText(entry, { items: [], language: 'en' })).toBe(text);
});

it.each([
  [{}, 'ticket 2 admitted'],
  [{ word: '2026-11-28' }, 'ticket 2 admitted on 2026-11-28, entered later'],
])('the text of a visit with %j is "%s"', (day, text) => {
  const entry = { at: instant(0), by: 'door', what: 'admitted', ticket: 2, ...day } as const;
  expect(factText(entry, { items: [], language: 'en' })).toBe(text);
});
