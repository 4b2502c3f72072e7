import type { CartLine } from '../../cart/cart-line.ts';
import { periodOfLine } from '../../cart/cart-line.ts';
import type { BookEntry } from '../../checkout/books.ts';
import { rateOf, vatWithin } from '../../checkout/vat.ts';
import { dayIn, instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { Language } from '../../languages/language.ts';
import { add, type Cents, cents, min, subtract, sum, zero } from '../../money/cents.ts';
import { sharesOf } from '../../money/shares.ts';
import { amountToPay } from '../../pricing/price-derivation.ts';
import type { SellerCatalog } from '../catalog/seller-catalog.ts';
import type { SellerAttempt } from '../checkout/payment-attempt.ts';
import { attemptsOf, type SellerOrder } from '../checkout/seller-order.ts';
import { type SellerTicket, valueCardLines } from '../checkout/seller-ticket.ts';
import { boughtLineIn } from '../views/order-papers-view.ts';

/** The catalog with the tax rates, the language of titles, and the resort's time zone. */
export type BookTerms = { readonly catalog: SellerCatalog; readonly language: Language; readonly zone: string };

/** An entry with its day: of the payment, of the refund, or of the redemption. */
export type DatedEntry = BookEntry & { readonly day: LocalDate };

type BookLine = Pick<BookEntry, 'goods' | 'visit' | 'rate'> & {
  readonly id: CartLine['cartItemId'];
  readonly pieces: number;
  readonly gross: Cents;
  /** Whether it sold gift cards without tax. */
  readonly isCard: boolean;
};

const goodsOf = (line: CartLine): string =>
  (line.kind === 'upsell' ? line.upsellId : line.productId) ?? line.productTitle;

const visitOf = (line: CartLine): string | undefined => {
  const period = periodOfLine(line);
  return period?.type === 'season' ? period.name : period?.date;
};

const bookLines = (order: SellerOrder, { catalog, language, zone }: BookTerms): readonly BookLine[] => {
  const valueCards = valueCardLines(order);
  const placedOn = dayIn(zone, order.placedAt);
  return order.content.items.map((bought) => {
    const line = boughtLineIn(catalog, bought, language) ?? bought;
    const id = bought.cartItemId;
    const rate = valueCards.has(id) ? undefined : rateOf(bought, catalog.seller?.vatRates ?? [], placedOn);
    return {
      id,
      goods: { id: goodsOf(bought), title: line.productTitle },
      visit: visitOf(line),
      rate,
      pieces: bought.price.quantity,
      gross: amountToPay(bought.price),
      isCard: bought.kind === 'giftCard' && rate === undefined,
    };
  });
};

/** Returns the tax in each amount. Per rate it adds up to the tax on the order's papers, which is rounded once. */
const vatOfLines = (lines: readonly BookLine[], amounts: readonly Cents[]): readonly Cents[] => {
  const before = new Map<number, Cents>();
  return lines.map(({ rate }, at) => {
    if (rate === undefined) return zero;
    const from = before.get(rate) ?? zero;
    const to = add(from, amounts[at] ?? zero);
    before.set(rate, to);
    return subtract(vatWithin(to, rate), vatWithin(from, rate));
  });
};

/** Returns the entries of a change of what the buyer has paid for each line. */
const changeEntries = (
  lines: readonly BookLine[],
  before: readonly Cents[],
  after: readonly Cents[],
  { day, pieces }: { readonly day: LocalDate; readonly pieces: -1 | 0 | 1 },
): readonly DatedEntry[] => {
  const [vatBefore, vatAfter] = [vatOfLines(lines, before), vatOfLines(lines, after)];
  return lines.flatMap(({ goods, visit, rate, isCard, ...line }, at): readonly DatedEntry[] => {
    const gross = subtract(after[at] ?? zero, before[at] ?? zero);
    const vat = subtract(vatAfter[at] ?? zero, vatBefore[at] ?? zero);
    const count = line.pieces * pieces;
    if (gross === 0 && vat === 0 && count === 0) return [];
    const isSale = pieces === 1;
    const kind = isCard ? (isSale ? 'cardSold' : 'cardRefunded') : isSale ? 'sold' : 'refunded';
    return [{ day, kind, goods, visit, rate, pieces: count, gross, vat }];
  });
};

const otherMoney = (kind: 'otherPaid' | 'otherRefunded', day: LocalDate, gross: Cents): readonly DatedEntry[] =>
  gross === 0 ? [] : [{ day, kind, pieces: 0, gross, vat: zero }];

/** Returns the refunds of an attempt with their days. The refund of a closed session is decided before its money
 *  arrives. */
const datedRefunds = ({ captured, refunds }: SellerAttempt, zone: string) =>
  captured === undefined
    ? []
    : refunds.map(({ amount, at }) => ({ amount, day: dayIn(zone, instant(Math.max(at, captured.at))) }));

/** Returns the entries of the payment that sold an order. A refund is taken from what is left of each line, in
 *  proportion; what exceeds the order is other money. */
const saleEntries = (
  order: SellerOrder,
  attempt: SellerAttempt,
  lines: readonly BookLine[],
  zone: string,
): readonly DatedEntry[] => {
  if (attempt.captured === undefined) return [];
  const paidOn = dayIn(zone, attempt.captured.at);
  let left = lines.map(({ gross }) => gross);
  const none = lines.map(() => zero);
  const entries = [
    ...changeEntries(lines, none, left, { day: paidOn, pieces: 1 }),
    ...otherMoney('otherPaid', paidOn, subtract(attempt.captured.amount, order.total)),
  ];
  for (const { amount, day } of datedRefunds(attempt, zone)) {
    if (amount === 0) continue;
    const share = min(amount, sum(left));
    const shares = sharesOf(share, left);
    const next = left.map((gross, at) => subtract(gross, shares[at] ?? zero));
    const pieces = share > 0 && sum(next) === 0 ? -1 : 0;
    entries.push(...changeEntries(lines, left, next, { day, pieces }));
    entries.push(...otherMoney('otherRefunded', day, subtract(share, amount)));
    left = next;
  }
  return entries;
};

/** Returns the entries of money that sold nothing. */
const otherEntries = (attempt: SellerAttempt, zone: string): readonly DatedEntry[] =>
  attempt.captured === undefined
    ? []
    : [
        ...otherMoney('otherPaid', dayIn(zone, attempt.captured.at), attempt.captured.amount),
        ...datedRefunds(attempt, zone).flatMap(({ amount, day }) =>
          otherMoney('otherRefunded', day, subtract(zero, amount)),
        ),
      ];

/** Returns the uses of a line's gift cards: the amounts redeemed from value cards, and the price of each card that was
 *  used for what it names. */
const useEntries = (line: BookLine, tickets: readonly SellerTicket[], zone: string): readonly DatedEntry[] => {
  const worth = sharesOf(
    line.gross,
    tickets.map(() => cents(1)),
  );
  const entry = { kind: 'redeemed', goods: line.goods, visit: undefined, rate: undefined, vat: zero } as const;
  return tickets.flatMap((ticket, at): readonly DatedEntry[] =>
    ticket.kind === 'valueCard'
      ? ticket.redemptions.map((one) => ({ ...entry, day: dayIn(zone, one.at), pieces: 0, gross: one.amount }))
      : ticket.newestVisits.slice(0, 1).map(({ on }) => ({ ...entry, day: on, pieces: 1, gross: worth[at] ?? zero })),
  );
};

/** Returns the entries of an order in the books. Their gross amounts, without redemptions, add up to the captured money
 *  less all refunds, due or done. A free order, and one of a provider in test mode, has none. */
export const bookOrder = (order: SellerOrder, terms: BookTerms): readonly DatedEntry[] => {
  if (order.isTest === true) return [];
  const { zone } = terms;
  const lines = bookLines(order, terms);
  const ofPayments = attemptsOf(order).flatMap((attempt) =>
    attempt.attemptId === order.paidAttempt ? saleEntries(order, attempt, lines, zone) : otherEntries(attempt, zone),
  );
  const ofCards = lines
    .filter(({ isCard }) => isCard)
    .flatMap((line) =>
      useEntries(
        line,
        order.tickets.filter(({ cartItemId }) => cartItemId === line.id),
        zone,
      ),
    );
  return [...ofPayments, ...ofCards];
};
