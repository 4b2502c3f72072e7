import type { Order } from '@shop/core/checkout/order';
import { dayIn } from '@shop/core/dates/instant';
import { periodText } from '@shop/core/papers/line-words';
import { orderPath } from '@shop/core/paths/order-path';
import type { BadgeTone } from '../kit/badge.tsx';
import type { Translator } from '../translations/use-translator.ts';

type Words = Pick<Translator, 't' | 'money' | 'day' | 'weekdayAndDay' | 'language'>;

export type PastOrder = {
  readonly ref: string;
  /** What it is for, each visit and product once. */
  readonly titles: readonly string[];
  readonly facts: string;
  readonly total: string | undefined;
  readonly state: { readonly tone: BadgeTone; readonly text: string };
  /** Absent for an order of an old program, which has no page. */
  readonly href: string | undefined;
};

const undone = {
  canceled: 'Account.OrderCanceled',
  canceling: 'Account.OrderCanceling',
  refunded: 'Account.OrderRefunded',
  refunding: 'Account.OrderRefunding',
} as const;

const stateOf = ({ outcome = 'completed', paymentType }: Order, { t }: Words): PastOrder['state'] =>
  outcome === 'completed' || outcome === 'open'
    ? { tone: 'success', text: t(paymentType === 'preauthorization' ? 'Account.OrderReserved' : 'Account.OrderPaid') }
    : { tone: 'danger', text: t(undone[outcome]) };

/** An order in a line or two, as the list of a member's orders shows it. */
export const pastOrder = (order: Order, words: Words, zone: string): PastOrder => {
  const { ref, items, number, placedAt, total, orderKey } = order;
  const titles = items.map((line) => {
    const period = periodText(line, words);
    return period === undefined ? line.productTitle : `${line.productTitle}, ${period}`;
  });
  const facts = [
    ...(number === undefined ? [] : [`${words.t('Order.Number')}: ${number}`]),
    ...(placedAt === undefined ? [] : [words.day(dayIn(zone, placedAt))]),
  ];
  return {
    ref,
    titles: [...new Set(titles)],
    facts: facts.join(' · '),
    total: total === undefined ? undefined : words.money(total),
    state: stateOf(order, words),
    href: orderKey === undefined ? undefined : orderPath(words.language, orderKey),
  };
};
