import { plusDays } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';
import { aDay, aSeasonTicket, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { afterPeriod, type LastPeriod, ticketSectionView } from './ticket-section.view.ts';

const quote = { ok: true, value: aTicketQuote() } as const;
const [path, listPath] = ['/sl/vstopnice/termalija', '/sl/vstopnice'];
const day = { type: 'day', date: aDay } as const;
const season = { type: 'season', seasonId: seasonId('summer') } as const;
const seasons = ['summer', 'winter'].map((id) => ({ id: seasonId(id), name: id }));

test.each([
  ['without a choice', aTicket(), undefined, undefined, path, listPath],
  ['with a day', aTicket(), day, 'day', `${path}?before=${aDay}`, `${path}?before=${aDay}`],
  ['with the only season', aSeasonTicket(), season, 'summer', undefined, listPath],
  [
    'with one of several',
    aSeasonTicket({ seasons }),
    season,
    'summer',
    `${path}?before=summer`,
    `${path}?before=summer`,
  ],
])(
  '%s step 1 or 2 shows, and back leads to step 1 if there is one, else to the list (R-STATE-19, R-TICKET-16, R-TICKET-17)',
  (_, ticket, period, step, firstStep, back) => {
    const view = ticketSectionView({ ticket, listPath, ...(period && { period, quote }) }, path);
    expect([view.second?.key, view.firstStep, view.back]).toEqual([step, firstStep, back]);
    expect(view.isShort).toBe(step !== undefined && firstStep !== undefined);
  },
);

test('another day or season than the last is a new one; the first, the same and none are not', () => {
  expect(afterPeriod({ period: undefined, isNew: false }, day)).toEqual({ period: day, isNew: false });
  const next = { ...day, date: plusDays(aDay, 1) };
  expect(afterPeriod({ period: day, isNew: false }, next)).toEqual({ period: next, isNew: true });
  expect(afterPeriod({ period: season, isNew: false }, { ...season, seasonId: seasonId('winter') }).isNew).toBe(true);
  const last: LastPeriod = { period: day, isNew: true };
  expect(afterPeriod(last, undefined)).toBe(last);
  expect(afterPeriod(last, { ...day })).toBe(last);
});
