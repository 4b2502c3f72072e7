import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { Ticket } from '@shop/core/catalog/ticket';
import { plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import { noConditions } from '@shop/core/pricing/price-conditions';
import { aDay, aSeasonTicket, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { afterPeriod, type LastPeriod, ticketSectionView } from './ticket-section.view.ts';
import { ticketsStepView } from './tickets-step.view.ts';

const quoted = (changes: Parameters<typeof aTicketQuote>[0] = {}) =>
  ({ ok: true, value: aTicketQuote(changes) }) as const;
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
  'a ticket page %s shows its step; back links to step 1 if there is one, else to the list (R-STATE-19, R-TICKET-16, R-TICKET-17)',
  (_, ticket, period, step, firstStep, back) => {
    const view = ticketSectionView({ ticket, listPath, ...(period && { period, quote: quoted() }) }, path);
    expect([view.second?.key, view.firstStep, view.back]).toEqual([step, firstStep, back]);
    expect(view.isShort).toBe(step !== undefined && firstStep !== undefined);
  },
);

test('a period is new if it differs from the last one; the first, the same and none are not', () => {
  expect(afterPeriod({ period: undefined, isNew: false }, day)).toEqual({ period: day, isNew: false });
  const next = { ...day, date: plusDays(aDay, 1) };
  expect(afterPeriod({ period: day, isNew: false }, next)).toEqual({ period: next, isNew: true });
  expect(afterPeriod({ period: season, isNew: false }, { ...season, seasonId: seasonId('winter') }).isNew).toBe(true);
  const last: LastPeriod = { period: day, isNew: true };
  expect(afterPeriod(last, undefined)).toBe(last);
  expect(afterPeriod(last, { ...day })).toBe(last);
});

const address = { path, search: `date=${aDay}` };
type Period = Parameters<typeof ticketsStepView>[2];

const viewOf = (ticket: Ticket, period: Period, quote: Parameters<typeof ticketsStepView>[3], today = aDay) => {
  const calendar = ticket.type === 'multiDayTicket' ? undefined : ticketCalendar(ticket, today);
  return ticketsStepView({ ticket, area: 'Termalija' }, calendar, period, quote, address, plainTranslator);
};
const failed = (error: ShopError) => viewOf(aTicket(), day, { ok: false, error }).problem;

test('the tickets step shows its day in words, with the discount (R-TICKET-12)', () => {
  expect(viewOf(aTicket(), day, quoted({ conditions: { ...noConditions, facilityDiscount: percent(20) } }))).toEqual({
    product: aTicket().name,
    when: aDay,
    title: 'Ticket.PriceGroups',
    discount: 'Ticket.FacilityDiscount 20',
    change: 'Calendar.Change',
    addedFor: `Added.Day ${aDay}`,
  });
});

test.each([
  ['Nočno kopanje', 'Nočno kopanje · Termalija'],
  ['Jutro v Termaliji', 'Jutro v Termaliji'],
  ['Termalija', 'Termalija'],
])('the tickets step of %s is headed %s', (name, product) => {
  expect(viewOf(aTicket({ name }), day, quoted()).product).toBe(product);
});

test('the tickets step offers another try for unreachable prices, but not for a period that is not on sale', () => {
  expect(failed({ kind: 'unreachable', cause: 'timeout' })?.tryAgain).toBe(`${address.path}?${address.search}`);
  expect(failed({ kind: 'periodNotOnSale' })).toMatchObject({ tryAgain: undefined });
});

test.each([
  [-1, 'past'],
  [1, 'closed'],
  [8, 'beyond'],
] as const)('a day %d days from today is %s with any answer for its prices', (away, never) => {
  const date = plusDays(aDay, away);
  const refused = { ok: false, error: { kind: 'periodNotOnSale' } } as const;
  for (const quote of [quoted({ conditions: { ...noConditions, facilityDiscount: percent(20) } }), refused]) {
    const view = viewOf(aTicket(), { type: 'day', date }, quote);
    expect([view.neverReason, view.title]).toEqual([never, 'Calendar.Title']);
    expect(view).not.toHaveProperty('problem');
    expect(view).not.toHaveProperty('discount');
  }
});

test('a day that ends while its page is open is past; a sold-out day still shows its prices', () => {
  const soldOut = aTicket({ availability: [{ date: aDay, ticketsAvailable: 0 }] });
  expect(viewOf(soldOut, day, quoted({ ticketsAvailable: 0 }))).not.toHaveProperty('neverReason');
  expect(viewOf(aTicket(), day, quoted(), plusDays(aDay, 1)).neverReason).toBe('past');
});
