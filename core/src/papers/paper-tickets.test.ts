import { expect, it } from 'vitest';
import { instant } from '../dates/instant.ts';
import { localDate } from '../dates/local-date.ts';
import { aTicketLine } from '../testing/builders.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { paperTickets } from './paper-tickets.ts';
import { walletTickets } from './wallet-pass.ts';

const admittedAt = instant(Date.UTC(2026, 10, 20));
const papers = anOrderPapers();
const admitted = { ...papers, tickets: papers.tickets.map((ticket) => ({ ...ticket, admittedAt })) };
const [, ...others] = papers.order.items;
const ofSeason = {
  ...admitted,
  order: { ...papers.order, items: [aTicketLine({ period: { type: 'season', name: 'Zima' } }), ...others] },
};

const visitsOf = (given: typeof papers) =>
  paperTickets(given, plainWords, 'Europe/Ljubljana').map(({ lastVisit }) => lastVisit);

it('says of a ticket of a day and of a gift card that it is used, once it was shown at the door (R-EXPECT-22)', () => {
  expect(visitsOf(papers)).toEqual([undefined, undefined, undefined, undefined]);
  expect(visitsOf(admitted)).toEqual(Array(4).fill('Papers.Used 2026-11-20'));
  expect(walletTickets(admitted)).toEqual([]);
});

it('says of a gift card when it was bought and its last day, and of a ticket neither', () => {
  const tickets = papers.tickets.map((ticket) =>
    ticket.itemId === 'card-1' ? { ...ticket, lastDay: localDate('2027-11-16') } : ticket,
  );
  expect(paperTickets({ ...papers, tickets }, plainWords, 'Europe/Ljubljana').map(({ days }) => days)).toEqual([
    undefined,
    undefined,
    undefined,
    'Papers.CardDays 2026-11-16 2027-11-16',
  ]);
});

it("says the last visit of a season's ticket, which a wallet still takes (R-EXPECT-22)", () => {
  expect(visitsOf(ofSeason).slice(0, 3)).toEqual([
    'Papers.LastVisit 2026-11-20',
    'Papers.LastVisit 2026-11-20',
    'Papers.Used 2026-11-20',
  ]);
  expect(walletTickets(ofSeason)).toEqual([1, 2]);
});
