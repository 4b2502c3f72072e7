import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { type OrderDocument, orderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import type { QrPath } from '@shop/core/papers/qr-path';
import type { Translator } from '../../translations/use-translator.ts';
import { qrPath } from './qr-path.ts';

export type TicketCard = PaperTicket & { readonly qr: QrPath };

export type OrderPapersView = Pick<OrderDocument, 'title' | 'over' | 'vat' | 'notices'> & {
  readonly tickets: readonly TicketCard[];
};

/** What an order's page says before what was bought: the day, and a code to show for each person and card. */
export const orderPapersView = (papers: OrderPapers, words: Translator, zone: string): OrderPapersView => {
  const { tickets, title, over, vat, notices } = orderDocument(papers, words, zone);
  return {
    title,
    vat,
    notices,
    ...(over === undefined ? {} : { over }),
    tickets: tickets.map((ticket) => ({ ...ticket, qr: qrPath(ticket.code) })),
  };
};
