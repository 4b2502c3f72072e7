import { seasonId } from '@shop/core/ids';
import { aDay, aSeasonTicket, aTicket, aTicketQuote } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { ticketSectionView } from './ticket-section.view.ts';

const quote = { ok: true, value: aTicketQuote() } as const;
const [path, listPath] = ['/sl/vstopnice/termalija', '/sl/vstopnice'];
const day = { type: 'day', date: aDay } as const;
const season = { type: 'season', seasonId: seasonId('summer') } as const;
const two = [
  { id: seasonId('summer'), name: 'Poletje' },
  { id: seasonId('winter'), name: 'Zima' },
];

test('without a choice step 1 shows, and back leads to the list (R-STATE-19)', () => {
  expect(ticketSectionView({ ticket: aTicket(), listPath }, path)).toEqual({
    firstStep: path,
    back: listPath,
    isShort: false,
  });
});

test('with a day step 2 shows, and back leads to step 1, where the day stays chosen (R-TICKET-16)', () => {
  const view = ticketSectionView({ ticket: aTicket(), listPath, period: day, quote }, path);
  expect(view).toMatchObject({
    second: { key: 'day', period: day, quote },
    back: `${path}?before=${aDay}`,
    isShort: true,
  });
});

test('a ticket with one season has no step 1: back leads to the list (R-TICKET-17)', () => {
  const view = ticketSectionView({ ticket: aSeasonTicket(), listPath, period: season, quote }, path);
  expect([view.firstStep, view.back, view.isShort]).toEqual([undefined, listPath, false]);
});

test('each of several seasons has a step 2 of its own', () => {
  const view = ticketSectionView({ ticket: aSeasonTicket({ seasons: two }), listPath, period: season, quote }, path);
  expect([view.second?.key, view.firstStep]).toEqual(['summer', `${path}?before=summer`]);
});
