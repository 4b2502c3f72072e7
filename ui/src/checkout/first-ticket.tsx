import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { paperTickets } from '@shop/core/papers/paper-tickets';
import { useSettings } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { BrightHint, TicketCard } from './ticket-card.tsx';

/** The code of the first ticket, or of the first gift card when the order has no tickets. */
export const FirstTicket = (papers: Pick<OrderPapers, 'order' | 'tickets'>) => {
  const all = paperTickets(papers, useTranslator(), useSettings().zone);
  const first = all.find(({ kind }) => kind === 'ticket') ?? all[0];
  if (first === undefined) return null;
  return (
    <>
      <TicketCard ticket={first} heading="h2" />
      <BrightHint />
    </>
  );
};
