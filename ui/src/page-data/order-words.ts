import type { Order } from '@shop/core/checkout/order';
import type { OrderTextName, OrderTexts, TextBlock } from '@shop/core/content/section';
import { orderTextOf } from '@shop/core/content/text-chain';
import type { Cents } from '@shop/core/money/cents';
import { canceledTextKey, cancelingTextKey } from '@shop/core/papers/order-document';

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
  | (Pick<OwnWords, 'titleKey'> & {
      readonly textKey: OwnWords['textKey'] | MoneyText;
      /** The amount that the text names. */
      readonly amount?: Cents | undefined;
    });

type MoneyText = ReturnType<typeof canceledTextKey | typeof cancelingTextKey>;

/** Returns the texts of an order's outcome; the shop's own texts replace missing ones, so that no heading is empty.
 *  They also replace content's text on refunds for a canceled order that cost nothing, or of which the office refunds a
 *  part or nothing. */
export const orderWordsOf = (
  texts: OrderTexts,
  name: OrderTextName,
  order?: Pick<Order, 'total' | 'refund'>,
): OrderWords => {
  const amount = order?.refund;
  if (name === 'orderCanceled' && (order?.total === 0 || amount !== undefined))
    return { titleKey: ownWords[name].titleKey, textKey: canceledTextKey(order ?? {}), amount };
  if (name === 'orderCanceling' && amount !== undefined)
    return { titleKey: ownWords[name].titleKey, textKey: cancelingTextKey({ refund: amount }), amount };
  return orderTextOf(texts, name) ?? ownWords[name];
};
