import { isCanceled } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { orderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import type { PapersWords } from '@shop/core/papers/papers-words';
import { walletTickets } from '@shop/core/papers/wallet-pass';
import { orderPassPath, orderPdfPath } from '@shop/core/paths/order-path';
import type { ClientSettings } from '../../client-settings.ts';

const walletText = { apple: 'Papers.AppleWallet', google: 'Papers.GoogleWallet' } as const;

/** The tickets or the gift cards of an order. */
export type TicketsView = ReturnType<typeof orderPapersView>['lists'][number];

/** Returns the upper part of an order's page: the day, its PDFs, and a code per person and gift card. */
export const orderPapersView = (
  papers: OrderPapers,
  key: string,
  words: PapersWords,
  { zone, wallets = [] }: Pick<ClientSettings, 'zone' | 'wallets'>,
) => {
  const { tickets, lists, title, over, vat, notices } = orderDocument(papers, words, zone);
  const { t, language } = words;
  const walletNumbers = new Set(walletTickets(papers));
  const linksOf = ({ name, place }: PaperTicket, number: number) =>
    (walletNumbers.has(number) ? wallets : []).map((wallet) => {
      const text = t(walletText[wallet]);
      return { wallet, href: orderPassPath(language, key, wallet, number), text, label: `${text}: ${name}, ${place}` };
    });
  return {
    title,
    vat,
    notices,
    /** Why the order is not valid any more. A cancellation was wanted, a refund of the shop's own was not. */
    over:
      over && ({ title: over.title, text: over.text, tone: isCanceled(papers.order) ? 'info' : 'warning' } as const),
    pdfs: lists.map(({ kind }) =>
      kind === 'ticket'
        ? ({ href: orderPdfPath(language, key), text: t('Papers.Pdf'), icon: 'ticket' } as const)
        : ({ href: orderPdfPath(language, key, 'gift-cards'), text: t('Papers.PdfGiftCards'), icon: 'gift' } as const),
    ),
    lists: lists.map(({ kind, heading, howTo, tickets: listed }) => ({
      kind,
      heading,
      howTo,
      tickets: listed.map((ticket) => ({ ticket, wallets: linksOf(ticket, tickets.indexOf(ticket) + 1) })),
    })),
  };
};
