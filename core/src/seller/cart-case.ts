import type { Fact, FactName } from '../checkout/fact.ts';
import { inPlaceOf, type SellerCart, type SellerLine } from './cart/seller-cart.ts';
import type { SellerCatalog } from './catalog/seller-catalog.ts';
import type { DecisionTime } from './decision.ts';
import { type Facts, withFact } from './facts.ts';
import type { Codes } from './places/code-ledger.ts';
import { moveHold, type Places } from './places/ledger.ts';

/** The input and output of a decision about a cart: the cart, the places of its periods, its promo codes, the catalog,
 *  and the facts found so far. */
export type CartCase = Facts & {
  readonly cart: SellerCart;
  readonly places: Places;
  readonly codes: Codes;
  readonly catalog: SellerCatalog;
};

/** Returns the case with a fact about a line added. Units of `quantity`: pieces. */
export const withLineFact = <Of extends Facts>(
  of: Of,
  what: FactName,
  line: SellerLine,
  quantity: number,
  details: Pick<Fact, 'word' | 'why'> = {},
): Of => {
  const goods = line.kind === 'upsell' ? line.upsellId : line.priceListId;
  return withFact(of, { what, line: line.cartItemId, goods, quantity, ...details });
};

/** Returns the lines of a cart, sorted by position. */
export const linesOf = ({ lines }: SellerCart): readonly SellerLine[] =>
  lines.toSorted((a, b) => a.position - b.position);

/** Returns the case with other members of its cart. Lines and promo code have functions of their own, which also move
 *  their ledgers. */
export const changeCart = <Of extends CartCase>(
  of: Of,
  to: Partial<Omit<SellerCart, 'cartId' | 'lines' | 'promoCode' | 'revision'>>,
): Of => ({ ...of, cart: { ...of.cart, ...to } });

const ticketIn = ({ lines }: SellerCart, id: SellerLine['cartItemId']) => {
  const line = lines.find(({ cartItemId }) => cartItemId === id);
  return line?.kind === 'ticket' ? line : undefined;
};

const inCart = (cart: SellerCart, line: SellerLine): SellerLine =>
  line.kind === 'ticket' ? { ...line, hold: inPlaceOf(ticketIn(cart, line.cartItemId)?.hold, line.hold) } : line;

/** Returns the case with lines added to the cart or replaced by id, and their places moved in the ledger. */
export const setLines = <Of extends CartCase>(
  of: Of,
  set: readonly SellerLine[],
  { now }: Pick<DecisionTime, 'now'>,
): Of => {
  if (set.length === 0) return of;
  const { cart } = of;
  const byId = new Map(
    [...cart.lines, ...set.map((line) => inCart(cart, line))].map((line) => [line.cartItemId, line]),
  );
  const places = set.reduce(
    (moved, line) =>
      line.kind === 'ticket' ? moveHold(moved, cart.cartId, ticketIn(cart, line.cartItemId), line, now) : moved,
    of.places,
  );
  return { ...of, places, cart: { ...cart, lines: [...byId.values()] } };
};

/** Returns the case without a line, its places released. */
export const withoutLine = <Of extends CartCase>(
  of: Of,
  { cartItemId }: Pick<SellerLine, 'cartItemId'>,
  { now }: Pick<DecisionTime, 'now'>,
): Of => {
  const { cart } = of;
  const lines = cart.lines.filter((line) => line.cartItemId !== cartItemId);
  const places = moveHold(of.places, cart.cartId, ticketIn(cart, cartItemId), undefined, now);
  return { ...of, places, cart: { ...cart, lines } };
};
