import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { orderTextNames } from '@shop/core/content/section';
import { instant } from '@shop/core/dates/instant';
import { orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCart, aDay, aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { describe, expect, test } from 'vitest';
import { calendarLinks } from '../../checkout/calendar-links.view.ts';
import { orderWordsOf } from '../../page-data/order-words.ts';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { orderCompletedView } from './order-completed.view.ts';

const block = (title: string) => ({ title, text: cleanMarkup('') });
const texts = {
  ticketCompleted: block('tickets'),
  giftCardCompleted: block('cards'),
  neutral: block('neutral'),
  noOrder: block('no order'),
  canceled: block('canceled'),
  orderCanceled: block('order canceled'),
  orderCanceling: block('order canceling'),
  failed: block('failed'),
  notConfirmed: block('not confirmed'),
  pending: block('pending'),
  refunded: block('refunded'),
  refunding: block('refunding'),
};

const ref = orderRef('r'.repeat(22));
const order: Order = {
  ref,
  number: 'A-1',
  status: 'completed',
  outcome: 'completed',
  productType: 'dailyTicket',
  paymentType: 'payment',
  total: cents(2200),
  items: [aTicketLine(), aTicketLine({ priceTitle: 'Otroci' }), aGiftCardLine()],
  placedAt: instant(0),
};

const noCart = { ok: true, value: undefined } as const;
const filled = { ok: true, value: aCart() } as const;
type Given = Parameters<typeof orderCompletedView>[0];
const view = (
  block: Given['text']['block'],
  given: { readonly retry?: true; readonly order?: Order } = {},
  cart: Parameters<typeof orderCompletedView>[1] = noCart,
) => {
  const { retry = false, ...told } = given;
  return orderCompletedView({ words: texts[block], text: { block, retry }, ...told }, cart, plainTranslator);
};

describe('what became of a payment', () => {
  test.each([
    [{ state: 'underway', to: 'ana@example.si' }, 'Order.MailUnderwayTo'],
    [{ state: 'sent', to: 'ana@example.si' }, 'Order.MailSentTo'],
    [{ state: 'failed', to: 'ana@example.si' }, 'Order.MailFailedTo'],
    [{ state: 'sent' }, 'Order.MailSent'],
    [undefined, undefined],
  ] as const)('of the mail it says what the host knows: %j', (mail, key) => {
    const { mail: said } = view('ticketCompleted', { order: { ...order, ...(mail === undefined ? {} : { mail }) } });
    expect(said?.split(' ')[0]?.split('{')[0]).toBe(key);
  });

  test('a completed order is there to keep, and nothing is to be paid again (R-DONE-1)', () => {
    expect(view('ticketCompleted', { order })).toMatchObject({
      tone: 'done',
      icon: 'check',
      text: { title: 'tickets' },
      steps: { result: 'completed' },
      order: { number: 'A-1' },
      canRetry: false,
    });
  });

  test('success without a word more leaves nothing to keep', () => {
    const bare = view('giftCardCompleted', { order: { ref, productType: 'giftCard', items: [] } });
    expect(bare).toMatchObject({ tone: 'done', text: { title: 'cards' } });
    expect(bare.order).toBeUndefined();
  });

  test('what nobody knows is waited for: no check mark, no order, no way to pay again', () => {
    const unknown = view('neutral', { order }, filled);
    expect(unknown).toMatchObject({ tone: 'waiting', icon: 'clock', canRetry: false, isCartKept: false });
    expect(unknown.steps).toMatchObject({ result: 'undecided' });
    expect(unknown.order).toBeUndefined();
  });

  test('an address without an order warns of nothing, and asks for no payment', () => {
    const none = view('noOrder', {}, filled);
    expect(none).toMatchObject({ tone: 'waiting', icon: 'info', canRetry: false, isCartKept: false });
    expect(none.steps).toBeUndefined();
  });

  test.each(orderTextNames)('%s has a heading and words of the shop where content has none (R-CONTENT-25)', (name) => {
    const said = { block: name, retry: false } as const;
    const wordless = orderCompletedView({ words: orderWordsOf({}, name), text: said }, noCart, plainTranslator);
    expect(wordless.text).toMatchObject({ title: expect.stringMatching(/^Order\.\w+Title$/) });
    expect(wordless.text).toMatchObject({ note: expect.stringMatching(/^Order\.\w+Text$/) });
  });

  test.each([
    ['canceled', 'stopped', 'warning'],
    ['failed', 'stopped', 'warning'],
    ['notConfirmed', 'stopped', 'warning'],
    ['pending', 'waiting', 'clock'],
  ] as const)('%s is told as %s with the way to pay again', (block, tone, icon) => {
    const stopped = view(block, { retry: true }, filled);
    expect([stopped.tone, stopped.icon, stopped.canRetry, stopped.isCartKept]).toEqual([tone, icon, true, true]);
    expect(stopped.steps).toMatchObject({ result: 'stopped' });
  });

  test.each([['refunded'], ['orderCanceled']] as const)('%s keeps nothing and asks for nothing', (block) => {
    const over = view(block, { order }, filled);
    expect(over).toMatchObject({ tone: 'stopped', canRetry: false, isCartKept: false });
    expect(over.order).toBeUndefined();
  });

  test.each([['refunding'], ['orderCanceling']] as const)('%s is waited for, and says nothing of payment', (block) => {
    const underway = view(block, { order }, filled);
    expect(underway).toMatchObject({ tone: 'waiting', icon: 'clock', canRetry: false, isCartKept: false });
    expect(underway.order).toBeUndefined();
  });

  test('places that are held are told with their end, where they are held for whoever reads it', () => {
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

  test('the cart is said to be kept only when it is', () => {
    expect(view('canceled', { retry: true }).isCartKept).toBe(false);
    expect(view('canceled', { retry: true }, { ok: true, value: aCart({ items: [] }) }).isCartKept).toBe(false);
    expect(view('ticketCompleted', { order }, filled).isCartKept).toBe(false);
  });
});

test('every visit of an order is one calendar entry, and a gift card is none', () => {
  const links = calendarLinks(order, plainTranslator);
  expect(links.map(({ fileName, text }) => [fileName, text])).toEqual([
    [`${aDay}.ics`, `Order.AddToCalendar Termalija, ${aDay}`],
  ]);
  expect(decodeURIComponent(links[0]?.href ?? '')).toContain('Order.Number: A-1');
});
