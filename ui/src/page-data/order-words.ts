import type { OrderTextName, OrderTexts, TextBlock } from '@shop/core/content/section';
import { orderTextOf } from '@shop/core/content/text-chain';

/** Keys of the shop's own words. */
const ownWords = {
  ticketCompleted: { titleKey: 'Order.TicketTitle', textKey: 'Order.TicketText' },
  giftCardCompleted: { titleKey: 'Order.GiftCardTitle', textKey: 'Order.GiftCardText' },
  neutral: { titleKey: 'Order.NeutralTitle', textKey: 'Order.NeutralText' },
  noOrder: { titleKey: 'Order.NoOrderTitle', textKey: 'Order.NoOrderText' },
  canceled: { titleKey: 'Order.CanceledTitle', textKey: 'Order.CanceledText' },
  orderCanceled: { titleKey: 'Order.OrderCanceledTitle', textKey: 'Order.OrderCanceledText' },
  orderCanceling: { titleKey: 'Order.OrderCancelingTitle', textKey: 'Order.OrderCancelingText' },
  failed: { titleKey: 'Order.ErrorTitle', textKey: 'Order.ErrorText' },
  notConfirmed: { titleKey: 'Order.NotConfirmedTitle', textKey: 'Order.NotConfirmedText' },
  pending: { titleKey: 'Order.PendingTitle', textKey: 'Order.PendingText' },
  refunded: { titleKey: 'Order.RefundedTitle', textKey: 'Order.RefundedText' },
  refunding: { titleKey: 'Order.RefundingTitle', textKey: 'Order.RefundingText' },
} as const satisfies Readonly<Record<OrderTextName, { readonly titleKey: string; readonly textKey: string }>>;

/** An order's texts: content's words, or keys of the shop's own. */
export type OrderWords = TextBlock | (typeof ownWords)[OrderTextName];

/** Words for an order's outcome, whatever content lacks: no status shows an empty heading. */
export const orderWordsOf = (texts: OrderTexts, name: OrderTextName): OrderWords =>
  orderTextOf(texts, name) ?? ownWords[name];
