import { type CartLine, type LinePeriod, periodOfLine, ticketsOf } from '@shop/core/cart/cart-line';
import { goesWith, type Upsell } from '@shop/core/cart/upsell';

/** A line that was removed from the cart and can be put back; `at` is its former index. */
export type RemovedLine = { readonly item: CartLine; readonly at: number };

export type ShownLine = { readonly item: CartLine; readonly isRemoved: boolean };

/** The lines of one product for one day or season, with their upsells; a visitor regards them as one visit. */
export type Visit = {
  readonly key: string;
  /** The line that names the visit: a line of its product, or an upsell if there is none. */
  readonly item: CartLine;
  readonly lines: readonly ShownLine[];
  /** Whether the hold of one of its tickets has expired. */
  readonly isExpired: boolean;
  /** Set when none of its tickets is on sale any more: whether a day or a season is over. */
  readonly over: LinePeriod['type'] | undefined;
};

/** Returns the cart's lines with removed lines at their former index. The last removed line is put back first. */
export const withRemoved = (items: readonly CartLine[], removed: readonly RemovedLine[]): readonly ShownLine[] =>
  removed.reduceRight<readonly ShownLine[]>(
    (lines, { item, at }) => lines.toSpliced(at, 0, { item, isRemoved: true }),
    items.map((item) => ({ item, isRemoved: false })),
  );

const keyOf = (line: CartLine): string =>
  JSON.stringify([
    line.kind === 'upsell' ? line.productTitle : (line.productId ?? line.productTitle),
    periodOfLine(line),
  ]);

const remaining = (lines: readonly ShownLine[]): readonly CartLine[] =>
  lines.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);

const endsOf = (lines: readonly ShownLine[]): Pick<Visit, 'isExpired' | 'over'> => {
  const tickets = ticketsOf(remaining(lines));
  return {
    isExpired: tickets.some(({ hold }) => hold.type === 'expired'),
    over: tickets.every(({ hold }) => hold.type === 'over') ? tickets[0]?.period.type : undefined,
  };
};

/** Returns the line that an upsell belongs to: the first one that it goes with, on the upsell's day if it has one.
 *  Returns the line itself for other lines, and when there is none. */
const parentOf = (line: CartLine, lines: readonly ShownLine[], offered: readonly Upsell[]): CartLine => {
  if (line.kind !== 'upsell') return line;
  const upsell = offered.find(({ id }) => id === line.upsellId);
  if (upsell === undefined) return line;
  const { date } = line;
  const isParent = (one: CartLine): boolean =>
    goesWith(upsell, one) &&
    (date === undefined || (one.kind === 'ticket' && one.period.type === 'day' && one.period.date === date));
  return lines.find(({ item }) => isParent(item))?.item ?? line;
};

/** Groups lines into visits, in the order of their first line in the cart. An upsell is in the visit of the line that
 *  it belongs to. */
export const visitsOf = (lines: readonly ShownLine[], offered: readonly Upsell[]): readonly Visit[] =>
  [...Map.groupBy(lines, ({ item }) => keyOf(parentOf(item, lines, offered)))].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const all = [first, ...others];
    const { item } = all.find((line) => line.item.kind !== 'upsell') ?? first;
    return [{ key, item, lines: all, ...endsOf(all) }];
  });
