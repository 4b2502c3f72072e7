import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { instant } from '@shop/core/dates/instant';
import { type OrderDocument, orderDocument } from '@shop/core/papers/order-document';
import type { PapersPart } from '@shop/core/paths/order-path';
import type { Translations } from '@shop/core/paths/route-key';
import { papersWords } from '../../content/translations/papers-words.ts';
import { cardPictures } from './card-pictures.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import { drawReceipt } from './draw-receipt.ts';
import { drawSmallPrint, smallPrintHeight } from './draw-small-print.ts';
import { drawTickets } from './draw-tickets.ts';
import {
  colors,
  decorate,
  ensureRoom,
  heightOf,
  innerWidth,
  newPage,
  openPaper,
  type Paper,
  paperSize,
  say,
} from './paper.ts';
import { printableText } from './printable-text.ts';

const { margin, width } = paperSize;

/** Draws two waves along the lower edge of a band. */
const waves = (doc: PDFKit.PDFDocument, top: number, height: number): void => {
  const half = width / 2;
  const wave = (y: number, rise: number): PDFKit.PDFDocument =>
    doc
      .moveTo(0, y)
      .bezierCurveTo(half / 2, y - rise, half / 2, y + rise, half, y)
      .bezierCurveTo(half * 1.5, y - rise, half * 1.5, y + rise, width, y)
      .lineTo(width, top + height)
      .lineTo(0, top + height)
      .closePath();
  wave(top + height - 16, 16)
    .fillOpacity(0.35)
    .fill(colors.aqua);
  wave(top + height - 8, -12)
    .fillOpacity(1)
    .fill(colors.white);
};

/** Draws the shop's band along the upper edge of a page, with its name. */
const drawBand = (paper: Paper, shop: string, height: number): void => {
  decorate(paper, (doc) => {
    doc.rect(0, 0, width, height).fill(colors.deep);
    waves(doc, 0, height);
  });
  say(paper, 'P', shop, { face: 'display', size: 15, color: colors.white, y: 24 });
};

/** Draws the first page's head: the day first, then the buyer and the order number. */
const drawHead = (paper: Paper, { shop, title, facts, over, test }: OrderDocument): void => {
  newPage(paper);
  drawBand(paper, shop, 124);
  say(paper, 'H1', title, { face: 'display', size: 25, color: colors.white, y: 50 });
  const column = innerWidth / facts.length;
  const top = 132;
  facts.forEach(({ name, value }, index) => {
    const at = { x: margin + index * column, width: column - 12 };
    say(paper, 'P', name, { ...at, size: 9, color: colors.soft, y: top });
    say(paper, 'P', value, { ...at, face: 'strong', size: 12, y: top + 13 });
  });
  paper.doc.y = top + 44;
  if (test !== undefined) {
    say(paper, 'P', test, { face: 'strong', size: 12, color: colors.coral });
    paper.doc.y += 8;
  }
  if (over === undefined) return;
  say(paper, 'H2', over.title, { face: 'display', size: 16, color: colors.coral });
  say(paper, 'P', over.text);
  paper.doc.y += 16;
};

const inset = 18;

/** Draws a heading and its notes in a box. */
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

/** Draws page numbers at the foot, for sorting printed pages. */
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

/** Draws everything except the gift cards, which are given away. */
const drawOrder = (paper: Paper, document: OrderDocument): void => {
  const { headings, lists, bring, notices } = document;
  drawHead(paper, document);
  for (const list of lists) if (list.kind === 'ticket') drawTickets(paper, list);
  for (const { howTo } of lists) drawNotes(paper, howTo.name, [howTo.value]);
  drawNotes(paper, headings.bring, bring);
  drawReceipt(paper, document, smallPrintHeight(paper, notices));
  drawSmallPrint(paper, notices);
};

const draw = (paper: Paper, document: OrderDocument, part: PapersPart | undefined): void => {
  if (part === undefined) drawOrder(paper, document);
  for (const card of document.tickets.filter(({ kind }) => kind === 'giftCard')) drawGiftCard(paper, document, card);
  numberPages(paper, document);
};

export type PdfSurroundings = {
  /** Merged translations in the order's language. */
  readonly translations: Translations;
  readonly zone: string;
  /** The part to draw. Default: the whole order. */
  readonly part?: PapersPart | undefined;
  /** Folder of the shop's own pictures. Default: those of the sample alone. */
  readonly mediaFolder?: string | undefined;
};

/** Returns an order as a PDF in its own language: the day first, a ticket per person, a page per gift card, and the
 *  receipt. The same order gives the same bytes. */
export const orderPdf = async (
  papers: OrderPapers,
  { translations, zone, part, mediaFolder }: PdfSurroundings,
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = orderDocument(papers, papersWords(papers.language, translations), zone);
  // A gift does not mention the day of its buyer's visit.
  const title = part === undefined ? document.title : document.gift;
  const pictures = await cardPictures(
    document.tickets.flatMap(({ picture }) => picture ?? []),
    mediaFolder,
  );
  const paper = openPaper({ ...document, title }, papers.order.placedAt ?? instant(0), pictures);
  const parts: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    paper.doc.on('data', (part: Uint8Array) => parts.push(part));
    paper.doc.on('end', resolve);
    paper.doc.on('error', reject);
  });
  draw(paper, document, part);
  paper.root.end();
  paper.doc.end();
  await written;
  return Buffer.concat(parts);
};
