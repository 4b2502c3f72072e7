import { type CartLine, type LinePeriod, periodOfLine, ticketsOf } from '@shop/core/cart/cart-line';
import { goesWith, type Upsell } from '@shop/core/cart/upsell';

/** A line that is gone from the cart but may come back; `at` is where it stood. */
export type RemovedLine = { readonly item: CartLine; readonly at: number };

export type ShownLine = { readonly item: CartLine; readonly isRemoved: boolean };

/** Lines of one product for one day or season with what goes with them, which a visitor thinks of as one visit. */
export type Visit = {
  readonly key: string;
  /** What it is a visit of: a line of its product, where it has one. */
  readonly item: CartLine;
  readonly lines: readonly ShownLine[];
  /** The time for which its places were held is over. */
  readonly isExpired: boolean;
  /** None of its tickets can be had any more, of a day or of a season. */
  readonly over: LinePeriod['type'] | undefined;
};

/** The cart's lines with the removed ones where they stood; the last removed is put back first. */
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

/** The first line that an upsell goes with, of its day when it has one; else the line itself, as of everything else. */
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

/** Visits in the order in which their first line stands in the cart; upsells, of which the cart offers each beside
 *  what it goes with, stand in the visit of that. */
export const visitsOf = (lines: readonly ShownLine[], offered: readonly Upsell[]): readonly Visit[] =>
  [...Map.groupBy(lines, ({ item }) => keyOf(parentOf(item, lines, offered)))].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const all = [first, ...others];
    const { item } = all.find((line) => line.item.kind !== 'upsell') ?? first;
    return [{ key, item, lines: all, ...endsOf(all) }];
  });
