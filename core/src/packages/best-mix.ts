import type { PriceListId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { cartTotal } from '../pricing/cart-total.ts';
import { type LinePriceInput, linePrice } from '../pricing/line-price.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import type { PersonCounts } from './package-match.ts';

/** A price for a mix: what a piece costs and whom it admits. */
export type MixList = Pick<LinePriceInput, 'price' | 'priceWithDiscount'> & {
  readonly priceListId: PriceListId;
  readonly heads: PersonCounts;
};

/** So many pieces of a price list, with how their price came about. */
export type MixLine<List extends MixList = MixList> = { readonly list: List; readonly price: LinePrice };

/** Lines that admit exactly those who come; the largest package stands first. */
export type Mix<List extends MixList = MixList> = { readonly lines: readonly MixLine<List>[]; readonly total: Cents };

/** Order of mixes: cost, then number of package pieces, then number of lines. */
type Rank = readonly [amount: number, packages: number, lines: number];

type Found<List extends MixList> = { readonly rank: Rank; readonly lines: readonly MixLine<List>[] };

const isBefore = (one: Rank, other: Rank): boolean => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const personsOf = ({ adults, children }: PersonCounts): number => adults + children;

const largestFirst = (a: MixList, b: MixList): number =>
  personsOf(b.heads) - personsOf(a.heads) ||
  b.heads.adults - a.heads.adults ||
  (a.priceListId < b.priceListId ? -1 : 1);

const withLine = <List extends MixList>(rest: Found<List>, line: MixLine<List>): Found<List> => {
  const { quantity, amount } = line.price;
  const [cost, packages, lines] = rest.rank;
  const isPackage = personsOf(line.list.heads) > 1;
  return { rank: [cost + amount, packages + (isPackage ? quantity : 0), lines + 1], lines: [line, ...rest.lines] };
};

/** How many pieces of a list fit into those who are left. */
const mostPieces = ({ heads }: MixList, { adults, children }: PersonCounts): number =>
  Math.min(
    heads.adults === 0 ? Number.POSITIVE_INFINITY : Math.floor(adults / heads.adults),
    heads.children === 0 ? Number.POSITIVE_INFINITY : Math.floor(children / heads.children),
  );

/** Most persons that a mix is looked for: a coach full. More take too long for a page; how many a cart holds is its
 *  seller's matter. */
export const mostMixedPersons = 60;

/** The cheapest pieces that admit exactly so many adults and children; none if there are none, or for too many persons.
 *  Lines are priced by their own quantity. Equal prices prefer fewer packages, which are changed line by line, then
 *  fewer lines, then the order of ids, so equal prices give equal mixes. */
export const bestMix = <List extends MixList>(
  lists: readonly List[],
  counts: PersonCounts,
  rules: SelectionRules,
): Mix<List> | undefined => {
  if (personsOf(counts) > mostMixedPersons) return undefined;
  const inTurn = lists.filter(({ heads }) => personsOf(heads) > 0).toSorted(largestFirst);
  const known = new Map<string, Found<List> | undefined>();

  const cheapest = (at: number, left: PersonCounts): Found<List> | undefined => {
    const list = inTurn[at];
    if (list === undefined) return personsOf(left) === 0 ? { rank: [0, 0, 0], lines: [] } : undefined;
    const key = `${at} ${left.adults} ${left.children}`;
    if (known.has(key)) return known.get(key);
    const found = cheapestWith(list, at, left);
    known.set(key, found);
    return found;
  };

  const cheapestWith = (list: List, at: number, left: PersonCounts): Found<List> | undefined => {
    let best: Found<List> | undefined;
    for (let quantity = mostPieces(list, left); quantity >= 0; quantity -= 1) {
      const rest = cheapest(at + 1, {
        adults: left.adults - quantity * list.heads.adults,
        children: left.children - quantity * list.heads.children,
      });
      const found =
        quantity === 0 ? rest : rest && withLine(rest, { list, price: linePrice({ ...rules, ...list, quantity }) });
      if (found !== undefined && (best === undefined || isBefore(found.rank, best.rank))) best = found;
    }
    return best;
  };

  const found = cheapest(0, counts);
  return found && { lines: found.lines, total: cartTotal(found.lines.map(({ price }) => price)).total };
};
