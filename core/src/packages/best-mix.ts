import type { PriceListId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { cartTotal } from '../pricing/cart-total.ts';
import { type LinePriceInput, linePrice } from '../pricing/line-price.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import type { PersonCounts } from './package-match.ts';

/** A price list for a mix: the price of a piece, and the persons that it admits. */
export type MixList = Pick<LinePriceInput, 'price' | 'priceWithDiscount'> & {
  readonly priceListId: PriceListId;
  readonly heads: PersonCounts;
};

/** A number of pieces of a price list, with their price. */
export type MixLine<List extends MixList = MixList> = { readonly list: List; readonly price: LinePrice };

/** Lines that together admit exactly the requested persons. The largest package comes first. */
export type Mix<List extends MixList = MixList> = { readonly lines: readonly MixLine<List>[]; readonly total: Cents };

/** Order of mixes: cost, then number of package pieces, then number of lines. */
type Rank = readonly [amount: number, packages: number, lines: number];

type RankedLines<List extends MixList> = { readonly rank: Rank; readonly lines: readonly MixLine<List>[] };

const isBefore = (one: Rank, other: Rank): boolean => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const personsOf = ({ adults, children }: PersonCounts): number => adults + children;

const largestFirst = (a: MixList, b: MixList): number =>
  personsOf(b.heads) - personsOf(a.heads) ||
  b.heads.adults - a.heads.adults ||
  (a.priceListId < b.priceListId ? -1 : 1);

const withLine = <List extends MixList>(rest: RankedLines<List>, line: MixLine<List>): RankedLines<List> => {
  const { quantity, amount } = line.price;
  const [cost, packages, lines] = rest.rank;
  const isPackage = personsOf(line.list.heads) > 1;
  return { rank: [cost + amount, packages + (isPackage ? quantity : 0), lines + 1], lines: [line, ...rest.lines] };
};

/** Returns the maximum number of pieces of a list for the remaining persons. */
const mostPieces = ({ heads }: MixList, { adults, children }: PersonCounts): number =>
  Math.min(
    heads.adults === 0 ? Number.POSITIVE_INFINITY : Math.floor(adults / heads.adults),
    heads.children === 0 ? Number.POSITIVE_INFINITY : Math.floor(children / heads.children),
  );

/** Maximum number of persons for whom a mix is computed, about a coach full. More take too long for a page; the maximum
 *  of a cart is the seller's. */
export const maxMixedPersons = 60;

/** Returns the cheapest mix of pieces that admits exactly these adults and children; `undefined` when there is none, or
 *  for too many persons. Lines are priced by their own quantity. Among equal prices it prefers fewer packages, which
 *  are changed line by line, then fewer lines, then the order of ids, so that equal prices give equal mixes. */
export const bestMix = <List extends MixList>(
  lists: readonly List[],
  counts: PersonCounts,
  rules: SelectionRules,
): Mix<List> | undefined => {
  if (personsOf(counts) > maxMixedPersons) return undefined;
  const inTurn = lists.filter(({ heads }) => personsOf(heads) > 0).toSorted(largestFirst);
  const cache = new Map<string, RankedLines<List> | undefined>();

  const cheapest = (at: number, remaining: PersonCounts): RankedLines<List> | undefined => {
    const list = inTurn[at];
    if (list === undefined) return personsOf(remaining) === 0 ? { rank: [0, 0, 0], lines: [] } : undefined;
    const key = `${at} ${remaining.adults} ${remaining.children}`;
    if (cache.has(key)) return cache.get(key);
    const result = cheapestWith(list, at, remaining);
    cache.set(key, result);
    return result;
  };

  const cheapestWith = (list: List, at: number, remaining: PersonCounts): RankedLines<List> | undefined => {
    let best: RankedLines<List> | undefined;
    for (let quantity = mostPieces(list, remaining); quantity >= 0; quantity -= 1) {
      const rest = cheapest(at + 1, {
        adults: remaining.adults - quantity * list.heads.adults,
        children: remaining.children - quantity * list.heads.children,
      });
      const result =
        quantity === 0 ? rest : rest && withLine(rest, { list, price: linePrice({ ...rules, ...list, quantity }) });
      if (result !== undefined && (best === undefined || isBefore(result.rank, best.rank))) best = result;
    }
    return best;
  };

  const result = cheapest(0, counts);
  return result && { lines: result.lines, total: cartTotal(result.lines.map(({ price }) => price)).total };
};
