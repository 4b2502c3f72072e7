import type { OrderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { drawCode } from './draw-code.ts';
import { colors, decorate, ensureRoom, innerWidth, type Paper, paperSize, say } from './paper.ts';

const { margin } = paperSize;
const height = 128;
const edge = 108;

/** One person's ticket: the code to scan on the left, what it is for and the code in words beside it. */
const drawTicket = (paper: Paper, ticket: PaperTicket): void => {
  const { doc, root } = paper;
  ensureRoom(paper, height + 12);
  const top = doc.y;
  decorate(paper, () => {
    doc.roundedRect(margin, top, innerWidth, height, 10).fill(colors.mist);
    doc.roundedRect(margin, top, edge + 20, height, 10).fill(colors.white);
    doc.roundedRect(margin, top, innerWidth, height, 10).lineWidth(1).stroke(colors.line);
    const cut = margin + edge + 20;
    doc
      .moveTo(cut, top + 8)
      .lineTo(cut, top + height - 8)
      .dash(3, { space: 4 })
      .stroke(colors.sandLine);
  });
  const part = doc.struct('Sect');
  root.add(part);
  drawCode(paper, ticket, [margin + 10, top + 10, edge], part);
  const at = { x: margin + edge + 40, width: innerWidth - edge - 60 };
  const { place, name, period, spelled, used } = ticket;
  say(paper, 'P', place, { ...at, size: 9, color: colors.aqua, face: 'strong', y: top + 18 }, part);
  say(paper, 'H3', name, { ...at, size: 14, face: 'strong' }, part);
  if (period !== undefined) say(paper, 'P', period, { ...at, size: 12 }, part);
  if (used !== undefined) say(paper, 'P', used, { ...at, size: 9, color: colors.aqua, face: 'strong' }, part);
  say(paper, 'P', spelled, { ...at, size: 9.5, color: colors.soft, y: top + height - 40 }, part);
  part.end();
  doc.y = top + height + 12;
};

/** A ticket for each person, to be cut apart. */
export const drawTickets = (paper: Paper, { headings, tickets }: OrderDocument): void => {
  const persons = tickets.filter(({ kind }) => kind === 'ticket');
  if (persons.length === 0) return;
  say(paper, 'H2', headings.tickets, { face: 'display', size: 17, color: colors.deep });
  paper.doc.y += 4;
  for (const ticket of persons) drawTicket(paper, ticket);
};
