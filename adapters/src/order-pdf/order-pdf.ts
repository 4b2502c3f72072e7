import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { Translations } from '@shop/core/content/route-key';
import { instant } from '@shop/core/dates/instant';
import { type OrderDocument, orderDocument } from '@shop/core/papers/order-document';
import { papersWords } from '../translations/papers-words.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import { drawHead } from './draw-head.ts';
import { drawNotes, drawSmallPrint } from './draw-notes.ts';
import { drawReceipt } from './draw-receipt.ts';
import { drawTickets } from './draw-tickets.ts';
import { colors, decorate, innerWidth, openPaper, type Paper, paperSize } from './paper.ts';
import { printableText } from './printable-text.ts';

/** Which page of how many stands at the foot of each, for whoever sorts printed ones. */
const numberPages = (paper: Paper, { pageOf }: OrderDocument): void => {
  const { doc } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    decorate(paper, () => {
      const at = { width: innerWidth, align: 'center' as const, lineBreak: false };
      doc.font('text').fontSize(8.5).fillColor(colors.soft);
      doc.text(printableText(pageOf(page + 1, count)), paperSize.margin, paperSize.height - 36, at);
    });
  }
};

const draw = (paper: Paper, document: OrderDocument): void => {
  const { headings, tickets, howTo, bring, notices } = document;
  drawHead(paper, document);
  drawTickets(paper, document);
  if (tickets.length > 0) drawNotes(paper, headings.entry, [howTo]);
  drawNotes(paper, headings.bring, bring);
  drawReceipt(paper, document);
  for (const { heading, texts } of notices) drawSmallPrint(paper, heading, texts);
  for (const card of tickets.filter(({ kind }) => kind === 'giftCard')) drawGiftCard(paper, document, card);
  numberPages(paper, document);
};

export type PdfSurroundings = {
  /** Words of the order's language, merged already. */
  readonly translations: Translations;
  readonly zone: string;
};

/** An order as a PDF in its own language: the day first, a ticket for each person, a page for each gift card, what was bought. The
 *  same order is the same bytes each time (D-ORDER-PDF). */
export const orderPdf = async (
  papers: OrderPapers,
  { translations, zone }: PdfSurroundings,
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = orderDocument(papers, papersWords(papers.language, translations), zone);
  const paper = openPaper(document, papers.order.placedAt ?? instant(0));
  const parts: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    paper.doc.on('data', (part: Uint8Array) => parts.push(part));
    paper.doc.on('end', resolve);
    paper.doc.on('error', reject);
  });
  draw(paper, document);
  paper.root.end();
  paper.doc.end();
  await written;
  return Buffer.concat(parts);
};
