import { expect, it } from 'vitest';
import { instant, instantText } from '../dates/instant.ts';
import { cents } from '../money/cents.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { walletPass, walletTickets } from './wallet-pass.ts';

const zone = 'Europe/Ljubljana';
const papers = anOrderPapers();
const passOf = (number: number, of = papers) => walletPass(of, number, plainWords, zone);

it('each person and gift card of an order has a wallet pass', () => {
  expect(walletTickets(papers)).toEqual([1, 2, 3, 4]);
  expect([0, 1, 4, 5].map((number) => passOf(number)?.fileName)).toEqual([
    undefined,
    'ticket-2026-000042-1',
    'ticket-2026-000042-4',
    undefined,
  ]);
});

it('the wallet pass of a ticket is valid from midnight to midnight at the resort, and that of a gift card has its value and no day', () => {
  const { code, day, facts, notes } = passOf(1) ?? {};
  expect([day?.from, day?.until].map((at) => instantText(at ?? instant(0)).slice(11, 16))).toEqual(['23:00', '23:00']);
  expect(facts?.map(({ name }) => name)).toEqual(['GiftCard.Validity', 'Papers.Ticket']);
  expect(code).toBe(papers.tickets[0]?.code);
  expect(notes?.map(({ value }) => value)).toEqual(['Papers.HowTo', '2026-000042']);
  const tickets = papers.tickets.map((ticket) =>
    ticket.cartItemId === 'card-1' ? { ...ticket, worth: cents(50_00), validity: 'a year' } : ticket,
  );
  const card = passOf(4, { ...papers, tickets });
  expect([card?.kind, card?.day]).toEqual(['giftCard', undefined]);
  expect(card?.facts.map(({ value }) => value)).toEqual(['5000 c', 'Papers.Count 1 1']);
  expect(card?.notes.map(({ value }) => value)).toEqual(['Papers.HowToGiftCards', 'a year', '2026-000042']);
});

it('a wallet pass does not contain the name of the buyer', () => {
  expect(JSON.stringify(passOf(1))).not.toContain(papers.buyerName);
});

it.each(['canceled', 'canceling', 'refunded', 'refunding', 'open'] as const)(
  'an order with outcome %s has no wallet pass',
  (outcome) => {
    const over = { ...papers, order: { ...papers.order, outcome } };
    expect([walletTickets(over), passOf(1, over)]).toEqual([[], undefined]);
  },
);

it('a used ticket has no wallet pass', () => {
  const tickets = papers.tickets.map((ticket, index) => (index === 1 ? { ...ticket, isUsedUp: true } : ticket));
  const used = { ...papers, tickets };
  expect(walletTickets(used)).toEqual([1, 3, 4]);
  expect([passOf(1, used), passOf(2, used)].map((pass) => pass === undefined)).toEqual([false, true]);
});

it('the wallet pass of a ticket of several visits has the visits left', () => {
  const tickets = papers.tickets.map((ticket) => ({ ...ticket, visits: { left: 3, of: 10 } }));
  expect(passOf(1, { ...papers, tickets })?.facts).toContainEqual({
    name: 'Papers.VisitsLeft',
    value: 'Papers.LeftOf 3 10',
  });
});
