import type { OrderTextName, OrderTexts, TextBlock } from './section.ts';

/** Whose words stand in for those that content has not. What nobody knows yet falls to none, since any
 *  others would claim something (D-TEXT-CHAIN). */
const neighbours: Readonly<Record<OrderTextName, readonly OrderTextName[]>> = {
  ticketCompleted: ['ticketCompleted'],
  giftCardCompleted: ['giftCardCompleted'],
  neutral: ['neutral'],
  noOrder: ['noOrder'],
  canceled: ['canceled'],
  orderCanceled: ['orderCanceled', 'canceled'],
  orderCanceling: ['orderCanceling'],
  failed: ['failed'],
  notConfirmed: ['notConfirmed'],
  pending: ['pending', 'failed'],
  refunded: ['refunded', 'failed'],
  refunding: ['refunding'],
};

/** A block that can be shown: one with a title. */
export const shownBlock = (block: TextBlock | undefined): TextBlock | undefined =>
  block === undefined || block.title.trim() === '' ? undefined : block;

/** What content says of an order that turned out so, from the first of its neighbours that has a title; without any the shop's own
 *  words are said, so that no status shows an empty heading (R-CONTENT-25). */
export const orderTextOf = (texts: OrderTexts, name: OrderTextName): TextBlock | undefined =>
  neighbours[name].map((neighbour) => shownBlock(texts[neighbour])).find((block) => block !== undefined);
