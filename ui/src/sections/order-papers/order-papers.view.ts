import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { type OrderDocument, orderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import type { PapersWords } from '@shop/core/papers/papers-words';
import type { QrPath } from '@shop/core/papers/qr-path';
import { type Wallet, walletTickets } from '@shop/core/papers/wallet-pass';
import { orderPassPath, orderPdfPath } from '@shop/core/paths/order-path';
import type { ClientSettings } from '../../client-settings.ts';
import { qrPath } from './qr-path.ts';

export type WalletLink = {
  readonly wallet: Wallet;
  readonly href: string;
  readonly text: string;
  readonly label: string;
};

export type TicketCard = PaperTicket & { readonly qr: QrPath; readonly wallets: readonly WalletLink[] };

export type OrderPapersView = Pick<OrderDocument, 'title' | 'over' | 'vat' | 'notices'> & {
  readonly tickets: readonly TicketCard[];
  /** Where the tickets are fetched as a PDF. */
  readonly pdfHref: string;
};

const walletText = { apple: 'Papers.AppleWallet', google: 'Papers.GoogleWallet' } as const;

/** What an order's page says before what was bought: the day, and a code to show for each person and card. */
export const orderPapersView = (
  papers: OrderPapers,
  key: string,
  words: PapersWords,
  { zone, wallets = [] }: Pick<ClientSettings, 'zone' | 'wallets'>,
): OrderPapersView => {
  const { tickets, title, over, vat, notices } = orderDocument(papers, words, zone);
  const { t, language } = words;
  const taken = new Set(walletTickets(papers));
  const linksOf = ({ name, place }: PaperTicket, number: number): readonly WalletLink[] =>
    (taken.has(number) ? wallets : []).map((wallet) => {
      const text = t(walletText[wallet]);
      return { wallet, href: orderPassPath(language, key, wallet, number), text, label: `${text}: ${name}, ${place}` };
    });
  return {
    title,
    vat,
    notices,
    pdfHref: orderPdfPath(language, key),
    ...(over === undefined ? {} : { over }),
    tickets: tickets.map((ticket, index) => ({
      ...ticket,
      qr: qrPath(ticket.code),
      wallets: linksOf(ticket, index + 1),
    })),
  };
};
