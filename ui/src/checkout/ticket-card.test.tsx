import { paperTickets } from '@shop/core/papers/paper-tickets';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { plainWords } from '@shop/core/testing/plain-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TicketCard } from './ticket-card.tsx';

it('the card of a ticket for several visits shows how many are left', () => {
  const papers = anOrderPapers();
  const tickets = papers.tickets.map((ticket) => ({ ...ticket, visits: { left: 3, of: 10 } }));
  const [ticket = expect.fail()] = paperTickets({ ...papers, tickets }, plainWords, 'Europe/Ljubljana');
  const html = renderToStaticMarkup(<TicketCard ticket={ticket} heading="h3" />);
  expect(html).toContain('Papers.VisitsLeft: Papers.LeftOf 3 10');
});
