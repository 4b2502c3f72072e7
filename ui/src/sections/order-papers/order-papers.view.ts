import { periodOfLine } from '@shop/core/cart/cart-line';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { dayIn } from '@shop/core/dates/instant';
import { lineName } from '../../checkout/order-lines.view.ts';
import { periodText } from '../../checkout/period-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import { type QrPath, qrPath } from './qr-path.ts';

/** A ticket or gift card as it is shown at the door. */
export type TicketCard = {
  readonly code: string;
  /** The code in groups, to be read out. */
  readonly spelled: string;
  readonly qr: QrPath;
  readonly label: string;
  readonly name: string;
  readonly period?: string | undefined;
  readonly place: string;
  readonly used?: string;
};

export type OrderPapersView = {
  readonly title: string;
  /** Why there are no tickets; absent when there are. */
  readonly over?: { readonly title: string; readonly text: string };
  readonly tickets: readonly TicketCard[];
};

type Words = Pick<Translator, 't' | 'day' | 'weekdayAndDay'>;

/** The first day of the order, for which it was bought; an order of gift cards has none. */
const titleOf = ({ order }: OrderPapers, { t, weekdayAndDay }: Words): string => {
  const days = order.items.flatMap((item) => {
    const period = periodOfLine(item);
    return period?.type === 'day' ? [period.date] : [];
  });
  const [first] = days.toSorted();
  return first === undefined ? t('Papers.Title') : t('Papers.Visit', { date: weekdayAndDay(first) });
};

const overOf = ({ order }: OrderPapers, { t }: Words): Pick<OrderPapersView, 'over'> => {
  if (order.outcome === 'canceled') {
    return { over: { title: t('Order.OrderCanceledTitle'), text: t('Order.OrderCanceledText') } };
  }
  if (order.outcome === 'refunded') return { over: { title: t('Order.RefundedTitle'), text: t('Order.RefundedText') } };
  return {};
};

/** What an order's page says before what was bought: the day, and a code to show for each person and card. */
export const orderPapersView = (papers: OrderPapers, words: Words, zone: string): OrderPapersView => {
  const { order, tickets } = papers;
  const { t, day } = words;
  return {
    title: titleOf(papers, words),
    ...overOf(papers, words),
    tickets: tickets.flatMap(({ code, itemId, admittedAt }, index) => {
      const item = order.items.find(({ id }) => id === itemId);
      if (item === undefined) return [];
      const name = lineName(item);
      const place = t('Papers.Count', { number: index + 1, all: tickets.length });
      return [
        {
          code,
          spelled: (code.match(/.{1,4}/g) ?? []).join(' '),
          qr: qrPath(code),
          label: t('Papers.Code', { name, place }),
          name,
          period: periodText(item, words),
          place,
          ...(admittedAt === undefined ? {} : { used: t('Papers.Used', { date: day(dayIn(zone, admittedAt)) }) }),
        },
      ];
    }),
  };
};
