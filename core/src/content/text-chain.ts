import type { OrderTextName, OrderTexts, TextBlock } from './section.ts';

/** Whose words stand in for those that content has not. What nobody knows yet has no neighbour, since any other words would claim
 *  something. */
const neighbours: Readonly<Partial<Record<OrderTextName, OrderTextName>>> = {
  orderCanceled: 'canceled',
  pending: 'failed',
  refunded: 'failed',
};

/** A block that can be shown: one with a title. */
export const shownBlock = (block: TextBlock | undefined): TextBlock | undefined =>
  block === undefined || block.title.trim() === '' ? undefined : block;

/** What content says of an order that turned out so, else what its neighbour says; without a title in either the shop's own
 *  words are said, so that no status shows an empty heading (R-CONTENT-25). */
export const orderTextOf = (texts: OrderTexts, name: OrderTextName): TextBlock | undefined => {
  const neighbour = neighbours[name];
  return shownBlock(texts[name]) ?? (neighbour === undefined ? undefined : shownBlock(texts[neighbour]));
};
