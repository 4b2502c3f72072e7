import type { Season, Ticket } from '@shop/core/catalog/ticket';
import { localDate } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';
import { aSeasonTicket, aTicket } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import type { SectionDataOf } from '../page-data/section-data.ts';
import { ticketStepKey } from './ticket-step.ts';

const season = (name: string): Season => ({ id: seasonId(name), name });
const data = (ticket: Ticket, more: Partial<SectionDataOf<'ticket'>> = {}): SectionDataOf<'ticket'> => ({
  type: 'ticket',
  ticket,
  today: localDate('2026-11-21'),
  listPath: '/sl/vstopnice-bazeni',
  ...more,
});
const quote = { ok: false, error: { kind: 'unreachable', cause: 'timeout' } } as const;

test.each([
  ['a day ticket before its day', data(aTicket()), 'Ticket.StepDay'],
  ['a day ticket on its day', data(aTicket(), { quote }), 'Ticket.StepTickets'],
  ['a ticket of two seasons', data(aSeasonTicket({ seasons: [season('a'), season('b')] })), 'Season.Label'],
  ['a ticket of one season', data(aSeasonTicket({ seasons: [season('a')] }), { quote }), undefined],
])('the page title of %s names its step if it has several', (_, section, key) => {
  expect(ticketStepKey([{ type: 'unknown', name: 'x' }, section])).toBe(key);
});

test('a page without a ticket has no step', () => {
  expect(ticketStepKey([{ type: 'unknown', name: 'x' }])).toBeUndefined();
});
