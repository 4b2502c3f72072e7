import type { Order } from '@shop/core/checkout/order';
import type { OrderTextName, OrderTexts, TextBlock } from '@shop/core/content/section';
import { orderTextOf } from '@shop/core/content/text-chain';
import { canceledTextKey } from '@shop/core/papers/order-document';

/** Translation keys of the shop's own texts. */
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

type OwnWords = (typeof ownWords)[OrderTextName];

/** The texts of an order: from content, or translation keys of the shop's own. */
export type OrderWords =
  | TextBlock
  | (Pick<OwnWords, 'titleKey'> & { readonly textKey: OwnWords['textKey'] | FreeText });

type FreeText = ReturnType<typeof canceledTextKey>;

/** Returns the texts of an order's outcome; the shop's own texts replace missing ones, so that no heading is empty.
 *  They also replace content's text on refunds for a canceled order that cost nothing. */
export const orderWordsOf = (texts: OrderTexts, name: OrderTextName, order?: Pick<Order, 'total'>): OrderWords =>
  name === 'orderCanceled' && order?.total === 0
    ? { titleKey: ownWords.orderCanceled.titleKey, textKey: canceledTextKey(order) }
    : (orderTextOf(texts, name) ?? ownWords[name]);
