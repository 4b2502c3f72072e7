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

const visitsOf = (of: typeof papers) =>
  paperTickets(of, plainWords, 'Europe/Ljubljana').map(({ lastVisit }) => lastVisit);

it('the paper of a day ticket or gift card says that it is used after its admission (R-EXPECT-22)', () => {
  expect(visitsOf(papers)).toEqual([undefined, undefined, undefined, undefined]);
  expect(visitsOf(used)).toEqual(Array(4).fill('Papers.Used 2026-11-20'));
  expect(walletTickets(used)).toEqual([]);
});

it.each([
  [undefined, 'Masaža za dva, Vse dni', undefined],
  [cents(50_00), '5000 c', undefined],
  [cents(50_00), 'Papers.TestName 5000 c', true],
] as const)('the paper of a gift card worth %s has the title %s', (worth, title, isTest) => {
  const { tickets } = withUse({}, { worth });
  const [card] = paperTickets({ order: { ...papers.order, isTest }, tickets }, plainWords, 'Europe/Ljubljana').slice(
    -1,
  );
  expect(card?.title).toBe(title);
});

it('the paper of a gift card has its day of purchase and its last day, and that of a ticket neither', () => {
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

it('the paper of a season ticket has its last visit, and a wallet still accepts it (R-EXPECT-22)', () => {
  const ofSeason = withUse({ admittedAt });
  expect(visitsOf(ofSeason)).toEqual([...Array(3).fill('Papers.LastVisit 2026-11-20'), undefined]);
  expect(walletTickets(ofSeason)).toEqual([1, 2, 3, 4]);
});

const leftOf = (of: typeof papers) =>
  paperTickets(of, plainWords, 'Europe/Ljubljana').map(({ left }) => left && `${left.name}: ${left.value}`);

it('the paper of a ticket of several visits has the visits left', () => {
  const left = leftOf(withUse({ visits: { left: 3, of: 10 } }));
  expect(left).toEqual([...Array(3).fill('Papers.VisitsLeft: Papers.LeftOf 3 10'), undefined]);
});

it('the paper of a partly spent value card has its balance, and no last visit', () => {
  const worth = cents(50_00);
  expect(leftOf(withUse({}, { worth, balance: worth })).at(-1)).toBeUndefined();
  const part = withUse({}, { worth, balance: cents(17_50), admittedAt });
  expect([leftOf(part).at(-1), visitsOf(part).at(-1)]).toEqual([
    'Papers.Balance: Papers.LeftOf 1750 c 5000 c',
    undefined,
  ]);
});

it('each paper of a test order is marked in its name', () => {
  const test = { ...papers, order: { ...papers.order, isTest: true as const } };
  const names = paperTickets(test, plainWords, 'Europe/Ljubljana').map(({ name }) => name);
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^Papers\.TestName /);
});
