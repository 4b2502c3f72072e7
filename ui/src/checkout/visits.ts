import { type CartLine, type LinePeriod, periodOfLine, ticketsOf } from '@shop/core/cart/cart-line';

/** A line that is gone from the cart but may come back; `at` is where it stood. */
export type RemovedLine = { readonly item: CartLine; readonly at: number };

export type ShownLine = { readonly item: CartLine; readonly isRemoved: boolean };

/** Lines of one product for one day or season, which a visitor thinks of as one visit. */
export type Visit = {
  readonly key: string;
  readonly item: CartLine;
  readonly lines: readonly ShownLine[];
  /** The time for which its places were held is over. */
  readonly isExpired: boolean;
  /** A past day or season: it cannot be had any more. */
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

const kept = (lines: readonly ShownLine[]): readonly CartLine[] =>
  lines.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);

const endsOf = (lines: readonly ShownLine[]): Pick<Visit, 'isExpired' | 'over'> => {
  const tickets = ticketsOf(kept(lines));
  return {
    isExpired: tickets.some(({ hold }) => hold.type === 'expired'),
    over: tickets.find(({ hold }) => hold.type === 'over')?.period.type,
  };
};

/** Visits in the order in which their first line stands in the cart. */
export const visitsOf = (lines: readonly ShownLine[]): readonly Visit[] =>
  [...Map.groupBy(lines, ({ item }) => keyOf(item))].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [{ key, item: first.item, lines: [first, ...others], ...endsOf([first, ...others]) }],
  );
