import type { ShopError } from '@shop/core/errors/shop-error';
import { seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import { aDay, aSeasonTicket, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { ticketsStepView } from './tickets-step.view.ts';

const day = { type: 'day', date: aDay } as const;
const address = { path: '/sl/vstopnice/termalija', search: `date=${aDay}` };
const quoted = (given: Parameters<typeof aTicketQuote>[0] = {}) => ({ ok: true, value: aTicketQuote(given) }) as const;
const failed = (error: ShopError) =>
  ticketsStepView(aTicket(), day, { ok: false, error }, address, plainTranslator).problem;

test('a day is told in words, with its discount', () => {
  const view = ticketsStepView(aTicket(), day, quoted({ facilityDiscount: percent(20) }), address, plainTranslator);
  expect(view).toEqual({
    when: aDay,
    discount: 'Ticket.FacilityDiscount 20',
    change: 'Calendar.Change',
    addedFor: `Added.Day ${aDay}`,
  });
});

test('a season is told by its name', () => {
  const season = { type: 'season', seasonId: seasonId('summer') } as const;
  expect(ticketsStepView(aSeasonTicket(), season, quoted(), address, plainTranslator)).toEqual({
    when: 'Poletje',
    change: 'Season.Change',
    addedFor: 'Added.Season Poletje',
  });
});

test('prices that cannot be had now are asked for again by a full load, those that never can be are not', () => {
  expect(failed({ kind: 'unreachable', cause: 'timeout' })?.tryAgain).toBe(`${address.path}?${address.search}`);
  expect(failed({ kind: 'periodNotOnSale' })).not.toHaveProperty('tryAgain');
});
