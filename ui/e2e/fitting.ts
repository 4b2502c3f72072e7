import type { Page } from '@playwright/test';

/** Returns texts that are cut off, overlap other texts, reach beyond the window or are broken within a word that fits
 *  two thirds of the window, each with its problem. Runs in the page. */
const unfitting = (): readonly string[] => {
  const root = document.documentElement;
  const found: string[] = [];
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) found.push(`the page scrolls sideways by ${wide}px`);

  const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const ancestors = (element: Element): readonly Element[] => {
    const up: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) up.push(at);
    return up;
  };
  /** Texts of one layer must not overlap; those that float above the page may. */
  const layerOf = (up: readonly Element[]) =>
    up.find((one) => one.matches('dialog, [popover]') || getComputedStyle(one).position !== 'static') ?? root;

  type Line = { readonly text: string; readonly owner: Element; readonly layer: Element; readonly box: DOMRect };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? '';
    if (owner === null || text.trim() === '' || owner.closest('script, noscript, option, [hidden]') !== null) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const up = ancestors(owner);
    if (up.some(isUnseen)) continue;
    const range = document.createRange();
    // An e-mail address has no place to break.
    for (const { 0: word, index } of text.includes('@') ? [] : text.matchAll(/[^\s\u2013.-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()];
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const isBroken = new Set(pieces.map(({ top }) => Math.round(top))).size > 1;
      if (isBroken && width < root.clientWidth * 0.65) found.push(`broken: ${word}`);
    }
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      lines.push({ text, owner, layer: layerOf(up), box });
      // Swiped content must fit its own card, and the card the window.
      const card = up.find((one) => getComputedStyle(one).scrollSnapAlign !== 'none')?.getBoundingClientRect();
      if (card !== undefined) {
        if (card.width > root.clientWidth || box.left < card.left - 1 || box.right > card.right + 1)
          found.push(`cut by its card: ${short(text)}`);
        continue;
      }
      if (box.left < -1 || box.right > root.clientWidth + 1) found.push(`beyond the window: ${short(text)}`);
      const cutter = up.find((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const frame = one.getBoundingClientRect();
        const cutAcross = overflowX !== 'visible' && (box.left < frame.left - 1 || box.right > frame.right + 1);
        const cutDown = /hidden|clip/.test(overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2);
        return cutAcross || cutDown;
      });
      if (cutter !== undefined) found.push(`cut by ${cutter.tagName} ${cutter.className}: ${short(text)}`);
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.layer !== other.layer || one.owner === other.owner) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lowest = Math.min(one.box.height, other.box.height);
      if (across > 2 && down > lowest / 3) found.push(`over each other: ${short(one.text)} / ${short(other.text)}`);
    }
  }
  return [...new Set(found)];
};

/** Returns the texts that do not fit at the page's present width. */
export const unfittingNow = (page: Page): Promise<readonly string[]> => page.evaluate(unfitting);

/** Tested widths of a page. Units: CSS pixels. */
const widths = {
  // A phone with large text, or 400 % zoom on a desktop (WCAG 1.4.10).
  'at 320 px': 320,
  // A window of 1280 px at 200 % zoom (WCAG 1.4.4), which the browser lays out as 640 px.
  'at 200 % zoom': 640,
} as const;

/** Returns the texts that do not fit at the narrowest width and, unless left out, at 200 % zoom. Restores the page's
 *  width. */
export const unfittingWords = async (page: Page, { withZoom = true } = {}): Promise<readonly string[]> => {
  const before = page.viewportSize();
  if (before === null) throw new Error('the page has no viewport');
  const found: string[] = [];
  for (const [look, width] of Object.entries(widths)) {
    if (look === 'at 200 % zoom' && !withZoom) continue;
    await page.setViewportSize({ width, height: before.height });
    found.push(...(await unfittingNow(page)).map((what) => `${look}: ${what}`));
  }
  await page.setViewportSize(before);
  return found;
};
