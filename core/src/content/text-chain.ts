import type { OrderTextName, OrderTexts, TextBlock } from './section.ts';

/** Blocks whose words replace missing ones. An unknown outcome has none, since other words would claim something. */
const neighbours: Readonly<Partial<Record<OrderTextName, OrderTextName>>> = {
  orderCanceled: 'canceled',
  pending: 'failed',
  refunded: 'failed',
};

/** A block that can be shown: one with a title. */
export const shownBlock = (block: TextBlock | undefined): TextBlock | undefined =>
  block === undefined || block.title.trim() === '' ? undefined : block;

/** Content's text for an outcome, else its neighbour's; without a title in either the shop's own words, so that no
 *  status has an empty heading. */
export const orderTextOf = (texts: OrderTexts, name: OrderTextName): TextBlock | undefined => {
  const neighbour = neighbours[name];
  return shownBlock(texts[name]) ?? (neighbour === undefined ? undefined : shownBlock(texts[neighbour]));
};
