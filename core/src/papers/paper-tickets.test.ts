import { expect, it } from 'vitest';
import type { OrderTicket } from '../checkout/order-papers.ts';
import { instant } from '../dates/instant.ts';
import { localDate } from '../dates/local-date.ts';
import { cents } from '../money/cents.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { paperTickets } from './paper-tickets.ts';
import { walletTickets } from './wallet-pass.ts';

const admittedAt = instant(Date.UTC(2026, 10, 20));
const papers = anOrderPapers();
const used = { ...papers, tickets: papers.tickets.map((ticket) => ({ ...ticket, admittedAt, isUsedUp: true })) };

/** Papers with these members of their tickets and of their gift card. */
const withUse = (ticket: Partial<OrderTicket>, card: Partial<OrderTicket> = {}) => ({
  ...papers,
  tickets: papers.tickets.map((one) => ({ ...one, ...(one.cartItemId === 'card-1' ? card : ticket) })),
});

const visitsOf = (given: typeof papers) =>
  paperTickets(given, plainWords, 'Europe/Ljubljana').map(({ lastVisit }) => lastVisit);

it('says of a ticket of a day and of a gift card that it is used, once it was shown at the door (R-EXPECT-22)', () => {
  expect(visitsOf(papers)).toEqual([undefined, undefined, undefined, undefined]);
  expect(visitsOf(used)).toEqual(Array(4).fill('Papers.Used 2026-11-20'));
  expect(walletTickets(used)).toEqual([]);
});

it('says of a gift card when it was bought and its last day, and of a ticket neither', () => {
  const tickets = papers.tickets.map((ticket) =>
    ticket.cartItemId === 'card-1' ? { ...ticket, lastDay: localDate('2027-11-16') } : ticket,
  );
  expect(paperTickets({ ...papers, tickets }, plainWords, 'Europe/Ljubljana').map(({ days }) => days)).toEqual([
    undefined,
    undefined,
    undefined,
    'Papers.CardDays 2026-11-16 2027-11-16',
  ]);
});

it("says the last visit of a season's ticket, which a wallet still takes (R-EXPECT-22)", () => {
  const ofSeason = withUse({ admittedAt });
  expect(visitsOf(ofSeason)).toEqual([...Array(3).fill('Papers.LastVisit 2026-11-20'), undefined]);
  expect(walletTickets(ofSeason)).toEqual([1, 2, 3, 4]);
});

const leftOf = (given: typeof papers) =>
  paperTickets(given, plainWords, 'Europe/Ljubljana').map(({ left }) => left && `${left.name}: ${left.value}`);

it('says how many visits are left of a ticket of several', () => {
  const told = leftOf(withUse({ visits: { left: 3, of: 10 } }));
  expect(told).toEqual([...Array(3).fill('Papers.VisitsLeft: Papers.LeftOf 3 10'), undefined]);
});

it('says what is left of a card once a part of it is spent, and no last visit before it is used up', () => {
  const worth = cents(50_00);
  expect(leftOf(withUse({}, { worth, balance: worth })).at(-1)).toBeUndefined();
  const part = withUse({}, { worth, balance: cents(17_50), admittedAt });
  expect([leftOf(part).at(-1), visitsOf(part).at(-1)]).toEqual([
    'Papers.Balance: Papers.LeftOf 1750 c 5000 c',
    undefined,
  ]);
});
