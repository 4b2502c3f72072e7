import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { orderTextNames } from '@shop/core/content/section';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { aCart, aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { describe, expect, test } from 'vitest';
import { orderWordsOf } from '../../page-data/order-words.ts';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { orderCompletedView } from './order-completed.view.ts';

const wordsOf = (title: string) => ({ title, text: cleanMarkup('') });

const papers = anOrderPapers();
const order: Order = {
  ...papers.order,
  items: [aTicketLine(), aTicketLine({ priceTitle: 'Otroci' }), aGiftCardLine()],
};

const noCart = { ok: true, value: undefined } as const;
const filled = { ok: true, value: aCart() } as const;
type Data = Parameters<typeof orderCompletedView>[0];
const view = (
  block: Data['text']['block'],
  more: { readonly retry?: true; readonly order?: Order } = {},
  cart: Parameters<typeof orderCompletedView>[1] = noCart,
) => {
  const { retry = false, ...rest } = more;
  return orderCompletedView({ words: wordsOf(block), text: { block, retry }, ...rest }, cart, plainTranslator);
};

describe('the order page', () => {
  test.each([
    [{ state: 'underway', to: 'ana@example.si' }, 'Order.MailUnderwayTo'],
    [{ state: 'sent', to: 'ana@example.si' }, 'Order.MailSentTo'],
    [{ state: 'failed', to: 'ana@example.si' }, 'Order.MailFailedTo'],
    [{ state: 'sent' }, 'Order.MailSent'],
    [undefined, undefined],
  ] as const)('shows the state %j of the mail as %s', (mail, key) => {
    const { mail: text } = view('ticketCompleted', { order: { ...order, ...(mail === undefined ? {} : { mail }) } });
    expect(text?.split(' ')[0]?.split('{')[0]).toBe(key);
  });

  test.each([
    ['ticketCompleted', 'done', 'check', 'completed'],
    ['giftCardCompleted', 'done', 'check', 'completed'],
    ['neutral', 'waiting', 'clock', 'undecided'],
    ['noOrder', 'waiting', 'info', undefined],
    ['orderCanceling', 'waiting', 'clock', 'undecided'],
    ['refunding', 'waiting', 'clock', 'undecided'],
    ['orderCanceled', 'calm', 'info', 'undecided'],
    ['refunded', 'stopped', 'warning', 'undecided'],
    ['pending', 'waiting', 'clock', 'stopped'],
    ['canceled', 'calm', 'info', 'stopped'],
    ['failed', 'stopped', 'warning', 'stopped'],
    ['notConfirmed', 'stopped', 'warning', 'stopped'],
  ] as const)(
    'of the outcome %s has the tone %s; it shows a completed order, or the cart and another try after a stop (R-DONE-1)',
    (block, tone, icon, result) => {
      const canRetry = result === 'stopped';
      const page = view(block, canRetry ? { retry: true } : { order }, filled);
      expect(page).toMatchObject({ tone, icon, canRetry, isCartKept: canRetry });
      expect([page.steps?.result, page.order?.orderNumber]).toEqual([
        result,
        result === 'completed' ? order.orderNumber : undefined,
      ]);
    },
  );

  test('of a completed order without details shows no order', () => {
    const bare = view('giftCardCompleted', { order: { ref: order.ref, productType: 'giftCard', items: [] } });
    expect(bare).toMatchObject({ tone: 'done', text: { title: 'giftCardCompleted' } });
    expect(bare.order).toBeUndefined();
  });

  test.each([
    ['preauthorization', 'Order.ReservedTitle 8000 c'],
    ['payment', 'ticketCompleted'],
  ] as const)('of a completed order with the payment type %s has the title %s', (paymentType, title) => {
    const paid = { ...order, outcome: 'completed', paymentType, total: cents(8000) } as const;
    expect(view('ticketCompleted', { order: paid }).text.title).toBe(title);
  });

  test.each(orderTextNames)(
    'has the heading and text of the shop where content has none for %s (R-CONTENT-25)',
    (name) => {
      const text = { block: name, retry: false } as const;
      const wordless = orderCompletedView({ words: orderWordsOf({}, name), text }, noCart, plainTranslator);
      expect(wordless.text).toMatchObject({ title: expect.stringMatching(/^Order\.\w+Title$/) });
      expect(wordless.text).toMatchObject({ note: expect.stringMatching(/^Order\.\w+Text$/) });
    },
  );

  test.each([
    [0, 'Order.OrderCanceledFreeText'],
    [1, undefined],
  ])('of a canceled order of %i cents replaces the text of content by %s', (total, note) => {
    const texts = { orderCanceled: { title: 'canceled', text: cleanMarkup('to your card') } };
    const words = orderWordsOf(texts, 'orderCanceled', { ...order, total: cents(total) });
    const text = { block: 'orderCanceled', retry: false } as const;
    expect(orderCompletedView({ words, text }, noCart, plainTranslator).text.note).toBe(note);
  });

  test.each([
    ['orderCanceled', 30_00, 'Order.OrderCanceledRefundText'],
    ['orderCanceled', 0, 'Order.OrderCanceledFreeText'],
    ['orderCanceling', 30_00, 'Order.OrderCancelingRefundText'],
  ] as const)('of a %s order of which the office refunds %i cents states the refund', (block, refund, note) => {
    const text = { block, retry: false };
    const words = orderWordsOf({}, block, { ...order, refund: cents(refund) });
    expect(orderCompletedView({ words, text }, noCart, plainTranslator).text.note).toMatch(new RegExp(`^${note}`));
  });

  test('shows the end of the holds after a failed payment only', () => {
    const until = instant(1_800_000_000_000);
    const heldLine = aTicketLine({ hold: { type: 'held', until } });
    const held = (
      block: 'canceled' | 'failed' | 'notConfirmed' | 'neutral',
      items: readonly CartLine[],
      frozen = false,
    ) => view(block, block === 'neutral' ? {} : { retry: true }, { ok: true, value: aCart({ items, frozen }) }).held;
    for (const block of ['canceled', 'failed', 'notConfirmed'] as const)
      expect(held(block, [heldLine])).toBe(`Cart.HeldUntil ${until}`);
    expect(held('canceled', [aTicketLine({ hold: { type: 'expired' } })])).toBeUndefined();
    expect(held('canceled', [aGiftCardLine()])).toBeUndefined();
    expect(held('canceled', [heldLine], true)).toBeUndefined();
    expect(held('neutral', [heldLine])).toBeUndefined();
  });

  test('mentions the cart only if it has lines', () => {
    expect(view('canceled', { retry: true }).isCartKept).toBe(false);
    expect(view('canceled', { retry: true }, { ok: true, value: aCart({ items: [] }) }).isCartKept).toBe(false);
  });
});
