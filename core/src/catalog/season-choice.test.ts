import { expect, it } from 'vitest';
import { seasonId } from '../ids.ts';
import { aSeasonTicket, aTicket } from '../testing/builders.ts';
import { onlySeason } from './ticket.ts';

const summer = { id: seasonId('summer'), name: 'Poletje' };
const winter = { id: seasonId('winter'), name: 'Zima' };

it('a multi-day ticket with a single season needs no choice', () => {
  expect(onlySeason(aSeasonTicket({ seasons: [summer] }))).toBe(summer);
});

it.each([[[]], [[summer, winter]]])('a multi-day ticket with no season or several needs a choice: %j', (seasons) => {
  expect(onlySeason(aSeasonTicket({ seasons }))).toBeUndefined();
});

it.each(['dailyTicket', 'hourlyTicket'] as const)('a %s has no season', (type) => {
  expect(onlySeason(aTicket({ type }))).toBeUndefined();
});
