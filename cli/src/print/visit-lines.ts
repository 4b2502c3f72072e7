import type { DayVisits, VisitLine } from '@shop/core/checkout/day-visits';
import { type Line, left, line, right, span, table } from '../text/line.ts';
import type { LineSettings } from './cart-lines.ts';
import { clockText } from './time-text.ts';

const total = (lines: readonly VisitLine[], of: 'expected' | 'admitted'): number =>
  lines.reduce((sum, one) => sum + one[of], 0);

/** Returns the lines of the visits of a day: a row for each line of an order, then the sums. */
export const visitLines = ({ orders }: DayVisits, { zone }: Pick<LineSettings, 'zone'>): readonly Line[] => {
  if (orders.length === 0) return [line('no visits are expected, and none were admitted')];
  const lines = orders.flatMap((order) => order.lines);
  const ofDay = lines.filter(({ isForDay }) => isForDay);
  const others = lines.filter(({ isForDay }) => !isForDay);
  const rows = orders.flatMap(({ orderNumber, buyer = '', lines: own }) =>
    own.map(({ productTitle, priceTitle, isForDay, expected, admitted, lastAt }) => [
      orderNumber,
      buyer,
      productTitle,
      priceTitle,
      isForDay ? String(expected) : '',
      String(admitted),
      lastAt === undefined ? '' : clockText(lastAt, zone),
    ]),
  );
  return [
    ...table([...left('order', 'buyer', 'product', 'ticket'), ...right('expected', 'in'), ...left('last')], rows),
    line(span('expected, of them in  ', 'quiet'), `${total(ofDay, 'expected')}, ${total(ofDay, 'admitted')}`),
    line(span('in with season tickets and gift cards  ', 'quiet'), String(total(others, 'admitted'))),
  ];
};
