import type { Order } from '@shop/core/checkout/order';
import { dayIn } from '@shop/core/dates/instant';
import { periodText } from '@shop/core/papers/line-words';
import { orderPath } from '@shop/core/paths/order-path';
import type { BadgeTone } from '../kit/badge.tsx';
import type { Translator } from '../translations/use-translator.ts';

type Words = Pick<Translator, 't' | 'money' | 'day' | 'weekdayAndDay' | 'language'>;

const failedOutcomes = {
  canceled: 'Account.OrderCanceled',
  canceling: 'Account.OrderCanceling',
  refunded: 'Account.OrderRefunded',
  refunding: 'Account.OrderRefunding',
} as const;

const stateOf = ({ outcome = 'completed', paymentType }: Order, { t }: Words): { tone: BadgeTone; text: string } =>
  outcome === 'completed' || outcome === 'open'
    ? { tone: 'success', text: t(paymentType === 'preauthorization' ? 'Account.OrderReserved' : 'Account.OrderPaid') }
    : { tone: 'danger', text: t(failedOutcomes[outcome]) };

/** Returns the texts of an order in the list of a member's orders. */
export const pastOrder = (order: Order, words: Words, zone: string) => {
  const { ref, items, orderNumber: number, placedAt, total, orderKey } = order;
  const named = (name: string): string => (order.isTest ? words.t('Papers.TestName', { name }) : name);
  const titles = items.map((line) => named([line.productTitle, periodText(line, words) ?? []].flat().join(', ')));
  const facts = [
    number === undefined ? [] : `${words.t('Order.Number')}: ${number}`,
    placedAt === undefined ? [] : words.day(dayIn(zone, placedAt)),
  ];
  return {
    ref,
    /** The titles of visits and products, each once. */
    titles: [...new Set(titles)],
    facts: facts.flat().join(' · '),
    total: total === undefined ? undefined : words.money(total),
    state: stateOf(order, words),
    /** `undefined` for an order of an older version, which has no page. */
    href: orderKey === undefined ? undefined : orderPath(words.language, orderKey),
  };
};
