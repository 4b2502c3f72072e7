import type { Order } from '@shop/core/checkout/order';
import { instant } from '@shop/core/dates/instant';
import { orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCart, aDay, aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { calendarLinks } from './calendar-links.view.ts';
import { orderCompletedView } from './order-completed.view.ts';

const block = (title: string) => ({ title, text: cleanMarkup('') });
const section = {
  type: 'orderCompleted',
  id: 'order-completed',
  title: '',
  text: cleanMarkup(''),
  texts: {
    ticketCompleted: block('tickets'),
    giftCardCompleted: block('cards'),
    neutralCompleted: block('neutral'),
    canceled: block('canceled'),
    failed: block('failed'),
    pending: block('pending'),
    refunded: block('refunded'),
  },
} as const;

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
type Given = Partial<Parameters<typeof orderCompletedView>[0]>;
const view = (given: Given, cart: Parameters<typeof orderCompletedView>[1] = noCart) =>
  orderCompletedView({ section, status: 'completed', ...given }, cart);

describe('what became of a payment', () => {
  test('a completed order is there to keep, and nothing is to be paid again', () => {
    expect(view({ ref, order: { ok: true, value: order } })).toMatchObject({
      tone: 'done',
      icon: 'check',
      text: { title: 'tickets' },
      steps: { result: { status: 'completed' } },
      order: { number: 'A-1' },
      canRetry: false,
    });
  });

  test('an order that cannot be looked up is said to be neither', () => {
    const unknown = view({ ref, order: { ok: false, error: { kind: 'unreachable', cause: 'network' } } });
    expect([unknown.text.title, unknown.canRetry]).toEqual(['neutral', false]);
    expect(unknown).not.toHaveProperty('order');
  });

  test.each([
    ['canceled', 'stopped', 'warning'],
    ['error', 'stopped', 'warning'],
    ['initializing', 'waiting', 'clock'],
  ] as const)('%s is told as %s with the way to pay again', (status, tone, icon) => {
    const stopped = view({ status }, filled);
    expect([stopped.tone, stopped.icon, stopped.canRetry, stopped.isCartKept]).toEqual([tone, icon, true, true]);
    expect(stopped.steps).toMatchObject({ result: { status: 'unknown' } });
  });

  test('the cart is said to be kept only when it is', () => {
    expect(view({ status: 'canceled' }).isCartKept).toBe(false);
    expect(view({ status: 'canceled' }, { ok: true, value: aCart({ items: [] }) }).isCartKept).toBe(false);
    expect(view({ status: 'completed' }, filled).isCartKept).toBe(false);
  });
});

test('every visit of an order is one calendar entry, and a gift card is none', () => {
  const links = calendarLinks(order, plainTranslator);
  expect(links.map(({ fileName, text }) => [fileName, text])).toEqual([
    [`${aDay}.ics`, `Order.AddToCalendar Termalija, ${aDay}`],
  ]);
  expect(decodeURIComponent(links[0]?.href ?? '')).toContain('Order.Number: A-1');
});
