import { type CartCase, withLineFact, withoutLine } from '../cart-case.ts';
import { knownPrice, knownUpsell, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { revise } from './open-cart.ts';
import type { SellerCart, SellerLine } from './seller-cart.ts';

const isKnown = (catalog: SellerCatalog, line: SellerLine): boolean =>
  line.kind === 'upsell' ? knownUpsell(catalog, line.upsellId) !== undefined : knownPrice(catalog, line) !== undefined;

/** Returns the lines of an open cart whose goods left the catalog so long ago that the catalog has no price for
 *  them. */
export const unknownLines = (catalog: SellerCatalog, { state, lines }: SellerCart): readonly SellerLine[] =>
  state === 'open' ? lines.filter((line) => !isKnown(catalog, line)) : [];

/** Returns the case without the lines of `unknownLines`, their places released. */
export const withKnownLines = <Of extends CartCase>(of: Of, at: DecisionTime): Of => {
  const unknown = unknownLines(of.catalog, of.cart);
  if (unknown.length === 0) return of;
  const known = unknown.reduce(
    (rest, line) => withLineFact(withoutLine(rest, line, at), 'lineLost', line, line.quantity, { why: 'offSale' }),
    of,
  );
  return revise(known, at.now);
};
