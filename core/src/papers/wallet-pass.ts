import { type CartLine, periodOfLine } from '../cart/cart-line.ts';
import type { OrderPapers } from '../checkout/order-papers.ts';
import { hasPaper } from '../checkout/order-papers.ts';
import { dayStart } from '../dates/day-start.ts';
import type { Instant } from '../dates/instant.ts';
import { plusDays } from '../dates/local-date.ts';
import type { Language } from '../languages/language.ts';
import { orderDocument } from './order-document.ts';
import { type Fact, fact, type PapersWords } from './papers-words.ts';

/** A ticket or gift card as a pass for a phone's wallet: the data for the door, and none about the buyer. */
export type WalletPass = {
  readonly kind: 'ticket' | 'giftCard';
  readonly language: Language;
  /** The text of its QR code. The same code is always the same pass. */
  readonly code: string;
  /** The code in groups, for reading it out. */
  readonly spelled: string;
  readonly shop: string;
  readonly name: string;
  /** Period, value, and its number in the order. */
  readonly facts: readonly Fact[];
  /** The texts on its back. */
  readonly notes: readonly Fact[];
  /** The instants between which it is relevant; absent when it has no day. */
  readonly day?: { readonly from: Instant; readonly until: Instant };
  /** Safe for an HTTP header and every file system. */
  readonly fileName: string;
};

const lineOf = ({ order, tickets }: OrderPapers, number: number): CartLine | undefined => {
  const itemId = tickets[number - 1]?.cartItemId;
  return order.items.find(({ cartItemId: id }) => id === itemId);
};

/** Returns the tickets of an order that can be added to a wallet, by position from 1: not of a canceled or refunded
 *  order, and not those used up. */
export const walletTickets = (papers: OrderPapers): readonly number[] =>
  hasPaper(papers)
    ? papers.tickets.flatMap(({ isUsedUp }, index) =>
        isUsedUp || lineOf(papers, index + 1) === undefined ? [] : [index + 1],
      )
    : [];

const dayOf = (papers: OrderPapers, number: number, zone: string): Pick<WalletPass, 'day'> => {
  const item = lineOf(papers, number);
  const period = item === undefined ? undefined : periodOfLine(item);
  if (period?.type !== 'day') return {};
  return { day: { from: dayStart(zone, period.date), until: dayStart(zone, plusDays(period.date, 1)) } };
};

/** Returns the pass of one ticket of an order, by position from 1, in the order's language; `undefined` when there is
 *  none. */
export const walletPass = (
  papers: OrderPapers,
  number: number,
  words: PapersWords,
  zone: string,
): WalletPass | undefined => {
  if (!walletTickets(papers).includes(number)) return undefined;
  const { tickets, lists, shop, facts } = orderDocument(papers, words, zone);
  const ticket = tickets[number - 1];
  if (ticket === undefined) return undefined;
  const { kind, code, spelled, name, period, worth, left, place, validity, days } = ticket;
  const { t } = words;
  const orderNumber = papers.order.orderNumber;
  return {
    kind,
    language: papers.language,
    code,
    spelled,
    shop,
    name,
    facts: [
      ...fact(t('GiftCard.Validity'), period),
      ...fact(t('GiftCard.Value'), worth),
      ...(left === undefined ? [] : [left]),
      ...fact(t(kind === 'giftCard' ? 'GiftCard.Kind' : 'Papers.Ticket'), place),
    ],
    notes: [
      ...lists.filter((list) => list.kind === kind).map(({ howTo }) => howTo),
      ...fact(t('GiftCard.Validity'), days),
      ...fact(t('GiftCard.Validity'), validity),
      ...facts.filter(({ value }) => value === orderNumber),
    ],
    ...dayOf(papers, number, zone),
    fileName: `ticket${orderNumber === undefined ? '' : `-${orderNumber.replace(/[^\w-]/g, '')}`}-${number}`,
  };
};
