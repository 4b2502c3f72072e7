import { cents } from '@shop/core/money/cents';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, it } from 'vitest';
import { ticketLines } from './order-lines.ts';

it('the lines of an order have the remaining visits of tickets and the balance of value cards', () => {
  const papers = anOrderPapers();
  const tickets = papers.tickets.map((ticket) =>
    ticket.cartItemId === 'card-1'
      ? { ...ticket, worth: cents(50_00), balance: cents(37_50) }
      : { ...ticket, visits: { left: 3, of: 10 } },
  );
  const lines = JSON.stringify(ticketLines({ ...papers, tickets }, { language: 'en', zone: 'Europe/Ljubljana' }));
  expect(lines.match(/3 of 10 visits left/g)).toHaveLength(3);
  expect(lines).toContain('€37.50 of €50.00 left');
});
