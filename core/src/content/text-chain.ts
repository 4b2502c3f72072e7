import type { OrderTextName, OrderTexts, TextBlock } from './section.ts';

/** Blocks that replace missing ones. The block for an unknown outcome has no replacement, because any other text would
 *  claim an outcome. */
const replacements: Readonly<Partial<Record<OrderTextName, OrderTextName>>> = {
  orderCanceled: 'canceled',
  pending: 'failed',
  refunded: 'failed',
};

/** Returns a block that can be displayed: one with a title. */
export const shownBlock = (block: TextBlock | undefined): TextBlock | undefined =>
  block === undefined || block.title.trim() === '' ? undefined : block;

/** Returns the content system's text for an outcome, otherwise that of its replacement. `undefined` when neither has
 *  a title: the shop's own text is displayed then, so that no outcome has an empty heading. */
export const orderTextOf = (texts: OrderTexts, name: OrderTextName): TextBlock | undefined => {
  const replacement = replacements[name];
  return shownBlock(texts[name]) ?? (replacement === undefined ? undefined : shownBlock(texts[replacement]));
};
