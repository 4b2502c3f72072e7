import { colors, decorate, ensureRoom, heightOf, innerWidth, type Paper, paperSize, say } from './paper.ts';

const { margin } = paperSize;
const inset = 18;

/** A heading and what belongs below it, in a box of its own. */
export const drawNotes = (paper: Paper, heading: string, notes: readonly string[]): void => {
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
export const drawSmallPrint = (paper: Paper, heading: string, texts: readonly string[]): void => {
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
