import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { orderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import type { PapersWords } from '@shop/core/papers/papers-words';
import { walletTickets } from '@shop/core/papers/wallet-pass';
import { orderPassPath, orderPdfPath } from '@shop/core/paths/order-path';
import type { ClientSettings } from '../../client-settings.ts';

const walletText = { apple: 'Papers.AppleWallet', google: 'Papers.GoogleWallet' } as const;

/** An order's page before what was bought: the day, and a code per person and card. */
export const orderPapersView = (
  papers: OrderPapers,
  key: string,
  words: PapersWords,
  { zone, wallets = [] }: Pick<ClientSettings, 'zone' | 'wallets'>,
) => {
  const { tickets, title, over, vat, notices } = orderDocument(papers, words, zone);
  const { t, language } = words;
  const taken = new Set(walletTickets(papers));
  const linksOf = ({ name, place }: PaperTicket, number: number) =>
    (taken.has(number) ? wallets : []).map((wallet) => {
      const text = t(walletText[wallet]);
      return { wallet, href: orderPassPath(language, key, wallet, number), text, label: `${text}: ${name}, ${place}` };
    });
  return {
    title,
    vat,
    notices,
    /** Where the tickets are fetched as a PDF. */
    pdfHref: orderPdfPath(language, key),
    over,
    tickets: tickets.map((ticket, index) => ({
      ticket,
      wallets: linksOf(ticket, index + 1),
    })),
  };
};
