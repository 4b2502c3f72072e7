import { type CartLine, periodOfLine } from '../cart/cart-line.ts';
import type { OrderPapers } from '../checkout/order-papers.ts';
import { hasPaper } from '../checkout/order-papers.ts';
import { dayStart } from '../dates/day-start.ts';
import type { Instant } from '../dates/instant.ts';
import { plusDays } from '../dates/local-date.ts';
import type { Language } from '../languages/language.ts';
import { orderDocument } from './order-document.ts';
import { type Fact, fact, type PapersWords } from './papers-words.ts';

/** A ticket or gift card as a telephone keeps it: what the door needs, and of the buyer nothing. */
export type WalletPass = {
  readonly kind: 'ticket' | 'giftCard';
  readonly language: Language;
  /** What its QR code holds. The same code is the same pass, however often it is taken. */
  readonly code: string;
  /** The code in groups, to be read out. */
  readonly spelled: string;
  readonly shop: string;
  readonly name: string;
  /** When it is for, what it is worth, which one of how many. */
  readonly facts: readonly Fact[];
  /** What there is room for on its back. */
  readonly notes: readonly Fact[];
  /** The moments between which it is of use; absent where no day is set. */
  readonly day?: { readonly from: Instant; readonly until: Instant };
  /** Plain, as it goes into a header and onto any disk. */
  readonly fileName: string;
};

const lineOf = ({ order, tickets }: OrderPapers, number: number): CartLine | undefined => {
  const itemId = tickets[number - 1]?.cartItemId;
  return order.items.find(({ cartItemId: id }) => id === itemId);
};

/** Tickets of an order that fit a wallet, by position from 1: none of an ended order, and none that is used up. */
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

/** One ticket of an order by position from 1, in the order's language; undefined if there is none. */
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
