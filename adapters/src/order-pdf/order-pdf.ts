import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { instant } from '@shop/core/dates/instant';
import { type OrderDocument, orderDocument } from '@shop/core/papers/order-document';
import type { Translations } from '@shop/core/paths/route-key';
import { papersWords } from '../translations/papers-words.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import { drawHead } from './draw-head.ts';
import { drawReceipt } from './draw-receipt.ts';
import { drawTickets } from './draw-tickets.ts';
import { colors, decorate, ensureRoom, heightOf, innerWidth, openPaper, type Paper, paperSize, say } from './paper.ts';
import { printableText } from './printable-text.ts';

const { margin } = paperSize;
const inset = 18;

/** A heading and what belongs below it, in a box of its own. */
const drawNotes = (paper: Paper, heading: string, notes: readonly string[]): void => {
  if (notes.length === 0) return;
  const { doc, root } = paper;
  const indent = notes.length > 1 ? inset + 12 : inset;
  const at = { x: margin + inset, width: innerWidth - 2 * inset };
  const below = { x: margin + indent, width: innerWidth - inset - indent };
  const bodies = notes.map((note) => heightOf(paper, note, below) + 3);
  const height = bodies.reduce((all, each) => all + each, 0) + 24 + 2 * 14;
  ensureRoom(paper, height + 12);
  const top = doc.y;
  decorate(paper, () => doc.roundedRect(margin, top, innerWidth, height, 10).fill(colors.sand));
  say(paper, 'H2', heading, { ...at, face: 'display', size: 14, color: colors.deep, y: top + 13 });
  doc.y = top + 13 + 24;
  const list = doc.struct('L');
  root.add(list);
  for (const note of notes) {
    if (notes.length > 1) decorate(paper, () => doc.circle(at.x + 3, doc.y + 7, 1.8).fill(colors.aqua));
    const item = doc.struct('LI');
    list.add(item);
    say(paper, 'LBody', note, below, item);
    item.end();
    doc.y += 3;
  }
  list.end();
  doc.y = top + height + 14;
};

/** What law wants told, small and whole on one page. */
const drawSmallPrint = (paper: Paper, heading: string, texts: readonly string[]): void => {
  const look = { size: 8.5, color: colors.soft };
  ensureRoom(
    paper,
    texts.reduce((all, text) => all + heightOf(paper, text, look) + 2, 26),
  );
  say(paper, 'H2', heading, { face: 'strong', size: 10, color: colors.deep });
  for (const text of texts) {
    say(paper, 'P', text, look);
    paper.doc.y += 2;
  }
  paper.doc.y += 8;
};

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
