import type { Order } from '../checkout/order.ts';
import type { OrderPapers, OrderTicket } from '../checkout/order-papers.ts';
import { dayIn } from '../dates/instant.ts';
import { spelledTicketCode } from '../text/ticket-code.ts';
import { lineName, periodText } from './line-words.ts';
import type { Fact, PapersWords } from './papers-words.ts';

/** A ticket or gift card as text, for presenting it at the door. */
export type PaperTicket = {
  readonly kind: 'ticket' | 'giftCard';
  readonly code: string;
  /** The code in groups, for reading it out. */
  readonly spelled: string;
  /** The alternative text of its QR code. */
  readonly label: string;
  readonly name: string;
  /** What its own sheet of paper is headed with: the amount of a value card, else its name. */
  readonly title: string;
  readonly period: string | undefined;
  /** Its number and the total number of its kind. */
  readonly place: string;
  /** The value of a value card. */
  readonly worth?: string;
  readonly validity?: string;
  /** Address of a gift card's picture. */
  readonly picture?: string | undefined;
  /** The day of purchase and the last day of a gift card. */
  readonly days?: string | undefined;
  /** The remaining visits, or the balance of a value card that is partly redeemed. */
  readonly left?: Fact | undefined;
  /** When it was used up, or the last admission. */
  readonly lastVisit?: string | undefined;
};

/** Returns the day of purchase and the last day of a gift card, as text. */
const daysText = (
  { placedAt }: Order,
  { lastDay }: OrderTicket,
  { t, day }: Pick<PapersWords, 't' | 'day'>,
  zone: string,
): string | undefined =>
  placedAt === undefined || lastDay === undefined
    ? undefined
    : t('Papers.CardDays', { bought: day(dayIn(zone, placedAt)), last: day(lastDay) });

/** Returns the remaining visits of a ticket with several visits, or the balance of a value card that is partly
 *  redeemed, as text. */
const leftOf = (
  { worth, balance, visits }: OrderTicket,
  { t, money }: Pick<PapersWords, 't' | 'money'>,
): Fact | undefined => {
  if (visits !== undefined)
    return { name: t('Papers.VisitsLeft'), value: t('Papers.LeftOf', { left: visits.left, all: visits.of }) };
  if (worth === undefined || balance === undefined || balance === worth) return undefined;
  return { name: t('Papers.Balance'), value: t('Papers.LeftOf', { left: money(balance), all: money(worth) }) };
};

/** Returns when a ticket was used up, or its last admission, as text. */
const lastVisitText = (
  { admittedAt, isUsedUp, worth }: OrderTicket,
  { t, day }: Pick<PapersWords, 't' | 'day'>,
  zone: string,
): string | undefined => {
  if (admittedAt === undefined || (worth !== undefined && !isUsedUp)) return undefined;
  return t(isUsedUp ? 'Papers.Used' : 'Papers.LastVisit', { date: day(dayIn(zone, admittedAt)) });
};

/** Returns a ticket with its code for each person and gift card, in the order of the lines. */
export const paperTickets = (
  { order, tickets }: Pick<OrderPapers, 'order' | 'tickets'>,
  words: PapersWords,
  zone: string,
): readonly PaperTicket[] => {
  const { t, money } = words;
  const ticketsWithItem = tickets.flatMap((ticket) => {
    const item = order.items.find(({ cartItemId: id }) => id === ticket.cartItemId);
    if (item === undefined) return [];
    return [{ ...ticket, item, kind: item.kind === 'giftCard' ? ('giftCard' as const) : ('ticket' as const) }];
  });
  const all = Map.groupBy(ticketsWithItem, ({ kind }) => kind);
  return ticketsWithItem.map((ticket) => {
    const { kind, item, code, worth, validity, picture } = ticket;
    const marked = (name: string): string => (order.isTest ? t('Papers.TestName', { name }) : name);
    const name = marked(lineName(item));
    const alike = all.get(kind) ?? [];
    const place = t('Papers.Count', { number: alike.indexOf(ticket) + 1, all: alike.length });
    return {
      kind,
      code,
      spelled: spelledTicketCode(code),
      label: t('Papers.Code', { name, place }),
      name,
      title: worth === undefined ? name : marked(money(worth)),
      period: periodText(item, words),
      place,
      worth: worth === undefined ? undefined : money(worth),
      validity,
      picture,
      days: daysText(order, ticket, words, zone),
      left: leftOf(ticket, words),
      lastVisit: lastVisitText(ticket, words, zone),
    };
  });
};
