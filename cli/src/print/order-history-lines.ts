import type { AttentionItem, OrderHistory, OrderReplay, ReplayedLine } from '@shop/core/checkout/order-history';
import type { Customer } from '@shop/core/customer/customer';
import type { Language } from '@shop/core/languages/language';
import { subtract } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { amountToPay } from '@shop/core/pricing/price-derivation';
import { emptyLine, type Line, left, line, span, table } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';
import type { LineSettings } from './cart-lines.ts';
import { attentionText, factText } from './fact-text.ts';
import { itemTitle, periodText } from './item-texts.ts';
import { field, promoField, testField } from './order-lines.ts';
import { differingLines } from './receipt.ts';
import { dayAndTimeText } from './time-text.ts';

const personLines = (person: Customer | undefined): readonly Line[] =>
  person === undefined
    ? [field('buyer', 'erased')]
    : [
        field('buyer', `${person.firstName} ${person.lastName}`),
        field('address', `${person.address}, ${person.postCode} ${person.city}, ${person.country}`),
        field('phone', person.phoneNumber),
        field('e-mail', person.email),
      ];

/** Returns the history of an order from its cart on. `person` is absent unless it was requested. */
export const historyLines = (
  order: OrderHistory,
  { language, zone, person }: LineSettings & { readonly person?: { readonly buyer: Customer | undefined } },
): readonly Line[] => [
  field('order', order.orderNumber),
  ...testField(order),
  field('outcome', `${order.outcome}, status ${order.status}`),
  ...promoField(order, language),
  field('total', [euroText(order.total, language), ...(order.total === 0 ? [] : [order.paymentType])].join(', ')),
  field('catalog', `version ${order.catalogVersion}`),
  ...(person === undefined ? [] : personLines(person.buyer)),
  emptyLine,
  ...order.entries.map((entry) =>
    line(
      span(`${dayAndTimeText(entry.at, zone)}  `, 'quiet'),
      factText(entry, { items: order.items, language, zone }),
      span(entry.staff === undefined ? '' : `  ${entry.staff}`, 'quiet'),
    ),
  ),
  ...(order.isComplete ? [] : [line(span('the log of this order is not whole: it is deleted after a time', 'quiet'))]),
];

export type Recomputation = Exclude<OrderReplay, { type: 'notKept' }>;

const replayedLine = ({ item, again }: ReplayedLine, at: number, words: Translator): readonly Line[] => {
  const head = `${at + 1}  ${itemTitle(item)}  ${periodText(item)}`;
  const { language } = words;
  const was = amountToPay(item.price);
  if (again === undefined)
    return [line(span(head, 'bad'), `  ${euroText(was, language)}, not sold under that version`)];
  const now = amountToPay(again);
  if (was === now) return [line(span(head, 'good'), `  ${euroText(was, language)}, the same`)];
  const differing = line(span(head, 'bad'), `  ${euroText(was, language)}, again ${euroText(now, language)}`);
  return differingLines(differing, { 'as it was sold': item.price, again }, words);
};

/** Returns the lines of an order with the prices as sold and as calculated again. */
export const replayLines = (replay: Recomputation, zone: string, words: Translator): readonly Line[] => {
  const { language } = words;
  const { version, since, lines, total, totalAgain, isSame } = replay;
  const difference = subtract(totalAgain, total);
  return [
    field('catalog', `version ${version}${since === undefined ? '' : `, sold since ${dayAndTimeText(since, zone)}`}`),
    ...lines.flatMap((one, at) => replayedLine(one, at, words)),
    emptyLine,
    field('total', euroText(total, language)),
    field('again', euroText(totalAgain, language)),
    isSame
      ? line(span('every figure is the same to the cent', 'good'))
      : line(span(`they differ, the totals by ${euroText(difference, language)}`, 'bad')),
  ];
};

type Silence = Extract<AttentionItem, { type: 'silence' }>;

const itemText = (one: Exclude<AttentionItem, Silence>, language: Language): string => {
  switch (one.type) {
    case 'payment':
      return `payment ${one.attempt}`;
    case 'mail':
      return `mail about ${one.about}`;
    case 'stray':
      return `${euroText(one.amount, language)}, payment ${one.attempt}`;
  }
};

const silenceLine = ({ since, attempts }: Silence, zone: string): Line => {
  const waiting = attempts === 1 ? '1 attempt waits' : `${attempts} attempts wait`;
  const words = `the payment provider has not answered since ${dayAndTimeText(since, zone)}; ${waiting}`;
  return line(span(words, 'bad'));
};

/** Returns what needs attention, oldest first, after a payment provider that does not answer. */
export const attentionLines = (all: readonly AttentionItem[], { zone, language }: LineSettings): readonly Line[] => {
  const silences = all.flatMap((one) => (one.type === 'silence' ? [silenceLine(one, zone)] : []));
  const rows = all.flatMap((one) =>
    one.type === 'silence'
      ? []
      : [
          [
            dayAndTimeText(one.since, zone),
            one.type === 'stray' ? one.ref : one.orderNumber,
            itemText(one, language),
            attentionText(one.why),
          ],
        ],
  );
  if (all.length === 0) return [line(span('nothing needs attention', 'good'))];
  return rows.length === 0 ? silences : [...silences, ...table(left('since', 'order', 'what', 'why'), rows)];
};
